"""How is what a seat may see written in numbers? All that the view tells, straight from the state (CAT-13)."""

from typing import Final

from igroteka.core.arrays import i64, vec
from igroteka.core.observation import Observation
from igroteka.games.catan import scoring
from igroteka.games.catan.data.box import (
    CARDS,
    CARDS_PER_RESOURCE,
    DECK_SIZE,
    DICE_SIDES,
    DICE_WAYS,
    HARBOUR_KINDS,
    HARBOURS,
    HEXES,
    NODES,
    NUMBERS,
    RESOURCES,
    ROADS,
    SEATS,
    TERRAINS,
)
from igroteka.games.catan.position import ENDINGS
from igroteka.games.catan.rules import catalogue
from igroteka.games.catan.rules.cards import FreeRoad
from igroteka.games.catan.rules.founding import FoundRoad, FoundSettlement
from igroteka.games.catan.rules.trade import Compose
from igroteka.games.catan.state import BANK, State, terms_give, terms_want
from igroteka.games.catan.view import DECISIONS, discarding
from igroteka.kit import bundles, pen

WORDS: Final = pen.Words(catalogue.FRAMES, DECISIONS, [], [])
REFUSALS: Final = 64  # of a turn that are told, by seat and terms; of more, how many. Random games have come to 43
REFUSAL: Final = SEATS + 2 * RESOURCES  # numbers of one
REFUSAL_CELLS: Final = 2 + 2 * (1 + RESOURCES)  # what of it is remembered: the whole, the seat, two bundles
SEAT_BITS: Final = 2  # of a refusal, below its terms
SEAT_MASK: Final = 3
LATE: Final = 100  # turns, to bring them near 1
DOZEN: Final = 12


def write(state: State, viewer: i64, out: Observation) -> None:
    """The view in numbers, seats in order from the viewer."""
    steps = pen.steps_from(viewer, state.seats)
    seat = max(viewer, 0)
    for step in range(state.seats):
        out.seat(step)
        write_seat(state, seat, viewer, out)
        seat = seat + 1 if seat + 1 < state.seats else 0
    out.table(SEATS)
    write_board(state, out)
    write_turn(state, viewer, steps, out)
    write_question(state, steps, out)
    pen.write_options(out, state.rules.told, state.rules.first_seat, steps, SEATS)
    out.part("seated")
    out.flag(viewer >= 0)


def write_bundle(bundle: i64, out: Observation) -> None:
    """Some resource cards."""
    if out.is_new(bundle, RESOURCES, RESOURCES):
        for resource in range(RESOURCES):
            out.share(bundles.count(bundle, resource), CARDS_PER_RESOURCE)


# --- players


def write_seat(state: State, seat: i64, viewer: i64, out: Observation) -> None:
    """What everybody sees of a player; hands are open to their owner, and to all when the game is over (CAT-11.4)."""
    out.part("standing")
    out.flag(True)
    out.flag(state.active == seat)
    out.flag(state.first == seat)
    out.flag(state.longest_road == seat)
    out.flag(state.largest_army == seat)
    out.flag(state.finished and state.winner == seat)
    out.part("counts")
    out.share(state.hand_size(seat), CARDS_PER_RESOURCE)
    out.share(state.card_count(seat), 5)
    out.share(state.roads_left[seat], ROADS)
    out.share(state.lengths[seat], ROADS)
    out.share(scoring.visible_points(state, seat), 10)
    out.share(state.counters_of(seat), DOZEN)
    out.part("settlements")
    out.members(state.settlements[seat], NODES)
    out.part("cities")
    out.members(state.cities[seat], NODES)
    out.part("roads")
    out.each_is(state.roads, seat)
    out.part("played")
    out.counts(state.played, seat * CARDS, CARDS, 5)
    write_answer(state, seat, out)
    write_hand(state, seat, seat == viewer or state.finished, out)


def write_answer(state: State, seat: i64, out: Observation) -> None:
    """What a player has to do with the open offer; all of it is public (CAT-17.20)."""
    offer = state.offer
    is_open = offer.addressees != 0
    counter: i64 = offer.counter(seat) if is_open else 0
    out.part("offer")
    out.flag((offer.addressees >> seat & 1) == 1)
    out.flag(is_open and (offer.accepted >> seat & 1) == 1)
    out.flag(is_open and (offer.rejected >> seat & 1) == 1)
    out.flag(is_open and (offer.skipped >> seat & 1) == 1)
    out.part("counter.give")
    write_bundle(terms_give(counter), out)
    out.part("counter.want")
    write_bundle(terms_want(counter), out)


def write_hand(state: State, seat: i64, is_open: bool, out: Observation) -> None:
    """How many cards a player still has to discard and, to those who may see them, which cards there are."""
    frame = discarding(state)
    out.part("owed")
    out.share(frame.owes(seat) if frame is not None else 0, 10)
    out.part("hand")
    out.dealt(state.hands, seat * RESOURCES, RESOURCES, CARDS_PER_RESOURCE, state.hand_size(seat) if is_open else 0)
    out.part("laid_down")
    write_bundle(frame.laid(seat) if frame is not None and is_open else 0, out)
    out.part("cards")
    out.dealt(state.cards, seat * CARDS, CARDS, 5, state.card_count(seat) if is_open else 0)


# --- the table


def write_board(state: State, out: Observation) -> None:
    """Island and supply."""
    out.part("terrain")
    out.each_one_of(state.terrain, 0, HEXES, TERRAINS)
    out.part("numbers")
    out.each_one_of(state.numbers, 0, HEXES, NUMBERS, 1)
    out.part("ways")
    for hex in range(HEXES):
        out.share(DICE_WAYS[state.numbers[hex]], 5)
    out.part("robber")
    out.one_of(state.robber, HEXES)
    out.part("harbours")
    out.each_one_of(state.harbours, 0, HARBOURS, HARBOUR_KINDS)
    out.part("bank")
    out.counts(state.hands, BANK * RESOURCES, RESOURCES, CARDS_PER_RESOURCE)
    out.part("deck")
    out.share(state.card_count(BANK), DECK_SIZE)


def write_turn(state: State, viewer: i64, steps: vec[i64], out: Observation) -> None:
    """What was done in this turn."""
    out.part("turn")
    out.share(state.turn, LATE)
    out.flag(state.card_played)
    out.flag(state.trading_closed)
    out.share(state.offers_made, DOZEN)
    out.share(bundles.total(state.bought), 5)
    out.part("dice")
    out.one_of(state.dice // DICE_SIDES if state.dice >= 0 else -1, DICE_SIDES)
    out.one_of(state.dice % DICE_SIDES if state.dice >= 0 else -1, DICE_SIDES)
    out.part("bought")
    bought: i64 = state.bought if viewer >= 0 and viewer == state.active else 0
    for card in range(CARDS):
        out.share(bundles.count(bought, card), 5)
    out.part("offer.give")
    write_bundle(state.offer.give if state.offer.addressees else 0, out)
    out.part("offer.want")
    write_bundle(state.offer.want if state.offer.addressees else 0, out)
    write_refusals(state, steps, out)
    out.part("ending")
    out.one_of(state.ending if state.finished else -1, len(ENDINGS))


def write_refusals(state: State, steps: vec[i64], out: Observation) -> None:
    """What was refused this turn (CAT-17.4), in an order that hangs on nothing but who refused what."""
    count: i64 = len(state.refused)
    order = state.refused[:]
    for place in range(count):
        key = order[place]
        key = key & ~SEAT_MASK | steps[key & SEAT_MASK]
        before = place
        while before > 0 and order[before - 1] > key:
            order[before] = order[before - 1]
            before -= 1
        order[before] = key
    out.part("refused")
    if out.is_there(count > 0, REFUSALS * REFUSAL, REFUSALS * REFUSAL_CELLS):
        for place in range(REFUSALS):
            refusal: i64 = order[place] + 1 if place < count else 0
            if out.is_new(refusal, REFUSAL, REFUSAL_CELLS - 1):
                terms: i64 = refusal - 1 >> SEAT_BITS if refusal > 0 else 0
                out.one_of(refusal - 1 & SEAT_MASK if refusal > 0 else -1, SEATS)
                write_bundle(terms_give(terms), out)
                write_bundle(terms_want(terms), out)
    out.part("refused.more")
    out.share(max(count - REFUSALS, 0), REFUSALS)


def write_question(state: State, steps: vec[i64], out: Observation) -> None:
    """What is asked of whom (CAT-13.8, CAT-14.1)."""
    WORDS.write_question(out, state, steps, SEATS)
    give: i64 = 0
    want: i64 = 0
    node: i64 = -1
    left: i64 = 0
    round: i64 = 0
    counter = False
    if state.player >= 0:
        top = state.top()
        if isinstance(top, Compose):
            give, want = top.give, top.want
            counter = top.is_counter(state)
        elif isinstance(top, FoundRoad):
            node = top.node
        elif isinstance(top, FreeRoad):
            left = top.left
        elif isinstance(top, FoundSettlement):
            round = top.round
    out.part("question.terms")
    write_bundle(give, out)
    write_bundle(want, out)
    out.flag(counter)
    out.part("question.node")
    out.one_of(node, NODES)
    out.part("question.number")
    out.share(left, 2)
    out.share(round, 2)
