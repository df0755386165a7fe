// Files of tests follow each other in one process, which is warm by then: what one of them did is not seen by the next.
import { vi } from 'vitest'

type Asked = Parameters<EventTarget['addEventListener']>
type WaitFor = typeof vi.waitFor
const page = globalThis as typeof globalThis & { heard?: Map<EventTarget, Asked[]> }

if (!page.heard) {
  page.heard = new Map()
  for (const one of [window, document] as EventTarget[]) {
    const heard: Asked[] = []
    page.heard.set(one, heard)
    const { addEventListener, removeEventListener } = one
    one.addEventListener = (...asked: Asked) => {
      heard.push(asked)
      addEventListener.apply(one, asked)
    }
    // Who listens no more is forgotten: a listener keeps its whole table.
    one.removeEventListener = (...asked: Asked) => {
      const at = heard.findIndex(([type, listener]) => type === asked[0] && listener === asked[1])
      if (at >= 0) heard.splice(at, 1)
      removeEventListener.apply(one, asked)
    }
  }
  // What must come is waited for on any machine: the second that is usual is too short on a busy one.
  const waitFor = vi.waitFor as (holds: () => unknown, how: object) => Promise<unknown>
  vi.waitFor = ((holds, how) =>
    waitFor(holds, { timeout: 180_000, ...(typeof how === 'number' ? { timeout: how } : how) })) as WaitFor
}
for (const [one, heard] of page.heard) for (const asked of [...heard]) one.removeEventListener(...asked)

vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
document.title = ''
document.body.replaceChildren()
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
