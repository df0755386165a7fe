// The drawing of a game, fetched when somebody sits down at it.

import type { Component } from 'svelte'
import type { TableProps } from './wire'

const TABLES = import.meta.glob<{ default: Component<TableProps> }>('../games/*/Table.svelte')

export async function loadTable(game: string): Promise<Component<TableProps>> {
  const load = TABLES[`../games/${game}/Table.svelte`]
  if (!load) throw new Error(`no table for ${game}`)
  return (await load()).default
}
