"""Not one card or elder is code: the data decide (NUS-8.1)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import error_text
from igroteka.games.nusfjord.data.box import BOX, CARD_NAMES
from igroteka.games.nusfjord.data.program import PROGRAM
from tests.games.nusfjord.invention import DECK, changed, entries
from tests.games.nusfjord.table import MASHA, MISHA, give, goods, me, offer, own, play, points, ships, table
from tests.games.saying import legal

HOUSE = Path(igroteka.__file__).parent / "games" / "nusfjord"
RULES = sorted([*(HOUSE / "rules").glob("*.py"), *HOUSE.glob("*.py"), HOUSE / "data" / "program.py"])
NUMBERS = {int(name) for name in CARD_NAMES}
PRINTED = [path for path in RULES if path.stem not in ("drawing", "text")]  # widths of lines are numbers too
NAMES = {entry["name_en"].lower() for entry in [*BOX["building"], *BOX["elder"]]}


@pytest.fixture(autouse=True)
def kept() -> Iterator[None]:
    """The cards of the tests again."""
    yield
    PROGRAM.install(DECK)


def block(text: str, number: int) -> tuple[int, int]:
    """Where the effects of a card stand."""
    start = text.index(f"\nnumber = {number}\ndeck")
    first = text.index("effects = [", start)
    end = re.compile(r"^\]|^effects = \[\]", re.MULTILINE)
    found = end.search(text, first)
    assert found
    return first, found.end()


def exchanged(one: int, other: int) -> str:
    """The deck with the effects of two cards exchanged."""
    first, last = block(DECK, one), block(DECK, other)
    assert first[1] < last[0]
    return (
        DECK[: first[0]]
        + DECK[last[0] : last[1]]
        + DECK[first[1] : last[0]]
        + DECK[first[0] : first[1]]
        + DECK[last[1] :]
    )


def test_no_card_number_in_the_rules() -> None:
    """NUS-8.1: neither a number nor a name of a card or an elder stands in the code."""
    assert len(PRINTED) > 20
    for path in PRINTED:
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant):
                value = node.value
                assert not (isinstance(value, int) and value in NUMBERS), f"{path.name}: {value}"
                assert not (isinstance(value, str) and value in CARD_NAMES), f"{path.name}: {value}"
            if isinstance(node, ast.Compare):
                text = ast.unparse(node)
                assert not re.search(r"\b(card|elder|owner)\b (==|!=|in) \(?\d", text), f"{path.name}: {text}"
                assert not re.search(r"(CARD|ELDER)_NAMES\.index", text), f"{path.name}: {text}"


def test_no_name_of_a_card_in_the_rules() -> None:
    """NUS-8.1: outside of docstrings and comments no name of a card or an elder."""
    for path in RULES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        told = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
                assert node.value.lower() not in NAMES, f"{path.name}: {node.value}"
            if isinstance(node, ast.Name):
                assert node.id.lower().replace("_", " ") not in NAMES - {"builder", "clearing"}, (
                    f"{path.name}: {node.id}"
                )


def test_exchanged_effects_change_the_game() -> None:
    """NUS-8.1: Fish Stand (four fish) and Boathouse (a free sloop) with each other's effects."""
    for card, wood, fleet, fish in (("101", 2, {"sloop": 1}, 0), ("103", 1, {}, 4)):
        state = table(3)
        offer(state, card)
        give(state, MASHA, wood=wood)
        play(state, "place build_building", f"build {card}", "site b1", "use", "ship sloop")
        assert (fleet, (0, fish, 0)) == (ships(state), goods(state))
    text = exchanged(101, 103)
    assert entries(text)[0]["101"]["effects"] == entries(DECK)[0]["103"]["effects"]
    PROGRAM.install(text)
    for card, wood, fleet, fish in (("103", 1, {"sloop": 1}, 0), ("101", 2, {}, 4)):
        state = table(3)
        offer(state, card)
        give(state, MASHA, wood=wood)
        play(state, "place build_building", f"build {card}", "site b1", "use", "ship sloop")
        assert (fleet, (0, fish, 0)) == (ships(state), goods(state))


def test_exchanged_rules_change_the_game() -> None:
    """NUS-8.1: Supply Storage (18 wood) and Stock Management (3 gold for a share)."""
    PROGRAM.install(exchanged(212, 218))
    state = table(3)
    own(state, MASHA, "218")
    assert {"wood": 18, "reserve": 8} == me(state)["limits"]
    play(state, "place issue_share")
    assert (0, 0, 2) == goods(state)
    state = table(3)
    own(state, MASHA, "212")
    play(state, "place issue_share")
    assert (0, 0, 3) == goods(state)
    assert {"wood": 12, "reserve": 8} == me(state)["limits"]


def test_prices_and_points_come_from_the_data() -> None:
    """NUS-8.1: another price and other points for Fish Stand."""
    first = DECK.index("\nnumber = 103\n")
    head, tail = DECK[:first], DECK[first:]
    tail = tail.replace("cost = { wood = 1, fish = 0, gold = 0 }", "cost = { wood = 0, fish = 0, gold = 2 }", 1)
    PROGRAM.install(head + tail.replace("vp = 0", "vp = 7", 1))
    state = table(3)
    offer(state, "103")
    give(state, MASHA, wood=9)
    assert "place build_building" not in legal(state)
    give(state, MASHA, gold=2)
    play(state, "place build_building", "site b1")

    assert (0, 4, 0) == goods(state)
    assert 7 == points(state)["buildings"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("number = 103", "number = 199"),
        ('op = "gain", fish = 4', 'op = "steal", fish = 4'),
        ('op = "gain", fish = 4', 'op = "gain", fsh = 4'),
        ('when = "built", do = [{ op = "gain", fish = 4', 'when = "bilt", do = [{ op = "gain", fish = 4'),
        ('per = "catch"', 'per = "cats"'),
        ('cond = "elders>=3"', 'cond = "elders=3"'),
        (
            'when = "anytime", do = [{ op = "exchange"',
            'when = "anytime", do = [{ op = "gain", to = "supply" }, { op = "exchange"',
        ),
        ('op = "gain", fish = 4, to', 'op = "sell_ship", prices = { sloop = 1 } }, { op = "gain", fish = 4, to'),
        ('sell_ship", prices', 'sell_ship", times = 2, prices'),
        ('when = "static"', 'when = "built"'),
    ],
)
def test_unknown_words_are_refused(old: str, new: str) -> None:
    """NUS-8.1: a slip in the data is found when it is read, and nothing changes."""
    assert old in DECK
    with pytest.raises(IgrotekaError) as refused:
        PROGRAM.install(DECK.replace(old, new))
    assert str(refused.value).startswith(("Card ", "Elder "))
    assert error_text(refused.value, "ru").startswith(("Карта ", "Старейшина "))
    state = table(3)
    offer(state, "103")
    give(state, MASHA, wood=1)
    play(state, "place build_building", "site b1")
    assert (0, 4, 0) == goods(state)
    own(state, MISHA, "122")
    give(state, MISHA, fish=4)
    assert ["trade 122 a"] == legal(state, "trade")


def when_built(*steps: object, **more: object) -> dict[str, Any]:
    return {"effects": [{"when": "built", "do": list(steps), **more}]}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"timing": "someday"}, "Card 106: unknown word “someday” (timing); known are immediately, whenever, anytime,"),
        ({"number": 156}, "Card 156: the printed number 106 stands in this place of the file and never changes."),
        ({"cost": {"wood": -1, "fish": 0, "gold": 0}}, "Card 106: nobody can pay wood = -1"),
        ({"cost": {"wood": 13, "fish": 0, "gold": 0}}, "Card 106: nobody can pay wood = 13"),
        ({"cost": {"wood": "one"}}, "Card 106: nobody can pay wood = one"),
        ({"cost": {"stone": 1}}, "Card 106: unknown word “stone” (cost); known are wood, fish, gold."),
        ({"vp": "many"}, "Card 106: “many” (vp) is not a whole number."),
        ({"vp": "*"}, "Card 106: the word “kind” is missing."),
        ({"effects": 5}, "Card 106: the effects cannot be read ("),
        ({"effects": [{"do": []}]}, "Card 106: the word “when” is missing."),
        ({"effects": [{"when": "tomorrow", "do": []}]}, "Card 106: unknown word “tomorrow” (when); known are built,"),
        (
            when_built({"op": "gian"}),
            "Card 106: unknown word “gian” (op); known are gain,",
        ),
        (when_built("gain"), "Card 106: the effects cannot be read ("),
        (
            when_built({"op": "pay", "silver": 1}),
            "Card 106: unknown word “silver” (pay);",
        ),
        (
            when_built(only_if="rich"),
            "Card 106: the condition “rich” cannot be read",
        ),
    ],
)
def test_a_slip_in_a_correction_is_told_in_a_sentence(fields: dict[str, Any], said: str) -> None:
    """NUS-8.1: the card and the word, interpreted or compiled, in both languages."""
    with pytest.raises(IgrotekaError) as refused:
        PROGRAM.install(changed(DECK, "106", fields))

    assert str(refused.value).startswith(said)
    assert error_text(refused.value, "ru").startswith("Карта 1")
