// Every stored scene of Great Western Trail can be drawn, in both languages.
import { expect, test } from 'vitest'
import { clean, fixtures, show } from './gwt-kit'

clean()

test.each(fixtures)('%s: it is drawn without a missing word or number', (name) => {
  const { root } = show(name)
  expect(root.querySelector('.prompt')).toBeTruthy()
  expect(root.textContent).not.toMatch(/gw-|undefined|NaN|\[object/)
  for (const element of root.querySelectorAll('[aria-label], [data-tip], [title]')) for (const what of ['aria-label', 'data-tip', 'title']) expect(element.getAttribute(what) ?? '').not.toMatch(/gw-|undefined|NaN|\[object/)
  for (const button of root.querySelectorAll('button')) {
    const heard = [...button.querySelectorAll('.k-sr')].map((one) => one.textContent).join(' ') || button.textContent
    expect(button.getAttribute('aria-label') ?? heard, button.outerHTML.slice(0, 160)).toMatch(/\p{L}{2}/u)
  }
  for (const use of root.querySelectorAll('use')) expect(document.getElementById(use.getAttribute('href')!.slice(1)), use.getAttribute('href')!).toBeTruthy()
})
