// What just happened, as motion: cards that fly, pieces that have just landed, whether there is something to hear.
import { News } from '../../board-kit/news.svelte'
import type { Told } from '../../net/wire'
import data from './data.json'
import { RESOURCES, unpacked, type View } from './model'

/** `seat` is the one at this screen, -1 for a spectator; `thrown` is called for every throw of the dice. */
export function told(events: Told[], view: View, seat: number, thrown: () => void): News {
  const news = new News(seat)
  const home = (other: number, resource: number) => news.at(other, `resource:${RESOURCES[resource]}`)
  const send = (cards: number[], from: (resource: number) => string, to: (resource: number) => string) =>
    cards.forEach((count, i) => news.fly(`ct-${RESOURCES[i]}`, from(i), to(i), count))
  for (const event of events) {
    const { args } = event
    if (event.kind === 'rolled') thrown()
    else if (event.kind === 'produced')
      send(
        unpacked(args.cards),
        (i) => `hex:${source(view, event.seat, i)}`,
        (i) => home(event.seat, i),
      )
    else if (event.kind === 'income' || event.kind === 'plenty-taken')
      send(
        unpacked(args.cards),
        (i) => `bank:${RESOURCES[i]}`,
        (i) => home(event.seat, i),
      )
    else if (event.kind === 'discarded')
      send(
        unpacked(args.cards),
        (i) => home(event.seat, i),
        (i) => `bank:${RESOURCES[i]}`,
      )
    else if (event.kind === 'bank-traded') {
      send(
        unpacked(args.give),
        (i) => home(event.seat, i),
        (i) => `bank:${RESOURCES[i]}`,
      )
      send(
        unpacked(args.get),
        (i) => `bank:${RESOURCES[i]}`,
        (i) => home(event.seat, i),
      )
    } else if (event.kind === 'traded') {
      send(
        unpacked(args.give),
        (i) => home(event.seat, i),
        (i) => home(args.partner, i),
      )
      send(
        unpacked(args.get),
        (i) => home(args.partner, i),
        (i) => home(event.seat, i),
      )
    } else if (event.kind === 'stole') news.fly('i-cards', `seat:${args.victim}`, `seat:${event.seat}`)
    else if (event.kind === 'stole-card')
      send(
        RESOURCES.map((_, i) => (i === args.resource ? 1 : 0)),
        (i) => home(args.victim, i),
        (i) => home(event.seat, i),
      )
    else if (event.kind === 'card-bought') news.fly('i-devc', 'deck', `seat:${event.seat}`)
    else if (event.kind === 'road-built') news.land(`edge:${args.edge}`)
    else if (event.kind === 'settlement-built' || event.kind === 'city-built') news.land(`node:${args.node}`)
  }
  return news
}

/** A hex that gave this resource to this player in the last roll. */
function source(view: View, other: number, resource: number): number {
  const sum = view.turn.dice ? view.turn.dice[0] + view.turn.dice[1] : 0
  const player = view.players[other]
  const own = new Set([...player.settlements, ...player.cities])
  return view.board.numbers.findIndex(
    (number, hex) =>
      number === sum &&
      hex !== view.board.robber &&
      (data.terrain as Record<string, string>)[view.board.terrain[hex] ?? ''] === RESOURCES[resource] &&
      data.hexNodes[hex].some((node) => own.has(node)),
  )
}

/** The sign of each kind of event in the log. */
export const ICONS: Record<string, string> = {
  rolled: 'die',
  produced: 'plus',
  income: 'plus',
  'must-discard': 'drop',
  'laid-down': 'drop',
  discarded: 'drop',
  'robber-moved': 'mask',
  stole: 'mask',
  'stole-card': 'mask',
  'road-built': 'road',
  'settlement-built': 'house',
  'city-built': 'house',
  'card-bought': 'devc',
  'card-drawn': 'devc',
  'card-played': 'devc',
  'plenty-taken': 'hand',
  'monopoly-named': 'crown',
  'monopoly-paid': 'crown',
  'bank-traded': 'coins',
  offered: 'swap',
  accepted: 'check',
  rejected: 'x',
  countered: 'swap',
  traded: 'swap',
  'longest-road-taken': 'road',
  'largest-army-taken': 'knight',
  won: 'cup',
  'turn-limit-reached': 'flag',
  'island-laid': 'hexi',
  'first-player': 'flag',
}
