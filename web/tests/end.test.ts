// The end of a game: one sheet with the result, where the points come from and how the game went.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLang } from '../src/i18n/i18n.svelte'
import { api, ApiError } from '../src/net/api'
import { review, roomInfo, type Course, type Scene } from '../src/net/wire'
import { apart, pathOf, roundsOf, stepOf, ticksOf } from '../src/shell/chart'
import { atEnd } from '../src/room/ended'
import Chart from '../src/shell/Chart.svelte'
import EndCard from '../src/shell/EndCard.svelte'

describe('a graph', () => {
  it('has round steps, and ticks around all values', () => {
    expect([stepOf(10, 5), stepOf(61, 6), stepOf(8, 20), stepOf(250, 5)]).toEqual([2, 20, 1, 50])
    expect(ticksOf(-7, 32, 6)).toEqual([-10, 0, 10, 20, 30, 40])
    expect(ticksOf(0, 10, 6)).toEqual([0, 2, 4, 6, 8, 10])
  })

  it('names the first and the last round, and none that would touch the last', () => {
    expect(roundsOf(7, 10)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(roundsOf(18, 6)).toEqual([1, 5, 10, 15, 18])
    expect(roundsOf(21, 6)).toEqual([1, 5, 10, 15, 21])
    expect(roundsOf(1, 5)).toEqual([1])
  })

  it('moves names apart and keeps them inside', () => {
    for (const heights of [
      [50, 50, 50, 50],
      [10, 12, 90, 95],
      [0, 0, 100, 100],
    ]) {
      const placed = [...apart(heights, 20, 0, 100)].sort((a, b) => a - b)
      expect(placed[0]).toBeGreaterThanOrEqual(0)
      expect(placed[3]).toBeLessThanOrEqual(100)
      placed.slice(1).forEach((at, i) => expect(at - placed[i]).toBeGreaterThanOrEqual(20))
    }
    expect(apart([80, 10], 20, 0, 100)).toEqual([80, 10])
  })

  it('has room for several finds of one turn, side by side, and for strokes of luck below', () => {
    const props = {
      lines: [{ name: 'Ann', colour: 'red', values: [0, 2, 1] }],
      word: '',
      label: 'way',
      rings: [1, 1, 2].map((at) => ({ line: 0, at, n: '★' })),
      chips: [{ line: 0, at: 1, text: '+3.4' }],
    }
    const drawn = mount(Chart, { target: document.body, props })
    flushSync()
    const at = [...document.querySelectorAll('g:has(> .ring)')].map((one) => one.getAttribute('transform'))
    expect(new Set(at).size).toBe(3)
    expect(document.querySelector('.chip + g + text')?.textContent).toBe('+3.4')
    void unmount(drawn)
  })

  it('is drawn straight or in steps', () => {
    const points: [number, number][] = [
      [0, 5],
      [10, 3],
    ]
    expect([pathOf(points, false), pathOf(points, true)]).toEqual(['M0.0 5.0L10.0 3.0', 'M0.0 5.0H10.0V3.0'])
  })
})

const over = (more: object = {}) =>
  roomInfo({
    id: 'r',
    game: 'catan',
    status: 'finished',
    rev: 9,
    seats: ['Ann', 'Bruno', 'Clara'].map((name, seat) => ({ seat, name, kind: seat ? 'bot' : 'human' })),
    options: {},
    private: false,
    created: 0,
    clock: {},
    you: [0],
    result: { ending: 'victory', scores: [8, 10, 6], ranks: [2, 1, 3] },
    ...more,
  })

describe('a table of a game that was broken off', () => {
  beforeAll(() => setLang('en'))
  const asks = {
    rev: 9,
    view: { question: { decision: 'TRADE', seats: [0] } },
    options: [{ action: 1 }],
    question: { decision: 'TRADE', seats: [0], text: 'Put the terms together' },
  } as unknown as Scene
  const conceded = { ending: 'conceded', scores: [3, 4, 2], ranks: [3, 1, 2], conceded: [0] }

  it('asks nobody, and says how it ended', () => {
    const told = atEnd(asks, over({ result: conceded }))
    expect(told.question).toEqual({ decision: 'GAME_OVER', seats: [], text: 'You conceded. Winner: Bruno' })
    expect([told.view.question, told.options]).toEqual([{ decision: 'GAME_OVER', seats: [] }, null])
    expect(atEnd(asks, over({ status: 'aborted', result: null })).question.text).toBe('The game was broken off')
    expect(atEnd(asks, over({ result: conceded, you: [1] })).question.text).toBe('You have won!')
  })

  it('is left as it is where the game goes on, or the rules have ended it', () => {
    expect(atEnd(asks, over({ status: 'active', result: null }))).toBe(asks)
    expect(atEnd(asks, over())).toBe(asks)
  })
})

const lines = (settlements: number, cities: number, road: number): [string, number][] => [
  ['Settlements', settlements],
  ['Cities', cities],
  ['Road', road],
  ['Nothing', 0],
]
const scene = {
  sheet: [
    [0, lines(4, 4, 0)],
    [1, lines(2, 6, 2)],
    [2, lines(4, 2, 0)],
  ],
  tally: { rolls: { '7': 2, '8': 10 } },
  question: { text: 'Bruno wins' },
} as unknown as Scene

const course: Course = {
  points: [
    [2, 2, 2],
    [3, 4, 2],
    [8, 10, 6],
  ],
  marks: [{ round: 1, seat: 1, source: 'longest_road', text: 'Longest road' }],
  seconds: 3500,
  fortune: { brought: [40, 50, 30], due: [44.5, 46, 30] },
}

const luck = {
  start: [7, 7, 7],
  kinds: { dice: [-1.2, 2.1, 0], cards: [0.5, 0, 0] },
  decisions: [2, 1, -1],
  rivals: [-0.3, -0.1, 0],
  result: [8, 10, 6],
}
let asked: ReturnType<typeof vi.spyOn>
let looked: ReturnType<typeof vi.spyOn>
let made: Record<string, unknown> | null = null
async function shown(props: object = {}): Promise<HTMLElement> {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
  made = mount(EndCard, {
    target: document.body,
    props: { info: over(), scene, rematch: vi.fn(), busy: false, close: vi.fn(), ...props },
  })
  flushSync()
  await Promise.resolve()
  await Promise.resolve()
  flushSync()
  return document.body
}

describe('the sheet at the end', () => {
  beforeAll(() => setLang('en'))
  beforeEach(() => {
    asked = vi.spyOn(api, 'course').mockResolvedValue(course)
    looked = vi.spyOn(api, 'review').mockResolvedValue(review({ room: 'r', luck }))
  })
  afterEach(() => {
    if (made) void unmount(made)
    made = null
    asked.mockRestore()
    looked.mockRestore()
  })

  it('has a line for every source that gave somebody something, the winner first', async () => {
    const body = await shown()
    const rows = [...body.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent!.trim()).join(' '),
    )
    expect(rows).toEqual(['Settlements 2 4 4', 'Cities 6 4 2', 'Road 2 0 0'])
    const heads = [...body.querySelectorAll('thead b')].map((one) => one.textContent)
    expect(heads).toEqual(['Bruno', 'You', 'Clara'])
    expect([...body.querySelectorAll('tfoot strong')].map((one) => one.textContent)).toEqual(['10', '8', '6'])
    expect(body.querySelector('h2')?.textContent).toBe('Winner: Bruno, 10 points')
    expect(body.querySelectorAll('dialog')).toHaveLength(1)
  })

  it('draws the points of everybody, and tells them to those who listen', async () => {
    const body = await shown()
    expect(asked).toHaveBeenCalledWith('r')
    const told = [...body.querySelectorAll('figcaption p')].map((one) => one.textContent)
    expect(told).toEqual(['Bruno: 2; 4; 10', 'You: 2; 3; 8', 'Clara: 2; 2; 6'])
    expect(body.querySelector('.marks')?.textContent).toContain('Longest road: Bruno')
    expect(body.querySelector('.title p')?.textContent).toBe('2 rounds, 58 min')
  })

  it('compares the cards of the dice with the average', async () => {
    const dice = (await shown()).querySelector('[aria-labelledby=end-dice]')!
    expect([...dice.querySelectorAll('li b')].map((one) => one.textContent)).toEqual(['+4.0', '−4.5', '0.0'])
    expect(dice.textContent).toContain('40 cards, 44.5 on average')
    expect(dice.textContent).toContain('2 sevens in 12 rolls, 2.0 on average')
  })

  it('tells the luck of everybody as the coach sees it, to those who played', async () => {
    await shown()
    const chips = () => [...document.querySelectorAll('[aria-labelledby=end-luck] .gain')].map((one) => one.textContent)
    await vi.waitFor(() => {
      flushSync()
      expect(chips()).toEqual(['+2.1', '−0.7', '0.0'])
    })
    expect(document.querySelector('[aria-labelledby=end-luck] .said')?.textContent).toBe(
      'More luck: Bruno, by 2.8 points. Better decisions: You, by 1.0 points.',
    )
    expect(looked).toHaveBeenCalledWith('r')
    void unmount(made!)
    looked.mockClear()
    await shown({ info: over({ you: [] }) })
    expect(looked).not.toHaveBeenCalled()
  })

  it('asks for the luck again where the coach is busy, and sooner than it gives up', async () => {
    vi.useFakeTimers()
    try {
      looked.mockRejectedValue(new ApiError('reviews-waiting', ''))
      const body = await shown()
      await vi.advanceTimersByTimeAsync(180_000)
      expect(body.querySelector('[aria-labelledby=end-luck]')).toBeNull()
      looked.mockResolvedValue(review({ room: 'r', luck }))
      await vi.advanceTimersByTimeAsync(20_000)
      flushSync()
      expect(body.querySelectorAll('[aria-labelledby=end-luck] li')).toHaveLength(3)
      looked.mockClear()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(looked).not.toHaveBeenCalled()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is whole without luck, where nobody looks at the game', async () => {
    looked.mockRejectedValue(new ApiError('reviews-waiting', ''))
    const body = await shown()
    await vi.waitFor(() => expect(looked).toHaveBeenCalled())
    flushSync()
    expect(body.querySelector('[aria-labelledby=end-luck]')).toBeNull()
    expect(body.querySelector('h2')?.textContent).toBe('Winner: Bruno, 10 points')
  })

  it('leaves the dice out where there are none', async () => {
    asked.mockResolvedValue({ ...course, fortune: null, marks: [] })
    expect((await shown()).querySelector('[aria-labelledby=end-dice]')).toBeNull()
  })

  it('stands without a graph, if it cannot be had', async () => {
    asked.mockRejectedValue(new ApiError('offline', ''))
    const body = await shown()
    expect(body.querySelector('figure')).toBeNull()
    expect(body.querySelector('[aria-busy]')).toBeNull()
    expect(body.querySelectorAll('tfoot strong')).toHaveLength(3)
  })

  it('rounds no average away beside what is compared with it', async () => {
    asked.mockResolvedValue({ ...course, fortune: { brought: [0, 1, 0], due: [0.8, 0.8, 0.3] } })
    const body = await shown({ scene: { ...scene, tally: { rolls: { '7': 1, '5': 1 } } } })
    const dice = body.querySelector('section[aria-labelledby="end-dice"]')!
    expect(dice.textContent).toMatch(/−0\.8\s*0 cards, 0\.8 on average/)
    expect(dice.textContent).toContain('1 seven in 2 rolls, 0.3 on average')
  })

  it('tells only the sums of a game that was conceded', async () => {
    const result = { ending: 'conceded', scores: [3, 4, 2], ranks: [3, 1, 2], conceded: [0] }
    const body = await shown({ info: over({ result }), scene: { ...scene, sheet: [[0, lines(3, 0, 0)]] } })
    expect(body.querySelectorAll('tbody tr')).toHaveLength(0)
    expect([...body.querySelectorAll('tfoot strong')].map((one) => one.textContent)).toEqual(['4', '2', '3'])
    expect(body.querySelector('h2')?.textContent).toBe('You conceded. Winner: Bruno')
  })

  it('offers to play again, to watch the record and to look at the table', async () => {
    const rematch = vi.fn()
    const body = await shown({ rematch })
    const named = (name: string) =>
      [...body.querySelectorAll<HTMLElement>('.do a, .do button')].find((one) => one.textContent!.trim() === name)!
    named('Play again').click()
    expect(rematch).toHaveBeenCalledOnce()
    expect(named('Watch the record').getAttribute('href')).toBe('/room/r/replay')
    expect(named('Look at the table')).toBeTruthy()
  })
})
