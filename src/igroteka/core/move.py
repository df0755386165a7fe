"""What was said at a table, and by whom."""

from typing import Final

from igroteka.core.arrays import mypyc_attr


@mypyc_attr(acyclic=True)  # long games hold thousands, and the collector would walk through each
class Move:
    """The number of an action, and the seat that said it; CHANCE speaks too."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat: Final = seat
        self.action: Final = action

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.seat == other.seat and self.action == other.action

    def __hash__(self) -> int:
        return hash((self.seat, self.action))

    def __repr__(self) -> str:
        return f"Move(seat={self.seat}, action={self.action})"
