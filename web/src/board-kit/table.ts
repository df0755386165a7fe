// What a table tells everything that stands on it, however deep.
import { getContext, setContext } from 'svelte'
import type { Lens } from './lens.svelte'

export interface Surroundings {
  readonly game: string
  readonly t: (key: string, args?: Record<string, string | number>) => string
  /** The whole table on the page. */
  root: () => HTMLElement | null
  /** What was pressed last: cards about it open beside it. */
  pressed: () => Element | null
  /** A board that can be looked at closely; the answer takes it away again. */
  join: (lens: Lens) => () => void
  /** Keys go to the board that was pointed at last. */
  point: (lens: Lens) => void
  /** Whether something can be said beside the question that needs a row of its own at the thumb. */
  spare: (now: boolean) => void
}

const KEY = Symbol('table')

const NEAR = Symbol('lens')

/** The lens that something lies under. */
export const underLens = (lens: Lens): Lens => setContext(NEAR, lens)
export const lensHere = (): Lens | undefined => getContext<Lens | undefined>(NEAR)

export const surround = (table: Surroundings): Surroundings => setContext(KEY, table)
export const surroundings = (): Surroundings | undefined => getContext<Surroundings | undefined>(KEY)
