"""What is true of a table before the first turn: everything is dealt in its order (NZ-2, NZ-3)."""

from typing import Final

from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import i64, listed
from igroteka.families.trail.dealing import Deal
from igroteka.games.gwtnz.data.box import (
    A_TILES_DRAWN,
    ALL_DISCS,
    BERTHS,
    BONUS_CARDS,
    CARDS,
    CRAFTS,
    DISPLAY,
    FIRST_BONUS,
    FIRST_ROW,
    FORESIGHT,
    HAZARD_SPACES,
    HOME,
    MASTER_SPACES,
    NEUTRAL_SPACES,
    NEUTRALS,
    NODES,
    NONE,
    ROWS,
    SEATS,
    SET_CARD,
    SETS,
    SHEEP,
    SMALL,
    STACKS,
    START_DECK,
    ZONE_OF,
)
from igroteka.games.gwtnz.data.program import NUMBERS
from igroteka.games.gwtnz.rules import founding, sheep, wellington
from igroteka.games.gwtnz.state import (
    AREA,
    HAND,
    IN_PLAY,
    MARKET,
    NO_PHASE,
    PILE,
    SHEEP_STACK,
    SHOWN,
    STACK,
    SUPPLY,
    TRASHED,
    State,
)
from igroteka.kit import bits

SHAPES: Final = [
    "deal_master",
    "deal_neutral",
    "deal_tile",
    "deal_bonus",
    "fill_foresight turn_up_sheep show_objective deal_set",
    "turn_up_sheep show_objective deal_set",
    "show_objective deal_set",
    "deal_set",
    "deal_side",
    "draw_first_seat",
]  # how far the set-up has come, by what waits
OF_MASTERS: Final = 0
OF_NEUTRALS: Final = 1
OF_TILES: Final = 2
OF_BONUS: Final = 3
OF_FORESIGHT: Final = 4
OF_MARKET: Final = 5
OF_DISPLAY: Final = 6
OF_SETS: Final = 7
OF_SIDES: Final = 8
OF_FIRST: Final = 9


def broken_setup(state: State, pending: list[Frame], names: list[str]) -> list[str]:
    """Every law of a set-up that is broken."""
    shape = " ".join(names)
    if shape not in SHAPES:
        return ["agenda:setup"]
    stage = SHAPES.index(shape)
    dealt = int(pending[0].place) if isinstance(pending[0], Deal) else 0
    right = {
        "agenda": is_step_right(state, pending, stage, dealt),
        "harbourmasters": are_masters_right(state, stage, dealt),
        "trail": are_neutrals_right(state, stage, dealt),
        "jobs": are_tiles_right(state, stage, dealt),
        "bonus": is_bonus_right(state, stage, dealt),
        "foresight": is_foresight_right(state, pending, stage),
        "market": is_market_right(state, pending, stage),
        "display": state.sizes[SHOWN] == DISPLAY if stage > OF_DISPLAY else is_display_right(state, stage),
        "stacks": are_stacks_right(state, stage, dealt),
        "sides": state.sides < bits.bit(dealt if stage == OF_SIDES else NUMBERS if stage > OF_SIDES else 0),
        "turn": (state.turn, state.phase, state.active, state.last, state.plays) == (0, NO_PHASE, NOBODY, NOBODY, 0),
        "gone": sum(listed(state.gone)) + sum(listed(state.gained)) == 0,
        "in_play": state.sizes[IN_PLAY] + state.sizes[TRASHED] == 0,
        "flipped": state.flipped == 0 and not (state.rules.sides_a and state.sides),
    }
    broken = [f"{name}:setup" for name, holds in right.items() if not holds]
    for seat in range(state.seats):
        broken += broken_beginner(state, seat)
    return broken


def is_step_right(state: State, pending: list[Frame], stage: int, dealt: int) -> bool:
    """Is the step within its stage, and the stage one of this table?"""
    limits = [MASTER_SPACES, NEUTRALS, A_TILES_DRAWN[state.seats], founding.start_bonuses(state.seats)]
    limits += [1, 1, 1, STACKS, NUMBERS, 1]
    if (stage == OF_NEUTRALS and state.rules.fixed) or (stage == OF_SIDES and state.rules.sides_a):
        return False
    if stage == OF_FIRST and state.rules.first_seat != NOBODY:
        return False
    waiting = [frame for frame in pending[1:] if isinstance(frame, Deal) and frame.place != 0]
    return dealt < limits[stage] and not waiting


def are_masters_right(state: State, stage: int, dealt: int) -> bool:
    """Harbourmasters lie on the first spaces (NZ-2.1)."""
    count = dealt if stage == OF_MASTERS else MASTER_SPACES
    lie = [master != NONE for master in listed(state.offices)]
    return lie == [space < count for space in range(MASTER_SPACES)] and max(listed(state.guards)) == NONE


def are_neutrals_right(state: State, stage: int, dealt: int) -> bool:
    """Neutral buildings lie on the first spaces, no private ones anywhere (NZ-2.2)."""
    count = 0 if stage == OF_MASTERS else dealt if stage == OF_NEUTRALS else NEUTRALS
    letters = [int(state.trail[node]) for node in listed(NEUTRAL_SPACES)]
    lie = [letter != NONE for letter in letters]
    found = [letter for letter in letters if letter != NONE]
    ordered = not state.rules.fixed or found == sorted(found)
    empty = not any(state.owner(node) != NOBODY for node in range(NODES))
    return empty and ordered and len(set(found)) == len(found) and lie == [place < count for place in range(NEUTRALS)]


def are_tiles_right(state: State, stage: int, dealt: int) -> bool:
    """Columns and zones are filled from their first space on (NZ-2.4)."""
    if stage < OF_TILES:
        count = 0
    else:
        count = CRAFTS + (dealt if stage == OF_TILES else int(A_TILES_DRAWN[state.seats]))
    columns = [int(state.jobs[craft]) for craft in range(CRAFTS)]
    ordered = all(column & (column + 1) == 0 and (stage < OF_TILES or column & 1) for column in columns)
    found = sum([int(bits.size(column)) for column in columns])
    last: dict[int, bool] = {}
    for node in listed(HAZARD_SPACES):
        zone, lies = int(ZONE_OF[node]), state.trail[node] != NONE
        ordered = ordered and (not lies or last.get(zone, True))
        last[zone] = lies
        found += int(lies)
    return ordered and found == count


def is_bonus_right(state: State, stage: int, dealt: int) -> bool:
    """The bonus market is filled row by row (NZ-2.5)."""
    start = int(founding.start_bonuses(state.seats))
    count = 0 if stage < OF_BONUS else dealt if stage == OF_BONUS else start
    places = [row * SEATS + space for row in range(ROWS) for space in range(state.seats)]
    lie = [state.bonus[place] != NONE for place in places]
    token = (int(state.row), int(state.filled))
    expected = (int(FIRST_ROW), int(state.seats) - 1) if stage > OF_BONUS else (0, 0)
    kinds = all(tile == NONE or tile >= FIRST_BONUS for tile in listed(state.bonus))
    return kinds and token == expected and lie == [place < count for place in range(len(places))]


def is_foresight_right(state: State, pending: list[Frame], stage: int) -> bool:
    """Foresight spaces are filled one after another from their bags (NZ-2.6)."""
    top = pending[0]
    if stage < OF_FORESIGHT:
        count = 0
    else:
        count = int(top.slot) if isinstance(top, wellington.FillForesight) else FORESIGHT
    tiles = listed(state.foresight)
    fit = all(tile == NONE or (tile < FIRST_BONUS) == (slot < FORESIGHT // 2) for slot, tile in enumerate(tiles))
    return fit and [tile != NONE for tile in tiles] == [slot < count for slot in range(FORESIGHT)]


def is_market_right(state: State, pending: list[Frame], stage: int) -> bool:
    """The market is filled up to its size (NZ-2.7)."""
    size = int(state.market_size())
    if stage < OF_FORESIGHT:
        return state.sizes[MARKET] == 0
    left = sum([int(frame.left) for frame in pending if isinstance(frame, sheep.TurnUpSheep)])
    return (
        state.sizes[MARKET] + left == size
        and (stage != OF_FORESIGHT or left == size)
        and left <= state.sizes[SHEEP_STACK]
    )


def is_display_right(state: State, stage: int) -> bool:
    """Objectives are shown when their turn comes (NZ-2.8)."""
    return state.sizes[SHOWN] < DISPLAY if stage == OF_DISPLAY else state.sizes[SHOWN] == 0


def are_stacks_right(state: State, stage: int, dealt: int) -> bool:
    """The sets dealt lie in ascending order, with the right number of cards (NZ-2.10)."""
    count = 0 if stage < OF_SETS else dealt if stage == OF_SETS else STACKS
    numbers = [int(founding.set_of(card)) for card in listed(state.stacks)]
    sets = [number for number in numbers if number != NONE]
    if numbers != sorted(set(sets)) + [NONE] * (STACKS - count) or len(sets) != count:
        return False
    sizes = [int(state.count(SUPPLY, SET_CARD[number])) for number in range(SETS)]
    return sizes == [int(BONUS_CARDS[state.seats]) if number in sets else 0 for number in range(SETS)]


def broken_beginner(state: State, seat: i64) -> list[str]:
    """Nobody has anything but a full board and a deck (NZ-3.1, NZ-3.3)."""
    path = f"players[{seat}]"
    right = {
        "pounds": state.pounds[seat] + state.gold[seat] + state.tokens[seat] + state.certificates[seat] == 0,
        "workers": [state.hired(seat, craft) for craft in range(CRAFTS)] == [1] * CRAFTS,
        "discs": state.discs[seat] == ALL_DISCS and state.harbours[seat] == 0,
        "masters": state.masters[seat] == 0 and state.flips[seat] == 0,
        "tiles": sum(listed(state.taken)) + sum(listed(state.jokers)) == 0,
        "replaced": state.replaced[seat] == 0,
        "stack": [int(state.count(STACK + seat, card)) for card in range(CARDS)]
        == listed(START_DECK) + [0] * (CARDS - SHEEP),
        "hand": state.sizes[HAND + seat] + state.sizes[PILE + seat] + state.sizes[AREA + seat] == 0,
        "pathfinder": state.pathfinder[seat] == NONE,
    }
    table = {
        f"runholders[{seat}]": state.runholders[seat] == NONE,
        f"ships[{seat}]": state.ships[seat] == HOME,
        "berths": listed(state.berths) == [NONE] * int(SMALL * BERTHS),
    }
    broken = [f"{path}.{name}:setup" for name, holds in right.items() if not holds]
    return broken + [f"{name}:setup" for name, holds in table.items() if not holds]
