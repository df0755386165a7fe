// Words in Russian and English: the same Fluent files that Python reads, plus those of the screens.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import files from 'virtual:words'
import type { Lang } from '../net/wire'
import { api, useLang } from '../net/api'
import { settings, change } from '../preferences/settings.svelte'
import { drawnAs } from '../room/table'

export type Args = Record<string, string | number>

/** All sentences of one language; a missing one shows its key, and tells the console in development. */
export class Speech {
  private bundle: FluentBundle

  constructor(
    readonly lang: Lang,
    texts: string[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    for (const text of texts) this.add(text)
  }

  add(text: string): Error[] {
    return this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.pattern(key) !== null
  }

  say(key: string, args?: Args): string {
    const pattern = this.pattern(key)
    if (pattern === null) {
      if (import.meta.env.DEV) console.warn(`${this.lang}: no text for ${key}`)
      return key
    }
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, args, errors)
    if (errors.length && import.meta.env.DEV) console.warn(`${this.lang}: ${key}: ${errors[0]}`)
    return text
  }

  private pattern(key: string) {
    const dot = key.indexOf('.')
    const message = this.bundle.getMessage(dot < 0 ? key : key.slice(0, dot))
    if (!message) return null
    return dot < 0 ? message.value : (message.attributes[key.slice(dot + 1)] ?? null)
  }
}

/** Texts of a language: of the house, of all tables, or of one game; a game of another package has none of ours. */
const texts = async (lang: Lang, of: string): Promise<string[]> => (await files[`${lang} ${of}`]?.())?.default ?? []

class Words {
  lang: Lang = $state('ru')
  private speech: Speech = $state.raw(new Speech('ru', []))
  private tables = new Map<string, Promise<Speech>>()
  private here: Record<string, Speech> = $state.raw({})

  async use(lang: Lang) {
    this.speech = new Speech(lang, await texts(lang, 'house'))
    this.lang = lang
    useLang(lang)
    document.documentElement.lang = lang
  }

  t = (key: string, args?: Args): string => this.speech.say(key, args)
  has = (key: string): boolean => this.speech.has(key)

  /** The words of a game's table that have come: in the language of the page, or until then in the other. */
  at(game: string): Speech | null {
    return this.here[`${game} ${this.lang}`] ?? this.here[`${game} ${this.lang === 'ru' ? 'en' : 'ru'}`] ?? null
  }

  /**
   * The words of a game's table: those of the house, of the server, of the rules and of the drawing. A game of
   * another package brings its own.
   */
  table(game: string, lang: Lang): Promise<Speech> {
    const name = `${game} ${lang}`
    let found = this.tables.get(name)
    if (!found) {
      const brought = drawnAs(game) === game ? [] : api.words(game, lang)
      const ours = ['house', 'tables', game].map((of) => texts(lang, of))
      found = Promise.all([...ours, brought]).then(
        ([house, tables, own, guest]) => new Speech(lang, [...house, ...guest, ...tables, ...own]),
      )
      found.then(
        (speech) => {
          this.here = { ...this.here, [name]: speech }
        },
        () => this.tables.delete(name),
      )
      this.tables.set(name, found)
    }
    return found
  }
}

export const words = new Words()
export const t = words.t

/** The language asked for: chosen, or the browser's first that we speak. */
export function firstLang(): Lang {
  if (settings.lang) return settings.lang
  for (const tag of navigator.languages ?? [navigator.language]) {
    const lang = tag.slice(0, 2).toLowerCase()
    if (lang === 'ru' || lang === 'uk' || lang === 'be' || lang === 'kk') return 'ru'
    if (lang === 'en') return 'en'
  }
  return 'en'
}

export async function setLang(lang: Lang) {
  change({ lang })
  await words.use(lang)
}

// --- numbers and times in words

export function clockText(seconds: number): string {
  const s = Math.max(0, Math.ceil(seconds))
  const h = Math.floor(s / 3600)
  const m = Math.floor((s % 3600) / 60)
  const rest = String(s % 60).padStart(2, '0')
  return h ? `${h}:${String(m).padStart(2, '0')}:${rest}` : `${m}:${rest}`
}

export function ago(at: number, now = Date.now() / 1000): string {
  const s = Math.max(0, now - at)
  if (s < 60) return t('ago-now')
  if (s < 3600) return t('ago-minutes', { n: Math.floor(s / 60) })
  if (s < 86400) return t('ago-hours', { n: Math.floor(s / 3600) })
  return t('ago-days', { n: Math.floor(s / 86400) })
}

export function until(at: number, now = Date.now() / 1000): string {
  const s = Math.max(0, at - now)
  if (s < 3600) return t('left-clock', { time: clockText(s) })
  if (s < 86400) return t('left-hours', { n: Math.floor(s / 3600) })
  return t('left-days', { n: Math.floor(s / 86400) })
}
