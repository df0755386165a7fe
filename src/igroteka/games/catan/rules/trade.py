"""Trade between players: offers, answers, counter-offers, choice of partner (CAT-6, CAT-17)."""

from typing import Final

from igroteka.core.actions import Kind, Options
from igroteka.core.agenda import Decision, Frame
from igroteka.core.arrays import i64, mypyc_attr
from igroteka.core.state import do_next
from igroteka.games.catan import scoring
from igroteka.games.catan.actions import (
    ACCEPT,
    CANCEL,
    CONFIRM,
    COUNTER,
    DROP,
    GIVE,
    OFFER,
    REJECT,
    SEND,
    TAKE_COUNTER,
    WANT,
)
from igroteka.games.catan.data.box import CARDS_PER_RESOURCE, RESOURCES, SEATS
from igroteka.games.catan.events import ACCEPTED, COUNTERED, OFFER_CLOSED, OFFERED, REJECTED, TRADED
from igroteka.games.catan.rules import counting
from igroteka.games.catan.rules.deed import Deed
from igroteka.games.catan.state import NO_OFFER, Offer, State, terms, terms_give, terms_want
from igroteka.kit import bits, bundles


def may_offer(state: State, seat: i64) -> bool:
    """Trading is on, not closed, below the limit, and there is something to give (CAT-6.10, CAT-7.8, CAT-17.6)."""
    return (
        state.rules.player_trade
        and not state.trading_closed
        and state.offers_made < state.rules.max_offers
        and state.hand_size(seat) > 0
    )


def possible_partners(state: State, seat: i64) -> i64:
    """Opponents with a card, as a mask."""
    partners: i64 = 0
    for other in range(state.seats):
        if other != seat and state.hand_size(other) > 0:
            partners |= bits.bit(other)
    return partners


class MakeOffer(Deed):
    """Begin an offer to some opponents who hold cards (CAT-17.6)."""

    def kind(self) -> Kind:
        return OFFER

    def offer(self, state: State, seat: i64, out: Options) -> None:
        if may_offer(state, seat):
            partners = possible_partners(state, seat)
            for mask in range(1, bits.bit(SEATS)):
                if mask & ~partners == 0:
                    out.add(OFFER.first + mask - 1)

    def perform(self, state: State, seat: i64, action: i64) -> None:
        state.offers_made += 1
        state.offer = Offer(OFFER.index(action) + 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        do_next(state, Compose(seat, 0, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Compose(Decision):
    """Say the terms card by card: what I give, then what I want, each in resource order (CAT-17.7 to CAT-17.9)."""

    def __init__(self, seat: i64, give: i64, want: i64) -> None:
        super().__init__(seat)
        self.give: Final[i64] = give  # from the author's side (CAT-17.3)
        self.want: Final[i64] = want

    def fields(self) -> list[int]:
        return [self.seat, self.give, self.want]

    def is_counter(self, state: State) -> bool:
        """An opponent answers with terms of their own."""
        return self.seat != state.active

    def largest_hand(self, state: State) -> i64:
        """Of those addressed (CAT-17.7)."""
        if self.is_counter(state):
            return state.hand_size(state.active)
        largest: i64 = 0
        for other in range(state.seats):
            if state.offer.addressees >> other & 1:
                largest = max(largest, state.hand_size(other))
        return largest

    def has_room(self, state: State, side: i64, resource: i64) -> bool:
        """One more card of a kind fits on a side: in order, below the cap, not all five kinds (CAT-17.7)."""
        if resource < bundles.last_kind(side):
            return False
        if 0 < state.rules.max_cards <= bundles.total(side):
            return False
        return bundles.kinds(side + bundles.one(resource)) < RESOURCES

    def options(self, state: State, out: Options) -> None:
        if self.want == 0:
            for resource in range(RESOURCES):
                if self.can_give(state, resource):
                    out.add(GIVE.first + resource)
        if self.give > 0 or (state.rules.open_offers and not self.is_counter(state)):
            if bundles.total(self.want) < self.largest_hand(state):
                for resource in range(RESOURCES):
                    if self.can_want(state, resource):
                        out.add(WANT.first + resource)
        if self.can_send(state):
            out.add(SEND.first)
        out.add(DROP.first)

    def can_give(self, state: State, resource: i64) -> bool:
        """The author must hold it."""
        return state.has(self.seat, resource) > bundles.count(self.give, resource) and self.has_room(
            state, self.give, resource
        )

    def can_want(self, state: State, resource: i64) -> bool:
        """Nothing stands on both sides (CAT-6.4), and no more than the box holds."""
        return (
            bundles.count(self.give, resource) == 0
            and bundles.count(self.want, resource) < CARDS_PER_RESOURCE
            and self.has_room(state, self.want, resource)
        )

    def can_send(self, state: State) -> bool:
        """Complete terms, or an open offer; somebody will hear it, and a counter says something new (CAT-17.8)."""
        offer = state.offer
        complete = self.give > 0 and self.want > 0
        if self.is_counter(state):
            return complete and not (self.want == offer.give and self.give == offer.want)
        if not complete and not state.rules.open_offers:
            return False
        for other in range(state.seats):
            if offer.addressees >> other & 1 and will_be_asked(state, other, self.give, self.want):
                return True
        return False

    def apply(self, state: State, action: i64) -> None:
        if GIVE.has(action):
            do_next(state, Compose(self.seat, self.give + bundles.one(GIVE.index(action)), self.want))
        elif WANT.has(action):
            do_next(state, Compose(self.seat, self.give, self.want + bundles.one(WANT.index(action))))
        elif action == SEND.first:
            self.send(state)
        elif self.is_counter(state):
            reject(state, self.seat)
        else:
            state.offer = NO_OFFER  # a dropped offer stays counted (CAT-17.8)

    def send(self, state: State) -> None:
        """The terms are said; a counter is kept from the active player's side (CAT-17.1, CAT-17.3)."""
        state.revealed = True
        if self.is_counter(state):
            state.offer = state.offer.with_counter(self.seat, terms(self.want, self.give))
            state.tell(COUNTERED, self.seat, self.give, self.want)
        else:
            state.offer = Offer(state.offer.addressees, self.give, self.want, 0, 0, 0, 0, 0, 0, 0)
            state.tell(OFFERED, self.seat, self.give, self.want, state.offer.addressees)
            do_next(state, HearAnswers())


def will_be_asked(state: State, seat: i64, give: i64, want: i64) -> bool:
    """Who has just refused these terms is not asked again (CAT-17.11)."""
    return state.rules.repeat_refused or not state.has_refused(seat, give, want)


@mypyc_attr(acyclic=True, free_list_len=1)
class HearAnswers(Frame):
    """Ask the addressees one by one, clockwise; then the choice, if there is one (CAT-17.10 to CAT-17.12)."""

    def run(self, state: State) -> None:
        offer = state.offer
        for step in range(1, state.seats):
            seat = (state.active + step) % state.seats
            if offer.addressees >> seat & 1 and not offer.has_answered(seat):
                if will_be_asked(state, seat, offer.give, offer.want):
                    do_next(state, AnswerOffer(seat), self)
                    return
                offer = offer.with_answer(0, 0, bits.bit(seat))
                state.offer = offer
        for seat in range(state.seats):
            if offer.accepted >> seat & 1 or offer.counter(seat):
                do_next(state, ChoosePartner(state.active))
                return
        close(state)


def reject(state: State, seat: i64) -> None:
    """A no is public as soon as it is given (CAT-17.10)."""
    state.offer = state.offer.with_answer(0, bits.bit(seat), 0)
    state.tell(REJECTED, seat)
    state.revealed = True


@mypyc_attr(acyclic=True, free_list_len=1)
class AnswerOffer(Decision):
    """Accept, reject or counter; asked even if only a no is possible (CAT-17.10, CAT-13.8)."""

    def options(self, state: State, out: Options) -> None:
        offer = state.offer
        if offer.give > 0 and offer.want > 0 and state.holds(self.seat, offer.want):
            out.add(ACCEPT.first)
        out.add(REJECT.first)
        if self.may_counter(state):
            out.add(COUNTER.first)

    def may_counter(self, state: State) -> bool:
        """Counters are allowed and this seat has one left (CAT-17.17)."""
        rules = state.rules
        return rules.counter_offers and (rules.max_counters == 0 or state.counters_of(self.seat) < rules.max_counters)

    def apply(self, state: State, action: i64) -> None:
        if action == ACCEPT.first:
            state.offer = state.offer.with_answer(bits.bit(self.seat), 0, 0)
            state.tell(ACCEPTED, self.seat)
            state.revealed = True
        elif action == REJECT.first:
            reject(state, self.seat)
        else:
            state.counters_made += bits.bit(8 * self.seat)
            do_next(state, Compose(self.seat, 0, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosePartner(Decision):
    """Trade with one who accepted, take a counter, or withdraw; never obliged (CAT-17.12)."""

    def options(self, state: State, out: Options) -> None:
        offer = state.offer
        for other in range(state.seats):
            if offer.accepted >> other & 1:
                out.add(CONFIRM.first + other)
        for other in range(state.seats):
            counter = offer.counter(other)
            if counter and state.holds(self.seat, terms_give(counter)):
                out.add(TAKE_COUNTER.first + other)
        out.add(CANCEL.first)

    def apply(self, state: State, action: i64) -> None:
        offer = state.offer
        if CONFIRM.has(action):
            exchange(state, self.seat, CONFIRM.index(action), offer.give, offer.want)
        elif TAKE_COUNTER.has(action):
            counter = offer.counter(TAKE_COUNTER.index(action))
            exchange(state, self.seat, TAKE_COUNTER.index(action), terms_give(counter), terms_want(counter))
        else:
            close(state)


def exchange(state: State, seat: i64, partner: i64, give: i64, want: i64) -> None:
    """Both sides move at once (CAT-17.13)."""
    state.move_bundle(seat, partner, give)
    counting.paid(state, seat)
    state.move_bundle(partner, seat, want)
    counting.paid(state, partner)
    state.tell(TRADED, seat, give, want, partner)
    state.offer = NO_OFFER
    state.revealed = True


def close(state: State) -> None:
    """Without an exchange; who rejected or countered is remembered (CAT-17.14)."""
    offer = state.offer
    for seat in range(state.seats):
        if offer.rejected >> seat & 1 or offer.counter(seat):
            state.remember_refusal(seat, offer.give, offer.want)
    state.tell(OFFER_CLOSED, state.active)
    state.offer = NO_OFFER


# --- without being asked (CAT-17.24, CAT-17.28)


def is_answering(state: State, seat: i64) -> bool:
    """Is it this seat that an offer waits for?"""
    return state.depth > 0 and state.player == seat and isinstance(state.top(), AnswerOffer)


def can_pay(state: State, seat: i64) -> bool:
    """Does the seat hold what the offer asks for? Open terms ask for a counter-offer, which anybody can make."""
    offer = state.offer
    return offer.give == 0 or offer.want == 0 or state.holds(seat, offer.want)


def refuses(state: State, seat: i64, keep: list[int], refuse: list[int], leader: bool) -> bool:
    """Does an offer ask for what is never given, or come from somebody with whom there is no trade?"""
    wanted = [resource for resource in keep if bundles.count(state.offer.want, resource) > 0]
    return len(wanted) > 0 or state.active in refuse or (leader and leads(state, state.active, seat))


def leads(state: State, seat: i64, other: i64) -> bool:
    """Has nobody more points on the table, and this one fewer?"""
    points = scoring.visible_points(state, seat)
    most = max([scoring.visible_points(state, rival) for rival in range(state.seats)])
    return points == most and points > scoring.visible_points(state, other)


def silence(state: State, seat: i64) -> i64:
    """No answer is a no (CAT-17.24); a counter that is never sent is one too (CAT-17.8)."""
    if is_answering(state, seat):
        return REJECT.first
    if state.depth > 0 and state.player == seat != state.active and isinstance(state.top(), Compose):
        return DROP.first
    return -1
