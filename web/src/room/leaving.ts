// How a game may be left: who still plays it, and what is open to us.

import type { RoomInfo, SeatInfo } from '../net/wire'

/** What the house says in the talk for whoever does it, and what is not seen at the table otherwise. */
export const DEEDS = [
  'conceded',
  'stop-agreed',
  'stop-declined',
  'stop-withdrawn',
  'back-agreed',
  'back-declined',
  'back-withdrawn',
  'back-done',
  'hints-on',
  'hints-off',
]

const plays = (seat: SeatInfo): boolean => seat.kind === 'human' && !seat.left && !seat.conceded

/** Is it still our game? */
export const isIn = (info: RoomInfo): boolean =>
  info.status === 'active' && info.seats.some((seat) => info.you.includes(seat.seat) && plays(seat))

const rivals = (info: RoomInfo): SeatInfo[] =>
  info.seats.filter((seat) => !info.you.includes(seat.seat) && !seat.conceded)

export const canConcede = (info: RoomInfo): boolean => isIn(info) && rivals(info).length > 0

/** Would the game end if we conceded? */
export const endsWith = (info: RoomInfo): boolean => rivals(info).length === 1 || !rivals(info).some(plays)

export const canPropose = (info: RoomInfo): boolean => isIn(info) && !info.stop && rivals(info).some(plays)

/** The own seats that conceded. */
export const conceded = (info: RoomInfo): SeatInfo[] =>
  info.seats.filter((seat) => seat.conceded && info.you.includes(seat.seat))
