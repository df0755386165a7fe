import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backOff, Connection } from '../src/net/socket.svelte'

class FakeSocket {
  static made: FakeSocket[] = []
  readyState = 0
  sent: any[] = []
  onopen: (() => void) | null = null
  onmessage: ((e: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.made.push(this)
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  cut() {
    this.readyState = 3
    this.onclose?.()
  }
}

const last = () => FakeSocket.made.at(-1)!
const make = (renew = () => false) =>
  new Connection(() => 'ws://x/ws', {
    open: (url) => new FakeSocket(url) as unknown as WebSocket,
    now: () => Date.now(),
    renew,
  })
const act = { t: 'act', room: 'r', rev: 4, cid: 'c1', seat: 0, action: 7 } as const

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.made = []
})
afterEach(() => vi.useRealTimers())

describe('back-off', () => {
  it('doubles from a half to eight seconds and never waits longer', () => {
    expect([0, 1, 2, 3, 4, 9].map((n) => backOff(n, 1))).toEqual([0.5, 1, 2, 4, 8, 8])
  })

  it('is shortened by luck, by at most a half', () => {
    expect(backOff(4, 0)).toBe(4)
  })
})

describe('a connection', () => {
  it('says hello with its rooms when it opens', () => {
    const line = make()
    line.follow('r', 2)
    last().open()

    expect(last().sent).toEqual([{ t: 'hello', v: 2, lang: 'en', rooms: [{ room: 'r', seat: 2 }] }])
  })

  it('says when nobody looks, again after a break, and when somebody looks again', async () => {
    const line = make()
    line.follow('r', 0)
    last().open()
    line.look(true)
    line.look(false)
    expect(last().sent.slice(1)).toEqual([{ t: 'look', here: false }])
    last().cut()
    await vi.advanceTimersByTimeAsync(600)
    last().open()
    line.look(true)
    expect(last().sent.slice(1)).toEqual([
      { t: 'look', here: false },
      { t: 'look', here: true },
    ])
  })

  it('keeps an act over a break and sends it again after hello, with the same cid', async () => {
    const line = make()
    line.follow('r', 0)
    last().open()
    const answer = line.ask(act)
    last().cut()
    expect(line.line).toBe('waiting')
    expect(line.pending).toBe(1)
    await vi.advanceTimersByTimeAsync(600)
    last().open()

    expect(FakeSocket.made.length).toBe(2)
    expect(last().sent.map((m) => m.t)).toEqual(['hello', 'act'])
    expect(last().sent[1].cid).toBe('c1')
    last().tell({ t: 'ok', cid: 'c1', rev: 5 })
    expect(await answer).toEqual({ t: 'ok', cid: 'c1', rev: 5 })
    expect(line.pending).toBe(0)
    expect(line.line).toBe('on')
  })

  it('sends again what is not answered', async () => {
    const line = make()
    line.follow('r', 0)
    last().open()
    void line.ask(act)
    await vi.advanceTimersByTimeAsync(9000)

    expect(last().sent.filter((m) => m.t === 'act').length).toBe(2)
  })

  it('notices a line that is dead without being closed', async () => {
    const line = make()
    line.follow('r', 0)
    last().open()
    last().tell({ t: 'pong', n: 0 })
    await vi.advanceTimersByTimeAsync(28_000)
    expect(last().sent.at(-1).t).toBe('ping')
    await vi.advanceTimersByTimeAsync(14_000)

    expect(FakeSocket.made.length).toBe(2)
  })

  it('does not knock again when the session has ended', async () => {
    const line = make()
    line.follow('r', 0)
    last().open()
    last().tell({ t: 'bye', reason: 'revoked' })
    last().cut()
    await vi.advanceTimersByTimeAsync(60_000)

    expect(FakeSocket.made.length).toBe(1)
    expect(line.barred).toBe(true)
    line.hurry()
    expect(FakeSocket.made.length).toBe(2)
  })

  it('fetches the page anew when the house speaks another version, and says so if that is no help', async () => {
    const refused = { t: 'no', cid: '', code: 'protocol-version', text: 'Another version.' }
    const renew = vi.fn(() => true)
    const line = make(renew)
    line.follow('r', 0)
    last().open()
    last().tell(refused)
    expect([renew.mock.calls.length, line.outdated]).toEqual([1, ''])
    renew.mockReturnValue(false)
    last().tell(refused)
    last().tell({ t: 'bye', reason: 'version' })
    last().cut()
    await vi.advanceTimersByTimeAsync(60_000)

    expect([line.outdated, FakeSocket.made.length]).toEqual(['Another version.', 1])
    line.hurry()
    expect([line.outdated, FakeSocket.made.length]).toEqual(['', 2])
  })

  it('hangs up when nobody follows anything', () => {
    const line = make()
    line.follow('r', 0)
    last().open()
    line.leave('r')

    expect(last().readyState).toBe(3)
    expect(line.line).toBe('off')
  })

  it('is not upset by what it cannot read', () => {
    const line = make()
    line.follow('r', 0)
    last().open()
    last().onmessage?.({ data: '{' })

    expect(line.line).toBe('waiting')
  })
})
