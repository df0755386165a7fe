// What just happened, as motion: things that fly, tiles that have just landed, whether there is something to hear.
import { News } from '../../board-kit/news.svelte'
import type { Told } from '../../net/wire'
import { faceOf, GOODS, slotOf, tileOf, type View } from './model'

/**
 * `seat` is the one at this screen, -1 for a spectator; `host` has the estate in the middle; `thrown` hears the
 * white die, 0 for the others.
 */
export function told(
  events: Told[],
  view: View,
  seat: number,
  host: number,
  thrown: (white: number) => void,
): News<number> {
  const news = new News<number>(seat)
  for (const { kind, seat: who, args } of events) {
    const to = (place: string) => news.at(who, place)
    const things = (count: number, symbol: string, from: string, goal: string) => news.fly(symbol, from, goal, count)
    if (kind === 'rolled') thrown(0)
    else if (kind === 'white-rolled') {
      thrown(args.number)
      news.fly(`bu-goods-${GOODS[args.colour]}`, `round:${view.round ?? 0}`, `depot:${args.number}`)
    } else if (kind === 'taken' || kind === 'bought') {
      news.noise = true
      news.fly(`bu-f-${tileOf(faceOf(args.face)).thing}`, `slot:${slotOf(args.slot)}`, to('store'))
    } else if (kind === 'placed') {
      news.noise = true
      if (who === host) news.fresh.add(args.cell)
    } else if (kind === 'sold')
      things(args.count, `bu-goods-${GOODS[args.colour]}`, to(`goods:${GOODS[args.colour]}`), to('points'))
    else if (kind === 'loaded')
      things(args.count, `bu-goods-${GOODS[args.colour]}`, `depot:${args.depot + 1}`, to('goods'))
    else if (kind === 'hired' || kind === 'earned' || kind === 'paid-mines') {
      things(args.workers ?? 0, 'bu-worker', to('die:0'), to('purse'))
      things(args.silver ?? 0, 'bu-silver', to('die:1'), to('purse'))
    } else if (kind === 'gained' && args.resource < 2)
      things(args.amount, args.resource ? 'bu-silver' : 'bu-worker', to('points'), to('purse'))
  }
  return news
}

/** The sign of each kind of event in the log. */
export const ICONS: Record<string, string> = {
  rolled: 'die',
  'white-rolled': 'die',
  taken: 'hand',
  bought: 'coins',
  discarded: 'drop',
  placed: 'hexi',
  sold: 'coins',
  earned: 'coins',
  hired: 'user',
  'region-done': 'star',
  'colour-done': 'crown',
  animals: 'star',
  gained: 'plus',
  loaded: 'plus',
  moved: 'road',
  'paid-mines': 'plus',
  'phase-began': 'flag',
  'round-began': 'clock',
  'estate-chosen': 'house',
  final: 'star',
  'game-over': 'cup',
  supplied: 'plus',
  'goods-dealt': 'plus',
  'first-player': 'flag',
}
