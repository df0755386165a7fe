// Where a page scrolls, a new question is answered without looking for where.
import { tick } from 'svelte'
import { GAP, uncover } from '../../board-kit/uncover'

/** The next stop of a walk comes into sight; for all else the top of the page, where the deeds stand. */
export async function intoSight(walk: boolean): Promise<void> {
  await tick()
  const stop = walk ? document.querySelector('.lit[data-place^="node:"]') : null
  if (stop) stop.scrollIntoView?.({ block: 'center' })
  else scrollTo?.({ top: 0 })
}

/**
 * A sheet at the thumb does not cover what was pressed: that goes up until it stands above it, and the page becomes
 * long enough for the last of a list.
 */
export function uncovering(sheet: HTMLElement, place: string) {
  const thumb = sheet.closest('.k-table')?.querySelector<HTMLElement>(':scope > .thumb')
  const measure = () => {
    const stop = place && document.querySelector(`[data-place="${place}"], [data-at="${place}"]`)
    thumb?.style.setProperty('--asked', stop ? `${sheet.offsetHeight + GAP}px` : '0px')
    if (stop) uncover(stop, sheet)
  }
  const watch = new ResizeObserver(measure)
  watch.observe(sheet)
  measure()
  return {
    update(next: string) {
      place = next
      void tick().then(measure)
    },
    destroy() {
      watch.disconnect()
      thumb?.style.removeProperty('--asked')
    },
  }
}
