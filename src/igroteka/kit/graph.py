"""A board of nodes and edges, and the longest trail on it."""

from typing import Final

from igroteka.core.arrays import filled, i64, vec

NONE: Final = -1


class Graph:
    """Nodes with up to `spokes` edges each; edge and far node of spoke k of node n stand at n * spokes + k."""

    def __init__(self, nodes: i64, edges: list[list[int]]) -> None:
        at: list[list[tuple[int, int]]] = [[] for _ in range(nodes)]
        for edge, (low, high) in enumerate(edges):
            at[low].append((edge, high))
            at[high].append((edge, low))
        self.nodes: Final[i64] = nodes
        self.edges: Final[i64] = len(edges)
        self.spokes: Final[i64] = max(len(spokes) for spokes in at)
        self.spoke_edge: Final[vec[i64]] = filled(nodes * self.spokes, NONE)
        self.spoke_node: Final[vec[i64]] = filled(nodes * self.spokes, NONE)
        for node, spokes in enumerate(at):
            for number, (edge, far) in enumerate(spokes):
                self.spoke_edge[node * self.spokes + number] = edge
                self.spoke_node[node * self.spokes + number] = far
        self.low: Final[vec[i64]] = vec[i64]([ends[0] for ends in edges])
        self.high: Final[vec[i64]] = vec[i64]([ends[1] for ends in edges])


def longest_trail(graph: Graph, owners: vec[i64], owner: i64, nodes: i64, blocked: i64) -> i64:
    """The largest number of this owner's edges in one walk that uses none twice and passes through no blocked node.

    A longest walk begins where the owner has an odd number of edges or at a blocked node; a ring without such
    nodes may begin anywhere. So only those beginnings are tried. `nodes` are the ends of the owner's edges, as bits.
    """
    used = filled(graph.edges, 0)
    seen = filled(graph.edges, 0)
    best: i64 = 0
    for node in range(graph.nodes):
        if not nodes >> node & 1:
            continue
        degree: i64 = 0
        for spoke in range(node * graph.spokes, (node + 1) * graph.spokes):
            edge = graph.spoke_edge[spoke]
            if edge != NONE and owners[edge] == owner:
                degree += 1
        if degree & 1 or (degree > 0 and blocked >> node & 1):
            best = max(best, longest_from(graph, owners, owner, blocked, node, used, seen))
    for edge in range(graph.edges):
        if owners[edge] == owner and not seen[edge]:
            best = max(best, longest_from(graph, owners, owner, blocked, graph.low[edge], used, seen))
    return best


def longest_from(
    graph: Graph, owners: vec[i64], owner: i64, blocked: i64, node: i64, used: vec[i64], seen: vec[i64]
) -> i64:
    """The longest walk from a node over edges not used yet; marks every edge it meets as seen."""
    best: i64 = 0
    for spoke in range(node * graph.spokes, (node + 1) * graph.spokes):
        edge = graph.spoke_edge[spoke]
        if edge != NONE and owners[edge] == owner and not used[edge]:
            used[edge] = 1
            seen[edge] = 1
            far = graph.spoke_node[spoke]
            length: i64 = 1
            if not blocked >> far & 1:
                length += longest_from(graph, owners, owner, blocked, far, used, seen)
            used[edge] = 0
            best = max(best, length)
    return best
