// What just happened, as motion: things that fly, pieces that have just landed, whether there is something to hear.
import { News } from '../../board-kit/news.svelte'
import type { Told } from '../../net/wire'
import data from './data.json'
import { BREEDS } from './effect'
import { cardName, CARDS, CRAFTS, isGoal, nodeName, tileNamed, tileOf } from './model'

const LOUD = ['moved', 'placed-herder', 'hired', 'bought', 'built', 'delivered', 'engine-moved', 'engine-back']
const SLOTS = ['1a', '1b', '2a', '2b', '3a', '3b']

const BACK = '#7a4a2c'

/** `seat` is the one at this screen, -1 for a spectator. */
export function told(events: Told[], seat: number): News {
  const news = new News(seat)
  for (const { kind, seat: who, args } of events) {
    const to = (place: string) => news.at(who, place)
    const things = (count: number, symbol: string, from: string, end: string) =>
      from !== end && news.fly(`i-gw-${symbol}`, from, end, count)
    const card = (number: number, from: string, end: string, or?: string) => {
      const name = cardName(number)
      const tone = isGoal(name) ? 'var(--ok)' : (BREEDS[CARDS[name]?.breed]?.[0] ?? BACK)
      news.deal(isGoal(name) ? 'i-gw-objective' : 'i-gw-cattle', { tone }, from, end, or)
    }
    const inHand = (number: number) => to(`hand:${cardName(number)}`)
    const stands = `herder:${who}`
    if (LOUD.includes(kind)) news.noise = true
    if (kind === 'fee-paid') things(args.dollars, 'money', to('dollars'), news.at(args.owner, 'dollars'))
    else if (kind === 'gained' || kind === 'income') things(args.dollars, 'money', stands, to('dollars'))
    else if (kind === 'certified') things(1, 'certificate', stands, to('certificates'))
    else if (kind === 'token-gained') things(1, 'exchange', stands, to('tokens'))
    else if (kind === 'hired')
      things(1, CRAFTS[args.craft], `job:${args.row + 1}:${CRAFTS[args.craft]}`, to(`worker:${CRAFTS[args.craft]}`))
    else if (kind === 'bought') {
      for (const one of [args.first, args.second])
        if (one >= 0) card(one, `cattle:${cardName(one)}`, to('pile'), 'tab:cattle')
    } else if (kind === 'built' || kind === 'replaced') news.fresh.add(nodeName(args.node))
    else if (kind === 'hazard-removed')
      things(1, tileOf(tileNamed(args.tile)).name, `node:${nodeName(args.node)}`, to('dollars'))
    else if (kind === 'bounty-taken') things(1, 'bandit', `node:BA${args.bandit + 1}`, to('dollars'))
    else if (kind === 'foreseen' && args.node >= 0) news.fresh.add(nodeName(args.node))
    else if (kind === 'foresight-grew') news.fresh.add(`foresight:${SLOTS[args.slot]}`)
    else if (kind === 'job-offered') things(1, CRAFTS[args.craft], stands, `job:${args.row + 1}:${CRAFTS[args.craft]}`)
    else if (kind === 'disc-taken') {
      const disc = data.discs[args.disc]
      things(1, disc.dark ? 'disc-dark' : 'disc-white', to(`disc:${disc.id}`), `seat:${who}`)
    } else if (kind === 'master-taken') {
      things(1, 'station-master', `office:${args.station + 1}`, `seat:${who}`)
      things(1, CRAFTS[args.craft], to(`worker:${CRAFTS[args.craft]}`), `office:${args.station + 1}`)
    } else if (kind === 'objective-gained')
      card(args.card, `goal:${cardName(args.card)}`, args.hand ? inHand(args.card) : to('pile'), 'tab:goals')
    else if (kind === 'objective-played') card(args.card, inHand(args.card), to('area'))
    else if (kind === 'discarded') card(args.card, inHand(args.card), to('pile'))
    else if (kind === 'trashed') card(args.card, inHand(args.card), stands)
    else if (kind === 'card-drawn') news.deal('', { tone: BACK, back: true }, to('deck'), inHand(args.card))
  }
  return news
}

/** The sign of each kind of event in the log. */
export const ICONS: Record<string, string> = {
  moved: 'gw-step',
  'placed-herder': 'gw-herder',
  'moved-freely': 'gw-step',
  'fee-paid': 'gw-money',
  gained: 'gw-money',
  paid: 'gw-money',
  income: 'gw-money',
  certified: 'gw-certificate',
  'token-gained': 'gw-exchange',
  exchanged: 'gw-exchange',
  drew: 'gw-draw',
  'drew-up': 'gw-draw',
  discarded: 'gw-discard',
  trashed: 'gw-trash',
  bought: 'gw-buy-cattle',
  'market-grew': 'gw-market-refill',
  'objective-gained': 'gw-objective',
  'objective-played': 'gw-objective',
  'objective-unseen': 'gw-objective',
  hired: 'gw-hire',
  built: 'gw-build',
  replaced: 'gw-build',
  'bounty-taken': 'gw-bounty',
  'hazard-removed': 'gw-hazard-off',
  'engine-moved': 'gw-engine-forward',
  'engine-back': 'gw-engine-back',
  upgraded: 'gw-station',
  'disc-taken': 'gw-disc',
  'disc-recalled': 'gw-disc',
  'master-taken': 'gw-station-master',
  foreseen: 'gw-foresight',
  'foresight-grew': 'gw-foresight',
  'job-offered': 'gw-worker',
  delivered: 'gw-delivery',
  final: 'star',
  'game-over': 'cup',
  'end-triggered': 'gw-end-game',
  'first-player': 'flag',
  raised: 'gw-cattle',
}
