// What a scene of Great Western Trail means for the screen. No rules: only what the server says, sorted for controls.
import type { Json, Option, Raw } from '../../net/wire'
import { aim, listed, unknown, type Counts, type Say } from '../../board-kit/options'
import {
  bestBy,
  equalTiles,
  lightsOf,
  paidBy,
  siteArgs,
  tasksDone,
  tasksText,
  waysOf,
  type Light,
  type Site,
} from '../../families/trail/trail'
import type { Reading } from '../../families/trail/choice.svelte'
import data from './data.json'

export { aim, goal, listed, of, sheetRows, single, total, type Counts, type Say } from '../../board-kit/options'
export { payees, type Light } from '../../families/trail/trail'
export const CRAFTS = data.crafts

export interface NodeView {
  tile: string
  owner?: number
}
export interface PlayerView {
  colour: string
  dollars: number
  tokens: number
  certificates: number
  certificate_limit: number
  permanent: number
  hand_limit: number
  step_limit: number
  workers: Counts
  discs: string[]
  buildings: Record<string, string>
  unplaced: string[]
  replaced: string[]
  stations: number[]
  cities: Counts
  tiles: Counts
  masters: string[]
  area: Counts
  discard: Counts
  hand_size: number
  stack_size: number
  sheet: Counts
  points: number
  hand?: Counts
  stack?: Counts
  breeding?: number
}
export interface View {
  seats: number
  viewer: number
  options: Json
  sides: string[]
  turn: { number: number; first: number; active: number | null; phase: 'A' | 'B' | 'C' | null; last: number | null }
  trail: Record<string, NodeView>
  herders: (string | null)[]
  engines: string[]
  fees: { green: number; black: number }
  jobs: { token: number | null; filled: number; rows: (string | null)[][]; prices: number[] }
  foresight: Record<string, (string | null)[]>
  bags: Counts[]
  cattle: { market: Counts; stack: number; left: Counts }
  objectives: { display: Counts; stack: number }
  stations: { master: string | null; worker: string | null }[]
  players: PlayerView[]
  question: {
    decision: string
    seats: number[]
    chain?: string[]
    node?: string
    building?: string
    used?: number[]
    [name: string]: Raw
  }
  result: { ending: string; ranks: number[] } | null
}

// --- things

export interface NodeData {
  id: string
  kind: string
  next: string[]
  number?: number
  woods?: boolean
  zone?: string
  bounty?: string
  risk?: string
  route?: number
  site?: Site
}
export const NODES = data.nodes as NodeData[]
export const NODE = Object.fromEntries(NODES.map((node) => [node.id, node])) as Record<string, NodeData>
export interface Face {
  local: string[][]
  vp?: number
  hand?: string
  builders?: number
}
export const FACES = data.faces as Record<string, Face>
export const CARDS = Object.fromEntries(data.cards.map((card) => [card.id, card]))
export interface Goal {
  now: string
  tasks: string[]
  vp: number
  penalty: number
}
export const GOALS = data.objectives as Record<string, Goal>
export const CITIES = data.cities
export const MASTERS = data.masters as Record<string, { top: string[]; vp: number; per: number; counts: string }>
export const nodeName = (node: number): string => NODES[node]?.id ?? ''
const CARD_NAMES = [...data.cards.map((card) => card.id), ...Object.keys(GOALS)]
export const cardName = (card: number): string => CARD_NAMES[card] ?? ''
export const tileNamed = (tile: number): string => data.tiles[tile] ?? ''

export interface Tile {
  kind: 'neutral' | 'building' | 'hazard' | 'bandit' | 'worker'
  /** Letter, side, type of hazard, colour or craft. */
  name: string
  points: number
  hand: string
}
export function tileOf(text: string): Tile {
  const [kind, name, points, hand] = text.split(':')
  if (kind === 'hazard') return { kind, name, points: Number(points), hand }
  if (kind === 'bandit') return { kind, name, points: 0, hand: name === 'green' ? 'green' : 'black' }
  if (kind === 'building') return { kind, name, points: FACES[name]?.vp ?? 0, hand: FACES[name]?.hand ?? 'none' }
  return { kind: kind as Tile['kind'], name, points: 0, hand: 'none' }
}

/** What a hand costs the one who walks by. */
export const feeOf = (hand: string, fees: View['fees']): number =>
  hand === 'green' ? fees.green : hand === 'black' ? fees.black : hand === 'both' ? fees.green + fees.black : 0

export const isGoal = (card: string): boolean => card in GOALS

export function tileWords(text: string, t: Say): string {
  const tile = tileOf(text)
  if (tile.kind === 'neutral') return t('gw-neutral', { name: tile.name })
  if (tile.kind === 'building') return t('gw-building', { name: tile.name })
  if (tile.kind === 'hazard') return t('gw-hazard', { kind: t(`gw-zone-${tile.name}`), count: tile.points })
  return t(tile.kind === 'bandit' ? `gw-bandit-${tile.name}` : `gw-craft-${tile.name}`)
}
export function cardWords(card: string, t: Say): string {
  if (isGoal(card)) return t('gw-goal-of', { tasks: goalTasks(card, t) })
  const { breed, value, vp } = CARDS[card]
  const name = t(card.startsWith('simmental') ? `gw-card-${card}` : `gw-breed-${breed}`)
  return t('gw-cow', { name: name.replaceAll('\u00AD', ''), value, vp })
}
export const goalTasks = (card: string, t: Say): string =>
  tasksText(GOALS[card].tasks, (task, count) => t(`gw-task-${task}`, { count }))

// --- progress of objectives

/** How many of a task a player has; null if it cannot be known. */
export function owned(player: PlayerView, task: string): number | null {
  const tiles = Object.entries(player.tiles)
  switch (task) {
    case 'building':
      return Object.keys(player.buildings).length
    case 'station':
      return player.stations.length
    case 'hazard':
      return tiles.reduce((sum, [tile, count]) => sum + (tile.startsWith('hazard') ? count : 0), 0)
    case 'green_bandit':
      return player.tiles['bandit:green'] ?? 0
    case 'orange_bandit':
      return player.tiles['bandit:orange'] ?? 0
    case 'new_york':
      return player.cities.new_york ?? 0
  }
  if (!player.hand) return null
  const wanted = (card: string) => (task === 'value3' ? CARDS[card]?.value === 3 : CARDS[card]?.breed === task)
  return [player.hand, player.stack, player.discard].flatMap((pile) => listed(pile)).filter(wanted).length
}

/** Which tasks of a card are done, in the order of the card. */
export const progress = (player: PlayerView, card: string): (boolean | null)[] =>
  tasksDone(GOALS[card]?.tasks ?? [], (task) => owned(player, task))

// --- the railway

/** The space an engine counts as being at; in a turnout, the one after it. */
export const nose = (position: string): number =>
  position.startsWith('s') ? data.stations[Number(position.slice(1)) - 1].at + 1 : Number(position)
/** Crosses between an engine and a city: what the transport would cost. */
export const transport = (engine: string, value: number): number =>
  data.crosses.filter((cross) => cross >= nose(engine) && cross < value).length

/** Cities that a value would open, those without an own disc and those that may be chosen again. */
export function reachable(player: PlayerView, value: number): Set<string> {
  return new Set(
    CITIES.filter((city) => city.value <= value && (!player.cities[city.id] || city.repeats)).map((city) => city.id),
  )
}
/** What a delivery is worth that a player is asked about: its cards have left the hand, its certificates are paid. */
export const underWay = ({ question }: View, seat: number): number | null =>
  question.decision === 'DELIVER' && question.seats.includes(seat) ? (question.total ?? null) : null
/** All that the hand and the certificates of a player could make, or have made. */
export function worth(view: View, seat: number): number {
  const { breeding, certificates, permanent } = view.players[seat]
  return underWay(view, seat) ?? (breeding ?? 0) + certificates + permanent
}

// --- options

const first = data.actions as Record<string, number>
export const dollarsOf = (option: Option): number => option.effects.dollars ?? 0
/** An amount with its sign. */
export const price = (amount: number, t: Say): string =>
  `${amount < 0 ? '−' : '+'}${t('gw-money', { count: Math.abs(amount) })}`

/** The control where each kind of option is answered. */
export const CONTROLS: Record<string, string> = {
  place: 'trail',
  move: 'trail',
  bounty: 'trail',
  clear: 'trail',
  copy: 'trail',
  build: 'trail',
  local: 'deeds',
  aux: 'deeds',
  use: 'deeds',
  certificates: 'deeds',
  draw: 'deeds',
  raise: 'deeds',
  master: 'deeds',
  upgrade: 'rail',
  recall: 'rail',
  engine: 'rail',
  back: 'rail',
  deliver: 'rail',
  hire: 'jobs',
  buy: 'cattle',
  more: 'cattle',
  disc: 'mine',
  play: 'mine',
  discard: 'mine',
  trash: 'mine',
  objective: 'goals',
  blind: 'goals',
  foresight: 'trail',
  done: 'prompt',
  decline: 'prompt',
  exchange: 'prompt',
}
export const strange = (options: Option[] | null | undefined): Option[] => unknown(options, CONTROLS)

/** Lit places with what they would do. A building is chosen first, then its space. */
export const lights = (options: Option[], building: string | null): Map<string, Light> => lightsOf(options, building)

/** The best of several ways: the cheapest, then the shortest. */
export const best = bestBy(dollarsOf)
/** How the table of the trail reads what may be said. */
export const READING: Reading = {
  prefix: 'gw',
  lights,
  money: dollarsOf,
  price,
  best,
  pieces: ['move', 'build', 'hire', 'buy', 'engine', 'disc', 'deliver', 'place'],
  isMap: (place) => /^(node|track|city|station|foresight):/.test(place),
  tells: (place) => /^(node|city|station):/.test(place),
  twins: (view) => equalTiles((view as View).foresight, 'ab'),
  direct: ['move', 'hire', 'buy', 'bounty'],
  opening: (place, options, view) => openingOf(place, options, view as View),
}

/** The market that a question is about. */
export const MARKET_OF: Record<string, string> = {
  HIRE: 'jobs',
  CATTLE: 'cattle',
  OBJECTIVE: 'goals',
  BUILD: 'houses',
}
export const isWalk = (decision: string): boolean => ['MOVE', 'PLACE_HERDER', 'FREE_MOVE'].includes(decision)

/** What an effect of an action leads to, by the kind of its first gain. */
const LEADS: Record<string, (place: string, view: View) => boolean> = {
  hire: (place) => place.startsWith('job:'),
  buy_cattle: (place) => place.startsWith('cattle:'),
  build: (place) => place.startsWith('building:'),
  objective: (place) => place.startsWith('display:'),
  engine: (place) => place.startsWith('track:'),
  bounty: (place, view) => kindAt(place, view) === 'bandit',
  hazard: (place, view) => kindAt(place, view) === 'hazard',
}
const kindAt = (place: string, view: View): string => {
  const here = place.startsWith('node:') ? view.trail[place.slice(5)] : undefined
  return here ? tileOf(here.tile).kind : ''
}
/** The effects of an option that opens something, as the box writes them. */
export function programOf(option: Option, view: View): string {
  const { question } = view
  const [, what, which] = option.notation.split(' ')
  if (option.kind === 'local')
    return FACES[question.building ?? '']?.local[Number(what) - 1]?.['ab'.indexOf(which)] ?? ''
  if (option.kind === 'use') return (question.alternatives?.[option.notation.endsWith('b') ? 1 : 0] ?? []).join('+')
  if (option.kind === 'aux')
    return data.aux.find((aux) => aux.id === aim(option, 'aux'))?.forms[which === 'double' ? 1 : 0] ?? ''
  return ''
}
/** Can a card of the hand pay what asks for one of this kind? Of a pair it is the first. */
function fits(card: string, kind: string, hand: Counts | undefined): boolean {
  if (isGoal(card)) return kind === 'objective'
  const { breed, value } = CARDS[card]
  if (kind === 'same_breed_pair') return listed(hand).filter((one) => CARDS[one]?.breed === breed).length > 1
  return ['any_cattle', breed, `value${value}`].includes(kind)
}
/** The action that leads to a place, if all that do are of one kind; the cheapest of them. A card leads to what it pays. */
export function openingOf(place: string, options: Option[], view: View): Option | undefined {
  if (place.startsWith('hand:'))
    return paidBy(
      options,
      (option) => programOf(option, view),
      (kind) => fits(place.slice(5), kind, view.players[view.viewer]?.hand),
    )
  const found = options.flatMap((option) => {
    const program = programOf(option, view)
    const [name, amount] = (program.split('>').pop() ?? '').split('+')[0].split(':')
    return !program.includes('discard:') && LEADS[name]?.(place, view)
      ? [{ option, name, amount: Number(amount) || 0 }]
      : []
  })
  if (new Set(found.map(({ name, option }) => `${name} ${option.kind}`)).size !== 1) return undefined
  return found.sort((a, b) => a.amount - b.amount)[0].option
}
/** Spaces on the way of a move, the empty ones too, from where the herder stands. */
export const wayOf = waysOf(NODE, { start: 'START', end: 'KC' })

// --- "why not?"

/** The action somebody most likely means by a place; -1 if nothing fits. */
export function naturalAction(place: string, view: View, decision: string, building: string | null): number {
  const [what, id, more] = place.split(':')
  const sites = NODES.filter((node) => node.kind === 'building')
  const house = (node: string) =>
    NODES.filter((one) => one.kind === 'building' || one.kind === 'neutral').findIndex((one) => one.id === node)
  if (what === 'node') {
    const node = NODE[id]
    if (!node) return -1
    if (decision === 'BUILD')
      return node.kind === 'building' && building
        ? first.build + (Number(building) - 1) * sites.length + sites.indexOf(node)
        : -1
    if (decision === 'PLACE_HERDER')
      return node.kind === 'neutral' ? first.place + NODES.filter((one) => one.kind === 'neutral').indexOf(node) : -1
    if (decision === 'BOUNTY') return node.kind === 'bandit' ? first.bounty + (node.number ?? 1) - 1 : -1
    if (decision === 'HAZARD')
      return node.kind === 'hazard' ? first.clear + NODES.filter((one) => one.kind === 'hazard').indexOf(node) : -1
    if (decision === 'COPY') return house(id) >= 0 ? first.copy + house(id) : -1
    return node.route === undefined ? -1 : first.move + node.route
  }
  if (what === 'local') return first.local + Number(id) * 2 + (more === 'b' ? 1 : 0)
  if (what === 'risk') return first.local + 6
  if (what === 'aux') return first.aux + 2 * data.aux.findIndex((aux) => aux.id === id) + (more === 'double' ? 1 : 0)
  if (what === 'job') return first.hire + (Number(id) - 1) * 3 + CRAFTS.indexOf(more)
  if (what === 'cattle')
    return (
      first.buy +
      Math.max(
        0,
        data.buys.findIndex((name) => name.split(' ')[0] === id),
      )
    )
  if (what === 'track')
    return (
      (decision.startsWith('ENGINE_') ? first.back : first.engine) +
      (id.startsWith('s') ? 39 + Number(id.slice(1)) : Number(id))
    )
  if (what === 'station') return first.upgrade + Number(id) - 1
  if (what === 'city') return first.deliver + CITIES.findIndex((city) => city.id === id)
  if (what === 'discspace') return first.disc + data.discs.findIndex((disc) => disc.id === id)
  if (what === 'display') return first.objective + Object.keys(GOALS).indexOf(id)
  if (what === 'foresight') return first.foresight + (Number(id[0]) - 1) * 2 + (id[1] === 'b' ? 1 : 0)
  if (what === 'hand') {
    const card = CARD_NAMES.indexOf(id)
    if (decision === 'TRASH') return first.trash + card
    return isGoal(id) && !['PAY_CARD', 'DISCARD', 'FIRST_DISCARD'].includes(decision)
      ? first.play + card - data.cards.length
      : first.discard + card
  }
  return -1
}

/** A space on which nothing lies: which of its zone, what it pays, or the letters around it. */
function emptyWords(view: View, node: string, t: Say): string {
  const { kind, zone = '', number = 0, bounty = '', site } = NODE[node]
  if (kind === 'hazard') return t('gw-empty-hazard', { zone, number })
  if (kind === 'bandit') return t('gw-empty-bandit', { bounty: Number(bounty.split(':')[1] ?? 0) })
  const letter = (stop: string) => (view.trail[stop] ? tileOf(view.trail[stop].tile).name : '')
  return site ? t('gw-empty', siteArgs(site, letter)) : t('gw-empty-site')
}

/** Where the herder stands in words: a building, a tile, the start. */
export function placeWords(view: View, node: string | null, names: string[], t: Say): string {
  if (!node) return t('gw-nowhere')
  if (node === 'START') return t('gw-start')
  if (node === 'KC') return t('gw-city-kansas_city')
  const here = view.trail[node]
  if (!here) return emptyWords(view, node, t)
  const { name } = tileOf(here.tile)
  if (here.owner === undefined) return tileWords(here.tile, t)
  return here.owner === view.viewer
    ? t('gw-building-own', { name })
    : t('gw-building-of', { name, owner: names[here.owner] })
}

/** The same where there is little room: a building by what is printed on it, and by whose it is if it is not the seat's own. */
export function placeShort(view: View, node: string | null, names: string[], t: Say, seat: number): string {
  const here = node ? view.trail[node] : undefined
  const tile = here ? tileOf(here.tile) : null
  if (tile?.kind !== 'neutral' && tile?.kind !== 'building') return placeWords(view, node, names, t)
  const owner = here!.owner
  if (owner === undefined || owner === seat) return tile.name
  return owner === view.viewer ? t('gw-yours', { name: tile.name }) : `${tile.name} ${names[owner]}`
}
