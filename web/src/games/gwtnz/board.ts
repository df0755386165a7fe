// Where things stand on our map: the trail, the quay with its posts, the sea. One unit is a pixel at a width of 1042; nothing here has a meaning in the rules.
import type { Box, Point } from '../../board-kit/geometry'
import data from './data.json'

export const RIDGE = 34 // the pathfinder track above the map
export const BOX: Box = { x: 0, y: -RIDGE, w: 1042, h: 404 + RIDGE }
export const SEA_BOX: Box = { x: 648, y: 0, w: 394, h: 404 }

/** x, y of the centre; lane of the vertical map. */
const PLACES: Record<string, [number, number, number]> = {
  start: [20, 356, 0],
  A: [78, 352, 0],
  a1: [145, 375, 0],
  a2: [204, 377, 0],
  a3: [263, 375, 0],
  rock1: [72, 290, 1],
  rock2: [105, 268, 1],
  rock3: [141, 258, 1],
  rock4: [178, 257, 1],
  rock5: [214, 264, 1],
  rock6: [247, 279, 1],
  ra: [296, 292, 1],
  B: [326, 352, 0],
  b1: [395, 376, 0],
  b2: [455, 376, 0],
  bp1: [384, 309, 1],
  bp2: [448, 305, 1],
  C: [524, 354, 0],
  c1: [526, 286, 0],
  D: [522, 220, 0],
  d1: [448, 240, 0],
  d2: [386, 242, 0],
  d3: [324, 240, 0],
  flood1: [490, 166, 1],
  flood2: [453, 156, 1],
  flood3: [416, 152, 1],
  flood4: [380, 152, 1],
  flood5: [346, 158, 1],
  fa: [298, 162, 1],
  E: [256, 216, 0],
  e1: [185, 220, 0],
  e2: [124, 218, 0],
  F: [52, 204, 0],
  f1: [110, 148, 0],
  f2: [172, 144, 0],
  fp1: [46, 128, 1],
  G: [206, 84, 0],
  g1: [276, 100, 0],
  g2: [337, 98, 0],
  gp1: [276, 38, 1],
  H: [405, 72, 0],
  h1: [474, 74, 0],
  h2: [533, 72, 0],
  wellington: [612, 52, 0],
}
export const at = (node: string): Point => ({ x: PLACES[node]?.[0] ?? 0, y: PLACES[node]?.[1] ?? 0 })
export const laneOf = (node: string): number => PLACES[node]?.[2] ?? 0

/** The stretches between forks; a road bends as smoothly as its stretch. */
const STRETCHES = [
  'start A a1 a2 a3 B',
  'A rock1 rock2 rock3 rock4 rock5 rock6 ra B',
  'B b1 b2 C',
  'B bp1 bp2 C',
  'C c1 D',
  'D d1 d2 d3 E',
  'D flood1 flood2 flood3 flood4 flood5 fa E',
  'E e1 e2 F',
  'F f1 f2 G',
  'F fp1 G',
  'G g1 g2 H',
  'G gp1 H',
  'H h1 h2 wellington',
].map((line) => line.split(' '))
const BEND = 0.18
const round = (value: number) => Math.round(value * 10) / 10
const ROAD: Record<string, string> = {}
for (const stretch of STRETCHES) {
  const points = stretch.map(at)
  for (let i = 1; i < points.length; i += 1) {
    const [before, from, to, after] = [
      points[Math.max(0, i - 2)],
      points[i - 1],
      points[i],
      points[Math.min(points.length - 1, i + 1)],
    ]
    const c1 = { x: from.x + (to.x - before.x) * BEND, y: from.y + (to.y - before.y) * BEND }
    const c2 = { x: to.x - (after.x - from.x) * BEND, y: to.y - (after.y - from.y) * BEND }
    ROAD[`${stretch[i - 1]}>${stretch[i]}`] =
      `M${from.x} ${from.y}C${round(c1.x)} ${round(c1.y)} ${round(c2.x)} ${round(c2.y)} ${to.x} ${to.y}`
  }
}
export const roadOf = (from: string, to: string): string =>
  ROAD[`${from}>${to}`] ?? `M${at(from).x} ${at(from).y}L${at(to).x} ${at(to).y}`
export const ROADS: [from: string, to: string][] = data.nodes.flatMap((node) =>
  node.next.map((next): [string, string] => [node.id, next]),
)
export const CHEVRONS = [
  [42, 354, 0],
  [113, 363, 18],
  [292, 369, -18],
  [360, 371, 20],
  [490, 371, -16],
  [524, 320, -90],
  [487, 228, 166],
  [290, 231, 198],
  [220, 217, 180],
  [155, 220, 180],
  [90, 211, 190],
  [80, 174, -40],
  [141, 148, -4],
  [244, 92, 8],
  [370, 86, -14],
  [440, 73, 0],
  [503, 73, 0],
]

export const SIZE: Record<string, [w: number, h: number]> = {
  neutral: [66, 56],
  building: [55, 45],
  hazard: [30, 33],
  start: [36, 36],
  wellington: [72, 88],
}
export const SITE: [w: number, h: number] = [48, 36]
export const hex = (c: Point, r: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const a = (Math.PI / 180) * (60 * i - 30)
      return `${i ? 'L' : 'M'}${round(c.x + r * Math.cos(a))} ${round(c.y + r * Math.sin(a))}`
    })
    .join('') + 'z'

// --- foresight and fees

const SLOTS = ['A1', 'A2', 'B1', 'B2']
export const foresightAt = (slot: string): Point => ({
  x: 492 + 19.5 * SLOTS.indexOf(slot) + (slot[0] === 'B' ? 3 : 0),
  y: 122,
})

// --- the posts of the quay and of the raft

export const POST = { w: 72, h: 30 }
export const WOOL = { w: 118, h: 36 }
const LOCALS = data.posts.filter((post) => post.kind === 'local').map((post) => post.id)
export function postAt(id: string): Point {
  if (id.startsWith('local')) return { x: 612, y: 117.7 + 33.28 * LOCALS.indexOf(id) }
  if (id.startsWith('wool')) return { x: { wool5: 719, wool9: 844, wool13: 969 }[id] ?? 0, y: 373 }
  return harbourAt(id)
}

// --- the sea

const SEA: Record<string, [number, number]> = {
  s0: [676, 28],
  w1: [746, 26],
  w2: [832, 26],
  w3: [880, 40],
  w4: [932, 37],
  w5: [1003, 25],
  w6: [1003, 77],
  w7: [1003, 127],
  n1: [704, 84],
  n2: [790, 86],
  n3: [882, 92],
  n4: [831, 144],
  n5: [828, 211],
  n6: [913, 178],
  n7: [1001, 190],
  n8: [1003, 253],
  e1: [672, 126],
  e2: [698, 160],
  e3: [707, 212],
  e4: [694, 272],
  e5: [780, 264],
  e6: [794, 319],
  e7: [857, 324],
  e8: [922, 313],
  e9: [1003, 317],
}
export const seaAt = (space: string): Point => ({ x: SEA[space]?.[0] ?? 0, y: SEA[space]?.[1] ?? 0 })
export const HARBOUR: Record<string, [w: number, h: number]> = { small: [66, 36], medium: [62, 34], large: [72, 47] }
export const MASTER = { w: 35, h: 34 }
const HARBOURS = Object.fromEntries(data.harbours.map((harbour) => [harbour.id, harbour]))
/** The middle of a harbour's tile: with its harbourmaster it stands a little to the left. */
export function harbourAt(id: string): Point {
  const harbour = HARBOURS[id]
  const here = seaAt(harbour.at)
  return harbour.size === 'medium' && id !== 'mh6' ? { x: here.x - 17, y: here.y } : here
}
/** Where a ship lies: at the upper edge of the harbour, beside the others. */
export function shipAt(space: string, nth: number): Point {
  const here = seaAt(space)
  const harbour = data.harbours.find((one) => one.at === space)
  if (!harbour) return { x: here.x - 8 + 14 * nth, y: here.y - 10 }
  const [w, h] = HARBOUR[harbour.size]
  const mid = harbourAt(harbour.id)
  return { x: mid.x + w / 2 - 9 - 15 * nth, y: mid.y - h / 2 - 2 }
}

// --- the pathfinder track

export const ridgeAt = (space: number): Point => ({ x: 136 + 52.7 * space, y: -17 })
