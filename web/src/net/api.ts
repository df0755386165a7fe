// The HTTP side of the games room: docs/protocol.md.

import type {
  Advice,
  Course,
  Json,
  Lang,
  Raw,
  PuzzleShelves,
  PuzzleTold,
  PuzzleVerdict,
  Review,
  RoomInfo,
  RoomSetup,
  SharedScene,
  Standing,
  StandingRule,
  StopWord,
  TakeBackWord,
  Told,
} from './wire'
import { advice, puzzleShelves, puzzleTold, puzzleVerdict, review, roomInfo, sharedScene } from './wire'
import { bring } from '../luck/brought'

export interface Person {
  id: string
  name: string
  login: string | null
  guest: boolean
  language: string
  settings: Json
}

export interface Session {
  person: Person | null
  csrf: string
  build: string
}
export interface SessionLine {
  id: string
  created: number
  seen: number
  agent: string
  current: boolean
}

export type OptionValue = boolean | number | string

export interface OptionInfo {
  name: string
  label: string
  kind: 'switch' | 'choice' | 'number'
  default: OptionValue
  choices: { value: OptionValue; label: string }[]
  range: [low: number, high: number] | null
  /** Words for some values of a range, such as 0: "No limit". */
  special: Record<string, string>
  rule: string
  about: string
  /** Settles a doubt or serves comparisons: people are not asked about it. */
  programs?: boolean
}

export interface BotInfo {
  level: string
  label: string
  about: string
  /** How often one seat of this level wins where all others are of a lower one; null: it was not measured. */
  strength?: Strength | null
}

export interface Strength {
  label: string
  seats: number
  games: number
  /** From 0 to 1, with the interval of 95 %. */
  share: number
  low: number
  high: number
}

export interface GameInfo {
  id: string
  name: string
  stage: string
  seats: number[]
  options: OptionInfo[]
  presets: { name: string; label: string; options: Record<string, OptionValue>; programs?: boolean }[]
  bots: BotInfo[]
  standing: StandingRule[]
  /** Where several proposals may lie open at once: the set of options of such a table, and what can be chosen. */
  market: { preset: string; drafts: [number, number]; seconds: [number, number] } | null
}

export interface Rule {
  id: string
  title: string
  text: string
}
export interface RuleBook {
  title: string
  intro: string
  chapters: { id: string; title: string; text: string; rules: Rule[] }[]
}
export interface Step {
  rev: number
  seat: number
  text: string
  events: Told[]
}
export interface Replay {
  info: RoomInfo | null
  steps: Step[]
}
export interface Luck {
  commit: string
  contributions: string[]
  secret: string | null
  seed?: string
}
/** Where turns are told to somebody who is away; `channels` are those that this server can use. */
export interface NoticesInfo {
  channels: string[]
  webhook: string
  key: string
  mail: string
  confirmed: boolean
}
export interface Phrase {
  id: string
  text: string
}
/** Games against bots of a level, bots of several ("bots"), "people" or "nobody". */
export interface Results {
  rivals: string
  played: number
  won: number
  /** Nothing, if none was played to its end. */
  score: number | null
  best: number | null
}
export interface Stat extends Omit<Results, 'rivals'> {
  game: string
  place: number
  last: number
  rivals: Results[]
  /** Those played to their end, in order; one's own only. */
  games: { at: number; points: number; place: number; of: number; rivals: string; luck?: number | null }[]
  strength?: PersonStrength | null
}

/** Where one stands among the levels of bots: 0 is the first, 1 the second; one's own only. */
export interface PersonStrength {
  games: number
  at: number
  low: number
  high: number
  /** The bots with whom one's chance is nearest to one in all, and that chance. */
  even: string[]
  chance: number
  /** Games of which luck was taken away. */
  weighed?: number
}

/** A campaign of solo games that is over: points of each game, and what they did to the rank. */
export interface Campaign {
  room: string
  at: number
  games: number[]
  rank: { before: number; after: number; total: number }
}

/** A finished game of the open database; seats are told by kind: "person", "absent", or the level of a bot. */
export interface PlayedGame {
  room: string
  game: string
  version: number
  options: Record<string, OptionValue>
  ended: number
  ending: string
  /** Of the winner. */
  points: number
  acts: number
  seats: { kind: string; points: number; rank: number }[]
  mine: boolean
}
export interface PlayedPage {
  games: PlayedGame[]
  /** What leads to the page after this one; empty at the end. */
  next: string
}
/** What one keeps out of the open database. */
export interface KeptOut {
  all: boolean
  rooms: string[]
}

/** A refusal of the server, or no answer at all (code "offline"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule = '',
    readonly status = 0,
    readonly wait = 0,
  ) {
    super(text)
  }
}

let csrf = ''
let lang: Lang = 'en'

export function useCsrf(token: string) {
  csrf = token
}
export function useLang(language: Lang) {
  lang = language
}

async function ask<T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<T> {
  const url = /[?&]lang=/.test(path) ? `/api${path}` : `/api${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': lang, ...more }
  if (method !== 'GET') {
    headers['X-CSRF'] = csrf
    headers['Content-Type'] = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json'
  }
  let answer: Response
  try {
    answer = await fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      body:
        method === 'GET' || method === 'DELETE'
          ? undefined
          : typeof body === 'string'
            ? body
            : JSON.stringify(body ?? {}),
    })
  } catch {
    throw new ApiError('offline', '')
  }
  const text = await answer.text()
  let data: Raw = null
  try {
    data = text ? JSON.parse(text) : null
  } catch {
    // not JSON: a proxy's page, or ours when something is badly wrong
  }
  if (!answer.ok) {
    throw new ApiError(
      data?.code ?? `http-${answer.status}`,
      data?.text ?? '',
      data?.rule ?? '',
      answer.status,
      Number(answer.headers.get('Retry-After') ?? 0),
    )
  }
  return data as T
}

/** An answer that comes line by line, each of it JSON; `stop` hangs up. */
async function listen(path: string, body: unknown, hear: (line: Raw) => void, stop: AbortSignal): Promise<void> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}?lang=${lang}`, {
      method: 'POST',
      headers: { 'Accept-Language': lang, 'X-CSRF': csrf, 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(body),
      signal: stop,
    })
  } catch {
    throw new ApiError('offline', '')
  }
  if (!answer.ok || !answer.body) {
    const data: Raw = await answer.json().catch(() => null)
    throw new ApiError(data?.code ?? `http-${answer.status}`, data?.text ?? '', '', answer.status)
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line) hear(JSON.parse(line))
  }
}

const get = <T>(path: string) => ask<T>('GET', path)
const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body)
const puzzleAt = (game: string, number: number) => `/puzzles/${encodeURIComponent(game)}/${number}`
const at = (id: string) => `/rooms/${encodeURIComponent(id)}`
const rooms = (raw: Raw): RoomInfo[] => (Array.isArray(raw) ? raw : (raw?.rooms ?? [])).map(roomInfo)

export function person(raw: Raw): Person | null {
  if (!raw) return null
  return {
    ...raw,
    login: raw.login || null,
    guest: raw.guest ?? !raw.login,
    language: raw.language ?? '',
    settings: raw.settings ?? {},
  }
}

export function gameInfo(raw: Raw): GameInfo {
  const options = (raw.options ?? []).map((o: Raw): OptionInfo => ({
    rule: '',
    about: '',
    choices: [],
    special: {},
    ...o,
    range: o.range?.length === 2 ? o.range : null,
  }))
  const standing = (raw.standing ?? []).map((one: Raw): StandingRule => ({ about: '', choices: [], ...one }))
  return { stage: '', presets: [], bots: [], market: null, ...raw, options, standing }
}

const noticesInfo = (raw: Raw): NoticesInfo => ({
  channels: [],
  webhook: '',
  key: '',
  mail: '',
  confirmed: false,
  ...raw,
})

/** Who came in: a person that carries the new token, or the session with the person inside. */
function session(raw: Raw): Session {
  useCsrf(raw.csrf ?? '')
  return { person: person('id' in raw ? raw : raw.person), csrf: raw.csrf ?? '', build: raw.build ?? '' }
}

export const api = {
  session: async () => session(await get<Raw>('/session')),
  guest: async (name?: string) => session(await post<Raw>('/session/guest', name ? { name } : {})),
  register: async (login: string, password: string, name: string) =>
    session(await post<Raw>('/session/register', { login, password, ...(name && { name }) })),
  login: async (login: string, password: string) => session(await post<Raw>('/session/login', { login, password })),
  logout: async () => {
    await post<Raw>('/session/logout')
  },
  password: async (old: string, fresh: string) => session(await post<Raw>('/session/password', { old, new: fresh })),
  notices: async () => noticesInfo(await get('/notices')),
  notify: async (changes: { mail?: string; webhook?: string }) => noticesInfo(await ask('PATCH', '/notices', changes)),
  confirmMail: async (code: string) => noticesInfo(await post('/notices/confirm', { code })),
  phrases: () => get<Phrase[]>('/phrases'),
  sessions: () => get<SessionLine[]>('/session/list'),
  revoke: (id: string) => ask<void>('DELETE', `/session/${encodeURIComponent(id)}`),
  settle: async (changes: Json) => person(await ask('PATCH', '/person', changes)),
  /** The last first; a double game of two leaves no rank and is no campaign. */
  campaigns: async (game: string) =>
    (await get<Raw[]>(`/career/${encodeURIComponent(game)}`))
      .filter((one) => one.outcome.rank)
      .map(({ room, at, outcome }): Campaign => ({
        room,
        at,
        games: outcome.games.map((points: number[]) => points[0]),
        rank: outcome.rank,
      })),
  stats: (id: string) => get<Stat[]>(`/stats/${encodeURIComponent(id)}`),

  games: async () => (await get<Raw[]>('/games')).map(gameInfo),
  rules: (game: string) => get<RuleBook>(`/games/${encodeURIComponent(game)}/rules`),
  /** The sentences of a game in Fluent, file by file. */
  words: (game: string, lang: Lang) => get<string[]>(`/games/${encodeURIComponent(game)}/words?lang=${lang}`),

  create: async (setup: RoomSetup) => roomInfo(await post('/rooms', setup)),
  mine: async () => rooms(await get('/rooms?mine=1')),
  archived: async () => rooms(await get('/rooms?mine=1&archived=1')),
  open: async () => rooms(await get('/rooms?open=1')),
  live: async () => rooms(await get('/rooms?live=1')),
  /** The key of a private room travels in a header: addresses are written into logs. */
  room: async (id: string, key = '') => roomInfo(await ask('GET', at(id), undefined, key ? { 'X-Key': key } : {})),
  sit: async (id: string, seat: number, key = '') =>
    roomInfo(await post(`${at(id)}/sit`, { seat, brought: bring(id), ...(key && { key }) })),
  leave: (id: string) => post<unknown>(`${at(id)}/leave`),
  concede: async (id: string) => roomInfo(await post(`${at(id)}/concede`)),
  takeBack: async (id: string, what: TakeBackWord, seat: number, rev: number, far: 'word' | 'turn' = 'word') =>
    roomInfo(await post(`${at(id)}/take-back`, { what, seat, rev, far })),
  stop: async (id: string, what: StopWord) => roomInfo(await post(`${at(id)}/stop`, { what })),
  /** Out of our own lists, or back into them. */
  archive: async (id: string, away: boolean) => roomInfo(await post(`${at(id)}/archive`, { away })),
  start: async (id: string) => roomInfo(await post(`${at(id)}/start`, { brought: bring(id) })),
  rematch: async (id: string) => roomInfo(await post(`${at(id)}/rematch`)),
  replace: async (id: string, seat: number, level: string) =>
    roomInfo(await post(`${at(id)}/replace`, { seat, with: level })),
  giveBack: async (id: string, seat: number) => roomInfo(await post(`${at(id)}/return`, { seat })),
  standing: async (id: string, seat: number, standing: Standing) =>
    roomInfo(await post(`${at(id)}/standing`, { seat, standing })),
  remove: async (id: string, seat: number) => roomInfo(await post(`${at(id)}/remove`, { seat })),
  /** The link for friends; with a person: one who was removed may come again. */
  invite: async (id: string, person = '') =>
    (await post<{ link: string; key: string }>(`${at(id)}/invite`, person ? { person } : {})).link,

  replay: async (id: string): Promise<Replay> => {
    const raw = await get<Raw>(`${at(id)}/replay`)
    const steps = (Array.isArray(raw) ? raw : (raw.steps ?? [])).map((s: Raw): Step => ({
      seat: -1,
      text: '',
      events: [],
      ...s,
    }))
    const info = Array.isArray(raw) ? null : (raw.info ?? raw.room)
    return { info: info ? roomInfo(info) : null, steps }
  },
  /** The table after an act, through the eyes of an own seat. */
  moment: async (id: string, rev: number, seat = -1): Promise<SharedScene> => {
    const raw = await get<Raw>(`${at(id)}/at/${rev}${seat >= 0 ? `?seat=${seat}` : ''}`)
    return sharedScene(raw.scene ?? raw)
  },
  /** The table in plain text, of a game that another package brings: now, or after an earlier act. */
  drawing: async (id: string, seat: number, rev: number | null, lang: Lang): Promise<string[]> => {
    const raw = await get<Raw>(
      `${at(id)}/${rev === null ? 'view' : `at/${rev}`}?texts=1&lang=${lang}${seat >= 0 ? `&seat=${seat}` : ''}`,
    )
    return (raw.scene ?? raw).drawing ?? []
  },
  puzzles: async (): Promise<PuzzleShelves> => puzzleShelves(await get('/puzzles')),
  puzzle: async (game: string, number: number): Promise<PuzzleTold> => puzzleTold(await get(puzzleAt(game, number))),
  answerPuzzle: async (game: string, number: number, action: number): Promise<PuzzleVerdict> =>
    puzzleVerdict(await post(`${puzzleAt(game, number)}/answer`, { action })),
  /** A table that goes on from a puzzle. */
  playPuzzle: async (game: string, number: number) => roomInfo(await post(`${puzzleAt(game, number)}/play`)),
  /** What the coach says to a seat that is asked, better and better. */
  hint: (id: string, seat: number, rev: number, hear: (told: Advice) => void, stop: AbortSignal) =>
    listen(`${at(id)}/hint`, { seat, rev }, (line) => hear(advice(line)), stop),
  course: (id: string) => get<Course>(`${at(id)}/course`),
  /** What the coach has found in a finished game so far. */
  review: async (id: string): Promise<Review> => review(await get(`${at(id)}/review`)),
  /** Games that fit, the last first; the search is that of the page's own address. */
  database: (search: string, cursor = '') =>
    get<PlayedPage>(
      `/database${search || cursor ? '?' : ''}${[search, cursor && `cursor=${encodeURIComponent(cursor)}`].filter(Boolean).join('&')}`,
    ),
  keptOut: () => get<KeptOut>('/database/kept-out'),
  /** A game of one's own, or without a room all of them. */
  keepOut: (room: string, out: boolean) => post<KeptOut>('/database/keep-out', { room, out }),
  fork: async (id: string, rev: number) => roomInfo(await post(`${at(id)}/fork`, { rev })),
  luck: (id: string) => get<Luck>(`${at(id)}/luck`),
  /** A record as its file holds it, JSON or lines. */
  importRecord: async (text: string) => roomInfo(await post('/records', text)),
  recordUrl: (id: string, kind: 'json' | 'txt') => `/api${at(id)}/record.${kind}`,
}
