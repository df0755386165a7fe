// What cannot be seen is said: no number of a table stands without a word that tells what it counts.
import { afterEach, expect, test } from 'vitest'
import * as burgundy from './burgundy-kit'
import * as catan from './catan-kit'
import * as gwt from './gwt-kit'
import * as gwtnz from './gwtnz-kit'
import * as nusfjord from './nusfjord-kit'

const TABLES = [
  ['catan', catan, 'main-en'],
  ['burgundy', burgundy, 'turn-en'],
  ['gwt', gwt, 'move-en'],
  ['gwtnz', gwtnz, 'move-en'],
  ['nusfjord', nusfjord, 'turn3-en'],
] as const

const NUMBER = /^\s*[+−×]?\d+★?\s*$/
const WORD = /\p{L}{2}/u
/** What is read as one: nothing beyond it tells what a number in it means. */
const WHOLE = 'li, button, p, td, [title], [data-tip]'
const NEAR = 4

const isHidden = (node: Node) => !!node.parentElement?.closest('[aria-hidden=true]')

function texts(root: Element): Text[] {
  const found: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (!isHidden(walker.currentNode)) found.push(walker.currentNode as Text)
  return found
}

/** All that is said of an element. */
const heard = (one: Element) =>
  [
    ...[one, ...one.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label') ?? ''),
    ...texts(one).map((text) => text.data),
  ].join(' ')

/** Has a number a word beside it? */
function isNamed(number: Text): boolean {
  let around = number.parentElement
  for (let level = 0; around && level < NEAR; level++) {
    if (WORD.test(heard(around))) return true
    if (around.matches(WHOLE)) return false
    around = around.parentElement
  }
  return false
}

afterEach(() => Promise.all(TABLES.map(([, { settle }]) => settle())))

test.each(TABLES)('%s: every number is said with what it counts', (_, { show }, name) => {
  const { root } = show(name)
  const numbers = texts(root).filter((text) => NUMBER.test(text.data))
  expect(numbers.length).toBeGreaterThan(20)
  expect(numbers.filter((one) => !isNamed(one)).map((one) => one.parentElement!.outerHTML)).toEqual([])
})
