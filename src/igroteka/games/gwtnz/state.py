"""What can change during play? Plain fields, a copy by hand, small questions and verbs; no rules."""

from typing import Final

from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import filled, floats, i64, mypyc_attr, vec
from igroteka.core.settings import first_seat
from igroteka.core.state import Position, Referee
from igroteka.families.trail import cards as decks
from igroteka.games.gwtnz.actions import SHOW
from igroteka.games.gwtnz.data.box import (
    BUILDING,
    CARDS,
    CERTIFICATE_DISCS,
    CERTIFICATE_LIMIT,
    CERTIFICATE_LIMIT_RAISED,
    CRAFTS,
    FIRST_ACTION,
    FIRST_BONUS,
    FIRST_HAZARD,
    FIRST_OBJECTIVE,
    HAND_DISCS,
    HAND_LIMIT,
    LIMIT_DISCS,
    MARKET_SIZE,
    MASTERS,
    NEUTRALS,
    NODE_KIND,
    NONE,
    PAIRS,
    POSTS,
    STEP_DISCS,
    STEP_LIMIT,
    STEP_TILE_SPACE,
    STOREHOUSES,
    TILES,
    WELLINGTON,
    WOOL_DISCS,
)
from igroteka.games.gwtnz.data.program import (
    CERT_TILES,
    FIRST_PRIVATE,
    FLIPPING,
    MASTER_CERTIFICATES,
    MASTER_WOOL,
    NUMBERS,
    PAIR_CERTIFICATES,
    PAIR_WOOL,
    SETTINGS,
    SIDES,
    TILE_PERM_CERT,
    TILE_PERM_WOOL,
    WOOL_TILES,
)
from igroteka.kit import bits

# Rows of cards: those of the seats, then those of the table
STACK: Final = 0
HAND: Final = 4
PILE: Final = 8  # discarded
AREA: Final = 12  # objectives played
MARKET: Final = 16
SHEEP_STACK: Final = 17
SHOWN: Final = 18  # the display of objectives
OBJECTIVE_STACK: Final = 19
SUPPLY: Final = 20  # deck upgrades and the bonus stacks
TRASHED: Final = 21
BOXED: Final = 22  # bonus cards that are not in play
IN_PLAY: Final = 23  # action cards whose effect is not over
CARD_ROWS: Final = 24

NO_PHASE: Final = 0
PHASE_A: Final = 1
PHASE_B: Final = 2
PHASE_C: Final = 3

UNFLIPPED: Final = 0
STEP_FLIPPED: Final = 1
FEE_FLIPPED: Final = 2

COMPLETE: Final = 1


@mypyc_attr(acyclic=True)
class HouseRules:
    """The options of this table; never changes, so copies share it."""

    def __init__(self, options: dict[str, bool | int | str]) -> None:
        self.options: Final = options
        self.told: Final = floats(SETTINGS.numbers(options))  # for learners
        self.fixed: Final = options["neutral_layout"] == "fixed"
        self.sides_a: Final = options["building_sides"] == "all_a"
        self.first_seat: Final[i64] = first_seat(options)
        self.points_by_space: Final = options["pathfinder_vp"] == "spaces"
        self.off_turn: Final = options["exchange_off_turn"] == "end_of_turn"
        self.pay_difference: Final = options["set6_upgrade_cost"] == "pay_difference"
        self.printed_shearer: Final = bool(options["printed_shearer_counts"])


@mypyc_attr(acyclic=True)
class Order:
    """Where all cards lie: a new one whenever a card is moved, so that nobody need count to see that none was."""


class State(Position):
    """A position. Rows of several kinds are flat: seat * kinds + kind; sets are bits of one number.

    Decks are counts of cards: a card gets its place in the order when it is drawn.
    """

    def __init__(
        self,
        game: Referee,
        seats: i64,
        agenda: vec[Frame],
        player: i64,
        rules: HouseRules,
        trail: vec[i64],
        runholders: vec[i64],
        ships: vec[i64],
        pathfinder: vec[i64],
        flips: vec[i64],
        cards: vec[i64],
        sizes: vec[i64],
        gained: vec[i64],
        pounds: vec[i64],
        gold: vec[i64],
        tokens: vec[i64],
        certificates: vec[i64],
        workers: vec[i64],
        jokers: vec[i64],
        discs: vec[i64],
        posts: vec[i64],
        harbours: vec[i64],
        berths: vec[i64],
        stores: vec[i64],
        taken: vec[i64],
        masters: vec[i64],
        supply: vec[i64],
        replaced: vec[i64],
        offices: vec[i64],
        guards: vec[i64],
        jobs: vec[i64],
        bonus: vec[i64],
        foresight: vec[i64],
        bags: vec[i64],
        gone: vec[i64],
        stacks: vec[i64],
        order: Order,
    ) -> None:
        super().__init__(game, seats, agenda, player)
        self.rules: Final = rules
        self.trail = trail  # by node: letter, owner * NUMBERS + number, or tile, as the node is; NONE = empty
        self.runholders = runholders  # node by seat; NONE = not placed yet
        self.ships = ships  # space of the sea by seat
        self.pathfinder = pathfinder  # space of the track by seat; NONE = no disc there yet
        self.flips = flips  # which of the two tiles a seat has flipped
        self.cards = cards  # row * CARDS + card
        self.sizes = sizes  # cards of each row
        self.gained = gained  # cards on the active player's discard pile that were gained this turn
        self.pounds = pounds
        self.gold = gold
        self.tokens = tokens  # exchange tokens
        self.certificates = certificates  # temporary ones
        self.workers = workers  # seat * CRAFTS + craft, printed ones and jokers included
        self.jokers = jokers  # spaces of the row that hold a joker, from 0
        self.discs = discs  # disc spaces of the player board that still hold a disc, by seat
        self.posts = posts  # discs by seat * POSTS + post
        self.harbours = harbours  # upgraded, by seat
        self.berths = berths  # whose storehouse by harbour * BERTHS + space of a small harbour; NONE = free
        self.stores = stores  # storehouses on the player board by seat * PAIRS + pair
        self.taken = taken  # hazards and bonus tiles, jokers too, by seat * TILES + tile
        self.masters = masters  # harbourmasters owned, by seat
        self.supply = supply  # buildings not placed yet, by seat
        self.replaced = replaced  # buildings out of the game, by seat
        self.offices = offices  # harbourmaster that lies on a space; NONE = none
        self.guards = guards  # worker tile put there instead; NONE = none
        self.jobs = jobs  # rows of the job market with a worker, by craft
        self.bonus = bonus  # tile by row * SEATS + space of the bonus market; NONE = empty
        self.foresight = foresight  # tile by slot; NONE = empty
        self.bags = bags  # tiles not drawn yet; no tile is in both bags
        self.gone = gone  # tiles out of the game
        self.stacks = stacks  # card of each bonus stack; NONE = not dealt yet
        self.order = order
        self.lent = False  # are rows of cards shared with a copy?
        self.sides: i64 = 0  # numbers of buildings that show side b
        self.flipped: i64 = 0  # do neutral buildings show their backs?
        self.row: i64 = 0  # of the bonus-market token
        self.filled: i64 = 0  # spaces of that row already used
        self.first: i64 = NOBODY
        self.active: i64 = NOBODY
        self.turn: i64 = 0
        self.phase: i64 = NO_PHASE
        self.plays: i64 = 0  # action cards shown this turn
        self.last: i64 = NOBODY  # who triggered the end
        self.ending: i64 = 0

    def copy(self) -> "State":
        """An independent position. What never changes is shared; so are rows that seldom do: rules put in new ones.

        Rows of cards are shared until one of the two moves a card.
        """
        self.lent = True
        other = State(
            self.game,
            self.seats,
            self.agenda[: self.depth],
            self.player,
            self.rules,
            self.trail,
            self.runholders,
            self.ships,
            self.pathfinder,
            self.flips,
            self.cards,
            self.sizes,
            self.gained,
            self.pounds[:],
            self.gold,
            self.tokens,
            self.certificates,
            self.workers,
            self.jokers,
            self.discs,
            self.posts,
            self.harbours,
            self.berths,
            self.stores,
            self.taken,
            self.masters,
            self.supply,
            self.replaced,
            self.offices,
            self.guards,
            self.jobs,
            self.bonus,
            self.foresight,
            self.bags,
            self.gone,
            self.stacks,
            self.order,
        )
        other.lent = True
        other.finished = self.finished
        other.sides = self.sides
        other.flipped = self.flipped
        other.row = self.row
        other.filled = self.filled
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.phase = self.phase
        other.plays = self.plays
        other.last = self.last
        other.ending = self.ending
        return other

    def first_interjection(self) -> i64:
        return SHOW.first

    # --- cards

    def count(self, row: i64, card: i64) -> i64:
        """How many of a card in a row."""
        return self.cards[row * CARDS + card]

    def holds(self, seat: i64, card: i64) -> bool:
        """Is the card in a hand?"""
        return self.cards[(HAND + seat) * CARDS + card] > 0

    def hand_size(self, seat: i64) -> i64:
        """Cards in hand."""
        return self.sizes[HAND + seat]

    def reorder(self) -> None:
        """Cards are about to be moved: in rows of its own."""
        self.order = Order()
        if self.lent:
            self.lent = False
            self.cards = self.cards[:]
            self.sizes = self.sizes[:]
            self.gained = self.gained[:]

    def put(self, row: i64, card: i64) -> None:
        """A card from nowhere; for set-up and reading."""
        self.reorder()
        self.cards[row * CARDS + card] += 1
        self.sizes[row] += 1

    def move_card(self, source: i64, target: i64, card: i64) -> None:
        """A card from one row to another."""
        self.reorder()
        decks.move_card(self.cards, self.sizes, CARDS, source, target, card)

    def gain_card(self, seat: i64, source: i64, card: i64) -> None:
        """A card from the table to the discard pile of the active player."""
        self.move_card(source, PILE + seat, card)
        self.gained[card] += 1

    def move_all(self, source: i64, target: i64) -> None:
        """All cards from one row to another."""
        self.reorder()
        decks.move_all(self.cards, self.sizes, CARDS, source, target)

    def shuffle(self, seat: i64) -> None:
        """The discard pile becomes the draw stack."""
        self.move_all(PILE + seat, STACK + seat)
        if seat == self.active:
            self.forget_gained()

    def forget_gained(self) -> None:
        """Nothing on the discard pile is new any more."""
        for card in range(CARDS):
            if self.gained[card] > 0:
                self.gained = filled(CARDS, 0)
                return

    def drawable(self, seat: i64) -> i64:
        """Cards that can still be drawn, the discard pile included."""
        return self.sizes[STACK + seat] + self.sizes[PILE + seat]

    def may_hold(self, seat: i64, first: i64, end: i64) -> bool:
        """Is a card of a range in hand or draw stack? Everybody can count that."""
        hand, stack = (HAND + seat) * CARDS, (STACK + seat) * CARDS
        for card in range(first, end):
            if self.cards[hand + card] + self.cards[stack + card] > 0:
                return True
        return False

    def may_hold_objective(self, seat: i64) -> bool:
        """Might an objective be in hand?"""
        return self.may_hold(seat, FIRST_OBJECTIVE, CARDS)

    def may_hold_action(self, seat: i64) -> bool:
        """Might an action card be in hand?"""
        return self.may_hold(seat, FIRST_ACTION, FIRST_OBJECTIVE)

    def deck_count(self, seat: i64, card: i64) -> i64:
        """How many of a card in a deck: draw stack, hand and discard pile."""
        cards, place = self.cards, seat * CARDS + card
        return cards[STACK * CARDS + place] + cards[HAND * CARDS + place] + cards[PILE * CARDS + place]

    def deck_counts(self, seat: i64, cards: i64) -> i64:
        """How many of these cards in a deck."""
        found: i64 = 0
        card: i64 = 0
        while cards:
            if cards & 1:
                found += self.deck_count(seat, card)
            cards >>= 1
            card += 1
        return found

    def market_size(self) -> i64:
        """How many cards the sheep market is filled up to."""
        return MARKET_SIZE[self.seats]

    # --- the trail

    def face(self, node: i64) -> i64:
        """The face of the building on a neutral or building space; NONE of an empty one."""
        tile = self.trail[node]
        if tile == NONE:
            return NONE
        if NODE_KIND[node] == BUILDING:
            return self.face_of(tile % NUMBERS)
        return tile + NEUTRALS if self.flipped and FLIPPING >> tile & 1 else tile

    def face_of(self, number: i64) -> i64:
        """The face that a number of a private building shows in this game."""
        return FIRST_PRIVATE + number * SIDES + (self.sides >> number & 1)

    def owner(self, node: i64) -> i64:
        """Whose private building stands on a node, or NOBODY."""
        tile = self.trail[node]
        return tile // NUMBERS if tile != NONE and NODE_KIND[node] == BUILDING else NOBODY

    def is_location(self, node: i64) -> bool:
        """Does a tile lie there, or is it Wellington (NZ-4.1)?"""
        return self.trail[node] != NONE or node == WELLINGTON

    def own_buildings(self, seat: i64) -> i64:
        """How many private buildings a seat has on the trail."""
        return NUMBERS - bits.size(self.supply[seat] | self.replaced[seat])

    # --- the player board

    def is_clear(self, seat: i64, space: i64) -> bool:
        """Is a disc space free?"""
        return (self.discs[seat] >> space & 1) == 0

    def has_step_tile(self, seat: i64) -> bool:
        """The step tile is taken on the way (NZ-12.2)."""
        return self.pathfinder[seat] >= STEP_TILE_SPACE[self.seats]

    def step_limit(self, seat: i64) -> i64:
        """How far the runholder may go (NZ-4.4)."""
        limit = STEP_LIMIT[self.seats] + bits.size(STEP_DISCS & ~self.discs[seat])
        if self.has_step_tile(seat):
            limit += 2 if self.flips[seat] == STEP_FLIPPED else 1
        return limit

    def hand_limit(self, seat: i64) -> i64:
        """How many cards are drawn up to (NZ-7.1)."""
        return HAND_LIMIT + bits.size(HAND_DISCS & ~self.discs[seat])

    def certificate_limit(self, seat: i64) -> i64:
        """How many temporary certificates there may be (NZ-8.1)."""
        return CERTIFICATE_LIMIT if LIMIT_DISCS & self.discs[seat] else CERTIFICATE_LIMIT_RAISED

    def permanent(self, seat: i64) -> i64:
        """Permanent certificates (NZ-9.4)."""
        found = bits.size(CERTIFICATE_DISCS & ~self.discs[seat])
        if self.masters[seat]:
            for master in range(MASTERS):
                if self.masters[seat] >> master & 1:
                    found += MASTER_CERTIFICATES[master]
        return found + self.lasting(seat, PAIR_CERTIFICATES, TILE_PERM_CERT, CERT_TILES)

    def wool(self, seat: i64) -> i64:
        """Permanent wool (NZ-9.4)."""
        found = bits.size(WOOL_DISCS & ~self.discs[seat])
        if self.masters[seat]:
            for master in range(MASTERS):
                if self.masters[seat] >> master & 1:
                    found += MASTER_WOOL[master]
        return found + self.lasting(seat, PAIR_WOOL, TILE_PERM_WOOL, WOOL_TILES)

    def lasting(self, seat: i64, pairs: vec[i64], tiles: vec[i64], giving: vec[i64]) -> i64:
        """What cleared pairs of storehouses and bonus tiles give for good; `giving` are the tiles that give it."""
        found: i64 = 0
        stores, place = self.stores, seat * PAIRS
        for given in pairs:
            if given > 0 and stores[place] == 0:
                found += given
            place += 1
        taken, first = self.taken, seat * TILES
        for tile in giving:
            found += tiles[tile] * taken[first + tile]
        return found

    def hired(self, seat: i64, craft: i64) -> i64:
        """Workers of a craft, the printed one and jokers included."""
        return self.workers[seat * CRAFTS + craft]

    def hazards(self, seat: i64) -> i64:
        """Hazard tiles collected."""
        found: i64 = 0
        for tile in range(seat * TILES + FIRST_HAZARD, seat * TILES + FIRST_BONUS):
            found += self.taken[tile]
        return found

    def storehouses_left(self, seat: i64) -> i64:
        """Storehouses on the player board."""
        found: i64 = 0
        for place in range(seat * PAIRS, (seat + 1) * PAIRS):
            found += self.stores[place]
        return found

    def storehouses_placed(self, seat: i64) -> i64:
        """Storehouses on the sea routes board."""
        return STOREHOUSES - self.storehouses_left(seat)

    # --- the sea

    def post_discs(self, seat: i64, post: i64) -> i64:
        """Own discs on a trading post."""
        return self.posts[seat * POSTS + post]

    def has_harbour(self, seat: i64, harbour: i64) -> bool:
        """Has the seat upgraded a harbour?"""
        return (self.harbours[seat] >> harbour & 1) == 1
