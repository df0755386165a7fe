// What is shown of a room: the table as it is now, or as it was a moment ago. What arrives is never held back from
// the room itself; only the picture takes its time.

import type { Scene, Told } from '../net/wire'

export type Pace = 'at-once' | 'brisk' | 'calm'
export const PACES: Pace[] = ['at-once', 'brisk', 'calm']

/** How long a move stays before the next one, in ms, and how much longer at the end of a turn. */
const STAYS: Record<Pace, { move: number; turn: number }> = {
  'at-once': { move: 0, turn: 0 },
  brisk: { move: 600, turn: 0 },
  calm: { move: 1500, turn: 1500 },
}
const KEPT = 240

/** A position and what led to it. */
export interface Moment {
  rev: number
  scene: Scene
  events: Told[]
}

/** A position to look at: nothing can be said there. */
function stillOf(scene: Scene): Scene {
  const nothing = { options: null, undo: { back: false, forth: false } }
  return Object.defineProperties({} as Scene, {
    ...Object.getOwnPropertyDescriptors(scene),
    ...Object.getOwnPropertyDescriptors(nothing),
  })
}

export class Past {
  /** The last moments, the newest last. */
  private kept: Moment[] = $state.raw([])
  /** The moment that is shown instead of the newest. */
  private seen: Moment | null = $state.raw(null)
  /** What is still to be shown before the newest is reached. */
  private ahead: number[] = $state.raw([])
  /** What has just been seen to happen; nothing after a leap. */
  recent: Told[] = $state.raw([])
  /** Was the last step one onward? Who leaps sees no changes, only positions. */
  onward = true
  /** Begins a turn, as far as the game tells. */
  begins: (told: Told) => boolean = () => false
  /** Was what is shown seen before? Otherwise we are only slower than the bots. */
  again = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private stepped = -Infinity
  private wanted = 0

  /** `ask` fetches a position of the past that is not kept here, as this seat saw it. */
  constructor(
    private pace: () => Pace,
    private ask: (rev: number) => Promise<Scene>,
  ) {}

  /** The table as it is shown. */
  get scene(): Scene | null {
    return this.seen?.scene ?? this.newest?.scene ?? null
  }

  /** The number of the position that is shown. */
  get rev(): number {
    return this.seen?.rev ?? this.newest?.rev ?? -1
  }

  /** Is something older shown than what is? */
  get behind(): boolean {
    return this.seen !== null
  }

  /** Does the picture move on by itself? */
  get running(): boolean {
    return this.ahead.length > 0
  }

  /** What is so now, whatever is shown. */
  get newest(): Moment | undefined {
    return this.kept[this.kept.length - 1]
  }

  /** Everything was told anew. What was kept of the game before stays good as long as the eyes are the same. */
  begin(scene: Scene | null) {
    this.now()
    const same = scene && this.newest?.scene.seat === scene.seat && this.newest.rev <= scene.rev
    const older = same ? this.kept.filter((one) => one.rev < scene.rev) : []
    this.kept = scene ? [...older, { rev: scene.rev, scene, events: [] }] : []
    this.recent = []
  }

  /** Something happened; `slowly` if it may be shown later than now. */
  add(scene: Scene, events: Told[], slowly: boolean) {
    const shown = this.newest
    this.kept = [...this.kept, { rev: scene.rev, scene, events }].slice(-KEPT)
    if (this.behind && !this.running) return // somebody looks at what was
    if (this.running && (slowly || this.again)) this.ahead = [...this.ahead, scene.rev]
    else if (slowly && shown && this.rest > 0) {
      this.seen = still(shown)
      this.ahead = [scene.rev]
      this.wait(this.rest)
    } else {
      this.halt()
      this.reach(events)
    }
  }

  /** Shows the position after an act. */
  async look(rev: number): Promise<void> {
    this.halt()
    this.again = true
    await this.show(rev, false)
  }

  /** Shows these acts one after another, and then what is so now. */
  async play(revs: number[]): Promise<void> {
    this.halt()
    const last = this.newest?.rev ?? -1
    const [first, ...rest] = revs.filter((rev) => rev < last)
    if (first === undefined) return
    this.again = true
    if (!(await this.show(first, false))) return
    this.recent = this.kept.find((one) => one.rev === first)?.events ?? []
    this.ahead = [...rest, last]
    this.wait(this.stay(first))
  }

  /** Back to what is so now. */
  now() {
    this.halt()
    this.again = false
    if (!this.seen) return
    this.seen = null
    this.recent = []
    this.onward = false
  }

  private halt() {
    clearTimeout(this.timer)
    this.wanted += 1
    this.ahead = []
  }

  private reach(events: Told[]) {
    this.seen = null
    this.again = false
    this.recent = events
    this.onward = true
    this.stepped = Date.now()
  }

  /** How long what is shown has still to stay. */
  private get rest(): number {
    return this.stepped + this.stay(this.kept[this.kept.length - 2]?.rev ?? -1) - Date.now()
  }

  private stay(rev: number): number {
    const pace = this.again && this.pace() === 'at-once' ? 'brisk' : this.pace()
    const next = this.kept.find((one) => one.rev > rev)
    const ends = next?.events.some((told) => this.begins(told)) ?? false
    return STAYS[pace].move + (ends ? STAYS[pace].turn : 0)
  }

  private wait(ms: number) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.step(), ms)
  }

  private async step(): Promise<void> {
    const [rev, ...rest] = this.ahead
    if (rev === undefined) return
    const last = this.newest
    if (!rest.length && last && rev <= last.rev) {
      this.ahead = []
      this.reach(last.events)
      return
    }
    if (!(await this.show(rev, true))) return
    this.ahead = this.ahead.slice(1)
    this.wait(this.stay(rev))
  }

  /** False if something else was wanted meanwhile, or the position cannot be had. */
  private async show(rev: number, onward: boolean): Promise<boolean> {
    const turn = this.wanted
    let found = this.kept.find((one) => one.rev === rev)
    if (!found) {
      try {
        found = { rev, scene: await this.ask(rev), events: [] }
      } catch {
        if (turn === this.wanted) this.now()
        return false
      }
      if (turn !== this.wanted) return false
      const made = found
      this.kept = [...this.kept.filter((one) => one.rev < rev), made, ...this.kept.filter((one) => one.rev > rev)]
    }
    this.seen = still(found)
    this.recent = onward ? found.events : []
    this.onward = onward
    this.stepped = Date.now()
    return true
  }

  close() {
    this.halt()
  }
}

const STILLS = new WeakMap<Scene, Scene>()

/** The same picture for the same moment, so that nothing is drawn twice. */
function still(moment: Moment): Moment {
  let scene = STILLS.get(moment.scene)
  if (!scene) {
    scene = stillOf(moment.scene)
    STILLS.set(moment.scene, scene)
    STILLS.set(scene, scene)
  }
  return { ...moment, scene }
}
