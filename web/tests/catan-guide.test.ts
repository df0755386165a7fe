// The guide of the first game of Catan: the right lesson at the right moment, once, in both languages.
import { readdirSync, readFileSync } from 'node:fs'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { due, Tutor } from '../src/board-kit/guide.svelte'
import { LESSONS } from '../src/games/catan/lessons'
import { scoreRows } from '../src/games/catan/model'
import { roomInfo, type Lang, type Told } from '../src/net/wire'
import { clean, fixtures, here, read, settle, show as lay, speeches } from './catan-kit'

clean()
const rules = (lang: Lang) => readFileSync(`${here}/../../src/igroteka/games/catan/locale/${lang}/rules.md`, 'utf8')
const LEVELS: Record<string, string> = { greedy: 'Расчётливый', random: 'Наугад' }

function show(name: string, guide = true, readonly = false) {
  const off: string[] = []
  const { log, names } = read(name)
  const { root, rules } = lay(name, readonly, guide, () => ({
    recent: log.slice(-4),
    guideOff: () => off.push('off'),
    levelName: (level) => LEVELS[level] ?? '',
    info: roomInfo({
      id: 'room',
      game: 'catan',
      status: 'active',
      rev: 0,
      private: false,
      created: 0,
      seats: names.map((who, seat) => ({
        seat,
        kind: 'bot',
        level: ['greedy', 'random', 'wise', ''][seat],
        name: who,
      })),
    }),
  }))
  const card = () => root.querySelector<HTMLElement>('[role="complementary"]')
  const press = (selector: string) => {
    const found = card()?.querySelector<HTMLElement>(selector)
    expect(found, selector).toBeTruthy()
    found!.click()
    flushSync()
  }
  return { root, card, press, rules, off, words: speeches[name.slice(-2) as Lang] }
}

const EXPECTED: Record<string, string> = {
  cards: 'produced',
  discard: 'discard',
  found_road: 'welcome',
  found_settlement: 'welcome',
  game_over: 'over',
  main: 'produced',
  move_robber: 'robber',
  pre_roll: 'roll',
  road_building: 'free-roads',
  steal: 'steal',
  trade_compose: 'compose',
  trade_response: 'welcome',
  trade_select: 'partner',
  watching: 'hidden',
}
test.each(fixtures.filter((name) => !name.startsWith('spectator')))('%s: its lesson comes', (name) => {
  const { scene, log } = read(name)
  const recent = log.slice(-4)
  const wanted = EXPECTED[name.slice(0, -3)]
  expect(due(LESSONS, scene, recent, [])[0]?.id).toBe(wanted)
  const { card, words } = show(name)
  const lesson = LESSONS.find(({ id }) => id === wanted)!
  for (const key of [wanted, `${wanted}.do`, `${wanted}.think`])
    expect(card()?.textContent).toContain(words.say(`ct-guide-${key}`, lesson.args?.(scene)))
})

test.each([
  ['found_settlement', ['welcome', 'found']],
  ['found_road', ['welcome', 'found-road']],
  ['trade_response', ['welcome', 'answer']],
  ['pre_roll', ['roll', 'play']],
  ['cards', ['produced', 'turn', 'play', 'road', 'buy', 'trade', 'costs', 'hidden']],
  [
    'main',
    [
      'produced',
      'turn',
      'settlement',
      'city',
      'road',
      'full-hand',
      'bank',
      'trade',
      'costs',
      'hidden',
      'army',
      'rival',
    ],
  ],
])('%s: all that is worth telling waits behind', (name, wanted) => {
  const { scene, log } = read(`${name}-en`)
  const found = due(LESSONS, scene, log.slice(-4), []).map(({ id }) => id)
  expect(found).toEqual(wanted)
})

test('what happens and what comes near has its lesson', () => {
  const { scene } = read('watching-en')
  const told = (kind: string, seat: number, args = {}): Told[] => [{ rev: 0, kind, seat, args, text: '' }]
  const first = (recent: Told[]) => due(LESSONS, scene, recent, []).map(({ id }) => id)
  expect(first(told('rolled', 1, { first: 3, second: 4 }))[0]).toBe('seven')
  expect(first(told('rolled', 1, { first: 3, second: 3 }))[0]).toBe('produced')
  expect(first(told('stole-card', 1, { victim: 0, resource: 1 }))[0]).toBe('robbed')
  expect(first(told('stole', 1, { victim: 2 }))).not.toContain('robbed')
  expect(first(told('card-bought', 0))[0]).toBe('bought')
  expect(first(told('card-bought', 1))).not.toContain('bought')
  const near = read('main-en').scene
  Object.assign(near.view.players[0], { total_points: 8, rates: [4, 3, 4, 4, 4], road_length: 4 })
  expect(due(LESSONS, near, [], []).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['near', 'harbour', 'long-road']),
  )
  const second = read('found_settlement-en').scene
  second.question.round = 2
  expect(due(LESSONS, second, [], []).map(({ id }) => id)).toEqual(['welcome', 'found-second'])
})

test.each(['ru', 'en'] as Lang[])('%s: every lesson has its texts and its rule', (lang) => {
  const words = speeches[lang]
  const book = rules(lang)
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length)
  for (const { id, rule } of LESSONS) {
    for (const key of [id, `${id}.do`, `${id}.think`]) expect(words.has(`ct-guide-${key}`), key).toBe(true)
    expect(book).toContain(`### ${rule} `)
  }
  for (const name of ['name', 'prev', 'next', 'away', 'show', 'rule', 'off', 'off-long'])
    expect(words.has(`tb-guide-${name}`), name).toBe(true)
})

test('put away stays away, and can be stepped back to', () => {
  const tutor = new Tutor(LESSONS, 'r')
  const { scene, log } = read('discard-en')
  const recent = log.slice(-4)
  tutor.look(scene, recent)
  expect([tutor.open, tutor.lesson?.id]).toEqual([true, 'discard'])
  tutor.away()
  tutor.look(scene, recent)
  expect(tutor.open).toBe(false)
  tutor.look({ ...scene, rev: scene.rev + 1 }, [])
  expect(tutor.lesson?.id).not.toBe('discard') // another one may come, this one does not
  tutor.away()
  while (tutor.at > 0) tutor.back()
  tutor.show()
  expect([tutor.open, tutor.lesson?.id]).toEqual([true, 'discard'])
  const again = new Tutor(LESSONS, 'r')
  expect(again.open).toBe(false)
  again.look(scene, recent)
  expect(again.told.filter((id) => id === 'discard')).toHaveLength(1)
  expect(new Tutor(LESSONS, 'other').told).toEqual([])
})

test('a question goes before what happened, and nothing is lost', () => {
  const tutor = new Tutor(LESSONS, 'q')
  const watching = read('watching-en').scene
  watching.view.players[0].cards = {}
  tutor.look({ ...watching, rev: 1 }, [{ rev: 0, kind: 'rolled', seat: 1, args: { first: 1, second: 1 }, text: '' }])
  expect(tutor.lesson?.id).toBe('produced')
  tutor.look({ ...watching, rev: 2 }, [{ rev: 0, kind: 'stole', seat: 1, args: { victim: 0 }, text: '' }])
  expect(tutor.lesson?.id).toBe('produced') // still read
  expect(tutor.waiting).toContain('robbed')
  tutor.look({ ...read('discard-en').scene, rev: 3 }, [])
  expect(tutor.lesson?.id).toBe('discard')
  expect(tutor.waiting).toContain('robbed')
  tutor.look({ ...watching, rev: 4 }, [])
  expect(tutor.lesson?.id).toBe('discard')
  while (tutor.more) tutor.next()
  expect(tutor.told).toContain('robbed')
})

test('the card: next, rule, away, back again, off', async () => {
  const { card, press, rules, off } = show('main-ru')
  expect(card()?.querySelector('[aria-live="polite"] h2')?.textContent).toBe('Кто что получает')
  press('.step:not(.before)')
  expect(card()?.querySelector('h2')?.textContent).toBe('После броска: обмен и стройка')
  press('footer .k-link')
  expect(rules).toEqual(['CAT-4.1'])
  press('.step.before')
  expect(card()?.querySelector('h2')?.textContent).toBe('Кто что получает')
  press('.away')
  expect(card()?.querySelector('h2')).toBeNull()
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement?.classList.contains('show')).toBe(true)
  press('.show')
  expect(card()?.querySelector('h2')?.textContent).toBe('Кто что получает')
  press('.dim')
  expect(off).toEqual(['off'])
  expect(card()).toBeNull()
})

test('without the setting, or for a spectator, there is no guide', async () => {
  expect(show('main-en', false).card()).toBeNull()
  await settle()
  expect(show('main-en', true, true).card()).toBeNull()
  await settle()
  expect(show('spectator-en').card()).toBeNull()
})

test('bots are named in words, the bank by its name, and no two buttons of the prompt alike', () => {
  const { root } = show('main-ru')
  expect(root.textContent).toContain('бот · наугад')
  expect(root.textContent).not.toContain('wise')
  expect(root.querySelector('.bank h2')?.textContent).toBe('Резерв')
  for (const lang of ['ru', 'en'] as Lang[])
    expect(new Set(['tb-undo', 'tb-redo', 'ct-put-away', 'tb-clear'].map((key) => speeches[lang].say(key))).size).toBe(
      4,
    )
})

test('the score sheet adds up to the points of everybody', () => {
  const { scene } = read('game_over-en')
  const rows = scoreRows(scene.view as any)
  expect(
    scene.view.players.map((_: unknown, seat: number) => rows.reduce((sum, row) => sum + row.points[seat], 0)),
  ).toEqual(scene.view.players.map((player: any) => player.total_points))
})
test('no style attribute is written into a template', () => {
  for (const folder of ['board-kit', 'games/catan']) {
    for (const name of readdirSync(`${here}/../src/${folder}`).filter((one) => one.endsWith('.svelte'))) {
      expect(readFileSync(`${here}/../src/${folder}/${name}`, 'utf8'), name).not.toMatch(/\sstyle="[^"{]*"/)
    }
  }
})
