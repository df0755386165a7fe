// What is chosen at the table of a trail game and not yet said. Places are asked about twice here, once for both games.
import type { Place } from '../../board-kit/geometry'
import { aim, goal, of, type Say } from '../../board-kit/options'
import { chime, knock } from '../../board-kit/sound'
import { when } from '../../board-kit/watch.svelte'
import type { Because, Json, Option, Scene, TableProps } from '../../net/wire'
import { isDearer, type Light } from './trail'

/** How a game reads its options. */
export interface Reading {
  /** Begins the names of the game's words. */
  prefix: string
  lights: (options: Option[], building: string | null) => Map<string, Light>
  money: (option: Option) => number
  /** An amount as it is shown. */
  price: (amount: number, t: Say) => string
  best: (options: Option[]) => Option | undefined
  /** Kinds that put something down with a knock. */
  pieces: string[]
  /** Places of the map: what is asked there hangs beside them. */
  isMap: (place: string) => boolean
  /** Places that tell what they are when nothing can be done there. */
  tells: (place: string) => boolean
  /** Places with the same thing on them as another, which alone is named by the options: [this, that]. */
  twins: (view: Json) => [place: string, twin: string][]
  /** Kinds that a click does at once though they cost something: the price stands beside what is clicked. */
  direct?: string[]
  /** What must be said first before something can be done at a place where nothing can be done yet. */
  opening?: (place: string, options: Option[], view: Json) => Option | undefined
}

interface Now {
  scene: Scene
  options: Option[]
  over: boolean
  phone: boolean
  settings: TableProps['settings']
  why: TableProps['why']
  act: TableProps['act']
  undo?: TableProps['undo']
  /** The action somebody most likely means by a place; -1 if nothing fits. */
  natural: (place: string, building: string | null) => number
  /** The face that is up of a building with this number. */
  face: (number: number) => string
  t: Say
  shortPlace: (node: string) => string
}

/** The sign of an amount stays with it where a button has two lines. */
const whole = (price: string): string => price.replace('−', '−\u2060')

/** Kinds whose verb alone does not say which of several is meant, and how many letters a button has room for. */
const NAMED = ['disc', 'discard', 'trash']
const MOST = { phone: 32, wide: 46 }

export class Choice {
  building = $state<string | null>(null)
  picked = $state<string | null>(null)
  hovered = $state<Place | null>(null)
  /** A place whose line in a list is looked at. */
  glanced = $state<string | null>(null)
  reason = $state<{ place: string | null; because: Because | null; text: string } | null>(null)
  /** Whose board lies below instead of the own one. */
  visited = $state<number | null>(null)
  sheet = $state(false)
  sure = $state(false)
  /** A click that opens something and means something in it: its place, then how many words it took. */
  private aimed: string | null = null
  private words = 0
  private unsaid = 0

  private options = $derived.by(() => this.now().options)
  private builds = $derived.by(() => of(this.options, 'build'))
  private only = $derived.by(() => new Set(this.builds.map((option) => aim(option, 'building'))))
  /** The building that is meant: a chosen one, or the only one. */
  meant = $derived.by(() => this.building ?? (this.only.size === 1 ? [...this.only][0]! : null))
  lit = $derived.by(() => {
    const found = this.game.lights(this.options, this.builds.length ? (this.meant ?? '') : null)
    for (const [place, twin] of this.game.twins(this.now().scene.view)) {
      const light = found.get(twin)
      if (light && !found.has(place)) found.set(place, light)
    }
    return found
  })
  ways = $derived.by(() => (this.picked ? (this.lit.get(this.picked)?.options ?? []) : []))
  detours = $derived.by(() => (this.picked ? (this.lit.get(this.picked)?.detours ?? []) : []))
  /** The place whose every way is told, and the way among them that is looked at. */
  wanted = $state<string | null>(null)
  eyed = $state<Option | null>(null)
  /** The place that is chosen, else the one that is looked at. */
  focus = $derived.by(() => this.picked ?? this.glanced ?? this.hovered?.id ?? null)
  /** What would be said there, the best of several. */
  outlook = $derived.by(() => (this.focus ? this.game.best(this.lit.get(this.focus)?.options ?? []) : undefined))
  preview = $derived.by(() => (this.focus?.startsWith('node:') ? (this.eyed ?? this.outlook) : undefined))
  /** A building as it would stand. */
  ghost = $derived.by(() =>
    this.preview?.kind === 'build'
      ? { node: goal(this.preview).slice(5), face: this.now().face(Number(aim(this.preview, 'building'))) }
      : null,
  )
  /** What is asked has no place of its own on this screen. */
  aside = $derived.by(() => {
    const { picked, reason } = this
    const asks =
      !!picked &&
      this.ways.length > 0 &&
      (this.now().phone || (!this.game.isMap(picked) && (this.ways.length > 1 || !!this.lit.get(picked)?.soft)))
    return asks || (!!reason && (this.now().phone || !reason.place || !this.game.isMap(reason.place)))
  })

  /** `asked` is called when a new question comes to us. */
  constructor(
    readonly game: Reading,
    private now: () => Now,
    asked: () => void,
  ) {
    const question = () => this.now().scene.question as { decision: string; seats: number[]; chain?: string[] }
    // A new question ends what was begun for the old one.
    when(
      () =>
        `${question().decision} ${this.now().scene.seat} ${question().seats.join()} ${(question().chain ?? []).join()}`,
      () => {
        this.building = null
        this.sheet = false
        if (!this.options.length) return
        this.visited = null
        asked()
        if (this.now().settings.sound) chime()
      },
    )
    when(
      () => this.now().scene,
      () => {
        this.drop()
        this.glanced = null
        this.sure = false
        if (this.building && !this.options.some((option) => aim(option, 'building') === this.building))
          this.building = null
        this.follow()
      },
    )
  }

  /** The second half of a click, or of its undoing. Whatever came to light between them ends it. */
  private follow() {
    const { scene, undo } = this.now()
    const place = this.aimed
    this.aimed = null
    if (this.unsaid && scene.undo.back && undo) {
      this.unsaid -= 1
      undo()
    } else this.unsaid = 0
    if (!place || !this.options.length || !scene.undo.back) return
    const found = this.lit.get(place)?.options ?? []
    // What is paid with one's only fitting card the table has given, or gives by itself.
    if (place.startsWith('hand:') && found.every(({ kind }) => kind !== 'discard')) return
    if (this.options.length === 1) return
    if (place.startsWith('building:')) this.building = found.length ? place.slice(9) : null
    else if (found.length === 1) {
      this.say(found[0])
      this.words = 2
    } else if (found.length) this.picked = place
    else void this.ask(place)
  }

  /** Takes back the last click, all of it. */
  unsay = () => {
    this.unsaid = Math.max(0, this.words - 1)
    this.words = 0
    this.now().undo?.()
  }

  /** A place was pressed. What costs nothing is done at once by a mouse; a finger, a price, or one that is too high asks once more. */
  touch = (place: string, finger = this.now().phone) => {
    this.reason = null
    if (place.startsWith('building:') && this.lit.has(place)) {
      this.building = this.building === place.slice(9) ? null : place.slice(9)
      this.picked = null
      return
    }
    const light = this.lit.get(place)
    const found = light?.options ?? []
    const { money, direct } = this.game
    const dear = (option: Option) =>
      money(option) < 0 && (!direct?.includes(option.kind) || isDearer(option, this.options, money))
    const careful = found.length === 1 && (dear(found[0]) || found[0].final || finger || !!light?.soft)
    if (found.length === 1 && (this.picked === place || !careful)) return this.say(found[0])
    const walk = this.picked === place && found.every(({ kind }) => kind === 'move') ? this.game.best(found) : undefined
    if (walk) return this.say(walk)
    if (found.length) {
      this.picked = this.picked === place ? null : place
      return
    }
    this.picked = null
    const opening = this.options.length ? this.game.opening?.(place, this.options, this.now().scene.view) : undefined
    if (opening && !finger) {
      this.say(opening)
      this.aimed = place
      return
    }
    void this.ask(place)
  }
  pick = (place: Place | null, finger: boolean) => {
    if (place) this.touch(place.id, finger)
    else this.drop()
  }
  /** Another way to a place is wanted: all of them are told, if there are several. */
  more = (place: Place): boolean => {
    const light = this.lit.get(place.id)
    if (!light || light.options[0].kind !== 'move' || light.options.length + (light.detours?.length ?? 0) < 2)
      return false
    this.reason = null
    this.picked = this.wanted = place.id
    return true
  }
  point = (place: Place | null) => {
    this.hovered = place
  }
  /** A line of a list is looked at, or no longer. */
  glance = (place: string | null) => {
    this.glanced = place
  }

  ask = async (place: string) => {
    const action = this.options.length && this.now().scene.seat >= 0 ? this.now().natural(place, this.meant) : -1
    if (action < 0) {
      this.reason = this.game.tells(place) ? { place, because: null, text: '' } : null
      return
    }
    const because = await this.now().why(action)
    this.reason = { place, because, text: because.text }
  }

  say = (option: Option) => {
    this.drop()
    this.hovered = null
    this.glanced = null
    this.aimed = null
    this.words = 1
    if (this.now().settings.sound && this.game.pieces.includes(option.kind)) knock()
    this.now().act(option.action)
  }
  sayAction = (action: number) => {
    this.picked = null
    this.now().act(action)
  }
  end = (option: Option) => {
    if (this.now().settings.confirmEnd && !this.sure && this.now().scene.question.decision === 'END_TURN')
      this.sure = true
    else this.say(option)
  }

  drop() {
    this.picked = null
    this.wanted = null
    this.eyed = null
    this.reason = null
  }
  escape() {
    this.drop()
    this.building = null
    this.sure = false
    this.visited = null
    this.sheet = false
  }

  /** Another way to the same stop: where it passes, how long and how dear it is. */
  routeWords = (option: Option): string => {
    const { t, shortPlace } = this.now()
    const { prefix, money, price } = this.game
    return t(`${prefix}-route`, {
      places: option.targets
        .slice(0, -1)
        .map((target) => shortPlace(target.slice(5)))
        .join(', '),
      steps: option.effects.steps ?? 0,
      price: money(option) ? `, ${whole(price(money(option), t))}` : '',
    })
  }

  /** An option in the few words of a button. */
  shortWords = (option: Option): string => {
    const { t, shortPlace } = this.now()
    const { prefix, money, price } = this.game
    const cost = money(option) ? whole(price(money(option), t)) : ''
    if (option.kind === 'move')
      return t(`${prefix}-go`, {
        place: shortPlace(goal(option).slice(5)),
        steps: option.effects.steps ?? 0,
        price: cost ? `, ${cost}` : '',
      })
    const named = option.text.replace(/ \([^()]*\)$/, '') // its price is said apart
    const most = MOST[this.now().phone ? 'phone' : 'wide']
    const words = NAMED.includes(option.kind) && named.length <= most ? named : t(`${prefix}-do-${option.kind}`)
    return `${words}${cost ? ` ${cost}` : ''}`
  }
}
