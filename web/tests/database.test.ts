// The open database: what is searched stands in the address, and a list of games tells no name.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { filtersOf, searchable, searchOf, seatsText } from '../src/app/database'
import { parse } from '../src/app/router.svelte'
import { visitor } from '../src/app/session.svelte'
import { setLang } from '../src/i18n/i18n.svelte'
import { api } from '../src/net/api'
import { gameInfo, type PlayedGame } from '../src/net/wire'
import Database from '../src/pages/Database.svelte'

const CATAN = gameInfo({
  id: 'catan',
  name: 'Catan',
  seats: [3, 4],
  options: [
    {
      name: 'layout',
      label: 'Island',
      kind: 'choice',
      default: 'beginner',
      choices: [
        { value: 'beginner', label: 'Fixed' },
        { value: 'random', label: 'New' },
      ],
    },
    { name: 'turn_limit', label: 'Turns', kind: 'number', default: 0, range: [0, 99] },
    {
      name: 'odd',
      label: 'Odd',
      kind: 'switch',
      default: false,
      programs: true,
      choices: [{ value: true, label: 'Yes' }],
    },
  ],
  bots: [{ level: 'novice', label: 'Novice', about: '' }],
})
const played = (more: Partial<PlayedGame> = {}): PlayedGame => ({
  room: 'r1',
  game: 'catan',
  version: 1,
  options: {},
  ended: 1_700_000_000,
  ending: 'victory',
  points: 10,
  acts: 120,
  seats: [
    { kind: 'novice', points: 7, rank: 2 },
    { kind: 'person', points: 10, rank: 1 },
  ],
  mine: false,
  ...more,
})

describe('the address of a search', () => {
  it('is read and written alike', () => {
    const search = 'game=catan&seats=3&level=novice&points_from=8&option=layout%3Drandom'
    expect(filtersOf(search)).toEqual({
      words: { game: 'catan', seats: '3', level: 'novice', points_from: '8' },
      options: { layout: 'random' },
    })
    expect(searchOf(filtersOf(search))).toBe(search)
    expect(parse('/database', `?${search}`)).toEqual({ page: 'database', search: `?${search}` })
  })

  it('has options only of a game, and nothing strange', () => {
    expect(searchOf(filtersOf('option=layout%3Drandom&cursor=x&password=1&option=wrong'))).toBe('')
    expect(searchOf({ words: { game: 'catan', seats: '' }, options: { layout: '' } })).toBe('game=catan')
  })

  it('offers options that a few choices answer', () => {
    expect(searchable(CATAN).map((one) => one.name)).toEqual(['layout'])
    expect(searchable(undefined)).toEqual([])
  })

  it('tells the winner first', () => {
    expect(seatsText(played(), (kind) => kind.toUpperCase())).toEqual(['PERSON 10', 'NOVICE 7'])
  })
})

describe('the page', () => {
  let page: object | undefined
  beforeAll(() => setLang('en'))
  beforeEach(() => {
    vi.spyOn(visitor, 'ensure').mockResolvedValue(undefined as never)
    vi.spyOn(api, 'games').mockResolvedValue([CATAN])
    vi.spyOn(api, 'keptOut').mockResolvedValue({ all: false, rooms: [] })
  })
  afterEach(() => {
    if (page) void unmount(page)
    page = undefined
    document.body.innerHTML = ''
    vi.restoreAllMocks()
  })
  const open = async (search = '') => {
    page = mount(Database, { target: document.body, props: { route: { page: 'database', search } } })
    flushSync()
    await vi.waitFor(() => expect(document.querySelector('[aria-busy=false]')).toBeTruthy())
    flushSync()
  }

  it('lists games, each with its replay, and asks for more', async () => {
    const asked = vi
      .spyOn(api, 'database')
      .mockResolvedValueOnce({ games: [played()], next: 'c1' })
      .mockResolvedValueOnce({ games: [played({ room: 'r2' })], next: '' })
    await open('?game=catan')
    expect(asked).toHaveBeenCalledWith('game=catan', '')
    expect(document.querySelector('a.row')?.getAttribute('href')).toBe('/room/r1/replay')
    expect(document.querySelector('a.row')?.textContent).toMatch(/person 10 · Novice 7/)
    expect(document.querySelector('a[download]')?.getAttribute('href')).toBe('/api/database.ndjson?game=catan')
    document.querySelector<HTMLButtonElement>('.more')!.click()
    await vi.waitFor(() => expect(document.querySelectorAll('a.row')).toHaveLength(2))
    expect(asked).toHaveBeenLastCalledWith('game=catan', 'c1')
    expect(document.querySelector('.more')).toBeNull()
  })

  it('lets me keep a game of mine out, and no other', async () => {
    vi.spyOn(api, 'database').mockResolvedValue({ games: [played(), played({ room: 'mine', mine: true })], next: '' })
    const out = vi.spyOn(api, 'keepOut').mockResolvedValue({ all: false, rooms: ['mine'] })
    await open()
    const buttons = document.querySelectorAll<HTMLButtonElement>('li button')
    expect(buttons).toHaveLength(1)
    buttons[0].click()
    await vi.waitFor(() => expect(document.querySelectorAll('a.row')).toHaveLength(1))
    expect(out).toHaveBeenCalledWith('mine', true)
    expect(document.querySelector('.kept a')?.getAttribute('href')).toBe('/room/mine/replay')
  })

  it('says so if nothing fits', async () => {
    vi.spyOn(api, 'database').mockResolvedValue({ games: [], next: '' })
    await open('?game=catan')
    expect(document.querySelector('.none')?.textContent).toContain('No such games')
    expect([...document.querySelectorAll('select')].some((one) => one.id === 'db-o-layout')).toBe(true)
  })
})
