// Real scenes of Nusfjord on a page.
import Table from '../src/games/nusfjord/Table.svelte'
import { kitOf } from './table-kit.svelte'

export { here, place, press } from './table-kit.svelte'
export const { asking, clean, english, fixtures, read, say, settle, show, speeches, walk } = kitOf(
  'nusfjord',
  Table,
  'NUS-5.2',
)
