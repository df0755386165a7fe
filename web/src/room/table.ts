// The drawing of a game, fetched when somebody sits down at it.

import type { Component } from 'svelte'
import type { Retelling } from '../board-kit/recap'
import type { TableProps } from '../net/wire'

const TABLES = import.meta.glob<{ default: Component<TableProps> }>('../games/*/Table.svelte')

const RETELLINGS = import.meta.glob<{ default: Retelling }>('../games/*/retelling.ts')

const place = (game: string) => `../games/${game}/Table.svelte`

/** Whose drawing a game has: its own, or the plain one that any game can be played on. */
export const drawnAs = (game: string): string => (place(game) in TABLES ? game : 'plain')

export async function loadTable(game: string): Promise<Component<TableProps>> {
  return (await TABLES[place(drawnAs(game))]()).default
}

/** How what happened in a game is told again; a game without a drawing of its own has only its log. */
export async function loadRetelling(game: string): Promise<Retelling | null> {
  return (await RETELLINGS[`../games/${game}/retelling.ts`]?.())?.default ?? null
}
