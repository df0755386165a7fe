"""What looks good: the bot's values point where a player's would."""

from igroteka.ai.bot import Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.core.arrays import listed, row
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, OVER
from igroteka.games.gwt.actions import DECLINE, DONE
from igroteka.games.gwt.data.box import CITY_NAMES, NODE_NAMES, NODES
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.heuristics import advice, valuation
from igroteka.games.gwt.rules import delivery, location
from igroteka.games.gwt.state import State
from igroteka.sim.speed import step
from tests.games.gwt.table import MASHA, MISHA, asked, clear, deliver, hand, job, own, table


def choice(state: State) -> str:
    """What greedy says."""
    return GAME.notation(GreedyBot(Random(1)).choose(Sight(GAME, state, int(state.player))))


def expected_hand(state: State) -> float:
    """What Masha's deck promises."""
    return valuation.expected_hand(state, MASHA, valuation.deck_of(state, MASHA))


def test_good_cattle_and_a_larger_hand_promise_more() -> None:
    state = table()
    plain = expected_hand(state)
    clear(state, MASHA, "hand_left")
    larger = expected_hand(state)
    own(state, MASHA, "hereford7", "shorthorn5")

    assert plain < larger < expected_hand(state)


def test_nobody_expects_more_than_the_hand_holds() -> None:
    """GWT-7.8: four different breeds of the starting deck are worth 7 at best."""
    assert 5.0 < expected_hand(table()) <= 7.0


def test_a_city_beside_an_own_disc_is_worth_its_arrow() -> None:
    state = table()
    toledo = CITY_NAMES.index("toledo")
    alone = valuation.city_gain(state, MASHA, toledo, 1.0)
    deliver(state, MASHA, "chicago")

    assert valuation.city_gain(state, MASHA, toledo, 1.0) > alone


def test_the_way_ahead_promises_less_the_shorter_it_is() -> None:
    state = table()
    state.dollars[MASHA] = 10
    job(state, 1, "cowboy", "engineer")
    ahead = advice.promises(state, MASHA)
    neutral = [ahead[NODE_NAMES.index(node)] for node in ("N_A", "N_B", "N_C", "N_E", "N_F", "N_G")]

    assert sorted(neutral, reverse=True) == neutral
    assert neutral[0] > 0.0


def test_nothing_lies_ahead_in_the_last_turn() -> None:
    state = table()
    state.last = MISHA

    assert [0.0] * NODES == list(advice.promises(state, MASHA))


def test_greedy_delivers_to_the_city_that_pays() -> None:
    """Nobody puts a disc into Kansas City when Bloomington is in reach (GWT-11.3)."""
    state = table()
    hand(state, MASHA)
    asked(state, delivery.Deliver(MASHA, 6, 0))

    assert "deliver kansas_city" != choice(state)


def test_greedy_beats_a_random_player() -> None:
    state = GAME.start(2)
    luck = Random(3)
    greedy = GreedyBot(Random(4))
    while state.player != OVER:
        if state.player == CHANCE:
            state.roll(luck)
        elif state.player == MASHA:
            state.apply(greedy.choose(Sight(GAME, state, MASHA)))
        else:
            legal = state.legal()
            state.apply(legal[luck.below(len(legal))])
    scores = GAME.scores(state)

    assert scores[MASHA] > scores[MISHA] + 20


def test_greedy_takes_nothing_back() -> None:
    """GWT-3.2: what was begun could be declined and begun again for ever; a bot that has an answer gives it."""
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
