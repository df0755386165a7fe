// A place that a sheet at the thumb would cover goes up with the page.
import { beforeEach, expect, test, vi } from 'vitest'
import { uncover } from '../src/board-kit/uncover'

const scrolled = vi.fn()

beforeEach(() => {
  scrolled.mockReset()
  vi.stubGlobal('scrollBy', scrolled)
})

/** An element from here to there. */
function box(top: number, bottom: number): Element {
  const found = document.createElement('div')
  vi.spyOn(found, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, bottom - top))
  return found
}

test('what is covered goes up until it stands above the sheet', () => {
  uncover(box(500, 620), box(600, 800))

  expect(scrolled.mock.calls).toEqual([[{ top: 28 }]])
})

test('what is in sight stays where it is', () => {
  uncover(box(400, 500), box(600, 800))

  expect(scrolled).not.toHaveBeenCalled()
})

test('a high place stops under the bar', () => {
  uncover(box(80, 700), box(600, 800), box(0, 52))

  expect(scrolled.mock.calls).toEqual([[{ top: 20 }]])
})
