// What is chosen at the table and not yet said, what is lit by it, whose estate lies open, and why something cannot be.
import type { Place } from '../../board-kit/geometry'
import { chime, knock } from '../../board-kit/sound'
import { when } from '../../board-kit/watch.svelte'
import type { Because, Option, TableProps } from '../../net/wire'
import { NUMBERS, SEEN } from './board'
import {
  aim,
  best,
  costOf,
  deedOf,
  dieMeant,
  dieOf,
  kindAt,
  lights,
  meant,
  naturalAction,
  naturalDeed,
  of,
  regionOf,
  storageOf,
  storedTwins,
  tileIn,
  tileMoved,
  tileName,
  type Choice,
  type Deed,
  type View,
} from './model'

/** What puts something down with a knock. */
const PIECES = ['place', 'settle', 'take', 'buy', 'gain', 'estate']
const CELLS = 37

interface Now {
  scene: TableProps['scene']
  view: View
  options: Option[]
  sound: boolean
  t: TableProps['t']
  why: TableProps['why']
  act: TableProps['act']
}

export class Chosen {
  private wantedDie = $state<number | null>(null)
  private wantedEstate = $state<number | null>(null)
  deed = $state<Deed | null>(null)
  /** A tile of one's storage, by its place there. */
  storage = $state<number | null>(null)
  picked = $state<string | null>(null)
  hovered = $state<Place | null>(null)
  /** A tile that is looked at in a storage. */
  looked = $state<string | null>(null)
  reason = $state<{ place: string | null; tile: string | null; because: Because | null; text: string } | null>(null)
  visited = $state<number | null>(null)
  private openDepot = $state<number | null>(null)
  sheetOpen = $state(false)
  /** Ending was pressed once. */
  sure = $state(false)

  private view = $derived.by(() => this.now().view)
  private options = $derived.by(() => this.now().options)
  private me = $derived.by(() => this.view.players[this.view.viewer])
  private decision = $derived.by(() => this.view.question.decision)

  // --- what is lit
  die = $derived.by(() => dieMeant(this.options, this.wantedDie))
  private choice = $derived.by<Choice>(() => ({ die: this.die, deed: this.deed, storage: this.offered(this.storage) }))
  /** The estate itself is chosen. */
  choosing = $derived.by(() => this.decision === 'CHOOSE_ESTATE' && of(this.options, 'estate').length > 0)
  estate = $derived.by(() =>
    this.choosing ? (this.wantedEstate ?? Number(aim(of(this.options, 'estate')[0], 'estate'))) : null,
  )
  /** What the choice leaves to be said. */
  meant = $derived.by(() =>
    this.choosing
      ? of(this.options, 'estate').filter((option) => Number(aim(option, 'estate')) === this.estate)
      : meant(this.options, this.choice),
  )
  lit = $derived.by(() => lights(this.meant, this.view))
  private all = $derived.by(() => lights(this.options, this.view))
  /** Tiles of the storage that can be laid. */
  placeable = $derived.by(
    () =>
      new Set(
        meant(this.options, { ...this.choice, storage: null })
          .filter((option) => deedOf(option) === 'place')
          .map((option) => storageOf(option) ?? -1)
          .flatMap((place) => [place, ...storedTwins(this.view, place)]),
      ),
  )

  // --- whose estate lies in the middle
  host = $derived.by(() => this.visited ?? (this.me ? this.view.viewer : (this.view.active ?? 0)))
  home = $derived.by(() => !!this.me && this.host === this.view.viewer)
  shown = $derived.by(() => this.view.players[this.host] ?? this.view.players[0])
  board = $derived.by(() => (this.home && this.choosing ? this.estate : (this.shown.choice?.[0] ?? this.shown.estate)))
  cells = $derived.by(() => (this.home && this.choosing ? (Array(CELLS).fill(null) as null[]) : this.shown.cells))

  // --- previews
  /** A tile as it would lie. */
  ghost = $derived.by(() => {
    const focus = this.picked ?? this.hovered?.id ?? null
    if (!this.home || !focus?.startsWith('cell:')) return null
    const option = best(this.lit.get(focus)?.options ?? (this.picked === focus ? this.ways(focus) : []))
    const tile = option ? (option.kind === 'estate' ? 'castle' : tileMoved(this.view, option)) : null
    return option && tile ? { cell: Number(focus.slice(5)), tile } : null
  })
  /** The depot that a phone shows. */
  opened = $derived.by(() => this.openDepot ?? this.depotAsked())
  /** A tile that is explained. */
  explained = $derived.by(
    () => this.looked ?? (this.storage !== null && this.home ? this.shown.storage[this.storage] : null),
  )

  constructor(private now: () => Now) {
    // A new question ends what was begun for the old one.
    when(
      () => {
        const { scene } = this.now()
        const { seats, chain } = this.view.question
        return `${this.decision} ${scene.seat} ${seats.join()} ${(chain ?? []).join()}`
      },
      () => {
        this.deed = null
        this.storage = null
        this.openDepot = null
        this.sheetOpen = false
        if (!this.options.length) return
        this.visited = null
        if (this.now().sound) chime()
      },
    )
    when(
      () => this.now().scene,
      () => {
        this.clear()
        this.sure = false
        this.looked = null
        if (this.deed && !this.options.some((option) => deedOf(option) === this.deed)) this.deed = null
        const stored = this.choice.storage
        if (stored !== null && !this.options.some((option) => storageOf(option) === stored)) this.storage = null
      },
    )
  }

  // --- places
  cellName = (cell: number): string => {
    const { t } = this.now()
    const tile = this.cells[cell]
    const region = regionOf(this.board, cell)
    const where = t('bu-cell', {
      number: NUMBERS[cell],
      kind: t(`bu-kind-${kindAt(this.board, cell)}`),
      ...SEEN[cell],
      region: t(`bu-region-${kindAt(this.board, cell)}`),
      done: region.filter((one) => this.cells[one]).length,
      all: region.length,
    })
    return tile ? `${tileName(tile, t)}. ${where}` : where
  }
  /** What can be said at a place: what is lit there, else any other way. */
  ways = (place: string | null): Option[] =>
    place ? (this.lit.get(place)?.options ?? this.all.get(place)?.options ?? []) : []
  tileAt = (place: string): string | null => {
    const [what, id] = place.split(':')
    if (what === 'slot') return tileIn(this.view, id)
    if (what === 'cell') return this.cells[Number(id)]
    return what === 'storage' ? (this.shown.storage[Number(id)] ?? null) : null
  }

  pick = (place: Place | null, finger: boolean) => {
    if (place) this.touch(place.id, finger)
    else this.clear()
  }
  point = (place: Place | null) => {
    this.hovered = place
  }
  look = (tile: string | null) => {
    this.looked = tile
  }
  /** A place was pressed. What costs nothing is done at once by a mouse; a finger, or a price, asks once more. */
  touch = (place: string, finger: boolean) => {
    this.reason = null
    const visiting = place.startsWith('cell:') && !this.home
    const now = visiting ? [] : (this.lit.get(place)?.options ?? [])
    const found = visiting ? [] : this.ways(place)
    if (found.length === 1 && (this.picked === place || (now.length === 1 && !finger && !costOf(found[0]))))
      return this.say(found[0])
    if (found.length) {
      this.picked = this.picked === place ? null : place
      return
    }
    this.picked = null
    void this.ask(place)
  }

  private async ask(
    place: string | null,
    action = place ? naturalAction(place, this.choice, this.view, this.decision) : -1,
  ) {
    const tile = place ? this.tileAt(place) : null
    const cell = !!place?.startsWith('cell:')
    const about = cell && !tile ? this.cellName(Number(place!.slice(5))) : ''
    const asked = this.options.length > 0
    if (!asked || !this.me || (cell && (!!tile || !this.home)) || action < 0 || this.choosing) {
      if (place) this.reason = { place, tile, because: null, text: about }
      return
    }
    const because = await this.now().why(action)
    this.reason = { place, tile, because, text: because.text || about }
  }

  /** Of equal tiles in a storage the first is the one that the options name. */
  private offered(place: number | null): number | null {
    return place === null ? null : Math.min(place, ...storedTwins(this.view, place))
  }

  // --- what is said
  say = (option: Option) => {
    if (this.now().sound && PIECES.includes(option.kind)) knock()
    this.clear()
    this.now().act(option.action)
  }
  sayAction = (action: number) => {
    this.picked = null
    this.now().act(action)
  }

  chooseDie = (one: number) => {
    this.wantedDie = one
    this.clear()
    this.storage = null
    const able = (option: Option) => deedOf(option) === this.deed && (dieOf(option) ?? one) === one
    if (this.deed && !this.options.some(able)) this.deed = null
  }
  chooseDeed = (name: Deed, only: Option | undefined) => {
    this.clear()
    if (only) return this.say(only)
    const able = this.options.some((option) => deedOf(option) === name && (dieOf(option) ?? this.die) === this.die)
    if (!able) {
      if (this.options.length) void this.ask(null, naturalDeed(name, this.choice, this.view, this.decision))
      return
    }
    this.deed = this.deed === name ? null : name
    if (this.deed !== 'place') this.storage = null
    this.openDepot = this.deed === 'buy' ? 7 : null
  }
  chooseEstate = (one: number) => {
    this.wantedEstate = one
    this.picked = null
  }
  pickTile = (one: number) => {
    this.clear()
    const drop = this.home ? this.lit.get(`storage:${one}`)?.options[0] : undefined
    if (drop) return this.say(drop)
    if (this.home && this.placeable.has(one)) {
      this.storage = this.storage === one ? null : one
      if (this.deed && this.deed !== 'place') this.deed = null
      return
    }
    const tile = this.shown.storage[one]
    const why = this.home && this.options.length && this.decision === 'TURN'
    if (tile) this.reason = { place: null, tile, because: null, text: why ? this.now().t('bu-place-none-tile') : '' }
  }
  pickWare = (colour: string) => {
    const place = `goods:${colour}`
    const light = this.lit.get(place) ?? this.all.get(place)
    if (light && light.options.length === 1 && !light.cost) return this.say(light.options[0])
    if (light) this.picked = this.picked === place ? null : place
    else if (this.options.length) void this.ask(place)
  }
  openChip = (depot: number) => {
    this.openDepot = depot
    this.clear()
    if (this.lit.has(`depot:${depot}`)) this.picked = `depot:${depot}`
  }
  visit = (other: number) => {
    this.visited = this.host === other && this.me ? null : other
    this.clear()
  }
  explain = (text: string) => {
    this.reason = { place: null, tile: null, because: null, text }
  }
  clear = () => {
    this.picked = null
    this.reason = null
  }
  escape = () => {
    this.clear()
    this.deed = null
    this.storage = null
    this.sure = false
    this.visited = null
    this.sheetOpen = false
  }

  /** The depot that the question is about, else that of the die, else the first with something lit. */
  private depotAsked(): number {
    const { slot } = this.view.question
    if (slot) return Number(slot[0]) || 7
    if (of(this.options, 'load', 'loads', 'goods', 'pack').length) return 0
    const shown = this.die !== null && this.lit.size ? this.me?.dice?.[this.die] : undefined
    const places = [...this.lit.keys()]
    if (shown === undefined) return Number(places.find((place) => /^slot:\d/.test(place))?.slice(5, 6)) || 1
    if (places.some((place) => place.startsWith(`slot:${shown}`))) return shown
    return Number(places.find((place) => place.startsWith('slot:'))?.slice(5, 6)) || shown
  }
}
