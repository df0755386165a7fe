// What the coach says, as the screen reads it: ranks, a common scale, numbers in words.
import type { Advice, Advised, Lang, Option, Reason } from '../net/wire'

/** Worlds before which nothing can be said of the order. */
export const EARLY = 8

/** The signs of the options: a number, "=" for those that are too close to call, "?" while it is too early. */
export function ranks({ options, worlds, done }: Advice): string[] {
  if (options.length < 2) return options.map(() => '')
  if (worlds < EARLY && !done) return options.map(() => '?')
  const signs: string[] = []
  let tied = true // with the best, all the way down to here
  options.forEach((one, i) => {
    const near = tied && one.sure <= 1 && i < options.length - 1
    const before = i > 0 && tied
    signs.push(before || (i === 0 && near) ? '=' : String(i + 1))
    tied = near
  })
  return signs
}

export interface Warning {
  /** What was said, whole: a move, or a line of several words that begins with it. */
  said: number | string
  cost: number
  /** It was compared, and fell behind those that are shown: it costs so much or more. */
  least: boolean
  reason: Reason | null
}

/** The option that a line of words begins with; of several, the one that says most. */
export function firstOf(line: string, options: Option[]): Option | undefined {
  const begins = ({ notation }: Option) =>
    !!notation && line.startsWith(notation) && /^(?:$|[\s;])/.test(line.slice(notation.length))
  return options.filter(begins).sort((a, b) => b.notation.length - a.notation.length)[0]
}

/**
 * Does an action surely throw away what is much in this game? Then by how much, and for which part of it. Of what was
 * not compared nothing is known: it may be a twin of the best.
 */
export function warningOf({ options, worlds, warning, reasons, compared }: Advice, action: number): Warning | null {
  const [best] = options
  const place = options.findIndex((one) => one.action === action)
  if (place < 0 && !compared.includes(action)) return null
  const one = options[place] ?? options[options.length - 1]
  if (!best || !warning || worlds < EARLY || place === 0 || one === best) return null
  const isSure = one.behind >= 2 * Math.hypot(best.error, one.error) || (place === 1 && best.sure === 3)
  if (one.behind < warning || !isSure) return null
  const [first] = [...reasons].sort((a, b) => b.gain - a.gain)
  const reason = place === 1 && first?.gain > 0 ? { part: first.part, gain: -first.gain } : null
  return { said: action, cost: one.behind, least: place < 0, reason }
}

export interface Scale {
  from: number
  to: number
  ticks: number[]
}

/** One scale for all: from the lowest whisker to the highest, with 0 on it if it is near. */
export function scaleOf(options: Advised[]): Scale {
  const ends = options.flatMap((one) => [one.value - 2 * one.error, one.value + 2 * one.error])
  let [from, to] = [Math.min(...ends), Math.max(...ends)]
  const span = Math.max(to - from, 0.4)
  if (from > 0 && from < span) from = 0
  if (to < 0 && -to < span) to = 0
  const step = stepOf((to - from || span) / 4)
  from = Math.floor(from / step - 0.01) * step
  to = Math.max(Math.ceil(to / step + 0.01) * step, from + step)
  const ticks: number[] = []
  for (let i = 0; from + i * step <= to + step / 2; i++) ticks.push(Number((from + i * step).toFixed(4)))
  return { from, to: ticks[ticks.length - 1], ticks }
}

function stepOf(rough: number): number {
  const unit = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((n) => n * unit).find((step) => step >= rough * 0.999) ?? unit
}

/** Where a value lies on a scale, in hundredths. */
export const at = ({ from, to }: Scale, value: number) => (100 * (value - from)) / (to - from)

const formats = new Map<string, Intl.NumberFormat>()
function format(lang: Lang, digits: number): Intl.NumberFormat {
  const key = `${lang} ${digits}`
  let found = formats.get(key)
  if (!found) {
    found = new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    formats.set(key, found)
  }
  return found
}

/** A number without a hyphen for its sign. */
export function plain(n: number, lang: Lang, digits = 1): string {
  const text = format(lang, digits).format(Math.abs(n))
  return n < 0 && /[1-9]/.test(text) ? `−${text}` : text
}

/** By how much one is better: what is less than a tenth is told in hundredths, for nothing is better by nothing. */
export const ahead = (n: number, lang: Lang) => (n > 0 && n < 0.05 ? plain(Math.max(n, 0.01), lang, 2) : plain(n, lang))

/** A gain or a loss. */
export function signed(n: number, lang: Lang, digits = 1): string {
  const text = plain(n, lang, digits)
  return n > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** What is expected: a lead has a sign, a score is a whole number. */
export const expected = (n: number, kind: Advice['kind'], lang: Lang) =>
  kind === 'score' ? plain(n, lang, 0) : signed(n, lang)
