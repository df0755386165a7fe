"""What might the others hold? All hands that keep what is known are equally likely (NZ-20.3)."""

from typing import Final

from igroteka.core.arrays import i64, row
from igroteka.core.chance import Luck
from igroteka.families.trail.hands import Deck
from igroteka.games.gwtnz.data.box import CARDS
from igroteka.games.gwtnz.data.program import COST_CARDS, PAIR
from igroteka.games.gwtnz.rules import effects
from igroteka.games.gwtnz.rules.exchange import ANY_CARD
from igroteka.games.gwtnz.state import HAND, STACK, State
from igroteka.kit import bits

BREED_CARDS: Final = row([bits.bit(card) for card in bits.members(COST_CARDS[PAIR])])


def sample(state: State, viewer: int, luck: Luck) -> State:
    """A state the viewer cannot tell from this one: hands of others are drawn anew from hand and stack (NZ-20.3)."""
    other = state.copy()
    if not state.finished:
        for seat in range(state.seats):
            if seat != viewer:
                deal_hand(other, seat, luck)
    return other


def deal_hand(state: State, seat: i64, luck: Luck) -> None:
    """As many cards as before; a cost that is being paid can be paid (NZ-14.12)."""
    size = state.sizes[HAND + seat]
    if size == 0:
        return
    state.move_all(HAND + seat, STACK + seat)
    deck = Deck(state.cards, state.sizes, CARDS, STACK + seat, HAND + seat, luck)
    top = state.top()
    if not isinstance(top, effects.PayCard) or top.seat != seat:
        deck.deal(size, ANY_CARD)
    elif top.kind == PAIR:
        deck.deal_pair(size, BREED_CARDS, ANY_CARD)
    else:
        deck.deal_fitting(size, COST_CARDS[top.kind], ANY_CARD)
