// Where things stand on our map: places and roads of the trail, the railway, the cities. One unit is a pixel at a width of 970; nothing here has a meaning in the rules.
import type { Box, Point } from '../../board-kit/geometry'
import data from './data.json'

export const TRAIL_BOX: Box = { x: 0, y: 0, w: 970, h: 302 }
export const RAIL_BOX: Box = { x: 0, y: 0, w: 970, h: 122 }

/** x, y of the centre; lane of the vertical map. */
const PLACES: Record<string, [number, number, number]> = {
  START: [30, 76, 0],
  N_A: [100, 76, 0],
  A1: [190, 112, 0],
  A2: [272, 112, 0],
  A3: [354, 112, 0],
  FL1: [164, 38, 1],
  FL2: [197, 38, 1],
  FL3: [230, 38, 1],
  FL4: [263, 38, 1],
  FLR1: [315, 40, 1],
  FLR2: [383, 40, 1],
  N_B: [452, 76, 0],
  B1: [532, 112, 0],
  B2: [602, 112, 0],
  B3: [672, 112, 0],
  DR1: [519, 38, 1],
  DR2: [552, 38, 1],
  DR3: [585, 38, 1],
  DR4: [618, 38, 1],
  DRR1: [668, 38, 1],
  N_C: [752, 76, 0],
  C1: [772, 151, 0],
  C2: [704, 156, 0],
  N_D: [866, 52, 1],
  D1: [774, 212, 1],
  BA4: [932, 92, 2],
  BA5: [945, 127, 2],
  BA6: [944, 163, 2],
  BA7: [934, 198, 2],
  BA8: [912, 228, 2],
  BA9: [882, 250, 2],
  BAR1: [830, 268, 2],
  BAR2: [762, 268, 2],
  BA1: [874, 122, 3],
  BA2: [875, 156, 3],
  BA3: [867, 189, 3],
  N_E: [678, 226, 0],
  E1: [590, 188, 0],
  E2: [470, 188, 0],
  RF1: [620, 265, 1],
  RF2: [589, 265, 1],
  RF3: [558, 265, 1],
  RF4: [527, 265, 1],
  RFR1: [479, 265, 1],
  RFR2: [412, 265, 1],
  N_F: [338, 229, 0],
  F1: [265, 198, 0],
  F2: [265, 265, 1],
  N_G: [193, 230, 0],
  G1: [122, 199, 0],
  G2: [122, 268, 1],
  KC: [45, 234, 0],
}
export const at = (node: string): Point => ({ x: PLACES[node]?.[0] ?? 0, y: PLACES[node]?.[1] ?? 0 })
export const laneOf = (node: string): number => PLACES[node]?.[2] ?? 0

/** A road for each step of the trail, in walking direction; those that are not here are straight. */
const BENT: Record<string, string> = {
  'N_A>A1': 'M124 76C152 76 150 112 190 112',
  'N_A>FL1': 'M124 76C152 76 124 38 164 38',
  'A3>N_B': 'M354 112C398 112 400 76 428 76',
  'FLR2>N_B': 'M383 40C427 40 400 76 428 76',
  'N_B>B1': 'M476 76C504 76 492 112 532 112',
  'N_B>DR1': 'M476 76C504 76 479 38 519 38',
  'B3>N_C': 'M672 112C716 112 700 76 728 76',
  'DRR1>N_C': 'M668 38C712 38 700 76 728 76',
  'N_C>C1': 'M752 100C752 124 757 126 772 138',
  'N_C>N_D': 'M776 76C806 76 812 52 846 52',
  'C1>C2': 'M772 151C748 157 730 157 704 156',
  'C2>N_E': 'M704 156C664 160 666 184 674 212',
  'N_D>D1': 'M862 70C850 108 846 156 836 176C828 202 806 212 774 212',
  'N_D>BA4': 'M886 52C912 52 926 66 932 92',
  'D1>N_E': 'M774 212C740 212 730 224 700 226',
  'BA9>BAR1': 'M882 250C868 260 852 266 830 268',
  'BAR2>N_E': 'M762 268C732 268 716 256 698 238',
  'N_E>E1': 'M654 226C626 226 630 188 590 188',
  'N_E>RF1': 'M654 226C626 226 660 265 620 265',
  'E2>N_F': 'M470 188C426 188 390 229 362 229',
  'RFR2>N_F': 'M412 265C368 265 390 229 362 229',
  'N_F>F1': 'M314 229C286 229 305 198 265 198',
  'N_F>F2': 'M314 229C286 229 305 265 265 265',
  'F1>N_G': 'M265 198C221 198 245 230 217 230',
  'F2>N_G': 'M265 265C221 265 245 230 217 230',
  'N_G>G1': 'M169 230C141 230 162 199 122 199',
  'N_G>G2': 'M169 230C141 230 162 268 122 268',
  'G1>KC': 'M122 199C78 199 97 234 69 234',
  'G2>KC': 'M122 268C78 268 97 234 69 234',
}
export const roadOf = (from: string, to: string): string =>
  BENT[`${from}>${to}`] ?? `M${at(from).x} ${at(from).y}L${at(to).x} ${at(to).y}`
export const ROADS: [from: string, to: string][] = data.nodes.flatMap((node) =>
  node.next.map((next): [string, string] => [node.id, next]),
)

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

export const SIZE: Record<string, [w: number, h: number]> = {
  neutral: [76, 58],
  building: [64, 46],
  hazard: [30, 33],
  bandit: [30, 30],
  start: [43, 43],
  kansas_city: [78, 116],
}
export const hex = (c: Point, r: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const a = (Math.PI / 180) * (60 * i - 30)
      return `${i ? 'L' : 'M'}${(c.x + r * Math.cos(a)).toFixed(1)} ${(c.y + r * Math.sin(a)).toFixed(1)}`
    })
    .join('') + 'z'

// --- the railway

export const TRACK_Y = 57
export const STEP = 23.75
export const spaceX = (space: number): number => 22 + space * STEP
/** Where an engine stands: on a space, or in a turnout half a step further. */
export function trackAt(position: string): Point {
  if (!position.startsWith('s')) return { x: spaceX(Number(position)), y: TRACK_Y }
  return { x: spaceX(data.stations[Number(position.slice(1)) - 1].at + 0.5), y: TRACK_Y - 13 }
}
export const STATIONS = data.stations.map((station, i) => {
  const w = i < 5 ? 66 : 44
  return { x: i === 9 ? 934.25 : spaceX(station.at + 0.5), w, h: 27 }
})
export const CITY = { w: 86, h: 43, y: 76 }
export const cityX = (place: number): number => 8 + place * 96.6
export const cityAt = (place: number): Point => ({ x: cityX(place) + CITY.w / 2, y: CITY.y + CITY.h / 2 })
