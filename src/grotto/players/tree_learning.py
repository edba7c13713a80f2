"""What a playout brought, carried back up the tree to every step that led there."""

from typing import Any

from grotto.players.tree_choosing import ONE
from grotto.players.tree_reward import REWARD, reward
from grotto.players.tree_rows import (
    AT_EDGE,
    AT_NODE,
    FIRST,
    NEXT,
    NO_NODE,
    OF_SEAT,
    REGRET,
    STEPS,
    SUM,
    VISITS,
    WITH_SHARE,
)

# -- Table Python from here on --------------------------------------------------


def learn(game: Any, tree: Any) -> None:
    for number in range(tree.counts[STEPS]):
        step = tree.steps[number]
        gained = reward(game, step[OF_SEAT])
        at = tree.nodes[step[AT_NODE]]
        if step[WITH_SHARE] > 0:
            regret(tree, step[AT_NODE], step[AT_EDGE], step[WITH_SHARE], gained)
        at[VISITS] += 1
        at[SUM] += gained
        if step[AT_EDGE] != NO_NODE:
            tree.edges[step[AT_EDGE]][VISITS] += 1
            tree.edges[step[AT_EDGE]][SUM] += gained


def regret(tree: Any, node: int, chosen: int, share: int, gained: int) -> None:
    """By how much better than usual it went: credit for the action drawn, the rarer the more, against all the others.

    What is expected of the sum is the true regret; measured against the usual reward it varies least.
    """
    at = tree.nodes[node]
    usual = at[SUM] // at[VISITS] if at[VISITS] > 0 else REWARD // 2
    better = gained - usual
    edge = at[FIRST]
    while edge != 0:
        tree.edges[edge][REGRET] -= better * ONE
        edge = tree.edges[edge][NEXT]
    tree.edges[chosen][REGRET] += better * (ONE * ONE // share)
