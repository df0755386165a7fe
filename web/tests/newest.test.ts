// Where there is little room only the newest line of the log stands: pressing it opens the whole log.
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Side from '../src/board-kit/Side.svelte'

test('the newest line is read whole: in its title, and by opening the log', async () => {
  const line = 'Bruno leads the herder to the neutral building B: 2 steps, and builds 1a on space 2 for 2 dollars'
  const high = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'clientHeight')
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 60 })
  const side = mount(Side, {
    target: document.body,
    props: {
      log: [{ rev: 1, kind: 'moved', seat: 0, args: {}, text: line }],
      lang: 'en',
      names: ['Bruno'],
      colours: ['red'],
      turnKind: '',
      icon: () => '',
      options: [],
      group: () => '',
      pending: false,
      words: { log: 'Log', empty: '', actions: 'All', filter: '', none: '', final: '' },
      act: () => {},
      slim: true,
    },
  })
  flushSync()
  const newest = document.querySelector<HTMLButtonElement>('button.newest')
  expect([newest?.textContent, newest?.title]).toEqual([line, line])
  expect(document.querySelector<HTMLElement>('.scroll')!.hidden).toBe(true)
  newest!.click()
  flushSync()
  expect(document.querySelector<HTMLElement>('.scroll')!.hidden).toBe(false)
  await unmount(side)
  if (high) Object.defineProperty(HTMLElement.prototype, 'clientHeight', high)
  else delete (HTMLElement.prototype as unknown as { clientHeight?: number }).clientHeight
})
