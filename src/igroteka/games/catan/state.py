"""What can change during play? Plain fields, a copy by hand, small questions and verbs; no rules."""

from typing import Final

from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import append, filled, floats, i64, mypyc_attr, vec
from igroteka.core.settings import first_seat
from igroteka.core.state import Position, Referee
from igroteka.games.catan.data.box import (
    BANK_RATE,
    CARDS,
    EDGE_NODES,
    GENERIC,
    GENERIC_RATE,
    HARBOUR_NODES,
    HARBOURS,
    HEXES,
    NEAR,
    NUMBERS,
    RESOURCES,
    SEATS,
    SETTINGS,
    SPECIAL_RATE,
    TOKENS_PER_NUMBER,
)
from igroteka.kit import bits, bundles

BANK: Final = SEATS  # the row after the last seat holds what nobody holds
VICTORY: Final = 1
TURN_LIMIT: Final = 2


@mypyc_attr(acyclic=True)
class HouseRules:
    """The options of this table as numbers; never changes, so copies share it."""

    def __init__(self, options: dict[str, bool | int | str]) -> None:
        duel = options["two_player"] == "duel"
        self.options: Final = options
        self.told: Final = floats(SETTINGS.numbers(options))  # for learners
        self.layout: Final = str(options["layout"])
        self.beginner_profile: Final = str(options["beginner_profile"])
        self.shuffled_harbours: Final = options["harbours"] == "shuffled"
        self.first_seat: Final[i64] = first_seat(options)
        self.combined: Final = bool(options["combined_trade_build"])
        self.single_takes_rest: Final = options["shortage_rule"] == "single_player_takes_rest"
        self.target: Final[i64] = int(options["victory_points_to_win"])
        self.discard_limit: Final[i64] = int(options["discard_limit"])
        self.friendly_robber: Final = bool(options["friendly_robber"])
        self.duel: Final = duel
        self.player_trade: Final = options["player_trade"] == "full"
        self.max_offers: Final[i64] = int(options["max_offers_per_turn"])
        self.max_cards: Final[i64] = int(options["max_cards_per_side"])
        self.counter_offers: Final = bool(options["counter_offers"])
        self.max_counters: Final[i64] = int(options["max_counters_per_turn"])
        self.open_offers: Final = bool(options["open_offers"])
        self.repeat_refused: Final = bool(options["repeat_refused_offers"])
        self.turn_limit: Final[i64] = int(options["turn_limit"])


@mypyc_attr(acyclic=True)
class Offer:
    """An open offer with the answers so far (CAT-17.4); a new one replaces it when somebody answers.

    Seats are bit masks. Terms are bundles from the active player's side; those of a counter are packed with `terms`.
    """

    def __init__(
        self,
        addressees: i64,
        give: i64,
        want: i64,
        accepted: i64,
        rejected: i64,
        skipped: i64,
        counter0: i64,
        counter1: i64,
        counter2: i64,
        counter3: i64,
    ) -> None:
        self.addressees: Final[i64] = addressees
        self.give: Final[i64] = give
        self.want: Final[i64] = want
        self.accepted: Final[i64] = accepted
        self.rejected: Final[i64] = rejected
        self.skipped: Final[i64] = skipped  # not asked again: the answer counts as a refusal (CAT-17.11)
        self.counter0: Final[i64] = counter0
        self.counter1: Final[i64] = counter1
        self.counter2: Final[i64] = counter2
        self.counter3: Final[i64] = counter3

    def counter(self, seat: i64) -> i64:
        """The counter of a seat as packed terms; 0 of none."""
        if seat == 0:
            return self.counter0
        if seat == 1:
            return self.counter1
        if seat == 2:
            return self.counter2
        return self.counter3

    def has_answered(self, seat: i64) -> bool:
        """Has this seat said yes, no or something else?"""
        return ((self.accepted | self.rejected | self.skipped) >> seat & 1) == 1 or self.counter(seat) != 0

    def with_answer(self, accepted: i64, rejected: i64, skipped: i64) -> "Offer":
        """The offer with these seats' answers added."""
        return Offer(
            self.addressees,
            self.give,
            self.want,
            self.accepted | accepted,
            self.rejected | rejected,
            self.skipped | skipped,
            self.counter0,
            self.counter1,
            self.counter2,
            self.counter3,
        )

    def with_counter(self, seat: i64, packed_terms: i64) -> "Offer":
        """The offer with this seat's counter added."""
        return Offer(
            self.addressees,
            self.give,
            self.want,
            self.accepted,
            self.rejected,
            self.skipped,
            packed_terms if seat == 0 else self.counter0,
            packed_terms if seat == 1 else self.counter1,
            packed_terms if seat == 2 else self.counter2,
            packed_terms if seat == 3 else self.counter3,
        )


SIDE_BITS: Final = 25
SIDE_MASK: Final = 0x1FFFFFF


def terms(give: i64, want: i64) -> i64:
    """Both sides in one number."""
    return give | want << SIDE_BITS


def terms_give(packed_terms: i64) -> i64:
    """What leaves the active hand."""
    return packed_terms & SIDE_MASK


def terms_want(packed_terms: i64) -> i64:
    """What enters the active hand."""
    return packed_terms >> SIDE_BITS


@mypyc_attr(acyclic=True)
class Memory:
    """What a seat that has watched may think of the others' hands: possibilities, each as likely as its odds.

    A possibility has a number for each seat: by how much its hand would differ from the one it has (`counting`).
    """

    def __init__(self, odds: vec[i64], doubts: vec[i64]) -> None:
        self.odds: Final = odds
        self.doubts: Final = doubts  # possibility * SEATS + seat


NO_OFFER: Final = Offer(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
NOTHING: Final[vec[i64]] = vec[i64]()
NO_MEMORY: Final[vec[Memory]] = vec[Memory]()


class State(Position):
    """A position of Catan. Sets of nodes are bits of one number; rows of several kinds are flat: seat * kinds + kind.

    terrain, numbers, harbours, refused, offer and memories are shared by copies: they are replaced, never changed.
    """

    def __init__(
        self,
        game: Referee,
        seats: i64,
        agenda: vec[Frame],
        player: i64,
        rules: HouseRules,
        terrain: vec[i64],
        numbers: vec[i64],
        harbours: vec[i64],
        roads: vec[i64],
        hands: vec[i64],
        cards: vec[i64],
        played: vec[i64],
        settlements: vec[i64],
        cities: vec[i64],
        touched: vec[i64],
        ports: vec[i64],
        roads_left: vec[i64],
        lengths: vec[i64],
    ) -> None:
        super().__init__(game, seats, agenda, player)
        self.rules: Final = rules
        self.terrain = terrain  # by hex; -1 until laid
        self.numbers = numbers  # by hex; 0 = no token
        self.harbours = harbours  # kind by place; -1 until laid
        self.roads = roads  # owner by edge
        self.hands = hands  # resource cards; the last row is the bank
        self.cards = cards  # development cards in hand; the last row is the deck
        self.played = played  # development cards played face up
        self.settlements = settlements  # nodes by seat
        self.cities = cities  # nodes by seat
        self.touched = touched  # nodes at own roads, by seat
        self.ports = ports  # kinds of harbour owned, by seat
        self.roads_left = roads_left  # by seat
        self.lengths = lengths  # longest trail by seat (CAT-10.3)
        self.producers: vec[i64] = NOTHING  # the hexes of each number, from numbers; shared by copies too
        self.refused: vec[i64] = NOTHING  # refusals of this turn (CAT-17.4)
        self.offer: Offer = NO_OFFER
        self.memories: vec[Memory] = NO_MEMORY  # by seat; empty where nobody has watched
        self.open: i64 = 0  # nodes that the distance rule leaves free (CAT-8.7)
        self.robber: i64 = 0
        self.first: i64 = NOBODY
        self.active: i64 = NOBODY
        self.turn: i64 = 0
        self.dice: i64 = -1  # last outcome
        self.longest_road: i64 = NOBODY
        self.largest_army: i64 = NOBODY
        self.bought: i64 = 0  # development cards bought this turn, a bundle
        self.card_played = False
        self.trading_closed = False
        self.offers_made: i64 = 0
        self.counters_made: i64 = 0  # this turn, eight bits a seat
        self.winner: i64 = NOBODY
        self.ending: i64 = 0

    def copy(self) -> "State":
        """An independent position; frames and other things that never change are shared."""
        other = State(
            self.game,
            self.seats,
            self.agenda[: self.depth],
            self.player,
            self.rules,
            self.terrain,
            self.numbers,
            self.harbours,
            self.roads[:],
            self.hands[:],
            self.cards[:],
            self.played[:],
            self.settlements[:],
            self.cities[:],
            self.touched[:],
            self.ports[:],
            self.roads_left[:],
            self.lengths[:],
        )
        other.finished = self.finished
        other.producers = self.producers
        other.refused = self.refused
        other.offer = self.offer
        other.memories = self.memories
        other.open = self.open
        other.robber = self.robber
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.dice = self.dice
        other.longest_road = self.longest_road
        other.largest_army = self.largest_army
        other.bought = self.bought
        other.card_played = self.card_played
        other.trading_closed = self.trading_closed
        other.offers_made = self.offers_made
        other.counters_made = self.counters_made
        other.winner = self.winner
        other.ending = self.ending
        return other

    def remember(self) -> None:
        """Everybody knows every hand as it is now; what is stolen unseen is doubted from then on."""
        self.memories = NO_MEMORY
        for _ in range(self.seats):
            self.memories = append(self.memories, Memory(filled(1, 1), filled(SEATS, 0)))

    def forget(self) -> None:
        """Nobody has watched."""
        self.memories = NO_MEMORY

    # --- resource cards

    def has(self, seat: i64, resource: i64) -> i64:
        """Cards of a resource in a hand, or in the bank."""
        return self.hands[seat * RESOURCES + resource]

    def hand_size(self, seat: i64) -> i64:
        """All resource cards of a hand, or of the bank."""
        size: i64 = 0
        for place in range(seat * RESOURCES, (seat + 1) * RESOURCES):
            size += self.hands[place]
        return size

    def move_cards(self, giver: i64, taker: i64, resource: i64, count: i64) -> None:
        """Cards change place; what was refused may be asked again (CAT-17.14)."""
        self.hands[giver * RESOURCES + resource] -= count
        self.hands[taker * RESOURCES + resource] += count
        self.refused = NOTHING

    def holds(self, seat: i64, bundle: i64) -> bool:
        """Does the hand contain all these cards?"""
        for resource in range(RESOURCES):
            if self.hands[seat * RESOURCES + resource] < bundles.count(bundle, resource):
                return False
        return True

    def move_bundle(self, giver: i64, taker: i64, bundle: i64) -> None:
        """Several cards change place."""
        for resource in range(RESOURCES):
            cards = bundles.count(bundle, resource)
            if cards > 0:
                self.move_cards(giver, taker, resource, cards)

    def can_pay(self, seat: i64, cost: vec[i64]) -> bool:
        """Does the hand cover the cost?"""
        hand = seat * RESOURCES
        for resource in range(RESOURCES):
            if self.hands[hand + resource] < cost[resource]:
                return False
        return True

    def pay(self, seat: i64, cost: vec[i64]) -> None:
        """The cost goes to the bank."""
        for resource in range(RESOURCES):
            self.hands[seat * RESOURCES + resource] -= cost[resource]
            self.hands[BANK * RESOURCES + resource] += cost[resource]
        self.refused = NOTHING

    # --- development cards

    def cards_held(self, seat: i64, card: i64) -> i64:
        """Development cards of a kind in a hand, or in the deck."""
        return self.cards[seat * CARDS + card]

    def card_count(self, seat: i64) -> i64:
        """All development cards of a hand, or of the deck."""
        size: i64 = 0
        for place in range(seat * CARDS, (seat + 1) * CARDS):
            size += self.cards[place]
        return size

    def cards_played(self, seat: i64, card: i64) -> i64:
        """Development cards of a kind that a seat has played."""
        return self.played[seat * CARDS + card]

    # --- the board

    def lay_numbers(self, numbers: vec[i64]) -> None:
        """Number tokens by hex, and the other way round."""
        self.numbers = numbers
        self.producers = filled((NUMBERS + 1) * TOKENS_PER_NUMBER, NOBODY)
        for hex in range(HEXES):
            place = numbers[hex] * TOKENS_PER_NUMBER
            if numbers[hex] > 0:
                if self.producers[place] != NOBODY:
                    place += 1
                self.producers[place] = hex

    def buildings(self, seat: i64) -> i64:
        """Nodes with a building of this seat."""
        return self.settlements[seat] | self.cities[seat]

    def others_buildings(self, seat: i64) -> i64:
        """Nodes with a building of anybody else."""
        nodes: i64 = 0
        for other in range(self.seats):
            if other != seat:
                nodes |= self.settlements[other] | self.cities[other]
        return nodes

    def owner(self, node: i64) -> i64:
        """Whose building stands on a node, or NOBODY."""
        for seat in range(self.seats):
            if self.buildings(seat) >> node & 1:
                return seat
        return NOBODY

    def put_road(self, seat: i64, edge: i64) -> None:
        """A road leaves the supply for the board."""
        self.roads[edge] = seat
        self.roads_left[seat] -= 1
        self.touched[seat] |= EDGE_NODES[edge]

    def put_settlement(self, seat: i64, node: i64) -> None:
        """A settlement closes its node and the neighbours, and opens a harbour."""
        self.settlements[seat] |= bits.bit(node)
        self.open &= ~NEAR[node]
        for place in range(HARBOURS):
            if HARBOUR_NODES[place] >> node & 1 and self.harbours[place] >= 0:
                self.ports[seat] |= bits.bit(self.harbours[place])

    def put_city(self, seat: i64, node: i64) -> None:
        """A city takes the place of a settlement."""
        self.settlements[seat] &= ~bits.bit(node)
        self.cities[seat] |= bits.bit(node)

    def rate(self, seat: i64, resource: i64) -> i64:
        """Cards of a resource for one of another at sea: the best rate applies (CAT-7.3)."""
        ports = self.ports[seat]
        if ports >> (resource + 1) & 1:
            return SPECIAL_RATE
        return GENERIC_RATE if ports >> GENERIC & 1 else BANK_RATE

    # --- trade

    def counters_of(self, seat: i64) -> i64:
        """Counters this seat has begun this turn."""
        return self.counters_made >> 8 * seat & 255

    def has_refused(self, seat: i64, give: i64, want: i64) -> bool:
        """Did this seat just refuse these terms?"""
        key = terms(give, want) << 2 | seat
        for refusal in self.refused:
            if refusal == key:
                return True
        return False

    def remember_refusal(self, seat: i64, give: i64, want: i64) -> None:
        """These terms need not be put to this seat again."""
        if not self.has_refused(seat, give, want):
            self.refused = append(self.refused[:], terms(give, want) << 2 | seat)
