"""Who sees what (GWT-1.4), and that nothing is lost (GWT-15.3)."""

import json
from collections import Counter
from typing import Any

import pytest

from igroteka.core.chance import Random
from igroteka.core.errors import BadPosition
from igroteka.core.patches import difference
from igroteka.core.state import OVER, SPECTATOR, do_next, packed
from igroteka.games.gwt import scoring
from igroteka.games.gwt.actions import ACTIONS
from igroteka.games.gwt.data.box import CARD_NAMES, POSITION_NAMES, SETTINGS
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import auxiliary, cattle, delivery, effects, exchange, kansas_city, objectives, railroad
from igroteka.games.gwt.state import HAND, OBJECTIVE_STACK, PILE, State
from tests.games.apart import apart
from tests.games.gwt.table import (
    MASHA,
    MISHA,
    SASHA,
    arrive,
    asked,
    cards,
    clear,
    deliver,
    hand,
    house,
    market,
    own,
    table,
)
from tests.games.saying import legal, refusal, say, sound
from tests.whim import anything

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"simmental": True, "upgrade_before_reward": False, "adjacent_skips_empty": True}),
    (4, {"balanced_bags": True, "objectives_in_kansas_city": True, "adjacent_uses_risk": True}),
]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_invariants_after_each_step(seats: int, options: dict[str, Any]) -> None:
    """GWT-15.3: discs, tiles and cards are conserved, money is never negative, engines have their own spaces."""
    luck = Random(seats)
    state = GAME.start(seats, options)
    while state.player != OVER:
        state.apply(anything(state, luck))
        assert sound(state)
    assert 0 < state.turn


def test_hands_are_hidden() -> None:
    """GWT-1.4: others see how many cards, and the discard pile."""
    state = table()
    hand(state, MASHA, "criollo", "galloway")
    mine, theirs = state.view(MASHA)["players"][0], state.view(MISHA)["players"][0]

    assert {"criollo": 1, "galloway": 1} == mine["hand"]
    assert "hand" not in theirs
    assert "hand" not in state.view(SPECTATOR)["players"][0]
    assert 2 == theirs["hand_size"]


def test_a_sample_draws_the_hand_from_hand_and_stack() -> None:
    """GWT-1.4: what is known of a deck stays known."""
    state = table()
    own(state, MASHA, "hereford7")
    hand(state, MASHA, "criollo", "galloway", "hereford7")
    deck = Counter(cards(state, HAND)) + Counter(cards(state, 0))
    hands = set()
    for seed in range(20):
        other = GAME.sample(state, MISHA, Random(seed))
        assert deck == Counter(cards(other, HAND)) + Counter(cards(other, 0))
        assert packed(state.view(MISHA)) == packed(other.view(MISHA))
        hands.add(packed(cards(other, HAND)))
    assert len(hands) > 3
    assert cards(state, HAND) == cards(GAME.sample(state, MASHA, Random(1)), HAND)


def test_an_objective_taken_unseen_stays_unseen() -> None:
    """GWT-6.44, GWT-1.4: 8b from the stack: others know that it is an objective, not which."""
    state = table(b="8")
    house(state, MASHA, "8b", "A1")
    asked(state, objectives.GainObjective(MASHA, 1, 0))
    say(state, "blind", "unseen aux_NY")
    seen = {packed(cards(GAME.sample(state, MISHA, Random(seed)), HAND)) for seed in range(20)}

    assert {"aux_NY": 1} == cards(state, HAND)
    assert len(seen) > 3
    assert 8 == state.view(MISHA)["players"][0]["points"]  # the building alone
    for seed in range(5):
        other = GAME.sample(state, MISHA, Random(seed))
        assert sound(other)
        assert state.sizes[OBJECTIVE_STACK] == other.sizes[OBJECTIVE_STACK]


def test_points_of_an_unseen_objective_are_its_owners() -> None:
    """GWT-6.44, GWT-1.4: others do not learn from the score that it is fulfilled; at the end all see it."""
    state = table()
    deliver(state, MASHA, "new_york")
    asked(state, objectives.GainObjective(MASHA, 1, 0))
    say(state, "blind", "unseen aux_NY")

    assert 5 == state.view(MASHA)["players"][0]["sheet"]["objectives"]
    assert 0 == state.view(MISHA)["players"][0]["sheet"]["objectives"]
    assert 5 == scoring.score_sheet(state, MASHA)["objectives"]
    exchange.discard(state, MASHA, CARD_NAMES.index("aux_NY"))
    assert 5 == state.view(MISHA)["players"][0]["sheet"]["objectives"]


@pytest.mark.parametrize(("card", "told"), [("aux_NY", {"objectives": [5]}), ("draw_5H", None)])
def test_a_seat_is_told_the_points_of_its_unseen_objective(card: str, told: Any) -> None:
    """GWT-6.44, GWT-1.4: beside what everybody sees; one that would bring nothing changes no points."""
    state = table()
    deliver(state, MASHA, "new_york")
    asked(state, objectives.GainObjective(MASHA, 1, 0))
    say(state, "blind", f"unseen {card}")
    public = state.view(SPECTATOR)
    own = state.private(MASHA)

    assert told == own["players"]["0"].get("sheet")
    assert (told is not None) == ("points" in own["players"]["0"])
    for seat in range(state.seats):
        assert json.dumps(difference(public, state.view(seat))) == json.dumps(state.private(seat))


def test_a_promised_cost_is_kept_in_samples() -> None:
    """GWT-3.3: whoever said to discard a pair has one."""
    state = table()
    hand(state, MASHA, "galloway", "galloway", "criollo")
    arrive(state, MASHA, "N_F")
    say(state, "local 1 a")
    for seed in range(10):
        other = GAME.sample(state, MISHA, Random(seed))
        assert effects.pairs(other, MASHA)
        assert legal(other)


def test_positions_name_what_is_wrong() -> None:
    """GWT-15.3."""
    state = table()
    for path, value, field in (
        (("engines", 0), "39", "engines"),
        (("players", 0, "dollars"), -1, "players[0].dollars"),
        (("trail", "N_A"), {"tile": "neutral:B"}, "trail"),
        (("turn", "active"), 1, "agenda[0].seat"),
        (("herders", 0), "BA1", "herders[0]"),
    ):
        data: Any = state.to_dict()
        place = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        with pytest.raises(BadPosition) as error:
            GAME.from_dict(data)
        assert field == error.value.details["field"]


def test_every_option_is_named_by_its_rule() -> None:
    """GWT-16."""
    assert all(option.rule.startswith("GWT-") for option in SETTINGS.options.values())
    assert {"beginner", "simmental"} == set(SETTINGS.presets)


def test_a_promised_second_card_is_kept_in_samples() -> None:
    """GWT-3.3, GWT-6.1: whoever has discarded one of a pair holds the other."""
    state = table()
    own(state, MASHA, "shorthorn3", "shorthorn4")
    hand(state, MASHA, "shorthorn3", "shorthorn4")
    arrive(state, MASHA, "N_F")
    say(state, "local 1 a", "discard shorthorn3")
    assert ["discard shorthorn4"] == legal(state)
    for seed in range(10):
        assert ["discard shorthorn4"] == legal(GAME.sample(state, MISHA, Random(seed)))


def test_what_is_asked_about_a_station() -> None:
    """GWT-6.16, GWT-8.1: stations are counted from 1."""
    state = table()
    state.dollars[MASHA] = 9
    state.engines[MASHA] = POSITION_NAMES.index("s2")
    asked(state, railroad.Upgrade(MASHA, 1))
    assert 2 == state.question()["station"]
    say(state, "upgrade 2")
    assert 2 == state.question()["station"]


def test_a_price_is_shown_before_it_is_paid() -> None:
    """GWT-6.30, GWT-3.3: dollars of the pay steps and of the sure gains, certificates up to the limit."""
    state = table()
    clear(state, MASHA, "aux_cert_1x", "aux_cert_2x", "aux_engine_1x")
    state.dollars[MASHA] = 5
    state.engines[MASHA] = 7
    state.marks[MASHA] = 2
    asked(state, auxiliary.ChooseAuxiliary(MASHA))

    assert {"dollars": -2, "certificates": 1} == state.effects(GAME.parse("aux cert double"))
    assert {"dollars": -1} == state.effects(GAME.parse("aux engine single"))
    assert {"dollars": 1} == state.effects(GAME.parse("aux money single"))
    assert {"dollars": 2} == state.effects(GAME.parse("aux trash double"))


@pytest.mark.parametrize("seat", [MASHA, MISHA])
def test_what_learners_see_of_a_seat(seat: int) -> None:
    """GWT-1.4: everything public stands in the part of its seat, the viewer's first."""
    plain = table(3)
    for change in (
        lambda state: state.replaced.__setitem__(seat, 1),
        lambda state: state.taken.__setitem__(seat * 20 + 6, 1),
        lambda state: state.dollars.__setitem__(seat, 3),
        lambda state: state.stations.__setitem__(seat, 2),
        lambda state: state.cities.__setitem__(seat * 10 + 9, 1),
        lambda state: state.engines.__setitem__(seat, 4),
        lambda state: state.move_card(seat, PILE + seat, 0),
        lambda state: state.masters.__setitem__(seat, 4),
    ):
        state = apart(plain)
        change(state)
        before, after = observed(plain, SASHA), observed(state, SASHA)
        changed = {part_of(place) for place in range(len(before)) if before[place] != after[place]}
        assert {f"seat{(seat - SASHA) % 3}"} == changed
    assert 1.0 in observed(plain, SASHA)


def observed(state: State, viewer: int) -> list[float]:
    out = [0.0] * GAME.observation_size(int(state.seats))
    state.observe(viewer, out)
    return out


def part_of(place: int) -> str:
    """Whose part of an observation a number stands in."""
    layout = GAME.observation_layout()
    return next(part.name.split(".")[0] for part in layout if part.start <= place < part.start + part.length)


def test_the_own_stack_is_seen_by_learners() -> None:
    """GWT-12.2: as a multiset."""
    state = table()
    hand(state, MISHA, "galloway")
    before = observed(state, MISHA)
    hand(state, MISHA, "criollo")
    after = observed(state, MISHA)

    assert 4 == sum(one != other for one, other in zip(before, after, strict=True))


@pytest.mark.parametrize("count", [0, 5, 12, 13, 20])
def test_a_long_chain_is_counted(count: int) -> None:
    """GWT-3.1: twelve frames that wait are told one by one; of more it is told how many."""
    state = table()
    frames = [auxiliary.ChooseAuxiliary(MASHA) for _ in range(count)]
    for frame in [*frames, cattle.BuyCattle(MASHA, 1)]:
        do_next(state, frame)
    state.settle()
    waiting = len(state.question()["chain"])
    seen, layout = observed(state, MASHA), {part.name: part for part in GAME.observation_layout()}
    chain, more = layout["chain"], layout["chain.more"]

    assert count <= waiting
    assert min(waiting, 12) == sum(seen[chain.start : chain.start + chain.length])
    assert max(0, waiting - 12) / 12 == seen[more.start]


def test_refusals_of_the_wrong_moment() -> None:
    """GWT-3.1, GWT-6.1: what belongs to another question is told so, and prices name the own purse."""
    state = table()
    state.dollars[MASHA], state.dollars[MISHA] = 3, 8
    hand(state, MASHA, "criollo", "galloway")
    assert ("wrong-moment", "GWT-3.1") == refusal(state, "deliver chicago")
    assert ("wrong-moment", "GWT-3.1") == refusal(state, "foresight 1a")
    market(state, "longhorn")
    asked(state, cattle.BuyCattle(MASHA, 1))
    why = state.why_not(MASHA, GAME.parse("buy longhorn 1"))
    assert why is not None
    assert {"price": 6, "dollars": 3} == why.details
    asked(state, exchange.DiscardDrawn(MASHA, 1, 0))
    assert ("not-in-hand", "GWT-6.1") == refusal(state, "discard pineywoods")
    assert ("wrong-moment", "GWT-3.1") == refusal(state, "trash criollo")
    asked(state, exchange.TrashCards(MASHA, 1))
    assert ("not-in-hand", "GWT-6.1") == refusal(state, "trash pineywoods")
    assert ("wrong-moment", "GWT-3.1") == refusal(state, "discard criollo")
    state.foresight[0] = 3
    asked(state, kansas_city.Foresight(MASHA, 0))
    assert ("wrong-moment", "GWT-3.1") == refusal(state, "deliver chicago")
    asked(state, delivery.Deliver(MASHA, 4, 0))
    assert ("wrong-moment", "GWT-3.1") == refusal(state, "foresight 1a")
    assert "gwt-no-such-action" == state.why_not(MASHA, ACTIONS.size).code  # type: ignore[union-attr]
