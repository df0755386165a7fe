// What is told again of a turn, and which places a line names.
import type { Retelling } from '../../board-kit/recap'
import data from './data.json'
import { cardName, CRAFTS, harbourName, nodeName, postName, tileNamed, tileOf } from './model'

export default {
  begins: ['turn-began'],
  tells: [
    'game-over',
    'end-triggered',
    'delivered',
    'built',
    'replaced',
    'upgraded',
    'hired',
    'invested',
    'bought',
    'picked',
    'bonus-bought',
    'hazard-removed',
    'master-taken',
    'sailed',
    'objective-gained',
    'moved',
    'placed-runholder',
    'advanced',
    'storehouse-placed',
    'shorn',
    'used-aux',
    'certified',
    'gained',
  ],
  places: ({ kind, seat: who, args }, seat) => {
    switch (kind) {
      case 'placed-runholder':
      case 'moved':
      case 'used-local':
      case 'built':
      case 'replaced':
      case 'hazard-removed':
        return [`node:${nodeName(args.node)}`]
      case 'foreseen':
        return args.place >= 0 && tileNamed(args.tile).startsWith('hazard') ? [`node:${nodeName(args.place)}`] : []
      case 'hired':
        return [`job:${args.row + 1}:${CRAFTS[args.craft]}`]
      case 'invested':
        return [`bonus:${args.row + 1}:${tileOf(tileNamed(args.tile)).name}`]
      case 'bought':
        return [args.first, args.second].filter((card) => card >= 0).map((card) => `sheep:${cardName(card)}`)
      case 'picked':
        return [`sheep:${cardName(args.card)}`]
      case 'card-gained':
        return [`supply:${cardName(args.card)}`]
      case 'objective-gained':
        return [`goal:${cardName(args.card)}`]
      case 'sailed':
        return [`ship:${who}`, `sea:${data.sea[args.space]}`]
      case 'upgraded':
      case 'disc-recalled':
      case 'master-taken':
        return [`harbour:${harbourName(args.harbour)}`]
      case 'delivered':
        return [`post:${postName(args.post)}`]
      case 'advanced':
        return [`pathfinder:${who}`]
      case 'fee-paid':
        return args.owner === seat ? [] : [`seat:${args.owner}`]
      default:
        return []
    }
  },
} satisfies Retelling as Retelling
