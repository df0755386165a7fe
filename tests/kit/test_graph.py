"""A board of nodes and edges, and the longest trail on it."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.core.arrays import row
from igroteka.kit.graph import Graph, longest_trail

PAIRS = [list(pair) for pair in combinations(range(7), 2)]
HEXES = [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 0], [2, 6], [6, 7], [7, 8], [8, 9], [9, 3]]  # two that share 2-3


def is_trail(edges: list[list[int]], blocked: set[int]) -> bool:
    """Can all these edges be walked without lifting the finger? By Euler; a blocked node is cut apart first."""
    degree: dict[object, int] = {}
    group: dict[object, object] = {}

    def root(end: object) -> object:
        while group[end] != end:
            end = group[end]
        return end

    for number, pair in enumerate(edges):
        names: list[object] = [(number, end) if end in blocked else end for end in pair]
        for name in names:
            degree[name] = degree.get(name, 0) + 1
            group.setdefault(name, name)
        group[root(names[0])] = root(names[1])
    connected = len({root(name) for name in group}) == 1
    return connected and sum(count % 2 for count in degree.values()) in (0, 2)


def longest_by_force(edges: list[list[int]], blocked: set[int]) -> int:
    """The size of the largest set of edges that is a trail."""
    for size in range(len(edges), 0, -1):
        if any(is_trail(list(chosen), blocked) for chosen in combinations(edges, size)):
            return size
    return 0


def ends(edges: list[list[int]]) -> int:
    """The nodes at these edges, as bits."""
    return sum(1 << node for node in {node for pair in edges for node in pair})


def longest(nodes: int, edges: list[list[int]], blocked: tuple[int, ...] = ()) -> int:
    """All edges belong to owner 0."""
    mask = sum(1 << node for node in blocked)
    return longest_trail(Graph(nodes, edges), row([0] * len(edges)), 0, ends(edges), mask)


@settings(deadline=None, max_examples=150)
@given(
    st.lists(st.sampled_from(PAIRS), unique_by=tuple, min_size=1, max_size=9),
    st.lists(st.integers(0, 1), min_size=9, max_size=9),
    st.sets(st.integers(0, 6), max_size=3),
)
def test_longest_trail_on_any_small_graph(edges: list[list[int]], owners: list[int], blocked: set[int]) -> None:
    graph = Graph(7, edges)
    owned = row(owners[: len(edges)])
    mask = sum(1 << node for node in blocked)

    for owner in (0, 1):
        mine = [pair for pair, who in zip(edges, owners, strict=False) if who == owner]
        assert longest_by_force(mine, blocked) == longest_trail(graph, owned, owner, ends(mine), mask)


@settings(deadline=None, max_examples=150)
@given(st.sets(st.integers(0, 10)), st.sets(st.integers(0, 9), max_size=3))
def test_longest_trail_on_two_hexes(chosen: set[int], blocked: set[int]) -> None:
    owners = row([3 if edge in chosen else -4 for edge in range(11)])
    mask = sum(1 << node for node in blocked)

    mine = [HEXES[edge] for edge in sorted(chosen)]

    assert longest_by_force(mine, blocked) == longest_trail(Graph(10, HEXES), owners, 3, ends(mine), mask)


def test_nothing_is_owned() -> None:
    assert 0 == longest_trail(Graph(3, [[0, 1], [1, 2]]), row([1, 1]), 0, 0, 0)


@pytest.mark.parametrize("length", [1, 2, 7])
def test_a_row(length: int) -> None:
    assert length == longest(length + 1, [[node, node + 1] for node in range(length)])


def test_branches_do_not_add_up() -> None:
    assert 2 == longest(4, [[0, 1], [0, 2], [0, 3]])
    assert 3 == longest(6, [[0, 1], [1, 2], [1, 3], [3, 4], [3, 5]])


def test_a_ring_counts_whole() -> None:
    assert 6 == longest(10, HEXES[:6])


def test_a_ring_with_a_tail() -> None:
    assert 7 == longest(10, HEXES[:7])


def test_two_rings_that_share_an_edge() -> None:
    assert 11 == longest(10, HEXES)


def test_a_figure_eight() -> None:
    """Two triangles that share a node have all degrees even: any beginning will do."""
    assert 6 == longest(5, [[0, 1], [1, 2], [2, 0], [0, 3], [3, 4], [4, 0]])


def test_two_rings_apart() -> None:
    """The longer of two rings, neither of which has an odd node."""
    assert 4 == longest(7, [[0, 1], [1, 2], [2, 0], [3, 4], [4, 5], [5, 6], [6, 3]])


@pytest.mark.parametrize(
    ("blocked", "length"), [((), 4), ((0,), 4), ((4,), 4), ((1,), 3), ((2,), 2), ((1, 3), 2), ((0, 4), 4)]
)
def test_a_blocked_node_ends_a_walk(blocked: tuple[int, ...], length: int) -> None:
    assert length == longest(5, [[0, 1], [1, 2], [2, 3], [3, 4]], blocked)


def test_a_ring_with_a_blocked_node_still_counts_whole() -> None:
    assert 6 == longest(10, HEXES[:6], (3,))
    assert 3 == longest(10, HEXES[:6], (0, 3))


def test_a_tail_behind_a_blocked_node_does_not_add() -> None:
    assert 6 == longest(10, HEXES[:7], (2,))


def test_spokes_know_their_edges_and_far_nodes() -> None:
    graph = Graph(4, [[0, 1], [0, 2], [2, 3]])

    assert 2 == graph.spokes
    assert [0, 1, 0, -1, 1, 2, 2, -1] == list(graph.spoke_edge)
    assert [1, 2, 0, -1, 0, 3, 2, -1] == list(graph.spoke_node)
    assert ([0, 0, 2], [1, 2, 3]) == (list(graph.low), list(graph.high))
