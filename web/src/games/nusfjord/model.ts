// What a scene of Nusfjord means for the screen. No rules: only what the server says, sorted for controls.
import { total, type Counts, type Say } from '../../board-kit/options'
import type { Json, Lang, Option, Raw, Told } from '../../net/wire'
import data from './data.json'

export { aim, goal, of, sheetRows, single, total, type Counts, type Say } from '../../board-kit/options'
export type Words = string[]
export const GOODS = ['wood', 'fish', 'gold'] as const
export type Good = (typeof GOODS)[number]
export type Goods = Record<Good, number>

export interface Seated {
  elder: string
  fish: number
  worker: string | null
}
export interface PlayerView {
  colour: string
  goods: Goods
  reserve: Goods
  ships: Counts
  length: number
  catch: number
  shares: Counts
  unissued: number
  landed: number
  forests: Counts
  buildings: Record<string, string>
  free: string[]
  pairs: string[]
  council: Seated[]
  hand_size: number
  turns_left: number
  unfired: string[]
  limits: { wood: number; reserve: number }
  sheet: Counts
  points: number
  /** What cards with a star would be worth to this player now: open ones and the own buildings. */
  stars: Counts
  hand?: string[]
  hand_stars?: Counts
}
export interface SpaceView {
  id: string
  action: string
  column: string
  capacity: number
  workers: string[]
  full: boolean
}
export interface CopyView {
  id: string
  column: string | null
  workers: string[]
}
export interface Stack {
  top: string | null
  under: string | null
  hidden: boolean
}
export interface View {
  seats: number
  viewer: number
  options: Json
  match: { kind: 'single' | 'double' | 'campaign'; game: number; games: number; past: Counts[][] }
  round: number
  phase: 'setup' | 'fishing' | 'work' | 'returning_home' | 'end'
  start: number | null
  first: number | null
  turn: { number: number; active: number | null; of: number }
  colour: string | null
  spaces: SpaceView[]
  copies: CopyView[]
  new_shares: Counts
  shares_price: number
  plates: { filled: number; prices: number[] }
  shipyard: Counts
  spare_schooners: number
  elders: Stack[]
  elders_hidden: string[]
  cards: { A: string[]; B: string[]; C: string[]; piles: Counts; aside: string[]; gone: string[] }
  players: PlayerView[]
  question: {
    decision: string
    seats: number[]
    chain?: string[]
    decline?: boolean
    source?: string | null
    action?: string | null
    [name: string]: Raw
  }
  result: {
    ending: string
    ranks: number[]
    rank?: { before: number; after: number; candidate: number; total: number }
  } | null
}

// --- things

export type Step = Json & { op: string }
export interface Effect {
  when: string
  do: Step[]
  optional?: boolean
  only_if?: string
  only_if_ship?: string
}
export interface Told2 {
  name: Words
  text: Words
  effects: Effect[]
  /** Which parts are our guess: cost (its numbers), kinds (its goods), vp, effect. */ guess?: string[]
}
export interface CardData extends Told2 {
  letter: 'A' | 'B' | 'C'
  timing: string
  cost: number[]
  vp: number | Json
}
export interface ShipData {
  name: Words
  length: number
  vp: number
  costs: number[][]
}
export const CARDS = data.cards as unknown as Record<string, CardData>
export const ELDERS = data.elders as unknown as Record<string, Told2>
export const SHIPS = data.ships as unknown as Record<string, ShipData>
export const SHIP_NAMES = Object.keys(SHIPS)
export const DEEDS = data.deeds as Record<string, { name: Words; gold?: number; wood?: number; forests?: number }>
export const CARD_NAMES = Object.keys(CARDS)
export const ELDER_NAMES = Object.keys(ELDERS)
export const CELLS = data.cells
export const PAIRS = data.pairs

/** The word of a list [en, ru] in the reader's language. */
export const word = (words: Words | undefined, lang: Lang): string => words?.[lang === 'ru' ? 1 : 0] ?? ''
const SYLLABLE = '(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя][А-Яа-яЁё])'
const OPEN = '(?<=[А-Яа-яЁё]{2}[аеёиоуыэюяАЕЁИОУЫЭЮЯ])'
const CLOSED = '(?<=[А-Яа-яЁё]{2}[аеёиоуыэюя][бвгджзйклмнпрстфхцчшщ][ст]?)'
const BETWEEN = new RegExp(`${OPEN}${SYLLABLE}|${CLOSED}${SYLLABLE}`, 'g')
/** Long words may be parted between syllables where a card is narrow. */
export const soft = (words: string): string =>
  words.replace(/[А-Яа-яЁё]{9,}/g, (long) => long.replace(BETWEEN, '\u00AD'))
export const cardName = (card: string, lang: Lang): string => word(CARDS[card]?.name, lang)
export const elderName = (elder: string, lang: Lang): string => word(ELDERS[elder]?.name, lang)
export const shipName = (ship: string, lang: Lang): string => word(SHIPS[ship]?.name, lang)
export const deedName = (deed: string, lang: Lang): string => word(DEEDS[deed]?.name, lang)
export const goodName = (good: string, lang: Lang): string => word((data.goods as Record<string, Words>)[good], lang)
export const placeName = (place: string, lang: Lang): string =>
  word((data.places as Record<string, Words>)[place], lang)
export const phaseName = (phase: string, lang: Lang): string =>
  word((data.phases as Record<string, Words>)[phase], lang)
export const colourName = (colour: string, lang: Lang): string =>
  word((data.colours as Record<string, Words>)[colour], lang)
export const spaceName = (space: string, lang: Lang): string =>
  space.startsWith('copy') ? word(data.copy, lang) : deedName(space.replace(/_2$/, ''), lang)
export const cardAt = (place: number): string => CARD_NAMES[place] ?? ''

/** Is what it does our guess? */
export const isGuess = (told: Told2): boolean => !!told.guess?.includes('effect')
/** Is the price our guess: its numbers, or which goods they stand for? */
export const isPriceGuess = (told: Told2): boolean => !!told.guess?.some((part) => part === 'cost' || part === 'kinds')
/** What of a card or an elder is our guess, in words. */
export function guessWords(told: Told2, t: Say): string {
  const parts = told.guess ?? []
  const price = parts.includes('cost') && parts.includes('kinds')
  const keys = parts
    .filter((part) => !price || part !== 'kinds')
    .map((part) => (price && part === 'cost' ? 'price' : part))
  return keys.length ? t('nu-guess', { parts: keys.map((key) => t(`nu-guess-${key}`)).join(', ') }) : ''
}

/** Which sign stands for each action of the board. */
export const DEED_SIGNS: Record<string, string> = {
  gain_gold: 'gold',
  transfer_reserve: 'transfer',
  serve_fish: 'serve',
  build_building: 'build',
  issue_share: 'share',
  buy_all_shares: 'share-buy',
  clear_forest: 'axe',
  thin_out: 'thin',
  reforest: 'reforest',
  build_ship: 'build-ship',
  invite_elder: 'elder-invite',
}

/** A cell's two neighbours of a double space: its left and its right cell. */
export const cellsOf = (pair: string): [string, string] => [pair, pair[0] + String(Number(pair[1]) + 1)]
/** Where a space is seen, for sentences: its row from above, and which one it is there from the left. */
export const seenAt = (cell: string): { row: number; place: number } => {
  const row = CELLS.filter((other) => other[0] === cell[0])
  return { row: placeOf(cell).row, place: row.indexOf(cell) + 1 }
}
/** The same of a double space. */
export const seenPair = (pair: string): { row: number; left: number; right: number } => {
  const { row, place } = seenAt(pair)
  return { row, left: place, right: place + 1 }
}
export const placeOf = (cell: string): { row: number; column: number } => ({
  row: 'abc'.indexOf(cell[0]) + 1,
  column: Number(cell[1]),
})

export const forestsOf = (player: PlayerView): number => total(player.forests)
/** Empty building spaces: those without a building and without a forest. */
export const emptyOf = (player: PlayerView): number => player.free.length
export const canPay = (player: PlayerView | undefined, cost: number[]): boolean =>
  !!player && GOODS.every((good, i) => player.goods[good] >= cost[i])
export const lacking = (player: PlayerView | undefined, cost: number[]): number[] =>
  GOODS.map((good, i) => Math.max(0, cost[i] - (player?.goods[good] ?? 0)))

/** First player of a round: it goes round the table against the clock. */
export const firstOf = (view: View, round: number): number | null =>
  view.start === null || view.start === undefined
    ? null
    : (((view.start - (round - 1)) % view.seats) + view.seats) % view.seats

/** What a round brings when it begins: so many cards of a letter, or the hands are laid out. */
export function newsOf(view: View, round: number): { kind: 'A' | 'B' | 'C' | 'hand' | 'open'; count: number } | null {
  const events = data.events as unknown as Record<string, (number | boolean)[]>
  const at = (name: string) => Number(events[name]?.[view.seats] ?? 0)
  if (round === 3 && at('round3_reveal_a')) return { kind: 'A', count: at('round3_reveal_a') }
  if (round === 4 && at('round4_deal_c')) return { kind: 'hand', count: at('round4_deal_c') }
  if (round === 4 && at('round4_reveal_c')) return { kind: 'C', count: at('round4_reveal_c') }
  if (round === 5 && at('round5_reveal_b')) return { kind: 'B', count: at('round5_reveal_b') }
  if (round === 6 && at('round6_lay_out_hand_c')) return { kind: 'open', count: 1 }
  if (round === 6 && at('round6_reveal_c')) return { kind: 'C', count: at('round6_reveal_c') }
  return null
}

/** The colour of the workers of a solo round. */
export function colourOf(view: View, round: number): string | null {
  if (view.seats > 1) return null
  return data.soloColours[view.options.solo === 'hard' ? 1 : 0][round - 1] ?? null
}

// --- the catch track: lengths after the boat, with the number that becomes visible behind each

export const nextCatch = (length: number): number =>
  data.catch.slice(length + 1).find((size) => size > data.catch[length]) ?? 0

// --- the catch in its steps

export interface Fishing {
  round: number
  caught: number
  elders: number
  paid: number
  elsewhere: number
  home: number
  stored: number
  back: number
  collected: number
}

/** What the newest Fishing Phase did for a seat; null before the first. */
export function fishing(log: Told[], seat: number): Fishing | null {
  let at = log.length - 1
  while (at >= 0 && log[at].kind !== 'round-began') at -= 1
  const round = at >= 0 ? (log[at].args.round ?? 0) : 0
  const sum: Fishing = { round, caught: 0, elders: 0, paid: 0, elsewhere: 0, home: 0, stored: 0, back: 0, collected: 0 }
  let seen = false
  let closed = false
  for (const { kind, seat: who, args } of log.slice(Math.max(0, at))) {
    if (['placed', 'copied', 'placed-elder', 'passed'].includes(kind)) closed = true
    if (who !== seat || closed) continue
    if (kind === 'caught') {
      sum.caught += args.fish
      seen = true
    } else if (kind === 'fed-elder') sum.elders += 1
    else if (kind === 'elder-paid') sum.paid += args.fish
    else if (kind === 'fed-new-shares') sum.elsewhere += args.fish
    else if (kind === 'fed-share') {
      if (args.to === seat) sum.home += args.fish
      else sum.elsewhere += args.fish
    } else if (kind === 'stored-fish') sum.stored += args.fish
    else if (kind === 'returned-fish') sum.back += args.fish
    else if (kind === 'collected') sum.collected += args.fish
  }
  return seen ? sum : null
}

// --- options

const first = data.actions as Record<string, number>
export const said = (option: Option): string => option.notation.split(' ').slice(1).join(' ')

/** Where each kind of option lies; what is not here is only in the list. */
const PLACED = [
  'place',
  'copy',
  'elder',
  'build',
  'site',
  'serve',
  'ship',
  'invite',
  'clear',
  'plant',
  'feed',
  'trigger',
]
/** What the panel of the question says; on a phone it says more. */
export const SPOKEN = ['source', 'serve', 'upgrade', 'choose', 'times', 'trigger', 'share', 'feed']
const IN_PROMPT = ['pass', 'use', 'done', 'decline']
export const EXCHANGES = ['trade', 'sell']
export const KNOWN = new Set([...PLACED, ...SPOKEN, ...IN_PROMPT, ...EXCHANGES])
export const strange = (options: Option[] | null | undefined): Option[] =>
  (options ?? []).filter((option) => !KNOWN.has(option.kind))

/** Goods of an option's effects as [good, amount, reserve?]; what is paid comes first. */
export function changes(option: Option): { good: Good; count: number; reserve: boolean }[] {
  const rows = [false, true].flatMap((reserve) =>
    GOODS.map((good) => ({ good, count: option.effects[`${reserve ? 'reserve_' : ''}${good}`] ?? 0, reserve })),
  )
  return rows.filter(({ count }) => count).sort((a, b) => a.count - b.count)
}

// --- "why not?"

/** The space that a worker goes to for what lies at a place. */
const ACTION_OF: Record<string, string> = {
  card: 'build_building',
  hand: 'build_building',
  shipyard: 'build_ship',
  stack: 'invite_elder',
  plate: 'serve_fish',
  pair: 'clear_forest',
}
/** The action somebody most likely means by a place; -1 if nothing fits. */
export function naturalAction(place: string, view: View, decision: string): number {
  const [what, a, b] = place.split(':')
  const to = (id: string) => {
    const space = data.spaces.indexOf(id)
    if (space < 0) return -1
    const full = view.spaces.find((one) => one.id === id)?.full && view.copies.length
    return (full ? first.copy : first.place) + space
  }
  if (what === 'space') return to(a)
  if (decision === 'TURN' && ACTION_OF[what]) return to(ACTION_OF[what])
  if (what === 'council') return (decision === 'FEED_ELDER' ? first.feed : first.elder) + ELDER_NAMES.indexOf(b)
  if (what === 'card' || what === 'hand') return first.build + CARD_NAMES.indexOf(a)
  if (what === 'stack') {
    const top = view.elders[Number(a) - 1]?.top
    return top ? first.invite + ELDER_NAMES.indexOf(top) : -1
  }
  if (what === 'cell') return decision === 'SITE' ? first.site + CELLS.indexOf(b) : -1
  if (what === 'pair') return (decision === 'REFOREST' ? first.plant : first.clear) + PAIRS.indexOf(b)
  if (what === 'plate') return Number(a) > view.plates.filled ? first.serve + Number(a) - view.plates.filled - 1 : -1
  if (what === 'shipyard') return first.ship + data.offers.findIndex((offer) => offer.split(' ')[0] === a)
  if (what === 'built') return decision === 'TRIGGER' ? first.trigger + CARD_NAMES.indexOf(b) : -1
  return -1
}

/** The place of the board where its question is answered: which part of a small screen comes to the front. */
export const STAGE: Record<string, string> = {
  BUILD: 'cards',
  SITE: 'me',
  CLEAR: 'me',
  REFOREST: 'me',
  REMOVE_FOREST: 'me',
  TRIGGER: 'me',
  USE_ELDER: 'me',
  FEED_ELDER: 'me',
}

// --- points

/** Points of each finished game of a match, by seat. */
export const pastOf = (view: View): number[][] => view.match.past.map((game) => game.map(total))

/** Workers left from an earlier round: only in the solo game, where the colour tells (NUS-12.3). */
export const earlier = (view: View, worker: string): boolean => view.colour !== null && worker !== view.colour

/** Where a worker of this colour comes from: one's own harbour, or the place of a rival. */
export function homeOf(colour: string, view: View): string {
  const owner = view.seats === 1 ? 0 : view.players.findIndex((player) => player.colour === colour)
  return owner === view.viewer ? 'home' : `seat:${owner}`
}
