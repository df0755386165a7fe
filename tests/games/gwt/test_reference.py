"""The rules once more, written the slow and plain way, against the engine at many random tables."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest

from igroteka.core.chance import Random
from igroteka.core.state import OVER
from igroteka.games.gwt import scoring, view
from igroteka.games.gwt.actions import EXCHANGE, MOVE
from igroteka.games.gwt.data.box import (
    BOX,
    BUILDING_SPACES,
    CARD_NAMES,
    CITIES,
    CRAFTS,
    DISCS,
    LAST_SPACE,
    MASTER_NAMES,
    NEW_YORK,
    NODE_NAMES,
    NONE,
    POSITIONS,
    SPACES,
    TILES,
)
from igroteka.games.gwt.data.program import NUMBERS
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import railroad, trail
from igroteka.games.gwt.state import State
from igroteka.kit import bits
from tests.games.gwt.table import ALL_OBJECTIVES, MASHA, MISHA, own, play_before, table
from tests.games.saying import sound
from tests.whim import anything

OPTIONS: Final[list[dict[str, Any]]] = [{}, {"simmental": True}, {"upgrade_before_reward": False}]
NEXT_NODES: Final[dict[str, list[str]]] = {node["id"]: node["next"] for node in BOX["trail"]["node"]}
CARDS: Final = {card["id"]: card for card in [*BOX["objective"], *BOX["starting_objective"]]}


def moments(seed: int) -> Iterator[State]:
    """Every question of a random game."""
    luck = Random(seed)
    state = GAME.start(2 + seed % 3, OPTIONS[seed % len(OPTIONS)])
    while state.player != OVER:
        state.apply(anything(state, luck))
        if state.player >= 0:
            yield state


# --- the trail


def paths(state: State, node: str, steps: int, city: bool, way: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """The tiles passed on every walk of at most so many steps (GWT-4.2, GWT-4.4)."""
    found = set()
    for further in NEXT_NODES[node]:
        if further == "KC":
            found |= {(*way, "KC")} if city else set()
        elif state.trail[NODE_NAMES.index(further)] == NONE:
            found |= paths(state, further, steps, city, way)
        else:
            found.add((*way, further))
            if steps > 1:
                found |= paths(state, further, steps - 1, city, (*way, further))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_every_path_is_offered_once(seed: int) -> None:
    """GWT-4.1, GWT-4.2, GWT-4.3, GWT-15.1, GWT-6.24, GWT-6.39."""
    for state in moments(seed):
        offered = [action for action in state.legal() if MOVE.has(action)]
        if offered:
            top, seat = state.top(), int(state.player)
            steps = top.steps if isinstance(top, trail.HerderAction | trail.FreeMove) else state.step_limit(seat)
            walks = [tuple(place.removeprefix("node:") for place in state.targets(action)) for action in offered]

            assert sorted(walks) == sorted(
                paths(state, NODE_NAMES[state.herders[seat]], int(steps), not isinstance(top, trail.FreeMove))
            )


# --- the track

FORWARD: Final[dict[int, list[int]]] = {
    position: [position + 1] if position < LAST_SPACE else [] for position in range(POSITIONS)
}
for turnout, entry in enumerate(BOX["railroad"]["station"][:9]):
    FORWARD[entry["turnout"][0]].append(SPACES + turnout)
    FORWARD[SPACES + turnout] = [entry["turnout"][1]]
BACKWARD: Final[dict[int, list[int]]] = {
    position: [other for other in FORWARD if position in FORWARD[other]] for position in range(POSITIONS)
}


def one_step(state: State, seat: int, graph: dict[int, list[int]], position: int) -> set[int]:
    """Occupied spaces do not exist, occupied turnouts cannot be entered (GWT-6.11, GWT-6.12)."""
    found: set[int] = set()
    for further in graph[position]:
        taken = further != 0 and any(state.engines[other] == further for other in range(state.seats) if other != seat)
        if not taken:
            found.add(further)
        elif further < SPACES:
            found |= one_step(state, seat, graph, further)
    return found


def after(state: State, seat: int, graph: dict[int, list[int]], steps: int) -> list[set[int]]:
    """The positions after 0, 1, 2 .. steps."""
    found = [{int(state.engines[seat])}]
    for _ in range(steps):
        found.append(set().union(*[one_step(state, seat, graph, position) for position in found[-1]]))
    return found


def place_of(position: int) -> float:
    """A turnout lies between its two spaces."""
    return position if position < SPACES else int(BOX["railroad"]["station"][position - SPACES]["turnout"][0]) + 0.5


def test_where_engines_can_go() -> None:
    """GWT-6.10 to GWT-6.15, GWT-6.45: forward up to N, back exactly N, back as far as one likes, spaces counted."""
    luck = Random(3)
    state = table(4)
    crowded = [0, 3, 4, 5, 6, 7, 8, 40, 41, 42, 10, 37, 38, 48, 33]
    for _ in range(400):
        for seat in range(4):
            state.engines[seat] = crowded[luck.below(len(crowded))]
        if len({*state.engines}) < 4:
            continue
        ahead, behind = after(state, MISHA, FORWARD, 6), after(state, MISHA, BACKWARD, 2 * POSITIONS)
        for steps in range(1, 7):
            assert set(bits.members(railroad.forward_positions(state, MISHA, steps))) == set().union(
                *ahead[1 : steps + 1]
            )
            assert set(bits.members(railroad.back_positions(state, MISHA, steps))) == behind[steps]
        assert set(bits.members(railroad.all_behind(state, MISHA))) == set().union(*behind[1:])
        for target in bits.members(railroad.all_behind(state, MISHA)):
            low, high = place_of(target), place_of(int(state.engines[MISHA]))
            others = {int(state.engines[seat]) for seat in (0, 2, 3)} - {0}
            free = [space for space in range(SPACES) if low <= space < high and space not in others]
            assert len(free) == railroad.spaces_back(state, MISHA, target)


# --- objectives


def best_sum(state: State, seat: int) -> int:
    """Every card fulfilled, counted against its owner or, from the deck, left out: all ways (GWT-11.7 to GWT-11.9)."""
    player = view.view(state, seat)["players"][seat]
    deck: dict[str, int] = {}
    for row in (player["hand"], player["stack"], player["discard"]):
        for name, count in row.items():
            deck[name] = deck.get(name, 0) + count
    tiles = player["tiles"]
    have = {
        "building": len(player["buildings"]),
        "station": len(player["stations"]),
        "hazard": sum(count for name, count in tiles.items() if name.startswith("hazard")),
        "green_bandit": tiles.get("bandit:green", 0),
        "orange_bandit": tiles.get("bandit:orange", 0),
        "new_york": player["cities"].get("new_york", 0),
        "value3": sum(deck.get(name, 0) for name in ("black_angus", "longhorn", "corriente")),
        "shorthorn": sum(count for name, count in deck.items() if name.startswith("shorthorn")),
        "hereford": sum(count for name, count in deck.items() if name.startswith("hereford")),
    }
    area = [name for name, count in player["area"].items() for _ in range(count)]
    loose = [name for name, count in deck.items() if name in CARDS for _ in range(count)]
    sums = []
    for ways in product(*[["yes", "no"]] * len(area), *[["yes", "no", "out"]] * len(loose)):
        used = dict.fromkeys(have, 0)
        points = cards = 0
        for name, way in zip(area + loose, ways, strict=True):
            cards += way != "out"
            points += {"yes": CARDS[name]["vp"], "no": -CARDS[name]["penalty"], "out": 0}[way]
            for task in CARDS[name]["tasks"] if way == "yes" else []:
                used[task] += 1
        if all(used[task] <= have[task] for task in have):
            sums.append(points + 3 * (cards // 2) * ("objective_pairs" in player["masters"]))
    return max(sums)


@pytest.mark.parametrize("seat", [MASHA, MISHA])
def test_the_best_way_to_fulfil_objectives(seat: int) -> None:
    """GWT-11.7, GWT-11.8, GWT-11.9: no way of giving things to cards is better than the one that is scored."""
    luck = Random(seat + 7)
    for _ in range(60):
        state = table(3)
        names = [*ALL_OBJECTIVES, "aux_NY", "aux_NY", "aux_NY"]
        chosen = [names.pop(luck.below(len(names))) for _ in range(6)]
        cut = luck.below(4)
        play_before(state, seat, *chosen[:cut])
        own(state, seat, *chosen[cut:])
        own(state, seat, *["longhorn"] * luck.below(5), *["shorthorn4"] * luck.below(3), *["hereford5"] * luck.below(2))
        for kind in range(3, TILES, 3):
            state.taken[seat * TILES + kind] = luck.below(3)
        state.taken[seat * TILES + 4] = luck.below(3)
        state.stations[seat] = luck.below(32)
        state.cities[seat * CITIES + NEW_YORK] = luck.below(3)
        for number in range(luck.below(5)):
            state.trail[BUILDING_SPACES[number]] = seat * NUMBERS + number
            state.supply[seat] &= ~bits.bit(number)
        state.masters[seat] = luck.below(2) << MASTER_NAMES.index("objective_pairs")

        assert best_sum(state, seat) == sum(scoring.objective_points(state, seat, True))
        state.workers[seat * CRAFTS + luck.below(CRAFTS)] = 4 + luck.below(3)
        state.discs[seat] &= ~bits.bit(luck.below(DISCS))
        state.last = luck.below(3)
        sheet = scoring.score_sheet(state, seat)
        assert sum(sheet.values()) == scoring.points(state, seat)


# --- no seat is special


def turned(row: Any, seats: int) -> list[Any]:
    """What seat 0 has, seat 1 has at the other table."""
    return [row[(seat + 1) % seats] for seat in range(seats)]


def test_no_seat_is_special() -> None:
    """GWT-2.12, GWT-3.1: the same game with everybody one seat further: the same answers, the same ways to see it."""
    luck = Random(11)
    options = {"simmental": True}
    here, there = GAME.start(3, {**options, "first_seat": 0}), GAME.start(3, {**options, "first_seat": 1})
    size = GAME.observation_size(3)
    step = 0
    while here.player != OVER:
        action = anything(here, luck)
        here.apply(action)
        there.apply(action)
        step += 1
        if here.player >= 0:
            assert (here.player + 1) % 3 == there.player
            assert here.legal() == there.legal()
            if EXCHANGE.has(action) or step % 9 == 0:
                assert sound(there)
                for viewer in range(3):
                    mine, theirs = here.view(viewer), there.view((viewer + 1) % 3)
                    for player in [*mine["players"], *theirs["players"]]:
                        player.pop("colour")
                    assert mine["players"] == turned(theirs["players"], 3)
                    seen = [[9.5] * size, [9.5] * size]
                    GAME.observe(here, viewer, seen[0])
                    GAME.observe(there, (viewer + 1) % 3, seen[1])
                    assert seen[0] == seen[1]
                    assert 9.5 not in seen[0]
                    assert 0.0 in seen[0]
                    other = GAME.sample(there, viewer, Random(step))
                    assert turned([other.hand_size(seat) for seat in range(3)], 3) == [
                        here.hand_size(seat) for seat in range(3)
                    ]
    assert turned(there.scores(), 3) == here.scores()
    assert {name: here.count(8, card) for card, name in enumerate(CARD_NAMES)} == {
        name: there.count(9, card) for card, name in enumerate(CARD_NAMES)
    }
