// What lies at the thumb does not cover what it speaks of.

export const GAP = 8

/** A place goes up with the page until it stands above a sheet at the thumb, but not under the bar above. */
export function uncover(place: Element, sheet: Element, bar?: Element): void {
  const { top, bottom } = place.getBoundingClientRect()
  const over = bottom + GAP - sheet.getBoundingClientRect().top
  const room = bar ? top - GAP - bar.getBoundingClientRect().bottom : over
  const by = Math.min(over, room)
  if (by > 0) scrollBy?.({ top: by })
}
