"""Where a thought leaves the policy, is it right? What it expects to gain, beside what lines to the end say.

    python -m bench.gains catan --games 60
    python -m bench.gains gwt --games 20 --foresight 8 --worlds 60

Apprentices play; at some of their decisions somebody thinks for the seat, with as many worlds of every answer as is
asked for. Where another answer than the policy's looks best, both are played on to the end, with other luck. The same
seed asks the same positions, so two values, nets or horizons can be compared far sooner than by matches; but who plays
on to the end is the policy: rivals who think are not in it.
"""

import argparse
import os
from collections import defaultdict
from multiprocessing import Pool
from random import Random as Pick
from statistics import fmean, stdev

from rich.progress import track

from bench.strength import SEATS
from igroteka import catalog
from igroteka.ai.bot import Sight
from igroteka.ai.search import SEEDS, Effort, Thought
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, OVER

STEPS = (1.0, 2.0, 4.0)
Gain = tuple[str, float, float, float]
"""Which word was left for which, what was expected to come of it, in standard errors, and what did."""


def leads(thought: Thought, answers: list[int], worlds: int) -> list[list[float]]:
    """By answer, how far it is ahead of the first one in every world."""
    rows = []
    for number in range(worlds):
        start = thought.world(number)
        values = [thought.played_on(start, answer, number) for answer in answers]
        rows.append([value - values[0] for value in values])
    return [list(column) for column in zip(*rows, strict=True)]


def gains(asked: tuple[argparse.Namespace, int]) -> tuple[int, list[Gain]]:
    """Of one game: how many decisions were looked at, and those in which the policy was left."""
    args, number = asked
    game = catalog.load(args.game)
    luck, policy = Random(number), game.policy()
    state = game.start(args.seats or SEATS.get(args.game, 2), {})
    found: list[Gain] = []
    looked = words = 0
    while state.player != OVER:
        if state.player == CHANCE:
            state.apply(state.draw(luck))
            continue
        words += 1
        legal, pick = state.legal(), Pick(f"{number} {words}")
        if len(legal) > 1 and pick.random() < args.share:
            looked += 1
            sight = Sight(game, state, state.player)
            near = Thought(sight, Effort(width=args.width, foresight=args.foresight), pick.randrange(SEEDS))
            answers = near.chosen(legal, near.usual(legal))
            ahead = leads(near, answers, args.worlds)
            best = max(range(len(answers)), key=lambda place: fmean(ahead[place]))
            if best:
                far = Thought(sight, Effort(foresight=0), pick.randrange(SEEDS))
                true = fmean(leads(far, [answers[0], answers[best]], args.ends)[1])
                sure = fmean(ahead[best]) / max(1e-9, stdev(ahead[best]) / args.worlds**0.5)
                kind = " → ".join(game.notation(answers[place]).split()[0] for place in (0, best))
                found.append((kind, fmean(ahead[best]), sure, true))
            policy.forget()
        state.apply(policy.choose(state))
    return looked, found


def line(name: str, some: list[Gain]) -> str:
    """What was expected, and what came true."""
    true = [gain[3] for gain in some]
    error = stdev(true) / len(true) ** 0.5 if len(true) > 1 else 0.0
    return f"{name:>24} {len(some):5} {fmean(gain[1] for gain in some):9.3f} {fmean(true):8.3f} ± {error:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("--seats", type=int, help="at the table; two, in Catan four")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--share", type=float, default=0.05, help="of all decisions")
    parser.add_argument("--width", type=int, default=8, help="answers that are compared")
    parser.add_argument("--worlds", type=int, default=100, help="of every answer")
    parser.add_argument("--ends", type=int, default=150, help="lines to the end of either answer")
    parser.add_argument("--foresight", type=int, default=-1, help="own turns; as the game says")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    looked, found = 0, []
    with Pool(args.jobs) as pool:
        asked = [(args, args.seed + number) for number in range(args.games)]
        for count, some in track(pool.imap_unordered(gains, asked), "games", args.games):
            looked += count
            found += some
    print(f"{looked} decisions, the policy was left in {len(found)}")
    if not found:
        return
    print(f"{'':>24} {'':5} {'expected':>9} {'true':>8}")
    print(line("all", found))
    for low, high in zip((0.0, *STEPS), (*STEPS, float("inf")), strict=True):
        if some := [gain for gain in found if low <= gain[2] < high]:
            print(line(f"{low:g} to {high:g} errors", some))
    kinds: dict[str, list[Gain]] = defaultdict(list)
    for gain in found:
        kinds[gain[0]].append(gain)
    for name, some in sorted(kinds.items(), key=lambda kind: -len(kind[1]))[:12]:
        print(line(name, some))
    total = sum(gain[3] for gain in found)
    print(f"gained by all, a decision: {total / looked:.4f}")


if __name__ == "__main__":
    main()
