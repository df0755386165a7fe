// What a scene of Catan means for the screen. No rules: only what the server says, sorted for controls.
import type { Json, Option } from '../../net/wire'
import { unknown } from '../../board-kit/options'
import data from './data.json'

export { of, single } from '../../board-kit/options'

export const RESOURCES = data.resources
export const TOOLS = ['road', 'settlement', 'city'] as const
export type Tool = (typeof TOOLS)[number]
export type Build = Tool | 'buy'
export type Cards = Record<string, number>

export interface PlayerView {
  colour: string
  hand_size: number
  card_count: number
  played: Cards
  roads_left: number
  settlements_left: number
  cities_left: number
  road_length: number
  points: number
  rates: number[]
  roads: number[]
  settlements: number[]
  cities: number[]
  hand?: Cards
  cards?: Cards
  total_points?: number
  laid_down?: Cards
}

export interface Offer {
  to: number[]
  give: Cards
  want: Cards
  accepted: number[]
  rejected: number[]
  not_asked: number[]
  counters: { seat: number; give: Cards; want: Cards }[]
}

export interface View {
  seats: number
  viewer: number
  options: Json
  board: { terrain: (string | null)[]; numbers: number[]; harbours: (string | null)[]; robber: number }
  players: PlayerView[]
  bank: Cards
  deck: number
  turn: {
    number: number
    active: number | null
    dice: [number, number] | null
    card_played: boolean
    bought?: Cards
    offers_made: number
  }
  longest_road: number | null
  largest_army: number | null
  offer: Offer | null
  question: {
    decision: string
    seats: number[]
    owed?: number[]
    give?: Cards
    want?: Cards
    counter?: boolean
    left?: number
    node?: number
    round?: number
  }
  result: { ending: string; winner: number | null } | null
}

// --- cards

export const counts = (cards: Cards | undefined): number[] => RESOURCES.map((name) => cards?.[name] ?? 0)
export const total = (row: number[]): number => row.reduce((sum, count) => sum + count, 0)
export const cost = (build: Build): number[] =>
  (data.costs as Record<string, number[]>)[build === 'buy' ? 'development_card' : build]

/** A bundle of cards as events write it: five bits for each resource. */
export function unpacked(bundle: number): number[] {
  return RESOURCES.map((_, i) => Math.floor(bundle / 32 ** i) % 32)
}

export const lacking = (hand: number[], price: number[]): number[] =>
  price.map((amount, i) => Math.max(0, amount - hand[i]))

/** How often a price can be paid. */
export function times(hand: number[], price: number[]): number {
  return Math.min(...price.map((amount, i) => (amount ? Math.floor(hand[i] / amount) : Infinity)))
}

/** A bank trade among the options that would make a price payable, the cheapest first. */
export function remedy(
  options: Option[],
  hand: number[],
  price: number[],
  rates: number[],
): { option: Option; give: number; get: number; rate: number } | null {
  const missing = lacking(hand, price)
  if (total(missing) !== 1) return null
  let best = null
  for (const option of options) {
    if (option.kind !== 'bank') continue
    const [give, get] = option.targets.map((target) => RESOURCES.indexOf(target.slice(9)))
    const rate = rates[give]
    if (missing[get] === 1 && hand[give] - rate >= price[give] && (!best || rate < best.rate))
      best = { option, give, get, rate }
  }
  return best
}

// --- words that are sent

const side = (row: number[]) =>
  RESOURCES.flatMap((name, i) => (row[i] ? [`${row[i]} ${name}`] : [])).join(' ') || 'nothing'

export function offerLine(give: number[], want: number[], to: number[]): string {
  return `offer ${side(give)} for ${side(want)} to ${[...to]
    .sort()
    .map((seat) => `p${seat}`)
    .join(' ')}`
}

export function counterLine(give: number[], want: number[]): string {
  return `counter ${side(give)} for ${side(want)}`
}

/** The single steps that finish terms which were begun: in the order of resources, gifts first. */
export function composeSteps(give: number[], want: number[], begun: { give: number[]; want: number[] }): string[] {
  const steps = (verb: string, row: number[], from: number[]) =>
    RESOURCES.flatMap((name, i) => Array<string>(Math.max(0, row[i] - from[i])).fill(`${verb} ${name}`))
  return [...steps('give', give, begun.give), ...steps('want', want, begun.want), 'send']
}

export function discardSteps(row: number[]): string[] {
  return RESOURCES.flatMap((name, i) => Array<string>(row[i]).fill(`discard ${name}`))
}

/** Cards by name, without those that are not there. */
export const cardsOf = (row: number[]): Cards =>
  Object.fromEntries(RESOURCES.flatMap((name, i) => (row[i] ? [[name, row[i]]] : [])))

// --- options

/** The kinds that are answered on the board, with the control of every other kind. */
export const CONTROLS: Record<string, string> = {
  road: 'board',
  settlement: 'board',
  city: 'board',
  robber: 'board',
  roll: 'prompt',
  end: 'prompt',
  stop: 'prompt',
  buy: 'build',
  knight: 'cards',
  roads: 'cards',
  plenty: 'cards',
  monopoly: 'cards',
  bank: 'trade',
  offer: 'trade',
  give: 'trade',
  want: 'trade',
  send: 'trade',
  drop: 'trade',
  accept: 'offer',
  reject: 'offer',
  counter: 'offer',
  confirm: 'partner',
  take: 'partner',
  cancel: 'partner',
  discard: 'discard',
  steal: 'steal',
}

export const BOARD_KINDS = ['road', 'settlement', 'city', 'robber']

/** Options that no control of ours knows; the prompt shows them as plain buttons. */
export const strange = (options: Option[] | null | undefined): Option[] => unknown(options, CONTROLS)

/** The kind whose places are lit: the chosen tool, or the only kind that is asked for. */
export function litKind(options: Option[] | null | undefined, tool: Build | null): string | null {
  if (tool) return tool
  const kinds = new Set(
    (options ?? []).filter((option) => BOARD_KINDS.includes(option.kind)).map((option) => option.kind),
  )
  return kinds.size === 1 ? [...kinds][0] : null
}

/** Actions by place for the kinds that touch the board. */
export function byPlace(options: Option[] | null | undefined): Map<string, Option[]> {
  const found = new Map<string, Option[]>()
  for (const option of options ?? []) {
    if (BOARD_KINDS.includes(option.kind))
      found.set(option.targets[0], [...(found.get(option.targets[0]) ?? []), option])
  }
  return found
}

/** The action somebody most likely means by a place: the chosen tool, else what fits there. */
export function naturalAction(place: string, tool: string | null, mine: PlayerView | undefined): number {
  const [kind, id] = place.split(':')
  const index = Number(id)
  const first = data.actions as Record<string, number>
  if (kind === 'edge') return first.road + index
  if (kind === 'hex') return first.robber + index
  return (
    (tool === 'city' || (tool !== 'settlement' && mine?.settlements.includes(index)) ? first.city : first.settlement) +
    index
  )
}

export const actionOf = (kind: string): number => (data.actions as Record<string, number>)[kind]

// --- what is still to come

/** The steps around a decision, as numbered crumbs, and where we are. */
export function steps(question: View['question'], tool: string | null): { names: string[]; now: number } {
  const chain = (names: string[], now: number) => ({ names, now })
  switch (question.decision) {
    case 'FOUND_SETTLEMENT':
      return chain(['settlement', 'road'], 0)
    case 'FOUND_ROAD':
      return chain(['settlement', 'road'], 1)
    case 'DISCARD':
      return chain(['discard', 'robber', 'steal'], 0)
    case 'MOVE_ROBBER':
      return chain(['robber', 'steal'], 0)
    case 'STEAL':
      return chain(['robber', 'steal'], 1)
    case 'ROAD_BUILDING':
      return chain(['road-1', 'road-2'], 2 - (question.left ?? 1))
    case 'TRADE_COMPOSE':
      return chain(['terms', 'answers', 'partner'], 0)
    case 'TRADE_RESPONSE':
      return chain(['terms', 'answers', 'partner'], 1)
    case 'TRADE_SELECT':
      return chain(['terms', 'answers', 'partner'], 2)
    case 'MAIN':
      return tool && tool !== 'buy' ? chain([tool, 'place'], 1) : chain([], 0)
    default:
      return chain([], 0)
  }
}

// --- history and scores

/** How often each sum was rolled in this game, as the server counts it. */
export function rolls(tally: Record<string, number> | undefined): { name: string; count: number }[] {
  return Array.from({ length: 11 }, (_, i) => ({ name: String(i + 2), count: tally?.[i + 2] ?? 0 }))
}

/** Where the points come from, zeros too; cards of others are known when the game is over. */
export function scoreRows(view: View): { key: string; points: number[] }[] {
  const worth = data.points
  return [
    { key: 'settlements', points: view.players.map((player) => player.settlements.length * worth.settlement) },
    { key: 'cities', points: view.players.map((player) => player.cities.length * worth.city) },
    { key: 'road', points: view.players.map((_, seat) => (view.longest_road === seat ? worth.longest_road : 0)) },
    { key: 'army', points: view.players.map((_, seat) => (view.largest_army === seat ? worth.largest_army : 0)) },
    {
      key: 'cards',
      points: view.players.map((player) => (player.cards?.victory_point ?? 0) * worth.victory_point_card),
    },
  ]
}

export const target = (view: View): number => Number(view.options.victory_points_to_win ?? data.target)

export const discardLimit = (view: View): number => Number(view.options.discard_limit ?? 7)
