"""The search: the same tree in both worlds, the same answer for the same dice, within its budget, and better for it."""

import random
from functools import cache
from statistics import mean, stdev
from typing import Any

import pytest

from grotto.games import GAMES, open_box
from grotto.players import player, rounds, sight, tree
from grotto.players.greedy import plain_world
from grotto.players.search import Budget, SearchPlayer, think_on
from grotto.players.thumbs import parts_of, thumbs_of
from grotto.players.tree_reward import REWARD
from grotto.players.tree_rows import (
    COUNTS,
    DEPTH,
    EDGE_WIDTH,
    NO_NODE,
    NODE_WIDTH,
    PLAYOUTS,
    ROOT_NODE,
    SEAT,
    STEP_WIDTH,
    Tree,
)
from grotto.tabletop.chance import started
from grotto.tabletop.worlds import as_it_is
from tests.every_game.tables import BOXES
from tests.players.tables import asked, in_mid_play, opened

playing = pytest.importorskip("grotto.native.playing")
BOX = open_box("digup")
compiles = pytest.mark.slow  # a quarter of a minute and more; `make check` searches in the small games of the tests
KEY = bytes(range(32))


def plain_copy(to: Any, of: Any) -> None:
    to[0] = of[0].copy()


def plain_tree(box: Any, table: Any, seat: int, playouts: int, nodes: int, edges: int) -> Tree:
    """The search as it is, without a compiler, over lists of whole numbers."""
    given = {tree.copy_table: plain_copy, rounds.copy_template: plain_copy}
    rules = box.world(as_it_is, given, forms=(*parts_of(thumbs_of(box)), *playing.FORMS))
    grown = Tree(
        [0] * COUNTS,
        [[0] * NODE_WIDTH for _ in range(nodes)],
        [[0] * EDGE_WIDTH for _ in range(edges)],
        [[0] * STEP_WIDTH for _ in range(DEPTH + 1)],
        playing.aliases(box),
    )
    grown.counts[SEAT], grown.counts[ROOT_NODE] = seat, NO_NODE
    rules.think([table], [table.copy()], [started(KEY)], box.row(), box.row(), grown, playouts)
    return grown


def native_tree(natives: Any, table: Any, seat: int, playouts: int, nodes: int, edges: int) -> Tree:
    thought = playing.NativeThought(natives, table, seat, KEY)
    thought.tree = playing.empty_tree(natives.box, seat, nodes, edges)
    thought.go_on(playouts)
    grown: Tree = thought.tree
    return grown


@cache
def natives(game: str) -> Any:
    return playing.NativePlayers(BOXES[game])


CASES = [
    ("lamp", 2, 0),
    ("lamp", 3, 9),
    ("lamp", 5, 31),
    ("digup", 2, 0),
    ("digup", 3, 14),
    ("digup", 2, 33),
    ("dragons", 3, 3),
    ("dragons", 4, 90),
    ("divers", 2, 0),
    ("divers", 3, 2),
]
MARKED = [pytest.param(*case, marks=compiles if case[0] in GAMES else ()) for case in CASES]


@pytest.mark.parametrize(("game", "seats", "answers"), MARKED)
@pytest.mark.parametrize("room", [(256, 2048), (16, 40)])
def test_plain_and_native_grow_the_same_tree(game: str, seats: int, answers: int, room: tuple[int, int]) -> None:
    """To the last number, also where the tree has no room left."""
    box = BOXES[game]
    table = in_mid_play(box, seats, answers)
    seat = box.plain.first_asked(table)
    plain = plain_tree(box, table, seat, 40, *room)
    native = native_tree(natives(game), table, seat, 40, *room)
    assert [part.tolist() for part in (native.counts, native.nodes, native.edges)] == [*plain[:3]]
    assert plain.counts[PLAYOUTS] == 40


@compiles
def test_the_same_dice_give_the_same_answer() -> None:
    table = in_mid_play(BOX, 2, 20)
    answers = [asked(BOX, table, player("search:300", BOX), seed=5) for _ in range(2)]
    assert answers[0] == answers[1]
    others = [asked(BOX, table, player("search:300", BOX), seed=seed).why[0].value for seed in range(6, 12)]
    assert len(set(others)) > 1


@compiles
def test_the_true_table_is_left_alone() -> None:
    table = in_mid_play(BOX, 2, 20)
    before = table.pack()
    asked(BOX, table, player("search:100", BOX))
    assert table.pack() == before


@compiles
def test_several_threads_share_the_budget_and_add_up() -> None:
    table = in_mid_play(BOX, 2, 20)
    it = SearchPlayer("search", BOX, Budget(playouts=400, threads=2))
    dice = random.Random(1)
    seen = sight(BOX, table, BOX.plain.first_asked(table), dice)
    found = it.search(natives("digup"), seen, [dice.randbytes(32) for _ in range(2)], 0.0)
    assert sum(entry.tried for entry in found.values()) == 400


class Counted:
    """Stands for a thought; the clock below moves by a millisecond with each playout."""

    def __init__(self) -> None:
        self.playouts = 0

    def go_on(self, playouts: int) -> None:
        self.playouts += playouts


BUDGETS = [(Budget(playouts=120), 120), (Budget(ms=200), 200), (Budget(120, 60), 100)]


@pytest.mark.parametrize(("budget", "playouts"), BUDGETS)
def test_the_budget_ends_the_search(budget: Budget, playouts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = Counted()
    monkeypatch.setattr("grotto.players.search.time.perf_counter", lambda: thought.playouts / 1000)
    think_on(thought, budget, 0.0)  # type: ignore[arg-type]
    assert thought.playouts == playouts


@compiles
def test_a_search_says_what_it_found() -> None:
    choice = asked(BOX, in_mid_play(BOX, 2, 20), player("search:400", BOX))
    assert choice.why[0].action == choice.action
    shares = [reason.arguments["share"] for reason in choice.why]
    assert shares == sorted(shares, reverse=True)
    assert all(0 < reason.value < 1 and reason.unit == "reward" for reason in choice.why)


def test_rewards_are_shares_of_a_win_and_a_lead() -> None:
    table = opened(BOX, 2)
    rules = plain_rewards()
    while table.asked:
        count = BOX.plain.count_answers(table, into := BOX.row())
        BOX.plain.act(table, BOX.plain.first_asked(table), into[count - 1], into)
    outcome = BOX.outcome(table)
    assert outcome is not None
    gained = [rules.reward(table, seat) for seat in range(2)]
    assert all(0 <= one <= REWARD for one in gained)
    assert abs(sum(gained) - REWARD) <= 2
    assert gained.index(max(gained)) in outcome.winners


@cache
def plain_rewards() -> Any:
    return BOX.world(as_it_is, forms=(*parts_of(thumbs_of(BOX)), *playing.FORMS))


def test_greedy_answers_until_the_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr("grotto.players.search.compile_search", lambda box, *_: compiled.append(box.name))
    monkeypatch.setattr(playing.NativePlayers, "is_compiled", lambda *_: False)
    monkeypatch.setattr("grotto.players.search.COMPILING", {})
    table = in_mid_play(BOX, 2, 20)
    hasty = player("search:5000", BOX, patient=False)
    choices = [asked(BOX, table, hasty) for _ in range(3)]
    assert choices == [asked(BOX, table, player("greedy", BOX))] * 3
    assert compiled == ["digup"]


def test_without_numba_a_search_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grotto.players.search.find_spec", lambda _: None)
    with pytest.raises(ValueError, match="search needs Numba"):
        player("search:100", BOX)
    hasty = player("level:5", BOX, patient=False)
    table = in_mid_play(BOX, 2, 20)
    assert asked(BOX, table, hasty).action == asked(BOX, table, player("greedy", BOX)).action


@pytest.mark.slow
def test_a_search_beats_rules_of_thumb() -> None:
    """Wherever the two differ, both answers are played out on the same tables with the same luck.

    A few games would say little: here each pair of playouts counts, and the gain must be beyond chance (two standard
    errors). The tables are others than those that the search has seen.
    """
    gains = [gain for deal in range(DEALS) for gain in gains_in(opened(BOX, 2, deal), deal)]
    assert len(gains) >= 20
    error = stdev(gains) / len(gains) ** 0.5
    assert mean(gains) > 2 * error > 0, f"{mean(gains):.1f} ± {error:.1f} of {REWARD}"


DEALS, PAIRS = 6, 40


def gains_in(table: Any, deal: int) -> list[float]:
    """What a search's answer brings more than that of the rules of thumb, for each question on which they differ."""
    it, other, gains = player("search:2000", BOX), player("greedy", BOX), []
    while table.asked:
        seat = BOX.plain.first_asked(table)
        mine, theirs = asked(BOX, table, it, deal).action, asked(BOX, table, other, deal).action
        if mine != theirs:
            gains.append(
                mean(played_out(table, seat, mine, n) - played_out(table, seat, theirs, n) for n in range(PAIRS))
            )
        BOX.plain.act(table, seat, theirs.number, BOX.row())
    return gains


def played_out(table: Any, seat: int, action: Any, number: int) -> int:
    """The reward of the seat on one of the tables it cannot tell from this one, after the action."""
    game, rules = table.copy(), plain_rewards()
    luck = started(bytes([number, *range(31)]))
    rules.deal_again(game, seat, luck, BOX.row())
    rules.act(game, seat, action.number, BOX.row())
    rules.play_greedily(game, luck, BOX.row(), BOX.row())
    reward: int = rules.reward(game, seat)
    return reward


def test_rules_of_thumb_are_one_world_a_game() -> None:
    assert plain_world("digup") is plain_world("digup")
