// The coach at a table: asked for a hint, it thinks aloud, and what it says belongs to one moment of the table.
import { getContext, setContext, untrack } from 'svelte'
import type { Advice, Advised, Lang, Option, RoomInfo, Scene } from '../net/wire'
import { warningOf, type Warning } from './advice'

export const KEY = Symbol('coach')

export interface Table {
  scene: Scene | null
  info: RoomInfo
  readonly: boolean
  /** Is a warning wished before points are thrown away? */
  warns: boolean
  /** What is shown is not what is so, or our word is on its way. */
  busy: boolean
  lang: Lang
  /** Words of the game and of the house. */
  t: (name: string, args?: Record<string, string | number>) => string
  has: (name: string) => boolean
  /** Reads what the server left unspoken. */
  read: (text: string) => string
  act: (action: number) => void
  /** Advice for a seat at a moment, told again and again; it ends when it is done or stopped. */
  ask: (seat: number, rev: number, hear: (advice: Advice) => void, stop: AbortSignal) => Promise<void>
}

/** An option of the advice together with what the table says of it. */
export interface Suggestion extends Advised {
  option: Option
  text: string
}

export class Coach {
  open = $state(false)
  thinking = $state(false)
  /** Why there is no advice. */
  trouble = $state('')
  /** What was said and is held back, until it is said again or taken back. */
  warning: Warning | null = $state.raw(null)
  /** The moment at which somebody was warned: once is enough. */
  private warned = ''
  /** The action that is looked at; the best, unless something else is chosen. */
  private looked = $state(-1)
  /** How far what follows is walked along: 0 is the option itself, 1 the first word after it. */
  private walked = $state(0)
  private heard: Advice | null = $state.raw(null)
  private stop: AbortController | null = null
  /** The moment that is thought about. */
  private thought = ''

  constructor(private look: () => Table) {}

  readonly now = $derived.by(() => this.look())

  /** The moment that advice is for; nothing while nobody may ask. */
  readonly moment: string = $derived.by(() => {
    const { scene, info, readonly } = this.now
    const asked = scene?.options?.length && !readonly && info.hints && info.status === 'active'
    return asked ? `${scene.seat} ${scene.rev}` : ''
  })

  readonly able: boolean = $derived(!!this.moment && !this.now.busy)

  /** What was said of this very moment. */
  readonly advice: Advice | null = $derived(
    this.heard && this.moment === `${this.heard.seat} ${this.heard.rev}` ? this.heard : null,
  )

  readonly suggestions: Suggestion[] = $derived.by(() => {
    const options = this.now.scene?.options ?? []
    return (this.advice?.options ?? []).flatMap((one) => {
      const option = options.find(({ action }) => action === one.action)
      return option ? [{ ...one, option, text: option.text }] : []
    })
  })

  readonly chosen: Suggestion | null = $derived(
    this.suggestions.find(({ action }) => action === this.looked) ?? this.suggestions[0] ?? null,
  )

  /** The place on the way of what is looked at; it is as long as that has words. */
  readonly step: number = $derived(Math.min(this.walked, this.chosen?.then.length ?? 0))

  /** Has somebody looked at one of them? Where they are too close, nothing is taken before. */
  readonly picked: boolean = $derived(this.chosen !== null && this.chosen.action === this.looked)

  toggle() {
    if (this.open) this.close()
    else if (this.able) {
      this.open = true
      void this.think()
    }
  }

  close() {
    this.open = false
    if (!this.now.warns || !this.moment) this.rest()
  }

  /** Stops thinking; what was said stays as long as it is true. */
  rest() {
    this.stop?.abort()
    this.stop = null
    this.thinking = false
  }

  choose(action: number) {
    if (action !== this.chosen?.action) this.walked = 0
    this.looked = action
  }

  /** A step further along what follows, or back. */
  walk(by: 1 | -1) {
    if (this.chosen) this.looked = this.chosen.action
    this.walked = Math.max(0, Math.min(this.step + by, this.chosen?.then.length ?? 0))
  }

  /** Looks at one by its number; true if there is one. */
  pick(number: number): boolean {
    const found = this.suggestions[number - 1]
    if (found) this.choose(found.action)
    return !!found
  }

  /** Does what is looked at. */
  take() {
    const { chosen } = this
    if (chosen && this.able) this.now.act(chosen.action)
  }

  /** Is this held back? The click wins over a coach that is still thinking. */
  holds(action: number | string): boolean {
    if (!this.now.warns || !this.able || !this.advice || this.warned === this.moment) return false
    const found = typeof action === 'number' ? warningOf(this.advice, action) : null
    if (!found) return false
    this.warned = this.moment
    this.warning = found
    return true
  }

  heed() {
    this.warning = null
  }

  /** It is said all the same. */
  insist() {
    const { warning } = this
    this.warning = null
    if (warning) this.now.act(warning.action)
  }

  /** Asks about the table as it stands, unless all is said. */
  async think() {
    const { moment } = this
    if (!moment || this.advice?.done || (this.thinking && this.thought === moment)) return
    this.rest()
    this.trouble = ''
    this.looked = -1
    this.walked = 0
    const stop = new AbortController()
    this.stop = stop
    this.thinking = true
    this.thought = moment
    const [seat, rev] = moment.split(' ').map(Number)
    try {
      await this.now.ask(
        seat,
        rev,
        (heard) => {
          if (!stop.signal.aborted) this.heard = heard
        },
        stop.signal,
      )
    } catch (error) {
      if (!stop.signal.aborted) this.trouble = error instanceof Error ? error.message : String(error)
    } finally {
      if (this.stop === stop) {
        this.stop = null
        this.thinking = false
      }
    }
  }
}

/** A coach for everything on a table; it goes with the table when that goes on. */
export function coached(look: () => Table): Coach {
  const coach = new Coach(look)
  $effect(() => {
    const { moment } = coach
    const { warns } = coach.now
    untrack(() => {
      coach.warning = null
      if (!moment) coach.close()
      else if (coach.open || warns) void coach.think()
    })
  })
  $effect(() => () => coach.rest())
  return setContext(KEY, coach)
}

/** Nobody where a table stands alone. */
export const coach = (): Coach | undefined => getContext<Coach | undefined>(KEY)
