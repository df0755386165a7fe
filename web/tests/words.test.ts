import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { clockText, Speech } from '../src/i18n/i18n.svelte'
import { pick } from '../src/i18n/names'

const root = join(import.meta.dirname, '..')
const HOUSE = ['app', 'coach', 'i18n', 'luck', 'net', 'pages', 'preferences', 'puzzles', 'room', 'shell']
const files = readdirSync(join(root, 'locale/ru')).filter((name) => name.endsWith('.ftl'))
const text = (lang: string, file: string) => readFileSync(join(root, 'locale', lang, file), 'utf8')
const keys = (source: string) =>
  new FluentResource(source).body
    .flatMap((m) => [...(m.value ? [m.id] : []), ...Object.keys(m.attributes).map((name) => `${m.id}.${name}`)])
    .sort()
const variables = (source: string) =>
  Object.fromEntries(
    new FluentResource(source).body.map((m) => [
      m.id,
      [...new Set(JSON.stringify(m).match(/"type":"var","name":"\w+"/g) ?? [])].sort(),
    ]),
  )

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

describe('words', () => {
  it.each(files)('%s says the same things in both languages', (file) => {
    expect(keys(text('ru', file))).toEqual(keys(text('en', file)))
    expect(variables(text('ru', file))).toEqual(variables(text('en', file)))
  })

  it('of taking back speak of no dice: not every game has any', () => {
    for (const [lang, dice] of [
      ['en', /dice|roll/],
      ['ru', /брос|куби/],
    ] as const) {
      const said = text(lang, 'shell.ftl').match(/^back-.*/gm)!
      expect(said.filter((line) => dice.test(line))).toEqual([])
    }
  })

  it('are there for everything the shell says', () => {
    const known = new Set(
      ['shell.ftl', 'pages.ftl', 'coach.ftl', 'puzzles.ftl'].flatMap((file) => keys(text('ru', file))),
    )
    const all = [
      ...HOUSE.flatMap((room) => sources(join(root, 'src', room))),
      readFileSync(join(root, 'src/App.svelte'), 'utf8'),
    ]
    const said = all.flatMap((source) =>
      [...source.matchAll(/\bt\(([^()]*(?:\([^()]*\))?[^()]*)\)/g)].flatMap((m) =>
        [...m[1].split(/,\s*\{/)[0].matchAll(/'([a-z][a-z0-9-]*)'/g)].map((w) => w[1]),
      ),
    )
    const places = new Set(['aborted', 'mine', 'now', 'live', 'open', 'chance', 'score', '='])

    expect([...new Set(said)].filter((key) => !known.has(key) && !places.has(key))).toEqual([])
  })

  it('are used: nothing is left over', () => {
    const all = [
      ...[...HOUSE, 'board-kit'].flatMap((room) => sources(join(root, 'src', room))),
      readFileSync(join(root, 'src/App.svelte'), 'utf8'),
    ].join('\n')
    const built =
      /^(game-|stats-|motion-|theme-|tab-|tables-empty-|rebuilt-|coach-(sure|more|even)-|puzzle-(easy|medium|hard)$)/
    const unused = ['shell.ftl', 'pages.ftl', 'coach.ftl', 'puzzles.ftl']
      .flatMap((file) => keys(text('ru', file)))
      .filter((key) => !built.test(key) && !all.includes(`'${key}'`))

    expect(unused).toEqual([])
  })

  it('have no untranslated Russian in components', () => {
    const all = [...sources(join(root, 'src/shell')), ...sources(join(root, 'src/pages'))].map((source) =>
      source.replace(/'Русский'|=== 'с'|'ё', 'е'|«ё» is found as «е»/g, ''),
    )

    expect(all.filter((source) => /[а-яё]/i.test(source))).toEqual([])
  })

  it.each(['burgundy', 'catan', 'gwt', 'gwtnz', 'nusfjord'])(
    'of the table of %s do not stand in the way of those that its texts are read by',
    (game) => {
      const drawn = files
        .filter((file) => new RegExp(`^(any|${game}(-[a-z]+)?)-table\\.ftl$`).test(file))
        .flatMap((file) => keys(text('ru', file)))
      const read = ['core', 'server', `games/${game}`].flatMap((room) => {
        const folder = join(root, '../src/igroteka', room, 'locale/ru')
        return readdirSync(folder)
          .filter((name) => name.endsWith('.ftl'))
          .flatMap((name) => keys(readFileSync(join(folder, name), 'utf8')))
      })

      expect(drawn.length).toBeGreaterThan(50)
      expect(read.filter((key) => drawn.includes(key))).toEqual([])
      expect(read.filter((key, place) => read.indexOf(key) < place)).toEqual([])
    },
  )

  it('that all tables share are one word for one deed: no table has its own', () => {
    const tables = sources(join(root, 'src/games')).concat(
      sources(join(root, 'src/families')),
      sources(join(root, 'src/board-kit')),
    )
    const shared = keys(text('ru', 'any-table.ftl'))
    const said = new Set(tables.flatMap((source) => [...source.matchAll(/'(tb-[a-z-]+)'/g)].map((m) => m[1])))
    const own = files.filter((file) => /-table\.ftl$/.test(file) && file !== 'any-table.ftl')
    // Two games name a part of their table by what is there: the harbour, the trail.
    const named = ['nu-tab-me', 'nz-tab-act', 'nu-region-table', 'gw-region-table', 'nz-region-table']

    expect([...said].sort()).toEqual(shared)
    for (const file of own)
      expect(
        keys(text('ru', file)).filter(
          (key) => shared.includes(key.replace(/^[a-z]{2}-/, 'tb-')) && !named.includes(key) && key !== 'nz-guide-show',
        ),
        file,
      ).toEqual([])
  })

  it('undo and redo are said in no other way', () => {
    const every = (lang: string) =>
      files.flatMap((file) =>
        [...text(lang, file).matchAll(/^([\w-]+) = (.*)$/gm)].map(([, key, said]) => ({ key, said })),
      )
    const called = (lang: string, said: RegExp) => every(lang).flatMap((one) => (said.test(one.said) ? [one.key] : []))

    expect(called('ru', /^(Отменить|Отмена|Назад|Вернуть|Взять назад)$/)).toEqual(['tb-undo'])
    // To put back what was archived is no undo.
    expect(called('ru', /^(Вернуть|Верните|Взять назад|Откатить) /)).toEqual(['unarchive', 'unarchive-of'])
    expect(called('en', /^(Take (it|a|the|my).* back|Take back|Revert)/)).toEqual([])
    expect(called('ru', /(вернуть|верн[её]тся) ход|ход верн[её]т/i)).toEqual([])
    expect(called('en', /take .*(move|turn)s? back/i)).toEqual([])
    expect(called('ru', /^Повторить/)).toEqual(['tb-redo'])
    expect(called('en', /^(Undo|Take back|Cancel|Back)$/)).toEqual(['tb-undo'])
    expect(called('en', /^(Redo|Do again)$/)).toEqual(['tb-redo'])
    expect(called('ru', /^(Хватит|Больше ничего|Все ходы)$/)).toEqual([])
  })

  it('agree in number in Russian', () => {
    const speech = new Speech('ru', [text('ru', 'shell.ftl')])

    expect([1, 3, 5].map((n) => speech.say('standing-free', { n }))).toEqual([
      '1 место свободно',
      '3 места свободны',
      '5 мест свободно',
    ])
  })

  it('show the key when they are missing', () => {
    expect(new Speech('en', []).say('nothing-here')).toBe('nothing-here')
  })

  it('are found by attribute', () => {
    expect(new Speech('en', ['a = x\n    .b = y\n']).say('a.b')).toBe('y')
  })
})

describe('clocks', () => {
  it('count minutes and seconds', () => {
    expect([0, 59.2, 161, 3700].map((s) => clockText(s))).toEqual(['0:00', '1:00', '2:41', '1:01:40'])
  })
})

describe('names of tables', () => {
  it('are the same for everybody and differ between tables', () => {
    const name = (id: string) => pick(id, 'A B C D E F G', 'k l m n o p q')

    expect(name('v8cyZmUptTF')).toBe(name('v8cyZmUptTF'))
    expect(new Set(Array.from({ length: 60 }, (_, i) => name(`room${i}`))).size).toBeGreaterThan(25)
  })

  it('draw from as many words in both languages', () => {
    const count = (lang: string, key: string) =>
      new Speech(lang as 'ru', [text(lang, 'shell.ftl')]).say(key).split(' ').length

    for (const key of ['table-first', 'table-second']) expect(count('ru', key)).toBe(count('en', key))
  })
})
