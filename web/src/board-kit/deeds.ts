// What the room around a table offers it: a whole turn taken back, a take-back asked for, the list of keys.
import { getContext, setContext } from 'svelte'

export interface RoomDeeds {
  /** Back to where the turn began; none where there is no more than one word to take back. */
  turn?: () => void
  /** What has come to light is taken back by consent: asks how much of it. */
  ask?: () => void
  help?: () => void
  words: { turn: string; ask: string }
}

const NAME = Symbol('deeds of the room')

export const offerDeeds = (deeds: () => RoomDeeds) => setContext(NAME, deeds)

/** Nothing where nobody offers it: in replays, in tests of a table alone. */
export const roomDeeds = (): (() => RoomDeeds) | undefined => getContext<(() => RoomDeeds) | undefined>(NAME)
