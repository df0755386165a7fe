// Real scenes of New Zealand on a page.
import Table from '../src/games/gwtnz/Table.svelte'
import { kitOf } from './table-kit.svelte'

export { here, place, press } from './table-kit.svelte'
export const { asking, clean, english, fixtures, lead, read, say, settle, show, speeches, walk } = kitOf(
  'gwtnz',
  Table,
  'NZ-4.2',
)
