// The table of Nusfjord: what it does when it is touched, what it makes of a scene, what its guide says.
import { readFileSync } from 'node:fs'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import data from '../src/games/nusfjord/data.json'
import { cardSigns, elderSigns, type Sign } from '../src/games/nusfjord/effect'
import {
  changeOf,
  completed,
  isPlain,
  isReady,
  lights,
  lineOf,
  next,
  pricesOf,
  proposed,
  thingOf,
  type Path,
} from '../src/games/nusfjord/choice'
import { LESSONS } from '../src/games/nusfjord/lessons'
import * as model from '../src/games/nusfjord/model'
import { goal } from '../src/board-kit/options'
import { due } from '../src/board-kit/guide.svelte'
import { missingAt } from '../src/games/nusfjord/refusal'
import { option as filledOption, roomInfo, type Lang, type Scene, type TableProps, type Told } from '../src/net/wire'
import { asking, clean, english, here, place, press, read, say, show, speeches } from './nusfjord-kit'

clean()
const viewOf = (name: string) => read(name).scene.view as model.View

test.each(['turn3-en', 'build-en', 'serve-en'])('%s: who only watches can do nothing', (name) => {
  const { root, acts } = show(name, true)
  expect(root.querySelector('button.lit')).toBeNull()
  expect(root.querySelector('[data-action]')).toBeNull()
  for (const one of root.querySelectorAll<HTMLElement>('button[data-place], .trade')) one.click()
  expect(acts).toEqual([])
})

test('a space that cannot be used answers why, and says what it is for', async () => {
  const { root, asked, rules, scene } = show('turn3-en')
  const view = scene.view as model.View
  const shut = view.spaces.find(
    (space) => !scene.options!.some((option) => option.targets.includes(`space:${space.id}`)),
  )!
  press(place(root, `space:${shut.id}`))
  await new Promise((done) => setTimeout(done))
  flushSync()
  expect(asked).toEqual([model.naturalAction(`space:${shut.id}`, view, 'TURN')])
  expect(root.querySelector('.refusal')?.textContent).toContain(
    speeches.en.say(`nu-about-${shut.action.replaceAll('_', '-')}`),
  )
  press(root.querySelector('.refusal .k-link'))
  expect(rules).toEqual(['NUS-5.2'])
})

test('a rival’s harbour opens in place of one’s own, and closes', () => {
  const { root } = show('turn3-en')
  press(root.querySelectorAll('.rival .open')[0])
  expect(root.querySelector('.whose')?.textContent).toContain('Bot Blue')
  press(root.querySelectorAll('.rival .open')[0])
  expect(root.querySelector('.whose')).toBeNull()
})

test('the points if it ended now are always there, and open their sheet', () => {
  const { root, scene } = show('turn3-en')
  const points = (scene.view as model.View).players[0].points
  expect(root.querySelector('.score .k-di')?.textContent).toBe(String(points))
  press(root.querySelector('.score'))
  expect(Number(root.querySelector('.sheet tfoot td')?.textContent)).toBe(points)
})

test('workers of earlier rounds are marked when one plays alone, and only then', () => {
  const { root, scene } = show('turn1-en')
  const view = scene.view as model.View
  const old = view.spaces.flatMap((space) => space.workers).filter((worker) => model.earlier(view, worker)).length
  expect(old).toBeGreaterThan(0)
  expect(root.querySelectorAll('.spaces .worker.old').length).toBe(
    old + view.copies.flatMap((copy) => copy.workers).filter((worker) => model.earlier(view, worker)).length,
  )
  expect(show('turn3-en').root.querySelector('.worker.old')).toBeNull()
})

test('a match of several games shows which one it is and what the past ones brought', () => {
  const { root, scene } = show('game_over1_campaign-en')
  const view = scene.view as model.View
  expect(root.querySelector('.sheet.over')).toBeNull() // it stands beside the table: the card of the end is the only layer
  expect(root.querySelector('.match b')?.textContent).toBeTruthy()
  press(root.querySelector('.score'))
  const rows = [...root.querySelectorAll('.sheet table')].at(-1)!.querySelectorAll('tbody tr')
  expect([...rows].reduce((sum, row) => sum + Number(row.querySelector('td')!.textContent), 0)).toBe(
    view.players[0].points,
  )
  expect(rows.length).toBe(view.match.games)
  expect(root.textContent).toContain(`${view.result!.rank!.before} → ${view.result!.rank!.after}`)
})

test('that cards are reconstructed is said once, and what is guessed of each carries the sign', () => {
  localStorage.clear()
  const first = show('build-en')
  const cards = [...first.root.querySelectorAll<HTMLElement>('.house[data-card]')]
  expect(cards.length).toBeGreaterThan(5)
  for (const card of cards) {
    const told = model.CARDS[card.dataset.card!]
    expect(
      [
        !!card.querySelector('.brings .guess'),
        !!card.querySelector('.cost > .guess'),
        !!card.querySelector('em .guess'),
      ],
      card.dataset.card,
    ).toEqual(marksOf(told, card.classList.contains('built')))
    expect([...card.querySelectorAll('.guess')].every((sign) => sign.textContent === '≈')).toBe(true)
    expect(card.querySelector('.k-sr')!.textContent!.includes(model.guessWords(told, say('en')) || 'Our guess')).toBe(
      !!told.guess,
    )
  }
  press(first.root.querySelector('.note .k-btn'))
  expect(first.root.querySelector('.note')).toBeNull()
  expect(show('turn3-en').root.querySelector('.note')).toBeNull()
  localStorage.clear()
})

/** Where the sign belongs: at the effect if that is unknown, else at the price and at the points. */
const marksOf = (told: model.CardData, built: boolean): boolean[] =>
  model.isGuess(told)
    ? [true, false, false]
    : [false, !built && model.isPriceGuess(told), !!told.guess?.includes('vp') && told.vp !== 0]

test('an elder whose text is guessed carries the sign, on the board and in one’s own council', () => {
  const before = Object.values(model.ELDERS).map((elder) => elder.guess)
  const guessed = [
    '9',
    '4',
    ...viewOf('feed_elder-en')
      .elders.map((stack) => stack.top!)
      .slice(0, 1),
  ]
  for (const [id, elder] of Object.entries(model.ELDERS)) elder.guess = guessed.includes(id) ? ['effect'] : undefined
  const { root } = show('feed_elder-en')
  const marked = [...root.querySelectorAll<HTMLElement>('.council [data-elder], .elders [data-elder]')].filter(
    (elder) => elder.querySelector('.guess')?.textContent === '≈',
  )
  expect(marked.map((elder) => elder.dataset.elder).sort()).toEqual(guessed.sort())
  for (const elder of marked) expect(elder.textContent).toContain('≈ Our guess: the effect.')
  Object.values(model.ELDERS).forEach((elder, i) => {
    elder.guess = before[i]
  })
})

test('what is guessed is said part by part', () => {
  const card = (guess?: string[]): model.Told2 => ({ name: ['a', 'b'], text: ['a', 'b'], effects: [], guess })
  expect(model.guessWords(card(), say('en'))).toBe('')
  expect(model.guessWords(card(['kinds']), say('en'))).toBe('≈ Our guess: which goods the price asks for.')
  expect(model.guessWords(card(['kinds', 'vp']), say('ru'))).toBe('≈ Наша догадка: какими товарами платить, очки.')
  expect(model.guessWords(card(['cost', 'kinds', 'vp', 'effect']), say('en'))).toBe(
    '≈ Our guess: the price, the points, the effect.',
  )
})

// --- the model

test('every card and elder has signs that are drawn, a name and a text in both languages', () => {
  const art = readFileSync(`${here}/../src/games/nusfjord/art.svg`, 'utf8')
  for (const lang of ['ru', 'en'] as Lang[]) {
    const signs: [string, Sign[]][] = [
      ...model.CARD_NAMES.map((id): [string, Sign[]] => [id, cardSigns(id, say(lang))]),
      ...model.ELDER_NAMES.map((id): [string, Sign[]] => [id, elderSigns(id, say(lang))]),
    ]
    for (const [id, row] of signs) {
      expect(row.length, id).toBeGreaterThan(1)
      for (const sign of row) {
        if (sign.kind === 'icon') expect(art, `${id} ${sign.name}`).toContain(`id="i-nu-${sign.name}"`)
        else expect(sign.text, id).not.toMatch(/[a-z]_[a-z]|undefined|NaN/)
      }
    }
    for (const id of model.CARD_NAMES) {
      expect(model.cardName(id, lang)).toBeTruthy()
      expect(model.word(model.CARDS[id].text, lang).length).toBeGreaterThan(8)
    }
    for (const space of data.spaces) say(lang)(`nu-about-${space.replace(/_2$/, '').replaceAll('_', '-')}`)
    for (const id of data.categories) say(lang)(`nu-cat-${id}`)
  }
  expect(art).not.toContain('style=')
})

test('an exchange there and back is a row of arrows, and whole on its card', () => {
  const told = (id: string) =>
    cardSigns(id, say('ru'), 126).map((sign) => (sign.kind === 'text' ? sign.text : sign.name))
  expect(told('124').join(' ')).toBe('anytime 4 wood gives 1 gold gives 3 wood')
  expect(told('122').join(' ')).toBe('anytime 4 fish gives 1 gold gives 3 fish')
})

test('signs that are cut end with something whole', () => {
  let cut = 0
  for (const id of model.CARD_NAMES)
    for (const most of [126, 112, 84, 54]) {
      const signs = cardSigns(id, say('en'), most)
      const last = signs[signs.length - 1]
      if (last.kind !== 'text' || last.text !== '…') continue
      cut += 1
      const before = signs[signs.length - 2]
      if (before?.kind === 'text') expect(before.text, `${id} ${most}`).toContain('★')
      else expect(['gives', 'or']).not.toContain(before?.name)
    }
  expect(cut).toBeGreaterThan(5)
})

test('the natural action of a place is the one the server offers there', () => {
  for (const name of asking) {
    const { scene } = read(name)
    const view = scene.view as model.View
    for (const option of scene.options!) {
      if (!['place', 'copy', 'elder', 'build', 'site', 'invite', 'plant', 'feed', 'serve'].includes(option.kind))
        continue
      if (option.kind === 'elder' && scene.question.decision !== 'TURN') continue
      const at = option.kind === 'place' ? option.targets[0] : option.kind === 'copy' ? option.targets[1] : goal(option)
      expect(model.naturalAction(at, view, scene.question.decision), `${name} ${option.notation}`).toBe(option.action)
    }
  }
})

test('what is lit: of plates the last one, of a copy both spaces, of an exchange nothing', () => {
  const option = (kind: string, targets: string[]) =>
    filledOption({ action: 0, kind, notation: kind, text: kind, targets, effects: {} })
  expect([
    ...lights([
      option('serve', ['plate:3', 'plate:4']),
      option('copy', ['space:copy', 'space:thin_out']),
      option('trade', ['built:0:122']),
    ]).keys(),
  ]).toEqual(['plate:4', 'space:copy', 'space:thin_out'])
})

test('the catch adds up in its steps', () => {
  const told = (kind: string, args: Record<string, number>, seat = 0): Told => ({ rev: 0, kind, seat, args, text: '' })
  const log = [
    told('round-began', { round: 3 }),
    told('caught', { fish: 10 }),
    told('fed-elder', { elder: 1 }),
    told('fed-elder', { elder: 2 }),
    told('elder-paid', { elder: 2, fish: 1 }),
    told('fed-new-shares', { fish: 1 }),
    told('fed-share', { to: 1, fish: 1 }),
    told('fed-share', { to: 0, fish: 1 }),
    told('stored-fish', { fish: 4 }),
    told('returned-fish', { fish: 1 }),
    told('collected', { fish: 2 }),
    told('placed', { space: 1 }),
    told('caught', { fish: 9 }),
  ]
  expect(model.fishing(log, 0)).toEqual({
    round: 3,
    caught: 10,
    elders: 2,
    paid: 1,
    elsewhere: 2,
    home: 1,
    stored: 4,
    back: 1,
    collected: 2,
  })
  expect(model.fishing([], 0)).toBeNull()
  for (const name of english.filter((one) => one.startsWith('turn'))) {
    const { scene, log: real } = read(name)
    const found = model.fishing(real, (scene.view as model.View).viewer)
    if (found?.round)
      expect(found.elders + found.elsewhere + found.home + found.stored + found.back, name).toBe(found.caught)
  }
})

test('rounds: who begins, what they bring, which colour works', () => {
  const view = viewOf('turn3-en')
  expect(model.firstOf(view, view.round)).toBe(view.first)
  expect([3, 4, 5, 6].map((round) => model.newsOf(view, round)?.kind)).toEqual(['A', 'hand', 'B', 'open'])
  const solo = viewOf('turn1-en')
  expect(model.colourOf(solo, solo.round)).toBe(solo.colour)
  expect([4, 6].map((round) => model.newsOf(solo, round))).toEqual([
    { kind: 'C', count: 4 },
    { kind: 'C', count: 3 },
  ])
})

test('long Russian words may be parted, and lose nothing', () => {
  for (const id of model.CARD_NAMES)
    expect(model.soft(model.cardName(id, 'ru')).replaceAll('\u00AD', '')).toBe(model.cardName(id, 'ru'))
  expect(model.soft('Муниципалитет')).toContain('\u00AD')
  expect(model.soft('Обустроенная')).toBe('Обуст\u00ADроен\u00ADная')
  const parts = model.CARD_NAMES.flatMap((id) => model.soft(model.cardName(id, 'ru')).split(/[ \u00AD]/))
  expect(parts.filter((part) => part.length > 9)).toEqual([]) // what a built card has room for
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

// --- a choice, from the worker to the last answer

const turn = () => read('turn3-en').scene
const heads = (scene: Scene, kind: string) =>
  [...lights(scene.options!).entries()].filter(([place]) => place.startsWith(`${kind}:`))

test('one press on a card, a ship or an elder chooses it with the worker, and one button says it all', () => {
  const { root, acts, scene } = show('turn3-en')
  for (const kind of ['card', 'hand', 'shipyard', 'stack']) {
    const [at, [way]] = heads(scene, kind)[0]
    press(place(root, at))
    expect(acts).toEqual([])
    const path = completed(way)
    expect(path[0].kind).toBe('place')
    expect(place(root, at)!.getAttribute('aria-pressed')).toBe('true')
    expect(place(root, path[0].targets[0])!.getAttribute('aria-pressed')).toBe('true')
    press(root.querySelector('.prompt .k-btn.primary'))
    expect(acts.splice(0)).toEqual([lineOf(path)])
    expect(lineOf(path)).toMatch(/^place \w+; (build|ship|invite) /)
  }
})

/** Somebody points at a place with a mouse or a finger, and presses. */
const pointed = (at: HTMLElement | null, pointerType = 'mouse') => {
  for (const name of ['pointerover', 'pointerdown'])
    at!.dispatchEvent(Object.assign(new MouseEvent(name, { bubbles: true }), { pointerType }))
  flushSync()
}

test('one press of a mouse says what costs nothing and leaves nothing to choose; all else waits for the button', () => {
  const { options } = turn()
  const gold = options!.find((option) => option.notation === 'place gain_gold')!
  const pressed = (at: string, more: Partial<TableProps> = {}, pointerType?: string, final = true) => {
    const { root, acts } = show('turn3-en', false, false, (scene) => ({
      scene: { ...scene, options: scene.options!.map((option) => ({ ...option, final })) },
      ...more,
    }))
    pointed(place(root, at), pointerType)
    press(place(root, at))
    return acts
  }
  const seats = (kind: 'bot' | 'human') =>
    [0, 1, 2].map((seat) => ({ seat, kind: seat ? kind : 'human', name: '', level: '', present: true }))
  const info = (kind: 'bot' | 'human') =>
    roomInfo({ id: 'demo', game: 'nusfjord', status: 'active', rev: 1, seats: seats(kind) } as never)
  expect(pressed('space:gain_gold', { info: info('bot') })).toEqual([gold.action])
  expect(pressed('shipyard:sloop')).toEqual([])
  expect(pressed('space:clear_forest')).toEqual([])
  expect(pressed('space:gain_gold', {}, 'touch')).toEqual([])
  expect(pressed('space:gain_gold', { info: info('human') })).toEqual([])
  expect(pressed('space:gain_gold', { info: info('human') }, 'mouse', false)).toEqual([gold.action])
  expect(pressed('space:gain_gold', { settings: { motion: 0, sound: false, confirmEnd: true } })).toEqual([])
  for (const [at, ways] of lights(options!))
    for (const way of ways.map(completed).filter((path) => isPlain(ways, path))) {
      expect(way.map(({ kind }) => kind).join(), at).toMatch(/^(place|elder)(,(clear|plant))?$/)
      for (const good of model.GOODS) expect(changeOf(way)[good] ?? 0, at).toBeGreaterThanOrEqual(0)
    }
})

test('keys choose, and the button decides, also after a mouse', () => {
  const { root, acts } = show('turn3-en')
  pointed(place(root, 'space:gain_gold'))
  place(root, 'space:gain_gold')!.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
  press(place(root, 'space:gain_gold'))
  expect(acts).toEqual([])
  expect(place(root, 'space:gain_gold')!.getAttribute('aria-pressed')).toBe('true')
})

test('what a mouse points at is told in the bar before it is pressed', () => {
  const { root, scene } = show('turn3-en')
  const me = (scene.view as model.View).players[0]
  const gold = scene.options!.find((option) => option.notation === 'place gain_gold')!
  pointed(place(root, 'space:gain_gold'))
  const text = (selector: string) => root.querySelector(selector)!.textContent!.replace(/\s+/g, '')
  expect(text('[data-at="tray:gold"]')).toContain(`${me.goods.gold}→${me.goods.gold + changeOf([gold]).gold}`)
  expect(root.querySelector('.prompt .k-btn.primary')).toBeNull()
  pointed(root)
  expect(text('[data-at="tray:gold"]')).not.toContain('→')
})

test('a press on something else changes the choice; Esc drops it', () => {
  const { root, acts } = show('turn3-en')
  press(place(root, 'shipyard:sloop'))
  press(place(root, 'space:gain_gold'))
  expect(place(root, 'shipyard:sloop')!.getAttribute('aria-pressed')).toBe('false')
  const button = root.querySelector<HTMLElement>('.prompt .k-btn.primary')!
  expect(button.textContent!.trim()).toBe(speeches.en.say('nu-go-gain-gold'))
  root.querySelector('.k-table')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  flushSync()
  expect(root.querySelector('.prompt .k-btn.primary')).toBeNull()
  expect(acts).toEqual([])
})

test('the bar says price, what remains and points, before and after', () => {
  const { root, scene } = show('turn3-en')
  const me = (scene.view as model.View).players[0]
  const [at, [way]] = heads(scene, 'hand')[0]
  const change = changeOf(completed(way))
  press(place(root, at))
  const text = (selector: string) => root.querySelector(selector)!.textContent!.replace(/\s+/g, '')
  for (const good of model.GOODS) {
    const left = me.goods[good] + (change[good] ?? 0)
    expect(text(`[data-at="tray:${good}"]`)).toContain(change[good] ? `${me.goods[good]}→${left}` : String(left))
  }
  expect(text('.score')).toContain(`${me.points}→${me.points + change.points}`)
  expect(pricesOf(way).map(({ good }) => good)).toEqual(
    expect.arrayContaining(model.GOODS.filter((good) => model.CARDS[at.split(':')[1]].cost[model.GOODS.indexOf(good)])),
  )
})

test('an action that asks which card waits for it; one that asks where proposes a place and lights the others', () => {
  const build = turn().options!.find((option) => option.notation === 'place build_building')!
  expect(isReady(completed([build]))).toBe(false)
  const clear = turn().options!.find((option) => option.notation === 'place clear_forest')!
  const path = completed([clear])
  expect(isReady(path)).toBe(true)
  expect(lineOf(path)).toBe(`place clear_forest; ${next([clear])[0].notation}`)
  const pairs = (chosen: Path) => [...lights(turn().options!, chosen).keys()].filter((at) => at.startsWith('pair:'))
  expect(pairs([])).toEqual([])
  expect(pairs(path).length).toBe(next([clear]).length)
})

test('a question about where, or how many, proposes an answer; the button gives it, a press on another changes it', () => {
  const { root, acts, scene } = show('reforest-en')
  const answers = scene.options!.filter(({ kind }) => kind === 'plant')
  press(root.querySelector('.prompt .k-btn.primary'))
  expect(acts.splice(0)).toEqual([answers[0].action])
  expect(proposed(scene.options!)).toEqual([answers[0]])
  const serve = read('serve-en').scene.options!
  expect(proposed(serve)[0].notation).toBe('serve 1')
  const decline = filledOption({ action: 1, kind: 'decline', notation: 'decline', text: '' })
  expect(proposed([...serve, decline])).toEqual([])
  expect(proposed(turn().options!)).toEqual([])
})

test('two prices: one is proposed, the other is offered in the bar', () => {
  const { root, scene, acts } = show('turn3-en', false, false, (scene) => {
    const options = scene.options!.map((option) =>
      option.notation === 'place build_ship'
        ? filledOption({
            ...option,
            then: ['a', 'b'].map((offer, i) => ({
              action: 900 + i,
              kind: 'ship',
              notation: `ship schooner ${offer}`,
              text: '',
              targets: ['shipyard:schooner'],
              effects: i ? { gold: -4 } : { wood: -8, fish: -8 },
              change: i ? { gold: -4 } : { wood: -8, fish: -8 },
            })),
          })
        : option,
    )
    return { scene: { ...scene, options } }
  })
  expect(scene.options!.length).toBeGreaterThan(0)
  press(place(root, 'shipyard:schooner'))
  const prices = root.querySelectorAll('.either button')
  expect([...prices].map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  press(prices[1])
  press(root.querySelector('.prompt .k-btn.primary'))
  expect(acts).toEqual(['place build_ship; ship schooner b'])
})

test('what is marked is never refused: every lit place can be chosen or leads on', () => {
  for (const name of asking) {
    const { scene } = read(name)
    for (const [at, ways] of lights(scene.options!))
      for (const way of ways) {
        const path = completed(way)
        const ahead = next(path)
        expect(isReady(path) || ahead.length > 1, `${name} ${at}`).toBe(true)
        const places = lights(scene.options!, path)
        for (const answer of ahead)
          expect(
            answer.targets.some((target) => places.has(target)),
            `${name} ${at}`,
          ).toBe(true)
      }
  }
})

test('what is missing is said in figures, beside what was pressed', async () => {
  const { root, scene } = show('turn3-en')
  const view = scene.view as model.View
  const dear = model.SHIP_NAMES.find((ship) => !view.shipyard[ship])!
  press(place(root, `shipyard:${dear}`))
  await new Promise((done) => setTimeout(done))
  flushSync()
  expect(root.querySelector('.refusal')?.textContent).toContain(speeches.en.say('nu-ship-gone'))
  const me = { ...view.players[0], goods: { wood: 1, fish: 0, gold: 9 } }
  expect(missingAt('card:105', view, me, say('en'))).toBe(
    '1 wood missing: 2 needed, you have 1. 1 fish missing: 1 needed, you have 0.',
  )
})

test('points that hang on the position are worked out on the card', () => {
  const { root, scene } = show('turn3-en')
  const { stars, hand_stars: hand } = (scene.view as model.View).players[0]
  const worked = { ...stars, ...hand }
  expect(Object.keys(worked).length).toBeGreaterThan(0)
  for (const [card, points] of Object.entries(worked))
    expect(root.querySelector(`.house[data-card="${card}"] em`)!.textContent).toContain(`=${points}★`)
})

test('what a choice is about', () => {
  const view = viewOf('turn3-en')
  for (const [at, [way]] of lights(turn().options!)) {
    const thing = thingOf(way, view)
    if (at.startsWith('card:') || at.startsWith('hand:')) expect(thing).toEqual({ kind: 'card', id: at.split(':')[1] })
    if (at.startsWith('shipyard:')) expect(thing).toEqual({ kind: 'ship', id: at.split(':')[1] })
    if (at.startsWith('stack:') || at.startsWith('council:')) expect(thing?.kind).toBe('elder')
  }
})

// --- the guide

const EXPECTED: Record<string, string> = {
  build: 'build',
  choose: 'choose',
  clear: 'clear',
  end_turn: 'exchange',
  feed_elder: 'shortage',
  feed_share: 'shortage',
  game_over3: 'over',
  invite: 'invite',
  reforest: 'reforest',
  serve: 'serve',
  ship: 'ship',
  site: 'site',
  source: 'source',
  turn3: 'turn',
  upgrade: 'choose',
  use_invited: 'invited',
}
test.each(Object.keys(EXPECTED))('%s: its lesson comes', (name) => {
  const { scene, log } = read(`${name}-en`)
  const told = name === 'turn3' ? ['welcome', 'exchange'] : ['welcome']
  expect(due(LESSONS, scene, log.slice(-4), told)[0]?.id).toBe(EXPECTED[name])
})

test('lessons are told in both languages, and their rules exist', () => {
  for (const lang of ['ru', 'en'] as Lang[]) {
    const rules = readFileSync(`${here}/../../src/igroteka/games/nusfjord/locale/${lang}/rules.md`, 'utf8')
    for (const lesson of LESSONS) {
      for (const key of ['', '.do', '.think'])
        expect(speeches[lang].has(`nu-guide-${lesson.id}${key}`), lesson.id + key).toBe(true)
      expect(rules, lesson.rule).toContain(lesson.rule)
    }
  }
})

test('the guide stands at the side and says the lesson', () => {
  const { root } = show('ship-en', false, true)
  expect(root.querySelector<HTMLElement>('[role="complementary"]')!.textContent).toContain(
    speeches.en.say('nu-guide-ship'),
  )
})

test('where somebody has conceded, the last sheet has a column for everybody and says what is not told', () => {
  const { scene } = read('game_over3-en')
  const cut = { ...scene, sheet: scene.sheet.slice(0, 1) }
  const { root } = show('game_over3-en', false, false, () => ({ scene: cut }))
  const sheet = root.querySelector('.final table')!
  const points = (scene.view as model.View).players.map((player) => String(player.points))
  expect(sheet.querySelectorAll('thead th').length).toBe(1 + points.length)
  expect([...sheet.querySelectorAll('tfoot td')].map((one) => one.textContent)).toEqual(points)
  expect(root.querySelector('.final')!.textContent).toContain('only their points so far')
})
