// What is told again of a turn, and which places a line names. A turn is a worker; no event begins it.
import type { Retelling } from '../../board-kit/recap'
import data from './data.json'
import { cardAt, ELDER_NAMES, PAIRS, SHIP_NAMES } from './model'

const TURN = ['placed', 'copied', 'placed-elder', 'passed']

export default {
  begins: TURN,
  tells: [
    'game-over',
    'built',
    'built-ship',
    'invited',
    'served',
    'bought-shares',
    'issued',
    'upgraded',
    'transferred',
    'planted',
    'cleared',
    'exchanged',
    'passed',
    'placed-elder',
    'copied',
    'placed',
    'gained',
  ],
  instead: [
    ['built', 'placed'],
    ['built-ship', 'placed'],
    ['invited', 'placed'],
    ['served', 'placed'],
    ['bought-shares', 'placed'],
    ['issued', 'placed'],
    ['transferred', 'placed'],
  ],
  places: ({ kind, seat: who, args }, seat) => {
    const home = (place: string) => (who === seat ? place : `seat:${who}`)
    switch (kind) {
      case 'placed':
        return [`space:${data.works[args.space]}`]
      case 'copied':
        return [`space:${data.works[args.copy]}`, `space:${data.works[args.space]}`]
      case 'placed-elder':
      case 'elder-used':
      case 'fed-elder':
      case 'invited':
        return [home(`council:${who}:${ELDER_NAMES[args.elder]}`)]
      case 'built':
        return [home(`built:${who}:${cardAt(args.card)}`)]
      case 'cleared':
      case 'planted':
      case 'pair-freed':
        return [home(`pair:${who}:${PAIRS[args.pair]}`)]
      case 'built-ship':
      case 'sold-ship':
        return [`shipyard:${SHIP_NAMES[args.ship]}`]
      case 'card-shown':
      case 'card-laid-out':
        return [`card:${cardAt(args.card)}`]
      case 'served':
        return Array.from({ length: args.plates }, (_, plate) => `plate:${plate + 1}`)
      default:
        return []
    }
  },
} satisfies Retelling as Retelling
