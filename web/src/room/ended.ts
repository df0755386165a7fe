// A game that was broken off: by conceding or by agreement it ends where the rules would still ask somebody.

import { t } from '../i18n/i18n.svelte'
import type { RoomInfo, Scene } from '../net/wire'

const OVER = 'GAME_OVER'

/** Was it ended by people, and not by the rules? */
export const isCut = (info: RoomInfo): boolean => info.status === 'aborted' || info.result?.ending === 'conceded'

/** Who won, or how else it ended. */
export function cutText(info: RoomInfo): string {
  if (info.status === 'aborted') return t(info.stop ? 'end-agreed' : 'end-aborted')
  const ranks: number[] = info.result?.ranks ?? []
  const winners = info.seats.filter((seat) => ranks[seat.seat] === Math.min(...ranks))
  const names = winners.map((seat) => seat.name).join(', ')
  if (info.you.some((seat) => info.result?.conceded?.includes(seat))) return t('end-you-conceded', { names })
  if (info.you.length === 1 && winners.some((seat) => info.you.includes(seat.seat))) return t('end-you-won')
  return names ? t('end-won', { names }) : t('end')
}

/** The last scene as a table shows it: nobody is asked any more, and the bar says how it ended. */
export function atEnd(scene: Scene, info: RoomInfo): Scene {
  if (!isCut(info) || scene.question.decision === OVER) return scene
  const over = { decision: OVER, seats: [] }
  const view = scene.view.question ? { ...scene.view, question: { ...scene.view.question, ...over } } : scene.view
  return { ...scene, view, options: null, question: { ...scene.question, ...over, text: cutText(info) } }
}
