// The coach: how its figures are read, what a hint is asked for and when it ends, how a review adds up.
import { flushSync, mount, unmount } from 'svelte'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { ahead, at, expected, firstOf, plain, ranks, scaleOf, signed, warningOf } from '../src/coach/advice'
import { bringForward, placed, ringOf } from '../src/board-kit/rings'
import { Coach, type Table } from '../src/coach/coach.svelte'
import HintPanel from '../src/coach/HintPanel.svelte'
import Pencil from '../src/coach/Pencil.svelte'
import Warning from '../src/coach/Warning.svelte'
import { luckSheet, milestones, pointAt, rivalsIn, roundsIn, sentence } from '../src/coach/review'
import { partText } from '../src/coach/words'
import { Speech } from '../src/i18n/i18n.svelte'
import { parse } from '../src/app/router.svelte'
import { advice, option, review, roomInfo, scene, type Advice, type Lang } from '../src/net/wire'
import { here, press } from './table-kit.svelte'

const file = (path: string) => readFileSync(`${here}/../${path}`, 'utf8')
const LANGS: Lang[] = ['en', 'ru']
const speeches = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    new Speech(lang, [
      file(`locale/${lang}/coach.ftl`),
      file(`../src/igroteka/core/locale/${lang}/coach.ftl`),
      file(`../src/igroteka/games/burgundy/locale/${lang}/coach.ftl`),
    ]),
  ]),
) as Record<Lang, Speech>

const told = (over: object = {}): Advice =>
  advice({
    rev: 5,
    seat: 0,
    worlds: 240,
    goal: 400,
    options: [
      { action: 1, value: 6.4, error: 0.5, sure: 3, better: 0.86 },
      { action: 2, value: 4.9, error: 0.6, behind: 1.5, sure: 2, better: 0.6 },
      { action: 3, value: 4.1, error: 0.6, behind: 2.3, sure: 1, better: 0.5 },
    ],
    more: 4,
    reasons: [
      { part: 'regions', gain: 2.3 },
      { part: 'workers', gain: -0.8 },
    ],
    ...over,
  })

test('numbers have a sign, a comma where it belongs, and no hyphen', () => {
  expect([signed(6.4, 'ru'), signed(-0.8, 'ru'), signed(0, 'en'), signed(-0.01, 'en')]).toEqual([
    '+6,4',
    '−0,8',
    '0.0',
    '0.0',
  ])
  expect([plain(1.5, 'en'), expected(47.6, 'score', 'ru'), expected(4.2, 'lead', 'en')]).toEqual(['1.5', '48', '+4.2'])
})

test('nothing is better by nothing', () => {
  expect([ahead(0.04, 'ru'), ahead(0.001, 'en'), ahead(0.26, 'en'), ahead(0, 'en')]).toEqual([
    '0,04',
    '0.01',
    '0.3',
    '0.0',
  ])
})

test('ranks stand when the options have drawn apart', () => {
  expect(ranks(told())).toEqual(['1', '2', '3'])
  expect(ranks(told({ worlds: 4 }))).toEqual(['?', '?', '?'])
  const close = told().options.map((one, i) => ({ ...one, sure: i === 0 ? 1 : 3 }))
  expect(ranks(told({ options: close }))).toEqual(['=', '=', '3'])
  expect(ranks(told({ options: close.slice(0, 1) }))).toEqual([''])
})

test('all options lie on one scale, whiskers and all', () => {
  const scale = scaleOf(told().options)
  for (const one of told().options)
    for (const end of [one.value - 2 * one.error, one.value + 2 * one.error]) {
      expect(at(scale, end)).toBeGreaterThanOrEqual(0)
      expect(at(scale, end)).toBeLessThanOrEqual(100)
    }
  expect(scale.ticks.length).toBeGreaterThan(2)
  expect(scale.ticks.length).toBeLessThan(9)
  const same = scaleOf([{ ...told().options[0], error: 0 }])
  expect(same.to).toBeGreaterThan(same.from)
})

test('a part is told by its sign, one without words as something else', () => {
  const say = { t: speeches.en.say.bind(speeches.en), has: (name: string) => speeches.en.has(name) }
  expect(partText({ part: 'regions', gain: 1 }, say)).not.toBe(partText({ part: 'regions', gain: -1 }, say))
  expect(partText({ part: 'nothing', gain: 1 }, say)).toBe(speeches.en.say('coach-other'))
})

// --- at a table

const made: object[] = []
afterEach(() => {
  for (const one of made.splice(0)) void unmount(one)
})

const words = (lang: Lang) => (name: string, args?: Record<string, string | number>) => {
  expect(speeches[lang].has(name), name).toBe(true)
  return speeches[lang].say(name, args)
}

function seated(over: Partial<Table> = {}, hints = true, lang: Lang = 'en') {
  const acts: (number | string)[] = []
  const asked: { seat: number; rev: number; hear: (told: Advice) => void; stop: AbortSignal; end: () => void }[] = []
  const options = [1, 2, 3, 4].map((action) =>
    option({ action, kind: 'move', notation: '', text: `Move ${action}`, targets: [`cell:${action}`] }),
  )
  const table: Table = {
    scene: scene({ room: 'r', rev: 5, seat: 0, view: {}, question: {}, options }),
    info: roomInfo({ id: 'r', game: 'burgundy', status: 'active', rev: 5, hints, seats: [] }),
    readonly: false,
    warns: false,
    busy: false,
    lang,
    t: words(lang),
    has: (name) => speeches[lang].has(name),
    read: (text) => text,
    act: (what) => void acts.push(what),
    ask: (seat, rev, hear, stop) =>
      new Promise((end) => {
        asked.push({ seat, rev, hear, stop, end })
      }),
    ...over,
  }
  const now = $state({ table })
  return { coach: new Coach(() => now.table), acts, asked, now }
}

test('a hint is asked for the seat and the moment, told as it comes, and taken', () => {
  const { coach, acts, asked } = seated()
  coach.toggle()
  expect([coach.open, coach.thinking, asked.length]).toEqual([true, true, 1])
  expect([asked[0].seat, asked[0].rev]).toEqual([0, 5])
  asked[0].hear(told())
  flushSync()
  expect(coach.suggestions.map((one) => one.text)).toEqual(['Move 1', 'Move 2', 'Move 3'])
  expect(coach.chosen?.action).toBe(1)
  expect(coach.pick(2)).toBe(true)
  expect(coach.pick(7)).toBe(false)
  coach.take()
  expect(acts).toEqual([2])
  coach.toggle()
  expect([coach.open, asked[0].stop.aborted]).toEqual([false, true])
})

test('advice on another moment is none, and who is not asked asks nobody', () => {
  const { coach, asked, now } = seated()
  coach.toggle()
  asked[0].hear(told())
  now.table = { ...now.table, scene: { ...now.table.scene!, rev: 6 } }
  flushSync()
  expect([coach.advice, coach.suggestions.length]).toEqual([null, 0])
  void coach.think()
  expect([asked.length, asked[0].stop.aborted, asked[1].rev]).toEqual([2, true, 6])
  now.table = { ...now.table, scene: { ...now.table.scene!, options: null } }
  flushSync()
  expect(coach.able).toBe(false)
  for (const other of [seated({}, false), seated({ readonly: true }), seated({ busy: true })]) {
    other.coach.toggle()
    expect([other.coach.open, other.asked.length]).toEqual([false, 0])
  }
})

test.each(LANGS)('the panel shows figures, reasons and one button (%s)', (lang) => {
  const { coach, acts, asked } = seated({}, true, lang)
  coach.toggle()
  made.push(mount(HintPanel, { target: document.body, props: { coach } }))
  flushSync()
  const panel = document.querySelector('[data-coach]')!
  expect(panel.textContent).toContain(speeches[lang].say('coach-first'))
  asked[0].hear(told())
  flushSync()
  expect(panel.querySelectorAll('.one').length).toBe(3)
  expect(panel.textContent).toContain(lang === 'ru' ? '+6,4' : '+6.4')
  expect(panel.textContent).toContain(speeches[lang].say('part-regions.more'))
  expect(panel.textContent).toContain(speeches[lang].say('part-workers.less'))
  press(panel.querySelectorAll('.one')[1])
  press(panel.querySelector('.take'))
  expect(acts).toEqual([2])
})

test.each(LANGS)('how far it is stands over the options until it has ended (%s)', async (lang) => {
  const { coach, asked } = seated({}, true, lang)
  coach.toggle()
  made.push(mount(HintPanel, { target: document.body, props: { coach } }))
  asked[0].hear(told({ part: 0.385 }))
  flushSync()
  const panel = document.querySelector('[data-coach]')!
  expect(panel.querySelector<HTMLElement>('.bar i')!.style.width).toBe('39%')
  expect(panel.querySelector('.lead')!.textContent).toContain(lang === 'ru' ? '39\u00a0%' : '39%')
  asked[0].hear(told({ part: 1, done: true }))
  asked[0].end()
  await vi.waitFor(() => expect(panel.querySelector('.bar')).toBe(null))
})

test.each(LANGS)('what the next rival makes of it is told in one sentence (%s)', (lang) => {
  const { coach, asked, now } = seated({}, true, lang)
  const info = roomInfo({ ...now.table.info, seats: [{ seat: 1, kind: 'bot', name: 'Dora' }] })
  now.table = { ...now.table, info }
  coach.toggle()
  made.push(mount(HintPanel, { target: document.body, props: { coach } }))
  const foreseen = { after: 1, seat: 1, text: 'take the ship', often: 0.7, seldom: 0.2 }
  asked[0].hear(told({ foreseen }))
  flushSync()
  const args = { name: 'Dora', text: 'take the ship', n: 70, other: 20 }
  expect(document.querySelector('[data-coach] .why')!.textContent).toContain(
    speeches[lang].say('coach-foreseen-second', args),
  )
})

test('where two are too close nothing is taken before one is looked at', () => {
  const { coach, asked } = seated()
  coach.toggle()
  made.push(mount(HintPanel, { target: document.body, props: { coach } }))
  asked[0].hear(told({ options: told().options.map((one) => ({ ...one, sure: 1 })) }))
  flushSync()
  const panel = document.querySelector('[data-coach]')!
  expect([...panel.querySelectorAll('.disc')].map((one) => one.textContent)).toEqual(['=', '=', '='])
  expect(panel.querySelector('.take')).toBe(null)
  coach.pick(1)
  flushSync()
  expect(panel.querySelector('.take')).toBeTruthy()
})

test('a guess has no ranks and no bars, and nothing is done by it', () => {
  const { coach, asked } = seated()
  coach.toggle()
  made.push(mount(HintPanel, { target: document.body, props: { coach } }))
  asked[0].hear(told({ worlds: 0, reasons: [], options: told().options.map((one) => ({ ...one, error: 0 })) }))
  flushSync()
  const panel = document.querySelector('[data-coach]')!
  expect([...panel.querySelectorAll('.disc')].map((one) => one.textContent)).toEqual(['?', '?', '?'])
  expect([...panel.querySelectorAll('.value')].map((one) => one.textContent)).toEqual(['~6', '~5', '~4'])
  expect([panel.querySelector('.line'), panel.querySelector('.take')]).toEqual([null, null])
})

test('what follows is walked along, step by step, and another option begins anew', () => {
  const { coach, asked } = seated()
  coach.toggle()
  made.push(mount(HintPanel, { target: document.body, props: { coach } }))
  const then = ['take the ship', 'lay it down', 'sell', 'end the turn']
  const places = [['depot-1'], ['hex-5'], [], []]
  asked[0].hear(told({ options: told().options.map((one, i) => ({ ...one, then: i ? [] : then, places })) }))
  flushSync()
  const panel = document.querySelector('[data-coach]')!
  const at = () => panel.querySelector('.at')?.textContent?.trim()
  const [back, on] = panel.querySelectorAll<HTMLButtonElement>('.walk button')
  expect([coach.step, back.disabled, on.disabled]).toEqual([0, true, false])
  press(on)
  flushSync()
  expect([coach.step, back.disabled]).toEqual([1, false])
  expect(at()).toContain(then[0])
  for (let i = 0; i < 5; i++) press(on)
  flushSync()
  expect([coach.step, on.disabled]).toEqual([4, true])
  expect(at()).toContain(then[3])
  press(back)
  flushSync()
  expect(at()).toContain(then[2])
  coach.pick(2) // nothing follows it
  flushSync()
  expect([coach.step, panel.querySelector('.walk')]).toEqual([0, null])
  coach.pick(1)
  flushSync()
  expect(coach.step).toBe(0)
})

test('one move is said without figures, refusals in words', () => {
  const { coach, asked } = seated()
  coach.toggle()
  made.push(mount(HintPanel, { target: document.body, props: { coach } }))
  asked[0].hear(advice({ rev: 5, seat: 0, done: true, options: [{ action: 4 }] }))
  flushSync()
  const panel = document.querySelector('[data-coach]')!
  expect(panel.textContent).toContain(speeches.en.say('coach-only'))
  expect(panel.querySelector('.one')).toBe(null)
})

test('one of many is not called the only move where the others were not compared', () => {
  const { coach, asked, acts } = seated()
  coach.toggle()
  made.push(mount(HintPanel, { target: document.body, props: { coach } }))
  const options = [{ action: 4, then: ['give wool', 'want ore', 'send'], places: [[], [], []] }]
  asked[0].hear(advice({ rev: 5, seat: 0, done: true, options, more: 7 }))
  flushSync()
  const panel = document.querySelector('[data-coach]')!
  expect(panel.textContent).not.toContain(speeches.en.say('coach-only'))
  expect(panel.textContent).toContain(`${speeches.en.say('coach-would')} Move 4`)
  expect(panel.textContent).toContain('give wool, want ore …')
  expect(panel.textContent).toContain(speeches.en.say('coach-uncompared', { n: 7 }))
  press(panel.querySelector('.take'))
  expect(acts).toEqual([4])
})

test('a costly move is held back once, only where it is sure and wished', () => {
  const close = told({ warning: 3 })
  expect(warningOf(close, 2)).toBe(null)
  const clear = told({
    warning: 3,
    options: [
      { action: 1, value: 6.4, error: 0.5, sure: 3, better: 0.9 },
      { action: 2, value: 2.4, error: 0.5, behind: 4, sure: 3, better: 0.9 },
    ],
  })
  expect(warningOf(clear, 1)).toBe(null)
  expect(warningOf({ ...clear, worlds: 4 }, 2)).toBe(null)
  expect(warningOf(clear, 2)).toEqual({ said: 2, cost: 4, least: false, reason: { part: 'regions', gain: -2.3 } })
  expect(warningOf({ ...clear, compared: [4] }, 4)).toEqual({ said: 4, cost: 4, least: true, reason: null })
  expect(warningOf(clear, 4)).toBe(null) // a twin of the best, for all we know

  const silent = seated()
  silent.coach.toggle()
  silent.asked[0].hear(clear)
  expect(silent.coach.holds(2)).toBe(false)
  const { coach, acts, asked } = seated({ warns: true })
  expect(coach.holds(2)).toBe(false) // still thinking: the click wins
  void coach.think()
  asked[0].hear(clear)
  flushSync()
  expect([coach.holds(1), coach.holds('road 12'), coach.holds(2)]).toEqual([false, false, true])
  coach.heed()
  expect([coach.warning, acts, coach.holds(2)]).toEqual([null, [], false])
  coach.warning = warningOf(clear, 2)
  made.push(mount(Warning, { target: document.body, props: { coach } }))
  flushSync()
  const card = document.querySelector('.warning')!
  expect(card.textContent).toContain(speeches.en.say('part-regions.less'))
  expect(card.textContent).not.toContain('Move 1') // nobody is told unasked
  press(card.querySelectorAll('button')[2])
  expect(acts).toEqual([2])
})

const costly = {
  warning: 3,
  done: true,
  options: [
    { action: 1, value: 6.4, error: 0.5, sure: 3, better: 0.9 },
    { action: 2, value: 2.4, error: 0.5, behind: 4, sure: 3, better: 0.9 },
  ],
}

test('who is warned may ask what is better, and sees it on the board', async () => {
  const { coach, acts, asked } = seated({ warns: true })
  void coach.think()
  asked[0].hear(told(costly))
  flushSync()
  expect(coach.holds(2)).toBe(true)
  made.push(mount(Warning, { target: document.body, props: { coach } }))
  flushSync()
  const asks = [...document.querySelectorAll<HTMLElement>('.warning button')]
  expect(document.activeElement).toBe(asks[0])
  const [better] = asks.filter((one) => one.textContent === speeches.en.say('coach-warn-better'))
  press(better)
  flushSync()
  expect([coach.warning, coach.open, coach.chosen?.text, coach.picked, acts]).toEqual([null, true, 'Move 1', true, []])
  expect(asked.length).toBe(1) // all is known
  coach.take()
  expect(acts).toEqual([1])
})

test('a line of several words is held back by the word that it begins with, and said whole', () => {
  const options = ['build', 'build 2', 'serve 1', 'offer'].map((notation, i) =>
    option({ action: i + 1, kind: 'move', notation, text: `Move ${i + 1}` }),
  )
  expect(firstOf('build 2; site 4', options)?.action).toBe(2)
  expect(firstOf('build 21; site 4', options)?.action).toBe(1)
  expect(firstOf('offer 1 wool for 1 ore to p2', options)?.action).toBe(4)
  expect(firstOf('served', options)).toBe(undefined)
  const table = scene({ room: 'r', rev: 5, seat: 0, view: {}, question: {}, options })
  const { coach, acts, asked } = seated({ warns: true, scene: table })
  void coach.think()
  asked[0].hear(told(costly))
  flushSync()
  expect([coach.holds('serve 1; plate'), coach.holds('offer 1 wool for 1 ore to p2'), coach.warning]).toEqual([
    false,
    false,
    null,
  ])
  expect(coach.holds('build 2; site 4')).toBe(true)
  coach.insist()
  expect(acts).toEqual(['build 2; site 4'])
})

test('only what was compared is called weaker', () => {
  const { coach, asked } = seated()
  coach.toggle()
  made.push(mount(HintPanel, { target: document.body, props: { coach } }))
  asked[0].hear(told({ more: 6, compared: [4, 9] }))
  flushSync()
  const fine = [...document.querySelectorAll('[data-coach] .fine')].map((one) => one.textContent)
  expect(fine).toContain(speeches.en.say('coach-more', { n: 2 }))
  expect(fine).toContain(speeches.en.say('coach-apart', { n: 4 }))
})

test('what takes the first place under the hand is looked at before it is taken', () => {
  const { coach, acts, asked } = seated()
  coach.toggle()
  asked[0].hear(told())
  flushSync()
  const [one, other, third] = told().options
  asked[0].hear(told({ options: [other, one, third] }))
  flushSync()
  coach.take()
  expect([acts, coach.chosen?.action, coach.picked]).toEqual([[], 2, true])
  coach.take()
  expect(acts).toEqual([2])
})

test('under the pointer nothing moves', () => {
  const { coach, asked } = seated()
  coach.toggle()
  made.push(mount(HintPanel, { target: document.body, props: { coach } }))
  asked[0].hear(told())
  flushSync()
  const panel = document.querySelector('[data-coach]')!
  const cards = () => [...panel.querySelectorAll('.one')].map((one) => one.querySelector('.what b')!.textContent)
  const discs = () => [...panel.querySelectorAll('.disc')].map((one) => one.textContent)
  coach.hold(true)
  coach.pick(3)
  const [one, other, third] = told().options
  asked[0].hear(told({ options: [other, one, third] }))
  flushSync()
  expect([cards(), discs()]).toEqual([
    ['Move 1', 'Move 2', 'Move 3'],
    ['2', '1', '3'],
  ])
  expect([coach.best?.text, coach.pick(1), coach.chosen?.text]).toEqual(['Move 2', true, 'Move 2'])
  coach.choose(3)
  asked[0].hear(told({ options: [other, { ...one, action: 4 }] })) // the one that is looked at has fallen behind
  flushSync()
  expect(cards()).toEqual(['Move 4', 'Move 2', 'Move 3'])
  expect(panel.textContent).toContain(speeches.en.say('coach-dropped'))
  coach.hold(false)
  flushSync()
  expect(cards()).toEqual(['Move 2', 'Move 4'])
})

// --- on the board

/** A table of places, each of a size and at a spot of its own; the document of tests has no layout. */
function board(...places: string[]) {
  const root = document.createElement('div')
  const rects = new Map<string, DOMRect>()
  places.forEach((place, i) => {
    const one = document.createElement('button')
    if (Number(place)) one.dataset.action = place
    else one.dataset.place = place
    one.getBoundingClientRect = () => new DOMRect(100 * i, 40, 60, 50)
    rects.set(place, one.getBoundingClientRect())
    root.append(one)
  })
  root.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 600)
  Object.defineProperty(root, 'offsetWidth', { value: 1000 })
  document.body.append(root)
  return { root, rects }
}

test('what is looked at is drawn around its places, and moves with the look; the others are discs', () => {
  const { coach, asked } = seated()
  coach.toggle()
  const { root, rects } = board('cell:1', 'cell:2', '3', 'depot-9')
  made.push(mount(Pencil, { target: root, props: { root, coach } }))
  const followed = told().options.map((one, i) => ({ ...one, then: i ? [] : ['ship'], places: i ? [] : [['depot-9']] }))
  asked[0].hear(told({ options: followed }))
  flushSync()
  const around = (): string[] => {
    const rings = [...root.querySelectorAll<HTMLElement>('.ring')].map(({ style }) =>
      ['left', 'top', 'width', 'height'].map((side) => parseFloat(style.getPropertyValue(side))),
    )
    return rings.flatMap(([x, y, w, h]) =>
      [...rects].flatMap(([place, { left, top, right, bottom }]) =>
        x < left && y < top && x + w > right && y + h > bottom ? [place] : [],
      ),
    )
  }
  const discs = () =>
    [...root.querySelectorAll('b')].map((one) => one.textContent + (one.matches('.active') ? '!' : ''))
  expect([around(), discs()]).toEqual([['cell:1'], ['1!', '2', '3']])
  coach.pick(2)
  flushSync()
  expect([around(), discs()]).toEqual([['cell:2'], ['1', '2!', '3']])
  coach.pick(3) // its place is nowhere on the board: the button says it
  flushSync()
  expect([around(), discs()]).toEqual([['3'], ['1', '2', '3!']])
  coach.pick(1)
  coach.walk(1)
  flushSync()
  expect([around(), discs(), !!root.querySelector('.ring.later')]).toEqual([['depot-9'], ['2!'], true])
  root.remove()
})

// --- a review

test('on a phone the tab with the place comes to the front, or the one before stays', async () => {
  const root = document.createElement('div')
  const wide = (one: Element, width: () => number) =>
    Object.assign(one, { getBoundingClientRect: () => new DOMRect(0, 0, width(), width()) })
  for (const id of ['act', 'me', 'log']) {
    const tab = wide(document.createElement('button'), () => 90)
    tab.setAttribute('data-to', id)
    tab.addEventListener('click', () => turn(id))
    root.append(tab)
  }
  const place = wide(document.createElement('i'), () => (shown() === 'me' ? 40 : 0))
  place.setAttribute('data-at', 'forest:1')
  root.append(place)
  const shown = () => root.querySelector('[aria-pressed="true"]')?.getAttribute('data-to')
  const turn = (id: string) => {
    for (const tab of root.querySelectorAll('[data-to]'))
      tab.setAttribute('aria-pressed', String(tab.getAttribute('data-to') === id))
  }
  const lies = (at: string) => () => ringOf(root, placed(at)) !== null
  turn('log')
  await bringForward(root, lies('forest:1'))
  expect(shown()).toBe('me')
  turn('log')
  await bringForward(root, lies('nowhere'))
  expect(shown()).toBe('log')
})

test('a review fills what the server leaves out, and its points are found by their steps', () => {
  const found = review({ points: [0, 4, 9].map((step, i) => ({ step, rev: step, turn_of: 0, lead: [], round: i })) })
  expect([pointAt(found.points, 0), pointAt(found.points, 8), pointAt(found.points, 99)]).toEqual([0, 1, 2])
  expect(roundsIn(found.points)).toEqual([
    { at: 1, round: 1 },
    { at: 2, round: 2 },
  ])
  expect([found.finished, found.luck, found.decisions]).toEqual([false, null, []])
  expect(parse('/room/abc/review')).toEqual({ page: 'review', id: 'abc' })
})

test('the numbers of the luck sheet sum as they are shown', () => {
  const shares = {
    start: [183.4, 183.4],
    kinds: { dice: [-6.4, 7.3], market: [0.04, -0.03], goods: [1.26, 0.8] },
    decisions: [9.1, 8.2],
    rivals: [-0.4, -1.67],
    result: [187, 198],
  }
  const sheet = luckSheet(shares)
  expect(sheet.kinds).toEqual(['dice', 'goods'])
  for (const row of sheet.rows)
    expect(row.start + row.kinds.reduce((sum, n) => sum + n, 0) + row.decisions + row.rivals).toBe(row.result)
  expect(rivalsIn(sheet.rows, 0)?.map((row) => row.seat)).toEqual([0, 1])
  expect(rivalsIn(sheet.rows, -1)?.map((row) => row.seat)).toEqual([1, 0])
  expect(rivalsIn(sheet.rows.slice(0, 1), 0)).toBe(null)
})

test.each(LANGS)('luck and play are told in one sentence, of two (%s)', (lang) => {
  const say = words(lang)
  const shares = {
    start: [7, 7, 7],
    kinds: { dice: [-1.2, 2.1, 0] },
    decisions: [2, 1, -1],
    rivals: [0.2, -0.1, 0],
    result: [8, 10, 6],
  }
  const who = (seat: number) => ['Ann', 'Bob', 'Eve'][seat]
  const n = 0.5
  const told = (name: string, points: string, what: string) => say(`coach-more-${what}`, { name, points, n })
  expect(sentence(luckSheet(shares), 0, who, lang, say)).toBe(
    `${told('Bob', plain(3.3, lang), 'luck')} ${told('Ann', plain(1, lang), 'play')}`,
  )
  const even = luckSheet({ ...shares, kinds: { dice: [1, 1, 1] }, decisions: [0, 0, 0], rivals: [0, 2, -2] })
  expect(sentence(even, 2, who, lang, say)).toBe(`${say('coach-even-luck')} ${say('coach-even-play')}`)
  expect(sentence({ ...even, rows: even.rows.slice(0, 1) }, 0, who, lang, say)).toBe('')
})

test('what marked the way of a game stands where its round begins on the graph', () => {
  const at = [0, 1, 1, 2, 5].map((round, step) => ({ step, rev: step, turn_of: 0, lead: [], round }))
  const { points } = review({ points: at })
  const mark = (round: number) => ({ round, seat: 1, source: 'road', text: `after ${round}` })
  const found = milestones(points, [0, 1, 3, 9].map(mark), 3)
  expect(found.map((one) => [one.at, one.round, one.seat, one.text])).toEqual([
    [3, 2, 1, 'after 1'],
    [3, 2, 1, 'after 3'],
    [4, 5, 1, 'after 9'],
  ])
  expect(milestones([], [mark(1)], 3)).toEqual([])
})
