// What can be pointed at on the island: hexes, paths and crossings, each called by what lies around it.

import type { Place, Point } from '../../board-kit/geometry'
import type { Option, TableProps } from '../../net/wire'
import { EDGE_HEXES, EDGES, HEXES, NODE_HEXES, NODES } from './board'
import data from './data.json'
import type { View } from './model'

type Say = TableProps['t']

/** What kind of place answers to what is to be put there. */
const SHOWN: Record<string, string> = { road: 'edge', settlement: 'node', city: 'node' }

const SIDES = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east']
/** On which side of a hex a corner or a path of it lies. */
function sideOf(centre: Point, at: Point): string {
  const turn = Math.atan2(at.y - centre.y, at.x - centre.x) / (Math.PI / 4)
  return SIDES[(Math.round(turn) + 8) % 8]
}

/** Whose pieces stand where, in words. */
export function ownersOf(view: View, names: string[], t: Say): Map<string, string> {
  const found = new Map<string, string>()
  view.players.forEach((player, other) => {
    const name = names[other]
    for (const edge of player.roads) found.set(`edge:${edge}`, t('ct-owner-road', { name }))
    for (const node of player.settlements) found.set(`node:${node}`, t('ct-owner-settlement', { name }))
    for (const node of player.cities) found.set(`node:${node}`, t('ct-owner-city', { name }))
  })
  return found
}

/** All places of the island; `kind` is what may be put there now, and what is lit is called by what it does. */
export function islandPlaces(
  view: View,
  kind: string | null,
  chances: Map<string, Option[]>,
  owners: Map<string, string>,
  t: Say,
): Place[] {
  const found: Place[] = []
  const shown = SHOWN[kind ?? ''] ?? 'hex'
  const add = (what: string, index: number, x: number, y: number, reach: number, name: string) => {
    const id = `${what}:${index}`
    const chance = chances.get(id)?.find((option) => option.kind === kind)
    const label = chance?.text ?? [name, owners.get(id)].filter(Boolean).join('; ')
    found.push({ id, kind: what, x, y, reach, label, lit: !!chance, open: what === shown })
  }
  const hexName = (hex: number) => {
    const terrain = view.board.terrain[hex]
    if (!terrain) return t('ct-hex-unknown')
    const number = view.board.numbers[hex]
    return number ? `${t(`ct-terrain-${terrain}`)} ${number}` : t(`ct-terrain-${terrain}`)
  }
  // A hex has more than one shore: the side tells which.
  const around = (hexes: number[], full: number, at: Point) => {
    const shore = hexes.length === 1 ? [t('ct-sea-at', { side: sideOf(HEXES[hexes[0]], at) })] : [t('ct-sea')]
    return [...hexes.map(hexName), ...(hexes.length < full ? shore : [])].join(', ')
  }

  HEXES.forEach((at, hex) => {
    const robbed = view.board.robber === hex ? [t('ct-hex-robber')] : []
    add('hex', hex, at.x, at.y, 58, [t('ct-hex', { name: hexName(hex) }), ...robbed].join('; '))
  })
  EDGES.forEach(({ mid }, edge) =>
    add('edge', edge, mid.x, mid.y, 26, t('ct-edge', { hexes: around(EDGE_HEXES[edge], 2, mid) })),
  )
  NODES.forEach((at, node) =>
    add('node', node, at.x, at.y, 28, t('ct-node', { hexes: around(NODE_HEXES[node], 3, at) })),
  )
  return found
}

/** A place in a sentence: what a hex yields, and how often. */
export function aboutPlace(place: Place, view: View, t: Say): string {
  if (place.kind !== 'hex') return place.label
  const hex = Number(place.id.slice(4))
  const terrain = view.board.terrain[hex]
  const resource = terrain ? (data.terrain as Record<string, string>)[terrain] : ''
  const ways = (data.ways as Record<string, number>)[view.board.numbers[hex]] ?? 0
  return `${place.label}. ${resource ? t('ct-yield', { name: t(`ct-res-${resource}`), ways }) : t('ct-yield-none')}`
}
