// Pictures beside the rules: each is drawn from our own art, has its name, and stands beside a rule that exists.
import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import icons from '../src/board-kit/icons.svg?raw'
import { Speech } from '../src/i18n/i18n.svelte'
import type { Lang } from '../src/net/wire'
import * as burgundy from '../src/games/burgundy/Figures.svelte'
import * as catan from '../src/games/catan/Figures.svelte'
import * as gwt from '../src/games/gwt/Figures.svelte'
import * as gwtnz from '../src/games/gwtnz/Figures.svelte'
import * as nusfjord from '../src/games/nusfjord/Figures.svelte'

const GAMES = { burgundy, catan, gwt, gwtnz, nusfjord }
const here = import.meta.dirname

function wordsOf(game: string, lang: Lang): Speech {
  const own = `${here}/../../src/igroteka/games/${game}/locale/${lang}`
  const table = `${here}/../locale/${lang}`
  const files = [
    ...readdirSync(own).map((name) => `${own}/${name}`),
    ...readdirSync(table)
      .filter((name) => name.startsWith(`${game}-`) || name.startsWith('any-'))
      .map((name) => `${table}/${name}`),
  ].filter((name) => name.endsWith('.ftl') && !name.endsWith('drawing.ftl'))
  return new Speech(
    lang,
    files.map((name) => readFileSync(name, 'utf8')),
  )
}

test.each(
  Object.entries(GAMES).flatMap(([game, part]) => (['ru', 'en'] as Lang[]).map((lang) => ({ game, part, lang }))),
)('$game, $lang: every picture is drawn and named', ({ game, part, lang }) => {
  const { default: Figures, RULES, art } = part
  const speech = wordsOf(game, lang)
  const missing: string[] = []
  const t = (key: string, args?: Record<string, string | number>) => {
    if (!speech.has(key)) missing.push(key)
    return speech.say(key, args)
  }
  const symbols = new Set([...`${art}${icons}`.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id))
  const rules = readFileSync(`${here}/../../src/igroteka/games/${game}/locale/${lang}/rules.md`, 'utf8')
  expect(RULES.length).toBeGreaterThan(9)
  for (const rule of RULES) {
    expect(rules).toContain(`### ${rule} `)
    const shown = mount(Figures, { target: document.body, props: { rule, lang, t } })
    flushSync()
    const things = [...document.querySelectorAll('.thing')]
    expect(things.length, rule).toBeGreaterThan(0)
    expect(things.filter((thing) => !thing.querySelector('svg'))).toEqual([])
    const used = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')!.slice(1))
    expect(used.filter((id) => !symbols.has(id))).toEqual([])
    expect([...document.querySelectorAll('.name')].filter((name) => !name.textContent)).toEqual([])
    void unmount(shown)
    document.body.replaceChildren()
  }
  expect(missing).toEqual([])
})
