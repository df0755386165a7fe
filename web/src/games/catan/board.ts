// The island as geometry: everything here follows from data.json and never changes.
import {
  hexCentre,
  hexCorners,
  middle,
  outline,
  rounded,
  towards,
  type Box,
  type Point,
} from '../../board-kit/geometry'
import data from './data.json'

export const HEXES: Point[] = data.hexes.map(([q, r]) => hexCentre(q, r))

export const NODES: Point[] = (() => {
  const nodes: Point[] = []
  data.hexNodes.forEach((ids, hex) => hexCorners(HEXES[hex]).forEach((corner, i) => (nodes[ids[i]] = corner)))
  return nodes
})()

export const EDGES: { a: Point; b: Point; mid: Point; nodes: number[] }[] = data.edges.map(([a, b]) => ({
  a: NODES[a],
  b: NODES[b],
  mid: middle(NODES[a], NODES[b]),
  nodes: [a, b],
}))

const holding = (...nodes: number[]) =>
  data.hexNodes.flatMap((ids, hex) => (nodes.every((node) => ids.includes(node)) ? [hex] : []))
export const NODE_HEXES: number[][] = NODES.map((_, node) => holding(node))
export const EDGE_HEXES: number[][] = data.edges.map(([a, b]) => holding(a, b))

/** A buoy in the sea with two piers to its nodes. */
export const HARBOURS: { buoy: Point; piers: [Point, Point][]; nodes: number[] }[] = data.harbours.map((nodes) => {
  const mid = middle(NODES[nodes[0]], NODES[nodes[1]])
  const [land] = holding(...nodes)
  const out = towards(HEXES[land], mid, 1)
  const normal = { x: out.x - HEXES[land].x, y: out.y - HEXES[land].y }
  const buoy = { x: mid.x + 66 * normal.x, y: mid.y + 66 * normal.y }
  const piers = nodes.map((node): [Point, Point] => {
    const foot = { x: NODES[node].x + 5 * normal.x, y: NODES[node].y + 5 * normal.y }
    return [foot, towards(buoy, NODES[node], 28)]
  })
  return { buoy, piers, nodes }
})

export const COAST = HEXES.map((centre) => outline(hexCorners(centre))).join('')

const plate = (size: number, cut: number, y = 0) =>
  rounded(
    [
      [0.5, -0.866],
      [1, 0],
      [0.5, 0.866],
      [-0.5, 0.866],
      [-1, 0],
      [-0.5, -0.866],
    ].map(([dx, dy]) => ({ x: dx * size, y: dy * size + y })),
    cut,
  )
export const PLATE = {
  shadow: plate(578, 46, 26),
  side: plate(578, 46, 14),
  rim: plate(578, 46),
  shine: plate(575, 44),
  sea: plate(564, 36),
}

export const TABLE_BOX: Box = { x: -590, y: -520, w: 1180, h: 1052 }
/** On phones the sea fills the width and the wooden rim stays outside. */
export const PHONE_BOX: Box = { x: -548, y: -492, w: 1096, h: 984 }
