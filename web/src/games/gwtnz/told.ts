// What just happened, as motion: things that fly, pieces that have just landed, whether there is something to hear.
import { News } from '../../board-kit/news.svelte'
import type { Told } from '../../net/wire'
import { BREEDS } from './effect'
import { cardName, CRAFTS, DISCS, harbourName, isGoal, nodeName, tileNamed, tileOf } from './model'

const LOUD = [
  'moved',
  'placed-runholder',
  'sailed',
  'hired',
  'invested',
  'bought',
  'picked',
  'built',
  'upgraded',
  'delivered',
]
const SLOTS = ['A1', 'A2', 'B1', 'B2']

const STACKS = ['wheel', 'barrel', 'bell', 'compass']
const BACK = '#2b6f40'

/** `seat` is the one at this screen, -1 for a spectator. */
export function told(events: Told[], seat: number): News {
  const news = new News(seat)
  for (const { kind, seat: who, args } of events) {
    const to = (place: string) => news.at(who, place)
    const things = (count: number, symbol: string, from: string, end: string) =>
      from !== end && news.fly(`i-nz-${symbol}`, from, end, count)
    const card = (number: number, from: string, end: string, or?: string) => {
      const name = cardName(number)
      const look = BREEDS[name]
      if (look)
        news.deal(
          `a-nz-${look.art}`,
          { tone: look.face, style: `--sheep-fleece:${look.fleece};--sheep-head:${look.head}` },
          from,
          end,
          or,
        )
      else
        news.deal(
          isGoal(name) ? 'i-nz-objective' : 'i-nz-card',
          { tone: isGoal(name) ? 'var(--ok)' : '#17655e' },
          from,
          end,
          or,
        )
    }
    const inHand = (number: number) => to(`hand:${cardName(number)}`)
    const stands = `runholder:${who}`
    if (LOUD.includes(kind)) news.noise = true
    if (kind === 'fee-paid') things(args.pounds, 'pound', to('pounds'), news.at(args.owner, 'pounds'))
    else if (kind === 'gained' || kind === 'income' || kind === 'shorn')
      things(args.pounds, 'pound', stands, to('pounds'))
    else if (kind === 'gold-gained') things(1, 'gold-bar', stands, to('gold'))
    else if (kind === 'certified') things(1, 'certificate', stands, to('certificates'))
    else if (kind === 'token-gained') things(1, 'exchange', stands, to('tokens'))
    else if (kind === 'hired')
      things(1, CRAFTS[args.craft], `job:${args.row + 1}:${CRAFTS[args.craft]}`, to(`worker:${CRAFTS[args.craft]}`))
    else if (kind === 'invested')
      things(1, 'bonus', `bonus:${args.row + 1}:${tileOf(tileNamed(args.tile)).name}`, to('pounds'))
    else if (kind === 'bought') {
      for (const one of [args.first, args.second])
        if (one >= 0) card(one, `sheep:${cardName(one)}`, to('pile'), 'tab:sheep')
    } else if (kind === 'picked') card(args.card, `sheep:${cardName(args.card)}`, to('pile'), 'tab:sheep')
    else if (kind === 'card-gained') card(args.card, `supply:${cardName(args.card)}`, to('pile'), 'tab:aims')
    else if (kind === 'bonus-bought') card(args.card, `stack:${STACKS[args.stack]}`, to('pile'), 'tab:aims')
    else if (kind === 'built' || kind === 'replaced') news.fresh.add(nodeName(args.node))
    else if (kind === 'hazard-removed')
      things(1, tileOf(tileNamed(args.tile)).name, `node:${nodeName(args.node)}`, to('pounds'))
    else if (kind === 'foreseen' && args.place >= 0) {
      if (tileNamed(args.tile).startsWith('hazard')) news.fresh.add(nodeName(args.place))
    } else if (kind === 'foresight-grew') news.fresh.add(`foresight:${SLOTS[args.slot]}`)
    else if (kind === 'disc-taken') things(1, 'disc', to(`disc:${Object.keys(DISCS)[args.disc]}`), `seat:${who}`)
    else if (kind === 'storehouse-placed') things(1, 'storehouse', to(`pair:${args.pair + 1}`), `seat:${who}`)
    else if (kind === 'master-taken') {
      const office = `office:${harbourName(args.harbour)}`
      things(1, 'harbourmaster', office, `seat:${who}`)
      things(1, CRAFTS[args.craft], to(`worker:${CRAFTS[args.craft]}`), office)
    } else if (kind === 'objective-gained') card(args.card, `goal:${cardName(args.card)}`, to('pile'), 'tab:aims')
    else if (kind === 'objective-played') card(args.card, inHand(args.card), to('area'))
    else if (kind === 'discarded') card(args.card, inHand(args.card), to('pile'), stands)
    else if (kind === 'topped') card(args.card, to('pile'), to('deck'))
    else if (kind === 'trashed') card(args.card, inHand(args.card), stands)
    else if (kind === 'card-drawn') news.deal('', { tone: BACK, back: true }, to('deck'), inHand(args.card))
  }
  return news
}

/** The sign of each kind of event in the log. */
export const ICONS: Record<string, string> = {
  moved: 'nz-step',
  'placed-runholder': 'nz-runholder',
  'fee-paid': 'nz-pound',
  gained: 'nz-pound',
  paid: 'nz-pound',
  income: 'nz-pound',
  shorn: 'nz-shear',
  'gold-gained': 'nz-gold-bar',
  certified: 'nz-certificate',
  'token-gained': 'nz-exchange',
  exchanged: 'nz-exchange',
  advanced: 'nz-pathfinder',
  'step-tile': 'nz-step-limit',
  flipped: 'nz-flip',
  'buildings-flipped': 'nz-flip',
  drew: 'nz-draw',
  'drew-up': 'nz-draw',
  'card-drawn': 'nz-draw',
  discarded: 'nz-discard',
  trashed: 'nz-trash',
  shown: 'nz-card',
  topped: 'nz-top-deck',
  bought: 'nz-buy-sheep',
  picked: 'nz-buy-sheep',
  'card-gained': 'nz-card',
  'bonus-bought': 'nz-gold-bar',
  'market-grew': 'nz-sheep-refill',
  'objective-gained': 'nz-objective',
  'objective-played': 'nz-objective',
  hired: 'nz-hire',
  invested: 'nz-bonus',
  'joker-placed': 'nz-joker',
  built: 'nz-build',
  replaced: 'nz-build',
  'hazard-removed': 'nz-hazard-off',
  sailed: 'nz-ship',
  upgraded: 'nz-harbour',
  'storehouse-placed': 'nz-storehouse',
  'pair-cleared': 'nz-storehouse',
  'ship-returned': 'nz-ship',
  'disc-taken': 'nz-disc',
  'disc-recalled': 'nz-disc',
  'master-taken': 'nz-harbourmaster',
  delivered: 'nz-disc',
  'without-disc': 'nz-disc',
  foreseen: 'nz-foresight',
  final: 'star',
  'game-over': 'cup',
  'end-triggered': 'nz-end-game',
  'first-player': 'flag',
}
