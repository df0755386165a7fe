// What a scene of Great Western Trail: New Zealand means for the screen. No rules: only what the server says, sorted for controls.
import type { Json, Lang, Option, Raw } from '../../net/wire'
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
  pounds: number
  gold: number
  tokens: number
  certificates: number
  certificate_limit: number
  permanent: number
  wool: number
  hand_limit: number
  step_limit: number
  step_tile: number
  fee_tile: boolean
  pathfinder: number | null
  workers: Counts
  jokers: Record<string, number[]>
  discs: string[]
  storehouses: number[]
  posts: Counts
  harbours: string[]
  buildings: Record<string, string>
  unplaced: string[]
  replaced: string[]
  tiles: Counts
  masters: string[]
  area: Counts
  discard: Counts
  gained: Counts
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
  flipped: boolean
  turn: { number: number; first: number; active: number | null; phase: 'A' | 'B' | 'C' | null; last: number | null }
  trail: Record<string, NodeView>
  runholders: (string | null)[]
  ships: string[]
  fees: { green: number; black: number }
  jobs: { rows: (string | null)[][]; prices: number[] }
  bonus: { token: number | null; filled: number; rows: (string | null)[][]; prices: number[] }
  foresight: Record<string, (string | null)[]>
  bags: Counts[]
  sheep: { market: Counts; stack: number; left: Counts }
  objectives: { display: Counts; stack: number }
  supply: Counts
  stacks: { name: string; card: string | null; price: number; left: number }[]
  in_play: Counts
  harbours: Record<string, (number | null)[]>
  harbourmasters: { harbour: string; master: string | null; worker: string | null }[]
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

interface Rebuilt {
  rebuilt?: boolean
}
export interface NodeData {
  id: string
  kind: string
  next: string[]
  zone?: string
  number?: number
  gate?: number
  extra?: string
  route?: number
  site?: Site
}
export const NODES = data.nodes as NodeData[]
export const NODE = Object.fromEntries(NODES.map((node) => [node.id, node])) as Record<string, NodeData>
export interface Face extends Rebuilt {
  local: string[][]
  vp?: number
  craftsmen?: number
  hands?: string[]
  flips?: boolean
}
export const FACES = data.faces as Record<string, Face>
export const SHEEP = data.sheep as Record<
  string,
  Rebuilt & { breeding: number; wool: number; vp: number; kind: string }
>
export const DEEDS = data.deeds as Record<string, Rebuilt & { now: string; vp: number; ferry?: boolean }>
export const GOALS = data.objectives as Record<
  string,
  Rebuilt & { now: string[]; tasks: string[]; vp: number; penalty: number }
>
export const BONUS = data.bonus as Record<
  string,
  Rebuilt & { now: string[]; vp: number; gold?: number; certificate?: number }
>
export interface HarbourData extends Rebuilt {
  id: string
  at: string
  size: string
  costs: number[]
  vp: number
  card?: string
  wool?: boolean
  dark?: boolean
  last?: boolean
}
export const HARBOURS = data.harbours as HarbourData[]
export const HARBOUR_OF = Object.fromEntries(HARBOURS.map((harbour) => [harbour.id, harbour])) as Record<
  string,
  HarbourData
>
export interface PostData extends Rebuilt {
  id: string
  kind: string
  wool: boolean
  value: number
  cost: number
  vp: number
  dark: boolean
  repeats: boolean
  now: string
}
export const POSTS = data.posts as PostData[]
export const POST_OF = Object.fromEntries(POSTS.map((post) => [post.id, post])) as Record<string, PostData>
export const MASTERS = data.masters as Record<string, { now: string[]; per: string; every: number; vp: number }>
export const DISCS = data.discs as Record<string, { dark: boolean; pounds: number; vp: number }>
export const ROWS = data.rows as Record<string, string[][]>
export const ARROWS = data.arrows as Record<string, string>

const CARD_NAMES = [...Object.keys(SHEEP), ...Object.keys(DEEDS), ...Object.keys(GOALS)]
export const cardName = (card: number): string => CARD_NAMES[card] ?? ''
export const nodeName = (node: number): string => NODES[node]?.id ?? ''
export const tileNamed = (tile: number): string => data.tiles[tile] ?? ''
export const harbourName = (harbour: number): string => HARBOURS[harbour]?.id ?? ''
export const postName = (post: number): string => POSTS[post]?.id ?? ''

const NAMES = data.names as unknown as Record<Lang, Record<'face' | 'card' | 'tile', Record<string, string>>>
export const faceTitle = (face: string, lang: Lang): string =>
  NAMES[lang].face[face] ?? NAMES[lang].face[face[0]] ?? face

/** The words of the table, and the names that are printed in the data: nz-card-lincoln, nz-tile-gold. */
export const speaker =
  (t: Say, lang: Lang): Say =>
  (key, args) => {
    const [, kind, name] = /^nz-(card|tile)-(.+)$/.exec(key) ?? []
    return (kind && NAMES[lang][kind as 'card'][name]) || t(key, args)
  }

export interface Tile {
  kind: 'neutral' | 'building' | 'hazard' | 'worker' | 'bonus'
  /** Face, type of hazard, craft or name. */
  name: string
  points: number
  hands: string[]
}
export function tileOf(text: string): Tile {
  const [kind, name, points, hand] = text.split(':')
  if (kind === 'hazard') return { kind, name, points: Number(points), hands: [hand] }
  if (kind === 'building') return { kind, name, points: FACES[name]?.vp ?? 0, hands: FACES[name]?.hands ?? [] }
  if (kind === 'bonus') return { kind, name, points: BONUS[name]?.vp ?? 0, hands: [] }
  return { kind: kind as Tile['kind'], name, points: 0, hands: [] }
}

/** What hands cost the one who walks by. */
export const feeOf = (hands: string[], fees: View['fees']): number =>
  hands.reduce((sum, hand) => sum + (hand === 'green' ? fees.green : fees.black), 0)

export const isGoal = (card: string): boolean => card in GOALS
export const isDeed = (card: string): boolean => card in DEEDS
export const isRebuilt = (card: string): boolean => !!(SHEEP[card] ?? DEEDS[card] ?? GOALS[card])?.rebuilt

export function tileWords(text: string, t: Say, lang: Lang): string {
  const tile = tileOf(text)
  if (tile.kind === 'neutral' || tile.kind === 'building')
    return t(`nz-${tile.kind}`, { name: letterOf(tile.name), title: faceTitle(tile.name, lang) })
  if (tile.kind === 'hazard') return t('nz-hazard', { kind: t(`nz-zone-${tile.name}`), count: tile.points })
  if (tile.kind === 'bonus') return bonusWords(tile.name, t)
  return t(`nz-craft-${tile.name}`)
}
/** The side of a building that lies up: some neutral ones are turned over in the middle of the game. */
export function faceOf(view: View, text: string): string {
  const { kind, name } = tileOf(text)
  return kind === 'neutral' && view.flipped && FACES[name]?.flips ? `${name}b` : name
}
/** The letter of a neutral building, whichever side lies up. */
export const letterOf = (face: string): string => (/^[A-H]b$/.test(face) ? face[0] : face)

export const money = (pounds: number, t: Say): string => t('nz-money', { count: pounds })
export const price = (pounds: number, t: Say): string => `${pounds < 0 ? '−' : '+'}${money(Math.abs(pounds), t)}`

// --- progress of objectives

/** How many of a task a player has; null if it cannot be known. */
export function owned(player: PlayerView, task: string): number | null {
  const whole = (wanted: (card: string) => boolean): number | null =>
    player.hand
      ? [player.hand, player.stack, player.discard].flatMap((pile) => listed(pile)).filter(wanted).length
      : null
  switch (task) {
    case 'post13':
      return Object.entries(player.posts).reduce(
        (sum, [post, count]) => sum + ((POST_OF[post]?.value ?? 0) >= 13 ? count : 0),
        0,
      )
    case 'building':
      return Object.keys(player.buildings).length
    case 'building4':
      return Object.keys(player.buildings).filter((face) => (FACES[face]?.craftsmen ?? 0) >= 4).length
    case 'shearers2':
      return Math.floor((player.workers.shearer ?? 0) / 2)
    case 'storehouse':
      return 10 - player.storehouses.reduce((sum, left) => sum + left, 0)
    case 'pathfinder6':
      return Math.floor((player.pathfinder ?? 0) / 6)
    case 'flood':
      return Object.entries(player.tiles).reduce(
        (sum, [tile, count]) => sum + (tile.startsWith('hazard:flood') ? count : 0),
        0,
      )
    case 'ferry':
      return whole((card) => !!DEEDS[card]?.ferry)
    default:
      return whole((card) => task.split('_or_').includes(card))
  }
}

/** Which tasks of a card are done, in the order of the card. */
export const progress = (player: PlayerView, card: string): (boolean | null)[] =>
  tasksDone(GOALS[card]?.tasks ?? [], (task) => owned(player, task))

// --- deliveries and wool

/** Posts that a value would open: without an own disc, or such as may be chosen again. */
export function reachable(player: PlayerView, value: number, wool: boolean): PostData[] {
  return POSTS.filter(
    (post) =>
      post.wool === wool &&
      post.value <= value &&
      (!player.posts[post.id] || post.repeats) &&
      (post.kind !== 'foreign' || player.harbours.includes(post.id)),
  )
}
export const bestPost = (posts: PostData[]): PostData | undefined =>
  [...posts].sort((a, b) => b.value - a.value || b.vp - a.vp)[0]
/** The next post that a value does not yet open. */
export const nextPost = (player: PlayerView, value: number, wool: boolean): PostData | undefined =>
  POSTS.filter(
    (post) =>
      post.wool === wool && post.kind !== 'foreign' && post.value > value && (!player.posts[post.id] || post.repeats),
  ).sort((a, b) => a.value - b.value)[0]
/** A question to a player about a delivery, its income or its wool: some cards have left the hand for it. */
const about = ({ question }: View, seat: number, decision: string): View['question'] | null =>
  question.decision === decision && question.seats.includes(seat) ? question : null
/** Sheep of a hand that may still be shown: a breed counts once. */
const showable = (player: PlayerView, shown: string[] = []): string[] =>
  Object.keys(player.hand ?? {}).filter((card) => SHEEP[card] && !shown.includes(card))

/** All that the hand and the certificates of a player could make in Wellington, or have made. */
export function worth(view: View, seat: number): number {
  const player = view.players[seat]
  const made = about(view, seat, 'DELIVER')
  if (made) return made.total ?? 0
  const income = about(view, seat, 'INCOME')
  const breeding = income
    ? showable(player, income.shown).reduce((sum, card) => sum + SHEEP[card].breeding, income.breeding ?? 0)
    : (player.breeding ?? 0)
  return breeding + player.certificates + player.permanent
}

/** The best shearing of a player, or what it has made: one sheep a shearer, all of different breeds. */
export function shearing(view: View, seat: number): { cards: string[]; wool: number } {
  const player = view.players[seat]
  const made = about(view, seat, 'WOOL')
  if (made) return { cards: [], wool: made.total ?? 0 }
  const begun = about(view, seat, 'SHEARING') ?? about(view, seat, 'SHEAR')
  const cards = showable(player, begun?.shown)
    .sort((a, b) => SHEEP[b].wool - SHEEP[a].wool)
    .slice(0, begun?.shearers ?? player.workers.shearer ?? 0)
  const more = begun?.wool ?? (cards.length ? player.wool : 0)
  return { cards, wool: cards.reduce((sum, card) => sum + SHEEP[card].wool, more) }
}

// --- options

const first = data.actions as Record<string, number>
export const poundsOf = (option: Option): number => option.effects.pounds ?? 0

/** The control where each kind of option is answered. */
export const CONTROLS: Record<string, string> = {
  place: 'board',
  move: 'board',
  clear: 'board',
  build: 'board',
  sail: 'board',
  upgrade: 'board',
  recall: 'board',
  deliver: 'board',
  foresight: 'board',
  local: 'deeds',
  aux: 'deeds',
  use: 'deeds',
  certificates: 'deeds',
  draw: 'deeds',
  forward: 'deeds',
  flip: 'deeds',
  take: 'deeds',
  top: 'deeds',
  reveal: 'mine',
  hire: 'jobs',
  invest: 'bonus',
  joker: 'mine',
  buy: 'sheep',
  more: 'sheep',
  pick: 'sheep',
  storehouse: 'mine',
  master: 'mine',
  disc: 'mine',
  play: 'mine',
  discard: 'mine',
  show: 'mine',
  trash: 'mine',
  bonus: 'supply',
  objective: 'goals',
  blind: 'goals',
  done: 'prompt',
  decline: 'prompt',
  exchange: 'prompt',
}
export const strange = (options: Option[] | null | undefined): Option[] => unknown(options, CONTROLS)

/** What may be said between any two things: shown quietly, it is not what was asked. */
const SOFT = ['show', 'trash', 'bonus', 'exchange', 'play']
export const isSoft = (option: Option): boolean => SOFT.includes(option.kind)
/** What a panel of deeds says in words and signs; the rest is lit where it lies. */
const SAID = [
  'local',
  'aux',
  'use',
  'certificates',
  'draw',
  'forward',
  'flip',
  'take',
  'top',
  'deliver',
  'upgrade',
  'recall',
  'buy',
  'more',
  'build',
  'master',
  'joker',
  'reveal',
  'storehouse',
]
export const said = (options: Option[]): Option[] => options.filter((option) => SAID.includes(option.kind))

/** Lit places with what they would do. A building is chosen first, then its space. */
export const lights = (options: Option[], building: string | null): Map<string, Light> =>
  lightsOf(options, building, isSoft, (option) => option.kind === 'reveal' && option.targets.length > 1)

/** The best of several ways: the cheapest, then the shortest. */
export const best = bestBy(poundsOf)
/** How the table of the trail reads what may be said. */
const isMap = (place: string): boolean => /^(node|sea|harbour|post|foresight):/.test(place)
export const READING: Reading = {
  prefix: 'nz',
  lights,
  money: poundsOf,
  price,
  best,
  isMap,
  tells: isMap,
  twins: (view) => [
    ...equalTiles((view as View).foresight, '12'),
    ...data.aux.map(({ id }): [string, string] => [`discspace:aux_${id}_2`, `discspace:aux_${id}_1`]),
  ],
  pieces: ['move', 'build', 'hire', 'invest', 'buy', 'sail', 'upgrade', 'disc', 'deliver', 'place', 'storehouse'],
  direct: ['move', 'hire', 'buy'],
  opening: (place, options, view) => openingOf(place, options, view as View),
}

/** What an effect of an action leads to, by the kind of its first gain. */
const LEADS: Record<string, (place: string, view: View) => boolean> = {
  hire: (place) => place.startsWith('job:'),
  invest: (place) => place.startsWith('bonus:'),
  buy_sheep: (place) => place.startsWith('sheep:'),
  build: (place) => place.startsWith('building:'),
  objective: (place) => place.startsWith('display:'),
  ship: (place) => /^(sea|harbour):/.test(place),
  hazard: (place, view) =>
    place.startsWith('node:') &&
    !!view.trail[place.slice(5)] &&
    tileOf(view.trail[place.slice(5)].tile).kind === 'hazard',
}
/** The effects of an option that opens something, as the box writes them. */
function programOf(option: Option, view: View): string {
  const { question } = view
  const [, what, which] = option.notation.split(' ')
  if (option.kind === 'local')
    return FACES[question.building ?? '']?.local[Number(what) - 1]?.['ab'.indexOf(which)] ?? ''
  if (option.kind === 'use') return (question.alternatives?.[option.notation.endsWith('b') ? 1 : 0] ?? []).join('|')
  if (option.kind === 'aux')
    return data.aux.find((aux) => aux.id === aim(option, 'aux'))?.forms[which === 'double' ? 1 : 0] ?? ''
  return ''
}
/** Can a card of the hand pay what asks for one of this kind? Of a pair it is the first. */
const fits = (card: string, kind: string, hand: Counts | undefined): boolean =>
  kind === 'objective'
    ? isGoal(card)
    : !!SHEEP[card] && (kind === 'pair' ? (hand?.[card] ?? 0) > 1 : ['sheep', card].includes(kind))
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
    const [name, amount] = (program.split('>').pop() ?? '').split('|')[0].split(':')
    return !program.includes('discard:') && LEADS[name]?.(place, view)
      ? [{ option, name, amount: Number(amount) || 0 }]
      : []
  })
  if (new Set(found.map(({ name, option }) => `${name} ${option.kind}`)).size !== 1) return undefined
  return found.sort((a, b) => a.amount - b.amount)[0].option
}
/** Spaces on the way of a move, the empty ones too, from where the runholder stands. */
export const wayOf = waysOf(NODE, { start: 'start', end: 'wellington' })

// --- "why not?"

/** The action somebody most likely means by a place; -1 if nothing fits. */
export function naturalAction(place: string, decision: string, building: string | null): number {
  const [what, id, more] = place.split(':')
  const nth = (kind: string, list: string[], name: string) =>
    list.includes(name) ? first[kind] + list.indexOf(name) : -1
  const nodes = (kind: string) => NODES.filter((node) => node.kind === kind).map((node) => node.id)
  if (what === 'node') {
    const node = NODE[id]
    if (!node) return -1
    const sites = nodes('building')
    if (decision === 'BUILD' || decision === 'PLUS_ONE')
      return node.kind === 'building' && building
        ? first.build + (Number(building) - 1) * sites.length + sites.indexOf(id)
        : -1
    if (decision === 'PLACE_RUNHOLDER') return nth('place', nodes('neutral'), id)
    if (decision === 'HAZARD') return nth('clear', nodes('hazard'), id)
    return node.route === undefined ? -1 : first.move + node.route
  }
  if (what === 'local') return first.local + Number(id) * 2 + (more === 'b' ? 1 : 0)
  if (what === 'extra') return first.local + 6
  if (what === 'aux') return first.aux + 2 * data.aux.findIndex((aux) => aux.id === id) + (more === 'double' ? 1 : 0)
  if (what === 'job') return first.hire + (Number(id) - 1) * CRAFTS.length + CRAFTS.indexOf(more)
  if (what === 'bonus')
    return first.invest + (Number(id) - 1) * Object.keys(BONUS).length + Object.keys(BONUS).indexOf(more)
  if (what === 'sheep')
    return decision === 'PICK'
      ? nth(
          'pick',
          Object.keys(SHEEP).filter((card) => SHEEP[card].kind === 'market'),
          id,
        )
      : first.buy +
          Math.max(
            0,
            data.buys.findIndex((name) => name.split(' ')[0] === id),
          )
  if (what === 'sea') return nth('sail', data.sea, id)
  if (what === 'harbour')
    return (
      first.upgrade +
      Math.max(
        0,
        data.upgrades.findIndex((name) => name.split(' ')[0] === id),
      )
    )
  if (what === 'post')
    return nth(
      'deliver',
      POSTS.map((post) => post.id),
      id,
    )
  if (what === 'pair') return first.storehouse + Number(id) - 1
  if (what === 'worker') return nth(decision === 'JOKER' ? 'joker' : 'master', CRAFTS, id)
  if (what === 'discspace') return nth('disc', Object.keys(DISCS), id)
  if (what === 'stack') return nth('bonus', ['wheel', 'barrel', 'bell', 'compass'], id)
  if (what === 'display')
    return nth(
      'objective',
      Object.keys(GOALS).filter((card) => card.startsWith('obj')),
      id,
    )
  if (what === 'foresight') return nth('foresight', ['A1', 'A2', 'B1', 'B2'], id)
  if (what === 'hand') {
    if (isDeed(id) && decision !== 'DISCARD') return nth('show', Object.keys(DEEDS), id)
    if (decision === 'INCOME' || decision === 'SHEARING' || decision === 'SHEAR')
      return nth('reveal', Object.keys(SHEEP), id)
    return isGoal(id) && !['PAY_CARD', 'DISCARD', 'FIRST_DISCARD'].includes(decision)
      ? nth('play', Object.keys(GOALS), id)
      : nth('discard', CARD_NAMES, id)
  }
  return -1
}

// --- words of things

export function cardWords(card: string, t: Say): string {
  if (isGoal(card)) return t('nz-goal-of', { tasks: goalTasks(card, t) })
  if (isDeed(card)) return t('nz-deed', { name: t(`nz-card-${card}`) })
  const { breeding, wool, vp } = SHEEP[card]
  return t('nz-sheep', { name: t(`nz-card-${card}`), breeding, wool, vp })
}
export const goalTasks = (card: string, t: Say): string =>
  tasksText(GOALS[card].tasks, (task, count) => t(`nz-task-${task}`, { count }))
export function bonusWords(name: string, t: Say): string {
  const { vp, gold, certificate } = BONUS[name]
  return [
    t('nz-bonus-tile', { name: t(`nz-tile-${name}`) }),
    vp ? t('nz-plus-vp', { count: vp }) : '',
    gold ? t('nz-costs-gold', { count: gold }) : '',
    certificate ? t('nz-costs-certificates', { count: certificate }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
export const harbourTitle = (id: string, t: Say): string => {
  const harbour = HARBOUR_OF[id]
  return harbour.last ? t(`nz-harbour-${id}`) : t(`nz-harbour-${harbour.size}`, { number: id.slice(2) })
}
/** The open sea is told by its buoys. */
export const BUOYS = data.sea.filter((space) => space !== 's0' && !HARBOURS.some((harbour) => harbour.at === space))
export const seaTitle = (space: string, t: Say): string =>
  space === 's0' ? t('nz-sea-start') : t('nz-buoy', { number: BUOYS.indexOf(space) + 1 })
export const postTitle = (id: string, t: Say): string => {
  const post = POST_OF[id]
  return t(`nz-post-${post.kind}${post.kind === 'foreign' && post.wool ? '-wool' : ''}`, { value: post.value })
}

/** Where the runholder stands in words: a building, a tile, the start. */
export function placeWords(view: View, node: string | null, names: string[], t: Say, lang: Lang): string {
  if (!node) return t('nz-nowhere')
  if (node === 'start') return t('nz-start')
  if (node === 'wellington') return t('nz-wellington')
  const here = view.trail[node]
  if (!here) return emptyWords(view, node, t)
  if (here.owner === undefined) return tileWords(here.tile, t, lang)
  const { name } = tileOf(here.tile)
  const title = faceTitle(name, lang)
  return here.owner === view.viewer
    ? t('nz-building-own', { name, title })
    : t('nz-building-of', { name, title, owner: names[here.owner] })
}
/** A space on which nothing lies: which of its zone, or the letters around it. */
function emptyWords(view: View, node: string, t: Say): string {
  const { zone = '', number = 0, gate, site } = NODE[node]
  if (!site) return t('nz-empty-hazard', { zone, number })
  const letter = (stop: string) => (view.trail[stop] ? letterOf(tileOf(view.trail[stop].tile).name) : '')
  return t(gate ? 'nz-empty-gate' : 'nz-empty', { ...siteArgs(site, letter), gate: gate ?? 0 })
}

/** The same where there is little room. */
export function placeShort(view: View, node: string | null, names: string[], t: Say, lang: Lang): string {
  const here = node ? view.trail[node] : undefined
  const tile = here ? tileOf(here.tile) : null
  if (tile) return tile.kind === 'hazard' ? t(`nz-zone-${tile.name}`) : letterOf(tile.name)
  return placeWords(view, node, names, t, lang)
}

/** A stop of a walk. */
export function stopShort(view: View, node: string, t: Say): string {
  const tile = view.trail[node] ? tileOf(view.trail[node].tile) : null
  if (tile) return tile.kind === 'hazard' ? t('nz-short-hazard') : letterOf(tile.name)
  return node === 'wellington' ? t('nz-wellington') : t('nz-empty-site')
}
