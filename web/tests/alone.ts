// Files of tests follow each other in one process, which is warm by then: what one of them did is not seen by the next.
import { vi } from 'vitest'

const page = globalThis as typeof globalThis & { heard?: (() => void)[] }

if (!page.heard) {
  const heard: (() => void)[] = (page.heard = [])
  for (const one of [window, document] as EventTarget[]) {
    const listen = one.addEventListener
    one.addEventListener = (...asked: Parameters<EventTarget['addEventListener']>) => {
      heard.push(() => one.removeEventListener(...asked))
      listen.apply(one, asked)
    }
  }
}
for (const stop of page.heard.splice(0)) stop()

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
