"""What can change during play? Plain fields, a copy by hand, small questions and verbs; no rules."""

from typing import Final

from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import floats, i64, mypyc_attr, raised, vec
from igroteka.core.settings import first_seat
from igroteka.core.state import Position, Referee
from igroteka.families.trail import cards as decks
from igroteka.games.gwt.actions import EXCHANGE
from igroteka.games.gwt.data.box import (
    BUILDING,
    BUILDING_SPACES,
    CARDS,
    CATTLE,
    CERT_4,
    CERT_6,
    CITIES,
    CRAFTS,
    DECK,
    FIRST_BANDIT,
    FIRST_HAZARD,
    HAND_LEFT,
    HAND_LIMIT,
    HAND_RIGHT,
    KC,
    MARKET_SIZE,
    MARKET_SIZE_SIMMENTAL,
    MASTERS,
    NEUTRALS,
    NODE_KIND,
    NONE,
    SETTINGS,
    SITES,
    STEP_BASE,
    STEP_LEFT,
    STEP_MORE_LEFT,
    STEP_MORE_RIGHT,
    STEP_RIGHT,
    TILES,
    TRACK,
    TRACK_LIMIT,
    WOODS,
)
from igroteka.games.gwt.data.program import MASTER_CERTIFICATES, NUMBERS, SIDES
from igroteka.kit import bits

# Rows of cards: those of the seats, then those of the table
STACK: Final = 0
HAND: Final = 4
PILE: Final = 8  # discarded
AREA: Final = 12  # objectives played
MARKET: Final = 16
CATTLE_STACK: Final = 17
SHOWN: Final = 18  # the display of objectives
OBJECTIVE_STACK: Final = 19
TRASHED: Final = 20
BOXED: Final = 21  # grown Simmentals, starting objectives not dealt
CARD_ROWS: Final = 22

NO_PHASE: Final = 0
PHASE_A: Final = 1
PHASE_B: Final = 2
PHASE_C: Final = 3

SECRET_BITS: Final = 3  # of each objective in the row of unseen cards
SECRET_MASK: Final = 7

COMPLETE: Final = 1


@mypyc_attr(acyclic=True)
class HouseRules:
    """The options of this table; never changes, so copies share it."""

    def __init__(self, options: dict[str, bool | int | str]) -> None:
        self.options: Final = options
        self.told: Final = floats(SETTINGS.numbers(options))  # for learners
        self.letters: Final = options["neutral_layout"] == "letters"
        self.sides_a: Final = options["building_sides"] == "a"
        self.first_seat: Final[i64] = first_seat(options)
        self.simmental: Final = bool(options["simmental"])
        self.balanced: Final = bool(options["balanced_bags"])
        self.more_points: Final = options["replace_needs"] == "more_vp"
        self.upgrade_first: Final = bool(options["upgrade_before_reward"])
        self.exchange_inside: Final = bool(options["exchange_inside_draw"])
        self.objectives_in_city: Final = bool(options["objectives_in_kansas_city"])
        self.skips_empty: Final = bool(options["adjacent_skips_empty"])
        self.copies_risk: Final = bool(options["adjacent_uses_risk"])
        self.hand_from_stack: Final = bool(options["objective_to_hand_from_stack"])
        self.extraordinary_money: Final = bool(options["extraordinary_kc_money"])
        self.delivery_from_stack: Final = bool(options["delivery_objective_from_stack"])
        self.home_pays_disc: Final = bool(options["kc_money_pays_disc"])


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
        herders: vec[i64],
        engines: vec[i64],
        cards: vec[i64],
        sizes: vec[i64],
        secrets: vec[i64],
        dollars: vec[i64],
        tokens: vec[i64],
        marks: vec[i64],
        workers: vec[i64],
        discs: vec[i64],
        stations: vec[i64],
        cities: vec[i64],
        taken: vec[i64],
        masters: vec[i64],
        supply: vec[i64],
        replaced: vec[i64],
        posts: vec[i64],
        guards: vec[i64],
        jobs: vec[i64],
        foresight: vec[i64],
        bags: vec[i64],
        gone: vec[i64],
    ) -> None:
        super().__init__(game, seats, agenda, player)
        self.rules: Final = rules
        self.trail = trail  # by node: letter, owner * NUMBERS + number, or tile, as the node is; NONE = empty
        self.herders = herders  # node by seat; NONE = not placed yet
        self.engines = engines  # position by seat
        self.cards = cards  # row * CARDS + card
        self.sizes = sizes  # cards of each row
        self.secrets = secrets  # objectives in hand that nobody else has seen, SECRET_BITS each, by seat
        self.dollars = dollars
        self.tokens = tokens  # exchange tokens
        self.marks = marks  # place of the certificate marker
        self.workers = workers  # seat * CRAFTS + craft, the printed one included
        self.discs = discs  # disc spaces of the player board that still hold a disc, by seat
        self.stations = stations  # with an own disc, by seat
        self.cities = cities  # discs by seat * CITIES + city
        self.taken = taken  # hazards and bandits by seat * TILES + tile
        self.masters = masters  # station masters owned, by seat
        self.supply = supply  # buildings not placed yet, by seat
        self.replaced = replaced  # buildings out of the game, by seat
        self.posts = posts  # station master that lies at a station; NONE = none
        self.guards = guards  # craft of the worker put there instead; NONE = none
        self.jobs = jobs  # craft by row * SEATS + space of the job market; NONE = empty
        self.foresight = foresight  # tile by slot; NONE = empty
        self.bags = bags  # tiles not drawn yet: bag * TILES + tile
        self.gone = gone  # tiles out of the game
        self.sides: i64 = 0  # numbers of buildings that show side b
        self.row: i64 = 0  # of the job-market token
        self.filled: i64 = 0  # spaces of that row already used
        self.first: i64 = NOBODY
        self.active: i64 = NOBODY
        self.turn: i64 = 0
        self.phase: i64 = NO_PHASE
        self.last: i64 = NOBODY  # who triggered the end
        self.visited: i64 = 0  # nodes whose building the active player has used this turn
        self.ending: i64 = 0

    def copy(self) -> "State":
        """An independent position. What never changes is shared; so are rows that seldom do: rules put in new ones."""
        other = State(
            self.game,
            self.seats,
            self.agenda[: self.depth],
            self.player,
            self.rules,
            self.trail,
            self.herders[:],
            self.engines,
            self.cards[:],
            self.sizes[:],
            self.secrets,
            self.dollars[:],
            self.tokens[:],
            self.marks[:],
            self.workers,
            self.discs,
            self.stations,
            self.cities,
            self.taken,
            self.masters,
            self.supply,
            self.replaced,
            self.posts,
            self.guards,
            self.jobs,
            self.foresight,
            self.bags,
            self.gone,
        )
        other.finished = self.finished
        other.sides = self.sides
        other.row = self.row
        other.filled = self.filled
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.phase = self.phase
        other.last = self.last
        other.visited = self.visited
        other.ending = self.ending
        return other

    def first_interjection(self) -> i64:
        return EXCHANGE.first

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

    def put(self, row: i64, card: i64) -> None:
        """A card from nowhere; for set-up and reading."""
        self.cards[row * CARDS + card] += 1
        self.sizes[row] += 1

    def move_card(self, source: i64, target: i64, card: i64) -> None:
        """A card from one row to another."""
        decks.move_card(self.cards, self.sizes, CARDS, source, target, card)

    def leave_hand(self, seat: i64, target: i64, card: i64) -> None:
        """A card from a hand, for all to see."""
        self.move_card(HAND + seat, target, card)
        if card >= CATTLE and self.secrets[seat] != 0 and self.secret(seat, card) > self.count(HAND + seat, card):
            self.secrets = raised(self.secrets, seat, -bits.bit(SECRET_BITS * (card - CATTLE)))

    def secret(self, seat: i64, card: i64) -> i64:
        """How many of an objective in hand came there unseen by others."""
        return self.secrets[seat] >> SECRET_BITS * (card - CATTLE) & SECRET_MASK

    def secret_count(self, seat: i64) -> i64:
        """How many cards of a hand came there unseen by others."""
        found: i64 = 0
        left = self.secrets[seat]
        while left > 0:
            found += left & SECRET_MASK
            left >>= SECRET_BITS
        return found

    def shuffle(self, seat: i64) -> None:
        """The discard pile becomes the draw stack."""
        decks.move_all(self.cards, self.sizes, CARDS, PILE + seat, STACK + seat)

    def drawable(self, seat: i64) -> i64:
        """Cards that can still be drawn, the discard pile included."""
        return self.sizes[STACK + seat] + self.sizes[PILE + seat]

    def may_hold_objective(self, seat: i64) -> bool:
        """Is an objective in hand or draw stack? Everybody can count that."""
        hand, stack = (HAND + seat) * CARDS, (STACK + seat) * CARDS
        for card in range(CATTLE, DECK):
            if self.cards[hand + card] + self.cards[stack + card] > 0:
                return True
        return False

    def deck_count(self, seat: i64, card: i64) -> i64:
        """How many of a card in a deck: draw stack, hand and discard pile."""
        cards, place = self.cards, seat * CARDS + card
        return cards[STACK * CARDS + place] + cards[HAND * CARDS + place] + cards[PILE * CARDS + place]

    def starters(self, seat: i64) -> i64:
        """How many of the objectives in an area are starting ones, which are no cards of a deck."""
        found: i64 = 0
        for place in range((AREA + seat) * CARDS + DECK, (AREA + seat + 1) * CARDS):
            found += self.cards[place]
        return found

    def market_size(self) -> i64:
        """How many cards the cattle market is filled up to."""
        return MARKET_SIZE_SIMMENTAL[self.seats] if self.rules.simmental else MARKET_SIZE[self.seats]

    # --- the trail

    def face(self, node: i64) -> i64:
        """The face of the building on a neutral or building space; NONE of an empty one."""
        tile = self.trail[node]
        if tile == NONE or NODE_KIND[node] != BUILDING:
            return tile
        return self.face_of(tile % NUMBERS)

    def face_of(self, number: i64) -> i64:
        """The face that a number of a private building shows in this game."""
        return NEUTRALS + number * SIDES + (self.sides >> number & 1)

    def owner(self, node: i64) -> i64:
        """Whose private building stands on a node, or NOBODY."""
        tile = self.trail[node]
        return tile // NUMBERS if tile != NONE and NODE_KIND[node] == BUILDING else NOBODY

    def is_location(self, node: i64) -> bool:
        """Does a tile lie there, or is it Kansas City (GWT-4.1)?"""
        return self.trail[node] != NONE or node == KC

    def own_buildings(self, seat: i64) -> i64:
        """How many private buildings a seat has on the trail."""
        return NUMBERS - bits.size(self.supply[seat] | self.replaced[seat])

    def own_in_woods(self, seat: i64) -> i64:
        """How many of them touch forest."""
        found: i64 = 0
        for place in range(SITES):
            node = BUILDING_SPACES[place]
            tile = self.trail[node]
            if tile != NONE and tile // NUMBERS == seat and WOODS >> node & 1:
                found += 1
        return found

    # --- the player board

    def is_clear(self, seat: i64, space: i64) -> bool:
        """Is a disc space free?"""
        return (self.discs[seat] >> space & 1) == 0

    def step_limit(self, seat: i64) -> i64:
        """How far the herder may go (GWT-4.3)."""
        limit = STEP_BASE[self.seats]
        if self.is_clear(seat, STEP_LEFT):
            limit += STEP_MORE_LEFT[self.seats]
        if self.is_clear(seat, STEP_RIGHT):
            limit += STEP_MORE_RIGHT[self.seats]
        return limit

    def hand_limit(self, seat: i64) -> i64:
        """How many cards are drawn up to (GWT-9.1)."""
        limit = HAND_LIMIT
        if self.is_clear(seat, HAND_LEFT):
            limit += 1
        if self.is_clear(seat, HAND_RIGHT):
            limit += 1
        return limit

    def mark_limit(self, seat: i64) -> i64:
        """How far the certificate marker may go (GWT-6.2)."""
        if not self.is_clear(seat, CERT_4):
            return TRACK_LIMIT
        return TRACK_LIMIT + 2 if self.is_clear(seat, CERT_6) else TRACK_LIMIT + 1

    def certificates(self, seat: i64) -> i64:
        """Temporary certificates."""
        return TRACK[self.marks[seat]]

    def permanent(self, seat: i64) -> i64:
        """Permanent certificates."""
        found: i64 = 0
        owned = self.masters[seat]
        if owned:
            for master in range(MASTERS):
                if owned >> master & 1:
                    found += MASTER_CERTIFICATES[master]
        return found

    def hired(self, seat: i64, craft: i64) -> i64:
        """Workers of a craft, the printed one included."""
        return self.workers[seat * CRAFTS + craft]

    def hazards(self, seat: i64) -> i64:
        """Hazard tiles collected."""
        found: i64 = 0
        for tile in range(seat * TILES + FIRST_HAZARD, (seat + 1) * TILES):
            found += self.taken[tile]
        return found

    def bandits(self, seat: i64, colour: i64) -> i64:
        """Bandit tiles collected."""
        return self.taken[seat * TILES + FIRST_BANDIT + colour]

    def bandit_pairs(self, seat: i64) -> i64:
        """Pairs of a green and an orange bandit."""
        return min(self.bandits(seat, 0), self.bandits(seat, 1))

    def city_discs(self, seat: i64, city: i64) -> i64:
        """Own discs in a city."""
        return self.cities[seat * CITIES + city]

    def engine_blocks(self, seat: i64, position: i64) -> bool:
        """Does another engine stand there? Space 0 holds all (GWT-6.11)."""
        if position == 0:
            return False
        for other in range(self.seats):
            if other != seat and self.engines[other] == position:
                return True
        return False
