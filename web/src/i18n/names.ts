// Every table has a name of its own, drawn from its id: the same for everybody, in either language.

import { titleOf } from '../app/catalogue.svelte'
import { t } from './i18n.svelte'

function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h ^= h >>> 15
  h = Math.imul(h, 2246822507)
  return (h ^ (h >>> 13)) >>> 0
}

export function pick(id: string, first: string, second: string): string {
  const ones = first.split(' ')
  const twos = second.split(' ')
  const h = hash(id)
  return `${ones[h % ones.length]} ${twos[Math.floor(h / 4096) % twos.length]}`.replaceAll('_', ' ')
}

export const tableName = (id: string): string => pick(id, t('table-first'), t('table-second'))

/** The five games of the house; those the server does not know yet are in preparation. */
export const HOUSE = [
  { id: 'catan', seats: [3, 4], minutes: 60, weight: 2, rebuilt: '' },
  { id: 'burgundy', seats: [2, 4], minutes: 75, weight: 3, rebuilt: '' },
  { id: 'nusfjord', seats: [1, 5], minutes: 60, weight: 3, rebuilt: 'cards' },
  { id: 'gwt', seats: [2, 4], minutes: 120, weight: 4, rebuilt: '' },
  { id: 'gwtnz', seats: [2, 4], minutes: 120, weight: 5, rebuilt: 'map' },
] as const

export const isOfHouse = (id: string): boolean => HOUSE.some((g) => g.id === id)

export const gameName = (id: string): string => (isOfHouse(id) ? t(`game-${id}`) : titleOf(id))

export const COLOURS = ['red', 'blue', 'white', 'orange', 'purple']
/** Colours that only some games have. */
const OTHERS = ['yellow', 'green']

export function colourOf(seat: { seat: number; colour: string }): string {
  return COLOURS.includes(seat.colour) || OTHERS.includes(seat.colour)
    ? seat.colour
    : COLOURS[seat.seat % COLOURS.length]
}

/** A number with the sign of print. */
export const minus = (points: number): string => String(points).replace('-', '−')
