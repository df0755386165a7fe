"""How masters trade in Catan: they take no for an answer, and are not talked out of their cards."""

from functools import cache
from typing import Final

from igroteka.ai.bot import Sight
from igroteka.ai.greedy import GreedyBot
from igroteka.ai.search import Effort, SearchBot, Thought
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE
from igroteka.games.catan import heuristics
from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules import trade, turn
from igroteka.games.catan.state import State
from tests.games.catan.table import RESOURCES

BRIEF: Final = Effort(rollouts=40, width=5, least=4, gate=0.5)  # easier to talk round than any master
ROUNDS: Final = 12


def evening(seed: int) -> State:
    """A game of apprentices after some rounds; somebody has rolled, and may trade and build."""
    state: State = GAME.start(4, {"repeat_refused_offers": True, "max_offers_per_turn": 99})
    luck = Random(seed)
    bots = [GreedyBot(Random(seat)) for seat in range(4)]
    while GAME.turn(state) < ROUNDS * 4 or not isinstance(state.top(), turn.TradeAndBuild):
        if state.player == CHANCE:
            state.apply(state.draw(luck))
        else:
            state.apply(bots[state.player].choose(Sight(GAME, state, int(state.player))))
    return state


def master(state: State, seed: int = 1) -> int:
    return SearchBot(Random(seed), BRIEF).choose(Sight(GAME, state, int(state.player)))


def test_a_master_offers_little_and_nothing_that_was_refused() -> None:
    """Everybody says no, and the house allows to ask again and again."""
    sent = []
    for seed in range(3):
        state = evening(seed)
        seat = state.player
        deal_evenly(state)
        asked: list[tuple[int, int, int]] = []
        for _ in range(200):
            if state.active != seat or state.finished:
                break
            if state.player == CHANCE:
                state.apply(state.draw(Random(seed)))
            elif state.player == seat:
                state.apply(master(state))
            elif isinstance(state.top(), trade.AnswerOffer):
                asked.append((int(state.player), int(state.offer.give), int(state.offer.want)))
                state.apply(GAME.parse("reject"))
            else:
                state.apply(state.legal()[0])

        assert len(asked) == len(set(asked))
        assert len({terms[1:] for terms in asked}) <= heuristics.OFFERS_A_TURN
        sent += asked
    assert sent


def deal_evenly(state: State) -> None:
    """Everybody holds something that somebody wants, and nobody can build much with it."""
    for seat in range(4):
        for resource in range(len(RESOURCES)):
            kept = 2 if resource == seat else 1 if resource == (seat + 1) % 4 else 0
            state.hands[seat * len(RESOURCES) + resource] = kept


def test_other_words_than_the_best_lead_to_an_offer_too() -> None:
    """Or else a search would find nothing but the one offer that the policy has in mind."""
    found = set()
    for seed in range(8):
        state = evening(seed)
        seat = int(state.player)
        deal_evenly(state)
        state.hands[seat * 5 + 4] = 2
        state.apply(GAME.parse("offer " + " ".join(f"p{other}" for other in range(4) if other != seat)))
        for word in [word for word in state.legal() if GAME.notation(word).startswith("give")]:
            said = state.copy()
            said.apply(word)
            for _ in range(4):
                if isinstance(said.top(), trade.Compose):
                    said.apply(heuristics.advise(said, seat))
            if isinstance(said.top(), trade.AnswerOffer):
                found.add((seed, word))

                assert said.offer.give >> 5 * (word - GAME.parse("give lumber")) & 31 > 0
    assert max([sum(1 for one, _ in found if one == seed) for seed in range(8)]) > 1


def test_no_row_of_offers_strips_a_master() -> None:
    """Whoever offers card after card gets nothing that makes the other hand worse, however often they ask."""
    accept, reject = GAME.parse("accept"), GAME.parse("reject")
    answers = []
    for seed in range(3):
        state = evening(seed)
        seat, luck = int(state.player), Random(seed)
        victim = (seat + 1) % 4
        for resource, count in enumerate((3, 0, 2, 1, 0)):
            state.hands[victim * 5 + resource] = count
            state.hands[seat * 5 + resource] = 2
        for number in range(30):
            held = [resource for resource in range(5) if state.has(seat, resource)]
            give = held[luck.below(len(held))]
            wanted = [resource for resource in range(5) if resource != give and state.has(victim, resource)]
            want = wanted[luck.below(len(wanted))]
            count = min(1 + luck.below(2), int(state.has(victim, want)))
            before = worth(state, victim)
            for line in (f"offer p{victim}", f"give {RESOURCES[give]}", *[f"want {RESOURCES[want]}"] * count, "send"):
                state.apply(GAME.parse(line))
            answers.append(master(state, number))
            if answers[-1] == accept:
                state.apply(accept)
                state.apply(GAME.parse(f"confirm p{victim}"))

                assert worth(state, victim) > before
            else:
                state.apply(reject)
    assert answers.count(accept) > 2
    assert answers.count(accept) < len(answers) / 3


def worth(state: State, seat: int) -> float:
    return heuristics.hand_worth(state, seat, state.hands[seat * 5 : (seat + 1) * 5])


def test_what_makes_the_own_hand_worse_is_not_even_tried() -> None:
    """Rollouts are noise: of many bad offers one would look good."""
    accept, reject = GAME.parse("accept"), GAME.parse("reject")
    tried = set()
    for give, want in [(give, want) for give in range(5) for want in range(5) if give != want]:
        state = evening_of_plenty()
        seat = int(state.player)
        victim = (seat + 1) % 4
        before = worth(state, victim)
        for line in (f"offer p{victim}", f"give {RESOURCES[give]}", f"want {RESOURCES[want]}", "send"):
            state.apply(GAME.parse(line))
        thought = Thought(Sight(GAME, state, victim), BRIEF, 1)
        after = state.copy()
        trade.exchange(after, seat, victim, after.offer.give, after.offer.want)
        is_better = worth(after, victim) > before
        tried.add(is_better)

        assert is_better == thought.is_worth_a_try(accept)
        assert is_better or accept not in thought.chosen(state.legal(), reject)
    assert {True, False} == tried


@cache
def laid() -> State:
    state = evening(0)
    deal_evenly(state)
    for resource in range(5):
        state.hands[int(state.player) * 5 + resource] = 2
        state.hands[(int(state.player) + 1) % 4 * 5 + resource] = 1 + resource % 2
    return state


def evening_of_plenty() -> State:
    """The same each time: who is on turn has two of each, the next seat one or two."""
    return laid().copy()
