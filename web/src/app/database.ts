// The open database: what is asked for is written in the address, in the words of the server.

import type { GameInfo, OptionInfo, PlayedGame } from '../net/wire'

/** What a game can be searched by; each is a word of the address. */
export const DAYS = ['since', 'until'] as const
export const NUMBERS = ['points_from', 'points_to', 'acts_from', 'acts_to'] as const
const WORDS = ['game', 'seats', 'people', 'level', ...DAYS, ...NUMBERS] as const

export type Filter = (typeof WORDS)[number]
export interface Filters {
  words: Partial<Record<Filter, string>>
  /** By the name of the option. */
  options: Record<string, string>
}

export function filtersOf(search: string): Filters {
  const asked = new URLSearchParams(search)
  const words: Filters['words'] = {}
  for (const name of WORDS) {
    const value = asked.get(name)?.trim()
    if (value) words[name] = value
  }
  const options: Record<string, string> = {}
  for (const pair of asked.getAll('option')) {
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    if (name && value && pair.includes('=')) options[name] = value
  }
  return { words, options: words.game ? options : {} }
}

/** The same as an address; options belong to a game, so without one there are none. */
export function searchOf({ words, options }: Filters): string {
  const asked = new URLSearchParams()
  for (const name of WORDS) if (words[name]) asked.set(name, words[name])
  if (words.game)
    for (const name of Object.keys(options).sort())
      if (options[name]) asked.append('option', `${name}=${options[name]}`)
  return asked.toString()
}

/** Options that a few choices answer. */
export const searchable = (game: GameInfo | undefined): OptionInfo[] =>
  game?.options.filter((one) => !one.programs && one.choices.length > 1) ?? []

/** Who sat there, the winner first, with points; `said` puts a kind of player into words. */
export function seatsText(game: PlayedGame, said: (kind: string) => string): string[] {
  return [...game.seats].sort((a, b) => a.rank - b.rank).map((seat) => `${said(seat.kind)} ${seat.points}`)
}
