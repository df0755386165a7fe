"""A game that answers from its rooms: what every façade would otherwise spell out in the same words."""

from typing import Any, Final, Protocol

from igroteka.core.actions import ActionTable
from igroteka.core.arrays import i64, mypyc_attr
from igroteka.core.catalogue import Catalogue
from igroteka.core.errors import IllegalAction
from igroteka.core.events import Event, EventTable
from igroteka.core.game import Game
from igroteka.core.observation import Observation
from igroteka.core.patches import Patch
from igroteka.core.settings import Settings
from igroteka.core.speech import Speech

# The rooms are modules. What they say of a position is checked by their own State; here it is Any.


class Scoring(Protocol):
    """Who has how many points?"""

    def points(self, state: Any, seat: i64) -> i64: ...

    def ranks(self, state: Any) -> list[int]: ...

    def score_sheet(self, state: Any, seat: int) -> dict[str, int]: ...


class Laws(Protocol):
    """What is always true?"""

    def census(self, state: Any) -> dict[str, list[int]]: ...

    def broken_laws(self, state: Any) -> list[str]: ...


class Refusals(Protocol):
    """Why not?"""

    def why_not(self, state: Any, seat: int, action: int) -> IllegalAction | None: ...


class Written(Protocol):
    """How is a position written down?"""

    @property
    def ENDINGS(self) -> list[str]: ...  # noqa: N802 -- a constant of the module

    @property
    def AGENDA(self) -> Catalogue: ...  # noqa: N802 -- a constant of the module

    def to_dict(self, state: Any) -> dict[str, Any]: ...


class View(Protocol):
    """What may a seat see?"""

    def view(self, state: Any, viewer: int) -> dict[str, Any]: ...

    def private(self, state: Any, seat: int) -> Patch: ...

    def question(self, state: Any) -> dict[str, Any]: ...

    def targets(self, state: Any, action: int) -> list[str]: ...


class Observing(Protocol):
    """How is what a seat may see written in numbers?"""

    def write(self, state: Any, viewer: int, out: Observation) -> None: ...


class Text(Protocol):
    """How is it said?"""

    def action_text(self, action: int, speech: Speech, names: list[str]) -> str: ...

    def option_text(self, state: Any, action: int, speech: Speech, names: list[str]) -> str: ...

    def event_text(self, event: Event, viewer: int, speech: Speech, names: list[str], state: Any = None) -> str: ...

    def question_text(self, state: Any, viewer: int, speech: Speech, names: list[str]) -> str: ...

    def ending_text(self, state: Any, speech: Speech, names: list[str]) -> str: ...


class Drawing(Protocol):
    """How does it look in a terminal?"""

    def draw(self, view: dict[str, Any], speech: Speech, names: list[str]) -> list[str]: ...


class Rooms:
    """The modules of a game that a façade asks."""

    def __init__(
        self,
        scoring: Scoring,
        laws: Laws,
        refusals: Refusals,
        position: Written,
        view: View,
        observation: Observing,
        text: Text,
        drawing: Drawing,
    ) -> None:
        self.scoring: Final = scoring
        self.laws: Final = laws
        self.refusals: Final = refusals
        self.position: Final = position
        self.view: Final = view
        self.observation: Final = observation
        self.text: Final = text
        self.drawing: Final = drawing


@mypyc_attr(allow_interpreted_subclasses=True)
class Facade(Game):
    """A game and its rooms. Each game still says itself how it begins and is read, so that its State is known there."""

    def __init__(
        self,
        id: str,
        version: int,
        seats: list[int],
        actions: ActionTable,
        events: EventTable,
        settings: Settings,
        rooms: Rooms,
    ) -> None:
        super().__init__(id, version, seats, actions, events, settings)
        self.rooms: Final = rooms

    def scores(self, state: Any) -> list[int]:
        return [int(self.rooms.scoring.points(state, seat)) for seat in range(state.seats)]

    def ranks(self, state: Any) -> list[int]:
        return self.rooms.scoring.ranks(state)

    def score_sheet(self, state: Any, seat: int) -> dict[str, int]:
        return self.rooms.scoring.score_sheet(state, state.checked_seat(seat))

    def ending(self, state: Any) -> str:
        return self.rooms.position.ENDINGS[int(state.ending)]

    def census(self, state: Any) -> dict[str, list[int]]:
        return self.rooms.laws.census(state)

    def broken_laws(self, state: Any) -> list[str]:
        return self.rooms.laws.broken_laws(state)

    def why_not(self, state: Any, seat: int, action: int) -> IllegalAction | None:
        return self.rooms.refusals.why_not(state, seat, action)

    def to_dict(self, state: Any) -> dict[str, Any]:
        return self.rooms.position.to_dict(state)

    def in_numbers(self, state: Any) -> dict[str, Any]:
        return {**self.to_dict(state), "agenda": self.rooms.position.AGENDA.in_numbers(state)}

    def view(self, state: Any, viewer: int) -> dict[str, Any]:
        return self.rooms.view.view(state, viewer)

    def private(self, state: Any, seat: int) -> Patch:
        return self.rooms.view.private(state, seat)

    def features(self, state: Any, viewer: int, out: Observation) -> None:
        out.begin()
        self.rooms.observation.write(state, viewer, out)

    def question(self, state: Any) -> dict[str, Any]:
        return self.rooms.view.question(state)

    def targets(self, state: Any, action: int) -> list[str]:
        return self.rooms.view.targets(state, action)

    def action_text(self, action: int, speech: Speech, names: list[str]) -> str:
        return self.rooms.text.action_text(action, speech, names)

    def option_text(self, state: Any, action: int, speech: Speech, names: list[str]) -> str:
        return self.rooms.text.option_text(state, action, speech, names)

    def event_text(self, event: Event, viewer: int, speech: Speech, names: list[str], state: Any = None) -> str:
        return self.rooms.text.event_text(event, viewer, speech, names, state)

    def question_text(self, state: Any, viewer: int, speech: Speech, names: list[str]) -> str:
        return self.rooms.text.question_text(state, viewer, speech, names)

    def ending_text(self, state: Any, speech: Speech, names: list[str]) -> str:
        return self.rooms.text.ending_text(state, speech, names)

    def draw(self, view: dict[str, Any], speech: Speech, names: list[str]) -> list[str]:
        return self.rooms.drawing.draw(view, speech, names)
