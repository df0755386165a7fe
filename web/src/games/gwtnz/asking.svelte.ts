// Where a question is answered at this table: on trail, sea, hand or own board, or in the frame of one market.
import { when } from '../../board-kit/watch.svelte'
import type { Choice } from '../../families/trail/choice.svelte'
import type { Option } from '../../net/wire'
import { hereOf, isWalk, isWorded, leafOf, marketOf } from './leaves'
import { said, type Say, type View } from './model'

interface Now {
  question: View['question']
  options: Option[]
  width: number
  t: Say
}

export class Asking {
  /** The one that lies open in the frame. */
  leaf = $state('jobs')
  private decision = $derived.by(() => this.now().question.decision)
  private asked = $derived.by(() => this.now().options.length > 0)
  deeds = $derived.by(() => said(this.now().options))
  moving = $derived.by(() => isWalk(this.decision))
  private onTrail = $derived.by(() => this.moving || ['PLACE_RUNHOLDER', 'HAZARD', 'FORESIGHT'].includes(this.decision))
  onSea = $derived.by(() => this.asked && /^(SHIP|ANCHOR|DELIVER|WOOL)/.test(this.decision))
  /** Cards of the hand are asked for, or whether others would be better. */
  onHand = $derived.by(
    () =>
      (this.asked && this.decision === 'OFF_TURN') ||
      [...this.choice.lit].some(([place, light]) => place.startsWith('hand:') && !light.soft),
  )
  /** Spaces of the own board are asked for: it comes up by itself. */
  onDrawer = $derived.by(() => this.asked && /^(FIRST_DISC$|DISC(?!ARD)|STOREHOUSE|MASTER|JOKER)/.test(this.decision))

  /** The market that is asked about; '' if none. */
  market = $derived.by(() => (this.asked ? marketOf(this.decision) : ''))
  private worded = $derived.by(() => isWorded(this.now().options))
  panel = $derived.by(
    () =>
      this.asked &&
      !this.market &&
      (this.deeds.length > 0 ||
        this.decision === 'LOCATION' ||
        (this.now().width < 1100 && !this.onTrail && this.worded)),
  )
  /** The leaf that is answered in; '' if none. */
  need = $derived.by(() => this.market || (this.asked && (this.moving || this.panel) ? 'here' : ''))
  leaves = $derived.by(() => {
    const { t } = this.now()
    const lit = [...this.choice.lit.keys()].map(leafOf)
    return [
      ...(this.need === 'here' ? [{ id: 'here', name: t(`nz-leaf-${hereOf(this.decision)}`) }] : []),
      { id: 'jobs', name: t('nz-leaf-jobs') },
      { id: 'sheep', name: t('nz-leaf-sheep') },
      { id: 'bonus', name: t('nz-leaf-bonus') },
      { id: 'aims', name: t('nz-leaf-aims') },
    ].map((tab) => ({ ...tab, lit: tab.id === this.need || lit.includes(tab.id) }))
  })

  /** The market a question needs opens by itself, one chosen by hand stays until the next question. */
  constructor(
    private choice: Choice,
    private now: () => Now,
  ) {
    when(
      () => {
        const { seats, node } = this.now().question
        return `${this.decision} ${seats.join()} ${this.need} ${node ?? ''}`
      },
      () => {
        if (this.need) this.leaf = this.need
        else if ([...this.choice.lit.keys()].some((place) => leafOf(place) === 'aims')) this.leaf = 'aims' // cards may be bought
      },
    )
  }
}
