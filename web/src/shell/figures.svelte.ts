// Which rules of a game have pictures, and who draws them.
import type { Component } from 'svelte'
import { words } from '../i18n/i18n.svelte'
import type { Lang } from '../net/wire'

export interface Plate {
  rule: string
  lang: Lang
  t: (key: string, args?: Record<string, string | number>) => string
}

interface Drawer {
  default: Component<Plate>
  /** The rules that have pictures. */
  RULES: string[]
  /** The symbols they are drawn with. */
  art: string
}

const DRAWERS = import.meta.glob<Drawer>('../games/*/Figures.svelte')

class Figures {
  private here: Record<string, Drawer> = $state.raw({})

  /** The drawing of a rule's pictures, if it has any and they have come. */
  of(game: string, rule: string): Component<Plate> | null {
    const found = this.here[game]
    return found?.RULES.includes(rule) ? found.default : null
  }

  /** The symbols of a game's pictures; a table has them already. */
  art(game: string): string {
    return this.here[game]?.art ?? ''
  }

  /** Resolves when the pictures of a game have come, or cannot come: the text is read without them, too. */
  async fetch(game: string, lang: Lang): Promise<void> {
    const load = DRAWERS[`../games/${game}/Figures.svelte`]
    if (!load) return
    try {
      const [found] = await Promise.all([load(), words.table(game, lang)])
      this.here = { ...this.here, [game]: found }
    } catch {
      // then there are none
    }
  }
}

export const figures = new Figures()
