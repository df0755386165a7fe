// The rules beside the table: opened at what is asked, searched, and without a name of the program on the page.
import { readFileSync } from 'node:fs'
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blocks, spans } from '../src/i18n/markdown'
import { words } from '../src/i18n/i18n.svelte'
import { api } from '../src/net/api'
import type { Lang, Rulebook } from '../src/net/wire'
import { ruleAsked } from '../src/room/asked'
import RulesDrawer from '../src/shell/RulesDrawer.svelte'
import { seek } from '../src/shell/seek'

const GAMES = ['burgundy', 'catan', 'gwt', 'gwtnz', 'nusfjord']
const here = import.meta.dirname

/** The book as the server tells it. */
function bookOf(game: string, lang: Lang): Rulebook {
  const text = readFileSync(`${here}/../../src/igroteka/games/${game}/locale/${lang}/rules.md`, 'utf8')
  const [head, ...chapters] = text.split(/^## /m)
  const [title, ...intro] = head.split('\n')
  return {
    game,
    title: title.slice(2),
    intro: intro.join('\n'),
    chapters: chapters.map((chapter) => {
      const [top, ...rules] = chapter.split(/^### /m)
      const cut = (part: string) => {
        const [line, ...text] = part.split('\n')
        return { id: line.split(' ')[0], title: line.slice(line.indexOf(' ') + 1), text: text.join('\n').trim() }
      }
      return { ...cut(top), rules: rules.map(cut) }
    }),
  }
}

let shown: Record<string, unknown> | null = null
const scrolled: string[] = []
beforeEach(async () => {
  await words.use('ru')
  vi.spyOn(api, 'rules').mockImplementation((game: string) => Promise.resolve(bookOf(game, 'ru')))
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push((this as HTMLElement).dataset.rule ?? '')
  })
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  scrolled.length = 0
  document.body.replaceChildren()
})
const settled = async (holds: () => unknown) => {
  await vi.waitFor(() => expect(holds()).toBeTruthy(), { interval: 20 })
  await tick()
}

test.each(GAMES)('%s: nothing is set as code, and every rule that is named leads somewhere', (game) => {
  for (const lang of ['ru', 'en'] as Lang[]) {
    const book = bookOf(game, lang)
    const ids = new Set(book.chapters.flatMap(({ id, rules }) => [id, ...rules.map((rule) => rule.id)]))
    const texts = [book.intro, ...book.chapters.flatMap(({ text, rules }) => [text, ...rules.map((rule) => rule.text)])]
    const all = texts.flatMap(blocks).flatMap((block) => {
      if (block.kind === 'p') return block.spans
      return block.kind === 'table' ? block.rows.flat(2) : block.items.flat()
    })
    expect(all.filter(({ kind }) => kind === 'code')).toEqual([])
    const named = all.filter(({ kind }) => kind === 'rule').map(({ text }) => text)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  }
})

test('rules with two letters are links, too', () => {
  expect(spans('see NZ-2.2')).toEqual([
    { kind: 'text', text: 'see ' },
    { kind: 'rule', text: 'NZ-2.2' },
  ])
})

test('a search wants every word, wherever it stands, and takes е for ё', () => {
  const book = bookOf('catan', 'ru')
  const ids = (sought: string) => seek(book, sought).flatMap(({ rules }) => rules.map(({ id }) => id))
  expect(ids('')).toHaveLength(book.chapters.flatMap(({ rules }) => rules).length)
  expect(ids('семерка РАЗБОЙНИК')).toContain('CAT-5.11')
  expect(ids('семерка РАЗБОЙНИК')).not.toContain('CAT-1.1')
  expect(ids('cat-8.7')).toContain('CAT-8.7')
  expect(ids('такого слова нет')).toEqual([])
})

test('the drawer opens at what is asked', async () => {
  expect(await ruleAsked('catan', 'MOVE_ROBBER')).toBe('CAT-5.4')
  expect(await ruleAsked('catan', 'CHANCE')).toBe('')
  expect(await ruleAsked('noughts', 'MOVE')).toBe('')
  shown = mount(RulesDrawer, { target: document.body, props: { game: 'catan', rule: 'CAT-5.4', close: () => {} } })
  await settled(() => scrolled.length)
  expect(scrolled).toEqual(['CAT-5.4'])
  expect(document.querySelector('.here')?.textContent).toContain('CAT-5.4')
})

test('the drawer is searched, and what is found opens in its place', async () => {
  shown = mount(RulesDrawer, { target: document.body, props: { game: 'catan', rule: '', close: () => {} } })
  await settled(() => document.querySelector('input[type=search]'))
  const input = document.querySelector('input')!
  const found = () => [...document.querySelectorAll<HTMLElement>('article')].map(({ dataset }) => dataset.rule)
  const before = found().length
  input.value = 'монополия'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
  expect(found()).toContain('CAT-9.8')
  expect(found().length).toBeLessThan(before / 5)
  document.querySelector<HTMLElement>('[data-rule="CAT-9.8"] .to')!.click()
  flushSync()
  await settled(() => scrolled.includes('CAT-9.8'))
  expect(found()).toHaveLength(before)
  expect(input.value).toBe('')
  input.value = 'такого слова нет'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
  expect(document.querySelector('[role=status]')?.textContent).toBe('Ничего не нашлось.')
})
