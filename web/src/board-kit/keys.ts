// The keys that every table knows, in both layouts.
import type { Option, Told } from '../net/wire'
import { distinct } from './options'

export interface Keyed {
  frame: { jump: (where: string) => void }
  log: Told[]
  options: Option[]
  say: (text: string) => void
  scores: () => string
  /** What one has; '' for a spectator. */
  hand: () => string
  escape: () => void
  /** Brings the list of actions to the front. */
  list: () => void
  /** Where the board begins. */
  board?: string
  /** Keys of this game alone; true if it was one. */
  own?: (key: string, event: KeyboardEvent) => boolean
}

export function answerKey(event: KeyboardEvent, table: Keyed): void {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.target as HTMLElement).closest('input, textarea, select')
  )
    return
  const key = event.key.toLowerCase()
  const is = (latin: string, cyrillic: string) => key === latin || key === cyrillic
  if (key === 'escape') table.escape()
  else if (is('l', 'д')) table.say(table.log[table.log.length - 1]?.text ?? '')
  else if (is('s', 'ы')) table.say(table.scores())
  else if (is('h', 'р') && table.hand()) table.say(table.hand())
  else if (is('p', 'з')) table.frame.jump('.prompt')
  else if (is('b', 'и')) table.frame.jump(table.board ?? '[data-place][tabindex="0"]')
  else if (key === '?') {
    table.list()
    table.say(
      distinct(table.options)
        .map((option) => option.text)
        .slice(0, 12)
        .join('; '),
    )
  } else if (!table.own?.(key, event)) return
  event.stopPropagation()
}

/** Presses one of several buttons by its number; true, for a number is no other key. */
export function pressDeed(buttons: string, number: string): boolean {
  document.querySelectorAll<HTMLButtonElement>(buttons)[Number(number) - 1]?.click()
  return true
}
