// The row that tells what the others did: it is measured when its words change, not whenever the table does.
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '../src/board-kit/recap'
import type { Recall } from '../src/board-kit/recall.svelte'
import RecapRow from '../src/board-kit/RecapRow.svelte'

const entry = (...clauses: string[]): Entry => ({ key: '1 7', seat: 1, clauses, best: 0, places: [], revs: [7] })

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

function laid(entries: () => Entry[]) {
  const now = { t: (key: string) => key, names: ['Ada', 'Bo'], colours: ['red', 'blue'], lang: 'en', paces: [] }
  const past = {
    get now() {
      return { ...now, entries: entries() } // new whenever anything at the table is
    },
    get entries() {
      return entries()
    },
    shown: null,
  }
  const row = mount(RecapRow, { target: document.body, props: { past: past as unknown as Recall } })
  flushSync()
  return row
}

test('a turn that is told in the same words is neither drawn nor measured anew', async () => {
  let entries = $state.raw([entry('rolls 8')])
  const row = laid(() => entries)
  const said = document.querySelector('.say')!
  let measured = 0
  Object.defineProperty(said, 'scrollHeight', { get: () => (measured += 1) * 0 })

  entries = [entry('rolls 8')]
  flushSync()
  expect(document.querySelector('.say')).toBe(said)
  expect(measured).toBe(0)

  entries = [entry('rolls 8', 'builds a road')]
  flushSync()
  expect(document.querySelector('.say')).toBe(said)
  expect(said.textContent).toContain('builds a road')
  expect(measured).toBeGreaterThan(0)
  await unmount(row)
})

test('letters that come late and are wider leave no clause with its semicolon alone', async () => {
  const fonts = new EventTarget()
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  const row = laid(() => [entry('hires a shepherd', 'sails to the harbour')])
  const said = document.querySelector('.say')!
  expect(said.classList).not.toContain('one')

  // Three lines now, of which two are seen.
  Object.defineProperty(said, 'scrollHeight', { get: () => (said.classList.contains('one') ? 0 : 45) })
  fonts.dispatchEvent(new Event('loadingdone'))
  expect(said.classList).toContain('one')
  await unmount(row)
  Reflect.deleteProperty(document, 'fonts')
})

test('a clause that is no longer the best one is told whole again', async () => {
  let entries = $state.raw([entry('sails to the harbour: 2 spaces, pays 3')])
  const row = laid(() => entries)
  const said = document.querySelector('.say')!
  let room = false
  Object.defineProperty(said, 'scrollHeight', { get: () => (room ? 0 : 45) })
  entries = [entry('sails to the harbour: 2 spaces, pays 4')]
  flushSync()
  expect(said.querySelectorAll('.part[hidden]')).toHaveLength(2)

  entries = [{ ...entry('sails to the harbour: 2 spaces, pays 4', 'hires a shepherd'), best: 1 }]
  flushSync()
  room = true
  await tick()
  expect(said.querySelectorAll('.part[hidden]')).toHaveLength(0)
  await unmount(row)
})
