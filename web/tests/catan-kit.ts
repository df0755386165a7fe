// Real scenes of Catan on a page.
import Table from '../src/games/catan/Table.svelte'
import { kitOf } from './table-kit.svelte'

export { here, place, press } from './table-kit.svelte'
export const { asking, clean, english, fixtures, read, say, settle, show, speeches } = kitOf('catan', Table, 'CAT-8.7')
