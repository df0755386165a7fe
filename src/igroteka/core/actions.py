"""What can be said: kinds of actions with parameters, numbered from 0 and written in one line each."""

from typing import Final

from igroteka.core.arrays import append, i64, vec


class Kind:
    """One thing that can be said. ROAD.of(12) is its number, ROAD.index(n) gives the 12 back."""

    def __init__(
        self, name: str, number: i64, first: i64, a: list[str], b: list[str], *, chance: bool, rule: str
    ) -> None:
        self.name: Final = name
        self.number: Final[i64] = number
        self.first: Final[i64] = first
        self.width: Final[i64] = len(b)
        self.end: Final[i64] = first + len(a) * len(b)
        self.chance: Final = chance
        self.rule: Final = rule
        self.words: Final = [" ".join(word for word in (name, left, right) if word) for left in a for right in b]

    def of(self, a: i64 = 0, b: i64 = 0) -> i64:
        """The flat number of this kind with these parameters."""
        return self.first + a * self.width + b

    def index(self, action: i64) -> i64:
        """The parameter of a one-parameter kind."""
        return action - self.first

    def a(self, action: i64) -> i64:
        """The first parameter."""
        return (action - self.first) // self.width

    def b(self, action: i64) -> i64:
        """The second parameter."""
        return (action - self.first) % self.width

    def has(self, action: i64) -> bool:
        """Is this action of this kind?"""
        return self.first <= action < self.end

    def __repr__(self) -> str:
        return f"<{self.name} {self.first}..{self.end - 1}>"


class ActionTable:
    """All kinds of a game. Their order is the numbering; interjections, if any, come last."""

    def __init__(self) -> None:
        self.kinds: Final[list[Kind]] = []
        self.size: i64 = 0
        self.kind_of: vec[i64] = vec[i64]()
        self.numbers: Final[dict[str, int]] = {}

    def kind(self, name: str, a: list[str] | None = None, b: list[str] | None = None, *, rule: str = "") -> Kind:
        """Add a kind that players say."""
        return self._add(name, a, b, chance=False, rule=rule)

    def outcome(self, name: str, a: list[str] | None = None, *, rule: str = "") -> Kind:
        """Add a kind that luck says."""
        return self._add(name, a, None, chance=True, rule=rule)

    def _add(self, name: str, a: list[str] | None, b: list[str] | None, *, chance: bool, rule: str) -> Kind:
        kind = Kind(name, len(self.kinds), self.size, a or [""], b or [""], chance=chance, rule=rule)
        self.kinds.append(kind)
        for words in kind.words:
            self.numbers[words] = self.size
            self.kind_of = append(self.kind_of, kind.number)
            self.size += 1
        return kind

    def of(self, action: i64) -> Kind:
        """The kind of an action."""
        return self.kinds[self.kind_of[action]]

    def notation(self, action: i64) -> str:
        """The action in words: 137 is "road 12"."""
        kind = self.of(action)
        return kind.words[action - kind.first]

    def parse(self, text: str) -> int:
        """The number of an action in words, or -1."""
        return self.numbers.get(" ".join(text.split()), -1)


def numbered(count: int) -> list[str]:
    """Parameter words 0, 1, 2 ..."""
    return [str(number) for number in range(count)]


class Options:
    """A reusable list of flat actions."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        """Add one legal action."""
        if self.count < len(self.items):
            self.items[self.count] = action
        else:
            self.items = append(self.items, action)
        self.count += 1

    def listed(self) -> list[int]:
        """The actions as an ordinary list."""
        return [self.items[place] for place in range(self.count)]
