"""Where do points come from, and what is never or always taken? Bots play, tables in Markdown come out.

    python -m bench.balance gwtnz --games 1000 --seats 2 > balance.md
    python -m bench.balance gwtnz --bots all --games 1200,400,400 --seats 2,3,4 --keep games.jsonl > balance.md

"taken" is per time that a thing was on offer; "with it" is how far its owners stood above the mean of their table.
"most by" is the taste whose seats took it most often, and how often a seat of it did. Games that were kept are not
played again, so a long run may be broken off and go on.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, suppress
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

from bench.tuning import flat, folded, put, weights_of
from igroteka import catalog
from igroteka.ai.bot import Bot, Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.ai.random import RandomBot
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.state import CHANCE, OVER

GREEDY, RANDOM = "greedy", "random"
# A taste multiplies some weights of the greedy bot: "name", or "name.place" in a row of weights.
TASTES: dict[str, dict[str, dict[str, float]]] = {
    "gwtnz": {
        "shepherds": {"worker.0": 1.5, "sheep_value": 1.6},
        "craftsmen": {"worker.1": 2.0, "house": 1.5, "plan": 3.0},
        "sailors": {"worker.2": 1.5, "sea": 1.5, "upgrade": 2.0, "opened": 1.5},
        "shearers": {"worker.3": 1.8, "shearings": 1.6, "sheep_wool": 2.5},
        "pathfinder": {"space": 2.5, "track": 1.3, "action_card.2": 1.5},
        "investor": {"joker": 1.6, "gold": 1.5, "pound": 0.8},
        "objectives": {"gain_objective": 2.5, "deck_task": 1.5, "area_task": 1.2, "clog": 0.6},
    }
}
SELDOM = 0.02
DECK = ("hand", "stack", "discard", "area")

Items = Counter[tuple[str, str]]  # (group, name)
Named = list[tuple[str, Any]]  # weights, as bench/tuning.py puts them in place


class Outcome(NamedTuple):
    """One seat at the end of one game."""

    bot: str
    points: int
    above: float  # the mean of the table
    rank: int
    sheet: dict[str, int]
    player: dict[str, Any]  # as everybody sees it at the end
    taken: Items


class Played(NamedTuple):
    """One game."""

    seed: int
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


class Weighing:
    """Greedy with other weights; they are put in place before each answer."""

    def __init__(self, luck: Random, worth: Any, named: Named) -> None:
        self.greedy = GreedyBot(luck)
        self.worth = worth
        self.named = named

    def choose(self, sight: Sight) -> int:
        put(self.worth, self.named)
        return self.greedy.choose(sight)


def tasted(worth: Any, factors: dict[str, float]) -> Named:
    """The weights of a taste; all others stand as they are in the bot."""
    named = dict(folded(worth, flat(worth)))
    for key, factor in factors.items():
        name, _, place = key.partition(".")
        if place:
            named[name][int(place)] *= factor
        else:
            named[name] *= factor
    return list(named.items())


def bot_of(game: Game, worth: Any, name: str, luck: Random) -> Bot | Weighing:
    """A bot by its name: random, greedy, or greedy with a taste."""
    if name == RANDOM:
        return RandomBot(luck)
    if worth is None:
        return GreedyBot(luck)
    return Weighing(luck, worth, tasted(worth, TASTES[game.id].get(name, {})))


def seated(names: list[str], seats: int, seed: int) -> list[str]:
    """Who sits at the table: every name as often as any other, all of them if there is room, in any order."""
    luck = Random(seed)
    left: list[str] = []
    found: list[str] = []
    while len(found) < seats:
        left = left or list(names)
        found.append(left.pop(luck.below(len(left))))
    return found


class Task(NamedTuple):
    """A game to play."""

    game: str
    names: list[str]
    seats: int
    seed: int


def play(task: Task) -> Played:
    """One game between bots."""
    game, seats, seed = catalog.load(task.game), task.seats, task.seed
    state = game.start(seats, {})
    luck = Random(seed)
    names = seated(task.names, seats, seed)
    worth = weights_of(game.id, seats) if game.id in TASTES else None
    plain = tasted(worth, {}) if worth is not None else []
    bots = [bot_of(game, worth, name, Random(seed * 10 + seat + 1)) for seat, name in enumerate(names)]
    words = 0
    while state.player != OVER:
        if state.player == CHANCE:
            state.roll(luck)
        else:
            seat = int(state.player)
            action = bots[seat].choose(Sight(game, state, seat))
            state.check(action)
            state.apply(action)
            words += 1
    put(worth, plain)
    scores, ranks, view = state.scores(), state.ranks(), state.view(0)
    mean = sum(scores) / seats
    outcomes = []
    everything: Items = Counter()
    for seat in range(seats):
        player = view["players"][seat]
        taken = TAKEN[game.id](player) if game.id in TAKEN else Counter()
        everything += taken
        sheet = game.score_sheet(state, seat)
        outcomes.append(Outcome(names[seat], scores[seat], scores[seat] - mean, ranks[seat], sheet, player, taken))
    offered = OFFERED[game.id](view, everything) if game.id in OFFERED else Counter()
    return Played(seed, int(getattr(state, "turn", 0)), words, offered, outcomes)


# --- games that are kept


def packed(items: Items) -> dict[str, int]:
    """As JSON can hold it."""
    return {f"{group}/{name}": number for (group, name), number in items.items()}


def unpacked(items: dict[str, int]) -> Items:
    """And back."""
    found: Items = Counter()
    for key, number in items.items():
        group, _, name = key.partition("/")
        found[group, name] = number
    return found


def line_of(one: Played) -> str:
    """A game as a line of JSON."""
    outcomes = [
        {**outcome._asdict(), "player": {"workers": outcome.player.get("workers", {})}, "taken": packed(outcome.taken)}
        for outcome in one.outcomes
    ]
    return json.dumps({**one._asdict(), "offered": packed(one.offered), "outcomes": outcomes})


def kept(file: Path | None, seats: int) -> Iterator[Played]:
    """The games of a file for so many players."""
    for line in file.read_text().splitlines() if file and file.exists() else ():
        one = json.loads(line)
        outcomes = [Outcome(**{**found, "taken": unpacked(found["taken"])}) for found in one["outcomes"]]
        if len(outcomes) == seats:
            yield Played(**{**one, "offered": unpacked(one["offered"]), "outcomes": outcomes})


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


def tastes(outcomes: list[Outcome]) -> str:
    """Points by category for each taste."""
    names = sorted({outcome.bot for outcome in outcomes})
    found = {name: [outcome for outcome in outcomes if outcome.bot == name] for name in names}
    lines = [
        [category, *[f"{mean([float(outcome.sheet[category]) for outcome in found[name]]):.1f}" for name in names]]
        for category in outcomes[0].sheet
    ]
    return table(["category", *names], lines)


def items(played: list[Played], group: str) -> str:
    """Everything of a group: how often on offer, how often taken, and how its owners stood."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    taker: Counter[tuple[str, str]] = Counter()
    above: dict[str, list[float]] = {}
    for game in played:
        for (kind, name), number in game.offered.items():
            if kind == group:
                offered[name] += number
        for outcome in game.outcomes:
            for (kind, name), number in outcome.taken.items():
                if kind == group and number > 0:
                    taken[name] += number
                    taker[name, outcome.bot] += number
                    above.setdefault(name, []).append(outcome.above)
    sat = Counter(outcome.bot for one in played for outcome in one.outcomes)
    lines = []
    for name in sorted(offered, key=natural):
        best = max(sat, key=lambda bot: taker[name, bot] / sat[bot])
        line = [name, str(offered[name]), f"{taken[name] / offered[name]:.2f}", f"{mean(above.get(name, [])):+.1f}"]
        if len(sat) > 1:
            line.append(f"{best} {taker[name, best] / sat[best]:.2f}")
        lines.append(line)
    return table([group, "on offer", "taken", "with it", *["most by"][: len(sat) - 1]], lines)


def natural(name: str) -> tuple[str, int, str]:
    """2a before 10a."""
    letters = name.rstrip("0123456789ab") if name[:1].isalpha() else ""
    digits = "".join(sign for sign in name if sign.isdigit())
    return letters, int(digits or 0), name


def extremes(played: list[Played]) -> str:
    """What hardly anybody took, and what nearly everybody did."""
    offered, taken, taker = Items(), Items(), Items()
    for one in played:
        offered += one.offered
        for outcome in one.outcomes:
            taken += outcome.taken
            taker += Counter({item: 1 for item, number in outcome.taken.items() if number > 0})
    lines = []
    for group in sorted({kind for kind, _ in offered}):
        names = sorted((name for kind, name in offered if kind == group), key=natural)
        seldom = [name for name in names if taken[group, name] < SELDOM * offered[group, name]]
        ever = [name for name in names if taker[group, name] > (1 - SELDOM) * offered[group, name]]
        lines.append([group, ", ".join(seldom), ", ".join(ever)])
    return table(["", f"taken in less than {SELDOM:.0%}", f"in more than {1 - SELDOM:.0%}"], lines)


def report(game: Game, tables: dict[int, list[Played]]) -> str:
    """All tables: points and strategies for each number of players, things over all games."""
    parts = [summary(game, seats, played) for seats, played in tables.items() if played]
    everything = [one for played in tables.values() for one in played]
    parts += [f"## {game.id}, all {len(everything)} games", extremes(everything)]
    parts += [items(everything, group) for group in sorted({kind for one in everything for kind, _ in one.offered})]
    return "\n\n".join(parts)


def summary(game: Game, seats: int, played: list[Played]) -> str:
    """Points, length and strategies with one number of players."""
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
    if len({outcome.bot for outcome in outcomes}) > 1:
        parts += ["By the taste of the bot:", strategies(outcomes, lambda outcome: outcome.bot)]
        parts += [tastes(outcomes)]
    if outcomes[0].player.get("workers"):
        parts += ["By the craft with most workers:", strategies(outcomes, main_craft)]
    return "\n\n".join(parts)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game", help="id of the game, as in `igroteka games`")
    ask.add_argument("--games", default="100", help="games to play, by number of players (100)")
    ask.add_argument("--seats", default="2", help="players at the table; several with commas (2)")
    ask.add_argument("--bots", default=GREEDY, help="who plays: random, greedy, tastes, with commas; or all (greedy)")
    ask.add_argument("--minutes", type=float, default=0.0, help="stop after so long; 0 = never (0)")
    ask.add_argument("--seed", type=int, default=1, help="of the first game; the others count on (1)")
    ask.add_argument("--processes", type=int, default=1, help="games at a time (1)")
    ask.add_argument("--keep", type=Path, help="a file to which games are added, and from which they are taken")
    given = ask.parse_args()
    game = catalog.load(given.game)
    tasty = [GREEDY, *TASTES.get(game.id, {})]
    names = tasty if given.bots == "all" else given.bots.split(",")
    if unknown := set(names) - {*tasty, RANDOM}:
        sys.exit(f"no such bot: {', '.join(sorted(unknown))}")
    console = Console(stderr=True)
    numbers = [int(number) for number in given.games.split(",")]
    tables: dict[int, list[Played]] = {}
    tasks: list[Task] = []
    for place, seats in enumerate(int(number) for number in given.seats.split(",")):
        seeds = range(given.seed, given.seed + numbers[min(place, len(numbers) - 1)])
        tables[seats] = [one for one in kept(given.keep, seats) if one.seed in seeds]
        done = {one.seed for one in tables[seats]}
        tasks += [Task(game.id, names, seats, seed) for seed in seeds if seed not in done]
    tasks.sort(key=lambda task: task.seed)  # so that a run broken off has some of each
    end = time.monotonic() + 60 * given.minutes
    with suppress(KeyboardInterrupt), ExitStack() as stack:  # what was played is told
        many = given.processes > 1
        found = stack.enter_context(Pool(given.processes)).imap_unordered(play, tasks) if many else map(play, tasks)
        for one in track(found, "playing", total=len(tasks), console=console, transient=True):
            tables[len(one.outcomes)].append(one)
            if given.keep:
                with given.keep.open("a") as file:
                    file.write(line_of(one) + "\n")
            if given.minutes and time.monotonic() > end:
                break
    if not any(tables.values()):
        sys.exit("no game was played to its end")
    sys.stdout.write(report(game, tables) + "\n")


if __name__ == "__main__":
    main()
