"""Every game at every kind of table: all seat counts, all presets, every value of every option; and walks through them.

Nothing here knows a game, except for how to keep its games short. The examples keep the laws too, installed or not.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from igroteka import catalog
from igroteka.core.chance import Luck, Random
from igroteka.core.errors import BadOption
from igroteka.core.events import Event
from igroteka.core.game import Game
from igroteka.core.match import Match, Move
from igroteka.core.record import read_record
from igroteka.core.settings import Option
from igroteka.core.state import CHANCE, OVER, SPECTATOR, Position
from noughts.game import GAME as NOUGHTS
from tests.conftest import sized
from tests.whim import whim

GOLDEN: Final = Path(__file__).parents[1] / "golden"
EXAMPLES: Final[dict[str, Game]] = {NOUGHTS.id: NOUGHTS}
SHOWN: Final = Path(__file__).parents[2] / "examples"
STEPS: Final = sized(1500, 20_000)  # a walk is cut here; most end before
SHORT: Final[dict[str, dict[str, object]]] = {
    "catan": {"turn_limit": 20},
    "burgundy": {},
    "gwt": {},
    "nusfjord": {},
    "gwtnz": {},
    "noughts": {},
}  # ends every game


class Table(NamedTuple):
    """A game with seats and options."""

    game: str
    seats: int
    options: Mapping[str, object]
    name: str
    natural: bool = True  # the options stand together as they are

    def start(self, *, short: bool = False) -> Position:
        """Its first position; a short game ends by a limit."""
        return load(self.game).start(self.seats, self.all_options(short=short))

    def all_options(self, *, short: bool = False) -> dict[str, object]:
        """The options, perhaps with those that end the game early; what the table is about stays."""
        brief = SHORT.get(self.game, {}) if short else {}
        return {**self.options, **{name: value for name, value in brief.items() if f"{name}=" not in self.name}}


def games() -> list[str]:
    """The ids of all games that must keep the laws."""
    return [*catalog.GAMES, *EXAMPLES]


def load(id: str) -> Game:
    return EXAMPLES[id] if id in EXAMPLES else catalog.load(id)


# --- tables


def values_of(option: Option) -> list[bool | int | str]:
    """Every allowed value; of a range both ends."""
    values: list[bool | int | str] = []
    for choice in option.allowed:
        if isinstance(choice, str) and ".." in choice:
            values.extend(int(end) for end in choice.split(".."))
        else:
            values.append(choice)
    return values


def repaired(game: Game, seats: int, options: Mapping[str, object], kept: str = "") -> dict[str, object] | None:
    """The options as given or, where they do not fit together, with another one changed; None if that is no help."""
    others = [option for name, option in game.settings.options.items() if name != kept]
    tries = [dict(options), *({**options, option.name: value} for option in others for value in values_of(option))]
    for attempt in tries:
        try:
            game.start(seats, attempt)
        except BadOption:
            continue
        return attempt
    return None


def preset_tables(game: Game) -> Iterator[Table]:
    """Every seat count with the defaults and with every preset."""
    for seats in game.seats:
        for preset in ("", *game.settings.presets):
            options = repaired(game, seats, game.settings.presets.get(preset, {}))
            assert options is not None, f"{game.id}: {preset} with {seats} seats"
            natural = options == game.settings.presets.get(preset, {})
            yield Table(game.id, seats, options, f"{game.id}-{seats}-{preset or 'default'}", natural)


def option_tables(game: Game) -> Iterator[Table]:
    """Every value of every option that is not the default, at some seat count."""
    turn = 0
    for option in game.settings.options.values():
        for value in values_of(option):
            if value == option.default and type(value) is type(option.default):
                continue
            for place in range(len(game.seats)):
                seats = game.seats[(turn + place) % len(game.seats)]
                options = repaired(game, seats, {option.name: value}, option.name)
                if options is not None:
                    yield Table(game.id, seats, options, f"{game.id}-{seats}-{option.name}={value}")
                    break
            else:
                raise AssertionError(f"{game.id}: no table has {option.name}={value}")
            turn += 1


@cache
def tables() -> list[Table]:
    """All tables of all games."""
    every = [load(id) for id in games()]
    return [table for game in every for table in (*preset_tables(game), *option_tables(game))]


@cache
def preset_only() -> list[Table]:
    """Seat counts and presets, for what takes long."""
    return [table for id in games() for table in preset_tables(load(id))]


def some_presets(turn: int) -> list[Table]:
    """One of three such tables of every game, others for another turn; in a soak all of them."""
    found: list[Table] = []
    for id in games():
        own = [table for table in preset_only() if table.game == id]
        stride = min(sized(3, 1), len(own))
        found += own[turn % stride :: stride]
    return found


# --- walks


class Step(NamedTuple):
    """A position, and what is said there next; nothing at the end."""

    state: Position
    move: Move | None


class Walk:
    """A game played from beginning to end, or cut; every position of it is kept."""

    def __init__(self, name: str, game: Game, steps: list[Step], events: list[Event]) -> None:
        self.name: Final = name
        self.game: Final = game
        self.steps: Final = steps
        self.events: Final = events

    @property
    def seats(self) -> int:
        return int(self.steps[0].state.seats)

    @property
    def viewers(self) -> list[int]:
        """Everybody who may look on."""
        return [*range(self.seats), SPECTATOR]

    @property
    def names(self) -> list[str]:
        return [f"Player {'ABCDEF'[seat]}" for seat in range(self.seats)]

    def sampled(self, count: int) -> list[Step]:
        """So many steps: each kind of question in turn, from anywhere in the game; in a soak, twenty times as many."""
        wanted = sized(count, count * 20)
        by_frame: dict[str, list[Step]] = {}
        for step in self.steps:
            frame = type(step.state.top()).__name__ if step.state.depth else "end"
            by_frame.setdefault(frame, []).append(step)
        luck = Random(seed_of(self.name))
        groups = list(by_frame.values())
        chosen: list[Step] = []
        while groups and len(chosen) < wanted:
            group = groups.pop(luck.below(len(groups)) if count < 4 else 0)
            chosen.append(group.pop(luck.below(len(group))))
            if group:
                groups.append(group)
        return chosen


def seed_of(name: str) -> int:
    """A number for a name, the same everywhere."""
    return int.from_bytes(name.encode()[-7:])


def lively(state: Position, luck: Luck) -> Move:
    """One of those who owe an answer says something."""
    speakers = state.speakers()
    seat = speakers[luck.below(len(speakers))]
    state.call_on(seat)
    return Move(seat, whim(state, luck))


def next_move(state: Position, luck: Luck) -> Move:
    """A move at random, of luck or of a seat."""
    return Move(CHANCE, int(state.draw(luck))) if state.player == CHANCE else lively(state, luck)


def carry_out(state: Position, move: Move) -> None:
    """Say it, in place."""
    if move.seat != CHANCE:
        state.call_on(move.seat)
    state.apply(move.action)


def play_on(state: Position, luck: Luck, steps: int) -> list[Move]:
    """Play so many steps at random, in place, or to the end."""
    moves: list[Move] = []
    while state.player != OVER and len(moves) < steps:
        moves.append(next_move(state, luck))
        carry_out(state, moves[-1])
    return moves


def walk_table(table: Table) -> Walk:
    """A lively game at a table."""
    state = table.start(short=True)
    luck = Random(seed_of(table.name))
    steps: list[Step] = []
    events: list[Event] = []
    state.log = events
    while state.player != OVER and len(steps) < STEPS:
        move = next_move(state, luck)
        steps.append(Step(state.copy(), move))
        carry_out(state, move)
    state.log = None
    steps.append(Step(state, None))
    return Walk(table.name, load(table.game), steps, events)


def walk_golden(path: Path) -> Walk:
    """A golden game again; bots played it, so it comes to things that chance does not."""
    game = load(game_of(path))
    record = read_record(path.read_text(encoding="utf-8"))
    end = Match.replay(game, record)
    state = game.start(record.seats, record.options)
    steps: list[Step] = []
    for move in end.moves:
        if move.seat != CHANCE:
            state.call_on(move.seat)
        steps.append(Step(state.copy(), move))
        state.apply(move.action)
    steps.append(Step(state, None))
    return Walk(f"{game.id}-golden-{path.stem}", game, steps, end.events)


def golden_files() -> list[Path]:
    """Whole games; those of an example lie beside it."""
    return [*sorted(GOLDEN.glob("*/*.txt")), *sorted(SHOWN.glob("*/golden/*.txt"))]


def game_of(path: Path) -> str:
    """The game of a golden file."""
    return path.parents[1].name if path.is_relative_to(SHOWN) else path.parent.name


def walkable(game: str = "") -> dict[str, Table | Path]:
    """Everything that can be walked, of one game or of all, by name."""
    found: dict[str, Table | Path] = {table.name: table for table in tables()}
    found.update({f"{game_of(path)}-golden-{path.stem}": path for path in golden_files()})
    return {name: source for name, source in found.items() if not game or name.startswith(f"{game}-")}


def walk(source: Table | Path) -> Walk:
    return walk_table(source) if isinstance(source, Table) else walk_golden(source)
