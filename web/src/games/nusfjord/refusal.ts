// Why a place cannot be taken, as far as the table itself can see it: what is missing, in figures.
import { CARDS, GOODS, lacking, SHIPS, type PlayerView, type Say, type View } from './model'

/** The cheapest way to pay for what lies at a place; null where nothing is paid. */
function costAt(place: string, me: PlayerView): number[] | null {
  const [what, id] = place.split(':')
  if ((what === 'card' || what === 'hand') && CARDS[id]) return CARDS[id].cost
  if (what !== 'shipyard' || !SHIPS[id]) return null
  const missing = (cost: number[]) => lacking(me, cost).reduce((sum, count) => sum + count, 0)
  return [...SHIPS[id].costs].sort((a, b) => missing(a) - missing(b))[0]
}

/** What is missing, in words; '' if nothing is, or nothing is paid. */
export function missingAt(place: string, view: View, me: PlayerView, t: Say): string {
  const [what, id] = place.split(':')
  if (what === 'shipyard' && !view.shipyard[id]) return t('nu-ship-gone')
  const cost = costAt(place, me)
  if (!cost) return ''
  const lack = lacking(me, cost)
  return GOODS.flatMap((good, i) =>
    lack[i] ? [t(`nu-lack-${good}`, { lack: lack[i], need: cost[i], have: me.goods[good] })] : [],
  ).join(' ')
}

/** What lies at a place, for the card that explains it. */
export function loreAt(place: string, view: View): { id: string; elder: boolean } | null {
  const [what, a, b] = place.split(':')
  if (what === 'card' || what === 'hand') return { id: a, elder: false }
  if (what === 'built') return { id: b, elder: false }
  if (what === 'council') return { id: b, elder: true }
  const top = what === 'stack' ? view.elders[Number(a) - 1]?.top : null
  return top ? { id: top, elder: true } : null
}

/** What a place is for; '' where its card says it. */
export function aboutPlace(place: string, t: Say): string {
  const [kind, a] = place.split(':')
  if (kind === 'space')
    return t(a.startsWith('copy') ? 'nu-about-copy' : `nu-about-${a.replace(/_2$/, '').replaceAll('_', '-')}`)
  if (kind === 'shipyard') return t('nu-about-build-ship')
  return kind === 'cell'
    ? t('nu-about-cell')
    : kind === 'pair'
      ? t('nu-about-forest')
      : kind === 'plate'
        ? t('nu-about-plate')
        : ''
}
