"""The end of the game and the eleven categories (GWT-10, GWT-11)."""

import pytest

from igroteka.core.chance import Random
from igroteka.core.state import OVER
from igroteka.games.gwt import scoring
from igroteka.games.gwt.data.box import CATEGORIES, MASTER_NAMES
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import kansas_city, turn
from igroteka.games.gwt.state import State
from igroteka.kit import bits
from tests.games.gwt.table import (
    MASHA,
    MISHA,
    SASHA,
    arrive,
    clear,
    collect,
    deliver,
    house,
    own,
    points,
    station,
    table,
    workers,
)
from tests.games.saying import ask, legal, question, refusal, say


def last_row(seats: int = 3) -> State:
    """One space of the job market is left; Masha is in Kansas City with workers before her."""
    state = table(seats)
    state.row, state.filled = 11, seats - 1
    for slot, tile in enumerate([3, 4, 0, 1, 2, 4]):
        state.foresight[slot] = tile
    return arrive(state, MASHA, "KC")


def test_the_trigger() -> None:
    """GWT-7.6, GWT-10.1, GWT-10.3: who fills the last space takes the token; no worker may be chosen any more."""
    state = last_row()
    say(state, "foresight 1a", "foresight 2a")

    assert MASHA == state.last
    assert ["foresight 3b"] == legal(state)
    assert ("no-more-workers", "GWT-10.3") == refusal(state, "foresight 3a")
    assert 2 == points(state)["job_market_token"]


def test_only_workers_left() -> None:
    """GWT-10.3: the sub-phase is skipped."""
    state = last_row()
    state.foresight[5] = 0
    say(state, "foresight 1a", "foresight 2a")

    assert ("Income", MASHA) == question(state)


def test_everybody_else_has_one_more_turn() -> None:
    """GWT-10.1, GWT-10.2."""
    state = last_row()
    say(
        state,
        "foresight 1a",
        "foresight 2a",
        "foresight 3b",
        "certificates 0",
        "deliver kansas_city",
        "disc aux_money_2x",
    )
    state.roll(Random(1))
    turns: list[int] = []
    while state.player != OVER:
        if not turns or turns[-1] != state.active:
            turns.append(int(state.active))
        state.apply(state.legal()[0])
        state.roll(Random(1))

    assert [MISHA, SASHA] == turns
    assert "complete" == GAME.ending(state)


def test_money_buildings_and_the_rest() -> None:
    """GWT-11.1, GWT-11.2, GWT-11.4, GWT-11.5, GWT-11.6, GWT-11.11."""
    state = table()
    state.dollars[MASHA] = 14
    house(state, MASHA, "10a", "A1")
    station(state, MASHA, 1, 10)
    collect(state, MASHA, "hazard:flood:4:green", "hazard:flood:2:black")
    own(state, MASHA, "hereford7", "shorthorn3", "longhorn")
    clear(state, MASHA, "step_right", city="fulton")

    assert {
        "money": 2,
        "buildings": 13,
        "stations": 10,
        "hazards": 6,
        "cattle": 12,
        "objectives": 3,
        "step_disc": 3,
    } == points(state)


def test_cities_and_arrows() -> None:
    """GWT-11.3: also negative ones."""
    state = table()
    deliver(state, MASHA, "fulton", "st_louis", "kansas_city", "new_york", "new_york", "chicago", "toledo")

    assert -3 - 6 + 18 + 6 == points(state)["cities"]


@pytest.mark.parametrize(
    ("master", "value"),
    [("certificate_pairs", 6), ("bandit_pairs", 6), ("hazard_pairs", 3), ("workers", 5), ("station_pairs", 3),
     ("buildings", 6), ("two_certificates", 0), ("twelve_dollars", 0)],
)  # fmt: skip
def test_station_masters(master: str, value: int) -> None:
    """GWT-11.9: "per 2" rounds down; printed workers count; temporary and permanent certificates together."""
    state = table()
    state.marks[MASHA] = 3
    collect(state, MASHA, "bandit:green", "bandit:green", "bandit:orange", "bandit:orange")
    collect(state, MASHA, "hazard:flood:4:green", "hazard:drought:4:green", "hazard:rockfall:2:green")
    workers(state, MASHA, cowboy=3)
    station(state, MASHA, 1, 2, 3)
    for number, node in (("1a", "A1"), ("2a", "A2"), ("3a", "A3")):
        house(state, MASHA, number, node)
    state.masters[MASHA] = bits.bit(MASTER_NAMES.index(master))

    assert value == points(state).get("station_masters", 0)


def test_a_tie_is_shared() -> None:
    """GWT-11.12: there is no tie-breaker."""
    state = table(3)
    for seat, dollars in ((MASHA, 10), (MISHA, 14), (SASHA, 5)):
        state.dollars[seat] = dollars

    assert [1, 1, 3] == scoring.ranks(state)


def test_what_scores_nothing() -> None:
    """GWT-11.13: tokens, bandits and unplaced buildings."""
    state = table()
    state.tokens[MASHA] = 9
    collect(state, MASHA, "bandit:green")

    assert {} == points(state)


def test_eleven_categories() -> None:
    """GWT-11: the sheet sums to the score."""
    state = GAME.start(4)
    luck = Random(5)
    while state.player != OVER:
        state.apply(state.draw(luck) if state.player == -1 else state.legal()[luck.below(len(state.legal()))])

    assert 11 == len(CATEGORIES)
    for seat in range(4):
        assert state.scores()[seat] == sum(GAME.score_sheet(state, seat).values())


@pytest.mark.parametrize(("seats", "count"), [(2, 21), (3, 31), (4, 41)])
def test_the_length_of_the_game(seats: int, count: int) -> None:
    """GWT-15.4: so many workers until the end."""
    state = table(seats)
    placed = 0
    while state.last < 0:
        kansas_city.offer_job(state, MASHA, 0)
        placed += 1

    assert count == placed


def test_turns_go_clockwise() -> None:
    """GWT-3.1."""
    state = table(3)
    ask(state, turn.EndTurn(MASHA))

    assert MISHA == state.active


def test_rounds_are_counted_and_the_game_is_finished() -> None:
    """GWT-3.1, GWT-10.2: a round begins with the first player; nothing waits after the last turn."""
    state = table(3)
    ask(state, turn.EndTurn(MASHA))
    assert 5 == state.turn
    ask(state, turn.EndTurn(SASHA))
    assert (6, MASHA) == (state.turn, state.active)
    state.last = MISHA
    state.row, state.filled = 12, 0
    ask(state, turn.EndTurn(MASHA))
    assert state.finished
    assert {"ending": "complete", "ranks": [2, 1, 2]} == state.view(0)["result"]
