// What is told again of a turn, and which places a line names.
import type { Retelling } from '../../board-kit/recap'
import { cardName, CITIES, CRAFTS, nodeName } from './model'

export default {
  begins: ['turn-began'],
  tells: [
    'game-over',
    'end-triggered',
    'delivered',
    'built',
    'replaced',
    'hired',
    'bought',
    'bounty-taken',
    'hazard-removed',
    'master-taken',
    'upgraded',
    'objective-gained',
    'moved',
    'placed-herder',
    'moved-freely',
    'engine-moved',
    'used-aux',
    'certified',
    'gained',
  ],
  places: ({ kind, seat: who, args }, seat) => {
    const job = `job:${args.row + 1}:${CRAFTS[args.craft]}`
    switch (kind) {
      case 'placed-herder':
      case 'moved':
      case 'moved-freely':
      case 'used-local':
      case 'copied':
      case 'built':
      case 'replaced':
      case 'hazard-removed':
        return [`node:${nodeName(args.node)}`]
      case 'foreseen':
        return args.node >= 0 ? [`node:${nodeName(args.node)}`] : []
      case 'bounty-taken':
        return [`node:BA${args.bandit + 1}`]
      case 'hired':
      case 'job-offered':
        return [job]
      case 'bought':
        return [args.first, args.second].filter((card) => card >= 0).map((card) => `cattle:${cardName(card)}`)
      case 'objective-gained':
        return [`goal:${cardName(args.card)}`]
      case 'engine-moved':
      case 'engine-back':
        return [`engine:${who}`]
      case 'upgraded':
      case 'disc-recalled':
      case 'master-taken':
        return [`station:${args.station + 1}`]
      case 'delivered':
        return [`city:${CITIES[args.city]?.id}`]
      case 'fee-paid':
        return args.owner === seat ? [] : [`seat:${args.owner}`]
      default:
        return []
    }
  },
} satisfies Retelling as Retelling
