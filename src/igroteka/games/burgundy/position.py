"""How is a position written down, read back and checked? The format is described in docs/positions.md."""

from typing import Any, Final

from igroteka.core.agenda import NOBODY, Frame, Listed
from igroteka.core.arrays import i64, listed, replaced, row
from igroteka.core.catalogue import Catalogue, Flag, Meaning, Named
from igroteka.core.errors import BadPosition
from igroteka.core.reading import (
    Reader,
    Sought,
    opened,
    read_name,
    read_number,
    read_rules,
    read_seat,
    set_going,
)
from igroteka.core.state import Position, Referee
from igroteka.core.writing import name_or_none, named, number_or_none
from igroteka.games.burgundy import meta, scoring, setup
from igroteka.games.burgundy.actions import SHEET_WORDS
from igroteka.games.burgundy.data.box import (
    ALL_SLOTS,
    BLACK,
    BOARDS,
    BUILDINGS,
    CASTLE_CELLS,
    CASTLE_FACE,
    CASTLES,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    DEPOTS,
    DICE,
    FACE_NAMES,
    FACES,
    FARTHEST,
    GOODS_PER_COLOUR,
    KIND_FIRST,
    KIND_NAMES,
    KINDS,
    NONE,
    NORMAL,
    PHASES,
    PILE_BLACK,
    PILE_NORMAL,
    ROUNDS,
    SEATS,
    SETTINGS,
    SHIP_FACE,
    SIDES,
    SLOT_NAMES,
    SOURCE_NAMES,
    SOURCES,
    START_GOODS,
    STORAGE,
    TILES,
    TRACK,
)
from igroteka.games.burgundy.rules import catalogue, laws, ships
from igroteka.games.burgundy.state import BAG, BONUS_RANKS, DEPOT, LARGE, SMALL, SOLD, State, next_depot

ENDINGS: Final = ["", "complete"]
MANY: Final = 9999  # more workers, silver or points than any game brings
MEANINGS: Final[dict[str, Meaning]] = {
    "step": Meaning(0, int(START_GOODS) * SEATS - 1),
    "slot": Named(SLOT_NAMES),
    "place": Meaning(0, ROUNDS - 1),
    "workers": Meaning(0, FARTHEST),
    "bought": Flag(),
    "building": Named(FACE_NAMES[:BUILDINGS]),
}
SHAPES: Final = (
    r"draw_first_seat|deal_goods|deal_sheet|draw_lot|choose_estate|choose_estates|refill|lay_goods|roll_dice|roll_white"
    r"|(discard )?((castle|city_hall|warehouse|take_tile|(ship|goods|pack) advance) )?turn"
)


class Pending(Catalogue):
    """Estates are written as players have them, depots by the numbers they bear."""

    def keys(self, entry: Listed) -> list[str]:
        return ["seat", "depots"] if entry.frame in (ships.Goods, ships.Pack) else super().keys(entry)

    def write_field(self, state: Position, frame: Frame, name: str, value: int, written: dict[str, Any]) -> None:
        if name.startswith("chosen"):
            written[name] = choice_of(value)
        elif isinstance(frame, ships.Cargo) and name in ("first", "second"):
            written["depots"] = sorted({int(frame.first) + 1, int(frame.second) + 1})
        else:
            super().write_field(state, frame, name, value, written)

    def in_numbers(self, state: Position) -> list[dict[str, Any]]:
        return [
            {name: None if value == NONE else value for name, value in frame.items()}
            for frame in super().in_numbers(state)
        ]

    def read_field(self, state: Position, reader: Reader, entry: Listed, name: str, before: list[int]) -> int:
        if name.startswith("chosen"):
            return read_choice(reader.get_or(name, None))
        if name in ("first", "second"):
            return read_depots(reader.get("depots"))[0 if name == "first" else -1]
        return super().read_field(state, reader, entry, name, before)


AGENDA: Final = Pending(catalogue.FRAMES, MEANINGS, 4, SHAPES)


def choice_of(choice: int) -> dict[str, int] | None:
    """An estate and the cell of its castle, as in `players`."""
    if choice < 0:
        return None
    return {"estate": choice // CASTLES + 1, "castle": int(CASTLE_CELLS[choice])}


def read_choice(reader: Reader) -> int:
    """The same read back."""
    if reader.is_none():
        return NONE
    reader.table(["estate", "castle"])
    board = reader.get("estate").integer(1, BOARDS) - 1
    cells = listed(CASTLE_CELLS)[board * CASTLES : (board + 1) * CASTLES]
    castle = reader.get("castle")
    if castle.integer(0, CELLS - 1) not in cells:
        raise castle.not_allowed(", ".join([str(cell) for cell in cells]))
    return board * CASTLES + cells.index(castle.integer(0, CELLS - 1))


def read_depots(reader: Reader) -> list[int]:
    """One depot, or two neighbours; the first of them is the one before the other."""
    depots = [entry.integer(1, DEPOTS) - 1 for entry in reader.items(1, 2)]
    if len(depots) == 2 and next_depot(depots[0]) != depots[1]:
        depots.reverse()
    return depots


# --- writing


def goods_of(state: State, place: i64) -> dict[str, int]:
    """A row of goods by colour."""
    return named([int(state.has(place, colour)) for colour in range(COLOURS)], COLOUR_NAMES)


def track_of(state: State) -> list[list[int]]:
    """The stacks of the turn-order track, each from bottom to top."""
    return [[seat for seat in listed(state.track) if state.positions[seat] == position] for position in range(TRACK)]


def bonus_of(state: State) -> dict[str, dict[str, int | None]]:
    """Who holds which bonus tile."""
    return {
        name: {
            "large": number_or_none(state.bonus[kind * BONUS_RANKS + LARGE]),
            "small": number_or_none(state.bonus[kind * BONUS_RANKS + SMALL]),
        }
        for kind, name in enumerate(KIND_NAMES)
    }


def dice_of(state: State, seat: i64) -> list[int] | None:
    """The dice of a seat, if they are rolled."""
    return [int(state.die(seat, die)) for die in range(DICE)] if state.die(seat, 0) else None


def player_of(state: State, seat: i64) -> dict[str, Any]:
    """All that belongs to a seat; all of it is public."""
    return {
        "estate": None if state.boards[seat] == NONE else int(state.boards[seat]) + 1,
        "castle": number_or_none(state.castles[seat]),
        "cells": [name_or_none(state.tile(seat, cell), FACE_NAMES) for cell in range(CELLS)],
        "storage": [name_or_none(state.stored(seat, place), FACE_NAMES) for place in range(STORAGE)],
        "goods": goods_of(state, seat),
        "sold": goods_of(state, SOLD + seat),
        "dice": dice_of(state, seat),
        "used": [state.is_used(seat, die) for die in range(DICE)],
        "bought": state.bought[seat] == 1,
        "silver": int(state.silver[seat]),
        "workers": int(state.workers[seat]),
    }


def result_of(state: State) -> dict[str, Any] | None:
    """How the game ended."""
    if not state.finished:
        return None
    ranks = scoring.ranks(state)
    return {"ending": ENDINGS[state.ending], "winner": ranks.index(1), "ranks": ranks}


def to_dict(state: State) -> dict[str, Any]:
    """The complete position."""
    players = []
    for seat in range(state.seats):
        player = player_of(state, seat)
        player["sheet"] = name_or_none(state.sheets[seat], SHEET_WORDS)
        player["points"] = {name: points for name, points in scoring.score_sheet(state, seat).items() if points}
        players.append(player)
    written: dict[str, Any] = {
        "game": meta.ID,
        "version": meta.VERSION,
        "seats": int(state.seats),
        "options": SETTINGS.changed(state.rules.options),
        "phase": number_or_none(state.phase),
        "round": number_or_none(state.round),
        "turn": number_or_none(state.turn),
        "order": listed(state.order),
        "white": int(state.white) if state.white else None,
        "track": track_of(state),
        "slots": {
            SLOT_NAMES[slot]: FACE_NAMES[state.slots[slot]] for slot in range(ALL_SLOTS) if state.slots[slot] != NONE
        },
        "goods": {
            "depots": [goods_of(state, DEPOT + depot) for depot in range(DEPOTS)],
            "round": [name_or_none(colour, COLOUR_NAMES) for colour in listed(state.round_goods)],
            "bag": goods_of(state, BAG),
        },
        "piles": {
            "normal": named(listed(state.piles)[:FACES], FACE_NAMES),
            "black": named(listed(state.piles)[FACES:], FACE_NAMES),
            "removed": named(listed(state.removed), FACE_NAMES),
        },
        "bonus": bonus_of(state),
        "players": players,
        "agenda": AGENDA.written(state),
        "result": result_of(state),
    }
    if state.depth > 0 and state.player != state.top().who(state):
        written["speaker"] = int(state.player)
    return written


# --- reading

KEYS: Final = [
    "game",
    "version",
    "seats",
    "options",
    "phase",
    "round",
    "turn",
    "order",
    "white",
    "track",
    "slots",
    "goods",
    "piles",
    "bonus",
    "players",
    "agenda",
    "result",
    "speaker",
]
PLAYER_KEYS: Final = [
    "estate",
    "castle",
    "cells",
    "storage",
    "goods",
    "sold",
    "dice",
    "used",
    "bought",
    "silver",
    "workers",
    "sheet",
    "points",
]


def from_dict(game: Referee, data: object) -> State:
    """The position described; BadPosition names the first field that cannot be."""
    reader = opened(data, KEYS, meta.ID, meta.VERSION)
    seats = reader.get("seats").integer(2, SEATS)
    state = setup.empty_table(game, seats, read_rules(seats, reader.get_or("options", {}), setup.house_rules))
    read_round(state, reader)
    for seat, player in enumerate(reader.get("players").items(seats, seats)):
        read_player(state, seat, player.table(PLAYER_KEYS))
    read_supply(state, reader)
    read_result(state, reader.get_or("result", None))
    AGENDA.read(state, reader.get("agenda"))
    read_track(state, reader)
    read_piles(state, reader)
    read_bonus(state, reader.get_or("bonus", {}).table(KIND_NAMES))
    for seat, player in enumerate(reader.get("players").items(seats, seats)):
        read_points(state, seat, player.get_or("points", {}))
    set_going(state, reader, meta.ID, result_of, sought)
    return state


def sought(name: str) -> Sought:
    """Where a tile or a colour of goods stands in a document."""
    if name in FACE_NAMES:
        return Sought("piles", [name], ["slots", "cells", "storage", "piles"])
    return Sought("goods.bag", [name.partition(" ")[2]], ["goods", "sold"])


def read_round(state: State, reader: Reader) -> None:
    """Phase, round, whose turn it is, and the turn-order track."""
    seats = int(state.seats)
    state.phase = read_number(reader.get_or("phase", None), 0, PHASES - 1)
    state.round = read_number(reader.get_or("round", None), 0, ROUNDS - 1)
    state.order = row(reader.get_or("order", []).distinct(seats))
    state.turn = read_number(reader.get_or("turn", None), 0, len(state.order) - 1)
    white = reader.get_or("white", None)
    state.white = 0 if white.is_none() else white.integer(1, SIDES)


def read_track(state: State, reader: Reader) -> None:
    """The turn-order track; left out in a round, ships decide, and in a stack whoever plays earlier lies higher."""
    seats = int(state.seats)
    if not reader.has("track") and len(state.order) > 0:
        lay_track(state)
        return
    track: list[int] = []
    for position, stack in enumerate(reader.get("track").items(TRACK, TRACK)):
        for place, seat in enumerate(stack.distinct(seats)):
            if seat in track:
                raise BadPosition("position-twice", {"field": f"{stack.path}[{place}]", "value": seat})
            track.append(seat)
            state.positions[seat] = position
    state.track = row(track)


def lay_track(state: State) -> None:
    """Every marker as far ahead as its owner has ships."""
    places: list[tuple[int, int, int]] = []
    for place, seat in enumerate(listed(state.order)):
        waiting = [frame for frame in state.pending() if isinstance(frame, ships.Advance) and frame.seat == seat]
        state.positions[seat] = max(0, state.tiles_of(seat, SHIP_FACE) - len(waiting))
        places.append((int(state.positions[seat]), -place, seat))
    state.track = row([seat for _, _, seat in sorted(places)])


def read_player(state: State, seat: int, reader: Reader) -> None:
    """All that belongs to a seat."""
    estate, castle = reader.get_or("estate", None), reader.get_or("castle", None)
    if not estate.is_none():
        state.take_estate(seat, estate.integer(1, BOARDS) - 1, read_number(castle, 0, CELLS - 1))
    elif not castle.is_none():
        raise castle.not_allowed("null")
    state.sheets = replaced(state.sheets, seat, read_name(reader.get_or("sheet", None), SHEET_WORDS))
    read_cells(state, seat, reader.get_or("cells", {}))
    for place, tile in enumerate(reader.get_or("storage", [None] * STORAGE).items(STORAGE, STORAGE)):
        state.storage[seat * STORAGE + place] = read_name(tile, FACE_NAMES)
    read_goods(state, seat, reader.get_or("goods", {}))
    read_goods(state, SOLD + seat, reader.get_or("sold", {}))
    dice = reader.get_or("dice", None)
    if not dice.is_none():
        for die, number in enumerate(dice.items(DICE, DICE)):
            state.dice[seat * DICE + die] = number.integer(1, SIDES)
    for die, used in enumerate(reader.get_or("used", [False] * DICE).items(DICE, DICE)):
        state.used[seat * DICE + die] = 1 if used.boolean() else 0
    state.bought[seat] = 1 if reader.get_or("bought", False).boolean() else 0
    state.silver[seat] = reader.get_or("silver", 0).integer(0, MANY)
    state.workers[seat] = reader.get_or("workers", 0).integer(0, MANY)


def read_cells(state: State, seat: int, reader: Reader) -> None:
    """The tiles of an estate: all cells, or those that have one by number; then the starting castle may be left out."""
    if isinstance(reader.value, dict):
        reader.table([str(cell) for cell in range(CELLS)])
        tiles = [reader.get_or(str(cell), None) for cell in range(CELLS)]
        castle = state.castles[seat]
        if castle != NONE and tiles[castle].is_none():
            state.put_tile(seat, castle, CASTLE_FACE)
    else:
        tiles = reader.items(CELLS, CELLS)
    for cell, tile in enumerate(tiles):
        if not tile.is_none():
            if state.boards[seat] == NONE:
                raise tile.not_allowed("null")
            state.put_tile(seat, cell, tile.word(FACE_NAMES))


def read_points(state: State, seat: int, reader: Reader) -> None:
    """Points by source; what is left out is the least that estate, sales and bonus tiles can have brought."""
    least = laws.least_points(state, seat)
    reader.table(SOURCE_NAMES)
    for source, name in enumerate(SOURCE_NAMES):
        state.scored[seat * SOURCES + source] = reader.get_or(name, least[source]).integer(0, MANY)


def read_goods(state: State, place: i64, reader: Reader) -> None:
    """A row of goods by colour."""
    for colour, count in enumerate(reader.counts(COLOUR_NAMES, GOODS_PER_COLOUR)):
        state.goods[place * COLOURS + colour] = count


def read_supply(state: State, reader: Reader) -> None:
    """The main board, the goods on it, and what has not been drawn."""
    slots = reader.get_or("slots", {}).table(SLOT_NAMES)
    for slot, name in enumerate(SLOT_NAMES):
        state.slots[slot] = read_name(slots.get_or(name, None), FACE_NAMES)
    goods = reader.get_or("goods", {}).table(["depots", "round", "bag"])
    for depot, there in enumerate(goods.get_or("depots", [{}] * DEPOTS).items(DEPOTS, DEPOTS)):
        read_goods(state, DEPOT + depot, there)
    for place, colour in enumerate(goods.get_or("round", [None] * ROUNDS).items(ROUNDS, ROUNDS)):
        state.round_goods[place] = read_name(colour, COLOUR_NAMES)
    read_goods(state, BAG, goods.get_or("bag", {}))
    for kind in range(COLOURS if not goods.has("bag") else 0):
        state.goods[BAG * COLOURS + kind] = max(0, GOODS_PER_COLOUR - laws.goods_found(state, kind))


def read_piles(state: State, reader: Reader) -> None:
    """The tiles that nobody has drawn, and those out of the game."""
    piles = reader.get_or("piles", {}).table(["normal", "black", "removed"])
    for face in range(2 * FACES):
        state.piles[face] = 0
    if piles.has("removed"):
        for face, count in enumerate(piles.get("removed").counts(FACE_NAMES, TILES)):
            state.removed[face] = count
    if not piles.has("normal") and not piles.has("black"):
        lay_piles(state, known=piles.has("removed"))
        return
    for face, count in enumerate(piles.get("normal").counts(FACE_NAMES, TILES)):
        state.piles[NORMAL * FACES + face] = count
    for face, count in enumerate(piles.get("black").counts(FACE_NAMES, TILES)):
        state.piles[BLACK * FACES + face] = count
    if not piles.has("removed"):
        for face in range(FACES):
            state.removed[face] = max(0, laws.tiles_in_box(face) - laws.tiles_found(state, face))


def lay_piles(state: State, *, known: bool) -> None:
    """As many tiles in each pile as the phases have not drawn: of those that lie nowhere, the most frequent first.

    Whether a tile on the table once had a black back nobody can see; the tiles out of the game are either known, or
    those that the piles do not need.
    """
    pending = state.pending()
    slot = laws.end_of_filling(state, pending[-1] if pending else None)
    left = [max(0, laws.tiles_in_box(face) - laws.tiles_found(state, face)) for face in range(FACES)]
    normal = [0] * FACES
    for kind in range(KINDS):
        faces = range(KIND_FIRST[kind], KIND_FIRST[kind + 1])
        need = laws.undrawn(state, kind, slot)
        spare = {face: min(int(PILE_NORMAL[face]), max(0, left[face] - int(PILE_BLACK[face]))) for face in faces}
        need = take_most(normal, spare, need, every=known)
        take_most(normal, {face: min(int(PILE_NORMAL[face]), left[face]) for face in faces}, need, every=False)
    black = [left[face] - normal[face] if known else 0 for face in range(FACES)]
    if not known:
        room = {face: min(int(PILE_BLACK[face]), left[face] - normal[face]) for face in range(FACES)}
        take_most(black, room, laws.undrawn(state, KINDS, slot), every=False)
    for face in range(FACES):
        state.piles[NORMAL * FACES + face] = normal[face]
        state.piles[BLACK * FACES + face] = black[face]
        state.removed[face] += left[face] - normal[face] - black[face]


def take_most(taken: list[int], room: dict[int, int], need: int, *, every: bool) -> int:
    """Take so many, each time of that of which most are left; every one there is room for, if it must be. The rest."""
    while max([count - taken[face] for face, count in room.items()]) > 0 and (need > 0 or every):
        most = max(room, key=lambda face: room[face] - taken[face])
        taken[most] += 1
        need -= 1
    return need


def read_bonus(state: State, reader: Reader) -> None:
    """Who holds which bonus tile; if only one player has filled a colour, or nobody, it may be left out."""
    for kind, name in enumerate(KIND_NAMES):
        done = laws.done_with(state, kind)
        if not reader.has(name) and len(done) < 2:
            state.bonus[kind * BONUS_RANKS + LARGE] = done[0] if done else NOBODY
            continue
        entry = reader.get(name).table(["large", "small"])
        state.bonus[kind * BONUS_RANKS + LARGE] = read_seat(entry.get("large"), state.seats)
        state.bonus[kind * BONUS_RANKS + SMALL] = read_seat(entry.get("small"), state.seats)


def read_result(state: State, reader: Reader) -> None:
    """How the game ended, or null."""
    if not reader.is_none():
        reader.table(["ending", "winner", "ranks"])
        state.ending = reader.get("ending").word(ENDINGS)
        state.finished = True
