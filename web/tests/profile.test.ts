// The page of who sits here: what a newcomer writes there first is what is kept.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { notices } from '../src/app/notices.svelte'
import { visitor } from '../src/app/session.svelte'
import { setLang } from '../src/i18n/i18n.svelte'
import { api } from '../src/net/api'
import { person } from '../src/net/wire'
import Profile from '../src/pages/Profile.svelte'

const GUEST = person({ id: 'p1', name: 'Guest 7', login: null, guest: true, language: 'en', settings: {} })

describe('a newcomer', () => {
  let shown: ReturnType<typeof mount>
  beforeAll(() => setLang('en'))
  beforeEach(() => {
    vi.spyOn(api, 'session').mockResolvedValue({ person: null, csrf: '', build: '1' })
    vi.spyOn(api, 'guest').mockResolvedValue(GUEST)
    vi.spyOn(api, 'sessions').mockResolvedValue([])
    vi.spyOn(api, 'stats').mockResolvedValue([])
    visitor.person = null
    shown = mount(Profile, { target: document.body })
    flushSync()
  })
  afterEach(async () => {
    await unmount(shown)
    document.body.innerHTML = ''
    notices.list = []
    visitor.person = null
    vi.restoreAllMocks()
  })

  function save(name: string): HTMLInputElement {
    const field = document.querySelector<HTMLInputElement>('#name')!
    field.value = name
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.form!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    return field
  }

  it('is called by the name that was written, not by that of the guest who is made for it', async () => {
    const settle = vi.spyOn(api, 'settle').mockImplementation(async (changes) => ({ ...GUEST, ...changes }))
    const field = save(' Anna ')
    await vi.waitFor(() => expect(notices.list.map((one) => one.text)).toEqual(['Saved']))
    expect(settle).toHaveBeenCalledWith({ name: 'Anna' })
    expect([visitor.person?.name, field.value]).toEqual(['Anna', 'Anna'])
  })

  it('finds what was written where it could not be kept', async () => {
    vi.spyOn(api, 'settle').mockRejectedValue(new Error('no way'))
    const field = save('Anna')
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')).toBeTruthy())
    expect(field.value).toBe('Anna')
  })
})
