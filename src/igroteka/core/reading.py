"""Reading JSON that people may have edited: every mistake names its field."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64
from igroteka.core.errors import BadOption, BadPosition, brief
from igroteka.core.state import Position

Rules = TypeVar("Rules")
NONE: Final = -1  # nothing, in a row of things


class Reader:
    """A value somewhere in a document, with the path that leads to it."""

    def __init__(self, value: Any, path: str = "") -> None:
        self.value: Final = value
        self.path: Final = path

    def wrong(self, expected: str) -> BadPosition:
        """What to say of a value of the wrong kind."""
        return BadPosition(
            "position-type", {"field": self.path or ".", "expected": expected, "value": brief(self.value)}
        )

    def not_allowed(self, allowed: str) -> BadPosition:
        """What to say of a value out of range."""
        return BadPosition(
            "position-value", {"field": self.path or ".", "value": brief(self.value), "allowed": allowed}
        )

    def table(self, allowed: list[str]) -> "Reader":
        """An object with no other keys than these."""
        if not isinstance(self.value, dict):
            raise self.wrong("object")
        for key in self.value:
            if key not in allowed:
                field = self.under(brief(key) or '""')  # nobody knows what it may be
                raise BadPosition("position-unknown", {"field": field, "allowed": ", ".join(allowed)})
        return self

    def under(self, key: str) -> str:
        """The path of a member."""
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        """Is the member there?"""
        return key in self.value

    def get(self, key: str) -> "Reader":
        """A member that must be there."""
        if key not in self.value:
            raise BadPosition("position-missing", {"field": self.under(key)})
        return Reader(self.value[key], self.under(key))

    def get_or(self, key: str, default: Any) -> "Reader":
        """A member that may be left out."""
        return Reader(self.value.get(key, default), self.under(key))

    def is_none(self) -> bool:
        """Is it null?"""
        return self.value is None

    def items(self, least: int = 0, most: int = 1_000_000) -> list["Reader"]:
        """A list of so many entries."""
        if not isinstance(self.value, list):
            raise self.wrong("list")
        if not least <= len(self.value) <= most:
            length = str(least) if least == most else f"{least}..{most}"
            raise BadPosition("position-length", {"field": self.path, "count": len(self.value), "allowed": length})
        return [Reader(value, f"{self.path}[{place}]") for place, value in enumerate(self.value)]

    def integer(self, low: int, high: int) -> int:
        """A whole number in a range."""
        if type(self.value) is not int:
            raise self.wrong("integer")
        if not low <= self.value <= high:
            raise self.not_allowed(f"{low}..{high}")
        return int(self.value)

    def boolean(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong("boolean")
        return self.value

    def text(self) -> str:
        """A string."""
        if not isinstance(self.value, str):
            raise self.wrong("string")
        return self.value

    def word(self, words: list[str]) -> int:
        """The place of a word in a list."""
        text = self.text()
        if text not in words:
            raise self.not_allowed(", ".join(words))
        return words.index(text)

    def words(self, words: list[str]) -> list[int]:
        """A list of different words, by their places."""
        places: list[int] = []
        for item in self.items(0, len(words)):
            place = item.word(words)
            if place in places:
                raise BadPosition("position-twice", {"field": item.path, "value": item.value})
            places.append(place)
        return places

    def counts(self, names: list[str], most: int) -> list[int]:
        """An object of counts by name; what is left out is 0."""
        self.table(names)
        return [self.get_or(name, 0).integer(0, most) for name in names]

    def distinct(self, limit: int) -> list[int]:
        """A list of different whole numbers below a limit."""
        numbers = [item.integer(0, limit - 1) for item in self.items()]
        for place, number in enumerate(numbers):
            if number in numbers[:place]:
                raise BadPosition("position-twice", {"field": f"{self.path}[{place}]", "value": number})
        return numbers


def opened(data: object, keys: list[str], id: str, version: int) -> Reader:
    """A written position of this game and version, with no other keys than these."""
    reader = Reader(data).table(keys)
    if reader.get("game").text() != id:
        raise BadPosition("position-game", {"field": "game", "game": reader.get("game").value, "expected": id})
    if reader.get_or("version", version).value != version:
        told = str(reader.get("version").value)
        raise BadPosition("position-version", {"field": "version", "version": told, "expected": version})
    return reader


def read_rules(seats: int, reader: Reader, house_rules: Callable[[int, Mapping[str, object]], Rules]) -> Rules:
    """Options by name, as for a new game."""
    if not isinstance(reader.value, Mapping):
        raise reader.wrong("object")
    try:
        return house_rules(seats, reader.value)
    except BadOption as error:
        raise BadPosition(error.code, {**error.details, "field": "options"}) from None


def read_seat(reader: Reader, seats: i64) -> i64:
    """A seat, or null for nobody."""
    return NOBODY if reader.is_none() else reader.integer(0, int(seats) - 1)


def read_number(reader: Reader, low: int, high: int) -> i64:
    """A whole number, or null for nothing."""
    return NONE if reader.is_none() else reader.integer(low, high)


def read_name(reader: Reader, names: list[str]) -> i64:
    """A thing by its name, or null for nothing."""
    return NONE if reader.is_none() else reader.word(names)


class Sought:
    """Where a piece stands in a document: what it is called there, and under which keys; or whole fields.

    What is missing is looked for at home.
    """

    def __init__(self, home: str, words: list[str], under: list[str], fields: list[str] | None = None) -> None:
        self.home: Final = home
        self.words: Final = words
        self.under: Final = under
        self.fields: Final = fields or []

    def places(self, value: object, path: str = "", *, inside: bool = False) -> list[str]:
        """The paths where it stands, with a count if there are several."""
        found: list[str] = []
        if isinstance(value, dict):
            for key, member in value.items():
                below = f"{path}.{key}" if path else str(key)
                if inside and key in self.words and type(member) is int:
                    if member:
                        found.append(f"{below} ({member})")
                else:
                    found += self.places(member, below, inside=inside or key in self.under)
        elif isinstance(value, list):
            for place, member in enumerate(value):
                found += self.places(member, f"{path}[{place}]", inside=inside)
        elif inside and str(value) in self.words:
            found.append(path)
        return found


Whereabouts = Callable[[str], Sought]
MOST_PLACES: Final = 8  # are named


def miscounted(state: Position, reader: Reader, name: str, sought: Sought) -> BadPosition:
    """What to say of a piece that is there too often or not often enough."""
    found, box = state.game.census(state)[name]
    places = [*sought.places(reader.value), *sought.fields]
    more = f", +{len(places) - MOST_PLACES}" if len(places) > MOST_PLACES else ""
    field = places[0].partition(" (")[0] if found > box and places else sought.home
    details = {
        "law": "census",
        "piece": name,
        "found": found,
        "box": box,
        "places": ", ".join(places[:MOST_PLACES]) + more,
    }
    return BadPosition("position-count", {"field": field, **details})


def check_laws(state: Position, reader: Reader, id: str, whereabouts: Whereabouts) -> None:
    """Refuse a position that breaks a law of its game; where pieces are miscounted, say where they stand."""
    for law in state.check_invariants():
        field, _, name = law.rpartition(":")
        if name == "census" and field in state.game.census(state):
            raise miscounted(state, reader, field, whereabouts(field))
        raise BadPosition(f"{id}-position-law", {"field": field, "law": name})


def set_going(
    state: Position, reader: Reader, id: str, result_of: Callable[[Any], dict[str, Any] | None], sought: Whereabouts
) -> None:
    """Let happen what needs no answer; no law may be broken before or after it, and the result must be the one told."""
    state.player = NOBODY
    check_laws(state, reader, id, sought)
    state.settle()
    call_speaker(state, reader)
    check_laws(state, reader, id, sought)
    told = reader.get_or("result", None)
    if state.finished and not told.is_none() and told.value != result_of(state):
        raise BadPosition(f"{id}-position-law", {"field": "result", "law": "result"})


def call_speaker(state: Position, reader: Reader) -> None:
    """Where several seats owe an answer, the one that is named is asked first."""
    if reader.has("speaker"):
        speaker = reader.get("speaker")
        seat = speaker.integer(0, int(state.seats) - 1)
        if seat not in state.speakers():
            raise speaker.not_allowed(", ".join([str(other) for other in state.speakers()]))
        state.call_on(seat)
