"""Numbers and words of actions."""

import pytest

from igroteka.core.actions import ActionTable, Options, numbered
from igroteka.games.catan import actions
from igroteka.games.catan.actions import ACTIONS
from igroteka.games.catan.data.box import BOX
from igroteka.games.catan.game import GAME

DATA_NAMES = {"BUY_DEV": "BUY_CARD", "DRAW_DEV": "DRAW_CARD"}  # the two kinds that are called otherwise in the engine


def small_table() -> ActionTable:
    table = ActionTable()
    table.kind("pass")
    table.kind("move", numbered(3), ["left", "right"])
    table.outcome("coin", ["heads", "tails"])
    return table


def test_the_order_is_the_numbering() -> None:
    table = small_table()

    assert ["pass", "move 0 left", "move 0 right", "move 1 left", "move 1 right", "move 2 left", "move 2 right"] == [
        table.notation(action) for action in range(7)
    ]
    assert ["coin heads", "coin tails"] == [table.notation(action) for action in (7, 8)]
    assert 9 == table.size


def test_a_kind_knows_its_numbers() -> None:
    table = small_table()
    move = table.kinds[1]

    assert 5 == move.of(2, 0)
    assert (2, 0) == (move.a(5), move.b(5))
    assert [False, True, True, False] == [move.has(action) for action in (0, 1, 6, 7)]
    assert (1, 7) == (move.first, move.end)


def test_a_kind_with_one_parameter_gives_its_index_back() -> None:
    for edge in range(72):
        assert edge == actions.BUILD_ROAD.index(actions.BUILD_ROAD.of(edge))


def test_chance_is_a_kind_that_luck_says() -> None:
    assert [False, False, True] == [kind.chance for kind in small_table().kinds]


def test_kind_of_an_action() -> None:
    table = small_table()

    assert ["pass", "move", "move", "coin"] == [table.of(action).name for action in (0, 1, 6, 8)]


@pytest.mark.parametrize("text", ["", "move", "move 3 left", "move 0", "coin", "coin edge", "pass 1", "Pass"])
def test_what_cannot_be_read(text: str) -> None:
    assert -1 == small_table().parse(text)


def test_spaces_do_not_matter() -> None:
    assert 6 == small_table().parse("  move   2 right ")


def test_all_words_of_catan_are_read_back() -> None:
    words = [GAME.notation(action) for action in range(ACTIONS.size)]

    assert list(range(393)) == [GAME.parse(word) for word in words]
    assert 393 == len(set(words))


def test_the_table_of_the_data_file_is_the_table_of_the_engine() -> None:
    """CAT-14.2: kinds in the order of the data file, with its sizes, chance flags and rules."""
    kinds = [getattr(actions, DATA_NAMES.get(entry["kind"], entry["kind"])) for entry in BOX["actions"]]

    assert kinds == ACTIONS.kinds
    assert [(entry["size"], entry["chance"], entry["rule"]) for entry in BOX["actions"]] == [
        (kind.end - kind.first, kind.chance, kind.rule) for kind in ACTIONS.kinds
    ]


def test_first_numbers_are_the_sums_of_sizes() -> None:
    """CAT-14.2: the first index of a kind is the sum of the sizes before it."""
    before = 0
    for entry, kind in zip(BOX["actions"], ACTIONS.kinds, strict=True):
        assert before == kind.first
        before += entry["size"]

    assert BOX["action_space"]["player_actions"] == actions.DEAL_TERRAIN.first
    assert BOX["action_space"]["player_actions"] + BOX["action_space"]["chance_outcomes"] == before


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (0, "roll"),
        (1, "end"),
        (2, "road 0"),
        (14, "road 12"),
        (74, "settlement 0"),
        (181, "city 53"),
        (182, "buy"),
        (185, "plenty lumber lumber"),
        (199, "plenty ore ore"),
        (200, "plenty lumber"),
        (205, "monopoly lumber"),
        (210, "robber 0"),
        (229, "steal p0"),
        (233, "discard lumber"),
        (238, "bank lumber brick"),
        (257, "bank ore grain"),
        (258, "stop"),
        (259, "offer p0"),
        (267, "offer p0 p3"),
        (297, "cancel"),
        (298, "terrain forest"),
        (392, "stolen ore"),
    ],
)
def test_some_numbers_never_change(action: int, words: str) -> None:
    """CAT-14.2: recorded games and learned tables rely on the numbering."""
    assert words == GAME.notation(action)


def test_bank_trades_go_both_ways() -> None:
    for give in range(5):
        for get in range(5):
            if give != get:
                action = actions.bank_trade(give, get)
                assert (give, get) == (actions.bank_gives(action), actions.bank_gets(action))
    assert 20 == len({actions.bank_trade(give, get) for give in range(5) for get in range(5) if give != get})


def test_options_grow_and_keep_their_order() -> None:
    out = Options()
    for action in range(200):
        out.add(action)

    assert list(range(200)) == out.listed()
    out.count = 0
    assert [] == out.listed()
