"""Setting up the table and the first turns (NZ-2, NZ-3)."""

from typing import Any

import pytest

from igroteka.core.arrays import listed
from igroteka.core.chance import Random
from igroteka.core.errors import BadOption
from igroteka.games.gwtnz.data.box import (
    A_TILES_DRAWN,
    BOARD_SPACES,
    BONUS_CARDS,
    FIRST_BONUS,
    HOME,
    JOB_ROWS,
    MARKET_SIZE,
    NEUTRAL_SPACES,
    NODE_NAMES,
    NONE,
    SEA_NAMES,
    SUPPLY_COUNT,
    TILE_COUNT,
    TILE_NAMES,
)
from igroteka.games.gwtnz.data.program import LETTERS
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.rules import founding
from igroteka.games.gwtnz.state import OBJECTIVE_STACK, SHEEP_STACK, State
from tests.games.gwtnz.table import (
    MASHA,
    MISHA,
    cards,
    happened,
    legal,
    question,
    refusal,
    runholder,
    say,
    sound,
    table,
    zone,
)


def begun(seats: int, seed: int = 1, **options: Any) -> State:
    """A game before the first turn."""
    state = GAME.start(seats, options, log=[])
    state.roll(Random(seed))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_laid(seats: int) -> None:
    """NZ-2.1, NZ-2.3, NZ-2.6, NZ-2.8, NZ-2.9: harbourmasters, bags, foresight, objectives, deck upgrades."""
    for seed in range(4):
        state = begun(seats, seed)
        view = state.view(0)

        assert 5 == len({entry["master"] for entry in view["harbourmasters"]})
        assert [2, 2] == [len([tile for tile in view["foresight"][bag] if tile]) for bag in "AB"]
        assert all(not tile.startswith("bonus") for tile in view["foresight"]["A"])
        assert all(tile.startswith("bonus") for tile in view["foresight"]["B"])
        drawn = sum(listed(TILE_COUNT)) - sum(listed(state.bags))
        assert 4 + A_TILES_DRAWN[seats] + 2 + 2 + 2 * seats - 1 == drawn
        assert 4 == len(view["objectives"]["display"])
        assert 20 == view["objectives"]["stack"] == state.sizes[OBJECTIVE_STACK]
        assert {"romney": 18, "sheepdog": 12, "ferry": 14, "kotare": 12} == view["supply"]
        assert 56 == sum(listed(SUPPLY_COUNT))
        assert [BONUS_CARDS[seats]] * 4 == [entry["left"] for entry in view["stacks"]]
        assert sound(state)


@pytest.mark.parametrize(("seats", "tiles", "sheep", "cards_of_a_set"), [(2, 12, 9, 3), (3, 13, 11, 5), (4, 14, 14, 6)])
def test_sizes_by_players(seats: int, tiles: int, sheep: int, cards_of_a_set: int) -> None:
    """NZ-2.4, NZ-2.7, NZ-2.10: tiles of bag A, the sheep market, cards of a bonus set."""
    assert (tiles, sheep, cards_of_a_set) == (A_TILES_DRAWN[seats], MARKET_SIZE[seats], BONUS_CARDS[seats])
    view = begun(seats).view(0)
    assert sheep == sum(view["sheep"]["market"].values())
    assert 37 - sheep == view["sheep"]["stack"]


@pytest.mark.parametrize("seats", [2, 4])
def test_tiles_of_bag_a(seats: int) -> None:
    """NZ-2.4: workers from the top of their columns, hazards from the lowest number of their zones."""
    for seed in range(5):
        state = begun(seats, seed)
        for column in listed(state.jobs):
            assert column & 1
            assert column & column + 1 == 0
        for kind in ("rockfall", "flood"):
            lies = [state.trail[NODE_NAMES.index(name)] != NONE for name in zone(kind)]
            assert sorted(lies, reverse=True) == lies
            for name, lying in zip(zone(kind), lies, strict=True):
                if lying:
                    assert TILE_NAMES[state.trail[NODE_NAMES.index(name)]].startswith(f"hazard:{kind}")


def test_a_tile_without_space_is_drawn_anew() -> None:
    """NZ-2.4: a full column takes no more."""
    state = table()
    state.jobs[0] = (1 << JOB_ROWS) - 1
    weights = founding.DealTile(3).weights(state)

    assert 0 == weights[0]
    assert listed(state.bags)[1:FIRST_BONUS] == listed(weights)[1:]


def test_neutral_buildings_fixed_or_random() -> None:
    """NZ-2.2."""
    layouts = [[int(begun(2, seed).trail[node]) for node in NEUTRAL_SPACES] for seed in range(5)]

    assert len({tuple(layout) for layout in layouts}) > 3
    assert all(sorted(layout) == list(range(8)) for layout in layouts)
    fixed = begun(2, neutral_layout="fixed")
    assert LETTERS == [LETTERS[fixed.trail[node]] for node in NEUTRAL_SPACES]


def test_sides_of_buildings() -> None:
    """NZ-3.2: the same for everybody, all a or at random."""
    assert 0 == begun(3, building_sides="all_a").sides
    assert len({int(begun(2, seed).sides) for seed in range(5)}) > 3
    view = begun(3, seed=2).view(0)
    assert view["players"][0]["unplaced"] == view["players"][2]["unplaced"] == view["sides"]


def test_the_beginners_preset() -> None:
    """NZ-2.2, NZ-3.2, NZ-20.11: a first game; the record keeps the options."""
    state = GAME.start(2, preset="beginner")
    state.roll(Random(1))

    assert 0 == state.sides
    assert {"neutral_layout": "fixed", "building_sides": "all_a"} == state.view(0)["options"]
    assert state.rules.options == GAME.from_dict(state.to_dict()).rules.options


def test_a_players_place() -> None:
    """NZ-3.1, NZ-3.3: discs, storehouses, ship, markers, fee tile, buildings and a deck of fourteen."""
    state = begun(3)
    for player in state.view(0)["players"]:
        assert 16 == len(player["discs"])
        assert [2] * 5 == player["storehouses"]
        assert (0, 1) == (player["certificates"], player["gold"])
        assert player["fee_tile"]
        assert 0 == player["step_tile"]
        assert 10 == len(player["unplaced"])
        assert 14 == player["hand_size"] + player["stack_size"]
        assert player["pathfinder"] is None
        assert {"shepherd": 1, "craftsman": 1, "sailor": 1, "shearer": 1} == player["workers"]
    assert [SEA_NAMES[HOME]] * 3 == state.view(0)["ships"]
    assert [None] * 3 == state.view(0)["runholders"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_money_cards_and_tokens_by_order(seats: int) -> None:
    """NZ-3.4, NZ-3.5: 7 to 10 pounds, 4 to 7 cards, a token; on the first turn down to four cards."""
    first = seats - 1
    state = begun(seats, first_seat=first, exchange_off_turn="never")
    order = [(first + place) % seats for place in range(seats)]

    assert [7, 8, 9, 10][:seats] == [state.pounds[seat] for seat in order]
    assert [4, 5, 6, 7][:seats] == [state.hand_size(seat) for seat in order]
    assert [1] * seats == [state.tokens[seat] for seat in order]
    for place, seat in enumerate(order):
        assert seat == state.player
        dropped = 0
        while legal(state, "discard"):
            say(state, legal(state, "discard")[0])
            dropped += 1
        assert (place, 4) == (dropped, state.hand_size(seat))
        say(state, "disc aux_certificate_1", "place A", "done")
        state.roll(Random(place))
    assert ("MoveRunholder", first) == question(state)
    assert 2 == state.turn


def test_the_first_disc() -> None:
    """NZ-3.5, NZ-3.6, NZ-10.1: any white-cornered space; what it uncovers works at once, in this first phase B."""
    state = begun(2, first_seat=0, neutral_layout="fixed")
    white = [space["id"] for space in BOARD_SPACES if space["corner"] == "white"]
    offered = {line.removeprefix("disc ") for line in legal(state, "disc")}

    assert offered <= set(white)
    assert {name for name in white if not name.endswith("_2") or name.replace("_2", "_1") not in white} == offered
    assert ("white-corner", "NZ-9.1") == refusal(state, "disc step_limit")
    say(state, "disc aux_pathfinder_1")
    assert 0 == state.pathfinder[MASHA]
    assert [f"place {NODE_NAMES[node]}" for node in NEUTRAL_SPACES] == legal(state, "place")
    say(state, "place D")
    assert "D" == runholder(state)
    assert "aux pathfinder single" in legal(state)
    say(state, "aux pathfinder single")
    assert (1, 6) == (state.pathfinder[MASHA], state.pounds[MASHA])


def test_others_may_choose_the_same_space() -> None:
    """NZ-3.5, NZ-4.3: disc space and building may be shared."""
    state = begun(2, first_seat=0, neutral_layout="fixed")
    say(state, "disc temp_cert_limit", "place B", "done")
    state.roll(Random(1))
    while legal(state, "discard"):
        say(state, legal(state, "discard")[0])
    say(state, "disc temp_cert_limit", "place B")

    assert runholder(state, MASHA) == runholder(state, MISHA) == "B"
    assert [5, 5] == [state.certificate_limit(seat) for seat in (MASHA, MISHA)]


def test_no_movement_on_the_first_turn() -> None:
    """NZ-3.5, NZ-1.2: phase A is skipped, phases B and C follow."""
    state = begun(2, first_seat=0)
    say(state, "disc aux_ship_1", "place E", "done")

    assert "moved" not in happened(state)
    state.roll(Random(2))
    assert MISHA == state.player


def test_who_begins() -> None:
    """NZ-3.4: at random, or the seat agreed on, which must be at the table."""
    assert {0, 1, 2} == {int(begun(3, seed).first) for seed in range(12)}
    with pytest.raises(BadOption):
        GAME.start(2, {"first_seat": 2})


def test_the_rest_of_the_market_is_known_as_a_set() -> None:
    """NZ-2.7, NZ-20.3: what is not in the market lies in the stack."""
    state = begun(4)
    left = state.view(0)["sheep"]["left"]

    assert cards(state, SHEEP_STACK) == left
