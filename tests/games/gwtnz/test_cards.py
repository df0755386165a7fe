"""Cards played from hand, bonus cards, drawing and discarding (NZ-7, NZ-13, NZ-14.10 to NZ-14.14)."""

import pytest

from igroteka.core.agenda import Frame
from igroteka.core.chance import Random
from igroteka.games.gwtnz.data.box import ACTION_CARDS, CARD_NAMES, FREE_PLAYS, JOB_PRICE, STACK_PRICE
from igroteka.games.gwtnz.data.program import FACE_NAMES, FIRST_PRIVATE
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.rules import cards as action_cards
from igroteka.games.gwtnz.rules import effects, exchange, hazards, hiring, objectives, sheep, shipping, turn
from igroteka.games.gwtnz.state import AREA, OBJECTIVE_STACK, PHASE_C, SHOWN
from tests.games.gwtnz.table import (
    BREED,
    FACE,
    MASHA,
    MISHA,
    SHOWN_OBJECTIVES,
    SITES,
    arrive,
    ask,
    asked,
    cards,
    clear,
    discarded,
    face_with,
    hand,
    happened,
    hazard,
    house,
    in_hand,
    job,
    legal,
    locals_of,
    market,
    objective,
    own,
    points,
    purse,
    question,
    refusal,
    say,
    side_b,
    sound,
    stack,
    stores,
    table,
    tile,
    workers,
    zone,
)

# --- action cards


@pytest.mark.parametrize(
    ("card", "pounds", "space", "certificates"),
    [("sheepdog", 1, 0, 0), ("ferry", 2, 0, 0), ("kotare", 0, 1, 0)],
)
def test_deck_upgrades(card: str, pounds: int, space: int, certificates: int) -> None:
    """NZ-13.1, NZ-13.2, NZ-13.3: show, effect, discard, draw one."""
    state = table()
    hand(state, MASHA, card)
    stack(state, MASHA, "merino")
    say(state, f"show {card}")
    state.roll(Random(1))

    assert (pounds, 0, certificates, 0) == purse(state)
    assert space == state.pathfinder[MASHA]
    assert 1 == discarded(state)[card]
    assert {"merino": 1} == in_hand(state)
    names = [name for name in happened(state) if name in ("shown", "discarded", "card-drawn")]
    assert ["shown", "discarded", "card-drawn"] == names


def test_bonus_action_cards() -> None:
    """NZ-13.3, NZ-13.1: the effects of the sets are those of the data."""
    for entry in ACTION_CARDS:
        if "number" not in entry:
            continue
        state = table(
            sets=" ".join(str(number) for number in [*sorted({1, 2, 3, 4} - {entry["number"]})[:3], entry["number"]])
        )
        name = f"bonus{entry['number']}"
        hand(state, MASHA, name)
        say(state, f"show {name}")
        effect = entry["effect"][0]
        if effect["op"] == "money":
            assert effect["n"] == state.pounds[MASHA]
        elif effect["op"] == "certificate":
            assert effect["n"] == state.certificates[MASHA]
        elif effect["op"] == "ship":
            assert (("Ship", MASHA), effect["n"]) == (question(state), state.view(0)["question"]["points"])
            assert {name: 1} == state.view(0)["in_play"]


def test_any_number_and_the_card_just_drawn() -> None:
    """NZ-13.1, NZ-13.2: in phases A and B, one after the other."""
    state = table()
    hand(state, MASHA, "ferry")
    stack(state, MASHA, "ferry", "ferry")
    for count in (1, 2, 3):
        say(state, "show ferry")
        state.roll(Random(1))
        assert 2 * count == state.pounds[MASHA]


def test_during_an_action() -> None:
    """NZ-13.1, NZ-5.6: the money may pay for the very action."""
    state = table()
    job(state, 1, "sailor")
    job(state, len(JOB_PRICE), "sailor")
    hand(state, MASHA, "ferry")
    state.pounds[MASHA] = JOB_PRICE[0] - 1
    asked(state, hiring.Hire(MASHA, 0))
    assert ("too-dear", "NZ-14.1") == refusal(state, "hire 1 sailor")
    say(state, "show ferry")
    state.roll(Random(1))
    say(state, "hire 1 sailor")

    assert 1 == state.pounds[MASHA]


def test_not_in_phase_c() -> None:
    """NZ-7.3, NZ-13.1, NZ-13.8: neither cards nor objectives; and not on another's turn."""
    state = table(3)
    hand(state, MASHA, "ferry", "obj5", "merino", "merino")
    state.tokens[MASHA] = 1
    ask(state, turn.DrawUp(MASHA), turn.EndTurn(MASHA))
    assert MISHA == state.player
    ask(state, turn.EndTurn(MISHA))
    assert ("OffTurn", MASHA) == question(state)
    assert ("own-turn-only", "NZ-13.1") == refusal(state, "show ferry")
    assert ("own-turn-only", "NZ-13.8") == refusal(state, "play obj5")
    assert {"exchange 1", "exchange 2", "done"} == set(legal(state))
    state.active, state.phase = MASHA, PHASE_C
    assert not action_cards.may_show(state, MASHA)


def test_the_safety_net() -> None:
    """NZ-20.6: a card may come back in the same turn; free plays end somewhere."""
    state = table()
    hand(state, MASHA, "sheepdog")
    stack(state, MASHA)
    for card in range(len(CARD_NAMES)):
        while state.count(8 + MASHA, card):
            state.move_card(8 + MASHA, 12 + MISHA, card)
    plays = 0
    while legal(state, "show"):
        say(state, "show sheepdog")
        state.roll(Random(1))
        plays += 1

    assert FREE_PLAYS == plays == state.pounds[MASHA]
    assert ("too-many-plays", "NZ-20.6") == refusal(state, "show sheepdog")
    ask(state, turn.EndTurn(MISHA))
    assert ["show sheepdog"] == legal(state, "show")  # another turn, another hundred


# --- a card gained this turn


def test_top_deck() -> None:
    """NZ-13.5: a card gained this turn comes to hand by the draw of the card itself."""
    state = table(sets="1 2 3 5")
    hand(state, MASHA, "bonus5", "merino")
    own(state, MASHA, "kotare")
    state.gold[MASHA] = 5
    say(state, "bonus wheel", "show bonus5")
    assert ["top bonus1", "decline"] == legal(state)
    assert ("not-gained", "NZ-13.5") == refusal(state, "top kotare")
    say(state, "top bonus1")

    assert {"merino": 1, "bonus1": 1} == in_hand(state)
    assert {"kotare": 1, "bonus5": 1} == discarded(state)
    assert sound(state)


@pytest.mark.parametrize(
    ("frame", "line", "card"),
    [
        (hazards.RemoveHazard(MASHA, 0), f"clear {zone('rockfall')[0]}", "sheepdog"),
        (sheep.BuySheep(MASHA, 3), "buy lincoln corriedale 3", "corriedale"),
        (sheep.PickSheep(MASHA, 1, 1 << CARD_NAMES.index("ryeland"), 0), "pick ryeland", "ryeland"),
        (objectives.GainObjective(MASHA, 0), "objective obj1", "obj1"),
        (objectives.GainObjective(MASHA, 0), "blind", "obj9"),
        (shipping.ReturnShip(MASHA), "bonus wheel", "bonus1"),
    ],
)
def test_every_way_of_gaining(frame: Frame, line: str, card: str) -> None:
    """NZ-13.5, NZ-14.11: from the supply, the market, the display, the objective stack and the bonus stacks."""
    state = table(sets="1 2 3 5")
    tile(state, zone("rockfall")[0], hazard("rockfall"))
    market(state, "lincoln", "corriedale", "ryeland")
    hand(state, MASHA, "bonus5", "merino")
    state.pounds[MASHA], state.gold[MASHA] = 20, 5
    asked(state, frame)
    say(state, line)
    while state.player < 0:
        wanted = GAME.parse(f"unseen {card}")
        state.apply(wanted if wanted in state.legal() else state.draw(Random(1)))
    say(state, "show bonus5", f"top {card}")

    assert {"merino": 1, card: 1} == in_hand(state)
    assert not [name for name, count in state.view(0)["players"][0]["gained"].items() if name == card and count]


def test_nothing_gained() -> None:
    """NZ-13.5, NZ-13.2: then a card is drawn as usual; also if the effect is skipped."""
    state = table(sets="1 2 3 5")
    hand(state, MASHA, "bonus5")
    say(state, "show bonus5")
    state.roll(Random(1))
    assert 1 == state.hand_size(MASHA)
    other = table(sets="1 2 3 5")
    hand(other, MASHA, "bonus5")
    other.gold[MASHA] = 5
    say(other, "bonus wheel", "show bonus5", "decline")
    other.roll(Random(1))
    assert 1 == other.hand_size(MASHA)
    assert 1 == discarded(other)["bonus1"]


def test_what_was_shuffled_is_not_found_again() -> None:
    """NZ-13.5, NZ-7.2: a card that went into the new stack lies on the discard pile no more."""
    state = table(sets="1 2 3 5")
    hand(state, MASHA, "bonus5", "sheepdog")
    state.gold[MASHA] = 5
    say(state, "bonus wheel")
    stack(state, MASHA)
    say(state, "show sheepdog")
    state.roll(Random(1))
    say(state, "show bonus5")

    assert not legal(state, "top")


def test_gained_in_an_earlier_turn() -> None:
    """NZ-13.5: only this turn counts."""
    state = table(sets="1 2 3 5")
    state.gold[MASHA] = 5
    say(state, "bonus wheel", "move A", "done")
    state.roll(Random(1))
    ask(state, turn.EndTurn(MISHA))
    hand(state, MASHA, "bonus5")
    say(state, "show bonus5")

    assert not legal(state, "top")


# --- bonus cards for gold


@pytest.mark.parametrize("place", range(4))
def test_buying_bonus_cards(place: int) -> None:
    """NZ-13.6: 3, 3, 4 and 5 gold; to the discard pile; any number of times, in phases A and B."""
    name = ["wheel", "barrel", "bell", "compass"][place]
    state = table()
    state.gold[MASHA] = STACK_PRICE[place] - 1
    assert ("too-little-gold", "NZ-13.6") == refusal(state, f"bonus {name}")
    state.gold[MASHA] += 1
    say(state, f"bonus {name}")

    assert 0 == state.gold[MASHA]
    assert {state.view(0)["stacks"][place]["card"]: 1} == discarded(state)
    assert ("MoveRunholder", MASHA) == question(state)


def test_no_bonus_card_inside_an_action() -> None:
    """NZ-13.6: atomic, between actions."""
    state = table()
    job(state, 1, "sailor")
    state.pounds[MASHA], state.gold[MASHA] = 40, 5
    arrive(state, MASHA, "A")
    assert "bonus wheel" in legal(state)
    say(state, "local 1 a")

    assert ("bonus-inside", "NZ-13.6") == refusal(state, "bonus wheel")


def test_a_bonus_stack_runs_out() -> None:
    """NZ-15.1."""
    state = table()
    own(state, MISHA, *["bonus1"] * 3)
    state.gold[MASHA] = 5

    assert ("stack-empty", "NZ-15.1") == refusal(state, "bonus wheel")


def test_bonus_sheep_are_sheep() -> None:
    """NZ-13.9, NZ-17.7: of a breed of their own, with points."""
    state = table(sets="1 2 3 7")
    own(state, MASHA, "bonus3", "bonus7")

    assert BREED["bonus3"]["vp"] + BREED["bonus7"]["vp"] == points(state)["deck_cards"]
    hand(state, MASHA, "bonus3", "bonus7")
    arrive(state, MASHA, "wellington")
    assert ["reveal bonus3", "reveal bonus7", "reveal all"] == legal(state, "reveal")


def test_buying_after_the_last_action() -> None:
    """NZ-13.6: phase B is not over while a bonus card is within reach, though nobody holds tokens or objectives."""
    state = table()
    state.gold[MASHA] = STACK_PRICE[0]
    arrive(state, MASHA, "A")
    say(state, "aux money single")

    assert ("EndPhaseB", MASHA) == question(state)
    say(state, "bonus wheel")
    assert {"bonus1": 1} == discarded(state)


# --- objectives


def test_playing_an_objective() -> None:
    """NZ-13.8: to the area, with its immediate action; it is not drawn again."""
    name = next(name for name in SHOWN_OBJECTIVES if objective(name)["instant"][0]["op"] == "money")
    state = table()
    hand(state, MASHA, name)
    say(state, f"play {name}")

    assert objective(name)["instant"][0]["n"] == state.pounds[MASHA]
    assert {name: 1} == cards(state, AREA + MASHA)
    assert ("MoveRunholder", MASHA) == question(state)


@pytest.mark.parametrize("op", ["money", "exchange", "certificate", "pathfinder", "ship"])
def test_immediate_actions_of_objectives(op: str) -> None:
    """NZ-13.8, NZ-14.9: all five kinds; sets 8 to 10 are objectives too."""
    name = next(name for name in SHOWN_OBJECTIVES if objective(name)["instant"][0]["op"] == op)
    state = table()
    hand(state, MASHA, name)
    arrive(state, MASHA, "A")
    say(state, f"play {name}")
    number = objective(name)["instant"][0]["n"]
    rows = {
        "money": state.pounds,
        "exchange": state.tokens,
        "certificate": state.certificates,
        "pathfinder": state.pathfinder,
    }

    if op == "ship":
        assert ("Ship", MASHA) == question(state)
    else:
        assert number == rows[op][MASHA]


def test_bonus_objectives() -> None:
    """NZ-13.8: the cards of sets 8 to 10."""
    state = table(sets="1 8 9 10")
    hand(state, MASHA, "bonus8", "bonus9", "bonus10")
    assert ["play bonus8", "play bonus9", "play bonus10"] == legal(state, "play")
    say(state, "play bonus9")
    assert {"bonus9": 1} == cards(state, AREA + MASHA)


def test_moments_of_objectives() -> None:
    """NZ-13.8: before phase A and before or after any action of phase B, not inside one."""
    state = table()
    hand(state, MASHA, "obj5", "obj6", "merino")
    job(state, 1, "sailor")
    state.pounds[MASHA] = 40
    assert "play obj5" in legal(state)
    arrive(state, MASHA, "A")
    assert "play obj5" in legal(state)
    say(state, "local 1 a")
    assert ("objective-inside", "NZ-13.8") == refusal(state, "play obj5")
    say(state, "decline")
    assert "play obj5" in legal(state)
    say(state, "play obj5", "local 2 a", "decline", "play obj6")
    assert {"obj5": 1, "obj6": 1} == cards(state, AREA + MASHA)


def test_an_objective_may_be_discarded() -> None:
    """NZ-13.8, NZ-14.14: like any card."""
    state = table()
    hand(state, MASHA, "obj5")
    asked(state, exchange.DrawCount(MASHA, 3))
    say(state, "draw 1")
    state.roll(Random(1))
    say(state, "discard obj5")

    assert 1 == discarded(state)["obj5"]


def test_discarding_an_objective_for_something() -> None:
    """NZ-14.12: where a building asks for one."""
    face, line = face_with("discard:objective")
    state = table(2, b=side_b(face))
    house(state, MASHA, face, SITES[0])
    hand(state, MASHA, "obj5", "obj6", "merino")
    arrive(state, MASHA, SITES[0])
    say(state, line)

    assert ["discard obj5", "discard obj6"] == legal(state)
    assert ("wrong-card", "NZ-14.12") == refusal(state, "discard merino")


def test_gaining_an_objective() -> None:
    """NZ-14.10: from the display, which is refilled, or the top of the stack; to the discard pile."""
    state = table()
    asked(state, objectives.GainObjective(MASHA, 0))
    assert [f"objective {name}" for name in SHOWN_OBJECTIVES[:4]] + ["blind", "decline"] == legal(state)
    assert ("not-shown", "NZ-14.10") == refusal(state, "objective obj9")
    other = state.copy()
    say(state, "objective obj2")
    state.apply(state.draw(Random(1)))
    say(other, "blind", "unseen obj9")

    assert {"obj2": 1} == discarded(state)
    assert (4, 19) == (state.sizes[SHOWN], state.sizes[OBJECTIVE_STACK])
    assert {"obj9": 1} == discarded(other)
    assert (4, 19) == (other.sizes[SHOWN], other.sizes[OBJECTIVE_STACK])


def test_objectives_run_out() -> None:
    """NZ-15.1, NZ-15.3: the display is not refilled; without any the action cannot be chosen."""
    state = table()
    own(state, MISHA, *SHOWN_OBJECTIVES[4:])
    asked(state, objectives.GainObjective(MASHA, 0))
    assert ("objectives-gone", "NZ-15.1") == refusal(state, "blind")
    say(state, "objective obj1")
    assert 3 == state.sizes[SHOWN]
    own(state, MISHA, *SHOWN_OBJECTIVES[1:4])
    asked(state, objectives.GainObjective(MASHA, 1))
    assert ("GainObjective", MASHA) != question(state)
    assert not objectives.can_gain(state)


# --- taking, drawing, discarding


def test_a_card_may_be_left() -> None:
    """NZ-14.11, NZ-14.17: a sheep stays in the deck, so it need not be taken; action cards are."""
    state = table()
    workers(state, MASHA, shearer=1)
    job(state, 1, "shearer")
    state.pounds[MASHA] = 40
    arrive(state, MASHA, "A")
    say(state, "local 1 a", "hire 1 shearer")
    if ("TakeCard", MASHA) == question(state):
        assert ("other-card", "NZ-14.11") == refusal(state, "take bonus3")
        say(state, "decline")
    assert {} == discarded(state)


def test_draw_up() -> None:
    """NZ-7.1: to the limit of 4 to 6; more cards are kept."""
    for count, limit in ((2, 4), (6, 4), (4, 6)):
        state = table()
        if limit == 6:
            clear(state, MASHA, "hand_limit_1", "hand_limit_2")
        hand(state, MASHA, *["shropshire", "shropshire", "merino", "merino", "southdown", "southdown"][:count])
        ask(state, turn.DrawUp(MASHA), turn.EndTurn(MASHA))
        state.roll(Random(1))
        assert limit == state.hand_limit(MASHA)
        assert max(count, limit) == state.hand_size(MASHA)


def test_nothing_left_to_draw() -> None:
    """NZ-7.2: both stack and pile empty."""
    state = table()
    hand(state, MASHA, "merino")
    stack(state, MASHA)
    for card in range(len(CARD_NAMES)):
        while state.count(8 + MASHA, card):
            state.move_card(8 + MASHA, 8 + MISHA, card)
    ask(state, turn.DrawUp(MASHA), turn.EndTurn(MASHA))
    state.roll(Random(1))

    assert 1 == state.hand_size(MASHA)


def test_shuffled_only_when_needed() -> None:
    """NZ-7.2: drawing the last card does not shuffle."""
    state = table()
    hand(state, MASHA, "shropshire", "shropshire", "merino")
    stack(state, MASHA, "southdown")
    ask(state, turn.DrawUp(MASHA), turn.EndTurn(MASHA))
    state.roll(Random(1))

    assert 10 == sum(discarded(state).values())
    assert "shuffled" not in happened(state)


def test_draw_and_discard() -> None:
    """NZ-14.14: fewer may be drawn; as many are discarded, of any cards in hand."""
    state = table()
    hand(state, MASHA, "shropshire")
    asked(state, exchange.DrawCount(MASHA, 3))
    assert ["draw 1", "draw 2", "draw 3", "decline"] == legal(state)
    say(state, "draw 2", "card merino", "card southdown")
    assert {"shropshire": 1, "merino": 1, "southdown": 1} == in_hand(state)
    say(state, "discard shropshire", "discard merino")

    assert {"shropshire": 1, "merino": 1} == discarded(state)


def test_a_nearly_empty_deck() -> None:
    """NZ-14.14, NZ-7.2: no more than there are."""
    state = table()
    hand(state, MASHA, "shropshire")
    stack(state, MASHA, "merino")
    for card in range(len(CARD_NAMES)):
        while state.count(8 + MASHA, card):
            state.move_card(8 + MASHA, 8 + MISHA, card)
    asked(state, exchange.DrawCount(MASHA, 3))

    assert ["draw 1", "decline"] == legal(state)


def test_wool_of_a_discarded_sheep() -> None:
    """NZ-14.12, NZ-9.4: its wool and the permanent wool."""
    for breed in ("shropshire", "lincoln"):
        state = table()
        clear(state, MASHA, "perm_wool_left", "perm_wool_right")
        hand(state, MASHA, breed)
        asked(state, effects.PayCard(MASHA, 0, 1))
        say(state, f"discard {breed}")
        assert BREED[breed]["wool"] + 2 == state.pounds[MASHA]


def test_any_sheep_or_a_pair() -> None:
    """NZ-14.12: Romney and bonus breeds too; a pair is two of one breed."""
    state = table()
    hand(state, MASHA, "romney", "romney", "bonus3", "merino", "ferry", "obj1")
    asked(state, effects.PayCard(MASHA, 0, 0))
    assert ["discard merino", "discard romney", "discard bonus3"] == legal(state)
    asked(state, effects.PayCard(MASHA, 1, 0))
    assert ["discard romney"] == legal(state)
    say(state, "discard romney")
    assert {"romney": 2} == discarded(state)


@pytest.mark.parametrize("what", ["private_buildings_on_board", "sailors", "storehouses_placed"])
def test_pounds_for_each(what: str) -> None:
    """NZ-14.16: own things only."""
    found = [
        (face, line, words[0].split(":"))
        for face in FACE_NAMES[FIRST_PRIVATE:]
        for line, words in locals_of(face).items()
        if words[0].startswith("money_per") and words[0].endswith(what)
    ]
    for face, line, (_, number, _) in found:
        state = table(2, b=side_b(face))
        house(state, MASHA, face, SITES[0])
        house(state, MISHA, next(other for other in FACE if other[:-1] != face[:-1] and other.endswith("a")), SITES[1])
        workers(state, MASHA, sailor=3)
        stores(state, MASHA, 2, 0)
        arrive(state, MASHA, SITES[0])
        say(state, line)
        count = {"private_buildings_on_board": 1, "sailors": 3, "storehouses_placed": 2}[what]
        assert count * int(number) == state.pounds[MASHA]
    assert found


def test_each_part_may_be_forfeited() -> None:
    """NZ-14.17: pounds are taken, the objective that follows may be left."""
    face = next(
        face
        for face in FACE
        for words in locals_of(face).values()
        if words[0] == "discard:sheep" and "objective" in words
    )
    line = next(line for line, words in locals_of(face).items() if "objective" in words)
    state = table(2, b=side_b(face))
    house(state, MASHA, face, SITES[0])
    hand(state, MASHA, "merino")
    arrive(state, MASHA, SITES[0])
    say(state, line, "discard merino")
    assert ("GainObjective", MASHA) == question(state)
    assert state.pounds[MASHA] > 0
    say(state, "decline")
    assert {"merino": 1} == discarded(state)


def test_money_is_unlimited() -> None:
    """NZ-1.3: pounds and tokens; cards are not."""
    state = table()
    effects.gain(state, MASHA, 1000)
    effects.gain_token(state, MASHA, 50)

    assert (1000, 0, 0, 50) == purse(state)
