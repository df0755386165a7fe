// What is chosen and not yet said: a path from the worker's action to the last answer, as far as the server tells it ahead.
import { goal } from '../../board-kit/options'
import type { Option } from '../../net/wire'
import { EXCHANGES, said, type Good, GOODS, type View } from './model'

export type Path = Option[]
export type Lights = Map<string, Path[]>

/** A press on one of these finds its action by itself. */
const THINGS = new Set(['build', 'ship', 'invite'])
/** These are lit when their action is chosen; one is proposed. */
const DETAILS = new Set(['site', 'clear', 'plant', 'serve'])
/** What is only done: nothing is laid that has to be read or compared first. */
const DEEDS = new Set(['place', 'elder', 'clear', 'plant'])
/** Of building sites those that leave double spaces whole are proposed first. */
const SPARING = 'single space'

export const next = (path: Path): Option[] =>
  (path[path.length - 1]?.then ?? []).filter(({ kind }) => THINGS.has(kind) || DETAILS.has(kind))
export const isReady = (path: Path): boolean => path.length > 0 && next(path).length === 0
export const lineOf = (path: Path): string => path.map((option) => option.notation).join('; ')
const begins = (path: Path, start: Path): boolean => start.every((option, i) => path[i]?.action === option.action)
export const isSame = (one: Path, other: Path): boolean => one.length === other.length && begins(one, other)

/**
 * Of several answers of little weight: a site that leaves double spaces whole, else the first. Of plates that is one:
 * each next one is dearer, so whoever wants more says how many.
 */
const best = (options: Option[]): Option => options.find(({ same }) => same === SPARING) ?? options[0]

/** What the table proposes to a question that must be answered and is only about where, or how many. */
export function proposed(options: Option[]): Path {
  const answers = options.filter(({ kind }) => !EXCHANGES.includes(kind))
  return answers.length && answers.every(({ kind }) => DETAILS.has(kind)) ? completed([best(answers)]) : []
}

/** The choice as the table completes it: what has one answer, or several of little weight, is proposed. */
export function completed(path: Path): Path {
  const ahead = next(path)
  if (!ahead.length || (THINGS.has(ahead[0].kind) && ahead.length > 1)) return path
  return completed([...path, best(ahead)])
}

/** Nothing else can be meant by the place, nothing is left to choose, and nothing is paid: one press can say it all. */
export function isPlain(ways: Path[], path: Path): boolean {
  const change = changeOf(path)
  return (
    ways.length === 1 &&
    isReady(path) &&
    path.every(({ kind }, i) => DEEDS.has(kind) && (i === 0 || next(path.slice(0, i)).length === 1)) &&
    GOODS.every((good) => (change[good] ?? 0) >= 0)
  )
}

/** Lit places with what they would choose. Plates: the last one that is filled; a copy: the space that is copied too. */
export function lights(options: Option[], chosen: Path = []): Lights {
  const found: Lights = new Map()
  const add = (place: string, path: Path) => found.set(place, [...(found.get(place) ?? []), path])
  const walk = (path: Path) => {
    const option = path[path.length - 1]
    const places = option.kind === 'serve' || option.kind === 'upgrade' ? [goal(option)] : option.targets
    for (const place of places) if (place) add(place, path)
    for (const answer of next(path)) if (THINGS.has(answer.kind) || begins(chosen, path)) walk([...path, answer])
  }
  for (const option of options) if (!EXCHANGES.includes(option.kind)) walk([option])
  return found
}

/** What one would have more or less, by name, when all of it is said. */
export function changeOf(path: Path): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const option of path)
    for (const [name, count] of Object.entries(option.change ?? {})) sum[name] = (sum[name] ?? 0) + count
  return sum
}

/** Goods that are paid or gained, told by the last word that knows: [good, amount]. */
export function pricesOf(path: Path): { good: Good; count: number }[] {
  const known = [...path].reverse().find((option) => GOODS.some((good) => option.effects[good]))
  const amounts = known?.effects ?? changeOf(path)
  return GOODS.flatMap((good) => (amounts[good] ? [{ good, count: amounts[good] }] : [])).sort(
    (a, b) => a.count - b.count,
  )
}

export type Thing =
  | { kind: 'card' | 'elder' | 'ship'; id: string }
  | { kind: 'plates' | 'forest'; count: number }
  | { kind: 'space'; id: string }

const atPlace = (place: string, view: View): Thing | null => {
  const [what, a, b] = place.split(':')
  if (what === 'card' || what === 'hand') return { kind: 'card', id: a }
  if (what === 'shipyard') return { kind: 'ship', id: a }
  if (what === 'built') return { kind: 'card', id: b }
  if (what === 'council') return { kind: 'elder', id: b }
  const top = what === 'stack' ? view.elders[Number(a) - 1]?.top : null
  return top ? { kind: 'elder', id: top } : null
}

/** What the choice is about: the card, ship or elder, or how many plates and forests. */
export function thingOf(path: Path, view: View): Thing | null {
  for (const option of [...path].reverse()) {
    if (option.kind === 'serve') return { kind: 'plates', count: Number(said(option)) }
    if (option.kind === 'clear') return { kind: 'forest', count: -1 }
    if (option.kind === 'plant') return { kind: 'forest', count: option.effects.forests ?? 2 }
    for (const place of option.targets) {
      const found = atPlace(place, view)
      if (found) return found
    }
  }
  const card = view.question.card
  return path[0]?.kind === 'site' && card ? { kind: 'card', id: String(card) } : null
}

/** The space of the board that the worker goes to, or '' . */
export const spaceOf = (path: Path): string =>
  path[0]?.kind === 'place' || path[0]?.kind === 'copy' ? said(path[0]) : ''
/** What the button does: the last word that is not only about where. */
export const deedOf = (path: Path): string => {
  const words = path.filter((option) => option.kind !== 'site' || path.length === 1)
  return words[words.length - 1]?.kind ?? ''
}
/** The places of the table that a choice takes. */
export const placesOf = (path: Path): string[] =>
  path.flatMap((option) => (option.kind === 'serve' || option.kind === 'upgrade' ? [goal(option)] : option.targets))

/** Ways to the same thing that differ in price, not in where the worker stands. */
export function alternatives(ways: Path[], chosen: Path): Path[] {
  if (!chosen.length) return []
  const stands = spaceOf(chosen) !== ''
  return ways.filter(([head]) => !stands || head.action === chosen[0].action).map(completed)
}
