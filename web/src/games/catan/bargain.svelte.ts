// What is talked about beside the board: cards to choose, an offer, a trade, proposals of a market. One thing at a time.
import { when } from '../../board-kit/watch.svelte'
import type { Draft, Option, RoomInfo, TableProps } from '../../net/wire'
import { cardsOf, counts, of, RESOURCES, single, total, type View } from './model'

/** What the table knows when it is asked. */
export interface Now {
  view: View
  info: RoomInfo
  options: Option[]
  decision: string
  names: string[]
  readonly: boolean
  /** Nobody builds or trades now. */
  idle: boolean
  /** There is room for a trade beside everything else. */
  wide: boolean
  market: NonNullable<TableProps['market']> | null
  standing: NonNullable<TableProps['standing']> | null
  t: TableProps['t']
}

export type Topic =
  | 'sheet'
  | 'plenty'
  | 'monopoly'
  | 'discard'
  | 'steal'
  | 'compose'
  | 'counter'
  | 'offer'
  | 'draft'
  | 'trade'
  | 'closed'
  | ''

export class Bargain {
  /** A development card is being played: which cards does it bring? */
  card = $state<'plenty' | 'monopoly' | null>(null)
  countering = $state(false)
  drafting = $state.raw<{ answers: Draft | null } | null>(null)
  /** Opened or closed by hand; else it is open where there is room. */
  trading = $state<boolean | null>(null)
  /** There are cards in a trade that is not yet said. */
  began = $state(false)
  /** A trade with the bank to begin with. */
  bank = $state<{ give: number; get: number } | null>(null)
  /** Standing answers lie open. */
  standingOpen = $state(false)

  constructor(
    private now: () => Now,
    sound: () => void,
  ) {
    when(
      () => this.newest?.id,
      () => this.newest && sound(),
    )
  }

  private get seat(): number {
    return this.now().view.viewer
  }
  get drafts(): Draft[] {
    return this.now().market?.now.drafts ?? []
  }
  private get host(): number {
    return this.now().market?.now.host ?? -1
  }

  /** With whom a proposal is possible: who is on turn speaks to all, the others to them. */
  get partners(): number[] {
    const { players } = this.now().view
    if (this.seat !== this.host) return [this.host]
    return players.map((_, other) => other).filter((other) => other !== this.seat && players[other].hand_size > 0)
  }

  get canDraft(): boolean {
    const { market, readonly, view, info } = this.now()
    const owner = info.seats[this.host]
    return (
      !!market?.now.open &&
      !readonly &&
      view.players[this.seat]?.hand_size > 0 &&
      owner?.kind === 'human' &&
      !owner.replaced
    )
  }

  /** So many proposals of one's own lie there that no more are allowed; 0 while there is room. */
  get full(): number {
    const most = this.now().market?.rules.drafts ?? 0
    return most && this.drafts.filter((draft) => draft.author === this.seat).length >= most ? most : 0
  }

  /** Some proposal waits for this seat. */
  get awaited(): boolean {
    const { seat } = this
    return (
      !this.now().readonly &&
      this.drafts.some((draft) =>
        draft.to.includes(seat)
          ? !draft.yes.includes(seat) && !draft.no.includes(seat)
          : draft.author === seat && draft.yes.length > 0,
      )
    )
  }

  private get newest(): Draft | undefined {
    return this.drafts.findLast((draft) => draft.to.includes(this.seat))
  }

  /** The newest proposal, for who listens. */
  get heard(): string {
    const { newest } = this
    const { readonly, names, t } = this.now()
    if (!newest || readonly) return ''
    const cards = (found: Record<string, number>) =>
      RESOURCES.flatMap((name) => (found[name] ? [`${t(`ct-res-${name}`)}: ${found[name]}`] : [])).join(', ') ||
      t('ct-market-any')
    return t('ct-market-say', { name: names[newest.author], give: cards(newest.give), want: cards(newest.want) })
  }

  /** At a market the proposals come first; but nobody loses terms they have begun. */
  private get open(): boolean {
    return this.trading ?? (this.now().wide && (!this.drafts.length || this.began))
  }

  get topic(): Topic {
    const { view, options, decision, idle } = this.now()
    if (decision === 'GAME_OVER') return view.result ? 'sheet' : '' // of a game broken off hidden points stay hidden
    if (this.card && of(options, this.card).length) return this.card
    if (of(options, 'discard').length) return 'discard'
    if (of(options, 'steal').length) return 'steal'
    if (decision === 'TRADE_COMPOSE' && options.length) return 'compose'
    if (this.countering && single(options, 'counter')) return 'counter'
    // Whoever calls for proposals names no terms; only while terms are being chosen there is nothing to see yet.
    if (view.offer && (decision !== 'TRADE_COMPOSE' || total(counts(view.offer.give)) + total(counts(view.offer.want))))
      return 'offer'
    if (this.drafting && this.canDraft) return 'draft'
    if (!idle && this.open && of(options, 'offer', 'bank').length) return 'trade'
    return !idle || this.canDraft ? 'closed' : ''
  }

  /** It should be answered before anything else. */
  get urgent(): boolean {
    return !['', 'closed', 'sheet'].includes(this.topic)
  }

  /** What is laid down for this turn alone is said where an offer lies. */
  get peace() {
    const { standing, view } = this.now()
    const rule = standing?.rules.find((one) => one.kind === 'turn')
    if (!rule || !standing) return null
    const { laid, lay } = standing
    return { ...rule, lay: () => lay({ ...laid, [rule.name]: view.turn.number }) }
  }

  /** A new question ends what was begun for the old one. */
  forget(): void {
    this.card = this.drafting = this.bank = null
    this.countering = false
  }

  /** Terms of one's own, where they are said now. */
  begin = (): void => {
    if (this.now().idle) this.drafting = { answers: null }
    else this.trading = true
  }

  stop = (): void => {
    this.trading = this.began = false
    this.bank = null
  }

  propose = (give: number[], want: number[], to: number[]): void => {
    const answers = this.drafting?.answers
    this.now().market?.say({
      what: 'propose',
      give: cardsOf(give),
      want: cardsOf(want),
      to,
      ...(answers && this.drafts.some((draft) => draft.id === answers.id) && { draft: answers.id }),
    })
    this.drafting = this.trading = null
  }
}
