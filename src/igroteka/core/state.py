"""A position: plain data, the agenda of what is pending, and who is asked."""

import hashlib
import json
from collections.abc import MutableSequence
from operator import index
from typing import Any, Final, SupportsIndex

from igroteka.core.actions import ActionTable, Options
from igroteka.core.agenda import CHANCE, NOBODY, OVER, SPECTATOR, Frame
from igroteka.core.arrays import append, i64, listed, mypyc_attr, vec
from igroteka.core.chance import Luck
from igroteka.core.errors import IllegalAction
from igroteka.core.events import EVERYONE, Event
from igroteka.core.observation import Observation
from igroteka.core.patches import Patch, difference

NO_INTERJECTION: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee:
    """What a game can tell of its positions; every Game is one. `state` is Any here, the game's own State there."""

    def __init__(self, actions: ActionTable) -> None:
        self.actions: Final = actions

    def scores(self, state: Any) -> list[int]:
        """Points of every seat as the rules count them now, hidden ones included."""
        raise NotImplementedError

    def ranks(self, state: Any) -> list[int]:
        """Places at the end, 1 = winner; equal places are shared."""
        raise NotImplementedError

    def winners(self, state: Any) -> list[int]:
        """The seats that have won; nobody while the game goes on, or if it only stopped."""
        if not state.finished and state.player != OVER:
            return []
        return [seat for seat, rank in enumerate(self.ranks(state)) if rank == 1]

    def view(self, state: Any, viewer: int) -> dict[str, Any]:
        """All that this seat, or SPECTATOR, may see, and nothing else."""
        raise NotImplementedError

    def private(self, state: Any, seat: int) -> Patch:
        """What this seat sees beside what everybody sees: the patch that leads from a spectator's view to its own.

        A game that can tell it without drawing both views says the same patch itself, to the order of its members.
        """
        return difference(self.view(state, SPECTATOR), self.view(state, seat))

    def features(self, state: Any, viewer: int, out: Observation) -> None:
        """The view as numbers for learners: only those that are not zero, each with its place in the row.

        Views that differ give different numbers, and equal views give equal ones; seats are counted from the viewer.
        """
        raise NotImplementedError

    def observe(self, state: Any, viewer: int, out: MutableSequence[float]) -> None:
        """The same as a whole row, into a buffer of `observation_size`."""
        found = Observation()
        self.features(state, viewer, found)
        found.spread(out)

    def sample(self, state: Any, viewer: int, luck: Luck) -> Any:
        """A state the viewer cannot tell from this one."""
        raise NotImplementedError

    def question(self, state: Any) -> dict[str, Any]:
        """What is asked, in terms a screen can show."""
        raise NotImplementedError

    def targets(self, state: Any, action: int) -> list[str]:
        """The places on the table that an action touches."""
        raise NotImplementedError

    def effects(self, state: Any, action: int) -> dict[str, int]:
        """What a legal action costs and brings at once and surely, by name; costs are negative."""
        return {}

    def why_not(self, state: Any, seat: int, action: int) -> IllegalAction | None:
        """Why this seat may not say this now; None if it may."""
        raise NotImplementedError

    def census(self, state: Any) -> dict[str, list[int]]:
        """Pieces on the table and pieces in the box, by name."""
        raise NotImplementedError

    def broken_laws(self, state: Any) -> list[str]:
        """Every law this position breaks, not only the first."""
        raise NotImplementedError

    def evaluate(self, state: Any, seat: int) -> float:
        """How good the position looks for a seat."""
        raise NotImplementedError

    def advise(self, state: Any, seat: int) -> int:
        """What to say where one step of looking ahead says nothing, or -1."""
        return -1

    def is_opening(self, action: int) -> bool:
        """Is this only the first word of something longer, which one step of looking ahead cannot judge?"""
        return False

    def is_folly(self, state: Any, seat: int, action: int) -> bool:
        """Is this so plainly bad that luck alone could make it look good? A search does not try it."""
        return False

    def wish(self, state: Any, seat: int, best: int) -> int:
        """Something longer that a seat would rather begin than take the best single step, or -1."""
        return -1

    def value(self, state: Any, seat: int) -> float:
        """The margin over the best rival with which the game is expected to end, in points."""
        raise NotImplementedError

    def turn(self, state: Any) -> int:
        """The number of the turn that is on: no two turns that follow each other have the same."""
        raise NotImplementedError

    def turn_of(self, state: Any) -> int:
        """Whose turn it is, or NOBODY."""
        raise NotImplementedError

    def to_dict(self, state: Any) -> dict[str, Any]:
        """The complete position for people: JSON that can be edited and loaded."""
        raise NotImplementedError

    def picture(self, state: Any, viewer: int, language: str) -> str:
        """The table as this seat, or SPECTATOR, sees it: a piece of HTML."""
        raise NotImplementedError

    def in_numbers(self, state: Any) -> dict[str, Any]:
        """The same for fingerprints: what waits in bare numbers, so that another word for a thing changes nothing."""
        return self.to_dict(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What the states of all games share: the agenda, who is asked, the log."""

    def __init__(self, game: Referee, seats: i64, agenda: vec[Frame], player: i64) -> None:
        self.game: Final = game
        self.seats: Final[i64] = seats
        self.agenda = agenda
        self.depth: i64 = len(agenda)  # the vec is never shrunk: pop is depth -= 1
        self.player = player
        self.finished = False
        self.revealed = False  # set by rules when somebody learned something; undo stops there
        self.log: list[Event] | None = None

    def copy(self) -> "Position":
        """An independent position; written by hand in every game."""
        raise NotImplementedError

    # --- play

    def fill(self, out: Options) -> None:
        """All legal actions into a buffer the caller reuses."""
        out.count = 0
        if self.depth > 0:
            frame = self.agenda[self.depth - 1]
            frame.options(self, out)
            frame.interjections(self, out)

    def apply(self, action: i64) -> None:
        """Carry out a legal action, in place and unchecked. A frame is answered once."""
        if action >= self.first_interjection():
            self.agenda[self.depth - 1].interject(self, action)
        else:
            self.depth -= 1
            self.agenda[self.depth].apply(self, action)
        self.settle()

    def settle(self) -> None:
        """Let happen what needs no answer, until somebody is asked."""
        while not self.finished and self.depth > 0:
            frame = self.agenda[self.depth - 1]
            self.player = frame.who(self)
            if self.player != NOBODY:
                return
            self.depth -= 1
            frame.run(self)
        self.depth = 0
        self.player = OVER

    def first_interjection(self) -> i64:
        """Actions from this number on are played while a question stands."""
        return NO_INTERJECTION

    def push(self, frame: Frame) -> None:
        """Put a frame on top of the agenda."""
        if self.depth < len(self.agenda):
            self.agenda[self.depth] = frame
        else:
            self.agenda = append(self.agenda, frame)
        self.depth += 1

    def top(self) -> Frame:
        """What is asked now."""
        return self.agenda[self.depth - 1]

    def pending(self) -> list[Frame]:
        """All that waits on the agenda, next first."""
        return [self.agenda[self.depth - 1 - place] for place in range(self.depth)]

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, seen_by: i64 = EVERYONE) -> None:
        """Write an event into the log, if there is one."""
        # Compiled code that leaves a default out hands 0 to interpreted subclasses (mypyc 2.4): core never calls this.
        if self.log is not None:
            self.log.append(Event(kind, seat, a, b, c, seen_by))

    # --- several seats may owe an answer

    def speakers(self) -> list[int]:
        """The seats that owe an answer now."""
        if self.depth == 0:
            return []
        return [seat for seat in self.top().speakers(self) if seat >= 0]

    def call_on(self, seat: i64) -> None:
        """Let another of the speakers answer first."""
        if seat != self.player:
            if seat not in self.speakers():
                raise IllegalAction("not-asked", "", {"seat": int(seat)})
            self.player = seat

    # --- luck

    def weights(self) -> list[int]:
        """At CHANCE: exact integer weights, parallel to legal(); elsewhere none."""
        if self.player != CHANCE:
            return []
        return [weight for weight in listed(self.top().weights(self)) if weight > 0]

    def draw(self, luck: Luck) -> i64:
        """At CHANCE: one outcome by its weight, without listing them."""
        if self.player != CHANCE:
            raise IllegalAction("no-luck-due", "")
        return self.top().draw(self, luck)

    def roll(self, luck: Luck) -> None:
        """Resolve all luck that is due."""
        while self.player == CHANCE:
            self.apply(self.draw(luck))

    # --- questions

    def legal(self) -> list[int]:
        """All legal actions, ascending; empty only when the game is over."""
        out = Options()
        self.fill(out)
        return out.listed()

    def is_stuck(self) -> bool:
        """Is nothing left to say for whoever is asked? That breaks a law of every game, unless it is over."""
        if self.finished:
            return False
        return not self.weights() if self.player == CHANCE else not self.legal()

    def check(self, action: SupportsIndex) -> None:
        """Raise IllegalAction, with the rule that forbids it, unless the action is legal."""
        number = index(action)
        if number not in self.legal():
            refusal = self.game.why_not(self, self.player, number)
            raise refusal if refusal is not None else IllegalAction("illegal", "")

    def scores(self) -> list[int]:
        """Points of every seat now, hidden ones included."""
        return self.game.scores(self)

    def ranks(self) -> list[int]:
        """Places at the end, 1 = winner."""
        return self.game.ranks(self)

    def returns(self) -> list[float]:
        """Utilities in [-1, 1] that sum to 0: winners share 1 and the others pay it; all 0 if nobody has won."""
        winners = self.game.winners(self)
        count, others = len(winners), int(self.seats) - len(winners)
        if count == 0 or others == 0:
            return [0.0] * int(self.seats)
        return [1.0 / count if seat in winners else -1.0 / others for seat in range(self.seats)]

    def checked_viewer(self, viewer: int) -> int:
        """A seat of this table, or SPECTATOR."""
        return viewer if viewer == SPECTATOR else self.checked_seat(viewer)

    def checked_seat(self, seat: int) -> int:
        """A seat of this table."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"no seat {seat} at a table of {self.seats}")
        return seat

    # Numbers of any kind, NumPy's too, come in by these doors; `features` is asked too often to look at them.

    def view(self, viewer: SupportsIndex) -> dict[str, Any]:
        """All that this seat, or SPECTATOR, may see."""
        return self.game.view(self, self.checked_viewer(index(viewer)))

    def private(self, seat: SupportsIndex) -> Patch:
        """What this seat sees beside what everybody sees, as a patch of a spectator's view."""
        return self.game.private(self, self.checked_seat(index(seat)))

    def features(self, viewer: int, out: Observation) -> None:
        """The view as numbers for learners, those that are not zero, into a list the caller reuses."""
        self.game.features(self, self.checked_viewer(viewer), out)

    def observe(self, viewer: SupportsIndex, out: MutableSequence[float]) -> None:
        """The view as a whole row of numbers for learners."""
        self.game.observe(self, self.checked_viewer(index(viewer)), out)

    def sample(self, viewer: SupportsIndex, luck: Luck) -> "Position":
        """A state the viewer cannot tell from this one."""
        other: Position = self.game.sample(self, self.checked_viewer(index(viewer)), luck)
        return other

    def remember(self) -> None:
        """From here on, keep what attentive players keep in mind, for samples. Only some games have such things."""

    def forget(self) -> None:
        """Keep nothing in mind any more: in thought, where nobody samples again, it would only cost time."""

    def question(self) -> dict[str, Any]:
        """What is asked."""
        return self.game.question(self)

    def targets(self, action: SupportsIndex) -> list[str]:
        """The places on the table that an action touches."""
        return self.game.targets(self, index(action))

    def effects(self, action: SupportsIndex) -> dict[str, int]:
        """What a legal action costs and brings at once and surely."""
        return self.game.effects(self, index(action))

    def why_not(self, seat: SupportsIndex, action: SupportsIndex) -> IllegalAction | None:
        """Why this seat may not say this now."""
        return self.game.why_not(self, index(seat), index(action))

    def census(self) -> dict[str, list[int]]:
        """Pieces on the table and pieces in the box, by name."""
        return self.game.census(self)

    def check_invariants(self) -> list[str]:
        """Every broken law."""
        return self.game.broken_laws(self)

    # --- writing down

    def to_dict(self) -> dict[str, Any]:
        """The complete position for people."""
        return self.game.to_dict(self)

    def dump(self) -> bytes:
        """The complete position for programs: to_dict() as compact JSON."""
        return packed(self.to_dict())

    def key(self, viewer: SupportsIndex | None = None) -> bytes:
        """Equal exactly when the view is equal; without a viewer, when the whole position is."""
        return hashlib.sha256(self.dump() if viewer is None else packed(self.view(viewer))).digest()

    # --- notebooks

    def picture(self, viewer: SupportsIndex, language: str = "en") -> str:
        """The table as this seat, or SPECTATOR, sees it: a piece of HTML that needs nothing else."""
        return self.game.picture(self, self.checked_viewer(index(viewer)), language)

    def _repr_html_(self) -> str:
        """What a notebook shows: the table as the seat sees it that is asked; if none is, as everybody does."""
        return self.game.picture(self, int(self.player) if self.player >= 0 else SPECTATOR, "en")

    def __repr__(self) -> str:
        asked = "over" if self.player == OVER else "luck asked" if self.player < 0 else f"seat {self.player} asked"
        return f"<{type(self.game).__name__}, {self.seats} seat{'' if self.seats == 1 else 's'}, {asked}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.dump() == other.dump()

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.game, self.to_dict()))


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainPosition(Position):
    """A position of a game that is not compiled: it keeps the agenda itself, and a State adds what is its own.

    A vec that interpreted code hands to compiled code is never freed (librt 0.16), so here none is.
    """

    def __init__(self, game: Referee, seats: i64) -> None:
        super().__init__(game, seats, vec[Frame](), NOBODY)

    def take_up(self, other: Position) -> None:
        """Go on where another position is: for copies. The log stays behind."""
        self.agenda = other.agenda[: other.depth]
        self.depth = other.depth
        self.player = other.player
        self.finished = other.finished


def restored(game: Any, data: dict[str, Any]) -> Position:
    """What pickle calls."""
    position: Position = game.from_dict(data)
    return position


def packed(value: object) -> bytes:
    """Compact JSON with sorted keys: one spelling for one value."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def places(totals: list[int]) -> list[int]:
    """Places by points, 1 = most; equal points share one."""
    return [1 + sum([1 for other in totals if other > mine]) for mine in totals]


def do_next(
    state: Position,
    first: Frame,
    second: Frame | None = None,
    third: Frame | None = None,
    fourth: Frame | None = None,
    fifth: Frame | None = None,
    sixth: Frame | None = None,
) -> None:
    """Put frames on the agenda; they happen in the order written."""
    if sixth is not None:
        state.push(sixth)
    if fifth is not None:
        state.push(fifth)
    if fourth is not None:
        state.push(fourth)
    if third is not None:
        state.push(third)
    if second is not None:
        state.push(second)
    state.push(first)


__all__ = [
    "CHANCE",
    "NOBODY",
    "OVER",
    "SPECTATOR",
    "PlainPosition",
    "Position",
    "Referee",
    "do_next",
    "packed",
    "places",
]
