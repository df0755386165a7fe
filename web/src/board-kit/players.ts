// A player is shape + letter + colour, everywhere in the same way.
import type { Lang } from '../net/wire'

export type Shape = 'circle' | 'square' | 'diamond' | 'triangle' | 'hexagon'

export interface Livery {
  shape: Shape
  letter: Record<Lang, string>
  /** Ink of the letter and of marks carved into pieces; the same in both themes. */
  ink: string
  mark: string
}

const LIGHT = { ink: '#2A231E', mark: '#3A2618' }
const WHITE = { ink: '#fff', mark: '#fff' }

const LIVERIES: Record<string, Livery> = {
  red: { shape: 'circle', letter: { ru: 'К', en: 'R' }, ...WHITE },
  blue: { shape: 'square', letter: { ru: 'С', en: 'B' }, ...WHITE },
  white: { shape: 'diamond', letter: { ru: 'Б', en: 'W' }, ...LIGHT },
  orange: { shape: 'triangle', letter: { ru: 'О', en: 'O' }, ...LIGHT },
  purple: { shape: 'hexagon', letter: { ru: 'Ф', en: 'P' }, ...WHITE },
  yellow: { shape: 'triangle', letter: { ru: 'Ж', en: 'Y' }, ...LIGHT },
  green: { shape: 'hexagon', letter: { ru: 'З', en: 'G' }, ...WHITE },
  black: { shape: 'square', letter: { ru: 'Ч', en: 'K' }, ...WHITE },
}

export function livery(colour: string): Livery {
  return LIVERIES[colour] ?? LIVERIES.white
}

/** The bare shape around a centre, as the path of a carved mark. */
export function markPath(shape: Shape, x: number, y: number, r: number): string {
  const k = (dx: number, dy: number) => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`
  switch (shape) {
    case 'circle':
      return `M${k(-1, 0)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    case 'square':
      return `M${k(-0.88, -0.88)}L${k(0.88, -0.88)}L${k(0.88, 0.88)}L${k(-0.88, 0.88)}Z`
    case 'diamond':
      return `M${k(0, -1.2)}L${k(1.2, 0)}L${k(0, 1.2)}L${k(-1.2, 0)}Z`
    case 'triangle':
      return `M${k(0, -1.2)}L${k(1.22, 0.86)}L${k(-1.22, 0.86)}Z`
    case 'hexagon':
      return `M${k(0, -1.1)}L${k(0.95, -0.55)}L${k(0.95, 0.55)}L${k(0, 1.1)}L${k(-0.95, 0.55)}L${k(-0.95, -0.55)}Z`
  }
}
