"""How is a position written down, read back and checked? The format is described in docs/positions.md."""

from typing import Any, Final

from igroteka.core.agenda import NOBODY, Frame, Listed
from igroteka.core.arrays import append, i64, listed, vec
from igroteka.core.catalogue import Catalogue, Flag, MaybeNamed, Meaning, Named, NamedSet, Ordinal
from igroteka.core.errors import BadPosition
from igroteka.core.reading import Reader, Sought, opened, read_name, read_rules, read_seat, set_going
from igroteka.core.state import Position, Referee
from igroteka.core.writing import name_or_none, named, number_or_none
from igroteka.games.nusfjord import campaign, meta, scoring, setup
from igroteka.games.nusfjord.data.box import (
    ACTION_NAMES,
    CARD_NAMES,
    CARDS,
    CATEGORIES,
    CELL_NAMES,
    CELLS,
    COLOUR_NAMES,
    COUNCIL,
    DECK_NAMES,
    ELDER_FULL,
    ELDER_LAYER,
    ELDER_NAMES,
    GOOD_NAMES,
    GOODS,
    HIDDEN_LAYER,
    LETTER_NAMES,
    NONE,
    PAIR_CELLS,
    PAIR_NAMES,
    PAIRS,
    PLATES,
    RESERVE,
    ROUNDS,
    SCHOONER,
    SEATS,
    SETTINGS,
    SHARES,
    SHIP_NAMES,
    SHIPS,
    SPARE_SCHOONERS,
    STACKS,
    START_SHIPS,
    STORES,
    TURNS,
    WORK_NAMES,
    WORKERS,
)
from igroteka.games.nusfjord.data.program import PROGRAM, WHEN_NAMES
from igroteka.games.nusfjord.rules import building, catalogue, elders, fishing, founding, laws
from igroteka.games.nusfjord.state import (
    ASIDE,
    CAMPAIGN,
    GONE,
    HAND,
    PILE,
    SHOWN,
    WORK,
    State,
)
from igroteka.kit import bits

ENDINGS: Final = ["", "complete"]
PHASES: Final = ["setup", "fishing", "work", "returning_home", "end"]
MANY: Final = 9999  # more goods or points than any game brings
TALLEST: Final = 99  # forests in a stack
MODES: Final = ["must", "free", "bound"]
MEANINGS: Final[dict[str, Meaning]] = {
    "letter": Named(LETTER_NAMES),
    "deck": Named(DECK_NAMES),
    "left": Meaning(1, 14),
    "fish": Meaning(0, 99),
    "decline": Flag(),
    "card": Named(CARD_NAMES),
    "cell": Named(CELL_NAMES),
    "good": Named(GOOD_NAMES),
    "stack": Ordinal(0, STACKS - 1),
    "when": Named(WHEN_NAMES),
    "cells": NamedSet(CELL_NAMES),
    "ship": MaybeNamed(SHIP_NAMES),
    "start": Meaning(0, 9),
    "mode": Named(MODES),
    "time": Meaning(0, 9),
    "taken": Meaning(0, 9),
}


class Pending(Catalogue):
    """Steps and effects are written by the card or elder that has them, elders of a council by their numbers."""

    def keys(self, entry: Listed) -> list[str]:
        return ["seat", "elder"] if entry.frame is elders.UseInvited else super().keys(entry)

    def write_field(self, state: Position, frame: Frame, name: str, value: int, written: dict[str, Any]) -> None:
        if name == "step":
            written[name] = step_name(value)
        elif name == "effect":
            written[name] = effect_name(value)
        elif name == "drawn":
            written[name] = named(split(value, building.SOURCE_BITS, GOODS), GOOD_NAMES)
        elif name == "given":
            written[name] = named(split(value, fishing.GIVEN_BITS, SEATS), COLOUR_NAMES)
        elif name == "fed":
            council = council_names(as_state(state), frame.fields()[0])
            written[name] = [elder for place, elder in enumerate(council) if value >> place & 1]
        elif isinstance(frame, elders.UseInvited) and name == "place":
            written["elder"] = council_names(as_state(state), frame.seat)[value]
        else:
            super().write_field(state, frame, name, value, written)

    def read_field(self, state: Position, reader: Reader, entry: Listed, name: str, before: list[int]) -> int:
        if name == "step":
            return read_step(reader.get(name))
        if name == "effect":
            return read_effect(reader.get(name))
        if name == "drawn":
            return joined(reader.get_or(name, {}).counts(GOOD_NAMES, building.SOURCE_MASK), building.SOURCE_BITS)
        if name == "given":
            seats = COLOUR_NAMES[: int(state.seats)]
            return joined(reader.get_or(name, {}).counts(seats, fishing.GIVEN_MASK), fishing.GIVEN_BITS)
        if name == "fed":
            council = council_names(as_state(state), before[0])
            return sum([int(bits.bit(place)) for place in reader.get_or(name, []).words(council)])
        if name == "place":
            return reader.get("elder").word(council_names(as_state(state), before[0]))
        return super().read_field(state, reader, entry, name, before)


def as_state(state: Position) -> State:
    """The position as this game has it."""
    if not isinstance(state, State):
        raise TypeError(type(state).__name__)
    return state


def split(value: int, width: int, count: int) -> list[int]:
    """Counts that share one number."""
    return [value >> width * place & int(bits.bit(width)) - 1 for place in range(count)]


def joined(counts: list[int], width: int) -> int:
    """The number that these counts share."""
    return sum([count << width * place for place, count in enumerate(counts)])


def council_names(state: State, seat: i64) -> list[str]:
    """The elders of a seat by number, in the order of the council."""
    return [ELDER_NAMES[state.council[seat * COUNCIL + place]] for place in range(state.elders(seat))]


OWNER_NAMES: Final = [*CARD_NAMES, *[f"elder {name}" for name in ELDER_NAMES]]  # cards, then elders


def first_step(owner: i64) -> int:
    """The first step of a card or an elder."""
    return int(PROGRAM.start[PROGRAM.first[owner]])


def step_name(step: i64) -> str:
    """A step by its owner and its number there, `103:2`; the board's own actions by their names."""
    owner = PROGRAM.owner[step]
    return ACTION_NAMES[step] if owner == NONE else f"{OWNER_NAMES[owner]}:{step - first_step(owner) + 1}"


def read_step(reader: Reader) -> int:
    """The same read back."""
    if reader.text() in ACTION_NAMES:
        return reader.word(ACTION_NAMES)
    name, _, number = reader.text().partition(":")
    if name in OWNER_NAMES and number.isascii() and number.isdigit() and len(number) < 3:
        owner = OWNER_NAMES.index(name)
        if PROGRAM.first[owner] < PROGRAM.first[owner + 1] and int(number) > 0:
            step = first_step(owner) + int(number) - 1
            if step < len(PROGRAM.op) and PROGRAM.owner[step] == owner:
                return step
    raise reader.not_allowed(f"{ACTION_NAMES[0]}, ..., {OWNER_NAMES[0]}:1, ..., {OWNER_NAMES[-1]}:1")


def effect_name(effect: i64) -> str:
    """An effect by its owner and its number there."""
    owner = next(owner for owner in range(len(OWNER_NAMES)) if effect < PROGRAM.first[owner + 1])
    return f"{OWNER_NAMES[owner]}:{effect - PROGRAM.first[owner] + 1}"


def read_effect(reader: Reader) -> int:
    """The same read back."""
    name, _, number = reader.text().partition(":")
    if name in OWNER_NAMES and number.isascii() and number.isdigit() and len(number) < 3:
        owner = OWNER_NAMES.index(name)
        effect = int(PROGRAM.first[owner]) + int(number) - 1
        if PROGRAM.first[owner] <= effect < PROGRAM.first[owner + 1]:
            return effect
    raise reader.not_allowed(f"{OWNER_NAMES[0]}:1, ..., {OWNER_NAMES[-1]}:1")


AGENDA: Final = Pending(catalogue.FRAMES, MEANINGS, laws.DEEPEST)


# --- writing


def cards_in(state: State, place: i64) -> list[str]:
    """The cards of a set by number."""
    return [name for card, name in enumerate(CARD_NAMES) if state.has_card(place, card)]


def goods_of(state: State, seat: i64, first: int) -> dict[str, int]:
    """Goods of the personal supply or the Reserve."""
    return {name: int(state.goods[seat * STORES + first + good]) for good, name in enumerate(GOOD_NAMES)}


def ships_of(state: State, row: i64) -> dict[str, int]:
    """Ships of a seat; the row after the last one is the board's."""
    return {name: int(state.ships[row * SHIPS + ship]) for ship, name in enumerate(SHIP_NAMES)}


def shares_of(state: State, holder: i64) -> dict[str, int]:
    """Issued shares by colour; the holder after the last seat is "New shares"."""
    seats = int(state.seats)
    return named([int(state.shares[holder * seats + colour]) for colour in range(seats)], COLOUR_NAMES[:seats])


def workers_of(state: State, space: i64) -> dict[str, int]:
    """Workers on a space by colour."""
    return named([int(state.workers[space * WORKERS + owner]) for owner in range(WORKERS)], COLOUR_NAMES)


def elders_of(state: State) -> list[dict[str, Any]]:
    """The six stacks of elders."""
    return [
        {
            "top": name_or_none(state.stands[2 * stack], ELDER_NAMES),
            "under": name_or_none(state.stands[2 * stack + 1], ELDER_NAMES),
            "hidden": bool(state.hidden >> stack & 1),
        }
        for stack in range(STACKS)
    ]


def council_of(state: State, seat: i64) -> list[dict[str, Any]]:
    """The elders of a seat, with their fish and workers."""
    first = seat * COUNCIL
    return [
        {
            "elder": ELDER_NAMES[state.council[place]],
            "fish": int(state.fed[place]),
            "worker": COLOUR_NAMES[state.posted[place] - 1] if state.posted[place] else None,
        }
        for place in range(first, first + state.elders(seat))
    ]


def player_of(state: State, seat: i64) -> dict[str, Any]:
    """What everybody sees of a seat."""
    cells = {
        name: CARD_NAMES[state.cells[seat * CELLS + cell]]
        for cell, name in enumerate(CELL_NAMES)
        if state.cells[seat * CELLS + cell] != NONE
    }
    return {
        "goods": goods_of(state, seat, 0),
        "reserve": goods_of(state, seat, RESERVE),
        "ships": ships_of(state, seat),
        "shares": shares_of(state, seat),
        "unissued": int(state.unissued[seat]),
        "landed": int(state.landed[seat]),
        "forests": named([int(state.forests[seat * PAIRS + pair]) for pair in range(PAIRS)], PAIR_NAMES),
        "buildings": cells,
        "council": council_of(state, seat),
        "unfired": [CARD_NAMES[state.cells[seat * CELLS + cell]] for cell in bits.members(state.unfired[seat])],
    }


def outcome_of(state: State) -> dict[str, Any]:
    """What a match of several games leaves behind: the points of each, and the rank of a campaign (NUS-13.3)."""
    if state.rules.games == 1:
        return {}
    seats = range(int(state.seats))
    games = [[sum(sheet.values()) for sheet in sheets] for sheets in scoring.past_sheets(state)]
    if state.finished:
        games.append([int(scoring.game_points(state, seat)) for seat in seats])
    outcome: dict[str, Any] = {"games": games}
    if state.finished and state.rules.match == CAMPAIGN:
        outcome["rank"] = rank_of(state)
    return outcome


def rank_of(state: State) -> dict[str, int]:
    """The rank of a solo player before and after a campaign."""
    before, total = int(state.rules.rank), int(scoring.points(state, 0))
    after = campaign.rank_after(before, total)
    return {"before": before, "after": after, "candidate": campaign.candidate(total), "total": total}


def result_of(state: State) -> dict[str, Any] | None:
    """How the match ended; of a campaign, with the rank (NUS-13.3)."""
    if not state.finished:
        return None
    result: dict[str, Any] = {"ending": ENDINGS[state.ending], "ranks": scoring.ranks(state)}
    if state.rules.match == CAMPAIGN:
        result["rank"] = rank_of(state)
    return result


def to_dict(state: State) -> dict[str, Any]:
    """The complete position."""
    players = []
    for seat in range(state.seats):
        player = player_of(state, seat)
        player["hand"] = cards_in(state, HAND + seat)
        players.append(player)
    workers = {name: workers_of(state, space) for space, name in enumerate(WORK_NAMES)}
    return {
        "game": meta.ID,
        "version": meta.VERSION,
        "seats": int(state.seats),
        "options": SETTINGS.changed(state.rules.options),
        "match": {"game": int(state.number) + 1, "past": scoring.past_sheets(state)},
        "start": number_or_none(state.start),
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "turn": int(state.turn) + 1 if state.phase == WORK else 0,
        "excess": int(state.excess),
        "plates": int(state.plates),
        "shipyard": ships_of(state, state.seats),
        "spare_schooners": int(state.spare),
        "new_shares": shares_of(state, state.seats),
        "workers": {name: standing for name, standing in workers.items() if standing},
        "elders": elders_of(state),
        "cards": {
            "open": cards_in(state, SHOWN),
            "pile": cards_in(state, PILE),
            "aside": cards_in(state, ASIDE),
            "gone": cards_in(state, GONE),
        },
        "players": players,
        "agenda": AGENDA.written(state),
        "result": result_of(state),
    }


# --- reading

KEYS: Final = [
    "game",
    "version",
    "seats",
    "options",
    "match",
    "start",
    "round",
    "phase",
    "turn",
    "excess",
    "plates",
    "shipyard",
    "spare_schooners",
    "new_shares",
    "workers",
    "elders",
    "cards",
    "players",
    "agenda",
    "result",
]
PLAYER_KEYS: Final = [
    "goods",
    "reserve",
    "ships",
    "shares",
    "unissued",
    "landed",
    "forests",
    "buildings",
    "council",
    "unfired",
    "hand",
]


def from_dict(game: Referee, data: object) -> State:
    """The position described; BadPosition names the first field that cannot be."""
    reader = opened(data, KEYS, meta.ID, meta.VERSION)
    seats = reader.get("seats").integer(1, SEATS)
    state = setup.empty_table(game, seats, read_rules(seats, reader.get_or("options", {}), setup.house_rules))
    read_match(state, reader)
    for seat, player in enumerate(reader.get("players").items(seats, seats)):
        read_player(state, seat, player.table(PLAYER_KEYS))
    read_board(state, reader)
    read_cards(state, reader.get("cards").table(["open", "pile", "aside", "gone"]))
    read_result(state, reader.get_or("result", None))
    AGENDA.read(state, reader.get("agenda"))
    set_going(state, reader, meta.ID, result_of, sought)
    return state


def sought(name: str) -> Sought:
    """Where a piece of the census stands in a document."""
    kind, _, rest = name.partition(" ")
    if name in CARD_NAMES:
        return Sought("cards.pile", [name], ["cards", "hand", "buildings"])
    if name in SHIP_NAMES:
        return Sought("shipyard", [name], ["shipyard", "ships"])
    if kind == "elder":
        return Sought("elders", [rest], ["elders", "council"])
    if kind == "shares":
        own = [f"players[{COLOUR_NAMES.index(rest)}].unissued"]
        return Sought("new_shares", [rest], ["new_shares", "shares"], own)
    if kind == "spaces":
        place = f"players[{COLOUR_NAMES.index(rest)}]"
        return Sought(f"{place}.buildings", [], [], [f"{place}.buildings", f"{place}.forests"])
    return Sought("elders", [], [], ["elders"])


def read_match(state: State, reader: Reader) -> None:
    """Which game of the match it is, which round, whose turn."""
    match = reader.get_or("match", {"game": 1}).table(["game", "past"])
    state.number = match.get("game").integer(1, int(state.rules.games)) - 1
    past: vec[i64] = vec[i64]()
    played = match.get_or("past", []) if state.number == 0 else match.get("past")
    for sheets in played.items(int(state.number), int(state.number)):
        for sheet in sheets.items(int(state.seats), int(state.seats)):
            sheet.table(CATEGORIES)
            for name in CATEGORIES:
                past = append(past, sheet.get(name).integer(-MANY, MANY))
    state.past = past
    start = reader.get_or("start", None)
    state.start = read_seat(start, state.seats)
    state.round = reader.get("round").integer(0, int(ROUNDS))
    state.phase = reader.get("phase").word(PHASES)
    turn = reader.get_or("turn", 0)
    state.turn = max(0, turn.integer(0, int(TURNS * state.seats)) - 1)
    if (state.phase == WORK) != (turn.integer(0, int(TURNS * state.seats)) > 0):
        raise turn.not_allowed("0" if state.phase != WORK else f"1..{TURNS * state.seats}")
    if state.phase == WORK:
        if state.start == NOBODY:
            raise start.not_allowed(f"0..{state.seats - 1}")
        state.active = (state.first_player() + state.turn) % state.seats
    state.excess = reader.get_or("excess", 0).integer(0, MANY)


def read_counts(reader: Reader, names: list[str], most: int, row: vec[i64], first: i64) -> None:
    """Counts by name into a row."""
    for place, count in enumerate(reader.counts(names, most)):
        row[first + place] = count


def read_board(state: State, reader: Reader) -> None:
    """What lies in the middle of the table."""
    state.plates = reader.get_or("plates", 0).integer(0, PLATES)
    read_supply(state, reader)
    workers = reader.get_or("workers", {}).table(WORK_NAMES)
    for space, name in enumerate(WORK_NAMES):
        read_counts(workers.get_or(name, {}), COLOUR_NAMES, 9, state.workers, space * WORKERS)
    if not reader.has("elders"):
        lay_elders(state, reader)
        return
    for stack, entry in enumerate(reader.get("elders").items(STACKS, STACKS)):
        entry.table(["top", "under", "hidden"])
        state.stands[2 * stack] = read_name(entry.get_or("top", None), ELDER_NAMES)
        state.stands[2 * stack + 1] = read_name(entry.get_or("under", None), ELDER_NAMES)
        if entry.get_or("hidden", False).boolean():
            state.hidden |= bits.bit(stack)


def read_supply(state: State, reader: Reader) -> None:
    """Ships and shares of the board; left out, it has what nobody else has."""
    seats = int(state.seats)
    state.spare = reader.get_or("spare_schooners", int(SPARE_SCHOONERS)).integer(0, 99)
    if reader.has("shipyard"):
        read_counts(reader.get("shipyard"), SHIP_NAMES, 99, state.ships, seats * SHIPS)
    else:
        for ship in range(SHIPS):
            sailing = sum([int(state.fleet(seat, ship)) for seat in range(seats)])
            aside = SPARE_SCHOONERS - state.spare if ship == SCHOONER else 0
            state.ships[seats * SHIPS + ship] = max(0, START_SHIPS[seats] + aside - sailing)
    if reader.has("new_shares"):
        read_counts(reader.get("new_shares"), COLOUR_NAMES[:seats], int(SHARES), state.shares, seats * seats)
        return
    for colour in range(seats):
        held = sum([int(state.held(holder, colour)) for holder in range(seats)]) + int(state.unissued[colour])
        state.shares[seats * seats + colour] = max(0, SHARES - held)


def lay_elders(state: State, reader: Reader) -> None:
    """Elders as they were laid out, but for those in a council; once a stack is used up, they must be written."""
    founding.lay_elders(state)
    seated = listed(state.council)
    unclear = any(elder != NONE and ELDER_LAYER[elder] == HIDDEN_LAYER for elder in seated)
    for stack in range(STACKS):
        pair = [int(state.stands[2 * stack]), int(state.stands[2 * stack + 1])]
        left = [elder for elder in pair if elder != NONE and elder not in seated]
        for layer in range(2):
            state.stands[2 * stack + layer] = left[layer] if layer < len(left) else NONE
        unclear = unclear or (not left and state.hidden >> stack & 1 == 1)
    if unclear:
        raise BadPosition("position-missing", {"field": reader.under("elders")})


def read_player(state: State, seat: int, reader: Reader) -> None:
    """All that belongs to a seat."""
    seats = int(state.seats)
    read_counts(reader.get_or("goods", {}), GOOD_NAMES, MANY, state.goods, seat * STORES)
    read_counts(reader.get_or("reserve", {}), GOOD_NAMES, MANY, state.goods, seat * STORES + RESERVE)
    read_counts(reader.get_or("ships", {}), SHIP_NAMES, 99, state.ships, seat * SHIPS)
    read_counts(reader.get("shares"), COLOUR_NAMES[:seats], int(SHARES), state.shares, seat * seats)
    state.unissued[seat] = reader.get_or("unissued", 0).integer(0, int(SHARES))
    state.landed[seat] = reader.get_or("landed", 0).integer(0, MANY)
    read_counts(reader.get("forests"), PAIR_NAMES, TALLEST, state.forests, seat * PAIRS)
    read_buildings(state, seat, reader)
    for place, entry in enumerate(reader.get_or("council", []).items(0, COUNCIL)):
        entry.table(["elder", "fish", "worker"])
        state.council[seat * COUNCIL + place] = entry.get("elder").word(ELDER_NAMES)
        state.fed[seat * COUNCIL + place] = entry.get_or("fish", 0).integer(0, int(ELDER_FULL) - 1)
        state.posted[seat * COUNCIL + place] = read_name(entry.get_or("worker", None), COLOUR_NAMES) + 1
    read_set(state, HAND + seat, reader.get_or("hand", []))


def read_buildings(state: State, seat: int, reader: Reader) -> None:
    """The harbour board: forests are read already."""
    buildings = reader.get_or("buildings", {}).table(CELL_NAMES)
    covered: i64 = 0
    for pair in range(PAIRS):
        if state.forests[seat * PAIRS + pair]:
            if covered & PAIR_CELLS[pair]:
                raise BadPosition("position-twice", {"field": reader.get("forests").path, "value": PAIR_NAMES[pair]})
            covered |= PAIR_CELLS[pair]
    for cell, name in enumerate(CELL_NAMES):
        if buildings.has(name):
            entry = buildings.get(name)
            if covered >> cell & 1:
                raise BadPosition("position-twice", {"field": entry.path, "value": name})
            state.put_building(seat, cell, entry.word(CARD_NAMES))
    state.refresh(seat)
    if reader.has("unfired"):
        unfired: i64 = 0
        own = [CARD_NAMES[state.cells[seat * CELLS + cell]] for cell in bits.members(state.unfired[seat])]
        for entry in reader.get("unfired").items(0, CELLS):
            entry.word(own)
            card = CARD_NAMES.index(entry.text())
            for cell in bits.members(state.unfired[seat]):
                if state.cells[seat * CELLS + cell] == card:
                    unfired |= bits.bit(cell)
        state.unfired[seat] = unfired


def read_set(state: State, place: i64, reader: Reader) -> None:
    """Cards by number."""
    for entry in reader.items(0, CARDS):
        card = entry.word(CARD_NAMES)
        if state.has_card(place, card):
            raise BadPosition("position-twice", {"field": entry.path, "value": entry.value})
        state.put_card(place, card)


def read_cards(state: State, reader: Reader) -> None:
    """The cards of the table; without a pile, all that are nowhere else lie there."""
    read_set(state, SHOWN, reader.get("open"))
    read_set(state, ASIDE, reader.get_or("aside", []))
    read_set(state, GONE, reader.get_or("gone", []))
    if reader.has("pile"):
        read_set(state, PILE, reader.get("pile"))
        return
    for card in range(CARDS):
        if laws.is_in_match(state, card) and laws.cards_found(state, card) == 0:
            state.put_card(PILE, card)


def read_result(state: State, reader: Reader) -> None:
    """How the match ended, or null."""
    if not reader.is_none():
        reader.table(["ending", "ranks", "rank"])
        state.ending = reader.get("ending").word(ENDINGS)
        state.finished = True
