"""What might the others hold? All deals of the C cards that keep what is known are equally likely (NUS-14.1)."""

from igroteka.core.actions import Options
from igroteka.core.arrays import filled, i64, row
from igroteka.core.chance import Luck
from igroteka.games.nusfjord.data.box import DECK_SIZE, DECKS, C
from igroteka.games.nusfjord.rules import building, effects
from igroteka.games.nusfjord.state import HAND, PILE, State
from igroteka.kit import bits
from igroteka.kit.dealing import spread


def sample(state: State, viewer: int, luck: Luck) -> State:
    """A state the viewer cannot tell from this one: hands of others are dealt anew from them and the pile (NUS-14.1).

    A card that is being built is known, and whoever must do something can do it.
    """
    other = state.copy()
    if state.finished:
        return other
    deck = state.rules.deck
    unseen = state.lettered(PILE, C, deck)
    hidden = False
    for seat in range(state.seats):
        if seat != viewer and state.has_hand(seat):
            hidden = True
            unseen |= state.sets[(HAND + seat) * DECKS + deck]
    if hidden:
        deal_hands(state, other, viewer, unseen, luck)
    return other


def deal_hands(state: State, other: State, viewer: int, unseen: i64, luck: Luck) -> None:
    """The cards that the viewer has not seen, into the hands of the others and the pile; conditions come first."""
    deck = state.rules.deck
    other.sets = other.sets[:]  # copies share it
    other.sets[PILE * DECKS + deck] |= unseen
    rooms = filled(state.seats, 0)
    for seat in range(state.seats):
        if seat != viewer:
            rooms[seat] = state.set_size(HAND + seat)
            other.sets[(HAND + seat) * DECKS + deck] = 0
    asked = state.player
    if asked >= 0 and asked != viewer and rooms[asked] > 0:
        named = card_named(state)
        needed = cards_needed(other, unseen)
        if named >= 0:
            other.move_card(PILE, HAND + asked, named)
            rooms[asked] -= 1
        elif needed != unseen and needed:
            least_one = row([1, 0])
            places = row([rooms[asked], bits.size(unseen) - rooms[asked]])
            fitting = spread(bits.size(needed), places, least_one, places, luck)[0]
            deal(other, asked, fitting, needed, luck)
            deal(other, asked, rooms[asked] - fitting, unseen & ~needed, luck)
            rooms[asked] = 0
    for seat in range(state.seats):
        deal(other, seat, rooms[seat], unseen, luck)


def deal(state: State, seat: i64, count: i64, among: i64, luck: Luck) -> None:
    """So many of these cards from the pile to a hand."""
    deck = state.rules.deck
    for _ in range(count):
        cards = state.sets[PILE * DECKS + deck] & among
        skipped = luck.below(bits.size(cards))
        for _ in range(skipped):
            cards &= cards - 1
        state.move_card(PILE, HAND + seat, deck * DECK_SIZE + bits.size((cards & -cards) - 1))


def card_named(state: State) -> i64:
    """A card of the hand that is being built; its owner has said so, and only its site or payment is open."""
    top = state.top()
    if isinstance(top, building.ChooseSite | building.ChooseSource) and state.has_card(HAND + top.seat, top.card):
        return top.card
    return -1


def cards_needed(state: State, unseen: i64) -> i64:
    """Of which cards must there be one in the hand of whoever is asked? All, if any hand will do.

    Something to build is needed where an action cannot be left undone: it was begun because it can be done.
    """
    top = state.top()
    if not isinstance(top, building.BuildBuilding | effects.RemoveForest) or top.decline:
        return unseen
    place = (HAND + top.seat) * DECKS + state.rules.deck
    needed: i64 = 0
    for card in bits.members(unseen):
        state.sets[place] = bits.bit(card)
        answers = Options()
        top.answers(state, answers)
        if answers.count > 0:
            needed |= bits.bit(card)
    state.sets[place] = 0
    return needed
