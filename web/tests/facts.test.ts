// Texts of the wire become the same sentences here as in Python, in either language. After a sentence was changed,
// tools/unspoken.py writes the sample anew.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isUnspoken, spoken } from '../src/i18n/facts'
import { Speech, words } from '../src/i18n/i18n.svelte'
import type { Lang } from '../src/net/wire'
import { mark } from './unspoken.svelte'

type Row = [facts: string, en: string, ru: string]
const { names, ...rows }: { names: Record<Lang, string[]> } & Record<string, Row[]> = JSON.parse(
  readFileSync(`${import.meta.dirname}/fixtures/unspoken.json`, 'utf8'),
)
const LANGS: Lang[] = ['en', 'ru']

const english = new Speech('en', [
  'both = { $a } and { $b }\n    .short = { $a }&{ $b }\n',
  'sum = { $count ->\n    [one] a point\n   *[other] { $count } points\n }\n',
  'kind = { $what ->\n    [wool] soft\n   *[other] hard\n }\nshift = from x-{ $place } to { $n }\n',
])
const russian = new Speech('ru', [
  'both = { $a } и { $b }\nsum = { $count ->\n    [one] { $count } очко\n    [few] { $count } очка\n   *[other] { $count } очков\n }\n',
])
const say = (text: string, speech = english) => spoken(text, speech, ['Ann', 'Боря'])

describe('an unspoken text', () => {
  it('is said as it is if nothing in it waits for words', () => {
    expect(isUnspoken('{ $a } #1 ^')).toBe(false)
    expect(say('{ $a } #1 ^')).toBe('{ $a } #1 ^')
    expect(say('')).toBe('')
  })

  it('has messages side by side, one in another, and attributes', () => {
    const inner = mark('both', { a: 'x', b: mark('sum', { count: 1 }) })

    expect(say(`[${inner}; ${mark('both.short', { a: inner, b: '' })}]`)).toBe('[x and a point; x and a point&]')
  })

  it('names who sits on a seat; a seat without a name is called as in the notation', () => {
    expect(say(`${mark('#1')}, ${mark('#0')}, ${mark('#7')}`)).toBe('Боря, Ann, p7')
  })

  it('has what is printed in both languages', () => {
    const text = mark('both', { a: mark('?', { en: 'Mill', ru: 'Мельница' }), b: 'x' })

    expect([say(text), say(text, russian)]).toEqual(['Mill and x', 'Мельница и x'])
  })

  it('gives a sentence a large or a small first letter', () => {
    expect(say(mark('^', { text: mark('#1') }))).toBe('Боря')
    expect(say(mark('^', { text: mark('?', { en: 'ёлка и Ель' }) }))).toBe('Ёлка и Ель')
    expect(say(mark('_', { text: mark('?', { en: 'Ёлка и Ель' }) }))).toBe('ёлка и Ель')
    expect(say(mark('^', { text: '' }))).toBe('')
  })

  it('has numbers that agree and words that choose', () => {
    expect([1, 2, 1234].map((count) => say(mark('sum', { count })))).toEqual(['a point', '2 points', '1,234 points'])
    expect([1, 2, 5, 21].map((count) => say(mark('sum', { count }), russian))).toEqual([
      '1 очко',
      '2 очка',
      '5 очков',
      '21 очко',
    ])
    expect([say(mark('kind', { what: 'wool' })), say(mark('kind', { what: 'ore' }))]).toEqual(['soft', 'hard'])
    expect(say(mark('sum', { count: 1.5 }))).toBe('1.5 points')
  })

  it('has a minus sign before numbers below zero, and a hyphen inside words', () => {
    expect(say(mark('sum', { count: -3 }))).toBe('−3 points')
    expect(say(mark('shift', { place: 4, n: -5 }))).toBe('from x-4 to −5')
    expect(say(mark('both', { a: '-1', b: 'y' }))).toBe('-1 and y')
  })

  it('may hold what looks like a name of an argument', () => {
    expect(say(mark('both', { a: 'a=1:b', b: ':' }))).toBe('a=1:b and :')
  })

  it.each([
    '\u0091',
    '\u0091sum',
    '\u0093',
    '\u0091sum\u0092',
    '\u0091sum\u0092count',
    'x\u0092y\u0093z',
    '\u0091?\u0093',
    '\u0091both\u0092a=\u0091',
  ])('that is broken shows no marks: %j', (text) => {
    expect(say(`a ${text}\u0091#0\u0093`)).not.toMatch(/[\u0091-\u0093]/)
  })
})

describe('the sample that Python has read', () => {
  it.each(LANGS.flatMap((lang) => Object.keys(rows).map((game): [string, Lang] => [game, lang])))(
    'of %s says the same here in %s',
    async (game, lang) => {
      const speech = await words.table(game === 'house' ? 'catan' : game, lang)
      const read = rows[game].map(([facts]) => [facts, spoken(facts, speech, names[lang])])

      expect(read.length).toBeGreaterThan(40)
      expect(read, 'python tools/unspoken.py').toEqual(rows[game].map((row) => [row[0], row[lang === 'en' ? 1 : 2]]))
    },
  )
})
