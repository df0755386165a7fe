// Motion explains: from -> to, 200 to 350 ms, the queue is capped and input never waits.

/** A factor for durations; 0 means that nothing moves. */
export function pace(setting: number): number {
  if (setting <= 0) return 0
  if (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return 1 / setting
}

const CAP = 1200
const CURVE = 'cubic-bezier(.2,.8,.2,1)'

export interface Flight {
  /** Values of data-at. */
  from: string
  to: string
  /** An id of a symbol. */
  symbol: string
}

/** Let symbols fly between things marked with data-at; at most five leave the same place, forty milliseconds apart. */
export function fly(root: HTMLElement, layer: HTMLElement, flights: Flight[], slow: number): void {
  if (!slow || typeof layer.animate !== 'function') return
  const base = root.getBoundingClientRect()
  const centre = (at: string) => {
    const rect = root.querySelector(`[data-at="${at}"]`)?.getBoundingClientRect()
    return rect && rect.width + rect.height > 0
      ? { x: rect.x + rect.width / 2 - base.x, y: rect.y + rect.height / 2 - base.y }
      : null
  }
  const leaving = new Map<string, number>()
  flights.forEach((flight, order) => {
    const key = flight.from + flight.to
    const before = leaving.get(key) ?? 0
    leaving.set(key, before + 1)
    const from = centre(flight.from)
    const to = centre(flight.to)
    const delay = order * 40 * slow
    if (!from || !to || before >= 5 || delay > CAP) return
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.setAttribute('class', 'k-flight')
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', `#${flight.symbol}`)
    svg.append(use)
    layer.append(svg)
    const arc = 0.06 * Math.hypot(to.x - from.x, to.y - from.y) + 10
    const at = (x: number, y: number, size: number) => `translate(${x - 14}px, ${y - 14}px) scale(${size})`
    svg
      .animate(
        [
          { transform: at(from.x, from.y, 0.6), opacity: 0 },
          { transform: at(from.x, from.y, 1.25), opacity: 1, offset: 0.2 },
          { transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - arc, 1.15), opacity: 1, offset: 0.6 },
          { transform: at(to.x, to.y, 0.8), opacity: 0.2 },
        ],
        { duration: 620 * slow, delay, easing: CURVE, fill: 'both' },
      )
      .finished.then(
        () => svg.remove(),
        () => svg.remove(),
      )
  })
}
