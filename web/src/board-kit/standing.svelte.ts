// Answers laid down once for all. What was just chosen holds until the server has said that it keeps it.
import type { Standing } from '../net/wire'

interface Given {
  laid: Standing
  lay: (laid: Standing) => void
}

/** Made where a component is: it listens to what the server says. */
export class Laid {
  #said = $state.raw<Standing | null>(null)
  #given: () => Given

  constructor(given: () => Given) {
    this.#given = given
    $effect(() => {
      void given().laid
      this.#said = null
    })
  }

  get now(): Standing {
    return this.#said ?? this.#given().laid
  }

  lay(all: Standing) {
    this.#said = all
    this.#given().lay(all)
  }

  /** What says nothing is left out. */
  change(name: string, value: Standing[string]) {
    const { [name]: _, ...rest } = this.now
    this.lay((Array.isArray(value) ? value.length : value) ? { ...rest, [name]: value } : rest)
  }
}
