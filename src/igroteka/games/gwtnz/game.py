"""Great Western Trail: New Zealand behind the one protocol of the house."""

from collections.abc import Mapping, MutableSequence
from typing import Any, Final

from igroteka.core.chance import Luck
from igroteka.core.errors import IgrotekaError, IllegalAction
from igroteka.core.events import Event
from igroteka.core.game import Game
from igroteka.core.speech import Speech
from igroteka.core.standing import SWITCH, Standing
from igroteka.games.gwtnz import drawing, meta, position, scoring, setup, text, view
from igroteka.games.gwtnz.actions import ACTIONS, DONE
from igroteka.games.gwtnz.data.program import SETTINGS
from igroteka.games.gwtnz.events import EVENTS
from igroteka.games.gwtnz.heuristics import advice
from igroteka.games.gwtnz.rules import exchange, laws, prices, refusals
from igroteka.games.gwtnz.state import State

NO_OFF_TURN: Final = "no-tokens-off-turn"


class NewZealand(Game):
    """Flocks driven to Wellington, and wool shipped overseas."""

    def __init__(self) -> None:
        super().__init__(meta.ID, meta.VERSION, [2, 3, 4], ACTIONS, EVENTS, SETTINGS)

    def start(
        self,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        preset: str = "",
        log: list[Event] | None = None,
    ) -> State:
        seats = self.checked_seats(seats)
        return setup.start(self, seats, setup.house_rules(seats, options, preset), log)

    def scores(self, state: State) -> list[int]:
        return [int(scoring.points(state, seat)) for seat in range(state.seats)]

    def ranks(self, state: State) -> list[int]:
        return scoring.ranks(state)

    def score_sheet(self, state: State, seat: int) -> dict[str, int]:
        return scoring.score_sheet(state, seat)

    def ending(self, state: State) -> str:
        return position.ENDINGS[state.ending]

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        return view.view(state, viewer)

    def observe(self, state: State, viewer: int, out: MutableSequence[float]) -> None:
        view.observe(state, viewer, out)

    def observation_size(self, seats: int) -> int:
        return view.OBSERVATION

    def sample(self, state: State, viewer: int, luck: Luck) -> State:
        return view.sample(state, viewer, luck)

    def question(self, state: State) -> dict[str, Any]:
        return view.question(state)

    def targets(self, state: State, action: int) -> list[str]:
        return view.targets(state, action)

    def effects(self, state: State, action: int) -> dict[str, int]:
        return prices.effects(state, action)

    def why_not(self, state: State, seat: int, action: int) -> IllegalAction | None:
        return refusals.why_not(state, seat, action)

    def census(self, state: State) -> dict[str, list[int]]:
        return laws.census(state)

    def broken_laws(self, state: State) -> list[str]:
        return laws.broken_laws(state)

    def to_dict(self, state: State) -> dict[str, Any]:
        return position.to_dict(state)

    def from_dict(self, data: object) -> State:
        return position.from_dict(self, data)

    def evaluate(self, state: State, seat: int) -> float:
        return advice.evaluate(state, seat)

    def advise(self, state: State, seat: int) -> int:
        return advice.advise(state, seat)

    def action_text(self, action: int, speech: Speech, names: list[str]) -> str:
        return text.action_text(action, speech, names)

    def option_text(self, state: State, action: int, speech: Speech, names: list[str]) -> str:
        return text.option_text(state, action, speech, names)

    def heading(self, state: State, action: int, speech: Speech, names: list[str]) -> tuple[int, str]:
        return text.heading(state, action, speech, names)

    def event_text(self, event: Event, viewer: int, speech: Speech, names: list[str]) -> str:
        return text.event_text(event, viewer, speech, names)

    def question_text(self, state: State, viewer: int, speech: Speech, names: list[str]) -> str:
        return text.question_text(state, viewer, speech, names)

    def ending_text(self, state: State, speech: Speech, names: list[str]) -> str:
        return text.ending_text(state, speech, names)

    def refusal_text(self, error: IgrotekaError, speech: Speech) -> str:
        return text.refusal_text(error, speech)

    def draw(self, view: dict[str, Any], speech: Speech, names: list[str]) -> list[str]:
        return drawing.draw(view, speech, names)

    def standing(self) -> list[Standing]:
        return [Standing(NO_OFF_TURN, SWITCH)]

    def standing_answer(self, state: State, seat: int, laid_down: Mapping[str, Any]) -> int:
        """Whoever keeps the tokens for the own turn is not asked on others' (NZ-13.7)."""
        asked = state.depth > 0 and isinstance(state.top(), exchange.OffTurn)
        return int(DONE.first) if asked and laid_down.get(NO_OFF_TURN) else -1

    def silence(self, state: State, seat: int) -> int:
        """Whoever says nothing on another's turn keeps the tokens (NZ-13.7)."""
        return int(DONE.first) if state.depth > 0 and isinstance(state.top(), exchange.OffTurn) else -1


GAME: Final = NewZealand()
