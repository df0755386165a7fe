// Every table has a name of its own, drawn from its id: the same for everybody, in either language.

import { titleOf } from '../app/catalogue.svelte'
import type { RoomInfo } from '../net/wire'
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

/** As the house calls guests who give no name, in the language of those who made them (accounts.ftl of the server). */
const GUEST = /^(?:Guest|Гость) (\d{4})$/

/** A name as it is read here: guests whom the house named are guests in every language. What is stored stays. */
export function called(name: string): string {
  const guest = GUEST.exec(name)
  return guest ? `${t('guest')} ${guest[1]}` : name
}

/** A room with everybody called so. */
export const calledAll = (info: RoomInfo): RoomInfo => ({
  ...info,
  seats: info.seats.map((seat) => ({ ...seat, name: called(seat.name) })),
})

/** The five games of the house; those the server does not know yet are in preparation. */
export const HOUSE = [
  { id: 'catan', seats: [3, 4], minutes: 60, weight: 2, rebuilt: '', first: '', full: 'full' },
  { id: 'burgundy', seats: [2, 4], minutes: 75, weight: 3, rebuilt: '', first: '', full: 'experienced' },
  { id: 'nusfjord', seats: [1, 5], minutes: 60, weight: 3, rebuilt: 'cards', first: '', full: '' },
  { id: 'gwt', seats: [2, 4], minutes: 120, weight: 4, rebuilt: '', first: 'beginner', full: '' },
  { id: 'gwtnz', seats: [2, 4], minutes: 120, weight: 5, rebuilt: 'map', first: 'beginner', full: '' },
] as const

/** The set of options for somebody who has finished a game of the kind, or not yet. */
export function presetFor(id: string, seasoned: boolean): string {
  const game = HOUSE.find((one) => one.id === id)
  return game ? (seasoned ? game.full : game.first) : ''
}

/** How many play by a set of options that says so, or 0. */
export const seatsOf = (preset: string): number =>
  ({ solo: 1, hard_solo: 1, campaign: 1, double: 2, duel: 2 })[preset] ?? 0

export const isOfHouse = (id: string): boolean => HOUSE.some((g) => g.id === id)

export const gameName = (id: string): string => (isOfHouse(id) ? t(`game-${id}`) : titleOf(id))

const COLOURS = ['red', 'blue', 'white', 'orange', 'purple']
/** Colours that only some games have. */
const OTHERS = ['yellow', 'green']

export function colourOf(seat: { seat: number; colour: string }): string {
  return COLOURS.includes(seat.colour) || OTHERS.includes(seat.colour)
    ? seat.colour
    : COLOURS[seat.seat % COLOURS.length]
}

/** A number with the sign of print. */
export const minus = (points: number): string => String(points).replace('-', '−')
