// What a space of the action board brings now, in signs.
import type { Sign } from './effect'
import { forestsOf, GOODS, type PlayerView, type SpaceView, type View } from './model'

const icon = (name: string, tone = ''): Sign => ({ kind: 'icon', name, tone })
const text = (words: string | number): Sign => ({ kind: 'text', text: String(words) })
const gives: Sign = { kind: 'icon', name: 'gives', tone: 'dim', small: true }

export function spaceSigns(space: SpaceView, view: View, me: PlayerView | undefined): Sign[] {
  switch (space.action) {
    case 'gain_gold':
      return [text('+1'), icon('gold', 'gold')]
    case 'transfer_reserve':
      return me && GOODS.some((good) => me.reserve[good])
        ? GOODS.flatMap((good) => (me.reserve[good] ? [text(me.reserve[good]), icon(good, good)] : []))
        : [icon('reserve'), gives, icon('supply')]
    case 'serve_fish':
      return [icon('fish', 'fish'), gives, icon('plate-empty'), gives, text(1), icon('gold', 'gold')]
    case 'issue_share':
      return [text('+2'), icon('gold', 'gold')]
    case 'buy_all_shares': {
      const many = Object.values(view.new_shares).reduce((sum, count) => sum + count, 0)
      return many
        ? [text(many), icon('share'), text(view.shares_price ? `−${view.shares_price}` : 0), icon('gold', 'gold')]
        : [icon('share'), text(0)]
    }
    case 'clear_forest':
      return [text('+5'), icon('wood', 'wood')]
    case 'thin_out':
      return me ? [text(`+${forestsOf(me)}`), icon('wood', 'wood')] : [text('1×'), icon('forest', 'forest')]
    case 'reforest':
      return [text('+2'), icon('forest', 'forest')]
    default:
      return []
  }
}
