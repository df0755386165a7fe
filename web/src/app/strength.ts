// How strong a bot is, in words: only what was measured.

import { t } from '../i18n/i18n.svelte'
import type { BotInfo } from '../net/wire'

const percent = (share: number) => Math.round(100 * share)

export function strengthOf(bot: BotInfo): string {
  const found = bot.strength
  if (!found) return t('bot-unmeasured')
  const told = {
    label: found.label,
    games: found.games,
    share: percent(found.share),
    low: percent(found.low),
    high: percent(found.high),
  }
  if (found.seats === 2) return t('bot-strength', told)
  return t('bot-strength-many', { ...told, rivals: found.seats - 1, even: percent(1 / found.seats) })
}
