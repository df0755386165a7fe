// The guided first game of Catan: which lesson belongs to which moment. Texts: ct-guide-<id> in catan-table.ftl.
import type { Lesson } from '../../board-kit/guide.svelte'
import type { Scene, Told } from '../../net/wire'
import data from './data.json'
import { discardLimit, target, type View } from './model'

const seen = (scene: Scene) => scene.view as View
const mine = (scene: Scene) => seen(scene).players[seen(scene).viewer]
const asked = (scene: Scene, ...decisions: string[]) =>
  !!scene.options?.length && decisions.includes(scene.question.decision)
const can = (scene: Scene, ...kinds: string[]) => !!scene.options?.some((option) => kinds.includes(option.kind))
const happened = (recent: Told[], kind: string, fits: (told: Told) => boolean = () => true) =>
  recent.some((told) => told.kind === kind && fits(told))
const sum = (told: Told) => told.args.first + told.args.second
const points = (scene: Scene) => mine(scene)?.total_points ?? 0
const rivals = (scene: Scene) => seen(scene).players.filter((_, seat) => seat !== seen(scene).viewer)
const near = (scene: Scene) => target(seen(scene)) - 2
const running = (scene: Scene) => scene.question.decision !== 'GAME_OVER'

const goal = (scene: Scene) => ({ points: target(seen(scene)) })
const limit = (scene: Scene) => ({ limit: discardLimit(seen(scene)) })

/** The most urgent first: what must be answered, the roll, what is possible, what happened. */
export const LESSONS: Lesson[] = [
  { id: 'over', rule: 'CAT-11.4', ask: true, when: (scene) => !running(scene), args: goal },
  { id: 'welcome', rule: 'CAT-11.1', when: (scene) => running(scene) && seen(scene).turn.number <= 1, args: goal },

  // questions that must be answered
  {
    id: 'found',
    rule: 'CAT-3.6',
    ask: true,
    when: (scene) => asked(scene, 'FOUND_SETTLEMENT') && scene.question.round !== 2,
  },
  {
    id: 'found-second',
    rule: 'CAT-3.8',
    ask: true,
    when: (scene) => asked(scene, 'FOUND_SETTLEMENT') && scene.question.round === 2,
  },
  { id: 'found-road', rule: 'CAT-3.6', ask: true, when: (scene) => asked(scene, 'FOUND_ROAD') },
  { id: 'discard', rule: 'CAT-5.2', ask: true, when: (scene) => asked(scene, 'DISCARD'), args: limit },
  { id: 'robber', rule: 'CAT-5.4', ask: true, when: (scene) => asked(scene, 'MOVE_ROBBER') },
  { id: 'steal', rule: 'CAT-5.5', ask: true, when: (scene) => asked(scene, 'STEAL') },
  { id: 'free-roads', rule: 'CAT-9.6', ask: true, when: (scene) => asked(scene, 'ROAD_BUILDING') },
  { id: 'answer', rule: 'CAT-6.8', ask: true, when: (scene) => asked(scene, 'TRADE_RESPONSE') },
  { id: 'partner', rule: 'CAT-6.12', ask: true, when: (scene) => asked(scene, 'TRADE_SELECT') },
  { id: 'compose', rule: 'CAT-6.3', ask: true, when: (scene) => asked(scene, 'TRADE_COMPOSE') },

  // the roll and the turn
  {
    id: 'seven',
    rule: 'CAT-5.1',
    when: (scene, recent) => running(scene) && happened(recent, 'rolled', (told) => sum(told) === 7),
  },
  {
    id: 'produced',
    rule: 'CAT-4.4',
    when: (scene, recent) => running(scene) && happened(recent, 'rolled', (told) => sum(told) !== 7),
  },
  { id: 'roll', rule: 'CAT-4.3', ask: true, when: (scene) => asked(scene, 'PRE_ROLL') },
  { id: 'turn', rule: 'CAT-4.1', ask: true, when: (scene) => asked(scene, 'MAIN') },

  // what is possible now
  {
    id: 'near',
    rule: 'CAT-11.1',
    ask: true,
    when: (scene) => asked(scene, 'PRE_ROLL', 'MAIN') && points(scene) >= near(scene),
    args: goal,
  },
  { id: 'play', rule: 'CAT-9.2', ask: true, when: (scene) => can(scene, 'knight', 'roads', 'plenty', 'monopoly') },
  { id: 'settlement', rule: 'CAT-8.6', ask: true, when: (scene) => asked(scene, 'MAIN') && can(scene, 'settlement') },
  { id: 'city', rule: 'CAT-8.8', ask: true, when: (scene) => asked(scene, 'MAIN') && can(scene, 'city') },
  { id: 'road', rule: 'CAT-8.3', ask: true, when: (scene) => asked(scene, 'MAIN') && can(scene, 'road') },
  { id: 'buy', rule: 'CAT-9.1', ask: true, when: (scene) => asked(scene, 'MAIN') && can(scene, 'buy') },
  {
    id: 'full-hand',
    rule: 'CAT-5.2',
    ask: true,
    when: (scene) => asked(scene, 'MAIN') && (mine(scene)?.hand_size ?? 0) > discardLimit(seen(scene)),
    args: limit,
  },
  {
    id: 'harbour',
    rule: 'CAT-7.3',
    ask: true,
    when: (scene) => asked(scene, 'MAIN') && !!mine(scene)?.rates.some((rate) => rate < data.rates.bank),
  },
  { id: 'bank', rule: 'CAT-7.2', ask: true, when: (scene) => asked(scene, 'MAIN') && can(scene, 'bank') },
  { id: 'trade', rule: 'CAT-6.1', ask: true, when: (scene) => asked(scene, 'MAIN') && can(scene, 'offer') },
  { id: 'costs', rule: 'CAT-8.1', ask: true, when: (scene) => asked(scene, 'MAIN') },

  // what just happened
  {
    id: 'robbed',
    rule: 'CAT-5.5',
    when: (scene, recent) =>
      recent.some((told) => told.kind.startsWith('stole') && told.args.victim === seen(scene).viewer),
  },
  {
    id: 'bought',
    rule: 'CAT-9.3',
    when: (scene, recent) => happened(recent, 'card-bought', (told) => told.seat === seen(scene).viewer),
  },
  { id: 'hidden', rule: 'CAT-9.9', when: (scene) => running(scene) && (mine(scene)?.cards?.victory_point ?? 0) > 0 },
  {
    id: 'long-road',
    rule: 'CAT-10.2',
    when: (scene, recent) =>
      running(scene) && (happened(recent, 'longest-road-taken') || (mine(scene)?.road_length ?? 0) >= 4),
  },
  {
    id: 'army',
    rule: 'CAT-10.1',
    when: (scene, recent) =>
      running(scene) && (happened(recent, 'largest-army-taken') || (mine(scene)?.played.knight ?? 0) >= 2),
  },
  {
    id: 'rival',
    rule: 'CAT-11.1',
    when: (scene) => running(scene) && rivals(scene).some((player) => player.points >= near(scene)),
    args: goal,
  },
]
