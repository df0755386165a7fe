// The table of The Castles of Burgundy on real scenes: nothing is out of reach, nothing is sent that was not offered.
import { readFileSync } from 'node:fs'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { between, blackSlots, CELLS, DEPOTS, NUMBERS, slotsOf } from '../src/games/burgundy/board'
import data from '../src/games/burgundy/data.json'
import { LESSONS } from '../src/games/burgundy/lessons'
import * as model from '../src/games/burgundy/model'
import { due } from '../src/board-kit/guide.svelte'
import { option as filledOption, type Lang, type Option, type Scene } from '../src/net/wire'
import { asking, clean, english, fixtures, here, place, press, read, say, show, speeches } from './burgundy-kit'

clean()
const viewOf = (name: string) => read(name).scene.view as model.View

// --- the table

test.each(fixtures)('%s: no option is strange to the table', (name) => {
  expect(model.strange(read(name).scene.options)).toEqual([])
})

test('spaces of an estate are called by where they are seen, each by words of its own', () => {
  const { root } = show('turn-en', true)
  const words = [...root.querySelectorAll('[data-place^="cell:"]')].map((one) => one.getAttribute('aria-label'))
  expect(words).toHaveLength(37)
  for (const one of words) expect(one).toMatch(/number \d, row \d, no\. \d from the left/)
  expect(new Set(words.map((one) => /row.*left/.exec(one!)![0])).size).toBe(37)
})

test.each(english.filter((name) => /^(turn|castle|ship|goods|discard|choose_free|game_over)-/.test(name)))(
  '%s: a spectator can do nothing',
  (name) => {
    const { root, acts } = show(name, true)
    expect(root.querySelector('[data-action], .places button.lit')).toBeNull()
    for (const one of root.querySelectorAll<HTMLElement>('button:not([data-place])')) one.click()
    flushSync()
    expect(acts).toEqual([])
  },
)

test.each(asking)('%s: every option is in the list, and has a control of its own', (name) => {
  const { root, scene, acts } = show(name)
  for (const option of scene.options!) press(root.querySelector(`[data-action="${option.action}"]`))
  expect(acts).toEqual(scene.options!.map((option) => option.action))
  for (const option of scene.options!) {
    acts.length = 0
    const deed = model.deedOf(option)
    const die = model.dieOf(option)
    if (die !== null) press(root.querySelectorAll('.dice button.die')[die])
    const button = (kind: string) =>
      root.querySelectorAll<HTMLElement>('.deeds .deed')[model.DEEDS.indexOf(kind as model.Deed)]
    if (option.kind === 'workers' || option.kind === 'recruit') press(button('workers'))
    else if (['end', 'decline', 'leave'].includes(option.kind))
      press([...root.querySelectorAll('.prompt .k-btn')].find((one) => one.textContent === option.text))
    else if (
      ['discard', 'load', 'loads', 'goods', 'pack'].includes(option.kind) ||
      scene.question.decision === 'WAREHOUSE'
    )
      press([...root.querySelectorAll('.ask button')].find((one) => one.getAttribute('title') === option.text))
    else if (option.kind === 'estate') {
      press(
        [...root.querySelectorAll('.choose button')].find((one) =>
          one.textContent?.endsWith(` ${model.aim(option, 'estate')}`),
        ),
      )
      press(place(root, `cell:${model.castleOf(option)}`))
    } else {
      if (deed === 'buy' && button('buy').getAttribute('aria-pressed') !== 'true') press(button('buy'))
      if (deed !== 'buy' && button('buy').getAttribute('aria-pressed') === 'true') press(button('buy'))
      const target = option.targets.find((one) => /^(slot|cell|goods)/.test(one))!
      press(target.startsWith('goods') ? root.querySelector(`[data-at="${target}"]`) : place(root, target))
      if (!acts.length)
        press([...root.querySelectorAll('.card .k-btn')].find((one) => one.getAttribute('title') === option.text))
    }
    expect(acts, option.notation).toEqual([option.action])
  }
})

test('whose turn it is is said once', () => {
  const said = show('watching-ru').root.querySelector('.prompt [role=status]')!.textContent
  expect(said?.match(/Бот Синий/g)).toHaveLength(1)
})

test('what costs nothing is done at once, what costs workers asks once more', () => {
  const { root, scene, acts } = show('turn-en')
  const free = scene.options!.find(
    (option) => option.kind === 'take' && model.dieOf(option) === 0 && !model.costOf(option),
  )!
  const dear = scene.options!.find(
    (option) => option.kind === 'take' && model.dieOf(option) === 0 && model.costOf(option) > 0,
  )!
  press(place(root, dear.targets[1]))
  expect(acts).toEqual([])
  expect(root.querySelector('.card')?.textContent).toContain(`−${model.costOf(dear)} worker`)
  press(root.querySelector('.card .primary'))
  press(place(root, free.targets[1]))
  expect(acts).toEqual([dear.action, free.action])
})

test('an unlit place answers why', async () => {
  const { root, asked, rules } = show('turn-en')
  press(place(root, 'cell:36'))
  await new Promise((done) => setTimeout(done))
  flushSync()
  const first = data.actions.place
  expect(asked[0]).toBeGreaterThanOrEqual(first)
  expect(root.querySelector('[role="alert"]')?.textContent).toContain('because')
  press(root.querySelector('[role="alert"] .k-link'))
  expect(rules).toEqual(['BUR-6.1'])
})

test('the estate of a rival opens in place of one’s own, and closes', () => {
  const { root, scene } = show('turn-en')
  const rival = root.querySelectorAll('.rival .open')[0]
  press(rival)
  expect(root.querySelector('.whose')?.textContent).toContain('Bot Blue')
  expect(root.querySelector('.estate .places button.lit')).toBeNull()
  press(rival)
  expect(root.querySelector('.whose')).toBeNull()
  expect(scene.view.viewer).toBe(0)
})

test('choosing the other die changes what is lit', () => {
  const { root, scene } = show('turn-en')
  const lit = () =>
    [...root.querySelectorAll<HTMLElement>('.ring .places button.lit')].map((one) => one.dataset.place).sort()
  const slots = (die: number) => {
    const taken = scene
      .options!.filter((option) => option.kind === 'take' && model.dieOf(option) === die)
      .map((option) => model.aim(option, 'slot')!)
    return [...new Set(taken.flatMap((slot) => [slot, ...model.twins(scene.view as model.View, slot)]))]
      .map((slot) => `slot:${slot}`)
      .sort()
  }
  expect(lit()).toEqual(slots(0))
  press(root.querySelectorAll('.dice button.die')[1])
  expect(lit()).toEqual(slots(1))
})

test('the score sheet opens from the points and adds up', () => {
  const { root, scene } = show('turn-en')
  press(root.querySelector('.score button'))
  expect(Number(root.querySelector('.sheet tfoot td')?.textContent)).toBe((scene.view as model.View).players[0].points)
})

// --- the model

test('tiles are read and named', () => {
  expect(data.faces.map(model.tileOf).every((tile) => data.kinds.includes(tile.kind))).toBe(true)
  expect(model.tileOf('animal:cow:3')).toEqual({ kind: 'animal', thing: 'cow', count: 3 })
  expect(model.tileOf('knowledge:26')).toEqual({ kind: 'knowledge', thing: 'knowledge', count: 26 })
  for (const lang of ['ru', 'en'] as Lang[]) {
    expect(new Set(data.faces.map((face) => model.tileName(face, say(lang)))).size).toBe(49)
    for (const face of data.faces) expect(model.tileText(face, say(lang)).length).toBeGreaterThan(8)
  }
  expect(model.tileName('animal:pig:3', (key, args) => speeches.ru.say(key, args))).toBe('3 свиньи')
})

test('every picture is drawn', () => {
  const art = readFileSync(`${here}/../src/games/burgundy/art.svg`, 'utf8')
  for (const face of data.faces)
    for (const symbol of [
      `bu-${model.tileOf(face).thing}`,
      `bu-f-${model.tileOf(face).thing}`,
      `bu-t-${model.tileOf(face).kind}`,
      `bu-s-${model.tileOf(face).kind}`,
      `bu-k-${model.tileOf(face).kind}`,
      `bu-m-${model.tileOf(face).kind}`,
    ])
      expect(art).toContain(`id="${symbol}"`)
  for (const colour of data.goods) expect(art).toContain(`id="bu-goods-${colour}"`)
  expect(art).not.toContain('style=')
})

test('the boards: 37 cells, regions that cover them, castle spaces, and no tile upon another', () => {
  expect(CELLS.length).toBe(37)
  expect(NUMBERS.filter((number) => number === 1).length).toBe(7)
  for (let estate = 1; estate <= 9; estate += 1) {
    expect(new Set(CELLS.flatMap((_, cell) => model.regionOf(estate, cell))).size).toBe(37)
    for (const cell of model.castlesOf(estate)) expect(model.kindAt(estate, cell)).toBe('castle')
  }
  for (const seats of [2, 3, 4]) {
    const points = [...DEPOTS.flatMap((_, depot) => slotsOf(depot, seats)), ...blackSlots(2 * seats)]
    for (const a of points)
      for (const b of points) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(39)
  }
  expect(between('2-1')).toEqual(between('1-2'))
})

const made = (kind: string, targets: string[], effects: Record<string, number> = {}, action = 0): Option =>
  filledOption({ action, kind, notation: kind, text: kind, targets, effects })

test('what is lit follows the die, the deed and the stored tile', () => {
  const options = [
    made('take', ['die:0', 'slot:1a']),
    made('take', ['die:1', 'slot:2a']),
    made('place', ['die:0', 'storage:0', 'cell:3']),
    made('place', ['die:0', 'storage:1', 'cell:4']),
    made('buy', ['slot:black1']),
    made('end', []),
  ]
  const lit = (choice: Partial<model.Choice>) =>
    model
      .meant(options, { die: 0, deed: null, storage: null, ...choice })
      .map((option) => option.targets[option.targets.length - 1])
  expect(lit({})).toEqual(['slot:1a', 'cell:3', 'cell:4', undefined])
  expect(lit({ deed: 'place', storage: 1 })).toEqual(['cell:4'])
  expect(lit({ die: 1, deed: 'take' })).toEqual(['slot:2a'])
  expect(lit({ deed: 'buy' })).toEqual(['slot:black1'])
  expect(model.meant([options[4], options[5]], { die: null, deed: null, storage: null }).length).toBe(2)
  expect([
    model.dieMeant(options, null),
    model.dieMeant(options, 1),
    model.dieMeant([options[1]], 0),
    model.dieMeant([], 0),
  ]).toEqual([0, 1, 1, null])
})

test('prices and points of a light: the cheapest, the best', () => {
  const view = viewOf('turn-en')
  const light = model
    .lights(
      [
        made('place', ['die:0', 'storage:0', 'cell:3'], { workers: -2, points: 4 }),
        made('place', ['die:0', 'storage:1', 'cell:3'], { workers: -1, points: 1 }),
      ],
      view,
    )
    .get('cell:3')!
  expect([light.cost, light.points, light.options.length]).toEqual([1, 4, 2])
  expect(model.costOf(made('place', [], { workers: 3, cost: 1 }))).toBe(1)
  expect(model.costOf(made('workers', [], { workers: 2 }))).toBe(0)
  expect(model.best(light.options)?.effects.workers).toBe(-1)
  expect(model.parts(made('place', [], { region: 6, phase: 8, points: 14 }))).toEqual([
    { part: 'region', points: 6 },
    { part: 'phase', points: 8 },
  ])
})

test('points of a placement are the sum of their parts', () => {
  for (const name of asking)
    for (const option of read(name).scene.options!) {
      if (option.kind === 'place' || option.kind === 'settle')
        expect(model.parts(option).reduce((sum, { points }) => sum + points, 0)).toBe(model.pointsOf(option))
    }
})

test('the natural action of a place is one that the server knows', () => {
  for (const name of asking.filter((one) => /^(turn|castle|city_hall)/.test(one))) {
    const { scene } = read(name)
    const view = scene.view as model.View
    for (const option of scene.options!) {
      const choice = {
        die: model.dieOf(option),
        deed: option.kind === 'buy' ? ('buy' as const) : null,
        storage: model.storageOf(option),
      }
      const target = option.targets.find((one) => /^(slot|cell|goods)/.test(one))
      if (target)
        expect(model.naturalAction(target, choice, view, scene.question.decision), option.notation).toBe(option.action)
    }
  }
})

test('the chain: what is asked now, then what waits', () => {
  const me = { used: [false, false] } as unknown as model.PlayerView
  expect(model.chain({ decision: 'TURN', seats: [0] }, me, 1)).toEqual(['die:2', 'die:1'])
  expect(model.chain({ decision: 'CITY_HALL', seats: [0], chain: ['die:2', 'castle'] }, me, null)).toEqual([
    'city_hall',
    'castle',
    'die:2',
  ])
  expect(model.chain({ decision: 'TAKE', building: 'church', seats: [0], chain: [] }, me, null)).toEqual(['church'])
})

test('twins: equal tiles of one depot are one choice', () => {
  const view = {
    depots: [
      {
        slots: [
          { kind: 'ship', tile: 'ship' },
          { kind: 'mine', tile: 'mine' },
          { kind: 'ship', tile: 'ship' },
        ],
        goods: {},
      },
    ],
    black: ['castle', 'castle', null],
  } as unknown as model.View
  expect(model.twins(view, '1a')).toEqual(['1c'])
  expect(model.twins(view, '1b')).toEqual([])
  expect(model.twins(view, 'black1')).toEqual(['black2'])
})

/** A scene in which the last stored tile is equal to the first, which alone is named by the options then. */
function doubled(scene: Scene): { scene: Scene } {
  const view = structuredClone(scene.view) as model.View
  const { storage } = view.players[view.viewer]
  storage[2] = storage[0]
  return { scene: { ...scene, view, options: scene.options!.filter((option) => model.storageOf(option) !== 2) } }
}

test('of two equal stored tiles either can be discarded', () => {
  const { root, scene, acts } = show('discard-en', false, false, doubled)
  expect(root.querySelectorAll('.space.lit')).toHaveLength(3)
  for (const at of [0, 2]) press(root.querySelector(`[data-at="storage:${at}"]`))
  expect(acts).toEqual([scene.options![0].action, scene.options![0].action])
})

test('of two equal stored tiles either can be laid', () => {
  const { root, scene, acts } = show('turn2-en', false, false, doubled)
  const option = scene.options!.find((one) => one.kind === 'place' && model.storageOf(one) === 0)!
  const last = root.querySelector('[data-at="storage:2"]')
  press(last)
  expect(last?.getAttribute('aria-pressed')).toBe('true')
  press(place(root, `cell:${model.aim(option, 'cell')}`))
  press(root.querySelector('.card .primary'))
  expect(acts).toEqual([option.action])
})

test('sheets add up to the points of everybody', () => {
  for (const name of english.filter((one) => one.startsWith('game_over'))) {
    const { scene } = read(name)
    const view = scene.view as model.View
    const rows = model.sheetRows(scene.sheet, view.seats)
    expect(view.players.map((_, seat) => rows.reduce((sum, row) => sum + row.points[seat], 0))).toEqual(
      view.players.map((player) => player.points),
    )
  }
})

// --- the guide

const EXPECTED: Record<string, string> = {
  castle: 'castle',
  choose_estate: 'estate',
  choose_free: 'estate',
  city_hall: 'city-hall',
  discard: 'discard',
  game_over: 'over',
  goods: 'goods',
  pack: 'goods',
  ship: 'ship',
  ship_pair: 'ship',
  take_church: 'take-free',
  turn: 'turn',
  warehouse: 'warehouse',
}
test.each(Object.keys(EXPECTED))('%s: its lesson comes', (name) => {
  const { scene, log } = read(`${name}-en`)
  expect(
    due(LESSONS, scene, log.slice(-4), ['welcome', 'region', 'colour', 'order', 'white', 'phase', 'mine', 'city'])[0]
      ?.id,
  ).toBe(EXPECTED[name])
})

test('lessons are told in both languages, and their rules exist', () => {
  for (const lang of ['ru', 'en'] as Lang[]) {
    const rules = readFileSync(`${here}/../../src/igroteka/games/burgundy/locale/${lang}/rules.md`, 'utf8')
    for (const lesson of LESSONS) {
      for (const key of ['', '.do', '.think'])
        expect(speeches[lang].has(`bu-guide-${lesson.id}${key}`), lesson.id + key).toBe(true)
      expect(rules, lesson.rule).toContain(lesson.rule)
    }
  }
})

test('the guide stands at the side and says the lesson', () => {
  const { root } = show('turn-en', false, true)
  const card = root.querySelector<HTMLElement>('[role="complementary"]')!
  expect(card.textContent).toContain(speeches.en.say('bu-guide-turn'))
})
