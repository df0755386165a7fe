// What just happened, as motion and sound: where goods fly, which pieces have landed.
import { News } from '../../board-kit/news.svelte'
import type { Told } from '../../net/wire'
import data from './data.json'
import { CELLS, GOODS, SHIP_NAMES } from './model'

/** `seat` is the one at this screen, -1 for a spectator; a catch of the harbour that is shown is told to `caught`. */
export function newsOf(events: Told[], seat: number, shown: number, caught: () => void): News {
  const news = new News(seat)
  let from = 'board'
  for (const { kind, seat: who, args } of events) {
    const to = (place: string) => news.at(who, place)
    const things = (count: number, symbol: string, start: string, finish: string) =>
      news.fly(`i-nu-${symbol}`, start, finish, count)
    const goods = (start: (good: string) => string, finish: (good: string) => string) => {
      for (const good of GOODS) things(args[good] ?? 0, good, start(good), finish(good))
    }
    const tray = (good: string) => to(`tray:${good}`)
    const reserve = () => to('reserve')
    const here = () => from
    if (kind === 'placed' || kind === 'copied') {
      from = `space:${data.works[kind === 'placed' ? args.space : args.copy]}`
      news.land(from)
    } else if (kind === 'placed-elder' || kind === 'elder-used') {
      from = to('council')
      things(1, 'fish', `plate:${args.plate ?? 1}`, to('reserve'))
    } else if (kind === 'gained') goods(here, tray)
    else if (kind === 'reserved') goods(here, reserve)
    else if (kind === 'paid') goods(tray, here)
    else if (kind === 'paid-reserve') goods(reserve, here)
    else if (kind === 'transferred') goods(reserve, tray)
    else if (kind === 'stored-fish') things(args.fish, 'fish', to('track'), to('reserve'))
    else if (kind === 'collected' || kind === 'elder-paid') things(args.fish, 'fish', to('track'), to('tray:fish'))
    else if (kind === 'caught' && who === shown) caught()
    else if (kind === 'built') {
      // Into the harbour that is shown the card travels by itself.
      if (who !== shown) things(1, 'building', from, `seat:${who}`)
      news.land(`cell:${who}:${CELLS[args.cell]}`)
    } else if (kind === 'invited' && who !== shown) things(1, 'elder', from, `seat:${who}`)
    else if (kind === 'built-ship') {
      const ship = SHIP_NAMES[args.ship]
      things(1, ship, `shipyard:${ship}`, to('track'))
      news.land(`ship:${who}`)
    } else if (kind === 'upgraded') news.land(`ship:${who}`)
  }
  return news
}

/** The sign before a line of the log. */
export const LOG_SIGNS: Record<string, string> = {
  placed: 'nu-worker',
  copied: 'nu-copy',
  'placed-elder': 'nu-elder',
  'elder-used': 'nu-elder',
  caught: 'nu-catch',
  'fed-elder': 'nu-elder',
  'elder-paid': 'nu-fish',
  'stored-fish': 'nu-reserve',
  collected: 'nu-fish',
  transferred: 'nu-transfer',
  served: 'nu-serve',
  built: 'nu-build',
  issued: 'nu-share',
  'bought-shares': 'nu-share-buy',
  cleared: 'nu-axe',
  planted: 'nu-reforest',
  'built-ship': 'nu-build-ship',
  upgraded: 'nu-upgrade',
  'sold-ship': 'nu-gold',
  invited: 'nu-elder-invite',
  triggered: 'nu-each-time',
  exchanged: 'nu-anytime',
  'filled-plate': 'nu-plate',
  flipped: 'nu-share',
  'first-player': 'nu-first',
  'game-over': 'cup',
  final: 'star',
  'cards-dealt': 'nu-draw',
}
/** Lines of the log that follow from others. */
export const QUIET = [
  'took-action',
  'fed-elder',
  'fed-share',
  'fed-new-shares',
  'stored-fish',
  'returned-fish',
  'collected',
  'card-shown',
  'card-dealt',
  'gained',
  'paid',
  'reserved',
  'paid-reserve',
  'elder-used',
  'catch-changed',
  'pair-freed',
]
