// What is shown of a room may lag behind what is so: at the pace of the person, never longer than they want.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Past, type Pace } from '../src/room/past.svelte'
import { scene as filled, type Scene, type Told } from '../src/net/wire'

const at = (rev: number, seat = 0): Scene =>
  filled({ room: 'r', rev, seat, view: { rev }, question: {}, options: [{ action: rev }], undo: { back: true } })
const line = (rev: number, kind = 'x'): Told => ({ rev, kind, seat: 1, args: {}, text: `line ${rev}` })

let pace: Pace
let asked: number[]
let past: Past

beforeEach(() => {
  vi.useFakeTimers()
  pace = 'brisk'
  asked = []
  past = new Past(
    () => pace,
    async (rev) => {
      asked.push(rev)
      if (rev < 1) throw new Error('no moment')
      return at(rev)
    },
  )
  past.begin(at(10))
})
afterEach(() => vi.useRealTimers())

const happens = (rev: number, slowly = true, kind?: string) => past.add(at(rev), [line(rev, kind)], slowly)
const shown = () => [past.rev, past.behind, past.running]

test('moves of bots that come at once are shown one after another', async () => {
  for (const rev of [11, 12, 13]) happens(rev)
  expect(shown()).toEqual([11, true, true])
  expect(past.newest?.rev).toBe(13)
  await vi.advanceTimersByTimeAsync(599)
  expect(past.rev).toBe(11)
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()).toEqual([12, true, true])
  expect(past.recent.map((told) => told.text)).toEqual(['line 12'])
  await vi.advanceTimersByTimeAsync(600)
  expect(shown()).toEqual([13, false, false])
})

test('who has waited long enough waits no more', async () => {
  happens(11)
  await vi.advanceTimersByTimeAsync(700)
  happens(12)
  expect(shown()).toEqual([12, false, false])
})

test('at once is at once', () => {
  pace = 'at-once'
  for (const rev of [11, 12, 13]) happens(rev)
  expect(shown()).toEqual([13, false, false])
})

test('calm rests twice as long where a turn ends', async () => {
  pace = 'calm'
  past.begins = (told) => told.kind === 'turn'
  happens(11)
  happens(12, true, 'turn')
  happens(13)
  await vi.advanceTimersByTimeAsync(2999)
  expect(past.rev).toBe(11)
  await vi.advanceTimersByTimeAsync(1)
  expect(past.rev).toBe(12)
  await vi.advanceTimersByTimeAsync(1500)
  expect(shown()).toEqual([13, false, false])
})

test('what people do, and one does oneself, is shown at once, whatever was still to be shown', async () => {
  happens(11)
  happens(12)
  happens(13, false)
  expect(shown()).toEqual([13, false, false])
  expect(past.recent.map((told) => told.text)).toEqual(['line 13'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(past.rev).toBe(13)
})

test('nothing can be said in a position of the past, and what is so is one step away', async () => {
  happens(11)
  await vi.advanceTimersByTimeAsync(700)
  happens(12)
  await past.look(11)
  expect(shown()).toEqual([11, true, false])
  expect([past.scene?.options, past.scene?.undo.back]).toEqual([null, false])
  expect(past.onward).toBe(false)
  happens(13)
  expect(past.rev).toBe(11)
  past.now()
  expect(shown()).toEqual([13, false, false])
  expect(past.scene?.options?.length).toBe(1)
  expect(past.recent).toEqual([])
})

test('a round is played again, with what happens meanwhile, and can be stopped at any moment', async () => {
  pace = 'at-once'
  for (const rev of [11, 12, 13]) happens(rev)
  await past.play([11, 12, 13])
  expect([...shown(), past.again]).toEqual([11, true, true, true])
  await vi.advanceTimersByTimeAsync(600)
  expect(past.rev).toBe(12)
  happens(14)
  await vi.advanceTimersByTimeAsync(600)
  expect(past.rev).toBe(13)
  await vi.advanceTimersByTimeAsync(600)
  expect([...shown(), past.again]).toEqual([14, false, false, false])

  await past.play([11, 12, 13])
  past.now()
  expect(shown()).toEqual([14, false, false])
  await vi.advanceTimersByTimeAsync(5000)
  expect(shown()).toEqual([14, false, false])
})

test('after a reload the server is asked for what was, once', async () => {
  await past.look(7)
  expect(shown()).toEqual([7, true, false])
  past.now()
  await past.look(7)
  expect(asked).toEqual([7])
  await past.look(0) // there is no such moment
  expect(shown()).toEqual([10, false, false])
})

test('an answer that comes too late changes nothing', async () => {
  const late = past.look(7)
  past.now()
  await late
  expect(shown()).toEqual([10, false, false])
})

test('other eyes keep nothing of what these have seen', async () => {
  happens(11, false)
  past.begin(at(12, 1))
  await past.look(11)
  expect(asked).toEqual([11])
  past.begin(null)
  expect([past.scene, past.rev]).toEqual([null, -1])
})
