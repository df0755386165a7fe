// A course: what a step waits for, what is lit, who goes another way, and texts for all of it in both languages.
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { awaited, pupil, type Course } from '../src/board-kit/course.svelte'
import { Speech } from '../src/i18n/i18n.svelte'
import { practiceOf } from '../src/room/school'
import { option, scene as whole, type Lang, type Scene } from '../src/net/wire'

const here = import.meta.dirname
const GAMES = ['burgundy', 'catan', 'gwt', 'gwtnz', 'nusfjord']
const read = (path: string) => readFileSync(`${here}/../${path}`, 'utf8')
const courseOf = (game: string) => JSON.parse(read(`src/games/${game}/course.json`)) as Course

const SHORT: Course = {
  prefix: 'ct',
  seats: 3,
  chapters: [
    {
      id: 'one',
      position: {},
      steps: [
        { id: 'look', lights: ['hex:1'], rule: 'CAT-1.1' },
        { id: 'go', lights: ['edge:1'], goal: ['node:2'], waits: ['road 1'], maybe: true, rule: 'CAT-1.1' },
        { id: 'end', lights: ['deed'], waits: ['end'], rule: 'CAT-1.1' },
      ],
    },
    { id: 'game', steps: [] },
  ],
}
function at(rev: number, ...notations: string[]): Scene {
  const options = notations.map((notation, action) =>
    option({ action, kind: notation.split(' ')[0], notation, text: notation }),
  )
  return whole({ room: 'r', rev, seat: 0, view: {}, question: { decision: 'MAIN', seats: [0] }, options })
}
const doors = { begin: vi.fn(), stop: vi.fn(), keep: vi.fn() }
beforeEach(() => {
  vi.clearAllMocks()
  pupil.sit(SHORT, 'r', 0, 0, [], doors)
})

test('what is read waits for nobody, what is awaited for the deed', () => {
  const first = at(1, 'road 1', 'road 2', 'end')
  pupil.look(first)
  expect([pupil.on, pupil.step?.id, pupil.keys]).toEqual([true, 'look', ['hex:1']])
  pupil.next()
  expect([pupil.step?.id, pupil.keys]).toEqual(['go', ['edge:1', 'node:2']])
  pupil.say(0, first)
  expect(pupil.step?.id).toBe('go') // not before the server has taken it
  pupil.look(at(2, 'end', 'road 2'))
  expect([pupil.step?.id, pupil.astray]).toEqual(['end', false])
  pupil.say('end', at(2, 'end', 'road 2'))
  pupil.look(at(3))
  expect([pupil.over, pupil.done]).toEqual([true, ['one']])
  expect(doors.keep).toHaveBeenLastCalledWith(3)
})

test('after a chapter there is a puzzle to decide by oneself, the next that was not answered', () => {
  const marks = (...points: (number | null)[]) => points.map((one) => ({ grade: 'easy' as const, points: one }))
  const shelf = { game: 'gwt', count: 4, solved: 0, lessons: [2, 4] }
  expect(practiceOf({ ...shelf, puzzles: marks(null, null, null, null) }, 0)).toBe('/puzzles/gwt/2')
  expect(practiceOf({ ...shelf, puzzles: marks(null, 0, null, null) }, 0)).toBe('/puzzles/gwt/4')
  expect(practiceOf({ ...shelf, puzzles: marks(null, 2, null, 1) }, 2)).toBe('/puzzles/gwt/2')
  expect(practiceOf({ ...shelf, lessons: [], puzzles: [] }, 1)).toBe('')
  pupil.practice = '/puzzles/gwt/2'
  pupil.leave()
  expect(pupil.practice).toBe('')
})

test('another move is told, and an undo leads back', () => {
  const first = at(1, 'road 1', 'road 2', 'end')
  pupil.next()
  pupil.say(1, first)
  pupil.look(at(2, 'road 3', 'buy'))
  expect([pupil.step?.id, pupil.astray, pupil.keys]).toEqual(['go', true, []])
  pupil.look(at(3, 'road 1', 'road 2', 'end'))
  expect([pupil.step?.id, pupil.astray]).toEqual(['go', false])
  pupil.say(0, at(3, 'road 1', 'road 2', 'end'))
  pupil.look(at(4, 'end', 'road 2'))
  expect(pupil.step?.id).toBe('end')
  pupil.look(at(5, 'road 1', 'road 2')) // the road is taken back
  expect([pupil.step?.id, pupil.astray]).toEqual(['go', false])
})

test('two things in one breath, and an answer that the table gave', () => {
  pupil.next()
  pupil.say(0, at(1, 'road 1', 'road 2'))
  pupil.say(0, at(2, 'end', 'buy'))
  pupil.look(at(3))
  expect(pupil.over).toBe(true)
  pupil.sit(SHORT, 'r', 0, 1, [], doors)
  pupil.look(at(7, 'end', 'buy'))
  expect(pupil.step?.id).toBe('end')
})

test('whatever comes to the same is as good', () => {
  const [one, other, third] = at(1, 'road 1', 'road 2', 'road 3').options!
  const twins = [{ ...one, same: 'x' }, { ...other, same: 'x' }, third]
  expect(awaited(SHORT.chapters[0].steps[1], twins)).toEqual(twins.slice(0, 2))
})

test('a whole game has lessons, not steps', () => {
  pupil.sit(SHORT, 'r', 1, 0, [], doors)
  expect([pupil.on, pupil.over, pupil.keys]).toEqual([false, false, []])
})

test.each(GAMES.flatMap((game) => (['ru', 'en'] as Lang[]).map((lang) => [game, lang] as const)))(
  '%s, %s: every step has its words, its light and its rule',
  (game, lang) => {
    const speech = new Speech(lang, [read(`locale/${lang}/${game}-course-table.ftl`)])
    const rules = read(`../src/igroteka/games/${game}/locale/${lang}/rules.md`)
    const { prefix, chapters } = courseOf(game)
    expect(chapters.length).toBeGreaterThanOrEqual(6)
    expect(chapters.at(-1)).toMatchObject({ id: 'game', steps: [] })
    for (const chapter of chapters) {
      expect(speech.has(`${prefix}-course-${chapter.id}`), chapter.id).toBe(true)
      expect(new Set(chapter.steps.map(({ id }) => id)).size).toBe(chapter.steps.length)
      for (const { id, lights, waits, rule } of chapter.steps) {
        const key = `${prefix}-course-${chapter.id}-${id}`
        for (const word of [key, `${key}.do`, ...(waits ? [`${key}.wait`] : [])])
          expect(speech.has(word), word).toBe(true)
        expect(lights.length, key).toBeGreaterThan(0)
        expect(rules).toContain(`### ${rule} `)
      }
    }
  },
)
