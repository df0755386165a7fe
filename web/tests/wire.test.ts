import { describe, expect, it } from 'vitest'
import { fill, roomInfo, SPECTATOR } from '../src/lib/wire'

describe('defaults the server leaves out', () => {
  it('come back in a scene', () => {
    const told = fill({ t: 'ev', room: 'a', rev: 3, events: [], scene: { room: 'a', rev: 3, seat: SPECTATOR, view: {}, question: {} } })

    expect(told).toMatchObject({ undone: false, keep: -1, scene: { options: null, undo: { back: false, forth: false }, sheet: [] } })
  })

  it('come back in every option', () => {
    const told = fill({ t: 'ev', room: 'a', rev: 1, events: [], scene: { view: {}, question: {}, options: [{ action: 1, kind: 'end', notation: 'end', text: 'x' }] } })

    expect(told.t === 'ev' && told.scene.options).toEqual([{ action: 1, kind: 'end', notation: 'end', text: 'x', targets: [], rule: '', final: false, effects: {} }])
  })

  it('come back in a room', () => {
    const info = roomInfo({ id: 'a', game: 'catan', status: 'open', rev: 0, seats: [{ seat: 0, kind: 'open', name: '' }], options: {}, private: false, created: 1, clock: {} })

    expect(info.you).toEqual([])
    expect(info.clock.kind).toBe('none')
    expect(info.seats[0]).toMatchObject({ present: false, clock_left: null, replaced: false })
  })
})
