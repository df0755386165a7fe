"""A refusal may only name a reason that is true at this moment: what must hold of a position for each of them."""

import re
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from typing import Any, Final

from igroteka.core.actions import Kind
from igroteka.core.agenda import Frame
from igroteka.core.chance import Random
from igroteka.core.errors import IllegalAction
from igroteka.core.game import Game
from igroteka.core.state import CHANCE, OVER, Position
from tests.conftest import sized
from tests.games.saying import game_of
from tests.whim import anything

BESIDE: Final = [-1, 1 << 20]  # numbers that are no actions
STEPS: Final = sized(3000, 20_000)  # a game is cut here


class Refused:
    """What a seat wanted to say, where, and what it was told; where several are asked, the state asks this one."""

    def __init__(self, state: Any, seat: int, action: int, why: IllegalAction) -> None:
        self.state, self.seat, self.action, self.why = state, seat, action, why
        self.details: dict[str, Any] = why.details

    @property
    def top(self) -> Frame:
        return self.state.top()  # type: ignore[no-any-return]

    @property
    def asked(self) -> bool:
        return self.seat in self.state.speakers()

    @property
    def kind(self) -> Kind:
        return game_of(self.state).actions.of(self.action)

    @property
    def index(self) -> int:
        return self.action - int(self.kind.first)

    def says(self, *kinds: Kind) -> bool:
        """Was it one of these kinds that was to be said?"""
        return any(kind.has(self.action) for kind in kinds)


Truth = Callable[[Refused], object]

MANNERS: Final[Mapping[str, Truth]] = {
    "no-such-action": lambda r: not 0 <= r.action < game_of(r.state).actions.size,
    "game-over": lambda r: bool(r.state.player == OVER),
    "chance": lambda r: bool(r.state.player == CHANCE) or r.kind.chance,
    "not-your-turn": lambda r: not r.asked,
}
"""The same in every game (core.refusals)."""


def codes(game: Game, others: set[str]) -> set[str]:
    """Every refusal the game has a sentence for, without those words that refuse no action."""
    locale = files(f"igroteka.games.{game.id}") / "locale" / "en"
    texts = "\n".join(one.read_text(encoding="utf-8") for one in locale.iterdir() if one.name.endswith(".ftl"))
    found = set(re.findall(rf"^error-{game.id}-([a-z-]+) =", texts, re.MULTILINE))
    assert others <= found
    return found - others


def refusals(state: Position) -> Iterable[Refused]:
    """Everything that seats may not say now; of those who are not asked one action of each kind is enough."""
    game = game_of(state)
    for seat in range(int(state.seats)):
        probe, actions = state, [int(kind.first) for kind in game.actions.kinds]
        if seat in state.speakers():
            probe, actions = state.copy(), [*range(int(game.actions.size)), *BESIDE]
            probe.call_on(seat)
        for action in actions:
            why = state.why_not(seat, action)
            if why is not None:
                yield Refused(probe, seat, action, why)


def lies(positions: Iterable[Position], truths: Mapping[str, Truth], seen: set[str]) -> list[str]:
    """Every refusal whose reason does not hold, or for which nobody has said what must; `seen` gathers the codes."""
    found: list[str] = []
    for state in positions:
        game = game_of(state)
        for one in refusals(state):
            code = one.why.code.removeprefix(f"{game.id}-")
            seen.add(code)
            if code not in truths or not truths[code](one):
                said = game.notation(one.action) if 0 <= one.action < game.actions.size else str(one.action)
                at = type(state.top()).__name__ if state.depth else "the end"
                found.append(f"p{one.seat}: {said} at {at}: {code} {one.why.details}")
    return found


def wandering(game: Game, seats: int, options: Mapping[str, object], seed: int, each: int) -> list[Position]:
    """A game in which everybody says anything: so many positions of every kind of question, from all over it."""
    luck, state = Random(seed), game.start(seats, options)
    kept: dict[str, list[Position]] = {}
    met: dict[str, int] = {}
    for _ in range(STEPS):
        if state.player == OVER:
            break
        frame = type(state.top()).__name__
        met[frame] = met.get(frame, 0) + 1
        if len(kept.setdefault(frame, [])) < each:
            kept[frame].append(state.copy())
        elif luck.below(met[frame]) < each:
            kept[frame][luck.below(each)] = state.copy()
        if state.player != CHANCE:
            speakers = state.speakers()
            state.call_on(speakers[luck.below(len(speakers))])
        state.apply(anything(state, luck))
    return [*(state for group in kept.values() for state in group), state]
