import { describe, expect, it } from 'vitest'
import { parse } from '../src/app/router.svelte'
import { puzzleShelves, puzzleTold, puzzleVerdict, type PuzzleMark, type PuzzleShelf } from '../src/net/wire'
import { address, byGrade, nextOf, signOf } from '../src/puzzles/puzzles'

const mark = (points: number | null, grade: PuzzleMark['grade'] = 'easy'): PuzzleMark => ({ points, grade })
const shelf = (...puzzles: PuzzleMark[]): PuzzleShelf => ({
  game: 'catan',
  puzzles,
  count: puzzles.length,
  solved: 0,
  lessons: [],
})

describe('puzzles', () => {
  it('fill in what the server leaves out', () => {
    const found = puzzleShelves({ shelves: [{ game: 'catan', count: 1, puzzles: [{ grade: 'hard' }] }] })

    expect(found.day).toBeNull()
    expect(found.shelves[0]).toEqual({
      game: 'catan',
      count: 1,
      solved: 0,
      lessons: [],
      puzzles: [{ grade: 'hard', points: null }],
    })
    expect(puzzleVerdict({ action: 3, points: 2, answers: [{ action: 3, value: 1.5 }] }).answers[0]).toEqual({
      action: 3,
      value: 1.5,
      error: 0,
      behind: 0,
      reasons: [],
    })
  })

  it('are shown as a table that cannot be followed', () => {
    const told = puzzleTold({
      game: 'catan',
      number: 2,
      of: 9,
      grade: 'easy',
      info: { id: 'puzzle', game: 'catan', status: 'active', rev: 0, seats: [], clock: {}, you: [1] },
      scene: { room: 'puzzle', rev: 0, seat: 1, public: { view: {}, question: {} } },
    })

    expect(told.points).toBeNull()
    expect(told.day).toBe(false)
    expect(told.info.hints).toBe(false)
    expect(told.scene.own).toBeNull()
  })

  it('go on with the next that is not answered, round the shelf', () => {
    expect(nextOf(shelf(mark(null), mark(2), mark(null)), 1)).toBe(3)
    expect(nextOf(shelf(mark(null), mark(2), mark(0)), 2)).toBe(1)
    expect(nextOf(shelf(mark(2), mark(1)), 1)).toBe(0)
    expect(nextOf(shelf(mark(null)), 1)).toBe(0)
  })

  it('are counted by grade, and a grade without any is left out', () => {
    expect(byGrade(shelf(mark(2), mark(1), mark(2, 'hard')))).toEqual([
      { grade: 'easy', count: 2, solved: 1 },
      { grade: 'hard', count: 1, solved: 1 },
    ])
  })

  it('have addresses that lead back to them', () => {
    expect(parse(address('gwt', 12))).toEqual({ page: 'puzzle', game: 'gwt', number: 12 })
    expect(parse('/puzzles')).toEqual({ page: 'puzzles' })
    expect(parse('/puzzles/gwt/0').page).toBe('lost')
    expect(parse('/puzzles/gwt').page).toBe('lost')
  })

  it('call answers by numbers: letters are names of buildings', () => {
    expect([0, 1, 3].map(signOf)).toEqual(['1', '2', '4'])
    expect(signOf(-1)).toBe('')
  })
})
