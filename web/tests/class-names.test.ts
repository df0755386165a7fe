// A class is called by a word that can be said aloud, not by the letters that are left of one.
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'

const SOURCES = `${import.meta.dirname}/../src`

/** What is short because it is a word, or because it is written on every page. */
const SHORT = new Set([
  ...['at', 'by', 'do', 'go', 'in', 'me', 'no', 'of', 'ok', 'on', 'to', 'up'],
  ...['A', 'B', 'C'], // the decks of Nusfjord
  ...['btn', 'sr'], // a button of the house; what only a screen reader says
  ...['k-btn', 'k-di', 'k-h', 'k-i', 'k-sr'], // of the board kit: the same two, display digits, a heading, an icon
])

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.svelte'))

const isWord = (name: string) => name.length > 2 && /[aeiouy]/i.test(name)

type Node = { [key: string]: unknown }

/** Every node of a tree, the root first. */
function* nodes(one: unknown): Generator<Node> {
  if (!one || typeof one !== 'object') return
  if (!Array.isArray(one)) yield one as Node
  for (const part of Object.values(one)) yield* nodes(part)
}

const split = (text: unknown) => String(text).split(/\s+/).filter(Boolean)

/** What classes are called in a component: in its page and in its styles. */
function classesOf(source: string): Set<string> {
  const names = new Set<string>()
  const { fragment, css } = parse(source, { modern: true })
  for (const node of nodes([fragment, css])) {
    if (node.type === 'ClassDirective' || node.type === 'ClassSelector') names.add(String(node.name))
    if (node.type !== 'Attribute' || node.name !== 'class') continue
    for (const part of nodes(node.value)) {
      if (part.type === 'Text') split(part.data).forEach((name) => names.add(name))
      if (part.type === 'Literal' && typeof part.value === 'string')
        split(part.value).forEach((name) => names.add(name))
    }
  }
  return names
}

test('classes are found wherever they are named', () => {
  const source = `<p class="one two-{'three'}" class:four={true}></p>
    <b class={[five && 'six', 'seven eight']}></b><style> .nine :global(.ten) { color: red } </style>`

  expect([...classesOf(source)].sort()).toEqual([
    'eight',
    'four',
    'nine',
    'one',
    'seven',
    'six',
    'ten',
    'three',
    'two-',
  ])
})

test('classes are called by words', () => {
  expect(files.length).toBeGreaterThan(100)
  const found = new Map(files.map((file) => [file, classesOf(readFileSync(`${SOURCES}/${file}`, 'utf8'))]))

  const shorn = [...found].flatMap(([file, names]) =>
    [...names].filter((name) => !isWord(name.replace(/^k-/, '')) && !SHORT.has(name)).map((name) => `${file}: ${name}`),
  )
  expect(shorn).toEqual([])

  const used = new Set([...found.values()].flatMap((names) => [...names]))
  expect([...SHORT].filter((name) => !used.has(name))).toEqual([])
})
