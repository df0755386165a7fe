// The market of Catan on real scenes: what lies open, and what is said to it.
import { readdirSync } from 'node:fs'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { market as filled, type Draft, type Lang, type MarketWord, type TableProps } from '../src/net/wire'
import { clean, press, read, show } from './catan-kit'

clean()

const LANGS: Lang[] = ['en', 'ru']
const mine = (name: string) => read(name).scene.view

/** A table with a market; what is said there comes back. */
function lay(
  name: string,
  drafts: Partial<Draft>[],
  more: { open?: boolean; host?: number; readonly?: boolean; drafts?: number; unpaid?: number[] } = {},
) {
  const words: MarketWord[] = []
  const now = filled({
    host: more.host ?? mine(name).turn.active,
    open: more.open ?? true,
    drafts,
    ...(more.unpaid && { unpaid: more.unpaid }),
  })
  const table = show(name, more.readonly, false, (scene) => {
    const seats = scene.view.players.map((_: unknown, seat: number) => ({
      seat,
      kind: 'human',
      name: `Player ${seat}`,
      person: `p${seat}`,
      level: '',
      colour: '',
      present: true,
      clock_left: null,
      replaced: false,
    }))
    return {
      market: {
        rules: { drafts: more.drafts ?? 3, seconds: 45 },
        now,
        busy: false,
        say: (word) => words.push(word),
        left: () => 31,
      },
      info: { ...baseInfo(name), seats },
    } as Partial<TableProps>
  })
  return { ...table, words, market: table.root.querySelector<HTMLElement>('.market') }
}
const baseInfo = (name: string) => ({
  id: 'demo',
  game: 'catan',
  status: 'active',
  rev: read(name).scene.rev,
  options: {},
  private: false,
  created: 0,
  clock: { kind: 'none', bank: 0, increment: 0, hours: 0, answer: 0 },
  you: [mine(name).viewer],
  turn_of: [],
  spectators: 0,
  deadline: null,
  result: null,
  commit: '',
  host: '',
  previous: '',
  next: '',
  stand_in: 'greedy',
  talk: false,
  hints: false,
  asks_hints: false,
  study: false,
  waits: false,
  stop: null,
  back: null,
  removed: {},
  standing: {},
  answer_by: null,
  market: { drafts: 3, seconds: 45 },
})
const button = (root: HTMLElement | null, text: string) =>
  [...root!.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === text,
  )

test('CAT-17.25: the player on turn lays a draft on the table instead of making an offer', () => {
  const { root, acts, words } = lay('main-en', [])
  const [give, want] = [...root.querySelectorAll('.trade .row')]
  press(give.querySelectorAll('.more')[0])
  press(want.querySelectorAll('.more')[4])
  press(root.querySelectorAll('.to button')[1])
  press(button(root, 'Send the offer'))
  expect(acts).toEqual([])
  expect(words).toEqual([{ what: 'propose', give: { lumber: 1 }, want: { ore: 1 }, to: [1, 3] }])
})

test('CAT-17.26: the player on turn trades with one who agreed, or with the author of a draft', () => {
  const { viewer, players } = mine('main-en')
  const [first, second] = players.map((_: unknown, seat: number) => seat).filter((seat: number) => seat !== viewer)
  const held = Object.keys(players[viewer].hand)[0]
  const { market, words } = lay('main-en', [
    { id: 1, author: viewer, to: [first, second], give: { [held]: 1 }, want: { ore: 1 }, yes: [second] },
    { id: 2, author: first, to: [viewer], give: { ore: 1 }, want: { [held]: 1 } },
    { id: 3, author: second, to: [viewer], give: { ore: 1 }, want: { [held]: 19 } },
    { id: 4, author: second, to: [viewer], give: { ore: 1 } },
  ])
  const [own, one, two, open] = [...market!.querySelectorAll<HTMLElement>(':scope > ul > li')]
  press(button(own, `Trade with Player ${second}`))
  press(button(one, 'Trade'))
  press(button(one, 'Decline'))
  press(button(own, 'Withdraw the offer'))
  expect(words).toEqual([
    { what: 'settle', draft: 1, partner: second },
    { what: 'settle', draft: 2, partner: first },
    { what: 'no', draft: 2 },
    { what: 'withdraw', draft: 1 },
  ])
  expect(button(two, 'Trade')!.disabled).toBe(true)
  expect(two.textContent).toContain('You lack')
  expect(button(open, 'Trade')!.disabled).toBe(true)
  expect(open.textContent).toContain('anything')
})

test("CAT-17.25: an answer is a draft of one's own that begins with the terms turned round", () => {
  const { viewer, players } = mine('main-en')
  const other = viewer === 0 ? 1 : 0
  const held = Object.keys(players[viewer].hand)[0]
  const wanted = held === 'ore' ? 'wool' : 'ore'
  const { root, market, words } = lay('main-en', [
    { id: 7, author: other, to: [viewer], give: { [wanted]: 1 }, want: { [held]: 1 } },
  ])
  press(button(market, 'Counter-offer'))
  press(button(root, 'Send'))
  expect(words).toEqual([{ what: 'propose', give: { [held]: 1 }, want: { [wanted]: 1 }, to: [other], draft: 7 }])
})

const waiting = () =>
  readdirSync(`${import.meta.dirname}/catan-fixtures`)
    .map((name) => name.slice(0, -5))
    .find((name) => {
      const { scene } = read(name)
      return (
        name.endsWith('-en') &&
        scene.view.viewer >= 0 &&
        scene.view.turn.active !== null &&
        scene.view.turn.active !== scene.view.viewer &&
        !scene.options?.length &&
        !scene.view.result &&
        !scene.view.offer
      )
    })!

test('CAT-17.25: an opponent says yes, takes it back, says no, and proposes to the player on turn', () => {
  const name = waiting()
  const { viewer, players, turn } = mine(name)
  const held = Object.keys(players[viewer].hand)[0]
  const terms = {
    id: 3,
    author: turn.active,
    to: [viewer],
    give: { [held === 'ore' ? 'wool' : 'ore']: 1 },
    want: { [held]: 1 },
  }
  const { root, market, words } = lay(name, [terms])
  expect(market!.querySelector('li.asked')).toBeTruthy()
  press(button(market, 'Accept'))
  press(button(market, 'Decline'))
  const marked = lay(name, [{ ...terms, yes: [viewer] }])
  expect(button(marked.market, 'Accept')!.getAttribute('aria-pressed')).toBe('true')
  press(button(marked.market, 'Accept'))
  expect([...words, ...marked.words].map((word) => word.what)).toEqual(['yes', 'no', 'unmark'])
  words.length = 0
  press(button(root, 'Offer a trade'))
  const [give, want] = [...root.querySelectorAll('.trade .row')]
  press(give.querySelector('.more:not(:disabled)'))
  press(want.querySelector('.more:not(:disabled)'))
  press(button(root, 'Send the offer'))
  expect(words).toMatchObject([{ what: 'propose', to: [turn.active] }])
})

test('CAT-17.27, CAT-17.28: a frozen market and too many drafts', () => {
  const { viewer, players } = mine('main-en')
  const held = Object.keys(players[viewer].hand)[0]
  const other = viewer === 0 ? 1 : 0
  const own = { id: 1, author: viewer, to: [other], give: { [held]: 1 }, want: { ore: 1 }, yes: [other] }
  const frozen = lay('main-en', [own], { open: false })
  expect(frozen.market!.textContent).toContain('waiting')
  expect(button(frozen.market, `Trade with Player ${other}`)!.disabled).toBe(true)
  expect(frozen.market!.textContent).not.toContain('31 s')
  const full = lay('main-en', [own], { drafts: 1 })
  press(button(full.root, 'Offer a trade'))
  expect(full.root.querySelector('.trade')!.textContent).toContain('You already have 1 offer on the table.')
})

test.each(LANGS)('%s, CAT-17.27: what can no longer be paid stays, and its owner is told', (lang) => {
  const name = `main-${lang}`
  const { viewer, players } = mine(name)
  const other = viewer === 0 ? 1 : 0
  const held = Object.keys(players[viewer].hand)[0]
  const drafts = [
    { id: 1, author: viewer, to: [other], give: { [held]: 19 }, want: { ore: 1 }, yes: [other] },
    { id: 2, author: viewer, to: [other], give: { [held]: 1 }, want: { ore: 1 }, yes: [other] },
    { id: 3, author: other, to: [viewer], give: { ore: 1 }, want: { [held]: 19 }, yes: [viewer] },
  ]
  const told = {
    en: ['You can no longer pay this', 'You can no longer pay what you said yes to'],
    ru: ['Вам больше нечем это оплатить', 'Вам больше нечем оплатить своё «да»'],
  }[lang]
  const { market, words } = lay(name, drafts, { unpaid: [1, 3] })
  const [first, second, third] = [...market!.querySelectorAll<HTMLElement>(':scope > ul > li')]
  expect(first.textContent).toContain(told[0])
  expect(second.querySelector('.unpaid')).toBeNull()
  expect(third.textContent).toContain(told[1])
  expect([first, second].map((one) => one.querySelector<HTMLButtonElement>('.seal button')!.disabled)).toEqual([
    true,
    false,
  ])
  press(first.querySelector('.away'))
  expect(words).toEqual([{ what: 'withdraw', draft: 1 }])
  expect(lay(name, drafts).market!.querySelector('.unpaid')).toBeNull()
})

test.each(LANGS)('%s: everybody who looks on sees who gives what to whom, and can say nothing', (lang) => {
  const name = `main-${lang}`
  const { viewer, players } = mine(name)
  const others = players.map((_: unknown, seat: number) => seat).filter((seat: number) => seat !== viewer)
  const { market, words } = lay(
    name,
    [
      { id: 1, author: viewer, to: others, give: { lumber: 2 }, want: { ore: 1 }, yes: [others[0]], no: [others[1]] },
      { id: 2, author: others[0], to: [viewer], give: { ore: 1 }, no: [viewer] },
    ],
    { readonly: true },
  )
  expect(market!.querySelectorAll('button')).toHaveLength(0)
  expect(market!.textContent).not.toMatch(/ct-|undefined|NaN|\[object/)
  flushSync()
  expect(words).toEqual([])
})
