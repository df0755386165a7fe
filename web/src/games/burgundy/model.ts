// What a scene of The Castles of Burgundy means for the screen. No rules: only what the server says, sorted for controls.
import { aim, unknown, type Counts, type Say } from '../../board-kit/options'
import type { Json, Option, Raw } from '../../net/wire'
import data from './data.json'

export { aim, distinct, of, sheetRows, single, total, type Counts } from '../../board-kit/options'

export const GOODS = data.goods
export const KINDS = data.kinds
export const DEEDS = ['take', 'place', 'sell', 'workers', 'buy'] as const
export type Deed = (typeof DEEDS)[number]

export interface PlayerView {
  colour: string
  estate: number | null
  sheet: [number, number] | null
  castle: number | null
  cells: (string | null)[]
  storage: (string | null)[]
  goods: Counts
  sold: Counts
  dice: [number, number] | null
  used: [boolean, boolean]
  bought: boolean
  silver: number
  workers: number
  points: number
  empty: number
  chosen?: boolean
  choice?: [estate: number, cell: number]
}

export interface View {
  seats: number
  viewer: number
  options: Json
  phase: number | null
  round: number | null
  first: number | null
  order: number[]
  done: number[]
  active: number | null
  white: number | null
  round_goods: (string | null)[]
  track: number[][]
  depots: { slots: { kind: string; tile: string | null }[]; goods: Counts }[]
  black: (string | null)[]
  bonus: Record<string, { large: number | null; small: number | null }>
  bonus_points: { large: number; small: number }
  phase_points: number[]
  left: Counts
  goods_left: number
  players: PlayerView[]
  question: { decision: string; seats: number[]; chain?: string[]; building?: string; [name: string]: Raw }
  result: { ending: string; winner: number | null } | null
}

// --- tiles

export interface Tile {
  kind: string
  /** The picture on it. */
  thing: string
  /** Animals on it, or the number of a knowledge tile. */
  count: number
}

export function tileOf(text: string): Tile {
  const [kind, name, count] = text.split(':')
  if (kind === 'building') return { kind, thing: name, count: 0 }
  if (kind === 'animal') return { kind, thing: name, count: Number(count) }
  return { kind, thing: kind, count: kind === 'knowledge' ? Number(name) : 0 }
}

export function tileName(text: string, t: Say): string {
  const tile = tileOf(text)
  if (tile.kind === 'knowledge') return t('bu-knowledge', { number: tile.count, name: t(`bu-know-${tile.count}`) })
  return tile.kind === 'animal' ? t(`bu-animal-${tile.thing}`, { count: tile.count }) : t(`bu-tile-${tile.thing}`)
}

export function tileText(text: string, t: Say): string {
  const tile = tileOf(text)
  return tile.kind === 'knowledge'
    ? t(`bu-know-${tile.count}.text`)
    : t(`bu-tile-${tile.kind === 'animal' ? 'animal' : tile.thing}.text`)
}

export const faceOf = (face: number): string => data.faces[face] ?? 'castle'
export const slotOf = (slot: number): string => data.slots[slot] ?? ''

// --- estates

const board = (estate: number | null) => data.boards[(estate ?? 1) - 1] ?? data.boards[0]
export const kindAt = (estate: number | null, cell: number): string => KINDS[board(estate).kinds[cell]]
export const castlesOf = (estate: number): number[] => board(estate).castles
export const regionOf = (estate: number | null, cell: number): number[] =>
  board(estate).regions.find((region) => region.includes(cell)) ?? []
export const goodsIn = (goods: Counts): { colour: string; count: number }[] =>
  GOODS.flatMap((colour) => (goods[colour] ? [{ colour, count: goods[colour] }] : []))

// --- options

const first = data.actions as Record<string, number>

export const aims = (option: Option, what: string): string[] =>
  option.targets.filter((target) => target.startsWith(`${what}:`)).map((target) => target.slice(what.length + 1))
const numeric = (text: string | undefined) => (text === undefined ? null : Number(text))
export const dieOf = (option: Option): number | null => numeric(aim(option, 'die'))
export const storageOf = (option: Option): number | null => numeric(aim(option, 'storage'))
export const costOf = (option: Option): number => option.effects.cost ?? Math.max(0, -(option.effects.workers ?? 0))
/** What it costs beside the die, in a word. */
export const priceWords = (option: Option, t: Say): string =>
  option.kind === 'buy'
    ? t('bu-cost-silver', { count: data.price })
    : costOf(option)
      ? t('bu-cost-workers', { count: costOf(option) })
      : ''
export const pointsOf = (option: Option): number => option.effects.points ?? 0

const KIND_DEED: Record<string, Deed> = {
  take: 'take',
  gain: 'take',
  place: 'place',
  settle: 'place',
  sell: 'sell',
  trade: 'sell',
  workers: 'workers',
  recruit: 'workers',
  buy: 'buy',
}
export const deedOf = (option: Option): Deed | undefined => KIND_DEED[option.kind]

/** The control where each kind of option is answered. */
export const CONTROLS: Record<string, string> = {
  take: 'depots',
  gain: 'depots',
  buy: 'depots',
  place: 'estate',
  settle: 'estate',
  sell: 'goods',
  trade: 'goods',
  workers: 'tray',
  recruit: 'tray',
  end: 'prompt',
  decline: 'prompt',
  leave: 'prompt',
  discard: 'ask',
  load: 'ask',
  loads: 'ask',
  goods: 'ask',
  pack: 'ask',
  estate: 'choose',
}

/** Options that no control of ours knows; the prompt shows them as plain buttons. */
export const strange = (options: Option[] | null | undefined): Option[] => unknown(options, CONTROLS)

export interface Choice {
  die: number | null
  deed: Deed | null
  storage: number | null
}

/** The die that is meant: the chosen one while it can do something, else the first that can. */
export function dieMeant(options: Option[], chosen: number | null): number | null {
  const dice = new Set(options.map(dieOf).filter((die) => die !== null))
  if (chosen !== null && dice.has(chosen)) return chosen
  return dice.size ? Math.min(...dice) : null
}

/**
 * What is lit for a choice: its die, its deed, its stored tile. Purchases are lit when they are asked for, or when
 * nothing else is left.
 */
export function meant(options: Option[], choice: Choice): Option[] {
  const rest = options.some((option) => deedOf(option) && option.kind !== 'buy')
  return options.filter((option) => {
    const die = dieOf(option)
    const deed = deedOf(option)
    if (die !== null && die !== choice.die) return false
    if (choice.deed ? deed !== choice.deed : option.kind === 'buy' && rest) return false
    return deed !== 'place' || choice.storage === null || storageOf(option) === choice.storage
  })
}

export interface Light {
  options: Option[]
  /** Workers that the cheapest of them takes. */
  cost: number
  /** Points that the best of them brings at once. */
  points: number
}

const VISIBLE: Record<string, string[]> = {
  take: ['slot'],
  gain: ['slot'],
  buy: ['slot'],
  place: ['cell'],
  settle: ['cell'],
  sell: ['goods'],
  trade: ['goods'],
  load: ['depot'],
  discard: ['storage'],
  pack: ['goods'],
}

/** Lit places with what they would do. Equal tiles of one depot or storage are one choice, so both are lit. */
export function lights(options: Option[], view: View): Map<string, Light> {
  const found = new Map<string, Light>()
  const add = (place: string, option: Option) => {
    const light = found.get(place) ?? { options: [], cost: Infinity, points: 0 }
    light.options.push(option)
    light.cost = Math.min(light.cost, costOf(option))
    light.points = Math.max(light.points, pointsOf(option))
    found.set(place, light)
  }
  for (const option of options) {
    for (const what of VISIBLE[option.kind] ?? []) for (const id of aims(option, what)) add(`${what}:${id}`, option)
    const slot = aim(option, 'slot')
    if (slot) for (const twin of twins(view, slot)) add(`slot:${twin}`, option)
    if (option.kind === 'discard')
      for (const twin of storedTwins(view, storageOf(option) ?? -1)) add(`storage:${twin}`, option)
    if (option.kind === 'estate') add(`cell:${castleOf(option)}`, option)
    if (option.kind === 'loads') add(`pair:${aims(option, 'depot').join('-')}`, option)
  }
  return found
}

/** The castle space of a chosen estate. */
export function castleOf(option: Option): number {
  const named = aim(option, 'cell')
  return named === undefined
    ? castlesOf(Number(aim(option, 'estate') ?? 1))[(option.action - first.estate) % 4]
    : Number(named)
}

/** Other slots of the same depot with the same tile. */
export function twins(view: View, slot: string): string[] {
  const tile = tileIn(view, slot)
  if (!tile) return []
  if (slot.startsWith('black'))
    return view.black.flatMap((other, i) => (other === tile && `black${i + 1}` !== slot ? [`black${i + 1}`] : []))
  return (view.depots[Number(slot[0]) - 1]?.slots ?? []).flatMap((other, i) =>
    other.tile === tile && 'abcd'[i] !== slot[1] ? [`${slot[0]}${'abcd'[i]}`] : [],
  )
}

/** Other places of one's storage with the same tile. */
export function storedTwins(view: View, place: number): number[] {
  const stored = view.players[view.viewer]?.storage ?? []
  return stored.flatMap((tile, i) => (tile && tile === stored[place] && i !== place ? [i] : []))
}

export function tileIn(view: View, slot: string): string | null {
  if (slot.startsWith('black')) return view.black[Number(slot.slice(5)) - 1] ?? null
  return view.depots[Number(slot[0]) - 1]?.slots['abcd'.indexOf(slot[1])]?.tile ?? null
}

/** What a stored tile, a slot or an option's tile shows. */
export function tileMoved(view: View, option: Option): string | null {
  const slot = aim(option, 'slot')
  if (slot) return tileIn(view, slot)
  const storage = storageOf(option)
  return storage === null ? null : (view.players[view.viewer]?.storage[storage] ?? null)
}

/** The best of several: the cheapest, then the one that brings most. */
export function best(options: Option[]): Option | undefined {
  return [...options].sort((a, b) => costOf(a) - costOf(b) || pointsOf(b) - pointsOf(a))[0]
}

/** Where the points of a placement come from, in the order of the rules. */
const PARTS = ['region', 'phase', 'colour', 'animals', 'building'] as const
export const parts = (option: Option): { part: string; points: number }[] =>
  PARTS.flatMap((part) => (option.effects[part] ? [{ part, points: option.effects[part] }] : []))

// --- "why not?"

/** The action somebody most likely means by a place; -1 if nothing fits. */
export function naturalAction(place: string, choice: Choice, view: View, decision: string): number {
  const [what, id] = place.split(':')
  const mine = view.players[view.viewer]
  const free = decision !== 'TURN'
  const die = choice.die ?? (mine?.used[0] ? 1 : 0)
  if (what === 'slot') {
    const slot = data.slots.indexOf(id)
    if (choice.deed === 'buy' || slot >= 24) return first.buy + slot
    return free ? first.gain + slot : first.take + die * 24 + slot
  }
  if (what === 'cell') {
    const cell = Number(id)
    const fits = mine?.storage.findIndex((tile) => tile && tileOf(tile).kind === kindAt(mine.estate, cell)) ?? -1
    const held = mine?.storage.findIndex((tile) => tile) ?? -1
    const storage = choice.storage ?? (fits >= 0 ? fits : Math.max(0, held))
    return free ? first.settle + storage * 37 + cell : first.place + die * 111 + storage * 37 + cell
  }
  if (what === 'goods') return free ? first.trade + GOODS.indexOf(id) : first.sell + die * 6 + GOODS.indexOf(id)
  if (what === 'depot') return first.load + Number(id) - 1
  if (what === 'storage') return first.discard + Number(id)
  return -1
}

/** The action behind a deed that is not possible. */
export function naturalDeed(deed: Deed, choice: Choice, view: View, decision: string): number {
  const mine = view.players[view.viewer]
  const die = choice.die ?? 0
  const face = mine?.dice?.[die] ?? 1
  const free = decision !== 'TURN'
  if (deed === 'take') return (free ? first.gain : first.take + die * 24) + (face - 1) * 4
  if (deed === 'place') {
    const cell = Math.max(
      0,
      data.cells.findIndex(([, , number], i) => number === face && !mine?.cells[i]),
    )
    return naturalAction(`cell:${cell}`, choice, view, decision)
  }
  if (deed === 'sell') return (free ? first.trade : first.sell + die * 6) + face - 1
  if (deed === 'workers') return free ? first.recruit : first.workers + die
  return first.buy + 24
}

// --- what is still to come

/** The chips of the prompt bar: what is asked now, then what waits, the next first; a die by its place, from 1. */
export function chain(question: View['question'], me: PlayerView | undefined, die: number | null): string[] {
  if (question.decision === 'TURN') {
    const unused = [0, 1].filter((one) => me && !me.used[one])
    return [...unused.filter((one) => one === die), ...unused.filter((one) => one !== die)].map(
      (one) => `die:${one + 1}`,
    )
  }
  const now = question.decision === 'TAKE' ? (question.building ?? 'take') : question.decision.toLowerCase()
  return [now, ...[...(question.chain ?? [])].reverse()]
}

// --- points

/** Who plays when in this round: 0 has played, 1 plays now, 2 is next. */
export function turnsLeft(view: View, seat: number): number {
  const waiting = view.order.filter((other) => !view.done.includes(other))
  return waiting.indexOf(seat) + 1
}

/** How many spaces of a kind are filled, of how many. */
export function filled(player: PlayerView, kind: string): { done: number; all: number } {
  const cells = player.cells.flatMap((tile, cell) => (kindAt(player.estate, cell) === kind ? [tile] : []))
  return { done: cells.filter(Boolean).length, all: cells.length }
}
