// What is chosen at the table and not yet said, what is lit beside it, and why something cannot be chosen.
import { knock } from '../../board-kit/sound'
import { when } from '../../board-kit/watch.svelte'
import type { Because, Option, TableProps } from '../../net/wire'
import {
  alternatives,
  completed,
  isPlain,
  isReady,
  lights,
  lineOf,
  next,
  placesOf,
  proposed,
  type Path,
} from './choice'
import { naturalAction, type PlayerView, type Say, type View } from './model'
import { missingAt } from './refusal'
import { tell } from './told'

interface Now {
  scene: TableProps['scene']
  view: View
  me: PlayerView | undefined
  options: Option[]
  pending: boolean
  sound: boolean
  /** What is plain may be said by one press of a mouse. */
  brisk: boolean
  /** Everybody else is a bot: they let one take back whatever one has said. */
  alone: boolean
  lang: TableProps['lang']
  t: Say
  why: TableProps['why']
  act: TableProps['act']
  /** What is chosen is read aloud. */
  read: (words: string) => void
  /** The cards are to be chosen from. */
  cards: () => void
}

export class Chosen {
  path = $state.raw<Path>([])
  /** The place that was pressed for it. */
  pressed = $state('')
  reason = $state<{ place: string; rule: string; text: string } | null>(null)
  /** Passing was pressed once. */
  sure = $state(false)
  /** The lit place under the mouse. */
  private pointed = $state('')
  private mouse = false

  lit = $derived.by(() => lights(this.now().options, this.path))
  places = $derived.by(() => placesOf(this.path))
  ready = $derived.by(() => isReady(this.path))
  told = $derived.by(() => {
    const { view, me, lang, t } = this.now()
    return this.path.length ? tell(this.path, view, me, lang, t) : null
  })
  /** What a press would choose where the mouse is, while nothing is chosen. */
  glanced = $derived.by<Path>(() => {
    const ways = this.path.length ? undefined : this.lit.get(this.pointed)
    return ways ? completed(ways[0]) : []
  })
  /** Other prices of what was pressed; which space to copy is answered on the board. */
  others = $derived.by(() =>
    this.pressed.startsWith('space:') ? [] : alternatives(this.lit.get(this.pressed) ?? [], this.path),
  )
  /** The card or ship as it would lie in the harbour. */
  ghost = $derived.by(() => {
    const thing = this.told?.thing
    return thing?.kind === 'card' ? { card: thing.id } : thing?.kind === 'ship' ? { ship: thing.id } : null
  })

  constructor(private now: () => Now) {
    when(
      () => this.now().scene,
      () => {
        this.path = proposed(this.now().options)
        this.pressed = ''
        this.reason = null
        this.sure = false
      },
    )
  }

  /** A place was pressed: it is chosen, with all that the table can find by itself, or it says why it cannot be. */
  touch = (place: string) => {
    this.reason = null
    const found = this.lit.get(place)
    if (!found) return void this.explain(place)
    // Where two spaces lead there, the worker stays on the one it was put on.
    const wanted = completed(found.find(([head]) => head.action === this.path[0]?.action) ?? found[0])
    this.choose(wanted)
    this.pressed = place
    if (this.mouse && this.now().brisk && isPlain(found, wanted) && this.mayReturn(wanted)) this.decide()
  }
  /** Who points tells what with, and at what; a finger points at nothing. */
  point = (event: PointerEvent) => {
    this.mouse = event.pointerType === 'mouse'
    const place = this.mouse ? (event.target as Element).closest<HTMLElement>('button.lit[data-place]') : null
    this.pointed = place?.dataset.place ?? ''
  }
  /** Keys choose, and the button decides. */
  type = () => {
    this.mouse = false
  }
  /** Could it be taken back at once? How a line of several words ends, nobody tells beforehand. */
  private mayReturn = (path: Path): boolean => this.now().alone || (path.length === 1 && !path[0].final)
  choose = (wanted: Path) => {
    this.path = wanted
    this.sure = false
    if (next(wanted)[0]?.kind === 'build') this.now().cards()
    this.now().read(this.told ? [this.told.action, this.told.name].filter(Boolean).join(': ') : '')
  }
  decide = () => {
    const { pending, sound, act } = this.now()
    if (pending || !this.ready) return
    if (sound) knock()
    const { path } = this
    this.clear()
    act(path.length === 1 ? path[0].action : lineOf(path))
  }
  say = (option: Option) => {
    if (!this.now().pending) this.sayAction(option.action)
  }
  sayAction = (action: number) => {
    this.clear()
    this.now().act(action)
  }
  clear = () => {
    this.path = []
    this.reason = null
    this.sure = false
  }

  private async explain(place: string) {
    const { view, me, options, t, why } = this.now()
    const asked = options.length > 0
    const missing = asked && me ? missingAt(place, view, me, t) : ''
    const action = missing || !asked || !me ? -1 : naturalAction(place, view, view.question.decision)
    const because: Because | null = action < 0 ? null : await why(action)
    this.reason = {
      place,
      rule: because?.legal ? '' : (because?.rule ?? ''),
      text: missing || (because?.legal ? t('nu-not-here') : (because?.text ?? '')),
    }
  }
}
