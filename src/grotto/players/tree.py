"""A search through tables that could be: information-set Monte Carlo tree search in whole numbers. A form.

Each playout deals again what the searching seat cannot know, walks down the tree by actions, adds one node, and plays
on by rules of thumb. A node is what the searching seat can tell apart: how it came there (of what others do in secret
only that they did it), who is asked what, and the seat's own legal actions. Where one seat chooses, the walk weighs
what was found against what was seldom tried (PUCT, the rules of thumb as prior); where seats choose in secret, each
draws by its regrets, and what it drew on average is the answer: a pick that can be foreseen can be exploited.

No floats: plain and native grow the same tree.
"""

from collections.abc import Callable
from typing import Any

from grotto.players.tree_choosing import choose
from grotto.players.tree_learning import learn
from grotto.players.tree_rows import DEPTH, NO_NODE, PLAYOUTS, ROOT_NODE, SEAT, STEPS, VISITS, find_node, take_step

HASH, SALT, PEPPER = 0x7FFFFFFF, 1103515245, 1566083941

# -- Table Python from here on; the names that the game fills in ------------------

reopen: Callable[[Any, int], None]
play_greedily: Callable[[Any, Any, Any, Any], int]
deal_again: Callable[[Any, int, Any, Any], None]
settle: Callable[[Any, Any], int]
act: Callable[[Any, int, int, Any], int]
first_asked: Callable[[Any], int]
is_sealed: Callable[[Any], bool]


def think(root: Any, work: Any, luck: Any, into: Any, values: Any, tree: Any, playouts: int) -> None:
    """So many playouts from the root, each on another table that the searching seat cannot tell from it."""
    seat = tree.counts[SEAT]
    for _ in range(playouts):
        copy_table(work, root)
        deal_again(work[0], seat, luck[0], into)
        reopen(work[0], seat)
        walk(work[0], seat, luck[0], into, values, tree)
        play_greedily(work[0], luck[0], into, values)
        learn(work[0], tree)
        tree.counts[PLAYOUTS] += 1


def copy_table(to: Any, of: Any) -> None:
    to[0] = of[0]


def walk(game: Any, seat: int, luck: Any, into: Any, values: Any, tree: Any) -> None:
    """From the root to the first node that is new.

    `way` is how the seat came here; `joint` has, besides, what seats chose since in secret, which nobody knows before
    all have chosen.
    """
    way, other_way = 1, 2
    joint, other_joint = way, other_way
    tree.counts[STEPS] = 0
    answers = settle(game, into)
    while game.asked != 0 and tree.counts[STEPS] < DEPTH:
        asked = first_asked(game)
        key, other_key = keys_here(game, way, other_way, asked, seat, answers, into)
        node = find_node(tree, key, other_key)
        if node == NO_NODE:
            return
        if tree.counts[ROOT_NODE] == NO_NODE and asked == seat:
            tree.counts[ROOT_NODE] = node
        is_new = tree.nodes[node][VISITS] == 0
        sealed = is_sealed(game)
        if is_new and not sealed and tree.counts[STEPS] > 0:
            take_step(tree, node, NO_NODE, asked, 0)
            return
        action = choose(game, node, asked, answers, into, values, luck, tree, sealed)
        pending = game.asked & ~(1 << asked)
        answers = act(game, asked, action, into)
        known = action if asked == seat else tree.alias[action]
        joint, other_joint = mixed(joint, known, SALT), mixed(other_joint, known, PEPPER)
        if pending == 0:
            way, other_way = joint, other_joint


def keys_here(game: Any, way: int, other_way: int, asked: int, seat: int, answers: int, into: Any) -> tuple[int, int]:
    """What a node is known by. Two numbers, so that two nodes are not taken for one."""
    place = game.ask * 16 + asked
    key, other_key = mixed(way, place, SALT), mixed(other_way, place, PEPPER)
    if asked == seat:
        for i in range(answers):
            key, other_key = mixed(key, into[i], SALT), mixed(other_key, into[i], PEPPER)
    return key, other_key


def mixed(key: int, more: int, salt: int) -> int:
    turned = ((key ^ (more + 1)) * salt + 12345) & HASH
    return turned ^ (turned >> 15)
