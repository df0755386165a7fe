// The panel of log and moves: where there is little room it opens over the rest, and closes when something was said.
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Side from '../src/board-kit/Side.svelte'
import { option } from '../src/net/wire'
import { press } from './table-kit.svelte'

test('a slim panel shows its list only when asked, and a move closes it', async () => {
  const said: number[] = []
  const one = option({
    action: 7,
    kind: 'move',
    notation: 'move',
    text: 'Walk',
    targets: [],
    rule: '',
    final: false,
    effects: {},
  })
  const side = mount(Side, {
    target: document.body,
    props: {
      log: [],
      lang: 'en',
      names: [],
      colours: [],
      turnKind: '',
      icon: () => '',
      options: [one],
      group: () => 'Moves',
      pending: false,
      slim: true,
      words: { log: 'Log', empty: '', actions: 'All', filter: '', none: '', final: '' },
      act: (action: number) => {
        said.push(action)
      },
    },
  })
  flushSync()
  const [log, all] = [...document.querySelectorAll('.switch button')]
  const shown = () => [...document.querySelectorAll<HTMLElement>('.scroll')].map((list) => !list.hidden)
  expect(shown()).toEqual([false, false])
  press(all)
  expect(shown()).toEqual([false, true])
  press(document.querySelector('[data-action="7"]'))
  expect(said).toEqual([7])
  press(log)
  expect(shown()).toEqual([true, false])
  press(log)
  expect(shown()).toEqual([false, false])
  await unmount(side)
})
