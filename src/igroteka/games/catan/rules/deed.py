"""A line of a menu: when it may be said and what it does."""

from igroteka.core.actions import Kind, Options
from igroteka.core.arrays import i64
from igroteka.games.catan.actions import END_TURN
from igroteka.games.catan.state import State


class Deed:
    """One thing a player may do in the own turn."""

    def kind(self) -> Kind:
        """What is said."""
        return END_TURN

    def offer(self, state: State, seat: i64, out: Options) -> None:
        """Add every way in which the seat may do it now."""

    def perform(self, state: State, seat: i64, action: i64) -> None:
        """Do it."""
