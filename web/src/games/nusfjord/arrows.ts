// Arrow keys go from lit place to lit place, by where they lie.
const middle = (one: Element) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** True if the focus has moved. */
export function stepTo(event: KeyboardEvent): boolean {
  const { key } = event
  const from = event.target as HTMLElement
  if (!from.dataset?.place) return false
  const at = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const other of from.closest('.k-table')?.querySelectorAll<HTMLElement>('button.lit[data-place]') ?? []) {
    const { x, y } = middle(other)
    const [dx, dy] = [x - at.x, y - at.y]
    const [along, aside] =
      key === 'ArrowRight' ? [dx, dy] : key === 'ArrowLeft' ? [-dx, dy] : key === 'ArrowDown' ? [dy, dx] : [-dy, dx]
    if (other !== from && along > 4 && along + 2 * Math.abs(aside) < least) {
      least = along + 2 * Math.abs(aside)
      best = other
    }
  }
  if (!best) return false
  best.focus()
  event.preventDefault()
  return true
}
