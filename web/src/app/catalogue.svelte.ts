// What the server can play, asked once per language.

import { api } from '../net/api'
import { words } from '../i18n/i18n.svelte'
import { visitor } from './session.svelte'
import type { GameInfo, Phrase, RoomInfo, Rulebook } from '../net/wire'
import { go } from './router.svelte'

const games = new Map<string, Promise<GameInfo[]>>()
const said = new Map<string, Promise<Phrase[]>>()
const titles: Record<string, string> = $state({})
const books = new Map<string, Promise<Rulebook>>()

function once<T>(kept: Map<string, Promise<T>>, name: string, ask: () => Promise<T>): Promise<T> {
  let found = kept.get(name)
  if (!found) {
    found = ask()
    found.catch(() => kept.delete(name))
    kept.set(name, found)
  }
  return found
}

export const catalogue = (): Promise<GameInfo[]> => {
  const { lang } = words
  return once(games, lang, async () => {
    const found = await api.games()
    for (const game of found) titles[`${lang} ${game.id}`] = game.name
    return found
  })
}
export const phrases = (): Promise<Phrase[]> => once(said, words.lang, () => api.phrases())
export const ruleBook = (game: string): Promise<Rulebook> => once(books, `${game} ${words.lang}`, () => api.rules(game))

/** What a game that others bring is called: its id until the server has been asked. */
export function titleOf(id: string): string {
  const known = titles[`${words.lang} ${id}`]
  if (!known) catalogue().catch(() => {})
  return known ?? id
}

/** A bot neither too kind nor too hard to begin with. */
export function usualBot(game: GameInfo): string {
  return game.bots[Math.min(game.bots.length - 1, 1)]?.level ?? ''
}

/** One click: a table full of bots, and you at it. */
export async function playNow(id: string, preset = ''): Promise<void> {
  const game = (await catalogue()).find((g) => g.id === id)
  const level = game ? usualBot(game) : ''
  const seats = Math.min(4, Math.max(...(game?.seats ?? [4])))
  await playWith(
    id,
    Array.from({ length: seats - 1 }, () => level),
    preset,
  )
}

/** A table with bots of these levels, and you at it. */
export async function playWith(id: string, levels: string[], preset = ''): Promise<void> {
  await visitor.ensure()
  const bots = levels.map((level) => ({ kind: 'bot' as const, ...(level && { level }) }))
  await enter(await api.create({ game: id, ...(preset && { preset }), seats: [{ kind: 'me' }, ...bots] }))
}

/** Into a new room; one that waits for nobody starts. */
export async function enter(info: RoomInfo) {
  if (info.status === 'open' && info.seats.every((seat) => seat.kind !== 'open')) await api.start(info.id)
  go(`/room/${info.id}`)
}
