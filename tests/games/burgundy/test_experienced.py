"""Setup for experienced players, and other ways to estates (BUR-15)."""

from typing import Any

import pytest

from igroteka.core.agenda import CHANCE, SPECTATOR
from igroteka.core.chance import Luck, Random
from igroteka.core.errors import BadOption
from igroteka.core.match import Match
from igroteka.games.burgundy.actions import ESTATE
from igroteka.games.burgundy.data.box import BOARDS, BOX, NEAR, NONE
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.rules import founding
from igroteka.games.burgundy.state import State
from igroteka.kit import bits
from tests.every_luck import counted, law
from tests.games.burgundy.table import effects, estate, goods, purse, refusal, roll, sheet, store, table
from tests.games.saying import happened, legal, question, say

SHEETS = ["1 2", "1 3", "1 4", "1 5", "6 7", "8 9"]


def dealing(seats: int = 3, **options: Any) -> State:
    """Goods are dealt, sheets are next; seat 1 is the first player."""
    state = GAME.start(seats, {"setup": "experienced", "first_seat": 1, **options}, log=[])
    luck = Random(1)
    while question(state)[0] == "DealGoods":
        state.apply(state.draw(luck))
    return state


def choosing(seats: int = 3, *sheets: str, **options: Any) -> State:
    """Sheets are dealt from the first player on; estates are chosen next."""
    state = dealing(seats, **options)
    for sheet_ in sheets or ["1 3", "8 9", "6 7", "1 2"][:seats]:
        say(state, f"sheet {sheet_}")
    return state


# --- sheets


def test_the_sheets() -> None:
    """BUR-15.3: sides 1/2, 1/3, 1/4, 1/5, 6/7 and 8/9 lie back to back."""
    assert [f"sheet {sheet_}" for sheet_ in SHEETS] == legal(dealing())


def test_sheets_are_dealt_at_random() -> None:
    """BUR-15.1: one for each player, every sheet once, all equally likely."""
    state = dealing()
    assert CHANCE == state.player
    assert [1] * 6 == state.weights()
    say(state, "sheet 1 4")
    assert [f"sheet {sheet_}" for sheet_ in SHEETS if sheet_ != "1 4"] == legal(state)
    say(state, "sheet 8 9", "sheet 1 2")

    assert ("ChooseEstate", 1) == question(state)
    view = GAME.view(state, 0)
    assert [[1, 2], [1, 4], [8, 9]] == [player["sheet"] for player in view["players"]]


@pytest.mark.parametrize("sides", SHEETS)
def test_a_side_and_any_castle_space(sides: str) -> None:
    """BUR-15.1: both sides of the own sheet with all four castle spaces of each, nothing else."""
    state = choosing(2, sides, "6 7" if sides != "6 7" else "8 9")
    front, back = sides.split()

    assert [f"estate {side} castle{n}" for side in (front, back) for n in range(1, 5)] == legal(state)
    other = next(number for number in range(1, 10) if str(number) not in (front, back))
    assert ("burgundy-not-your-sheet", "BUR-15.1") == refusal(state, f"estate {other} castle1")


@pytest.mark.parametrize("board", range(BOARDS))
@pytest.mark.parametrize("castle", range(4))
def test_the_chosen_castle(board: int, castle: int) -> None:
    """BUR-15.1, BUR-15.4: the castle lies on the chosen space; the first tile goes beside it, wherever that is."""
    state = GAME.start(2, {"setup": "free", "first_seat": 0})
    state.roll(Random(2))
    say(state, f"estate {board + 1} castle{castle + 1}")
    cell = BOX["estate"]["boards"][board]["castle_cells"][castle]

    assert {cell: "castle"} == estate(state, 0)
    assert (board + 1, cell) == (state.boards[0] + 1, state.castles[0])
    assert state.reach[0] == NEAR[cell]


def test_fewer_neighbours_at_the_edge() -> None:
    """BUR-15.4: a corner has three neighbours, an edge four, the middle six."""
    neighbours = {0: 3, 1: 4, 3: 3, 6: 6, 15: 3, 33: 3, 36: 3, 18: 6, 9: 4}

    assert neighbours == {cell: bits.size(NEAR[cell]) for cell in neighbours}
    state = store(roll(table(estate=2, castle=3), 0, 5, 5), 0, "animal:cow:2", "building:bank")
    assert {"2", "7", "8"} >= {line.split()[-1] for line in legal(state, "place")}


# --- openly


def test_open_choice_in_turn_order() -> None:
    """BUR-15.2: one after another from the first player on; every choice is seen at once."""
    state = choosing()
    assert ("ChooseEstate", 1) == question(state)
    say(state, "estate 3 castle2")
    assert ("ChooseEstate", 2) == question(state)
    for viewer in (0, 1, 2, SPECTATOR):
        player = GAME.view(state, viewer)["players"][1]
        assert (3, 18, True) == (player["estate"], player["castle"], player["chosen"])
    say(state, "estate 8 castle1")
    assert ("ChooseEstate", 0) == question(state)
    say(state, "estate 7 castle4")

    assert "Refill" == question(state)[0]
    assert [{35: "castle"}, {18: "castle"}, {5: "castle"}] == [estate(state, seat) for seat in range(3)]
    assert 3 == happened(state).count("estate-chosen")


def test_another_seat_does_not_choose_now() -> None:
    """BUR-15.2: in the open mode only the player in turn."""
    refused = choosing().why_not(0, GAME.parse("estate 6 castle1"))

    assert refused is not None
    assert "burgundy-not-your-turn" == refused.code


def test_the_rest_of_the_setup() -> None:
    """BUR-15.6: goods, silver and workers by turn order as ever; two players may have estate 1."""
    state = choosing(3, "1 2", "1 3", "1 4")
    for _ in range(3):
        say(state, "estate 1 castle4")

    assert [(3, 1), (1, 1), (2, 1)] == [purse(state, seat) for seat in range(3)]
    assert [3, 3, 3] == [sum(goods(state, seat).values()) for seat in range(3)]
    assert [{18: "castle"}] * 3 == [estate(state, seat) for seat in range(3)]
    assert [16, 16] == state.census()["castle"]


@pytest.mark.parametrize("scores", [False, True])
def test_a_chosen_castle_may_score(scores: bool) -> None:
    """BUR-2.7, BUR-14.1, BUR-14.10: only a region of one space, only where agreed; effects tell it."""
    state = choosing(3, "1 2", "6 7", "8 9", starting_castle_scores_region=scores)
    alone = {"regions": 1, "phases": 10} if scores else {}
    assert ({"points": 11, "region": 1, "phase": 10} if scores else {}) == effects(state, "estate 1 castle4")
    assert {} == effects(state, "estate 1 castle1")
    say(state, "estate 1 castle4", "estate 7 castle1", "estate 9 castle3")

    assert [alone, alone, {}] == [sheet(state, 0), sheet(state, 1), sheet(state, 2)]


# --- secretly


def secret(seats: int = 3, **options: Any) -> State:
    return choosing(seats, estate_choice="secret", **options)


def choose(state: State, seat: int, line: str) -> None:
    state.call_on(seat)
    say(state, line)


def test_all_choose_at_once() -> None:
    """BUR-15.2, BUR-16.7: everybody owes an answer, in any order, each for the own sheet."""
    state = secret()
    assert [1, 2, 0] == state.speakers()
    state.call_on(0)
    assert "estate 6 castle1" in legal(state)
    choose(state, 0, "estate 6 castle1")
    assert [1, 2] == state.speakers()
    choose(state, 2, "estate 9 castle2")
    assert [1] == state.speakers()
    refused = state.why_not(0, GAME.parse("estate 6 castle1"))
    assert refused is not None
    assert "burgundy-not-your-turn" == refused.code
    assert ("burgundy-not-your-sheet", "BUR-15.1") == refusal(state, "estate 6 castle1", seat=1)


def test_choices_are_shown_together() -> None:
    """BUR-15.2: until the last one nobody has an estate; then all have."""
    state = secret()
    choose(state, 2, "estate 9 castle2")
    choose(state, 1, "estate 3 castle1")
    assert [{}, {}, {}] == [estate(state, seat) for seat in range(3)]
    assert [None] * 3 == [player["estate"] for player in GAME.view(state, 0)["players"]]
    assert "estate-chosen" not in happened(state)
    shown = state.revealed
    choose(state, 0, "estate 7 castle3")
    assert (False, True) == (shown, state.revealed)  # undo stops here

    assert [{34: "castle"}, {6: "castle"}, {15: "castle"}] == [estate(state, seat) for seat in range(3)]
    assert 3 == happened(state).count("estate-chosen") == happened(state).count("estate-hidden")
    assert "Refill" == question(state)[0]


def test_others_cannot_tell_choices_apart() -> None:
    """BUR-16.7, BUR-15.2: whatever a player chose, the views of all others are the same until all have chosen."""
    seen: dict[int, set[bytes]] = {0: set(), 2: set(), SPECTATOR: set()}
    own = set()
    for line in legal(secret()):
        state = secret()
        choose(state, 1, line)
        for viewer, keys in seen.items():
            keys.add(state.key(viewer))
            numbers = [0.0] * GAME.observation_size(3)
            GAME.observe(state, viewer, numbers)
            keys.add(repr(numbers).encode())
            assert "choice" not in GAME.view(state, viewer)["players"][1]
        own.add(state.key(1))

    assert [2, 2, 2] == [len(keys) for keys in seen.values()]
    assert 8 == len(own)


def test_the_own_choice_is_seen() -> None:
    """BUR-15.2: the player sees it, the others that it was made."""
    state = secret()
    choose(state, 1, "estate 3 castle2")

    assert [3, 18] == GAME.view(state, 1)["players"][1]["choice"]
    assert [False, True, False] == [player["chosen"] for player in GAME.view(state, 0)["players"]]
    assert "choice" not in GAME.view(state, 1)["players"][0]


def test_events_of_a_secret_choice() -> None:
    """BUR-15.2: the log tells only that a choice was made."""
    state = secret()
    assert state.log is not None
    told = len(state.log)
    choose(state, 1, "estate 3 castle2")
    event = state.log[told]

    assert 1 == len(state.log) - told
    assert (1, 0, 0, 0) == (event.seat, event.a, event.b, event.c)


def test_effects_tell_nothing_of_a_secret_choice() -> None:
    """BUR-15.2: points of a castle come when all is shown, not before."""
    state = secret(starting_castle_scores_region=True)

    assert {} == effects(state, "estate 3 castle1")
    choose(state, 1, "estate 3 castle1")
    assert {} == sheet(state, 1)


def test_a_sample_keeps_what_the_viewer_knows() -> None:
    """BUR-16.7: the own choice stays, those of others are made anew within their sheets."""
    state = secret()
    choose(state, 1, "estate 3 castle2")
    choose(state, 2, "estate 8 castle1")
    others = set()
    for seed in range(40):
        dealt = state.sample(1, Random(seed))
        assert dealt.key(1) == state.key(1)
        frame = dealt.to_dict()["agenda"][0]
        assert state.to_dict()["agenda"][0]["chosen1"] == frame["chosen1"]
        assert frame["chosen0"] is None
        others.add((frame["chosen2"]["estate"], frame["chosen2"]["castle"]))

    assert {8, 9} == {number for number, _ in others}
    assert 8 == len(others)


def test_a_choice_may_be_taken_back_until_another_speaks() -> None:
    """BUR-15.2, BUR-16.7: nobody has learned anything from it; when all is shown it stands."""
    match = Match(GAME, 2, {"setup": "free", "estate_choice": "secret", "first_seat": 0}, "seed")
    match.begin()
    match.play(GAME.parse("estate 3 castle2"), 1)
    assert match.can_undo(1)
    assert not match.can_undo(0)
    match.undo(1)
    assert [0, 1] == match.state.speakers()
    match.play(GAME.parse("estate 5 castle2"), 1)
    match.play(GAME.parse("estate 4 castle1"), 0)

    assert not match.can_undo(0)
    assert not match.can_undo(1)


@pytest.mark.parametrize("first", range(3))
def test_a_secret_position_is_written_and_read(first: int) -> None:
    """BUR-16.7: with the choices so far."""
    state = secret()
    choose(state, first, legal_of(state, first)[5])
    again = GAME.from_dict(state.to_dict())

    assert again == state
    assert again.speakers() == state.speakers()


def legal_of(state: State, seat: int) -> list[str]:
    probe = state.copy()
    probe.call_on(seat)
    return legal(probe)


# --- other ways


def test_basic_for_everybody() -> None:
    """BUR-15.5: all on estate 1 is the default."""
    state = GAME.start(2, {"first_seat": 0})
    state.roll(Random(1))

    assert [1, 1] == [player["estate"] for player in GAME.view(state, 0)["players"]]
    assert [None, None] == [player["sheet"] for player in GAME.view(state, 0)["players"]]


def test_random_estates() -> None:
    """BUR-15.5: a random estate and castle for each player, duplicates allowed."""
    state = GAME.start(3, {"setup": "random", "first_seat": 2})
    while question(state)[0] != "DrawLot":
        state.apply(state.legal()[0])
    assert [1] * 36 == state.weights()
    say(state, "lot 4 castle3", "lot 4 castle3", "lot 9 castle1")

    assert [{23: "castle"}, {2: "castle"}, {23: "castle"}] == [estate(state, seat) for seat in range(3)]
    assert "Refill" == question(state)[0]


@pytest.mark.parametrize("choice", ["open", "secret"])
def test_free_choice(choice: str) -> None:
    """BUR-15.5: any of the nine estates, duplicates allowed."""
    state = GAME.start(2, {"setup": "free", "first_seat": 0, "estate_choice": choice})
    state.roll(Random(1))
    assert 36 == len(legal(state))
    say(state, "estate 8 castle1")
    assert 36 == len(legal(state))
    say(state, "estate 8 castle1")

    assert [{5: "castle"}, {5: "castle"}] == [estate(state, 0), estate(state, 1)]


def test_presets() -> None:
    """BUR-2.8, BUR-15.1: the preset for experienced players deals sheets."""
    assert "experienced" == GAME.start(2, preset="experienced").rules.setup
    assert "basic" == GAME.start(2, preset="basic").rules.setup


@pytest.mark.parametrize(("seats", "seat"), [(2, 2), (2, 3), (3, 3)])
def test_a_first_seat_that_is_not_at_the_table(seats: int, seat: int) -> None:
    """BUR-2.5: the first player must be one of the players."""
    with pytest.raises(BadOption) as caught:
        GAME.start(seats, {"first_seat": seat})

    assert "burgundy-first-seat" == caught.value.code
    assert {"seat": seat, "seats": seats} == caught.value.details


def test_estate_8_is_open_to_all() -> None:
    """BUR-14.8: no estate is barred here."""
    state = GAME.start(2, {"setup": "free", "first_seat": 0})
    state.roll(Random(1))

    assert "estate 8 castle1" in legal(state)


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_a_sample_chooses_among_all_that_is_open(viewer: int) -> None:
    """BUR-16.7: of another's secret choice nothing is known but the sheet; each estate and castle is as likely."""
    state = secret()
    choose(state, 0, "estate 6 castle1")
    choose(state, 2, "estate 9 castle2")
    state.call_on(1)
    mine = {GAME.parse("estate 6 castle1")} if viewer == 0 else open_to(0)
    expected = counted((a, NONE, b) for a in mine for b in open_to(2))

    def seen(luck: Luck) -> tuple[int, ...]:
        frame = GAME.sample(state, viewer, luck).top()
        assert isinstance(frame, founding.ChooseEstates)
        return tuple(NONE if choice == NONE else int(ESTATE.first + choice) for choice in frame.fields()[:3])

    assert expected == law(seen)


def open_to(seat: int) -> set[int]:
    """Every estate and castle that a seat may choose, asked on its own."""
    state = secret()
    state.call_on(seat)
    return {GAME.parse(line) for line in legal(state)}
