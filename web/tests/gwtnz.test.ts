// The table of New Zealand: what it does when it is touched, what it makes of a scene, what its guide says.
import { readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import { at, harbourAt, HARBOUR, ROADS, roadOf, seaAt, shipAt } from '../src/games/gwtnz/board'
import data from '../src/games/gwtnz/data.json'
import { actionText, altText, signsOf } from '../src/games/gwtnz/effect'
import { LESSONS } from '../src/games/gwtnz/lessons'
import * as model from '../src/games/gwtnz/model'
import Jobs from '../src/games/gwtnz/Jobs.svelte'
import { told } from '../src/games/gwtnz/told'
import { due } from '../src/board-kit/guide.svelte'
import { option as filledOption, type Lang, type Option } from '../src/net/wire'
import { asking, clean, english, here, lead, place, press, read, say as heard, show, speeches } from './gwtnz-kit'

clean()
const viewOf = (name: string) => read(name).scene.view as model.View
const LANGS = ['ru', 'en'] as Lang[]
const sayIn = (lang: Lang) => model.speaker(heard(lang), lang)

test.each(asking.slice(0, 4))('%s: who only watches can do nothing', (name) => {
  const { root, acts } = show(name, true)
  expect(root.querySelector('.places button.lit')).toBeNull()
  for (const one of root.querySelectorAll<HTMLElement>('.hand .trail-card, .jobs button, .market button')) one.click()
  expect(acts).toEqual([])
})

test('free places for buildings are named by what lies around them, harbours and buoys by the numbers they bear', () => {
  const { root, scene } = show('ship-en')
  const { trail } = scene.view as model.View
  const words = (node: string) =>
    model.placeWords(scene.view as model.View, node, ['Ann', 'Bob', 'Cid'], sayIn('en'), 'en')
  const free = model.NODES.filter((node) => node.site && !trail[node.id]).map((node) => words(node.id))
  expect(free.length).toBeGreaterThan(5)
  expect(new Set(free).size).toBe(free.length)
  for (const one of free) expect(one).toMatch(/^Empty: the .*(between [A-H] and ([A-H]|Wellington)|behind the \w+)/)
  for (const node of Object.keys(trail).filter((one) => trail[one].owner === scene.view.viewer))
    expect(words(node)).toMatch(/^Your building/)
  expect(model.BUOYS.length).toBe(3)
  expect(root.querySelectorAll('.board .buoy + text').length).toBe(3)
  expect([...root.querySelectorAll('.board .plate-number')].map((one) => one.textContent).sort()).toEqual(
    model.HARBOURS.filter((harbour) => !harbour.last)
      .map((harbour) => harbour.id.slice(2))
      .sort(),
  )
  for (const option of model.of(scene.options, 'sail'))
    expect(option.text).toMatch(/^Sail to (the )?(small|medium|large|last|start|buoy)/)
})

test('one click goes to a stop; two ways that differ are two buttons, the better one decides', () => {
  const { root, scene, acts } = show('move-en')
  const moves = model.of(scene.options, 'move')
  const to = (option: Option) => moves.filter((other) => model.goal(other) === model.goal(option))
  const dear = moves.find((option) => model.poundsOf(option) < 0 && to(option).length === 1)!
  press(place(root, model.goal(dear)))
  expect(acts).toEqual([dear.action])
  const again = show('move2-en')
  const both = model.of(again.scene.options, 'move').filter((option) => model.goal(option) === 'node:B')
  expect(both.length).toBe(2)
  press(place(again.root, 'node:B'))
  expect(again.acts).toEqual([])
  expect(again.root.querySelector(`.prompt .other [data-action="${both[1].action}"]`)).toBeTruthy()
  press(again.root.querySelector('.prompt .decide .primary'))
  expect(again.acts).toEqual([model.best(both)!.action])
})

test('a detour costs no press', () => {
  const { root, scene, acts } = show('move3-en')
  const ways = model.of(scene.options, 'move').filter((option) => model.goal(option) === 'node:D')
  const { options, detours } = model.lights(scene.options!, null).get('node:D')!
  expect([options.length, detours?.length]).toEqual([1, ways.length - 1])
  press(place(root, 'node:D'))
  expect(acts).toEqual([options[0].action])
})

test('a detour is chosen on the board: the other button, or Shift and Enter, shows every way, and looking at one paints it', () => {
  const { root, scene, acts } = show('move3-en')
  const { options, detours } = model.lights(scene.options!, null).get('node:D')!
  const stop = place(root, 'node:D')!
  stop.focus()
  stop.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true, cancelable: true }))
  flushSync()
  const ways = [...root.querySelectorAll<HTMLElement>('[data-over] [data-action]')]
  expect(ways.map((one) => Number(one.dataset.action))).toEqual([...options, ...detours!].map(({ action }) => action))
  expect(acts).toEqual([])
  const road = () => root.querySelector('.way-line')?.getAttribute('d')
  const before = road()
  ways.at(-1)!.dispatchEvent(new Event('pointerenter'))
  flushSync()
  expect(road()).not.toBe(before)
  press(ways.at(-1))
  expect(acts).toEqual([detours!.at(-1)!.action])
})

test('one click says an opening and what is meant in it; where the way forks, it asks', () => {
  const { scene } = read('location-en')
  const view = scene.view as model.View
  const opened = (where: string) => model.openingOf(where, scene.options!, view)?.notation
  expect(view.question.building).toBe('Bb')
  expect(opened('building:5')).toBe('local 1 a')
  expect(opened('display:obj6')).toBe('local 3 b')
  expect(opened('job:1:sailor')).toBeUndefined()
  expect(opened('sea:n1')).toBe('aux ship single')
})

test('a card of the hand does the only action that it pays', () => {
  const { root, scene, acts } = show('immediate-en')
  press(root.querySelector('.hand [data-at="hand:southdown"]'))
  expect(acts).toEqual([model.of(scene.options, 'use')[0].action])
})

test('cards travel: from the hand and the market to the discard pile, and from the stack as backs', () => {
  const card = (name: string) => Array.from({ length: 99 }, (_, i) => i).find((i) => model.cardName(i) === name)!
  const flights = (kind: string, seat: number, args: Record<string, number>) =>
    told([{ rev: 0, kind, seat, args, text: '' }], 0).flights.map(({ from, to, or, card }) => [
      from,
      to,
      or,
      !!card?.back,
    ])
  expect(flights('discarded', 0, { card: card('merino') })).toEqual([['hand:merino', 'pile', 'runholder:0', false]])
  expect(flights('card-drawn', 0, { card: card('romney') })).toEqual([['deck', 'hand:romney', undefined, true]])
  expect(flights('card-drawn', 1, { card: card('romney') })).toEqual([])
  expect(flights('picked', 1, { card: card('suffolk'), pounds: 0 })).toEqual([
    ['sheep:suffolk', 'seat:1', 'tab:sheep', false],
  ])
  const { root } = show('move-en')
  for (const at of ['deck', 'pile', 'area', 'tab:sheep', 'tab:aims'])
    expect(root.querySelectorAll(`[data-at="${at}"]`), at).toHaveLength(1)
})

test('an unlit stop answers why', async () => {
  const { root, asked, rules } = show('move-en')
  press(
    [...root.querySelectorAll<HTMLElement>('.places button:not(.lit)')].find(
      (one) => one.dataset.place === 'node:wellington',
    ),
  )
  await new Promise((done) => setTimeout(done))
  flushSync()
  expect(asked[0]).toBe(data.actions.move + model.NODE.wellington.route!)
  press(root.querySelector('[role="alert"] .k-link'))
  expect(rules).toEqual(['NZ-4.2'])
})

test('a card that may be played at any time is lit quietly and asks once more', () => {
  const { root, scene, acts } = show('move-en')
  const card = model.of(scene.options, 'show')[0]
  press(root.querySelector(`.hand .soft[data-at="${card.targets[0]}"]`))
  expect(acts).toEqual([])
  press(root.querySelector(`.card.ask [data-action="${card.action}"]`))
  expect(acts).toEqual([card.action])
})

test('whoever wants to be asked about tokens on others’ turns says so on their own board, where that can be', () => {
  const laid: object[] = []
  const rules = [{ name: 'tokens-off-turn', label: 'Ask me', about: 'Else not', kind: 'switch', choices: [] }]
  const standing = { rules, laid: {}, lay: (what: object) => laid.push(what) }
  const wishes = (name: string, options: object) => {
    const { root } = show(name, false, false, (scene) => ({
      standing,
      scene: { ...scene, view: { ...scene.view, options } },
    }))
    press(root.querySelector('.strip [aria-expanded]'))
    return root.querySelector<HTMLInputElement>('.drawer .wish input')
  }
  expect(wishes('move-en', { exchange_off_turn: 'never' })).toBeNull()
  expect(wishes('end_turn-en', {})).toBeNull()
  const tick = wishes('move-en', {})
  press(tick)
  press(tick)
  expect(laid).toEqual([{ 'tokens-off-turn': true }, {}])
})

test('boards are raised over the map: one’s own, then a rival’s in its place, and folded again', () => {
  const { root } = show('move-en')
  const title = () => root.querySelector('.fold:not([hidden]) .drawer h2')?.textContent
  expect(title()).toBeUndefined()
  press(root.querySelector('.strip [aria-expanded]'))
  expect(title()).toBe(speeches.en.say('nz-region-mine'))
  expect(root.querySelectorAll('.drawer .disc.full').length).toBeGreaterThan(0)
  press(root.querySelectorAll('.rival .open')[0])
  expect(title()).toContain('Bot')
  press(root.querySelectorAll('.rival .open')[0])
  expect(title()).toBeUndefined()
})

test('a new question lowers the board of a rival, and leaves the map in sight', () => {
  const scene = (name: string) => ({ scene: read(`${name}-en`).scene })
  const { root, set } = lead('move-en', scene('move'))
  press(root.querySelectorAll('.rival .open')[0])
  expect(root.querySelector('.fold:not([hidden])')).toBeTruthy()
  set(scene('hire'))
  expect(root.querySelector('.fold:not([hidden])')).toBeNull()
})

test('discs are taken on the raised board; cards are discarded with the map in sight', () => {
  expect(show('disc-en').root.querySelector('.fold:not([hidden])')).toBeTruthy()
  expect(show('discard-en').root.querySelector('.fold:not([hidden])')).toBeNull()
})

test('an income that can be taken in one way only is told in words', () => {
  const { root, acts } = show('income-en')
  const taken = read('income-en').scene.options!.find(({ kind }) => kind === 'certificates')!
  const button = root.querySelector(`[data-action="${taken.action}"]`)
  expect(button?.querySelector('.in')?.textContent).toContain(taken.text)
  press(button)
  expect(acts).toEqual([taken.action])
})

test('whoever opens the board of a bot reads how well it plays', () => {
  const { root } = show('move-en', false, false, () => ({ levelName: () => 'Grandmaster' }))
  press(root.querySelectorAll('.rival .open')[0])
  expect(root.querySelector('.fold:not([hidden]) .drawer h2')?.textContent).toContain('bot · grandmaster')
})

test('a question opens the market it needs; one opened by hand stays until the next question', () => {
  const opened = (root: HTMLElement) => root.querySelector('[role="tab"][aria-selected="true"]')?.textContent?.trim()
  for (const [name, leaf] of [
    ['hire', 'jobs'],
    ['invest', 'bonus'],
    ['sheep', 'sheep'],
    ['objective', 'aims'],
    ['move', 'where'],
    ['location', 'here'],
    ['build', 'build'],
  ])
    expect(opened(show(`${name}-en`).root), name).toBe(speeches.en.say(`nz-leaf-${leaf}`))
  const { root } = show('hire-en')
  press([...root.querySelectorAll('[role="tab"]')].at(-1))
  expect(opened(root)).toBe(speeches.en.say('nz-leaf-aims'))
})

test('hiring offers kinds: the cheapest of each, what it gives and what would be left', () => {
  const { root, scene, acts } = show('hire-en')
  const { players, viewer } = scene.view as model.View
  const kinds = [...root.querySelectorAll<HTMLElement>('.kind.open')]
  expect(kinds.length).toBe(new Set(model.of(scene.options, 'hire').map((one) => one.targets[0].split(':')[2])).size)
  for (const kind of kinds) {
    const craft = model.CRAFTS.find((one) => kind.classList.contains(one))!
    const all = model.of(scene.options, 'hire').filter((one) => one.targets[0].endsWith(craft))
    const least = Math.min(...all.map((one) => -model.poundsOf(one)))
    expect(kind.textContent).toContain(`£${least}`)
    expect(kind.textContent).toContain(String(players[viewer].pounds - least))
    press(kind.querySelector('.whole'))
    const said = acts.pop()
    expect(all.filter((one) => -model.poundsOf(one) === least).map((one) => one.action)).toContain(said)
  }
})

test('what is offered is taken by the button that decides, and left by the other way', () => {
  const { root, scene, acts } = show('take_card-en')
  const button = root.querySelector('.prompt .decide .primary')
  expect(button?.textContent?.trim()).toBe('Take')
  press(button)
  press(root.querySelector('.prompt .other .k-btn'))
  expect(acts).toEqual(['take', 'decline'].map((kind) => model.of(scene.options, kind)[0].action))
})

test('what is counted agrees with its number', () => {
  const said = (lang: Lang, count: number) =>
    ['points-now', 'steps-word'].map((word) => sayIn(lang)(`nz-${word}`, { count })).join(', ')
  expect([1, 3, 5].map((count) => said('ru', count))).toEqual([
    'очко сейчас, шаг',
    'очка сейчас, шага',
    'очков сейчас, шагов',
  ])
  expect([1, 2].map((count) => said('en', count))).toEqual(['point now, step', 'points now, steps'])
})

test('a dearer worker of the same kind is chosen first, and its price is told', () => {
  const { root, acts } = show('hire-en')
  const tile = root.querySelector<HTMLElement>('[data-at="job:2:shearer"]')!
  expect(tile.textContent).toContain('7')
  press(tile)
  expect(acts).toEqual([])
  expect(root.querySelector('.kind.shearer .cost')?.textContent).toContain('£7')
  press(root.querySelector('.prompt .decide .primary'))
  expect(acts).toEqual([687])
})

test('what a space of the pathfinder gives stands in one plate with its number', () => {
  const { root } = show('move-en')
  const spaces = [...root.querySelectorAll('text.number')]
  const numbers = spaces.map((one) => Number(one.getAttribute('x')))
  const along = (one: Element) => Math.abs(Number(one.getAttribute('y')) - Number(spaces[0].getAttribute('y'))) < 1
  const plates = [...root.querySelectorAll('rect.pill')].map((one) => ({
    from: Number(one.getAttribute('x')),
    to: Number(one.getAttribute('x')) + Number(one.getAttribute('width')),
  }))
  const rewards = [...root.querySelectorAll('text.points')].filter(along).map((one) => Number(one.getAttribute('x')))
  const own = rewards.filter((x) => plates.some(({ from, to }) => numbers.includes(from) && x > from && x < to))
  expect([rewards.length > 5, own.length]).toEqual([true, rewards.length])
})

test('ships that set out cover no harbour', () => {
  const half = 9 // of a ship
  for (const nth of [0, 1, 2, 3])
    for (const { id, size } of data.harbours) {
      const [w, h] = HARBOUR[size]
      const [ship, tile] = [shipAt('s0', nth), harbourAt(id)]
      const apart = Math.abs(ship.x - tile.x) >= w / 2 + half || Math.abs(ship.y - tile.y) >= h / 2 + half
      expect(apart, `${nth} at ${id}`).toBe(true)
    }
})

test('the score sheet opens from the points, has twelve lines and adds up', () => {
  const { root, scene } = show('move-en')
  press(root.querySelector('button.points'))
  expect(root.querySelectorAll('.sheet tbody tr').length).toBe(12)
  expect(Number(root.querySelector('.sheet tfoot td')?.textContent)).toBe((scene.view as model.View).players[0].points)
})

test('what is reconstructed is said in a sentence, marked on the pieces and explained; so are the signs and the differences', async () => {
  for (const lang of LANGS) {
    const { root, rules } = show(`move-${lang}`)
    const links = root.querySelectorAll('.links .k-link')
    expect(links[0].getAttribute('data-tip')).toContain('≈')
    expect(
      [...root.querySelectorAll('svg text')].filter((one) => one.textContent?.includes('≈')).length,
    ).toBeGreaterThan(30)
    for (const [nth, page] of [
      [0, 'rebuilt'],
      [1, 'signs'],
      [2, 'differs'],
    ] as const) {
      press(links[nth])
      await vi.waitFor(() => {
        flushSync()
        expect(root.querySelector('.about')).toBeTruthy()
      })
      expect(root.querySelector('.about [aria-selected="true"]')?.textContent).toBe(
        speeches[lang].say(`nz-about-${page}`),
      )
      if (page === 'signs') expect(root.querySelectorAll('.about li').length).toBeGreaterThan(30)
    }
    press(root.querySelector('.about dd .k-link'))
    expect(rules[0]).toMatch(/^NZ-/)
    expect(root.querySelector('.about')!.textContent).not.toMatch(/nz-/)
  }
})

// --- the model

test('every alternative of the box has signs and a sentence in both languages', () => {
  const alts = [
    ...Object.values(model.FACES).flatMap((face) => face.local.flat()),
    ...data.aux.flatMap((aux) => aux.forms),
    ...Object.values(model.ROWS).flat(2),
    ...Object.values(model.GOALS).flatMap((goal) => goal.now),
    ...Object.values(model.DEEDS).map((deed) => deed.now),
    ...Object.values(model.MASTERS).flatMap((master) => master.now),
    ...Object.values(model.BONUS).flatMap((tile) => tile.now),
    ...data.pairs.flat(),
    ...model.NODES.flatMap((node) => node.extra ?? []),
    ...model.POSTS.flatMap((post) => post.now || []),
  ]
  const art = readFileSync(`${here}/../src/games/gwtnz/art.svg`, 'utf8')
  for (const alt of alts) {
    expect(signsOf(alt).signs.length, alt).toBeGreaterThan(0)
    for (const { sign } of signsOf(alt).signs) {
      if (sign.kind === 'text') expect(sign.text, alt).not.toContain(':')
      if (sign.kind === 'icon') expect(art, alt).toContain(`id="i-nz-${sign.name}"`)
    }
  }
  expect(art).not.toContain('style=')
  for (const lang of LANGS) {
    const say = sayIn(lang)
    for (const alt of alts) expect(altText(alt, say).length, alt).toBeGreaterThan(2)
    expect(actionText(['pay:2>ship:2'], say)).toContain('→')
    for (const card of [...Object.keys(model.SHEEP), ...Object.keys(model.DEEDS), ...Object.keys(model.GOALS)])
      expect(model.cardWords(card, say).length).toBeGreaterThan(5)
    for (const tile of data.tiles) expect(model.tileWords(tile, say, lang)).toBeTruthy()
    for (const face of Object.keys(model.FACES)) expect(model.faceTitle(face, lang).length).toBeGreaterThan(3)
    for (const disc of Object.keys(model.DISCS)) say(`nz-disc-${disc.replace(/_(left|right)$/, '')}`)
    for (const kind of Object.keys(data.actions)) {
      say(`nz-kindof-${kind}`)
      say(`nz-do-${kind}`)
    }
  }
})

test('the map: every road begins and ends at its spaces, no tile lies upon another', () => {
  for (const [from, to] of ROADS) {
    const numbers = roadOf(from, to)
      .match(/-?\d+(\.\d+)?/g)!
      .map(Number)
    expect(numbers.slice(0, 2), `${from}>${to}`).toEqual([at(from).x, at(from).y])
    expect(numbers.slice(-2), `${from}>${to}`).toEqual([at(to).x, at(to).y])
  }
  for (const a of model.NODES)
    for (const b of model.NODES)
      if (a !== b)
        expect(Math.hypot(at(a.id).x - at(b.id).x, at(a.id).y - at(b.id).y), `${a.id} ${b.id}`).toBeGreaterThan(33)
  for (const a of model.HARBOURS)
    for (const b of model.HARBOURS) {
      if (a === b) continue
      const [p, q] = [harbourAt(a.id), harbourAt(b.id)]
      const [wide, high] = [
        (HARBOUR[a.size][0] + HARBOUR[b.size][0]) / 2,
        (HARBOUR[a.size][1] + HARBOUR[b.size][1]) / 2,
      ]
      expect(Math.abs(p.x - q.x) >= wide || Math.abs(p.y - q.y) >= high, `${a.id} ${b.id}`).toBe(true)
    }
  for (const space of data.sea) expect(seaAt(space).x, space).toBeGreaterThan(650)
})

test('the painted way passes every space once and ends at the goal', () => {
  for (const name of asking) {
    const { scene } = read(name)
    const view = scene.view as model.View
    for (const option of model.of(scene.options, 'move')) {
      const way = model.wayOf(view, option, view.runholders[view.viewer])
      expect(way.at(-1)).toBe(model.goal(option).slice(5))
      for (let i = 1; i < way.length; i += 1) expect(model.NODE[way[i - 1]].next, way.join()).toContain(way[i])
      expect(way.slice(1).filter((node) => view.trail[node] || node === 'wellington').length, option.notation).toBe(
        option.effects.steps,
      )
    }
  }
})

const option = (kind: string, targets: string[], effects: Record<string, number> = {}, action = 0): Option =>
  filledOption({ action, kind, notation: kind, text: kind, targets, effects })

test('what is lit: the last stop of a way, a building first and then its space, interjections quietly', () => {
  const options = [
    option('move', ['node:a1', 'node:a2']),
    option('build', ['building:1', 'node:b1']),
    option('build', ['building:2', 'node:b2']),
    option('show', ['hand:ferry']),
    option('discard', ['hand:ferry']),
    option('trash', ['hand:shropshire']),
  ]
  expect([...model.lights(options, '1').keys()]).toEqual([
    'node:a2',
    'building:1',
    'node:b1',
    'building:2',
    'hand:ferry',
    'hand:shropshire',
  ])
  expect(model.lights(options, '').get('hand:ferry')?.soft).toBe(false)
  expect(model.lights(options, '').get('hand:shropshire')?.soft).toBe(true)
  expect(
    model.best([
      option('move', [], { pounds: -3, steps: 1 }),
      option('move', [], { pounds: -1, steps: 4 }),
      option('move', [], { pounds: -1, steps: 3 }),
    ])?.effects.steps,
  ).toBe(3)
})

test('posts within reach agree with what the server offers', () => {
  for (const name of asking.filter((one) => /^(deliver|wool)/.test(one))) {
    const { scene } = read(name)
    const view = scene.view as model.View
    const offered = model.of(scene.options, 'deliver').map((one) => model.aim(one, 'post')!)
    const open = model
      .reachable(view.players[view.viewer], scene.question.total, scene.question.decision === 'WOOL')
      .map((post) => post.id)
    for (const post of offered) expect(open).toContain(post)
    for (const one of model.of(scene.options, 'deliver'))
      expect(model.POST_OF[model.aim(one, 'post')!].cost).toBe(one.effects.transport ?? 0)
  }
})

test('during a delivery, an income and a shearing the figures are those in force', () => {
  const { root } = show('deliver-ru')
  expect(root.querySelector('.purse > :has([href$="nz-breeding"]) b')?.textContent).toBe('10')
  expect(root.querySelector('.plans .big b')?.textContent).toBe('10')
  expect(model.shearing(viewOf('wool-en'), 0).wool).toBe(5)
  expect(model.shearing(viewOf('shearing-en'), 0)).toEqual({ cards: ['merino'], wool: 7 })
  const income = viewOf('income-en')
  const shown = { ...income.question, shown: ['romney'], breeding: 3 }
  const hand = { ...income.players[0].hand }
  delete hand.romney
  const players = [{ ...income.players[0], hand, breeding: 5 }, ...income.players.slice(1)]
  expect(model.worth({ ...income, question: shown, players }, 0)).toBe(model.worth(income, 0))
})

test('the plan of a shearing takes the best wool of different breeds, one a shearer', () => {
  const view = viewOf('move-en')
  const player = {
    ...view.players[0],
    hand: { merino: 2, lincoln: 1, shropshire: 1, ferry: 1 },
    workers: { shearer: 2 },
    wool: 1,
    posts: {},
    harbours: [],
  }
  const plan = (workers: model.Counts) => model.shearing({ ...view, players: [{ ...player, workers }] }, 0)
  expect(plan(player.workers)).toEqual({ cards: ['lincoln', 'merino'], wool: 8 })
  expect(model.bestPost(model.reachable(player, 8, true))?.id).toBe('wool5')
  expect(plan({})).toEqual({ cards: [], wool: 0 })
})

test('the natural action of a place is one that the server knows', () => {
  const KINDS = [
    'place',
    'clear',
    'hire',
    'invest',
    'pick',
    'sail',
    'storehouse',
    'master',
    'joker',
    'disc',
    'objective',
    'foresight',
    'deliver',
    'play',
    'build',
    'show',
    'bonus',
  ]
  for (const name of asking) {
    const { scene } = read(name)
    for (const one of scene.options!) {
      if (!KINDS.includes(one.kind)) continue
      const target = one.kind === 'build' ? one.targets[1] : one.targets[0]
      if (target.startsWith('hand:') && scene.options!.filter((other) => other.targets.includes(target)).length > 1)
        continue
      expect(
        model.naturalAction(target, scene.question.decision, model.aim(one, 'building') ?? null),
        `${name} ${one.notation}`,
      ).toBe(one.action)
    }
  }
})

test('progress of objectives counts what a player has', () => {
  const player = {
    ...viewOf('move-en').players[0],
    buildings: { '1a': 'a1', '6a': 'a2' },
    storehouses: [2, 1, 2, 2, 2],
    pathfinder: 7,
    tiles: { 'hazard:flood:2:black': 1 },
    workers: { shearer: 3 },
    posts: { local15: 1 },
    hand: { ferry: 1 },
    stack: { lincoln: 1 },
    discard: {},
  }
  expect(model.progress(player, 'obj1')).toEqual([true, true])
  expect(model.progress(player, 'obj10')).toEqual([true, true, false])
  expect(model.progress(player, 'obj20')).toEqual([true, false, true])
  expect(model.progress(player, 'obj4')).toEqual([true, true])
  expect(model.progress({ ...player, hand: undefined }, 'obj13')).toEqual([null, null])
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
  anchor: 'anchor',
  build: 'build',
  deliver: 'deliver',
  disc: 'disc',
  first_disc: 'first-disc',
  flip: 'flip',
  foresight: 'foresight',
  game_over: 'over',
  hazard: 'hazard',
  hire: 'hire',
  income: 'income',
  invest: 'invest',
  location: 'location',
  master: 'master',
  move: 'move',
  objective: 'objective',
  place_runholder: 'place',
  shearing: 'shear',
  sheep: 'sheep',
  ship: 'ship',
  stop: 'stop',
  storehouse: 'storehouse',
  wool: 'wool',
}
test.each(Object.keys(EXPECTED))('%s: its lesson comes', (name) => {
  const { scene, log } = read(`${name}-en`)
  expect(due(LESSONS, scene, log.slice(-4), ['welcome', 'market', 'flipped', 'last'])[0]?.id).toBe(EXPECTED[name])
})

test('lessons are told in both languages, and their rules exist', () => {
  for (const lang of LANGS) {
    const rules = readFileSync(`${here}/../../src/igroteka/games/gwtnz/locale/${lang}/rules.md`, 'utf8')
    for (const lesson of LESSONS) {
      for (const key of ['', '.do', '.think'])
        expect(speeches[lang].has(`nz-guide-${lesson.id}${key}`), lesson.id + key).toBe(true)
      expect(rules, lesson.rule).toContain(lesson.rule)
    }
  }
})

test('the guide stands at the side and says the lesson', () => {
  const { root } = show('location-en', false, true)
  expect(root.querySelector<HTMLElement>('[role="complementary"]')!.textContent).toContain(
    speeches.en.say('nz-guide-location'),
  )
})

test('money: the sign leads in English, follows in Russian and stays beside its number', () => {
  expect(model.price(-3, sayIn('en'))).toBe('−£3')
  expect(model.price(3, sayIn('ru'))).toBe('+3\u00A0£')
  const { root } = show('hire-ru')
  const texts = [...root.querySelectorAll('*')].filter((one) => !one.children.length).map((one) => one.textContent)
  expect(texts.filter((one) => /\d\u00A0£/.test(one)).length).toBeGreaterThan(10)
  expect(texts.filter((one) => /£\d/.test(one))).toEqual([])
})

test('a dearer worker that is chosen tells its own price', () => {
  const { options, ...scene } = read('hire-en').scene
  const view = scene.view as model.View
  const lit = new Map(
    options!
      .filter(({ kind }) => kind === 'hire')
      .map((option) => [option.targets[0], { options: [option], soft: false }]),
  )
  const laid = (chosen: string | null) => {
    const root = document.createElement('div')
    const jobs = mount(Jobs, {
      target: root,
      props: { view, me: view.players[0], lit, chosen, t: heard('en'), pick: () => {}, look: () => {} },
    })
    const costs = [...root.querySelectorAll('.cost b')].map((one) => one.textContent)
    const dear = root.querySelector<HTMLElement>('.tile.lit:not(.best)')!.dataset.at!
    void unmount(jobs)
    return { costs, dear }
  }
  const { costs, dear } = laid(null)
  expect(laid(dear).costs).not.toEqual(costs)
})
