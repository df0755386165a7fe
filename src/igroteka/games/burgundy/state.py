"""What can change during play? Plain fields, a copy by hand, small questions and verbs; no rules."""

from typing import Final

from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import filled, floats, i64, mypyc_attr, raised, replaced, vec
from igroteka.core.settings import first_seat
from igroteka.core.state import Position, Referee
from igroteka.games.burgundy.data.box import (
    BUILDING,
    BUILDINGS,
    CELL_KIND,
    CELLS,
    COLOURS,
    DEPOTS,
    DICE,
    FACES,
    FIRST_LORE,
    KIND,
    KNOWLEDGE,
    NEAR,
    NONE,
    REGION,
    SEATS,
    SETTINGS,
    SOURCES,
    STORAGE,
)
from igroteka.kit import bits

# Rows of goods: what seats hold, what they have sold, what lies on the depots, what nobody has seen
SOLD: Final = SEATS
DEPOT: Final = 8
BAG: Final = 14
GOODS_ROWS: Final = 15

LARGE: Final = 0
SMALL: Final = 1
BONUS_RANKS: Final = 2

COMPLETE: Final = 1


@mypyc_attr(acyclic=True)
class HouseRules:
    """The options of this table; never changes, so copies share it."""

    def __init__(self, options: dict[str, bool | int | str]) -> None:
        self.options: Final = options
        self.told: Final = floats(SETTINGS.numbers(options))  # for learners
        self.setup: Final = str(options["setup"])
        self.secret_choice: Final = options["estate_choice"] == "secret"
        self.first_seat: Final[i64] = first_seat(options)
        self.buy_inside: Final = bool(options["buy_between_place_and_granted_action"])
        self.castle_scores: Final = bool(options["starting_castle_scores_region"])
        self.long_free_step: Final = bool(options["tile8_boosts_free_adjust"])
        self.must_load: Final = bool(options["ship_must_take_all_it_can"])
        self.discard_always: Final = bool(options["discard_allowed_on_any_acquisition"])
        self.effects_compulsory: Final = bool(options["effects_compulsory"])


class State(Position):
    """A position. Sets of cells are bits of one number; rows of several kinds are flat: seat * kinds + kind."""

    def __init__(
        self,
        game: Referee,
        seats: i64,
        agenda: vec[Frame],
        player: i64,
        rules: HouseRules,
        track: vec[i64],
        order: vec[i64],
        boards: vec[i64],
        castles: vec[i64],
        sheets: vec[i64],
        positions: vec[i64],
        cells: vec[i64],
        filled: vec[i64],
        reach: vec[i64],
        built: vec[i64],
        lore: vec[i64],
        storage: vec[i64],
        slots: vec[i64],
        piles: vec[i64],
        removed: vec[i64],
        goods: vec[i64],
        round_goods: vec[i64],
        workers: vec[i64],
        silver: vec[i64],
        dice: vec[i64],
        used: vec[i64],
        bought: vec[i64],
        bonus: vec[i64],
        scored: vec[i64],
    ) -> None:
        super().__init__(game, seats, agenda, player)
        self.rules: Final = rules
        self.track = track  # seats from the last in turn order to the first; empty until the first player is known
        self.order = order  # seats in the order of this round; empty between rounds
        self.boards = boards  # estate by seat, 0 to 8; NONE until chosen
        self.castles = castles  # cell of the starting castle by seat; NONE until chosen
        self.sheets = sheets  # sheet dealt to a seat (BUR-15.1); NONE without
        self.positions = positions  # of the markers on the turn-order track
        self.cells = cells  # face by seat * CELLS + cell; NONE = empty
        self.filled = filled  # cells with a tile, by seat
        self.reach = reach  # cells beside a tile, by seat
        self.built = built  # cells of the cities that have this building: seat * BUILDINGS + building
        self.lore = lore  # knowledge in the estate, by seat: bit number - 1
        self.storage = storage  # face by seat * STORAGE + place
        self.slots = slots  # face by space of the main board: 24 numbered, 8 black
        self.piles = piles  # tiles not yet drawn: back * FACES + face
        self.removed = removed  # tiles out of the game, by face
        self.goods = goods  # row * COLOURS + colour; rows are seats, SOLD + seat, DEPOT + depot, BAG
        self.round_goods = round_goods  # colour by round space; NONE = empty
        self.workers = workers
        self.silver = silver
        self.dice = dice  # seat * DICE + die; 0 = not rolled
        self.used = used  # seat * DICE + die; 1 = spent
        self.bought = bought  # by seat, this round
        self.bonus = bonus  # holder by kind * BONUS_RANKS + rank
        self.scored = scored  # points by seat * SOURCES + source
        self.phase: i64 = NONE
        self.round: i64 = NONE
        self.turn: i64 = NONE  # place in the order of the round; NONE while the dice are rolled
        self.white: i64 = 0
        self.ending: i64 = 0

    def copy(self) -> "State":
        """An independent position. What never changes is shared; so are rows that seldom do: rules put in new ones."""
        other = State(
            self.game,
            self.seats,
            self.agenda[: self.depth],
            self.player,
            self.rules,
            self.track,
            self.order,
            self.boards,
            self.castles,
            self.sheets,
            self.positions,
            self.cells,
            self.filled,
            self.reach,
            self.built,
            self.lore,
            self.storage[:],
            self.slots,
            self.piles,
            self.removed,
            self.goods[:],
            self.round_goods,
            self.workers[:],
            self.silver[:],
            self.dice,
            self.used[:],
            self.bought,
            self.bonus,
            self.scored,
        )
        other.finished = self.finished
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.white = self.white
        other.ending = self.ending
        return other

    # --- whose turn

    def active(self) -> i64:
        """Whose turn it is, or NOBODY."""
        return self.order[self.turn] if self.turn >= 0 else NOBODY

    def first(self) -> i64:
        """The first player of the round, or of the next one; NOBODY before it is known."""
        if len(self.order) > 0:
            return self.order[0]
        return self.track[self.seats - 1] if len(self.track) > 0 else NOBODY

    def in_order(self, place: i64) -> i64:
        """The seat at a place of the turn-order track, the first player at 0."""
        return self.track[self.seats - 1 - place]

    def move_marker(self, seat: i64) -> None:
        """One space to the right, on top of those who stand there (BUR-8.1)."""
        position = self.positions[seat] + 1
        self.positions = replaced(self.positions, seat, position)
        track = self.track[:]
        place: i64 = 0
        for other in self.track:
            if other != seat and self.positions[other] <= position:
                track[place] = other
                place += 1
        track[place] = seat
        place += 1
        for other in self.track:
            if other != seat and self.positions[other] > position:
                track[place] = other
                place += 1
        self.track = track

    # --- estates

    def kind_of(self, seat: i64, cell: i64) -> i64:
        """The kind of a space of this estate."""
        return CELL_KIND[self.boards[seat] * CELLS + cell]

    def region(self, seat: i64, cell: i64) -> i64:
        """The region of a space, as a set of cells."""
        return REGION[self.boards[seat] * CELLS + cell]

    def tile(self, seat: i64, cell: i64) -> i64:
        """The tile on a space, or NONE."""
        return self.cells[seat * CELLS + cell]

    def take_estate(self, seat: i64, board: i64, cell: i64) -> None:
        """A seat gets its estate; the space of its starting castle is agreed."""
        self.boards = replaced(self.boards, seat, board)
        self.castles = replaced(self.castles, seat, cell)

    def put_tile(self, seat: i64, cell: i64, face: i64) -> None:
        """A tile comes into the estate."""
        self.cells = replaced(self.cells, seat * CELLS + cell, face)
        self.filled = replaced(self.filled, seat, self.filled[seat] | bits.bit(cell))
        self.reach = replaced(self.reach, seat, self.reach[seat] | NEAR[cell])
        if KIND[face] == BUILDING:
            place = seat * BUILDINGS + face
            self.built = replaced(self.built, place, self.built[place] | self.region(seat, cell))
        elif KIND[face] == KNOWLEDGE:
            self.lore = replaced(self.lore, seat, self.lore[seat] | bits.bit(face - FIRST_LORE))

    def tiles_of(self, seat: i64, face: i64) -> i64:
        """How many tiles of a face lie in an estate."""
        found: i64 = 0
        for place in range(seat * CELLS, (seat + 1) * CELLS):
            if self.cells[place] == face:
                found += 1
        return found

    def has_any(self, seat: i64, first: i64, end: i64) -> bool:
        """Is one of these faces in the estate?"""
        for place in range(seat * CELLS, (seat + 1) * CELLS):
            if first <= self.cells[place] < end:
                return True
        return False

    def empty_cells(self, seat: i64) -> i64:
        """How many spaces of an estate have no tile."""
        return CELLS - bits.size(self.filled[seat])

    # --- storage and depots

    def room(self, seat: i64) -> i64:
        """The first empty place of the storage, or NONE."""
        for place in range(STORAGE):
            if self.storage[seat * STORAGE + place] == NONE:
                return place
        return NONE

    def stored(self, seat: i64, place: i64) -> i64:
        """The tile in a place of the storage, or NONE."""
        return self.storage[seat * STORAGE + place]

    def is_first_stored(self, seat: i64, place: i64) -> bool:
        """Is there a tile here, and no equal one in a place before?"""
        face = self.storage[seat * STORAGE + place]
        if face == NONE:
            return False
        for before in range(place):
            if self.storage[seat * STORAGE + before] == face:
                return False
        return True

    def remove(self, face: i64) -> None:
        """A tile leaves the game."""
        self.removed = raised(self.removed, face, 1)

    # --- goods

    def has(self, row: i64, colour: i64) -> i64:
        """Goods of a colour in a row: a seat's, SOLD + seat, DEPOT + depot, BAG."""
        return self.goods[row * COLOURS + colour]

    def move_goods(self, giver: i64, taker: i64, colour: i64, count: i64) -> None:
        """Goods change place."""
        self.goods[giver * COLOURS + colour] -= count
        self.goods[taker * COLOURS + colour] += count

    def goods_count(self, row: i64) -> i64:
        """All goods of a row."""
        found: i64 = 0
        goods = self.goods
        for place in range(row * COLOURS, (row + 1) * COLOURS):
            found += goods[place]
        return found

    def colours(self, row: i64) -> i64:
        """The colours in a row, as a set."""
        found: i64 = 0
        for colour in range(COLOURS):
            if self.goods[row * COLOURS + colour] > 0:
                found |= bits.bit(colour)
        return found

    # --- dice

    def die(self, seat: i64, die: i64) -> i64:
        """The number a die shows; 0 if it is not rolled."""
        return self.dice[seat * DICE + die]

    def is_used(self, seat: i64, die: i64) -> bool:
        """Has this die been spent?"""
        return self.used[seat * DICE + die] == 1

    def has_dice(self, seat: i64) -> bool:
        """Is a die still to be used?"""
        return self.used[seat * DICE] == 0 or self.used[seat * DICE + 1] == 0

    def put_dice_away(self) -> None:
        """The dice of a round have been used."""
        self.dice = filled(SEATS * DICE, 0)
        self.used = filled(SEATS * DICE, 0)
        self.bought = filled(SEATS, 0)
        self.white = 0

    # --- points

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Points of a seat, by where they come from."""
        self.scored = raised(self.scored, seat * SOURCES + source, points)

    def knows(self, seat: i64, tiles: i64) -> bool:
        """Is one of these knowledge tiles in the estate?"""
        return (self.lore[seat] & tiles) != 0

    def undrawn(self, back: i64, first: i64, end: i64) -> i64:
        """How many tiles of a pile, with faces from first to end - 1, have not been drawn."""
        found: i64 = 0
        piles = self.piles
        for place in range(back * FACES + first, back * FACES + end):
            found += piles[place]
        return found


def next_depot(depot: i64) -> i64:
    """The neighbour in the ring of depots (BUR-10.5)."""
    return (depot + 1) % DEPOTS
