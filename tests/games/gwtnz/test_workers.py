"""Hiring and investing (NZ-14.1, NZ-14.2)."""

import pytest

from igroteka.core.arrays import listed
from igroteka.core.chance import Random
from igroteka.games.gwtnz.data.box import (
    BONUS_TILES,
    CARD_NAMES,
    CRAFT_NAMES,
    CRAFT_SPACES,
    JOB_PRICE,
    JOB_ROWS,
    NONE,
    ROW_PRICE,
    ROWS,
    SAILOR,
    SEATS,
    SHEEP,
    SHEPHERD,
)
from igroteka.games.gwtnz.data.program import CHOICES, CRAFT_ALT
from igroteka.games.gwtnz.rules import hiring, investing, sheep
from igroteka.games.gwtnz.state import BOXED, MARKET, SHEEP_STACK, State
from igroteka.kit import bits
from tests.games.gwtnz.table import (
    MASHA,
    MISHA,
    arrive,
    asked,
    discarded,
    hand,
    job,
    joker,
    legal,
    market,
    own,
    points,
    purse,
    question,
    refusal,
    say,
    sound,
    stack,
    stall,
    table,
    tokens,
    workers,
    workers_before,
)


def hires(modifier: int = 0, pounds: int = 40) -> State:
    """The action, with a sailor in every row and a shepherd in the first."""
    state = table()
    for row in range(1, JOB_ROWS + 1):
        job(state, row, "sailor")
    job(state, 1, "shepherd")
    state.pounds[MASHA] = pounds
    return asked(state, hiring.Hire(MASHA, modifier))


@pytest.mark.parametrize("modifier", [-2, 0, 3, -99])
def test_the_price_of_a_worker(modifier: int) -> None:
    """NZ-14.1: that of the row, dearer or cheaper, not below 0."""
    for row in range(1, JOB_ROWS + 1):
        state = hires(modifier)
        say(state, f"hire {row} sailor")
        assert 40 - max(0, JOB_PRICE[row - 1] + modifier) == state.pounds[MASHA]
        assert 2 == state.hired(MASHA, SAILOR)
        assert not state.jobs[SAILOR] >> row - 1 & 1


def test_too_dear_and_absent() -> None:
    """NZ-14.1, NZ-15.3: money in full; an empty column offers nobody."""
    cheapest = min(listed(JOB_PRICE))
    state = hires(0, cheapest)

    assert [f"hire {JOB_ROWS} sailor", "decline"] == legal(state)
    assert ("too-dear", "NZ-14.1") == refusal(state, "hire 1 sailor")
    assert ("no-worker", "NZ-14.1") == refusal(state, "hire 1 shearer")


def test_no_worker_at_all() -> None:
    """NZ-15.3: the action cannot be chosen."""
    state = table()
    state.pounds[MASHA] = 40
    arrive(state, MASHA, "A")

    assert ("nothing-to-gain", "NZ-15.3") == refusal(state, "local 1 a")


def test_a_full_row() -> None:
    """NZ-14.1: five spaces, the first printed."""
    state = table()
    workers(state, MASHA, sailor=5)
    job(state, 1, "sailor", "shepherd")
    state.pounds[MASHA] = 40
    asked(state, hiring.Hire(MASHA, 0))

    assert ("row-full", "NZ-14.1") == refusal(state, "hire 1 sailor")
    assert ["hire 1 shepherd", "decline"] == legal(state)


@pytest.mark.parametrize("craft", CRAFT_NAMES)
@pytest.mark.parametrize("space", range(1, CRAFT_SPACES))
def test_immediate_actions(craft: str, space: int) -> None:
    """NZ-14.1, NZ-18.3: that of the space just filled, at once or never."""
    place = CRAFT_NAMES.index(craft)
    state = table()
    workers(state, MASHA, **{craft: space})
    market(state, "lincoln", "corriedale", "hampshire", "ryeland", "suffolk", "dorset_horn")
    job(state, 1, craft)
    hand(state, MASHA, "merino")
    state.pounds[MASHA] = 60
    asked(state, hiring.Hire(MASHA, 0))
    say(state, f"hire 1 {craft}")
    alt = CRAFT_ALT[(place * CRAFT_SPACES + space) * CHOICES]
    word = tokens(alt)[0].split(":")[0] if alt != NONE else ""
    asks = {"build": "Build", "buy_sheep": "BuySheep", "market_buy": "PickSheep", "ship": "Ship", "card": "TakeCard"}
    asks |= {"discard": "Immediate", "market_take": "Immediate"}

    if word in asks:
        assert (asks[word], MASHA) == question(state)
        assert {"decline", "done"} & set(legal(state))
    elif word in ("gold", "exchange", "pathfinder"):
        assert 1 == {"gold": state.gold, "exchange": state.tokens, "pathfinder": state.pathfinder}[word][MASHA]
    else:
        assert "" == word
        assert (60 - JOB_PRICE[0], 0, 0, 0) == purse(state)
    assert space + 1 == state.hired(MASHA, place)


def test_an_immediate_action_may_be_skipped() -> None:
    """NZ-14.1, NZ-14.17."""
    state = table()
    workers(state, MASHA, sailor=workers_before("sailor", "discard:sheep", "certificate:1"))
    job(state, 1, "sailor")
    hand(state, MASHA, "merino")
    state.pounds[MASHA] = 40
    asked(state, hiring.Hire(MASHA, 0))
    say(state, "hire 1 sailor", "decline")

    assert {} == discarded(state)
    assert 0 == state.certificates[MASHA]


DEAR = [
    ("shepherd", "market_buy", "PickSheep", "pick"),
    ("shepherd", "buy_sheep", "BuySheep", "buy"),
    ("craftsman", "build", "Build", "build"),
]


def hires_last(craft: str, word: str, *held: str, below: tuple[str, ...] = ()) -> State:
    """Somebody hires a worker with the last pounds; the immediate action of the space costs more."""
    state = table()
    start = CRAFT_NAMES.index(craft) * CRAFT_SPACES
    alternatives = [CRAFT_ALT[(start + space) * CHOICES] for space in range(CRAFT_SPACES)]
    space = next(space for space, alt in enumerate(alternatives) if alt != NONE and tokens(alt)[0].startswith(word))
    workers(state, MASHA, **{craft: space})
    market(state, "hampshire", "ryeland")
    for card in range(SHEEP):
        while state.count(SHEEP_STACK, card):
            state.move_card(SHEEP_STACK, BOXED, card)
    job(state, 1, craft)
    stack(state, MASHA, *below, *["shropshire"] * 5)
    hand(state, MASHA, *held)
    state.pounds[MASHA] = JOB_PRICE[0]
    asked(state, hiring.Hire(MASHA, 0))
    say(state, f"hire 1 {craft}")
    return state


@pytest.mark.parametrize(("craft", "word", "asks", "verb"), DEAR)
def test_an_immediate_action_that_a_card_could_pay(craft: str, word: str, asks: str, verb: str) -> None:
    """NZ-14.1, NZ-13.1: it is asked about, and with the money of the cards it is done."""
    state = hires_last(craft, word, *["ferry"] * 5)
    assert (asks, MASHA) == question(state)
    assert [] == legal(state, verb)
    assert {"decline", "done"} & set(legal(state))
    for _ in range(5):
        say(state, "show ferry")
        state.roll(Random(2))

    assert 10 == state.pounds[MASHA]
    say(state, legal(state, verb)[0])
    assert 10 > state.pounds[MASHA]


@pytest.mark.parametrize(("craft", "word", "asks", "verb"), DEAR)
def test_whoever_may_hold_such_a_card_is_asked(craft: str, word: str, asks: str, verb: str) -> None:
    """NZ-14.1, NZ-1.4: with the card in hand or in the draw stack, for silence would tell; else nobody is."""
    assert (asks, MASHA) == question(hires_last(craft, word, "ferry"))
    assert (asks, MASHA) == question(hires_last(craft, word, "merino", below=("ferry",)))
    assert (asks, MASHA) != question(hires_last(craft, word, "merino"))


@pytest.mark.parametrize("tokens_left", [0, 1])
def test_a_token_could_bring_the_card(tokens_left: int) -> None:
    """NZ-14.1, NZ-13.7: from the discard pile only with a token, which shuffles it."""
    state = hires_last("shepherd", "market_buy", "merino")
    own(state, MASHA, "ferry")
    state.tokens[MASHA] = tokens_left
    state.pounds[MASHA] = 0
    ryeland = bits.bit(CARD_NAMES.index("ryeland"))
    asked(state, sheep.PickSheep(MASHA, 1, ryeland, 4))

    assert (tokens_left == 1) == (("PickSheep", MASHA) == question(state))


@pytest.mark.parametrize(("craft", "word", "asks", "verb"), DEAR)
def test_money_alone_does_not_help(craft: str, word: str, asks: str, verb: str) -> None:
    """NZ-14.1, NZ-15.3: nothing in the market, no building left: nothing is asked, whatever is in hand."""
    state = hires_last(craft, word, "ferry")
    frame = state.top()
    for card in range(SHEEP):
        while state.count(MARKET, card):
            state.move_card(MARKET, BOXED, card)
    state.supply[MASHA] = 0
    asked(state, frame)

    assert (asks, MASHA) != question(state)


def test_without_a_card_the_cost_cannot_be_paid() -> None:
    """NZ-14.12: an objective is no sheep."""
    state = table()
    workers(state, MASHA, sailor=workers_before("sailor", "discard:sheep", "certificate:1"))
    job(state, 1, "sailor")
    hand(state, MASHA, "obj1")
    state.pounds[MASHA] = 40
    asked(state, hiring.Hire(MASHA, 0))
    say(state, "hire 1 sailor")

    assert ["decline"] == legal(state)
    assert ("cannot-pay", "NZ-14.12") == refusal(state, "use a")


def test_hire_build_gold() -> None:
    """NZ-18.3, NZ-20.5: immediate actions nest; the inner one is finished before the outer goes on."""
    state = table()
    workers(state, MASHA, craftsman=workers_before("craftsman", "build:2"))
    job(state, 1, "craftsman")
    job(state, 2, "sailor")
    state.pounds[MASHA] = 60
    arrive(state, MASHA, "A")
    say(state, "local 1 a", "hire 1 craftsman")
    assert ("Build", MASHA) == question(state)
    assert not legal(state, "local")
    say(state, legal(state, "build")[0])

    assert 1 == state.gold[MASHA]
    assert ["local 2 a"] == legal(state, "local")


# --- investing


def invests(modifier: int = 0, pounds: int = 40, gold: int = 0) -> State:
    """The action, with tiles in the first row and in the token's own row."""
    state = table(4)
    stall(state, 1, "joker", "exchange4", "gold", "prestige")
    stall(state, 2, "romney", "ribbon", "perm_wool", "pathfinder")
    stall(state, 3, "ship")
    state.row, state.filled = 2, 1
    state.pounds[MASHA], state.gold[MASHA] = pounds, gold
    return asked(state, investing.Invest(MASHA, modifier))


@pytest.mark.parametrize("modifier", [0, 3])
@pytest.mark.parametrize("row", [1, 2])
def test_the_price_of_a_tile(modifier: int, row: int) -> None:
    """NZ-14.2: that of the row."""
    state = invests(modifier)
    say(state, f"invest {row} {'gold' if row == 1 else 'perm_wool'}")

    assert 40 - ROW_PRICE[row - 1] - modifier == state.pounds[MASHA]


def test_never_from_the_tokens_row() -> None:
    """NZ-14.2: only rows above it; when it has left the market all of them."""
    state = invests()
    assert ("token-row", "NZ-14.2") == refusal(state, "invest 3 ship")
    state.row, state.filled, state.last = ROWS, 0, MISHA
    assert "invest 3 ship" in legal(state)


def test_extra_costs() -> None:
    """NZ-14.2: gold and certificates, never reduced."""
    state = invests(-99)
    prestige = next(tile for tile in BONUS_TILES if tile["id"] == "prestige")
    ribbon = next(tile for tile in BONUS_TILES if tile["id"] == "ribbon")
    assert ("too-little-gold", "NZ-14.2") == refusal(state, "invest 1 prestige")
    assert ("too-few-certificates", "NZ-14.2") == refusal(state, "invest 2 ribbon")
    state.gold[MASHA], state.certificates[MASHA] = prestige["gold_cost"], ribbon["certificate_cost"]
    other = state.copy()
    say(state, "invest 1 prestige")
    say(other, "invest 2 ribbon")

    assert (40, 0) == (state.pounds[MASHA], state.gold[MASHA])
    assert (40, 0) == (other.pounds[MASHA], other.certificates[MASHA])
    assert prestige["vp"] == points(state)["hazard_and_bonus_tiles"]


@pytest.mark.parametrize("tile", [entry["id"] for entry in BONUS_TILES])
def test_every_tile_has_its_effect(tile: str) -> None:
    """NZ-14.2, NZ-14.9, NZ-17.6: the tile is kept, its effect is taken at once or lasts."""
    entry = next(entry for entry in BONUS_TILES if entry["id"] == tile)
    state = table()
    stall(state, 1, tile)
    state.pounds[MASHA] = 20
    state.gold[MASHA] = start = entry.get("gold_cost", 0)
    state.certificates[MASHA] = entry.get("certificate_cost", 0)
    asked(state, investing.Invest(MASHA, 0))
    say(state, f"invest 1 {tile}")
    effect = entry["effect"][0] if entry["effect"] else {"op": ""}
    asks = {"joker": "PlaceJoker", "ship": "Ship", "objective": "GainObjective", "card": "TakeCard"}

    assert entry["vp"] == points(state).get("hazard_and_bonus_tiles", 0)
    if effect["op"] in asks:
        assert (asks[effect["op"]], MASHA) == question(state)
    elif effect["op"] == "gold":
        assert start + effect["n"] == state.gold[MASHA]
    elif effect["op"] == "exchange":
        assert effect["n"] == state.tokens[MASHA]
    elif effect["op"] == "certificate":
        assert effect["n"] == state.certificates[MASHA]
    elif effect["op"] == "perm_wool":
        assert effect["n"] == state.wool(MASHA)
    elif effect["op"] == "pathfinder":
        assert effect["n"] == state.pathfinder[MASHA]


def test_a_joker_is_a_worker() -> None:
    """NZ-14.2: on the leftmost free space of any row with room, with its immediate action."""
    state = invests(gold=1)
    before = workers_before("shepherd", "exchange:1")
    workers(state, MASHA, sailor=5, shepherd=before)
    say(state, "invest 1 joker")
    assert [f"joker {craft}" for craft in CRAFT_NAMES if craft != "sailor"] == legal(state)
    assert ("row-full", "NZ-14.2") == refusal(state, "joker sailor")
    say(state, "joker shepherd")

    assert (0, before + 1) == (state.gold[MASHA], state.hired(MASHA, SHEPHERD))
    assert 1 == state.tokens[MASHA]
    assert {"shepherd": [before + 1]} == {k: v for k, v in state.view(0)["players"][0]["jokers"].items() if v}
    assert sound(state)


def test_no_room_for_a_joker() -> None:
    """NZ-14.2."""
    state = invests(gold=1)
    for craft in CRAFT_NAMES:
        workers(state, MASHA, **{craft: 5})

    assert ("rows-full", "NZ-14.2") == refusal(state, "invest 1 joker")


def test_a_joker_on_the_fifth_space() -> None:
    """NZ-17.10: four points like any other worker."""
    state = table()
    workers(state, MASHA, shearer=4)
    joker(state, MASHA, "shearer")

    assert {"workers_and_storehouses": 4} == points(state)


def test_nothing_above_the_token() -> None:
    """NZ-15.3: the action cannot be chosen, and nothing is paid."""
    state = table()
    state.pounds[MASHA] = 40
    arrive(state, MASHA, "C")

    assert ("nothing-to-gain", "NZ-15.3") == refusal(state, "local 1 a")
    assert all(state.bonus[place] == NONE for place in range(ROWS * SEATS))


def test_a_hired_worker_cannot_be_hired_again() -> None:
    """NZ-14.1, NZ-20.7: he has left the market."""
    state = hires()
    say(state, "hire 1 shepherd")
    asked(state, hiring.Hire(MASHA, 0))

    assert ("no-worker", "NZ-14.1") == refusal(state, "hire 1 shepherd")
    assert sound(state)
