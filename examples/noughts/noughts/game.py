"""Noughts and crosses: a whole game in one module, to show all that a game says of itself and nothing else.

From the top: what is in it, what can be said and what can happen, what can change, what is asked; then the game itself,
through which the room, the terminal, bots and records meet it. docs/howto/add-a-game.md walks through this file.
"""

from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

from igroteka.core.actions import ActionTable, Options, numbered
from igroteka.core.agenda import NOBODY, Chance, Decision, Frame, Listed
from igroteka.core.arrays import filled, i64, vec
from igroteka.core.catalogue import Catalogue
from igroteka.core.chance import Luck
from igroteka.core.errors import BadPosition, IllegalAction
from igroteka.core.events import Event, EventTable
from igroteka.core.game import Game
from igroteka.core.observation import Observation
from igroteka.core.reading import opened, read_name, read_rules
from igroteka.core.refusals import Manners
from igroteka.core.settings import Option, Settings, first_seat
from igroteka.core.speech import Speech, seat_name
from igroteka.core.state import CHANCE, OVER, PlainPosition, Referee, do_next
from igroteka.core.writing import name_or_none
from igroteka.kit.markup import styled

ID: Final = "noughts"
VERSION: Final = 1  # rises when any recorded game would play differently
SEATS: Final = 2
SIDE: Final = 3
SQUARES: Final = SIDE * SIDE
EMPTY: Final = -1
MARKS: Final = ["cross", "nought"]  # by seat (NAC-1.2)
LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
SETTINGS: Final = Settings({"first_seat": Option("first_seat", "random", ["random", "0..1"], "NAC-1.3")}, presets={})

# --- what can be said, and what can happen; the order is the numbering

ACTIONS: Final = ActionTable()
MARK: Final = ACTIONS.kind("mark", numbered(SQUARES + 1)[1:], rule="NAC-2.1")
FIRST: Final = ACTIONS.outcome("first", ["p0", "p1"], rule="NAC-1.3")

EVENTS: Final = EventTable()
BEGAN: Final = EVENTS.kind("began")
MARKED: Final = EVENTS.kind("marked", "square")  # counted from 1, as people do
WON: Final = EVENTS.kind("won")
DRAWN: Final = EVENTS.kind("drawn")


# --- what can change


class State(PlainPosition):
    """Nine squares. What is asked, who is asked and the log are in every position."""

    def __init__(self, game: Referee, options: Mapping[str, bool | int | str]) -> None:
        super().__init__(game, SEATS)
        self.options: Final = options
        self.squares = [EMPTY] * SQUARES  # the seat whose mark stands there

    def copy(self) -> "State":
        other = State(self.game, self.options)
        other.take_up(self)
        other.squares = self.squares[:]
        return other

    def has_line(self, seat: int) -> bool:
        """Three marks of a seat in a row, a column or a diagonal (NAC-3.1)."""
        return any(all(self.squares[square] == seat for square in line) for line in LINES)


# --- what is asked, what may be answered, what happens


def begin(state: State, seat: i64) -> None:
    """The first turn (NAC-1.3)."""
    state.tell(BEGAN, seat)
    do_next(state, MarkSquare(seat))


class DrawFirst(Chance):
    """Luck says who begins (NAC-1.3)."""

    def first_outcome(self) -> i64:
        return FIRST.first

    def weights(self, state: State) -> vec[i64]:
        return filled(SEATS, 1)

    def apply(self, state: State, action: i64) -> None:
        begin(state, FIRST.index(action))


class MarkSquare(Decision):
    """Mark an empty square; three in a row win, and a full grid is a draw (NAC-2.1, NAC-3.1, NAC-3.2)."""

    def options(self, state: State, out: Options) -> None:
        for square, owner in enumerate(state.squares):
            if owner == EMPTY:
                out.add(MARK.of(square))

    def apply(self, state: State, action: i64) -> None:
        square = MARK.index(action)
        state.squares[square] = self.seat
        state.tell(MARKED, self.seat, square + 1)
        if state.has_line(self.seat):
            state.finished = True
            state.tell(WON, self.seat)
        elif EMPTY not in state.squares:
            state.finished = True
            state.tell(DRAWN, NOBODY)
        else:
            do_next(state, MarkSquare(1 - self.seat))


AGENDA: Final = Catalogue(
    [Listed("draw_first", DrawFirst), Listed("mark_square", MarkSquare, "seat")],
    meanings={},  # the one number of a frame is a seat
    deepest=1,
    shapes="draw_first|mark_square",
)
MANNERS: Final = Manners(ID, no_such_action="NAC-4.1", game_over="NAC-3.1", chance="NAC-1.3", not_your_turn="NAC-2.1")


# --- the game


class Noughts(Game):
    """All that the house asks of a game; what is not said here has a default in `core.game`."""

    def __init__(self) -> None:
        super().__init__(ID, VERSION, [SEATS], ACTIONS, EVENTS, SETTINGS)

    def start(
        self,
        seats: SupportsIndex = 0,
        options: Mapping[str, object] | None = None,
        preset: str = "",
        log: list[Event] | None = None,
    ) -> State:
        self.checked_seats(seats)
        state = State(self, SETTINGS.complete(options, preset))
        state.log = log
        if first_seat(state.options) == NOBODY:
            do_next(state, DrawFirst())
        else:
            begin(state, first_seat(state.options))
        state.settle()
        return state

    # --- how it stands

    def score_sheet(self, state: State, seat: int) -> dict[str, int]:
        return {"line": int(state.has_line(seat))}

    def winners(self, state: State) -> list[int]:
        """In a draw nobody, though both have the first place."""
        return [seat for seat in range(SEATS) if state.has_line(seat)]

    def ending(self, state: State) -> str:
        if any(state.has_line(seat) for seat in range(SEATS)):
            return "line"
        return "" if EMPTY in state.squares else "full"

    def evaluate(self, state: State, seat: int) -> float:
        """Lines that only one player can still fill; two of the other's marks in one are worse than all of ours."""
        worth = 0.0
        for line in LINES:
            mine = [state.squares[square] for square in line].count(seat)
            theirs = [state.squares[square] for square in line].count(1 - seat)
            if not theirs:
                worth += (0, 1, 3, 1000)[mine]
            elif not mine:
                worth -= (0, 1, 100, 1000)[theirs]
        return worth

    def why_not(self, state: State, seat: int, action: int) -> IllegalAction | None:
        return MANNERS.why_not(state, seat, action, self.explain)

    def explain(self, state: State, seat: int, action: int, frame: Frame) -> IllegalAction:
        """Why a seat that is asked may not say this: the only reason there is (NAC-2.2)."""
        return IllegalAction("noughts-marked", "NAC-2.2", {"square": int(MARK.index(action)) + 1})

    def broken_laws(self, state: State) -> list[str]:
        """Turns alternate: the marks that stand must fit whoever is asked, or whoever won."""
        if state.player == CHANCE:
            fair = first_seat(state.options) == NOBODY and state.squares == [EMPTY] * SQUARES
        elif state.player == OVER:
            fair = any(not state.has_line(seat) for seat in self.next_seats(state))
        else:
            fair = state.player in self.next_seats(state)
        return [] if fair else ["squares:turns"]

    def next_seats(self, state: State) -> list[int]:
        """Whose turn it may be, as far as marks and options tell."""
        found: list[int] = []
        for first in range(SEATS):
            ahead = state.squares.count(first) - state.squares.count(1 - first)
            if ahead in (0, 1) and first_seat(state.options) in (NOBODY, first):
                found.append(1 - first if ahead else first)
        return found

    # --- who sees what: nothing is hidden here

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        players = [{"colour": colour} for colour in ("red", "blue")]
        return {**self.to_dict(state), "viewer": viewer, "players": players, "question": self.question(state)}

    def sample(self, state: State, viewer: int, luck: Luck) -> State:
        return state.copy()

    def question(self, state: State) -> dict[str, Any]:
        decision = {OVER: "GAME_OVER", CHANCE: "CHANCE"}.get(int(state.player), "MARK_SQUARE")
        return {"decision": decision, "seats": state.speakers()}

    def targets(self, state: State, action: int) -> list[str]:
        return [f"square:{int(MARK.index(action)) + 1}"] if MARK.has(action) else []

    def features(self, state: State, viewer: int, out: Observation) -> None:
        out.begin()
        for step in range(SEATS):
            seat = (max(viewer, 0) + step) % SEATS
            out.seat(step)
            out.part("marks")
            for owner in state.squares:
                out.flag(owner == seat)
            out.part("asked")
            out.flag(state.player == seat)
            out.part("begins")
            out.flag(first_seat(state.options) == seat)
        out.table(SEATS)
        out.part("seated")
        out.flag(viewer >= 0)

    # --- how it is written down

    def to_dict(self, state: State) -> dict[str, Any]:
        return {
            "game": ID,
            "version": VERSION,
            "seats": SEATS,
            "options": SETTINGS.changed(state.options),
            "squares": [name_or_none(owner, MARKS) for owner in state.squares],
            "agenda": AGENDA.written(state),
        }

    def from_dict(self, data: object) -> State:
        reader = opened(data, ["game", "version", "seats", "options", "squares", "agenda"], ID, VERSION)
        seats = reader.get("seats").integer(SEATS, SEATS)
        options = read_rules(seats, reader.get_or("options", {}), lambda _, given: SETTINGS.complete(given))
        state = State(self, options)
        state.squares = [int(read_name(mark, MARKS)) for mark in reader.get("squares").items(SQUARES, SQUARES)]
        state.finished = self.ending(state) != ""
        AGENDA.read(state, reader.get("agenda"))
        state.settle()
        if self.broken_laws(state):
            raise BadPosition("noughts-position-law", {"field": "squares"})
        return state

    # --- how it is said; the sentences are in locale/

    def action_text(self, action: int, speech: Speech, names: list[str]) -> str:
        if MARK.has(action):
            return speech.say("action-mark.full", square=int(MARK.index(action)) + 1)
        return speech.say("action-first.full", name=seat_name(int(FIRST.index(action)), names))

    def question_text(self, state: State, viewer: int, speech: Speech, names: list[str]) -> str:
        if state.player in (OVER, CHANCE):
            return speech.say("decision-over" if state.player == OVER else "chance-draw-first")
        asked = "question" if viewer == state.player else "waiting"
        return speech.say(f"{asked}-mark-square", name=seat_name(int(state.player), names), mark=MARKS[state.player])

    def ending_text(self, state: State, speech: Speech, names: list[str]) -> str:
        ending = self.ending(state)
        winner = 0 if state.has_line(0) else 1
        return speech.say(f"ending-{ending}", name=seat_name(winner, names)) if ending else ""

    def draw(self, view: dict[str, Any], speech: Speech, names: list[str]) -> list[str]:
        """Marks in their squares, and the numbers of those that are free."""
        signs = {"cross": styled("X", "bold red"), "nought": styled("O", "bold blue")}
        cells = [signs.get(mark) or styled(str(number), "dim") for number, mark in enumerate(view["squares"], 1)]
        rows = [" " + " │ ".join(cells[first : first + SIDE]) for first in range(0, SQUARES, SIDE)]
        lines = [line for row in rows for line in (row, "───┼───┼───")][:-1]
        return [*lines, "", *(f" {signs[mark]} {styled(name, '')}" for mark, name in zip(MARKS, names, strict=True))]


GAME: Final = Noughts()
