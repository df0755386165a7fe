// Goes to school: which chapters of a game's course were done, in which room one is at it, and a table for every chapter.
import { catalogue, enter, usualBot } from '../app/catalogue.svelte'
import { notices } from '../app/notices.svelte'
import { go } from '../app/router.svelte'
import { visitor } from '../app/session.svelte'
import { pupil, type Course } from '../board-kit/course.svelte'
import { api } from '../net/api'
import type { PuzzleShelf, RoomInfo } from '../net/wire'
import { change } from '../preferences/settings.svelte'
import { address } from '../puzzles/puzzles'

interface Kept {
  room: string
  chapter: number
  at: number
  done: string[]
}

const KEY = 'igroteka.school'
const COURSES = import.meta.glob<Course>('../games/*/course.json', { import: 'default' })
const place = (game: string) => `../games/${game}/course.json`

/** Is there a course of this game? */
export const isTaught = (game: string): boolean => place(game) in COURSES

function kept(game: string): Kept {
  let all: Record<string, Partial<Kept>> = {}
  try {
    all = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    // no storage, or somebody else's writing: begin anew
  }
  const { room = '', chapter = 0, at = 0, done = [] } = all[game] ?? {}
  return { room, chapter, at, done }
}

function keep(game: string, changed: Partial<Kept>) {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: { ...kept(game), ...changed } }))
  } catch {
    /* then it is only for this page */
  }
}

/** How far one is: chapters done, of how many; nothing if the course was never begun. */
export function progress(game: string): number {
  return kept(game).done.length
}

/** To the course of a game: where one was, or to the first chapter that was not done. */
export async function learn(game: string): Promise<void> {
  const { room, chapter, done } = kept(game)
  await visitor.ensure()
  if (room) {
    const found = await api.room(room).catch(() => null)
    if (found?.status === 'active' && found.you.length) return go(`/room/${room}`)
  }
  const { chapters } = await COURSES[place(game)]()
  const first = chapters.findIndex(({ id }) => !done.includes(id))
  await begin(game, chapter < chapters.length && !done.includes(chapters[chapter].id) ? chapter : Math.max(0, first))
}

/** A table of one's own against bots, at the position of a chapter; the table of the chapter before is put away. */
async function begin(game: string, n: number): Promise<void> {
  const course = await COURSES[place(game)]()
  const chapter = course.chapters[n]
  const before = kept(game).room
  await visitor.ensure()
  const found = (await catalogue()).find((one) => one.id === game)
  const level = found ? usualBot(found) : ''
  const bots = Array.from({ length: course.seats - 1 }, () => ({ kind: 'bot' as const, ...(level && { level }) }))
  const made = await api.create({
    game,
    seats: [{ kind: 'me' }, ...bots],
    private: true,
    ...(chapter.position && { position: chapter.position }),
    ...(chapter.preset && { preset: chapter.preset }),
  })
  if (!chapter.steps.length) change({ guide: true })
  keep(game, { room: made.id, chapter: n, at: 0 })
  if (before) api.archive(before, true).catch(() => {})
  await enter(made)
}

/** Somebody sits down at a table: the chapter that it belongs to is laid beside it. */
export async function attend({ id, game }: RoomInfo): Promise<void> {
  const { room, chapter, at, done } = kept(game)
  if (room !== id || !isTaught(game)) return pupil.leave()
  if (pupil.room === id) return
  const course = await COURSES[place(game)]()
  pupil.sit(course, id, chapter, at, done, {
    begin: (n) => void begin(game, n).catch((error) => notices.fail(error)),
    stop: () => {
      keep(game, { room: '' })
      pupil.leave()
    },
    keep: (step) => keep(game, { at: step, done: pupil.done }),
  })
  const { shelves } = await api.puzzles()
  const shelf = shelves.find((one) => one.game === game)
  if (shelf && pupil.room === id) pupil.practice = practiceOf(shelf, chapter)
}

/** A puzzle that teaches: the first that was not answered; who has answered all sees that of the chapter again. */
export function practiceOf({ game, lessons, puzzles }: PuzzleShelf, chapter: number): string {
  const open = lessons.find((number) => puzzles[number - 1]?.points == null)
  const number = open ?? lessons[chapter % Math.max(1, lessons.length)]
  return number ? address(game, number) : ''
}
