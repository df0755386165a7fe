// What is chosen at the table and not yet said, what is lit by it, and why something cannot be.
import type { Place } from '../../board-kit/geometry'
import { chime, knock } from '../../board-kit/sound'
import { when } from '../../board-kit/watch.svelte'
import type { Because, Option, TableProps } from '../../net/wire'
import type { Bargain } from './bargain.svelte'
import { actionOf, byPlace, litKind, naturalAction, of, single, type Build, type View } from './model'
import { aboutPlace, islandPlaces, ownersOf } from './places'

/** What puts something down with a knock. */
const PIECES = ['road', 'settlement', 'city']

interface Now {
  scene: TableProps['scene']
  view: View
  options: Option[]
  names: string[]
  /** What is talked about beside the board. */
  bargain: Bargain
  /** Nobody builds or trades now. */
  idle: boolean
  sound: boolean
  t: TableProps['t']
  why: TableProps['why']
  act: TableProps['act']
  /** The island is to be chosen from. */
  island: () => void
}

export class Chosen {
  /** What is in the hand, to be built. */
  tool = $state<Build | null>(null)
  picked = $state<Place | null>(null)
  hovered = $state<Place | null>(null)
  reason = $state<{ place: Place | null; because: Because | null; text: string } | null>(null)
  /** Ending was pressed once. */
  sure = $state(false)

  private view = $derived.by(() => this.now().view)
  private options = $derived.by(() => this.now().options)
  private me = $derived.by(() => this.view.players[this.view.viewer])
  private asked = $derived.by(() => this.options.length > 0)

  // --- places
  private kind = $derived.by(() => litKind(this.options, this.tool))
  private chances = $derived.by(() => byPlace(this.options))
  /** Whose pieces stand where, in words. */
  owners = $derived.by(() => ownersOf(this.view, this.now().names, this.now().t))
  places = $derived.by(() => islandPlaces(this.view, this.kind, this.chances, this.owners, this.now().t))
  /** How many are lit. */
  lights = $derived.by(() => this.places.filter((place) => place.lit).length)

  constructor(private now: () => Now) {
    // A new question ends what was begun for the old one.
    when(
      () => {
        const { scene, view } = this.now()
        return `${view.question.decision} ${scene.seat} ${view.question.seats.join()}`
      },
      () => {
        this.tool = null
        this.now().bargain.forget()
        if (this.asked && this.now().sound) chime()
      },
    )
    when(
      () => this.now().scene,
      () => {
        this.clear()
        this.sure = false
        if (this.tool && !of(this.options, this.tool).length) this.tool = null
      },
    )
  }

  /** What a click on a place would say: the lit kind, or the only thing that fits there. */
  meant = (place: Place | null): Option | undefined => {
    const fits = place ? (this.chances.get(place.id) ?? []) : []
    return fits.find((option) => option.kind === this.kind) ?? (this.tool ? undefined : fits[0])
  }

  pick = (place: Place | null, finger: boolean) => {
    this.reason = null
    const option = this.meant(place)
    if (!place) {
      this.picked = null
      return
    }
    if (option && ((place.lit && !finger) || this.picked?.id === place.id)) return this.say(option)
    if (option) {
      this.picked = place
      return
    }
    this.picked = null
    if (this.asked && this.me) void this.ask(place)
    else this.reason = { place, because: null, text: aboutPlace(place, this.view, this.now().t) }
  }
  point = (place: Place | null) => {
    this.hovered = place
  }

  private async ask(place: Place | null, action = place ? naturalAction(place.id, this.tool, this.me) : -1) {
    if (place?.kind === 'hex' && this.kind !== 'robber') {
      this.reason = { place, because: null, text: aboutPlace(place, this.view, this.now().t) }
      return
    }
    const because = await this.now().why(action)
    this.reason = { place, because, text: because.text }
  }

  // --- what is said
  say = (option: Option) => {
    this.picked = null
    if (this.now().sound && PIECES.includes(option.kind)) knock()
    if (option.kind === this.tool) this.tool = null
    this.now().act(option.action)
  }
  sayAction = (action: number) => {
    this.picked = null
    this.now().act(action)
  }

  choose = (build: Build) => {
    const { bargain, idle, island } = this.now()
    this.clear()
    bargain.bank = null
    if (build === 'buy') {
      const option = single(this.options, 'buy')
      if (option) this.say(option)
      else if (this.asked) void this.ask(null, actionOf('buy'))
      return
    }
    if (!this.asked || idle) {
      if (this.asked) void this.ask(null, actionOf(build))
      return
    }
    this.tool = this.tool === build ? null : build
    island()
  }

  playCard = (card: string, option: Option | undefined) => {
    const { bargain, t } = this.now()
    this.reason = null
    if (card === 'plenty' || card === 'monopoly') {
      if (option) {
        bargain.card = bargain.card === card ? null : card
        return
      }
    } else if (option) return this.say(option)
    if (card === 'victory_point') {
      this.explain(`${t('ct-card-victory_point')}: ${t('ct-help-victory_point')}.`)
      return
    }
    if (this.asked) void this.ask(null, actionOf(card))
    else this.explain(`${t(`ct-kind-${card}`)}: ${t('ct-card-wait')}.`)
  }

  /** A trade with the bank brings what is missing. */
  fix = (give: number, get: number) => {
    const { bargain, island } = this.now()
    bargain.bank = { give, get }
    bargain.trading = true
    island()
  }

  explain = (text: string) => {
    this.reason = { place: null, because: null, text }
  }
  putAway = () => {
    this.tool = null
  }
  clear = () => {
    this.picked = null
    this.reason = null
  }
  escape = () => {
    this.clear()
    this.tool = null
    this.now().bargain.card = null
    this.sure = false
  }
}
