// What every table does with the server's options, cards and score sheets. No rules.
import type { Option, SheetLine } from '../net/wire'

export type Say = (key: string, args?: Record<string, string | number>) => string
export type Counts = Record<string, number>
type Options = Option[] | null | undefined

export const listed = (cards: Counts | undefined): string[] =>
  Object.entries(cards ?? {}).flatMap(([card, count]) => Array<string>(count).fill(card))
export const total = (cards: Counts | undefined): number =>
  Object.values(cards ?? {}).reduce((sum, count) => sum + count, 0)

export const of = (options: Options, ...kinds: string[]): Option[] =>
  (options ?? []).filter((option) => kinds.includes(option.kind))
export const single = (options: Options, kind: string): Option | undefined =>
  (options ?? []).find((option) => option.kind === kind)
export const aim = (option: Option, what: string): string | undefined =>
  option.targets.find((target) => target.startsWith(`${what}:`))?.slice(what.length + 1)
export const goal = (option: Option): string => option.targets[option.targets.length - 1] ?? ''
const steps = (option: Option): number => option.effects.steps ?? 0
/** One of those that come to the same, the shortest way or the first: they are one answer. */
export function distinct(options: Option[]): Option[] {
  const found = new Map<string, Option>()
  for (const option of options) {
    const other = option.same && found.get(option.same)
    if (option.same && (!other || steps(option) < steps(other))) found.set(option.same, option)
  }
  return options.filter((option) => !option.same || found.get(option.same) === option)
}
/** What stands at the log and at the list of all that can be said. */
export const sideWords = (t: Say, options: Option[]) => ({
  log: t('tb-log'),
  empty: t('tb-log-empty'),
  actions: t('tb-actions', { count: distinct(options).length }),
  filter: t('tb-filter'),
  none: t('tb-no-actions'),
  final: t('tb-final'),
  auto: t('tb-unasked'),
})
/** Options of kinds that a table has no control for: they are said in words. */
export const unknown = (options: Options, controls: Record<string, string>): Option[] =>
  (options ?? []).filter((option) => !controls[option.kind])

/** Score sheets side by side: every line that anybody has, in the order of the server. */
export function sheetRows(
  sheet: [seat: number, lines: SheetLine[]][],
  seats: number,
): { label: string; points: number[] }[] {
  const labels = [...new Set(sheet.flatMap(([, lines]) => lines.map(([label]) => label)))]
  return labels.map((label) => ({
    label,
    points: Array.from(
      { length: seats },
      (_, seat) => sheet.find(([other]) => other === seat)?.[1].find(([name]) => name === label)?.[1] ?? 0,
    ),
  }))
}
