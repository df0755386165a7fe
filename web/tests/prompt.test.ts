// The bar keeps its measures, whatever is looked at: the table below it would jump.
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import Prompt from '../src/board-kit/Prompt.svelte'
import { KEY, Recall, type Looked } from '../src/board-kit/recall.svelte'

afterEach(() => (document.body.innerHTML = ''))

test('a bar of columns stays one while somebody looks back at a turn', async () => {
  const nothing = async () => {}
  const picture = (behind: boolean) => ({ rev: 1, behind, again: behind, running: false, onward: true, look: nothing })
  const log = [{ rev: 1, kind: 'turn', seat: 1, args: {}, text: 'Bo builds' }]
  const game = { begins: ['turn'], tells: ['turn'], places: () => [] }
  const looked = { log, game, seat: 0, names: ['Ada', 'Bo'], colours: ['red', 'blue'], lang: 'en', paces: [] }
  const columns = createRawSnippet(() => ({ render: () => '<i class="price">3</i>' }))
  const words = { undo: '', redo: '', steps: '', prompt: '' }
  for (const behind of [false, true]) {
    const past = new Recall(
      () => ({ ...looked, t: (key: string) => key, picture: picture(behind) }) as unknown as Looked,
    )
    const bar = mount(Prompt, {
      target: document.body,
      props: { colour: 'red', lang: 'en', lead: 'Ada', text: 'decides', words, columns, recap: false },
      context: new Map([[KEY, past]]),
    })
    flushSync()
    expect(document.querySelector('.prompt')!.classList).toContain('columned')
    expect(!!document.querySelector('.prompt .price')).toBe(!behind)
    expect(document.querySelector('.prompt')!.textContent?.includes('tb-recap-after')).toBe(behind)
    await unmount(bar)
  }
})
