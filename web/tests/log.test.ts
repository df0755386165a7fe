// A line of the log and the places it names light each other; in all five games.
import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, test } from 'vitest'
import LogPanel from '../src/board-kit/LogPanel.svelte'
import { KEY, Recall } from '../src/board-kit/recall.svelte'
import type { Retelling } from '../src/board-kit/recap'
import type { Told } from '../src/net/wire'

const GAMES = ['burgundy', 'catan', 'gwt', 'gwtnz', 'nusfjord']
const retellings = import.meta.glob<{ default: Retelling }>('../src/games/*/retelling.ts', { eager: true })
const retelling = (game: string) => retellings[`../src/games/${game}/retelling.ts`].default

const NAMES = ['Ann', 'Bob']
const LOG: Told[] = [
  { rev: 1, kind: 'turn-began', seat: 1, args: { turn: 1 }, text: 'Turn 1: Bob' },
  { rev: 2, kind: 'road-built', seat: 1, args: { edge: 7 }, text: 'Bob builds a road' },
  { rev: 3, kind: 'city-built', seat: 1, args: { node: 4 }, text: 'Bob builds a city' },
  { rev: 3, kind: 'turn-ended', seat: 1, args: {}, text: 'Bob ends the turn' },
]

function laid() {
  const past = new Recall(() => ({
    log: LOG,
    game: retelling('catan'),
    seat: 0,
    names: NAMES,
    colours: ['red', 'blue'],
    lang: 'en',
    t: (key) => key,
    asked: false,
    picture: null,
    paces: [],
    pace: '',
    choosePace: () => {},
  }))
  const panel = mount(LogPanel, {
    target: document.body,
    context: new Map([[KEY, past]]),
    props: {
      log: LOG,
      lang: 'en',
      names: NAMES,
      colours: ['red', 'blue'],
      turnKind: 'turn-began',
      icon: () => '',
      label: 'Log',
    },
  })
  flushSync()
  const lines = () => [...document.querySelectorAll<HTMLElement>('button.line')]
  const lit = () => [...document.querySelectorAll('li.lit .line')].map((one) => one.textContent?.trim())
  return { past, panel, lines, lit }
}

test('hovering, focusing or pressing a line lights its places, and a place its lines', async () => {
  const { past, panel, lines, lit } = laid()
  expect(lines().map((one) => one.tabIndex)).toEqual([0, -1]) // one stop, and nothing where no place is named
  lines()[0].focus()
  flushSync()
  expect(past.traces).toEqual(['node:4'])
  lines()[0].dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  flushSync()
  expect([past.traces, lines().map((one) => one.tabIndex)]).toEqual([['edge:7'], [-1, 0]])
  lines()[1].blur()
  flushSync()
  expect([past.traces, lit()]).toEqual([[], []])

  lines()[0].closest('li')!.dispatchEvent(new Event('pointerenter'))
  flushSync()
  expect([past.traces, lit().length]).toEqual([['node:4'], 1])
  lines()[0].closest('li')!.dispatchEvent(new Event('pointerleave'))
  lines()[1].click()
  flushSync()
  expect(past.traces).toEqual(['edge:7'])
  lines()[1].click()
  flushSync()
  expect(past.traces).toEqual([])

  past.place = 'node:4'
  flushSync()
  expect(lit()).toEqual(['Bob builds a city'])
  past.place = 'hex:1'
  flushSync()
  expect(lit()).toEqual([])
  await unmount(panel)
})

describe.each(GAMES)('%s', (game) => {
  const folder = `${import.meta.dirname}/${game}-fixtures`
  const files = readdirSync(folder).filter((name) => name.endsWith('-en.json'))
  const told = files.flatMap((name): Told[] => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')).log)

  test('every place that a recorded line names has a name without gaps', () => {
    const { places } = retelling(game)
    const named = told.flatMap((line) => [places(line, line.seat), places(line, line.seat + 1)].flat())
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((place) => !/^[a-z]+(:[\w-]+)+$/.test(place) || /undefined|NaN|:$/.test(place))).toEqual([])
  })

  test('what is told again of a turn is told by name, and happens', () => {
    const { tells, begins } = retelling(game)
    const kinds = new Set(told.map((line) => line.kind))
    expect(begins.some((kind) => kinds.has(kind))).toBe(true)
    expect(tells.filter((kind) => kinds.has(kind)).length).toBeGreaterThan(5)
    expect(new Set(tells).size).toBe(tells.length)
  })
})
