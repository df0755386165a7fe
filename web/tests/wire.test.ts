import { describe, expect, it } from 'vitest'
import { fill, roomInfo, scene, SPECTATOR } from '../src/net/wire'

describe('defaults the server leaves out', () => {
  it('come back in what is told of an act and of a table', () => {
    expect(fill({ t: 'ev', room: 'a', rev: 3, public: {} })).toEqual({
      t: 'ev',
      room: 'a',
      rev: 3,
      public: {},
      own: null,
      undone: false,
      keep: -1,
    })
    const told = fill({
      t: 'state',
      room: 'a',
      rev: 3,
      info: {},
      log: [],
      chat: [],
      scene: { room: 'a', rev: 3, seat: SPECTATOR, public: { view: {}, question: {} } },
    })

    expect(told).toMatchObject({
      scene: { own: null, public: { view: {}, question: {}, sheet: [], tally: {} } },
      log: [],
      chat: [],
      market: null,
    })
  })

  it('come back in a scene, and in every option', () => {
    const made = scene({
      view: {},
      question: {},
      sheet: undefined,
      options: [{ action: 1, kind: 'end', notation: 'end', text: 'x' }],
    })

    expect(made).toMatchObject({ undo: { back: false, forth: false }, sheet: [], tally: {} })
    expect(made.options).toEqual([
      { action: 1, kind: 'end', notation: 'end', text: 'x', targets: [], rule: '', final: false, effects: {} },
    ])
    expect(scene({}).options).toBeNull()
  })

  it('come back in a room', () => {
    const info = roomInfo({
      id: 'a',
      game: 'catan',
      status: 'open',
      rev: 0,
      seats: [{ seat: 0, kind: 'open', name: '' }],
      options: {},
      private: false,
      created: 1,
      clock: {},
    })

    expect(info.you).toEqual([])
    expect(info.clock.kind).toBe('none')
    expect(info.seats[0]).toMatchObject({ present: false, clock_left: null, replaced: false })
  })
})
