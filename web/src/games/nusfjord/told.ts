// A choice in the words of the bar: which action, which thing, what the button does.
import type { Lang } from '../../net/wire'
import { changeOf, deedOf, pricesOf, spaceOf, thingOf, type Path, type Thing } from './choice'
import {
  cardName,
  CARDS,
  DEED_SIGNS,
  deedName,
  elderName,
  ELDERS,
  GOODS,
  type Good,
  isGuess,
  isPriceGuess,
  KNOWN,
  said,
  shipName,
  spaceName,
  type PlayerView,
  type Say,
  type View,
} from './model'

export interface Told {
  action: string
  sign: string
  thing: Thing | null
  name: string
  note: string
  /** The price, or what stands in its place, is our guess. */
  guess: boolean
  prices: { good: Good; count: number }[]
  verb: string
}

const named = (thing: Thing | null, lang: Lang, t: Say): string => {
  if (!thing) return ''
  if (thing.kind === 'card') return cardName(thing.id, lang)
  if (thing.kind === 'elder') return elderName(thing.id, lang)
  if (thing.kind === 'ship') return shipName(thing.id, lang)
  if (thing.kind === 'plates') return t('nu-plates', { count: thing.count })
  return thing.kind === 'forest' ? t(thing.count < 0 ? 'nu-forest-off' : 'nu-forest-on', { count: thing.count }) : ''
}

/** All that the bar says of a choice. */
export function tell(path: Path, view: View, me: PlayerView | undefined, lang: Lang, t: Say): Told {
  const thing = thingOf(path, view)
  const space = spaceOf(path)
  const kind = deedOf(path)
  const deed = space.replace(/_2$/, '') || String(view.question.action ?? '')
  const elder = path[0]?.kind === 'elder'
  const change = changeOf(path)
  const says = thing?.kind === 'card' ? CARDS[thing.id] : thing?.kind === 'elder' ? ELDERS[thing.id] : null
  const known = KNOWN.has(kind) ? kind : 'place'
  return {
    action: space
      ? spaceName(space, lang)
      : elder
        ? kind === 'elder'
          ? t('nu-kindof-elder')
          : elderName(said(path[0]), lang)
        : deedName(deed, lang) || t(`nu-kindof-${known}`),
    sign: elder ? 'elder' : (DEED_SIGNS[deed] ?? 'worker'),
    thing,
    name: named(thing, lang, t),
    note: change.catch && me ? t('nu-catch-grows', { from: me.catch, to: me.catch + change.catch }) : '',
    guess: !!says && (isGuess(says) || isPriceGuess(says)),
    prices: pricesOf(path),
    verb:
      space && (kind === 'place' || kind === 'copy') ? t(`nu-go-${deed.replaceAll('_', '-')}`) : t(`nu-do-${known}`),
  }
}

/** What one has, and what would be left. */
export const purseOf = (me: PlayerView, path: Path): { good: Good; has: number; left: number }[] => {
  const change = changeOf(path)
  return GOODS.map((good) => ({ good, has: me.goods[good], left: me.goods[good] + (change[good] ?? 0) }))
}

/** Which ship becomes which, for ways to the same one. */
export const shipWords = (path: Path, lang: Lang): string =>
  said(path[path.length - 1])
    .split(' ')
    .map((ship) => shipName(ship, lang))
    .filter(Boolean)
    .join(' → ')
