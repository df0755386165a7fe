"""A game: one immutable object that knows its actions, options and how to begin."""

from collections.abc import Mapping
from operator import index
from typing import Any, Final, NamedTuple, SupportsIndex

from igroteka.core.actions import ActionTable
from igroteka.core.arrays import mypyc_attr
from igroteka.core.errors import BadOption, BadPosition, IgrotekaError, brief
from igroteka.core.events import Event, EventTable
from igroteka.core.market import Market
from igroteka.core.observation import Observation, Part
from igroteka.core.picture import framed
from igroteka.core.policy import OneStep, Policy
from igroteka.core.settings import Settings
from igroteka.core.speech import Speech, error_text, seat_name, speech
from igroteka.core.standing import Standing
from igroteka.core.state import OVER, SPECTATOR, Position, Referee, places


class Ahead(NamedTuple):
    """A legal action tried out on a copy, for screens that show what would follow before it is said."""

    after: Any
    """The position it leads to."""
    change: dict[str, int]
    """What the seat would have more or less."""
    chosen: list[str]
    """Places of the table that it takes without asking."""
    leads_on: bool
    """May the question that follows be answered along with it?"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Referee):
    """The façade of a game package. `version` rises when any recorded game would play differently."""

    def __init__(
        self, id: str, version: int, seats: list[int], actions: ActionTable, events: EventTable, settings: Settings
    ) -> None:
        super().__init__(actions)
        self.id: Final = id
        self.package: Final = str(type(self).__module__).rpartition(".")[0]  # its words lie there, in locale/
        self.version: Final = version
        self.seats: Final = seats
        self.events: Final = events
        self.settings: Final = settings
        self.layout: list[Part] = []  # of observations, found when it is asked for

    # --- to be said by each game

    def start(
        self,
        seats: SupportsIndex = 0,
        options: Mapping[str, object] | None = None,
        preset: str = "",
        log: list[Event] | None = None,
    ) -> Position:
        """The one first position; all that follows, set-up luck included, is in the list of actions.

        What happens before the first question is told to `log`, which the position then keeps.
        """
        raise NotImplementedError

    def from_dict(self, data: object) -> Position:
        """A position written by to_dict(), perhaps edited; BadPosition names the field that is wrong."""
        raise NotImplementedError

    def expand(self, text: str) -> list[int]:
        """The actions that a line of notation stands for: one, or several for a macro; empty if unreadable."""
        action = self.actions.parse(text)
        return [] if action < 0 else [action]

    def score_sheet(self, state: Any, seat: int) -> dict[str, int]:
        """Where the points of a seat come from; the sum is its score."""
        raise NotImplementedError

    def scores(self, state: Any) -> list[int]:
        return [sum(self.score_sheet(state, seat).values()) for seat in range(state.seats)]

    def ranks(self, state: Any) -> list[int]:
        return places(self.scores(state))

    def evaluate(self, state: Any, seat: int) -> float:
        return float(self.scores(state)[state.checked_seat(seat)])

    def value(self, state: Any, seat: int) -> float:
        if not state.finished:
            return self.evaluate(state, seat)
        scores = self.scores(state)
        mine = scores.pop(seat)
        return float(mine - max(scores, default=0))

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        """The points with which a seat may expect to end, by name; when all is over, its score sheet.

        The coach tells by these names why one answer is better than another: every name has its words, `part-NAME`.
        """
        return {source: float(points) for source, points in self.score_sheet(state, seat).items()}

    def left(self, state: Any) -> float:
        """The share of the game that is still to come, from 1 to 0."""
        return 0.0 if state.finished else 1.0

    def forecast(self, state: Any, seat: int, left: float) -> float:
        """The points with which a seat is expected to end, with so much of the game left: at the end, its own."""
        return sum(self.parts(state, seat).values())

    def forecasts(self, state: Any, left: float) -> list[float]:
        """The same of every seat; at once, where that is quicker than one by one."""
        return [self.forecast(state, seat, left) for seat in range(int(state.seats))]

    def trust(self) -> float:
        """How much of what a forecast sees in a draw comes true at the end, as far as games have shown."""
        return 1.0

    def stake(self) -> float:
        """Points that are worth a word: whoever gives away as many has made a costly decision."""
        return 2.0

    def fortune(self, action: int) -> str:
        """Which kind of luck an outcome belongs to, by the name of its words, `fortune-NAME`."""
        return "chance"

    def turn(self, state: Any) -> int:
        return int(state.player)

    def turn_of(self, state: Any) -> int:
        return int(state.player)

    def policy(self) -> Policy:
        """How the game is played on in thought."""
        return OneStep(self)

    def practice(self) -> Policy:
        """How an apprentice plays: as in thought, unless there is something better that is too slow for that."""
        return self.policy()

    def fog(self) -> float:
        """How far a novice is mistaken, by how much the answers differ from each other."""
        return 1.0

    def foresight(self) -> int:
        """Own turns after which a value tells more than playing on in thought; 0 if nothing but the end does."""
        return 0

    def farsight(self, state: Any) -> int:
        """The same from here for who thinks much longer than a master; of lines that go further, fewer fit in."""
        return self.foresight()

    def glimpses(self) -> int:
        """Own turns, the last of a line, whose values together tell more than the last alone, for who has time."""
        return 1

    def branching(self) -> int:
        """Turns to come in which whoever has time tries more than the policy's answer: where luck says little."""
        return 0

    def ambition(self) -> float:
        """How much whoever has time wants a point of its own, beside the lead it is a part of."""
        return 0.0

    def insight(self) -> int:
        """Own turns after which the named parts tell how it will end; 0 if only the end does. As far as bots look."""
        return self.foresight()

    def pace(self) -> int:
        """Lines of play that an ordinary core can think through in a tenth of a second."""
        return 100

    def census(self, state: Any) -> dict[str, list[int]]:
        """A game of paper and pencil has no box."""
        return {}

    def ending(self, state: Any) -> str:
        """The reason the game ended, as a word; empty while it goes on."""
        raise NotImplementedError

    def outcome(self, state: Any) -> dict[str, Any]:
        """What a result tells beside scores and places, as plain JSON: the games of a campaign, a rank."""
        return {}

    def carried(self, options: Mapping[str, object], outcome: Mapping[str, Any]) -> dict[str, object]:
        """Options of a new game that a person brings along from the outcome of an earlier one."""
        return {}

    def standing(self) -> list[Standing]:
        """What a seat may lay down once for all."""
        return []

    def standing_answer(self, state: Any, seat: int, laid_down: Mapping[str, Any]) -> int:
        """What a seat that is asked now has answered beforehand, or -1. It may hang only on what everybody sees."""
        return -1

    def silence(self, state: Any, seat: int) -> int:
        """What it means if a seat gives no answer to somebody who waits for one, or -1 where nothing can be meant."""
        return -1

    def same(self, state: Any, action: int) -> str:
        """What a legal action comes to, or nothing. Actions with one word leave the asked seat with the same.

        Only what this seat may see can tell; what it names may differ by places or tiles that nobody tells apart.
        """
        return ""

    def forced(self, state: Any, seat: int, laid_down: Mapping[str, Any]) -> int:
        """The one answer of the seat that speaks now, however many ways there are to say it, or -1."""
        legal = state.legal()
        if len(legal) == 1:
            return int(legal[0])
        word = self.same(state, legal[0]) if legal else ""
        return int(legal[0]) if word and all(self.same(state, action) == word for action in legal[1:]) else -1

    def ahead(self, state: Any, action: int) -> Ahead | None:
        """What a legal action of the asked seat would lead to, where its screen shows that; nothing hidden is told."""
        return None

    def market(self) -> Market | None:
        """How drafts are judged and settled, where several may lie open at a live table."""
        return None

    def tally(self, events: list[Event]) -> dict[str, dict[str, int]]:
        """What is worth counting over a whole game: {"rolls": {"7": 4}}. It is given what everybody has seen."""
        return {}

    # --- in words, through Fluent; `names` are those of the seats

    def speech(self, language: str) -> Speech:
        """The sentences of the house and of this game."""
        return speech(language, self.package)

    def action_text(self, action: int, speech: Speech, names: list[str]) -> str:
        """An action as a label."""
        raise NotImplementedError

    def option_text(self, state: Any, action: int, speech: Speech, names: list[str]) -> str:
        """A legal action with what a player needs to know of it: the place, the price, the rate."""
        return self.action_text(action, speech, names)

    def heading(self, state: Any, action: int, speech: Speech, names: list[str]) -> tuple[int, str]:
        """Where a long menu lists a legal action: options with one heading are one line, lower places come first."""
        return 0, speech.say(f"action-{self.actions.of(action).name}")

    def event_text(self, event: Event, viewer: int, speech: Speech, names: list[str], state: Any = None) -> str:
        """What happened, in one sentence; empty for a viewer who may not know. Here numbers are told as they are.

        A position of the same game, of any later moment, lets places be named by what was laid there for good.
        """
        if not event.is_seen_by(viewer):
            return ""
        kind = self.events.kinds[event.kind]
        numbers = dict(zip(kind.parts, [int(event.a), int(event.b), int(event.c)], strict=False))
        return speech.say(f"event-{kind.name}", name=seat_name(int(event.seat), names), **numbers)

    def question_text(self, state: Any, viewer: int, speech: Speech, names: list[str]) -> str:
        """What is asked, in one sentence; seats that are not asked read what a spectator reads."""
        raise NotImplementedError

    def ending_text(self, state: Any, speech: Speech, names: list[str]) -> str:
        """How the game ended."""
        raise NotImplementedError

    def component_text(self, table: str, id: str, speech: Speech) -> str:
        """What an entry of the data file does, where the file has steps or icons and no sentence; else empty."""
        return ""

    def score_lines(self, state: Any, seat: int, speech: Speech) -> list[str]:
        """Where a seat's points come from, hidden ones included, and their sum; for its owner, or at the end."""
        sheet = self.score_sheet(state, seat)
        lines = [speech.say(f"score-{source}", count=points) for source, points in sheet.items() if points]
        return [*lines, speech.say("score-total", count=sum(sheet.values()))]

    def refusal_text(self, error: IgrotekaError, speech: Speech) -> str:
        """Why not, in one sentence, with what is missing."""
        return error_text(error, speech.language, self.package)

    def draw(self, view: dict[str, Any], speech: Speech, names: list[str]) -> list[str]:
        """The table as lines for a terminal, in console markup; it is given a view, so it can show no secret.

        view["marks"] may list places to be numbered: "node:12", or "node" for all of them.
        """
        raise NotImplementedError

    def picture(self, state: Any, viewer: int, language: str) -> str:
        """The drawing of the viewer's view in HTML, and what is asked; it is made of a view, so it shows no secret."""
        words, names = self.speech(language), [f"p{seat}" for seat in range(int(state.seats))]
        over = state.player == OVER
        told = self.ending_text(state, words, names) if over else self.question_text(state, viewer, words, names)
        return framed(self.draw(self.view(state, viewer), words, names), told)

    # --- the same for all

    def observation_layout(self) -> list[Part]:
        """What the numbers of an observation mean, from left to right; the same at all tables of the game."""
        if not self.layout:
            found = Observation()
            found.names = []
            self.features(self.start(max(self.seats)), SPECTATOR, found)
            self.layout = found.layout()
        return self.layout

    def observation_size(self, seats: int) -> int:
        """How many numbers observe() writes; no less at smaller tables."""
        last = self.observation_layout()[-1]
        return last.start + last.length

    @property
    def options(self) -> dict[str, object]:
        """Every option with its default."""
        return {name: option.default for name, option in self.settings.options.items()}

    def load(self, data: bytes) -> Position:
        """The position written by dump()."""
        import json  # noqa: PLC0415  only for this

        try:
            return self.from_dict(json.loads(data))
        except (ValueError, RecursionError) as error:
            raise BadPosition("position-json", {"problem": brief(str(error))}) from None

    def notation(self, action: SupportsIndex) -> str:
        """An action in words."""
        return self.actions.notation(index(action))

    def parse(self, text: str) -> int:
        """The number of an action in words, or -1."""
        return self.actions.parse(text)

    def checked_seats(self, seats: SupportsIndex) -> int:
        """A seat count the game knows, NumPy's numbers too; 0 asks for the largest."""
        count = index(seats)
        if count == 0:
            return max(self.seats)
        if count not in self.seats or isinstance(seats, bool):
            raise BadOption("seat-count", {"seats": count, "allowed": ", ".join(str(count) for count in self.seats)})
        return count

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, version {self.version}>"

    def __reduce__(self) -> str:
        return "GAME"  # each façade module keeps its one object under this name
