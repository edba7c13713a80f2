"""How a search chooses on its way down: by promise where one seat is asked, by regret where seats choose in secret."""

from collections.abc import Callable
from typing import Any

from grotto.players.tree_reward import REWARD
from grotto.players.tree_rows import (
    ACTION,
    AVERAGE,
    EDGES,
    FIRST,
    NEXT,
    NO_NODE,
    OFFERED,
    PRIOR,
    REGRET,
    ROOT,
    SUM,
    VISITS,
    find_edge,
    last_edge,
    take_step,
)
from grotto.tabletop.chance import below

EXPLORE = 1000
SURE = 256  # the prior of what the rules of thumb like best
ONE = 1024  # the whole of a strategy
FAITH = 1024  # playouts that a mix by rule of thumb outweighs before it gives way to what was found
TRYING, STILL_TRYING, FOR_SO_LONG = 128, 24, 1000  # what of it is spent on trying everything, at first and at last

# -- Table Python from here on; the names that the game fills in ------------------

weigh: Callable[[Any, int, int, Any, Any], None]
is_mixed: Callable[[Any], bool]
swing: Callable[[Any], int]


def choose(
    game: Any, node: int, asked: int, answers: int, into: Any, values: Any, luck: Any, tree: Any, sealed: bool
) -> int:
    """An action of the seat asked, by what the tree knows; the rules of thumb where it has no room left."""
    if not offer(game, node, asked, answers, into, values, tree):
        weigh(game, asked, answers, into, values)
        take_step(tree, node, NO_NODE, asked, 0)
        return into[below(luck, answers)] if sealed else into[likeliest(answers, values)]  # type: ignore[no-any-return]
    if sealed:
        return draw_by_regret(node, asked, answers, into, values, luck, tree)
    edge = most_promising(node, answers, into, tree)
    take_step(tree, node, edge, asked, 0)
    return tree.edges[edge][ACTION]  # type: ignore[no-any-return]


def likeliest(answers: int, values: Any) -> int:
    best = 0
    for i in range(1, answers):
        if values[i] > values[best]:
            best = i
    return best


def offer(game: Any, node: int, asked: int, answers: int, into: Any, values: Any, tree: Any) -> bool:
    """Count each action as offered; those that are new get an edge. Whether there was room."""
    edges = tree.edges
    edge, new = 0, 0
    for i in range(answers):
        edge = find_edge(tree, node, into[i], edge)
        if edge == 0:
            new += 1
        else:
            edges[edge][OFFERED] += 1
            root = edges[edge][ROOT] + 1
            if root * root <= edges[edge][OFFERED]:
                edges[edge][ROOT] = root
    if new > 0:
        if tree.counts[EDGES] + new >= len(edges):
            return False
        weigh(game, asked, answers, into, values)
        add_edges(game, node, answers, into, values, tree)
    return True


def add_edges(game: Any, node: int, answers: int, into: Any, values: Any, tree: Any) -> None:
    """An edge for each action that has none, with what the rules of thumb think of it."""
    best = values[likeliest(answers, values)]
    doubt = 12 * swing(game)
    weights = is_mixed(game)
    last = last_edge(tree, node)
    for i in range(answers):
        if find_edge(tree, node, into[i], 0) == 0:
            tree.counts[EDGES] += 1
            edge = tree.counts[EDGES]
            prior = SURE * values[i] // max(1, best) if weights else SURE * doubt // (doubt + best - values[i])
            row = tree.edges[edge]
            row[ACTION], row[PRIOR], row[OFFERED], row[ROOT] = into[i], 1 + prior, 1, 1
            row[REGRET] = (1 + prior) * FAITH * ONE * REWARD // SURE if weights else 0
            if last == 0:
                tree.nodes[node][FIRST] = edge
            else:
                tree.edges[last][NEXT] = edge
            last = edge


def most_promising(node: int, answers: int, into: Any, tree: Any) -> int:
    """PUCT: the mean reward so far, and a bonus for what the prior likes and was seldom tried."""
    at, edges = tree.nodes[node], tree.edges
    usual = at[SUM] // at[VISITS] if at[VISITS] > 0 else REWARD // 2
    best, highest, edge = 0, -1, 0
    for i in range(answers):
        edge = find_edge(tree, node, into[i], edge)
        row = edges[edge]
        tried = row[VISITS]
        mean = row[SUM] // tried if tried > 0 else usual
        promise = mean + EXPLORE * row[PRIOR] * row[ROOT] // (SURE * (1 + tried))
        if promise > highest:
            best, highest = edge, promise
    return best


def draw_by_regret(node: int, asked: int, answers: int, into: Any, values: Any, luck: Any, tree: Any) -> int:
    """In proportion to what each action was missed so far, and now and then any action at all."""
    total = 0
    edge = 0
    for i in range(answers):
        edge = find_edge(tree, node, into[i], edge)
        values[i] = max(0, tree.edges[edge][REGRET])
        total += values[i]
    if total == 0:
        total = by_prior(node, answers, into, values, tree)
    tried = trying(tree.nodes[node][VISITS])
    drawn = draw_share(answers, values, total, tried, luck)
    remember_average(node, answers, into, values, total, tree)
    edge = find_edge(tree, node, into[drawn], 0)
    share = (ONE - tried) * values[drawn] // total + tried // answers
    take_step(tree, node, edge, asked, max(1, share))
    return into[drawn]  # type: ignore[no-any-return]


def by_prior(node: int, answers: int, into: Any, values: Any, tree: Any) -> int:
    total = 0
    for i in range(answers):
        values[i] = tree.edges[find_edge(tree, node, into[i], 0)][PRIOR]
        total += values[i]
    return total


def trying(visits: int) -> int:
    """The share that is spent on trying everything: less and less, for it blurs what the others answer to."""
    return STILL_TRYING + (TRYING - STILL_TRYING) * FOR_SO_LONG // (FOR_SO_LONG + visits)


def draw_share(answers: int, values: Any, total: int, tried: int, luck: Any) -> int:
    if below(luck, ONE) < tried:
        return below(luck, answers)
    left = portion(total, below(luck, ONE * ONE))
    place = 0
    while left >= values[place]:
        left -= values[place]
        place += 1
    return place


def portion(total: int, millionths: int) -> int:
    """So many of ONE * ONE parts of the total, without a product past 64 bits."""
    parts = ONE * ONE
    return total // parts * millionths + total % parts * millionths // parts


def remember_average(node: int, answers: int, into: Any, values: Any, total: int, tree: Any) -> None:
    """Later strategies count more, for they know more."""
    weight = tree.nodes[node][VISITS] + 1
    for i in range(answers):
        edge = find_edge(tree, node, into[i], 0)
        tree.edges[edge][AVERAGE] += weight * (ONE * values[i] // total)
