// A game is conceded, stopped by agreement, told of in lists.
import { flushSync, mount, unmount, type Component } from 'svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { setLang } from '../src/i18n/i18n.svelte'
import { canConcede, canPropose, endsWith, isIn } from '../src/room/leaving'
import { standing } from '../src/room/rooms'
import { api } from '../src/net/api'
import { roomInfo } from '../src/net/wire'
import Concede from '../src/shell/Concede.svelte'
import EndCard from '../src/shell/EndCard.svelte'

const seat = (kind: string, more: object = {}) => ({ kind, ...more })
const room = (seats: object[], more: object = {}) =>
  roomInfo({
    id: 'r',
    game: 'catan',
    status: 'active',
    rev: 1,
    seats: seats.map((one, n) => ({ seat: n, name: `N${n}`, ...one })),
    options: {},
    private: false,
    created: 0,
    clock: {},
    you: [0],
    ...more,
  })

const HUMAN = seat('human')
const BOT = seat('bot')
const LEFT = seat('human', { left: true, replaced: true })
const LOST = seat('human', { conceded: true, replaced: true })

beforeAll(() => setLang('en'))

describe('leaving', () => {
  it('is conceding to bots, which ends the game, or to people, which does not', () => {
    expect([canConcede(room([HUMAN, BOT])), endsWith(room([HUMAN, BOT, BOT]))]).toEqual([true, true])
    expect(endsWith(room([HUMAN, HUMAN, BOT]))).toBe(false)
    expect(endsWith(room([HUMAN, LEFT, BOT]))).toBe(true)
    expect(endsWith(room([HUMAN, HUMAN]))).toBe(true)
    expect(endsWith(room([HUMAN, HUMAN, LOST]))).toBe(true)
  })

  it('is not for who has lost or left, and not where nobody is to concede to', () => {
    for (const own of [LOST, LEFT]) expect(canConcede(room([own, HUMAN, BOT]))).toBe(false)
    expect(canConcede(room([HUMAN, HUMAN], { you: [0, 1] }))).toBe(false)
    expect(canConcede(room([HUMAN, LOST]))).toBe(false)
    expect(isIn(room([HUMAN, BOT], { status: 'finished' }))).toBe(false)
    expect(isIn(room([HUMAN, BOT], { you: [] }))).toBe(false)
  })

  it('by agreement needs others who play, and one offer at a time', () => {
    expect(canPropose(room([HUMAN, HUMAN, BOT]))).toBe(true)
    expect(canPropose(room([HUMAN, LEFT, LOST, BOT]))).toBe(false)
    const asked = room([HUMAN, HUMAN], { stop: { by: 1, yes: [1] } })
    expect([canPropose(asked), asked.stop?.asked]).toEqual([false, []])
  })
})

function shown(page: Component<any>, props: object): string {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
  const made = mount(page, { target: document.body, props })
  flushSync()
  const text = document.body.textContent ?? ''
  void unmount(made)
  return text
}

const result = { ending: 'conceded', scores: [5, 3], ranks: [2, 1], conceded: [0] }

describe('words', () => {
  it('say before a game is conceded what it means', () => {
    const text = (seats: object[]) => shown(Concede, { info: room(seats), concede: vi.fn(), close: vi.fn() })
    expect(text([HUMAN, BOT])).toContain('The game ends now')
    expect(text([HUMAN, HUMAN, BOT])).toContain('The others play on')
  })

  it('say at the end who conceded and who won, and that a game was stopped by agreement', () => {
    vi.spyOn(api, 'course').mockReturnValue(new Promise(() => {}))
    vi.spyOn(api, 'review').mockReturnValue(new Promise(() => {}))
    const props = { scene: null, rematch: vi.fn(), busy: false, close: vi.fn() }
    const over = room([LOST, BOT], { status: 'finished', result })
    expect(shown(EndCard, { info: over, ...props })).toContain('You conceded. Winner: N1')
    const winner = room([LOST, HUMAN], { status: 'finished', result, you: [1] })
    expect(shown(EndCard, { info: winner, ...props })).toContain('You have won!')
    const stopped = room([HUMAN, HUMAN], { status: 'aborted', stop: { by: 0, yes: [0, 1] } })
    expect(shown(EndCard, { info: stopped, ...props })).toContain('stopped by agreement')
    const left = room([HUMAN, HUMAN], { status: 'aborted' })
    expect(shown(EndCard, { info: left, ...props })).toContain('The game was broken off')
  })

  it('say in lists that one conceded', () => {
    expect(standing(room([LOST, BOT], { status: 'finished', result }))).toEqual(['you conceded', 'N1'])
  })
})
