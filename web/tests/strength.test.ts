// What a new table tells of its bots.
import { beforeAll, describe, expect, it } from 'vitest'
import { strengthOf } from '../src/app/strength'
import { setLang } from '../src/i18n/i18n.svelte'

const bot = { level: 'master', label: 'Мастер', about: '' }
const found = { rival: 'apprentice', label: 'Подмастерье', seats: 2, games: 40, share: 0.925, low: 0.801, high: 0.974 }

describe('the strength of a bot', () => {
  beforeAll(() => setLang('ru'))

  it('is told with its interval and the number of games', () => {
    expect(strengthOf({ ...bot, strength: found })).toBe(
      'выигрывает 93 % партий у бота уровня «Подмастерье» (от 80 до 97, сыграно 40)',
    )
  })

  it('is told beside what would be even, where more than two play', () => {
    const told = strengthOf({ ...bot, strength: { ...found, seats: 4, share: 0.42 } })
    expect(told).toContain('42 % партий один против 3 ботов уровня «Подмастерье»; поровну было бы 25 %')
  })

  it('is not told where nothing was measured', () => {
    expect(strengthOf({ ...bot, strength: null })).toBe('сила ещё не измерена')
  })
})
