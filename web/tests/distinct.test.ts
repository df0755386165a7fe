// Answers that come to the same are one answer, wherever they are listed or lit.
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import LogPanel from '../src/board-kit/LogPanel.svelte'
import { distinct } from '../src/board-kit/options'
import Side from '../src/board-kit/Side.svelte'
import { equalTiles, lightsOf } from '../src/families/trail/trail'
import { READING as NEW_ZEALAND } from '../src/games/gwtnz/model'
import { option, type Option } from '../src/net/wire'

const move = (action: number, same: string, steps: number): Option =>
  option({
    action,
    kind: 'move',
    notation: `move ${action}`,
    text: `Way ${action}`,
    targets: ['node:X', 'node:E'],
    effects: { steps },
    ...(same ? { same } : {}),
  })
const ways = [move(1, 'E', 3), move(2, 'E', 2), move(3, 'E bank 2', 2), move(4, '', 1), move(5, '', 1)]

test('what has no word is never taken for something else', () => {
  expect(distinct(ways).map(({ action }) => action)).toEqual([2, 3, 4, 5])
})

test('a place offers the shortest way, each answer once; what is longer and no cheaper is kept for whoever asks', () => {
  const light = lightsOf(ways, null).get('node:E')!
  expect(light.options.map(({ action }) => action)).toEqual([4])
  expect(light.detours?.map(({ action }) => action)).toEqual([2, 3, 5])
})

test('the list of moves has each answer once', async () => {
  const side = mount(Side, {
    target: document.body,
    props: {
      log: [],
      lang: 'en',
      names: [],
      colours: [],
      turnKind: '',
      icon: () => '',
      options: ways,
      group: () => 'Moves',
      pending: false,
      words: { log: 'Log', empty: '', actions: 'All', filter: '', none: '', final: '' },
      act: () => {},
    },
  })
  flushSync()
  expect([...document.querySelectorAll('[data-action]')].map((one) => one.getAttribute('data-action'))).toEqual([
    '2',
    '3',
    '4',
    '5',
  ])
  await unmount(side)
})

test('the second of two equal tiles means the first', () => {
  expect(equalTiles({ 1: ['a', 'a'], 2: ['a', 'b'], 3: [null, null] }, 'ab')).toEqual([
    ['foresight:1b', 'foresight:1a'],
  ])
  expect(NEW_ZEALAND.twins({ foresight: { A: ['x', 'x'] } })).toContainEqual(['foresight:A2', 'foresight:A1'])
})

test('the log says quietly what was answered without asking', async () => {
  const told = (text: string, auto?: boolean) => ({ rev: 1, kind: 'rolled', seat: 0, args: {}, text, auto })
  const panel = mount(LogPanel, {
    target: document.body,
    props: {
      log: [told('Ann rolls a 4', true), told('Ann builds')],
      lang: 'en',
      names: ['Ann'],
      colours: [],
      turnKind: '',
      icon: () => '',
      label: 'Log',
      auto: 'answered for you',
    },
  })
  flushSync()
  const lines = [...document.querySelectorAll('li')].map((line) => line.querySelector('small')?.textContent ?? '')
  expect(lines).toEqual(['', 'answered for you'])
  await unmount(panel)
})
