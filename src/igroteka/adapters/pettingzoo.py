"""All seats of a game as a PettingZoo environment: whoever is asked is the agent that is selected.

    from igroteka.adapters import pettingzoo
    env = pettingzoo.env("catan", seats=3)

Where several seats owe an answer at once (a seven in Catan), they are asked one after another.
"""

from collections.abc import Mapping
from operator import index
from typing import Any, Final, Literal, SupportsIndex

try:
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError("igroteka.adapters.pettingzoo needs PettingZoo: pip install 'igroteka[pettingzoo]'") from missing
import numpy as np
from numpy.typing import NDArray

from igroteka.adapters.table import LARGEST, SEEDS, Reward, Table, checked_choice, refusal
from igroteka.ai.bot import Bot, Sight, answer_of
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.state import OVER, Position

FORFEIT: Final = -1.0
"""What an illegal action costs whoever says it; the others have nothing of it."""

Seen = dict[str, NDArray[Any]]


class Seats:
    """What both kinds of environments share. A copy goes on where the game is."""

    def __init__(
        self,
        game: str | Game,
        seats: SupportsIndex = 0,
        options: Mapping[str, object] | None = None,
        preset: str = "",
        reward: Reward | None = None,
        max_cycles: SupportsIndex | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table: Final = Table(game, seats, options, preset, reward)
        self.max_cycles: Final = None if max_cycles is None else index(max_cycles)
        self.render_mode: Final = render_mode
        self.metadata: Final = {
            "name": f"igroteka_{self.table.game.id}_v1",
            "render_modes": ["ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        row = spaces.Box(-LARGEST, LARGEST, (self.table.width,), np.float32)
        mask = spaces.Box(0, 1, (self.table.size,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.table.size) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()
        self.luck = Random()
        self.state: Position = self.table.first.copy()
        self.cycles = 0
        self.has_begun = False

    def begin(self, seed: int | None) -> None:
        """A new game; the same seed, the same luck."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.luck = Random(int(self.seeds.integers(SEEDS)))
        self.state = self.table.start(self.luck, watched=True)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self.has_begun = True

    def say(self, action: int) -> None:
        """Let whoever is asked answer, if that is legal."""
        if action not in self.state.legal():
            raise refusal(self.state, action)
        self.state.apply(action)
        self.state.roll(self.luck)
        self.cycles += 1

    @property
    def is_over(self) -> bool:
        return self.state.player == OVER

    @property
    def is_cut(self) -> bool:
        return not self.is_over and self.max_cycles is not None and self.cycles >= self.max_cycles

    def rewards_now(self) -> dict[str, float]:
        """Something only at the end; points also where a game is cut."""
        if self.is_over or (self.is_cut and self.table.reward == "points"):
            return dict(zip(self.possible_agents, self.table.rewards(self.state), strict=True))
        return dict.fromkeys(self.possible_agents, 0.0)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and what it may say: nothing, if it is not asked."""
        seat = self.seats[agent]
        return {"observation": self.table.seen(self.state, seat), "action_mask": self.table.mask(self.state, seat)}

    def advised(self, agent: str, bot: Bot) -> int:
        """What a bot of the house says for an agent that is asked: it is told what the agent's seat sees."""
        return answer_of(agent, bot, Sight(self.table.game, self.state, self.seats[agent]))

    def close(self) -> None:
        pass


class raw_env(Seats, AECEnv):  # noqa: N801 -- what PettingZoo calls it
    """One seat after another; an illegal action raises."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """Whoever is asked, until the game is over; then each seat once, to hear of it."""
        if not self.is_over:
            self.agent_selection = self.possible_agents[int(self.state.player)]
        elif self.agents:
            self.agent_selection = self.agents[0]

    def step(self, action: Any) -> None:
        if not self.agents:
            raise ResetNeeded("no game is on: reset() begins one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.say(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.rewards_now()
        if self.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.is_cut:
            self.truncations = dict.fromkeys(self.agents, True)
        self.select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return self.table.drawn(self.state, self.seats[self.agent_selection])


def env(
    game: str | Game = "catan",
    seats: SupportsIndex = 0,
    options: Mapping[str, object] | None = None,
    preset: str = "",
    reward: Reward | None = None,
    max_cycles: SupportsIndex | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """A game with PettingZoo's usual guards: an illegal action ends it, and costs who said it 1.

    After `max_cycles` decisions of all seats together a game is cut: every agent is truncated.
    """
    raw = raw_env(game, seats, options, preset, reward, max_cycles, render_mode)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=FORFEIT)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class parallel_env(Seats, ParallelEnv):  # noqa: N801 -- what PettingZoo calls it
    """All seats speak in every cycle, and the word of whoever is asked counts; what others say is not heard.

    An illegal answer ends the game, as in `env`; with illegal="luck" luck answers instead. After the end there are no
    agents, and a step tells nothing.
    """

    def __init__(
        self,
        game: str | Game,
        seats: SupportsIndex = 0,
        options: Mapping[str, object] | None = None,
        preset: str = "",
        reward: Reward | None = None,
        max_cycles: SupportsIndex | None = None,
        render_mode: str | None = None,
        illegal: Literal["lose", "luck"] = "lose",
    ) -> None:
        checked_choice("illegal", illegal, ("lose", "luck"))
        super().__init__(game, seats, options, preset, reward, max_cycles, render_mode)
        self.illegal: Final = illegal

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self.told()

    def told(self) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.has_begun:
            raise ResetNeeded("no game is on: reset() begins one")
        if not self.agents:
            return {}, {}, {}, {}, {}
        agent = self.possible_agents[int(self.state.player)]
        answer, legal = int(actions[agent]), self.state.legal()
        lost = answer not in legal and self.illegal == "lose"
        if not lost:
            self.say(answer if answer in legal else legal[self.luck.below(len(legal))])
        rewards = self.rewards_now()
        if lost:
            rewards[agent] = FORFEIT
        over, cut = lost or self.is_over, not lost and self.is_cut
        rows, infos = self.told()
        ended, truncated = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return rows, rewards, ended, truncated, infos

    def render(self) -> str | None:
        return self.table.drawn(self.state, max(int(self.state.player), 0)) if self.render_mode == "ansi" else None
