// One's own strength: where the dot stands, and whom one would play with.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { visitor } from '../src/app/session.svelte'
import { setLang } from '../src/i18n/i18n.svelte'
import { api, ApiError } from '../src/net/api'
import { gameInfo, type Stat } from '../src/net/wire'
import Strength from '../src/shell/Strength.svelte'
import { along, companyOf, FIRST, LAST } from '../src/shell/strength'

const LEVELS = ['novice', 'apprentice', 'master', 'grandmaster']
const BOTS = LEVELS.map((level) => ({ level, label: level, about: '' }))
const stat = (games: number): Stat => ({
  game: 'burgundy',
  played: games,
  won: 1,
  score: 150,
  best: 170,
  place: 1.5,
  last: 1,
  rivals: [],
  games: [],
  strength: { games, at: 1.5, low: 1, high: 2, even: ['master', 'apprentice', 'apprentice'], chance: 0.26, weighed: 5 },
})

describe('the scale', () => {
  it('has the levels inside and ends beyond them', () => {
    expect(along(FIRST)).toBe(0)
    expect(along(LAST)).toBe(100)
    expect(along((FIRST + LAST) / 2)).toBe(50)
    expect(along(9)).toBe(100)
    expect(along(-9)).toBe(0)
  })

  it('tells a company by levels', () => {
    expect(companyOf(['master', 'apprentice', 'apprentice'])).toEqual([
      ['master', 1],
      ['apprentice', 2],
    ])
  })
})

describe('your strength', () => {
  let shown: ReturnType<typeof mount> | null = null
  beforeAll(async () => {
    await setLang('en')
    vi.spyOn(api, 'games').mockResolvedValue([
      gameInfo({ id: 'burgundy', name: 'Burgundy', seats: [2, 3, 4], options: [], bots: BOTS }),
    ])
  })
  afterEach(async () => {
    if (shown) await unmount(shown)
    shown = null
    document.body.innerHTML = ''
  })
  async function show(stats: Stat[]): Promise<HTMLElement> {
    shown = mount(Strength, { target: document.body, props: { stats } })
    await new Promise((done) => setTimeout(done))
    flushSync()
    return document.body
  }

  it('is a dot with its interval, and the even table one click away', async () => {
    const body = await show([stat(12)])
    expect(body.querySelector('.here')?.classList).not.toContain('rough')
    expect(body.querySelector<HTMLElement>('.here')?.style.left).toBe('50%')
    expect(body.textContent).toContain('master, apprentice ×2')
    expect(body.textContent).toContain('26 in 100')
    expect(body.textContent).toContain('luck taken out of 5')
    vi.spyOn(visitor, 'ensure').mockResolvedValue(undefined as never)
    const create = vi.spyOn(api, 'create').mockRejectedValue(new ApiError('offline', ''))
    body.querySelector('button')!.click()
    await vi.waitFor(() => expect(create).toHaveBeenCalled())
    expect(create.mock.calls[0][0].seats.map((seat) => seat.level)).toEqual([
      undefined,
      'master',
      'apprentice',
      'apprentice',
    ])
  })

  it('is told with doubt after few games, and not at all after two', async () => {
    expect((await show([stat(4)])).querySelector('.here')?.classList).toContain('rough')
    await unmount(shown!)
    const body = await show([stat(2)])
    expect(body.querySelector('.here')).toBeNull()
    expect(body.textContent).toContain('one more game')
  })

  it('is left out where nothing is known', async () => {
    expect((await show([{ ...stat(5), strength: null }])).querySelector('section')).toBeNull()
  })
})
