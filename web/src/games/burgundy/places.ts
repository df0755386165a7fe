// What can be pointed at: the cells of an estate, and the depots with what lies in them.

import type { Place } from '../../board-kit/geometry'
import type { TableProps } from '../../net/wire'
import { between, BLACK, blackSlots, CELLS, DEPOT, middleOf, slotsOf } from './board'
import { tileName, type Light, type View } from './model'

type Lights = Map<string, Light>
type Say = TableProps['t']

/** All cells of an estate; what is lit is called by what it does. */
export const cellPlaces = (lit: Lights, nameOf: (cell: number) => string): Place[] =>
  CELLS.map((at, cell) => {
    const light = lit.get(`cell:${cell}`)
    return {
      id: `cell:${cell}`,
      kind: 'cell',
      x: at.x,
      y: at.y,
      reach: 84,
      open: true,
      lit: !!light,
      label: light?.options.length === 1 ? light.options[0].text : nameOf(cell),
    }
  })

/** Where ships may go whole depots, and pairs of them; else every slot. */
export function ringPlaces(view: View, lit: Lights, t: Say): Place[] {
  const ships = [...lit.keys()].some((place) => place.startsWith('depot:') || place.startsWith('pair:'))
  return [...(ships ? depotPlaces(view, lit, t) : slotPlaces(view, lit, t)), ...pairPlaces(lit)]
}

const depotPlaces = (view: View, lit: Lights, t: Say): Place[] =>
  view.depots.map((_, i) => {
    const id = `depot:${i + 1}`
    const label = lit.get(id)?.options[0].text ?? t('bu-depot', { number: i + 1 })
    return { id, kind: 'depot', ...middleOf(i), reach: 70, open: true, lit: lit.has(id), label }
  })

function slotPlaces(view: View, lit: Lights, t: Say): Place[] {
  const slot = (id: string, tile: string | null, at: { x: number; y: number }, reach: number, kind: string): Place => {
    const light = lit.get(`slot:${id}`)
    const where = id.startsWith('black') ? t('bu-black') : t('bu-depot', { number: id[0] })
    const what = tile ? tileName(tile, t) : t('bu-slot-empty', { kind: kind ? t(`bu-kind-${kind}`) : '' })
    const label = light ? light.options[0].text : `${what}; ${where}`
    return { id: `slot:${id}`, kind: 'slot', x: at.x, y: at.y, reach, open: !!tile, lit: !!light, label }
  }
  return [
    ...view.depots.flatMap((depot, i) =>
      slotsOf(i, depot.slots.length).map((at, k) =>
        slot(`${i + 1}${'abcd'[k]}`, depot.slots[k].tile, at, DEPOT.r - 2, depot.slots[k].kind),
      ),
    ),
    ...blackSlots(view.black.length).map((at, k) => slot(`black${k + 1}`, view.black[k], at, BLACK.r - 2, '')),
  ]
}

const pairPlaces = (lit: Lights): Place[] =>
  [...lit]
    .filter(([place]) => place.startsWith('pair:'))
    .map(([id, light]) => ({
      id,
      kind: 'pair',
      ...between(id.slice(5)),
      reach: 24,
      open: true,
      lit: true,
      label: light.options[0].text,
    }))
