// A room that is opened by its address is asked for once, by the page or before it; a key given once is kept.

import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  sessionStorage.clear()
})

function server(fails = false) {
  const said: [string, string][] = []
  vi.stubGlobal('fetch', async (url: string, how: RequestInit) => {
    const path = url.split('?')[0]
    said.push([path, (how.headers as Record<string, string>)['X-Key'] ?? ''])
    const room = path.startsWith('/api/rooms')
    if (room && fails) return new Response(JSON.stringify({ code: 'room-private', text: 'no' }), { status: 403 })
    return new Response(
      JSON.stringify(room ? { id: 'r', game: 'catan' } : { person: { id: 'p' }, csrf: '', build: '1' }),
    )
  })
  return { rooms: () => said.filter(([path]) => path.startsWith('/api/rooms')) }
}

it('is not asked again by its page', async () => {
  const { rooms } = server()
  const { entered, enterAhead } = await import('../src/room/entering')
  enterAhead('r', 'secret', 'en')
  expect((await entered('r', 'secret')).info.game).toBe('catan')
  expect(rooms()).toEqual([['/api/rooms/r', 'secret']])

  // Whoever comes back to it is told what is so then, and the key is still known.
  expect((await entered('r', '')).key).toBe('secret')
  expect(rooms()).toEqual([
    ['/api/rooms/r', 'secret'],
    ['/api/rooms/r', 'secret'],
  ])
})

it('is another room when the page is of another', async () => {
  const { rooms } = server()
  const { entered, enterAhead } = await import('../src/room/entering')
  enterAhead('r', '', 'en')
  await entered('s', '')
  expect(
    rooms()
      .map(([path]) => path)
      .sort(),
  ).toEqual(['/api/rooms/r', '/api/rooms/s'])
})

it('tells its page why it is closed', async () => {
  server(true)
  const { entered, enterAhead } = await import('../src/room/entering')
  enterAhead('r', '', 'en')
  await expect(entered('r', '')).rejects.toMatchObject({ code: 'room-private' })
})
