import { readFileSync } from 'node:fs'
import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../src/i18n/i18n.svelte'
import { called, calledAll } from '../src/i18n/names'
import { Reader } from '../src/room/reader.svelte'
import { roomInfo } from '../src/net/wire'
import { mark, watched } from './unspoken.svelte'

describe('a reader', () => {
  const info = (first: string) =>
    roomInfo({
      id: 'r',
      game: 'nusfjord',
      status: 'active',
      rev: 1,
      created: 0,
      private: false,
      seats: [
        { seat: 0, kind: 'human', name: first },
        { seat: 1, kind: 'bot', name: 'Bruno' },
      ],
    })
  const text = mark('room-why-allowed')
  const who = `${mark('#0')}: ${text}`

  beforeAll(() => words.use('en'))

  it('is silent until the words come, and tells those who look when they do, and in another language, and under another name', async () => {
    const reader = new Reader()
    const line = reader.aloud({ text: who })
    const { seen, stop } = watched(() => line.text)
    reader.sit(info('Ann'))
    expect(reader.ready).toBe(false)
    flushSync()
    await words.table('nusfjord', 'en')
    expect(reader.ready).toBe(true)
    flushSync()
    reader.sit(info('Ann'))
    flushSync()
    reader.sit(info('Eve'))
    flushSync()
    await words.use('ru')
    flushSync()
    await words.table('nusfjord', 'ru')
    flushSync()
    stop()

    expect(seen).toEqual(['', 'Ann: This is allowed now.', 'Eve: This is allowed now.', 'Eve: Сейчас это можно.'])
  })

  it('tells people of their own deeds as "you", but not where several share the screen', async () => {
    const reader = new Reader()
    await words.use('en')
    await words.table('nusfjord', 'en')
    reader.sit({ ...info('Ann'), you: [0] })
    const passed = (seat: number) => reader.aloud({ seat, text: mark('event-passed', { name: mark(`#${seat}`) }) })
    const lines = [passed(0), passed(1)]

    expect(lines.map((line) => line.text)).toEqual(['You pass', 'Bruno passes'])
    reader.sit({ ...info('Ann'), you: [0, 1] })
    expect(lines.map((line) => line.text)).toEqual(['Ann passes', 'Bruno passes'])
  })

  it('tells people of what is done to them as "you"', async () => {
    const reader = new Reader()
    await words.use('en')
    await words.table('catan', 'en')
    reader.sit({ ...info('Ann'), game: 'catan', you: [0] })
    const event = (key: string, args: Record<string, string>) =>
      reader.aloud({ seat: 1, text: mark(key, { name: mark('#1'), ...args }) }).text

    expect(event('event-stole', { other: mark('#0') })).toBe('Bruno draws a card from you')
    expect(event('event-stole', { other: mark('#2') })).toBe('Bruno draws a card from p2')
    const others = mark('list', { head: mark('#0'), last: mark('#2') })
    expect(event('event-offered-nothing', { others })).toBe('Bruno asks you and p2 for offers')
  })

  it('calls guests whom the house named in the language of the page', async () => {
    const named = (lang: string) =>
      /guest-name = (.*)/
        .exec(readFileSync(`../src/igroteka/server/locale/${lang}/accounts.ftl`, 'utf8'))![1]
        .replace('{ $number }', '7568')
    const reader = new Reader()
    const line = reader.aloud({ text: who })
    for (const lang of ['en', 'ru'] as const) {
      await words.use(lang)
      await words.table('nusfjord', lang)
      for (const stored of ['en', 'ru'].map(named)) {
        reader.sit(info(stored))
        expect(line.text.split(':')[0]).toBe(named(lang))
        expect(calledAll(info(stored)).seats.map((seat) => seat.name)).toEqual([named(lang), 'Bruno'])
      }
    }
    expect(called('Guest of honour')).toBe('Guest of honour')
  })

  it('lays its own view over the public one, with everything in words', async () => {
    const reader = new Reader()
    await words.use('en')
    await words.table('nusfjord', 'en')
    reader.sit(info('Ann'))
    const open = {
      view: { viewer: -3, hands: [{ n: 1 }, { n: 2 }] },
      question: { text: mark('#1') },
      sheet: [[0, [[text, 3]]]] as never,
      tally: { rolls: { 7: 1 } },
    }
    const kept = structuredClone(open)
    const told = { room: 'r', rev: 4, seat: 0, public: open }
    const own = reader.scene({
      ...told,
      own: {
        view: { viewer: [0], hands: { 0: { cards: [['cod']] } } },
        question: { text: mark('#0') },
        options: [{ action: 1, kind: 'x', notation: 'x', text: who } as never],
        undo: { back: true },
      },
    })
    const theirs = reader.scene({ ...told, seat: -3, own: null })

    expect(own).toEqual({
      room: 'r',
      rev: 4,
      seat: 0,
      view: { viewer: 0, hands: [{ n: 1, cards: ['cod'] }, { n: 2 }] },
      question: { text: 'Ann' },
      undo: { back: true, forth: false, turn: false, ask: false, ask_turn: false },
      options: [
        {
          action: 1,
          kind: 'x',
          notation: 'x',
          text: 'Ann: This is allowed now.',
          targets: [],
          rule: '',
          final: false,
          effects: {},
        },
      ],
      sheet: [[0, [['This is allowed now.', 3]]]],
      tally: { rolls: { 7: 1 } },
    })
    expect(own.view.hands[1]).toBe(open.view.hands[1])
    expect(theirs).toMatchObject({
      seat: -3,
      view: open.view,
      question: { text: 'Bruno' },
      options: null,
      undo: { back: false, forth: false, turn: false, ask: false, ask_turn: false },
    })
    expect(reader.scene({ ...told, own: { sheet: [] } }).sheet).toEqual([])
    expect(open).toEqual(kept)
  })
})
