import { beforeAll, describe, expect, it, vi } from 'vitest'
import { words } from '../src/i18n/i18n.svelte'
import { Room } from '../src/room/room.svelte'
import type { Connection } from '../src/net/socket.svelte'
import { fill, roomInfo, SPECTATOR, type RoomInfo } from '../src/net/wire'
import { mark } from './unspoken.svelte'

beforeAll(async () => {
  await words.use('en')
  await words.table('catan', 'en')
})

function fakeLine() {
  return {
    hear: vi.fn(() => () => {}),
    follow: vi.fn(),
    leave: vi.fn(),
    resync: vi.fn(),
    ask: vi.fn(async () => ({ t: 'ok', cid: 'x', rev: 2 })),
  }
}

const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'human', name: `P${seat}`, person: 'me' }))
const info = (more: Partial<RoomInfo> = {}) =>
  roomInfo({
    id: 'r',
    game: 'catan',
    status: 'active',
    rev: 1,
    seats,
    options: {},
    private: false,
    created: 0,
    clock: {},
    you: [0],
    turn_of: [0],
    ...more,
  })
const scene = (rev: number, more = {}) => ({
  room: 'r',
  rev,
  seat: 0,
  public: { view: { viewer: -3, turn: 1, hands: [{ n: 1 }, { n: 2 }] }, question: { text: 'q' } },
  ...more,
})
const told = (rev: number, text: string) => ({ rev, kind: 'x', seat: 0, args: {}, text })
const state = (rev: number) =>
  fill({
    t: 'state',
    room: 'r',
    rev,
    info: info({ rev }),
    scene: scene(rev),
    log: [told(1, 'a'), told(1, 'b')],
    chat: [],
  })
const happened = (rev: number, more = {}) =>
  fill({ t: 'ev', room: 'r', rev, public: { events: [told(rev, `e${rev}`)], info: { turn_of: [[1]] } }, ...more })

function open(you = [0]) {
  const line = fakeLine()
  const room = new Room('r', line as unknown as Connection)
  room.open(info({ you }))
  return { room, line }
}

describe('a room', () => {
  it('is followed through the eyes of the own seat that is asked', () => {
    const { room, line } = open([2, 0])

    expect(room.seat).toBe(0)
    expect(line.follow).toHaveBeenCalledWith('r', 0)
  })

  it('is watched by those without a seat', () => {
    const { room, line } = open([])

    expect(room.readonly).toBe(true)
    expect(line.follow).toHaveBeenCalledWith('r', null)
  })

  it('is seen through the own eyes as soon as one sits down', () => {
    const { room, line } = open([])
    room.hear(fill({ t: 'info', room: 'r', info: info({ you: [2], turn_of: [1] }) }))

    expect(room.seat).toBe(2)
    expect(line.follow).toHaveBeenLastCalledWith('r', 2)
  })

  it('hears the drafts of a market, speaks to them, and is spared those of the muted', async () => {
    const { room, line } = open()
    const draft = (id: number, author: number) => ({ id, author, to: [0], give: { ore: 1 } })
    room.hear(state(1))
    expect(room.stall).toBeNull()
    room.hear(fill({ t: 'market', room: 'r', market: { host: 0, open: true, drafts: [draft(1, 1), draft(2, 2)] } }))
    expect(room.stall?.drafts[0]).toEqual({
      id: 1,
      author: 1,
      to: [0],
      give: { ore: 1 },
      want: {},
      yes: [],
      no: [],
      until: 0,
      answers: 0,
    })
    await room.haggle({ what: 'settle', draft: 2, partner: 2 })
    expect(line.ask).toHaveBeenLastCalledWith(
      expect.objectContaining({ t: 'market', room: 'r', seat: 0, what: 'settle', draft: 2, partner: 2 }),
    )
    room.hear(fill({ t: 'market', room: 'r', market: {}, text: 'gone', rule: 'CAT-6.6' }))
    expect([room.stall?.drafts, room.refusal?.rule]).toEqual([[], 'CAT-6.6'])
    room.hear(
      fill({
        t: 'info',
        room: 'r',
        info: info({ seats: seats.map((seat) => ({ ...seat, person: `p${seat.seat}` })) as never }),
      }),
    )
    room.hear(fill({ t: 'market', room: 'r', market: { drafts: [draft(3, 1), draft(4, 2)] } }))
    room.mute('p1', 'P1', true)
    expect(room.stall?.drafts.map((one) => one.id)).toEqual([4])
    room.mute('p1', 'P1', false)
  })

  it('takes events in order, and tells whose turn it is', () => {
    const { room } = open()
    room.hear(state(1))
    room.hear(happened(2))

    expect(room.log.map((line) => line.text)).toEqual(['a', 'b', 'e2'])
    expect(room.recent.map((line) => line.text)).toEqual(['e2'])
    expect([room.yours, room.info?.rev, room.info?.seats[0].name]).toEqual([false, 2, 'P0'])
  })

  it('keeps what is public and changes it; what is its own it is told whole', () => {
    const { room } = open()
    const own = (more: object) => ({ view: { viewer: [0], hands: { 0: { cards: [['ore']] } } }, ...more })
    room.hear(
      fill({
        t: 'state',
        room: 'r',
        rev: 1,
        info: info(),
        log: [],
        chat: [],
        scene: scene(1, {
          own: own({ options: [{ action: 5, kind: 'end', notation: 'end', text: 'e' }], undo: { back: true } }),
        }),
      }),
    )
    const first = room.scene!
    room.hear(
      fill({
        t: 'ev',
        room: 'r',
        rev: 2,
        public: {
          events: [told(2, 'hidden')],
          scene: {
            view: { turn: [2], hands: { 1: { n: [3] } } },
            tally: { rolls: [{ 7: 1 }] },
            sheet: [[[0, [['x', 1]]]]],
          },
        },
        own: own({ events: [told(2, 'seen')] }),
      }),
    )

    expect(first).toMatchObject({
      view: { viewer: 0, turn: 1, hands: [{ n: 1, cards: ['ore'] }, { n: 2 }] },
      options: [{ action: 5, final: false }],
      undo: { back: true, forth: false },
    })
    expect(room.scene).toMatchObject({
      rev: 2,
      seat: 0,
      view: { viewer: 0, turn: 2, hands: [{ n: 1, cards: ['ore'] }, { n: 3 }] },
      question: { text: 'q' },
      options: null,
      undo: { back: false, forth: false },
      tally: { rolls: { 7: 1 } },
      sheet: [[0, [['x', 1]]]],
    })
    expect(room.recent.map((line) => line.text)).toEqual(['seen'])
    room.hear(
      fill({
        t: 'ev',
        room: 'r',
        rev: 3,
        public: { scene: { tally: { rolls: 0 }, sheet: [[]], question: { text: ['r'], seats: [[2]] } } },
      }),
    )
    expect(room.scene).toMatchObject({
      view: { viewer: -3, turn: 2, hands: [{ n: 1 }, { n: 3 }] },
      question: { text: 'r' },
      tally: {},
      sheet: [],
    })
    expect([room.recent, room.info?.turn_of]).toEqual([[], [2]])
  })

  it('reads everything aloud: lines of the log, refusals, phrases; what people write it leaves alone', async () => {
    const { room, line } = open()
    const allowed = mark('room-why-allowed')
    room.hear(
      fill({
        t: 'state',
        room: 'r',
        rev: 1,
        info: info(),
        scene: scene(1, {
          own: {
            question: { text: mark('ending-victory', { name: mark('#2'), count: 10 }) },
            sheet: [[0, [[allowed, 1]]]],
          },
        }),
        log: [told(1, mark('#1'))],
        chat: [
          { id: 1, name: 'P1', seat: 1, text: mark('phrase-hello'), at: 0, phrase: 'hello' },
          { id: 2, name: 'P1', seat: 1, text: 'hi', at: 0 },
        ],
      }),
    )
    expect([room.scene!.question.text, room.log[0].text, ...room.chat.map((one) => one.text)]).toEqual([
      'P2 wins with 10 points',
      'P1',
      'Hello!',
      'hi',
    ])
    expect(room.scene!.sheet).toEqual([[0, [['This is allowed now.', 1]]]])
    line.ask.mockResolvedValueOnce({ t: 'because', cid: 'x', text: allowed, rule: '', legal: true } as never)
    expect((await room.why(3)).text).toBe('This is allowed now.')
    line.ask.mockResolvedValueOnce({
      t: 'no',
      cid: 'x',
      code: 'not-your-seat',
      text: mark('error-not-your-seat'),
      rule: '',
      rev: 1,
    } as never)
    await room.act(3)
    expect(room.refusal?.text).toBe('This is not your seat.')
    room.hear(fill({ t: 'removed', room: 'r', text: mark('error-removed') }))
    expect(room.removed).toMatch(/^The host has removed you/)
    room.hear(fill({ t: 'no', cid: 'r', code: 'room-left', text: mark('error-room-left') }))
    expect(room.closed?.text).toMatch(/^You have left this table/)
    await words.use('ru')
    await words.table('catan', 'ru')
    expect([room.scene!.question.text, room.chat[0].text, room.refusal?.text]).toEqual([
      'P2 побеждает: 10 очков',
      'Привет!',
      'Это не ваше место.',
    ])
    await words.use('en')
  })

  it('has no table before the words, but knows where it stands', async () => {
    const line = fakeLine()
    const room = new Room('r', line as unknown as Connection)
    room.open(info({ game: 'gwt' }))
    room.hear(fill({ t: 'state', room: 'r', rev: 1, info: info({ game: 'gwt' }), scene: scene(1), log: [], chat: [] }))
    room.hear(happened(2))
    expect([room.scene, room.info?.rev]).toEqual([null, 2])
    await words.table('gwt', 'en')

    expect(room.scene?.rev).toBe(2)
  })

  it('says why a room is closed as soon as the words have come', async () => {
    const room = new Room('r', fakeLine() as unknown as Connection)
    room.open(info({ game: 'nusfjord' }))
    room.hear(fill({ t: 'no', cid: 'r', code: 'room-private', text: mark('error-room-private') }))
    expect(room.closed?.text).toBe('')
    await words.table('nusfjord', 'en')
    expect(room.closed?.text).toMatch(/private/)
  })

  it('takes what a deed answers, unless the room has told something newer meanwhile', async () => {
    const { room } = open()
    room.hear(state(1))
    await room.tell(async () => info({ talk: true }))
    expect(room.info?.talk).toBe(true)

    let answer = (_: RoomInfo) => {}
    const deed = room.tell((id) => new Promise((resolve) => (answer = id === 'r' ? resolve : answer)))
    room.hear(fill({ t: 'info', room: 'r', info: info({ status: 'finished' }) }))
    answer(info({ status: 'active' }))
    await deed

    expect(room.over).toBe(true)
  })

  it('ignores what it knows and asks for the whole state after a gap', () => {
    const { room, line } = open()
    room.hear(state(4))
    room.hear(happened(4))
    room.hear(happened(6))

    room.hear(happened(7))
    expect(room.scene?.rev).toBe(4)
    expect(line.resync).toHaveBeenCalledTimes(1)
    room.hear(state(7))
    room.hear(happened(8))
    expect(room.scene?.rev).toBe(8)
    expect(line.resync).toHaveBeenCalledTimes(1)
  })

  it('asks again for the whole state if nobody answers', () => {
    vi.useFakeTimers()
    const { room, line } = open()
    room.hear(state(4))
    room.hear(happened(6))
    vi.advanceTimersByTime(4000)
    room.hear(happened(7))
    expect(line.resync).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(4000)
    room.hear(happened(8))
    expect(line.resync).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  it.each([
    ['there is no table yet', null, {}],
    ['the change does not fit', scene(1), { public: { scene: { view: { turn: { deep: [1] } } } } }],
  ])('asks for the whole state when %s', (_, given, more) => {
    const { room, line } = open()
    room.hear(fill({ t: 'state', room: 'r', rev: 1, info: info(), scene: given, log: [], chat: [] }))
    room.hear(happened(2, more))

    expect([line.resync.mock.calls.length, room.info?.rev]).toEqual([1, 1])
  })

  it('cuts the log back when something is undone', () => {
    const { room } = open()
    room.hear(state(1))
    room.hear(happened(2, { undone: true, keep: 1, public: { scene: { view: { turn: [0] } } } }))

    expect(room.log.map((line) => line.text)).toEqual(['a'])
    expect(room.scene?.view.turn).toBe(0)
  })

  it('sends an act with the revision it saw, and one at a time', async () => {
    const { room, line } = open()
    room.hear(state(7))
    const first = room.act(12)
    void room.act(13)

    expect(room.pending).toBe(true)
    await first
    expect(line.ask).toHaveBeenCalledTimes(1)
    expect(line.ask).toHaveBeenCalledWith(expect.objectContaining({ t: 'act', room: 'r', rev: 7, seat: 0, action: 12 }))
    expect(room.pending).toBe(false)
  })

  it('resyncs when its picture was stale', async () => {
    const { room, line } = open()
    line.ask.mockResolvedValueOnce({ t: 'no', cid: 'x', code: 'stale', text: '', rule: '', rev: 9 } as never)
    room.hear(state(7))
    await room.act(12)

    expect(line.resync).toHaveBeenCalled()
    expect(room.refusal?.code).toBe('stale')
  })

  it('lets the curtain fall when another person at this screen is asked', () => {
    const { room } = open([0, 1])
    room.hear(fill({ t: 'state', room: 'r', rev: 1, info: info({ you: [0, 1] }), scene: scene(1), log: [], chat: [] }))
    expect(room.next).toBe(SPECTATOR)
    room.hear(happened(2))

    expect(room.next).toBe(1)
    room.turnTo(1)
    expect(room.seat).toBe(1)
    expect(room.scene).toBeNull()
    room.hear(happened(3)) // still told to the eyes of before
    expect([room.scene, room.log.length]).toEqual([null, 1])
  })

  it('counts talk that was not read, once', () => {
    const { room } = open()
    room.hear(state(1))
    const line = fill({ t: 'chat', room: 'r', line: { id: 5, name: 'P1', seat: 1, text: 'hi', at: 0 } })
    room.hear(line)
    room.hear(line)

    expect(room.unread).toBe(1)
  })

  it('waits for the answer at most until the table moves on', async () => {
    const { room, line } = open()
    let answered = (_: unknown) => {}
    line.ask.mockImplementation(
      () =>
        new Promise((done) => {
          answered = done as typeof answered
        }),
    )
    room.hear(state(1))
    const said = room.act(7)

    expect(room.pending).toBe(true)
    await room.act(8)
    expect(line.ask).toHaveBeenCalledTimes(1)
    room.hear(happened(2))
    expect(room.pending).toBe(false)
    answered({ t: 'ok', cid: 'x', rev: 2 })
    await said
    expect(room.pending).toBe(false)
  })

  it('does not count, and remembers, whom we do not listen to', () => {
    localStorage.clear()
    const others = [0, 1, 2].map((seat) => ({ seat, kind: 'human', name: `P${seat}`, person: `person ${seat}` }))
    const line = (id: number, seat: number) =>
      fill({ t: 'chat', room: 'r', line: { id, name: seat < 0 ? 'Guest' : `P${seat}`, seat, text: 'x', at: 0 } })
    const { room } = open()
    room.hear(fill({ t: 'info', room: 'r', info: { ...info(), seats: others } }))
    room.mute(room.voice({ seat: 1, name: 'P1' }), 'P1', true)
    room.mute(room.voice({ seat: SPECTATOR, name: 'Guest' }), 'Guest', true)
    room.hear(line(1, 1))
    room.hear(line(2, 2))
    room.hear(line(3, SPECTATOR))

    expect(room.unread).toBe(1)
    expect(room.chat.map((one) => room.isMuted(one))).toEqual([true, false, true])
    expect(open().room.muted).toEqual({ 'person 1': 'P1', 'name Guest': 'Guest' })

    room.mute('person 1', 'P1', false)
    expect(open().room.muted).toEqual({ 'name Guest': 'Guest' })
  })
})
