// What just happened, as motion and sound. A game tells its events into the news; every table listens in the same way.
import type { Told } from '../net/wire'
import type { Flight, Leaf } from './motion'
import { knock } from './sound'
import { when } from './watch.svelte'

export class News<Piece = string> {
  readonly flights: Flight[] = []
  /** Pieces that have just landed. */
  readonly fresh = new Set<Piece>()
  noise = false

  /** `seat` is the one at this screen, -1 for a spectator. */
  constructor(private seat: number) {}

  /** A place of one's own board; of a rival's only the name is seen. */
  at(who: number, place: string): string {
    return who === this.seat ? place : `seat:${who}`
  }

  fly(symbol: string, from: string, to: string, count = 1): void {
    for (let one = 0; one < Math.min(5, count); one += 1) this.flights.push({ from, to, symbol })
  }

  /** A card goes from one place to another; `or` is where it comes from if its place is not in sight. */
  deal(symbol: string, card: Leaf, from: string, to: string, or?: string): void {
    if (from !== to) this.flights.push({ from, to, symbol, card, or })
  }

  /** A piece was put down, for everybody to hear. */
  land(piece: Piece): void {
    this.fresh.add(piece)
    this.noise = true
  }
}

interface Stage {
  send: (flights: Flight[]) => void
  silent: boolean
}

export class Listener<Piece = string> {
  fresh = $state.raw(new Set<Piece>())

  constructor(recent: () => Told[], tell: (events: Told[]) => News<Piece>, stage: () => Stage) {
    when(recent, (events) => {
      const news = tell(events)
      const { send, silent } = stage()
      if (events.length) this.fresh = news.fresh
      if (news.noise && !silent) knock()
      send(news.flights)
    })
  }
}
