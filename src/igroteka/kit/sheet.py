"""What the drawings of all games share: who sits where, what is marked, and lines put side by side."""

from typing import Any, Final

from igroteka.core.speech import Speech, seat_name
from igroteka.kit.markup import Part, cells, fitted

BLACK: Final = "bold #000000"
MARK: Final = f"{BLACK} on #ffe46b"
PIECE_COLOURS: Final = {"red": "#ff5555", "blue": "#6cb0ff", "white": "#ffffff", "orange": "#ffa028"}


def is_asked(kind: str, word: str, marks: list[str]) -> bool:
    """Is a kind of place asked for, by its name or by its word? The dots of ё may be left out."""
    return any(mark in (kind, word, word.replace("ё", "е")) for mark in marks)


class Sheet:
    """A view to be drawn, with the names of the seats; view["marks"] lists what somebody wants to see."""

    def __init__(
        self, view: dict[str, Any], speech: Speech, names: list[str], colours: dict[str, str] = PIECE_COLOURS
    ) -> None:
        self.view: Final = view
        self.speech: Final = speech
        self.names: Final = names
        self.colours: Final = colours
        self.seen: Final[list[dict[str, Any]]] = view["players"]
        self.letters: Final = [speech.say(f"colour-{player['colour']}")[0] for player in self.seen]
        self.marks: Final[list[str]] = view.get("marks", [])

    def say(self, key: str, **args: object) -> str:
        """A word of the drawing."""
        return self.speech.say(f"drawing-{key}", **args)

    def is_wanted(self, kind: str) -> bool:
        """Is something asked for by its word?"""
        return is_asked(kind, self.say(kind), self.marks)

    def style(self, place: str, style: str = "") -> str:
        """The colours of a place, others if it is meant."""
        return MARK if place in self.marks else style

    def name(self, seat: int) -> str:
        """A player's name, and whether it is the one who looks."""
        name = seat_name(seat, self.names)
        return self.say("you", name=name) if seat == self.view["viewer"] else name

    def ground(self, seat: int) -> str:
        """The colour of a player."""
        return self.colours[self.seen[seat]["colour"]]

    def badge(self, seat: int) -> Part:
        """The letter of a player on the colour of the player."""
        return (f" {self.letters[seat]} ", f"{BLACK} on {self.ground(seat)}")

    def shown(self, active: int | None) -> int | None:
        """Whose board is drawn: the one asked for, the viewer's own, or that of the player on turn."""
        for seat in range(self.view["seats"]):
            if f"p{seat}" in self.marks:
                return seat
        return int(self.view["viewer"]) if self.view["viewer"] >= 0 else active


# --- lines of parts


def width(parts: list[Part]) -> int:
    """How many columns parts take."""
    return sum(cells(text) for text, _ in parts)


def filler(parts: list[Part], wide: int) -> Part:
    """Blanks up to a width."""
    return (" " * max(0, wide - width(parts)), "")


def titled(title: str, lines: list[list[Part]], label: int, style: str = "") -> list[list[Part]]:
    """Lines with a title before the first one, in a column of its own."""
    return [[(fitted(title if place == 0 else "", label), style), *line] for place, line in enumerate(lines)]


def wrapped(text: str, wide: int) -> list[list[Part]]:
    """A text over as many lines as it needs."""
    lines = [""]
    for word in text.split():
        if lines[-1] and cells(lines[-1]) + cells(word) + 1 > wide:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [[(line, "")] for line in lines]


def flowed(parts: list[Part], wide: int) -> list[list[Part]]:
    """Parts side by side, a blank between them, on as many lines as they need."""
    return flowed_groups([piece for part in parts for piece in (part, (" ", ""))], 2, wide)


def flowed_groups(parts: list[Part], size: int, wide: int) -> list[list[Part]]:
    """Parts that belong together stay on one line; too long a part is cut."""
    lines: list[list[Part]] = [[]]
    used = 0
    for first in range(0, len(parts), size):
        group = parts[first : first + size]
        length = width(group)
        if used and used + length > wide:
            lines.append([])
            used = 0
        if length > wide:
            group = [(fitted(group[0][0], wide), group[0][1])]
            length = wide
        lines[-1] += group
        used += length
    return lines
