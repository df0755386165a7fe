// Who sits here is asked once and made once, however many pages want to know at the same moment.

import { afterEach, describe, expect, it, vi } from 'vitest'

const ANNA = { id: 'p1', name: 'Anna', login: null, guest: true, language: 'en', settings: {} }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A server that knows nobody until somebody comes in, and refuses a second entering without the token of the first. */
function server() {
  const said: string[] = []
  let inside = false
  vi.stubGlobal('fetch', async (url: string, how: RequestInit) => {
    const path = url.split('?')[0]
    said.push(`${how.method} ${path}`)
    const known = inside
    const fair = !known || (how.headers as Record<string, string>)['X-CSRF'] === 'token'
    if (how.method === 'POST') inside = true
    await new Promise((done) => setTimeout(done, said.length === 1 ? 20 : 5))
    if (how.method === 'POST') {
      return new Response(JSON.stringify(fair ? { ...ANNA, csrf: 'token' } : { code: 'csrf', text: 'no' }), {
        status: fair ? 201 : 403,
      })
    }
    return new Response(JSON.stringify({ person: known ? ANNA : null, csrf: known ? 'token' : '', build: '1' }))
  })
  return said
}

describe('the visitor', () => {
  it('becomes a guest once', async () => {
    const said = server()
    const { visitor } = await import('../src/app/session.svelte')
    const first = visitor.look()
    const both = await Promise.all([visitor.ensure(), visitor.ensure()])
    await first
    expect(both.map((one) => one.id)).toEqual(['p1', 'p1'])
    expect(visitor.person?.id).toBe('p1')
    expect(said.filter((line) => line.startsWith('POST'))).toHaveLength(1)
  })

  it('is not forgotten by a question asked meanwhile', async () => {
    const said = server()
    const { visitor } = await import('../src/app/session.svelte')
    const entering = visitor.ensure()
    await new Promise((done) => setTimeout(done, 22))
    await visitor.look()
    await entering
    expect(visitor.person?.id).toBe('p1')
    await visitor.ensure()
    expect(said.filter((line) => line.startsWith('POST'))).toHaveLength(1)
  })
})
