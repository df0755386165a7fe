// Texts of the wire read aloud: keys and arguments become sentences here (decision 17). The twin of `spoken` in
// src/igroteka/core/speech.py.

import type { Args, Speech } from './i18n.svelte'

const [OPEN, PART, CLOSE] = [0x91, 0x92, 0x93]
const [NUMBER, TEXT] = [':', '='].map((sign) => sign.charCodeAt(0))
const MARK = String.fromCharCode(OPEN)
const MARKS = /[\x91-\x93]/
const HYPHEN = /(?<![\p{L}\p{N}_])-(?=\p{Nd})/gu

/** Are there messages in it that somebody must say? */
export const isUnspoken = (text: string): boolean => text.includes(MARK)

/** An unspoken text in words; any other text is said as it is. Names are those of the seats. */
export function spoken(text: string, speech: Speech, names: string[]): string {
  return isUnspoken(text) ? new Reading(text, speech, names).all() : text
}

/** An unspoken event as it is told to whoever did it: "you build", where there is such a sentence. */
export function addressed(text: string, speech: Speech): string {
  if (text.charCodeAt(0) !== OPEN) return text
  let end = 1
  while (end < text.length && !isMark(text.charCodeAt(end))) end++
  const key = text.slice(1, end)
  const you = key.includes('.') ? `${key}-you` : `${key}.you`
  return speech.has(you) ? MARK + you + text.slice(end) : text
}

/** The same as it is told to whom it is done: "pays you", "to you and Bruno", where there are such words. */
export function toldTo(text: string, speech: Speech, seat: number): string {
  if (text.charCodeAt(0) !== OPEN) return text
  const end = text.slice(1).search(MARKS) + 1
  const whom = `${text.slice(1, end)}.whom`
  const you = `${MARK}#${seat}${String.fromCharCode(CLOSE)}`
  const part = String.fromCharCode(PART)
  if (text.includes(`${part}other=${you}`) && speech.has(whom)) return MARK + whom + text.slice(end)
  const among = text.indexOf(`${part}others=`)
  return among < 0 ? text : text.slice(0, among) + text.slice(among).replace(you, you.replace(`#${seat}`, 'you-among'))
}

class Reading {
  private at = 0

  constructor(
    private text: string,
    private speech: Speech,
    private names: string[],
  ) {}

  /** Everything; a mark that nothing has opened is passed over. */
  all(): string {
    let said = this.part()
    while (this.at < this.text.length) {
      this.at++
      said += this.part()
    }
    return said
  }

  /** From here to the end of the message that encloses it, or of the text. */
  private part(): string {
    let said = this.plain()
    while (this.text.charCodeAt(this.at) === OPEN) {
      this.at++
      said += this.message() + this.plain()
    }
    return said
  }

  private plain(): string {
    const from = this.at
    while (this.at < this.text.length && !isMark(this.text.charCodeAt(this.at))) this.at++
    return this.text.slice(from, this.at)
  }

  private message(): string {
    const key = this.plain()
    const args: Args = {}
    let belowZero = false
    while (this.text.charCodeAt(this.at) === PART) {
      const from = ++this.at
      while (this.at < this.text.length && !isSign(this.text.charCodeAt(this.at))) this.at++
      const name = this.text.slice(from, this.at)
      const isNumber = this.text.charCodeAt(this.at++) === NUMBER
      const value = this.part()
      args[name] = isNumber ? Number(value) : value
      belowZero ||= isNumber && Number(value) < 0
    }
    if (this.text.charCodeAt(this.at) === CLOSE) this.at++
    return this.sentence(key, args, belowZero)
  }

  private sentence(key: string, args: Args, belowZero: boolean): string {
    if (key.startsWith('#')) return this.names[Number(key.slice(1))] ?? `p${key.slice(1)}`
    if (key === '?') return String(args[this.speech.lang] ?? '')
    if (key === '^' || key === '_') {
      const [first = '', ...rest] = String(args.text ?? '')
      return (key === '^' ? first.toUpperCase() : first.toLowerCase()) + rest.join('')
    }
    const said = this.speech.say(key, args)
    return belowZero ? said.replace(HYPHEN, '−') : said
  }
}

const isMark = (code: number): boolean => code >= OPEN && code <= CLOSE
const isSign = (code: number): boolean => code === NUMBER || code === TEXT || isMark(code)
