"""Ordinary play around a position: moves in order, luck from a seed, undo, records."""

import secrets
from collections.abc import Mapping
from itertools import takewhile
from typing import Any, Final

from igroteka.core.chance import Stream
from igroteka.core.errors import BadRecord, IllegalAction, brief
from igroteka.core.events import Event
from igroteka.core.game import Game
from igroteka.core.move import Move
from igroteka.core.record import CHANCE_MARK, Record
from igroteka.core.state import CHANCE, NOBODY, OVER, SPECTATOR, Position

SEPARATOR: Final = ";"
"""Between the words of a line."""
UNKNOWN: Final = object()


class Checkpoint:
    """How things stood before a move that may be taken back; in which turn that was is looked up once, when asked."""

    __slots__ = ("_turn", "events", "moves", "seat", "state")

    def __init__(self, state: Position, moves: int, events: int, seat: int) -> None:
        self.state: Final = state
        self.moves: Final = moves
        self.events: Final = events
        self.seat: Final = seat
        self._turn: object = UNKNOWN

    @property
    def turn(self) -> object:
        """Which turn it was."""
        if self._turn is UNKNOWN:
            self._turn = turn_of(self.state)
        return self._turn

    @turn.setter
    def turn(self, known: object) -> None:
        self._turn = known


class Match:
    """A game being played. Chance after a move is resolved at once from the seed, if there is one."""

    def __init__(
        self,
        game: Game,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        seed: str | None = None,
        *,
        preset: str = "",
        names: list[str] | None = None,
        start: Mapping[str, Any] | None = None,
    ) -> None:
        self.game: Final = game
        self.seed: Final = secrets.token_hex(16) if seed is None else seed
        self.start: Final = None if start is None else dict(start)
        self.events: list[Event] = []
        self.state: Position = (
            game.start(seats, options, preset, self.events) if start is None else game.from_dict(self.start)
        )
        if start is None:
            self.state.remember()
        self.options: Final[dict[str, object]] = dict(self.state.to_dict()["options"])
        self.names: Final = names
        self.moves: list[Move] = []
        self._drawn: dict[str, int] = {}  # how many draws each label has had
        self._back: list[Checkpoint] = []
        self._forth: list[list[Move]] = []
        self.state.log = self.events

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.state.seats)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.player == OVER

    # --- play

    def begin(self) -> None:
        """Resolve the luck of the set-up."""
        self._resolve_luck()

    def play(self, action: int, seat: int | None = None) -> None:
        """A seat says something; refused with IllegalAction if the rules forbid it. Luck that follows is drawn."""
        speaker = int(self.state.player) if seat is None else seat
        self._check(action, speaker)
        self._forth.clear()
        self._say(action, speaker)
        self._resolve_luck()

    def play_line(self, text: str, seat: int | None = None) -> None:
        """A line of notation, a macro, or words parted by semicolons: all of it, or nothing if one is illegal."""
        if self.state.player == CHANCE:
            raise IllegalAction("luck-first", "")
        words = [self.game.expand(word.strip()) for word in text.split(SEPARATOR)]
        if not all(words):
            raise IllegalAction("unreadable", "", {"text": brief(text)})
        actions = [action for word in words for action in word]
        speaker = int(self.state.player) if seat is None else seat
        probe = self.state.copy()
        for action in actions:
            if probe.player == CHANCE:
                raise IllegalAction("unreadable", "", {"text": brief(text)})
            check(probe, action, speaker)
            probe.call_on(speaker)
            probe.apply(action)
        for action in actions:
            self.play(action, speaker)

    def play_together(self, moves: list[Move]) -> None:
        """Several seats speak one after another, with no luck in between: all of it, or nothing if one is illegal."""
        probe = self.state.copy()
        for move in moves:
            if probe.player == CHANCE:
                raise IllegalAction("luck-first", "")
            check(probe, move.action, move.seat)
            probe.call_on(move.seat)
            probe.apply(move.action)
        for move in moves:
            self.play(move.action, move.seat)

    def _check(self, action: int, speaker: int) -> None:
        if self.state.player == CHANCE:
            raise IllegalAction("luck-first", "")
        check(self.state, action, speaker)

    def _say(self, action: int, speaker: int) -> None:
        """Carry out a legal action; what reveals nothing can be taken back."""
        before = Checkpoint(self.state.copy(), len(self.moves), len(self.events), speaker)
        self.state.call_on(speaker)
        self.state.revealed = False
        self.moves.append(Move(speaker, action))
        self.state.apply(action)
        if self.state.revealed or (self._back and self._back[-1].seat != speaker):
            self._back.clear()
        if not self.state.revealed:
            self._back.append(before)

    def _resolve_luck(self) -> None:
        while self.state.player == CHANCE:
            self._settle(self.expected())

    def _settle(self, outcome: int) -> None:
        """An outcome of luck: nothing before it can be taken back."""
        label = self.game.actions.of(outcome).name
        self._drawn[label] = self._drawn.get(label, 0) + 1
        self.moves.append(Move(CHANCE, outcome))
        self.state.apply(outcome)
        self._back.clear()

    def expected(self) -> int:
        """The outcome that the seed gives to the draw that is due."""
        label = self.game.actions.of(self.state.legal()[0]).name
        return int(self.state.draw(Stream(self.seed, label, self._drawn.get(label, 0))))

    # --- undo

    def can_undo(self, seat: int | None = None) -> bool:
        """May this seat, or whoever spoke last, take the last word back?"""
        return bool(self._back) and seat in (None, self._back[-1].seat)

    def undo(self, seat: int | None = None) -> Move:
        """Take back the last word of a seat, unless somebody learned something from it."""
        if not self.can_undo(seat):
            if not self.moves:
                raise IllegalAction("undo-nothing", "")
            raise IllegalAction("undo-other-seat" if self._back else "undo-revealed", "")
        back = self._back.pop()
        taken = self.moves[back.moves :]
        del self.moves[back.moves :]
        del self.events[back.events :]
        self.state = back.state
        self.state.log = self.events
        self._forth.append(taken)
        return taken[0]

    def turn_words(self, seat: int) -> int:
        """How many words of its turn a seat may take back; those it said before the turn began are not counted."""
        if not self.can_undo(seat):
            return 0
        turn = self._back[-1].turn
        return len(list(takewhile(lambda point: point.turn == turn, reversed(self._back))))

    def note_turn(self, moves: int, turn: object) -> None:
        """In which turn the word after so many moves was said, from whoever knows it without looking."""
        if self._back and self._back[-1].moves == moves:
            self._back[-1].turn = turn

    def rewind(self, count: int) -> None:
        """Go back to how things stood after so many moves, whatever has come to light since.

        Luck is drawn by number: what is drawn again comes out as before.
        """
        again = Match(self.game, self.seats, self.options, self.seed, start=self.start)
        for number, move in enumerate(self.moves[:count], start=1):
            again.repeat(number, written(self.game, move))
        self.state, self.events, self.moves = again.state, again.events, again.moves
        self._drawn, self._back = again._drawn, again._back
        self._forth.clear()

    def redo(self) -> Move:
        """Say again what was taken back."""
        if not self._forth:
            raise IllegalAction("redo-nothing", "")
        move = self._forth.pop()[0]
        self._say(move.action, move.seat)
        self._resolve_luck()
        return move

    # --- kept for later

    def frozen(self) -> dict[str, Any]:
        """All of it but how it began and its seed, in JSON values; `thaw` goes on from there."""
        return {
            "state": self.state.to_dict(),
            "events": [event.fields() for event in self.events],
            "moves": [[move.seat, move.action] for move in self.moves],
            "drawn": dict(self._drawn),
            "back": [[point.state.to_dict(), point.moves, point.events, point.seat] for point in self._back],
            "forth": [[[move.seat, move.action] for move in moves] for moves in self._forth],
        }

    def thaw(self, data: Mapping[str, Any]) -> None:
        """Go on from what was frozen; this match must have begun as that one did, with its seed."""
        self.events = [Event(*fields) for fields in data["events"]]
        self.state = self.game.from_dict(data["state"])
        self.state.log = self.events
        self.moves = [Move(*move) for move in data["moves"]]
        self._drawn = dict(data["drawn"])
        self._back = [
            Checkpoint(self.game.from_dict(state), moves, events, seat) for state, moves, events, seat in data["back"]
        ]
        self._forth = [[Move(*move) for move in moves] for moves in data["forth"]]

    def _repr_html_(self) -> str:
        """What a notebook shows: the table as it stands."""
        return self.state._repr_html_()

    # --- records

    def record(self) -> Record:
        """The game so far. It holds secrets: the seed and every draw."""
        return Record(
            self.game.id,
            self.game.version,
            self.seats,
            self.options,
            [written(self.game, move) for move in self.moves],
            seed=self.seed,
            names=self.names,
            start=self.start,
            result=self.result() if self.over else None,
        )

    def result(self) -> dict[str, Any]:
        """How it ended."""
        state, outcome = self.state, self.game.outcome(self.state)
        told = {"outcome": outcome} if outcome else {}
        return {"ending": self.game.ending(state), "scores": state.scores(), "ranks": state.ranks(), **told}

    @staticmethod
    def replay(game: Game, record: Record, *, verify: bool = False, until: int | None = None) -> "Match":
        """Play a record again; every move must be legal, with `verify` every draw must be the seed's.

        The outcomes of luck are in the record, so no generator is needed.
        """
        match = Match.of_record(game, record, verify=verify)
        for place, text in enumerate(record.moves if until is None else record.moves[:until]):
            match.repeat(place + 1, text, verify=verify)
        if until is None:
            match.check_result(record)
        return match

    @staticmethod
    def of_record(game: Game, record: Record, *, verify: bool = False) -> "Match":
        """A recorded game before its first move; `repeat` plays them, `check_result` compares the end."""
        if record.game != game.id:
            raise BadRecord("record-game", {"game": brief(record.game), "expected": game.id})
        if record.version != game.version:
            raise BadRecord("record-version", {"version": record.version, "expected": game.version})
        if verify and record.seed is None:
            raise BadRecord("record-field", {"field": "seed", "problem": "missing"})
        match = Match(
            game,
            record.seats,
            record.options,
            "" if record.seed is None else record.seed,
            names=record.names,
            start=record.start,
        )
        for name, told, played in (
            ("seats", record.seats, match.seats),
            ("options", game.settings.changed(game.settings.complete(record.options)), match.options),
        ):
            if record.start is not None and told != played:
                raise BadRecord("record-field", {"field": name, "problem": "start"})
        return match

    def check_result(self, record: Record) -> None:
        """Did it end as the record says? One that says nothing is right."""
        if record.result is not None:
            found = self.result() if self.over else {}
            for key in ("ending", "scores", "ranks", "outcome"):
                if record.result.get(key) != found.get(key):
                    raise BadRecord("record-result", {"field": key})

    def repeat(self, number: int, text: str, *, verify: bool = False) -> None:
        """One recorded move."""
        who, _, words = text.partition(" ")
        action = self.game.parse(words)
        seat = speaker_of(who)
        if verify and seat == CHANCE and self.state.player == CHANCE and 0 <= action != self.expected():
            expected = self.game.notation(self.expected())
            raise BadRecord("record-luck", {"move": number, "text": brief(text), "expected": expected})
        refusal = self._objection(action, seat, text)
        if refusal is not None:
            details = {"move": number, "text": brief(text), "rule": refusal.rule, "why": refusal}
            raise BadRecord("record-move", details)
        if seat == CHANCE:
            self._settle(action)
        else:
            self._say(action, seat)

    def _objection(self, action: int, seat: int, text: str) -> IllegalAction | None:
        """Why a recorded move cannot be repeated."""
        if action < 0 or seat == NOBODY:
            return IllegalAction("unreadable", "", {"text": brief(text)})
        if seat == CHANCE and self.state.player != CHANCE:
            return IllegalAction("no-luck-due", "")
        if seat != CHANCE and self.state.player == CHANCE:
            return IllegalAction("luck-first", "")
        return objection(self.state, action, seat)


def objection(state: Position, action: int, seat: int) -> IllegalAction | None:
    """Why this seat may not say this now; None if it may."""
    if seat == state.player and action in state.legal():
        return None
    return state.why_not(seat, action)


def check(state: Position, action: int, seat: int) -> None:
    """Raise IllegalAction unless this seat may say this now."""
    refusal = objection(state, action, seat)
    if refusal is not None:
        raise refusal


def turn_of(state: Position) -> object:
    """Which turn it is, where the view of a game counts them."""
    return turn_in(state.view(SPECTATOR))


def turn_in(view: Mapping[str, Any]) -> object:
    """The same of a view that is there already."""
    turn = view.get("turn")
    return turn.get("number") if isinstance(turn, dict) else None


def written(game: Game, move: Move) -> str:
    """A move in line notation."""
    who = CHANCE_MARK if move.seat == CHANCE else f"p{move.seat}"
    return f"{who} {game.notation(move.action)}"


def speaker_of(word: str) -> int:
    """The seat of p0, p1 ..., CHANCE for the mark of luck, NOBODY for anything else."""
    if word == CHANCE_MARK:
        return CHANCE
    digits = word.removeprefix("p")
    return int(digits) if digits != word and digits.isascii() and digits.isdigit() and len(digits) < 3 else NOBODY


__all__ = ["Match", "Move", "Record", "check", "speaker_of", "turn_in", "turn_of", "written"]
