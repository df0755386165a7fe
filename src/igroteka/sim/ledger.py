"""The file of a ladder: what is played, then one line a game, so that whoever stops can go on.

JSON lines. A heading says of which ladder the games below it are; files of one ladder may be put together, and a game
that is written twice counts once.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO

from igroteka.core.errors import IgrotekaError, brief
from igroteka.sim.contest import Played

FORM: Final = 1  # of the file
BEGINNING: Final = '{"ladder": '
CODE: Final = "code"
"""Where a heading names the edition that played: told, but not refused, for most changes alter no game."""

Pair = tuple[str, str]


class Kept(NamedTuple):
    """What a file holds: the share of the win that the first of a pair had, by pair and number; and who played."""

    games: dict[Pair, dict[int, float]]
    editions: list[str]


class Ledger:
    """The games of one ladder in one file."""

    def __init__(self, path: Path, heading: Mapping[str, object]) -> None:
        self.path: Final = path
        self.heading: Final[dict[str, object]] = {"ladder": FORM, **heading}
        self.file: TextIO | None = None

    def read(self) -> Kept:
        """All whole lines; a file of another ladder is refused, and so is one that is no ladder at all."""
        kept = Kept({}, [])
        headed = False
        *lines, rest = self.text().split("\n")
        if not lines and not rest.startswith(BEGINNING[: len(rest)]):
            raise self.strange(1)  # what is cut off must be ours
        for number, line in enumerate(lines, start=1):
            row = self.row(line, number)
            if "ladder" in row:
                self.compare(row, number)
                headed = True
                if (edition := str(row.get(CODE))) not in kept.editions:
                    kept.editions.append(edition)
                continue
            if not headed:
                raise self.strange(number)
            try:
                pair, game, share = told(row, self.heading["seats"])
            except (KeyError, TypeError, ValueError):
                raise self.strange(number) from None
            kept.games.setdefault(pair, {}).setdefault(game, share)
        return kept

    def text(self) -> str:
        """Of the file; nothing if there is none."""
        try:
            return self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""
        except UnicodeDecodeError:
            raise IgrotekaError("file-not-text", {"path": str(self.path)}) from None
        except OSError as error:
            problem = error.strerror or str(error)
            raise IgrotekaError("file-unreadable", {"path": str(self.path), "problem": problem}) from None

    def row(self, line: str, number: int) -> dict[str, Any]:
        """One line."""
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise self.strange(number)
        return found

    def compare(self, row: Mapping[str, object], number: int) -> None:
        """Refuse games of another ladder."""
        for name, ours in self.heading.items():
            theirs = row.get(name)
            if name != CODE and theirs != ours:
                details = {"what": name, "theirs": shown(theirs, ours), "ours": shown(ours, theirs)}
                raise IgrotekaError("ladder-foreign", {"path": str(self.path), "line": number, **details})

    def strange(self, number: int) -> IgrotekaError:
        """A line that no ladder has written."""
        return IgrotekaError("ladder-line", {"path": str(self.path), "line": number})

    # --- writing

    def open(self, editions: list[str]) -> None:
        """Go on after the last whole line; an edition that has not played here yet is named."""
        try:
            self.file = self.path.open("a+", encoding="utf-8")
            self.cut()
        except OSError as error:
            raise self.unwritable(error) from None
        own = str(self.heading[CODE])
        if own not in editions:
            self.write(self.heading)
            editions.append(own)

    def cut(self) -> None:
        """Drop a line that was not finished when somebody pulled the plug."""
        with self.path.open("rb+") as file:
            whole = file.read().rfind(b"\n") + 1
            file.truncate(whole)

    def add(self, pair: Pair, played: Played) -> None:
        """One more game."""
        self.write({"levels": pair, **played._asdict(), "seconds": round(played.seconds, 3)})

    def write(self, row: Mapping[str, object]) -> None:
        """At once, whatever happens next."""
        assert self.file is not None
        try:
            self.file.write(json.dumps(row) + "\n")
            self.file.flush()
        except OSError as error:
            raise self.unwritable(error) from None

    def close(self) -> None:
        """Nothing more will be written."""
        if self.file is not None:
            self.file.close()

    def unwritable(self, error: OSError) -> IgrotekaError:
        """What the system says."""
        return IgrotekaError("file-not-written", {"path": str(self.path), "problem": error.strerror or str(error)})


def told(row: Mapping[str, Any], table: object) -> tuple[Pair, int, float]:
    """A game as a line tells it: who played, its number, and the share of the first."""
    (one, other), number = row["levels"], row["number"]
    seats, winners = len(row["seats"]), row["winners"]
    if not (type(one) is str and type(other) is str and type(number) is int and number >= 0):
        raise ValueError(row)
    if seats != table or not all(type(winner) is int and 0 <= winner < seats for winner in winners):
        raise ValueError(row)
    return (one, other), number, share(winners, seats)


def share(winners: tuple[int, ...] | list[int], seats: int) -> float:
    """What the first half of the table won; a game that nobody has won is a tie."""
    return sum(winner < seats // 2 for winner in winners) / len(winners) if winners else 0.5


def shown(value: object, other: object) -> str:
    """What a heading says, for people; of options those that the other does not say too."""
    if isinstance(value, dict) and isinstance(other, dict):
        own = [f"{name}={brief(said)}" for name, said in value.items() if name not in other or other[name] != said]
        return ", ".join(own) or "-"
    return brief(value)
