// Real scenes of a game on a page, and what was said there. One kit for every table.
import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { Speech } from '../src/i18n/i18n.svelte'
import { roomInfo, scene as filled, type Lang, type Scene, type TableProps, type Told } from '../src/net/wire'

export const here = import.meta.dirname
/** Is there time for large samples? Otherwise a scene is drawn in one language, and few options are pressed, at a table that stands. */
export const SOAK = !!process.env.IGROTEKA_SOAK
const LANGS: Lang[] = ['ru', 'en']
const file = (path: string) => readFileSync(`${here}/../${path}`, 'utf8')

export const press = (one: Element | null | undefined) => {
  expect(one).toBeTruthy()
  ;(one as HTMLElement).click()
  flushSync()
}
export const place = (root: HTMLElement, id: string) => root.querySelector<HTMLElement>(`[data-place="${id}"]`)

/** `rule` is what "why not?" answers with, `recent` lines of the log have just happened. */
export function kitOf(game: string, Table: Component<TableProps>, rule: string, recent = 0) {
  const fixtures = readdirSync(`${here}/${game}-fixtures`)
    .map((name) => name.slice(0, -5))
    .sort()
  const english = fixtures.filter((name) => name.endsWith('-en'))
  const words = readdirSync(`${here}/../locale/en`).filter((name) =>
    new RegExp(`^(any|${game}(-[a-z]+)?)-table\\.ftl$`).test(name),
  )
  const own = `../src/igroteka/games/${game}/locale`
  const rules = readdirSync(`${here}/../${own}/en`).filter((name) => /^(?!drawing).*\.ftl$/.test(name))
  const speeches = Object.fromEntries(
    LANGS.map((lang) => [
      lang,
      new Speech(
        lang,
        [...words.map((name) => `locale/${lang}/${name}`), ...rules.map((name) => `${own}/${lang}/${name}`)].map(file),
      ),
    ]),
  ) as Record<Lang, Speech>
  const kept = new Map<string, string>()
  const read = (name: string): { scene: Scene; log: Told[]; names: string[] } => {
    if (!kept.has(name)) kept.set(name, file(`tests/${game}-fixtures/${name}.json`))
    const raw = JSON.parse(kept.get(name)!)
    return { scene: filled(raw.scene), log: raw.log, names: raw.names }
  }
  const asking = english.filter((name) => read(name).scene.options?.length)
  const say = (lang: Lang) => (key: string, args?: Record<string, string | number>) => {
    expect(speeches[lang].has(key), key).toBe(true)
    return speeches[lang].say(key, args)
  }

  const made: object[] = []
  let missing: string[] = []

  function propsOf(name: string, readonly: boolean, guide: boolean) {
    const lang = name.slice(-2) as Lang
    const { scene, log, names } = read(name)
    const said = { acts: [] as (number | string)[], asked: [] as number[], rules: [] as string[] }
    const props: TableProps = {
      scene,
      log,
      recent: recent ? log.slice(-recent) : [],
      lang,
      pending: false,
      readonly,
      info: roomInfo({
        id: 'demo',
        game,
        status: 'active',
        rev: 1,
        private: false,
        created: 0,
        commit: 'c0ffee',
        seats: names.map((who, seat) => ({ seat, kind: 'bot', name: who, level: '', present: true })),
      }),
      t: (key, args) => {
        if (!speeches[lang].has(key)) missing.push(key)
        return speeches[lang].say(key, args)
      },
      act: (what) => {
        said.acts.push(what)
      },
      undo: () => {
        said.acts.push('undo')
      },
      redo: () => {
        said.acts.push('redo')
      },
      why: async (action) => {
        said.asked.push(action)
        return { t: 'because', cid: '', text: 'because', rule, legal: false }
      },
      openRule: (id) => {
        said.rules.push(id)
      },
      settings: { motion: 0, sound: false, guide },
    }
    return { scene, said, props }
  }

  /** Lays a table; whatever a test wants otherwise is in `more`. */
  function show(
    name: string,
    readonly = false,
    guide = false,
    more: (scene: Scene) => Partial<TableProps> = () => ({}),
  ) {
    const { scene, said, props } = propsOf(name, readonly, guide)
    const root = document.createElement('div')
    document.body.append(root)
    made.push(mount(Table, { target: root, props: { ...props, ...more(scene) } }))
    flushSync()
    return { root, scene, ...said }
  }

  /** A table that is led on: whatever comes next is set. */
  function lead(name: string, first: Partial<TableProps>) {
    const { said, props } = propsOf(name, false, false)
    let now = $state.raw({ ...props, ...first })
    const led = Object.defineProperties(
      {} as TableProps,
      Object.fromEntries(
        Object.keys(props).map((key) => [key, { get: () => now[key as keyof TableProps], enumerable: true }]),
      ),
    )
    const root = document.createElement('div')
    document.body.append(root)
    made.push(mount(Table, { target: root, props: led }))
    flushSync()
    const set = (more: Partial<TableProps>) => {
      now = { ...now, ...more }
      flushSync()
    }
    return { root, set, ...said }
  }

  const settle = async () => {
    for (const table of made.splice(0)) await unmount(table)
    document.body.innerHTML = ''
    await new Promise((done) => setImmediate(done)) // old pages are freed only between tasks: without this a file needs gigabytes
  }
  const begin = () => {
    missing = []
    sessionStorage.clear()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
  }

  /** Every test begins and ends with an empty page, and no word was missing. */
  function clean() {
    beforeEach(begin)
    afterEach(async () => {
      await settle()
      expect(missing).toEqual([])
    })
  }

  /** One table of a room is led through all its scenes, as in a game: that is much cheaper than a new one for each, `anew`. */
  function walk(names: string[], anew = false) {
    const room = (name: string) => {
      const { scene, names } = read(name)
      return `${name.slice(-2)} ${names.length} ${scene.seat}`
    }
    let standing = ''
    let root: HTMLElement
    let now = $state.raw({} as TableProps)
    const go = async (name: string) => {
      const { scene, said, props } = propsOf(name, false, false)
      now = props
      if (anew || room(name) !== standing) {
        await settle()
        standing = room(name)
        const led = Object.defineProperties(
          {} as TableProps,
          Object.fromEntries(
            Object.keys(now).map((key) => [key, { get: () => now[key as keyof TableProps], enumerable: true }]),
          ),
        )
        root = document.createElement('div')
        document.body.append(root)
        made.push(mount(Table, { target: root, props: led }))
      }
      flushSync()
      return { root, scene, ...said }
    }
    beforeEach(begin)
    afterEach(() => expect(missing).toEqual([]))
    afterAll(settle)
    return { go, names: names.toSorted((a, b) => room(a).localeCompare(room(b))) }
  }

  return { fixtures, english, asking, speeches, read, say, show, lead, settle, clean, walk }
}
