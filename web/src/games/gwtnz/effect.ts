// How an effect is drawn: a row of signs, one family for tiles, cards and posts. Its sentence comes from the same entry.
import type { Say } from '../../board-kit/options'
import { coin, isNumber, pay, reader, signed, text, toned, type Sign, type Signs } from '../../families/trail/effect'

export { upper, type Sign } from '../../families/trail/effect'

export interface Look {
  face: string
  ink: string
  fleece: string
  head: string
  art: string
}
const look = (face: string, ink: string, fleece: string, head: string, art = 'ewe'): Look => ({
  face,
  ink,
  fleece,
  head,
  art,
})
/** Colour of each breed's card, and how the sheep looks; they stay the same at dusk. */
export const BREEDS: Record<string, Look> = {
  shropshire: look('#8D8F93', '#fff', '#F1EBDC', '#4A3F38'),
  southdown: look('#2B2A2C', '#fff', '#EFE7D6', '#9A8574'),
  english_leicester: look('#4E8B3F', '#fff', '#FBF7EA', '#E9D9C6'),
  merino: look('#F6F1E4', '#2B241C', '#FFFDF4', '#F0DCC8', 'ram'),
  dorset_horn: look('#DB7F2A', '#2B241C', '#FCF8EC', '#F4E4D2', 'ram'),
  lincoln: look('#C0392F', '#fff', '#F6EAD0', '#E5D2BC', 'lockewe'),
  corriedale: look('#E0B02F', '#2B241C', '#FFFBEE', '#EADBC8'),
  hampshire: look('#3B6FB5', '#fff', '#F4EEDF', '#352C28'),
  ryeland: look('#8A5A34', '#fff', '#F0DFC0', '#D9BE9C'),
  suffolk: look('#7A4F9F', '#fff', '#F6F1E6', '#211C1B'),
  romney: look('#2E9C96', '#fff', '#FBF6E6', '#E6D6C4'),
  bonus3: look('#C99A2E', '#2B241C', '#FFF6E0', '#E3CDB0', 'lockewe'),
  bonus7: look('#B5832A', '#fff', '#FFFDF6', '#F2E2CF'),
}

const CARD: Record<string, string> = { sheepdog: 'sheepdog', ferry: 'ferry', kotare: 'kotare' }
const WHAT: Record<string, string> = {
  private_buildings_on_board: 'building',
  sailors: 'sailor',
  storehouses_placed: 'storehouse',
}
const KIND: Record<string, string> = { sheep: 'sheep', pair: 'breed-pair', objective: 'objective' }
const TONE: Record<string, string> = {
  certificate: 'cert',
  'certificate-perm': 'cert',
  gives: 'dim',
  or: 'dim',
  pathfinder: 'path',
  exchange: 'exch',
  objective: 'obj',
  'aux-1': 'path',
  'aux-2': 'path',
  bonus: 'inv',
  hire: 'hire',
  build: 'craftsman',
  craftsman: 'craftsman',
  'sea-step': 'sailor',
  sailor: 'sailor',
  ferry: 'sailor',
  shear: 'shearer',
  'wool-perm': 'wool',
  wool: 'wool',
  'hazard-off': 'off',
  kotare: 'kotare',
  vp: 'vp',
  joker: 'joker',
  wheel: 'stack',
  barrel: 'stack',
  bell: 'stack',
  compass: 'stack',
  shepherd: 'shepherd',
  shearer: 'shearer',
  upgrade: 'craftsman',
}

const icon = toned(TONE)
const chips = (breeds: string): Sign[] => breeds.split('+').map((breed): Sign => ({ kind: 'chip', breed }))

/** The sign of a card that is gained: its breed, its animal, or the stack it comes from. */
export function cardSign(card: string, size = 13): Sign {
  if (BREEDS[card]) return { kind: 'chip', breed: card }
  return icon(card.startsWith('bonus:') ? card.slice(6) : (CARD[card] ?? 'card'), size)
}

function signsOfToken(token: string): Sign[] {
  const [name, first = '', second = ''] = token.split(':')
  const times = (count: string) => (Number(count) > 1 ? [text(count)] : [])
  switch (name) {
    case 'money':
      return [coin(first)]
    case 'pay':
      return [pay(first)]
    case 'discard':
      return [KIND[first] ? icon(KIND[first]) : { kind: 'chip', breed: first }]
    case 'wool_of_discarded':
      return [icon('wool'), text('£')]
    case 'money_per':
      return [coin(first), text('×'), icon(WHAT[second], 12)]
    case 'gold':
      return Array.from({ length: Number(first) }, (): Sign => ({ kind: 'gold' }))
    case 'certificate':
      return [icon('certificate', 13), ...times(first)]
    case 'pathfinder':
      return [icon('pathfinder'), text(first)]
    case 'exchange':
      return [icon('exchange'), ...times(first)]
    case 'objective':
      return [icon('objective', 13)]
    case 'card':
      return [cardSign(first)]
    case 'draw_discard':
      return [icon('draw-discard', 13), text(first)]
    case 'hire':
      return [icon('hire'), ...(first === '0' ? [] : [text(signed(first))])]
    case 'invest':
      return [icon('bonus'), ...(first === '0' ? [] : [text(signed(first))])]
    case 'build':
      return [icon('build', 13), pay(first), icon('craftsman', 10)]
    case 'buy_sheep':
      return [icon('buy-sheep', 15)]
    case 'ship':
      return [icon('sea-step', 15), first === 'sailors' ? icon('sailor', 13) : text(first)]
    case 'shear':
      return [icon('shear', 15)]
    case 'aux':
      return [icon(first === 'any' ? 'aux-2' : 'aux-1')]
    case 'hazard':
      return [icon('hazard-off'), ...(first === '0' ? [] : [pay(first)])]
    case 'run':
      return [icon('step'), text(first)]
    case 'vp':
      return [text(first), icon('vp', 11)]
    case 'perm_cert':
      return [icon('certificate-perm', 14), ...times(first)]
    case 'perm_wool':
      return [icon('wool-perm', 14), ...times(first)]
    case 'joker':
      return [icon('joker', 15)]
    case 'upgrade_plus_one':
      return [icon('building', 13), icon('upgrade', 11), text('+1')]
    case 'top_deck':
      return [icon('top-deck', 14)]
    case 'market_take':
      return [icon('buy-sheep'), ...(Number(first) > 1 ? [text(`${first}×`)] : []), ...chips(second)]
    case 'market_buy':
      return [pay(first), ...chips(second)]
    default:
      return [text(token)]
  }
}

const PLAIN: Record<string, string> = { aux: 'aux', ship: 'ship' }

function tokenText(token: string, t: Say): string {
  const [name, first = '', second = ''] = token.split(':')
  const breeds = (list: string) =>
    list
      .split('+')
      .map((breed) => t(`nz-card-${breed}`))
      .join(` ${t('tb-or')} `)
  if (name === 'discard') return t('nz-e-discard', { kind: t(`nz-kind-${first}`) })
  if (name === 'money_per') return t('nz-e-money-per', { count: Number(first), what: t(`nz-what-${second}`) })
  if (name === 'card') return t('nz-e-card', { card: t(`nz-card-${first}`) })
  if (name === 'hire' || name === 'invest')
    return Number(first) ? t(`nz-e-${name}-at`, { by: signed(first) }) : t(`nz-e-${name}`)
  if (name === 'hazard' && first === '0') return t('nz-e-hazard-free')
  if (name === 'market_take') return t('nz-e-market-take', { count: Number(first), breeds: breeds(second) })
  if (name === 'market_buy') return t('nz-e-market-buy', { count: Number(first), breeds: breeds(second) })
  if (PLAIN[name] && !isNumber(first)) return t(`nz-e-${name}-${first}`)
  return t(`nz-e-${name.replaceAll('_', '-')}`, { count: Number(first) || 0 })
}

const JOINT = '|'
export const { altText, actionText } = reader({
  joint: JOINT,
  letter: 6.3,
  icon,
  signs: signsOfToken,
  words: tokenText,
  or: 'tb-or',
})

// Letters on a chip are as large as figures, so two of them make it wider.
const wide = (sign: Sign): number =>
  sign.kind === 'icon'
    ? sign.size
    : sign.kind === 'text'
      ? 6.3 * sign.text.length
      : sign.kind === 'chip'
        ? chipWidth(sign.breed)
        : 13.4
export const chipWidth = (breed: string): number => (TWO_LETTERS.includes(breed) ? 17 : 12)
const TWO_LETTERS = ['english_leicester', 'suffolk', 'romney', 'bonus3', 'bonus7']

export function placed(row: Sign[]): Signs {
  let x = 0
  const signs = row.map((sign) => {
    const one = { sign, x }
    x += wide(sign) + 1.6
    return one
  })
  return { signs, width: Math.max(0, x - 1.6) }
}

/** Signs of each alternative in lines: where one line is too long, what it costs stands above what it brings. */
export function linesOf(alts: string | string[]): Signs[] {
  const [costs, gains] = [alts].flat().length === 1 ? [alts].flat()[0].split('>') : []
  return gains ? [placed([...tokens(costs), icon('gives', 6)]), placed(tokens(gains))] : [signsOf(alts)]
}
const tokens = (side: string): Sign[] => (side ? side.split(JOINT).flatMap(signsOfToken) : [])

/** Signs of an action side by side; alternatives are parted by a stroke. */
export function signsOf(alts: string | string[]): Signs {
  const row: Sign[] = []
  for (const alt of [alts].flat()) {
    if (row.length) row.push(icon('or', 8))
    const [first, second] = alt.split('>')
    if (second === undefined) row.push(...tokens(first))
    else row.push(...tokens(first), ...(first ? [icon('gives', 6)] : []), ...tokens(second))
  }
  return placed(row)
}
