import { describe, expect, it } from 'vitest'
import { blocks, spans } from '../src/i18n/markdown'
import { commitment, seed } from '../src/luck/proof'
import { byTurn } from '../src/room/rooms'
import { inHouse, parse } from '../src/app/router.svelte'
import { read } from '../src/preferences/settings.svelte'
import { roomInfo } from '../src/net/wire'

describe('addresses', () => {
  it('lead to rooms, their replays and their luck', () => {
    expect(parse('/room/abc', '', '#key=k1')).toEqual({ page: 'room', id: 'abc', key: 'k1' })
    expect(parse('/room/abc/replay', '?rev=12')).toEqual({ page: 'replay', id: 'abc', rev: 12 })
    expect(parse('/campaign/nusfjord')).toEqual({ page: 'campaign', game: 'nusfjord' })
    expect(parse('/room/abc/luck')).toEqual({ page: 'luck', id: 'abc' })
    expect(parse('/rules/catan', '', '#CAT-8.7')).toEqual({ page: 'rules', game: 'catan', rule: 'CAT-8.7' })
  })

  it('that lead nowhere say so', () => {
    for (const path of ['/rooms', '/room', '/room/a/b', '/me/x', '/campaign', '/%E0%A4%A'])
      expect(parse(path).page).toBe('lost')
  })

  it('after signing in stay in the house', () => {
    expect(inHouse('/me')).toBe('/me')
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', ''])
      expect(inHouse(path)).toBe('/')
  })
})

describe('settings', () => {
  it('survive what somebody else wrote', () => {
    expect(read('{"theme":"dark","motion":"fast","x":1}')).toMatchObject({ theme: 'dark', motion: 1, sound: false })
    expect(read('nonsense').theme).toBe('auto')
    expect(read(null).theme).toBe('auto')
  })
})

describe('rules in Markdown', () => {
  it('become a tree', () => {
    const tree = blocks('One *two* `three`.\n\n- a\n- b\n\n1. c\n2. d')

    expect(tree.map((block) => block.kind)).toEqual(['p', 'ul', 'ol'])
  })

  it('link their own ids and leave markup of others alone', () => {
    expect(spans('see CAT-5.2 <img src=x>')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'rule', text: 'CAT-5.2' },
      { kind: 'text', text: ' <img src=x>' },
    ])
  })
})

describe('my games', () => {
  const room = (id: string, more: object) =>
    roomInfo({
      id,
      game: 'catan',
      status: 'active',
      rev: 1,
      seats: [],
      options: {},
      private: false,
      created: 0,
      clock: {},
      you: [0],
      ...more,
    })

  it('begin with those that wait for me, the most urgent first', () => {
    const list = [
      room('open', { status: 'open' }),
      room('theirs', { turn_of: [1] }),
      room('later', { turn_of: [0], deadline: 90 }),
      room('soon', { turn_of: [0], deadline: 10 }),
    ]

    expect(list.sort(byTurn).map((one) => one.id)).toEqual(['soon', 'later', 'theirs', 'open'])
  })
})

describe('the proof of luck', () => {
  // Computed with igroteka.server.luck: commitment("room", "00ff"), seed("00ff", ["aa", "bot"]).
  it('computes what the server computes', async () => {
    expect(await commitment('room', '00ff')).toBe('c58ac488e0c27b8c9b72c3930f2e01bc1f79da657cbb90a0dff7506da7c11bc5')
    expect(await seed('00ff', ['aa', 'bot'])).toBe('5da4b97b12ca075431756e0e19433563876427ee9ca1b35f8c224d9ae25e469d')
  })
})
