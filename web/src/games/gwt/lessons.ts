// The guided first game of Great Western Trail: which lesson belongs to which moment. Texts: gw-guide-<id> in gwt-table.ftl.
import type { Lesson } from '../../board-kit/guide.svelte'
import type { Scene, Told } from '../../net/wire'
import { worth, type View } from './model'

const seen = (scene: Scene) => scene.view as View
const mine = (scene: Scene) => seen(scene).players[seen(scene).viewer]
const asked = (scene: Scene, ...decisions: string[]) =>
  !!scene.options?.length && decisions.includes(scene.question.decision)
const can = (scene: Scene, ...kinds: string[]) => !!scene.options?.some((option) => kinds.includes(option.kind))
const happened = (recent: Told[], kind: string, fits: (told: Told) => boolean = () => true) =>
  recent.some((told) => told.kind === kind && fits(told))
const running = (scene: Scene) => scene.question.decision !== 'GAME_OVER'
const value = (scene: Scene) => ({
  count: mine(scene) ? worth(seen(scene), seen(scene).viewer) : 0,
  breeding: mine(scene)?.breeding ?? 0,
})

/** The most urgent first: what must be answered, the turn, what is possible, what happened. */
export const LESSONS: Lesson[] = [
  { id: 'over', rule: 'GWT-11.1', ask: true, when: (scene) => !running(scene) },
  { id: 'welcome', rule: 'GWT-3.1', when: (scene) => running(scene) && seen(scene).turn.number <= 1 },
  { id: 'first-discard', rule: 'GWT-2.13', ask: true, when: (scene) => asked(scene, 'FIRST_DISCARD') },
  { id: 'place', rule: 'GWT-2.13', ask: true, when: (scene) => asked(scene, 'PLACE_HERDER') },

  // Kansas City
  { id: 'foresight', rule: 'GWT-7.2', ask: true, when: (scene) => asked(scene, 'FORESIGHT') },
  { id: 'income', rule: 'GWT-7.8', ask: true, when: (scene) => asked(scene, 'CERTIFICATES'), args: value },
  { id: 'deliver', rule: 'GWT-7.9', ask: true, when: (scene) => asked(scene, 'DELIVER'), args: value },
  { id: 'disc', rule: 'GWT-8.1', ask: true, when: (scene) => asked(scene, 'DISC') },

  // what an action asks
  { id: 'hire', rule: 'GWT-6.3', ask: true, when: (scene) => asked(scene, 'HIRE') },
  { id: 'cattle', rule: 'GWT-6.7', ask: true, when: (scene) => asked(scene, 'CATTLE') },
  { id: 'build', rule: 'GWT-6.27', ask: true, when: (scene) => asked(scene, 'BUILD') },
  { id: 'engine', rule: 'GWT-6.10', ask: true, when: (scene) => asked(scene, 'ENGINE') },
  { id: 'upgrade', rule: 'GWT-6.16', ask: true, when: (scene) => asked(scene, 'UPGRADE', 'UPGRADE_BEHIND') },
  { id: 'master', rule: 'GWT-6.17', ask: true, when: (scene) => asked(scene, 'STATION_MASTER') },
  { id: 'objective', rule: 'GWT-6.21', ask: true, when: (scene) => asked(scene, 'OBJECTIVE') },
  { id: 'bounty', rule: 'GWT-6.34', ask: true, when: (scene) => asked(scene, 'BOUNTY') },
  { id: 'hazard', rule: 'GWT-6.36', ask: true, when: (scene) => asked(scene, 'HAZARD') },
  { id: 'pay-card', rule: 'GWT-6.1', ask: true, when: (scene) => asked(scene, 'PAY_CARD', 'DISCARD') },

  // the turn
  { id: 'move', rule: 'GWT-4.2', ask: true, when: (scene) => asked(scene, 'MOVE') },
  {
    id: 'toll',
    rule: 'GWT-4.6',
    ask: true,
    when: (scene) => asked(scene, 'MOVE') && !!scene.options?.some((option) => (option.effects.dollars ?? 0) < 0),
  },
  {
    id: 'kansas',
    rule: 'GWT-7.1',
    ask: true,
    when: (scene) => asked(scene, 'MOVE') && !!scene.options?.some((option) => option.targets.includes('node:KC')),
    args: value,
  },
  { id: 'location', rule: 'GWT-5.4', ask: true, when: (scene) => asked(scene, 'LOCATION') },
  { id: 'stop', rule: 'GWT-5.1', ask: true, when: (scene) => asked(scene, 'STOP') },
  { id: 'aux', rule: 'GWT-6.30', ask: true, when: (scene) => asked(scene, 'AUXILIARY') },
  { id: 'play', rule: 'GWT-6.22', ask: true, when: (scene) => can(scene, 'play') },
  { id: 'token', rule: 'GWT-6.37', ask: true, when: (scene) => can(scene, 'exchange') },
  { id: 'end-turn', rule: 'GWT-9.1', ask: true, when: (scene) => asked(scene, 'END_TURN') },

  // what just happened
  { id: 'market', rule: 'GWT-7.5', when: (_, recent) => happened(recent, 'market-grew') },
  { id: 'last', rule: 'GWT-10.1', when: (_, recent) => happened(recent, 'end-triggered') },
]
