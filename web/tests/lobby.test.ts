// The first page and the choice of a game: what a newcomer sees, and what somebody who comes back.
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { explained, lastTable, presetOf, setupLike, shortly } from '../src/app/again'
import { visitor } from '../src/app/session.svelte'
import { setLang } from '../src/i18n/i18n.svelte'
import { presetFor } from '../src/i18n/names'
import { api } from '../src/net/api'
import { gameInfo, person, roomInfo, type Stat } from '../src/net/wire'
import Lobby from '../src/pages/Lobby.svelte'
import NewRoom from '../src/pages/NewRoom.svelte'
import Results from '../src/shell/Results.svelte'

const BOTS = [
  { level: 'random', label: 'Random', about: '' },
  { level: 'greedy', label: 'Shrewd', about: 'Looks one step ahead.' },
]
const OPTIONS = [{ name: 'layout', label: 'Island', kind: 'choice', default: 'beginner', rule: '' }]
const CATAN = gameInfo({
  id: 'catan',
  name: 'Catan',
  seats: [3, 4],
  options: OPTIONS,
  presets: [
    { name: '', label: 'First game: a fixed island', options: {} },
    { name: 'full', label: 'The full game: a new island every time', options: { layout: 'random' } },
  ],
  bots: BOTS,
})
const GWT = gameInfo({
  ...CATAN,
  id: 'gwt',
  options: [],
  presets: [
    { name: '', label: 'The full game: at random', options: {} },
    { name: 'beginner', label: 'First game: by letters', options: {} },
  ],
})

const room = (more: object = {}, seats: object[] = [{ kind: 'human' }, { kind: 'bot', level: 'random' }]) =>
  roomInfo({
    id: 'r',
    game: 'catan',
    status: 'finished',
    rev: 9,
    commit: 'c',
    seats: seats.map((seat, n) => ({ seat: n, name: `N${n}`, ...seat })),
    options: {},
    private: false,
    created: 1,
    clock: {},
    you: [0],
    ...more,
  })

const stat = (more: object = {}): Stat => ({
  game: 'catan',
  played: 14,
  won: 5,
  score: 7.25,
  best: 11,
  place: 2,
  last: Date.now() / 1000 - 90_000,
  rivals: [
    { rivals: 'greedy', played: 12, won: 4, score: 7, best: 11 },
    { rivals: 'people', played: 2, won: 1, score: null, best: null },
  ],
  games: [7, 11, 4].map((points, i) => ({
    at: i,
    points,
    place: i === 1 ? 1 : 2,
    of: 4,
    rivals: 'greedy',
    luck: null,
  })),
  strength: null,
  ...more,
})

describe('the last table', () => {
  it('is the newest that can be laid again at once', () => {
    const friends = room({ id: 'friends', created: 9 }, [{ kind: 'human' }, { kind: 'human' }])
    const bots = room({ id: 'bots', created: 5 })
    expect(lastTable([friends, room({ id: 'older', created: 2 }), bots])?.id).toBe('bots')
    expect(lastTable([friends])?.id).toBe('friends')
    expect(
      lastTable([room({ study: true }), room({ status: 'open' }), room({ you: [] }), room({ commit: '' })]),
    ).toBeNull()
  })

  it('is laid with the same options and company; people make room for bots', () => {
    const last = room({ options: { layout: 'random' }, private: true }, [
      { kind: 'human' },
      { kind: 'bot', level: 'random' },
      { kind: 'human' },
      { kind: 'bot', level: 'gone' },
    ])
    const setup = setupLike(last, CATAN)
    expect(setup).toMatchObject({ game: 'catan', options: { layout: 'random' }, private: true })
    expect(setup.seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'greedy' },
    ])
  })

  it('is called by the set of options it plays by', () => {
    expect(presetOf(CATAN, { layout: 'random' })?.name).toBe('full')
    expect(presetOf(CATAN, {})?.name).toBe('')
    expect(presetOf(CATAN, { layout: 'spiral' })).toBeUndefined()
    expect([shortly(CATAN.presets[1].label), explained(CATAN.presets[1].label)]).toEqual([
      'The full game',
      'A new island every time',
    ])
    expect([shortly('Three decks'), explained('Three decks')]).toEqual(['Three decks', ''])
  })
})

it('the full game is for who has finished one', () => {
  expect(['catan', 'burgundy', 'gwt', 'gwtnz', 'nusfjord'].map((id) => presetFor(id, true))).toEqual([
    'full',
    'experienced',
    '',
    '',
    '',
  ])
  expect(['catan', 'gwt', 'noughts'].map((id) => presetFor(id, false))).toEqual(['', 'beginner', ''])
})

let made: Record<string, unknown> | null = null
async function shown(page: Component<any>, props: object = {}): Promise<HTMLElement> {
  made = mount(page, { target: document.body, props })
  for (let i = 0; i < 30; i++) await Promise.resolve()
  flushSync()
  return document.body
}
const named = (body: HTMLElement, name: string) =>
  [...body.querySelectorAll<HTMLElement>('a, button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent!.trim()) === name,
  )

describe('pages', () => {
  const create = vi.spyOn(api, 'create')
  beforeAll(() => setLang('en'))
  beforeEach(() => {
    visitor.person = person({ id: 'p', name: 'Ann', login: 'ann', guest: false, language: 'en' })
    visitor.known = true
    vi.spyOn(api, 'games').mockResolvedValue([GWT, CATAN])
    vi.spyOn(api, 'open').mockResolvedValue([])
    vi.spyOn(api, 'live').mockResolvedValue([])
    vi.spyOn(api, 'mine').mockResolvedValue([])
    vi.spyOn(api, 'stats').mockResolvedValue([])
    vi.spyOn(api, 'puzzles').mockReturnValue(new Promise(() => {}))
    vi.spyOn(api, 'start').mockResolvedValue(room())
    create.mockReset().mockResolvedValue(room({ status: 'active' }))
  })
  afterEach(() => {
    if (made) void unmount(made)
    made = null
    document.body.innerHTML = ''
  })

  it('offer a newcomer a first game, and no empty panel', async () => {
    const body = await shown(Lobby)
    expect(body.textContent).toContain('How a first game goes')
    expect(named(body, 'Invite a friend by a link')).toBeTruthy()
    named(body, 'A first game with a guide')!.click()
    await vi.waitFor(() => expect(create).toHaveBeenCalled())
    expect(create.mock.calls[0][0]).toMatchObject({ game: 'catan', private: true })
  })

  it('offer who knows the game the full one', async () => {
    const body = await shown(Lobby)
    named(body, 'Straight to the full game')!.click()
    for (let i = 0; i < 10; i++) await Promise.resolve()
    expect(create.mock.calls[0][0]).toMatchObject({ game: 'catan', preset: 'full' })
  })

  it('offer who comes back the last table, and say what it was', async () => {
    vi.spyOn(api, 'mine').mockResolvedValue([room({ options: { layout: 'random' } })])
    vi.spyOn(api, 'stats').mockResolvedValue([stat()])
    const body = await shown(Lobby)
    expect(body.querySelector('h1')?.textContent).toBe('Welcome back, Ann')
    const again = body.querySelector<HTMLElement>('.again')!
    expect(again.textContent).toContain('Play Catan')
    expect(again.textContent).toContain('as last time: the full game, two seats, bots: random')
    again.click()
    for (let i = 0; i < 10; i++) await Promise.resolve()
    expect(create.mock.calls[0][0]).toMatchObject({ game: 'catan', options: { layout: 'random' } })
  })

  it('tell the own results on the cards, whose buttons differ', async () => {
    vi.spyOn(api, 'mine').mockResolvedValue([room()])
    vi.spyOn(api, 'stats').mockResolvedValue([stat()])
    const cards = [...(await shown(Lobby)).querySelectorAll('article')]
    expect(cards[0].querySelector('.own')?.textContent).toBe('won 5 of 14, best score 11')
    expect(cards[1].querySelector('.own')?.textContent).toBe('not played yet')
    const go = cards.map((card) => card.querySelector('.foot a')).filter((one) => one !== null)
    expect(go.map((one) => one.textContent)).toEqual([
      'To the island: Play Catan',
      'To the trail: Play Great Western Trail',
    ])
    expect(new Set(go.map((one) => one.textContent)).size).toBe(go.length)
  })

  const chosen = (body: HTMLElement) =>
    [...body.querySelectorAll('[aria-checked=true] b')].map((one) => one.textContent)

  it('choose the first game for a newcomer and the full one for who has finished one', async () => {
    const route = { page: 'new', game: 'catan', invite: false }
    expect(chosen(await shown(NewRoom, { route }))).toEqual(['Catan', 'First game', 'Shrewd'])
    void unmount(made!)
    document.body.innerHTML = ''
    vi.spyOn(api, 'stats').mockResolvedValue([stat()])
    expect(chosen(await shown(NewRoom, { route: { ...route, game: '' } }))).toEqual([
      'Catan',
      'The full game',
      'Shrewd',
    ])
  })

  it('say of bots that nobody has measured them', async () => {
    const body = await shown(NewRoom, { route: { page: 'new', game: 'catan', invite: false } })
    const cards = [...body.querySelectorAll('[aria-labelledby=new-bots] button')]
    expect(cards.map((card) => card.querySelector('small')?.textContent)).toEqual(
      Array(2).fill('strength not measured yet'),
    )
  })

  it('tell results by rivals, and draw them', async () => {
    const body = await shown(Results, { stats: [stat()] })
    const rows = [...body.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent!.trim()).join(' '),
    )
    expect(rows).toEqual(['with bots: shrewd 12 4 7 11', 'with people 2 1 — —', 'all 14 5 7.3 11'])
    expect(body.querySelectorAll('circle')).toHaveLength(3)
    expect(body.querySelectorAll('circle.won')).toHaveLength(1)
    expect(body.querySelector('figure svg')?.getAttribute('aria-label')).toContain('7, 11, 4')
  })
})
