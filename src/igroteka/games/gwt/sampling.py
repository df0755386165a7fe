"""What might the others hold? All hands that keep what is known are equally likely (GWT-1.4)."""

from typing import Final

from igroteka.core.arrays import i64, raised, replaced, row
from igroteka.core.chance import Luck
from igroteka.families.trail.cards import move_all
from igroteka.families.trail.hands import Deck
from igroteka.games.gwt.data.box import BREED, BREEDS, CARDS, CATTLE, DECK, OBJECTIVES
from igroteka.games.gwt.data.program import COST_CARDS, SAME_BREED
from igroteka.games.gwt.rules import effects
from igroteka.games.gwt.rules.exchange import ANY_CARD
from igroteka.games.gwt.state import HAND, OBJECTIVE_STACK, SECRET_BITS, STACK, State
from igroteka.kit import bits

BREED_CARDS: Final = row(
    [bits.gathered([card for card in range(CATTLE) if BREED[card] == breed]) for breed in range(BREEDS)]
)


def sample(state: State, viewer: int, luck: Luck) -> State:
    """A state the viewer cannot tell from this one: hands of others are drawn anew from hand and stack (GWT-1.4).

    Objectives that somebody took unseen into the hand are drawn anew from those and from the objective stack.
    """
    other = state.copy()
    if state.finished:
        return other
    for seat in range(state.seats):
        if seat != viewer and other.secrets[seat]:
            for card in range(CATTLE, DECK):
                for _ in range(state.secret(seat, card)):
                    other.move_card(HAND + seat, OBJECTIVE_STACK, card)
            other.secrets = replaced(other.secrets, seat, 0)
    for seat in range(state.seats):
        if seat != viewer:
            deal_hand(other, seat, state.secret_count(seat) > 0, luck)
    for seat in range(state.seats):
        if seat != viewer:
            for _ in range(state.secret_count(seat)):
                deal_secret(other, seat, luck)
    return other


def deal_hand(state: State, seat: i64, has_secret: bool, luck: Luck) -> None:
    """As many cards as before, without those taken unseen; a cost that is being paid can be paid (GWT-3.3)."""
    size = state.sizes[HAND + seat]
    if size == 0:
        return
    move_all(state.cards, state.sizes, CARDS, HAND + seat, STACK + seat)
    deck = Deck(state.cards, state.sizes, CARDS, STACK + seat, HAND + seat, luck)
    top = state.top()
    if isinstance(top, effects.PayCard) and top.seat == seat:
        if top.kind == SAME_BREED:
            deck.deal_pair(size, BREED_CARDS, ANY_CARD)
            return
        if not (has_secret and COST_CARDS[top.kind] >> CATTLE):  # an objective that nobody has seen will do
            deck.deal_fitting(size, COST_CARDS[top.kind], ANY_CARD)
            return
    elif isinstance(top, effects.PaySecond) and top.seat == seat:
        deck.deal_fitting(size, top.cards(), ANY_CARD)
        return
    deck.deal(size, ANY_CARD)


def deal_secret(state: State, seat: i64, luck: Luck) -> None:
    """An objective that only its owner has seen."""
    start = OBJECTIVE_STACK * CARDS + CATTLE
    objective = luck.pick_row(state.cards[start : start + OBJECTIVES])
    state.move_card(OBJECTIVE_STACK, HAND + seat, CATTLE + objective)
    state.secrets = raised(state.secrets, seat, bits.bit(SECRET_BITS * objective))
