// Where a page scrolls, a new question is answered without looking for where.
import { tick } from 'svelte'

/** The next stop of a walk comes into sight; for all else the top of the page, where the deeds stand. */
export async function intoSight(walk: boolean): Promise<void> {
  await tick()
  const stop = walk ? document.querySelector('.lit[data-place^="node:"]') : null
  if (stop) stop.scrollIntoView?.({ block: 'center' })
  else scrollTo?.({ top: 0 })
}
