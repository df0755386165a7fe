// Made from server/wire.py and the handlers of server/edge/http by tools/wire_types.py; change it there, and run that.

import type { Patch } from './patch'
import type { Json, Raw, Sheets, Standing } from './wire'

export const VERSION = 2

/** How long what people write may be; server/limits.py has these and all others. */
export const LIMITS = {
  chat: 500,
  name: 24,
  login: 32,
  passwordLeast: 8,
  password: 256,
  mail: 254,
  webhook: 400,
}

/** Thinking time: a bank of seconds with an increment a turn (live), or a deadline of hours for each turn. */
export interface Clock {
  kind: 'days' | 'live' | 'none'
  bank: number
  increment: number
  hours: number
  /** Seconds to answer somebody else's question, where silence means something: an offer, no. */
  answer: number
}

/** Who shall sit on a seat: its creator, anybody who comes, a bot, or another person at the same screen. */
export interface SeatSetup {
  kind: 'bot' | 'hotseat' | 'me' | 'open'
  level?: string
  name?: string
}

/** A market table: how many drafts an author may have open, and for how many seconds one stays. */
export interface MarketSetup {
  drafts: number
  seconds: number
}

/** A room to be created. */
export interface RoomSetup {
  game: string
  seats: SeatSetup[]
  options?: Record<string, boolean | number | string>
  preset?: string
  private?: boolean
  clock?: Partial<Clock>
  position?: Json | null
  /** The level of bots that play for people who are away; a master, unless named. */
  stand_in?: string
  /** May those who look on talk, too? */
  talk?: boolean
  /** May the coach be asked? Among people only when all of them agree. */
  hints?: boolean
  /** Only where the game knows a market: several drafts at once instead of one offer after another. */
  market?: Partial<MarketSetup> | null
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number
  kind: 'bot' | 'human' | 'open'
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
  /** The person has lost the game by their own word: a bot plays here for good. */
  conceded: boolean
  /** The person is away and their own time is used up: another player may let a bot play. */
  overdue: boolean
  /** The person agrees to hints; alone with bots, unless they have said otherwise. */
  hints: boolean
}

/** A proposal to stop the game with nobody having lost, by the seats of those who play. */
export interface Stop {
  by: number
  /** Who agrees, the proposer included. */
  yes: number[]
  /** Who has not answered. */
  asked: number[]
}

/** A request to take back what has come to light, by the seats of those who play; any act ends it. */
export interface TakeBack {
  /** Who asks. */
  seat: number
  /** How much would be unsaid, luck included. */
  words: number
  /** Who agrees, the asker included. */
  yes: number[]
  /** Who has not answered. */
  asked: number[]
}

/** A room as everybody sees it; `you` are the seats of the one who asks. */
export interface RoomInfo {
  id: string
  game: string
  status: 'aborted' | 'active' | 'finished' | 'open'
  rev: number
  seats: SeatInfo[]
  options: Json
  private: boolean
  created: number
  clock: Clock
  you: number[]
  turn_of: number[]
  spectators: number
  deadline: number | null
  /** Until when somebody's question must be answered; then silence is the answer. */
  answer_by: number | null
  /** What the asker's own seats have laid down once for all. */
  standing: Record<string, Standing>
  result: Json | null
  commit: string
  host: string
  previous: string
  next: string
  /** The level of bots that play for people who are away. */
  stand_in: string
  /** May those who look on talk? */
  talk: boolean
  /** Whoever plays here may ask the coach: it was not wished away, and all who play agree. */
  hints: boolean
  /** Several people play, and each may say whether they agree to hints. */
  asks_hints: boolean
  /** It begins from a given position or from a moment of another game: somebody may know what is hidden. */
  study: boolean
  /** Nobody is at the table any more; the game waits for those whose seats are held. */
  waits: boolean
  /** For the host: whom they have removed, the names by the ids of the people. */
  removed: Record<string, string>
  /** At a market table. */
  market: MarketSetup | null
  /** A proposal to stop that lies open; of a game that is aborted, the one that everybody agreed to. */
  stop: Stop | null
  /** A request to take back that lies open. */
  back: TakeBack | null
}

/** Something of a game that everybody remembers: after so many rounds, a seat won a source of points. */
export interface CourseMark {
  round: number
  seat: number
  source: string
  text: string
}

/** By seat: cards that the dice brought, and that they bring on average. */
export interface Fortune {
  brought: number[]
  due: number[]
}

/** How a game that is over went. */
export interface Course {
  /** Of every seat as everybody saw them: when each round began, and at last the result, hidden points included. */
  points: number[][]
  marks: CourseMark[]
  /** Between the first act and the last. */
  seconds: number
  /** Where a game has dice whose luck can be counted. */
  fortune: Fortune | null
}

/** A part of the difference between two options: a named part of how the game is valued, and points. */
export interface Reason {
  part: string
  gain: number
}

/** An option as the coach sees it. */
export interface Advised {
  action: number
  /** Expected lead at the end, or score of who plays alone. */
  value: number
  /** Of that, one standard error. */
  error: number
  /** Points behind the best. */
  behind: number
  /** How clearly it is better than the next: 3, 2 or 1; 0 before that can be said. */
  sure: number
  /** In which share of continuations it is better than the next. */
  better: number
  /** What would follow in the own turn. */
  line: number[]
  /** The same in words, as far as it is known what would be asked. */
  then: string[]
  /** And on the board: the places each of them touches. */
  places: string[][]
}

/** What the next rival would say first more often after one of the two best options than after the other. */
export interface Foreseen {
  /** After the first (0) or the second (1). */
  after: number
  seat: number
  text: string
  /** In which share of continuations after that one. */
  often: number
  /** And after the other. */
  seldom: number
  places: string[]
}

/** What the coach says to a seat that is asked, and to nobody else; one line of a stream, better and better. */
export interface Advice {
  room: string
  rev: number
  seat: number
  /** The best first, three at most. */
  options: Advised[]
  kind: 'lead' | 'score'
  /** Continuations that were played in thought with the best, of `goal`. */
  worlds: number
  goal: number
  /** How far it is, of work or of time: 1 is the end. */
  part: number
  done: boolean
  /** Options that are not listed. */
  more: number
  /** Those of them that were compared with the listed ones, and fell behind. */
  compared: number[]
  /** What makes the best better than the second. */
  reasons: Reason[]
  foreseen: Foreseen | null
  /** Points from which a decision is costly in this game. */
  warning: number
}

/** How the game stood before a word of its record. */
export interface ReviewPoint {
  step: number
  /** The act in which the word was said. */
  rev: number
  turn_of: number
  lead: number[]
  chance: number[]
  round: number
}

/** A decision that cost something, by what its seat could see then. */
export interface ReviewDecision {
  step: number
  rev: number
  seat: number
  played: number
  best: number
  price: number
  sure: number
  reasons: Reason[]
  /** What was played, in words. */
  said: string
  /** What would have been better. */
  better: string
  /** The places that what was played touches; a button, where there is none. */
  said_at: string[]
  better_at: string[]
}

/** The only strong answer, and it was given: all others are weaker by `gap`. */
export interface ReviewFind {
  step: number
  rev: number
  seat: number
  action: number
  gap: number
  said: string
}

/** By seat: start + luck of all kinds + own decisions + moves of rivals = result. */
export interface ReviewLuck {
  start: number[]
  kinds: Record<string, number[]>
  decisions: number[]
  rivals: number[]
  result: number[]
}

/** A stroke of luck, for the seat to which it meant most. */
export interface ReviewChip {
  step: number
  rev: number
  seat: number
  kind: string
  gain: number
}

/** A game that is over, looked through by the coach; it grows until `done` is `total`. */
export interface Review {
  room: string
  kind: 'lead' | 'score'
  done: number
  total: number
  finished: boolean
  points: ReviewPoint[]
  decisions: ReviewDecision[]
  finds: ReviewFind[]
  luck: ReviewLuck | null
  chips: ReviewChip[]
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
  until: number
  /** The draft it answers. */
  answers: number
}

/** All drafts on a table, the same for everybody but for what they are told of their own. */
export interface Market {
  /** The seat on turn, a party to every draft. */
  host: number
  /** Otherwise it is frozen: nothing can be proposed, marked or settled, and no time runs. */
  open: boolean
  drafts: Draft[]
  /** The drafts of yours, or with your yes, that you can no longer pay: nobody else is told of them. */
  unpaid: number[]
}

/** Something the asked seat may say. */
export interface Option {
  action: number
  kind: string
  notation: string
  text: string
  targets?: string[]
  /** What it costs and brings at once and surely; costs are negative. */
  effects?: Record<string, number>
  rule?: string
  /** Undo ends here: luck follows, or somebody learns something. */
  final?: boolean
  /** Options of one question with the same word come to the same. */
  same?: string
  /** What the seat would have more or less afterwards, all told; only where the game looks ahead. */
  change?: Record<string, number>
  /** What would be asked next and may be answered along with it, as a line: without words of its own. */
  then?: Option[]
}

/** An event a viewer may know of. */
export interface Told {
  rev: number
  kind: string
  seat: number
  args: Record<string, number>
  text: string
  /** The viewer's own answer, which was given without asking. It stands at the first event of an act. */
  auto?: boolean
}

/** A line of talk; a phrase of the house has its text in the reader's language. */
export interface Chat {
  id: number
  name: string
  seat: number
  text: string
  at: number
  phrase: string
}

/** May the viewer take something back, and forth? */
export interface Undo {
  back: boolean
  forth: boolean
  /** There is more than one word to take back before the turn began. */
  turn: boolean
  /** Only with the consent of the others: something has come to light since, but nothing that bots hide. */
  ask: boolean
  /** The same for the whole turn, where that is more than the last word. */
  ask_turn: boolean
}

/** What everybody may know of a table now; its members as in a Scene. */
export interface Public {
  view: Json
  question: Json
  sheet: Sheets
  tally: Record<string, Record<string, number>>
}

/** What only the viewer's seat is told, always whole: what is left out is as everybody has it. */
export interface Own {
  /** Of the public view. */
  view?: Patch
  question?: Json | null
  options?: Option[] | null
  undo?: Partial<Undo>
  sheet?: Sheets
  /** With an act: all that happened as this seat may know it. */
  events?: Told[] | null
}

/** All that a viewer needs to draw a room now: what everybody has, and their own. */
export interface SharedScene {
  room: string
  rev: number
  seat: number
  public: Public
  own: Own | null
}

/** A puzzle in a list. */
export interface PuzzleMark {
  grade: 'easy' | 'hard' | 'medium'
  /** What the first answer of the asker brought, of 2; None before it. */
  points: number | null
}

/** All puzzles of a game, in order: the first is number 1. */
export interface PuzzleShelf {
  game: string
  puzzles: PuzzleMark[]
  count: number
  solved: number
  /** The numbers of those that teach one thing each: for a first game. */
  lessons: number[]
}

/** The puzzle of the day, the same for everybody. */
export interface PuzzleDay {
  game: string
  number: number
  grade: 'easy' | 'hard' | 'medium'
  date: string
  points: number | null
}

/** The puzzles of the house. */
export interface PuzzleShelves {
  shelves: PuzzleShelf[]
  day: PuzzleDay | null
}

/** A puzzle at its table: nothing in it tells which answer is the best. */
export interface PuzzleTold {
  game: string
  number: number
  of: number
  grade: 'easy' | 'hard' | 'medium'
  /** As of a room, though there is none: who sits where, and the options of the rules. */
  info: RoomInfo
  /** With all that the seat may say, as at any table. */
  scene: SharedScene
  /** Those that are offered as answers, in the order of the game. */
  answers: number[]
  /** Is it the puzzle of the day? */
  day: boolean
  points: number | null
}

/** One of the answers, and what it is worth. */
export interface PuzzleAnswer {
  action: number
  value: number
  error: number
  behind: number
  /** What makes the best better. */
  reasons: Reason[]
}

/** What was answered, and what would have been best. */
export interface PuzzleVerdict {
  action: number
  /** Two for the best; one for the second best, or one that is nearly as good. */
  points: number
  /** The best first. */
  answers: PuzzleAnswer[]
  behind: number
  /** It was the asker's first answer, which counts. */
  first: boolean
  /** Continuations that were played in thought. */
  worlds: number
}

/** A room to follow, through the eyes of one of the own seats or as a spectator. */
export interface Subscription {
  room: string
  seat?: number | null
}

export interface Hello {
  t: 'hello'
  lang?: 'en' | 'ru'
  rooms?: Subscription[]
  /** The version of the messages that the client reads. */
  v?: number
  /** Sentences and whole scenes instead of unspoken texts and patches. */
  texts?: boolean
}

export interface Act {
  t: 'act'
  room: string
  rev: number
  cid: string
  seat: number
  action?: number | null
  line?: string | null
}

export interface UndoAsk {
  t: 'undo'
  room: string
  rev: number
  cid: string
  seat: number
  forth?: boolean
  /** Back to where the turn began, in one act. */
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
  seat?: number
  /** Instead of a text: one of GET /api/phrases. */
  phrase?: string
}

/** A draft, a word to one, or the settling of one. */
export interface MarketAsk {
  t: 'market'
  room: string
  cid: string
  seat: number
  what: 'no' | 'propose' | 'settle' | 'unmark' | 'withdraw' | 'yes'
  /** Which one; with propose, the one it answers. */
  draft?: number
  to?: number[]
  give?: Record<string, number>
  want?: Record<string, number>
  /** With settle: one who stands by the draft; its author, unless named. */
  partner?: number
}

export interface LangAsk {
  t: 'lang'
  lang: 'en' | 'ru'
}

/** Does anybody look at this tab? Who does not is told of their turn in another way. */
export interface LookAsk {
  t: 'look'
  here: boolean
}

export interface Ping {
  t: 'ping'
  n: number
}

/** Everything about a room: after hello, after a gap, after a change of language or seat. */
export interface StateTold {
  t: 'state'
  room: string
  rev: number
  info: RoomInfo
  scene: SharedScene | null
  log: Told[]
  chat: Chat[]
  /** At a market table whose game has begun. */
  market: Market | null
}

/** What an act brought that everybody may know. */
export interface PublicChange {
  events?: Told[]
  /** Of what was public before. */
  scene?: Patch
  /** Of RoomInfo, but for its rev. */
  info?: Patch
}

/** One stored act: what happened, and how things stand now. */
export interface Happened {
  t: 'ev'
  room: string
  rev: number
  public: PublicChange
  own: Own | null
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

/** Seats, presence, clocks, status changed. */
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

/** The host has removed the one who reads this from the table. */
export interface RemovedTold {
  t: 'removed'
  room: string
  text: string
}

/** The drafts have changed. */
export interface MarketTold {
  t: 'market'
  room: string
  market: Market
  /** To the author of a draft that could not be settled. */
  text: string
  rule: string
}

export interface Pong {
  t: 'pong'
  n: number
}

/** The server closes: restart, session revoked, too many messages. */
export interface Bye {
  t: 'bye'
  reason: string
}

export interface Hinting {
  seat: number
  /** The table that is asked about: one that has gone on is refused as stale. */
  rev: number
}

/** Who sat there: "person", "absent" (a bot played to the end for one), or the level of a bot. */
export interface PlayedSeat {
  kind: string
  points: number
  rank: number
}

/** A game of the open database; its room opens the replay and the review. */
export interface PlayedGame {
  room: string
  game: string
  version: number
  options: Record<string, boolean | number | string>
  ended: number
  ending: string
  /** Of the winner. */
  points: number
  acts: number
  seats: PlayedSeat[]
  /** Did I play? Then I may keep it out. */
  mine: boolean
}

/** The last games first. */
export interface PlayedPage {
  games: PlayedGame[]
  /** The cursor of what follows; empty at the end. */
  next: string
}

export interface KeepingOut {
  /** Of the game; without one it is about all of mine, those to come included. */
  room?: string
  out?: boolean
}

/** What I keep out of the open database. */
export interface KeptOut {
  all: boolean
  rooms: string[]
}

export interface Choice {
  value: boolean | number | string
  label: string
}

/** An option of the rules. */
export interface OptionInfo {
  name: string
  label: string
  kind: 'choice' | 'number' | 'switch'
  default: boolean | number | string
  rule: string
  choices: Choice[]
  /** The least and the greatest number, if numbers are allowed. */
  range: [number, number] | null
  about: string
  /** What an end of the range is called, if it means something else: {"0": "No limit"}. */
  special: Record<string, string>
  /** Settles a doubt or serves comparisons: people are not asked about it. */
  programs: boolean
}

export interface PresetInfo {
  name: string
  label: string
  options: Record<string, boolean | number | string>
  programs: boolean
}

/** How often one seat of a level wins where all the others are of a lower one, with the interval of 95 %. */
export interface StrengthInfo {
  rival: string
  label: string
  seats: number
  games: number
  share: number
  low: number
  high: number
}

export interface BotInfo {
  level: string
  label: string
  about: string
  /** Null: it was not measured. */
  strength: StrengthInfo | null
}

export interface StandingChoice {
  value: string
  label: string
}

/** Something a seat may lay down once for all. */
export interface StandingInfo {
  name: string
  label: string
  /** switch, words, seats or turn: the number of the turn for which it holds. */
  kind: string
  choices: StandingChoice[]
  about: string
}

/** A market table: the set of options it plays by, and between which numbers can be chosen. */
export interface MarketInfo {
  preset: string
  drafts: [number, number]
  seconds: [number, number]
}

/** A game of the house. */
export interface GameInfo {
  id: string
  name: string
  version: number
  seats: number[]
  options: OptionInfo[]
  presets: PresetInfo[]
  bots: BotInfo[]
  standing: StandingInfo[]
  /** Where several proposals may lie open at once. */
  market: MarketInfo | null
}

export interface RuleInfo {
  id: string
  title: string
  /** Markdown. */
  text: string
}

export interface ChapterInfo {
  id: string
  title: string
  text: string
  rules: RuleInfo[]
}

/** The rules of a game in our words. */
export interface Rulebook {
  game: string
  title: string
  intro: string
  chapters: ChapterInfo[]
}

export interface Forking {
  rev: number
  /** Where I sit; else where I sat, or who is asked. */
  seat?: number | null
  /** A table of my own: bots take all other seats. */
  bots?: boolean
}

/** What is chosen; `channels` is what this house can do. */
export interface Contact {
  channels: string[]
  webhook: string
  /** With this messages to the webhook are signed. */
  key: string
  mail: string
  /** Letters go only to an address whose owner has shown the code that was sent there. */
  confirmed: boolean
}

export interface Changing {
  webhook?: string | null
  mail?: string | null
}

export interface Confirming {
  code: string
}

export interface Answering {
  action: number
}

export interface Sitting {
  seat: number
  key?: string
  /** Random bytes in hex, made by the client: its part of the luck of the game. */
  brought?: string
}

export interface Starting {
  brought?: string
}

export interface Stopping {
  what: 'agree' | 'decline' | 'propose' | 'withdraw'
}

export interface TakingBack {
  what: 'agree' | 'ask' | 'decline' | 'withdraw'
  /** Whose words they are. */
  seat: number
  rev: number
  far?: 'turn' | 'word'
}

export interface Archiving {
  away?: boolean
}

export interface Replacing {
  seat: number
  with?: string
}

export interface LayingDown {
  seat: number
  standing: Record<string, boolean | number | (number | string)[]>
}

export interface Agreeing {
  agreed: boolean
}

export interface SeatOnly {
  seat: number
}

export interface Inviting {
  /** Somebody whom the host has removed and forgives. */
  person?: string
}

/** A link for friends; the key is in the fragment, which browsers do not send and servers do not log. */
export interface Invitation {
  link: string
  key: string
}

/** Oneself, as one sees oneself. */
export interface Person {
  id: string
  name: string
  guest: boolean
  login: string
  language: string
  settings: Json
  /** After entering: the new value of the header X-CSRF. */
  csrf: string
  /** For programs that asked for it: the bearer token. */
  token: string
}

/** Who is there, what to send with writes, and which build answers. */
export interface Session {
  person: Person | null
  csrf: string
  build: string
}

/** One of the own sessions. */
export interface SessionEntry {
  id: string
  created: number
  seen: number
  agent: string
  current: boolean
}

export interface Guest {
  name?: string
  /** A program asks for its token in the answer instead of a cookie. */
  bearer?: boolean
}

export interface Registration {
  login: string
  password: string
  name?: string
  bearer?: boolean
}

export interface Login {
  login: string
  password: string
  bearer?: boolean
}

export interface NewPassword {
  old: string
  new: string
}

/** It is done. */
export interface Done {
  ok: boolean
}

/** Where one stands among the levels of bots: 0 is the first, 1 the second; 95 of 100 lie from `low` to `high`. */
export interface PersonStrength {
  /** Against bots of one level, played to the end: these are counted. */
  games: number
  at: number
  low: number
  high: number
  /** The levels of bots with whom one's chance is nearest to one in all. */
  even: string[]
  /** To win there. */
  chance: number
  /** Games of which luck was taken away. */
  weighed: number
}

/** What a person has made of a game; the strength for the person alone. */
export interface Stat {
  game: string
  played: number
  won: number
  score: number | null
  best: number | null
  place: number
  /** When the last of them ended. */
  last: number
  rivals: Results[]
  /** The last of those played to the end, in order; for the person alone. */
  games: Finished[]
  strength: PersonStrength | null
}

/** What is answered instead of what was asked for. */
export interface Problem {
  code: string
  text: string
  /** The rule that forbids it, if a rule does. */
  rule: string
  rev: number
  cid: string
}

/** An act of a game and what the viewer may know of it. */
export interface ReplayStep {
  rev: number
  kind: string
  seat: number
  at: number
  events: Told[]
  note: string
}

/** What was promised before a game, what its players brought, and the secret when nothing more depends on it. */
export interface LuckTold {
  room: string
  commit: string
  contributions: string[]
  secret: string | null
}

export interface Phrase {
  id: string
  text: string
}

/** What a finished game left behind for a person beside points. */
export interface CareerRow {
  room: string
  at: number
  outcome: Json
}

/** Games of a person against rivals of one kind. */
export interface Results {
  /** The level of the bots, "bots" of several levels, "people" if there was one more, or "nobody". */
  rivals: string
  played: number
  won: number
  /** The mean of the points they made themselves; None if they never played to the end. */
  score: number | null
  best: number | null
}

/** A game that a person played to its end. */
export interface Finished {
  at: number
  points: number
  place: number
  of: number
  rivals: string
  /** How much luckier than the others on average, in points; where the coach has looked through the game. */
  luck: number | null
}

export type Asked = Hello | Act | UndoAsk | WhyAsk | ChatAsk | MarketAsk | LangAsk | LookAsk | Ping

export type ToldAll =
  StateTold | Happened | Accepted | Refused | Because | InfoTold | ChatTold | RemovedTold | MarketTold | Pong | Bye

// --- defaults put back

export function clock(raw: Raw): Clock {
  return {
    kind: 'none',
    bank: 0,
    increment: 0,
    hours: 0,
    answer: 0,
    ...raw,
  }
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
    hints: false,
    ...raw,
  }
}

export function stop(raw: Raw): Stop {
  return {
    asked: [],
    ...raw,
  }
}

export function takeBack(raw: Raw): TakeBack {
  return {
    asked: [],
    ...raw,
  }
}

export function roomInfo(raw: Raw): RoomInfo {
  return {
    you: [],
    turn_of: [],
    spectators: 0,
    deadline: null,
    answer_by: null,
    standing: {},
    result: null,
    commit: '',
    host: '',
    previous: '',
    next: '',
    stand_in: '',
    talk: false,
    hints: false,
    asks_hints: false,
    study: false,
    waits: false,
    removed: {},
    market: null,
    ...raw,
    seats: (raw.seats ?? []).map(seatInfo),
    clock: clock(raw.clock),
    stop: raw.stop ? stop(raw.stop) : null,
    back: raw.back ? takeBack(raw.back) : null,
  }
}

export function advised(raw: Raw): Advised {
  return {
    value: 0,
    error: 0,
    behind: 0,
    sure: 0,
    better: 0,
    line: [],
    then: [],
    places: [],
    ...raw,
  }
}

export function foreseen(raw: Raw): Foreseen {
  return {
    places: [],
    ...raw,
  }
}

export function advice(raw: Raw): Advice {
  return {
    kind: 'lead',
    worlds: 0,
    goal: 0,
    part: 0,
    done: false,
    more: 0,
    compared: [],
    reasons: [],
    warning: 0,
    ...raw,
    options: (raw.options ?? []).map(advised),
    foreseen: raw.foreseen ? foreseen(raw.foreseen) : null,
  }
}

export function reviewPoint(raw: Raw): ReviewPoint {
  return {
    chance: [],
    round: 0,
    ...raw,
  }
}

export function reviewDecision(raw: Raw): ReviewDecision {
  return {
    sure: 0,
    reasons: [],
    said: '',
    better: '',
    said_at: [],
    better_at: [],
    ...raw,
  }
}

export function reviewFind(raw: Raw): ReviewFind {
  return {
    said: '',
    ...raw,
  }
}

export function review(raw: Raw): Review {
  return {
    kind: 'lead',
    done: 0,
    total: 0,
    finished: false,
    luck: null,
    chips: [],
    ...raw,
    points: (raw.points ?? []).map(reviewPoint),
    decisions: (raw.decisions ?? []).map(reviewDecision),
    finds: (raw.finds ?? []).map(reviewFind),
  }
}

export function draft(raw: Raw): Draft {
  return {
    give: {},
    want: {},
    yes: [],
    no: [],
    until: 0,
    answers: 0,
    ...raw,
  }
}

export function market(raw: Raw): Market {
  return {
    host: -1,
    open: false,
    unpaid: [],
    ...raw,
    drafts: (raw.drafts ?? []).map(draft),
  }
}

export function chat(raw: Raw): Chat {
  return {
    phrase: '',
    ...raw,
  }
}

export function undo(raw: Raw): Undo {
  return {
    back: false,
    forth: false,
    turn: false,
    ask: false,
    ask_turn: false,
    ...raw,
  }
}

export function public_(raw: Raw): Public {
  return {
    sheet: [],
    tally: {},
    ...raw,
  }
}

export function sharedScene(raw: Raw): SharedScene {
  return {
    own: null,
    ...raw,
    public: public_(raw.public),
  }
}

export function puzzleMark(raw: Raw): PuzzleMark {
  return {
    points: null,
    ...raw,
  }
}

export function puzzleShelf(raw: Raw): PuzzleShelf {
  return {
    solved: 0,
    lessons: [],
    ...raw,
    puzzles: (raw.puzzles ?? []).map(puzzleMark),
  }
}

export function puzzleDay(raw: Raw): PuzzleDay {
  return {
    points: null,
    ...raw,
  }
}

export function puzzleShelves(raw: Raw): PuzzleShelves {
  return {
    ...raw,
    shelves: (raw.shelves ?? []).map(puzzleShelf),
    day: raw.day ? puzzleDay(raw.day) : null,
  }
}

export function puzzleTold(raw: Raw): PuzzleTold {
  return {
    day: false,
    points: null,
    ...raw,
    info: roomInfo(raw.info),
    scene: sharedScene(raw.scene),
  }
}

export function puzzleAnswer(raw: Raw): PuzzleAnswer {
  return {
    error: 0,
    behind: 0,
    reasons: [],
    ...raw,
  }
}

export function puzzleVerdict(raw: Raw): PuzzleVerdict {
  return {
    behind: 0,
    first: false,
    worlds: 0,
    ...raw,
    answers: (raw.answers ?? []).map(puzzleAnswer),
  }
}

export function stateTold(raw: Raw): StateTold {
  return {
    ...raw,
    info: roomInfo(raw.info),
    scene: raw.scene ? sharedScene(raw.scene) : null,
    chat: (raw.chat ?? []).map(chat),
    market: raw.market ? market(raw.market) : null,
  }
}

export function happened(raw: Raw): Happened {
  return {
    own: null,
    undone: false,
    keep: -1,
    ...raw,
  }
}

export function refused(raw: Raw): Refused {
  return {
    rule: '',
    rev: -1,
    ...raw,
  }
}

export function because(raw: Raw): Because {
  return {
    rule: '',
    legal: false,
    ...raw,
  }
}

export function infoTold(raw: Raw): InfoTold {
  return {
    ...raw,
    info: roomInfo(raw.info),
  }
}

export function chatTold(raw: Raw): ChatTold {
  return {
    ...raw,
    line: chat(raw.line),
  }
}

export function marketTold(raw: Raw): MarketTold {
  return {
    text: '',
    rule: '',
    ...raw,
    market: market(raw.market),
  }
}

export function optionInfo(raw: Raw): OptionInfo {
  return {
    choices: [],
    range: null,
    about: '',
    special: {},
    programs: false,
    ...raw,
  }
}

export function presetInfo(raw: Raw): PresetInfo {
  return {
    programs: false,
    ...raw,
  }
}

export function standingInfo(raw: Raw): StandingInfo {
  return {
    choices: [],
    about: '',
    ...raw,
  }
}

export function gameInfo(raw: Raw): GameInfo {
  return {
    ...raw,
    options: (raw.options ?? []).map(optionInfo),
    presets: (raw.presets ?? []).map(presetInfo),
    standing: (raw.standing ?? []).map(standingInfo),
  }
}

export function contact(raw: Raw): Contact {
  return {
    webhook: '',
    key: '',
    mail: '',
    confirmed: false,
    ...raw,
  }
}

export function person(raw: Raw): Person {
  return {
    login: '',
    language: '',
    settings: {},
    csrf: '',
    token: '',
    ...raw,
  }
}

export function session(raw: Raw): Session {
  return {
    ...raw,
    person: raw.person ? person(raw.person) : null,
  }
}

export function problem(raw: Raw): Problem {
  return {
    rule: '',
    rev: -1,
    cid: '',
    ...raw,
  }
}

export function replayStep(raw: Raw): ReplayStep {
  return {
    note: '',
    ...raw,
  }
}

/** A message as the server wrote it, with every default put back. */
export function fill(raw: Raw): ToldAll {
  switch (raw.t) {
    case 'state':
      return stateTold(raw)
    case 'ev':
      return happened(raw)
    case 'no':
      return refused(raw)
    case 'because':
      return because(raw)
    case 'info':
      return infoTold(raw)
    case 'chat':
      return chatTold(raw)
    case 'market':
      return marketTold(raw)
    default:
      return raw
  }
}
