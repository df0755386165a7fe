// Addresses of the house, by the history API.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string; invite: boolean }
  | { page: 'tables'; tab: string }
  | { page: 'room'; id: string; key: string }
  | { page: 'replay'; id: string; rev: number | null }
  | { page: 'luck'; id: string }
  | { page: 'review'; id: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'database'; search: string }
  | { page: 'campaign'; game: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; number: number }
  | { page: 'me' }
  | { page: 'sign-in'; next: string }
  | { page: 'about' }
  | { page: 'lost' }

export function parse(path: string, search = '', hash = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decoded)
  const asked = new URLSearchParams(search)
  const marked = new URLSearchParams(hash.replace(/^#/, ''))
  const [room, second, third, fourth] = parts
  if (parts.length === 0) return { page: 'lobby' }
  if (room === 'room' && second && parts.length === 2)
    return { page: 'room', id: second, key: marked.get('key') ?? asked.get('key') ?? '' }
  if (room === 'room' && second && third === 'replay' && !fourth) {
    const rev = asked.get('rev')
    return { page: 'replay', id: second, rev: rev && /^\d{1,7}$/.test(rev) ? Number(rev) : null }
  }
  if (room === 'room' && second && third === 'luck' && !fourth) return { page: 'luck', id: second }
  if (room === 'room' && second && third === 'review' && !fourth) return { page: 'review', id: second }
  if (room === 'rules' && parts.length <= 2)
    return { page: 'rules', game: second ?? '', rule: decoded(hash.replace(/^#/, '')) }
  if (room === 'campaign' && second && parts.length === 2) return { page: 'campaign', game: second }
  if (room === 'puzzles' && parts.length === 3 && /^[1-9]\d{0,3}$/.test(third))
    return { page: 'puzzle', game: second, number: Number(third) }
  if (parts.length > 1) return { page: 'lost' }
  switch (room) {
    case 'new':
      return { page: 'new', game: asked.get('game') ?? '', invite: asked.has('invite') }
    case 'tables':
      return { page: 'tables', tab: asked.get('tab') ?? 'mine' }
    case 'database':
      return { page: 'database', search }
    case 'puzzles':
      return { page: 'puzzles' }
    case 'me':
      return { page: 'me' }
    case 'sign-in':
      return { page: 'sign-in', next: inHouse(asked.get('next') ?? '') }
    case 'about':
      return { page: 'about' }
    default:
      return { page: 'lost' }
  }
}

/** Only addresses of this house are followed after signing in. */
export function inHouse(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : '/'
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const here = () => parse(location.pathname, location.search, location.hash)

class Router {
  route: Route = $state(typeof location === 'undefined' ? { page: 'lobby' } : here())
  path = $state(typeof location === 'undefined' ? '/' : location.pathname)

  start() {
    addEventListener('popstate', () => this.read())
    document.addEventListener('click', (e) => this.follow(e))
  }

  go(to: string, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    const before = this.path
    this.read()
    if (before !== this.path) {
      scrollTo(0, 0)
      queueMicrotask(() => document.getElementById('main')?.focus({ preventScroll: true }))
    }
  }

  /** Notes a detail of the present page in its address, without a new page. */
  note(to: string) {
    history.replaceState(history.state, '', to)
  }

  private read() {
    this.route = here()
    this.path = location.pathname
  }

  private follow(e: MouseEvent) {
    if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return
    const link = (e.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api') || link.getAttribute('href')!.startsWith('#')) return
    e.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
export const go = (to: string, replace = false) => router.go(to, replace)
