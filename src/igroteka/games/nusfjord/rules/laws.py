"""What is always true of a position (NUS-14.4): the pieces of the box, and what may wait on the agenda."""

from typing import Final

from igroteka.core.agenda import NOBODY, Chance, Frame
from igroteka.core.arrays import i64, listed
from igroteka.games.nusfjord.data.box import (
    ACTION_NAMES,
    BUILD,
    CARD_DECK,
    CARD_LETTER,
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    CELLS,
    COLOUR_NAMES,
    COPY_TILE,
    COUNCIL,
    COUNTS_OF_SEATS,
    DEAL_C,
    ELDER_LAYER,
    ELDER_NAMES,
    ELDER_PLAYS,
    ELDER_STACK,
    ELDERS,
    HIDDEN_LAYER,
    LAY_OUT,
    LETTERS,
    MAX_LENGTH,
    NONE,
    OPEN,
    PAIR_CELLS,
    PAIRS,
    PLATES,
    REVEAL_A,
    REVEAL_B,
    REVEAL_C,
    REVEAL_MORE_C,
    ROUNDS,
    SCHOONER,
    SHARES,
    SHIP_NAMES,
    SLOTS,
    SOLO_ROUND,
    SPACES,
    SPARE_SCHOONERS,
    STACKS,
    START_SHIPS,
    TURNS,
    WORK_NAMES,
    WORK_SPACES,
    WORKERS,
    A,
    C,
)
from igroteka.games.nusfjord.data.program import (
    ACTION,
    ANYTIME,
    CHOOSE,
    EXCHANGE,
    GAIN,
    K_PAY_RESERVE,
    ON_ELDER_FISH,
    ON_EMPTY,
    ON_FREED,
    ON_FULL,
    ONCE,
    PAY,
    PROGRAM,
    REMOVE_FOREST,
    REPEAT,
    STATIC,
    TO,
    UPGRADE_SHIP,
    USE_ELDER,
    USED,
    WIDTH,
)
from igroteka.games.nusfjord.rules import (
    board,
    building,
    effects,
    elders,
    ending,
    fishing,
    forests,
    founding,
    goods,
    homecoming,
    reactions,
    ships,
    windows,
    work,
)
from igroteka.games.nusfjord.state import (
    ASIDE,
    CAMPAIGN,
    COMPLETE,
    END,
    FISHING,
    GONE,
    HAND,
    HOMECOMING,
    NO_PHASE,
    PILE,
    SHOWN,
    WORK,
    State,
)
from igroteka.kit import bits

DEEPEST: Final = 60  # frames that may wait


# --- the box


def is_in_match(state: State, card: i64) -> bool:
    """Does the card belong to this match (NUS-3.6, NUS-11.2)?"""
    return CARD_DECK[card] == state.rules.deck or (state.rules.mixed and CARD_LETTER[card] != C)


def cards_found(state: State, card: i64) -> int:
    """Copies of a card, wherever they are."""
    found = sum([1 for place in range(HAND + state.seats) if state.has_card(place, card)])
    return found + listed(state.cells).count(int(card))


def plays(state: State, elder: i64) -> bool:
    """Does the elder take part (NUS-3.4)?"""
    return ELDER_PLAYS[elder * COUNTS_OF_SEATS + state.seats] == 1


def census(state: State) -> dict[str, list[int]]:
    """Pieces on the table and pieces in the box, by name (NUS-14.4)."""
    found: dict[str, list[int]] = {}
    for card, name in enumerate(CARD_NAMES):
        found[name] = [cards_found(state, card), 1 if is_in_match(state, card) else 0]
    for ship, name in enumerate(SHIP_NAMES):
        spare = SPARE_SCHOONERS if ship == SCHOONER else 0
        tiles = sum([int(state.fleet(row, ship)) for row in range(state.seats + 1)])
        tiles += int(state.spare) if ship == SCHOONER else 0
        found[name] = [tiles, int(START_SHIPS[state.seats] + spare)]
    for seat in range(state.seats):
        held = sum([int(state.held(holder, seat)) for holder in range(state.seats + 1)])
        found[f"shares {COLOUR_NAMES[seat]}"] = [held + int(state.unissued[seat]), int(SHARES)]
        buildings, free = bits.size(state.built(seat)), bits.size(state.free(seat))
        found[f"spaces {COLOUR_NAMES[seat]}"] = [int(buildings + free + 2 * bits.size(state.stacks(seat))), CELLS]
    seen = listed(state.stands) + listed(state.council)
    hidden = int(sum(listed(elders.hidden_elders(state))))
    for elder, name in enumerate(ELDER_NAMES):
        if ELDER_LAYER[elder] != HIDDEN_LAYER or not plays(state, elder):
            found[f"elder {name}"] = [seen.count(elder), 1 if plays(state, elder) else 0]
        elif seen.count(elder) > 1:
            found[f"elder {name}"] = [seen.count(elder), 1]
    found["elders face down"] = [int(bits.size(state.hidden)), hidden]
    return found


# --- all laws


def broken_laws(state: State) -> list[str]:
    """Every law that the position breaks, as "field:law"."""
    broken = [f"{name}:census" for name, (table, box) in census(state).items() if table != box]
    broken += broken_cards(state)
    broken += broken_elders(state)
    for seat in range(state.seats):
        broken += broken_player(state, seat)
    broken += broken_workers(state)
    broken += broken_match(state)
    if broken:
        return broken
    pending = state.pending()
    if state.finished:
        if pending or state.ending != COMPLETE or state.phase != END or state.number + 1 != state.rules.games:
            broken.append("result:result")
        return broken
    if not pending:
        return ["agenda:empty"]
    broken += broken_agenda(state, pending)
    if not broken and state.player != NOBODY and state.is_stuck():
        broken.append("agenda:stuck")
    return broken


# --- the table


def broken_cards(state: State) -> list[str]:
    """Slots of the boards, hands, and what was used in earlier games."""
    broken: list[str] = []
    for letter in range(LETTERS):
        if state.letter_size(SHOWN, letter) > SLOTS[letter]:
            broken.append("cards.open:slots")
    if state.number == 0 and (state.set_size(ASIDE) or state.set_size(GONE)):
        broken.append("cards.gone:gone")
    if state.set_size(ASIDE) and (state.rules.match != CAMPAIGN or state.number != 1):
        broken.append("cards.aside:aside")
    in_hand = LAY_OUT[state.seats] and state.round in (4, 5)
    for seat in range(state.seats):
        size = state.set_size(HAND + seat)
        if size > (DEAL_C[state.seats] if in_hand else 0) or size != state.letter_size(HAND + seat, C):
            broken.append(f"players[{seat}].hand:hand")
    if state.round == 0 and state.set_size(SHOWN):
        broken.append("cards.open:setup")
    return broken + broken_letters(state)


def most_shown(state: State, letter: i64) -> int:
    """So many cards of a letter have come out of the pile by this round, at the most (NUS-3.6, NUS-9.3)."""
    seats = state.seats
    if letter == C:
        first = REVEAL_C[seats] + DEAL_C[seats] * seats if state.round >= 4 else 0
        return int(first + (REVEAL_MORE_C[seats] if state.round >= 6 else 0))
    later, more = (3, REVEAL_A[seats]) if letter == A else (5, REVEAL_B[seats])
    return int(OPEN[letter] + (more if state.round >= later else 0))


def broken_letters(state: State) -> list[str]:
    """Cards of a letter lie open, in hands or in harbours only when their round has come."""
    broken: list[str] = []
    for letter in range(LETTERS):
        found = [f"cards.open ({name})" for card, name in enumerate(CARD_NAMES) if is_open(state, card, letter)]
        for seat in range(state.seats):
            size = state.letter_size(HAND + seat, letter)
            found += [f"players[{seat}].hand"] * int(size)
            for cell, name in enumerate(CELL_NAMES):
                card = state.cells[seat * CELLS + cell]
                if card != NONE and CARD_LETTER[card] == letter:
                    found.append(f"players[{seat}].buildings.{name}")
        if len(found) + coming(state, letter) > most_shown(state, letter):
            broken.append(f"{found[0] if found else 'agenda'}:letters")
    return broken


def coming(state: State, letter: i64) -> int:
    """Cards of a letter that are just being laid open or dealt."""
    cards = 0
    for frame in state.pending():
        if isinstance(frame, founding.ShowCard):
            cards += int(frame.left) if frame.letter == letter else 0
        elif isinstance(frame, founding.DealCard):
            cards += int(frame.left) if letter == C else 0
    return cards


def is_open(state: State, card: i64, letter: i64) -> bool:
    """Does a card of this letter lie open?"""
    return CARD_LETTER[card] == letter and state.has_card(SHOWN, card)


def broken_elders(state: State) -> list[str]:
    """Every elder lies where he was laid, or sits in a council (NUS-3.4, NUS-3.5, NUS-6.11)."""
    broken: list[str] = []
    unveiling = {int(frame.stack) for frame in state.pending() if isinstance(frame, elders.UnveilElder)}
    for stack in range(STACKS):
        top, under = state.stands[2 * stack], state.stands[2 * stack + 1]
        path = f"elders[{stack}]"
        face_down = bool(state.hidden >> stack & 1)
        if top == NONE and (under != NONE or face_down != (stack in unveiling)):
            broken.append(f"{path}:elders")
        if top != NONE and stack in unveiling:
            broken.append(f"{path}:elders")
        if under != NONE and (ELDER_STACK[under] != stack or ELDER_LAYER[under] != 1 or ELDER_LAYER[top] != 0):
            broken.append(f"{path}.under:elders")
        if top != NONE and ELDER_LAYER[top] == HIDDEN_LAYER:
            if face_down or under != NONE:
                broken.append(f"{path}.top:elders")
        elif top != NONE and ELDER_STACK[top] != stack:
            broken.append(f"{path}.top:elders")
    for elder in range(ELDERS):  # whoever lay below can only be gone after the one above
        if plays(state, elder) and ELDER_LAYER[elder] == 0:
            stack = ELDER_STACK[elder]
            below = [other for other in range(ELDERS) if ELDER_STACK[other] == stack and ELDER_LAYER[other] == 1]
            if state.stands[2 * stack] == elder and [int(state.stands[2 * stack + 1])] != below:
                broken.append(f"elders[{stack}]:elders")
    return broken


def broken_player(state: State, seat: i64) -> list[str]:
    """The goods, harbour, council and catch track of a player (NUS-14.4)."""
    path = f"players[{seat}]"
    broken: list[str] = []
    if state.wood(seat) > goods.wood_limit(state, seat):
        broken.append(f"{path}.goods.wood:wood")
    if state.length(seat) > MAX_LENGTH:
        broken.append(f"{path}.ships:track")
        return broken
    covered: i64 = 0
    for pair in range(PAIRS):
        if state.forests[seat * PAIRS + pair] > 0:
            if not state.rules.pairs >> pair & 1 or covered & PAIR_CELLS[pair]:
                broken.append(f"{path}.forests:forests")
            covered |= PAIR_CELLS[pair]
    built = state.built(seat)
    if covered & built or state.taken[seat] != covered | built:
        broken.append(f"{path}.buildings:buildings")
    if state.unfired[seat] & ~built:
        broken.append(f"{path}.unfired:unfired")
    for cell in range(CELLS):
        card = state.cells[seat * CELLS + cell]
        if state.unfired[seat] >> cell & 1 and not PROGRAM.whens[card] >> ONCE & 1:
            broken.append(f"{path}.unfired:unfired")
        if card != NONE and state.round == 0:
            broken.append(f"{path}.buildings:setup")
    for place in range(seat * COUNCIL, (seat + 1) * COUNCIL):
        if state.council[place] == NONE and (state.fed[place] or state.posted[place]):
            broken.append(f"{path}.council:council")
    if state.round == 1 and state.phase != WORK:  # nobody has had a turn
        if bits.size(built):
            broken.append(f"{path}.buildings:early")
        if state.elders(seat):
            broken.append(f"{path}.council:early")
    if state.landed[seat] and not any(isinstance(frame, fishing.Collect) for frame in state.pending()):
        broken.append(f"{path}.landed:landed")
    return broken


def colours_in_play(state: State) -> list[int]:
    """Owners of the workers that may stand on the board now."""
    if not state.rules.solo:
        return list(range(int(state.seats)))
    first = int(ROUNDS) if state.rules.hard else 0
    return sorted({int(SOLO_ROUND[first + turn]) for turn in range(int(max(state.round, 1)))})


def turns_taken(state: State, seat: i64) -> int:
    """Workers that a seat may have placed in this round; the turn under way counts once its worker is placed."""
    if state.phase == END:
        return int(TURNS)
    if state.phase != WORK:
        return 0
    pending = any(isinstance(frame, work.TakeTurn) for frame in state.pending())
    turns = int(state.turn) + (0 if pending else 1)
    offset = int((seat - state.first_player()) % state.seats)
    return (turns - offset + int(state.seats) - 1) // int(state.seats)


def broken_workers(state: State) -> list[str]:
    """Workers fit on their spaces, and nobody has placed more than the turns that were taken (NUS-5.3, NUS-12.3)."""
    broken: list[str] = []
    for space in range(WORK_SPACES):
        if state.standing(space) > capacity_of(state, space):
            broken.append(f"workers.{WORK_NAMES[space]}:capacity")
    if state.round == 0 or state.start == NOBODY:
        if any(listed(state.workers)) or any(listed(state.posted)):
            broken.append("workers:setup")
        return broken
    known = colours_in_play(state)
    for owner in range(WORKERS):
        placed = sum([int(state.workers[space * WORKERS + owner]) for space in range(WORK_SPACES)])
        placed += listed(state.posted).count(owner + 1)
        if owner not in known:
            most = 0
        elif state.rules.solo:
            most = turns_taken(state, 0) if owner == state.colour(0) else int(TURNS)
        else:
            most = turns_taken(state, owner)
        if placed > most:
            broken.append("workers:turns")
    for seat in range(state.seats):
        for place in range(seat * COUNCIL, (seat + 1) * COUNCIL):
            if not state.rules.solo and state.posted[place] not in (0, seat + 1):
                broken.append(f"players[{seat}].council:worker")
    return broken


def capacity_of(state: State, space: i64) -> int:
    """How many workers fit, on the copy tile too."""
    if space < SPACES:
        return int(state.capacity(space))
    if state.rules.copies == 0:
        return 0
    return 1 if (space == COPY_TILE) == (state.rules.copies == 1) else 0


def broken_match(state: State) -> list[str]:
    """Round, start player and phase fit together (NUS-3.8, NUS-11.1)."""
    broken: list[str] = []
    if state.plates > PLATES:
        broken.append("plates:plates")
    if (state.start == NOBODY) != (state.round == 0):
        broken.append("start:start")
    if state.round == 0 and (state.phase != NO_PHASE or state.number > 0):
        broken.append("round:round")
    if state.phase == NO_PHASE and state.round > 1:
        broken.append("phase:round")
    if state.phase == HOMECOMING and state.round < 2:
        broken.append("phase:round")
    if state.phase == END and state.round != ROUNDS:
        broken.append("phase:round")
    fixed = state.rules.first_seat
    if NOBODY not in (fixed, state.start) and state.start != (fixed + state.number) % state.seats:
        broken.append("start:first")
    return broken


# --- the agenda


def broken_agenda(state: State, pending: list[Frame]) -> list[str]:
    """What waits fits the phase; above it are consequences for one seat, each of them possible by itself."""
    if state.phase == FISHING:
        if len(pending) < 2 or type(pending[-2]) is not fishing.Collect:
            return ["agenda:order"]
        pending = [*pending[:-2], pending[-1]]
    below = [frame for frame in pending if not is_consequence(frame)]
    above = pending[: len(pending) - len(below)]
    if above + below != pending:
        return ["agenda:order"]
    if state.phase in (NO_PHASE, HOMECOMING):
        return broken_dealing(state, pending)
    seat = seat_of(state, below)
    if seat == NONE or not is_base(state, below) or (above and len(below) > state.seats and state.phase == FISHING):
        return ["agenda:order"]
    for place, frame in enumerate(above):
        if not is_valid(state, frame, seat, place == 0):
            return [f"agenda[{place}]:frame"]
    for place, frame in enumerate([*above, below[0]]):
        if not may_wait(state, frame, seat, above[:place]):
            return [f"agenda[{place}]:frame"]
    stacks = [int(frame.stack) for frame in above if isinstance(frame, elders.UnveilElder)]
    return ["agenda:elders"] if len(set(stacks)) != len(stacks) else []


BASES: Final[list[type[Frame]]] = [
    founding.DrawFirstSeat,
    founding.ShowCard,
    founding.DealCard,
    homecoming.BeginRound,
    homecoming.StartWork,
    fishing.StartFishing,
    work.TakeTurn,
    windows.EndTurn,
    work.NextTurn,
    windows.LastExchanges,
    ending.ScoreGame,
]


def is_consequence(frame: Frame) -> bool:
    """May the frame wait above those that make up a phase? A collection may do both."""
    return type(frame) not in BASES


def is_base(state: State, below: list[Frame]) -> bool:
    """Are these the frames of the phase, in their order?"""
    seats = int(state.seats)
    if state.phase == WORK:
        names = [type(frame) for frame in below]
        if names not in (
            [work.TakeTurn, windows.EndTurn, work.NextTurn],
            [windows.EndTurn, work.NextTurn],
            [work.NextTurn],
        ):
            return False
        return all(frame.fields() in ([], [int(state.active)]) for frame in below)
    kind: type[Frame] = fishing.StartFishing if state.phase == FISHING else windows.LastExchanges
    last: type[Frame] = homecoming.StartWork if state.phase == FISHING else ending.ScoreGame
    waiting = [frame.fields()[0] for frame in below[:-1] if type(frame) is kind]
    order = [int((state.first_player() + step) % seats) for step in range(seats)]
    return type(below[-1]) is last and len(waiting) == len(below) - 1 and waiting == order[seats - len(waiting) :]


def seat_of(state: State, below: list[Frame]) -> int:
    """Whose consequences may wait now, or NONE."""
    if not below:
        return NONE
    if state.phase == WORK:
        return int(state.active)
    waiting = len(below) - 1
    seats = int(state.seats)
    if state.phase == FISHING:
        return (
            int((state.first_player() + seats - waiting - 1) % seats) if waiting < seats else int(state.first_player())
        )
    return int((state.first_player() + seats - max(waiting, 1)) % seats)


def broken_dealing(state: State, pending: list[Frame]) -> list[str]:
    """Cards are shown or dealt before a round begins (NUS-3.6, NUS-9.3)."""
    if state.start == NOBODY:
        return [] if [type(frame) for frame in pending] == [founding.DrawFirstSeat] else ["agenda:setup"]
    if type(pending[-1]) is not homecoming.BeginRound:
        return ["agenda:order"]
    piles = [(int(frame.letter), int(frame.deck)) for frame in pending[:-1] if isinstance(frame, founding.ShowCard)]
    if len(set(piles)) != len(piles):
        return ["agenda:order"]
    dealt = 0
    for place, frame in enumerate(pending[:-1]):
        if isinstance(frame, founding.ShowCard):
            pile = bits.size(state.lettered(PILE, frame.letter, frame.deck))
            room = SLOTS[frame.letter] - state.letter_size(SHOWN, frame.letter)
            waiting = sum(
                [int(f.left) for f in pending[:-1] if isinstance(f, founding.ShowCard) and f.letter == frame.letter]
            )
            later = state.round == 4 or (state.round == 6 and state.rules.solo)
            if frame.left >= pile or waiting > room or (frame.letter == C) != (later and state.phase == HOMECOMING):
                return [f"agenda[{place}]:frame"]
            if (
                frame.letter == C or not state.rules.mixed or state.phase == HOMECOMING
            ) and frame.deck != state.rules.deck:
                return [f"agenda[{place}]:frame"]
        elif isinstance(frame, founding.DealCard):
            dealt += int(frame.left)
            if state.phase != HOMECOMING or state.round != 4:
                return [f"agenda[{place}]:frame"]
            if frame.left + state.set_size(HAND + frame.seat) > DEAL_C[state.seats]:
                return [f"agenda[{place}]:frame"]
        else:
            return [f"agenda[{place}]:frame"]
    seats = [int(frame.seat) for frame in pending if isinstance(frame, founding.DealCard)]
    order = [int((state.first_player() + step) % state.seats) for step in range(state.seats)]
    if seats != order[len(order) - len(seats) :] or dealt > bits.size(state.lettered(PILE, C, state.rules.deck)):
        return ["agenda:order"]
    return []


WAITING: Final[list[type[Frame]]] = [
    reactions.React,
    reactions.Watch,
    effects.Effect,
    effects.OfferEffect,
    board.Begin,
    ships.UpgradeShip,
    elders.UseElder,
    elders.UseInvited,
    elders.UnveilElder,
    effects.RemoveForest,
    fishing.FeedElders,
    fishing.FeedShares,
    fishing.FeedForeign,
    fishing.FillReserve,
    fishing.Collect,
    fishing.CatchFish,
    # below an exchange that something reacts to
    board.Offer,
    board.ServeFish,
    building.BuildBuilding,
    ships.BuildShip,
]
MENU_ACTIONS: Final[list[tuple[type[Frame], str]]] = [
    (board.ServeFish, "serve_fish"),
    (building.BuildBuilding, "build_building"),
    (forests.ClearForest, "clear_forest"),
    (forests.Reforest, "reforest"),
    (ships.BuildShip, "build_ship"),
    (elders.InviteElder, "invite_elder"),
]
MENU_OPS: Final[list[tuple[type[Frame], int]]] = [
    (effects.ChooseAction, CHOOSE),
    (effects.Exchange, EXCHANGE),
    (effects.RemoveForest, REMOVE_FOREST),
    (ships.UpgradeShip, UPGRADE_SHIP),
    (elders.UseElder, USE_ELDER),
]


def is_valid(state: State, frame: Frame, seat: int, top: bool) -> bool:
    """Can this consequence be there, whatever else is?"""
    if isinstance(frame, elders.UnveilElder):
        return state.hidden >> frame.stack & 1 == 1 and state.stands[2 * frame.stack] == NONE
    if isinstance(frame, fishing.Collect):
        return True
    fields = frame.fields()
    if not fields or fields[0] != seat or not (top or type(frame) in WAITING) or isinstance(frame, Chance):
        return False
    if isinstance(frame, windows.Menu):
        return is_menu_valid(state, frame, seat)
    if isinstance(frame, reactions.React):
        return frame.when not in (USED, ANYTIME, STATIC)
    if isinstance(frame, effects.Effect | effects.OfferEffect):
        return is_effect_valid(state, frame, seat)
    if isinstance(frame, board.Begin):
        return PROGRAM.op[frame.step] == ACTION and owns(state, seat, PROGRAM.owner[frame.step])
    if isinstance(frame, building.ChooseSite | building.ChooseSource):
        return is_site_valid(state, frame, seat)
    return is_rest_valid(state, frame, seat)


def is_rest_valid(state: State, frame: Frame, seat: int) -> bool:
    """Elders and fish."""
    if isinstance(frame, elders.UseInvited):
        return state.council[seat * COUNCIL + frame.place] != NONE
    if isinstance(frame, fishing.FeedElders):
        return frame.fed < bits.bit(state.elders(seat))
    if isinstance(frame, fishing.CatchFish):
        return state.phase == FISHING
    known = (reactions.Watch, fishing.FeedShares, fishing.FeedForeign, fishing.FillReserve)
    return isinstance(frame, known)


def owns(state: State, seat: int, owner: i64) -> bool:
    """Is this a building or an elder of the seat, or the action board?"""
    if owner >= CARDS:
        return state.place_of(seat, owner - CARDS) != NONE
    return owner == NONE or int(owner) in listed(state.cells)[seat * CELLS : (seat + 1) * CELLS]


def is_menu_valid(state: State, frame: windows.Menu, seat: int) -> bool:
    """Has the question a step that asks it? A worker's action cannot be declined."""
    op = int(PROGRAM.op[frame.step])
    owner = PROGRAM.owner[frame.step]
    if not owns(state, seat, owner) or (owner == NONE and frame.decline):
        return False
    for kind, name in MENU_ACTIONS:
        if isinstance(frame, kind):
            return op == ACTION and board.action_of(frame.step) == ACTION_NAMES.index(name)
    if isinstance(frame, board.Offer):
        return op == ACTION and frame.decline == 1
    for kind, wanted in MENU_OPS:
        if isinstance(frame, kind) and op != wanted:
            return False
    if isinstance(frame, effects.RemoveForest):
        return frame.left() > 0 and (frame.taken == 0 or frame.decline == 0)
    if isinstance(frame, ships.UpgradeShip | elders.UseElder):
        most = PROGRAM.arg[frame.step * WIDTH]
        return frame.left <= most and (isinstance(frame, ships.UpgradeShip) or frame.decline == 1)
    return True


def is_effect_valid(state: State, frame: effects.Effect | effects.OfferEffect, seat: int) -> bool:
    """Is it an effect of something the seat owns, with steps left?"""
    effect = frame.effect
    first, stop = PROGRAM.start[effect], PROGRAM.stop[effect]
    if PROGRAM.when[effect] in (ANYTIME, STATIC) or first == stop or not owns(state, seat, PROGRAM.owner[first]):
        return False
    if isinstance(frame, effects.OfferEffect):
        return effects.is_offered(effect)
    step = first + frame.start
    if step >= stop:
        return False
    if frame.time and (PROGRAM.op[step] != ACTION or frame.time >= PROGRAM.arg[step * WIDTH + REPEAT]):
        return False
    return frame.mode == mode_of(state, frame)


def mode_of(state: State, frame: effects.Effect) -> i64:
    """May the rest of an effect be declined? That follows from when it comes and what was paid before."""
    when, first = PROGRAM.when[frame.effect], PROGRAM.start[frame.effect]
    paid = PAY in [int(PROGRAM.op[step]) for step in range(first, first + frame.start)]
    if paid or when in (ON_EMPTY, ON_FULL):
        return effects.BOUND
    begun = frame.start > 0 or frame.time > 0
    return effects.MUST if when == USED and state.rules.must_change and not begun else effects.FREE


# --- what waits below


def may_wait(state: State, frame: Frame, seat: int, above: list[Frame]) -> bool:
    """Can these have come above it? An exchange, a removed forest and a fed elder bring what is bound to them."""
    moments = moments_above(frame)
    if not moments or not brings_goods_only(state, seat, moments):
        return True
    return all(is_of_moment(other, moments) for other in above)


def moments_above(frame: Frame) -> list[int]:
    """The moments whose effects can come above a frame that waits; none if anything can."""
    if isinstance(frame, effects.RemoveForest):
        return [ONCE, ON_FREED]
    if isinstance(frame, effects.Effect):
        return [ONCE, ON_ELDER_FISH] if frame.mode == effects.MUST else []
    if isinstance(frame, windows.Window) and not isinstance(frame, windows.EndTurn | elders.UseElder):
        return [ONCE]
    return []


def brings_goods_only(state: State, seat: int, moments: list[int]) -> bool:
    """Do own buildings only gain goods at these moments, and does nothing follow from that? So it is as printed."""
    for card in listed(state.cells)[seat * CELLS : (seat + 1) * CELLS]:
        if card == NONE:
            continue
        for effect in range(PROGRAM.first[card], PROGRAM.first[card + 1]):
            if int(PROGRAM.when[effect]) in moments:
                for step in range(PROGRAM.start[effect], PROGRAM.stop[effect]):
                    stored = PROGRAM.arg[step * WIDTH + TO] == 1
                    if PROGRAM.op[step] != GAIN or (stored and state.reacts_to(seat, ON_FULL)):
                        return False
    return True


def is_of_moment(frame: Frame, moments: list[int]) -> bool:
    """Does the frame belong to the effects of these moments?"""
    if isinstance(frame, effects.Effect | effects.OfferEffect):
        return int(PROGRAM.when[frame.effect]) in moments
    if isinstance(frame, reactions.React):
        return int(frame.when) in moments
    return isinstance(frame, reactions.Watch)


def is_site_valid(state: State, frame: building.ChooseSite | building.ChooseSource, seat: int) -> bool:
    """Is the card within reach and paid for, is there room?"""
    if PROGRAM.op[frame.step] != ACTION or board.action_of(frame.step) != BUILD:
        return False
    if not owns(state, seat, PROGRAM.owner[frame.step]) or state.free(seat) == 0:
        return False
    if not (state.has_card(SHOWN, frame.card) or state.has_card(HAND + seat, frame.card)):
        return False
    reserve = state.ruling(seat, K_PAY_RESERVE, 0) > 0
    if not building.can_pay(state, seat, frame.card, frame.step, reserve):
        return False
    if isinstance(frame, building.ChooseSite):
        return True
    return reserve and state.free(seat) >> frame.cell & 1 == 1 and is_source_valid(state, frame)


def is_source_valid(state: State, frame: building.ChooseSource) -> bool:
    """Could so much of the goods before have come from the Reserve?"""
    if frame.drawn >> building.SOURCE_BITS * frame.good:
        return False
    for good in range(frame.good):
        before = building.ChooseSource(frame.seat, frame.step, frame.card, frame.cell, good, 0)
        drawn = frame.drawn >> building.SOURCE_BITS * good & building.SOURCE_MASK
        if not before.least(state) <= drawn <= before.most(state):
            return False
    return True
