// The guided first game of New Zealand: which lesson belongs to which moment. Texts: nz-guide-<id> in gwtnz-help-table.ftl.
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
  { id: 'over', rule: 'NZ-17.1', ask: true, when: (scene) => !running(scene) },
  { id: 'welcome', rule: 'NZ-1.1', when: (scene) => running(scene) && seen(scene).turn.number <= 1 },
  { id: 'first-discard', rule: 'NZ-3.5', ask: true, when: (scene) => asked(scene, 'FIRST_DISCARD') },
  { id: 'first-disc', rule: 'NZ-3.5', ask: true, when: (scene) => asked(scene, 'FIRST_DISC') },
  { id: 'place', rule: 'NZ-3.5', ask: true, when: (scene) => asked(scene, 'PLACE_RUNHOLDER') },

  // Wellington
  { id: 'income', rule: 'NZ-6.1', ask: true, when: (scene) => asked(scene, 'INCOME'), args: value },
  { id: 'deliver', rule: 'NZ-6.5', ask: true, when: (scene) => asked(scene, 'DELIVER'), args: value },
  { id: 'foresight', rule: 'NZ-6.12', ask: true, when: (scene) => asked(scene, 'FORESIGHT') },
  { id: 'disc', rule: 'NZ-9.1', ask: true, when: (scene) => asked(scene, 'DISC') },

  // what an action asks
  { id: 'hire', rule: 'NZ-14.1', ask: true, when: (scene) => asked(scene, 'HIRE') },
  { id: 'invest', rule: 'NZ-14.2', ask: true, when: (scene) => asked(scene, 'INVEST') },
  { id: 'joker', rule: 'NZ-14.2', ask: true, when: (scene) => asked(scene, 'JOKER') },
  { id: 'sheep', rule: 'NZ-14.4', ask: true, when: (scene) => asked(scene, 'SHEEP', 'PICK') },
  { id: 'build', rule: 'NZ-14.3', ask: true, when: (scene) => asked(scene, 'BUILD', 'PLUS_ONE') },
  { id: 'ship', rule: 'NZ-11.1', ask: true, when: (scene) => asked(scene, 'SHIP') },
  { id: 'anchor', rule: 'NZ-11.2', ask: true, when: (scene) => asked(scene, 'ANCHOR') },
  { id: 'storehouse', rule: 'NZ-11.8', ask: true, when: (scene) => asked(scene, 'STOREHOUSE') },
  { id: 'master', rule: 'NZ-11.6', ask: true, when: (scene) => asked(scene, 'MASTER') },
  { id: 'shear', rule: 'NZ-14.6', ask: true, when: (scene) => asked(scene, 'SHEAR', 'SHEARING') },
  { id: 'wool', rule: 'NZ-14.6', ask: true, when: (scene) => asked(scene, 'WOOL') },
  { id: 'objective', rule: 'NZ-14.10', ask: true, when: (scene) => asked(scene, 'OBJECTIVE') },
  { id: 'hazard', rule: 'NZ-14.8', ask: true, when: (scene) => asked(scene, 'HAZARD') },
  { id: 'flip', rule: 'NZ-12.4', ask: true, when: (scene) => asked(scene, 'FLIP') },
  { id: 'pay-card', rule: 'NZ-14.12', ask: true, when: (scene) => asked(scene, 'PAY_CARD', 'DISCARD') },

  // the turn
  { id: 'move', rule: 'NZ-4.2', ask: true, when: (scene) => asked(scene, 'MOVE') },
  {
    id: 'toll',
    rule: 'NZ-4.7',
    ask: true,
    when: (scene) => asked(scene, 'MOVE') && !!scene.options?.some((option) => (option.effects.pounds ?? 0) < 0),
  },
  {
    id: 'wellington',
    rule: 'NZ-6.1',
    ask: true,
    when: (scene) =>
      asked(scene, 'MOVE') && !!scene.options?.some((option) => option.targets.includes('node:wellington')),
    args: value,
  },
  { id: 'location', rule: 'NZ-5.1', ask: true, when: (scene) => asked(scene, 'LOCATION') },
  { id: 'stop', rule: 'NZ-5.4', ask: true, when: (scene) => asked(scene, 'STOP') },
  { id: 'aux', rule: 'NZ-10.1', ask: true, when: (scene) => asked(scene, 'AUXILIARY') },
  { id: 'show', rule: 'NZ-13.1', ask: true, when: (scene) => can(scene, 'show') },
  { id: 'play', rule: 'NZ-13.8', ask: true, when: (scene) => can(scene, 'play') },
  { id: 'bonus', rule: 'NZ-13.6', ask: true, when: (scene) => can(scene, 'bonus') },
  { id: 'token', rule: 'NZ-13.7', ask: true, when: (scene) => can(scene, 'exchange') },
  { id: 'end-turn', rule: 'NZ-7.1', ask: true, when: (scene) => asked(scene, 'END_TURN') },

  // what just happened
  { id: 'market', rule: 'NZ-6.15', when: (_, recent) => happened(recent, 'market-grew') },
  { id: 'flipped', rule: 'NZ-6.16', when: (_, recent) => happened(recent, 'buildings-flipped') },
  { id: 'last', rule: 'NZ-16.1', when: (_, recent) => happened(recent, 'end-triggered') },
]
