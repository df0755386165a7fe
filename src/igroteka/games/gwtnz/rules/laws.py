"""What is always true of a position (NZ-20.7): the pieces of the box, and what may wait on the agenda."""
# ruff: noqa: ARG001 -- every law of a frame is asked for in the same way

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from igroteka.core.agenda import NOBODY, Chance, Frame
from igroteka.core.arrays import i64, listed
from igroteka.core.catalogue import fields_of, name_of
from igroteka.games.gwtnz.data.box import (
    ARROW,
    BAG_NAMES,
    BERTHS,
    BONUS_CARDS,
    BUILDING,
    CARD_NAMES,
    CARDS,
    CRAFT_NAMES,
    CRAFTS,
    DISCS,
    DISPLAY,
    DRAWS,
    FIRST_BONUS,
    FIRST_FOREIGN,
    FIRST_LARGE,
    FIRST_MARKET,
    FIRST_MEDIUM,
    FIRST_OBJECTIVE,
    FIRST_ROW,
    FIRST_SHOWN,
    FLIP,
    FLIP_SPACE,
    FORESIGHT_PER_BAG,
    HARBOUR_NAMES,
    HAZARD,
    HOME,
    JOKER_TILE,
    MARKET_COUNT,
    MARKETS,
    MASTER_NAMES,
    MASTER_SPACES,
    NEUTRAL,
    NEUTRAL_SPACES,
    NEUTRALS,
    NODE_KIND,
    NODE_NAMES,
    NODES,
    NONE,
    OFFICE,
    PAIRS,
    PATHFINDER_TARGET,
    POST_NAMES,
    POST_REPEATS,
    POST_TRANSPORT,
    POSTS,
    ROWS,
    SEATS,
    SET_CARD,
    SET_SIZE,
    SETS,
    SHEEP,
    SMALL,
    START_DECK,
    STOREHOUSES,
    SUPPLY_CARDS,
    SUPPLY_COUNT,
    TILE_COUNT,
    TILE_NAMES,
    TILE_ZONE,
    TILES,
    TRASH_CARD,
    UPGRADE_HARBOUR,
    UPGRADE_PRICE,
    WELLINGTON,
    ZONE_OF,
)
from igroteka.games.gwtnz.data.program import (
    ALT_COSTS,
    ALT_START,
    ANY_OBJECTIVE,
    BONUS_ALT,
    CRAFT_ALT,
    EXTRA,
    MASTER_ALT,
    NUMBERS,
    OP,
    PAIR_ALT,
    PLAY_ALT,
    POST_ALT,
    SHOW_ALT,
    TOP_DECK,
)
from igroteka.games.gwtnz.rules import (
    beginning,
    cards,
    catalogue,
    delivery,
    effects,
    exchange,
    founding,
    investing,
    location,
    objectives,
    pathfinder,
    shearing,
    sheep,
    shipping,
    trail,
    wellington,
)
from igroteka.games.gwtnz.state import (
    AREA,
    BOXED,
    CARD_ROWS,
    COMPLETE,
    IN_PLAY,
    NO_PHASE,
    OBJECTIVE_STACK,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    PILE,
    SHEEP_STACK,
    SHOWN,
    STACK,
    TRASHED,
    UNFLIPPED,
    State,
)
from igroteka.kit import bits

MEDIUM_SET: Final[i64] = bits.bit(FIRST_LARGE) - bits.bit(FIRST_MEDIUM)


# --- the box


def cards_in_box(state: State, card: i64) -> int:
    """Copies of a card at this table."""
    if card >= FIRST_SHOWN:
        return 1
    if card in listed(SET_CARD):
        return int(SET_SIZE)
    if card >= SHEEP:
        return int(SUPPLY_COUNT[card])
    return int(START_DECK[card] * state.seats + MARKET_COUNT[card] + SUPPLY_COUNT[card])


def cards_found(state: State, card: i64) -> int:
    """Copies of a card, wherever they are."""
    return sum([int(state.count(row, card)) for row in range(CARD_ROWS)])


def jokers_placed(state: State) -> int:
    """Jokers in the rows of players, and those that have become harbourmasters."""
    return sum([int(bits.size(spaces)) for spaces in listed(state.jokers)]) + listed(state.guards).count(JOKER_TILE)


def tiles_found(state: State, tile: i64) -> int:
    """Copies of a tile, wherever they are."""
    found = int(state.bags[tile]) + int(state.gone[tile]) + listed(state.foresight).count(tile)
    for seat in range(state.seats):
        found += int(state.taken[seat * TILES + tile])
    if tile < CRAFTS:
        found += int(bits.size(state.jobs[tile])) + listed(state.guards).count(tile)
        for seat in range(state.seats):
            found += int(state.hired(seat, tile)) - 1 - int(bits.size(state.jokers[seat * CRAFTS + tile]))
        return found
    if tile >= FIRST_BONUS:
        return found + listed(state.bonus).count(tile)
    return found + len([node for node in range(NODES) if NODE_KIND[node] == HAZARD and state.trail[node] == tile])


def census(state: State) -> dict[str, list[int]]:
    """Pieces on the table and pieces in the box, by name (NZ-20.7)."""
    found: dict[str, list[int]] = {}
    for card, name in enumerate(CARD_NAMES):
        found[name] = [cards_found(state, card), cards_in_box(state, card)]
    for tile, name in enumerate(TILE_NAMES):
        found[name] = [tiles_found(state, tile), int(TILE_COUNT[tile])]
    for seat in range(state.seats):
        discs = int(bits.size(state.discs[seat])) + int(bits.size(state.harbours[seat] & MEDIUM_SET))
        discs += sum([int(state.post_discs(seat, post)) for post in range(POSTS)])
        found[f"discs {seat}"] = [discs + (0 if state.pathfinder[seat] == NONE else 1), DISCS]
        stores = int(state.storehouses_left(seat)) + int(bits.size(state.harbours[seat] & ~MEDIUM_SET))
        found[f"storehouses {seat}"] = [stores, int(STOREHOUSES)]
        houses = [node for node in range(NODES) if state.owner(node) == seat]
        supply = bits.size(state.supply[seat]) + bits.size(state.replaced[seat])
        found[f"buildings {seat}"] = [len(houses) + int(supply), NUMBERS]
    return found


def belongs(tile: i64, node: i64) -> bool:
    """Is the node in the zone of a hazard?"""
    return ZONE_OF[node] != NONE and ZONE_OF[node] == TILE_ZONE[tile]


# --- all laws


def broken_laws(state: State) -> list[str]:
    """Every law that the position breaks, as "field:law"."""
    broken = [f"{name}:census" for name, (table, box) in census(state).items() if table != box]
    broken += broken_counts(state)
    if broken:
        return broken
    pending = state.pending()
    if state.finished:
        broken += broken_result(state, pending)
    elif not pending:
        return ["agenda:empty"]
    elif state.first == NOBODY:
        return broken + beginning.broken_setup(state, pending, [name_of(frame, catalogue.FRAMES) for frame in pending])
    broken += broken_table(state)
    broken += broken_cards(state)
    for seat in range(state.seats):
        broken += broken_player(state, seat)
    if not broken and not state.finished:
        broken += broken_agenda(state, pending)
    if not broken and not state.finished and state.player != NOBODY and state.is_stuck():
        broken.append("agenda:stuck")
    return broken


def broken_counts(state: State) -> list[str]:
    """Nothing is negative, every row counts its cards, no harbourmaster is there twice."""
    broken = [f"cards[{place}]:negative" for place, count in enumerate(listed(state.cards)) if count < 0]
    broken += [f"bags[{place}]:negative" for place, count in enumerate(listed(state.bags)) if count < 0]
    for row in range(CARD_ROWS):
        if state.sizes[row] != sum([state.count(row, card) for card in range(CARDS)]):
            broken.append(f"cards[{row}]:sizes")
    for seat in range(state.seats):
        if min(listed(state.pounds)[seat], listed(state.tokens)[seat], listed(state.gold)[seat]) < 0:
            broken.append(f"players[{seat}].pounds:negative")
    masters = [int(master) for master in listed(state.offices) if master != NONE]
    for seat in range(state.seats):
        masters += bits.members(state.masters[seat])
    for space in range(MASTER_SPACES):
        if state.offices[space] != NONE and masters.count(int(state.offices[space])) > 1:
            broken.append(f"harbourmasters[{space}].master:twice")
    for seat in range(state.seats):
        broken += [
            f"players[{seat}].masters ({MASTER_NAMES[master]}):twice"
            for master in bits.members(state.masters[seat])
            if masters.count(master) > 1
        ]
    return broken


# --- the table


def broken_table(state: State) -> list[str]:
    """The trail, the harbourmasters, the bonus market and the foresight spaces."""
    broken: list[str] = []
    letters = [int(state.trail[node]) for node in listed(NEUTRAL_SPACES)]
    if sorted(letters) != list(range(NEUTRALS)) or (state.rules.fixed and letters != sorted(letters)):
        broken.append("trail:neutral")
    if state.rules.sides_a and state.sides:
        broken.append("sides:sides")
    for space in range(MASTER_SPACES):
        if (state.offices[space] == NONE) != (state.guards[space] != NONE):
            broken.append(f"harbourmasters[{space}]:master")
    given = len([tile for tile in listed(state.guards) if tile != NONE])
    if given != sum([int(bits.size(state.masters[seat])) for seat in range(state.seats)]):
        broken.append("harbourmasters:master")
    if state.rules.first_seat not in (NOBODY, state.first):
        broken.append("turn.first:first")
    for slot, tile in enumerate(listed(state.foresight)):
        if tile != NONE and (tile < FIRST_BONUS) != (slot < FORESIGHT_PER_BAG):
            bag, place = divmod(slot, FORESIGHT_PER_BAG)
            broken.append(f"foresight.{BAG_NAMES[bag]}[{place}]:foresight")
    if (state.flipped == 1) != is_flipped(state):
        broken.append("flipped:flipped")
    return broken + broken_market(state) + broken_berths(state)


def is_flipped(state: State) -> bool:
    """Has the token passed the arrow that turns neutral buildings over?"""
    return FLIP in listed(ARROW)[: state.row]


def broken_market(state: State) -> list[str]:
    """Rows below the token are empty; the token leaves the market exactly when the end is triggered (NZ-6.14, 16.1)."""
    if state.row < FIRST_ROW or (state.row == ROWS) != (state.last != NOBODY) or (state.row == ROWS and state.filled):
        return ["bonus.token:token"]
    for row in range(state.row, ROWS):
        for space in range(SEATS):
            if state.bonus[row * SEATS + space] != NONE and (row > state.row or space >= state.filled):
                return [f"bonus.rows[{row}][{space}]:token"]
    return []


def broken_berths(state: State) -> list[str]:
    """Whoever has upgraded a small harbour has one storehouse in it (NZ-11.4)."""
    for harbour in range(SMALL):
        owners = listed(state.berths)[harbour * BERTHS : (harbour + 1) * BERTHS]
        for seat in range(state.seats):
            if owners.count(seat) != int(state.has_harbour(seat, harbour)):
                return [f"berths.{HARBOUR_NAMES[harbour]}:berths"]
    return []


def broken_cards(state: State) -> list[str]:
    """The display, the bonus stacks, the cards out of the game and those gained this turn."""
    broken: list[str] = []
    if state.sizes[SHOWN] > DISPLAY:
        broken.append("display:display")
    numbers = [int(founding.set_of(card)) for card in listed(state.stacks)]
    if numbers != sorted(set(numbers)) or NONE in numbers:
        broken.append("stacks:stacks")
    for number in range(SETS):
        in_play = BONUS_CARDS[state.seats] if number in numbers else 0
        if state.count(BOXED, SET_CARD[number]) != SET_SIZE - in_play:
            broken.append("supply:stacks")
    if state.sizes[TRASHED] != state.count(TRASHED, TRASH_CARD):
        broken.append("trashed:trashed")
    for card in range(CARDS):
        pile = 0 if state.active == NOBODY else state.count(PILE + state.active, card)
        if state.gained[card] > pile:
            broken.append("gained:gained")
    return broken


def broken_player(state: State, seat: i64) -> list[str]:
    """The board of a player."""
    path = f"players[{seat}]"
    broken: list[str] = []
    if state.certificates[seat] > state.certificate_limit(seat):
        broken.append(f"{path}.certificates:certificates")
    for post in range(POSTS):
        count = state.post_discs(seat, post)
        foreign = post >= FIRST_FOREIGN and not state.has_harbour(seat, FIRST_LARGE + post - FIRST_FOREIGN)
        if (count > 1 and not POST_REPEATS >> post & 1) or (count > 0 and foreign):
            broken.append(f"{path}.posts.{POST_NAMES[post]}:posts")
    for craft, name in enumerate(CRAFT_NAMES):
        if state.jokers[seat * CRAFTS + craft] >= bits.bit(state.hired(seat, craft)):
            broken.append(f"{path}.jokers.{name}:jokers")
    runholder = state.runholders[seat]
    if runholder == NONE:
        behind = (state.active - state.first + state.seats) % state.seats
        mine = (seat - state.first + state.seats) % state.seats
        if state.finished or state.turn != 1 or mine < behind:
            broken.append(f"runholders[{seat}]:runholder")
        if state.pathfinder[seat] > 0:
            broken.append(f"{path}.pathfinder:pathfinder")
        broken += broken_newcomer(state, seat)
    elif state.pathfinder[seat] == NONE:
        broken.append(f"{path}.pathfinder:pathfinder")
    elif runholder == WELLINGTON and seat != state.active:
        broken.append(f"runholders[{seat}]:runholder")
    waiting = [frame for frame in state.pending() if isinstance(frame, pathfinder.FlipTile) and frame.seat == seat]
    if state.flips[seat] != UNFLIPPED and (state.pathfinder[seat] < FLIP_SPACE or waiting):  # it may have been skipped
        broken.append(f"{path}.flipped:flipped")
    return broken


def broken_newcomer(state: State, seat: i64) -> list[str]:
    """Whose runholder is not on the trail yet has what the set-up gave, but for cards and a disc (NZ-3.1 to NZ-3.5)."""
    right = {
        "certificates": state.certificates[seat] == 0,
        "workers": [state.hired(seat, craft) for craft in range(CRAFTS)] == [1] * CRAFTS,
        "harbours": state.harbours[seat] == 0,
        "posts": sum([int(state.post_discs(seat, post)) for post in range(POSTS)]) == 0,
        "tiles": sum(listed(state.taken)[seat * TILES : (seat + 1) * TILES]) == 0,
        "masters": state.masters[seat] == 0,
        "replaced": state.replaced[seat] == 0,
        "area": state.sizes[AREA + seat] == 0,
    }
    broken = [f"players[{seat}].{name}:newcomer" for name, holds in right.items() if not holds]
    broken += [f"trail.{NODE_NAMES[node]}:newcomer" for node in range(NODES) if state.owner(node) == seat]
    return broken if state.ships[seat] == HOME else [*broken, f"ships[{seat}]:newcomer"]


def broken_result(state: State, pending: list[Frame]) -> list[str]:
    """A finished game waits for nothing."""
    broken: list[str] = []
    if pending:
        broken.append("agenda:result")
    if state.ending != COMPLETE or state.last == NOBODY or state.active != NOBODY or state.phase != NO_PHASE:
        broken.append("result:result")
    if state.first == NOBODY:
        broken.append("turn.first:first")
    if state.sizes[IN_PLAY]:
        broken.append("in_play:in_play")
    taken = sum([int(state.taken[seat * TILES + JOKER_TILE]) for seat in range(state.seats)])
    return broken if taken == jokers_placed(state) else [*broken, "players:jokers"]


# --- what may wait

BASE: Final = [
    "move_runholder",
    "use_building",
    "stop_here",
    "income",
    "end_phase_b",
    "after_show",
    "effect",
    "return_ship",
]  # where actions begin
CARD: Final = [*BASE, "foresight", "shear", "post_reached"]
BELOW: Final[dict[str, list[str]]] = {
    "end_turn": [],
    "next_turn": [],
    "draw_up": ["end_turn"],
    "end_phase_b": ["draw_up"],
    "off_turn": ["off_turn", "next_turn"],
    "first_discard": ["take_disc"],
    "place_runholder": ["end_phase_b"],
    "move_runholder": ["end_phase_b"],
    "use_building": ["use_building", "end_phase_b"],
    "begun": ["use_building"],
    "stop_here": ["use_building", "end_phase_b"],
    "leave_wellington": ["use_building", "end_phase_b"],
    "fill_foresight": ["use_building", "end_phase_b"],
    "foresight": ["foresight", "leave_wellington"],
    "income": ["foresight"],
    "deliver": ["foresight"],
    "deliver_wool": ["shear"],
    "post_reached": ["foresight", "shear"],
    "take_disc": [*BASE, "foresight", "shear", "place_runholder"],
    "take_card": [*BASE, "take_master", "pair_cleared"],
    "gain_objective": CARD,
    "show_objective": CARD,
    "draw_objective": CARD,
    "turn_up_sheep": ["buy_sheep", "leave_wellington"],
    "run": ["use_building", "effect"],
}  # what may wait directly below a frame; below one that is not listed, an action
FRESH: Final = [
    "choose_auxiliary",
    "hire",
    "invest",
    "build",
    "buy_sheep",
    "ship",
    "shear",
    "remove_hazard",
    "gain_objective",
    "forward",
    "draw_count",
]  # the first question of a local action, which may be declined
ASKS: Final = [entry.name for entry in catalogue.FRAMES if issubclass(entry.frame, exchange.Ask)]
TOP_ONLY: Final = ["pay_card", "place_storehouse", "place_joker", "flip_tile", "shearing", "top_deck"]
OFF_TURN: Final = ["off_turn", "next_turn", "draw_card", "discard_drawn"]


def may_lie_on(upper: Frame, lower: Frame) -> bool:
    """May a frame wait directly below another? Cards are shown and tokens spent during questions (NZ-13)."""
    name, below = name_of(upper, catalogue.FRAMES), name_of(lower, catalogue.FRAMES)
    if isinstance(lower, location.Begun):
        return name in FRESH
    if isinstance(lower, shearing.Shear) and lower.shorn == 0 and name in ("take_disc", "deliver_wool", "post_reached"):
        return False
    if isinstance(lower, exchange.DiscardDrawn) and lower.token == 1:
        return name == "draw_card"
    if isinstance(lower, wellington.Income) and lower.shown:
        return False
    if name in ("after_show", "top_deck"):
        return below in ASKS
    if name == "draw_card":
        return below in ASKS or below == "end_turn"
    if isinstance(upper, exchange.DiscardDrawn):
        return below in ASKS or (upper.token == 0 and below in BASE)
    return below in BELOW.get(name, BASE)


def is_opening(names: list[str]) -> bool:
    """Are the first hands being drawn?"""
    rest = list(names)
    while rest and rest[0] == "draw_card":
        rest.pop(0)
    first = ["take_disc", "place_runholder", "end_phase_b", "draw_up", "end_turn"]
    return len(rest) < len(names) and rest == ["first_discard", *first]


def broken_agenda(state: State, pending: list[Frame]) -> list[str]:
    """What waits belongs to the active player and fits together."""
    names = [name_of(frame, catalogue.FRAMES) for frame in pending]
    if state.active == NOBODY or state.phase == NO_PHASE or state.turn == 0:
        return ["turn.active:turn"]
    opening = is_opening(names) and pending[names.count("draw_card") - 1].fields()[0] != state.active
    if opening and (state.turn != 1 or state.active != state.first or state.phase != PHASE_A):
        return ["agenda:shape"]
    pairs = [may_lie_on(upper, lower) for upper, lower in pairwise(pending)]
    if not opening and (names[-1] not in ("end_turn", "next_turn") or False in pairs):
        return ["agenda:shape"]
    if not opening and state.phase != right_phase(names):
        return ["turn.phase:phase"]
    broken = broken_order(state, pending, names, opening)
    if broken:
        return broken
    for place, frame in enumerate(pending):
        broken += [f"agenda[{place}]:{law}" for law in broken_frame(state, frame)]
    return broken or broken_pending(state, pending, names)


def right_phase(names: list[str]) -> int:
    """The phase that belongs to what waits."""
    if names[-1] == "next_turn" or names in (["draw_card", "end_turn"], ["end_turn"], ["draw_up", "end_turn"]):
        return PHASE_C
    return PHASE_A if "move_runholder" in names or "place_runholder" in names else PHASE_B


def broken_order(state: State, pending: list[Frame], names: list[str], opening: bool) -> list[str]:
    """Whose frames they are, and which may not wait."""
    broken: list[str] = []
    asked = [frame.seat for frame in pending if isinstance(frame, exchange.OffTurn)]
    expected = asked[0] if asked else state.active
    for place, frame in enumerate(pending):
        fields = fields_of(frame, catalogue.FRAMES)
        owner = state.active if names[place] == "next_turn" else fields.get("seat", expected)
        if isinstance(frame, exchange.OffTurn):
            next_seat = (state.active + 1) % state.seats
            if owner in (state.active, next_seat) or not state.rules.off_turn or asked != sorted_from(state, asked):
                broken.append(f"agenda[{place}].seat:seat")
        elif names[place] == "next_turn":
            if fields["seat"] != state.active:
                broken.append(f"agenda[{place}].seat:seat")
        elif owner != expected and not (opening and names[place] == "draw_card"):
            broken.append(f"agenda[{place}].seat:seat")
        if place > 0 and not opening and (isinstance(frame, Chance) or names[place] in TOP_ONLY):
            broken.append(f"agenda[{place}]:top")
        if isinstance(frame, delivery.TakeDisc) and place > 0 and frame.target != PATHFINDER_TARGET:
            broken.append(f"agenda[{place}]:top")
    if names[-1] == "next_turn" and [name for name in names if name not in OFF_TURN]:
        broken.append("agenda:shape")
    if names[-1] == "next_turn" and state.last != NOBODY and asked:
        broken.append("agenda:shape")
    return broken


def sorted_from(state: State, seats: list[int]) -> list[int]:
    """These seats, each once, in turn order after the active one."""
    return sorted(set(seats), key=lambda seat: int((seat - state.active + state.seats) % state.seats))


def broken_pending(state: State, pending: list[Frame], names: list[str]) -> list[str]:
    """What waits agrees with the table."""
    broken: list[str] = []
    runholder = state.runholders[state.active]
    if (runholder == WELLINGTON) != ("leave_wellington" in names):
        broken.append(f"runholders[{state.active}]:wellington")
    if (runholder == NONE) != ("place_runholder" in names):
        broken.append(f"runholders[{state.active}]:runholder")
    waiting = [frame for frame in pending if isinstance(frame, delivery.TakeDisc) and frame.target == PATHFINDER_TARGET]
    if len(waiting) != (1 if state.pathfinder[state.active] == NONE else 0):
        broken.append("agenda:pathfinder")
    bags = [int(frame.bag) for frame in pending if isinstance(frame, wellington.Foresight)]
    first = "income" in names or "deliver" in names or ("post_reached" in names and "foresight" in names)
    if bags not in ([0, 1], [1], []) or (first and bags != [0, 1]):
        broken.append("agenda:foresight")
    for place, frame in enumerate(pending):
        if isinstance(frame, location.Begun) and not is_begun(state, frame, pending[place + 1]):
            broken.append(f"agenda[{place}]:local")
    shown = sorted([int(f.card) for f in pending if isinstance(f, cards.AfterShow | cards.TopDeck)])
    if shown != sorted([card for card in range(CARDS) for _ in range(state.count(IN_PLAY, card))]):
        broken.append("in_play:in_play")
    taken = sum([int(state.taken[seat * TILES + JOKER_TILE]) for seat in range(state.seats)])
    if taken != jokers_placed(state) + names.count("place_joker"):
        broken.append("players:jokers")
    return broken


def is_begun(state: State, frame: location.Begun, below: Frame) -> bool:
    """Is it a local action of the building below that is not done yet?"""
    if not isinstance(below, location.UseBuilding) or below.used >> frame.local & 1:
        return False
    alt = location.local_alternative(state, below.node, frame.local, frame.choice)
    return alt != NONE and (frame.local != EXTRA or below.has_extra(state))


# --- single frames


def alternatives_asked() -> list[list[int]]:
    """Immediate actions that are asked about: those with a cost or a choice."""
    found: list[list[int]] = []
    for table in (CRAFT_ALT, MASTER_ALT, BONUS_ALT, PLAY_ALT, PAIR_ALT):
        for first, second in zip(listed(table)[::2], listed(table)[1::2], strict=True):
            if first != NONE and (second != NONE or ALT_COSTS[first] > 0):
                found.append([int(first), int(second)])
    return found


ASKED: Final = alternatives_asked()


def broken_frame(state: State, frame: Frame) -> list[str]:
    """The laws of a single frame."""
    for kind, law in LAWS:
        if isinstance(frame, kind):
            word = str(law(state, frame))
            return [word] if word else []
    return []


def law_of_draw(state: State, frame: exchange.DrawCard) -> str:
    """There are cards to draw."""
    return "" if state.sizes[STACK + frame.seat] > 0 and frame.left <= state.drawable(frame.seat) else "cards"


def law_of_walk(state: State, frame: trail.MoveRunholder | trail.Run) -> str:
    """There is a way on."""
    return "" if state.runholders[frame.seat] not in (NONE, WELLINGTON) else "runholder"


def law_of_use(state: State, frame: location.UseBuilding) -> str:
    """A neutral or own building stands on the node."""
    if NODE_KIND[frame.node] == NEUTRAL:
        return "" if frame.tile == state.trail[frame.node] else "tile"
    if NODE_KIND[frame.node] != BUILDING or state.owner(frame.node) != frame.seat:
        return "node"
    return "" if frame.tile // NUMBERS == frame.seat else "tile"


def law_of_stop(state: State, frame: location.StopHere) -> str:
    """Not on a building that could be used."""
    kind = NODE_KIND[frame.node]
    return "" if kind == HAZARD or (kind == BUILDING and state.owner(frame.node) != frame.seat) else "node"


def law_of_effect(state: State, frame: effects.Effect) -> str:
    """Something is left of it."""
    length = ALT_START[frame.alt + 1] - ALT_START[frame.alt]
    return "" if max(1, ALT_COSTS[frame.alt]) <= frame.step < length else "effect"


def law_of_immediate(state: State, frame: effects.Immediate) -> str:
    """Some component has it."""
    return "" if [int(frame.first), int(frame.second)] in ASKED else "effect"


def law_of_payment(state: State, frame: effects.PayCard) -> str:
    """The cards are in hand."""
    return "" if frame.kind <= ANY_OBJECTIVE and effects.payable(state, frame.seat, frame.kind) else "cards"


def law_of_disc(state: State, frame: delivery.TakeDisc) -> str:
    """A disc goes only where it may, at the price of the place."""
    seat, target = frame.seat, frame.target
    if target == PATHFINDER_TARGET:
        return "" if frame.price == 0 and state.pathfinder[seat] == NONE else "target"
    if target >= POSTS:
        harbour = FIRST_MEDIUM + target - POSTS
        prices = [int(UPGRADE_PRICE[n]) for n, place in enumerate(listed(UPGRADE_HARBOUR)) if place == harbour]
        free = not state.has_harbour(seat, harbour) and delivery.spaces_for(state, seat, target, frame.price)
        return "" if [int(frame.price)] == prices and free else "target"
    if frame.price != POST_TRANSPORT[target] or not delivery.may_deliver(state, seat, target, 99):
        return "target"
    return ""


def law_of_storehouse(state: State, frame: shipping.PlaceStorehouse) -> str:
    """A storehouse goes to a small or large harbour that can be upgraded."""
    harbour = UPGRADE_HARBOUR[frame.upgrade]
    medium = FIRST_MEDIUM <= harbour < FIRST_LARGE
    return "" if not medium and shipping.can_upgrade(state, frame.seat, frame.upgrade) else "upgrade"


def law_of_pair(state: State, frame: shipping.PairCleared) -> str:
    """Both storehouses are gone."""
    return "" if state.stores[frame.seat * PAIRS + frame.pair] == 0 else "pair"


def law_of_master(state: State, frame: shipping.TakeMaster) -> str:
    """The harbour has just been upgraded and has a harbourmaster space."""
    return "" if OFFICE[frame.harbour] != NONE and state.has_harbour(frame.seat, frame.harbour) else "harbour"


def law_of_card(state: State, frame: cards.TakeCard) -> str:
    """A card that may be wanted or not."""
    return "" if frame.card in SUPPLY_CARDS and DRAWS[frame.card] == 0 else "card"


def is_top_card(card: i64) -> bool:
    """Is it the card that puts others on the stack?"""
    return SHEEP <= card < FIRST_OBJECTIVE and OP[ALT_START[SHOW_ALT[card - SHEEP]]] == TOP_DECK


def law_of_top(state: State, frame: cards.TopDeck) -> str:
    """The card that does it."""
    return "" if is_top_card(frame.card) else "card"


def law_of_show(state: State, frame: cards.AfterShow) -> str:
    """An action card."""
    return "" if SHEEP <= frame.card < FIRST_OBJECTIVE and not is_top_card(frame.card) else "card"


def law_of_flip(state: State, frame: pathfinder.FlipTile) -> str:
    """The space was reached, and nothing is flipped."""
    return "" if state.flips[frame.seat] == UNFLIPPED and state.pathfinder[frame.seat] >= FLIP_SPACE else "flip"


def law_of_joker(state: State, frame: investing.PlaceJoker) -> str:
    """There is a space for it."""
    return "" if investing.has_free_row(state, frame.seat) else "joker"


def law_of_display(state: State, frame: Frame) -> str:
    """There is a card in the stack, and room for it."""
    full = isinstance(frame, objectives.ShowObjective) and state.sizes[SHOWN] >= DISPLAY
    return "" if state.sizes[OBJECTIVE_STACK] > 0 and not full else "cards"


def law_of_market(state: State, frame: sheep.TurnUpSheep) -> str:
    """There are so many cards in the stack."""
    return "" if frame.left <= state.sizes[SHEEP_STACK] else "cards"


def law_of_pick(state: State, frame: sheep.PickSheep) -> str:
    """Breeds of the market."""
    market = bits.bit(FIRST_MARKET + MARKETS) - bits.bit(FIRST_MARKET)
    return "" if frame.breeds and frame.breeds & ~market == 0 else "breeds"


def law_of_reveal(state: State, frame: wellington.Income | shearing.Shearing) -> str:
    """What was revealed lies on the discard pile."""
    if isinstance(frame, shearing.Shearing) and frame.shown == 0:
        return "shown"
    lies = [state.count(PILE + frame.seat, card) > 0 for card in bits.members(frame.shown)]
    return "" if False not in lies else "shown"


def law_of_slot(state: State, frame: wellington.FillForesight) -> str:
    """The space is empty, and its bag is not."""
    return "" if state.foresight[frame.slot] == NONE and wellington.bag_size(state, frame.slot) > 0 else "foresight"


def law_of_post(state: State, frame: delivery.PostReached) -> str:
    """The post gives something, and something of it is left."""
    alt = POST_ALT[frame.post]
    return "" if alt != NONE and frame.step < ALT_START[alt + 1] - ALT_START[alt] else "post"


LAWS: Final[list[tuple[Any, Callable[[State, Any], str]]]] = [
    (exchange.DrawCard, law_of_draw),
    (trail.MoveRunholder, law_of_walk),
    (trail.Run, law_of_walk),
    (location.UseBuilding, law_of_use),
    (location.StopHere, law_of_stop),
    (effects.Effect, law_of_effect),
    (effects.Immediate, law_of_immediate),
    (effects.PayCard, law_of_payment),
    (delivery.TakeDisc, law_of_disc),
    (delivery.PostReached, law_of_post),
    (shipping.PlaceStorehouse, law_of_storehouse),
    (shipping.PairCleared, law_of_pair),
    (shipping.TakeMaster, law_of_master),
    (cards.TakeCard, law_of_card),
    (cards.TopDeck, law_of_top),
    (cards.AfterShow, law_of_show),
    (pathfinder.FlipTile, law_of_flip),
    (investing.PlaceJoker, law_of_joker),
    (objectives.ShowObjective, law_of_display),
    (objectives.DrawObjective, law_of_display),
    (sheep.TurnUpSheep, law_of_market),
    (sheep.PickSheep, law_of_pick),
    (shearing.Shearing, law_of_reveal),
    (wellington.Income, law_of_reveal),
    (wellington.FillForesight, law_of_slot),
]
