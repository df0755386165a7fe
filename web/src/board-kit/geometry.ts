// Places and shapes on boards. Drawings use R = 100 units for the radius of a hex; the screen size comes from the viewBox.

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  w: number
  h: number
}

/** A place on a board that can be pointed at: lit ones act, the others answer why not. */
export interface Place extends Point {
  id: string
  kind: string
  /** Full accessible name. */
  label: string
  lit: boolean
  /** Units around the centre that belong to it. */
  reach: number
  /** Shown to the keyboard and the screen reader. */
  open: boolean
}

export const R = 100
const HALF_WIDTH = (Math.sqrt(3) / 2) * R

/** The centre of a pointy-top hex in axial coordinates: q grows to the east, r to the south. */
export function hexCentre(q: number, r: number): Point {
  return { x: HALF_WIDTH * (2 * q + r), y: 1.5 * R * r }
}

/** Corners in the order N, NE, SE, S, SW, NW. */
export function hexCorners(c: Point, size = R): Point[] {
  const w = HALF_WIDTH * (size / R)
  return [
    { x: c.x, y: c.y - size },
    { x: c.x + w, y: c.y - size / 2 },
    { x: c.x + w, y: c.y + size / 2 },
    { x: c.x, y: c.y + size },
    { x: c.x - w, y: c.y + size / 2 },
    { x: c.x - w, y: c.y - size / 2 },
  ]
}

const n = (value: number) => String(Math.round(value * 10) / 10)

export function outline(points: Point[]): string {
  return points.map((p, i) => `${i ? 'L' : 'M'}${n(p.x)} ${n(p.y)}`).join('') + 'Z'
}

/** A polygon whose corners are cut by `cut` units and bent through the corner. */
export function rounded(points: Point[], cut: number): string {
  const step = (from: Point, to: Point) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    return `${n(from.x + ((to.x - from.x) * cut) / length)} ${n(from.y + ((to.y - from.y) * cut) / length)}`
  }
  return (
    points
      .map((p, i) => {
        const before = points[(i + points.length - 1) % points.length]
        const after = points[(i + 1) % points.length]
        return `${i ? 'L' : 'M'}${step(p, before)}Q${n(p.x)} ${n(p.y)} ${step(p, after)}`
      })
      .join('') + 'Z'
  )
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** A point moved `by` units from `from` towards `to`. */
export function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length }
}

/** The place under a pointer: a lit one nearby first (`slack` units more), else the one whose reach holds the point best. */
export function placeAt(places: Place[], at: Point, slack: number): Place | null {
  let best: Place | null = null
  let least = Infinity
  for (const wanted of [true, false]) {
    for (const place of places) {
      if (place.lit !== wanted) continue
      const away = Math.hypot(place.x - at.x, place.y - at.y)
      const reach = wanted ? place.reach + slack : place.reach
      if (away <= reach && away / reach < least) {
        least = away / reach
        best = place
      }
    }
    if (best) return best
  }
  return null
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** Arrows may pass a place by; these keys go through all of them, from above to below. */
const ROUND: Record<string, (at: number, all: number) => number> = {
  Home: () => 0,
  End: (_, all) => all - 1,
  PageDown: (at, all) => (at + 1) % all,
  PageUp: (at, all) => (at + all - 1) % all,
}

/** The next place in the direction of an arrow key: near, and straight ahead rather than aside. */
export function stepTo<P extends Point>(places: P[], from: P, key: string): P | null {
  if (ROUND[key]) {
    const order = [...places].sort((a, b) => a.y - b.y || a.x - b.x)
    return order[ROUND[key](order.indexOf(from), order.length)] ?? null
  }
  const arrow = ARROWS[key]
  if (!arrow) return null
  let best: P | null = null
  let least = Infinity
  for (const place of places) {
    const dx = place.x - from.x
    const dy = place.y - from.y
    const ahead = dx * arrow.x + dy * arrow.y
    if (place === from || ahead < 1) continue
    const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x)
    const cost = ahead + 2.2 * aside
    if (cost < least) {
      least = cost
      best = place
    }
  }
  return best
}
