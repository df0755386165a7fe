"""Every game of the house under trial: a table that goes on, one that ends soon, one with something to hide.

Nothing else in these tests knows a game.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import count
from typing import Any, Final, NamedTuple

from igroteka import catalog
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.state import SPECTATOR, Position
from tests.conftest import SOAK, sized
from tests.server.trading import position
from tests.whim import whim

GAMES: Final = catalog.games()
Setup = dict[str, Any]


class Trial(NamedTuple):
    """What the tables of a game need; options are those of POST /api/rooms."""

    seats: int
    long: Mapping[str, object]  # play goes on for a while
    brief: Mapping[str, object]  # as few moves as a whole game can have
    whole: Mapping[str, object]  # something of everything
    secret: Mapping[str, object]  # something is hidden
    marks: tuple[str, ...]  # hidden things that are marked where a view takes them from
    marking: str  # how, in the process of the server
    late: Callable[[Setup], bool] | None = None  # of a view: where a table begins that must end soon, if no option does
    lasting: int = 300  # acts before which no game with secrets ends
    skipped: int = 0  # moves before something worth hiding is there
    goods: Callable[[Setup, int], dict[str, int]] | None = None  # of a view: what a seat can trade, at a market table
    at_once: bool = False  # all choose at the same time: what is hidden is shown when the last one has spoken


TRIALS: Final = {
    "catan": Trial(
        seats=3,
        long={"turn_limit": 400},
        brief={"turn_limit": sized(9, 15), "player_trade": "none"},
        whole={"turn_limit": sized(12, 60)},
        secret={"turn_limit": 60},
        marks=("hand", "cards"),
        marking="""
    from igroteka.games.catan import view as catan
    from igroteka.games.catan.state import BANK

    def marked(held, name):
        def of(state, seat):
            return held(state, seat) if seat == BANK else {**held(state, seat), word(f"{name} {seat}"): 1}
        return of

    catan.hand_of, catan.development_of = marked(catan.hand_of, "hand"), marked(catan.development_of, "cards")
""",
        skipped=30,
        goods=lambda view, seat: {name: view["players"][seat]["hand"].get(name, 0) for name in view["bank"]},
    ),
    "burgundy": Trial(
        seats=3,
        long={},
        brief={},
        whole={},
        secret={"setup": "experienced", "estate_choice": "secret"},
        marks=("choice",),
        marking="""
    from igroteka.games.burgundy import view as burgundy

    burgundy_hidden_of = burgundy.hidden_of

    def marked_choice(state, seat):
        hidden = burgundy_hidden_of(state, seat)
        return {"choice": [*hidden["choice"], word(f"choice {seat}")]} if hidden else hidden

    burgundy.hidden_of = marked_choice
""",
        late=lambda view: bool(view["phase"] == 4),
        lasting=150,
        at_once=True,
    ),
    "gwt": Trial(
        seats=3,
        long={},
        brief={"neutral_layout": "letters", "building_sides": "a"},
        whole={"simmental": True},
        secret={},
        marks=("held", "stacked"),
        marking="""
    from igroteka.games.gwt import view as gwt

    gwt_hidden_of = gwt.hidden_of

    def marked_rancher(state, seat):
        hidden = gwt_hidden_of(state, seat)
        for pile, mark in (("hand", "held"), ("stack", "stacked")):
            hidden[pile] = {**hidden[pile], word(f"{mark} {seat}"): 1}
        return hidden

    gwt.hidden_of = marked_rancher
""",
        late=lambda view: bool(view["jobs"]["token"] == 12),
        lasting=300,
        skipped=80,
    ),
    "nusfjord": Trial(
        seats=3,
        long={},
        brief={"deck": "cod"},
        whole={"mixed": True},
        secret={},
        marks=("drawn",),
        marking="""
    from igroteka.games.nusfjord import view as nusfjord

    nusfjord_hidden_of = nusfjord.hidden_of

    def marked_fisher(state, seat):
        hidden = nusfjord_hidden_of(state, seat)
        return {**hidden, "hand": [*hidden["hand"], word(f"drawn {seat}")]}

    nusfjord.hidden_of = marked_fisher
""",
        late=lambda view: bool(view["round"] == 7),
        lasting=60,
        skipped=45,
    ),
    "gwtnz": Trial(
        seats=3,
        long={},
        brief={"neutral_layout": "fixed", "building_sides": "all_a"},
        whole={},
        secret={},
        marks=("mustered", "penned"),
        marking="""
    from igroteka.games.gwtnz import view as gwtnz

    gwtnz_hidden_of = gwtnz.hidden_of

    def marked_runholder(state, seat):
        hidden = gwtnz_hidden_of(state, seat)
        for pile, mark in (("hand", "mustered"), ("stack", "penned")):
            hidden[pile] = {**hidden[pile], word(f"{mark} {seat}"): 1}
        return hidden

    gwtnz.hidden_of = marked_runholder
""",
        late=lambda view: bool(view["bonus"]["token"] == 7),
        lasting=300,
        skipped=80,
    ),
}
MARKET: Final = {"drafts": 3, "seconds": 60}
STALLS: Final = (
    {"lumber": 3, "brick": 2, "ore": 1},
    {"ore": 3, "wool": 2, "grain": 1},
    {"grain": 3, "brick": 1, "lumber": 2},
)
MARKS: Final = tuple(mark for trial in TRIALS.values() for mark in trial.marks)


def in_turn(number: int) -> str:
    """A game for the table of this number."""
    return GAMES[number % len(GAMES)]


def load(id: str) -> Game:
    return catalog.load(id)


def long_table(id: str) -> Setup:
    return {"game": id, "options": dict(TRIALS[id].long)}


def short_table(id: str, *, whole: bool = False) -> Setup:
    """A table that ends soon; where no option does it, and time is short, it begins late."""
    trial = TRIALS[id]
    if trial.late and not SOAK:
        return {"game": id, "position": near_the_end(id)}
    return {"game": id, "options": dict(trial.whole if whole else trial.brief)}


def secret_table(id: str) -> Setup:
    market = {"market": MARKET} if TRIALS[id].goods else {}
    return {"game": id, "options": dict(TRIALS[id].secret), **market}


def market_table() -> Setup:
    """A table that goes on, where the first seat may trade at once and everybody has something to give."""
    return {"position": position(STALLS, turn_limit=400), "market": MARKET}


def two_hands() -> tuple[Setup, Setup, list[tuple[int, Setup, tuple[int, ...]]]]:
    """Two market tables that are one for the third seat, and what the others say in which of them."""
    one = position(({"lumber": 2, "brick": 2}, {"ore": 2, "wool": 2}, {"grain": 2}))
    two = position(({"lumber": 1, "wool": 2, "ore": 1}, {"ore": 1, "brick": 2, "lumber": 1}, {"grain": 2}))
    both, first, second = (1, 2), (1,), (2,)

    def propose(seat: int, give: str, want: str, *to: int) -> tuple[int, Setup]:
        sides = {"give": {give: 1} if give else {}, "want": {want: 1} if want else {}}
        return seat, {"what": "propose", "to": list(to), **sides}

    def say(seat: int, what: str, draft: int) -> tuple[int, Setup]:
        return seat, {"what": what, "draft": draft}

    return (
        one,
        two,
        [
            (*propose(0, "lumber", "ore", 1, 2), both),
            (*propose(0, "brick", "ore", 1), second),  # what is not held there
            (*propose(0, "ore", "grain", 1, 2), first),
            (*say(1, "yes", 1), both),
            (*say(1, "unmark", 1), both),
            (*propose(1, "ore", "lumber", 0), both),
            (*propose(1, "brick", "lumber", 0), first),
            (*propose(1, "wool", "lumber", 0), second),
            (*propose(0, "", "wool", 1), both),
            (*say(1, "yes", 3), both),  # which is open
            (*propose(0, "lumber", "wool", 1), both),
            (*say(1, "yes", 4), second),
            (*say(1, "no", 4), both),
            (*say(0, "yes", 2), both),
            (*say(0, "withdraw", 1), both),
            (*say(1, "yes", 1), both),  # which is gone
            (0, {"line": "offer 1 lumber for 1 grain to p2"}, both),  # and all is frozen
            (*propose(0, "lumber", "wool", 1), both),
            (*say(1, "no", 3), both),
            (2, {"line": "reject"}, both),
            (*say(1, "no", 3), both),
            (0, {"line": "end"}, both),
        ],
    )


@cache
def near_the_end(id: str) -> dict[str, Any]:
    """A position where the end is near."""
    trial = TRIALS[id]
    assert trial.late is not None
    match = Match(load(id), trial.seats, trial.brief, "late")
    match.begin()
    dice = Random(5)
    while not trial.late(match.state.view(SPECTATOR)):
        match.play(whim(match.state, dice))
    return dict(match.state.to_dict())


def moments(id: str) -> Iterator[tuple[Position, int, int]]:
    """Positions with something hidden, and what is said there by whom; without end, each kind of word twice a game."""
    game, trial = load(id), TRIALS[id]
    for number in count():
        match = Match(game, trial.seats, trial.secret, f"secrets {number}")
        match.begin()
        dice = Random(11 + number)
        times: dict[str, int] = {}
        while not match.over and not (times and trial.at_once and match.state.revealed):
            seat, action = int(match.state.player), whim(match.state, dice)
            kind = game.actions.of(action).name
            if len(match.moves) > trial.skipped and times.get(kind, 0) < 2 and is_hidden(match.state):
                times[kind] = times.get(kind, 0) + 1
                yield match.state.copy(), seat, action
            match.play(action, seat)


def is_hidden(state: Position) -> bool:
    """Is there something that a spectator may not know?"""
    return any(state.sample(SPECTATOR, Random(seed)).dump() != state.dump() for seed in range(3))
