"""Walks along a trail: a route is a target and the branch taken at each fork on the way.

Between two locations there is never a fork: forks of both games lie under buildings that are always there.
"""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.arrays import filled, i64, row, vec

NONE: Final = -1
BRANCHES: Final = 2
LONGEST: Final = 16  # nobody makes more steps at once


class Routes:
    """Every walk that can be told apart from where it begins: `node` is where it has come, `next` goes one space on.

    The first routes are the nodes, where walks begin; `trail` has the nodes that follow at node * BRANCHES + branch.
    """

    def __init__(self, names: list[str], trail: list[int]) -> None:
        self.words: Final[list[str]] = []
        self.nodes: Final[list[int]] = []
        self.ways: Final[dict[str, int]] = {}
        for place in range(len(names)):
            self.add(place, names[place], "")
        onward: list[int] = []
        route = 0
        while route < len(self.nodes):  # grows while it is read
            node, taken = self.nodes[route], self.words[route].partition(" ")[2]
            forks = trail[node * BRANCHES + 1] != NONE
            for branch in range(BRANCHES):
                further = trail[node * BRANCHES + branch]
                if further == NONE:
                    onward.append(NONE)
                else:
                    way = f"{taken} {names[further]}".strip() if forks else taken
                    onward.append(self.add(further, names[further], way))
            route += 1
        self.node: Final[vec[i64]] = row(self.nodes)
        self.next: Final[vec[i64]] = row(onward)  # route * BRANCHES + branch

    def add(self, node: int, name: str, taken: str) -> int:
        """The number of a route, new or known."""
        word = f"{name} {taken}".strip()
        if word not in self.ways:
            self.ways[word] = len(self.words)
            self.words.append(word)
            self.nodes.append(node)
        return self.ways[word]


def distances(routes: Routes, end: i64) -> vec[i64]:
    """Spaces from each node to the end by the shortest way; nodes are numbered along the way."""
    found = filled(end + 1, 0)
    for back in range(end):
        node = end - 1 - back
        found[node] = end
        for branch in range(BRANCHES):
            route = routes.next[node * BRANCHES + branch]
            if route != NONE:
                found[node] = min(found[node], found[routes.node[route]] + 1)
    return found


def next_location(routes: Routes, tiles: vec[i64], end: i64, route: i64, branch: i64) -> i64:
    """The route from a location, by a branch, to the next one; spaces without a tile do not count."""
    route = routes.next[route * BRANCHES + branch]
    while route != NONE and tiles[routes.node[route]] == NONE and routes.node[route] != end:
        route = routes.next[route * BRANCHES]
    return route


def offer_routes(
    routes: Routes, tiles: vec[i64], end: i64, route: i64, steps: i64, to_end: bool, first_action: i64, out: Options
) -> None:
    """Every path of at most so many steps; of two branches without a tile the first stands for both."""
    first = next_location(routes, tiles, end, route, 0)
    for branch in range(BRANCHES):
        further = first if branch == 0 else next_location(routes, tiles, end, route, 1)
        if further == NONE or (branch == 1 and routes.node[further] == routes.node[first]):
            continue
        if routes.node[further] == end:
            if to_end:
                insert(out, first_action + further)
        else:
            insert(out, first_action + further)
            if steps > 1:
                offer_routes(routes, tiles, end, further, steps - 1, to_end, first_action, out)


def insert(out: Options, action: i64) -> None:
    """Add an action where it belongs: answers are listed in ascending order."""
    out.add(action)
    place = out.count - 1
    while place > 0 and out.items[place - 1] > action:
        out.items[place] = out.items[place - 1]
        place -= 1
    out.items[place] = action


def find_path(
    routes: Routes, tiles: vec[i64], end: i64, route: i64, target: i64, left: i64, path: vec[i64], depth: i64
) -> i64:
    """Write the nodes on the way to a route into `path`; how many they are, 0 if it is out of reach."""
    first = next_location(routes, tiles, end, route, 0)
    for branch in range(BRANCHES):
        further = first if branch == 0 else next_location(routes, tiles, end, route, 1)
        if further == NONE or (branch == 1 and routes.node[further] == routes.node[first]):
            continue
        path[depth] = routes.node[further]
        if further == target:
            return depth + 1
        if left > 1 and depth + 1 < LONGEST and routes.node[further] != end:
            found = find_path(routes, tiles, end, further, target, left - 1, path, depth + 1)
            if found > 0:
                return found
    return 0


def path_to(routes: Routes, tiles: vec[i64], end: i64, start: i64, route: i64) -> vec[i64]:
    """The locations of a route that begins at a node, the last where it stops."""
    path = filled(LONGEST, NONE)
    length = find_path(routes, tiles, end, start, route, LONGEST, path, 0)
    return path[:length]
