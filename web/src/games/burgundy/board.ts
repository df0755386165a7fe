// Estates and depots as geometry: everything here follows from data.json and never changes. Tiles have R = 100 units.
import { hexCentre, rounded, type Box, type Point } from '../../board-kit/geometry'
import data from './data.json'

/** Where a space of an estate is seen: its row from above, and which one it is there from the left. */
export const SEEN: { row: number; place: number }[] = (() => {
  const rows = [...new Set(data.cells.map(([, r]) => r))]
  return data.cells.map(([, r], cell) => ({
    row: rows.indexOf(r) + 1,
    place: cell - data.cells.findIndex(([, other]) => other === r) + 1,
  }))
})()

export const CELLS: Point[] = data.cells.map(([q, r]) => hexCentre(q, r))
export const NUMBERS: number[] = data.cells.map(([, , die]) => die)

const plate = (w: number, v: number, x: number, y: number, cut: number, down = 0) =>
  rounded(
    [
      [-w, -y],
      [w, -y],
      [x, -v],
      [x, v],
      [w, y],
      [-w, y],
      [-x, v],
      [-x, -v],
    ].map(([px, py]) => ({ x: px, y: py + down })),
    cut,
  )
export const PLATE = {
  shadow: plate(367, 70, 652, 589, 56, 34),
  side: plate(367, 70, 652, 589, 56, 22),
  rim: plate(367, 70, 652, 589, 56),
  shine: plate(364, 69, 647, 584, 54),
  board: plate(357, 67, 634, 571, 46),
}
export const ESTATE_BOX: Box = { x: -658, y: -595, w: 1316, h: 1218 }
/** On phones the spaces fill the width; the wooden rim is at the very edge. */
export const PHONE_BOX: Box = { x: -632, y: -580, w: 1264, h: 1160 }

/** The depots lie in a ring: 1 at the top, then clockwise; the black one in the middle. */
export const DEPOT = { w: 147, h: 160, r: 29.6 }
export const DEPOTS: Point[] = [
  [155, 3],
  [307, 100],
  [307, 272],
  [155, 368],
  [4, 272],
  [4, 100],
].map(([x, y]) => ({ x, y }))
export const BLACK = { x: 155, y: 173, w: 147, h: 184, r: 25.2 }
export const RING_BOX: Box = { x: -1, y: -11, w: 460, h: 549 }
export const RIVER = 'M228 22C372 22 440 130 440 266S372 512 228 512 16 402 16 266 84 22 228 22z'

const ROWS: Record<number, number[][]> = {
  2: [
    [45, 98],
    [103, 98],
  ],
  3: [
    [33.5, 75],
    [87, 75],
    [60, 122],
  ],
  4: [
    [33.5, 75],
    [87, 75],
    [60, 122],
    [114, 122],
  ],
}
const DARK: Record<number, number[][]> = {
  4: [
    [50, 82],
    [98, 82],
    [50, 138],
    [98, 138],
  ],
  6: [
    [28, 72],
    [73.5, 72],
    [119, 72],
    [51, 112],
    [96.5, 112],
    [73.5, 152],
  ],
  8: [
    [28, 66],
    [73.5, 66],
    [119, 66],
    [51, 106],
    [96.5, 106],
    [28, 146],
    [73.5, 146],
    [119, 146],
  ],
}

/** Where the tiles of a depot lie, by how many there are. */
export function slotsOf(depot: number, count: number): Point[] {
  const at = DEPOTS[depot]
  return (ROWS[count] ?? ROWS[4]).map(([x, y]) => ({ x: at.x + x, y: at.y + y }))
}

export function blackSlots(count: number): Point[] {
  return (DARK[count] ?? DARK[8]).map(([x, y]) => ({ x: BLACK.x + x, y: BLACK.y + y }))
}

export const middleOf = (depot: number): Point => ({
  x: DEPOTS[depot].x + DEPOT.w / 2,
  y: DEPOTS[depot].y + DEPOT.h / 2,
})

/** Between two neighbours of the ring, where nothing else lies. */
const BETWEEN: Record<string, Point> = {
  '1-2': { x: 338, y: 52 },
  '2-3': { x: 362, y: 266 },
  '3-4': { x: 338, y: 480 },
  '4-5': { x: 120, y: 480 },
  '5-6': { x: 66, y: 266 },
  '6-1': { x: 120, y: 52 },
}
export const between = (pair: string): Point =>
  BETWEEN[pair] ?? BETWEEN[pair.split('-').reverse().join('-')] ?? BETWEEN['1-2']
