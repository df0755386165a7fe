"""What of the things bots hide has come to light: nothing that was said before it is ever taken back."""

from typing import Any, Final

from igroteka.core.chance import Random
from igroteka.core.events import EVERYONE, Event
from igroteka.core.match import Match, Move
from igroteka.core.state import CHANCE, SPECTATOR, Position
from igroteka.server.rooms.seating import GONE, is_bots
from igroteka.server.storage.rows import ActRow, SeatRow

WORLDS: Final = 12
"""Hands a bot might have held, dealt to see whether its word gave one away."""


class Company:
    """Who at a table is a bot, and who would learn something from it."""

    def __init__(self, seats: list[SeatRow]) -> None:
        self.bots: Final = [row.seat for row in seats if is_bots(row)]
        self.people: Final = [row.seat for row in seats if row.kind == "human" and row.absence not in GONE]

    def is_shown(self, events: list[Event]) -> bool:
        """Has a bot seen what not everybody has?"""
        secrets = (event for event in events if event.seen_by != EVERYONE)
        return any(event.is_seen_by(bot) for event in secrets for bot in self.bots)

    def is_given_away(self, before: Position, move: Move, place: int) -> bool:
        """Could a bot with another hand not have said this, for all that the only person, or everybody, knows?"""
        if move.seat not in self.bots or not self.people:
            return False
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR  # what one person knows is told to no other
        for world in range(WORLDS):
            other = before.sample(viewer, Random(place * WORLDS + world))
            other.call_on(move.seat)
            if move.action not in other.legal():
                return True
        return False


class Disclosure:
    """The places of people's own words among the moves, and of moves that have shown something of a bot.

    It is kept as a game goes on, so that nobody is offered what would be refused. Where something was shown and nobody
    has spoken since, no more is looked for: 0.2 ms a word of a bot, compiled.
    """

    def __init__(self) -> None:
        self.own: list[int] = []
        self.shown: list[int] = []
        self.turns: list[tuple[int, int, object]] = []  # where turns of people began: place, seat, number

    def cut(self, moves: int) -> None:
        """Only so many moves stand."""
        self.own = [place for place in self.own if place < moves]
        self.shown = [place for place in self.shown if place < moves]
        self.turns = [begun for begun in self.turns if begun[0] < moves]

    def note(
        self,
        act: ActRow,
        match: Match,
        before: Position | None,
        events: list[Event],
        company: Company,
        turn: object = None,
    ) -> None:
        """What an act has brought; how things stood before it is only needed of a bot, in which turn only of people."""
        first = len(match.moves) - len(act.moves)
        for place, move in enumerate(match.moves[first:], start=first):
            if move.seat != CHANCE and move.seat not in company.bots:
                self._note_turn(match, place, turn)
            if move.seat != CHANCE and not act.note:
                self.own.append(place)
            if before is not None:
                if self.is_open and company.is_given_away(before, move, place):
                    self.shown.append(place)
                before.call_on(move.seat)
                before.apply(move.action)
        if self.is_open and company.is_shown(events):
            self.shown.append(len(match.moves) - 1)

    def _note_turn(self, match: Match, place: int, turn: object) -> None:
        """Does a turn of the speaker begin here? Where turns are not counted, it does after anybody else's word."""
        seat = match.moves[place].seat
        begun = next((begun for begun in reversed(self.turns) if begun[1] == seat), None)
        if turn is None:
            before = next((move.seat for move in reversed(match.moves[:place]) if move.seat != CHANCE), CHANCE)
            begins = begun is None or before != seat
        else:
            begins = begun is None or begun[2] != turn
        if begins:
            self.turns.append((place, seat, turn))

    @property
    def _since(self) -> int:
        return self.shown[-1] if self.shown else -1

    @property
    def is_open(self) -> bool:
        """Has somebody said something that could still be taken back?"""
        return bool(self.own) and max(self.own[-1], self.turns[-1][0] if self.turns else -1) > self._since

    def allows(self, match: Match, seat: int) -> bool:
        """Would the bots agree that a seat takes its last own word back?"""
        return self._last(match, seat) > self._since

    def allows_turn(self, match: Match, seat: int) -> bool:
        """Would they agree to all of its turn, where that is more than its last word?"""
        last = self._last(match, seat)
        begun = next((place for place, who, _ in reversed(self.turns) if who == seat and place <= last), -1)
        return last > begun > self._since

    def _last(self, match: Match, seat: int) -> int:
        """The place of a seat's last own word; -1 if it has said none that matters."""
        since = self._since
        for place in reversed(self.own):
            if place <= since:
                break
            if match.moves[place].seat == seat:
                return place
        return -1

    def frozen(self) -> dict[str, Any]:
        """In JSON values."""
        return {"own": list(self.own), "shown": list(self.shown), "turns": [list(begun) for begun in self.turns]}

    def thaw(self, data: dict[str, Any]) -> None:
        """Go on from what was frozen."""
        self.own, self.shown = data["own"], data["shown"]
        self.turns = [(place, seat, turn) for place, seat, turn in data.get("turns", ())]
