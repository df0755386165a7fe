"""What is always true of a position (BUR-16.4): the pieces of the box, and what may wait on the agenda."""

from typing import Final

from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import i64, listed
from igroteka.games.burgundy import scoring
from igroteka.games.burgundy.data.box import (
    ALL_SLOTS,
    ANIMAL,
    BASIC_BOARD,
    BASIC_CELL,
    BLACK,
    BREED,
    BUILDING,
    CASTLE_CELLS,
    CASTLE_FACE,
    CASTLES,
    COLOUR_NAMES,
    COLOURS,
    DICE,
    EFFECT,
    EFFECT_AMOUNT,
    FACE_NAMES,
    FACES,
    FROM_ANIMALS,
    FROM_COLOURS,
    FROM_GOODS,
    FROM_PHASES,
    FROM_REGIONS,
    FROM_UNSOLD,
    FROM_WATCHTOWERS,
    GOODS,
    GOODS_PER_COLOUR,
    GOODS_SLOTS,
    HERD,
    KIND,
    KIND_CELLS,
    KIND_FIRST,
    KIND_NAMES,
    KINDS,
    NEAR,
    NONE,
    NORMAL,
    PHASE_POINTS,
    PHASES,
    PILE_BLACK,
    PILE_NORMAL,
    REGION_POINTS,
    ROUNDS,
    SALE_POINTS,
    SAME_BUILDINGS,
    SEATS,
    SHIP_FACE,
    SLOT_NAMES,
    SLOTS,
    SOURCE_NAMES,
    SOURCES,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
    STORAGE,
    TAKE,
    TWO_DEPOTS,
    WATCHTOWER,
    is_used,
    slot_kind,
)
from igroteka.games.burgundy.rules import effects, founding, phase, ships, turn
from igroteka.games.burgundy.state import BAG, BONUS_RANKS, COMPLETE, GOODS_ROWS, LARGE, SMALL, SOLD, State, next_depot
from igroteka.kit import bits

# --- the box


def tiles_found(state: State, face: i64) -> int:
    """Tiles of a face, wherever they are; starting castles that are not placed yet lie aside (BUR-2.4)."""
    found = int(state.piles[NORMAL * FACES + face] + state.piles[BLACK * FACES + face] + state.removed[face])
    for seat in range(state.seats):
        found += int(state.tiles_of(seat, face))
        found += sum([1 for place in range(STORAGE) if state.stored(seat, place) == face])
        if face == CASTLE_FACE and state.boards[seat] == NONE:
            found += 1
    return found + listed(state.slots).count(face)


def tiles_in_box(face: i64) -> int:
    """Tiles of a face in the box."""
    return int(PILE_NORMAL[face] + PILE_BLACK[face])


def goods_found(state: State, colour: i64) -> int:
    """Goods of a colour, wherever they are."""
    found = sum([int(state.has(row, colour)) for row in range(GOODS_ROWS)])
    return found + listed(state.round_goods).count(colour)


def census(state: State) -> dict[str, list[int]]:
    """Pieces on the table and pieces in the box, by name: 164 tiles and 42 goods."""
    found: dict[str, list[int]] = {}
    for face, name in enumerate(FACE_NAMES):
        found[name] = [tiles_found(state, face), tiles_in_box(face)]
    for colour, name in enumerate(COLOUR_NAMES):
        found[f"goods {name}"] = [goods_found(state, colour), int(GOODS_PER_COLOUR)]
    return found


def broken_laws(state: State) -> list[str]:
    """Every law that the position breaks, as "field:law"."""
    broken = [f"{name}:census" for name, (table, box) in census(state).items() if table != box]
    if min(listed(state.piles)) < 0:
        broken.append("piles:census")
    if min(listed(state.goods)) < 0:
        broken.append("goods:census")
    pending = state.pending()
    if state.finished:
        broken += broken_result(state)
    elif not pending:
        return [*broken, "agenda:empty"]
    bottom = pending[-1] if pending else None
    broken += broken_track(state, pending)
    for seat in range(state.seats):
        broken += broken_estate(state, seat)
    if broken:
        return broken
    if state.phase == NONE:
        broken += broken_beginning(state, bottom)
    else:
        broken += broken_board(state, bottom)
        broken += broken_round(state, bottom)
        if broken:
            return broken
        broken += broken_bonus(state)
        broken += broken_points(state)
        for frame in pending:
            broken += broken_frame(state, frame, pending)
    if not broken and not state.finished and state.player != NOBODY and state.is_stuck():
        broken.append("agenda:stuck")
    return broken


# --- estates and the track


def broken_estate(state: State, seat: i64) -> list[str]:
    """Tiles lie on spaces of their colour, connected, from the starting castle on; storages hold what they can."""
    path = f"players[{seat}]"
    broken: list[str] = []
    if bits.size(state.colours(seat)) > GOODS_SLOTS:
        broken.append(f"{path}.goods:goods-slots")
    board, castle = state.boards[seat], state.castles[seat]
    if NONE in (board, castle):
        if board != castle or state.filled[seat]:
            broken.append(f"{path}.estate:estate")
        return broken
    if castle not in listed(CASTLE_CELLS)[board * CASTLES : (board + 1) * CASTLES]:
        broken.append(f"{path}.castle:estate")
    if state.rules.setup == "basic" and (board != BASIC_BOARD or castle != BASIC_CELL):
        broken.append(f"{path}.estate:estate")
    if not founding.may_choose(state, seat, board):
        broken.append(f"{path}.estate:sheet")
    if state.tile(seat, castle) != CASTLE_FACE:
        broken.append(f"{path}.cells:castle")
    for cell in bits.members(state.filled[seat]):
        if KIND[state.tile(seat, cell)] != state.kind_of(seat, cell):
            broken.append(f"{path}.cells[{cell}]:kind")
    if connected(state.filled[seat], castle) != state.filled[seat]:
        broken.append(f"{path}.cells:connected")
    if not state.knows(seat, SAME_BUILDINGS):
        broken += broken_cities(state, seat)
    return broken


def connected(cells: i64, start: i64) -> i64:
    """The cells that can be reached from one of them."""
    found = bits.bit(start) & cells
    grown: i64 = NONE
    while grown != found:
        grown = found
        for cell in bits.members(grown):
            found |= NEAR[cell] & cells
    return found


def broken_cities(state: State, seat: i64) -> list[str]:
    """A building of each type once in a city (BUR-9.10)."""
    seen: set[tuple[int, int]] = set()
    for cell in bits.members(state.filled[seat]):
        face = state.tile(seat, cell)
        if KIND[face] == BUILDING:
            if (int(state.region(seat, cell)), int(face)) in seen:
                return [f"players[{seat}].cells[{cell}]:city"]
            seen.add((int(state.region(seat, cell)), int(face)))
    return []


def broken_track(state: State, pending: list[Frame]) -> list[str]:
    """Every marker stands where its ships have brought it (BUR-16.4)."""
    seats = list(range(state.seats))
    if len(state.track) == 0:
        drawn = bool(pending) and isinstance(pending[-1], founding.DrawFirstSeat)
        return [] if drawn and max(listed(state.positions)) == 0 else ["track:track"]
    if sorted(listed(state.track)) != seats:
        return ["track:track"]
    for seat in seats:
        waiting = len([frame for frame in pending if isinstance(frame, ships.Advance) and frame.seat == seat])
        if state.positions[seat] + waiting != state.tiles_of(seat, SHIP_FACE):
            return ["track:ships"]
    places = [int(state.positions[seat]) for seat in listed(state.track)]
    return [] if places == sorted(places) else ["track:track"]


# --- before the first phase


class Stage:
    """How far a set-up has come: goods, sheets and estates dealt so far, and whether the table's options lead here."""

    def __init__(self, goods: i64, sheets: i64, boards: i64, *, fits: bool) -> None:
        self.goods: Final[i64] = goods
        self.sheets: Final[i64] = sheets
        self.boards: Final[i64] = boards
        self.fits: Final = fits


def stage_of(state: State, bottom: Frame | None) -> Stage | None:
    """The stage of a set-up by what is asked (BUR-2, BUR-15)."""
    rules, all_goods = state.rules, START_GOODS * state.seats
    sheets = state.seats if rules.setup == "experienced" else 0
    chooses = rules.setup in ("experienced", "free")
    if isinstance(bottom, founding.DrawFirstSeat):
        return Stage(0, 0, 0, fits=rules.first_seat == NOBODY)
    if isinstance(bottom, founding.DealGoods):
        return Stage(bottom.step, 0, 0, fits=bottom.step < all_goods)
    if isinstance(bottom, founding.DealSheet):
        return Stage(all_goods, bottom.step, 0, fits=rules.setup == "experienced" and bottom.step < state.seats)
    if isinstance(bottom, founding.DrawLot):
        return Stage(all_goods, 0, bottom.step, fits=rules.setup == "random" and bottom.step < state.seats)
    if isinstance(bottom, founding.ChooseEstate):
        before = (bottom.seat + state.seats - state.first()) % state.seats
        return Stage(all_goods, sheets, before, fits=chooses and not rules.secret_choice)
    if isinstance(bottom, founding.ChooseEstates):
        return Stage(all_goods, sheets, 0, fits=chooses and rules.secret_choice)
    return None


def broken_beginning(state: State, bottom: Frame | None) -> list[str]:
    """Everything is dealt in its order, and nobody has played yet (BUR-2, BUR-15)."""
    stage = stage_of(state, bottom)
    if stage is None or not stage.fits:
        return ["agenda:setup"]
    broken: list[str] = []
    if isinstance(bottom, founding.ChooseEstates):
        broken += broken_choices(state, bottom)
    if state.rules.first_seat != NOBODY and state.first() != state.rules.first_seat:
        broken.append("track:first")
    if len(state.order) or state.round != NONE or state.turn != NONE or state.white:
        broken.append("round:setup")
    if max(listed(state.slots)) > NONE or max(listed(state.round_goods)) > NONE:
        broken.append("slots:setup")
    if max(listed(state.removed)) or state.goods_count(BAG) != GOODS - stage.goods:
        broken.append("goods.bag:setup")
    if max(listed(state.goods)[SEATS * COLOURS : BAG * COLOURS]):
        broken.append("goods:setup")
    if max(listed(state.dice)) or max(listed(state.used)) or max(listed(state.bought)):
        broken.append("players:setup")
    if max(listed(state.bonus)) > NOBODY:
        broken.append("bonus:setup")
    for place in range(state.seats):
        broken += broken_beginner(state, state.in_order(place) if len(state.track) else place, place, stage)
    return broken + broken_sheets(state) + broken_piles(state, 0) + broken_points(state)


def broken_beginner(state: State, seat: i64, place: i64, stage: Stage) -> list[str]:
    """What a player has before the first phase, by the place in the order of play."""
    started = len(state.track) > 0
    dealt = max(0, min(START_GOODS, stage.goods - START_GOODS * place))
    right = {
        "goods": state.goods_count(seat) == dealt,
        "sheet": (state.sheets[seat] != NONE) == (place < stage.sheets),
        "estate": (state.boards[seat] != NONE) == (place < stage.boards),
        "workers": state.workers[seat] == (START_WORKERS[place] if started else 0),
        "silver": state.silver[seat] == (START_SILVER if started else 0),
        "cells": bits.size(state.filled[seat]) <= 1,
        "storage": stored_tiles(state, seat) == 0,
    }
    return [f"players[{seat}].{name}:setup" for name, holds in right.items() if not holds]


def stored_tiles(state: State, seat: i64) -> int:
    """How many tiles are stored."""
    return sum([1 for place in range(STORAGE) if state.stored(seat, place) != NONE])


def broken_sheets(state: State) -> list[str]:
    """Each sheet is dealt once, and only to experienced players (BUR-15.1)."""
    dealt = [sheet for sheet in listed(state.sheets) if sheet != NONE]
    if len(set(dealt)) != len(dealt) or (dealt and state.rules.setup != "experienced"):
        return ["players:sheet"]
    if state.phase != NONE and state.rules.setup == "experienced" and len(dealt) != state.seats:
        return ["players:sheet"]
    return []


def broken_choices(state: State, frame: founding.ChooseEstates) -> list[str]:
    """A secret choice is one that may be made, and somebody still has to choose."""
    for seat in range(SEATS):
        choice = frame.chosen(seat)
        if choice != NONE and (seat >= state.seats or not founding.may_choose(state, seat, choice // CASTLES)):
            return ["agenda:choice"]
    return [] if frame.speakers(state) else ["agenda:choice"]


# --- the main board


def drawn_by(seats: i64, phase_now: i64, kind: i64, slot: i64) -> int:
    """Tiles of a kind, or of the black pile (KINDS), that a phase draws for the spaces before this one."""
    found = 0
    for before in range(slot):
        if is_used(before, seats):
            if before >= SLOTS:
                found += 1 if kind == KINDS else 0
            elif slot_kind(before, seats, phase_now) == kind:
                found += 1
    return found


def undrawn(state: State, kind: i64, slot: i64) -> int:
    """So many tiles of a kind, or of the black pile (KINDS), the phases have not drawn before this space (BUR-3.6)."""
    drawn = drawn_by(state.seats, state.phase, kind, slot)
    for before in range(max(state.phase, 0)):
        drawn += drawn_by(state.seats, before, kind, ALL_SLOTS)
    if kind == KINDS:
        return sum(listed(PILE_BLACK)) - drawn
    first, end = KIND_FIRST[kind], KIND_FIRST[kind + 1]
    return sum(listed(PILE_NORMAL)[first:end]) - drawn - (int(state.seats) if first == CASTLE_FACE else 0)


def end_of_filling(state: State, bottom: Frame | None) -> i64:
    """The first space that is not filled yet in this phase."""
    if isinstance(bottom, phase.Refill):
        return bottom.slot
    return 0 if state.phase == NONE else ALL_SLOTS


def broken_piles(state: State, slot: i64) -> list[str]:
    """So many tiles are left in each pile as the phases have not drawn (BUR-3.6)."""
    broken: list[str] = []
    for kind in range(KINDS):
        if state.undrawn(NORMAL, KIND_FIRST[kind], KIND_FIRST[kind + 1]) != undrawn(state, kind, slot):
            broken.append(f"piles.normal ({KIND_NAMES[kind]}):piles")
    if state.undrawn(BLACK, 0, FACES) != undrawn(state, KINDS, slot):
        broken.append("piles.black:piles")
    for face in range(FACES):
        if state.piles[face] > PILE_NORMAL[face]:
            broken.append(f"piles.normal.{FACE_NAMES[face]}:piles")
        if state.piles[FACES + face] > PILE_BLACK[face]:
            broken.append(f"piles.black.{FACE_NAMES[face]}:piles")
    return broken


def broken_board(state: State, bottom: Frame | None) -> list[str]:
    """Spaces hold what belongs there; they are filled in their order (BUR-3)."""
    broken: list[str] = []
    end = end_of_filling(state, bottom)
    filling = isinstance(bottom, phase.Refill | phase.LayGoods)
    for slot in range(ALL_SLOTS):
        face = state.slots[slot]
        if face == NONE:
            if filling and slot < end and is_used(slot, state.seats):
                broken.append(f"slots.{SLOT_NAMES[slot]}:refill")
            continue
        if slot >= end or not is_used(slot, state.seats):
            broken.append(f"slots.{SLOT_NAMES[slot]}:refill")
        elif (slot < SLOTS and (KIND[face] != slot_kind(slot, state.seats, state.phase) or PILE_NORMAL[face] == 0)) or (
            slot >= SLOTS and PILE_BLACK[face] == 0
        ):
            broken.append(f"slots.{SLOT_NAMES[slot]}:kind")
    if isinstance(bottom, phase.Refill) and (not is_used(bottom.slot, state.seats) or is_automatic(state, bottom.slot)):
        broken.append("agenda:refill")
    broken += broken_piles(state, end)
    broken += broken_goods(state, bottom, end)
    broken += broken_sheets(state)
    for seat in range(state.seats):
        if state.boards[seat] == NONE:
            broken.append(f"players[{seat}].estate:estate")
    return broken


def is_automatic(state: State, slot: i64) -> bool:
    """Are all tiles for this space alike?"""
    if slot >= SLOTS:
        return False
    kind = slot_kind(slot, state.seats, state.phase)
    return KIND_FIRST[kind + 1] == KIND_FIRST[kind] + 1


def broken_goods(state: State, bottom: Frame | None, reached: i64) -> list[str]:
    """The goods of the rounds to come lie on their spaces, those of later phases are unseen (BUR-2.2, BUR-3.5)."""
    laid: i64 = ROUNDS
    gone: i64 = ROUNDS
    if isinstance(bottom, phase.LayGoods):
        laid, gone = bottom.place, 0
    elif reached < ALL_SLOTS:
        laid, gone = 0, 0
    elif state.round != NONE:
        gone = state.round + (1 if state.turn != NONE else 0)
    for place in range(ROUNDS):
        if (state.round_goods[place] != NONE) != (gone <= place < laid):
            return [f"goods.round[{place}]:rounds"]
    if state.goods_count(BAG) != GOODS - START_GOODS * state.seats - ROUNDS * state.phase - laid:
        return ["goods.bag:rounds"]
    return []


# --- rounds and turns


def broken_round(state: State, bottom: Frame | None) -> list[str]:
    """Whose turn it is, which dice are rolled and which are used (BUR-4, BUR-5)."""
    if isinstance(bottom, phase.Refill | phase.LayGoods) or state.finished:
        quiet = state.round == NONE and state.turn == NONE and len(state.order) == 0 and state.white == 0
        rolled = max(listed(state.dice)) + max(listed(state.used)) + max(listed(state.bought))
        return [] if quiet and rolled == 0 else ["round:round"]
    if state.round == NONE or sorted(listed(state.order)) != list(range(state.seats)):
        return ["order:round"]
    if isinstance(bottom, phase.RollDice | phase.RollWhite):
        reached: i64 = bottom.place if isinstance(bottom, phase.RollDice) else state.seats
        if reached > state.seats or (reached == state.seats and isinstance(bottom, phase.RollDice)):
            return ["agenda:round"]
        if state.turn != NONE or state.white or listed(state.order) != listed(state.track)[::-1]:
            return ["order:round"]
        return broken_dice(state, reached, 0)
    if not isinstance(bottom, turn.Turn) or state.turn == NONE or state.white == 0:
        return ["agenda:round"]
    if bottom.seat != state.active():
        return ["agenda:seat"]
    waiting = [seat for seat in listed(state.track)[::-1] if listed(state.order).index(seat) > state.turn]
    if waiting != listed(state.order)[state.turn + 1 :]:
        return ["order:track"]
    return broken_dice(state, state.seats, state.turn)


def broken_dice(state: State, rolled: i64, played: i64) -> list[str]:
    """So many players have rolled, and so many have had their turn; the next one may be in the middle of it."""
    for place, seat in enumerate(listed(state.order)):
        may_use = place < played or (place == played and state.turn != NONE)
        for die in range(DICE):
            if (state.die(seat, die) > 0) != (place < rolled):
                return [f"players[{seat}].dice:dice"]
            if (place < played and not state.is_used(seat, die)) or (not may_use and state.is_used(seat, die)):
                return [f"players[{seat}].used:dice"]
        if not may_use and state.bought[seat]:
            return [f"players[{seat}].bought:dice"]
    return []


def broken_frame(state: State, frame: Frame, pending: list[Frame]) -> list[str]:
    """What a single frame of a turn asks for."""
    bottom = pending[-1]
    if not isinstance(bottom, turn.Turn) or frame is bottom:
        return []
    seat = bottom.seat
    if not isinstance(frame, effects.Grant | ships.Ship | ships.Cargo | turn.Discard | ships.Advance):
        return ["agenda:frame"]
    if frame.seat != seat:
        return ["agenda:seat"]
    acted = state.is_used(seat, 0) or state.is_used(seat, 1)
    if isinstance(frame, turn.Discard):
        inside = len(pending) > 2
        return [] if may_discard(state, frame, acted=acted, inside=inside) else ["agenda:discard"]
    if not acted:
        return ["agenda:dice"]
    if isinstance(frame, effects.TakeTile) and EFFECT[frame.building] != TAKE:
        return ["agenda:building"]
    if isinstance(frame, ships.Cargo) and not may_carry(state, frame):
        return ["agenda:goods"]
    return []


def may_discard(state: State, frame: turn.Discard, *, acted: bool, inside: bool) -> bool:
    """A full storage, and a tile that has been taken or bought (BUR-6.2, BUR-7.3)."""
    if state.room(frame.seat) != NONE or not turn.is_first_in_depot(state, frame.slot):
        return False
    if frame.bought:
        fair = state.bought[frame.seat] == 1 and state.rules.discard_always and frame.workers == 0
        return fair and frame.slot >= turn.first_for_sale(state, frame.seat) and (state.rules.buy_inside or not inside)
    return frame.slot < SLOTS and acted and not inside


def may_carry(state: State, frame: ships.Cargo) -> bool:
    """Goods of one depot, or of two neighbours with knowledge 5; a choice only where not all fit (BUR-8.2)."""
    seat = frame.seat
    two = state.knows(seat, TWO_DEPOTS)
    if frame.second != (next_depot(frame.first) if two else frame.first):
        return False
    if not isinstance(frame, ships.Goods):
        return not state.rules.must_load
    there, held, free = (
        ships.pool_colours(state, frame.first, frame.second),
        state.colours(seat),
        ships.free_slots(state, seat),
    )
    return state.rules.must_load and free > 0 and bits.size(there & ~held) > free and not there & held


# --- points


def done_with(state: State, kind: i64) -> list[int]:
    """The seats that have filled a colour of their estates."""
    return [
        seat
        for seat in range(state.seats)
        if state.boards[seat] != NONE and not KIND_CELLS[state.boards[seat] * KINDS + kind] & ~state.filled[seat]
    ]


def broken_bonus(state: State) -> list[str]:
    """Each bonus tile lies where BUR-11.3 puts it."""
    broken: list[str] = []
    for kind in range(KINDS):
        done = done_with(state, kind)
        large, small = state.bonus[kind * BONUS_RANKS + LARGE], state.bonus[kind * BONUS_RANKS + SMALL]
        holders = [seat for seat in (large, small) if seat != NOBODY]
        right = len(holders) == min(2, len(done)) and len(set(holders)) == len(holders)
        if not right or (large == NOBODY and small != NOBODY) or any(seat not in done for seat in holders):
            broken.append(f"bonus.{KIND_NAMES[kind]}:bonus")
    return broken


def broken_points(state: State) -> list[str]:
    """Points are those that the estate, the sales and the bonus tiles have brought."""
    broken: list[str] = []
    for seat in range(state.seats):
        least = least_points(state, seat)
        for source, name in enumerate(SOURCE_NAMES):
            found = state.scored[seat * SOURCES + source]
            right = found == least[source]
            if source == FROM_PHASES:
                done, _ = completed_regions(state, seat)
                right = least[source] <= found <= PHASE_POINTS[0] * done and found % 2 == 0
            elif source == FROM_ANIMALS:
                right = found >= least[source] and (least[source] > 0 or found == 0)
            if not right:
                broken.append(f"players[{seat}].points.{name}:points")
    return broken


def least_points(state: State, seat: i64) -> list[int]:
    """The least that every source can have brought; only of regions in time and of animals it may have been more."""
    least = [0] * SOURCES
    done, least[FROM_REGIONS] = completed_regions(state, seat)
    least[FROM_PHASES] = int(PHASE_POINTS[max(state.phase, 0)]) * done
    least[FROM_COLOURS] = sum(
        [
            int(scoring.bonus_points(place % BONUS_RANKS, state.seats))
            for place in range(KINDS * BONUS_RANKS)
            if state.bonus[place] == seat
        ]
    )
    least[FROM_ANIMALS] = animal_points(state, seat)
    least[FROM_WATCHTOWERS] = int(EFFECT_AMOUNT[WATCHTOWER] * state.tiles_of(seat, WATCHTOWER))
    least[FROM_GOODS] = int(SALE_POINTS[state.seats] * state.goods_count(SOLD + seat))
    for source in range(FROM_UNSOLD, SOURCES):
        least[source] = int(scoring.end_points(state, seat, source)) if state.finished else 0
    return least


def animal_points(state: State, seat: i64) -> int:
    """The least that the animals of an estate have brought: in each pasture the smallest herds came first (BUR-8.3)."""
    herds: dict[tuple[int, int], list[int]] = {}
    for cell in bits.members(state.filled[seat]):
        face = state.tile(seat, cell)
        if KIND[face] == ANIMAL:
            herds.setdefault((int(state.region(seat, cell)), int(BREED[face])), []).append(int(HERD[face]))
    return sum([(len(sizes) - place) * size for sizes in herds.values() for place, size in enumerate(sorted(sizes))])


def completed_regions(state: State, seat: i64) -> tuple[int, int]:
    """How many regions have scored, and the points of their sizes; a starting castle alone may not count (BUR-2.7)."""
    done, points = 0, 0
    seen: i64 = 0
    for cell in bits.members(state.filled[seat]):
        region = state.region(seat, cell)
        if seen >> cell & 1 or region & ~state.filled[seat]:
            continue
        seen |= region
        if region == bits.bit(state.castles[seat]) and not state.rules.castle_scores:
            continue
        done += 1
        points += int(REGION_POINTS[bits.size(region)])
    return done, points


def broken_result(state: State) -> list[str]:
    """The game has been played to the end of the last phase."""
    broken: list[str] = []
    if state.ending != COMPLETE or state.depth:
        broken.append("result:result")
    if state.phase != PHASES - 1:
        broken.append("phase:result")
    return broken
