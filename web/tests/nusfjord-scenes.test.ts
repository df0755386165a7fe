// Every stored scene of Nusfjord can be drawn, in both languages.
import { expect, test } from 'vitest'
import { clean, fixtures, show } from './nusfjord-kit'

clean()

test.each(fixtures)('%s: it is drawn without a missing word or number', (name) => {
  const { root } = show(name)
  expect(root.querySelector('.prompt')).toBeTruthy()
  expect(root.textContent).not.toMatch(/nu-|undefined|NaN|\[object/)
  for (const element of root.querySelectorAll('[aria-label], [data-tip], [title]')) for (const what of ['aria-label', 'data-tip', 'title']) expect(element.getAttribute(what) ?? '').not.toMatch(/nu-|undefined|NaN|\[object/)
  const drawn = new Set([...document.querySelectorAll('symbol')].map((symbol) => `#${symbol.id}`))
  for (const href of new Set([...root.querySelectorAll('use')].map((use) => use.getAttribute('href')!))) expect(drawn, href).toContain(href)
})
