// Whose board is raised over the map of a trail game.
import type { Choice } from './choice.svelte'

interface Now {
  seat: number
  /** Does somebody play here, or only look on? */
  plays: boolean
  /** Whose turn it is. */
  active: number | null | undefined
}

export class Raised {
  /** It came up by hand, or a question is answered on it. */
  up = $state(false)
  /** Whose strip lies below, and whose board it is while nobody is visited. */
  mine = $derived.by(() => (this.now().plays ? this.now().seat : (this.now().active ?? 0)))
  host = $derived.by(() => this.choice.visited ?? this.mine)
  home = $derived.by(() => this.now().plays && this.host === this.now().seat)
  open = $derived.by(() => this.up || this.choice.visited !== null)

  constructor(
    private choice: Choice,
    private now: () => Now,
  ) {}

  shut = () => {
    this.up = false
    this.choice.visited = null
  }
}
