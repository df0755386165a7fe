// Effects of cards and elders as rows of signs: the sentence beside them comes from the box.
import type { Json } from '../../net/wire'
import { CARDS, DEED_SIGNS, ELDERS, GOODS, type CardData, type Effect, type Say, type Step } from './model'

export type Sign =
  { kind: 'icon'; name: string; tone?: string; small?: boolean } | { kind: 'text'; text: string; tone?: string }
const icon = (name: string, tone = '', small = false): Sign => ({ kind: 'icon', name, tone, small })
const text = (words: string | number, tone = ''): Sign => ({ kind: 'text', text: String(words), tone })
const gives = icon('gives', 'dim', true)
const or = icon('or', 'dim', true)
const SHIPS = ['sloop', 'cutter', 'schooner']

const goods = (amounts: Json, sign = ''): Sign[] =>
  GOODS.flatMap((good) => (amounts[good] ? [text(`${sign}${amounts[good]}`), icon(good, good)] : []))

const COUNTS: Record<string, Sign[]> = {
  buildings: [icon('building')],
  buildings_a: [text('A'), icon('building', 'A')],
  buildings_b: [text('B'), icon('building', 'B')],
  buildings_c: [text('C'), icon('building', 'C')],
  buildings_with_wood_cost: [icon('building'), icon('wood', 'wood', true)],
  building_sets: [text('A·B·C')],
  ships: [icon('sloop', 'fish')],
  ships_incl_boat: [icon('boat', 'fish'), icon('sloop', 'fish')],
  sloops: [icon('sloop', 'fish')],
  cutters: [icon('cutter', 'fish')],
  schooners: [icon('schooner', 'fish')],
  sloops_and_cutters: [icon('sloop', 'fish'), icon('cutter', 'fish')],
  ship_types: SHIPS.map((ship) => icon(ship, 'fish')),
  ship_types_incl_boat: ['boat', ...SHIPS].map((ship) => icon(ship, 'fish')),
  elders: [icon('elder')],
  forests: [icon('forest', 'forest')],
  forest_double_spaces: [icon('forest', 'forest'), icon('site-empty')],
  empty_spaces: [icon('site-empty')],
  catch: [icon('catch')],
  gold: [icon('gold', 'gold')],
  fish: [icon('fish', 'fish')],
  wood: [icon('wood', 'wood')],
  reserve_fish: [icon('fish', 'fish'), icon('reserve')],
  reserve_goods: [icon('reserve')],
  fish_all: [icon('fish', 'fish')],
  shares_total: [icon('share')],
  own_shares: [icon('share')],
  foreign_shares: [icon('share')],
  unissued_shares: [icon('share-unissued')],
  plates_filled: [icon('plate')],
  excess_fish: [icon('fish', 'fish'), icon('undo')],
}
const counted = (name: string): Sign[] => COUNTS[name] ?? [text(name)]

function condition(words: string): Sign[] {
  const found = /^(\w+?)(>=|<=|==|>|<)(-?\d+)$/.exec(words)
  if (!found) return [text(words)]
  const sign = { '>=': '≥', '<=': '≤', '==': '=', '>': '>', '<': '<' }[found[2]]
  return [...counted(found[1]), text(Number(found[3]) === 0 && found[2] === '<=' ? '0' : `${sign}${found[3]}`)]
}

function deed(step: Step, t: Say): Sign[] {
  const ship = step.id === 'build_ship' && step.ship
  const signs: Sign[] = []
  if (step.times > 1) signs.push(text(`${step.times}×`))
  if (step.id === 'gain_gold') return [...signs, text(1), icon('gold', 'gold')]
  signs.push(ship ? icon(step.ship, 'fish') : icon(DEED_SIGNS[step.id] ?? 'worker'))
  if (step.free) signs.push(text(t('nu-free')))
  for (const good of GOODS)
    if (step[`${good}_discount`]) signs.push(text(`−${step[`${good}_discount`]}`), icon(good, good))
  if (step.forests) signs.push(text(step.forests), icon('forest', 'forest'))
  if (step.plate_discount) signs.push(text(`−${step.plate_discount}`), icon('fish', 'fish'))
  if (step.wood_per_plate) signs.push(text(`+${step.wood_per_plate}`), icon('wood', 'wood'), text('×'), icon('plate'))
  if (step.max_plates) signs.push(text(`×${step.max_plates}`))
  return signs
}

function rule(step: Step): Sign[] {
  const value = step.value
  switch (step.key) {
    case 'ship_discount':
      return Object.entries(value as Record<string, Record<string, number>>).flatMap(([ship, off]) => [
        icon(ship, 'fish'),
        ...goods(off, '−'),
      ])
    case 'schooner_gold_price':
      return [icon('schooner', 'fish'), text(value), icon('gold', 'gold')]
    case 'elder_fish_kept':
      return [icon('elder'), gives, text(value), icon('fish', 'fish')]
    case 'empty_space_penalty':
      return [icon('site-empty'), text(`${value}★`, 'points')]
    case 'unissued_share_penalty':
      return [icon('share-unissued'), text(`${value}★`, 'points')]
    case 'free_empty_spaces':
      return [text(value), icon('site-empty'), text('0★', 'points')]
    case 'wood_limit':
      return [text('≤'), text(value), icon('wood', 'wood')]
    case 'reserve_fish_limit':
      return [icon('reserve'), text('≤'), text(value), icon('fish', 'fish')]
    case 'issue_share_gold':
      return [icon('share-unissued'), gives, text(value), icon('gold', 'gold')]
    case 'pay_buildings_from_reserve':
      return [icon('reserve'), gives, icon('build')]
    case 'share_gold_to_own_reserve':
      return [icon('share-buy'), gives, icon('gold', 'gold'), icon('reserve')]
    case 'reserve_gold_scores':
      return [icon('reserve'), icon('gold', 'gold'), text('1★', 'points')]
    case 'endgame_reforest':
      return [icon('end-game'), icon('site-empty'), gives, text(value), icon('forest', 'forest')]
    default:
      return [icon('static')]
  }
}

export function stepSigns(step: Step, t: Say): Sign[] {
  switch (step.op) {
    case 'gain': {
      const per = step.per ? [text('×'), ...(step.div > 1 ? [text(step.div)] : []), ...counted(step.per)] : []
      return [...goods(step), ...per, ...(step.to === 'reserve' ? [icon('reserve')] : [])]
    }
    case 'pay':
      return goods(step, '−')
    case 'exchange':
      return [
        ...(typeof step.times === 'number' && step.times > 1 ? [text(`${step.times}×`)] : []),
        ...goods(step.give),
        gives,
        ...goods(step.get),
      ]
    case 'action':
      return deed(step, t)
    case 'choose':
      return (step.options as string[]).flatMap((id, i) => [
        ...(i ? [or] : []),
        ...deed({ op: 'action', id, ...(step.mods?.[id] ?? {}) }, t),
      ])
    case 'remove_forest': {
      const many = step.min === step.max ? `−${step.max}` : `−${step.min}…${step.max}`
      const gain = [...goods({ wood: step.wood ?? step.wood_total, gold: step.gold_total })]
      return [text(many), icon('forest', 'forest'), ...(gain.length ? [gives, ...gain] : [])]
    }
    case 'flip_share':
      return [icon('share-unissued'), gives, icon('share')]
    case 'upgrade_ship':
      return [
        ...(step.times > 1 ? [text(`${step.times}×`)] : []),
        icon('sloop', 'fish'),
        icon('upgrade'),
        icon(step.to ?? 'cutter', 'fish'),
      ]
    case 'sell_ship':
      return Object.entries(step.prices as Record<string, number>).flatMap(([ship, price]) => [
        icon(ship, 'fish'),
        gives,
        text(price),
        icon('gold', 'gold'),
      ])
    case 'use_elder':
      return [icon('elder')]
    case 'fill_plate':
      return [icon('plate'), gives, text(step.gold), icon('gold', 'gold')]
    case 'distribute_fish':
      return [
        icon('catch'),
        ...(step.base ? [text(step.base)] : []),
        ...(step.per ? [text(step.base ? '+' : ''), ...counted(step.per)] : []),
      ]
    case 'set':
      return rule(step)
    default:
      return [text(step.op)]
  }
}

const ON: Record<string, Sign[]> = {
  elder_fish_removed: [text(3), icon('fish', 'fish'), icon('elder')],
  elder_used: [icon('elder')],
  reserve_empty: [icon('reserve'), text(0)],
  reserve_fish_at_least_8: [icon('reserve'), text(8), icon('fish', 'fish')],
  excess_fish: [icon('fish', 'fish'), icon('undo')],
  double_space_freed: [text('−'), icon('forest', 'forest'), icon('site-empty')],
  pass: [icon('worker'), text('0')],
  fishing_phase_start: [icon('catch')],
}

function moment(effect: Effect): Sign[] {
  const [when, what = ''] = effect.when.split(/:(.*)/s)
  const ship = effect.only_if_ship ? [icon(effect.only_if_ship, 'fish')] : []
  const only = effect.only_if ? [...condition(effect.only_if), gives] : []
  if (when === 'built') return [icon('now', 'dim'), ...only]
  if (when === 'used') return only
  if (when === 'anytime') return [icon('anytime', 'dim')]
  if (when === 'static') return [icon('static', 'dim')]
  if (when === 'once') return [icon('now', 'dim'), text('1×'), ...condition(what), gives]
  if (when === 'on') return [icon('each-time', 'dim'), ...(ON[what] ?? []), gives, ...only]
  return [
    icon('each-time', 'dim'),
    ...(ship.length ? ship : [icon(DEED_SIGNS[what] ?? 'worker')]),
    when === 'before' ? text('+') : gives,
    ...only,
  ]
}

const isSame = (some: object, others: object): boolean => JSON.stringify(some) === JSON.stringify(others)
const steps = (list: Step[], t: Say): Sign[] =>
  list.flatMap((step, i) => {
    const before = list[i - 1]
    // What is got is what the next exchange takes: one row of arrows says both.
    if (before?.op === 'exchange' && step.op === 'exchange' && isSame(before.get, step.give))
      return [gives, ...goods(step.get)]
    const link = !before
      ? []
      : before.op === 'pay'
        ? [gives]
        : before.op === step.op && step.op === 'exchange'
          ? [or]
          : step.op === 'action' && before.op !== 'gain'
            ? [gives]
            : []
    return [...link, ...stepSigns(step, t)]
  })
const effectSigns = (effects: Effect[], t: Say): Sign[] =>
  effects.flatMap((effect) => [...moment(effect), ...steps(effect.do, t)])

/** The points of a star card as signs. */
function starSigns(vp: CardData['vp']): Sign[] {
  if (typeof vp === 'number') return []
  const end = icon('end-game', 'dim')
  if (vp.kind === 'if') return [end, ...condition(vp.cond), gives, text(`${vp.then}★`, 'points')]
  if (vp.kind === 'table')
    return [
      end,
      ...counted(vp.count),
      ...(vp.steps as number[][]).flatMap(([from, points], i) => [
        ...(i ? [or] : []),
        text(`${from}:`),
        text(`${points}★`, 'points'),
      ]),
    ]
  const each = `${vp.each < 0 ? '−' : ''}${Math.abs(vp.each)}★`
  return [
    end,
    ...(vp.base ? [text(`${vp.base}★`, 'points')] : []),
    text(each, 'points'),
    text('×'),
    ...(vp.div > 1 ? [text(vp.div)] : []),
    ...counted(vp.count),
  ]
}
/** What a card does. Where that would be wider than `most`, only how it begins: the card itself tells the rest. */
export function cardSigns(card: string, t: Say, most = Infinity): Sign[] {
  if (!CARDS[card]) return []
  const { effects, vp } = CARDS[card]
  return fitted([...effectSigns(effects, t), ...starSigns(vp)], most)
}
/** A number, a sign of or, an arrow: it says nothing without what follows. */
const isLoose = (sign: Sign): boolean =>
  sign.kind === 'text' ? !/[★…]/.test(sign.text) : ['gives', 'or'].includes(sign.name)
/** As many signs as are read in so much room, and nothing begun; the tip has all of them. */
export function fitted(signs: Sign[], most: number): Sign[] {
  if (laid(signs).width <= most) return signs
  const found: Sign[] = []
  for (const sign of signs) {
    if (laid([...found, sign, text('…')]).width > most) break
    found.push(sign)
  }
  while (found.length && isLoose(found[found.length - 1])) found.pop()
  return [...found, text('…')]
}
export const elderSigns = (elder: string, t: Say): Sign[] =>
  ELDERS[elder] ? effectSigns(ELDERS[elder].effects, t) : []

/** A row laid out: where each sign begins, and how wide all are; a sign is 14 units high. */
export interface Row {
  signs: { sign: Sign; x: number; w: number }[]
  width: number
}
const WIDE = /[★≥≤…×A-ZА-Я]/
const widthOf = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (WIDE.test(letter) ? 9 : /[.,:·]/.test(letter) ? 4 : 7), 0)
export function laid(signs: Sign[]): Row {
  let x = 0
  const row = signs.map((sign) => {
    const w = sign.kind === 'icon' ? (sign.small ? 10 : 15) : widthOf(sign.text)
    const spot = { sign, x, w }
    x += w + (sign.kind === 'text' ? 1 : 2)
    return spot
  })
  return { signs: row, width: Math.max(4, x) }
}
