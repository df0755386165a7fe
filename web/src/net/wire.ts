// What travels between the games room and the browser: the mirror of src/igroteka/server/wire.py.
// The server leaves out fields that hold their defaults, so `fill` puts the defaults back; after it
// every field below is present. A text of the game or of the house is unspoken: `reader.svelte.ts` reads it aloud.

import type { Patch } from './patch'

export type Lang = 'en' | 'ru'
/** What the server or a file wrote, before the defaults are put back: nothing is known of its members. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one door for what has no type yet
export type Raw = any
export type Json = Record<string, Raw>

export const SPECTATOR = -3
/** The wire that we speak. */
export const VERSION = 2

export interface Clock {
  kind: 'none' | 'live' | 'days'
  bank: number
  increment: number
  hours: number
  /** Seconds to answer somebody else's question, such as an offer; 0 for none. */
  answer: number
}

export interface SeatSetup {
  kind: 'me' | 'open' | 'bot' | 'hotseat'
  level?: string
  name?: string
}

/** A market table: how many drafts an author may have open, and for how many seconds one stays. */
export interface MarketSetup {
  drafts: number
  seconds: number
}

export interface RoomSetup {
  game: string
  seats: SeatSetup[]
  options?: Record<string, boolean | number | string>
  preset?: string
  private?: boolean
  /** May those who look on talk? */
  talk?: boolean
  /** The level of bots that play for people who are away; the strongest, unless named. */
  stand_in?: string
  /** May the coach be asked? Only where one person plays against bots. */
  hints?: boolean
  clock?: Partial<Clock>
  position?: Json | null
  market?: MarketSetup | null
}

export interface SeatInfo {
  seat: number
  kind: 'human' | 'bot' | 'open'
  name: string
  person: string
  level: string
  colour: string
  present: boolean
  clock_left: number | null
  /** A bot sits here for an absent person, who may take the seat back. */
  replaced: boolean
  /** The person gave the seat up, and may still take it back. */
  left: boolean
  /** The person has lost by their own word: a bot plays here for good. */
  conceded: boolean
  /** The person is away and their own time is used up: another player may let a bot play. */
  overdue: boolean
}

/** A proposal to stop the game with nobody having lost, by seats: whose, who agrees, who has not answered. */
export interface Stop {
  by: number
  yes: number[]
  asked: number[]
}
/** A request to take back what has come to light: whose seat, how many words, who agrees, who has not answered. */
export interface TakeBack {
  seat: number
  words: number
  yes: number[]
  asked: number[]
}
export type TakeBackWord = 'ask' | 'agree' | 'decline' | 'withdraw'
export type StopWord = 'propose' | 'agree' | 'decline' | 'withdraw'

export interface RoomInfo {
  id: string
  game: string
  status: 'open' | 'active' | 'finished' | 'aborted'
  rev: number
  seats: SeatInfo[]
  options: Json
  private: boolean
  created: number
  clock: Clock
  /** The seats of the one who asks. */
  you: number[]
  turn_of: number[]
  spectators: number
  deadline: number | null
  result: Json | null
  commit: string
  host: string
  previous: string
  next: string
  stand_in: string
  /** May those who look on talk? */
  talk: boolean
  /** Whoever plays here may ask the coach. */
  hints: boolean
  /** The game begins from a given position: what is hidden may be known to somebody. */
  study: boolean
  /** Nobody is at the table any more: the game waits for those whose seats are held. */
  waits: boolean
  /** For the host: whom they removed, names by ids. */
  removed: Record<string, string>
  /** What our own seats have laid down once for all, by seat. */
  standing: Record<string, Standing>
  /** Until when the question that stands now has to be answered, in seconds. */
  answer_by: number | null
  /** At a market table. */
  market: MarketSetup | null
  /** What lies open; of a game that is aborted, what everybody agreed to. */
  stop: Stop | null
  /** A request to take back that lies open. */
  back: TakeBack | null
}

/** A proposal that lies open, from its author's side; it binds nobody. */
export interface Draft {
  id: number
  author: number
  to: number[]
  give: Record<string, number>
  want: Record<string, number>
  yes: number[]
  no: number[]
  /** Until when it stays, in seconds. */
  until: number
  /** The draft it answers, or 0. */
  answers: number
}

/** All drafts on a table; frozen unless it is open. What I stand by and can no longer pay nobody else is told. */
export interface Market {
  host: number
  open: boolean
  drafts: Draft[]
  unpaid: number[]
}

/** Answers laid down once for all, by the name of the rule. */
export type Standing = Record<string, string[] | number[] | number | boolean>

/** What a seat may lay down, in the words of the game. */
export interface StandingRule {
  name: string
  label: string
  about: string
  /** `turn`: the number of the turn for which it holds. */
  kind: 'words' | 'seats' | 'switch' | 'turn'
  choices: { value: string; label: string }[]
}

export interface Option {
  action: number
  kind: string
  notation: string
  text: string
  targets: string[]
  rule: string
  /** Undo ends here: luck follows, or somebody learns something. */
  final: boolean
  /** What it costs and brings at once and surely, for previews: workers, silver, points and where they come from. */
  effects: Record<string, number>
  /** Options of one question with the same word come to the same. */
  same?: string
  /** What the seat would have more or less afterwards, all told, where the game looks ahead. */
  change?: Record<string, number>
  /** What would be asked next and may be answered along with it: said as one line, without words of its own. */
  then?: Option[]
}

export interface Told {
  rev: number
  kind: string
  seat: number
  args: Record<string, number>
  text: string
  /** The own answer, given without asking. */
  auto?: boolean
}

export interface Chat {
  id: number
  name: string
  seat: number
  text: string
  at: number
  /** One of the house's phrases; the text is in the reader's language. */
  phrase: string
}

export interface Undo {
  back: boolean
  forth: boolean
  /** More than one word of this turn may be taken back. */
  turn: boolean
  /** Only with the consent of the others. */
  ask: boolean
}

export type SheetLine = [label: string, points: number]
export type Sheets = [seat: number, lines: SheetLine[]][]

/** What everybody may know. */
export interface Public {
  view: Json
  question: Json
  sheet: Sheets
  tally: Scene['tally']
}

/** What a seat has beside the public part, always whole: its view as a patch of the public one, and its own question or sheets where they differ. */
export interface Own {
  view?: Patch
  question?: Json
  options?: Option[] | null
  undo?: Partial<Undo>
  sheet?: Sheets
}

export interface SceneTold {
  room: string
  rev: number
  seat: number
  public: Public
  own: Own | null
}

/** What a table draws. */
export interface Scene {
  room: string
  rev: number
  /** Whose eyes: a seat, or SPECTATOR. */
  seat: number
  view: Json
  /** question.text is the sentence of the prompt bar. */
  question: Json
  /** null unless this seat is asked. */
  options: Option[] | null
  undo: Undo
  /** Score sheets: [seat, [[label, points], ...]]. */
  sheet: Sheets
  /** How often things happened in the whole game, such as each sum of the dice. */
  tally: Record<string, Record<string, number>>
}

// --- client to server

export interface Subscription {
  room: string
  seat?: number | null
  rev?: number
}

export interface Hello {
  t: 'hello'
  v: typeof VERSION
  lang: Lang
  rooms: Subscription[]
}
export interface Act {
  t: 'act'
  room: string
  rev: number
  cid: string
  seat: number
  action?: number
  line?: string
}
export interface UndoAsk {
  t: 'undo'
  room: string
  rev: number
  cid: string
  seat: number
  forth?: boolean
  turn?: boolean
}
export interface WhyAsk {
  t: 'why'
  room: string
  cid: string
  seat: number
  action: number
}
export interface ChatAsk {
  t: 'chat'
  room: string
  cid: string
  text?: string
  phrase?: string
  seat?: number
}
/** A draft, a word to one, or the settling of one. */
export interface MarketWord {
  what: 'propose' | 'yes' | 'no' | 'unmark' | 'withdraw' | 'settle'
  draft?: number
  to?: number[]
  give?: Record<string, number>
  want?: Record<string, number>
  partner?: number
}
export interface MarketAsk extends MarketWord {
  t: 'market'
  room: string
  cid: string
  seat: number
}
export interface LangAsk {
  t: 'lang'
  lang: Lang
}
/** Is this tab seen? A hidden one does not hold notices back. */
export interface Look {
  t: 'look'
  here: boolean
}
export interface Ping {
  t: 'ping'
  n: number
}

export type Asked = Hello | Act | UndoAsk | WhyAsk | ChatAsk | MarketAsk | LangAsk | Look | Ping

// --- server to client

export interface StateTold {
  t: 'state'
  room: string
  rev: number
  info: RoomInfo
  scene: SceneTold | null
  log: Told[]
  chat: Chat[]
  market: Market | null
}

export interface Happened {
  t: 'ev'
  room: string
  rev: number
  /** What has changed for everybody since the rev before. */
  public: { events?: Told[]; scene?: Patch; info?: Patch }
  /** With the events as this seat may know them, where they are not the public ones. */
  own: (Own & { events?: Told[] }) | null
  /** The log is cut back to `keep` lines before the events are added. */
  undone: boolean
  keep: number
}

export interface Accepted {
  t: 'ok'
  cid: string
  rev: number
}
export interface Refused {
  t: 'no'
  cid: string
  code: string
  text: string
  rule: string
  rev: number
}
export interface Because {
  t: 'because'
  cid: string
  text: string
  rule: string
  legal: boolean
}
/** The host has removed us from the table. */
export interface RemovedTold {
  t: 'removed'
  room: string
  text: string
}
export interface InfoTold {
  t: 'info'
  room: string
  info: RoomInfo
}
export interface ChatTold {
  t: 'chat'
  room: string
  line: Chat
}
/** The drafts have changed; a text is for the author of one that could not be settled. */
export interface MarketTold {
  t: 'market'
  room: string
  market: Market
  text: string
  rule: string
}
export interface Pong {
  t: 'pong'
  n: number
}
export interface Bye {
  t: 'bye'
  reason: string
}

export type ToldAll =
  StateTold | Happened | Accepted | Refused | Because | InfoTold | ChatTold | RemovedTold | MarketTold | Pong | Bye

// --- what the room page hands to a game's Table.svelte

export interface TableSettings {
  /** 0 switches motion off, 1 is the usual speed, 2 is twice as fast. */
  motion: number
  sound: boolean
  /** Ask once more before a turn ends. */
  confirmEnd?: boolean
  /** The table explains itself as one goes. */
  guide?: boolean
}

export interface TableProps {
  scene: Scene
  info: RoomInfo
  log: Told[]
  /** Events of the newest message, for motion. */
  recent: Told[]
  lang: Lang
  t: (key: string, args?: Record<string, string | number>) => string
  /** An act is on its way. */
  pending: boolean
  /** An action number, or a line of notation such as a trade macro. */
  act: (what: number | string) => void
  undo: () => void
  redo: () => void
  why: (action: number) => Promise<Because>
  openRule: (id: string) => void
  /** Spectator or replay. */
  readonly: boolean
  settings: TableSettings
  /** The person has had enough of the guide. */
  guideOff?: () => void
  /** The strength of a bot in the words of the house. */
  levelName?: (level: string) => string
  /** The clock of a seat, where the game has clocks. */
  clockOf?: (seat: number) => SeatClock | null
  /** Seconds left to answer the question that stands, or null. */
  answerLeft?: number | null
  /** What this seat may lay down once for all, what it has laid down, and how to change that. */
  standing?: { rules: StandingRule[]; laid: Standing; lay: (laid: Standing) => void } | null
  /** The drafts of a market table, how to speak to them, and how long one still stays. */
  market?: MarketStall | null
}

export interface MarketStall {
  rules: MarketSetup
  now: Market
  /** Something said to the market is not yet answered. */
  busy: boolean
  say: (word: MarketWord) => void
  left: (draft: Draft) => number
}

export interface SeatClock {
  text: string
  runs: boolean
  short: boolean
}

// --- defaults put back

export function clock(raw: Partial<Clock> | undefined): Clock {
  return { kind: 'none', bank: 0, increment: 0, hours: 0, answer: 0, ...raw }
}

export function seatInfo(raw: Raw): SeatInfo {
  return {
    person: '',
    level: '',
    colour: '',
    present: false,
    clock_left: null,
    replaced: false,
    left: false,
    conceded: false,
    overdue: false,
    ...raw,
  }
}

export function roomInfo(raw: Raw): RoomInfo {
  return {
    you: [],
    turn_of: [],
    spectators: 0,
    deadline: null,
    result: null,
    commit: '',
    host: '',
    previous: '',
    next: '',
    stand_in: '',
    talk: false,
    hints: false,
    study: false,
    waits: false,
    removed: {},
    standing: {},
    answer_by: null,
    market: null,
    options: {},
    ...raw,
    clock: clock(raw.clock),
    seats: (raw.seats ?? []).map(seatInfo),
    stop: raw.stop ? { asked: [], ...raw.stop } : null,
    back: raw.back ? { asked: [], ...raw.back } : null,
  }
}

export function market(raw: Raw): Market {
  return {
    host: -1,
    open: false,
    unpaid: [],
    ...raw,
    drafts: (raw.drafts ?? []).map((one: Raw): Draft => ({
      give: {},
      want: {},
      yes: [],
      no: [],
      until: 0,
      answers: 0,
      ...one,
    })),
  }
}

export function chat(raw: Raw): Chat {
  return { phrase: '', ...raw }
}

export function option(raw: Raw): Option {
  return { targets: [], rule: '', final: false, effects: {}, ...raw, ...(raw.then && { then: raw.then.map(option) }) }
}

export function sceneTold(raw: Raw): SceneTold {
  return { own: null, ...raw, public: { sheet: [], tally: {}, ...raw.public } }
}

export function scene(raw: Raw): Scene {
  return {
    ...raw,
    sheet: raw.sheet ?? [],
    tally: raw.tally ?? {},
    undo: { back: false, forth: false, turn: false, ask: false, ...raw.undo },
    options: raw.options ? raw.options.map(option) : null,
  }
}

/** A message as the server wrote it, with every default put back. */
export function fill(raw: Raw): ToldAll {
  switch (raw.t) {
    case 'state':
      return {
        log: [],
        ...raw,
        chat: (raw.chat ?? []).map(chat),
        info: roomInfo(raw.info),
        scene: raw.scene ? sceneTold(raw.scene) : null,
        market: raw.market ? market(raw.market) : null,
      }
    case 'ev':
      return { public: {}, own: null, undone: false, keep: -1, ...raw }
    case 'no':
      return { rule: '', rev: -1, ...raw }
    case 'because':
      return { rule: '', legal: false, ...raw }
    case 'chat':
      return { ...raw, line: chat(raw.line) }
    case 'market':
      return { text: '', rule: '', ...raw, market: market(raw.market) }
    case 'info':
      return { ...raw, info: roomInfo(raw.info) }
    default:
      return raw
  }
}
