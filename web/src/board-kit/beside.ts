// Where a card opens: ten pixels beside what it is about, on the side with room, never over the bar and never cut.

export interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

export type Way = 'right' | 'left' | 'below' | 'above'

export const GAP = 10
const RIM = 6

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** The left upper corner of a card of this size, in the same pixels; ways are tried in their order. */
export function beside(
  about: Edges,
  size: { width: number; height: number },
  room: Edges,
  ways: Way[] = ['right', 'left', 'below', 'above'],
): { x: number; y: number; way: Way } {
  const { width, height } = size
  const free: Record<Way, number> = {
    right: room.right - about.right - GAP - width,
    left: about.left - GAP - width - room.left,
    below: room.bottom - about.bottom - GAP - height,
    above: about.top - GAP - height - room.top,
  }
  const way = ways.find((one) => free[one] >= 0) ?? [...ways].sort((a, b) => free[b] - free[a])[0]
  const x =
    way === 'right'
      ? about.right + GAP
      : way === 'left'
        ? about.left - GAP - width
        : (about.left + about.right - width) / 2
  const y =
    way === 'below'
      ? about.bottom + GAP
      : way === 'above'
        ? about.top - GAP - height
        : (about.top + about.bottom - height) / 2
  return {
    x: clamp(x, room.left, Math.max(room.left, room.right - width)),
    y: clamp(y, room.top, Math.max(room.top, room.bottom - height)),
    way,
  }
}

/** The part of the window where cards may lie: on the table, under the bar and what tells of the past, over the thumb's buttons. */
function roomOn(table: HTMLElement, about: Edges): Edges {
  const rect = table.getBoundingClientRect()
  const room = {
    left: Math.max(0, rect.left) + RIM,
    top: Math.max(0, rect.top) + RIM,
    right: Math.min(innerWidth, rect.right) - RIM,
    bottom: Math.min(innerHeight, rect.bottom) - RIM,
  }
  for (const bar of table.querySelectorAll('.prompt, .prompt .slots, [data-clear]')) {
    const { top, bottom, width, height } = bar.getBoundingClientRect()
    if (!width || !height || bottom < room.top || top > room.bottom) continue
    if (bottom <= about.bottom && bottom - rect.top < rect.height / 2) room.top = Math.max(room.top, bottom + RIM)
    else if (top >= about.top) room.bottom = Math.min(room.bottom, top - RIM)
  }
  return room
}

/** Hangs a card beside something for as long as it is there; `about` is in pixels of the window. */
export function hang(
  card: HTMLElement,
  table: () => HTMLElement | null,
  about: () => Edges | null,
  ways?: Way[],
): { place: () => void; end: () => void } {
  const place = () => {
    const root = table()
    const thing = about()
    const layer = card.offsetParent
    if (!root || !thing || !layer) return
    const base = layer.getBoundingClientRect()
    const own = (card.currentCSSZoom ?? 1) / (layer.currentCSSZoom ?? 1)
    const unit = (base.width / ((layer as HTMLElement).offsetWidth || 1) || 1) * own
    const room = roomOn(root, thing)
    const { x, y, way } = beside(thing, card.getBoundingClientRect(), room, ways)
    card.style.left = `${(x - base.x) / unit - layer.clientLeft}px`
    card.style.top = `${(y - base.y) / unit - layer.clientTop}px`
    card.dataset.way = way
  }
  const watch = typeof ResizeObserver === 'function' ? new ResizeObserver(place) : null
  watch?.observe(card)
  addEventListener('resize', place)
  addEventListener('scroll', place, { capture: true, passive: true })
  place()
  return {
    place,
    end: () => {
      watch?.disconnect()
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
    },
  }
}
