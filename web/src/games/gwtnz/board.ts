// Where things stand on our map: the trail, the quay with its posts, the sea. Figures are in layout.json; nothing
// there has a meaning in the rules.
// One unit is a pixel of a window of 1366 × 768: what is said in twelve units can be read.
import type { Box, Point } from '../../board-kit/geometry'
import data from './data.json'
import layout from './layout.json'

type Pair = [x: number, y: number]
const boxOf = ([x, y, w, h]: number[]): Box => ({ x, y, w, h })
const point = ([x, y]: number[] = [0, 0]): Point => ({ x, y })
export const BOX = boxOf(layout.box)
export const SEA_BOX = boxOf(layout.seaBox)
export const RIDGE = layout.ridge // the pathfinder track above the map
export const NAMES = layout.names as unknown as Record<string, Pair>

/** x, y of the centre; lane of the vertical map. */
const PLACES = layout.trail as unknown as Record<string, [number, number, number]>
export const at = (node: string): Point => point(PLACES[node])
export const laneOf = (node: string): number => PLACES[node]?.[2] ?? 0
export const SIZE = layout.size as unknown as Record<string, [w: number, h: number]>
export const SITE = SIZE.site
export const HEX = layout.hex
/** The middle of the tag that says how many steps and pounds a stop takes: above what stands there, where neighbours leave room. */
export function tagAt(node: string, [, h]: [number, number]): Point {
  const [dx, dy] = (layout.tags as Record<string, number[]>)[node] ?? [0, -h / 2 - 9]
  return { x: at(node).x + dx, y: at(node).y + dy }
}

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
export const CHEVRONS = layout.chevrons
export const hex = (c: Point, r: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const a = (Math.PI / 180) * (60 * i - 30)
      return `${i ? 'L' : 'M'}${round(c.x + r * Math.cos(a))} ${round(c.y + r * Math.sin(a))}`
    })
    .join('') + 'z'

// --- foresight and fees

const SLOTS = ['A1', 'A2', 'B1', 'B2']
export const FORESIGHT = boxOf(layout.foresight.plaque)
export const FEES = boxOf(layout.fees)
export const foresightAt = (slot: string): Point => ({
  x: layout.foresight.x[SLOTS.indexOf(slot)],
  y: layout.foresight.y,
})

// --- the posts of the quay and of the raft

export const POST = { w: SIZE.post[0], h: SIZE.post[1] }
export const WOOL = { w: SIZE.wool[0], h: SIZE.wool[1] }
const POSTS = layout.posts as unknown as Record<string, Pair>
export const postAt = (id: string): Point => (POSTS[id] ? point(POSTS[id]) : harbourAt(id))

// --- the sea

const SEA = layout.sea as unknown as Record<string, Pair>
export const seaAt = (space: string): Point => point(SEA[space])
export const HARBOUR: Record<string, [w: number, h: number]> = SIZE
export const MASTER = { w: SIZE.master[0], h: SIZE.master[1] }
const HARBOURS = Object.fromEntries(data.harbours.map((harbour) => [harbour.id, harbour]))
/** The middle of a harbour's tile: with its harbourmaster it stands a little to the left. */
export function harbourAt(id: string): Point {
  const harbour = HARBOURS[id]
  const here = seaAt(harbour.at)
  return harbour.size === 'medium' && id !== 'mh6' ? { x: here.x - MASTER.w / 2, y: here.y } : here
}
/** Where a ship lies: at the lower edge of the harbour, beside the others; where there is none, in rows of two. */
export function shipAt(space: string, nth: number): Point {
  const here = seaAt(space)
  const harbour = data.harbours.find((one) => one.at === space)
  if (!harbour) return { x: here.x - 12 + 16 * (nth % 2), y: here.y + 10 + 13 * Math.floor(nth / 2) }
  const [w, h] = HARBOUR[harbour.size]
  const mid = harbourAt(harbour.id)
  return { x: mid.x + w / 2 - 10 - 17 * nth, y: mid.y + h / 2 + 4 }
}

// --- the pathfinder track

export const ridgeAt = (space: number): Point => ({
  x: layout.pathfinder.x + layout.pathfinder.step * space,
  y: layout.pathfinder.y,
})
export const MARKS = layout.pathfinder.marks // those who stand there, above the number
