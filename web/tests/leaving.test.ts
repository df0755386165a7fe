// Who leaves a room while something is on its way there is not missed.
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogue } from '../src/app/catalogue.svelte'
import { words } from '../src/i18n/i18n.svelte'
import { loadTable } from '../src/room/table'
import { roomInfo, type RoomInfo } from '../src/net/wire'
import Play from '../src/shell/Play.svelte'
import Waiting from '../src/shell/Waiting.svelte'

const lost: unknown[] = []
const note = (reason: unknown) => lost.push(reason)

beforeEach(() => {
  lost.length = 0
  process.on('unhandledRejection', note)
  vi.stubGlobal(
    'fetch',
    async () => new Response('[{"id": "catan"}]', { headers: { 'content-type': 'application/json' } }),
  )
})
afterEach(() => {
  process.off('unhandledRejection', note)
  vi.unstubAllGlobals()
})

const silent = () => {}
const rooms: [string, Component<any>, string, object][] = [
  ['a table', Play, 'active', { scene: null, log: [], recent: [], readonly: true, openRule: silent }],
  ['a waiting room', Waiting, 'open', { inviteKey: '', changed: silent }],
]

it.each(rooms)('%s is left before all has come', async (_, Page, status, more) => {
  let info: RoomInfo | null = roomInfo({
    id: 'r',
    game: 'catan',
    status,
    rev: 1,
    seats: [],
    options: {},
    private: false,
    created: 0,
    clock: {},
    you: [],
  })
  const page = mount(Page, {
    target: document.body,
    props: {
      ...more,
      get info() {
        return info
      },
    },
  })
  flushSync()

  void unmount(page)
  info = null
  await Promise.all([loadTable('catan'), words.table('catan', words.lang), catalogue()])
  await new Promise((done) => setTimeout(done))

  expect(lost).toEqual([])
})
