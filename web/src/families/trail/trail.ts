// What both trail games do with ways, lit places and objectives. No rules: only what the server says, sorted for controls.
import { aim, distinct, goal } from '../../board-kit/options'
import type { Option } from '../../net/wire'

export interface Light {
  options: Option[]
  /** Nothing here was asked for: it may be said between any two things. */ soft: boolean
  /** Ways to go here that nobody would choose: they are told to whoever asks for them. */ detours?: Option[]
}

/** Where a place for a building lies, as the box tells it. */
export interface Site {
  before: string
  after: string
  zone: string
  number: number
  of: number
  side: string
}
/** What its sentence is made of: the letters of the neutral buildings around it among others. */
export const siteArgs = (site: Site, letter: (stop: string) => string) => ({
  ...site,
  before: letter(site.before),
  after: letter(site.after) || 'end',
})

const COST = /^(steps|bank|p\d)$/
const MONEY = /^(dollars|pounds)$/
/** Is a way no longer than another to the same place, does it pay nobody more, and is everything else the same? */
function isAsGood(way: Option, other: Option): boolean {
  const keys = [...new Set([...Object.keys(way.effects), ...Object.keys(other.effects)])]
  return keys.every((key) => {
    const [here, there] = [way.effects[key] ?? 0, other.effects[key] ?? 0]
    return COST.test(key) ? here <= there : MONEY.test(key) ? here >= there : here === there
  })
}
/** Is there a better way? Of two that are as good as each other the first is enough. */
const isDetour = (way: Option, i: number, ways: Option[]): boolean =>
  ways.some(
    (other, j) => i !== j && goal(way) === goal(other) && isAsGood(other, way) && (j < i || !isAsGood(way, other)),
  )

/**
 * Lit places with what they would do. A building is chosen first, then its space; some options are not lit at all.
 * Of ways that come to the same one is enough; of other things that do, each place keeps its own.
 */
export function lightsOf(
  options: Option[],
  building: string | null,
  isSoft: (option: Option) => boolean = () => false,
  isDark: (option: Option) => boolean = () => false,
): Map<string, Light> {
  const found = new Map<string, Light>()
  const add = (place: string, option: Option) => {
    const light = found.get(place) ?? { options: [], soft: true }
    if (!light.options.includes(option)) light.options.push(option)
    light.soft &&= isSoft(option)
    found.set(place, light)
  }
  const ways = distinct(options.filter(({ kind }) => kind === 'move'))
  const detours = ways.filter(isDetour)
  for (const option of ways) if (!detours.includes(option)) add(goal(option), option)
  for (const option of detours) (found.get(goal(option))!.detours ??= []).push(option)
  for (const option of options) {
    if (option.kind === 'move') continue
    if (option.kind === 'build') {
      add(option.targets[0], option)
      if (building === null || aim(option, 'building') === building) add(option.targets[1], option)
    } else if (!isDark(option)) for (const target of option.targets) add(target, option)
  }
  return found
}

/** What an action takes from the hand first, if anything: the kind of the card, as the box writes it. */
export const costOf = (program: string): string | undefined => /(?:^|[>+|])discard:(\w+)/.exec(program)?.[1]

/** The action that a card of the hand pays, if only one asks for such a card. */
export function paidBy(
  options: Option[],
  program: (option: Option) => string,
  fits: (kind: string) => boolean,
): Option | undefined {
  const found = options.filter((option) => {
    const kind = costOf(program(option))
    return !!kind && fits(kind)
  })
  return found.length === 1 ? found[0] : undefined
}

/** The best of several ways: the cheapest, then the shortest. */
export const bestBy =
  (money: (option: Option) => number) =>
  (options: Option[]): Option | undefined =>
    [...options].sort((a, b) => money(b) - money(a) || (a.effects.steps ?? 0) - (b.effects.steps ?? 0))[0]

/** Could the same worker be hired for less? */
export const isDearer = (option: Option, options: Option[], money: (option: Option) => number): boolean => {
  const craft = ({ kind, targets }: Option) => (kind === 'hire' ? targets[0]?.split(':')[2] : undefined)
  return !!craft(option) && options.some((other) => craft(other) === craft(option) && money(other) > money(option))
}

/** Of two equal tiles of foresight the first is named by the options; the second means the same. */
export const equalTiles = (
  foresight: Record<string, (string | null)[]>,
  marks: string,
): [place: string, twin: string][] =>
  Object.entries(foresight)
    .filter(([, [first, second]]) => first && first === second)
    .map(([bag]) => [`foresight:${bag}${marks[1]}`, `foresight:${bag}${marks[0]}`])

/** Who is paid on the way of a move: seats, and -1 for the bank. */
export function payees(option: Option, seats: number): { seat: number; amount: number }[] {
  const found = Array.from({ length: seats }, (_, seat) => ({ seat, amount: option.effects[`p${seat}`] ?? 0 }))
  return [...found, { seat: -1, amount: option.effects.bank ?? 0 }].filter(({ amount }) => amount > 0)
}

interface Ends {
  start: string
  end: string
}

/** Spaces on the way of a move, the empty ones too, from where the walker stands. */
export const waysOf =
  (nodes: Record<string, { next: string[] }>, { start, end }: Ends) =>
  (view: { trail: Record<string, unknown> }, option: Option, from: string | null): string[] => {
    const between = (here: string, to: string): string[] | null => {
      for (const next of nodes[here]?.next ?? []) {
        if (next === to) return [to]
        if (view.trail[next] || next === end) continue
        const rest = between(next, to)
        if (rest) return [next, ...rest]
      }
      return null
    }
    let here = from ?? start
    const way = [here]
    for (const target of option.targets) {
      const node = target.slice(5)
      way.push(...(between(here, node) ?? [node]))
      here = node
    }
    return way
  }

/** Which tasks of an objective are done, in its order; `owned` tells how many of a task somebody has, null if it cannot be known. */
export function tasksDone(tasks: string[], owned: (task: string) => number | null): (boolean | null)[] {
  const seen = new Map<string, number>()
  return tasks.map((task) => {
    const nth = (seen.get(task) ?? 0) + 1
    seen.set(task, nth)
    const count = owned(task)
    return count === null ? null : count >= nth
  })
}

/** Tasks in words, equal ones counted together. */
export function tasksText(tasks: string[], say: (task: string, count: number) => string): string {
  const counts = new Map<string, number>()
  for (const task of tasks) counts.set(task, (counts.get(task) ?? 0) + 1)
  return [...counts].map(([task, count]) => say(task, count)).join(', ')
}
