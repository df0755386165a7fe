// A game looked through by the coach, as its page reads it.
import type { Course, Lang, ReviewLuck, ReviewPoint } from '../net/wire'
import { plain } from './advice'
import type { Say } from './words'

/** The last point of the graph that is not after a step. */
export function pointAt(points: ReviewPoint[], step: number): number {
  let found = 0
  points.forEach((point, i) => {
    if (point.step <= step) found = i
  })
  return found
}

/** Where each round begins on the graph. */
export function roundsIn(points: ReviewPoint[]): { at: number; round: number }[] {
  const found: { at: number; round: number }[] = []
  points.forEach(({ round }, at) => {
    if (round > 0 && round !== found[found.length - 1]?.round) found.push({ at, round })
  })
  return found
}

/** The act after which the table stood as it was before a word of another. */
export const before = (rev: number): number => Math.max(1, rev - 1)

export const roundOf = (points: ReviewPoint[], step: number): number => points[pointAt(points, step)]?.round ?? 0

export interface LuckRow {
  seat: number
  start: number
  kinds: number[]
  luck: number
  decisions: number
  rivals: number
  result: number
}
export interface LuckSheet {
  kinds: string[]
  rows: LuckRow[]
  /** Decimals that are shown: none where points are many. */
  digits: number
}

/** Start + luck + decisions + rivals = result, in the numbers that are shown; what rounding leaves is the decisions'. */
export function luckSheet(shares: ReviewLuck): LuckSheet {
  const digits = Math.max(...shares.result.map(Math.abs), 0) < 30 ? 1 : 0
  const round = (n: number) => Math.round(n * 10 ** digits) / 10 ** digits + 0
  const kinds = Object.keys(shares.kinds).filter((kind) => shares.kinds[kind].some((n) => round(n) !== 0))
  const rows = shares.result.map((total, seat): LuckRow => {
    const start = round(shares.start[seat])
    const parts = kinds.map((kind) => round(shares.kinds[kind][seat]))
    const luck = round(parts.reduce((sum, n) => sum + n, 0))
    const rivals = round(shares.rivals[seat])
    const result = round(total)
    return { seat, start, kinds: parts, luck, rivals, result, decisions: round(result - start - luck - rivals) }
  })
  return { kinds, rows, digits }
}

/** Two seats told apart: the one who looks, or the winner, and the best of the others. */
export function rivalsIn(rows: LuckRow[], own: number): [LuckRow, LuckRow] | null {
  const order = [...rows].sort((a, b) => b.result - a.result)
  const first = order.find((row) => row.seat === own) ?? order[0]
  const second = order.find((row) => row !== first)
  return first && second ? [first, second] : null
}

/** Was it luck or play? The one who looks, or the winner, beside the best of the others. */
export function sentence(
  sheet: LuckSheet,
  own: number,
  who: (seat: number) => string,
  lang: Lang,
  t: Say['t'],
): string {
  const pair = rivalsIn(sheet.rows, own)
  if (!pair) return ''
  const told = (what: 'luck' | 'decisions', word: string) => {
    const by = pair[0][what] - pair[1][what]
    const text = plain(Math.abs(by), lang, sheet.digits)
    const name = who((by > 0 ? pair[0] : pair[1]).seat)
    return /[1-9]/.test(text)
      ? t(`coach-more-${word}`, { name, points: text, n: sheet.digits ? 0.5 : Math.abs(by) })
      : t(`coach-even-${word}`)
  }
  return `${told('luck', 'luck')} ${told('decisions', 'play')}`
}

export interface Milestone {
  /** The point of the graph: where its round began. */
  at: number
  round: number
  seat: number
  text: string
}

/** What marked the way of the game, put where its round stands on the graph; those that came last are kept. */
export function milestones(points: ReviewPoint[], marks: Course['marks'], most: number): Milestone[] {
  const begins = roundsIn(points)
  return marks.slice(-most).flatMap(({ round: over, seat, text }) => {
    const begun = begins.filter(({ round }) => round <= over + 1).pop() // a mark counts the rounds that are over
    return begun ? [{ ...begun, seat, text }] : []
  })
}
