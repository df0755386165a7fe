// What is told again of a turn, and which places a line names.
import type { Retelling } from '../../board-kit/recap'
import { GOODS, slotOf } from './model'

export default {
  begins: ['turn-began'],
  tells: [
    'game-over',
    'colour-done',
    'region-done',
    'placed',
    'sold',
    'bought',
    'taken',
    'loaded',
    'hired',
    'discarded',
    'estate-chosen',
  ],
  places: ({ kind, seat: who, args }, seat) => {
    const home = (place: string) => (who === seat ? place : `seat:${who}`)
    if (kind === 'taken' || kind === 'bought') return [`slot:${slotOf(args.slot)}`]
    if (kind === 'placed' || kind === 'region-done' || kind === 'estate-chosen') return [home(`cell:${args.cell}`)]
    if (kind === 'loaded') return [`depot:${args.depot + 1}`]
    if (kind === 'white-rolled') return [`depot:${args.number}`]
    if (kind === 'sold') return [home(`goods:${GOODS[args.colour]}`)]
    if (kind === 'moved') return [`track:${args.position}`]
    return []
  },
} satisfies Retelling as Retelling
