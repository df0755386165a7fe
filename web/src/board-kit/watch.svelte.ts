import { untrack } from 'svelte'

/** Does a deed now and whenever what is looked at changes; what the deed itself reads does not wake it. */
export function when<T>(look: () => T, deed: (seen: T) => void): void {
  let before: T | symbol = Symbol('nothing seen yet')
  $effect(() => {
    const seen = look()
    if (seen === before) return
    before = seen
    untrack(() => deed(seen))
  })
}
