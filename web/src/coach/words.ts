// The coach's words: parts of a valuation are named by the game, everything else by the house.
import type { Reason } from '../net/wire'

export interface Say {
  t: (name: string, args?: Record<string, string | number>) => string
  has: (name: string) => boolean
}

/** The sentence of a part and its sign; a game that has none for it names nothing. */
export function partText({ part, gain }: Reason, { t, has }: Say): string {
  const name = `part-${part}.${gain < 0 ? 'less' : 'more'}`
  return has(name) ? t(name) : t('coach-other')
}

/** What a kind of luck is called. */
export function luckName(kind: string, { t, has }: Say): string {
  const name = `fortune-${kind}`
  return has(name) ? t(name) : t('coach-luck-other')
}
