"""What can change during play? Plain fields, a copy by hand, small questions and verbs; no rules."""

from typing import Final

from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import floats, i64, mypyc_attr, replaced, vec
from igroteka.core.settings import first_seat
from igroteka.core.state import Position, Referee
from igroteka.games.nusfjord.actions import TRADE
from igroteka.games.nusfjord.data.box import (
    ALL_CELLS,
    ALL_PAIRS,
    CAMPAIGN_GAMES,
    CATCH,
    CELLS,
    COPY_SPACES,
    COPY_SPACES_HARD,
    COUNCIL,
    COUNTS_OF_SEATS,
    DECK_NAMES,
    DECK_SIZE,
    DECKS,
    DOUBLE_GAMES,
    FISH,
    FIXED_PAIRS,
    GOLD,
    LETTER_CARDS,
    NONE,
    PAIR_CELLS,
    PAIRS,
    RESERVE,
    ROUNDS,
    SETTINGS,
    SHIP_LENGTH,
    SHIPS,
    SOLO_ROUND,
    SPACE_CAPACITY,
    STORES,
    WOOD,
    WORKERS,
)
from igroteka.games.nusfjord.data.program import (
    K_EMPTY,
    K_FREE_SPACES,
    K_SCHOONER_GOLD,
    K_UNISSUED,
    KEY,
    ONCE,
    PROGRAM,
    SET,
    VALUE,
    WIDTH,
)
from igroteka.kit import bits

# Sets of cards: place * DECKS + deck
PILE: Final = 0  # face down
SHOWN: Final = 1  # on the building boards, or C cards beside them
ASIDE: Final = 2  # kept for the third game of a campaign
GONE: Final = 3  # out of the match
HAND: Final = 4  # + seat

NO_PHASE: Final = 0
FISHING: Final = 1
WORK: Final = 2
HOMECOMING: Final = 3
END: Final = 4

SINGLE: Final = 0
DOUBLE: Final = 1
CAMPAIGN: Final = 2
MATCHES: Final = ["single", "double", "campaign"]

COMPLETE: Final = 1


@mypyc_attr(acyclic=True)
class HouseRules:
    """The options of this table; never changes, so copies share it."""

    def __init__(self, seats: i64, options: dict[str, bool | int | str]) -> None:
        self.options: Final = options
        self.told: Final = floats(SETTINGS.numbers(options))  # for learners
        self.deck: Final[i64] = DECK_NAMES.index(str(options["deck"]))
        self.mixed: Final = bool(options["mixed"])
        self.match: Final[i64] = MATCHES.index(str(options["match"]))
        self.games: Final[i64] = [1, DOUBLE_GAMES, CAMPAIGN_GAMES][self.match]
        self.solo: Final = seats == 1
        self.hard: Final = seats == 1 and options["solo"] == "hard"
        self.rank: Final[i64] = int(options["rank"])
        self.first_seat: Final[i64] = first_seat(options)
        self.pairs: Final[i64] = FIXED_PAIRS if options["double_space_rule"] == "fixed" else ALL_PAIRS
        self.limit_counts_all: Final = options["reserve_limit_counts"] == "all_goods"
        self.must_change: Final = bool(options["elder_must_change"])
        self.own_construction: Final = bool(options["own_construction_triggers"])
        self.copies: Final[i64] = COPY_SPACES_HARD if self.hard else COPY_SPACES[seats]


class State(Position):
    """A position. Rows of several kinds are flat: seat * kinds + kind; sets are bits of one number.

    Face-down cards are a set: a card gets its place in the order when it is drawn, a face-down elder when turned up.
    """

    def __init__(
        self,
        game: Referee,
        seats: i64,
        agenda: vec[Frame],
        player: i64,
        rules: HouseRules,
        goods: vec[i64],
        ships: vec[i64],
        shares: vec[i64],
        unissued: vec[i64],
        landed: vec[i64],
        cells: vec[i64],
        forests: vec[i64],
        council: vec[i64],
        fed: vec[i64],
        posted: vec[i64],
        workers: vec[i64],
        stands: vec[i64],
        sets: vec[i64],
        unfired: vec[i64],
        past: vec[i64],
        taken: vec[i64],
        reacts: vec[i64],
        keys: vec[i64],
    ) -> None:
        super().__init__(game, seats, agenda, player)
        self.rules: Final = rules
        self.goods = goods  # seat * STORES + good, those on the Reserve after those in the personal supply
        self.ships = ships  # seat * SHIPS + type; the row after the last seat lies on the board
        self.shares = shares  # holder * seats + colour; the row after the last seat lies on "New shares"
        self.unissued = unissued
        self.landed = landed  # fish on the shares by a seat's supply, before the collection
        self.cells = cells  # card by seat * CELLS + cell; NONE = no building
        self.forests = forests  # height of the stack by seat * PAIRS + pair
        self.council = council  # elder by seat * COUNCIL + place; NONE = free
        self.fed = fed  # fish on that elder
        self.posted = posted  # worker on that elder: 0, or colour + 1
        self.workers = workers  # by space * WORKERS + colour
        self.stands = stands  # elders of stack s face up: 2 * s the top one, 2 * s + 1 that below; NONE = none
        self.sets = sets  # cards by place * DECKS + deck
        self.unfired = unfired  # cells whose "once" has not come yet, by seat
        self.past = past  # points of finished games: (game * seats + seat) * categories; replaced, never changed
        self.taken = taken  # cells under a building or forest, by seat; follows from cells and forests
        self.reacts = reacts  # when the buildings of a seat do something; follows from cells
        self.keys = keys  # rules that the buildings of a seat change; follows from cells
        self.plates: i64 = 0  # filled ones
        self.hidden: i64 = 0  # stacks with a face-down elder
        self.spare: i64 = 0  # schooners kept aside
        self.number: i64 = 0  # of the game in the match, from 0
        self.start: i64 = NOBODY  # first player of the first round
        self.round: i64 = 0
        self.phase: i64 = NO_PHASE
        self.turn: i64 = 0  # of the round, from 0
        self.active: i64 = NOBODY
        self.excess: i64 = 0  # fish returned in the last distribution
        self.ending: i64 = 0

    def copy(self) -> "State":
        """An independent position. What never changes is shared; so are rows that seldom do: rules put in new ones."""
        other = State(
            self.game,
            self.seats,
            self.agenda[: self.depth],
            self.player,
            self.rules,
            self.goods[:],
            self.ships,
            self.shares,
            self.unissued,
            self.landed,
            self.cells,
            self.forests,
            self.council,
            self.fed,
            self.posted,
            self.workers[:],
            self.stands,
            self.sets,
            self.unfired,
            self.past,
            self.taken,
            self.reacts,
            self.keys,
        )
        other.finished = self.finished
        other.plates = self.plates
        other.hidden = self.hidden
        other.spare = self.spare
        other.number = self.number
        other.start = self.start
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.active = self.active
        other.excess = self.excess
        other.ending = self.ending
        return other

    def first_interjection(self) -> i64:
        return TRADE.first

    # --- goods

    def wood(self, seat: i64) -> i64:
        """In the personal supply."""
        return self.goods[seat * STORES + WOOD]

    def fish(self, seat: i64) -> i64:
        """In the personal supply."""
        return self.goods[seat * STORES + FISH]

    def gold(self, seat: i64) -> i64:
        """In the personal supply."""
        return self.goods[seat * STORES + GOLD]

    def reserve(self, seat: i64, good: i64) -> i64:
        """On the Reserve."""
        return self.goods[seat * STORES + RESERVE + good]

    def reserve_total(self, seat: i64) -> i64:
        """Goods of any kind on the Reserve."""
        first = seat * STORES + RESERVE
        return self.goods[first] + self.goods[first + 1] + self.goods[first + 2]

    # --- ships

    def fleet(self, seat: i64, ship: i64) -> i64:
        """Ships of a type; of the row after the last seat, those on the board."""
        return self.ships[seat * SHIPS + ship]

    def yard(self, ship: i64) -> i64:
        """Ships of a type on the board."""
        return self.ships[self.seats * SHIPS + ship]

    def length(self, seat: i64) -> i64:
        """Total length of the ships on a catch track."""
        found: i64 = 0
        for ship in range(SHIPS):
            found += self.ships[seat * SHIPS + ship] * SHIP_LENGTH[ship]
        return found

    def catch(self, seat: i64) -> i64:
        """The catch size (NUS-1.6)."""
        return CATCH[self.length(seat)]

    # --- shares

    def held(self, holder: i64, colour: i64) -> i64:
        """Issued shares of a colour in a seat's possession."""
        return self.shares[holder * self.seats + colour]

    def offered(self, colour: i64) -> i64:
        """Shares of a colour on "New shares"."""
        return self.shares[self.seats * self.seats + colour]

    def offered_total(self) -> i64:
        """All shares on "New shares"."""
        found: i64 = 0
        for colour in range(self.seats):
            found += self.shares[self.seats * self.seats + colour]
        return found

    def possession(self, seat: i64) -> i64:
        """Issued shares of any colour in a seat's possession (NUS-1.7)."""
        found: i64 = 0
        for colour in range(self.seats):
            found += self.shares[seat * self.seats + colour]
        return found

    # --- the harbour board

    def free(self, seat: i64) -> i64:
        """Free building spaces."""
        return ALL_CELLS & ~self.taken[seat]

    def free_pairs(self, seat: i64) -> i64:
        """Free double spaces (NUS-1.5)."""
        found: i64 = 0
        for pair in range(PAIRS):
            if self.rules.pairs >> pair & 1 and self.taken[seat] & PAIR_CELLS[pair] == 0:
                found |= bits.bit(pair)
        return found

    def forest_count(self, seat: i64) -> i64:
        """Forests, stacked ones included."""
        found: i64 = 0
        for place in range(seat * PAIRS, (seat + 1) * PAIRS):
            found += self.forests[place]
        return found

    def stacks(self, seat: i64) -> i64:
        """Double spaces under forest, as a set."""
        found: i64 = 0
        for pair in range(PAIRS):
            if self.forests[seat * PAIRS + pair] > 0:
                found |= bits.bit(pair)
        return found

    def built(self, seat: i64) -> i64:
        """Cells with a building, as a set."""
        found: i64 = 0
        for cell in range(CELLS):
            if self.cells[seat * CELLS + cell] != NONE:
                found |= bits.bit(cell)
        return found

    def put_building(self, seat: i64, cell: i64, card: i64) -> None:
        """A card on a free cell, with all that follows from it."""
        self.cells = replaced(self.cells, seat * CELLS + cell, card)
        self.taken = replaced(self.taken, seat, self.taken[seat] | bits.bit(cell))
        self.reacts = replaced(self.reacts, seat, self.reacts[seat] | PROGRAM.whens[card])
        self.keys = replaced(self.keys, seat, self.keys[seat] | PROGRAM.keys[card])
        if PROGRAM.whens[card] >> ONCE & 1:
            self.unfired = replaced(self.unfired, seat, self.unfired[seat] | bits.bit(cell))

    def refresh(self, seat: i64) -> None:
        """What follows from buildings and forests, found anew."""
        taken: i64 = 0
        reacts: i64 = 0
        keys: i64 = 0
        for cell in range(CELLS):
            card = self.cells[seat * CELLS + cell]
            if card != NONE:
                taken |= bits.bit(cell)
                reacts |= PROGRAM.whens[card]
                keys |= PROGRAM.keys[card]
        self.reacts = replaced(self.reacts, seat, reacts)
        self.keys = replaced(self.keys, seat, keys)
        for pair in range(PAIRS):
            if self.forests[seat * PAIRS + pair] > 0:
                taken |= PAIR_CELLS[pair]
        self.taken = replaced(self.taken, seat, taken)

    def reacts_to(self, seat: i64, when: i64) -> bool:
        """Has the seat a building that does something then?"""
        return (self.reacts[seat] >> when & 1) == 1

    def ruling(self, seat: i64, key: i64, default: i64) -> i64:
        """A number of the rules, as the buildings of a seat change it: the best of them, discounts together."""
        if self.keys[seat] >> key & 1 == 0:
            return default
        adds = key < K_SCHOONER_GOLD or key == K_FREE_SPACES
        lowers = key in (K_SCHOONER_GOLD, K_EMPTY, K_UNISSUED)
        value = default
        for cell in range(CELLS):
            card = self.cells[seat * CELLS + cell]
            if card != NONE and PROGRAM.keys[card] >> key & 1:
                for effect in range(PROGRAM.first[card], PROGRAM.first[card + 1]):
                    for step in range(PROGRAM.start[effect], PROGRAM.stop[effect]):
                        if PROGRAM.op[step] == SET and PROGRAM.arg[step * WIDTH + KEY] == key:
                            change = PROGRAM.arg[step * WIDTH + VALUE]
                            if adds:
                                value += change
                            elif lowers:
                                value = min(value, change)
                            else:
                                value = max(value, change)
        return value

    # --- elders

    def elders(self, seat: i64) -> i64:
        """Elders in a council; they sit from the first place on."""
        found: i64 = 0
        while found < COUNCIL and self.council[seat * COUNCIL + found] != NONE:
            found += 1
        return found

    def place_of(self, seat: i64, elder: i64) -> i64:
        """Where an elder sits in a council, or NONE."""
        for place in range(COUNCIL):
            if self.council[seat * COUNCIL + place] == elder:
                return place
        return NONE

    # --- workers

    def colour(self, seat: i64) -> i64:
        """The owner of the workers a seat uses now: itself or, in the solo game, the colour of the round (NUS-12.2)."""
        if not self.rules.solo:
            return seat
        return SOLO_ROUND[(ROUNDS if self.rules.hard else 0) + max(self.round, 1) - 1]

    def standing(self, space: i64) -> i64:
        """Workers on a space."""
        found: i64 = 0
        for place in range(space * WORKERS, (space + 1) * WORKERS):
            found += self.workers[place]
        return found

    def capacity(self, space: i64) -> i64:
        """How many workers fit on a space of the action board; 0 if this table has no such space."""
        return SPACE_CAPACITY[space * COUNTS_OF_SEATS + self.seats]

    def is_full(self, space: i64) -> bool:
        """Is a space of the action board completely full?"""
        capacity = self.capacity(space)
        return capacity > 0 and self.standing(space) >= capacity

    def first_player(self) -> i64:
        """Of this round (NUS-3.8)."""
        return (self.start - self.round + 1) % self.seats

    # --- cards

    def has_card(self, place: i64, card: i64) -> bool:
        """Is a card in a set?"""
        return (self.sets[place * DECKS + card // DECK_SIZE] >> card % DECK_SIZE & 1) == 1

    def put_card(self, place: i64, card: i64) -> None:
        """A card from nowhere."""
        row = place * DECKS + card // DECK_SIZE
        self.sets = replaced(self.sets, row, self.sets[row] | bits.bit(card % DECK_SIZE))

    def take_card(self, place: i64, card: i64) -> None:
        """A card out of a set."""
        row = place * DECKS + card // DECK_SIZE
        self.sets = replaced(self.sets, row, self.sets[row] & ~bits.bit(card % DECK_SIZE))

    def move_card(self, source: i64, target: i64, card: i64) -> None:
        """A card from one set to another."""
        self.take_card(source, card)
        self.put_card(target, card)

    def set_size(self, place: i64) -> i64:
        """Cards in a set."""
        first = place * DECKS
        return bits.size(self.sets[first]) + bits.size(self.sets[first + 1]) + bits.size(self.sets[first + 2])

    def has_hand(self, seat: i64) -> bool:
        """Has a seat cards in hand? Everybody sees that."""
        first = (HAND + seat) * DECKS
        return (self.sets[first] | self.sets[first + 1] | self.sets[first + 2]) != 0

    def lettered(self, place: i64, letter: i64, deck: i64) -> i64:
        """The cards of a set with a letter and deck, as bits."""
        return self.sets[place * DECKS + deck] & LETTER_CARDS[letter * DECKS + deck]

    def letter_size(self, place: i64, letter: i64) -> i64:
        """How many cards of a set have a letter."""
        found: i64 = 0
        for deck in range(DECKS):
            found += bits.size(self.lettered(place, letter, deck))
        return found
