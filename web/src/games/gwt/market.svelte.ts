// Which market lies in the frame: the one a question needs opens by itself, one chosen by hand stays until the next.
import { when } from '../../board-kit/watch.svelte'
import type { Option } from '../../net/wire'
import { isWalk, MARKET_OF, total, type PlayerView, type Say, type View } from './model'

interface Now {
  view: View
  question: View['question']
  options: Option[]
  me: PlayerView | undefined
  t: Say
}

export class Market {
  leaf = $state('jobs')
  private asked = $derived.by(() => this.now().options.length > 0)
  /** Nothing is asked that stands in the frame: it shows a market, not an empty leaf. */
  idle = $derived.by(
    () =>
      this.now().question.decision !== 'LOCATION' &&
      this.now().options.every(({ kind }) => ['done', 'decline', 'exchange'].includes(kind)),
  )
  moving = $derived.by(() => isWalk(this.now().question.decision))
  /** Whose buildings are shown. */
  owner = $derived.by(() => this.now().me ?? this.now().view.players[this.now().view.turn.active ?? 0])
  leaves = $derived.by(() => {
    const { view, t } = this.now()
    return [
      { id: 'turn', name: t(this.moving && this.asked ? 'gw-tab-way' : 'gw-tab-here') },
      { id: 'jobs', name: t('gw-tab-jobs') },
      { id: 'cattle', name: t('gw-tab-cattle'), count: total(view.cattle.market) },
      { id: 'goals', name: t('gw-tab-goals'), count: total(view.objectives.display) },
      { id: 'houses', name: t('gw-tab-houses'), count: this.owner.unplaced.length },
    ]
  })

  constructor(
    private now: () => Now & { seat: number },
    turned: () => void,
  ) {
    when(
      () => {
        const { seat, question } = this.now()
        return `${seat} ${this.asked} ${question.decision} ${(question.chain ?? []).join()}`
      },
      () => {
        this.leaf = this.asked && !this.idle ? (MARKET_OF[this.now().question.decision] ?? 'turn') : 'jobs'
        turned()
      },
    )
  }
}
