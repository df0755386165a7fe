"""What can go wrong, as codes with details; the sentences live in locale/."""

from collections.abc import Mapping
from typing import Final


class IgrotekaError(Exception):
    """Something a person should be told: a code, and the details its sentence names."""

    def __init__(self, code: str, details: Mapping[str, object] | None = None) -> None:
        super().__init__(code)
        self.code: Final = code
        self.details: Final[dict[str, object]] = dict(details or {})

    def __str__(self) -> str:
        from igroteka.core.speech import error_text  # noqa: PLC0415  texts are loaded only when somebody reads them

        return error_text(self, "en")

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
