"""What can go wrong, as codes with details; the sentences live in locale/."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

SHORT: Final = 40
TELLERS: Final[list[Callable[["IgrotekaError"], str]]] = []
"""Who has the sentences; `core` writes it down, so that codes know no words."""


def brief(value: object) -> str:
    """A value in one short line, whatever it is."""
    try:
        text = value if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else repr(value)
    except (RecursionError, ValueError):  # too deep, or a number of too many digits
        text = f"<{type(value).__name__}>"
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 4 * SHORT]).split())
    return line if len(line) <= SHORT else line[: SHORT - 3] + "..."


class IgrotekaError(Exception):
    """Something a person should be told: a code, and the details its sentence names."""

    def __init__(self, code: str, details: Mapping[str, object] | None = None) -> None:
        super().__init__(code)
        self.code: Final = code
        self.details: Final[dict[str, object]] = dict(details or {})

    def __str__(self) -> str:
        for tell in TELLERS:
            with suppress(KeyError):  # a sentence of the command line or the server, which the library does not read
                return tell(self)
        return f"{self.code} {self.details}"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.code, self.details))


class IllegalAction(IgrotekaError):
    """The rules forbid it: `rule` is the id of the rule that does."""

    def __init__(self, code: str, rule: str, details: Mapping[str, object] | None = None) -> None:
        super().__init__(code, details)
        self.rule: Final = rule

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.code, self.rule, self.details))


class BadPosition(IgrotekaError):
    """A position that cannot be; details["field"] names the place."""


class BadRecord(IgrotekaError):
    """A record that cannot be read or does not replay; details["line"] or ["move"] names the place."""


class BadOption(IgrotekaError):
    """An option or seat count the game does not know."""


class UnknownGame(IgrotekaError):
    """No such game in the house."""
