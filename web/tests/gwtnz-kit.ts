// Real scenes of New Zealand on a page, and what was said there.
import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import Table from '../src/games/gwtnz/Table.svelte'
import { Speech } from '../src/lib/i18n.svelte'
import { roomInfo, scene as filled, type Because, type Lang, type Scene, type Told } from '../src/lib/wire'

export const here = import.meta.dirname
const folder = `${here}/gwtnz-fixtures`
export const fixtures = readdirSync(folder).map((name) => name.slice(0, -5)).sort()
export const english = fixtures.filter((name) => name.endsWith('-en'))
export const speeches = Object.fromEntries((['ru', 'en'] as Lang[]).map((lang) => [lang, new Speech(lang, [readFileSync(`${here}/../locale/${lang}/gwtnz-table.ftl`, 'utf8')])])) as Record<Lang, Speech>
export const read = (name: string): { scene: Scene; log: Told[]; names: string[] } => {
  const raw = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))
  return { scene: filled(raw.scene), log: raw.log, names: raw.names }
}
export const asking = english.filter((name) => read(name).scene.options?.length)
let made: { component: object; root: HTMLElement }[] = []
let missing: string[] = []

/** Every file begins and ends its tests with an empty page. */
export function clean() {
  beforeEach(() => {
    made = []
    missing = []
    document.body.innerHTML = ''
    sessionStorage.clear()
    Object.assign(globalThis, { ResizeObserver: class { observe() {} unobserve() {} disconnect() {} } })
  })
  afterEach(async () => {
    for (const { component } of made) await unmount(component)
    document.body.innerHTML = ''
    expect(missing).toEqual([])
  })
}

export function show(name: string, readonly = false, guide = false) {
  const lang = name.slice(-2) as Lang
  const { scene, log, names } = read(name)
  const acts: (number | string)[] = []
  const asked: number[] = []
  const rules: string[] = []
  const root = document.createElement('div')
  document.body.append(root)
  const component = mount(Table, {
    target: root,
    props: {
      scene, log, recent: [], lang, pending: false, readonly,
      info: roomInfo({ id: 'demo', game: 'gwtnz', status: 'active', rev: 1, private: false, created: 0, seats: names.map((who, seat) => ({ seat, kind: 'bot', name: who, level: '', present: true })) }),
      t: (key: string, args?: Record<string, string | number>) => { if (!speeches[lang].has(key)) missing.push(key); return speeches[lang].say(key, args) },
      act: (what: number | string) => { acts.push(what) }, undo: () => { acts.push('undo') }, redo: () => { acts.push('redo') },
      why: async (action: number): Promise<Because> => { asked.push(action); return { t: 'because', cid: '', text: 'because', rule: 'NZ-4.2', legal: false } },
      openRule: (id: string) => { rules.push(id) }, settings: { motion: 0, sound: false, guide },
    },
  })
  made.push({ component, root })
  flushSync()
  return { root, scene, acts, asked, rules }
}
export const press = (one: Element | null | undefined) => {
  expect(one).toBeTruthy()
  ;(one as HTMLElement).click()
  flushSync()
}
export const place = (root: HTMLElement, id: string) => root.querySelector(`[data-place="${id}"]`)

const drawn = new Set([...`${readFileSync(`${here}/../src/games/gwtnz/art.svg`, 'utf8')}${readFileSync(`${here}/../src/board-kit/icons.svg`, 'utf8')}`.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
const WRONG = /nz-|undefined|NaN|\[object/

/** Every scene of a language is drawn without a missing word or number. One file a language: a drawn table is heavy. */
export function drawsEverything(lang: Lang) {
  test.each(fixtures.filter((name) => name.endsWith(`-${lang}`)))('%s: it is drawn without a missing word or number', (name) => {
    const { root } = show(name)
    expect(root.querySelector('.prompt')).toBeTruthy()
    expect(root.textContent).not.toMatch(WRONG)
    const said = [...root.querySelectorAll('[aria-label], [data-tip], [title]')].flatMap((one) => ['aria-label', 'data-tip', 'title'].map((what) => one.getAttribute(what) ?? ''))
    expect(said.filter((words) => WRONG.test(words))).toEqual([])
    expect([...new Set([...root.querySelectorAll('use')].map((use) => use.getAttribute('href')!.slice(1)))].filter((id) => !drawn.has(id))).toEqual([])
  })
}
