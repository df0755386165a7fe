// The HTTP side of the games room: docs/protocol.md. What is asked and answered has its types in wire.gen.ts.

import type {
  Agreeing,
  Advice,
  Answering,
  Archiving,
  CareerRow,
  Changing,
  Confirming,
  Contact,
  Course,
  Forking,
  GameInfo,
  Guest,
  Hinting,
  Invitation,
  Inviting,
  Json,
  KeepingOut,
  KeptOut,
  Lang,
  LayingDown,
  Login,
  LuckTold,
  NewPassword,
  Person,
  Phrase,
  PlayedPage,
  Problem,
  PuzzleShelves,
  PuzzleTold,
  PuzzleVerdict,
  Raw,
  Registration,
  Replacing,
  ReplayStep,
  Review,
  RoomInfo,
  RoomSetup,
  Rulebook,
  SeatOnly,
  Session,
  SessionEntry,
  SharedScene,
  Sitting,
  Standing,
  Starting,
  Stat,
  Stopping,
  TakingBack,
} from './wire'
import {
  advice,
  contact,
  gameInfo,
  person,
  puzzleShelves,
  puzzleTold,
  puzzleVerdict,
  replayStep,
  review,
  roomInfo,
  session,
  sharedScene,
} from './wire'
import { bring } from '../luck/brought'

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

function useCsrf(token: string) {
  csrf = token
}
export function useLang(language: Lang) {
  lang = language
}

function refusal(answer: Response, told: Partial<Problem> | null): ApiError {
  const wait = Number(answer.headers.get('Retry-After') ?? 0)
  return new ApiError(told?.code ?? `http-${answer.status}`, told?.text ?? '', told?.rule ?? '', answer.status, wait)
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
  if (!answer.ok) throw refusal(answer, data)
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
    throw refusal(answer, await answer.json().catch(() => null))
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

const rooms = async (search: string): Promise<RoomInfo[]> => (await get<Raw[]>(`/rooms?${search}`)).map(roomInfo)

/** Whoever has just come in carries the new token. */
function entered(raw: Raw): Person {
  const somebody = person(raw)
  useCsrf(somebody.csrf)
  return somebody
}

export const api = {
  session: async (): Promise<Session> => {
    const found = session(await get('/session'))
    useCsrf(found.csrf)
    return found
  },
  guest: async () => entered(await post('/session/guest', {} satisfies Guest)),
  register: async (login: string, password: string, name: string) =>
    entered(await post('/session/register', { login, password, ...(name && { name }) } satisfies Registration)),
  login: async (login: string, password: string) =>
    entered(await post('/session/login', { login, password } satisfies Login)),
  logout: async () => {
    await post('/session/logout')
  },
  password: async (old: string, fresh: string) =>
    entered(await post('/session/password', { old, new: fresh } satisfies NewPassword)),
  notices: async (): Promise<Contact> => contact(await get('/notices')),
  notify: async (changes: Changing): Promise<Contact> => contact(await ask('PATCH', '/notices', changes)),
  confirmMail: async (code: string): Promise<Contact> =>
    contact(await post('/notices/confirm', { code } satisfies Confirming)),
  phrases: () => get<Phrase[]>('/phrases'),
  sessions: () => get<SessionEntry[]>('/session/list'),
  revoke: (id: string) => ask<void>('DELETE', `/session/${encodeURIComponent(id)}`),
  settle: async (changes: Json) => person(await ask('PATCH', '/person', changes)),
  /** The last first. */
  career: (game: string) => get<CareerRow[]>(`/career/${encodeURIComponent(game)}`),
  stats: (id: string) => get<Stat[]>(`/stats/${encodeURIComponent(id)}`),

  games: async (): Promise<GameInfo[]> => (await get<Raw[]>('/games')).map(gameInfo),
  rules: (game: string) => get<Rulebook>(`/games/${encodeURIComponent(game)}/rules`),
  /** The sentences of a game in Fluent, file by file. */
  words: (game: string, lang: Lang) => get<string[]>(`/games/${encodeURIComponent(game)}/words?lang=${lang}`),

  create: async (setup: RoomSetup) => roomInfo(await post('/rooms', setup)),
  mine: () => rooms('mine=1'),
  archived: () => rooms('mine=1&archived=1'),
  open: () => rooms('open=1'),
  live: () => rooms('live=1'),
  /** The key of a private room travels in a header: addresses are written into logs. */
  room: async (id: string, key = '') => roomInfo(await ask('GET', at(id), undefined, key ? { 'X-Key': key } : {})),
  sit: async (id: string, seat: number, key = '') =>
    roomInfo(await post(`${at(id)}/sit`, { seat, brought: bring(id), ...(key && { key }) } satisfies Sitting)),
  leave: (id: string) => post<unknown>(`${at(id)}/leave`),
  concede: async (id: string) => roomInfo(await post(`${at(id)}/concede`)),
  takeBack: async (id: string, what: TakingBack['what'], seat: number, rev: number, far: TakingBack['far'] = 'word') =>
    roomInfo(await post(`${at(id)}/take-back`, { what, seat, rev, far } satisfies TakingBack)),
  stop: async (id: string, what: Stopping['what']) =>
    roomInfo(await post(`${at(id)}/stop`, { what } satisfies Stopping)),
  /** Out of our own lists, or back into them. */
  archive: async (id: string, away: boolean) => roomInfo(await post(`${at(id)}/archive`, { away } satisfies Archiving)),
  start: async (id: string) => roomInfo(await post(`${at(id)}/start`, { brought: bring(id) } satisfies Starting)),
  rematch: async (id: string) => roomInfo(await post(`${at(id)}/rematch`)),
  replace: async (id: string, seat: number, level: string) =>
    roomInfo(await post(`${at(id)}/replace`, { seat, with: level } satisfies Replacing)),
  giveBack: async (id: string, seat: number) => roomInfo(await post(`${at(id)}/return`, { seat } satisfies SeatOnly)),
  standing: async (id: string, seat: number, standing: Standing) =>
    roomInfo(await post(`${at(id)}/standing`, { seat, standing } satisfies LayingDown)),
  /** Whether we agree that everybody at the table may ask the coach. */
  agree: async (id: string, agreed: boolean) => roomInfo(await post(`${at(id)}/hints`, { agreed } satisfies Agreeing)),
  remove: async (id: string, seat: number) => roomInfo(await post(`${at(id)}/remove`, { seat } satisfies SeatOnly)),
  /** The link for friends; with a person: one who was removed may come again. */
  invite: async (id: string, person = '') =>
    (await post<Invitation>(`${at(id)}/invite`, (person ? { person } : {}) satisfies Inviting)).link,

  replay: async (id: string): Promise<ReplayStep[]> => (await get<Raw[]>(`${at(id)}/replay`)).map(replayStep),
  /** The table after an act, through the eyes of an own seat. */
  moment: async (id: string, rev: number, seat = -1): Promise<SharedScene> =>
    sharedScene(await get(`${at(id)}/at/${rev}${seat >= 0 ? `?seat=${seat}` : ''}`)),
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
    puzzleVerdict(await post(`${puzzleAt(game, number)}/answer`, { action } satisfies Answering)),
  /** A table that goes on from a puzzle. */
  playPuzzle: async (game: string, number: number) => roomInfo(await post(`${puzzleAt(game, number)}/play`)),
  /** What the coach says to a seat that is asked, better and better. */
  hint: (id: string, seat: number, rev: number, hear: (told: Advice) => void, stop: AbortSignal) =>
    listen(`${at(id)}/hint`, { seat, rev } satisfies Hinting, (line) => hear(advice(line)), stop),
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
  keepOut: (room: string, out: boolean) => post<KeptOut>('/database/keep-out', { room, out } satisfies KeepingOut),
  fork: async (id: string, rev: number) => roomInfo(await post(`${at(id)}/fork`, { rev } satisfies Forking)),
  /** A table of one's own from that moment, against bots, on a seat of one's choice. */
  playOn: async (id: string, rev: number, seat: number) =>
    roomInfo(await post(`${at(id)}/fork`, { rev, seat, bots: true } satisfies Forking)),
  luck: (id: string) => get<LuckTold>(`${at(id)}/luck`),
  /** A record as its file holds it, JSON or lines. */
  importRecord: async (text: string) => roomInfo(await post('/records', text)),
  recordUrl: (id: string, kind: 'json' | 'txt') => `/api${at(id)}/record.${kind}`,
}
