// How near a board is, and where a card opens.
import { beforeEach, expect, test, vi } from 'vitest'
import { beside, GAP } from '../src/board-kit/beside'
import { Lens } from '../src/board-kit/lens.svelte'

beforeEach(() => localStorage.clear())

test('what is pointed at stays where it is, and the board never leaves its window', () => {
  const lens = new Lens('catan:board')
  lens.enlarge(2, 0.25, -0.1)
  // The point was a quarter of the board right of the middle, and still is.
  expect((0.75 - lens.u) * lens.zoom).toBeCloseTo(0.25)
  expect((0.4 - lens.v) * lens.zoom).toBeCloseTo(-0.1)
  lens.pan(5, 0)
  expect(lens.seen).toMatchObject({ x: 0, w: 0.5 })
  lens.enlarge(99)
  expect([lens.zoom, lens.most]).toEqual([4, true])
  lens.whole()
  expect([lens.zoom, lens.u, lens.v, lens.transform]).toEqual([1, 0.5, 0.5, undefined])
})

test('a board that does not fill its place is seen wider when it is near', () => {
  const lens = new Lens('catan:board')
  lens.room(1.5, 1)
  lens.enlarge(1.2)
  lens.pan(1, 0)
  expect([lens.u, lens.seen.w]).toEqual([0.5, 1]) // there is still room at both sides
})

test('+ − 0 are keys of the lens, others are not', () => {
  const lens = new Lens('catan:board')
  expect(['+', '=', '-', '−', '0', '1', 'b'].map((key) => lens.key(key))).toEqual([
    ...Array(5).fill(true),
    false,
    false,
  ])
})

test('each board remembers how near it was', () => {
  vi.useFakeTimers()
  const lens = new Lens('catan:board')
  lens.enlarge(3, 0.2, 0.2)
  vi.runAllTimers()
  vi.useRealTimers()
  expect(new Lens('catan:board')).toMatchObject({ zoom: 3, u: lens.u, v: lens.v })
  expect(new Lens('gwt:board').zoom).toBe(1)
})

test('what is kept under our key by somebody else does no harm', () => {
  localStorage.setItem('igroteka.lens', 'null')
  expect(new Lens('catan:board').zoom).toBe(1)
})

const ROOM = { left: 0, top: 60, right: 1000, bottom: 700 }
const at = (x: number, y: number) => ({ left: x, right: x + 40, top: y, bottom: y + 40 })
const CARD = { width: 200, height: 100 }

test('a card opens ten pixels beside it, on the side with room', () => {
  expect(beside(at(400, 300), CARD, ROOM)).toEqual({ x: 440 + GAP, y: 270, way: 'right' })
  expect(beside(at(900, 300), CARD, ROOM)).toMatchObject({ x: 900 - GAP - 200, way: 'left' })
  const narrow = { ...ROOM, right: 300 }
  expect(beside(at(130, 300), CARD, narrow)).toMatchObject({ y: 340 + GAP, way: 'below' })
  expect(beside(at(130, 600), CARD, narrow)).toMatchObject({ y: 600 - GAP - 100, way: 'above' })
  expect(beside(at(400, 300), CARD, ROOM, ['above', 'below'])).toMatchObject({ way: 'above' })
})

test('it is never cut and never over the bar', () => {
  for (const [x, y] of [
    [0, 60],
    [960, 60],
    [0, 660],
    [960, 660],
    [500, 62],
  ]) {
    const spot = beside(at(x, y), CARD, ROOM)
    expect(spot.x >= ROOM.left && spot.x + CARD.width <= ROOM.right).toBe(true)
    expect(spot.y >= ROOM.top && spot.y + CARD.height <= ROOM.bottom).toBe(true)
  }
})
