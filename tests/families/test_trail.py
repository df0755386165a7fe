"""What the trail games share: walks, decks, disc corners, the best allocation."""

from itertools import product

import pytest

from igroteka.core.actions import Options
from igroteka.core.arrays import listed, row
from igroteka.core.chance import Random
from igroteka.families.trail import allocation, cards, discs, routes, thinking, words
from igroteka.families.trail.routes import NONE, Routes
from igroteka.kit.forecast import Forecast

# --- walks: a start, a fork with two branches, a meeting point, another fork, an end

NAMES = ["start", "fork", "left", "right1", "right2", "meet", "up", "down", "end"]
TRAIL = [1, NONE, 2, 3, 5, NONE, 4, NONE, 5, NONE, 6, 7, 8, NONE, 8, NONE, NONE, NONE]
END = NAMES.index("end")


def tiles(*lying: str) -> list[int]:
    """Tiles on these nodes; the forks always have one."""
    return [0 if name in (*lying, "fork", "meet") else NONE for name in NAMES]


def walks(lying: list[int], start: str, steps: int, to_end: bool = True) -> list[str]:
    """The routes that are offered, in words."""
    known = Routes(NAMES, TRAIL)
    out = Options()
    routes.offer_routes(known, row(lying), END, NAMES.index(start), steps, to_end, 0, out)
    return [known.words[out.items[place]] for place in range(out.count)]


def test_routes_name_the_branches() -> None:
    """A route is a target and the branch taken at every fork that is passed."""
    known = Routes(NAMES, TRAIL)

    assert NAMES == known.words[: len(NAMES)]
    assert {"meet left", "meet right1", "end left up", "end right1 down"} <= set(known.words)
    assert len(set(known.words)) == len(known.words)
    assert all(NAMES[known.nodes[place]] == word.split()[0] for place, word in enumerate(known.words))


def test_empty_spaces_are_passed() -> None:
    """Two empty branches are one way."""
    assert ["meet left"] == walks(tiles(), "fork", 1)
    assert {"left left", "meet left", "meet right1", "end right1 up"} == set(walks(tiles("left"), "fork", 2))


def test_steps_are_counted() -> None:
    """No farther than allowed, and no farther than the end."""
    everything = tiles(*NAMES)

    assert {"left left", "right1 right1"} == set(walks(everything, "fork", 1))
    assert {"left left", "right1 right1", "right2 right1", "meet left"} == set(walks(everything, "fork", 2))
    assert {"up up", "down down", "end up", "end down"} == set(walks(everything, "meet", 9))
    assert {"up up", "down down"} == set(walks(everything, "meet", 9, to_end=False))


def test_offers_are_sorted() -> None:
    """As every list of answers."""
    known = Routes(NAMES, TRAIL)
    numbers = [known.ways[word] for word in walks(tiles(*NAMES), "start", 9)]

    assert sorted(set(numbers)) == numbers


def test_the_nodes_of_a_path() -> None:
    """In order, without empty spaces, the last where it stops; out of reach there is none."""
    known = Routes(NAMES, TRAIL)
    lying = tiles("right2", "down")
    path = routes.path_to(known, row(lying), END, NAMES.index("start"), known.ways["end right1 down"])

    assert ["fork", "right2", "meet", "down", "end"] == [NAMES[node] for node in listed(path)]
    assert [] == listed(routes.path_to(known, row(lying), END, NAMES.index("meet"), known.ways["fork"]))


def test_paths_agree_with_offers() -> None:
    """Whatever is offered has a path of no more steps, with any tiles."""
    known = Routes(NAMES, TRAIL)
    for seed in range(20):
        luck = Random(seed)
        lying = tiles(*[name for name in NAMES if luck.below(2)])
        for steps in (1, 2, 3, 4):
            for word in walks(lying, "start", steps):
                path = listed(routes.path_to(known, row(lying), END, 0, known.ways[word]))
                assert 1 <= len(path) <= steps
                assert word.split()[0] == NAMES[path[-1]]


# --- decks


def test_cards_move() -> None:
    """Counts and sizes together."""
    counts, sizes = row([2, 1, 0, 0, 0, 3]), row([3, 3])
    cards.move_card(counts, sizes, 3, 0, 1, 0)
    assert ([1, 1, 0, 1, 0, 3], [2, 4]) == (listed(counts), listed(sizes))
    cards.move_all(counts, sizes, 3, 1, 0)
    assert ([2, 1, 3, 0, 0, 0], [6, 0]) == (listed(counts), listed(sizes))


# --- disc corners


@pytest.mark.parametrize(
    ("held", "dark", "money", "found"),
    [
        (0b1111, True, 9, 0b1111),
        (0b1111, False, 9, 0b0011),
        (0b1111, True, 2, 0b0111),
        (0b1100, False, 9, 0b1100),
        (0b1100, False, 2, 0b0100),
        (0b1110, False, 0, 0b0010),
        (0b1000, True, 3, 0),
        (0, True, 9, 0),
    ],
)
def test_corners_and_costs(held: int, dark: bool, money: int, found: int) -> None:
    """White spaces go anywhere, dark ones to dark targets, or anywhere when nothing else is left."""
    assert found == discs.spaces_for(held, 0b0011, dark, row([0, 0, 2, 4]), money)


# --- allocation


def best_by_trying(
    have: list[int], asked: list[list[int]], points: list[int], penalty: list[int], forced: int, every: int, extra: int
) -> int:
    """All ways: left out, counted against the owner, fulfilled."""
    best = -1000
    for choice in product((0, 1, 2), repeat=len(points)):
        if 0 in choice[:forced]:
            continue
        used = [sum(asked[card][task] for card, way in enumerate(choice) if way == 2) for task in range(len(have))]
        if all(spent <= there for spent, there in zip(used, have, strict=True)):
            value = sum(
                points[card] if way == 2 else -penalty[card] if way == 1 else 0 for card, way in enumerate(choice)
            )
            area = sum(way > 0 for way in choice)
            best = max(best, value + (extra * (area // every) if every else 0))
    return best


@pytest.mark.parametrize("seed", range(40))
def test_the_best_allocation(seed: int) -> None:
    """Against trying everything, with and without a reward for the size of the area."""
    luck = Random(seed)
    count, tasks = 2 + luck.below(5), 3
    have = [luck.below(4) for _ in range(tasks)]
    asked = [[luck.below(3) for _ in range(tasks)] for _ in range(count)]
    points = [1 + luck.below(6) for _ in range(count)]
    penalty = [luck.below(4) for _ in range(count)]
    forced = luck.below(count + 1)
    every, extra = [(0, 0), (1, 1), (2, 3), (1, 4)][seed % 4]
    found = allocation.Allocation(
        row(have),
        row(list(range(count))),
        forced,
        row([number for card in asked for number in card]),
        row(points),
        row(penalty),
        every,
        extra,
    )

    assert best_by_trying(have, asked, points, penalty, forced, every, extra) == found.best + found.bonus(found.area)
    assert have == listed(found.have)


@pytest.mark.parametrize("seed", range(60))
def test_the_best_points_without_and_with_trying(seed: int) -> None:
    """Where nothing can be fulfilled, and where something can: what the search finds."""
    luck = Random(seed)
    count, tasks = luck.below(6), 3
    have = row([luck.below(3) for _ in range(tasks)])
    asked = row([luck.below(4) for _ in range((count + 1) * tasks)])
    points, penalty = row([1 + luck.below(6) for _ in range(count)]), row([luck.below(4) for _ in range(count)])
    cards, forced = row(list(range(count))), luck.below(count + 1)
    every, extra = [(0, 0), (0, 0), (2, 3)][seed % 3]
    found = allocation.Allocation(have, cards, forced, asked, points, penalty, every, extra)

    assert (found.best, found.bonus(found.area)) == allocation.best_points(
        have, cards, forced, asked, points, penalty, every, extra
    )


def test_equal_cards() -> None:
    """Several copies of one card are decided once."""
    found = allocation.Allocation(row([3]), row([0] * 12), 4, row([1]), row([5]), row([2]), 0, 0)

    assert 3 * 5 - 2 == found.best


# --- distances and the way ahead


def test_distances_count_spaces_by_the_shorter_branch() -> None:
    assert [5, 4, 3, 4, 3, 2, 1, 1, 0] == listed(routes.distances(Routes(NAMES, TRAIL), END))


class Stops(thinking.Way):
    """Every stop brings what it is said to bring, every hand takes one."""

    def __init__(self, gains: dict[str, float], hands: set[str]) -> None:
        super().__init__(Routes(NAMES, TRAIL), END)
        self.gains = gains
        self.hands = hands

    def fee(self, node: int) -> float:
        return 1.0 if NAMES[node] in self.hands else 0.0

    def stop(self, node: int) -> float:
        return self.gains.get(NAMES[node], 0.0)


def promised(way: Stops, lying: list[int], limit: int) -> dict[str, float]:
    """By node, without those that promise nothing."""
    return {name: worth for name, worth in zip(NAMES, way.promises(row(lying), limit), strict=True) if worth}


def test_the_way_ahead_takes_the_better_branch() -> None:
    way = Stops({"left": 2.0, "right2": 3.0, "down": 1.0}, set())

    assert {"start": 4.0, "fork": 4.0, "left": 1.0, "right1": 4.0, "right2": 1.0, "meet": 1.0} == promised(
        way, tiles("left", "right2", "down"), 3
    )


def test_hands_on_the_way_take_their_fee_and_can_be_walked_around() -> None:
    way = Stops({"left": 2.0, "right2": 2.5}, {"right1"})

    assert 2.0 == promised(way, tiles("left", "right1", "right2"), 3)["fork"]
    assert 2.5 == promised(way, tiles("left", "right2"), 3)["fork"]


def test_what_is_out_of_reach_needs_a_stop_on_the_way() -> None:
    way = Stops({"meet": 3.0, "left": -1.0, "right1": -2.0, "right2": -2.0}, set())
    everything = tiles(*NAMES)

    assert 2.0 == promised(way, everything, 1)["fork"]
    assert 3.0 == promised(way, everything, 2)["fork"]


# --- what a seat may expect


class Table:
    """By seat: points, what a seat has beside them, and what its way promises."""

    def __init__(self, points: list[int], more: list[float], ways: list[float], finished: bool = False) -> None:
        self.points, self.more, self.ways, self.finished = points, more, ways, finished
        self.seats = len(points)


class Expected(thinking.Outlook):
    """Half of the game is left, and a forecast believes three quarters of a promise."""

    def __init__(self) -> None:
        super().__init__(Forecast([0.0] * 11, [0.0] * 11, [0.75] * 11))

    def remaining(self, state: Table) -> float:
        return 0.5

    def standing(self, state: Table, seat: int, left: float) -> float:
        return state.points[seat] + state.more[seat]

    def standing_parts(self, state: Table, seat: int, left: float) -> dict[str, float]:
        return {"points": float(state.points[seat]), "more": state.more[seat]}

    def way(self, state: Table, seat: int) -> float:
        return state.ways[seat]

    def final_worth(self, state: Table, seat: int) -> float:
        return 1000.0 + state.points[seat]

    def points(self, state: Table, seat: int) -> int:
        return state.points[seat]

    def score_sheet(self, state: Table, seat: int) -> dict[str, int]:
        return {"points": state.points[seat]}


def test_a_seat_expects_what_it_has_and_what_its_way_promises() -> None:
    """And is so much better off than the best of the others."""
    table = Table([10, 20, 5], [4.0, 0.0, 1.0], [2.0, 1.0, 0.0])

    assert [-5.0, 5.0, -15.0] == [Expected().value(table, seat) for seat in range(3)]
    assert {"points": 10.0, "more": 4.0, "way": 2.0} == Expected().parts(table, 0)
    assert 0.5 == Expected().left(table)
    assert 10 + 0.75 * (4.0 + 2.0) == Expected().forecast(table, 0, 0.5)


def test_when_all_is_over_the_points_are_what_counts() -> None:
    table = Table([10, 20], [4.0, 0.0], [2.0, 1.0], finished=True)

    assert 101.0 == Expected().value(table, 0)
    assert {"points": 10.0} == Expected().parts(table, 0)
    assert 0.0 == Expected().left(table)
    assert 10.0 == Expected().forecast(table, 0, 0.0)


# --- numbers of houses


def test_houses_are_counted_along_the_trail() -> None:
    kinds = {"start": "start", "a": "neutral", "a1": "building", "h1": "hazard", "b": "neutral", "town": "town"}

    found = words.house_numbers({"id": id, "kind": kind} for id, kind in kinds.items())

    assert {"a": 1, "a1": 2, "b": 3} == found
    assert ["2 a1", "12abc"] == [words.numbered(2, "a1", 4), words.numbered(12, "abc", 5)]
