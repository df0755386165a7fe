"""One seat of a game as a Gymnasium environment: bots have the others. Importing this module registers all games.

    import gymnasium, igroteka.adapters.gymnasium
    env = gymnasium.make("igroteka/catan-v1", seats=3, opponents="novice")

What may be said is in info["action_mask"].
"""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, ClassVar, Final, Literal, SupportsIndex

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as missing:
    raise ImportError("igroteka.adapters.gymnasium needs Gymnasium: pip install 'igroteka[gymnasium]'") from missing
import numpy as np
from numpy.typing import NDArray

from igroteka import catalog
from igroteka.adapters.table import LARGEST, SEEDS, Reward, Rival, Table, checked_choice, refusal, said, seated
from igroteka.ai.bot import Bot, Sight, answer_of
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.state import CHANCE, OVER, Position

VERSION: Final = 1  # of the environments; it rises when what they give or take changes
ANY_SEAT: Final = -1
FORFEIT: Final[dict[Reward, float]] = {"wins": -1.0, "points": -100.0}
"""What an illegal action costs: no legal game ends with less."""

Row = NDArray[np.float32]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """A seat of a table. An action is a number of `game.actions`; luck and the rivals answer inside.

    The reward comes with the end: 1 for a win, shared by several winners, and the others pay it; or the points.
    An illegal action loses the game at once, or with illegal="raise" is refused.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seats: SupportsIndex = 0,
        seat: SupportsIndex = ANY_SEAT,
        opponents: Rival | Sequence[Rival] = "random",
        options: Mapping[str, object] | None = None,
        preset: str = "",
        reward: Reward | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        checked_choice("illegal", illegal, ("lose", "raise"))
        self.table: Final = Table(game, seats, options, preset, reward)
        self.wanted: Final = index(seat)
        if self.wanted != ANY_SEAT:
            self.table.first.checked_seat(self.wanted)
        self.rivals: Final = rivals_of(opponents, self.table.seats)
        for rival in self.rivals:
            seated(rival, Random())  # a name that nobody has is refused now
        self.watched: Final = any(rival != "random" for rival in self.rivals)  # do bots think of what others hold?
        self.illegal: Final = illegal
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-LARGEST, LARGEST, (self.table.width,), np.float32)
        self.action_space = spaces.Discrete(self.table.size)
        self.state: Position | None = None
        self.seat = max(self.wanted, 0)
        self.luck = Random()
        self.bots: dict[int, Bot] = {}
        self.names: dict[int, str] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """A new game, played on until the seat is asked: what it sees, and what it may say."""
        super().reset(seed=seed)
        self.luck = Random(int(self.np_random.integers(SEEDS)))
        count = self.table.seats
        self.seat = self.wanted if self.wanted != ANY_SEAT else int(self.np_random.integers(count))
        others = [(self.seat + step) % count for step in range(1, count)]
        self.bots = {
            seat: seated(rival, self.luck.split(1 + seat)) for seat, rival in zip(others, self.rivals, strict=True)
        }
        self.names = {seat: str(rival) for seat, rival in zip(others, self.rivals, strict=True)}
        while True:
            self.state = self.table.start(self.luck, watched=self.watched)
            self.play_on(self.state)
            if self.state.player != OVER:  # a game that ends before one is asked teaches nothing
                return self.table.seen(self.state, self.seat), self.told(self.state)

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Answer, and play on until the seat is asked again or all is over."""
        state, answer = self.state, int(action)
        if state is None or state.player == OVER:
            raise gymnasium.error.ResetNeeded("the game is over: reset() begins another")
        if not Sight(self.table.game, state, self.seat).allows(answer):
            return self.forfeited(state, answer)
        state.apply(answer)
        self.play_on(state)
        over = state.player == OVER
        reward = self.table.rewards(state)[self.seat] if over else 0.0
        return self.table.seen(state, self.seat), reward, over, False, self.told(state)

    def play_on(self, state: Position) -> None:
        """Let luck and the rivals answer until the seat is asked."""
        while state.player not in (self.seat, OVER):
            if state.player == CHANCE:
                state.roll(self.luck)
            else:
                seat = int(state.player)
                state.apply(answer_of(self.names[seat], self.bots[seat], Sight(self.table.game, state, seat)))

    def forfeited(self, state: Position, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """The rules were broken."""
        if self.illegal == "raise":
            raise refusal(state, action)
        self.state = None
        info = {
            "action_mask": np.zeros(self.table.size, np.int8),
            "seat": self.seat,
            "illegal": said(self.table, action),
        }
        return self.table.seen(state, self.seat), FORFEIT[self.table.reward], True, False, info

    def told(self, state: Position) -> dict[str, Any]:
        """What may be said, who one is, and at the end how it went."""
        info: dict[str, Any] = {"action_mask": self.table.mask(state, self.seat), "seat": self.seat}
        if state.player == OVER:
            info["scores"] = [int(points) for points in state.scores()]
            info["winners"] = [int(seat) for seat in self.table.game.winners(state)]
        return info

    def render(self) -> str | None:
        """With render_mode="ansi" the table in text, as the seat sees it."""
        if self.render_mode != "ansi" or self.state is None:
            return None
        return self.table.drawn(self.state, self.seat)


def rivals_of(opponents: Rival | Sequence[Rival], seats: int) -> list[Rival]:
    """One for each of the other seats, from the left neighbour on."""
    if isinstance(opponents, str) or callable(opponents):
        return [opponents] * (seats - 1)
    if len(opponents) != seats - 1:
        raise ValueError(f"{len(opponents)} opponents at a table of {seats}")
    return list(opponents)


def id_of(game: str) -> str:
    """How an environment is called."""
    return f"igroteka/{game}-v{VERSION}"


for _game in catalog.games():
    gymnasium.register(id_of(_game), entry_point="igroteka.adapters.gymnasium:SeatEnv", kwargs={"game": _game})
