/** A message of an unspoken text. */
export const mark = (key: string, args: Record<string, string | number> = {}) =>
  `\u0091${key}${Object.entries(args)
    .map(([name, value]) => `\u0092${name}${typeof value === 'number' ? ':' : '='}${value}`)
    .join('')}\u0093`

/** What a page would have shown, one after another. */
export function watched<T>(look: () => T): { seen: T[]; stop: () => void } {
  const seen: T[] = []
  return {
    seen,
    stop: $effect.root(() => {
      $effect(() => {
        seen.push(look())
      })
    }),
  }
}
