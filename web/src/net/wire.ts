// What travels between the games room and the browser, and what the room page makes of it for a table.
// Types and defaults of messages and of HTTP are made from the server's own (`wire.gen.ts`); here is what Python has no
// type for, and what never travels. The server leaves out fields that hold their defaults, so `fill` puts them back.
// A text of the game or of the house is unspoken: `reader.svelte.ts` reads it aloud.

import { undo, type LangAsk, type MarketAsk, type Option as OptionTold, type Public, type Undo } from './wire.gen'
import type { Because, Choice, Draft, Market, MarketSetup, RoomInfo, StandingInfo, Told } from './wire.gen'

export * from './wire.gen'

export type Lang = LangAsk['lang']
/** What the server or a file wrote, before the defaults are put back: nothing is known of its members. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one door for what has no type yet
export type Raw = any
export type Json = Record<string, Raw>

export const SPECTATOR = -3

/** What an option of a game may be. */
export type OptionValue = Choice['value']

/** Answers laid down once for all, by the name of the rule. */
export type Standing = Record<string, string[] | number[] | number | boolean>

export type SheetLine = [label: string, points: number]
export type Sheets = [seat: number, lines: SheetLine[]][]

type Always = 'targets' | 'rule' | 'final' | 'effects'
/** What may be said, with the defaults that tables ask for. */
export interface Option extends Omit<OptionTold, Always | 'then'>, Required<Pick<OptionTold, Always>> {
  then?: Option[]
}

/** A draft, a word to one, or the settling of one. */
export type MarketWord = Omit<MarketAsk, 't' | 'room' | 'cid' | 'seat'>

/** What a table draws: what everybody has, and what is one's own. */
export interface Scene extends Public {
  room: string
  rev: number
  /** Whose eyes: a seat, or SPECTATOR. */
  seat: number
  /** null unless this seat is asked. */
  options: Option[] | null
  undo: Undo
}

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
  standing?: { rules: StandingInfo[]; laid: Standing; lay: (laid: Standing) => void } | null
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

// --- defaults put back, of what tables are given

export function option(raw: Raw): Option {
  return { targets: [], rule: '', final: false, effects: {}, ...raw, ...(raw.then && { then: raw.then.map(option) }) }
}

export function scene(raw: Raw): Scene {
  return {
    ...raw,
    sheet: raw.sheet ?? [],
    tally: raw.tally ?? {},
    undo: undo(raw.undo),
    options: raw.options ? raw.options.map(option) : null,
  }
}
