"""Numbers that are no int, as NumPy has them."""

from typing import Final


class Whole:
    """A whole number that only says so."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def __index__(self) -> int:
        return self.number
