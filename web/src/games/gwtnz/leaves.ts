// Which leaf of the frame a question, a place or a thing belongs to.
import type { Option } from '../../net/wire'

const MARKETS: [RegExp, string][] = [
  [/^HIRE/, 'jobs'],
  [/^(SHEEP|PICK)/, 'sheep'],
  [/^INVEST/, 'bonus'],
  [/^OBJECTIVE/, 'aims'],
]
const HERE: [RegExp, string][] = [
  [/^(MOVE|RUN)/, 'where'],
  [/^(LOCATION|STOP|AUX|IMMEDIATE)/, 'here'],
  [/^(BUILD|PLUS_ONE)/, 'build'],
  [/^(DELIVER|WOOL)/, 'posts'],
]
const LEAVES: Record<string, string> = {
  job: 'jobs',
  sheep: 'sheep',
  sheep_stack: 'sheep',
  bonus: 'bonus',
  display: 'aims',
  objective_stack: 'aims',
  supply: 'aims',
  stack: 'aims',
}
const IN_MARKETS = ['done', 'decline', 'exchange', 'hire', 'invest', 'pick', 'buy', 'more']

const found = (all: [RegExp, string][], decision: string) => all.find(([pattern]) => pattern.test(decision))?.[1]

/** The market that a question is about, or nothing. */
export const marketOf = (decision: string): string => found(MARKETS, decision) ?? ''
/** How the leaf of what is asked is called. */
export const hereOf = (decision: string): string => found(HERE, decision) ?? 'choose'
/** Where a thing that can be pressed lies, if a market has it. */
export const leafOf = (place: string): string | undefined => LEAVES[place.split(':')[0]]
/** Is there something to say beside what the markets answer? It is not said twice. */
export const isWorded = (options: Option[]): boolean => options.some(({ kind }) => !IN_MARKETS.includes(kind))
export const isWalk = (decision: string): boolean => ['MOVE', 'RUN'].includes(decision)
