"""A market: proposals that lie open on the table, and what a game says of them before anybody is bound."""

from typing import Any, Final

from igroteka.core.errors import IllegalAction

Goods = dict[str, int]
"""How much of what."""
Said = tuple[int, int]
"""A seat and its action."""


class Terms:
    """What somebody gives and what they want, from their own side; open terms leave a side empty."""

    def __init__(self, give: Goods, want: Goods) -> None:
        self.give: Final = give
        self.want: Final = want

    @property
    def is_complete(self) -> bool:
        """Does either side give something?"""
        return len(self.give) > 0 and len(self.want) > 0


class Market:
    """What a server needs to know to keep drafts for a game; it holds no draft itself, and changes no position.

    `preset` are the options a table with a market plays by. The host is the seat on whose turn there is trade.
    """

    def __init__(self, preset: str) -> None:
        self.preset: Final = preset

    def is_known(self, state: Any) -> bool:
        """Is there trade at this table at all?"""
        raise NotImplementedError

    def turn(self, state: Any) -> int:
        """The number of the turn in which drafts live; -1 where they cannot."""
        raise NotImplementedError

    def host(self, state: Any) -> int:
        """Whose turn it is; a party to every draft."""
        raise NotImplementedError

    def is_called(self, state: Any) -> bool:
        """Is the host asked the question in which offers are made?"""
        raise NotImplementedError

    def is_open(self, state: Any) -> bool:
        """And could an offer be legal now?"""
        raise NotImplementedError

    def objection(self, state: Any, author: int, to: list[int], terms: Terms) -> IllegalAction | None:
        """Why an author may not propose this; None if they may. Of the others it may ask what everybody sees."""
        raise NotImplementedError

    def can_pay(self, state: Any, seat: int, goods: Goods) -> bool:
        """Does the seat hold all this?"""
        raise NotImplementedError

    def believed(self, state: Any, seat: int, author: int, goods: Goods) -> Any:
        """A copy as this seat may imagine it: the author of a draft holds what it says it gives."""
        raise NotImplementedError

    def to_host(self, refusal: IllegalAction) -> IllegalAction:
        """In words for the host, where it was the partner who could not say what was agreed."""
        raise NotImplementedError

    def offer(self, state: Any, partner: int, terms: Terms) -> list[Said]:
        """What the host says to send terms, its own side first, to one partner."""
        raise NotImplementedError

    def seal(self, state: Any, partner: int) -> list[Said]:
        """What both say after that to carry them out."""
        raise NotImplementedError

    def has_accepted(self, state: Any, seat: int) -> bool:
        """Has the one partner of an offer agreed to it?"""
        raise NotImplementedError

    def counter(self, state: Any, seat: int) -> Terms | None:
        """The terms the one partner has answered with, from the partner's side."""
        raise NotImplementedError
