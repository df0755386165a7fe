// The table of Great Western Trail: what it does when it is touched, what it makes of a scene, what its guide says.
import { readFileSync } from 'node:fs'
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { at, ROADS, roadOf, trackAt } from '../src/games/gwt/board'
import data from '../src/games/gwt/data.json'
import { actionText, altText, signsOf } from '../src/games/gwt/effect'
import { LESSONS } from '../src/games/gwt/lessons'
import * as model from '../src/games/gwt/model'
import { told } from '../src/games/gwt/told'
import { due } from '../src/board-kit/guide.svelte'
import { option as filledOption, type Lang, type Option } from '../src/net/wire'
import { asking, clean, english, here, lead, place, press, read, say as sayIn, show, speeches } from './gwt-kit'

clean()
const viewOf = (name: string) => read(name).scene.view as model.View

test('whose turn it is is said once', () => {
  const said = show('watching-ru').root.querySelector('.prompt [role=status]')!.textContent
  expect(said?.match(/Ходит/g)).toHaveLength(1)
})

test('during a delivery the strip tells its value, and what it reaches', () => {
  const strip = show('deliver-ru').root.querySelector('.strip .value')!
  expect(strip.querySelector('.big')?.textContent).toBe('5')
  expect(strip.querySelector('.cert')).toBeNull()
  expect(strip.querySelector('.far')?.textContent).toMatch(/8: \+3/)
})

test('a dearer worker of the same kind is chosen first', () => {
  const { root, acts } = show('hire-en')
  press(root.querySelector('[data-at="job:8:engineer"]'))
  expect(acts).toEqual([])
  press(root.querySelector('.prompt .decide .primary'))
  press(root.querySelector('[data-at="job:10:engineer"]'))
  expect(acts).toEqual([1112, 1118])
})

test('a disc that is chosen is named by the button, and its line is marked', () => {
  const options = read('disc-ru').scene.options!.map((option) => ({ ...option, effects: { dollars: -5 } }))
  const { root, acts } = show('disc-ru', false, false, (scene) => ({ scene: { ...scene, options } }))
  const [dear] = model.of(options, 'disc')
  press(root.querySelector(`[data-at="disc:${model.aim(dear, 'discspace')}"]`))
  const line = root.querySelector(`.deeds [data-action="${dear.action}"]`)
  expect(line?.classList).toContain('chosen')
  expect(line?.querySelector('svg')).toBeTruthy()
  const button = root.querySelector('.prompt .decide .primary')
  expect(button?.textContent).toContain(dear.text.replace(/ \(.*/, ''))
  press(button)
  expect(acts).toEqual([dear.action])
})

test('a card that may be discarded tells what it is worth', () => {
  const { root, scene } = show('discard-ru')
  const sorted = model.of(scene.options, 'discard').map((option) => model.CARDS[model.aim(option, 'hand')!]?.value)
  const told = [...root.querySelectorAll('.deeds .deed .value')].map((one) => Number(one.textContent))
  expect(told).toEqual(sorted.filter(Boolean))
})

test('what is counted agrees with its number', () => {
  const said = (lang: Lang, count: number) =>
    ['points-now', 'steps-short'].map((word) => sayIn(lang)(`gw-${word}`, { count })).join(', ')
  expect([1, 3, 5].map((count) => said('ru', count))).toEqual([
    'очко сейчас, шаг',
    'очка сейчас, шага',
    'очков сейчас, шагов',
  ])
  expect([1, 2].map((count) => said('en', count))).toEqual(['point now, step', 'points now, steps'])
})

test('engines at the start of the track stand apart', () => {
  const { root } = show('move-en', false, false, (scene) => ({
    scene: { ...scene, view: { ...scene.view, engines: ['0', '0', '1', '2'].slice(0, scene.view.players.length) } },
  }))
  const spots = [...root.querySelectorAll<SVGElement>('[data-at^="engine:"]')].map(
    (one) => one.style.transform.match(/-?[\d.]+/g)!.map(Number) as [x: number, y: number, size: number],
  )
  expect(spots.length).toBeGreaterThan(1)
  for (const [i, [x, y, size]] of spots.entries())
    for (const [left, top] of spots.slice(i + 1))
      expect(Math.max(Math.abs(x - left), Math.abs(y - top)), `${i}`).toBeGreaterThanOrEqual(24 * size)
})

test('only who has a board is offered to raise an own one', () => {
  const raise = (name: string) => show(name).root.querySelector('.strip .last button')?.textContent?.trim()
  expect(raise('move-en')).toBe('My board')
  expect(raise('spectator-en')).toBe('Board')
})

test.each(asking.filter((name) => !/spectator|watching/.test(name)).slice(0, 4))(
  '%s: who only watches can do nothing',
  (name) => {
    const { root, acts } = show(name, true)
    expect(root.querySelector('.places button.lit')).toBeNull()
    for (const one of root.querySelectorAll<HTMLElement>('.hand .trail-card, .columns button')) one.click()
    expect(acts).toEqual([])
  },
)

test('a place is named by what lies around it, and no building of mine by my name', () => {
  const view = viewOf('build-en')
  const words = (node: string) => model.placeWords(view, node, ['Ann', 'Bob', 'Cid', 'Dan'], sayIn('en'))
  const empty = model.NODES.filter((node) => node.site && !view.trail[node.id]).map((node) => words(node.id))
  expect(empty.length).toBeGreaterThan(5)
  expect(new Set(empty).size).toBe(empty.length)
  for (const one of empty) expect(one).toMatch(/^Empty: the .*(between [A-G] and ([A-G]|Kansas City)|behind the \w+)$/)
  expect(words('FL4')).toBe('Empty: the fourth flood space')
  const mine = Object.keys(view.trail).filter((node) => view.trail[node].owner === view.viewer)
  expect(mine.length).toBeGreaterThan(0)
  for (const node of mine) {
    expect(words(node)).toMatch(/^Your building \d+[ab]$/)
    expect(model.placeShort(view, node, ['Ann', 'Bob', 'Cid', 'Dan'], sayIn('en'), 1)).toMatch(/^\d+[ab], yours$/)
  }
})

test('to look at a stop paints its way and tells the fees, a click goes there, a toll or not', () => {
  const { root, scene, acts } = show('move-en')
  const moves = scene.options!.filter((option) => option.kind === 'move')
  const alone = (option: Option) =>
    new Set(
      moves.filter((other) => model.goal(other) === model.goal(option)).map((other) => other.same || other.action),
    ).size === 1
  const free = moves.find((option) => !model.dollarsOf(option) && alone(option))!
  const dear = moves.find((option) => model.dollarsOf(option) < 0 && alone(option))!
  expect(root.querySelector('.way-line')).toBeNull()
  const line = root.querySelector<HTMLElement>(`.deeds [data-action="${dear.action}"]`)!
  line.dispatchEvent(new Event('pointerenter'))
  flushSync()
  expect(root.querySelector('.way-line')).toBeTruthy()
  expect(root.querySelector('.prompt .second')?.textContent).toContain(`−$${-model.dollarsOf(dear)}`)
  expect(root.querySelector('[data-at="dollars"]')?.textContent).toContain(
    sayIn('en')('gw-becomes', { count: viewOf('move-en').players[0].dollars + model.dollarsOf(dear) }),
  )
  press(place(root, model.goal(dear)))
  press(place(root, model.goal(free)))
  expect(acts).toEqual([dear.action, free.action])
})

test('of two ways that differ the best decides, the other is the other way', () => {
  const { scene } = read('move-en')
  const [near, far] = scene.options!.filter((option) => option.kind === 'move' && option.targets.length > 1)
  const dearer = { ...far, targets: [...far.targets.slice(0, -1), model.goal(near)], action: 9999, same: '' }
  near.effects = { steps: 2, p1: 1, dollars: -1 }
  dearer.effects = { steps: 2, bank: 3, dollars: -3 }
  const { root, acts } = show('move-en', false, false, (now) => ({
    scene: { ...now, options: [{ ...near, same: '' }, dearer] },
  }))
  press(place(root, model.goal(near)))
  expect(acts).toEqual([])
  expect(root.querySelector('.prompt .primary')?.getAttribute('data-tip')).toBe(near.text)
  press(root.querySelector('.prompt .other [data-action="9999"]'))
  press(place(root, model.goal(near)))
  press(root.querySelector('.prompt .primary'))
  expect(acts).toEqual([9999, near.action])
})

test('a way that is longer and dearer than another is not asked about, but told to whoever wants it', () => {
  const move = (action: number, effects: Record<string, number>) =>
    filledOption({ action, kind: 'move', notation: `move ${action}`, text: '', targets: ['node:B'], effects })
  const lit = (...options: Option[]) => model.lights(options, null).get('node:B')!
  const short = move(1, { steps: 3 })
  const toll = move(2, { steps: 4, p1: 1, dollars: -1 })
  expect(lit(toll, short)).toMatchObject({ options: [short], detours: [toll] })
  expect(lit(short, move(3, { steps: 3 })).options).toEqual([short])
  const rival = move(4, { steps: 3, p2: 1, dollars: -1 }) // somebody else is paid: who is, is a choice
  const paid = move(5, { steps: 3, p1: 1, dollars: -1 })
  expect(lit(rival, paid).options).toEqual([rival, paid])
  const longer = move(6, { steps: 5 }) // longer, but nobody is paid
  expect(lit(paid, longer).options).toEqual([paid, longer])
  expect(lit(short, move(7, { steps: 5, certificates: 1 })).options.length).toBe(2)
})

test('one click does the action of the place and takes what it points at; undo takes both back', () => {
  const before = read('hire-en').scene
  const hire = model.of(before.options, 'hire')[0]
  const [row, craft] = hire.targets[0].split(':').slice(1)
  const local = filledOption({ action: 7, kind: 'local', notation: 'local 2 a', text: 'hire', targets: ['local:1'] })
  const asks = {
    ...before,
    rev: 1,
    options: [local],
    question: { ...before.question, decision: 'LOCATION', building: 'A', used: [] },
    undo: { back: true, forth: false, turn: false, ask: false, ask_turn: false },
  }
  asks.view = { ...(before.view as model.View), question: asks.question }
  const led = lead('hire-en', { scene: asks })
  const tabOf = (name: string) =>
    [...led.root.querySelectorAll('[role=tab]')].find((one) => one.textContent?.includes(sayIn('en')(name)))
  press(tabOf('gw-tab-jobs'))
  press(led.root.querySelector(`[data-at="job:${row}:${craft}"]`))
  expect(led.acts).toEqual([7])
  led.set({
    scene: { ...before, rev: 2, undo: { back: true, forth: false, turn: false, ask: false, ask_turn: false } },
  })
  expect(led.acts).toEqual([7, hire.action])
  led.set({ scene: { ...asks, rev: 3 } })
  press(led.root.querySelector('.prompt .back button'))
  expect(led.acts).toEqual([7, hire.action, 'undo'])
  led.set({ scene: { ...before, rev: 2, undo: { back: true, forth: true, turn: false, ask: false, ask_turn: false } } })
  expect(led.acts).toEqual([7, hire.action, 'undo', 'undo'])
  led.set({ scene: { ...asks, rev: 1, undo: { back: true, forth: true, turn: false, ask: false, ask_turn: false } } })
  expect(led.acts.length).toBe(4)
})

test('what came to light between ends the click', () => {
  const before = read('hire-en').scene
  const hire = model.of(before.options, 'hire')[0]
  const local = filledOption({ action: 7, kind: 'local', notation: 'local 2 a', text: 'hire', targets: ['local:1'] })
  const question = { ...before.question, decision: 'LOCATION', building: 'A', used: [] }
  const view = { ...(before.view as model.View), question }
  const led = lead('hire-en', { scene: { ...before, view, question, options: [local] } })
  const [row, craft] = hire.targets[0].split(':').slice(1)
  press([...led.root.querySelectorAll('[role=tab]')][1])
  press(led.root.querySelector(`[data-at="job:${row}:${craft}"]`))
  led.set({
    scene: { ...before, rev: 2, undo: { back: false, forth: false, turn: false, ask: false, ask_turn: false } },
  })
  expect(led.acts).toEqual([7])
})

test('a card of the hand does the only action that it pays', () => {
  const { root, scene, acts } = show('immediate-en')
  const use = model.of(scene.options, 'use')[0]
  press(root.querySelector('.hand [data-at="hand:galloway"]'))
  expect(acts).toEqual([])
  press(root.querySelector('.hand [data-at="hand:criollo"]'))
  expect(acts).toEqual([use.action])
})

test('of a payment that is no question the click says nothing more', () => {
  const paid = read('pay_card-en').scene
  const led = lead('immediate-en', {})
  press(led.root.querySelector('.hand [data-at="hand:criollo"]'))
  expect(led.acts.length).toBe(1)
  led.set({
    scene: { ...paid, rev: 999, undo: { back: true, forth: false, turn: false, ask: false, ask_turn: false } },
  })
  expect(led.acts.length).toBe(1)
})

test('a turn in which nothing is left ends by itself, unless something is pressed', () => {
  vi.useFakeTimers()
  const { scene } = read('end_turn-en')
  const done = model.of(scene.options, 'done')
  const settings = { motion: 1, sound: false }
  const led = lead('end_turn-en', { scene: { ...scene, options: done }, settings })
  expect(led.root.querySelector('.prompt .leaving')).toBeTruthy()
  vi.advanceTimersByTime(3000)
  expect(led.acts).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(led.acts).toEqual([done[0].action])
  const stays = (more: object, options: Option[] = done) => {
    const { root, acts } = show('end_turn-en', false, false, () => ({
      settings,
      scene: { ...scene, options },
      ...more,
    }))
    window.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(60_000)
    expect(acts).toEqual([])
    return root
  }
  stays({}, scene.options!)
  stays({ settings: { motion: 0, sound: false } })
  stays({ settings: { ...settings, confirmEnd: true } })
  const pressed = show('end_turn-en', false, false, () => ({ settings, scene: { ...scene, options: done } }))
  window.dispatchEvent(new Event('pointerdown'))
  flushSync()
  expect(pressed.root.querySelector('.prompt .leaving')).toBeNull()
  vi.advanceTimersByTime(60_000)
  expect(pressed.acts).toEqual([])
  vi.useRealTimers()
})

test('cards travel: from the hand and the market to the discard pile, and from the stack as backs', () => {
  const number = (card: string) => data.cards.findIndex(({ id }) => id === card)
  const [criollo, galloway] = [number('criollo'), number('galloway')]
  const flights = (kind: string, seat: number, args: Record<string, number>) =>
    told([{ rev: 0, kind, seat, args, text: '' }], 0).flights.map(({ from, to, or, card }) => [
      from,
      to,
      or,
      !!card?.back,
    ])
  expect(flights('discarded', 0, { card: criollo })).toEqual([['hand:criollo', 'pile', undefined, false]])
  expect(flights('discarded', 1, { card: criollo })).toEqual([])
  expect(flights('card-drawn', 0, { card: galloway })).toEqual([['deck', 'hand:galloway', undefined, true]])
  expect(flights('bought', 1, { first: criollo, second: -1, dollars: 6 })).toEqual([
    ['cattle:criollo', 'seat:1', 'tab:cattle', false],
  ])
  const { root } = show('immediate-en')
  for (const at of ['deck', 'pile', 'area', 'tab:cattle', 'tab:goals'])
    expect(root.querySelectorAll(`[data-at="${at}"]`), at).toHaveLength(1)
})

test('an unlit stop answers why', async () => {
  const { root, asked, rules } = show('move-en')
  const far = [...root.querySelectorAll<HTMLElement>('.map .places button:not(.lit)')].find(
    (one) => one.dataset.place === 'node:N_G',
  )
  press(far)
  await new Promise((done) => setTimeout(done))
  flushSync()
  expect(asked[0]).toBe(data.actions.move + model.NODE.N_G.route!)
  press(root.querySelector('[role="alert"] .k-link'))
  expect(rules).toEqual(['GWT-4.2'])
})

test('one’s board comes up where a disc of it is asked for, not where cards of the hand are', () => {
  const raised = (name: string) => !show(name).root.querySelector<HTMLElement>('.pulled')!.hidden
  expect(raised('disc-en')).toBe(true)
  expect(raised('discard-en')).toBe(false)
  expect(raised('first_discard-en')).toBe(false)
})

test('boards are raised in a drawer, one’s own or a rival’s, and go down again', () => {
  const { root } = show('move-en')
  const drawer = root.querySelector<HTMLElement>('.pulled')!
  const raise = root.querySelector('[aria-expanded]')
  expect(drawer.hidden).toBe(true)
  press(raise)
  expect(drawer.hidden).toBe(false)
  expect(drawer.querySelector('h2')?.textContent).toBe(sayIn('en')('gw-board-mine'))
  press(raise)
  expect(drawer.hidden).toBe(true)
  press(root.querySelectorAll('.rival .open')[0])
  expect(drawer.hidden).toBe(false)
  expect(drawer.querySelector('h2')?.textContent).toContain('Bot Blue')
  press(root.querySelectorAll('.rival .open')[0])
  expect(drawer.hidden).toBe(true)
})

test('M leads to the first move of the list, not to a button of the prompt', async () => {
  const { root } = show('build-en')
  expect(root.querySelector('.prompt [data-action]')).toBeTruthy()
  root.querySelector('.k-table')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }))
  const first = await vi.waitFor(() => {
    flushSync()
    return root.querySelector('.actions [data-action]')!
  })
  await vi.waitFor(() => expect(document.activeElement).toBe(first))
})

test('whoever opens the board of a bot reads how well it plays', () => {
  const { root } = show('move-en', false, false, () => ({ levelName: () => 'Grandmaster' }))
  press(root.querySelectorAll('.rival .open')[0])
  expect(root.querySelector('.pulled h2')?.textContent).toContain('bot · grandmaster')
})

test('a row of workers tells the next reward only where there is one, and says when it is full', () => {
  const { root } = show('move-en', false, false, (scene) => {
    const players = scene.view.players.map((one: model.PlayerView) => ({
      ...one,
      workers: { cowboy: 1, builder: 6, engineer: 1 },
    }))
    return { scene: { ...scene, view: { ...scene.view, players } } }
  })
  const told = [...root.querySelectorAll<HTMLElement>('.workers .wrow')].map((row) => row.dataset.tip!)
  const next = sayIn('en')('gw-next-worker')
  expect(told.map((words) => words.includes(next))).toEqual([false, false, true])
  expect(told.map((words) => words.includes(sayIn('en')('gw-row-full')))).toEqual([false, true, false])
})

test('a question opens the market it needs, one chosen by hand stays', () => {
  const LEAF = { hire: 'jobs', cattle: 'cattle', objective: 'goals', build: 'houses', location: 'here', move: 'way' }
  for (const [name, leaf] of Object.entries(LEAF)) {
    const { root } = show(`${name}-en`)
    const open = root.querySelector<HTMLElement>('[role=tab][aria-selected=true]')!
    expect(open.textContent).toContain(sayIn('en')(`gw-tab-${leaf}`))
    const other = [...root.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one !== open)
    press(other)
    expect(root.querySelector('[role=tab][aria-selected=true]')).toBe(other)
  }
})

test('where nothing is left nothing else is spoken of, and the frame is not empty', () => {
  const { root } = show('end_turn-en', false, false, (scene) => ({
    scene: { ...scene, options: model.of(scene.options, 'done') },
  }))
  expect(root.querySelector('.prompt')?.textContent).toContain(sayIn('en')('tb-nothing-left'))
  expect(root.querySelector('[role=tab][aria-selected=true]')?.textContent).toContain(sayIn('en')('gw-tab-jobs'))
  const more = show('end_turn-en').root
  expect(more.querySelector('.prompt')?.textContent).not.toContain(sayIn('en')('tb-nothing-left'))
})

test('the first place of the herder is chosen by its name and what it is for, as every other stop', () => {
  const { root, scene, acts } = show('place_herder-en')
  const lines = [...root.querySelectorAll<HTMLElement>('.deeds .deed')]
  const places = model.of(scene.options, 'place')
  expect(lines.map((line) => Number(line.dataset.action)).sort()).toEqual(places.map(({ action }) => action).sort())
  expect(lines[0].querySelector('.words b')?.textContent).toMatch(/^[A-G]$/)
  press(lines[0])
  expect(acts).toEqual([Number(lines[0].dataset.action)])
})

test('money: the sign leads in English, follows in Russian and stays beside its number', () => {
  expect(model.price(-3, sayIn('en'))).toBe('−$3')
  expect(model.price(3, sayIn('ru'))).toBe('+3\u00A0$')
})

test('hiring offers kinds: the cheapest of each, its reward and what is left', () => {
  const { root, scene, acts } = show('hire-en')
  const hires = model.of(scene.options, 'hire')
  const kinds = new Set(hires.map((option) => option.targets[0].split(':')[2]))
  const lines = [...root.querySelectorAll<HTMLElement>('.deeds .kinds .deed')]
  expect(lines.length).toBe(kinds.size)
  for (const line of lines) {
    const said = hires.find((option) => String(option.action) === line.dataset.action)!
    const craft = said.targets[0].split(':')[2]
    for (const other of hires.filter((option) => option.targets[0].endsWith(craft)))
      expect(model.dollarsOf(said)).toBeGreaterThanOrEqual(model.dollarsOf(other))
    press(line)
    expect(acts.splice(0)).toEqual([said.action])
  }
})

test('the score sheet opens from the points and adds up', () => {
  const { root, scene } = show('move-en')
  press(root.querySelector('button.points'))
  expect(Number(root.querySelector('.sheet tfoot td')?.textContent?.replace('−', '-'))).toBe(
    (scene.view as model.View).players[0].points,
  )
})

test.each([
  ['copy', 'node'],
  ['engine_any', 'track'],
  ['engine_return', 'track'],
  ['upgrade_behind', 'station'],
  ['disc_recall', 'station'],
])('%s: what is offered is lit where it lies, nothing else', (name, kind) => {
  for (const lang of ['ru', 'en']) {
    const { root, scene, acts } = show(`${name}-${lang}`)
    const offered = scene.options!.filter((option) => model.goal(option).startsWith(`${kind}:`))
    expect(offered.length).toBeGreaterThan(1)
    const lit = [...root.querySelectorAll<HTMLElement>('.places button.lit')]
    expect(lit.map((one) => one.dataset.place).sort()).toEqual([...new Set(offered.map(model.goal))].sort())
    for (const option of offered) {
      expect(place(root, model.goal(option))!.getAttribute('aria-label')).toBe(option.text)
      press(place(root, model.goal(option)))
      if (!acts.length) press(root.querySelector('.card .primary'))
      expect(acts.splice(0)).toEqual([option.action])
    }
  }
})

test('the cards of the market lie in the market, those of the hand in the hand', () => {
  const { root } = show('cattle-en')
  const lying = (where: string) =>
    [...root.querySelectorAll(`${where} .trail-card`)].map((card) => card.getAttribute('data-at')?.split(':')[0] ?? '')
  expect(new Set(lying('.market .columns'))).toEqual(new Set(['cattle']))
  expect(new Set(lying('.buys'))).toEqual(new Set(['']))
  expect(new Set(lying('.hand'))).toEqual(new Set(['hand']))
})

test('what cannot be seen is said: buildings tell what they do, numbers have names, the picture is silent', () => {
  for (const lang of ['ru', 'en'] as Lang[]) {
    const { root } = show(`move-${lang}`)
    const { trail } = viewOf(`move-${lang}`)
    for (const [node, { tile, owner }] of Object.entries(trail)) {
      const label = place(root, `node:${node}`)!
      if (owner !== undefined || !tile.startsWith('neutral') || label.matches('.lit')) continue
      for (const alts of model.FACES[tile.slice(8)].local)
        expect(label.getAttribute('aria-label')).toContain(actionText(alts, sayIn(lang)))
    }
    expect(root.querySelector('.map svg')!.getAttribute('aria-hidden')).toBe('true')
    const figures = [...root.querySelectorAll('.strip .fig, .strip .wrow, .strip .money')]
    expect(figures.length).toBeGreaterThan(10)
    for (const figure of figures) {
      for (const silent of figure.querySelectorAll('[aria-hidden=true], svg')) silent.remove()
      expect(figure.textContent).toMatch(/\p{L}{3}/u)
    }
  }
})

test('a change is told once, and not again when it is shown anew', () => {
  vi.useFakeTimers()
  const { scene } = read('move-en')
  const view = scene.view as model.View
  const led = lead('move-en', {})
  const told = () => led.root.querySelector('[data-at="dollars"] .count > i')
  expect(told()).toBeNull()
  const players = view.players.map((player, seat) => (seat ? player : { ...player, dollars: player.dollars + 2 }))
  led.set({ scene: { ...scene, rev: scene.rev + 1, view: { ...view, players } } })
  expect(told()?.textContent).toBe('+2')
  vi.advanceTimersByTime(2000)
  flushSync()
  expect(told()).toBeNull()
  vi.useRealTimers()
})

// --- the model

test('every alternative of the box has signs and a sentence in both languages', () => {
  const alts = [
    ...Object.values(model.FACES).flatMap((face) => face.local.flat()),
    ...data.aux.flatMap((aux) => aux.forms),
    ...Object.values(data.rows).flat().filter(Boolean),
    ...Object.values(model.GOALS)
      .map((goal) => goal.now)
      .filter(Boolean),
    ...Object.values(model.MASTERS).flatMap((master) => master.top),
    ...model.NODES.flatMap((node) => [node.risk, node.bounty].filter((alt) => alt !== undefined)),
    ...data.links.map((link) => link.gain).filter(Boolean),
  ]
  for (const lang of ['ru', 'en'] as Lang[]) {
    const say = sayIn(lang)
    for (const alt of alts) {
      expect(signsOf(alt).signs.length, alt).toBeGreaterThan(0)
      expect(
        signsOf(alt).signs.some(({ sign }) => sign.kind === 'text' && sign.text.includes(':')),
        alt,
      ).toBe(false)
      expect(altText(alt, say).length, alt).toBeGreaterThan(4)
    }
    expect(actionText(['pay:2>engine:2'], say)).toContain('→')
    for (const card of [...data.cards.map((card) => card.id), ...Object.keys(model.GOALS)])
      expect(model.cardWords(card, say).length).toBeGreaterThan(5)
    for (const tile of data.tiles) expect(model.tileWords(tile, say)).toBeTruthy()
    for (const master of Object.keys(model.MASTERS)) say(`gw-master-${master}`)
    for (const disc of data.discs) say(`gw-disc-${disc.id}`)
  }
})

test('every sign is drawn and none carries a style of its own', () => {
  const art = readFileSync(`${here}/../src/games/gwt/art.svg`, 'utf8')
  for (const face of Object.values(model.FACES))
    for (const { sign } of face.local.flatMap((alts) => signsOf(alts).signs))
      if (sign.kind === 'icon') expect(art).toContain(`id="i-gw-${sign.name}"`)
  expect(art).not.toContain('style=')
})

test('the map: every road begins and ends at its spaces, no tile lies upon another', () => {
  for (const [from, to] of ROADS) {
    const numbers = roadOf(from, to)
      .match(/-?\d+(\.\d+)?/g)!
      .map(Number)
    expect(Math.hypot(numbers[0] - at(from).x, numbers[1] - at(from).y), `${from}>${to}`).toBeLessThan(45)
    expect(Math.hypot(numbers.at(-2)! - at(to).x, numbers.at(-1)! - at(to).y), `${from}>${to}`).toBeLessThan(45)
  }
  for (const a of model.NODES)
    for (const b of model.NODES)
      if (a !== b)
        expect(Math.hypot(at(a.id).x - at(b.id).x, at(a.id).y - at(b.id).y), `${a.id} ${b.id}`).toBeGreaterThan(29)
  expect(trackAt('s1').y).toBeLessThan(trackAt('4').y)
})

test('the painted way passes every space once and ends at the goal', () => {
  for (const name of asking) {
    const { scene } = read(name)
    const view = scene.view as model.View
    for (const option of model.of(scene.options, 'move')) {
      const way = model.wayOf(view, option, view.herders[view.viewer])
      expect(way.at(-1)).toBe(model.goal(option).slice(5))
      for (let i = 1; i < way.length; i += 1) expect(model.NODE[way[i - 1]].next, way.join()).toContain(way[i])
      expect(way.slice(1).filter((node) => view.trail[node] || node === 'KC').length, option.notation).toBe(
        option.effects.steps,
      )
    }
  }
})

const option = (kind: string, targets: string[], effects: Record<string, number> = {}, action = 0): Option =>
  filledOption({ action, kind, notation: kind, text: kind, targets, effects })

test('what is lit: the last stop of a way, a building first and then its space', () => {
  const options = [
    option('move', ['node:A1', 'node:A2']),
    option('build', ['building:1', 'node:B1']),
    option('build', ['building:2', 'node:B2']),
  ]
  expect([...model.lights(options, '1').keys()]).toEqual(['node:A2', 'building:1', 'node:B1', 'building:2'])
  expect([...model.lights(options, '').keys()]).toEqual(['node:A2', 'building:1', 'building:2'])
  expect(
    model.best([
      option('move', [], { dollars: -3, steps: 1 }),
      option('move', [], { dollars: -1, steps: 4 }),
      option('move', [], { dollars: -1, steps: 3 }),
    ])?.effects.steps,
  ).toBe(3)
})

test('transport and reach agree with what the server offers', () => {
  for (const name of asking.filter((one) => one.startsWith('deliver'))) {
    const { scene } = read(name)
    const view = scene.view as model.View
    const me = view.players[view.viewer]
    expect([...model.reachable(me, scene.question.total)].sort()).toEqual(
      model
        .of(scene.options, 'deliver')
        .map((one) => model.aim(one, 'city'))
        .sort(),
    )
    for (const one of model.of(scene.options, 'deliver'))
      expect(
        model.transport(
          view.engines[view.viewer],
          model.CITIES.find((city) => city.id === model.aim(one, 'city'))!.value,
        ),
      ).toBe(one.effects.transport ?? 0)
  }
  expect(model.transport('0', 18)).toBe(11)
  expect(model.nose('s1')).toBe(5)
})

test('the natural action of a place is one that the server knows', () => {
  for (const name of asking) {
    const { scene } = read(name)
    const view = scene.view as model.View
    for (const one of scene.options!) {
      if (
        ![
          'place',
          'bounty',
          'clear',
          'copy',
          'hire',
          'engine',
          'back',
          'upgrade',
          'disc',
          'objective',
          'foresight',
          'discard',
          'trash',
          'deliver',
          'play',
          'build',
        ].includes(one.kind)
      )
        continue
      const target = one.kind === 'build' ? one.targets[1] : one.targets[0]
      expect(
        model.naturalAction(target, view, scene.question.decision, model.aim(one, 'building') ?? null),
        `${name} ${one.notation}`,
      ).toBe(one.action)
    }
  }
})

test('progress of objectives counts what a player has', () => {
  const player = {
    ...viewOf('move-en').players[0],
    buildings: { '1a': 'A1' },
    stations: [1, 2],
    tiles: { 'hazard:flood:2:green': 1, 'bandit:green': 2 },
    hand: { longhorn: 1 },
    stack: { shorthorn3: 1 },
    discard: {},
  }
  expect(model.progress(player, 'start_BBH')).toEqual([true, false, true])
  expect(model.progress(player, 'start_34B')).toEqual([true, true, true])
  expect(model.progress(player, 'start_SSG')).toEqual([true, true, true])
  expect(model.progress({ ...player, hand: undefined }, 'start_34B')).toEqual([null, null, true])
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
  bounty: 'bounty',
  build: 'build',
  cattle: 'cattle',
  certificates: 'income',
  deliver: 'deliver',
  disc: 'disc',
  engine: 'engine',
  foresight: 'foresight',
  game_over: 'over',
  hazard: 'hazard',
  hire: 'hire',
  location: 'location',
  move: 'move',
  objective: 'objective',
  place_herder: 'place',
  station_master: 'master',
  stop: 'stop',
  upgrade: 'upgrade',
}
test.each(Object.keys(EXPECTED))('%s: its lesson comes', (name) => {
  const { scene, log } = read(`${name}-en`)
  expect(due(LESSONS, scene, log.slice(-4), ['welcome', 'market', 'last'])[0]?.id).toBe(EXPECTED[name])
})

test('lessons are told in both languages, and their rules exist', () => {
  for (const lang of ['ru', 'en'] as Lang[]) {
    const rules = readFileSync(`${here}/../../src/igroteka/games/gwt/locale/${lang}/rules.md`, 'utf8')
    for (const lesson of LESSONS) {
      for (const key of ['', '.do', '.think'])
        expect(speeches[lang].has(`gw-guide-${lesson.id}${key}`), lesson.id + key).toBe(true)
      expect(rules, lesson.rule).toContain(lesson.rule)
    }
  }
})

test('the guide stands at the side and says the lesson', () => {
  const { root } = show('location-en', false, true)
  expect(root.querySelector<HTMLElement>('[role="complementary"]')!.textContent).toContain(
    speeches.en.say('gw-guide-location'),
  )
})
