import { describe, expect, it, vi } from 'vitest'
import { Room } from '../src/lib/room.svelte'
import type { Connection } from '../src/lib/socket.svelte'
import { fill, roomInfo, SPECTATOR, type RoomInfo } from '../src/lib/wire'

function fakeLine() {
  return {
    hear: vi.fn(() => () => {}), follow: vi.fn(), leave: vi.fn(), seen: vi.fn(), resync: vi.fn(),
    ask: vi.fn(async () => ({ t: 'ok', cid: 'x', rev: 2 })),
  }
}

const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'human', name: `P${seat}`, person: 'me' }))
const info = (more: Partial<RoomInfo> = {}) =>
  roomInfo({ id: 'r', game: 'catan', status: 'active', rev: 1, seats, options: {}, private: false, created: 0, clock: {}, you: [0], turn_of: [0], ...more })
const scene = (rev: number, asked: number[] = [0]) => ({ room: 'r', rev, seat: 0, view: {}, question: { seats: asked, text: '' } })
const told = (rev: number, text: string) => ({ rev, kind: 'x', seat: 0, args: {}, text })
const state = (rev: number) => fill({ t: 'state', room: 'r', rev, info: info({ rev }), scene: scene(rev), log: [told(1, 'a'), told(1, 'b')], chat: [] })
const happened = (rev: number, more = {}) => fill({ t: 'ev', room: 'r', rev, events: [told(rev, `e${rev}`)], scene: scene(rev, [1]), ...more })

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
    expect(room.stall?.drafts[0]).toEqual({ id: 1, author: 1, to: [0], give: { ore: 1 }, want: {}, yes: [], no: [], until: 0, answers: 0 })
    await room.haggle({ what: 'settle', draft: 2, partner: 2 })
    expect(line.ask).toHaveBeenLastCalledWith(expect.objectContaining({ t: 'market', room: 'r', seat: 0, what: 'settle', draft: 2, partner: 2 }))
    room.hear(fill({ t: 'market', room: 'r', market: {}, text: 'gone', rule: 'CAT-6.6' }))
    expect([room.stall?.drafts, room.refusal?.rule]).toEqual([[], 'CAT-6.6'])
    room.hear(fill({ t: 'info', room: 'r', info: info({ seats: seats.map((seat) => ({ ...seat, person: `p${seat.seat}` })) as never }) }))
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
    expect(room.yours).toBe(false)
  })

  it('ignores what it knows and asks for the whole state after a gap', () => {
    const { room, line } = open()
    room.hear(state(4))
    room.hear(happened(4))
    room.hear(happened(6))

    expect(room.scene?.rev).toBe(4)
    expect(line.resync).toHaveBeenCalledWith('r')
  })

  it('cuts the log back when something is undone', () => {
    const { room } = open()
    room.hear(state(1))
    room.hear(happened(2, { undone: true, keep: 1, events: [] }))

    expect(room.log.map((line) => line.text)).toEqual(['a'])
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
    line.ask.mockImplementation(() => new Promise((done) => { answered = done as typeof answered }))
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
    const line = (id: number, seat: number) => fill({ t: 'chat', room: 'r', line: { id, name: seat < 0 ? 'Guest' : `P${seat}`, seat, text: 'x', at: 0 } })
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
