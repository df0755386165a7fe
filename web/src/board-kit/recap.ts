// What the others did since one's last turn, out of the log. A game says where a turn begins, what is worth telling
// and which places a line names.
import type { Told } from '../net/wire'

export interface Retelling {
  /** The kinds that begin a turn. */
  begins: string[]
  /** Kinds that only whoever is on turn does: of another seat they begin a turn too. */
  opens?: string[]
  /** What is worth telling of a turn, the most important first. */
  tells: string[]
  /** Of these pairs the first tells what the second told less well. */
  instead?: [kind: string, other: string][]
  /** The places that a line names, as `data-at` or `data-place` has them; `seat` is the one at this screen. */
  places: (told: Told, seat: number) => string[]
}

/** What somebody else did: in one turn, or in several between two of one's own. */
export interface Entry {
  key: string
  seat: number
  /** In the order in which they happened: two of one turn at most, of several turns one each. */
  clauses: string[]
  /** The one that stays where there is room for one. */
  best: number
  places: string[]
  /** The acts of it, the last of which leaves the position to be shown. */
  revs: number[]
}

const CLAUSES = 2

/** A line without the name in front of it, for the name stands there already. */
export function clauseOf(text: string, name: string): string {
  const rest = name && text.startsWith(name) ? text.slice(name.length).replace(/^[,:]?(\s+|$)/, '') : text
  return rest.trim().replace(/\.$/, '')
}

interface Turn {
  seat: number
  lines: Told[]
}

function turnsOf(log: Told[], { begins, opens = [] }: Retelling): Turn[] {
  const turns: Turn[] = []
  for (const told of log) {
    const now = turns[turns.length - 1]
    const other = told.seat >= 0 && told.seat !== now?.seat
    if (other && (begins.includes(told.kind) || opens.includes(told.kind)))
      turns.push({ seat: told.seat, lines: [told] })
    else now?.lines.push(told)
  }
  return turns
}

/** The others' turns since one's last one; for a spectator everybody's, once around the table. */
function since(turns: Turn[], seat: number, seats: number): Turn[] {
  if (seat < 0) return turns.slice(-seats)
  const own = turns.findLastIndex((turn) => turn.seat === seat)
  if (own < turns.length - 1) return turns.slice(own + 1)
  const before = turns.findLastIndex((turn, at) => turn.seat === seat && at < own)
  return turns.slice(before + 1, own)
}

function entry(turns: Turn[], game: Retelling, viewer: number, name: string): Entry {
  const { seat } = turns[0]
  const rank = (told: Told) => game.tells.indexOf(told.kind)
  const worthOf = ({ lines }: Turn) => {
    const telling = lines
      .filter((told) => told.seat === seat && told.text && rank(told) >= 0 && clauseOf(told.text, name))
      .filter((told, at, all) => all.findIndex((other) => other.text === told.text) === at)
    const spared = (game.instead ?? []).filter(([kind]) => telling.some((told) => told.kind === kind))
    return telling.filter((told) => !spared.some(([, other]) => other === told.kind))
  }
  const most = turns.length > 1 ? 1 : CLAUSES
  const told = turns.flatMap((turn) => {
    const worth = worthOf(turn)
    const chosen = [...worth].sort((a, b) => rank(a) - rank(b)).slice(0, most)
    return worth.filter((line) => chosen.includes(line))
  })
  const lines = turns.flatMap((turn) => turn.lines)
  const ranks = told.map(rank)
  return {
    key: `${seat} ${lines[0].rev}`,
    seat,
    clauses: told.map((line) => clauseOf(line.text, name)),
    best: Math.max(0, ranks.indexOf(Math.min(...ranks))),
    places: [...new Set(lines.filter((line) => line.seat === seat).flatMap((line) => game.places(line, viewer)))],
    revs: [...new Set(lines.map((line) => line.rev))],
  }
}

/**
 * An entry for each of the others, in the order of their last turns, so that whoever goes through them goes forward.
 * `seat` is the one at this screen, below zero for a spectator.
 */
export function recapOf(log: Told[], game: Retelling, seat: number, names: string[]): Entry[] {
  const turns = since(turnsOf(log, game), seat, names.length)
  const last = turns.filter((turn, at) => turns.findLastIndex((other) => other.seat === turn.seat) === at)
  return last.map(({ seat: who }) =>
    entry(
      turns.filter((turn) => turn.seat === who),
      game,
      seat,
      names[who] ?? '',
    ),
  )
}
