"""What is a position worth to a seat? Points, and what will bring more of them."""

import math
from typing import Final

from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import filled, i64, listed, row, vec
from igroteka.families.trail import routes
from igroteka.families.trail.thinking import has_new_deck, is_new
from igroteka.games.gwtnz import scoring
from igroteka.games.gwtnz.data.box import (
    ASKED,
    BREEDING,
    CARD_POINTS,
    CARDS,
    CRAFTS,
    CRAFTSMAN,
    DISCS,
    DISTANCE,
    FIRST_ACTION,
    FIRST_FOREIGN,
    FIRST_LARGE,
    FIRST_MEDIUM,
    FIRST_OBJECTIVE,
    HARBOUR_AT,
    HARBOUR_CARD,
    HARBOUR_POINTS,
    HARBOURS,
    LINK_HIGH,
    LINK_LOW,
    LINK_POINTS,
    MASTER_SPACES,
    NONE,
    OFFICE,
    PAIRS,
    PENALTY,
    POST_LINKS,
    POST_POINTS,
    POST_REPEATS,
    POST_TRANSPORT,
    POST_VALUE,
    POST_WOOL,
    POSTS,
    ROUTES,
    ROWS,
    SEA_ARROWS,
    SEA_HIGH,
    SEA_LOW,
    SEA_POINTS,
    SHEARER,
    SHEEP,
    SPACES,
    START,
    TASKS,
    TILES,
    WELLINGTON,
    WOOL,
)
from igroteka.games.gwtnz.data.program import FACE_CRAFTSMEN, FACE_POINTS, NUMBERS, POUNDS_PER_POINT, TOKEN_POINTS
from igroteka.games.gwtnz.heuristics.weights import (
    AT_REACH,
    FOR_ONE_MORE,
    FOR_TOTAL,
    FOR_TWO_MORE,
    LASTING_STACK,
    LEAST_POST,
    MARGIN,
    SEA_LINK,
    SEA_TIME,
    TASK_TIME,
    THEIR_WORKER,
    USEFUL_TOKENS,
    WORTH,
)
from igroteka.games.gwtnz.rules import shearing
from igroteka.games.gwtnz.state import AREA, HAND, PILE, STACK, Order, State
from igroteka.kit import bits

FARTHEST: Final[i64] = max(listed(DISTANCE))
TO_CITY: Final = routes.distances(ROUTES, WELLINGTON)
WHOLE_WAY: Final[i64] = TO_CITY[START]
BEST_BREEDS: Final = row(sorted(range(SHEEP), key=lambda card: (-BREEDING[card], card)))
BEST_WOOL: Final = row(sorted(range(SHEEP), key=lambda card: (-WOOL[card], card)))
HARBOUR_SPACES: Final = row([space for space in range(SPACES) if HARBOUR_AT[space] != NONE])
NEAREST_POSTS: Final = row(
    sorted([post for post in range(POSTS) if not POST_WOOL >> post & 1], key=lambda post: (POST_VALUE[post], post))
)  # of breeding
BEST_POSTS: Final = row(sorted(range(1, POSTS), key=lambda post: (-POST_POINTS[post], post)))  # nobody plans for post 0


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
            found[other] = scoring.plain_points(state, other) - state.pounds[other] // POUNDS_PER_POINT
    return found


def crews(state: State, seat: i64, left: float) -> vec[float]:
    """What workers of the others bring them; on the own turn nobody else hires."""
    found = vec[float]([0.0] * state.seats)
    for other in range(state.seats):
        if other != seat:
            workers: i64 = 0
            for craft in range(CRAFTS):
                workers += state.hired(other, craft)
            found[other] = THEIR_WORKER * left * float(workers)
    return found


def rival_worth(state: State, seat: i64, possessions: i64, crew: float) -> float:
    """What everybody sees of another player."""
    return float(possessions + state.pounds[seat] // POUNDS_PER_POINT) + crew


class Ledger:
    """The standing of a seat while one turn is on: what has not changed since the last look is not counted again."""

    def __init__(self, seat: i64, left: float) -> None:
        self.seat: Final[i64] = seat
        self.left: Final = left  # of the game; it stays while a turn is on
        self.harbours: Final = Harbours(seat)
        # What was seen at the last look; nothing yet.
        self.order: Order | None = None
        self.deck: Final = filled(CARDS, NONE)
        self.area: Final = filled(CARDS - FIRST_OBJECTIVE, NONE)  # objectives
        self.posts: Final = filled(POSTS, NONE)
        self.taken: Final = filled(TILES, NONE)
        self.stores: Final = filled(PAIRS, NONE)
        self.workers: Final = filled(CRAFTS, NONE)
        self.offices: Final = filled(MASTER_SPACES, -2)
        self.supply: i64 = NONE
        self.replaced: i64 = NONE
        self.discs: i64 = NONE
        self.masters: i64 = NONE
        self.owned: i64 = NONE  # harbours
        self.ship: i64 = NONE
        self.pathfinder: i64 = -2
        self.certificates: i64 = NONE
        self.limit: i64 = NONE  # of the hand
        self.shearers: i64 = NONE
        self.permanent: i64 = 0  # certificates
        self.in_hand: i64 = 0  # breeding value
        # Points, but for money and the token.
        self.building_points: i64 = 0
        self.post_points: i64 = 0
        self.harbour_points: i64 = 0
        self.pathfinder_points: i64 = 0
        self.tile_points: i64 = 0
        self.card_points: i64 = 0
        self.master_points: i64 = 0
        self.worker_points: i64 = 0
        self.disc_points: i64 = 0
        # What that was worth.
        self.build = 0.0
        self.cleared = 0.0
        self.links = 0.0
        self.drawing = 0.0
        self.sea = 0.0
        self.objectives = 0.0
        self.gains = vec[float]()  # of a disc on each post
        self.open: i64 = 0  # posts
        self.dealt = 0.0  # breeding value to be expected of cards
        self.shorn = 0.0  # and wool
        self.expected = 0.0
        self.fleece = 0.0
        self.breeding = 0.0
        self.wool = 0.0

    def standing(self, state: State) -> float:
        """Points, and what will bring more of them."""
        seat, left = self.seat, self.left
        self.look(state)
        points = self.points() + state.pounds[seat] // POUNDS_PER_POINT
        if state.last == seat:
            points += TOKEN_POINTS
        worth = float(points) + money_worth(state, seat, left)
        for craft in range(CRAFTS):
            for number in range(1, self.workers[craft]):
                worth += left * worker_worth(craft, number)
        tokens = float(min(state.tokens[seat], USEFUL_TOKENS))
        worth += left * (WORTH.gold * float(state.gold[seat]) + WORTH.token * tokens)
        worth += (WORTH.last_certificate + left) * WORTH.certificate * float(self.certificates)
        worth += left * WORTH.house * float(state.own_buildings(seat)) + self.build
        worth += left * WORTH.space * float(max(0, self.pathfinder))
        worth += left * self.cleared + self.links + self.drawing
        worth += self.sea + self.objectives
        worth += self.breeding + self.hand(state)
        return worth + self.wool

    def hand(self, state: State) -> float:
        """What the hand will bring in Wellington; the farther it is, the more chance still changes it."""
        seat = self.seat
        worth = WORTH.breed * float(self.in_hand)
        node = state.runholders[seat]
        if node == WELLINGTON or state.last != NOBODY:  # there it is counted by what is about to happen
            return worth
        near = 0.0 if node == NONE else 1.0 - float(TO_CITY[node]) / float(WHOLE_WAY)
        certificates = float(self.certificates)
        drawn = WORTH.refill * float(max(0, self.limit - state.hand_size(seat)))
        now = float(self.in_hand + self.permanent) + certificates + drawn
        total = max(now, near * now + (1.0 - near) * (self.expected + certificates))
        return worth + WORTH.now * prospect(self.gains, self.open, state.pounds[seat], total) + WORTH.income * total

    def points(self) -> i64:
        """Points, but for money and the token."""
        found = self.building_points + self.post_points + self.harbour_points + self.pathfinder_points
        found += self.tile_points + self.card_points + self.master_points + self.worker_points
        return found + self.disc_points

    def look(self, state: State) -> None:
        """Count anew what has changed."""
        seat, left = self.seat, self.left
        deck = area = False
        if state.order is not self.order:
            self.order = state.order
            stack, hand, pile = (STACK + seat) * CARDS, (HAND + seat) * CARDS, (PILE + seat) * CARDS
            deck = has_new_deck(state.cards, stack, hand, pile, self.deck)
            area = is_new(state.cards, (AREA + seat) * CARDS + FIRST_OBJECTIVE, self.area)
            self.in_hand = shearing.sum_of(shearing.breeds_left(state, seat, 0), BREEDING)
        posts = is_new(state.posts, seat * POSTS, self.posts)
        taken = is_new(state.taken, seat * TILES, self.taken)
        stores = is_new(state.stores, seat * PAIRS, self.stores)
        workers = is_new(state.workers, seat * CRAFTS, self.workers)
        offices = is_new(state.offices, 0, self.offices)
        supply = self.supply != state.supply[seat] or self.replaced != state.replaced[seat]
        discs, masters = self.discs != state.discs[seat], self.masters != state.masters[seat]
        harbours, ship = self.owned != state.harbours[seat], self.ship != state.ships[seat]
        pathfinder = self.pathfinder != state.pathfinder[seat]
        certificates = self.certificates != state.certificates[seat]
        self.supply, self.replaced = state.supply[seat], state.replaced[seat]
        self.discs, self.masters = state.discs[seat], state.masters[seat]
        self.owned, self.ship = state.harbours[seat], state.ships[seat]
        self.pathfinder, self.certificates = state.pathfinder[seat], state.certificates[seat]
        goods = deck or posts or taken or stores or workers or supply or pathfinder
        if masters or (self.masters and (goods or discs or certificates)):
            self.master_points = scoring.master_points(state, seat)
        if goods or area:
            self.objectives = objective_worth(state, seat, left, self.deck, self.area)
        if discs:
            self.disc_points = scoring.disc_points(state, seat)
            self.cleared = disc_worth(state, seat)
        if pathfinder:
            self.pathfinder_points = scoring.pathfinder_points(state, seat)
        if taken:
            self.tile_points = scoring.tile_points(state, seat)
        if deck:
            self.card_points = scoring.card_points(state, seat)
            self.drawing = deck_worth(self.deck, left)
        self.look_at_people(state, supply, workers, stores)
        self.look_at_ports(state, posts, harbours, ship or offices)
        self.look_ahead(state, deck, posts or harbours, discs or masters or stores or taken or deck or workers)

    def look_at_people(self, state: State, supply: bool, workers: bool, stores: bool) -> None:
        """The same for workers, and for buildings and storehouses beside them."""
        if supply:
            self.building_points = scoring.building_points(state, self.seat)
        if supply or workers:
            self.build = build_hope(state, self.seat, self.left)
        if workers or stores:
            self.worker_points = scoring.worker_points(state, self.seat)

    def look_at_ports(self, state: State, posts: bool, harbours: bool, sea: bool) -> None:
        """The same for posts and harbours."""
        seat, left = self.seat, self.left
        if posts:
            self.post_points = scoring.post_points(state, seat)
            self.links = link_worth(state, seat, left)
            self.gains = post_gains(state, seat, left)
        if posts or harbours:
            self.open = open_posts(state, seat)
        if harbours:
            self.harbour_points = scoring.harbour_points(state, seat)
        if harbours or sea:
            self.harbours.look(state, left)
            self.sea = sea_hope(state, self.harbours)

    def look_ahead(self, state: State, deck: bool, ports: bool, means: bool) -> None:
        """The same for deliveries to come."""
        if means:
            seat = self.seat
            limit, shearers = state.hand_limit(seat), self.workers[SHEARER]
            if deck or limit != self.limit:
                self.dealt = expected_hand(state, seat, self.deck)
            if deck or limit != self.limit or shearers != self.shearers:
                self.shorn = expected_fleece(state, seat, self.deck)
            self.limit, self.shearers = limit, shearers
            self.permanent = state.permanent(seat)
            expected = self.dealt + float(self.permanent)
            fleece = self.shorn + float(state.wool(seat))
        else:
            expected, fleece = self.expected, self.fleece
        if ports or expected != self.expected:
            self.expected = expected
            self.breeding = delivery_hope(self.gains, self.open, self.left, expected, 0)
        if ports or fleece != self.fleece:
            self.fleece = fleece
            self.wool = delivery_hope(self.gains, self.open, self.left, fleece, 1)


def standing(state: State, seat: i64, left: float) -> float:
    """Points, and what will bring more of them."""
    return Ledger(seat, left).standing(state)


def parts(state: State, seat: i64, left: float) -> dict[str, float]:
    """The same by name."""
    ledger = Ledger(seat, left)
    ledger.look(state)
    found = {name: float(points) for name, points in scoring.sheet(state, seat).items()}
    found["harbourmasters"] = float(ledger.master_points)
    found["objectives"] = ledger.objectives  # these are counted by their own measure
    for craft in range(CRAFTS):
        for number in range(1, state.hired(seat, craft)):
            found["workers_and_storehouses"] += left * worker_worth(craft, number)
    found["pounds"] += money_worth(state, seat, left) + left * WORTH.gold * float(state.gold[seat])
    found["private_buildings"] += left * WORTH.house * float(state.own_buildings(seat)) + ledger.build
    found["trading_posts"] += ledger.links
    found["pathfinder"] += left * WORTH.space * float(max(0, state.pathfinder[seat]))
    found["deck_cards"] += ledger.drawing
    found["tokens"] = left * WORTH.token * float(min(state.tokens[seat], USEFUL_TOKENS))
    found["certificates"] = (WORTH.last_certificate + left) * WORTH.certificate * float(state.certificates[seat])
    found["discs"] = left * ledger.cleared
    found["sea"] = ledger.sea
    found["deliveries"] = ledger.breeding
    found["wool"] = ledger.wool
    found["hand"] = ledger.hand(state)
    return found


def worker_worth(craft: i64, number: i64) -> float:
    """One more worker of a craft, with so many already, over a whole game."""
    return WORTH.worker[craft] + WORTH.later_worker[craft] * float(number)


def money_worth(state: State, seat: i64, left: float) -> float:
    """Pounds are worth most when they are few and there is time to spend them."""
    pounds = float(state.pounds[seat])
    useful = min(pounds, WORTH.plenty)
    return left * WORTH.pound * useful + WORTH.spare * left * (pounds - useful)


def build_hope(state: State, seat: i64, left: float) -> float:
    """The best building that the craftsmen can still build, or put in the place of another."""
    craftsmen = state.hired(seat, CRAFTSMAN)
    gone = state.supply[seat] | state.replaced[seat]
    best = 0.0
    for number in range(NUMBERS):
        if not state.supply[seat] >> number & 1:
            continue
        face = state.face_of(number)
        if FACE_CRAFTSMEN[face] <= craftsmen:
            best = max(best, float(FACE_POINTS[face]))
            continue
        for other in range(number):
            old = state.face_of(other)
            if not gone >> other & 1 and FACE_CRAFTSMEN[face] - FACE_CRAFTSMEN[old] <= craftsmen:
                best = max(best, float(FACE_POINTS[face] - FACE_POINTS[old]))
    return WORTH.plan * left * best


def disc_worth(state: State, seat: i64) -> float:
    """Abilities that are free."""
    worth = 0.0
    for space in range(DISCS):
        if not state.discs[seat] >> space & 1:
            worth += WORTH.cleared[space]
    return worth


# --- the deck


def expected_sum(deck: vec[i64], best: vec[i64], value: vec[i64], seen: float, most: float) -> float:
    """What the best breeds of a deck bring, at most so many, on one trip; a card that draws takes no room."""
    size: i64 = 0
    for held in range(CARDS):
        if held < FIRST_ACTION or held >= FIRST_OBJECTIVE:
            size += deck[held]
    room = most
    total = 0.0
    place: i64 = 0
    while place < SHEEP and room > 0.0:
        card = best[place]
        copies = deck[card]
        if copies > 0:
            missed = 1.0 - float(copies) / float(size)
            share = min(room, 1.0 - math.pow(missed, seen)) if missed > 0.0 else min(room, 1.0)
            total += share * float(value[card])
            room -= share
        place += 1
    return total


def expected_hand(state: State, seat: i64, deck: vec[i64]) -> float:
    """The breeding value with which this deck comes to Wellington."""
    limit = float(state.hand_limit(seat))
    return expected_sum(deck, BEST_BREEDS, BREEDING, limit + WORTH.dig, limit)


def expected_fleece(state: State, seat: i64, deck: vec[i64]) -> float:
    """The wool of one shearing to come, beside what is permanent."""
    seen = float(state.hand_limit(seat)) + WORTH.dig
    return expected_sum(deck, BEST_WOOL, WOOL, seen, float(state.hired(seat, SHEARER)))


def deck_worth(deck: vec[i64], left: float) -> float:
    """Cards that are played and draw another."""
    worth = 0.0
    for card in range(FIRST_ACTION, FIRST_OBJECTIVE):
        worth += left * WORTH.action_card[card - FIRST_ACTION] * float(deck[card])
    return worth


# --- deliveries


def open_posts(state: State, seat: i64) -> i64:
    """Local posts, and those whose harbour holds an own storehouse; without an own disc, unless they repeat."""
    found = POST_REPEATS
    for post in range(POSTS):
        if state.post_discs(seat, post) == 0:
            found |= bits.bit(post)
    for post in range(FIRST_FOREIGN, POSTS):
        if not state.has_harbour(seat, FIRST_LARGE + post - FIRST_FOREIGN):
            found &= ~bits.bit(post)
    return found


def delivery_hope(gains: vec[float], posts: i64, left: float, total: float, wool: i64) -> float:
    """Income and posts of the deliveries to come after this trip: the best posts first, as far as they are in reach."""
    visits = max(0.0, left * WORTH.visits - 1.0) if wool == 0 else left * WORTH.shearings
    worth = visits * WORTH.income * total * left
    if wool == 0:
        total += WORTH.raised
    for post in BEST_POSTS:
        if visits <= 0.0:
            break
        if POST_WOOL >> post & 1 != wool or not posts >> post & 1:
            continue
        reach = min(1.0, max(0.0, (total - float(POST_VALUE[post])) / WORTH.soft + AT_REACH))
        if reach > 0.0:
            share = visits * reach if POST_REPEATS >> post & 1 else min(visits, reach)
            worth += WORTH.future * share * gains[post]
            visits -= share
    return worth


def post_gain(state: State, seat: i64, post: i64, left: float) -> float:
    """Points of a disc on a post and of the arrows it completes or prepares."""
    worth = float(POST_POINTS[post])
    if state.post_discs(seat, post) == 0:
        for link in range(POST_LINKS):
            if LINK_LOW[link] == post or LINK_HIGH[link] == post:
                other = LINK_HIGH[link] if LINK_LOW[link] == post else LINK_LOW[link]
                share = 1.0 if state.post_discs(seat, other) > 0 else left * WORTH.link
                worth += share * float(LINK_POINTS[link])
    return worth


def post_gains(state: State, seat: i64, left: float) -> vec[float]:
    """The same for each post, on one look at the arrows."""
    gains = vec[float]([0.0] * POSTS)
    for post in range(POSTS):
        gains[post] = float(POST_POINTS[post])
    for link in range(POST_LINKS):
        low, high = LINK_LOW[link], LINK_HIGH[link]
        is_low, is_high = state.post_discs(seat, low) > 0, state.post_discs(seat, high) > 0
        if not is_low:
            gains[low] += (1.0 if is_high else left * WORTH.link) * float(LINK_POINTS[link])
        if not is_high:
            gains[high] += (1.0 if is_low else left * WORTH.link) * float(LINK_POINTS[link])
    return gains


def link_worth(state: State, seat: i64, left: float) -> float:
    """A post beside one that is still missing."""
    worth = 0.0
    for link in range(POST_LINKS):
        low, high = state.post_discs(seat, LINK_LOW[link]) > 0, state.post_discs(seat, LINK_HIGH[link]) > 0
        if low != high:
            worth += left * WORTH.link * float(LINK_POINTS[link])
    return worth


def prospect(gains: vec[float], posts: i64, pounds: i64, total: float) -> float:
    """The best post for a total, and for a little more."""
    first, second, third = LEAST_POST, LEAST_POST, LEAST_POST
    for post in NEAREST_POSTS:
        over = float(POST_VALUE[post]) - total
        if over > 2.0:
            break
        if posts >> post & 1 and POST_TRANSPORT[post] <= pounds:
            worth = gains[post]
            third = max(third, worth)
            if over <= 1.0:
                second = max(second, worth)
            if over <= 0.0:
                first = max(first, worth)
    return FOR_TOTAL * first + FOR_ONE_MORE * second + FOR_TWO_MORE * third


# --- the sea


def harbour_gain(state: State, seat: i64, harbour: i64, left: float) -> float:
    """What an upgraded harbour brings, beside its price."""
    worth = float(HARBOUR_POINTS[harbour]) + WORTH.upgrade * left
    card = HARBOUR_CARD[harbour]
    if card != NONE:
        worth += supply_worth(card, left)
    if OFFICE[harbour] != NONE and state.offices[OFFICE[harbour]] != NONE:
        worth += WORTH.master
    if harbour >= FIRST_LARGE:
        worth += left * WORTH.opened * float(POST_POINTS[FIRST_FOREIGN + harbour - FIRST_LARGE])
    if harbour < FIRST_MEDIUM:
        for arrow in range(SEA_ARROWS):
            if SEA_LOW[arrow] == harbour or SEA_HIGH[arrow] == harbour:
                other = SEA_HIGH[arrow] if SEA_LOW[arrow] == harbour else SEA_LOW[arrow]
                worth += float(SEA_POINTS[arrow]) * (1.0 if state.has_harbour(seat, other) else SEA_LINK * left)
    return worth


def supply_worth(code: i64, left: float) -> float:
    """A card of the supply, or the top of a bonus stack."""
    if code >= CARDS:
        return WORTH.stack_card * (LASTING_STACK + (1.0 - LASTING_STACK) * left)
    if FIRST_ACTION <= code < FIRST_OBJECTIVE:
        return left * WORTH.action_card[code - FIRST_ACTION]
    return float(CARD_POINTS[code]) + left


class Harbours:
    """What harbours bring a seat; found out when it is asked, and kept until it may have changed."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.left = 0.0  # of the game
        self.owned: i64 = NONE
        self.masters: i64 = NONE  # that can still be had
        self.known: i64 = 0  # harbours
        self.gains: Final = vec[float]([0.0] * HARBOURS)
        self.fading: Final = vec[float]([0.0] * (FARTHEST + 1))  # the share of what is so many spaces away
        for distance in range(FARTHEST + 1):
            self.fading[distance] = math.pow(WORTH.far, float(distance))

    def look(self, state: State, left: float) -> None:
        """Another position."""
        masters: i64 = 0
        for place in range(MASTER_SPACES):
            if state.offices[place] != NONE:
                masters |= bits.bit(place)
        owned = state.harbours[self.seat]
        if owned != self.owned or masters != self.masters or left != self.left:
            self.owned, self.masters, self.left = owned, masters, left
            self.known = 0

    def gain(self, state: State, harbour: i64) -> float:
        """What an upgraded harbour brings."""
        if not self.known >> harbour & 1:
            self.known |= bits.bit(harbour)
            self.gains[harbour] = harbour_gain(state, self.seat, harbour, self.left)
        return self.gains[harbour]


def sea_hope(state: State, harbours: Harbours) -> float:
    """The best harbour that is not reached yet; what is far is worth less."""
    best = 0.0
    start = state.ships[harbours.seat] * SPACES
    for space in HARBOUR_SPACES:
        harbour = HARBOUR_AT[space]
        if not harbours.owned >> harbour & 1:
            worth = harbours.gain(state, harbour)
            if worth > best:
                best = max(best, worth * harbours.fading[DISTANCE[start + space]])
    return WORTH.sea * min(1.0, SEA_TIME * harbours.left) * best


# --- objectives


def objective_worth(state: State, seat: i64, left: float, deck: vec[i64], area: vec[i64]) -> float:
    """Objectives by how much of them is fulfilled: those played can cost points, those in the deck take up room.

    What lies in the area is counted from the first objective.
    """
    wanted: i64 = 0
    for card in range(FIRST_OBJECTIVE, CARDS):
        if area[card - FIRST_OBJECTIVE] + deck[card] > 0:
            wanted |= scoring.TASK_SETS[card]
    if wanted == 0:
        return 0.0
    have = scoring.resources(state, seat, wanted)
    worth = 0.0
    for card in range(FIRST_OBJECTIVE, CARDS):
        played = area[card - FIRST_OBJECTIVE]
        held = deck[card]
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
            worth += points * float(min(played, 1)) + WORTH.deck_objective * points * float(min(held, 1))
            for task in range(TASKS):
                have[task] -= ASKED[card * TASKS + task]
        elif played > 0:
            hope = min(1.0, left * TASK_TIME) * (1.0 - float(missing) / float(asked)) * WORTH.area_task
            worth += hope * points - (1.0 - hope) * float(PENALTY[card])
        else:
            worth += WORTH.deck_task * left * points * (1.0 - float(missing) / float(asked))
        worth -= WORTH.clog * left * float(held)
    return worth
