// The keys that every table knows, in both layouts, wherever the focus is.
import type { Option, Told } from '../net/wire'
import { distinct } from './options'

/** All of them with the names of their words, as the help lists them. */
export const KEYS: [string[], string][] = [
  [['Enter'], 'keys-enter'],
  [['Backspace'], 'keys-undo'],
  [['Shift', 'Backspace'], 'keys-turn'],
  [['Esc'], 'keys-escape'],
  [['←', '↑', '→', '↓'], 'keys-arrows'],
  [['1', '…', '9'], 'keys-numbers'],
  [['Tab'], 'keys-tab'],
  [['Page Down', 'Page Up'], 'keys-round'],
  [['+', '−', '0'], 'keys-zoom'],
  [['P'], 'keys-prompt'],
  [['B'], 'keys-board'],
  [['M'], 'keys-list'],
  [['T'], 'keys-trade'],
  [['L'], 'keys-last'],
  [['S'], 'keys-scores'],
  [['K'], 'keys-hand'],
  [['H'], 'keys-hint'],
  [['C'], 'keys-chat'],
  [['?'], 'keys-help'],
]

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

const WRITING = 'input, textarea, select, [contenteditable]'
/** What lies over a table, and answers its own keys. */
const ABOVE = '.drawer, dialog[open]'

/** Is a key meant for a table: pressed there or nowhere, with nothing that lies over it, and not written? */
export function isForTable(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (target.closest?.(`${WRITING}, ${ABOVE}, [role="menu"], #menu`)) return false
  if (document.querySelector('dialog[open]')) return false
  // A notice or a drawer is nearer: it goes first.
  return event.key !== 'Escape' || !document.querySelector(`${ABOVE}, .notice`)
}

export function answerKey(event: KeyboardEvent, table: Keyed): void {
  const key = event.key.toLowerCase()
  const is = (latin: string, cyrillic: string) => key === latin || key === cyrillic
  if (/^[1-9]$/.test(key) && pressCard(key)) event.preventDefault()
  else if (key === 'escape') table.escape()
  else if (is('l', 'д')) table.say(table.log[table.log.length - 1]?.text ?? '')
  else if (is('s', 'ы')) table.say(table.scores())
  else if (is('k', 'л') && table.hand()) table.say(table.hand())
  else if (is('p', 'з')) table.frame.jump('.prompt')
  else if (is('b', 'и')) table.frame.jump(table.board ?? '[data-place][tabindex="0"]')
  else if (is('m', 'ь')) {
    table.list()
    table.say(
      distinct(table.options)
        .map((option) => option.text)
        .slice(0, 12)
        .join('; '),
    )
    setTimeout(() => table.frame.jump('.actions [data-action]:not(:disabled)')) // not to a button of the prompt
  } else if (!table.own?.(key, event)) return
  event.preventDefault()
}

const CARD = '[data-over] .row button:not(:disabled)'

/** Where a card lies open numbers are for it, whatever else they mean at the table. */
export const hasCard = (): boolean => !!document.querySelector(CARD)
const pressCard = (number: string): boolean => hasCard() && pressDeed(CARD, number)

/** Presses one of several buttons by its number; true, for a number is no other key. */
export function pressDeed(buttons: string, number: string): boolean {
  document.querySelectorAll<HTMLButtonElement>(buttons)[Number(number) - 1]?.click()
  return true
}

/**
 * The keys of the prompt bar and of lit places, for what a table has not answered itself. `pointed`: the focus is
 * where a pointer left it.
 */
export function answerAnyKey(event: KeyboardEvent, root: HTMLElement, pointed: boolean): void {
  const { key } = event
  const target = event.target as HTMLElement
  const held = root.contains(target) && !!target.closest('button, a, summary, [role="button"]')
  if (key === 'Enter') {
    // A button that was reached by keys does what it says; one that was clicked has done it.
    if (event.repeat || (target.closest?.('button, a, summary, [role="button"]') && !(pointed && held))) return
    if (press(deciding(root))) event.preventDefault()
  } else if (key === 'Backspace') {
    const deed = root.querySelector<HTMLButtonElement>(
      event.shiftKey ? '.prompt [data-deed="turn"]' : '.prompt :is([data-deed="undo"], [data-deed="ask"])',
    )
    if (!event.repeat && press(deed)) event.preventDefault()
  } else if (/^[1-9]$/.test(key)) {
    if (press(numbered(root)[Number(key) - 1])) event.preventDefault()
  } else if (key.startsWith('Arrow')) {
    const next = among(lit(root), held && target.matches('.lit, [data-place]') ? target : null, key)
    if (!next) return
    next.focus()
    event.preventDefault()
  }
}

function press(button: HTMLElement | null | undefined): boolean {
  button?.click()
  return !!button
}

const shown = (one: HTMLElement) => one.getClientRects().length > 0
const all = (root: HTMLElement, where: string) =>
  [...root.querySelectorAll<HTMLElement>(where)].filter((one) => shown(one) && !one.matches(':disabled'))

/** The button that decides: the one that is told apart, or the only one. */
function deciding(root: HTMLElement): HTMLElement | undefined {
  const found = all(root, '.prompt .decide button')
  return found.find((one) => one.classList.contains('primary')) ?? (found.length === 1 ? found[0] : undefined)
}

/** What numbers choose from, where the table has nothing nearer. */
const numbered = (root: HTMLElement) => all(root, '.prompt :is(.other, .decide) button')

const lit = (root: HTMLElement) => all(root, 'button.lit')

/** The lit thing that lies next in the direction of an arrow; from nowhere, the first. */
export function among(places: HTMLElement[], from: HTMLElement | null, key: string): HTMLElement | null {
  if (!from) return places[0] ?? null
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  const middle = (one: HTMLElement) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const here = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const place of places) {
    if (place === from) continue
    const there = middle(place)
    const along = sign * (sideways ? there.x - here.x : there.y - here.y)
    const aside = Math.abs(sideways ? there.y - here.y : there.x - here.x)
    if (along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside
      best = place
    }
  }
  return best
}
