// Real scenes of Nusfjord on a page, and what was said there.
import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect } from 'vitest'
import Table from '../src/games/nusfjord/Table.svelte'
import { Speech } from '../src/lib/i18n.svelte'
import { roomInfo, scene as filled, type Because, type Lang, type Scene, type Told } from '../src/lib/wire'

export const here = import.meta.dirname
const folder = `${here}/nusfjord-fixtures`
export const fixtures = readdirSync(folder).map((name) => name.slice(0, -5)).sort()
export const english = fixtures.filter((name) => name.endsWith('-en'))
export const speeches = Object.fromEntries((['ru', 'en'] as Lang[]).map((lang) => [lang, new Speech(lang, [readFileSync(`${here}/../locale/${lang}/nusfjord-table.ftl`, 'utf8')])])) as Record<Lang, Speech>
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
      info: roomInfo({ id: 'demo', game: 'nusfjord', status: 'active', rev: 1, private: false, created: 0, seats: names.map((who, seat) => ({ seat, kind: 'bot', name: who, level: '', present: true })) }),
      t: (key: string, args?: Record<string, string | number>) => { if (!speeches[lang].has(key)) missing.push(key); return speeches[lang].say(key, args) },
      act: (what: number | string) => { acts.push(what) }, undo: () => { acts.push('undo') }, redo: () => { acts.push('redo') },
      why: async (action: number): Promise<Because> => { asked.push(action); return { t: 'because', cid: '', text: 'because', rule: 'NUS-5.2', legal: false } },
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
