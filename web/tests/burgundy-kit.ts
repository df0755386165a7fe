// Real scenes of The Castles of Burgundy on a page.
import Table from '../src/games/burgundy/Table.svelte'
import { kitOf } from './table-kit.svelte'

export { here, place, press } from './table-kit.svelte'
export const { asking, clean, english, fixtures, read, say, settle, show, speeches } = kitOf(
  'burgundy',
  Table,
  'BUR-6.1',
  4,
)
