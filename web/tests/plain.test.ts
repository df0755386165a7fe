// A game that the browser has no drawing of is played on the plain table.
import { readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Table from '../src/games/plain/Table.svelte'
import { Speech, words } from '../src/i18n/i18n.svelte'
import { gameName } from '../src/i18n/names'
import { drawnAs } from '../src/room/table'
import { roomInfo, scene as filled, type Lang, type TableProps } from '../src/net/wire'

const speech = (lang: Lang) =>
  new Speech(lang, [readFileSync(`${import.meta.dirname}/../locale/${lang}/any-table.ftl`, 'utf8')])
const option = (action: number, text: string) => ({
  action,
  kind: 'mark',
  notation: `mark ${action + 1}`,
  text,
  final: true,
})
const DRAWING = [' X │ 2', '───┼───', ' 3 │ O']

const missing: string[] = []
let asked: string[] = []
let drawing: string[] | undefined
let made: object | null = null
beforeEach(() => {
  missing.length = 0
  asked = []
  drawing = DRAWING
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(JSON.stringify({ scene: { drawing } }))
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(async () => {
  if (made) await unmount(made)
  made = null
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  expect(missing).toEqual([])
})

function show(lang: Lang, more: Partial<TableProps> = {}, changes: object = {}) {
  const said = speech(lang)
  const acts: (number | string)[] = []
  const props: TableProps = {
    scene: filled({
      room: 'r',
      rev: 3,
      seat: 0,
      view: {},
      question: { text: 'Your turn: mark a square', seats: [0] },
      options: [option(1, 'Square 2'), option(2, 'Square 3')],
      undo: { back: true },
      ...changes,
    }),
    info: roomInfo({
      id: 'r',
      game: 'noughts',
      status: 'active',
      rev: 3,
      private: false,
      created: 0,
      seats: [
        { seat: 0, kind: 'human', name: 'Ada', present: true },
        { seat: 1, kind: 'bot', name: 'Ben', level: 'greedy' },
      ],
    }),
    log: [{ rev: 2, kind: 'marked', seat: 0, args: { square: 1 }, text: 'Ada marks square 1' }],
    recent: [],
    lang,
    pending: false,
    readonly: false,
    t: (key, args) => {
      if (!said.has(key)) missing.push(key)
      return said.say(key, args)
    },
    act: (what) => {
      acts.push(what)
    },
    undo: () => {
      acts.push('undo')
    },
    redo: () => {
      acts.push('redo')
    },
    why: async () => ({ t: 'because', cid: '', text: '', rule: '', legal: false }),
    openRule: () => {},
    settings: { motion: 0, sound: false },
    levelName: () => 'Shrewd',
    ...more,
  }
  const root = document.createElement('div')
  document.body.append(root)
  made = mount(Table, { target: root, props })
  flushSync()
  return { root, acts }
}
const buttons = (root: HTMLElement) => [...root.querySelectorAll<HTMLButtonElement>('.moves [data-action]')]

it('is laid where a game has no table of its own', () => {
  expect(['catan', 'gwtnz', 'noughts'].map(drawnAs)).toEqual(['catan', 'gwtnz', 'plain'])
})

it.each<Lang>(['en', 'ru'])('shows the question, the table in text, every move and the log (%s)', async (lang) => {
  const { root, acts } = show(lang)
  await vi.waitFor(() => expect(root.querySelector('.drawing')).not.toBeNull())

  expect(root.querySelector('.prompt p')!.textContent).toContain('Mark a square')
  expect(root.querySelector('.drawing')!.textContent).toBe(DRAWING.join('\n'))
  expect(buttons(root).map((one) => one.textContent)).toEqual(['Square 2', 'Square 3'])
  expect(asked).toEqual([`/api/rooms/r/view?texts=1&lang=${lang}&seat=0`])
  expect(root.querySelector('.told')!.textContent).toContain('Ada marks square 1')
  expect(root.querySelector('.seats')!.textContent).toContain('shrewd')
  buttons(root)[1].click()
  root.querySelector<HTMLButtonElement>('.prompt .undoing')!.click()
  expect(acts).toEqual([2, 'undo'])
})

it('offers nothing to those who watch', () => {
  const { root } = show('en', { readonly: true })

  expect(root.querySelector('.moves')).toBeNull()
  expect(root.querySelector('.undoing')).toBeNull()
})

it('looks back at an earlier moment', async () => {
  show('en', { readonly: true }, { rev: 2, seat: -3 })

  await vi.waitFor(() => expect(asked).toEqual(['/api/rooms/r/at/2?texts=1&lang=en']))
})

it('does without a drawing', async () => {
  drawing = undefined
  const { root } = show('en', {}, { options: null })
  await vi.waitFor(() => expect(asked.length).toBe(1))

  expect(root.querySelector('.drawing')).toBeNull()
  expect(root.querySelector('.moves')!.textContent).toContain('Nothing is asked of you now.')
})

it('brings its words along', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response('["event-marked = { $name } marks square { $square }"]')
  })
  const speech = await words.table('noughts', 'en')

  expect(asked).toEqual(['/api/games/noughts/words?lang=en'])
  expect(speech.say('event-marked', { name: 'Ada', square: 5 })).toBe('Ada marks square 5')
  expect(speech.has('tb-log') && speech.has('error-illegal')).toBe(true)
})

it('is called as the server calls the game', async () => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response('[{"id": "noughts", "name": "Noughts and Crosses"}]', {
        headers: { 'content-type': 'application/json' },
      }),
  )

  expect(gameName('noughts')).toBe('noughts')
  await vi.waitFor(() => expect(gameName('noughts')).toBe('Noughts and Crosses'))
})
