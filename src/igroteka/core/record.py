"""A game written down: as JSON, or as lines that a person can read."""

import json
from collections.abc import Mapping
from typing import Any, Final

from igroteka.core.errors import BadRecord, brief

FORMAT: Final = "igroteka-record"
FORMAT_VERSION: Final = 1
HEAD: Final = "# igroteka record 1"
CHANCE_MARK: Final = "*"
KEYS: Final = (
    "format",
    "format_version",
    "game",
    "version",
    "seats",
    "options",
    "names",
    "seed",
    "start",
    "moves",
    "result",
    "luck",
    "day",
)


class Record:
    """Options, seed, every move with luck included, and the result. A move is "p2 road 12" or "* dice 3 4".

    `luck` is the proof of a game played in a room: the commitment of the server, its secret, what the players brought.
    `day` is when it ended, in a record out of the open database, which tells no hour.
    """

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: Mapping[str, object],
        moves: list[str],
        *,
        seed: str | None = None,
        names: list[str] | None = None,
        start: dict[str, Any] | None = None,
        result: dict[str, Any] | None = None,
        luck: dict[str, Any] | None = None,
        day: str | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = dict(options)
        self.moves = moves
        self.seed = seed
        self.names = names
        self.start = start
        self.result = result
        self.luck = luck
        self.day = day

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {self.seats} seat{'' if self.seats == 1 else 's'}, {len(self.moves)} moves>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_dict() == other.to_dict()

    # --- JSON

    def to_dict(self) -> dict[str, Any]:
        """The record as JSON values; what is not there is left out."""
        written: dict[str, Any] = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": self.options,
        }
        for key in ("names", "seed", "start"):
            if getattr(self, key) is not None:
                written[key] = getattr(self, key)
        written["moves"] = self.moves
        for key in ("result", "luck", "day"):
            if getattr(self, key) is not None:
                written[key] = getattr(self, key)
        return written

    def to_json(self) -> str:
        """JSON with one move a line, so that differences can be read."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1) + "\n"

    @staticmethod
    def from_dict(data: object) -> "Record":
        """The record described; BadRecord names the field that is wrong."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord("record-format")
        for key in data:
            if key not in KEYS:
                raise BadRecord("record-field", {"field": brief(key) or '""', "problem": "unknown"})
        if data.get("format_version") != FORMAT_VERSION:
            raise BadRecord(
                "record-version", {"version": brief(data.get("format_version")), "expected": FORMAT_VERSION}
            )
        moves = field(data, "moves", list)
        for place, move in enumerate(moves):
            if not isinstance(move, str):
                raise BadRecord("record-field", {"field": f"moves[{place}]", "problem": "string"})
        names = data.get("names")
        if names is not None and not (isinstance(names, list) and all(isinstance(name, str) for name in names)):
            raise BadRecord("record-field", {"field": "names", "problem": "strings"})
        return Record(
            field(data, "game", str),
            field(data, "version", int),
            field(data, "seats", int),
            field(data, "options", dict),
            moves,
            seed=optional(data, "seed", str),
            names=names,
            start=optional(data, "start", dict),
            result=optional(data, "result", dict),
            luck=optional(data, "luck", dict),
            day=optional(data, "day", str),
        )

    # --- lines

    def to_lines(self) -> str:
        """The record in line notation: a head of names and values, a rule, then a move a line."""
        head = [HEAD, f"game: {self.game}", f"version: {self.version}", f"seats: {self.seats}"]
        head += [f"option {name}: {json.dumps(value)}" for name, value in self.options.items()]
        for key in ("names", "seed", "start", "result", "luck", "day"):
            value = getattr(self, key)
            if value is not None:
                head.append(f"{key}: {json.dumps(value, ensure_ascii=False)}")
        return "\n".join([*head, "---", *self.moves]) + "\n"

    @staticmethod
    def from_lines(text: str) -> "Record":
        """The record in line notation; BadRecord names the line that is wrong. Empty lines and # lines are skipped."""
        data: dict[str, Any] = {"format": FORMAT, "format_version": FORMAT_VERSION, "options": {}, "moves": []}
        lines = text.split("\n")  # not splitlines: names may hold stranger separators
        if not lines or lines[0].strip() != HEAD:
            raise BadRecord("record-format")
        in_head = True
        for number, raw in enumerate(lines[1:], start=2):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            if line == "---" and in_head:
                in_head = False
            elif in_head:
                read_head_line(data, line, number)
            else:
                data["moves"].append(" ".join(line.split()))
        if in_head:
            raise BadRecord("record-line", {"line": len(lines), "text": "---"})
        return Record.from_dict(data)


def read_head_line(data: dict[str, Any], line: str, number: int) -> None:
    """One name and value of the head."""
    name, colon, text = line.partition(":")
    name, text = name.strip(), text.strip()
    if not colon:
        raise BadRecord("record-line", {"line": number, "text": brief(line)})
    try:
        value = text if name == "game" else json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("record-line", {"line": number, "text": brief(line)}) from None
    if name.startswith("option "):
        data["options"][name.removeprefix("option ").strip()] = value
    elif name in KEYS and name not in ("format", "format_version", "options", "moves"):
        data[name] = value
    else:
        raise BadRecord("record-line", {"line": number, "text": brief(line)})


def field(data: dict[str, Any], name: str, kind: type) -> Any:
    """A field that must be there and of a kind."""
    if type(data.get(name)) is not kind:
        raise BadRecord("record-field", {"field": name, "problem": kind.__name__ if name in data else "missing"})
    return data[name]


def optional(data: dict[str, Any], name: str, kind: type) -> Any:
    """A field that may be missing."""
    return field(data, name, kind) if data.get(name) is not None else None


def read_record(text: str) -> Record:
    """A record in either form."""
    if text.lstrip().startswith("{"):
        try:
            return Record.from_dict(json.loads(text))
        except (ValueError, RecursionError) as error:
            raise BadRecord("record-json", {"problem": brief(str(error))}) from None
    return Record.from_lines(text)
