// Campaigns of solo games, out of what finished games left behind.

import type { CareerRow } from '../net/wire'

/** One that is over: points of each game, and what they did to the rank. */
export interface Campaign {
  room: string
  at: number
  games: number[]
  rank: { before: number; after: number; total: number }
}

/** A double game of two leaves no rank and is no campaign. */
export const campaigns = (career: CareerRow[]): Campaign[] =>
  career
    .filter((one) => one.outcome.rank)
    .map(({ room, at, outcome }) => ({
      room,
      at,
      games: outcome.games.map((points: number[]) => points[0]),
      rank: outcome.rank,
    }))
