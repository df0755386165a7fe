"""Our bots at Catanatron's own table, against its AlphaBeta players.

    python -m bench.duel --bot apprentice --rivals 1 --games 40

Whenever our seat is asked, the table is written as one of our positions, our bot is asked through the eyes of its seat,
and its answer is looked up among theirs. What may be said must be the same on both sides: whatever is not, and is not
one of the known differences of the two rules, ends the duel with a line that names both. Nobody trades with players.
"""

import argparse
import json
import platform
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, suppress
from importlib.metadata import PackageNotFoundError, version
from multiprocessing import Pool
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

import igroteka
from igroteka.ai.bot import Bot, Sight, answer_of
from igroteka.ai.bots import bot, bots
from igroteka.core.agenda import NOBODY
from igroteka.core.chance import Random
from igroteka.core.errors import BadPosition
from igroteka.games.catan.actions import MOVE_ROBBER, STEAL, STOP_ROADS
from igroteka.games.catan.data.box import BOX, HEXES, LONGEST_ROAD_POINTS, NODES, SEATS
from igroteka.games.catan.game import GAME
from igroteka.games.catan.state import State
from igroteka.sim.arena import wilson
from igroteka.sim.contest import seat_of

NEEDED = (
    "Catanatron's main branch must be installed for a duel: "
    ".venv/bin/pip install git+https://github.com/bcollazo/catanatron"
)
TARGET = 10  # points, and the hand above which a seven takes half: what both sides are told
DISCARD_LIMIT = 7
DEPTH = 2  # of AlphaBeta: `AB:2` at its command line

RESOURCES: Final = {"WOOD": "lumber", "BRICK": "brick", "SHEEP": "wool", "WHEAT": "grain", "ORE": "ore"}
TERRAIN: Final = {resource: terrain for terrain, resource in BOX["resources"]["terrain"].items()}
CARDS: Final = {
    "KNIGHT": "knight",
    "ROAD_BUILDING": "road_building",
    "YEAR_OF_PLENTY": "year_of_plenty",
    "MONOPOLY": "monopoly",
    "VICTORY_POINT": "victory_point",
}
CORNERS: Final = ("NORTH", "NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST")  # as our hexes name their nodes
GEOMETRY: Final = BOX["geometry"]

# Where the rules differ, and neither side is in error by its own
PAST_A_BUILDING = "a road past a rival's building"  # theirs goes on there, ours does not (CAT-8.3)
ONE_CARD = (
    "a Year of Plenty of one card"  # theirs whenever one of the two is missing, ours with the bank's last (CAT-9.7)
)
BOTH_ROADS = "the second free road"  # theirs must be built, ours may be declined (CAT-9.14)
LONGEST_ROAD = "the holder of the longest road"  # theirs may have less than five, or a tie, after a cut (CAT-10.5)


class Mismatch(Exception):
    """Their table cannot be told in our words."""


# --- their island


class Island(NamedTuple):
    """Where their places are on our island."""

    hexes: dict[Any, int]  # by coordinate
    nodes: dict[int, int]
    edges: dict[tuple[int, int], int]  # by our nodes, the lower first
    board: dict[str, Any]  # as our positions have it; without the robber

    def edge(self, ends: Iterable[int]) -> int:
        """Our number of their edge."""
        low, high = sorted(self.nodes[node] for node in ends)
        return self.edges[low, high]


def island_of(board: Any) -> Island:
    """Their map laid over ours: cube coordinates there, axial ones here."""
    places = {(q, r): hex for hex, (q, r) in enumerate(GEOMETRY["hex_axial"])}
    hexes: dict[Any, int] = {}
    nodes: dict[int, int] = {}
    terrain, numbers = [""] * HEXES, [0] * HEXES
    for coordinate, tile in board.land_tiles.items():
        hex = hexes[coordinate] = places[coordinate[0], coordinate[2]]
        terrain[hex] = TERRAIN[RESOURCES[tile.resource] if tile.resource else ""]
        numbers[hex] = tile.number or 0
        for corner, node in tile.nodes.items():
            ours = GEOMETRY["hex_nodes"][hex][CORNERS.index(corner.name)]
            if nodes.setdefault(node, ours) != ours:
                raise Mismatch(f"their node {node} is our node {nodes[node]} and our node {ours}")
    if (len(hexes), len(set(nodes.values()))) != (HEXES, NODES):
        raise Mismatch(f"their island has {len(hexes)} hexes and {len(nodes)} nodes, ours has {HEXES} and {NODES}")
    edges = {(low, high): edge for edge, (low, high) in enumerate(GEOMETRY["edges"])}
    return Island(
        hexes, nodes, edges, {"terrain": terrain, "numbers": numbers, "harbours": harbours_of(board.port_nodes, nodes)}
    )


def harbours_of(ports: dict[str | None, Iterable[int]], nodes: dict[int, int]) -> list[str]:
    """The kinds of our harbours in the order of their places; theirs without a resource is generic."""
    found = []
    for harbour in BOX["harbours"]:
        kinds = [
            RESOURCES[kind] if kind else "generic"
            for kind, ends in ports.items()
            if set(harbour["nodes"]) <= {nodes[end] for end in ends}
        ]
        if len(kinds) != 1:
            raise Mismatch(
                f"our harbour {harbour['id']} at nodes {harbour['nodes']} has {kinds or 'no kind'} with them"
            )
        found += kinds
    return found


# --- their table as one of our positions


def written(state: Any, island: Island) -> dict[str, Any]:
    """The position that their state is, hidden cards included: a bot is shown it through its seat alone."""
    seats = len(state.colors)
    turn = this_turn(state)
    laid = laid_down(state, turn)
    return {
        "game": GAME.id,
        "seats": seats,
        "options": options_of(seats),
        "board": {**island.board, "robber": island.hexes[state.board.robber_coordinate]},
        "players": [player_of(state, seat, island) for seat in range(seats)],
        "bank": {
            name: count - sum(cards[name] for cards in laid)
            for name, count in zip(RESOURCES.values(), state.resource_freqdeck, strict=True)
        },
        "deck": dict(Counter(CARDS[card] for card in state.development_listdeck)),
        "turn": turn_of(state, turn),
        "longest_road": holder(state, "HAS_ROAD"),
        "largest_army": holder(state, "HAS_ARMY"),
        "agenda": agenda_of(state, laid, island),
        **({"speaker": state.current_player_index} if state.current_prompt.name == "DISCARD" else {}),
    }


def options_of(seats: int) -> dict[str, Any]:
    """Our options that come nearest to their rules."""
    return {
        "layout": "spiral",
        "harbours": "shuffled",
        "shortage_rule": "nobody",
        "victory_points_to_win": TARGET,
        "discard_limit": DISCARD_LIMIT,
        "player_trade": "none",
        "turn_limit": 1000,
        **({"two_player": "plain"} if seats == 2 else {}),
    }


def player_of(state: Any, seat: int, island: Island) -> dict[str, Any]:
    """Cards and pieces of a seat."""
    said, color = state.player_state, state.colors[seat]
    built = state.buildings_by_color[color]
    return {
        "hand": {name: said[f"P{seat}_{theirs}_IN_HAND"] for theirs, name in RESOURCES.items()},
        "cards": {name: said[f"P{seat}_{theirs}_IN_HAND"] for theirs, name in CARDS.items()},
        "played": {name: said[f"P{seat}_PLAYED_{theirs}"] for theirs, name in CARDS.items()},
        "roads": sorted({island.edge(ends) for ends, owner in state.board.roads.items() if owner == color}),
        "settlements": sorted(island.nodes[node] for node in built.get("SETTLEMENT", ())),
        "cities": sorted(island.nodes[node] for node in built.get("CITY", ())),
    }


def holder(state: Any, card: str) -> int | None:
    """Who has a special card."""
    seats = [seat for seat in range(len(state.colors)) if state.player_state[f"P{seat}_{card}"]]
    return seats[0] if seats else None


def this_turn(state: Any) -> list[Any]:
    """What was recorded since the last turn ended, the latest first."""
    found = []
    for record in reversed(state.action_records):
        if record.action.action_type.name == "END_TURN":
            break
        found.append(record)
    return found


def laid_down(state: Any, turn: list[Any]) -> list[Counter[str]]:
    """Cards that are in their bank already and lie face down with us, while somebody still has to discard."""
    laid: list[Counter[str]] = [Counter() for _ in range(SEATS)]
    if state.current_prompt.name == "DISCARD":
        for record in turn:
            if record.action.action_type.name == "ROLL":
                break
            laid[state.color_to_index[record.action.color]][RESOURCES[record.result]] += 1
    return laid


def turn_of(state: Any, turn: list[Any]) -> dict[str, Any]:
    """Whose turn it is and what was done in it."""
    if state.is_initial_build_phase:
        return {"number": 0, "first": 0, "active": None}
    seats, active = len(state.colors), state.current_turn_index
    rolls = (record for record in reversed(state.action_records) if record.action.action_type.name == "ROLL")
    last = next(rolls, None)
    bought = [record for record in turn if record.action.action_type.name == "BUY_DEVELOPMENT_CARD"]
    return {
        "number": state.num_turns - 2 * (seats - 1) + 1,  # they count the steps of founding, there and back
        "first": 0,
        "active": active,
        "dice": list(last.result) if last else None,
        "card_played": state.player_state[f"P{active}_HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"],
        "bought": dict(Counter(CARDS[record.result] for record in bought)),
    }


def agenda_of(state: Any, laid: list[Counter[str]], island: Island) -> list[dict[str, Any]]:
    """What is asked now, and what comes after it."""
    prompt, active = state.current_prompt.name, state.current_turn_index
    if state.is_initial_build_phase:
        return founding_of(state, island)
    rolled = state.player_state[f"P{active}_HAS_ROLLED"]
    turn = {"frame": "trade_and_build" if rolled else "pre_roll", "seat": active}
    robber = {"frame": "move_robber", "seat": active}
    if prompt == "DISCARD":
        owed = [*state.discard_counts, *[0] * SEATS][:SEATS]
        cards = {f"laid{seat}": dict(laid[seat]) for seat in range(SEATS)}
        return [{"frame": "discard_half", "owed": owed, **cards}, robber, turn]
    if prompt == "MOVE_ROBBER":
        return [robber, turn]
    if prompt != "PLAY_TURN":
        raise Mismatch(f"they ask for {prompt}, and we have no such question")
    if state.is_road_building:
        return [{"frame": "free_road", "seat": active, "left": state.free_roads_available}, turn]
    return [turn]


def founding_of(state: Any, island: Island) -> list[dict[str, Any]]:
    """Everybody settles there and back."""
    seats = len(state.colors)
    there = list(range(seats))
    row = [(seat, 1) for seat in there] + [(seat, 2) for seat in reversed(there)]
    built = [state.buildings_by_color[color].get("SETTLEMENT", ()) for color in state.colors]
    past = sum(len(nodes) for nodes in built)
    waiting: list[dict[str, Any]] = []
    if state.current_prompt.name == "BUILD_INITIAL_ROAD":
        seat = row[past - 1][0]
        waiting.append({"frame": "found_road", "seat": seat, "node": island.nodes[built[seat][-1]]})
    waiting += [{"frame": "found_settlement", "seat": seat, "round": round} for seat, round in row[past:]]
    return [*waiting, {"frame": "start_turn", "seat": 0}]


def position_of(document: dict[str, Any], differences: Counter[str]) -> State:
    """Our position. Where their longest road breaks our law, ours is read and then their holder put in."""
    enough = {**document["options"], "victory_points_to_win": TARGET + LONGEST_ROAD_POINTS}
    lawful = {key: value for key, value in document.items() if key != "longest_road"}
    refused: BadPosition | None = None
    for attempt in (document, lawful, {**lawful, "options": enough}):  # with the card somebody might have won here
        try:
            state = GAME.from_dict(attempt)
        except BadPosition as error:
            if refused is None and error.details.get("field") != "longest_road":
                raise Mismatch(f"their table is none of ours: {error}") from error
            refused = refused or error
            continue
        if refused is not None:
            differences[LONGEST_ROAD] += 1
            state.longest_road = NOBODY if document["longest_road"] is None else document["longest_road"]
        return state
    raise Mismatch(f"their table is none of ours: {refused}")


# --- their actions in our notation

PLAIN: Final = {
    "ROLL": "roll",
    "END_TURN": "end",
    "BUY_DEVELOPMENT_CARD": "buy",
    "PLAY_KNIGHT_CARD": "knight",
    "PLAY_ROAD_BUILDING": "roads",
}


def lines_of(action: Any, state: Any, island: Island) -> list[str]:
    """What we say for one of their actions: a line, or two where the robber also steals."""
    kind, value = action.action_type.name, action.value
    if kind in PLAIN:
        return [PLAIN[kind]]
    if kind == "BUILD_ROAD":
        return [f"road {island.edge(value)}"]
    if kind in ("BUILD_SETTLEMENT", "BUILD_CITY"):
        return [f"{kind.removeprefix('BUILD_').lower()} {island.nodes[value]}"]
    if kind == "PLAY_YEAR_OF_PLENTY":
        order = list(RESOURCES)
        return ["plenty " + " ".join(RESOURCES[card] for card in sorted(value, key=order.index))]
    if kind == "PLAY_MONOPOLY":
        return [f"monopoly {RESOURCES[value]}"]
    if kind == "DISCARD_RESOURCE":
        return [f"discard {RESOURCES[value]}"]
    if kind == "MARITIME_TRADE":
        return [f"bank {RESOURCES[value[0]]} {RESOURCES[value[-1]]}"]
    if kind == "MOVE_ROBBER":
        coordinate, victim = value
        steal = [] if victim is None else [f"steal p{state.color_to_index[victim]}"]
        return [f"robber {island.hexes[coordinate]}", *steal]
    raise Mismatch(f"they may say {kind} {value}, and we have no such word")


def compared(ours: set[str], theirs: set[str], position: State, seat: int) -> Counter[str]:
    """The known differences of what may be said here; any other is an error. Our "stop" counts where it is said."""
    found = Counter(known_difference(line, position, seat) for line in (ours ^ theirs) - (ours & {"stop"}))
    if found.pop("", 0):
        here, there = sorted(ours - theirs), sorted(theirs - ours)
        raise Mismatch(
            f"turn {position.turn}, seat {seat}, {type(position.top()).__name__}: "
            f"only ours {', '.join(here) or 'nothing'}; only theirs {', '.join(there) or 'nothing'}"
        )
    return found


def known_difference(line: str, position: State, seat: int) -> str:
    """Which of the known differences a line is that only one side has, or none."""
    word, *rest = line.split()
    if word == "plenty" and len(rest) == 1:
        return ONE_CARD
    if word == "road":
        rivals = position.others_buildings(seat)
        if any(rivals >> node & 1 for node in GEOMETRY["edges"][int(rest[0])]):
            return PAST_A_BUILDING
    return ""


class Guest:
    """One of our bots at their table, for one game."""

    def __init__(self, name: str, player: Bot, seat: int, luck: Random) -> None:
        self.name: Final = name
        self.bot: Final = player
        self.seat: Final = seat
        self.luck: Final = luck
        self.differences: Counter[str] = Counter()
        self.island: Island | None = None

    def decide(self, state: Any, playable: list[Any]) -> Any:
        """One of their actions."""
        if self.island is None:
            self.island = island_of(state.board.map)
        if state.current_player_index != self.seat:
            raise Mismatch(f"seat {self.seat} is ours, and they ask seat {state.current_player_index}")
        position = position_of(written(state, self.island), self.differences)
        lines = {tuple(lines_of(action, state, self.island)): action for action in playable}
        if len(lines) != len(playable):
            raise Mismatch(f"two of their actions are one of ours: {playable}")
        first = self.answer(position, {said[0] for said in lines})
        said = [GAME.notation(first)]
        if MOVE_ROBBER.has(first):
            victims = {line[1] for line in lines if line[0] == said[0] and len(line) > 1}
            position.apply(first)
            if victims or STEAL.has(position.legal()[0]):
                said.append(GAME.notation(self.answer(position, victims)))
        return lines[tuple(said)]

    def answer(self, position: State, theirs: set[str]) -> int:
        """What our bot says, of what both sides know."""
        if position.player != self.seat:
            raise Mismatch(f"they ask seat {self.seat}, we ask {position.player}")
        legal = position.legal()
        self.differences += compared({GAME.notation(action) for action in legal}, theirs, position, self.seat)
        sight = Sight(GAME, position, self.seat)
        chosen = answer_of(self.name, self.bot, sight)
        if chosen != STOP_ROADS.first:
            return chosen
        self.differences[BOTH_ROADS] += 1
        return self.best_road(sight, legal)

    def best_road(self, sight: Sight, legal: list[int]) -> int:
        """The road that looks best where our bot would build none."""
        worths: dict[int, float] = {}
        world = sight.sample(self.luck)
        for action in legal:
            if action != STOP_ROADS.first:
                after: Any = world.copy()
                after.apply(action)
                worths[action] = GAME.evaluate(after, self.seat)
        return max(worths, key=lambda action: worths[action])


# --- a duel


class Task(NamedTuple):
    """One game that is to be played."""

    bot: str
    rivals: int
    seed: int
    number: int


class Side(NamedTuple):
    """What one side of a game thought."""

    decisions: int
    seconds: float


class Played(NamedTuple):
    """One game: where we sat, who won, by how many points, after how many turns."""

    number: int
    seat: int
    winner: int | None
    points: tuple[int, ...]
    turns: int
    ours: Side
    theirs: Side
    differences: dict[str, int]


class Clock:
    """Counts decisions, and the CPU time they took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0

    def timed(self, decide: Callable[[], Any]) -> Any:
        """What is decided."""
        begun = time.process_time()
        decided = decide()
        self.seconds += time.process_time() - begun
        self.decisions += 1
        return decided

    def side(self) -> Side:
        """What was counted."""
        return Side(self.decisions, self.seconds)


def play(task: Task) -> Played:
    """A game in their engine. Games that follow each other have one island, until we have sat in every seat."""
    from catanatron import Color, Game
    from catanatron.players.minimax import AlphaBetaPlayer
    from catanatron.state_functions import get_actual_victory_points

    seats = task.rivals + 1
    seat, island = seat_of(0, task.number, seats), task.number // seats
    game = Game(
        [AlphaBetaPlayer(color, DEPTH) for color in list(Color)[:seats]],
        seed=task.seed + island,
        discard_limit=DISCARD_LIMIT,
        vps_to_win=TARGET,
    )
    luck = Random(task.seed + island).split(seat)
    guest = Guest(task.bot, bot(task.bot, luck.split(0)), seat, luck.split(1))
    ours, theirs = Clock(), Clock()

    def decided(player: Any, game: Any, playable: list[Any]) -> Any:
        if len(playable) == 1:
            return playable[0]
        if game.state.current_player_index == seat:
            return ours.timed(lambda: guest.decide(game.state, playable))
        return theirs.timed(lambda: player.decide(game, playable))

    winner = game.play(decide_fn=decided)
    state = game.state
    return Played(
        task.number,
        seat,
        None if winner is None else state.color_to_index[winner],
        tuple(get_actual_victory_points(state, color) for color in state.colors),
        state.num_turns,
        ours.side(),
        theirs.side(),
        dict(guest.differences),
    )


def summary(name: str, rivals: int, played: list[Played]) -> dict[str, Any]:
    """The figures of a duel."""
    games = len(played)
    wins = sum(one.winner == one.seat for one in played)
    low, high = wilson(wins, games)
    others = [points for one in played for place, points in enumerate(one.points) if place != one.seat]
    return {
        "bot": name,
        "rivals": rivals,
        "rival": f"AB:{DEPTH}",
        "games": games,
        "wins": wins,
        "share": round(wins / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "parity": round(1 / (rivals + 1), 4),
        "undecided": sum(one.winner is None for one in played),
        "wins_by_seat": [
            [sum(one.winner == seat for one in played if one.seat == seat), sum(one.seat == seat for one in played)]
            for seat in range(rivals + 1)
        ],
        "points": round(sum(one.points[one.seat] for one in played) / games, 2),
        "points_of_rivals": round(sum(others) / len(others), 2),
        "turns": round(sum(one.turns for one in played) / games, 1),
        "ms_a_decision": milliseconds([one.ours for one in played]),
        "ms_a_decision_of_rivals": milliseconds([one.theirs for one in played]),
        "differences": dict(sum((Counter(one.differences) for one in played), Counter())),
    }


def milliseconds(sides: list[Side]) -> float:
    """CPU time of a decision on average; answers that are forced are none."""
    decisions = sum(side.decisions for side in sides)
    return round(1000 * sum(side.seconds for side in sides) / decisions, 2) if decisions else 0.0


def show(found: dict[str, Any], screen: Console) -> None:
    """The table."""
    rivals = f"{found['rivals']} × {found['rival']}"
    table = Table(title=f"{found['bot']} at Catanatron's table, against {rivals}")
    for head in ("games", "won", "share", "95 %", "parity", "points", "theirs", "turns", "ms/decision", "theirs"):
        table.add_column(head, justify="right")
    table.add_row(
        str(found["games"]),
        str(found["wins"]),
        f"{found['share']:.1%}",
        f"{found['low']:.0%} to {found['high']:.0%}",
        f"{found['parity']:.0%}",
        str(found["points"]),
        str(found["points_of_rivals"]),
        str(found["turns"]),
        str(found["ms_a_decision"]),
        str(found["ms_a_decision_of_rivals"]),
    )
    screen.print(table)
    by_seat = ", ".join(f"{wins} of {games}" for wins, games in found["wins_by_seat"])
    screen.print(f"Won by seat: {by_seat}. Without a winner: {found['undecided']}.")
    for difference, count in found["differences"].items():
        screen.print(f"Rules differ: {difference}, {count} times.", style="dim")


def engine() -> str:
    """The version of Catanatron; without one that can be played with, the end."""
    try:
        from catanatron.models.enums import ActionType
    except ImportError:
        sys.exit(NEEDED)
    if not hasattr(ActionType, "DISCARD_RESOURCE"):  # up to 3.2.1 a discard was left to luck
        sys.exit(NEEDED)
    try:
        return version("catanatron")
    except PackageNotFoundError:
        return "from its source"


def games_of(tasks: list[Task], jobs: int) -> Iterator[Played]:
    """The games as they come in; Ctrl-C ends with those that were played."""
    console = Console(stderr=True)
    with suppress(KeyboardInterrupt), ExitStack() as stack:
        found = stack.enter_context(Pool(jobs)).imap_unordered(play, tasks) if jobs > 1 else map(play, tasks)
        yield from track(found, "playing", total=len(tasks), console=console, transient=True)


def main(words: list[str] | None = None) -> None:
    """Play and tell."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--bot", default="apprentice", choices=bots(), help="who plays for us (apprentice)")
    ask.add_argument("--rivals", type=int, default=1, choices=(1, 3), help=f"how many AB:{DEPTH} (1)")
    ask.add_argument("--games", type=int, default=40, help="a multiple of the seats sits everywhere equally often (40)")
    ask.add_argument("--jobs", type=int, default=1, help="games at a time (1)")
    ask.add_argument("--seed", type=int, default=1, help="of the first island; the others count on (1)")
    ask.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = ask.parse_args(words)
    theirs = engine()
    tasks = [Task(given.bot, given.rivals, given.seed, number) for number in range(given.games)]
    try:
        played = sorted(games_of(tasks, given.jobs))
    except Mismatch as mismatch:
        sys.exit(f"the two sides do not mean the same: {mismatch}")
    if not played:
        sys.exit("no game was played to its end")
    found = summary(given.bot, given.rivals, played)
    if not given.json:
        screen = Console(highlight=False)
        if not screen.is_terminal:
            screen.width = 140
        show(found, screen)
        return
    machine = {"python": platform.python_version(), "platform": platform.platform()}
    build = {"igroteka": igroteka.__version__, "compiled": igroteka.is_compiled(), "catanatron": theirs}
    sys.stdout.write(json.dumps({**found, "seed": given.seed, **build, **machine}) + "\n")


if __name__ == "__main__":
    main()
