// The scale of one's strength: the levels stand at 0, 1, 2 …

/** Games below which nothing is said, and below which it is said with doubt. */
export const ENOUGH = 3
export const CERTAIN = 8
/** The ends of the scale: half a level outside the four. */
export const FIRST = -0.6
export const LAST = 3.6

/** How far along the scale, in hundredths; what lies outside stands at its end. */
export const along = (at: number): number => (100 * (Math.min(LAST, Math.max(FIRST, at)) - FIRST)) / (LAST - FIRST)

/** How many bots of each level. */
export function companyOf(levels: string[]): [level: string, count: number][] {
  const found = new Map<string, number>()
  for (const level of levels) found.set(level, (found.get(level) ?? 0) + 1)
  return [...found]
}
