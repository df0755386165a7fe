// Where things stand on our map: the trail above, the railway below. The numbers are in layout.json, one unit is a
// pixel at a width of 1016; nothing here has a meaning in the rules.
import type { Box, Point } from '../../board-kit/geometry'
import data from './data.json'
import layout from './layout.json'

export const BOX: Box = { x: 0, y: 0, w: layout.box[0], h: layout.box[1] }
export const TRAIL_HEIGHT = layout.trail
/** Where the railway begins. */
export const RAIL_TOP = layout.rail

/** x, y of the centre; lane of the vertical map. */
const PLACES = layout.nodes as unknown as Record<string, [x: number, y: number, lane: number]>
export const at = (node: string): Point => ({ x: PLACES[node]?.[0] ?? 0, y: PLACES[node]?.[1] ?? 0 })
export const laneOf = (node: string): number => PLACES[node]?.[2] ?? 0

/** A road for each step of the trail, in walking direction; those that are not here are straight. */
const BENT: Record<string, string> = layout.bends
export const roadOf = (from: string, to: string): string =>
  BENT[`${from}>${to}`] ?? `M${at(from).x} ${at(from).y}L${at(to).x} ${at(to).y}`
export const ROADS: [from: string, to: string][] = data.nodes.flatMap((node) =>
  node.next.map((next): [string, string] => [node.id, next]),
)
/** The road of a whole walk. */
export const roadAlong = (way: string[]): string =>
  way
    .slice(1)
    .map((node, i) => roadOf(way[i], node))
    .join('')

/** Where the names of the zones of hazards stand. */
export const ZONES = Object.entries(layout.zones).map(([name, [x, y]]) => ({ name, x, y }))

/** Arrows of the walking direction: behind the start and in every bend, further on where a neutral building lies ahead. */
export const CHEVRONS = [
  { ...between(at('START'), at('N_A')), turn: 0 },
  ...Object.entries(BENT)
    .filter(([step]) => step !== 'C1>C2') // hardly a bend
    .map(([step, road]) => bendAt(road, step.includes('>N_') ? 0.6 : 0.55)),
]

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** A point of the first curve of a road and the direction there, in degrees. */
function bendAt(road: string, part: number): Point & { turn: number } {
  const [ax, ay, bx, by, cx, cy, dx, dy] = road.match(/[\d.]+/g)!.map(Number)
  const rest = 1 - part
  const place = (a: number, b: number, c: number, d: number) =>
    a * rest ** 3 + 3 * b * rest ** 2 * part + 3 * c * rest * part ** 2 + d * part ** 3
  const slope = (a: number, b: number, c: number, d: number) =>
    (b - a) * rest ** 2 + 2 * (c - b) * rest * part + (d - c) * part ** 2
  const turn = Math.atan2(slope(ay, by, cy, dy), slope(ax, bx, cx, dx)) * (180 / Math.PI)
  return { x: tenth(place(ax, bx, cx, dx)), y: tenth(place(ay, by, cy, dy)), turn: Math.round(turn) }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

export const SIZE = layout.size as unknown as Record<string, [w: number, h: number]>

/** Where the tag of a stop hangs: above its right shoulder, unless the layout says otherwise. Round tiles have the fee apart. */
export function tagAt(node: string, kind: string, size: [w: number, h: number]): Point & { fee: Point | null } {
  const { x, y } = at(node)
  if (kind === 'hazard') return { x, y: y - 23, fee: { x, y: y + 25 } }
  if (kind === 'bandit') return { x: x + 13, y: y - 16, fee: { x: x - 40, y: y + 3 } }
  const [dx, dy] = (layout.tags as unknown as Record<string, [number, number]>)[node] ?? [5, -size[1] / 2 - 9]
  return { x: x + dx, y: y + dy, fee: null }
}

/** A tile of foresight. */
export const foresightAt = (slot: string): Point => ({
  x: layout.foresight.x + layout.foresight.bag * (Number(slot[0]) - 1) + (slot[1] === 'b' ? layout.foresight.tile : 0),
  y: layout.foresight.y,
})
export const FEES: Point = layout.fees

export const hex = (c: Point, r: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const a = (Math.PI / 180) * (60 * i - 30)
      return `${i ? 'L' : 'M'}${(c.x + r * Math.cos(a)).toFixed(1)} ${(c.y + r * Math.sin(a)).toFixed(1)}`
    })
    .join('') + 'z'

// --- the railway, in units from its own top

export const TRACK_Y = 64
export const STEP = 25
export const spaceX = (space: number): number => 20 + space * STEP
/** Where an engine stands: on a space, or in a turnout half a step further. */
export function railAt(position: string): Point {
  if (!position.startsWith('s')) return { x: spaceX(Number(position)), y: TRACK_Y }
  return { x: spaceX(data.stations[Number(position.slice(1)) - 1].at + 0.5), y: TRACK_Y - 14 }
}
export const trackAt = (position: string): Point => ({ ...railAt(position), y: RAIL_TOP + railAt(position).y })
export const STATIONS = data.stations.map((station, i) => ({
  x: i === 9 ? 981 : spaceX(station.at + 0.5),
  w: i < 5 ? 72 : 48,
  h: 30,
}))
export const CITY = { w: 93, h: 44, y: 82 }
export const cityX = (place: number): number => 6 + place * 101
export const cityAt = (place: number): Point => ({
  x: cityX(place) + CITY.w / 2,
  y: RAIL_TOP + CITY.y + CITY.h / 2,
})
