// Puzzles, as the screen reads them: shelves of them, and the way from one to the next.
import type { PuzzleMark, PuzzleShelf } from '../net/wire'

export const GRADES = ['easy', 'medium', 'hard'] as const
export type Grade = PuzzleMark['grade']
/** Of the best answer. */
export const FULL = 2

/** A puzzle by its place on its shelf. */
export const address = (game: string, number: number) => `/puzzles/${encodeURIComponent(game)}/${number}`

/** The next one that was not answered yet, after this one and then from the beginning; 0 if there is none. */
export function nextOf({ puzzles }: PuzzleShelf, number: number): number {
  const count = puzzles.length
  for (let step = 1; step < count; step++) {
    const place = (number - 1 + step) % count
    if (puzzles[place].points === null) return place + 1
  }
  return 0
}

/** How many of each grade there are, and how many of them were solved. */
export function byGrade({ puzzles }: PuzzleShelf): { grade: Grade; count: number; solved: number }[] {
  return GRADES.map((grade) => {
    const some = puzzles.filter((one) => one.grade === grade)
    return { grade, count: some.length, solved: some.filter((one) => one.points === FULL).length }
  }).filter((one) => one.count)
}

/** The sign of an answer: a number, since letters are names of buildings. */
export const signOf = (place: number): string => (place < 0 ? '' : String(place + 1))
