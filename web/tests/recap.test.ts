// What the others did since one's last turn, out of the log.
import { expect, test, vi } from 'vitest'
import { clauseOf, recapOf, type Retelling } from '../src/board-kit/recap'
import { Recall, type Looked } from '../src/board-kit/recall.svelte'
import type { Told } from '../src/net/wire'

const GAME: Retelling = {
  begins: ['turn'],
  opens: ['found'],
  tells: ['win', 'build', 'found', 'trade', 'roll'],
  instead: [['build', 'roll']],
  places: ({ kind, args }) => (kind === 'build' ? [`node:${args.node}`] : []),
}
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve']
let rev = 0
const say = (seat: number, kind: string, text = '', args = {}): Told => ({
  rev: ++rev,
  kind,
  seat,
  args,
  text: text && `${NAMES[seat]} ${text}`,
})
const turn = (seat: number, ...more: Told[]) => [say(seat, 'turn', 'begins'), ...more]
const heads = (log: Told[], seat: number) =>
  recapOf(log, GAME, seat, NAMES.slice(0, 3)).map((entry) => [entry.seat, entry.clauses.join('; ')])

test('a line is told without the name that stands before it', () => {
  expect(clauseOf('Ann builds a road.', 'Ann')).toBe('builds a road')
  expect(clauseOf('Анна, прогноз 1: бандит', 'Анна')).toBe('прогноз 1: бандит')
  expect(clauseOf('Nobody is robbed', 'Ann')).toBe('Nobody is robbed')
  expect(clauseOf('Nobody is robbed', '')).toBe('Nobody is robbed')
})

test('one entry a turn of the others since my last one, also while mine goes on', () => {
  const log = [
    ...turn(1, say(1, 'roll', 'rolls 3')),
    ...turn(0, say(0, 'roll', 'rolls 4')),
    ...turn(1, say(1, 'roll', 'rolls 5')),
    ...turn(2, say(2, 'roll', 'rolls 6')),
  ]
  const told = [
    [1, 'rolls 5'],
    [2, 'rolls 6'],
  ]
  expect(heads(log, 0)).toEqual(told)
  expect(heads([...log, ...turn(0, say(0, 'roll', 'rolls 7'))], 0)).toEqual(told)
  expect(heads(log, 1)).toEqual([[2, 'rolls 6']])
  expect(heads(log, -3).map(([seat]) => seat)).toEqual([0, 1, 2])
})

test('two clauses at most, the most telling, in the order in which they happened', () => {
  const log = turn(
    1,
    say(1, 'roll', 'rolls 3'),
    say(2, 'build', 'is not on turn', { node: 9 }),
    say(1, 'trade', 'trades'),
    say(1, 'build', 'builds', { node: 4 }),
    say(1, 'end', 'ends'),
  )
  const [entry] = recapOf(log, GAME, 0, NAMES)
  expect(
    recapOf(
      log.filter(({ kind }) => kind !== 'trade'),
      GAME,
      0,
      NAMES,
    )[0].clauses,
  ).toEqual(['builds'])
  expect(entry.clauses).toEqual(['trades', 'builds'])
  expect(entry.best).toBe(1)
  expect(entry.places).toEqual(['node:4'])
  expect(entry.revs).toEqual(log.map((told) => told.rev))
})

test('nothing happens unseen: whoever had several turns since mine has them all in one entry', () => {
  const round = [1, 2].flatMap((number) =>
    [1, 2, 3, 4].flatMap((seat) => turn(seat, say(seat, 'build', `builds ${number}`, { node: 10 * number + seat }))),
  )
  const log = [...turn(0), ...round.slice(0, 12)]
  const entries = recapOf(log, GAME, 0, NAMES)
  expect(entries.map(({ seat, clauses }) => [seat, ...clauses])).toEqual([
    [3, 'builds 1'],
    [4, 'builds 1'],
    [1, 'builds 1', 'builds 2'],
    [2, 'builds 1', 'builds 2'],
  ])
  expect(entries[2].places).toEqual(['node:11', 'node:21'])
  const sorted = (revs: number[]) => [...revs].sort((a, b) => a - b)
  expect(sorted(entries.flatMap(({ revs }) => revs))).toEqual(sorted(log.slice(1).map(({ rev }) => rev)))
  const play = vi.fn(async () => {})
  const picture = { rev: 0, behind: false, running: false, again: false, onward: true, look: play, play, now: play }
  const looked = { log, game: GAME, seat: 0, names: NAMES, picture, paces: [] }
  new Recall(() => looked as unknown as Looked).replay()
  expect(play).toHaveBeenCalledWith(sorted(log.slice(1).map(({ rev }) => rev)))
  const ends = entries.map(({ revs }) => revs[revs.length - 1])
  expect(ends).toEqual(sorted(ends))
  expect(recapOf([...log, ...turn(3), ...turn(4), ...turn(0)], GAME, -1, NAMES).map(({ seat }) => seat)).toEqual([
    1, 2, 3, 4, 0,
  ])
})

test('a line that says nothing but the name is no clause', () => {
  const empty = ['Bob', 'Bob:', 'Bob .', ' '].map((text): Told => ({ ...say(1, 'found'), text }))
  expect(heads(turn(1, ...empty, say(1, 'trade', 'trades')), 0)).toEqual([[1, 'trades']])
  expect(heads(turn(1, say(1, 'trade', 'trades'), ...empty), 0)).toEqual([[1, 'trades']])
  expect(recapOf(turn(1, ...empty), GAME, 0, NAMES)[0].clauses).toEqual([])
})

test('a deed of somebody else begins a turn where no event says so, and one turn stays one', () => {
  const log = [
    say(1, 'found', 'founds a'),
    say(1, 'trade', 'trades'),
    say(1, 'found', 'founds b'),
    say(2, 'found', 'founds c'),
    say(2, 'turn', 'begins'),
    say(2, 'found', 'founds c'),
  ]
  expect(heads(log, 0)).toEqual([
    [1, 'founds a; founds b'],
    [2, 'founds c'],
  ])
})
