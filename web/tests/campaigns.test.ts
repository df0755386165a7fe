// What the book of a solo player is made of.
import { expect, it } from 'vitest'
import { campaigns } from '../src/app/campaigns'

it('has the campaigns and leaves out double games, which give no rank', () => {
  const rank = { before: 1, after: 2, total: 90 }
  const career = [
    { room: 'a', at: 3, outcome: { games: [[30], [28], [32]], rank } },
    { room: 'b', at: 2, outcome: { games: [[30, 20]], rank: null } },
  ]

  expect(campaigns(career)).toEqual([{ room: 'a', at: 3, games: [30, 28, 32], rank }])
})
