// Where figures stand at a house: beside its roof, so that they hide neither its name nor what is printed around it.
import type { Box, Point } from '../../board-kit/geometry'

/** How far a figure reaches around its point. */
export interface Figure {
  side: number
  head: number
  feet: number
  /** From one to the next of several. */
  step: number
}

const RIM = 4 // nothing is printed along the edge of a tile

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/**
 * The points of so many figures at a house: at its left shoulder, its right one, under its middle or at its right,
 * wherever they lie least on what is printed elsewhere and over the edge of the board.
 */
export function standing(
  house: Box,
  printed: Box[],
  board: Box,
  { side, head, feet, step }: Figure,
  count: number,
): Point[] {
  const inner = printed.map(({ x, y, w, h }) => ({ x: x + RIM, y: y + RIM, w: w - 2 * RIM, h: h - 2 * RIM }))
  const over = house.y - feet
  const middle = house.x + house.w / 2 - (step * (count - 1)) / 2
  const rows: [x: number, y: number, step: number][] = [
    [house.x, over, step],
    [house.x + side, over, step],
    [house.x + house.w - side, over, -step],
    [house.x + house.w, over, -step],
    [middle, house.y + house.h + head, step],
    [house.x + house.w + side, house.y + house.h / 2, step],
  ]
  const ways = rows.map(([x, y, by]) => {
    const points = Array.from({ length: count }, (_, nth) => ({ x: x + nth * by, y }))
    const hidden = points.reduce((sum, point) => {
      const box = { x: point.x - side, y: point.y - head, w: 2 * side, h: head + feet }
      return sum + inner.reduce((all, other) => all + shared(box, other), box.w * box.h - shared(box, board))
    }, 0)
    return { points, hidden }
  })
  return ways.reduce((best, way) => (way.hidden < best.hidden ? way : best)).points
}
