"""A crew that dies with its games."""

from igroteka.sim.contest import Contest, Played, play_some
from igroteka.sim.crew import Portion


class Mortals:
    """Give back the youngest portion first, and die with those whose first game is named, as often as told."""

    seconds = 0.3

    def __init__(self, dying: dict[int, int]) -> None:
        self.dying = dict(dying)
        self.handed: list[tuple[Contest, Portion]] = []
        self.most = 0

    def wanted(self) -> int:
        return 5

    def hand(self, contest: Contest, portion: Portion) -> None:
        self.handed.append((contest, portion))
        self.most = max(self.most, len(self.handed))

    def back(self) -> list[tuple[Portion, list[Played] | None]]:
        contest, portion = self.handed.pop()
        if self.dying.get(portion.first, 0) > 0:
            self.dying[portion.first] -= 1
            return [(portion, None)]
        return [(portion, play_some(contest, portion.first, portion.games))]
