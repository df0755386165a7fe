// How an effect is drawn: a row of signs, one family for tiles, cards and strips. Its sentence comes from the same entry.
import type { Say } from '../../board-kit/options'
import { coin, isNumber, pay, reader, signed, text, toned, type Sign } from '../../families/trail/effect'
import { price } from './model'

export { upper } from '../../families/trail/effect'

/** Face and ink of each breed's card; they stay the same at dusk. */
export const BREEDS: Record<string, [face: string, ink: string]> = {
  criollo: ['#8D8D88', '#fff'],
  santa_gertrudis: ['#4F8A55', '#fff'],
  pineywoods: ['#2C2A2E', '#fff'],
  galloway: ['#F2EDE2', '#2B241C'],
  black_angus: ['#E0B02F', '#2B241C'],
  longhorn: ['#C24A3A', '#fff'],
  corriente: ['#3F74B8', '#fff'],
  shorthorn: ['#8A5A34', '#fff'],
  hereford: ['#7A4F9F', '#fff'],
  simmental: ['#DB7F2A', '#2B241C'],
  value3: ['#E0B02F', '#2B241C'],
}

const WHAT: Record<string, string> = {
  engineers: 'engineer',
  builders: 'builder',
  cowboys: 'cowboy',
  own_buildings_in_woods: 'woods',
  own_hazards: 'hazard',
  own_stations: 'station',
}
const KIND: Record<string, string> = { any_cattle: 'cattle', same_breed_pair: 'breed-pair', objective: 'objective' }
const PLAIN: Record<string, string[]> = {
  buy_cattle: ['buy-cattle'],
  bounty: ['bounty'],
  exchange_token: ['exchange'],
  adjacent_building: ['adjacent'],
  upgrade_station_behind: ['station', 'engine-back'],
  extraordinary_delivery: ['delivery-extra'],
}
const TONE: Record<string, string> = { certificate: 'cert', 'certificate-perm': 'cert', gives: 'dim', or: 'dim' }

const drawn = toned(TONE)
const icon = (name: string, size = 17): Sign => drawn(name, size)

function signsOfToken(token: string): Sign[] {
  const [name, first = '', second = ''] = token.split(':')
  if (PLAIN[name]) return PLAIN[name].map((one) => icon(one, 18))
  const times = (count: string) => (Number(count) > 1 ? [text(`×${count}`)] : [])
  switch (name) {
    case 'money':
      return [coin(first)]
    case 'pay':
      return [pay(first)]
    case 'discard':
      return [KIND[first] ? icon(KIND[first]) : { kind: 'chip', breed: first }]
    case 'engine_back':
      return [icon('engine-back', 18), text(first === 'any' ? '1+' : first)]
    case 'money_per':
      return [coin(first), text('×'), icon(WHAT[second], 15)]
    case 'cert':
      return [icon('certificate', 16), ...(first === 'max' ? [text('max')] : times(first))]
    case 'cert_money_per_bandit_pair':
      return [
        icon('certificate', 15),
        text(`×${first}`),
        coin(second),
        text('×'),
        { kind: 'icon', name: 'bandit', size: 14, tone: 'bandit-green' },
        { kind: 'icon', name: 'bandit', size: 14, tone: 'bandit-orange' },
      ]
    case 'permanent_cert':
      return [icon('certificate-perm', 16), ...times(first)]
    case 'engine':
      return [icon('engine-forward', 18), isNumber(first) ? text(first) : icon(WHAT[first], 15)]
    case 'herder':
      return [icon('step', 17), text(first)]
    case 'herder_free':
      return [icon('step', 17), text(first), { kind: 'coin', text: '0', pay: true }]
    case 'hire':
      return [icon('hire', 17), ...(first === '0' ? [] : [text(signed(first))])]
    case 'build':
      return [icon('build', 18), pay(first), icon('builder', 14)]
    case 'hazard':
      return [icon('hazard-off', 17), ...(first === '0' ? [] : [pay(first)])]
    case 'aux':
      return [icon('aux-2', 17)]
    case 'objective':
      return [icon(first === 'hand' ? 'objective-hand' : 'objective', 16)]
    case 'draw_discard':
      return [icon('draw-discard', 16), isNumber(first) ? text(first) : icon(WHAT[first], 15)]
    case 'trash_hand_card':
      return [icon('trash', 16), ...times(first)]
    default:
      return [text(token)]
  }
}

function tokenText(token: string, t: Say): string {
  const [name, first = '', second = ''] = token.split(':')
  if (name === 'discard') return t('gw-e-discard', { kind: t(`gw-kind-${first}`) })
  if (name === 'money_per') return t('gw-e-money-per', { count: Number(first), what: t(`gw-what-${second}`) })
  if (name === 'cert_money_per_bandit_pair')
    return t('gw-e-bandit-pairs', { certificates: Number(first), count: Number(second) })
  if (name === 'cert' && first === 'max') return t('gw-e-cert-max')
  if (name === 'engine_back' && first === 'any') return t('gw-e-engine-back-any')
  if ((name === 'engine' || name === 'draw_discard') && !isNumber(first))
    return t(`gw-e-${name.replace('_', '-')}-what`, { what: t(`gw-what-${first}`) })
  if (name === 'hire') return Number(first) ? t('gw-e-hire-at', { by: price(Number(first), t) }) : t('gw-e-hire')
  if (name === 'hazard' && first === '0') return t('gw-e-hazard-free')
  if (name === 'objective') return t(`gw-e-objective-${first}`)
  if (name === 'aux') return t('gw-e-aux')
  return t(`gw-e-${name.replaceAll('_', '-')}`, { count: Number(first) || 0 })
}

export const { signsOf, altText, actionText } = reader({
  joint: '+',
  letter: 7.2,
  icon,
  signs: signsOfToken,
  words: tokenText,
  or: 'tb-or',
  sizes: { coin: 17.4, wide: 21, chip: 14, link: 10 },
})
