"""Where do points come from, and what is never or always taken? Bots play, tables in Markdown come out.

    python bench/balance.py gwtnz --games 1000 --seats 2 > balance.md

"taken" is per time that a thing was on offer; "with it" is how far its owners stood above the mean of their table.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

from igroteka import catalog
from igroteka.ai.bot import Bot, Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.ai.random import RandomBot
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.state import CHANCE, OVER

BOTS: dict[str, type[GreedyBot] | type[RandomBot]] = {"greedy": GreedyBot, "random": RandomBot}
DECK = ("hand", "stack", "discard", "area")

Items = Counter[tuple[str, str]]  # (group, name)


class Outcome(NamedTuple):
    """One seat at the end of one game."""

    points: int
    above: float  # the mean of the table
    rank: int
    sheet: dict[str, int]
    player: dict[str, Any]  # as everybody sees it at the end
    taken: Items


class Played(NamedTuple):
    """One game."""

    turns: int
    words: int
    offered: Items
    outcomes: list[Outcome]


# --- what is on offer, and what was taken


def gwtnz_taken(player: dict[str, Any]) -> Items:
    """What a seat of New Zealand has at the end."""
    found: Items = Counter()
    for building in [*player["buildings"], *player["replaced"]]:
        found["building", str(building)] += 1
    for group, names in (("harbour", player["harbours"]), ("harbourmaster", player["masters"])):
        for name in names:
            found[group, str(name)] += 1
    for post, discs in player["posts"].items():
        found["post", post] += discs
    for tile, number in player["tiles"].items():
        kind, _, name = tile.partition(":")
        found[f"{kind} tile", name] += number
    for row in DECK:
        for card, number in player.get(row, {}).items():
            found["card", card] += number
    for craft, number in player["workers"].items():
        found["worker", craft] += number - 1
    for space in set(gwtnz_discs()) - set(player["discs"]):
        found["disc space", space] += 1
    return found


def gwtnz_discs() -> list[str]:
    """The disc spaces of a player board."""
    from igroteka.games.gwtnz.data import box

    return list(box.DISC_NAMES)


def gwtnz_offered(view: dict[str, Any], taken: Items) -> Items:
    """What lay on the table of New Zealand: tiles, objectives and harbourmasters once, the rest once for each seat."""
    from igroteka.games.gwtnz.data import box

    found: Items = Counter()
    seats = len(view["players"])
    everybody = [("building", name) for name in view["sides"]]
    everybody += [("harbour", name) for name in box.HARBOUR_NAMES] + [("post", name) for name in box.POST_NAMES]
    everybody += [("card", stack["card"]) for stack in view["stacks"] if stack["card"]]
    everybody += [("card", card) for card in box.CARD_NAMES if not card.startswith(("bonus", "obj"))]
    everybody += [("worker", craft) for craft in box.CRAFT_NAMES]
    everybody += [("disc space", space) for space in gwtnz_discs()]
    for item in everybody:
        found[item] += seats
    for item, number in taken.items():
        if item not in found:
            found[item] += number
    for space in view["harbourmasters"]:
        if space["master"] is not None:
            found["harbourmaster", str(space["master"])] += 1
    for tile in [
        *tiles_of(view["bonus"]["rows"]),
        *[place["tile"] for place in view["trail"].values() if is_hazard(place)],
    ]:
        kind, _, name = tile.partition(":")
        found[f"{kind} tile", name] += 1
    for card in view["objectives"]["display"]:
        found["card", card] += 1
    return found


def is_hazard(place: Any) -> bool:
    """Does a hazard lie on this space of the trail?"""
    return isinstance(place, dict) and str(place.get("tile") or "").startswith("hazard:")


def tiles_of(rows: Iterable[Iterable[str | None]]) -> Iterator[str]:
    """The tiles that are left in a market."""
    for row in rows:
        yield from (tile for tile in row if tile)


TAKEN: dict[str, Callable[[dict[str, Any]], Items]] = {"gwtnz": gwtnz_taken}
OFFERED: dict[str, Callable[[dict[str, Any], Items], Items]] = {"gwtnz": gwtnz_offered}


# --- playing


def play(game: Game, seats: int, bot: str, seed: int) -> Played:
    """One game between bots of one kind."""
    state = game.start(seats, {})
    luck = Random(seed)
    bots: list[Bot] = [BOTS[bot](Random(seed * 10 + seat + 1)) for seat in range(seats)]
    words = 0
    while state.player != OVER:
        if state.player == CHANCE:
            state.roll(luck)
        else:
            seat = int(state.player)
            state.apply(bots[seat].choose(Sight(game, state, seat)))
            words += 1
    scores, ranks, view = state.scores(), state.ranks(), state.view(0)
    mean = sum(scores) / seats
    outcomes = []
    everything: Items = Counter()
    for seat in range(seats):
        player = view["players"][seat]
        taken = TAKEN[game.id](player) if game.id in TAKEN else Counter()
        everything += taken
        sheet = game.score_sheet(state, seat)
        outcomes.append(Outcome(scores[seat], scores[seat] - mean, ranks[seat], sheet, player, taken))
    offered = OFFERED[game.id](view, everything) if game.id in OFFERED else Counter()
    return Played(int(getattr(state, "turn", 0)), words, offered, outcomes)


# --- tables


def table(heads: list[str], lines: list[list[str]]) -> str:
    """A table in Markdown; every column but the first is numbers."""
    rule = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join("| " + " | ".join(line) + " |" for line in [heads, rule, *lines])


def mean(numbers: list[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def spread(numbers: list[float]) -> str:
    """Tenth, middle and ninth tenth."""
    ordered = sorted(numbers)
    return " / ".join(f"{ordered[int(len(ordered) * share)]:.0f}" for share in (0.1, 0.5, 0.9))


def categories(outcomes: list[Outcome]) -> str:
    """Points by category, of all and of winners."""
    best = [outcome for outcome in outcomes if outcome.rank == 1]
    total = mean([float(outcome.points) for outcome in outcomes]) or 1.0
    lines = []
    for name in outcomes[0].sheet:
        points = [float(outcome.sheet[name]) for outcome in outcomes]
        won = mean([float(outcome.sheet[name]) for outcome in best])
        none = sum(1 for number in points if number == 0) / len(points)
        lines.append(
            [name, f"{mean(points):.1f}", f"{mean(points) / total:.0%}", f"{won:.1f}", spread(points), f"{none:.0%}"]
        )
    return table(["category", "points", "share", "winners", "10 / 50 / 90 %", "none"], lines)


def largest(outcome: Outcome) -> str:
    """The category that brought most."""
    return max(outcome.sheet, key=lambda name: outcome.sheet[name])


def main_craft(outcome: Outcome) -> str:
    """The craft of which most were hired, if one stands out."""
    workers: dict[str, int] = outcome.player.get("workers", {})
    if not workers:
        return ""
    most = max(workers.values())
    first = [craft for craft, number in workers.items() if number == most]
    return first[0] if len(first) == 1 else "mixed"


def strategies(outcomes: list[Outcome], name_of: Callable[[Outcome], str]) -> str:
    """How often, how well, and how often the best of the table."""
    found: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        found.setdefault(name_of(outcome), []).append(outcome)
    lines = []
    for name, some in sorted(found.items(), key=lambda item: -len(item[1])):
        won = sum(1 for outcome in some if outcome.rank == 1) / len(some)
        lines.append(
            [
                name,
                f"{len(some) / len(outcomes):.0%}",
                f"{mean([float(outcome.points) for outcome in some]):.1f}",
                f"{mean([outcome.above for outcome in some]):+.1f}",
                f"{won:.0%}",
            ]
        )
    return table(["strategy", "of seats", "points", "above the table", "won"], lines)


def items(played: list[Played], group: str) -> str:
    """Everything of a group: how often on offer, how often taken, and how its owners stood."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    above: dict[str, list[float]] = {}
    for game in played:
        for (kind, name), number in game.offered.items():
            if kind == group:
                offered[name] += number
        for outcome in game.outcomes:
            for (kind, name), number in outcome.taken.items():
                if kind == group and number > 0:
                    taken[name] += number
                    above.setdefault(name, []).append(outcome.above)
    lines = [
        [name, str(offered[name]), f"{taken[name] / offered[name]:.2f}", f"{mean(above.get(name, [])):+.1f}"]
        for name in sorted(offered, key=natural)
    ]
    return table([group, "on offer", "taken", "with it"], lines)


def natural(name: str) -> tuple[str, int, str]:
    """2a before 10a."""
    letters = name.rstrip("0123456789ab") if name[:1].isalpha() else ""
    digits = "".join(sign for sign in name if sign.isdigit())
    return letters, int(digits or 0), name


def report(game: Game, seats: int, played: list[Played]) -> str:
    """All tables of one number of players."""
    outcomes = [outcome for one in played for outcome in one.outcomes]
    points = [float(outcome.points) for outcome in outcomes]
    winners = [float(outcome.points) for outcome in outcomes if outcome.rank == 1]
    rounds, words = [float(one.turns) for one in played], [float(one.words) for one in played]
    parts = [
        f"## {game.id}, {seats} players, {len(played)} games",
        f"Points {mean(points):.1f} ({spread(points)}), winners {mean(winners):.1f}.",
        f"Rounds {mean(rounds):.1f} ({spread(rounds)}), answers in a game {mean(words):.0f}.",
        categories(outcomes),
        "By the largest category:",
        strategies(outcomes, largest),
    ]
    if "workers" in outcomes[0].player:
        parts += ["By the craft with most workers:", strategies(outcomes, main_craft)]
    parts += [items(played, group) for group in sorted({kind for one in played for kind, _ in one.offered})]
    return "\n\n".join(parts)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game", help="id of the game, as in `igroteka games`")
    ask.add_argument("--games", type=int, default=100, help="games to play (100)")
    ask.add_argument("--seats", type=int, default=2, help="players at the table (2)")
    ask.add_argument("--bot", choices=sorted(BOTS), default="greedy", help="who plays (greedy)")
    ask.add_argument("--minutes", type=float, default=0.0, help="stop after so long; 0 = never (0)")
    ask.add_argument("--seed", type=int, default=1, help="of the first game; the others count on (1)")
    given = ask.parse_args()
    game = catalog.load(given.game)
    console = Console(stderr=True)
    seeds = range(given.seed, given.seed + given.games)
    played: list[Played] = []
    end = time.monotonic() + 60 * given.minutes
    with suppress(KeyboardInterrupt):  # what was played is told
        for seed in track(seeds, "playing", console=console, transient=True):
            played.append(play(game, given.seats, given.bot, seed))
            if given.minutes and time.monotonic() > end:
                break
    if not played:
        sys.exit("no game was played to its end")
    sys.stdout.write(report(game, given.seats, played) + "\n")


if __name__ == "__main__":
    main()
