"""Where a search keeps what it found: rows of whole numbers for nodes, edges and the steps of the walk at hand."""

from typing import Any, NamedTuple

DEPTH = 48

# The columns of a node, an edge, a step and the counts. Nodes and edges have VISITS and SUM in the same places.
KEY, OTHER_KEY, VISITS, SUM, FIRST, NODE_WIDTH = 0, 1, 2, 3, 4, 5
ACTION, NEXT, PRIOR, OFFERED, ROOT, REGRET, AVERAGE, EDGE_WIDTH = 0, 1, 4, 5, 6, 7, 8, 9
AT_NODE, AT_EDGE, OF_SEAT, WITH_SHARE, STEP_WIDTH = 0, 1, 2, 3, 4
SEAT, NODES, EDGES, STEPS, ROOT_NODE, PLAYOUTS, COUNTS = 0, 1, 2, 3, 4, 5, 6
NO_NODE = -1


class Tree(NamedTuple):
    """`alias` says as which one an action counts when another seat does it in secret."""

    counts: Any
    nodes: Any
    edges: Any
    steps: Any
    alias: Any


# -- Table Python from here on --------------------------------------------------


def find_node(tree: Any, key: int, other_key: int) -> int:
    """The node's place, new if need be; NO_NODE once the tree is three quarters full."""
    nodes = tree.nodes
    size = len(nodes)
    at = key & (size - 1)
    while nodes[at][KEY] != 0:
        if nodes[at][KEY] == key + 1 and nodes[at][OTHER_KEY] == other_key:
            return at
        at = (at + 1) & (size - 1)
    if 4 * tree.counts[NODES] >= 3 * size:
        return NO_NODE
    tree.counts[NODES] += 1
    nodes[at][KEY], nodes[at][OTHER_KEY] = key + 1, other_key
    return at


def take_step(tree: Any, node: int, edge: int, seat: int, share: int) -> None:
    step = tree.steps[tree.counts[STEPS]]
    step[AT_NODE], step[AT_EDGE], step[OF_SEAT], step[WITH_SHARE] = node, edge, seat, share
    tree.counts[STEPS] += 1


def find_edge(tree: Any, node: int, action: int, before: int) -> int:
    """The edge of an action, or 0. Most often it is the one after the edge found before."""
    edges = tree.edges
    edge = edges[before][NEXT] if before != 0 else tree.nodes[node][FIRST]
    if edge != 0 and edges[edge][ACTION] == action:
        return edge  # type: ignore[no-any-return]
    edge = tree.nodes[node][FIRST]
    while edge != 0 and edges[edge][ACTION] != action:
        edge = edges[edge][NEXT]
    return edge  # type: ignore[no-any-return]


def last_edge(tree: Any, node: int) -> int:
    edge = tree.nodes[node][FIRST]
    while edge != 0 and tree.edges[edge][NEXT] != 0:
        edge = tree.edges[edge][NEXT]
    return edge  # type: ignore[no-any-return]
