// Puzzles, as the screen reads them: shelves of them, one at its table, and what an answer is worth.
import type { Reason } from '../coach/advice'
import { roomInfo, sceneTold, type Raw, type RoomInfo, type SceneTold } from '../net/wire'

export const GRADES = ['easy', 'medium', 'hard'] as const
export type Grade = (typeof GRADES)[number]
/** Of the best answer. */
export const FULL = 2

export interface Mark {
  grade: Grade
  /** What one's first answer brought; nothing before it. */
  points: number | null
}
export interface Shelf {
  game: string
  puzzles: Mark[]
  count: number
  solved: number
}
export interface Day extends Mark {
  game: string
  number: number
  date: string
}
export interface Shelves {
  shelves: Shelf[]
  day: Day | null
}
export interface Puzzle extends Mark {
  game: string
  number: number
  of: number
  info: RoomInfo
  scene: SceneTold
  /** The actions that are offered as answers. */
  answers: number[]
  /** Is it the puzzle of the day? */
  day: boolean
}
export interface Answer {
  action: number
  /** Expected lead at the end. */
  value: number
  error: number
  behind: number
  /** What makes the best better. */
  reasons: Reason[]
}
export interface Verdict {
  action: number
  points: number
  /** The best first. */
  answers: Answer[]
  behind: number
  /** It was one's first answer, which counts. */
  first: boolean
  worlds: number
}

export function shelves(raw: Raw): Shelves {
  return {
    shelves: (raw.shelves ?? []).map((one: Raw): Shelf => ({
      solved: 0,
      ...one,
      puzzles: (one.puzzles ?? []).map((mark: Raw): Mark => ({ points: null, ...mark })),
    })),
    day: raw.day ? { points: null, ...raw.day } : null,
  }
}

export function puzzle(raw: Raw): Puzzle {
  return { day: false, points: null, answers: [], ...raw, info: roomInfo(raw.info), scene: sceneTold(raw.scene) }
}

export function verdict(raw: Raw): Verdict {
  return {
    behind: 0,
    first: false,
    worlds: 0,
    ...raw,
    answers: (raw.answers ?? []).map((one: Raw): Answer => ({ error: 0, behind: 0, reasons: [], ...one })),
  }
}

/** A puzzle by its place on its shelf. */
export const address = (game: string, number: number) => `/puzzles/${encodeURIComponent(game)}/${number}`

/** The next one that was not answered yet, after this one and then from the beginning; 0 if there is none. */
export function nextOf({ puzzles }: Shelf, number: number): number {
  const count = puzzles.length
  for (let step = 1; step < count; step++) {
    const place = (number - 1 + step) % count
    if (puzzles[place].points === null) return place + 1
  }
  return 0
}

/** How many of each grade there are, and how many of them were solved. */
export function byGrade({ puzzles }: Shelf): { grade: Grade; count: number; solved: number }[] {
  return GRADES.map((grade) => {
    const some = puzzles.filter((one) => one.grade === grade)
    return { grade, count: some.length, solved: some.filter((one) => one.points === FULL).length }
  }).filter((one) => one.count)
}

/** The signs of the answers: letters of the reader's alphabet. */
export const letter = (place: number, lang: string): string => (lang === 'ru' ? 'АБВГДЕ' : 'ABCDEF')[place] ?? ''
