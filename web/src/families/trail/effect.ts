// How an effect of a trail game is read: what it costs and brings, its signs in a row, its sentence. A game says what a token means.
import type { Say } from '../../board-kit/options'

export type Sign =
  | { kind: 'icon'; name: string; size: number; tone?: string }
  | { kind: 'coin'; text: string; pay: boolean }
  | { kind: 'gold' }
  | { kind: 'text'; text: string }
  | { kind: 'chip'; breed: string }

export interface Placed {
  sign: Sign
  x: number
}
export interface Signs {
  signs: Placed[]
  width: number
}

export const text = (words: string): Sign => ({ kind: 'text', text: words })
export const coin = (amount: string): Sign => ({ kind: 'coin', text: amount, pay: false })
export const pay = (amount: string): Sign => ({ kind: 'coin', text: `−${amount}`, pay: true })
export const signed = (amount: string): string => (amount.startsWith('-') ? `−${amount.slice(1)}` : `+${amount}`)
export const isNumber = (word: string): boolean => /^-?\d+$/.test(word)
export const upper = (words: string): string => (words ? words[0].toLocaleUpperCase() + words.slice(1) : words)
/** Icons of a game, with the tone of each. */
export const toned =
  (tones: Record<string, string>) =>
  (name: string, size = 14): Sign => ({ kind: 'icon', name, size, tone: tones[name] })

export interface Grammar {
  /** Parts the tokens of one side. */
  joint: string
  /** The width of a letter. */
  letter: number
  icon: (name: string, size?: number) => Sign
  signs: (token: string) => Sign[]
  words: (token: string, t: Say) => string
  /** The message that says "or". */
  or: string
  /** Widths of what has no size of its own; a coin with two digits or more is wider. */
  sizes?: { coin: number; wide: number; chip: number; link: number }
}

const SMALL = { coin: 13.4, wide: 13.4, chip: 10.5, link: 9 }

export function reader({ joint, letter, icon, signs, words, or, sizes = SMALL }: Grammar) {
  /** The two sides of an alternative: what it costs, what it brings. */
  function sides(alt: string): { costs: string[]; gains: string[] } {
    const [first, second] = alt.split('>')
    const split = (side: string) => (side ? side.split(joint) : [])
    return second === undefined ? { costs: [], gains: split(first) } : { costs: split(first), gains: split(second) }
  }

  const wide = (sign: Sign): number =>
    sign.kind === 'icon'
      ? sign.size
      : sign.kind === 'text'
        ? letter * sign.text.length
        : sign.kind === 'chip'
          ? sizes.chip
          : sign.kind === 'coin' && sign.text.length > 1
            ? sizes.wide
            : sizes.coin

  function placed(row: Sign[]): Signs {
    let x = 0
    const signs = row.map((sign) => {
      const one = { sign, x }
      x += wide(sign) + 1.6
      return one
    })
    return { signs, width: Math.max(0, x - 1.6) }
  }

  /** Signs of an action side by side; alternatives are parted by a stroke. */
  function signsOf(alts: string | string[]): Signs {
    const row: Sign[] = []
    for (const alt of [alts].flat()) {
      if (row.length) row.push(icon('or', sizes.link))
      const { costs, gains } = sides(alt)
      row.push(...costs.flatMap(signs))
      if (costs.length) row.push(icon('gives', sizes.link))
      row.push(...gains.flatMap(signs))
    }
    return placed(row)
  }

  /** The sentence of an alternative; the whole cost comes first. */
  function altText(alt: string, t: Say): string {
    const { costs, gains } = sides(alt)
    const said = (tokens: string[]) => tokens.map((token) => words(token, t)).join(', ')
    return costs.length ? `${said(costs)} → ${said(gains)}` : said(gains)
  }
  const actionText = (alts: string | string[], t: Say): string =>
    upper(
      [alts]
        .flat()
        .map((alt) => altText(alt, t))
        .join(` ${t(or)} `),
    )

  return { placed, signsOf, altText, actionText }
}
