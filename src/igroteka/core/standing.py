"""What a seat may lay down once for all, so that it need not be asked: "never give ore"."""

from collections.abc import Mapping
from typing import Final

from igroteka.core.errors import IgrotekaError, brief

SWITCH: Final = "switch"
WORDS: Final = "words"
SEATS: Final = "seats"
TURN: Final = "turn"
LAST_TURN: Final = 1 << 20  # no game has as many


class Standing:
    """One thing of this kind: on or off, some of its words, some of the other seats, or the turn for which it holds."""

    def __init__(self, name: str, kind: str, words: list[str] | None = None) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.words: Final = words or []

    def allows(self, value: object, seat: int, seats: int) -> bool:
        """May a seat lay this down? Nothing twice, and nothing about oneself."""
        if self.kind == SWITCH:
            return isinstance(value, bool)
        if self.kind == TURN:
            return type(value) is int and 0 <= value < LAST_TURN
        if not isinstance(value, list) or any(value.count(one) > 1 for one in value):
            return False
        if self.kind == WORDS:
            return all(one in self.words for one in value)
        return all(type(one) is int and 0 <= one < seats and one != seat for one in value)


def checked(known: list[Standing], given: Mapping[str, object], seat: int, seats: int) -> dict[str, object]:
    """What was given, if each of it is known and allowed; what says nothing is left out."""
    by_name = {standing.name: standing for standing in known}
    for name, value in given.items():
        if name not in by_name or not by_name[name].allows(value, seat, seats):
            raise IgrotekaError("standing-form", {"problem": brief(name)})
    return {name: value for name, value in given.items() if value}
