"""How is a position written down, read back and checked? The format is described in docs/positions.md."""

from typing import Any, Final

from igroteka.core.agenda import NOBODY, Frame, Listed
from igroteka.core.arrays import append, i64, listed, row, vec
from igroteka.core.catalogue import Catalogue, Meaning
from igroteka.core.errors import BadPosition
from igroteka.core.reading import Reader, Sought, call_speaker, check_laws, opened, read_rules, read_seat
from igroteka.core.state import Position, Referee
from igroteka.core.writing import named, number_or_none
from igroteka.games.catan import meta, setup
from igroteka.games.catan.data.box import (
    CARD_COUNTS,
    CARD_NAMES,
    CARDS,
    CARDS_PER_RESOURCE,
    DICE_SIDES,
    EDGES,
    HARBOUR_NAMES,
    HARBOURS,
    HEXES,
    NODES,
    NUMBERS,
    RED_TOKENS,
    RESOURCE_NAMES,
    RESOURCES,
    ROADS,
    SEATS,
    SETTINGS,
    TERRAIN_NAMES,
    TOKENS,
)
from igroteka.games.catan.rules import catalogue, counting, laws, robber, special
from igroteka.games.catan.state import BANK, Memory, Offer, State, terms, terms_give, terms_want
from igroteka.kit import bits, bundles

ENDINGS: Final = ["", "victory", "turn_limit"]
BUNDLE_FIELDS: Final = ["give", "want", "laid0", "laid1", "laid2", "laid3"]
MEANINGS: Final[dict[str, Meaning]] = {
    "hex": Meaning(0, HEXES - 1),
    "node": Meaning(0, NODES - 1),
    "token": Meaning(0, len(RED_TOKENS) - 1),
    "place": Meaning(0, HARBOURS - 1),
    "round": Meaning(1, 2),
    "left": Meaning(1, 2),
}
SHAPES: Final = (
    r"lay_terrain|choose_corner|lay_red_number|lay_number|deal_harbour|draw_first_seat"
    r"|(found_road )?(found_settlement )*start_turn"
    r"|((move_robber|steal|draw_from_hand|free_road) )?pre_roll"
    r"|((roll_dice|discard_half move_robber|move_robber|steal|draw_from_hand|draw_card|free_road|compose"
    r"|(compose|answer_offer) hear_answers|choose_partner) )?trade_and_build"
)


class Pending(Catalogue):
    """Cards and owed counts are written out."""

    def write_field(self, state: Position, frame: Frame, name: str, value: int, written: dict[str, Any]) -> None:
        if name in BUNDLE_FIELDS:
            written[name] = cards_of(value)
        elif name == "owed":
            written[name] = [value >> 8 * seat & 255 for seat in range(SEATS)]
        else:
            super().write_field(state, frame, name, value, written)

    def in_numbers(self, state: Position) -> list[dict[str, Any]]:
        return self.written(state)

    def read_field(self, state: Position, reader: Reader, entry: Listed, name: str, before: list[int]) -> int:
        if name in BUNDLE_FIELDS:
            return int(read_cards(reader.get_or(name, {})))
        if name == "owed":
            owed = [count.integer(0, 95) for count in reader.get(name).items(SEATS, SEATS)]
            return sum([count << 8 * seat for seat, count in enumerate(owed)])
        return super().read_field(state, reader, entry, name, before)


AGENDA: Final = Pending(catalogue.FRAMES, MEANINGS, 2 * SEATS + 2, SHAPES)


# --- writing


def cards_of(bundle: i64) -> dict[str, int]:
    """A bundle of resource cards by name."""
    return named(bundles.unpacked(bundle, RESOURCES), RESOURCE_NAMES)


def hand_of(state: State, seat: i64) -> dict[str, int]:
    """A hand, or the bank, by name."""
    return named([state.has(seat, resource) for resource in range(RESOURCES)], RESOURCE_NAMES)


def development_of(state: State, seat: i64) -> dict[str, int]:
    """Development cards in a hand, or in the deck, by name."""
    return named([state.cards_held(seat, card) for card in range(CARDS)], CARD_NAMES)


def played_of(state: State, seat: i64) -> dict[str, int]:
    """Development cards a seat has played, by name."""
    return named([state.cards_played(seat, card) for card in range(CARDS)], CARD_NAMES)


def board_of(state: State) -> dict[str, Any]:
    """Terrain, numbers, harbours, robber."""
    return {
        "terrain": [None if terrain < 0 else TERRAIN_NAMES[terrain] for terrain in listed(state.terrain)],
        "numbers": listed(state.numbers),
        "harbours": [None if kind < 0 else HARBOUR_NAMES[kind] for kind in listed(state.harbours)],
        "robber": int(state.robber),
    }


def pieces_of(state: State, seat: i64) -> dict[str, Any]:
    """What a seat has on the board."""
    return {
        "roads": [edge for edge in range(EDGES) if state.roads[edge] == seat],
        "settlements": bits.members(state.settlements[seat]),
        "cities": bits.members(state.cities[seat]),
    }


def offer_of(state: State) -> dict[str, Any] | None:
    """The open offer with its answers; all of it is public (CAT-17.20)."""
    offer = state.offer
    if offer.addressees == 0:
        return None
    counters = [seat for seat in range(SEATS) if offer.counter(seat)]
    return {
        "to": bits.members(offer.addressees),
        "give": cards_of(offer.give),
        "want": cards_of(offer.want),
        "accepted": bits.members(offer.accepted),
        "rejected": bits.members(offer.rejected),
        "not_asked": bits.members(offer.skipped),
        "counters": [
            {
                "seat": seat,
                "give": cards_of(terms_give(offer.counter(seat))),
                "want": cards_of(terms_want(offer.counter(seat))),
            }
            for seat in counters
        ],
    }


def refused_of(state: State) -> list[dict[str, Any]]:
    """What was refused this turn; public too."""
    return [
        {"seat": key & 3, "give": cards_of(terms_give(key >> 2)), "want": cards_of(terms_want(key >> 2))}
        for key in sorted(listed(state.refused))
    ]


def result_of(state: State) -> dict[str, Any] | None:
    """How the game ended."""
    if not state.finished:
        return None
    return {"ending": ENDINGS[state.ending], "winner": number_or_none(state.winner)}


def turn_of(state: State) -> dict[str, Any]:
    """What is public about the turn."""
    dice = state.dice
    return {
        "number": int(state.turn),
        "first": number_or_none(state.first),
        "active": number_or_none(state.active),
        "dice": None if dice < 0 else [dice // DICE_SIDES + 1, dice % DICE_SIDES + 1],
        "card_played": state.card_played,
        "trading_closed": state.trading_closed,
        "offers_made": int(state.offers_made),
        "counters_made": [int(state.counters_of(seat)) for seat in range(state.seats)],
        "refused": refused_of(state),
    }


def remembered_of(state: State, viewer: i64) -> list[dict[str, Any]]:
    """What a seat that has watched may think of the others' hands: those that would be otherwise, with their odds."""
    memory = state.memories[viewer]
    found = []
    for place in range(len(memory.odds)):
        hands = {}
        for seat in range(state.seats):
            doubt = memory.doubts[place * SEATS + seat]
            if doubt != 0:
                cards = [held(state, seat, resource) + counting.more(doubt, resource) for resource in range(RESOURCES)]
                hands[str(seat)] = named(cards, RESOURCE_NAMES)
        found.append({"odds": int(memory.odds[place]), "hands": hands})
    return found


def held(state: State, seat: i64, resource: i64) -> i64:
    """Cards in a hand, and those that its owner has laid down to be discarded."""
    cards = state.has(seat, resource)
    top = state.top() if state.depth > 0 else None
    return cards + bundles.count(top.laid(seat), resource) if isinstance(top, robber.DiscardHalf) else cards


def to_dict(state: State) -> dict[str, Any]:
    """The complete position."""
    turn = turn_of(state)
    turn["bought"] = named(bundles.unpacked(state.bought, CARDS), CARD_NAMES)
    players = []
    for seat in range(state.seats):
        player: dict[str, Any] = {
            "hand": hand_of(state, seat),
            "cards": development_of(state, seat),
            "played": played_of(state, seat),
        }
        player.update(pieces_of(state, seat))
        players.append(player)
    written: dict[str, Any] = {
        "game": meta.ID,
        "version": meta.VERSION,
        "seats": int(state.seats),
        "options": SETTINGS.changed(state.rules.options),
        "board": board_of(state),
        "players": players,
        "bank": hand_of(state, BANK),
        "deck": development_of(state, BANK),
        "turn": turn,
        "longest_road": number_or_none(state.longest_road),
        "largest_army": number_or_none(state.largest_army),
        "offer": offer_of(state),
        "agenda": AGENDA.written(state),
        "result": result_of(state),
    }
    if len(state.memories) > 0:
        written["remembered"] = [remembered_of(state, seat) for seat in range(state.seats)]
    if state.depth > 0 and state.player != state.top().who(state):
        written["speaker"] = int(state.player)
    return written


# --- reading

KEYS: Final = [
    "game",
    "version",
    "seats",
    "options",
    "board",
    "players",
    "bank",
    "deck",
    "turn",
    "longest_road",
    "largest_army",
    "offer",
    "agenda",
    "result",
    "remembered",
    "speaker",
]
TURN_KEYS: Final = [
    "number",
    "first",
    "active",
    "dice",
    "card_played",
    "trading_closed",
    "offers_made",
    "counters_made",
    "refused",
    "bought",
]


def from_dict(game: Referee, data: object) -> State:
    """The position described; BadPosition names the first field that cannot be."""
    reader = opened(data, KEYS, meta.ID, meta.VERSION)
    seats = reader.get("seats").integer(2, SEATS)
    state = setup.empty_table(game, seats, read_rules(seats, reader.get_or("options", {}), setup.house_rules))
    read_board(state, reader.get("board"))
    for seat, player in enumerate(reader.get("players").items(seats, seats)):
        read_player(state, seat, player)
    for seat in range(state.seats):
        special.measure_road(state, seat)
    read_turn(state, reader.get("turn").table(TURN_KEYS))
    read_special_cards(state, reader)
    read_offer(state, reader.get_or("offer", None))
    read_result(state, reader.get_or("result", None))
    AGENDA.read(state, reader.get("agenda"))
    read_supply(state, reader)
    state.settle()
    read_memories(state, reader.get_or("remembered", None))
    call_speaker(state, reader)
    check_laws(state, reader, meta.ID, sought)
    return state


def sought(name: str) -> Sought:
    """Where a piece of the census stands in a document."""
    kind, _, rest = name.partition(" ")
    if name in RESOURCE_NAMES:
        return Sought("bank", [name], ["hand", "bank", *BUNDLE_FIELDS[2:]])
    if name in CARD_NAMES:
        return Sought("deck", [name], ["cards", "played", "deck"])
    if kind == "roads":
        return Sought(f"players[{rest}].roads", [], [], [f"players[{rest}].roads"])
    board = {"number": "numbers", "harbour": "harbours"}.get(kind, "terrain")
    return Sought(f"board.{board}", [rest or name], [board])


def read_board(state: State, reader: Reader) -> None:
    """Tiles, tokens, harbours, robber."""
    reader.table(["terrain", "numbers", "harbours", "robber"])
    terrain = reader.get("terrain").items(HEXES, HEXES)
    state.terrain = row([-1 if tile.is_none() else tile.word(TERRAIN_NAMES) for tile in terrain])
    numbers = reader.get("numbers")
    tokens = [token.integer(0, NUMBERS) for token in numbers.items(HEXES, HEXES)]
    for number in tokens:
        if number > 0 and tokens.count(number) > listed(TOKENS).count(number):
            raise BadPosition("position-twice", {"field": numbers.path, "value": number})
    state.lay_numbers(row(tokens))
    if reader.has("harbours"):
        kinds = reader.get("harbours").items(HARBOURS, HARBOURS)
        state.harbours = row([-1 if kind.is_none() else kind.word(HARBOUR_NAMES) for kind in kinds])
    state.robber = reader.get("robber").integer(0, HEXES - 1)


def read_player(state: State, seat: int, reader: Reader) -> None:
    """Cards and pieces of a seat."""
    reader.table(["hand", "cards", "played", "roads", "settlements", "cities"])
    for resource, count in enumerate(reader.get_or("hand", {}).counts(RESOURCE_NAMES, CARDS_PER_RESOURCE)):
        state.hands[seat * RESOURCES + resource] = count
    for card, count in enumerate(reader.get_or("cards", {}).counts(CARD_NAMES, max(listed(CARD_COUNTS)))):
        state.cards[seat * CARDS + card] = count
    for card, count in enumerate(reader.get_or("played", {}).counts(CARD_NAMES, max(listed(CARD_COUNTS)))):
        state.played[seat * CARDS + card] = count
    roads = reader.get_or("roads", [])
    for place, edge in enumerate(roads.distinct(EDGES)):
        if state.roads[edge] != NOBODY:
            raise BadPosition("position-taken", {"field": f"{roads.path}[{place}]", "value": edge})
        state.put_road(seat, edge)
    for kind in ("settlements", "cities"):
        nodes = reader.get_or(kind, [])
        for place, node in enumerate(nodes.distinct(NODES)):
            if not state.open >> node & 1:
                raise BadPosition("position-taken", {"field": f"{nodes.path}[{place}]", "value": node})
            state.put_settlement(seat, node)
            if kind == "cities":
                state.put_city(seat, node)
    if state.roads_left[seat] < 0:
        raise BadPosition("position-length", {"field": roads.path, "count": len(roads.value), "allowed": f"0..{ROADS}"})


def read_supply(state: State, reader: Reader) -> None:
    """Bank and deck hold what is left; if they are written down, they must agree."""
    for resource in range(RESOURCES):
        held = sum([state.has(seat, resource) for seat in range(state.seats)]) + laws.laid_down(state, resource)
        state.hands[BANK * RESOURCES + resource] = max(0, CARDS_PER_RESOURCE - held)
    for card in range(CARDS):
        seen = sum([state.cards_held(seat, card) + state.cards_played(seat, card) for seat in range(state.seats)])
        state.cards[BANK * CARDS + card] = max(0, CARD_COUNTS[card] - seen)
    if reader.has("bank"):
        bank = reader.get("bank").counts(RESOURCE_NAMES, CARDS_PER_RESOURCE)
        for resource in range(RESOURCES):
            state.hands[BANK * RESOURCES + resource] = bank[resource]
    if reader.has("deck"):
        deck = reader.get("deck").counts(CARD_NAMES, max(listed(CARD_COUNTS)))
        for card in range(CARDS):
            state.cards[BANK * CARDS + card] = deck[card]


def read_turn(state: State, reader: Reader) -> None:
    """Whose turn it is and what was done in it."""
    state.first = read_seat(reader.get_or("first", None), state.seats)
    state.active = read_seat(reader.get_or("active", None), state.seats)
    if state.first == NOBODY:
        state.first = state.active
    played = 0 if state.active == NOBODY else (state.active - state.first + state.seats) % state.seats + 1
    state.turn = reader.get_or("number", int(played)).integer(0, 1_000_000_000)
    dice = reader.get_or("dice", None)
    if not dice.is_none():
        first, second = [die.integer(1, DICE_SIDES) for die in dice.items(2, 2)]
        state.dice = (first - 1) * DICE_SIDES + second - 1
    state.card_played = reader.get_or("card_played", False).boolean()
    state.trading_closed = reader.get_or("trading_closed", False).boolean()
    state.offers_made = reader.get_or("offers_made", 0).integer(0, state.rules.max_offers)
    counters = reader.get_or("counters_made", [0] * state.seats).items(state.seats, state.seats)
    for seat, counter in enumerate(counters):
        state.counters_made |= counter.integer(0, 255) << 8 * seat
    for refusal in reader.get_or("refused", []).items():
        refusal.table(["seat", "give", "want"])
        seat = refusal.get("seat").integer(0, state.seats - 1)
        state.remember_refusal(seat, read_cards(refusal.get("give")), read_cards(refusal.get("want")))
    bought = reader.get_or("bought", {}).counts(CARD_NAMES, max(listed(CARD_COUNTS)))
    state.bought = bundles.packed(row(bought))


def read_cards(reader: Reader) -> i64:
    """Resource cards by name, as a bundle."""
    return bundles.packed(row(reader.counts(RESOURCE_NAMES, CARDS_PER_RESOURCE)))


def read_special_cards(state: State, reader: Reader) -> None:
    """Who holds them; left out, whoever the board says."""
    if reader.has("longest_road"):
        state.longest_road = read_seat(reader.get("longest_road"), state.seats)
    else:
        special.award_longest_road(state)
    if reader.has("largest_army"):
        state.largest_army = read_seat(reader.get("largest_army"), state.seats)
    else:
        for seat in range(state.seats):
            special.award_largest_army(state, seat)


def read_seats(reader: Reader, seats: i64) -> i64:
    """A list of seats as a mask."""
    return bits.gathered(reader.distinct(int(seats)))


def read_offer(state: State, reader: Reader) -> None:
    """The open offer, or null."""
    if reader.is_none():
        return
    reader.table(["to", "give", "want", "accepted", "rejected", "not_asked", "counters"])
    offer = Offer(
        read_seats(reader.get("to"), state.seats),
        read_cards(reader.get("give")),
        read_cards(reader.get("want")),
        read_seats(reader.get_or("accepted", []), state.seats),
        read_seats(reader.get_or("rejected", []), state.seats),
        read_seats(reader.get_or("not_asked", []), state.seats),
        0,
        0,
        0,
        0,
    )
    for counter in reader.get_or("counters", []).items():
        counter.table(["seat", "give", "want"])
        seat = counter.get("seat").integer(0, state.seats - 1)
        offer = offer.with_counter(seat, terms(read_cards(counter.get("give")), read_cards(counter.get("want"))))
    state.offer = offer


def read_memories(state: State, reader: Reader) -> None:
    """What seats may think of each other's hands; null where nobody has watched."""
    if reader.is_none():
        return
    for viewer, possible in enumerate(reader.items(int(state.seats), int(state.seats))):
        odds, doubts = vec[i64](), vec[i64]()
        for entry in possible.items(0, counting.MOST):
            entry.table(["odds", "hands"])
            odds = append(odds, entry.get("odds").integer(1, counting.LARGE))
            hands = entry.get("hands").table([str(seat) for seat in range(state.seats) if seat != viewer])
            for seat in range(SEATS):
                doubt: i64 = 0
                if hands.has(str(seat)):
                    doubt = read_doubt(state, seat, hands.get(str(seat)))
                doubts = append(doubts, doubt)
        state.memories = append(state.memories[:], Memory(odds, doubts))


def read_doubt(state: State, seat: i64, reader: Reader) -> i64:
    """A hand that is thought of: as large as the true one."""
    doubt: i64 = 0
    counts = reader.counts(RESOURCE_NAMES, CARDS_PER_RESOURCE)
    size = sum([held(state, seat, resource) for resource in range(RESOURCES)])
    if sum(counts) != size:
        raise BadPosition("position-length", {"field": reader.path, "count": sum(counts), "allowed": str(size)})
    for resource in range(RESOURCES):
        doubt += (counts[resource] - held(state, seat, resource)) * counting.one(resource)
    return doubt


def read_result(state: State, reader: Reader) -> None:
    """How the game ended, or null."""
    if reader.is_none():
        return
    reader.table(["ending", "winner"])
    state.ending = reader.get("ending").word(ENDINGS)
    state.winner = read_seat(reader.get_or("winner", None), state.seats)
    state.finished = True
