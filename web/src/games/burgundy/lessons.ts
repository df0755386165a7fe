// The guided first game of The Castles of Burgundy: which lesson belongs to which moment. Texts: bu-guide-<id> in burgundy-table.ftl.
import type { Lesson } from '../../board-kit/guide.svelte'
import type { Scene, Told } from '../../net/wire'
import data from './data.json'
import { costOf, kindAt, tileOf, type View } from './model'

const seen = (scene: Scene) => scene.view as View
const mine = (scene: Scene) => seen(scene).players[seen(scene).viewer]
const asked = (scene: Scene, ...decisions: string[]) =>
  !!scene.options?.length && decisions.includes(scene.question.decision)
const can = (scene: Scene, ...kinds: string[]) => !!scene.options?.some((option) => kinds.includes(option.kind))
const happened = (recent: Told[], kind: string, fits: (told: Told) => boolean = () => true) =>
  recent.some((told) => told.kind === kind && fits(told))
const own = (scene: Scene) => (told: Told) => told.seat === seen(scene).viewer
const running = (scene: Scene) => scene.question.decision !== 'GAME_OVER'
const holds = (scene: Scene, kind: string) => !!mine(scene)?.storage.some((tile) => tile && tileOf(tile).kind === kind)
const built = (scene: Scene, kind: string) =>
  !!mine(scene)?.cells.some((tile, cell) => tile && tileOf(tile).kind === kind && cell !== mine(scene)?.castle)
const turn = (scene: Scene) => asked(scene, 'TURN')
const phase = (scene: Scene) => ({
  points: seen(scene).phase_points[seen(scene).phase ?? 0],
  phase: seen(scene).phase === null ? '' : data.phases.en[seen(scene).phase!],
})

/** The most urgent first: what must be answered, the turn, what is possible, what happened. */
export const LESSONS: Lesson[] = [
  { id: 'over', rule: 'BUR-13.1', ask: true, when: (scene) => !running(scene) },
  { id: 'estate', rule: 'BUR-15.1', ask: true, when: (scene) => asked(scene, 'CHOOSE_ESTATE') },
  {
    id: 'welcome',
    rule: 'BUR-5.1',
    when: (scene) => running(scene) && (seen(scene).phase ?? 0) === 0 && (seen(scene).round ?? 0) === 0,
  },

  // questions that must be answered
  { id: 'discard', rule: 'BUR-6.2', ask: true, when: (scene) => asked(scene, 'DISCARD') },
  { id: 'castle', rule: 'BUR-8.4', ask: true, when: (scene) => asked(scene, 'CASTLE') },
  { id: 'city-hall', rule: 'BUR-9.7', ask: true, when: (scene) => asked(scene, 'CITY_HALL') },
  { id: 'warehouse', rule: 'BUR-9.1', ask: true, when: (scene) => asked(scene, 'WAREHOUSE') },
  { id: 'take-free', rule: 'BUR-9.2', ask: true, when: (scene) => asked(scene, 'TAKE') },
  { id: 'ship', rule: 'BUR-8.1', ask: true, when: (scene) => asked(scene, 'SHIP') },
  { id: 'goods', rule: 'BUR-8.2', ask: true, when: (scene) => asked(scene, 'GOODS', 'PACK') },

  // the turn
  { id: 'turn', rule: 'BUR-5.1', ask: true, when: turn },
  {
    id: 'take',
    rule: 'BUR-6.1',
    ask: true,
    when: (scene) => turn(scene) && can(scene, 'take') && !mine(scene)?.storage.some(Boolean),
  },
  { id: 'place', rule: 'BUR-6.3', ask: true, when: (scene) => turn(scene) && can(scene, 'place') },
  {
    id: 'workers',
    rule: 'BUR-5.2',
    ask: true,
    when: (scene) => turn(scene) && !!scene.options?.some((option) => costOf(option) > 0),
  },
  { id: 'buy', rule: 'BUR-7.1', ask: true, when: (scene) => turn(scene) && can(scene, 'buy') },
  { id: 'sell', rule: 'BUR-6.5', ask: true, when: (scene) => turn(scene) && can(scene, 'sell') },
  {
    id: 'score',
    rule: 'BUR-11.1',
    ask: true,
    when: (scene) => turn(scene) && !!scene.options?.some((option) => (option.effects.region ?? 0) > 0),
    args: phase,
  },
  { id: 'full', rule: 'BUR-6.2', ask: true, when: (scene) => turn(scene) && !!mine(scene)?.storage.every(Boolean) },
  { id: 'animals', rule: 'BUR-8.3', ask: true, when: (scene) => turn(scene) && holds(scene, 'animal') },
  { id: 'knowledge', rule: 'BUR-10.1', ask: true, when: (scene) => turn(scene) && holds(scene, 'knowledge') },
  { id: 'hire', rule: 'BUR-6.6', ask: true, when: (scene) => turn(scene) && (mine(scene)?.workers ?? 0) === 0 },

  // what just happened
  { id: 'region', rule: 'BUR-11.1', when: (scene, recent) => happened(recent, 'region-done', own(scene)), args: phase },
  { id: 'colour', rule: 'BUR-11.3', when: (_, recent) => happened(recent, 'colour-done') },
  { id: 'mine', rule: 'BUR-12.1', when: (scene) => running(scene) && built(scene, 'mine') },
  { id: 'order', rule: 'BUR-4.3', when: (_, recent) => happened(recent, 'moved') },
  { id: 'white', rule: 'BUR-4.2', when: (_, recent) => happened(recent, 'white-rolled') },
  {
    id: 'phase',
    rule: 'BUR-11.2',
    when: (scene, recent) => running(scene) && (seen(scene).phase ?? 0) > 0 && happened(recent, 'phase-began'),
    args: phase,
  },
  {
    id: 'city',
    rule: 'BUR-9.10',
    when: (scene) =>
      running(scene) &&
      !!mine(scene)?.cells.some((tile, cell) => tile && kindAt(mine(scene)?.estate ?? 1, cell) === 'building'),
  },
  { id: 'last', rule: 'BUR-13.1', when: (scene) => running(scene) && seen(scene).phase === 4 },
]
