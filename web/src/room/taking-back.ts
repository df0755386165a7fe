// Taking back by consent: what is open to us, and to whom a request is put.

import type { RoomInfo, Scene, SeatInfo } from '../net/wire'
import { isIn } from './leaving'

/** People who would be asked: all others whose game it still is. */
export const others = (info: RoomInfo): SeatInfo[] =>
  info.seats.filter((seat) => seat.kind === 'human' && !seat.left && !seat.conceded && !info.you.includes(seat.seat))

/** May we ask to take back what has come to light? */
export const canAsk = (info: RoomInfo, scene: Scene | null): boolean =>
  isIn(info) && !info.back && !!scene?.undo.ask && info.you.includes(scene.seat)

/** Is it for us to answer? */
export const isAsked = (info: RoomInfo): boolean => !!info.back?.asked.some((seat) => info.you.includes(seat))
