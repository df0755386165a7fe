// The table of Catan on real scenes: nothing is out of reach, nothing is sent that the server would not read.
import { readFileSync } from 'node:fs'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { EDGES, HARBOURS, HEXES, NODES } from '../src/games/catan/board'
import data from '../src/games/catan/data.json'
import * as model from '../src/games/catan/model'
import { hexCentre, placeAt, stepTo } from '../src/board-kit/geometry'
import type { Lang, Option, Scene, TableProps } from '../src/net/wire'
import { clean, english, fixtures, press, read, settle, show as lay } from './catan-kit'

clean()
const show = (
  name: string,
  readonly = false,
  edit: (scene: Scene) => void = () => {},
  more: Partial<TableProps> = {},
) =>
  lay(name, readonly, false, (scene) => {
    edit(scene)
    return more
  })
const button = (root: HTMLElement, text: string) =>
  [...root.querySelectorAll('button')].find(
    (one) => one.textContent?.includes(text) || one.getAttribute('aria-label') === text,
  )

test.each(fixtures)('%s: every option has a control of its own', (name) => {
  expect(model.strange(read(name).scene.options)).toEqual([])
})

test.each(fixtures)('%s: places are called by what is printed around them, each by words of its own', (name) => {
  const { root } = show(name)
  const places = [...root.querySelectorAll<HTMLElement>('.places button:not(.lit)')]
  for (const place of places)
    expect(place.getAttribute('aria-label')).not.toMatch(/(hex|intersection|path|гекс|перекрёсток|путь) \d/i)
  const { terrain, numbers } = read(name).scene.view.board
  const printed = terrain.map((one: string, hex: number) => `${one} ${numbers[hex]}`)
  if (new Set(printed).size < printed.length) return // two hexes look the same
  const words = places.map((place) => place.getAttribute('aria-label'))
  expect(new Set(words).size).toBe(words.length)
})

test.each(english)(
  '%s: every option is a button of the action list, those on the board are lit places that act',
  (name) => {
    const { root, scene, acts } = show(name)
    for (const option of scene.options ?? []) press(root.querySelector(`[data-action="${option.action}"]`))
    expect(acts).toEqual((scene.options ?? []).map((option) => option.action))
    const kinds = [...new Set((scene.options ?? []).map((option) => option.kind))].filter((kind) =>
      model.BOARD_KINDS.includes(kind),
    )
    for (const kind of kinds) {
      const wanted = (scene.options ?? []).filter((option) => option.kind === kind)
      const tool = ['road', 'settlement', 'city'].indexOf(kind)
      if (kinds.length > 1) press(root.querySelectorAll('.build button')[tool])
      const lit = [...root.querySelectorAll<HTMLElement>('.places button.lit')]
      expect(lit.map((one) => one.dataset.place).sort()).toEqual(wanted.map((option) => option.targets[0]).sort())
      expect(lit.map((one) => one.getAttribute('aria-label')).sort()).toEqual(
        wanted.map((option) => option.text).sort(),
      )
      acts.length = 0
      for (const option of wanted) {
        press(root.querySelector(`[data-place="${option.targets[0]}"]`))
        if (kinds.length > 1) press(root.querySelectorAll('.build button')[tool])
      }
      expect(acts).toEqual(wanted.map((option) => option.action))
      if (kinds.length > 1) press(root.querySelectorAll('.build button')[tool])
    }
  },
)

test.each(english)('%s: a spectator can do nothing', (name) => {
  const { root, acts } = show(name, true)
  expect(root.querySelector('[data-action], .places button.lit')).toBeNull()
  for (const one of root.querySelectorAll<HTMLElement>('button:not([data-place])')) one.click()
  flushSync()
  expect(acts).toEqual([])
})

test('an offer is sent as one line', () => {
  const { root, acts } = show('main-en')
  const [give, want] = [...root.querySelectorAll('.trade .row')]
  press(give.querySelectorAll('.more')[0])
  press(give.querySelectorAll('.more')[0])
  press(give.querySelectorAll('.more')[2])
  press(want.querySelectorAll('.more')[4])
  press(root.querySelectorAll('.to button')[1])
  press(button(root, 'Send the offer'))
  expect(acts).toEqual(['offer 2 lumber 1 wool for 1 ore to p1 p3'])
})

test('the dice history is what the server counted, clocks and the proof of luck are where one looks', () => {
  expect(model.rolls({ 7: 4, 12: 1 }).map((bar) => bar.count)).toEqual([0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1])
  expect(model.rolls(undefined).map((bar) => bar.name)).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
  ])
  const { root } = show(
    'main-en',
    false,
    (scene) => {
      scene.tally = { rolls: { 7: 4 } }
    },
    { clockOf: (seat) => (seat ? { text: `1:0${seat}`, runs: seat === 1, short: false } : null) },
  )
  expect([...root.querySelectorAll('.bars title')].map((one) => one.textContent)).toContain('7: 4')
  expect([...root.querySelectorAll('.strip .clock')].map((one) => one.textContent)).toEqual(['1:01', '1:02', '1:03'])
  expect(root.querySelector('.dock .clock')).toBeNull()
  expect(root.querySelector('.luck')?.getAttribute('href')).toBe('/room/demo/luck')
})

test('an offer made to me is answered in the places of the bar, also while terms of my own are laid out', () => {
  const { root, acts, scene } = show('trade_response-en')
  const said = (place: string) => root.querySelector(`.prompt ${place}`)!.textContent!.trim()
  expect([said('.extra'), said('.other'), said('.decide')]).toEqual(['Counter-offer', 'Decline', 'Accept'])
  expect(root.querySelector('.offer .primary')).toBeNull()
  expect(root.querySelector('.offer .terms')).not.toBeNull()
  press(root.querySelector('.prompt .extra button'))
  expect(root.querySelector('.trade')).not.toBeNull()
  expect(root.querySelector('.prompt .extra button')?.getAttribute('aria-pressed')).toBe('true')
  expect([said('.extra'), said('.other'), said('.decide')]).toEqual(['Counter-offer', 'Decline', 'Accept'])
  press(root.querySelector('.prompt .decide button'))
  expect(acts).toEqual([scene.options!.find((one) => one.kind === 'accept')!.action])
})

test('whoever wants no more offers in a turn says so once, beside the offer, and keeps what else was laid down', () => {
  const rules = [{ name: 'peace', label: 'No more offers this turn', about: '', kind: 'turn', choices: [] }]
  const sent: object[] = []
  const { root, scene, acts } = show('trade_response-en', false, () => {}, {
    standing: { rules, laid: { keep: ['ore'] }, lay: (laid) => sent.push(laid) },
  })
  press([...root.querySelectorAll('.offer button')].find((one) => one.textContent?.trim() === rules[0].label))
  const { number } = (scene.view as model.View).turn
  expect(number).toBeGreaterThan(0)
  expect([sent, acts]).toEqual([[{ keep: ['ore'], peace: number }], []])
})

test('an offer is answered by a counter-offer in one line', () => {
  const { root, acts } = show('trade_response-en')
  press([...root.querySelectorAll('.prompt button')].find((one) => one.textContent?.trim() === 'Counter-offer'))
  const [give, want] = [...root.querySelectorAll('.trade .row')]
  for (const row of [give, want]) for (const fewer of row.querySelectorAll('.fewer')) press(fewer)
  press(give.querySelector('.more:not(:disabled)'))
  press(want.querySelectorAll('.more')[4])
  press(root.querySelector('.trade .primary'))
  expect(acts).toEqual(['counter 1 lumber for 1 ore'])
})

test('a counter-offer is sent as soon as it differs from the offer, and says why not before', () => {
  const { root, acts } = show('trade_response-en')
  press(root.querySelector('.prompt .extra button'))
  const send = root.querySelector('.trade .primary')!
  const reason = root.querySelector(`#${send.getAttribute('aria-describedby')}`)
  expect(send.getAttribute('aria-disabled')).toBe('true')
  expect(reason?.textContent).toContain('Change the terms')
  press(send)
  expect(acts).toEqual([])
  press(root.querySelectorAll('.trade .row')[1].querySelectorAll('.more')[4])
  expect(send.getAttribute('aria-disabled')).toBeNull()
  expect(root.querySelector(`#${reason!.id}`)).toBeNull()
  press(send)
  expect(acts).toHaveLength(1)
})

test('while terms of my own are laid out the offer is told in the bar alone: two cards would not fit the column', () => {
  const { root } = show('trade_response-en')
  press(root.querySelector('.prompt .extra button'))
  expect(root.querySelector('.offer')).toBeNull()
  expect(root.querySelector('.prompt')?.textContent).toContain('1 lumber for 1 grain')
})

test('who is called on for proposals, without any terms, can refuse or make one', () => {
  const { root, acts, scene } = show('trade_response-en', false, (scene) => {
    Object.assign(scene.view.offer, { give: {}, want: {} })
    scene.options = scene.options!.filter((one) => one.kind !== 'accept')
  })
  const buttons = [...root.querySelectorAll('.prompt button')]
  press(buttons.find((one) => one.textContent?.trim() === 'Decline'))
  expect(acts).toEqual([scene.options!.find((one) => one.kind === 'reject')!.action])
  expect(buttons.some((one) => one.textContent?.trim() === 'Counter-offer')).toBe(true)
})

test('cards are discarded one by one, in the order of resources', () => {
  const { root, acts, scene } = show('discard-en')
  const owed = scene.question.owed[0]
  for (let card = 0; card < owed; card += 1) press(root.querySelector('.picker .more:not(:disabled)'))
  expect(root.querySelector('.picker .more:not(:disabled)')).toBeNull()
  press(root.querySelector('.picker .primary'))
  expect(acts).toEqual([scene.options![0].action])
})

test('a bank trade, a card and a victim each take two clicks at most', async () => {
  const main = show('main-en')
  const bank = main.scene.options!.find((option) => option.kind === 'bank')!
  press(main.root.querySelectorAll('.trade .switch button')[1])
  const [give, get] = bank.targets.map((target) => data.resources.indexOf(target.slice(9)))
  press(main.root.querySelectorAll('.bankrow')[0].querySelectorAll('button')[give])
  press(main.root.querySelectorAll('.bankrow')[1].querySelectorAll('button')[get])
  press(main.root.querySelector('.trade .primary'))
  expect(main.acts).toEqual([bank.action])
  await settle()
  const steal = show('steal-en')
  press(steal.root.querySelector('.steal button'))
  expect(steal.acts).toEqual([steal.scene.options![0].action])
})

test('monopoly and year of plenty are picked by resource', () => {
  const pairs = data.resources.flatMap((first, i) =>
    data.resources.slice(i).map((second) => `plenty ${first} ${second}`),
  )
  const { root, acts, scene } = show('cards-en', false, (edited) => {
    edited.view.players[0].cards = { monopoly: 1, year_of_plenty: 1 }
    const plenty = pairs.map((notation, i) => ({
      action: data.actions.plenty + i,
      kind: 'plenty',
      notation,
      text: notation,
      targets: [],
      rule: 'CAT-9.7',
      final: false,
      effects: {},
    }))
    edited.options = [...edited.options!.filter((option) => option.kind !== 'plenty'), ...plenty]
  })
  for (const kind of ['monopoly', 'plenty']) {
    const wanted = scene.options!.filter((option) => option.kind === kind)
    expect(wanted.length).toBe(kind === 'plenty' ? 15 : 5)
    for (const option of wanted) {
      press(
        [...root.querySelectorAll('.card.can')].find((one) =>
          one.textContent?.includes(kind === 'monopoly' ? 'Monopoly' : 'Plenty'),
        ),
      )
      for (const word of option.notation.split(' ').slice(1))
        press(root.querySelectorAll('.picker .more')[data.resources.indexOf(word)])
      acts.length = 0
      press(root.querySelector('.picker .primary'))
      expect(acts).toEqual([option.action])
    }
  }
})

test('an unlit place answers why not', async () => {
  const { root, asked } = show('main-en')
  press(root.querySelectorAll('.build button')[1])
  press(root.querySelector('.places button:not(.lit)[data-place^="node:"]'))
  await new Promise((resolve) => setTimeout(resolve))
  flushSync()
  expect(asked).toHaveLength(1)
  expect(root.querySelector('[role="alert"]')?.textContent).toContain('CAT-8.7')
})

test('bundles, prices and remedies', () => {
  expect(model.unpacked(1 + 2 * 32 + 3 * 1024 + 4 * 32768 + 5 * 1048576)).toEqual([1, 2, 3, 4, 5])
  expect(model.times([4, 2, 1, 1, 0], model.cost('settlement'))).toBe(1)
  expect(model.lacking([0, 0, 1, 1, 0], model.cost('buy'))).toEqual([0, 0, 0, 0, 1])
  const option = {
    action: 1,
    kind: 'bank',
    notation: 'bank wool ore',
    text: '',
    targets: ['resource:wool', 'resource:ore'],
    rule: '',
    final: false,
    effects: {},
  } satisfies Option
  expect(model.remedy([option], [0, 0, 3, 1, 0], model.cost('buy'), [4, 4, 2, 4, 4])?.rate).toBe(2)
  expect(model.remedy([option], [0, 0, 2, 1, 0], model.cost('buy'), [4, 4, 2, 4, 4])).toBeNull()
  expect(
    model.composeSteps([1, 0, 0, 0, 0], [0, 0, 0, 0, 2], { give: [0, 0, 0, 0, 0], want: [0, 0, 0, 0, 1] }),
  ).toEqual(['give lumber', 'want ore', 'send'])
  expect(model.offerLine([0, 0, 0, 0, 0], [0, 0, 0, 0, 1], [3, 1])).toBe('offer nothing for 1 ore to p1 p3')
})

test('the island has 19 hexes, 54 nodes and 72 edges of one length, and its harbours lie in the sea', () => {
  expect([HEXES.length, NODES.length, EDGES.length, HARBOURS.length]).toEqual([19, 54, 72, 9])
  for (const { a, b } of EDGES) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(100)
  for (const { buoy } of HARBOURS)
    for (const hex of HEXES) expect(Math.hypot(buoy.x - hex.x, buoy.y - hex.y)).toBeGreaterThan(140)
})

test('arrows walk by geometry and a pointer finds the lit place', () => {
  const places = data.hexes.map(([q, r], index) => ({
    ...hexCentre(q, r),
    id: `hex:${index}`,
    kind: 'hex',
    label: '',
    lit: index === 9,
    open: true,
    reach: 58,
  }))
  expect(stepTo(places, places[9], 'ArrowRight')?.id).toBe('hex:10')
  expect(stepTo(places, places[9], 'ArrowLeft')?.id).toBe('hex:8')
  expect(stepTo(places, places[0], 'ArrowUp')).toBeNull()
  const seen = new Set([places[9]])
  for (let at = places[9], n = 0; n < places.length; n += 1) seen.add((at = stepTo(places, at, 'PageDown')!))
  expect(seen.size).toBe(places.length)
  expect([stepTo(places, places[9], 'Home'), stepTo(places, places[9], 'End')]).toEqual([places[0], places[18]])
  expect(stepTo(places, places[0], 'PageUp')).toBe(places[18])
  expect(placeAt(places, { x: 70, y: 0 }, 20)?.id).toBe('hex:9')
  expect(placeAt(places, { x: 900, y: 0 }, 20)).toBeNull()
})

test('both languages say the same things', () => {
  const keys = (lang: Lang) =>
    [...readFileSync(`${import.meta.dirname}/../locale/${lang}/catan-table.ftl`, 'utf8').matchAll(/^(ct-[\w-]+) =/gm)]
      .map((match) => match[1])
      .sort()
  expect(keys('ru')).toEqual(keys('en'))
})

test('standing answers are laid down whole, and nothing is left of what is taken away', () => {
  const sent: object[] = []
  const rules = [
    {
      name: 'keep',
      label: 'Never give',
      about: '',
      kind: 'words' as const,
      choices: data.resources.map((value) => ({ value, label: value })),
    },
    { name: 'refuse', label: 'No trade with', about: '', kind: 'seats' as const, choices: [] },
    { name: 'leader', label: 'No trade with the leader', about: '', kind: 'switch' as const, choices: [] },
  ]
  const { root } = show('watching-en', false, () => {}, {
    standing: { rules, laid: { keep: ['ore'] }, lay: (laid) => sent.push(laid) },
  })
  press(root.querySelector('.standing .head'))
  const [keep, refuse] = [...root.querySelectorAll('.standing .rule')]
  press(keep.querySelectorAll('button')[0])
  press(refuse.querySelectorAll('button')[1])
  press(root.querySelector('.standing input'))
  press(keep.querySelectorAll('button')[4])
  expect(sent).toEqual([
    { keep: ['ore', 'lumber'] },
    { keep: ['ore', 'lumber'], refuse: [2] },
    { keep: ['ore', 'lumber'], refuse: [2], leader: true },
    { refuse: [2], leader: true, keep: ['lumber'] },
  ])
  press(root.querySelector('.standing .none'))
  expect(sent.at(-1)).toEqual({})
})

test('every resource has a colour for its card', () => {
  const tokens = readFileSync(`${import.meta.dirname}/../src/styles/tokens.css`, 'utf8')
  expect(model.RESOURCES.filter((resource) => !tokens.includes(`  --${resource}: `))).toEqual([])
})
