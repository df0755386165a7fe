"""A table laid by hand: a position in a few lines, and a few words to play on from it.

Numbers that are our own reconstruction are read from the data, never written into a test (NZ-20.1).
"""

from typing import Any, Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import listed
from igroteka.core.state import do_next
from igroteka.games.gwtnz import scoring, setup
from igroteka.games.gwtnz.data.box import (
    ALL_OBJECTIVES,
    ARROW,
    BERTHS,
    BONUS_CARDS,
    BUILDING_SPACES,
    CARD_NAMES,
    CARDS,
    CRAFT_NAMES,
    CRAFT_SPACES,
    CRAFTS,
    DISC_NAMES,
    DISPLAY,
    FIRST_HAZARD,
    FIRST_MARKET,
    FIRST_MEDIUM,
    FIRST_OBJECTIVE,
    FIRST_ROW,
    FIRST_SHOWN,
    FLIP,
    HARBOUR_LIST,
    HARBOUR_NAMES,
    JOB_PRICE,
    JOKER_TILE,
    MARKETS,
    MASTER_NAMES,
    MASTER_SPACES,
    NEUTRAL_SPACES,
    NEUTRALS,
    NODE_LIST,
    NODE_NAMES,
    NONE,
    OFFICE,
    PAIRS,
    POST_LIST,
    POST_NAMES,
    POSTS,
    ROW_PRICE,
    SEA_NAMES,
    SEATS,
    SET_CARD,
    SHEEP_CARDS,
    SLOT_NAMES,
    TILE_NAMES,
    TILES,
)
from igroteka.games.gwtnz.data.program import (
    ALT_START,
    ALTERNATIVES,
    CHOICES,
    CRAFT_ALT,
    EXTRA_ALT,
    FACE_CRAFTSMEN,
    FACE_FEE,
    FACE_NAMES,
    FIRST_PRIVATE,
    LOCAL,
    LOCAL_COUNT,
    LOCALS,
    MASTER_ALT,
    NUMBERS,
    PRIVATE,
    PROGRAM,
    SIDES,
)
from igroteka.games.gwtnz.events import EVENTS
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.rules import location, trail, turn
from igroteka.games.gwtnz.state import (
    AREA,
    BOXED,
    HAND,
    MARKET,
    OBJECTIVE_STACK,
    PHASE_A,
    PHASE_B,
    PILE,
    SHEEP_STACK,
    SHOWN,
    STACK,
    SUPPLY,
    State,
)
from igroteka.kit import bits

MASHA, MISHA, SASHA, GRISHA = range(4)
FIRST_DISC: Final = "aux_cycle_2"  # the disc that lies on the pathfinder track
POST: Final[dict[str, dict[str, Any]]] = dict(zip(POST_NAMES, POST_LIST, strict=True))
HARBOUR: Final[dict[str, dict[str, Any]]] = dict(zip(HARBOUR_NAMES, HARBOUR_LIST, strict=True))
BREED: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in SHEEP_CARDS}
FACE: Final[dict[str, dict[str, Any]]] = {f"{entry['number']}{entry['side']}": entry for entry in PRIVATE}
NODE: Final[dict[str, dict[str, Any]]] = {node["id"]: node for node in NODE_LIST}
SHOWN_OBJECTIVES: Final = CARD_NAMES[FIRST_SHOWN:]


def table(seats: int = 2, at: str | None = None, b: str = "", sets: str = "1 2 3 8", **options: Any) -> State:
    """Neutral buildings by letter, sides a but for those in `b`; no other tile, empty markets.

    Seat 0 is on turn and, with `at`, has just arrived there; the others stand on the last neutral building. All decks
    are in the stacks. Nobody has money, gold or tokens; a disc of everybody lies on pathfinder 0.
    """
    options = {"neutral_layout": "fixed", "first_seat": 0, **options}
    state = setup.empty_table(GAME, seats, setup.house_rules(seats, options))
    for place in range(NEUTRALS):
        state.trail[NEUTRAL_SPACES[place]] = place
    state.sides = bits.gathered([int(number) - 1 for number in b.split()])
    state.row = FIRST_ROW
    for space in range(MASTER_SPACES):
        state.offices[space] = space
    for stack, number in enumerate(sets.split()):
        card = SET_CARD[int(number) - 1]
        state.stacks[stack] = card
        for _ in range(BONUS_CARDS[seats]):
            state.move_card(BOXED, SUPPLY, card)
    for seat in range(seats):
        state.runholders[seat] = NEUTRAL_SPACES[NEUTRALS - 1]
        state.pathfinder[seat] = 0
        state.discs[seat] &= ~bits.bit(DISC_NAMES.index(FIRST_DISC))
    for card in range(FIRST_SHOWN, FIRST_SHOWN + DISPLAY):
        state.move_card(OBJECTIVE_STACK, SHOWN, card)
    state.first = state.active = 0
    state.turn = 5
    state.log = []
    if at is None:
        state.runholders[0] = 0
        state.phase = PHASE_A
        return ask(state, trail.MoveRunholder(0), *rest(0))
    return arrive(state, 0, at)


def rest(seat: int) -> list[Frame]:
    """What always waits at the bottom."""
    return [turn.EndPhaseB(seat), turn.DrawUp(seat), turn.EndTurn(seat)]


def ask(state: State, *frames: Frame) -> State:
    """Only these frames are left on the agenda, the first on top."""
    state.depth = 0
    for frame in reversed(frames):
        do_next(state, frame)
    state.settle()
    return state


def asked(state: State, *frames: Frame) -> State:
    """These questions, inside phase B of seat 0."""
    state.phase = PHASE_B
    return ask(state, *frames, *rest(0))


def arrive(state: State, seat: int, node: str) -> State:
    """The runholder has just arrived there."""
    state.active = seat
    state.runholders[seat] = NODE_NAMES.index(node)
    state.depth = 0
    for frame in reversed(rest(seat)):
        do_next(state, frame)
    location.arrive(state, seat)
    state.settle()
    return state


# --- looking into the box


def tokens(alt: int) -> list[str]:
    """The words of an alternative."""
    return PROGRAM.tokens[ALT_START[alt] : ALT_START[alt + 1]]


def locals_of(face: str) -> dict[str, list[str]]:
    """The local actions of a face: what is said, and the words of its effect."""
    place = FACE_NAMES.index(face)
    found: dict[str, list[str]] = {}
    for local in range(LOCAL_COUNT[place]):
        for choice in range(CHOICES):
            alt = LOCAL[(place * LOCALS + local) * CHOICES + choice]
            if alt != NONE:
                found[f"local {local + 1} {ALTERNATIVES[choice]}"] = tokens(alt)
    return found


def paid_for(kind: str) -> list[int]:
    """The pounds that buildings promise for such a discard."""
    promised = [words for face in FACE_NAMES for words in locals_of(face).values() if words[0] == f"discard:{kind}"]
    return sorted({int(words[1].removeprefix("money:")) for words in promised if words[1].startswith("money:")})


def face_with(start: str) -> tuple[str, str]:
    """A private building with a local action that begins with this word, and how it is said."""
    for face in FACE_NAMES[FIRST_PRIVATE:]:
        for line, words in locals_of(face).items():
            if words[0].startswith(start):
                return face, line
    raise LookupError(start)


def side_b(face: str) -> str:
    """For the tables that play with this face: its number, if it is a side b."""
    return face[:-1] if face.endswith("b") else ""


def sites(*, extra: bool | None = None, needs: int | None = None) -> list[str]:
    """Building spaces with or without an extra action, and with this need of the pathfinder track."""
    found = [NODE_NAMES[node] for node in listed(BUILDING_SPACES)]
    if extra is not None:
        found = [node for node in found if ("extra" in NODE[node]) == extra]
    if needs is not None:
        found = [node for node in found if NODE[node].get("pathfinder_needed", 0) == needs]
    return found


SITES: Final = sites(extra=False, needs=0)  # plain building spaces, in order


def site_with(gain: str) -> str:
    """A building space whose extra action gives this for a sheep."""
    return next(
        name
        for name, alt in zip(NODE_NAMES, listed(EXTRA_ALT), strict=True)
        if alt != NONE and tokens(alt) == ["discard:sheep", gain]
    )


def fork() -> tuple[str, list[str], list[str], str]:
    """A fork before a neutral building: where it is, the plain branch, the branch with hazards, where they meet."""
    for name, node in NODE.items():
        if len(node["next"]) == 2:
            branches = [branch_from(first) for first in node["next"]]
            branches.sort(key=lambda branch: NODE[branch[0]]["kind"])
            if NODE[branches[1][0]]["kind"] == "hazard" and len(branches[0]) > 1:
                return name, branches[0], branches[1], NODE[branches[0][-1]]["next"][0]
    raise LookupError("fork")


def branch_from(name: str) -> list[str]:
    """The spaces up to the next neutral building."""
    found: list[str] = []
    while NODE[name]["kind"] not in ("neutral", "wellington"):
        found.append(name)
        name = NODE[name]["next"][0]
    return found


def faces_by_craftsmen(count: int, fee: int | None = None) -> list[str]:
    """Private faces that need so many craftsmen, with this fee."""
    return [
        face
        for place, face in enumerate(FACE_NAMES)
        if place >= FIRST_PRIVATE and FACE_CRAFTSMEN[place] == count and fee in (None, int(FACE_FEE[place]))
    ]


def face_with_fee(*hands: str) -> str:
    """A private face with exactly these hands."""
    return next(face for face, entry in FACE.items() if entry["hands"] == list(hands))


def hazard(kind: str = "", hand: str = "") -> str:
    """A hazard of a kind, with a hand."""
    return next(
        name
        for name in TILE_NAMES[FIRST_HAZARD:]
        if name.startswith(f"hazard:{kind}") and name.endswith(hand) and ":" in name[7:]
    )


def zone(kind: str) -> list[str]:
    """The spaces of a hazard zone by number."""
    found = [node for node in NODE_LIST if node.get("hazard") == kind]
    return [node["id"] for node in sorted(found, key=lambda node: int(node["number"]))]


def workers_before(craft: str, *words: str) -> int:
    """How many workers stand in a row whose next space has this immediate action."""
    start = CRAFT_NAMES.index(craft) * CRAFT_SPACES
    for space in range(CRAFT_SPACES):
        alt = CRAFT_ALT[(start + space) * CHOICES]
        if alt != NONE and tokens(alt) == list(words):
            return space
    raise LookupError(words)


def job_row(price: int) -> int:
    """The row of the job market with this price."""
    return listed(JOB_PRICE).index(price) + 1


def bonus_row(price: int) -> int:
    """The first row of the bonus market with this price."""
    return listed(ROW_PRICE).index(price) + 1


def masters_with(*words: str) -> list[str]:
    """Harbourmasters with this upper half."""
    return [name for place, name in enumerate(MASTER_NAMES) if tokens(MASTER_ALT[place * CHOICES]) == list(words)]


def objectives_with(*tasks: str) -> list[str]:
    """Objective cards that ask for exactly this."""
    return [
        CARD_NAMES[FIRST_OBJECTIVE + place]
        for place, card in enumerate(ALL_OBJECTIVES)
        if sorted(card["tasks"]) == sorted(tasks)
    ]


def objective(name: str) -> dict[str, Any]:
    """The entry of an objective card."""
    return ALL_OBJECTIVES[CARD_NAMES.index(name) - FIRST_OBJECTIVE]


# --- laying: pieces come from where they are, so that nothing is there twice


def tile(state: State, node: str, name: str) -> None:
    """A hazard from the bag."""
    kind = TILE_NAMES.index(name)
    assert state.bags[kind] > 0, f"no {name} left"
    state.bags[kind] -= 1
    state.trail[NODE_NAMES.index(node)] = kind


def collect(state: State, seat: int, *names: str) -> None:
    """Hazards and bonus tiles taken in earlier turns; no jokers."""
    for name in names:
        kind = TILE_NAMES.index(name)
        assert kind != JOKER_TILE
        state.bags[kind] -= 1
        state.taken[seat * TILES + kind] += 1


def house(state: State, seat: int, face: str, node: str) -> None:
    """A private building on the trail; its number shows the side of the table."""
    number = (FACE_NAMES.index(face) - FIRST_PRIVATE) // SIDES
    assert FACE_NAMES[state.face_of(number)] == face, f"the table does not play with {face}"
    state.trail[NODE_NAMES.index(node)] = seat * NUMBERS + number
    state.supply[seat] &= ~bits.bit(number)


def workers(state: State, seat: int, **crafts: int) -> None:
    """So many workers of a craft, the printed one included."""
    for name, count in crafts.items():
        craft = CRAFT_NAMES.index(name)
        state.bags[craft] -= count - state.hired(seat, craft)
        state.workers[seat * CRAFTS + craft] = count


def joker(state: State, seat: int, craft: str) -> None:
    """A joker on the next space of a row."""
    place = seat * CRAFTS + CRAFT_NAMES.index(craft)
    state.bags[JOKER_TILE] -= 1
    state.taken[seat * TILES + JOKER_TILE] += 1
    state.jokers[place] |= bits.bit(state.workers[place])
    state.workers[place] += 1


def job(state: State, row: int, *crafts: str) -> None:
    """Workers in a row of the job market."""
    for name in crafts:
        craft = CRAFT_NAMES.index(name)
        state.bags[craft] -= 1
        state.jobs[craft] |= bits.bit(row - 1)


def stall(state: State, row: int, *names: str) -> None:
    """Bonus tiles in a row of the bonus market; the token goes below it if need be."""
    for space, name in enumerate(names):
        kind = TILE_NAMES.index(f"bonus:{name}")
        assert state.bags[kind] > 0, f"no {name} left"
        state.bags[kind] -= 1
        state.bonus[(row - 1) * SEATS + space] = kind
    if state.row < row:
        state.row, state.filled = row, 0


def flip(state: State) -> None:
    """The neutral buildings show their backs."""
    state.flipped = 1
    state.row = listed(ARROW).index(FLIP) + 1


def foresee(state: State, **slots: str) -> None:
    """Tiles on foresight spaces."""
    for slot, name in slots.items():
        kind = TILE_NAMES.index(name)
        state.bags[kind] -= 1
        state.foresight[SLOT_NAMES.index(slot)] = kind


def source_of(state: State, seat: int, card: int) -> int:
    """A row that has the card."""
    rows = (STACK + seat, SUPPLY, OBJECTIVE_STACK, SHOWN, SHEEP_STACK, PILE + seat)
    return next(row for row in rows if state.count(row, card))


def hand(state: State, seat: int, *names: str) -> None:
    """Exactly these cards in hand, wherever they were; the rest of the hand goes to the stack."""
    for card in range(CARDS):
        while state.holds(seat, card):
            state.move_card(HAND + seat, STACK + seat, card)
    for name in names:
        card = CARD_NAMES.index(name)
        state.move_card(source_of(state, seat, card), HAND + seat, card)


def own(state: State, seat: int, *names: str) -> None:
    """Cards gained in earlier turns, on the discard pile."""
    for name in names:
        card = CARD_NAMES.index(name)
        rows = (SUPPLY, OBJECTIVE_STACK, SHOWN, SHEEP_STACK)
        state.move_card(next(row for row in rows if state.count(row, card)), PILE + seat, card)


def stack(state: State, seat: int, *names: str) -> None:
    """Exactly these cards in the draw stack; what else was there goes to the discard pile."""
    for card in range(CARDS):
        while state.count(STACK + seat, card):
            state.move_card(STACK + seat, PILE + seat, card)
    for name in names:
        card = CARD_NAMES.index(name)
        rows = (PILE + seat, SUPPLY, OBJECTIVE_STACK, SHOWN, SHEEP_STACK)
        state.move_card(next(row for row in rows if state.count(row, card)), STACK + seat, card)


def play_before(state: State, seat: int, *names: str) -> None:
    """Objectives played in earlier turns."""
    for name in names:
        card = CARD_NAMES.index(name)
        state.move_card(source_of(state, seat, card), AREA + seat, card)


def market(state: State, *names: str) -> None:
    """Exactly these cards in the sheep market."""
    for card in range(FIRST_MARKET, FIRST_MARKET + MARKETS):
        while state.count(MARKET, card):
            state.move_card(MARKET, SHEEP_STACK, card)
    for name in names:
        state.move_card(SHEEP_STACK, MARKET, CARD_NAMES.index(name))


def clear(state: State, seat: int, *spaces: str, post: str = "local0") -> None:
    """Discs taken in earlier turns; they lie on a post that may be used again."""
    for space in spaces:
        assert state.discs[seat] >> DISC_NAMES.index(space) & 1, f"{space} is clear"
        state.discs[seat] &= ~bits.bit(DISC_NAMES.index(space))
        state.posts[seat * POSTS + POST_NAMES.index(post)] += 1


def next_disc(state: State, seat: int) -> str:
    """The first disc of the board: those of auxiliary actions come first."""
    return next(name for space, name in enumerate(DISC_NAMES) if state.discs[seat] >> space & 1)


def deliver(state: State, seat: int, *posts: str) -> None:
    """Discs on posts, from the auxiliary spaces in their order; foreign posts are opened."""
    for post in posts:
        if post in HARBOUR and not state.has_harbour(seat, HARBOUR_NAMES.index(post)):
            upgraded(state, seat, post)
        clear(state, seat, next_disc(state, seat), post=post)


def upgraded(state: State, seat: int, *harbours: str, pairs: str = "5 4 3 2 1") -> None:
    """Harbours upgraded in earlier turns, with storehouses of these pairs and discs of auxiliary spaces."""
    order = [int(pair) - 1 for pair in pairs.split()]
    for name in harbours:
        harbour = HARBOUR_NAMES.index(name)
        state.harbours[seat] |= bits.bit(harbour)
        if "cost" in HARBOUR[name]:
            state.discs[seat] &= ~bits.bit(DISC_NAMES.index(next_disc(state, seat)))
            continue
        pair = next(pair for pair in order if state.stores[seat * PAIRS + pair] > 0)
        state.stores[seat * PAIRS + pair] -= 1
        if harbour < FIRST_MEDIUM:
            space = next(space for space in range(BERTHS) if state.berths[harbour * BERTHS + space] == NONE)
            state.berths[harbour * BERTHS + space] = seat


def stores(state: State, seat: int, pair: int, left: int) -> None:
    """So many storehouses of a pair are left; the others lie in harbours that nobody asks about."""
    free = [name for name, entry in HARBOUR.items() if "cost" not in entry and not entry.get("terminal")]
    while state.stores[seat * PAIRS + pair - 1] > left:
        name = next(name for name in reversed(free) if not state.has_harbour(seat, HARBOUR_NAMES.index(name)))
        upgraded(state, seat, name, pairs=str(pair))


def office(state: State, harbour: str, master: str) -> None:
    """This harbourmaster lies at this harbour."""
    space = OFFICE[HARBOUR_NAMES.index(harbour)]
    wanted = MASTER_NAMES.index(master)
    for place in range(MASTER_SPACES):
        if state.offices[place] == wanted:
            state.offices[place] = state.offices[space]
    state.offices[space] = wanted


def master(state: State, seat: int, name: str) -> None:
    """A harbourmaster taken in an earlier turn, for a worker from the bag."""
    wanted = MASTER_NAMES.index(name)
    space = next(space for space in range(MASTER_SPACES) if state.guards[space] == NONE)
    for place in range(MASTER_SPACES):
        if state.offices[place] == wanted:
            state.offices[place] = state.offices[space]
    state.offices[space] = NONE
    craft = max(range(CRAFTS), key=lambda craft: int(state.bags[craft]))
    state.bags[craft] -= 1
    state.guards[space] = craft
    state.masters[seat] |= bits.bit(wanted)


def ship(state: State, seat: int, space: str) -> None:
    """A ship somewhere at sea."""
    state.ships[seat] = SEA_NAMES.index(space)


# --- playing


def say(state: State, *lines: str) -> None:
    """Say these lines one after the other; each must be legal."""
    for line in lines:
        action = GAME.parse(line)
        assert action >= 0, f"cannot be read: {line}"
        assert action in state.legal(), f"not legal: {line}; legal: {legal(state)}"
        state.apply(action)


def legal(state: State, verb: str = "") -> list[str]:
    """All legal actions in words, or those that begin with this one."""
    words = [GAME.notation(action) for action in state.legal()]
    return [word for word in words if not verb or word.split()[0] == verb]


def refusal(state: State, line: str, seat: int = 0) -> tuple[str, str]:
    """Why a seat may not say a line: code and rule."""
    action = GAME.parse(line)
    assert action >= 0, f"cannot be read: {line}"
    why = state.why_not(seat, action)
    assert why is not None, f"legal: {line}"
    return why.code.removeprefix("gwtnz-"), why.rule


# --- looking


def question(state: State) -> tuple[str, int]:
    """What is asked, and who."""
    return type(state.top()).__name__, int(state.player)


def cards(state: State, row: int) -> dict[str, int]:
    """A row of cards in words."""
    return {name: int(state.count(row, card)) for card, name in enumerate(CARD_NAMES) if state.count(row, card)}


def in_hand(state: State, seat: int = 0) -> dict[str, int]:
    return cards(state, HAND + seat)


def discarded(state: State, seat: int = 0) -> dict[str, int]:
    return cards(state, PILE + seat)


def runholder(state: State, seat: int = 0) -> str:
    return NODE_NAMES[state.runholders[seat]]


def sailed_to(state: State, seat: int = 0) -> str:
    return SEA_NAMES[state.ships[seat]]


def on_posts(state: State, seat: int = 0) -> dict[str, int]:
    """Own discs by post."""
    return {
        name: int(state.post_discs(seat, post)) for post, name in enumerate(POST_NAMES) if state.post_discs(seat, post)
    }


def purse(state: State, seat: int = 0) -> tuple[int, int, int, int]:
    """Pounds, gold, certificates and tokens."""
    return int(state.pounds[seat]), int(state.gold[seat]), int(state.certificates[seat]), int(state.tokens[seat])


def points(state: State, seat: int = 0) -> dict[str, int]:
    """The categories that give points."""
    return {name: value for name, value in scoring.score_sheet(state, seat).items() if value}


def happened(state: State) -> list[str]:
    """The names of the events so far."""
    assert state.log is not None
    return [EVENTS.kinds[event.kind].name for event in state.log]


def sound(state: State) -> bool:
    """Does the position obey every law?"""
    broken = state.check_invariants()
    assert not broken, broken
    return True
