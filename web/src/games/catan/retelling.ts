// What is told again of a turn, and which places a line names.
import type { Retelling } from '../../board-kit/recap'

export default {
  begins: ['turn-began'],
  opens: ['settlement-built'],
  tells: [
    'won',
    'city-built',
    'settlement-built',
    'stole-card',
    'stole',
    'monopoly-named',
    'longest-road-taken',
    'largest-army-taken',
    'traded',
    'robber-moved',
    'road-built',
    'card-played',
    'plenty-taken',
    'card-bought',
    'bank-traded',
    'rolled',
  ],
  instead: [['stole-card', 'stole']],
  places: ({ kind, args }) => {
    if (kind === 'robber-moved') return [`hex:${args.hex}`]
    if (kind === 'road-built') return [`edge:${args.edge}`]
    if (kind === 'settlement-built' || kind === 'city-built') return [`node:${args.node}`]
    if (kind === 'stole' || kind === 'stole-card') return [`seat:${args.victim}`]
    if (kind === 'traded') return [`seat:${args.partner}`]
    return []
  },
} satisfies Retelling as Retelling
