// Cards on their way: where they come from when they have already left, when they are seen, how all of it ends.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrive, fly, Journey, pace } from '../src/board-kit/motion'

interface Motion {
  target: Element
  finished: Promise<void>
  finish: () => void
  ended: boolean
}
const begun: Motion[] = []

/** A page on which every place has a width, and what moves can be counted. */
function laid(...places: string[]): [root: HTMLElement, layer: HTMLElement] {
  document.body.innerHTML = `<main>${places.map((at) => `<b data-at="${at}"></b>`).join('')}<i></i></main>`
  return [document.querySelector('main')!, document.querySelector('i')!]
}
const cards = () => document.querySelectorAll('.k-flight.card').length

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const x = 10 * [...(this.parentElement?.children ?? [])].indexOf(this)
    return { x, y: 0, left: x, top: 0, right: x + 8, bottom: 8, width: 8, height: 8 } as DOMRect
  })
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element) {
    let end = () => {}
    const one: Motion = {
      target: this,
      ended: false,
      finished: new Promise<void>((done) => (end = done)),
      finish: () => {
        one.ended = true
        end()
      },
    }
    begun.push(one)
    return one as unknown as Animation
  })
})
afterEach(() => begun.splice(0))

const discard = { from: 'hand:cow', to: 'pile', symbol: 'i-cow', card: { tone: 'red' } }

test('a card that has left the hand comes from where it lay', () => {
  const [root, layer] = laid('hand:cow', 'pile')
  const journey = new Journey(
    () => root,
    () => layer,
  )
  journey.begin()
  root.querySelector('[data-at="hand:cow"]')!.remove()
  fly(root, layer, [discard], 1)
  expect(cards()).toBe(0)
  fly(root, layer, [discard], 1, journey.lay)
  expect(cards()).toBe(1)
})

test('a market that is not open sends its cards from its tab', () => {
  const [root, layer] = laid('tab:cattle', 'pile')
  fly(root, layer, [{ ...discard, from: 'cattle:cow' }], 1)
  expect(cards()).toBe(0)
  fly(root, layer, [{ ...discard, from: 'cattle:cow', or: 'tab:cattle' }], 1)
  expect(cards()).toBe(1)
})

test('a card that is drawn travels as a back, and is seen when it has come: of equal ones the last first', () => {
  const [root, layer] = laid('deck', 'hand:cow', 'hand:cow', 'hand:cow')
  const draw = { from: 'deck', to: 'hand:cow', symbol: '', card: { tone: 'brown', back: true } }
  fly(root, layer, [draw, draw], 1)
  expect(layer.querySelectorAll('use')).toHaveLength(0)
  const hand = [...root.querySelectorAll('[data-at="hand:cow"]')]
  expect(begun.filter(({ target }) => hand.includes(target)).map(({ target }) => hand.indexOf(target))).toEqual([2, 1])
})

test('pieces set out in the order of the lines that name their places, not in that of the page', () => {
  const piece = (id: string) => `<p data-at="at:${id}"><b data-piece="${id}"></b></p>`
  document.body.innerHTML = `<main>${['a', 'b', 'c', 'd'].map(piece).join('')}</main>`
  const root = document.querySelector('main')!
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const x = 10 * [...root.children].indexOf(this.closest('p')!) + (root.dataset.later ? 50 : 0)
    const base = this === root
    return { x: base ? 0 : x, y: 0, width: base ? 100 : 8, height: 8 } as DOMRect
  })
  const journey = new Journey(
    () => root,
    () => null,
  )
  journey.begin()
  root.dataset.later = 'yes'
  const lines = ['at:c', 'at:a', 'at:b']
  journey.go(1, ([place]) => (lines.includes(place) ? lines.indexOf(place) : lines.length))
  expect(begun.map(({ target }) => target.getAttribute('data-piece'))).toEqual(['c', 'a', 'b', 'd'])
})

test('whoever presses anything ends it, and nothing moves where motion is not wanted', async () => {
  const [root, layer] = laid('hand:cow', 'pile')
  fly(root, layer, [discard], pace(0))
  expect(begun).toEqual([])
  fly(root, layer, [discard], pace(1))
  expect(cards()).toBe(1)
  arrive()
  await Promise.resolve()
  expect(begun.every(({ ended }) => ended)).toBe(true)
  await Promise.resolve()
  expect(cards()).toBe(0)
})
