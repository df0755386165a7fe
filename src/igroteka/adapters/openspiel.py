"""All games as OpenSpiel's: sequential, with explicit chance. Importing this module registers them.

    import pyspiel, igroteka.adapters.openspiel
    game = pyspiel.load_game("igroteka_catan", {"players": 3})

An observation is what a seat sees now. The string of an information state adds all that the seat has seen happen and
said itself; its tensor cannot hold a game of any length and is the observation.
"""

from typing import Any, ClassVar, Final

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("igroteka.adapters.openspiel needs OpenSpiel: pip install 'igroteka[openspiel]'") from missing
import numpy as np

from igroteka import catalog
from igroteka.adapters.table import Rival, Table, refusal, said, seated
from igroteka.ai.bot import Bot, Sight, answer_of
from igroteka.core.chance import Random
from igroteka.core.events import Event
from igroteka.core.state import CHANCE, OVER, SPECTATOR, Position, packed

LONGEST: Final = 100_000
"""Decisions and draws of luck after which a game is over without a winner; no sensible game comes near."""
MOST_POINTS: Final = 1_000.0
"""Of a game for one, which is played for points."""


def parameters(game: str) -> dict[str, Any]:
    """What a game may be told when it is loaded; options are written turn_limit:50;layout:spiral."""
    return {"players": max(catalog.load(game).seats), "options": "", "preset": ""}


def game_type(id: str, *, alone: bool) -> Any:
    """What kind of game it is."""
    seats = catalog.load(id).seats
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"igroteka_{id}",
        long_name=f"Igroteka: {id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(id),
    )


class HouseGame(pyspiel.Game):
    """A table of one of our games; each has a class of its own, which says its id."""

    id: ClassVar = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        id = self.id
        given = {**parameters(id), **(params or {})}
        settings = catalog.load(id).settings
        pairs = [pair.replace(":", "=", 1) for pair in str(given["options"]).split(";") if pair.strip()]
        options = settings.parse(pairs)
        self.table: Final = Table(id, int(given["players"]), options, str(given["preset"]))
        alone = self.table.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.size,
            max_chance_outcomes=self.table.size,
            num_players=self.table.seats,
            min_utility=-MOST_POINTS if alone else -1.0,
            max_utility=MOST_POINTS if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(id, alone=alone), info, given)

    def new_initial_state(self) -> "HouseState":
        return HouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def __reduce__(self) -> tuple[object, ...]:
        return (loaded, (self.id, self.get_parameters()))


def loaded(id: str, params: dict[str, Any]) -> Any:
    """What pickle calls."""
    return pyspiel.load_game(f"igroteka_{id}", params)


class Story:
    """What every seat has said itself and seen happen, line by line; last what everybody saw."""

    def __init__(self, seats: int) -> None:
        self.lines: list[list[str]] = [[] for _ in range(seats + 1)]
        self.notation: list[str] = []  # of all that was said, by luck too

    def __deepcopy__(self, memo: object) -> "Story":
        other = Story(0)
        other.lines = [own[:] for own in self.lines]
        other.notation = self.notation[:]
        return other

    def said(self, seat: int, action: int) -> None:
        """Only the seat itself is sure of what it said: the others are told by events."""
        self.lines[seat].append(f"said {action}")

    def happened(self, event: Event) -> None:
        line = " ".join([str(number) for number in event.fields()[:-1]])
        for seat, own in enumerate(self.lines[:-1]):
            if event.is_seen_by(seat):
                own.append(line)
        if event.is_seen_by(SPECTATOR):
            self.lines[-1].append(line)

    def of(self, viewer: int) -> list[str]:
        """All lines of a seat, or of SPECTATOR."""
        return self.lines[-1 if viewer == SPECTATOR else viewer]


class HouseState(pyspiel.State):
    """A position; a chance node lists the outcomes with their exact probabilities."""

    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        self.table: Final = game.table
        self.position: Position = game.table.first.copy()
        self.position.remember()  # a bot of the house may want to know
        self.story: Final = Story(game.table.seats)
        self.steps = 0

    def current_player(self) -> Any:
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.position.player == CHANCE else int(self.position.player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.weights()
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(self.position.legal(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        position, story = self.position, self.story
        if action not in position.legal():
            raise pyspiel.SpielError(f"{said(self.table, action)}: {refusal(position, action)}")
        if position.player != CHANCE:
            story.said(int(position.player), action)
        story.notation.append(self.table.game.notation(action))
        position.log = []
        position.apply(action)
        for event in position.log:
            story.happened(event)
        position.log = None
        self.steps += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.notation(action)

    def is_terminal(self) -> bool:
        return self.position.player == OVER or self.steps >= LONGEST

    def returns(self) -> list[float]:
        if self.position.player != OVER:
            return [0.0] * self.table.seats
        return self.table.rewards(self.position)

    def __str__(self) -> str:
        return "; ".join(self.story.notation)


class Observer:
    """What a seat sees, or with private_info NONE what everybody does."""

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters; given {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise ValueError("a seat sees its own secrets and what is public, never those of all")
        self.table: Final = table
        self.public_only: Final = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recalls: Final = kind.perfect_recall
        self.tensor = np.zeros(table.width, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.length] for part in table.game.observation_layout()
        }

    def viewer(self, player: int) -> int:
        return SPECTATOR if self.public_only else player

    def set_from(self, state: HouseState, player: int) -> None:
        self.tensor.fill(0)
        self.table.see(state.position, self.viewer(player), self.tensor)

    def string_from(self, state: HouseState, player: int) -> str:
        viewer = self.viewer(player)
        view = packed(state.position.view(viewer)).decode()
        return "\n".join([*state.story.of(viewer), view]) if self.recalls else view


class HouseBot(pyspiel.Bot):
    """A bot of the house at a seat: it is told what the seat sees, and never what the state knows beside that.

    `level` is a name, or a maker of bots; every game has a new bot, with luck of its own.
    """

    def __init__(self, player_id: int, level: Rival = "novice", seed: int = 0) -> None:
        super().__init__()
        self._player: Final = player_id
        self._level: Final = level
        self._luck: Final = Random(seed).split(player_id)
        self._bot: Bot = seated(level, self._luck)  # a name that nobody has is refused now

    def player_id(self) -> int:
        """The seat."""
        return self._player

    def restart(self) -> None:
        """A new game."""
        self._bot = seated(self._level, self._luck)

    def restart_at(self, state: HouseState) -> None:
        """A game that goes on from here: what was said before is forgotten."""
        self.restart()

    def step(self, state: HouseState) -> int:
        """What it says; never anything illegal."""
        return answer_of(str(self._level), self._bot, Sight(state.table.game, state.position, self._player))


for _game in catalog.games():
    # A class, because what OpenSpiel keeps to the end of the process must not be freed there.
    pyspiel.register_game(game_type(_game, alone=False), type(f"HouseGame_{_game}", (HouseGame,), {"id": _game}))
