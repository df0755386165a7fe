// Numbers of a graph: where its lines, ticks and names lie.

/** A round step so that about so many ticks fit into a span. */
export function stepOf(span: number, ticks: number): number {
  const rough = Math.max(span, 1) / Math.max(ticks, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].find((n) => n * power >= rough - 1e-9)! * power
  return Math.max(1, step)
}

/** The ticks between two values, both ends included in their span. */
export function ticksOf(low: number, high: number, ticks: number): number[] {
  const step = stepOf(high - low, ticks)
  const first = Math.floor(low / step) * step
  const found = [first]
  while (found[found.length - 1] < high) found.push(found[found.length - 1] + step)
  return found
}

/** Rounds that are named under a graph: the first, the last, and some between them that do not touch it. */
export function roundsOf(count: number, room: number): number[] {
  const step = stepOf(count, room)
  const found = [1]
  for (let n = step === 1 ? 2 : step; n < count; n += step) if (n > 1 && count - n >= step * 0.6) found.push(n)
  return count > 1 ? [...found, count] : found
}

/** Heights moved apart until none is nearer to the next than `gap`; all stay between the ends. */
export function apart(heights: number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b] || a - b)
  const placed = [...heights]
  let last = low - gap
  for (const i of order) last = placed[i] = Math.max(placed[i], last + gap)
  let next = high + gap
  for (const i of order.reverse()) next = placed[i] = Math.min(placed[i], next - gap)
  return placed
}

/** A line through points, in steps or straight. */
export function pathOf(points: [x: number, y: number][], steps: boolean): string {
  return points
    .map(([x, y], i) => {
      const at = `${x.toFixed(1)} ${y.toFixed(1)}`
      if (i === 0) return `M${at}`
      return steps ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `L${at}`
    })
    .join('')
}
