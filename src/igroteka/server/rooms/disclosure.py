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

    def cut(self, moves: int) -> None:
        """Only so many moves stand."""
        self.own = [place for place in self.own if place < moves]
        self.shown = [place for place in self.shown if place < moves]

    def note(self, act: ActRow, match: Match, before: Position | None, events: list[Event], company: Company) -> None:
        """What an act has brought; how things stood before it is only needed of a bot."""
        first = len(match.moves) - len(act.moves)
        for place, move in enumerate(match.moves[first:], start=first):
            if move.seat != CHANCE and not act.note:
                self.own.append(place)
            if before is not None:
                if self.is_open and company.is_given_away(before, move, place):
                    self.shown.append(place)
                before.call_on(move.seat)
                before.apply(move.action)
        if self.is_open and company.is_shown(events):
            self.shown.append(len(match.moves) - 1)

    @property
    def is_open(self) -> bool:
        """Has somebody said something that could still be taken back?"""
        return bool(self.own) and self.own[-1] > (self.shown[-1] if self.shown else -1)

    def allows(self, match: Match, seat: int) -> bool:
        """Would the bots agree that a seat takes its last own word back?"""
        since = self.shown[-1] if self.shown else -1
        for place in reversed(self.own):
            if place <= since:
                return False
            if match.moves[place].seat == seat:
                return True
        return False

    def frozen(self) -> dict[str, Any]:
        """In JSON values."""
        return {"own": list(self.own), "shown": list(self.shown)}

    def thaw(self, data: dict[str, Any]) -> None:
        """Go on from what was frozen."""
        self.own, self.shown = data["own"], data["shown"]
