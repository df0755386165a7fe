// The table of Nusfjord: what it does when it is touched, what it makes of a scene, what its guide says.
import { readFileSync } from 'node:fs'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import data from '../src/games/nusfjord/data.json'
import { cardSigns, elderRows, elderSigns, laid, type Sign } from '../src/games/nusfjord/effect'
import { LESSONS } from '../src/games/nusfjord/lessons'
import * as model from '../src/games/nusfjord/model'
import { due } from '../src/board-kit/guide.svelte'
import { option as filledOption, type Lang, type Told } from '../src/net/wire'
import { asking, clean, english, here, place, press, read, say, show, speeches } from './nusfjord-kit'

clean()
const viewOf = (name: string) => read(name).scene.view as model.View

test.each(['turn3-en', 'build-en', 'serve-en'])('%s: who only watches can do nothing', (name) => {
  const { root, acts } = show(name, true)
  expect(root.querySelector('button.lit')).toBeNull()
  expect(root.querySelector('[data-action]')).toBeNull()
  for (const one of root.querySelectorAll<HTMLElement>('button[data-place], .tr')) one.click()
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
  expect(root.querySelector('.bar')?.textContent).toContain(
    speeches.en.say(`nu-about-${shut.action.replaceAll('_', '-')}`),
  )
  press(root.querySelector('.bar .k-link'))
  expect(rules).toEqual(['NUS-5.2'])
})

test('a rival’s harbour opens in place of one’s own, and closes', () => {
  const { root } = show('turn3-en')
  press(root.querySelectorAll('.rv .open')[0])
  expect(root.querySelector('.whose')?.textContent).toContain('Bot Blue')
  expect(root.querySelector('.xf')).toBeNull()
  press(root.querySelectorAll('.rv .open')[0])
  expect(root.querySelector('.whose')).toBeNull()
})

test('the points if it ended now are always there, and open their sheet', () => {
  const { root, scene } = show('turn3-en')
  const points = (scene.view as model.View).players[0].points
  expect(root.querySelector('.sc .k-di')?.textContent).toBe(String(points))
  press(root.querySelector('.sc'))
  expect(Number(root.querySelector('.sheet tfoot td')?.textContent)).toBe(points)
})

test('workers of earlier rounds are marked when one plays alone, and only then', () => {
  const { root, scene } = show('turn1-en')
  const view = scene.view as model.View
  const old = view.spaces.flatMap((space) => space.workers).filter((worker) => model.earlier(view, worker)).length
  expect(old).toBeGreaterThan(0)
  expect(root.querySelectorAll('.act .w.old').length).toBe(
    old + view.copies.flatMap((copy) => copy.workers).filter((worker) => model.earlier(view, worker)).length,
  )
  expect(show('turn3-en').root.querySelector('.w.old')).toBeNull()
})

test('a match of several games shows which one it is and what the past ones brought', () => {
  const { root, scene } = show('game_over1_campaign-en')
  const view = scene.view as model.View
  expect(root.querySelector('.mt b')?.textContent).toBeTruthy()
  press(root.querySelector('.sc'))
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
  const cards = [...first.root.querySelectorAll<HTMLElement>('.bc[data-card]')]
  expect(cards.length).toBeGreaterThan(5)
  for (const card of cards) {
    const told = model.CARDS[card.dataset.card!]
    expect(
      [!!card.querySelector('.be .re'), !!card.querySelector('.co > .re'), !!card.querySelector('em .re')],
      card.dataset.card,
    ).toEqual(marksOf(told, card.classList.contains('built')))
    expect([...card.querySelectorAll('.re')].every((sign) => sign.textContent === '≈')).toBe(true)
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
  const marked = [...root.querySelectorAll<HTMLElement>('.cou [data-elder], .els [data-elder]')].filter(
    (elder) => elder.querySelector('.re')?.textContent === '≈',
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
    for (const id of model.ELDER_NAMES)
      for (const row of elderRows(id, say(lang), 84)) expect(laid(row).width).toBeLessThan(130)
    for (const space of data.spaces) say(lang)(`nu-about-${space.replace(/_2$/, '').replaceAll('_', '-')}`)
    for (const id of data.categories) say(lang)(`nu-cat-${id}`)
  }
  expect(art).not.toContain('style=')
})

test('the natural action of a place is the one the server offers there', () => {
  for (const name of asking) {
    const { scene } = read(name)
    const view = scene.view as model.View
    for (const option of scene.options!) {
      if (!['place', 'copy', 'elder', 'build', 'site', 'invite', 'plant', 'feed', 'serve'].includes(option.kind))
        continue
      if (option.kind === 'elder' && scene.question.decision !== 'TURN') continue
      expect(model.naturalAction(model.goal(option), view, scene.question.decision), `${name} ${option.notation}`).toBe(
        option.action,
      )
    }
  }
})

test('what is lit: of plates the last one, of a copy both spaces, of an exchange nothing', () => {
  const option = (kind: string, targets: string[]) =>
    filledOption({ action: 0, kind, notation: kind, text: kind, targets, effects: {} })
  expect([
    ...model
      .lights([
        option('serve', ['plate:3', 'plate:4']),
        option('copy', ['space:copy', 'space:thin_out']),
        option('trade', ['built:0:122']),
      ])
      .keys(),
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
