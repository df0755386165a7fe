// What the parts of a table know of the past without being handed it: what the others did, what is shown now, and
// which lines and places belong together.
import { getContext, setContext } from 'svelte'
import type { Lang, Told } from '../net/wire'
import type { Say } from './options'
import { recapOf, type Entry, type Retelling } from './recap'

export const KEY = Symbol('recall')

/** How the picture is led; a table without one shows what it is given. */
export interface Picture {
  readonly rev: number
  readonly behind: boolean
  readonly running: boolean
  /** Was what is shown seen before? Otherwise the picture is only slower than the bots. */
  readonly again: boolean
  readonly onward: boolean
  look: (rev: number) => Promise<void>
  play: (revs: number[]) => Promise<void>
  now: () => void
}

export interface Looked {
  /** Everything that was told, also what is not yet shown. */
  log: Told[]
  game: Retelling | null
  /** The one at this screen, below zero for a spectator. */
  seat: number
  names: string[]
  colours: string[]
  lang: Lang
  t: Say
  /** Is this seat asked now, whatever is shown? */
  asked: boolean
  picture: Picture | null
  paces: string[]
  pace: string
  choosePace: (pace: string) => void
}

export class Recall {
  /** The line that somebody looks at. */
  line: Told | null = $state.raw(null)
  /** The line that was pressed: its places stay lit until something else is. */
  pinned: Told | null = $state.raw(null)
  /** The place under the pointer or the focus. */
  place = $state('')
  /** The entry that was pressed. */
  private pressed = $state('')

  constructor(private look: () => Looked) {}

  readonly now = $derived.by(() => this.look())
  readonly entries: Entry[] = $derived.by(() => {
    const { log, game, seat, names } = this.now
    return game ? recapOf(log, game, seat, names) : []
  })

  placesOf(told: Told): string[] {
    const { game, seat } = this.now
    return game ? game.places(told, seat) : []
  }

  /** The entry that the picture shows. */
  readonly shown: Entry | null = $derived.by(() => {
    const { picture } = this.now
    if (!picture?.behind) return null
    return (
      (picture.running ? undefined : this.entries.find((one) => one.key === this.pressed)) ??
      this.entries.find((one) => one.revs.includes(picture.rev)) ??
      this.entries.find((one) => picture.rev <= one.revs[one.revs.length - 1]) ??
      null
    )
  })

  /** Where something has happened that is looked at. */
  readonly traces: string[] = $derived.by(() => {
    const line = this.line ?? this.pinned
    if (line) return this.placesOf(line)
    const { picture, log } = this.now
    if (!picture?.behind) return []
    if (!picture.running) return this.shown?.places ?? []
    return [...new Set(log.filter((told) => told.rev === picture.rev).flatMap((told) => this.placesOf(told)))]
  })

  isLit(told: Told): boolean {
    return told === this.line || told === this.pinned || (!!this.place && this.placesOf(told).includes(this.place))
  }

  /** Shows the position after a turn; what is shown already goes away again. */
  press(entry: Entry) {
    const { picture } = this.now
    if (!picture) return
    if (this.shown === entry && !picture.running) return picture.now()
    this.pressed = entry.key
    void picture.look(entry.revs[entry.revs.length - 1])
  }

  /** Shows the round again, or stops showing it. */
  replay() {
    const { picture } = this.now
    if (!picture) return
    if (picture.running) return picture.now()
    void picture.play([...new Set(this.entries.flatMap((one) => one.revs))].sort((a, b) => a - b))
  }
}

export function recalled(look: () => Looked): Recall {
  return setContext(KEY, new Recall(look))
}

/** What is known of the past here; nothing where a table stands alone. */
export const recall = (): Recall | undefined => getContext<Recall | undefined>(KEY)
