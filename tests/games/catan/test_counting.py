"""What attentive seats know of each other's hands (CAT-13.6): as likely as it is, and no more than they saw."""

from fractions import Fraction

import pytest

from igroteka.core.arrays import listed
from igroteka.core.chance import Luck, Random
from igroteka.core.errors import BadPosition
from igroteka.core.match import Match
from igroteka.core.state import CHANCE, OVER
from igroteka.games.catan.data.box import RESOURCE_NAMES, SEATS
from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules import counting, robber, turn
from igroteka.games.catan.state import State
from tests.conftest import sized
from tests.every_luck import law
from tests.games.catan.table import CARD, deal, deal_cards, roll, settlements, table
from tests.games.saying import ask, say

Hands = tuple[tuple[int, ...], ...]


def watched(seats: int = 3, **hands: dict[str, int]) -> State:
    """A table at which everybody knows everybody's hand; `s1` is that of seat 1."""
    state = table(seats=seats, active=1)
    for seat in range(seats):
        deal(state, seat, **hands.get(f"s{seat}", {}))
    state.remember()
    return state


def steal(state: State, thief: int, victim: int, card: str) -> None:
    ask(state, robber.DrawFromHand(thief, victim), turn.TradeAndBuild(state.active))
    say(state, f"stolen {card}")


def resources(state: State) -> Hands:
    return tuple(tuple(int(state.has(seat, kind)) for kind in range(5)) for seat in range(state.seats))


def thought(state: State, viewer: int) -> dict[Hands, Fraction]:
    """The exact law of the hands of samples."""

    def outcome(luck: Luck) -> Hands:
        other = GAME.sample(state, viewer, luck)
        assert [] == other.check_invariants()
        return resources(other)

    return law(outcome)


def chances(state: State, viewer: int, seat: int, card: str) -> dict[int, Fraction]:
    """How likely a seat has how many of a card, for a viewer."""
    found: dict[int, Fraction] = {}
    for hands, chance in thought(state, viewer).items():
        count = hands[seat][RESOURCE_NAMES.index(card)]
        found[count] = found.get(count, Fraction(0)) + chance
    return found


def test_who_has_watched_knows_every_hand() -> None:
    """CAT-13.6: production, payments and trades are public; nothing else has happened."""
    state = watched(s0={"lumber": 2}, s1={"ore": 1, "wool": 3}, s2={"brick": 2})

    assert all({resources(state): Fraction(1)} == thought(state, viewer) for viewer in range(3))
    state.forget()
    assert len(thought(state, 0)) > 1


def test_a_theft_leaves_a_doubt_to_who_was_not_there() -> None:
    """CAT-13.3, CAT-13.6: of two wool and an ore it was wool twice as often; thief and victim know."""
    state = watched(s0={"lumber": 1}, s2={"wool": 2, "ore": 1})
    steal(state, 1, 2, "ore")

    assert {resources(state): Fraction(1)} == thought(state, 1) == thought(state, 2)
    assert {0: Fraction(2, 3), 1: Fraction(1, 3)} == chances(state, 0, 1, "ore")
    assert {1: Fraction(2, 3), 2: Fraction(1, 3)} == chances(state, 0, 2, "wool")
    assert 2 == len(thought(state, 0))  # all the rest is known


def test_a_payment_rules_out_what_could_not_pay_it() -> None:
    """CAT-9.1: who buys a card with wool, grain and what was stolen has stolen ore."""
    state = watched(s1={"wool": 1, "grain": 1}, s2={"lumber": 3, "ore": 1})
    steal(state, 1, 2, "ore")
    assert 2 == len(thought(state, 0))

    say(state, "buy", "draw knight")
    assert {resources(state): Fraction(1)} == thought(state, 0)


def test_later_production_does_not_hide_what_was_paid() -> None:
    """CAT-9.1: the ore of the purchase was the stolen one, whatever came afterwards."""
    state = watched(s1={"wool": 1, "grain": 1}, s2={"lumber": 3, "ore": 1})
    steal(state, 1, 2, "ore")
    say(state, "buy", "draw knight")
    deal(state, 1, **CARD)

    assert {resources(state): Fraction(1)} == thought(state, 0)


def test_a_monopoly_shows_how_many_there_were() -> None:
    """CAT-9.8: everybody gives up all wool: who had stolen one gives one up."""
    state = watched(seats=4, s2={"wool": 1, "ore": 1})
    steal(state, 3, 2, "wool")
    deal_cards(state, 1, monopoly=1)
    assert 2 == len(thought(state, 0))

    say(state, "monopoly wool")
    assert {resources(state): Fraction(1)} == thought(state, 0)


def test_who_draws_learns_what_made_the_draw_likely() -> None:
    """CAT-5.5: seat 1 has stolen wool or ore; seat 0 draws an ore from that hand, which holds two of it or one."""
    state = watched(s0={"lumber": 1}, s1={"ore": 1}, s2={"wool": 1, "ore": 1})
    steal(state, 1, 2, "ore")
    steal(state, 0, 1, "ore")

    # before: an even chance; of ore and ore an ore is drawn surely, of ore and wool in half of the cases
    assert {1: Fraction(2, 3), 0: Fraction(1, 3)} == chances(state, 0, 1, "ore")
    # seat 2 has seen the first theft, not the second, which could be nothing but ore
    assert {resources(state): Fraction(1)} == thought(state, 2)


def test_doubts_add_up() -> None:
    """CAT-13.6: two thefts unseen, counted out card by card."""
    state = watched(seats=4, s1={"ore": 1}, s2={"wool": 2, "ore": 1}, s3={"brick": 1})
    steal(state, 1, 2, "wool")
    steal(state, 3, 1, "wool")

    # wool 2/3: seat 1 then has ore and wool, each stolen on in half of the cases; ore 1/3: two ore, one of them goes
    wool = {0: Fraction(2, 3) * Fraction(1, 2) + Fraction(1, 3), 1: Fraction(2, 3) * Fraction(1, 2)}
    assert wool == chances(state, 0, 3, "wool")


def test_an_offer_is_believed() -> None:
    """CAT-17.13: who offers ore has it."""
    state = watched(seats=3, s0={"brick": 1}, s2={"wool": 1, "ore": 1})
    steal(state, 1, 2, "ore")
    say(state, "offer 1 ore for 1 brick to p0 p2")

    assert {resources(state): Fraction(1)} == thought(state, 0)


def test_what_is_laid_down_may_be_any_of_a_known_hand() -> None:
    """CAT-5.10: the hand of eight is known, which four of it lie face down is not; afterwards it is."""
    state = watched(s2={"wool": 4, "ore": 4})
    ask(state, turn.PreRoll(1))
    roll(state, 7)
    say(state, "discard ore", "discard ore")

    assert {2: Fraction(3, 14), 3: Fraction(4, 7), 4: Fraction(3, 14)} == chances(state, 0, 2, "ore")
    say(state, "discard ore", "discard wool")
    assert {resources(state): Fraction(1)} == thought(state, 0)


def test_what_was_stolen_is_told_to_nobody() -> None:
    """CAT-13.3: what the third seat may think is the same whichever card it was, to the order of possibilities."""
    found = []
    for card in ("wool", "ore", "grain"):
        state = watched(s0={"brick": 1}, s1={"lumber": 1}, s2={"wool": 2, "ore": 1, "grain": 1})
        steal(state, 1, 2, card)
        memory = state.memories[0]
        hands = [
            [
                [counting.thought(state, memory, place, seat, kind) for kind in range(5)]
                for place in range(len(memory.odds))
            ]
            for seat in range(3)
        ]
        found.append((listed(memory.odds), hands, [GAME.sample(state, 0, Random(seed)).view(0) for seed in range(9)]))

    assert found[0] == found[1] == found[2]


def test_a_sample_remembers_what_its_viewer_does() -> None:
    """CAT-13.6: a sample of a sample has the same law, so nothing tells the two apart."""
    state = watched(s0={"brick": 1}, s2={"wool": 2, "ore": 1})
    steal(state, 1, 2, "ore")

    assert all(thought(state, 0) == thought(GAME.sample(state, 0, Random(seed)), 0) for seed in range(8))


def test_memories_are_written_down() -> None:
    """A bot that is handed a written position knows as much as one that has watched."""
    state = watched(s2={"wool": 2, "ore": 1})
    settlements(state, 2, 10)
    steal(state, 1, 2, "ore")
    written = state.to_dict()
    again = GAME.from_dict(written)

    assert written["remembered"][0] == [
        {"odds": 2, "hands": {"1": {"wool": 1}, "2": {"wool": 1, "ore": 1}}},
        {"odds": 1, "hands": {}},
    ]
    assert written["remembered"][1] == [{"odds": 1, "hands": {}}]
    assert written == again.to_dict()
    assert thought(state, 0) == thought(again, 0)

    del written["remembered"]
    assert len(thought(GAME.from_dict(written), 0)) == 2  # any deal of four cards


@pytest.mark.parametrize(
    ("entry", "field"),
    [
        ({"odds": 1, "hands": {"2": {"wool": 3}}}, "remembered[0][0].hands.2"),
        ({"odds": 0, "hands": {}}, "remembered[0][0].odds"),
        ({"odds": 1, "hands": {"0": {}}}, "remembered[0][0].hands.0"),
        ({"odds": 1}, "remembered[0][0].hands"),
    ],
)
def test_what_nobody_can_think_is_refused(entry: dict[str, object], field: str) -> None:
    state = watched(s2={"wool": 2})
    written = state.to_dict()
    written["remembered"][0] = [entry]

    with pytest.raises(BadPosition) as refused:
        GAME.from_dict(written)
    assert field == refused.value.details["field"]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_truth_stays_possible_in_whole_games(seats: int) -> None:
    """CAT-13.6: nobody doubts the own hand; every possibility is a hand that can be; what is true is among them."""
    for seed in range(sized(2, 100)):
        state, luck = GAME.start(seats, {"player_trade": "none"}), Random(seed)
        state.remember()
        steps = thefts = 0
        vague: set[int] = set()  # who may have let the truth go
        while state.player != OVER and steps < 1500:
            steps += 1
            if state.player == CHANCE:
                thefts += isinstance(state.top(), robber.DrawFromHand)
                state.apply(state.draw(luck))
                look(state, vague)
            else:
                actions = state.legal()
                state.apply(actions[luck.below(len(actions))])
        assert thefts > 10
        assert len(vague) < seats


def look(state: State, vague: set[int]) -> None:
    for viewer in range(state.seats):
        memory = state.memories[viewer]
        count = len(memory.odds)
        doubts = listed(memory.doubts)
        rows = [doubts[place * SEATS : (place + 1) * SEATS] for place in range(count)]
        assert count <= counting.MOST
        assert all(odd > 0 for odd in memory.odds)
        assert all(row[viewer] == 0 for row in rows)
        assert len(rows) == len({tuple(row) for row in rows})
        if count == counting.MOST:
            vague.add(viewer)
        assert viewer in vague or [0] * SEATS in rows


def test_the_table_of_a_match_is_watched() -> None:
    match = Match(GAME, 3, None, "a seed")
    match.begin()

    assert 3 == len(match.state.to_dict()["remembered"])
