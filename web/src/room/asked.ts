// Which rule speaks of what is asked now: the rules drawer opens there.

const ASKED = import.meta.glob<Record<string, string>>('../games/*/asked.json', { import: 'default' })

/** The rule of a question of a game; none for a game that others bring. */
export async function ruleAsked(game: string, decision: string): Promise<string> {
  const found = ASKED[`../games/${game}/asked.json`]
  return found ? ((await found())[decision] ?? '') : ''
}
