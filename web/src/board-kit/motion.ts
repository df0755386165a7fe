// Motion explains: from -> to, in the order of events; the queue is capped, input never waits and ends whatever moves.
// Pieces that stay (data-piece) travel themselves, above the table where a list would cut them (data-lift); goods that
// only change hands fly as symbols between places (data-at).

/** A factor for durations; 0 means that nothing moves. */
export function pace(setting: number): number {
  if (setting <= 0) return 0
  if (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return 1 / setting
}

const running = new Set<Animation>()

function follow(animation: Animation, then?: () => void): void {
  running.add(animation)
  const end = () => {
    running.delete(animation)
    then?.()
  }
  animation.finished.then(end, end)
}

/** Everything is at once where it goes to. */
export function arrive(): void {
  for (const animation of [...running]) animation.finish()
  for (const moving of document.getAnimations?.() ?? [])
    if (moving instanceof CSSTransition && (moving.effect as KeyframeEffect).target?.matches('[data-at]'))
      moving.finish()
}

const CAP = 1200
const STEP = 60
const TRAVEL = 460
const FLIGHT = 620
const NEAR = 3
const CURVE = 'cubic-bezier(.2,.8,.2,1)'

export interface Flight {
  /** Values of data-at. */
  from: string
  to: string
  /** An id of a symbol. */
  symbol: string
  /** A card travels, with the symbol on it. */
  card?: Leaf
  /** Where it comes from if the first place is not in sight. */
  or?: string
}

/** How a card looks from afar. */
export interface Leaf {
  /** The colour of its head, or of its back. */
  tone: string
  /** Face down: whoever gets it sees it only when it has come. */
  back?: boolean
  /** Colours of the drawing on it. */
  style?: string
}

const DRAWN = 'http://www.w3.org/2000/svg'
function draw(inside: Element, tag: string, names: Record<string, string | number>): void {
  const one = document.createElementNS(DRAWN, tag)
  for (const [name, value] of Object.entries(names)) one.setAttribute(name, String(value))
  inside.append(one)
}

/** What is seen of a flight: a symbol, or a card with it. */
function drawing({ symbol, card }: Flight): SVGSVGElement {
  const svg = document.createElementNS(DRAWN, 'svg')
  svg.setAttribute('class', card ? 'k-flight card' : 'k-flight')
  if (!card) draw(svg, 'use', { href: `#${symbol}` })
  else {
    svg.setAttribute('viewBox', '0 0 28 34')
    if (card.style) svg.style.cssText = card.style
    const whole = { x: 1, y: 1, width: 26, height: 32, rx: 3.5 }
    draw(svg, 'rect', { ...whole, class: 'leaf', fill: card.back ? card.tone : '#fffbf1' })
    if (card.back) draw(svg, 'rect', { x: 4, y: 4, width: 20, height: 26, rx: 2, class: 'inner' })
    else {
      draw(svg, 'path', { d: 'M1 9V4.500A3.500 3.500 0 0 1 4.500 1h19A3.500 3.500 0 0 1 27 4.500V9z', fill: card.tone })
      draw(svg, 'use', { href: `#${symbol}`, x: 5, y: 11, width: 18, height: 20 })
    }
  }
  return svg
}

/**
 * Let symbols and cards fly between things marked with data-at; at most five leave the same place, forty milliseconds apart.
 * What has left the table comes from where it lay (`was`).
 */
export function fly(
  root: HTMLElement,
  layer: HTMLElement,
  flights: Flight[],
  slow: number,
  was: Map<string, Spot> = new Map(),
): void {
  if (!slow || typeof layer.animate !== 'function') return
  const base = root.getBoundingClientRect()
  const centre = (one: Element | null | undefined) => {
    const rect = one?.getBoundingClientRect()
    return rect && rect.width + rect.height > 0
      ? { x: rect.x + rect.width / 2 - base.x, y: rect.y + rect.height / 2 - base.y }
      : null
  }
  const named = (at: string) => [...root.querySelectorAll(`[data-at="${at}"]`)]
  const place = (at: string) => centre(named(at)[0]) ?? was.get(at) ?? null
  const leaving = new Map<string, number>()
  const coming = new Map<string, number>()
  flights.forEach((flight, order) => {
    const key = flight.from + flight.to
    const before = leaving.get(key) ?? 0
    leaving.set(key, before + 1)
    // Of equal cards the last is the newest.
    const nth = coming.get(flight.to) ?? 0
    const end = flight.card?.back ? named(flight.to).at(-1 - nth) : undefined
    if (end) coming.set(flight.to, nth + 1)
    const from = place(flight.from) ?? (flight.or ? place(flight.or) : null)
    const to = end ? centre(end) : place(flight.to)
    const delay = order * 40 * slow
    if (!from || !to || before >= 5 || delay > CAP) return
    const svg = drawing(flight)
    layer.append(svg)
    const arc = 0.06 * Math.hypot(to.x - from.x, to.y - from.y) + 10
    const at = (x: number, y: number, size: number) => `translate(${x - 14}px, ${y - 14}px) scale(${size})`
    follow(
      svg.animate(
        [
          { transform: at(from.x, from.y, 0.6), opacity: 0 },
          { transform: at(from.x, from.y, 1.25), opacity: 1, offset: 0.2 },
          { transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - arc, 1.15), opacity: 1, offset: 0.6 },
          { transform: at(to.x, to.y, 0.8), opacity: 0.2 },
        ],
        { duration: FLIGHT * slow, delay, easing: CURVE, fill: 'both' },
      ),
      () => svg.remove(),
    )
    if (end instanceof HTMLElement)
      follow(
        end.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], {
          duration: FLIGHT * slow,
          delay,
          fill: 'backwards',
        }),
      )
  })
}

export interface Spot {
  x: number
  y: number
}

/** Where every piece lies, counted in widths of its board, so that a board which grows or moves does not move its pieces. */
export class Journey {
  private before: Map<string, Spot> | null = null
  /** Where things that can be taken lay, in pixels of the table. */
  lay = new Map<string, Spot>()

  constructor(
    private root: () => HTMLElement | null,
    private layer: () => HTMLElement | null,
  ) {}

  private *pieces(): Generator<{ id: string; one: Element; spot: Spot; base: DOMRect }> {
    const boards = new Map<Element, DOMRect>()
    for (const one of this.root()?.querySelectorAll('[data-piece]') ?? []) {
      const board = one.closest('.pane') ?? this.root()!
      const base = boards.get(board) ?? board.getBoundingClientRect()
      boards.set(board, base)
      const rect = one.getBoundingClientRect()
      if (!base.width || rect.width + rect.height === 0) continue
      const x = (rect.x + rect.width / 2 - base.x) / base.width
      const y = (rect.y + rect.height / 2 - base.y) / base.width
      yield { id: one.getAttribute('data-piece')!, one, spot: { x, y }, base }
    }
  }

  /** Before the page is drawn anew. */
  begin(): void {
    arrive()
    this.before = new Map([...this.pieces()].map(({ id, spot }) => [id, spot]))
    this.lay = new Map()
    const base = this.root()?.getBoundingClientRect()
    for (const one of this.root()?.querySelectorAll('[data-at]') ?? []) {
      const { x, y, width, height } = one.getBoundingClientRect()
      if (base && width + height)
        this.lay.set(one.getAttribute('data-at')!, { x: x + width / 2 - base.x, y: y + height / 2 - base.y })
    }
  }

  /**
   * After it was: pieces that lie elsewhere now come from where they lay; new ones from data-home, or from above.
   * `told` says which line of the log names one of these places: pieces set out in that order.
   */
  go(slow: number, told: (places: string[]) => number = () => 0): void {
    const before = this.before
    this.before = null
    if (!slow || !before?.size) return
    const moved = [...this.pieces()].flatMap(({ id, one, spot, base }) => {
      const was = before.get(id) ?? this.home(one, base)
      const dx = was ? (was.x - spot.x) * base.width : 0
      const dy = was ? (was.y - spot.y) * base.width : -40
      return Math.hypot(dx, dy) < NEAR ? [] : [{ id, one, dx, dy, line: told(placesOf(one)) }]
    })
    moved.sort((a, b) => a.line - b.line)
    let order = 0
    for (const { id, one, dx, dy } of moved) {
      if (order * STEP > CAP) return
      const delay = order * STEP * slow
      const layer = this.layer()
      if (layer && one.hasAttribute('data-lift')) lift(one, layer, dx, dy, slow, delay, before.has(id))
      else travel(one, dx, dy, slow, delay, before.has(id))
      order += 1
    }
  }

  private home(one: Element, base: DOMRect): Spot | null {
    const at = one.getAttribute('data-home')
    const rect = at && this.root()?.querySelector(`[data-at="${at}"]`)?.getBoundingClientRect()
    if (!rect || rect.width + rect.height === 0) return null
    return { x: (rect.x + rect.width / 2 - base.x) / base.width, y: (rect.y + rect.height / 2 - base.y) / base.width }
  }
}

/** Where a piece lies, as lines of the log name it: what it says itself, or what it lies in. */
function placesOf(piece: Element): string[] {
  const names = ['data-where', 'data-at', 'data-place'].map((name) => piece.closest(`[${name}]`)?.getAttribute(name))
  return names.filter((name) => !!name) as string[]
}

/** A piece that lies in a list which would cut it travels above the table, and is back in its place at the end. */
function lift(
  one: Element,
  layer: HTMLElement,
  dx: number,
  dy: number,
  slow: number,
  delay: number,
  known: boolean,
): void {
  if (typeof one.animate !== 'function') return
  const copy = one.cloneNode(true) as HTMLElement
  for (const name of ['data-piece', 'data-at', 'data-place', 'id']) copy.removeAttribute(name)
  const rect = one.getBoundingClientRect()
  const base = layer.getBoundingClientRect()
  const { width, height } = getComputedStyle(one)
  const size = rect.width / parseFloat(width) || 1
  copy.setAttribute('class', `${one.getAttribute('class') ?? ''} k-lifted`)
  // What it wears at the table must not hold it there.
  Object.assign(copy.style, { position: 'absolute', inset: '0 auto auto 0', margin: '0', width, height })
  layer.append(copy)
  const at = (x: number, y: number) => `translate(${rect.x - base.x + x}px, ${rect.y - base.y + y}px) scale(${size})`
  const timing = { duration: TRAVEL * slow, delay, easing: CURVE, fill: 'both' as const }
  follow(
    copy.animate(
      [
        { transform: at(dx, dy), opacity: known ? 1 : 0 },
        { opacity: 1, offset: 0.25 },
        { transform: at(0, 0), opacity: 1 },
      ],
      timing,
    ),
    () => copy.remove(),
  )
  follow(one.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: 'backwards' }))
}

function travel(one: Element, dx: number, dy: number, slow: number, delay: number, known: boolean): void {
  if (typeof one.animate !== 'function') return
  const drawn = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null
  const unit = drawn ? Math.hypot(drawn.a, drawn.b) || 1 : ((one as HTMLElement).currentCSSZoom ?? 1)
  follow(
    one.animate(
      [
        { transform: `translate(${dx / unit}px, ${dy / unit}px)`, opacity: known ? 1 : 0 },
        { opacity: 1, offset: 0.25 },
        { transform: 'translate(0px, 0px)', opacity: 1 },
      ],
      { duration: TRAVEL * slow, delay, easing: CURVE, fill: 'backwards', composite: 'add' },
    ),
  )
}
