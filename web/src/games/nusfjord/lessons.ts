// The guided first game of Nusfjord: which lesson belongs to which moment. Texts: nu-guide-<id> in nusfjord-table.ftl.
import type { Lesson } from '../../board-kit/guide.svelte'
import type { Scene, Told } from '../../net/wire'
import { of, type View } from './model'

const seen = (scene: Scene) => scene.view as View
const mine = (scene: Scene) => seen(scene).players[seen(scene).viewer]
const asked = (scene: Scene, ...decisions: string[]) =>
  !!scene.options?.length && decisions.includes(scene.question.decision)
const can = (scene: Scene, ...kinds: string[]) => of(scene.options, ...kinds).length > 0
const happened = (recent: Told[], kind: string, fits: (told: Told) => boolean = () => true) =>
  recent.some((told) => told.kind === kind && fits(told))
const running = (scene: Scene) => scene.question.decision !== 'GAME_OVER'
const places = (scene: Scene, space: string) =>
  !!scene.options?.some((option) => option.kind === 'place' && option.targets.includes(`space:${space}`))

/** The most urgent first: what must be answered, the turn, what is possible, what happened. */
export const LESSONS: Lesson[] = [
  { id: 'over', rule: 'NUS-10.1', ask: true, when: (scene) => !running(scene) },
  { id: 'welcome', rule: 'NUS-1.1', when: (scene) => running(scene) && seen(scene).round <= 1 },

  // what an action asks
  { id: 'build', rule: 'NUS-6.4', ask: true, when: (scene) => asked(scene, 'BUILD') },
  { id: 'site', rule: 'NUS-6.4', ask: true, when: (scene) => asked(scene, 'SITE') },
  { id: 'source', rule: 'NUS-8.23', ask: true, when: (scene) => asked(scene, 'SOURCE') },
  { id: 'serve', rule: 'NUS-6.3', ask: true, when: (scene) => asked(scene, 'SERVE') },
  { id: 'ship', rule: 'NUS-6.10', ask: true, when: (scene) => asked(scene, 'SHIP') },
  { id: 'invite', rule: 'NUS-6.11', ask: true, when: (scene) => asked(scene, 'INVITE') },
  { id: 'invited', rule: 'NUS-7.1', ask: true, when: (scene) => asked(scene, 'USE_INVITED') },
  { id: 'clear', rule: 'NUS-6.7', ask: true, when: (scene) => asked(scene, 'CLEAR', 'REMOVE_FOREST') },
  { id: 'reforest', rule: 'NUS-6.9', ask: true, when: (scene) => asked(scene, 'REFOREST') },
  {
    id: 'choose',
    rule: 'NUS-7.6',
    ask: true,
    when: (scene) => asked(scene, 'CHOOSE', 'OFFER', 'UPGRADE', 'USE_ELDER'),
  },
  { id: 'trigger', rule: 'NUS-8.10', ask: true, when: (scene) => asked(scene, 'TRIGGER') },
  { id: 'shortage', rule: 'NUS-4.9', ask: true, when: (scene) => asked(scene, 'FEED_ELDER', 'FEED_SHARE') },
  {
    id: 'exchange',
    rule: 'NUS-8.5',
    ask: true,
    when: (scene) => asked(scene, 'END_TURN', 'LAST_EXCHANGES', 'EXCHANGE') || can(scene, 'trade', 'sell'),
  },

  // the turn
  { id: 'turn', rule: 'NUS-5.2', ask: true, when: (scene) => asked(scene, 'TURN') },
  {
    id: 'solo',
    rule: 'NUS-12.3',
    ask: true,
    when: (scene) => asked(scene, 'TURN') && seen(scene).seats === 1 && seen(scene).round === 2,
  },
  {
    id: 'last',
    rule: 'NUS-10.1',
    ask: true,
    when: (scene) => asked(scene, 'TURN') && seen(scene).round === 7,
    args: (scene) => ({ empty: mine(scene)?.free.length ?? 0, unissued: mine(scene)?.unissued ?? 0 }),
  },
  {
    id: 'reserve',
    rule: 'NUS-6.2',
    ask: true,
    when: (scene) => asked(scene, 'TURN') && places(scene, 'transfer_reserve') && (mine(scene)?.reserve.fish ?? 0) >= 4,
    args: (scene) => ({ count: mine(scene)?.reserve.fish ?? 0 }),
  },
  { id: 'elders', rule: 'NUS-7.1', ask: true, when: (scene) => asked(scene, 'TURN') && can(scene, 'elder') },
  { id: 'copy', rule: 'NUS-6.12', ask: true, when: (scene) => asked(scene, 'TURN') && can(scene, 'copy') },
  {
    id: 'shares',
    rule: 'NUS-6.5',
    ask: true,
    when: (scene) => asked(scene, 'TURN') && seen(scene).round >= 2 && places(scene, 'issue_share'),
    args: (scene) => ({ count: mine(scene)?.unissued ?? 0 }),
  },

  // what just happened
  {
    id: 'fishing',
    rule: 'NUS-4.2',
    when: (scene, recent) => happened(recent, 'caught', (told) => told.seat === seen(scene).viewer),
    args: (scene) => ({ count: mine(scene)?.catch ?? 0 }),
  },
  { id: 'hand', rule: 'NUS-9.3', when: (_, recent) => happened(recent, 'cards-dealt') },
]
