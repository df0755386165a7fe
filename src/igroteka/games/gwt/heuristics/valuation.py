"""What is a position worth to a seat? Points, and what will bring more of them."""

import math
from typing import Final

from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import filled, i64, vec
from igroteka.families.trail import routes
from igroteka.families.trail.thinking import has_new_deck, is_new
from igroteka.games.gwt import scoring
from igroteka.games.gwt.data.box import (
    ASKED,
    BREED,
    CARD_POINTS,
    CARDS,
    CATTLE,
    CITIES,
    CITY_POINTS,
    CITY_REPEATS,
    CITY_VALUE,
    CRAFTS,
    DECK,
    DISCS,
    DOLLARS_PER_POINT,
    KC,
    LINK_HIGH,
    LINK_LOW,
    LINK_POINTS,
    LINKS,
    NONE,
    PENALTY,
    ROUTES,
    ROWS,
    START,
    TASKS,
    TILES,
    TOKEN_POINTS,
    VALUE,
    nose,
)
from igroteka.games.gwt.heuristics.weights import (
    ARROW,
    AT_REACH,
    FOR_ONE_MORE,
    FOR_TOTAL,
    FOR_TWO_MORE,
    LAST_CITY,
    LASTING_TRACK,
    LEAST_CITY,
    MARGIN,
    TASK_TIME,
    USEFUL_TOKENS,
    WORTH,
)
from igroteka.games.gwt.rules import (
    delivery,
    kansas_city,
)
from igroteka.games.gwt.state import AREA, HAND, PILE, STACK, State

TO_CITY: Final = routes.distances(ROUTES, KC)
WHOLE_WAY: Final[i64] = TO_CITY[START]


def remaining(state: State) -> float:
    """The share of the game that is still to come: 1 at the beginning, 0 at the end."""
    if state.row >= ROWS:
        return 0.0
    return 1.0 - (float(state.row - 1) + float(state.filled) / float(state.seats)) / float(ROWS - 1)


def final_worth(state: State, seat: i64) -> float:
    """The margin, when all is over."""
    best: i64 = -1000
    for other in range(state.seats):
        if other != seat:
            best = max(best, scoring.points(state, other))
    return MARGIN * float(scoring.points(state, seat) - best)


def possessions(state: State, seat: i64) -> vec[i64]:
    """Points of the others that are not money; on the own turn they get nothing else."""
    found = filled(state.seats, 0)
    for other in range(state.seats):
        if other != seat:
            found[other] = scoring.plain_points(state, other) - state.dollars[other] // DOLLARS_PER_POINT
    return found


def rival_worth(state: State, seat: i64, left: float, possessions: i64) -> float:
    """What everybody sees of another player."""
    points = possessions + state.dollars[seat] // DOLLARS_PER_POINT
    return float(points) + WORTH.their_worker * left * float(
        state.hired(seat, 0) + state.hired(seat, 1) + state.hired(seat, 2)
    )


class Ledger:
    """The standing of a seat while one turn is on: what has not changed since the last look is not counted again."""

    def __init__(self, seat: i64, left: float) -> None:
        self.seat: Final[i64] = seat
        self.left: Final = left  # of the game; it stays while a turn is on
        # What was seen at the last look; nothing yet.
        self.deck = filled(DECK, NONE)
        self.area = filled(CARDS - CATTLE, NONE)  # objectives
        self.cities = filled(CITIES, NONE)
        self.taken = filled(TILES, NONE)
        self.workers = filled(CRAFTS, NONE)
        self.supply: i64 = NONE
        self.replaced: i64 = NONE
        self.discs: i64 = NONE
        self.stations: i64 = NONE
        self.masters: i64 = NONE
        self.mark: i64 = NONE
        # What that was worth.
        self.points: i64 = 0  # but for money and the token
        self.cleared = 0.0
        self.links = 0.0
        self.objectives = 0.0
        self.expected = 0.0
        self.hope = 0.0

    def standing(self, state: State) -> float:
        """Points, and what will bring more of them."""
        seat, left = self.seat, self.left
        self.look(state)
        points = self.points + state.dollars[seat] // DOLLARS_PER_POINT
        if state.last == seat:
            points += TOKEN_POINTS
        worth = float(points) + money_worth(state, seat, left)
        for craft in range(CRAFTS):
            for number in range(1, self.workers[craft]):
                worth += left * worker_worth(craft, number)
        worth += (WORTH.last_certificate + left) * WORTH.certificate * float(self.mark)
        worth += left * WORTH.token * float(min(state.tokens[seat], USEFUL_TOKENS)) + left * self.cleared
        worth += left * WORTH.house * float(state.own_buildings(seat))
        worth += track_worth(nose(state.engines[seat]), left) + self.links + self.objectives
        return worth + self.hope + hand_worth(state, seat, left, self.expected)

    def look(self, state: State) -> None:
        """Count anew what has changed."""
        seat, left = self.seat, self.left
        stack, hand, pile = (STACK + seat) * CARDS, (HAND + seat) * CARDS, (PILE + seat) * CARDS
        deck = has_new_deck(state.cards, stack, hand, pile, self.deck)
        area = is_new(state.cards, (AREA + seat) * CARDS + CATTLE, self.area)
        cities = is_new(state.cities, seat * CITIES, self.cities)
        taken = is_new(state.taken, seat * TILES, self.taken)
        workers = is_new(state.workers, seat * CRAFTS, self.workers)
        supply = self.supply != state.supply[seat] or self.replaced != state.replaced[seat]
        discs, stations = self.discs != state.discs[seat], self.stations != state.stations[seat]
        masters, mark = self.masters != state.masters[seat], self.mark != state.marks[seat]
        self.supply, self.replaced = state.supply[seat], state.replaced[seat]
        self.discs, self.stations = state.discs[seat], state.stations[seat]
        self.masters, self.mark = state.masters[seat], state.marks[seat]
        goods = deck or cities or taken or supply or stations
        if goods or workers or discs or masters or mark:
            points = scoring.plain_points(state, seat) - state.dollars[seat] // DOLLARS_PER_POINT
            self.points = points - TOKEN_POINTS if state.last == seat else points
        if goods or area:
            self.objectives = objective_worth(state, seat, left, self.deck)
        if discs:
            self.cleared = disc_worth(state, seat)
        if cities:
            self.links = city_worth(state, seat, left)
        if deck or discs or masters:
            self.expected = expected_hand(state, seat, self.deck) + float(state.permanent(seat))
        if deck or discs or masters or cities:
            self.hope = delivery_hope(state, seat, left, self.expected)


def standing(state: State, seat: i64, left: float) -> float:
    """Points, and what will bring more of them."""
    return Ledger(seat, left).standing(state)


def parts(state: State, seat: i64, left: float) -> dict[str, float]:
    """The same by name."""
    deck = deck_of(state, seat)
    found = {name: float(points) for name, points in scoring.sheet(state, seat, True).items()}
    found["station_masters"] = float(scoring.master_points(state, seat))  # objectives are counted by their own measure
    found["objectives"] = objective_worth(state, seat, left, deck)
    for craft in range(CRAFTS):
        for number in range(1, state.hired(seat, craft)):
            found["workers"] += left * worker_worth(craft, number)
    found["money"] += money_worth(state, seat, left)
    found["buildings"] += left * WORTH.house * float(state.own_buildings(seat))
    found["cities"] += city_worth(state, seat, left)
    found["certificates"] = (WORTH.last_certificate + left) * WORTH.certificate * float(state.marks[seat])
    found["tokens"] = left * WORTH.token * float(min(state.tokens[seat], USEFUL_TOKENS))
    found["discs"] = left * disc_worth(state, seat)
    found["engine"] = track_worth(nose(state.engines[seat]), left)
    expected = expected_hand(state, seat, deck) + float(state.permanent(seat))
    found["deliveries"] = delivery_hope(state, seat, left, expected)
    found["hand"] = hand_worth(state, seat, left, expected)
    return found


def worker_worth(craft: i64, number: i64) -> float:
    """One more worker of a craft, with so many already, over a whole game."""
    return WORTH.worker[craft] + WORTH.later_worker[craft] * float(number)


def money_worth(state: State, seat: i64, left: float) -> float:
    """Dollars are worth most when they are few and there is time to spend them."""
    dollars = float(state.dollars[seat])
    useful = min(dollars, WORTH.plenty)
    return left * WORTH.dollar * useful + WORTH.spare * left * (dollars - useful)


def disc_worth(state: State, seat: i64) -> float:
    """Abilities that are free."""
    worth = 0.0
    for space in range(DISCS):
        if not state.discs[seat] >> space & 1:
            worth += WORTH.cleared[space]
    return worth


def deck_of(state: State, seat: i64) -> vec[i64]:
    """How many of each card are in a deck: draw stack, hand and discard pile."""
    start = (STACK + seat) * CARDS
    deck = state.cards[start : start + CARDS]
    hand, pile = (HAND + seat) * CARDS, (PILE + seat) * CARDS
    for card in range(DECK):
        deck[card] += state.cards[hand + card] + state.cards[pile + card]
    return deck


def expected_hand(state: State, seat: i64, deck: vec[i64]) -> float:
    """The breeding value with which this deck comes to Kansas City: its best breeds, as far as the hand limit goes."""
    size = state.sizes[STACK + seat] + state.sizes[HAND + seat] + state.sizes[PILE + seat]
    if size == 0:
        return 0.0
    limit = float(state.hand_limit(seat))
    seen = limit + WORTH.dig
    room = limit
    total = 0.0
    card: i64 = CATTLE - 1
    while card >= 0 and room > 0.0:
        breed = BREED[card]
        cards: i64 = 0
        value: i64 = 0
        while card >= 0 and BREED[card] == breed:
            held = deck[card]
            if held > 0:
                cards += held
                value = max(value, VALUE[card])
            card -= 1
        if cards > 0:
            missed = 1.0 - float(cards) / float(size)
            share = min(room, 1.0 - math.pow(missed, seen)) if missed > 0.0 else min(room, 1.0)
            total += share * float(value)
            room -= share
    return total


def delivery_hope(state: State, seat: i64, left: float, expected: float) -> float:
    """Income and cities of the visits to come after this trip: the best cities first, as far as they are in reach."""
    visits = max(0.0, left * WORTH.visits - 1.0)
    worth = visits * WORTH.income * expected * left
    total = expected + WORTH.raised
    for place in range(CITIES - 1):  # nobody plans for Kansas City
        city = CITIES - 1 - place
        if visits <= 0.0:
            break
        if state.city_discs(seat, city) > 0 and not CITY_REPEATS >> city & 1:
            continue
        reach = min(1.0, max(0.0, (total - float(CITY_VALUE[city])) / WORTH.soft + AT_REACH))
        share = visits * reach if CITY_REPEATS >> city & 1 else min(visits, reach)
        worth += WORTH.future * share * city_gain(state, seat, city, left)
        visits -= share
    return worth


def track_worth(space: i64, left: float) -> float:
    """An engine far ahead saves transport, and comes to better stations."""
    near = min(space, LAST_CITY)
    return (LASTING_TRACK + left) * (WORTH.space * float(near) + WORTH.far_space * float(space - near))


def city_gain(state: State, seat: i64, city: i64, left: float) -> float:
    """Points of a disc in a city and of the arrows it completes, and what it opens."""
    worth = float(CITY_POINTS[city])
    for link in range(LINKS):
        if LINK_LOW[link] == city or LINK_HIGH[link] == city:
            other = LINK_HIGH[link] if LINK_LOW[link] == city else LINK_LOW[link]
            if state.city_discs(seat, other) > 0:
                worth += float(LINK_POINTS[link]) + ARROW
            else:
                worth += left * WORTH.link * float(LINK_POINTS[link])
    return worth


def city_worth(state: State, seat: i64, left: float) -> float:
    """A city beside one that is still missing."""
    worth = 0.0
    for link in range(LINKS):
        if LINK_POINTS[link] != 0:
            low, high = state.city_discs(seat, LINK_LOW[link]) > 0, state.city_discs(seat, LINK_HIGH[link]) > 0
            if low != high:
                worth += left * WORTH.link * float(LINK_POINTS[link])
    return worth


def objective_worth(state: State, seat: i64, left: float, deck: vec[i64]) -> float:
    """Objectives by how much of them is fulfilled: those played can cost points, those in the deck take up room."""
    have = scoring.resources(state, seat, scoring.ALL_TASKS)
    worth = 0.0
    for card in range(CATTLE, CARDS):
        played = state.count(AREA + seat, card)
        held = deck[card] if card < DECK else 0
        if played + held == 0:
            continue
        asked: i64 = 0
        missing: i64 = 0
        for task in range(TASKS):
            need = ASKED[card * TASKS + task]
            asked += need
            missing += max(0, need - have[task])
        points = float(CARD_POINTS[card])
        if missing == 0:
            worth += (
                points * float(min(played, 1))
                + WORTH.deck_objective * points * float(min(held, 1))
                - WORTH.clog * left * float(held)
            )
            for task in range(TASKS):
                have[task] -= ASKED[card * TASKS + task]
        elif played > 0:
            done = 1.0 - float(missing) / float(asked)
            hope = min(1.0, left * TASK_TIME) * done * WORTH.area_task
            worth += hope * points - (1.0 - hope) * float(PENALTY[card])
        else:
            worth += WORTH.deck_task * left * points * (
                1.0 - float(missing) / float(asked)
            ) - WORTH.clog * left * float(held)
    return worth


def hand_worth(state: State, seat: i64, left: float, expected: float) -> float:
    """What the hand will bring in Kansas City; the farther it is, the more chance still changes it."""
    breeding = kansas_city.breeding_value(state, seat)
    worth = WORTH.breeding * float(breeding)
    herder = state.herders[seat]
    if herder == KC:  # there it is counted by what is about to happen
        return worth
    near = 0.0 if herder == NONE else 1.0 - float(TO_CITY[herder]) / float(WHOLE_WAY)
    marks = float(state.certificates(seat))
    now = float(breeding + state.permanent(seat)) + marks
    total = max(now, near * now + (1.0 - near) * (expected + marks))
    return worth + trip_share(state) * (WORTH.now * prospect(state, seat, left, total) + WORTH.income * total)


def trip_share(state: State) -> float:
    """Will this trip still come to Kansas City? Hardly, when the end is near."""
    return 1.0 if state.last == NOBODY else 0.0


def prospect(state: State, seat: i64, left: float, total: float) -> float:
    """The best city for a total, and for a little more."""
    first, second, third = LEAST_CITY, LEAST_CITY, LEAST_CITY
    for city in range(CITIES):
        value = CITY_VALUE[city]
        over = float(value) - total
        if over <= 2.0 and delivery.may_deliver(state, seat, city, value):
            worth = city_gain(state, seat, city, left)
            third = max(third, worth)
            if over <= 1.0:
                second = max(second, worth)
            if over <= 0.0:
                first = max(first, worth)
    return FOR_TOTAL * first + FOR_ONE_MORE * second + FOR_TWO_MORE * third
