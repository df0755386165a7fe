// The drawing of a game, fetched when somebody sits down at it.

import type { Component } from 'svelte'
import type { TableProps } from '../net/wire'

const TABLES = import.meta.glob<{ default: Component<TableProps> }>('../games/*/Table.svelte')

const place = (game: string) => `../games/${game}/Table.svelte`

/** Whose drawing a game has: its own, or the plain one that any game can be played on. */
export const drawnAs = (game: string): string => (place(game) in TABLES ? game : 'plain')

export async function loadTable(game: string): Promise<Component<TableProps>> {
  return (await TABLES[place(drawnAs(game))]()).default
}
