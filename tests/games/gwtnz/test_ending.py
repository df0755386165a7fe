"""The end of the game and the twelve categories (NZ-16, NZ-17)."""

import pytest

from igroteka.core.arrays import listed
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, OVER
from igroteka.games.gwtnz import scoring
from igroteka.games.gwtnz.data.box import (
    BOX,
    LINK_HIGH,
    LINK_LOW,
    LINK_POINTS,
    MASTER_LIST,
    POST_NAMES,
    ROWS,
    TILE_NAMES,
)
from igroteka.games.gwtnz.data.program import CATEGORIES
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.rules import ending
from igroteka.games.gwtnz.state import State
from tests.games.gwtnz.table import (
    BREED,
    FACE,
    HARBOUR,
    MASHA,
    MISHA,
    POST,
    SASHA,
    SITES,
    arrive,
    clear,
    collect,
    deliver,
    foresee,
    hand,
    happened,
    hazard,
    house,
    legal,
    master,
    own,
    play_before,
    points,
    question,
    refusal,
    runholder,
    say,
    sound,
    stores,
    table,
    upgraded,
    workers,
)


def last_row(seats: int = 3) -> State:
    """One space of the bonus market is left; Masha is in Wellington."""
    state = table(seats)
    state.row, state.filled, state.flipped = ROWS - 1, seats - 1, 1
    foresee(state, A1="worker:sailor", A2="worker:shearer", B1="bonus:gold", B2="bonus:romney")
    return arrive(state, MASHA, "wellington")


def triggered(seats: int = 3) -> State:
    """She has filled it."""
    state = last_row(seats)
    say(state, "certificates 0", "deliver local0", "disc aux_ship_1", "foresight A1", "foresight B1")
    return state


def test_the_trigger() -> None:
    """NZ-16.1, NZ-6.14: who fills the last space takes the token and finishes the visit."""
    state = triggered()
    state.roll(Random(1))

    assert MASHA == state.last
    assert 5 == points(state)["market_token"]
    assert "start" == runholder(state)
    assert all(tile >= 0 for tile in listed(state.foresight))
    assert "end-triggered" in happened(state)
    assert 1 == listed(state.bonus).count(TILE_NAMES.index("bonus:gold"))
    assert sound(state)


def test_no_phase_c_in_the_last_turn() -> None:
    """NZ-16.3: not even for who triggered the end."""
    state = triggered()
    state.roll(Random(1))

    assert ("MoveRunholder", MISHA) == question(state)
    assert 0 == state.hand_size(MASHA)
    say(state, "move wellington", "certificates 0", "deliver local0", "disc aux_ship_1")
    say(state, "foresight A1", "foresight B1")
    state.roll(Random(1))
    assert ("MoveRunholder", SASHA) == question(state)
    assert 0 == state.hand_size(MISHA)


def test_one_more_turn_for_everybody_else() -> None:
    """NZ-16.2: in order; then the game is over."""
    state = triggered()
    state.tokens[MASHA] = 1
    turns: list[int] = []
    luck = Random(1)
    state.roll(luck)
    while state.player != OVER:
        if not turns or turns[-1] != state.active:
            turns.append(int(state.active))
        say(state, legal(state, "done")[0] if legal(state, "done") else legal(state)[0])
        state.roll(luck)

    assert turns in ([MISHA, SASHA], [MASHA, MISHA, SASHA])
    assert "complete" == GAME.ending(state)
    assert ("game-over", "NZ-16.2") == refusal(state, "done")
    assert sound(state)


def test_no_tokens_off_turn_in_the_last_round() -> None:
    """NZ-13.7, NZ-16.2: nothing could come of it; the own last turn is the place for them."""
    state = triggered()
    state.tokens[SASHA] = 2
    state.roll(Random(1))

    assert ("MoveRunholder", MISHA) == question(state)


def test_tiles_of_the_last_round() -> None:
    """NZ-16.2: a B tile leaves the game, the foresight spaces are filled."""
    state = triggered()
    state.roll(Random(1))
    before = listed(state.bonus)
    say(state, "move wellington", "certificates 0", "deliver local0", "disc aux_ship_1", "foresight A1")
    chosen = TILE_NAMES[state.foresight[2]]
    say(state, "foresight B1")
    state.roll(Random(1))

    assert 1 == state.gone[TILE_NAMES.index(chosen)]
    assert before == listed(state.bonus)
    assert all(tile >= 0 for tile in listed(state.foresight))
    assert MASHA == state.last


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bags_last(seats: int) -> None:
    """NZ-16.4: enough tiles for every visit until the end, and for everybody in the last round."""
    visits = 5 * seats + 1 + seats - 1
    tiles_b = sum(tile["count"] for tile in BOX["bonus_tile"]) - (2 * seats - 1) - 2 - visits
    tiles_a = 28 + 16 - 4 - BOX["setup"]["a_tiles_drawn"][str(seats)] - 2 - visits

    assert {2: 17, 3: 9, 4: 1}[seats] == tiles_b
    assert {2: 14, 3: 7, 4: 0}[seats] == tiles_a


# --- the categories


def test_money() -> None:
    """NZ-17.1: a point for every full five pounds."""
    for pounds in (4, 5, 14, 25):
        state = table()
        state.pounds[MASHA] = pounds
        assert pounds // 5 == points(state).get("pounds", 0)


def test_buildings() -> None:
    """NZ-17.2: own ones on the board."""
    state = table()
    house(state, MASHA, "1a", SITES[0])
    house(state, MASHA, "10a", SITES[1])
    house(state, MISHA, "9a", SITES[2])

    assert {"private_buildings": FACE["1a"]["vp"] + FACE["10a"]["vp"]} == points(state)


def test_posts() -> None:
    """NZ-17.3, NZ-6.10: per disc, also negative; repeated ones each; arrows with both ends."""
    state = table()
    deliver(state, MASHA, "local0", "local0", "local21", "local21", "wool13", "wool13")
    expected = 2 * (-8 + POST["local21"]["vp"] + POST["wool13"]["vp"])
    assert expected == points(state).get("trading_posts", 0)
    low, high = POST_NAMES[LINK_LOW[0]], POST_NAMES[LINK_HIGH[0]]
    other = table()
    deliver(other, MASHA, low)
    assert POST[low]["vp"] == points(other).get("trading_posts", 0)
    deliver(other, MASHA, high)
    assert POST[low]["vp"] + POST[high]["vp"] + LINK_POINTS[0] == points(other)["trading_posts"]
    deliver(other, MISHA, high)
    assert POST[high]["vp"] == points(other, MISHA).get("trading_posts", 0)


def test_foreign_posts() -> None:
    """NZ-17.3: per disc; an open harbour alone is worth nothing."""
    name = next(name for name, entry in HARBOUR.items() if entry.get("kind") == "breeding")
    state = table()
    upgraded(state, MASHA, name)
    assert {} == points(state)
    deliver(state, MASHA, name)
    assert {"trading_posts": POST[name]["vp"]} == points(state)


def test_tiles_and_cards() -> None:
    """NZ-17.6, NZ-17.7: hazards and bonus tiles; all sheep and bonus cards of the deck, the rest prints 0."""
    state = table()
    flood = hazard("flood")
    collect(state, MASHA, flood, "bonus:exchange4")
    own(state, MASHA, "romney", "suffolk", "suffolk", "bonus1", "bonus2", "ferry", "sheepdog", "kotare")
    hand(state, MASHA, "dorset_horn", "merino")
    values = {entry["number"]: entry.get("vp", 0) for entry in BOX["bonus_set"]}
    flock = sum(BREED[breed]["vp"] for breed in ("romney", "suffolk", "suffolk", "dorset_horn"))

    assert int(flood.split(":")[2]) + 4 == points(state)["hazard_and_bonus_tiles"]
    assert flock + values[1] + values[2] == points(state)["deck_cards"]


@pytest.mark.parametrize("entry", MASTER_LIST, ids=lambda entry: str(entry["score"]["per"]))
def test_harbourmasters(entry: dict[str, dict[str, int]]) -> None:
    """NZ-17.9, NZ-18.2: what each counts, rounded down; certificates temporary and permanent."""
    state = table()
    master(state, MASHA, str(entry["id"]))
    permanent = int(state.permanent(MASHA))
    state.certificates[MASHA] = 2
    state.pathfinder[MASHA] = 11
    collect(state, MASHA, hazard("flood"), hazard("rockfall"))
    clear(state, MASHA, "perm_cert_right")
    workers(state, MASHA, sailor=3, shearer=2)
    upgraded(state, MASHA, "sh1", "sh2", "sh3")
    house(state, MASHA, "1a", SITES[0])
    house(state, MASHA, "2a", SITES[1])
    own(state, MASHA, "ferry", "ferry", "bonus1")
    play_before(state, MASHA, "obj1", "obj2")
    counts = {
        "pathfinder_spaces": 11,
        "hazard_tiles": 2,
        "storehouses_placed": 3,
        "objective_cards_in_area": 2,
        "certificates_all": 2 + 1 + permanent,
        "private_buildings_on_board": 2,
        "workers_incl_printed": 7,
        "ferry_cards_in_deck": 3,
    }
    score = entry["score"]

    assert counts[str(score["per"])] // score["every"] * score["vp"] == points(state)["harbourmasters"]


def test_printed_scores_of_harbourmasters() -> None:
    """NZ-17.9: two points for every five pathfinder spaces, and so on."""
    assert {
        "pathfinder_spaces": (5, 2),
        "hazard_tiles": (1, 1),
        "storehouses_placed": (2, 1),
        "objective_cards_in_area": (1, 1),
        "certificates_all": (1, 1),
        "private_buildings_on_board": (1, 1),
        "workers_incl_printed": (2, 1),
        "ferry_cards_in_deck": (1, 1),
    } == {entry["score"]["per"]: (entry["score"]["every"], entry["score"]["vp"]) for entry in MASTER_LIST}


def test_workers_and_storehouses() -> None:
    """NZ-17.10: four points for a fifth worker, two and four for cleared pairs."""
    state = table()
    workers(state, MASHA, sailor=5, shepherd=5, shearer=4)
    assert {"workers_and_storehouses": 8} == points(state)
    pairs = {pair["id"]: pair["effect"][0]["n"] for pair in BOX["storehouse_pair"] if pair["kind"] == "vp"}
    assert [2, 4] == sorted(pairs.values())
    for pair in pairs:
        stores(state, MASHA, pair, 0)
    assert 8 + 6 == points(state)["workers_and_storehouses"]


def test_the_hand_limit_and_the_token() -> None:
    """NZ-17.11, NZ-17.12: three points and five."""
    state = table()
    clear(state, MASHA, "hand_limit_2", post="wool5")
    state.last = MASHA

    assert (3, 5) == (points(state)["hand_limit_disc"], points(state)["market_token"])
    clear(state, MISHA, "hand_limit_1", post="wool5")
    assert "hand_limit_disc" not in points(state, MISHA)


def test_a_tie_is_shared() -> None:
    """NZ-17.13: there is no tie-breaker."""
    state = table(3)
    for seat, pounds in ((MASHA, 10), (MISHA, 14), (SASHA, 5)):
        state.pounds[seat] = pounds

    assert [1, 1, 3] == scoring.ranks(state)
    ending.finish(state)
    assert 2 == happened(state).count("game-over")
    state.pounds[MASHA] = 0
    ending.finish(state)
    assert 3 == happened(state).count("game-over")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_categories(seats: int) -> None:
    """NZ-17.13, NZ-1.1, NZ-16.4: random games end; the sheet sums to the score; so many B tiles were placed."""
    state = GAME.start(seats)
    luck = Random(seats)
    placed = 0
    while state.player != OVER:
        before = (int(state.row), int(state.filled))
        state.apply(state.draw(luck) if state.player == CHANCE else state.legal()[luck.below(len(state.legal()))])
        started = state.first >= 0 and before[0] > 0
        placed += int(started and (int(state.row), int(state.filled)) != before)

    assert 12 == len(CATEGORIES)
    assert 5 * seats + 1 == placed
    for seat in range(seats):
        assert state.scores()[seat] == sum(GAME.score_sheet(state, seat).values())
    assert 1 in GAME.ranks(state)
