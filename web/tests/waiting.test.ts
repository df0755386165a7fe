// The waiting room: the host removes who sits there, and lets them back in.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Room } from '../src/room/room.svelte'
import { visitor } from '../src/app/session.svelte'
import type { Connection } from '../src/net/socket.svelte'
import { words } from '../src/i18n/i18n.svelte'
import { fill, person, roomInfo, type RoomInfo } from '../src/net/wire'
import ChatDrawer from '../src/shell/ChatDrawer.svelte'
import Waiting from '../src/shell/Waiting.svelte'

const seats = [
  { seat: 0, kind: 'human', name: 'Ada', person: 'ada' },
  { seat: 1, kind: 'human', name: 'Mallory', person: 'mal' },
  { seat: 2, kind: 'bot', name: 'Dora', level: 'greedy' },
  { seat: 3, kind: 'open', name: '' },
]
const info = (more: object = {}) =>
  roomInfo({
    id: 'r',
    game: 'catan',
    status: 'open',
    rev: 0,
    seats,
    options: {},
    private: true,
    created: 0,
    clock: {},
    you: [0],
    host: 'ada',
    ...more,
  })
const asked: [string, unknown][] = []
const json = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })
let page: object | undefined

beforeEach(async () => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, asking: RequestInit) => {
    const path = url.split('?')[0]
    if (asking.method === 'POST') asked.push([path, JSON.parse(String(asking.body))])
    if (path.endsWith('/invite')) return json({ link: `http://x/room/r#key=${asked.length}`, key: '' })
    return json(path.endsWith('/games') || path.endsWith('/phrases') ? [] : info({ removed: { mal: 'Mallory' } }))
  })
  await words.use('en')
})
afterEach(async () => {
  if (page) await unmount(page)
  page = undefined
  vi.unstubAllGlobals()
})

function show(found: RoomInfo, me: string) {
  visitor.person = person({ id: me, name: me, guest: true })
  const heard: RoomInfo[] = []
  page = mount(Waiting, {
    target: document.body,
    props: { info: found, inviteKey: '', tell: async (deed: () => Promise<RoomInfo>) => void heard.push(await deed()) },
  })
  flushSync()
  return heard
}
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button[aria-label^="Remove "]')]

it('has a button for each who can be removed, for the host', async () => {
  const heard = show(info(), 'ada')

  expect(buttons().map((one) => one.getAttribute('aria-label'))).toEqual([
    'Remove Mallory from the table',
    'Remove Dora from the table',
  ])
  expect(buttons().every((one) => one.tabIndex === 0)).toBe(true)
  buttons()[0].click()
  await vi.waitFor(() => expect(heard.length).toBe(1))
  expect(asked).toContainEqual(['/api/rooms/r/remove', { seat: 1 }])
  expect(asked.at(-1)![0]).toBe('/api/rooms/r/invite') // the old link opens no more
})

it('has none for anybody else', () => {
  show(info({ you: [1], host: 'somebody' }), 'mal')

  expect(buttons()).toEqual([])
})

it('lets back in who was removed', async () => {
  show(info({ removed: { mal: 'Mallory' } }), 'ada')
  const forgive = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Let back in')!
  forgive.click()

  await vi.waitFor(() => expect(asked).toContainEqual(['/api/rooms/r/invite', { person: 'mal' }]))
})

const line = {
  hear: () => () => {},
  follow: () => {},
  leave: () => {},
  resync: () => {},
} as unknown as Connection

it('tells who was removed, and shuts a private table', () => {
  const room = new Room('r', line)
  room.open(info({ you: [1] }))
  room.hear(fill({ t: 'removed', room: 'r', text: 'The host has removed you.' }))

  expect([room.removed, room.closed?.code]).toEqual(['The host has removed you.', 'removed'])
})

it.each([
  [[], false, false],
  [[], true, true],
  [[1], false, true],
])('who sits at %s talks (open to all: %s): %s', async (you, talk, may) => {
  visitor.person = person({ id: 'mal', name: 'Mallory', guest: true })
  const room = new Room('r', line)
  room.open(info({ you, talk, status: 'active' }))
  page = mount(ChatDrawer, { target: document.body, props: { room, close: () => {} } })
  flushSync()

  expect(!!document.querySelector('form input')).toBe(may)
  expect(document.body.textContent?.includes('Only players talk')).toBe(!may)
})

it('asks who sits here whether they agree to hints, and shows who does', async () => {
  const agreed = seats.map((seat) => ({ ...seat, hints: seat.seat === 1 }))
  const heard = show(info({ asks_hints: true, seats: agreed }), 'ada')
  const box = document.querySelector<HTMLInputElement>('input[type=checkbox]')!

  expect(document.querySelectorAll('.agrees').length).toBe(1)
  expect(box.closest('label')!.textContent).toContain('I agree to hints')
  expect(box.checked).toBe(false)
  box.click()
  expect(box.checked).toBe(false) // until the house has heard it
  await vi.waitFor(() => expect(heard.length).toBe(1))
  expect(asked).toContainEqual(['/api/rooms/r/hints', { agreed: true }])
})

it('asks nobody about hints at a table without them, nor one who looks on', () => {
  show(info(), 'ada')
  expect(document.querySelector('input[type=checkbox]')).toBe(null)
  void unmount(page!)
  show(info({ asks_hints: true, you: [], host: 'eve' }), 'bob')
  expect(document.querySelector('input[type=checkbox]')).toBe(null)
})
