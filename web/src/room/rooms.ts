// Lists of rooms: what comes first, and what is said of each.

import type { Clock, RoomInfo, SeatClock, SeatInfo } from '../net/wire'
import { clockText, t, until } from '../i18n/i18n.svelte'
import { called } from '../i18n/names'

export const isYours = (room: RoomInfo): boolean =>
  room.status === 'active' && room.turn_of.some((seat) => room.you.includes(seat))

/** Your turn first, then by deadline, then the newest. */
export function byTurn(a: RoomInfo, b: RoomInfo): number {
  const rank = (room: RoomInfo) => (isYours(room) ? 0 : room.status === 'active' ? 1 : room.status === 'open' ? 2 : 3)
  return rank(a) - rank(b) || (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || b.created - a.created || 0
}

export function others(room: RoomInfo): string {
  return room.seats
    .filter((seat) => seat.kind !== 'open' && !room.you.includes(seat.seat))
    .map((seat) => called(seat.name))
    .join(', ')
}

export function paceText(clock: Clock): string {
  if (clock.kind === 'live') return t('pace-live', { minutes: Math.round(clock.bank / 60), increment: clock.increment })
  if (clock.kind === 'days')
    return clock.hours >= 24
      ? t('pace-days', { days: Math.round(clock.hours / 24) })
      : t('pace-hours', { hours: clock.hours })
  return t('pace-none')
}

const SHORT = 20

/** The thinking time of a seat at a live table; `told` is when the server told it, both in ms. */
export function seatClock(info: RoomInfo, seat: SeatInfo, told: number, now: number): SeatClock | null {
  if (info.status !== 'active' || info.clock.kind !== 'live' || seat.clock_left === null) return null
  const runs = info.turn_of.includes(seat.seat)
  const left = seat.clock_left - (runs && told ? Math.max(0, now - told) / 1000 : 0)
  return { text: clockText(left), runs, short: runs && left < SHORT }
}

/** Two short lines: whose turn, and for how long. */
export function standing(room: RoomInfo): [string, string] {
  if (room.status === 'open') {
    const free = room.seats.filter((seat) => seat.kind === 'open').length
    return [t('standing-open'), free ? t('standing-free', { n: free }) : t('standing-ready')]
  }
  if (room.status === 'finished' || room.status === 'aborted') {
    const ranks: number[] = room.result?.ranks ?? []
    const best = Math.min(...ranks)
    const winners = room.seats.filter((seat) => ranks[seat.seat] === best)
    if (room.status === 'aborted' || !winners.length)
      return [t(room.status === 'aborted' ? 'standing-aborted' : 'standing-over'), '']
    const lost: number[] = room.result?.conceded ?? []
    if (room.you.some((seat) => lost.includes(seat)))
      return [
        t('standing-conceded'),
        t('standing-winner', { names: winners.map((seat) => called(seat.name)).join(', ') }),
      ]
    return [
      winners.some((seat) => room.you.includes(seat.seat)) ? t('standing-won') : t('standing-over'),
      t('standing-winner', { names: winners.map((seat) => called(seat.name)).join(', ') }),
    ]
  }
  const left = room.deadline ? until(room.deadline) : paceText(room.clock)
  if (isYours(room)) return [t('your-turn'), left]
  const asked = room.seats.filter((seat) => room.turn_of.includes(seat.seat)).map((seat) => called(seat.name))
  return [asked.length ? t('turn-of', { names: asked.join(', ') }) : t('standing-on'), left]
}
