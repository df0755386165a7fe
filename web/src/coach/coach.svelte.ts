// The coach at a table: asked for a hint, it thinks aloud, and what it says belongs to one moment of the table.
import { getContext, setContext, untrack } from 'svelte'
import type { Advice, Advised, Lang, Option, RoomInfo, Scene } from '../net/wire'
import { firstOf, ranks, warningOf, type Warning } from './advice'

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
  act: (what: number | string) => void
  /** Advice for a seat at a moment, told again and again; it ends when it is done or stopped. */
  ask: (seat: number, rev: number, hear: (advice: Advice) => void, stop: AbortSignal) => Promise<void>
}

/** An option of the advice together with what the table says of it. */
export interface Suggestion extends Advised {
  option: Option
  text: string
  /** Its place among the best, from 0; -1, if it is among them no more and only stays because it is looked at. */
  rank: number
  sign: string
}

/** Milliseconds in which nobody reads what has just become the best. */
const READING = 700

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
  /** How the options stood when the pointer came to them: under it nothing moves. */
  private held: { moment: string; stood: Suggestion[] } | null = $state.raw(null)
  /** What is best, and since when; what was the best from the first word on is no surprise. */
  private first = { action: -1, since: -Infinity }
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
    if (!this.advice) return []
    const options = this.now.scene?.options ?? []
    const signs = ranks(this.advice)
    const found = this.advice.options.flatMap((one, rank) => {
      const option = options.find(({ action }) => action === one.action)
      return option ? [{ ...one, option, text: option.text, rank, sign: signs[rank] }] : []
    })
    return this.held?.moment === this.moment ? inPlace(found, this.held.stood, this.looked) : found
  })

  readonly best: Suggestion | null = $derived(this.suggestions.find(({ rank }) => rank === 0) ?? null)

  readonly chosen: Suggestion | null = $derived(
    this.suggestions.find(({ action }) => action === this.looked) ?? this.best ?? this.suggestions[0] ?? null,
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
    const { suggestions } = this
    const found = suggestions.find(({ sign }) => sign === String(number)) ?? suggestions[number - 1]
    if (found) this.choose(found.action)
    return !!found
  }

  /** The pointer is among the options, or has left them. */
  hold(held: boolean) {
    if (!held) this.held = null
    else if (this.suggestions.length) this.held ??= { moment: this.moment, stood: this.suggestions }
  }

  /** Does what is looked at. What took the first place between eye and hand is only looked at. */
  take() {
    const { chosen } = this
    if (!chosen || !this.able) return
    if (!this.picked && performance.now() - this.first.since < READING) this.choose(chosen.action)
    else this.now.act(chosen.action)
  }

  private hear(heard: Advice) {
    this.heard = heard
    const best = heard.options[0]?.action ?? -1
    if (best === this.first.action) return
    this.first = { action: best, since: this.first.action < 0 ? -Infinity : performance.now() }
  }

  /** Is this held back? The click wins over a coach that is still thinking. */
  holds(said: number | string): boolean {
    if (!this.now.warns || !this.able || !this.advice || this.warned === this.moment) return false
    const action = typeof said === 'number' ? said : firstOf(said, this.now.scene?.options ?? [])?.action
    const found = action === undefined ? null : warningOf(this.advice, action)
    if (!found) return false
    this.warned = this.moment
    this.warning = { ...found, said }
    return true
  }

  heed() {
    this.warning = null
  }

  /** Heeds the warning and shows what would be better. */
  better() {
    const [best] = this.advice?.options ?? []
    this.warning = null
    if (!this.able || !best) return
    this.open = true
    this.choose(best.action)
  }

  /** It is said all the same. */
  insist() {
    const { warning } = this
    this.warning = null
    if (warning) this.now.act(warning.said)
  }

  /** Asks about the table as it stands, unless all is said. */
  async think() {
    const { moment } = this
    if (!moment || this.advice?.done || (this.thinking && this.thought === moment)) return
    this.rest()
    this.trouble = ''
    this.looked = -1
    this.walked = 0
    this.held = null
    this.first = { action: this.advice?.options[0]?.action ?? -1, since: -Infinity }
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
          if (!stop.signal.aborted) this.hear(heard)
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

/** Each where it stood; what is looked at stays, though it is among the best no more. Newcomers take free places. */
function inPlace(found: Suggestion[], stood: Suggestion[], looked: number): Suggestion[] {
  const isIn = (list: Suggestion[], one: Suggestion) => list.some(({ action }) => action === one.action)
  const others = found.filter((one) => !isIn(stood, one))
  const kept = stood.flatMap((one) => {
    if (isIn(found, one)) return found.filter(({ action }) => action === one.action)
    return one.action === looked ? [{ ...one, rank: -1, sign: '–' }] : others.splice(0, 1)
  })
  return [...kept, ...others]
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
