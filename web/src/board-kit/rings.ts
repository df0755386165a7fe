// Where things on a table lie, in the table's own pixels: for what is drawn around them from outside.
import { tick } from 'svelte'

export interface Ring {
  x: number
  y: number
  w: number
  h: number
}
const PAD = 4
const LEAST = 30

function find(root: HTMLElement, where: string): DOMRect | null {
  for (const one of root.querySelectorAll(where)) {
    const rect = one.getBoundingClientRect()
    if (rect.width + rect.height > 0) return rect
  }
  return null
}

/** What is marked with data-at or data-place. */
export const placed = (place: string) => `[data-at="${CSS.escape(place)}"], [data-place="${CSS.escape(place)}"]`

/** Around what answers to a selector, if it is in sight. */
export function ringOf(root: HTMLElement, where: string): Ring | null {
  const rect = find(root, where)
  if (!rect) return null
  const base = root.getBoundingClientRect()
  const unit = base.width / root.offsetWidth || 1
  const w = Math.max(LEAST, rect.width / unit + 2 * PAD)
  const h = Math.max(LEAST, rect.height / unit + 2 * PAD)
  const x = (rect.x + rect.width / 2 - base.x) / unit - w / 2
  const y = (rect.y + rect.height / 2 - base.y) / unit - h / 2
  return { x, y, w, h }
}

export const isLong = ({ w, h }: Ring) => Math.max(w, h) > 1.6 * Math.min(w, h) || Math.max(w, h) > 150

/** Of a phone; a wide table shows all of itself. */
export const tabsIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-to]')].filter((tab) => tab.getBoundingClientRect().width > 0)

/** A phone shows one part of a table at a time: the first that holds what is looked for comes to the front. */
export async function bringForward(root: HTMLElement, holds: () => boolean): Promise<void> {
  const tabs = tabsIn(root)
  const before = tabs.find((tab) => tab.getAttribute('aria-pressed') === 'true')
  for (const tab of tabs) {
    if (holds()) return
    tab.click()
    await tick()
  }
  if (!holds()) before?.click()
}

/** Boards are zoomed and panels scroll while something is lit: measured in every frame, told when it is another. */
export function follow<T>(measure: () => T, tell: (found: T) => void): () => void {
  let frame = 0
  let before = ''
  const look = () => {
    const found = measure()
    const now = JSON.stringify(found)
    if (now !== before) {
      before = now
      tell(found)
    }
    frame = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(frame)
}
