"""What looks good: the bot's values point where a player's would."""

from igroteka.ai.bot import Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.core.actions import Options
from igroteka.core.arrays import listed, row
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, OVER
from igroteka.games.gwtnz.actions import ALL, CERTIFICATES, DECLINE, DONE, REVEAL, SHOW
from igroteka.games.gwtnz.data.box import BREEDING, CARD_NAMES, NODE_NAMES, NODES, POST_NAMES
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.heuristics import advice, promise, valuation
from igroteka.games.gwtnz.rules import delivery, location
from igroteka.games.gwtnz.state import State
from igroteka.sim.speed import step
from tests.games.gwtnz.table import asked, clear, deliver, hand, market, own, ship, table, upgraded, workers

STARTERS = ("shropshire", "southdown", "english_leicester", "merino")


def choice(state: State) -> str:
    """What greedy says."""
    return GAME.notation(GreedyBot(Random(1)).choose(Sight(GAME, state, int(state.player))))


def ledger_of(state: State) -> valuation.Ledger:
    """What is counted of seat 0."""
    ledger = valuation.Ledger(0, 1.0)
    ledger.look(state)
    return ledger


def expected_hand(state: State) -> float:
    """What the deck of seat 0 promises."""
    return ledger_of(state).expected


def expected_wool(state: State) -> float:
    """And at a shearing."""
    return ledger_of(state).fleece


def sea_hope(state: State) -> float:
    """And the best harbour that is not reached yet."""
    return ledger_of(state).sea


def test_good_sheep_and_a_larger_hand_promise_more() -> None:
    state = table()
    plain = expected_hand(state)
    clear(state, 0, "hand_limit_1")
    larger = expected_hand(state)
    own(state, 0, "romney", "romney")

    assert plain < larger < expected_hand(state)


def test_nobody_expects_more_than_the_hand_holds() -> None:
    """NZ-6.1: at most one card of each breed."""
    best = sum(int(BREEDING[CARD_NAMES.index(breed)]) for breed in STARTERS)

    assert 0.5 * best < expected_hand(table()) <= best


def test_more_shearers_promise_more_wool() -> None:
    state = table()
    alone = expected_wool(state)
    workers(state, 0, shearer=3)

    assert expected_wool(state) > alone


def test_a_post_beside_an_own_disc_is_worth_its_arrow() -> None:
    state = table()
    post = POST_NAMES.index("local6")
    alone = valuation.post_gain(state, 0, post, 1.0)
    deliver(state, 0, "local3")

    assert valuation.post_gain(state, 0, post, 1.0) > alone


def test_a_ship_near_a_harbour_hopes_for_more() -> None:
    state = table()
    upgraded(state, 0, "mh1", "sh1", "sh2", "sh3")
    far = sea_hope(state)
    ship(state, 0, "w5")

    assert sea_hope(state) > far


def test_more_craftsmen_hope_for_larger_buildings() -> None:
    state = table()
    alone = valuation.build_hope(state, 0, 1.0)
    workers(state, 0, craftsman=4)

    assert valuation.build_hope(state, 0, 1.0) > alone > valuation.build_hope(state, 0, 0.0)


def test_the_way_ahead_promises_less_the_shorter_it_is() -> None:
    state = table()
    state.pounds[0] = 10
    workers(state, 0, shepherd=3)
    market(state, "corriedale", "corriedale", "hampshire")
    ahead = advice.promises(state, 0)
    neutral = [ahead[NODE_NAMES.index(node)] for node in "ABCDEFGH"]

    assert max(neutral) == neutral[0] > 0.0
    assert min(neutral) == neutral[-1]


def test_nothing_lies_ahead_in_the_last_turn() -> None:
    state = table()
    state.last = 1

    assert [0.0] * NODES == list(advice.promises(state, 0))


def test_greedy_delivers_to_a_post_that_costs_no_points() -> None:
    """Nobody puts a disc on post 0 when a better one is in reach (NZ-6.10)."""
    state = table()
    hand(state, 0)
    asked(state, delivery.Deliver(0, 6))

    assert choice(state) != "deliver local0"


def test_greedy_beats_a_random_player() -> None:
    state = GAME.start(2)
    luck = Random(3)
    greedy = GreedyBot(Random(4))
    while state.player != OVER:
        if state.player == CHANCE:
            state.roll(luck)
        elif state.player == 0:
            state.apply(greedy.choose(Sight(GAME, state, 0)))
        else:
            legal = state.legal()
            state.apply(legal[luck.below(len(legal))])
    scores = GAME.scores(state)

    assert scores[0] > scores[1] + 20


def test_greedy_takes_nothing_back() -> None:
    """NZ-5.1: what was begun could be declined and begun again for ever; a bot that has an answer gives it."""
    luck = Random(5)
    state = GAME.start(2)
    begun = 0
    while begun < 25:
        legal = state.legal()
        if state.player == OVER:
            state = GAME.start(2)
        elif state.player == CHANCE:
            state.roll(luck)
        else:
            if location.is_fresh(state):
                begun += 1
                assert GAME.policy().choose(state) not in (DECLINE.first, DONE.first)
            state.apply(legal[luck.below(len(legal))])


def test_others_get_nothing_but_money_on_the_own_turn() -> None:
    """That is why a turn in thought counts what they have once."""
    state, luck = GAME.start(3), Random(3)
    active, others = -1, row([])
    while state.player != OVER:
        if state.active != active:
            active = int(state.active)
            others = valuation.possessions(state, active)

        assert active < 0 or listed(others) == listed(valuation.possessions(state, active))
        step(state, luck)


def test_what_was_counted_before_is_worth_the_same_as_counted_anew() -> None:
    """In thought many positions of a turn are looked at one after another, copies of each other among them."""
    state, luck = GAME.start(3), Random(6)
    turn = -1
    ledger, measure = valuation.Ledger(0, 1.0), promise.Measure(0)
    while state.player != OVER:
        seat = int(state.active)
        if turn != GAME.turn(state) and seat >= 0:
            turn = GAME.turn(state)
            ledger, measure = valuation.Ledger(seat, valuation.remaining(state)), promise.Measure(seat)
        if state.player == seat:
            for action in state.legal()[:4]:
                after = state.copy()
                after.apply(action)

                assert ledger.standing(after) == valuation.standing(after, seat, ledger.left)
                assert promise.pending(after, measure) == promise.pending(after, promise.Measure(seat))
        step(state, luck)


def test_parts_come_to_what_a_position_is_worth() -> None:
    state, luck = GAME.start(2), Random(7)
    while state.player != OVER:
        if state.player == state.active:
            parts = valuation.parts(state, 0, 0.5)
            parts["objectives"] -= valuation.standing(state, 0, 0.5)

            assert abs(sum(parts.values())) < 1e-6
        step(state, luck)


def test_all_sheep_are_shown_at_once() -> None:
    """NZ-6.1: whichever comes first, each of them brings pounds."""
    out = Options()
    for action in (REVEAL.of(2), REVEAL.of(5), REVEAL.first + ALL, CERTIFICATES.of(0), CERTIFICATES.of(1), SHOW.first):
        out.add(action)
    advice.show_all(out)

    assert out.listed() == [REVEAL.first + ALL, SHOW.first]


def test_once_all_is_shown_certificates_are_counted() -> None:
    out = Options()
    for action in (CERTIFICATES.of(0), CERTIFICATES.of(1)):
        out.add(action)
    advice.show_all(out)

    assert out.listed() == [CERTIFICATES.of(0), CERTIFICATES.of(1)]
