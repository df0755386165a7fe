// Real scenes of Great Western Trail on a page.
import Table from '../src/games/gwt/Table.svelte'
import { kitOf } from './table-kit.svelte'

export { here, place, press } from './table-kit.svelte'
export const { asking, clean, english, fixtures, lead, read, say, settle, show, speeches, walk } = kitOf(
  'gwt',
  Table,
  'GWT-4.2',
)
