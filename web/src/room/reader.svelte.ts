// Reads what is told at one table: in the words that have come, with the names of those who sit there.

import { addressed, isUnspoken, spoken, toldTo } from '../i18n/facts'
import { words } from '../i18n/i18n.svelte'
import { called } from '../i18n/names'
import { applyPatch } from '../net/patch'
import { scene, type RoomInfo, type Scene, type SharedScene } from '../net/wire'

const KEPT = 4000

/** Who reads a text on a page is told anew when the words or the names are others. */
export class Reader {
  private game = $state('')
  private names: string[] = $state.raw([])
  private called = $derived(this.names.map(called))
  /** The seat that is told of as "you"; none where several people share the screen. */
  private own = $state(-1)
  private speech = $derived(words.at(this.game))
  /** Sentences that were said before; most options come again with every move. */
  private known = $derived.by(() => {
    void this.speech
    void this.called
    return new Map<string, string>()
  })

  sit(info: RoomInfo) {
    this.game = info.game
    this.own = info.you.length === 1 ? info.you[0] : -1
    const names: string[] = []
    for (const { seat, name } of info.seats) names[seat] = name
    if (names.length !== this.names.length || names.some((name, seat) => name !== this.names[seat])) this.names = names
  }

  /** Have the words come? */
  get ready(): boolean {
    return this.speech !== null
  }

  /** In words; of an event, who did it. */
  say(text: string, actor?: number | null): string {
    if (!isUnspoken(text)) return text
    const { speech, known } = this
    if (!speech) return ''
    const { own } = this
    const asked =
      actor === undefined || own < 0 ? text : actor === own ? addressed(text, speech) : toldTo(text, speech, own)
    let said = known.get(asked)
    if (said === undefined) {
      said = spoken(asked, speech, this.called)
      if (known.size >= KEPT) known.clear()
      known.set(asked, said)
    }
    return said
  }

  /** The same thing with its text in words, said when somebody looks at it. */
  aloud<T extends { text: string; seat?: number | null }>(told: T): T {
    const text = told.text ?? ''
    if (!isUnspoken(text)) return told
    const get = () => this.say(text, told.seat)
    return Object.defineProperty(told, 'text', { get, enumerable: true, configurable: true })
  }

  /** What the table draws: the public part, and over it what the own seat knows. */
  scene({ room, rev, seat, public: open, own }: SharedScene): Scene {
    const { options, undo, sheet = open.sheet } = own ?? {}
    const view = own?.view ? applyPatch(open.view, own.view) : open.view
    const made = scene({
      room,
      rev,
      seat,
      view,
      question: { ...(own?.question ?? open.question) },
      options,
      undo,
      tally: open.tally,
    })
    this.aloud(made.question as { text: string })
    made.options?.forEach((option) => this.aloud(option))
    return Object.defineProperty(made, 'sheet', {
      get: () => sheet.map(([whose, lines]) => [whose, lines.map(([label, points]) => [this.say(label), points])]),
      enumerable: true,
      configurable: true,
    })
  }
}
