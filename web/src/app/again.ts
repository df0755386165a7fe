// The table one sat at last, to be laid once more.

import type { GameInfo, RoomInfo, RoomSetup, SeatSetup } from '../net/wire'
import { usualBot } from './catalogue.svelte'

/** The last table of one's own that can be laid again: made for play, not to try out a position. */
export function lastTable(mine: RoomInfo[]): RoomInfo | null {
  const played = mine.filter((room) => room.you.length === 1 && !room.study && room.status !== 'open' && room.commit)
  const alone = (room: RoomInfo) => room.seats.every((seat) => seat.kind === 'bot' || room.you.includes(seat.seat))
  const newest = (rooms: RoomInfo[]) =>
    rooms.reduce<RoomInfo | null>((last, room) => (last && last.created >= room.created ? last : room), null)
  // A table of friends cannot be laid without them: bots are company at once.
  return newest(played.filter(alone)) ?? newest(played)
}

/** The same game, options, clock and company; where people sat, bots of the usual kind do. */
export function setupLike(room: RoomInfo, game: GameInfo | undefined): RoomSetup {
  const usual = game ? usualBot(game) : ''
  const known = (level: string) => !game || game.bots.some((bot) => bot.level === level)
  const bots = room.seats
    .filter((seat) => !room.you.includes(seat.seat))
    .map((seat): SeatSetup => {
      const level = seat.kind === 'bot' && seat.level && known(seat.level) ? seat.level : usual
      return { kind: 'bot', ...(level && { level }) }
    })
  return {
    game: room.game,
    options: room.options as RoomSetup['options'],
    clock: room.clock.kind === 'days' ? {} : room.clock,
    private: room.private,
    ...(room.market && { market: room.market }),
    seats: [{ kind: 'me' }, ...bots],
  }
}

/** The set of options that a table plays by, if it is one of those with a name. */
export function presetOf(game: GameInfo, options: Record<string, unknown>): GameInfo['presets'][number] | undefined {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]))
  const full = { ...usual, ...options }
  return game.presets.find((preset) => {
    const wanted: Record<string, unknown> = { ...usual, ...preset.options }
    return Object.keys(usual).every((name) => wanted[name] === full[name])
  })
}

/** As it stands inside a sentence. */
export const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

/** What a label says before it explains: "The full game: a new island every time" is the full game. */
export const shortly = (label: string): string => label.split(':')[0].trim()
/** And after. */
export const explained = (label: string): string => {
  const rest = label.split(':').slice(1).join(':').trim()
  return rest && rest[0].toUpperCase() + rest.slice(1)
}

/** The levels of bots at a table, each once. */
export function levelsOf(room: RoomInfo, game: GameInfo): string[] {
  const levels = [...new Set(room.seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.level))]
  return levels.map((level) => game.bots.find((bot) => bot.level === level)?.label ?? '').filter(Boolean)
}
