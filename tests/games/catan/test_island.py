"""Building the island (CAT-2)."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from igroteka.core.agenda import CHANCE, NOBODY
from igroteka.core.arrays import row
from igroteka.core.chance import Random
from igroteka.games.catan.data.box import BOX
from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules import island
from igroteka.games.catan.state import State
from tests.games.catan.table import bank, settlements, table
from tests.games.saying import ask, happened, legal, question, say

GEOMETRY = BOX["geometry"]
TERRAIN = ["forest", "hills", "pasture", "fields", "mountains", "desert"]
CORNERS = {"north_west": 0, "west": 7, "south_west": 16, "south_east": 18, "east": 11, "north_east": 2}
LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]


def laid(layout: str, seed: int, **options: object) -> State:
    """An island laid by luck, up to the first question."""
    state = GAME.start(4, {"layout": layout, **options})
    state.roll(Random(seed))
    return state


def with_desert_on(hex: int, layout: str) -> State:
    """All terrain laid, the desert on this hex, no number yet."""
    state = table(layout=layout)
    tiles = [0] * 4 + [1] * 3 + [2] * 4 + [3] * 4 + [4] * 3
    state.terrain = row([*tiles[:hex], 5, *tiles[hex:]])
    state.lay_numbers(row([0] * 19))
    state.robber = hex
    return state


def red_neighbours(state: State) -> list[tuple[int, int]]:
    """Neighbouring hexes that both have a 6 or an 8."""
    red = [hex for hex in range(19) if state.numbers[hex] in (6, 8)]
    return [(low, high) for low, high in combinations(red, 2) if high in GEOMETRY["hex_neighbours"][low]]


def test_the_shape_of_the_island() -> None:
    """CAT-2.1: 19 hexes in rows of 3-4-5-4-3, 54 nodes, 72 edges, 30 of them on the coast."""
    rows = Counter(r for _, r in GEOMETRY["hex_axial"])
    sides = Counter(
        tuple(sorted((nodes[place], nodes[place - 1]))) for nodes in GEOMETRY["hex_nodes"] for place in range(6)
    )

    assert [3, 4, 5, 4, 3] == [rows[r] for r in (-2, -1, 0, 1, 2)]
    assert list(range(54)) == sorted({node for nodes in GEOMETRY["hex_nodes"] for node in nodes})
    assert sorted(sides) == [tuple(ends) for ends in GEOMETRY["edges"]]
    assert 72 == len(sides)
    assert 30 == sum(count == 1 for count in sides.values())


def test_neighbouring_hexes_share_an_edge() -> None:
    """CAT-2.1: the table of neighbours agrees with the corners of the hexes."""
    corners = [set(nodes) for nodes in GEOMETRY["hex_nodes"]]

    for hex in range(19):
        touching = [other for other in range(19) if other != hex and len(corners[hex] & corners[other]) == 2]
        assert touching == GEOMETRY["hex_neighbours"][hex]


def test_beginner_layout() -> None:
    """CAT-2.2: terrain, numbers and harbours exactly as printed, nothing to draw but the first seat."""
    state = GAME.start(4, {})
    rows = [
        "mountains pasture forest",
        "fields hills pasture hills",
        "fields forest desert forest mountains",
        "forest mountains fields pasture",
        "hills fields pasture",
    ]
    harbours = ["generic", "grain", "ore", "generic", "wool", "generic", "generic", "brick", "lumber"]

    assert " ".join(rows).split() == [TERRAIN[terrain] for terrain in state.terrain]
    assert [10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11] == list(state.numbers)
    assert harbours == [["generic", "lumber", "brick", "wool", "grain", "ore"][kind] for kind in state.harbours]
    assert ("DrawFirstSeat", CHANCE) == question(state)


@pytest.mark.parametrize(("corner", "hex"), CORNERS.items())
def test_the_spiral(corner: str, hex: int) -> None:
    """CAT-2.3: letters A to R from a corner hex along the coast, then inwards to the centre, skipping the desert."""
    order = BOX["spiral"][corner]
    state = ask(with_desert_on(4, "spiral"), island.ChooseCorner())
    say(state, f"corner {corner}")

    assert (hex, 9) == (order[0], order[-1])
    assert list(range(19)) == sorted(order)
    assert all(after in GEOMETRY["hex_neighbours"][before] for before, after in pairwise(order))
    assert all(len(GEOMETRY["hex_neighbours"][coast]) <= 4 for coast in order[:12])
    assert LETTERS == [state.numbers[place] for place in order if place != 4]


@pytest.mark.parametrize("corner", CORNERS)
def test_the_spiral_runs_counter_clockwise(corner: str) -> None:
    """CAT-2.3: seen from above, each step along the coast turns to the left around the centre."""
    points = [(q + r / 2, -r * 0.87) for q, r in (GEOMETRY["hex_axial"][hex] for hex in BOX["spiral"][corner][:12])]

    assert all(
        x * after_y - y * after_x > 0
        for (x, y), (after_x, after_y) in zip(points, points[1:] + points[:1], strict=True)
    )


def test_terrain_is_shuffled() -> None:
    """CAT-2.3: every hex may get every terrain."""
    seen = [set[int]() for _ in range(19)]
    for seed in range(120):
        for hex, terrain in enumerate(laid("spiral", seed).terrain):
            seen[hex].add(terrain)

    assert [set(range(6))] * 19 == seen


@pytest.mark.parametrize("desert", range(19))
@pytest.mark.parametrize("corner", CORNERS)
def test_no_spiral_lets_red_tokens_touch(corner: str, desert: int) -> None:
    """CAT-2.4, CAT-2.6: in none of the 6 times 19 spirals do two red tokens touch, nor has the desert a token."""
    state = ask(with_desert_on(desert, "spiral"), island.ChooseCorner())

    say(state, f"corner {corner}")

    assert [] == red_neighbours(state)
    assert [desert] == [hex for hex in range(19) if state.numbers[hex] == 0]


@pytest.mark.parametrize("seed", range(40))
def test_random_numbers_keep_red_tokens_apart(seed: int) -> None:
    """CAT-2.5, CAT-2.6, CAT-2.8: all 18 tokens are laid, red ones apart, none on the desert, which has the robber."""
    state = laid("random", seed)
    desert = list(state.terrain).index(5)

    assert [] == red_neighbours(state)
    assert sorted([0, *LETTERS]) == sorted(state.numbers)
    assert 0 == state.numbers[desert]
    assert desert == state.robber


def test_fixed_harbours() -> None:
    """CAT-2.7: on variable islands too the harbours are as printed, unless they are shuffled."""
    assert [0, 4, 5, 0, 3, 0, 0, 2, 1] == list(laid("spiral", 1).harbours)


@pytest.mark.parametrize("layout", ["beginner", "spiral", "random"])
def test_shuffled_harbours(layout: str) -> None:
    """CAT-2.7: the nine types are dealt at random to the nine places."""
    deals = [list(laid(layout, seed, harbours="shuffled").harbours) for seed in range(20)]

    assert all([0, 0, 0, 0, 1, 2, 3, 4, 5] == sorted(deal) for deal in deals)
    assert len({tuple(deal) for deal in deals}) > 10


def test_a_harbour_serves_two_nodes() -> None:
    """CAT-2.7: each place has exactly two neighbouring coast nodes, and no node has two harbours."""
    pairs = [harbour["nodes"] for harbour in BOX["harbours"]]
    coast = GEOMETRY["coast_cycle_nodes"]

    assert all(pair in GEOMETRY["edges"] and set(pair) <= set(coast) for pair in pairs)
    assert 18 == len({node for pair in pairs for node in pair})
    for pair in pairs:
        for node in pair:
            state = table()
            settlements(state, 0, node)
            assert 0 != state.ports[0]


@pytest.mark.parametrize("layout", ["beginner", "spiral", "random"])
def test_the_robber_starts_on_the_desert(layout: str) -> None:
    """CAT-2.8: wherever the desert lies."""
    for seed in range(10):
        state = laid(layout, seed)
        assert 5 == state.terrain[state.robber]


def test_bank_and_deck_are_full_at_the_beginning() -> None:
    """CAT-2.9: five stacks, the whole deck, both special cards beside the board."""
    state = GAME.start(4, {"layout": "spiral"})

    assert {"lumber": 19, "brick": 19, "wool": 19, "grain": 19, "ore": 19} == bank(state)
    assert (25, NOBODY, NOBODY) == (state.card_count(4), state.longest_road, state.largest_army)


def test_chance_decisions_of_a_spiral_island() -> None:
    """CAT-2.10: 19 tiles, the corner, nine harbours if shuffled, the first seat."""
    state = GAME.start(3, {"layout": "spiral", "harbours": "shuffled"})
    luck, asked = Random(5), []
    while state.player == CHANCE:
        asked.append(question(state)[0])
        state.apply(state.draw(luck))

    assert ["LayTerrain"] * 19 + ["ChooseCorner"] + ["DealHarbour"] * 9 + ["DrawFirstSeat"] == asked


def test_chance_decisions_of_a_random_island() -> None:
    """CAT-2.10: 19 tiles, four red tokens, 14 others, the first seat."""
    state = GAME.start(3, {"layout": "random"})
    luck, asked = Random(5), []
    while state.player == CHANCE:
        asked.append(question(state)[0])
        state.apply(state.draw(luck))

    assert ["LayTerrain"] * 19 + ["LayRedNumber"] * 4 + ["LayNumber"] * 14 + ["DrawFirstSeat"] == asked


def test_tiles_are_drawn_without_replacement() -> None:
    """CAT-2.10: each tile comes from what is left, hex 0 first."""
    state = GAME.start(4, {"layout": "spiral"})

    say(state, "terrain desert", "terrain hills", "terrain hills", "terrain forest")

    assert [5, 1, 1, 0, -1] == list(state.terrain[:5])
    assert ["terrain forest", "terrain hills", "terrain pasture", "terrain fields", "terrain mountains"] == legal(state)
    assert [3, 1, 4, 4, 3] == state.weights()


def test_corners_and_seats_are_equal() -> None:
    """CAT-2.10: six equal corners; then the first seat, all equal."""
    state = ask(with_desert_on(9, "spiral"), island.ChooseCorner())
    assert [f"corner {name}" for name in CORNERS] == legal(state)
    assert [1] * 6 == state.weights()

    say(state, "corner east")

    assert (["first p0", "first p1", "first p2", "first p3"], [1] * 4) == (legal(state), state.weights())


def test_red_tokens_go_to_free_hexes_that_touch_no_red_one() -> None:
    """CAT-2.10: first 6, 6, then 8, 8, on equally likely hexes; then the others in order of the hexes."""
    state = ask(with_desert_on(9, "random"), island.LayRedNumber(0))
    assert [f"red {hex}" for hex in range(19) if hex != 9] == legal(state)

    say(state, "red 0")
    assert [f"red {hex}" for hex in range(19) if hex not in (9, 0, 1, 3, 4)] == legal(state)
    assert [1] * 14 == state.weights()
    say(state, "red 2", "red 16", "red 18")

    assert [6, 6, 8, 8] == [state.numbers[hex] for hex in (0, 2, 16, 18)]
    assert [f"number {number}" for number in (2, 3, 4, 5, 9, 10, 11, 12)] == legal(state)
    assert [1, 2, 2, 2, 2, 2, 2, 1] == state.weights()
    say(state, "number 12", "number 4")
    assert (12, 4) == (state.numbers[1], state.numbers[3])
    assert [1, 2, 1, 2, 2, 2, 2] == state.weights()


def test_laying_red_tokens_never_gets_stuck() -> None:
    """CAT-2.10: wherever the desert and three red tokens lie, there is a hex for the fourth."""
    apart = [
        hexes
        for hexes in combinations(range(19), 3)
        if not any(high in GEOMETRY["hex_neighbours"][low] for low, high in combinations(hexes, 2))
    ]
    for desert in range(19):
        state = with_desert_on(desert, "random")
        frame = island.LayRedNumber(3)
        for hexes in apart:
            if desert not in hexes:
                state.numbers = row([6 if hex in hexes else 0 for hex in range(19)])
                assert sum(frame.weights(state)) > 0, (desert, hexes)


def test_harbours_are_drawn_without_replacement() -> None:
    """CAT-2.10: type of place 0, 1 and so on, from the types left."""
    state = ask(table(harbours="shuffled"), island.DealHarbour(0))
    assert [4, 1, 1, 1, 1, 1] == state.weights()

    say(state, "harbour wool", "harbour generic")

    assert [3, 0] == list(state.harbours[:2])
    assert ["harbour generic", "harbour lumber", "harbour brick", "harbour grain", "harbour ore"] == legal(state)
    assert [3, 1, 1, 1, 1] == state.weights()


def test_the_island_is_laid_before_anybody_founds() -> None:
    """CAT-2.10: the first question to a player comes when all luck of the set-up is resolved."""
    state = GAME.start(4, {"layout": "random"})
    state.log = []

    state.roll(Random(1))

    assert ["island-laid", "first-player"] == happened(state)
    assert "FoundSettlement" == question(state)[0]
