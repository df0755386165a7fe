// Who sits at a table.
import type { Lang, RoomInfo } from '../net/wire'
import type { Say } from './options'

/** The names of the players; a seat without one is called by its colour. */
export const namesOf = (info: RoomInfo, colours: string[]): string[] =>
  colours.map((colour, seat) => info.seats.find((one) => one.seat === seat)?.name || colour)

/** The others, as they follow around the table; all of them for a spectator. */
export function clockwise(seats: number, seat: number): number[] {
  const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat)
  return [...others.filter((other) => other > seat), ...others.filter((other) => other < seat)]
}

export const isAway = (info: RoomInfo, seat: number): boolean =>
  info.seats[seat]?.kind === 'human' && !info.seats[seat]?.present

/** What is told of a seat beside its name: a bot and its level, or that nobody is there. */
export function seatNote(
  info: RoomInfo,
  seat: number,
  say: Say,
  lang: Lang,
  levelName: ((level: string) => string) | undefined,
): string {
  const one = info.seats.find((entry) => entry.seat === seat)
  if (one?.kind !== 'bot') return one && !one.present ? say('tb-away') : ''
  const level = levelName?.(one.level)
  return level ? say('tb-bot-level', { level: level.toLocaleLowerCase(lang) }) : say('tb-bot')
}

/** A question without the words that the prompt says itself. */
export const plainQuestion = (text: string, lang: Lang): string =>
  text.replace(/^(Ваш ход|Your turn)[:.] (.)/, (_, __, first: string) => first.toLocaleUpperCase(lang))
