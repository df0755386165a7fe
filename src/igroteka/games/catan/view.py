"""What may a seat see, and what is asked? (CAT-13)"""

from collections.abc import MutableSequence
from typing import Any, Final

from igroteka.core.arrays import i64, row, vec
from igroteka.core.events import Event
from igroteka.core.state import CHANCE, OVER
from igroteka.core.writing import named, number_or_none
from igroteka.games.catan import meta, scoring
from igroteka.games.catan.actions import (
    BANK_TRADE,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    CONFIRM,
    DISCARD,
    GIVE,
    MOVE_ROBBER,
    OFFER,
    PLAY_MONOPOLY,
    PLAY_YEAR_OF_PLENTY,
    STEAL,
    TAKE_COUNTER,
    WANT,
    bank_gets,
    bank_gives,
)
from igroteka.games.catan.data.box import (
    CARD_NAMES,
    CARDS,
    CARDS_PER_RESOURCE,
    CITIES,
    COLOURS,
    DECK_SIZE,
    DICE_WAYS,
    EDGES,
    HARBOUR_KINDS,
    HARBOURS,
    HEXES,
    NODES,
    NUMBERS,
    RESOURCE_NAMES,
    RESOURCES,
    ROADS,
    SEATS,
    SETTINGS,
    SETTLEMENTS,
    TERRAINS,
)
from igroteka.games.catan.events import ROLLED
from igroteka.games.catan.position import (
    AGENDA,
    board_of,
    cards_of,
    development_of,
    hand_of,
    offer_of,
    pieces_of,
    played_of,
    result_of,
    turn_of,
)
from igroteka.games.catan.rules.cards import PLENTY
from igroteka.games.catan.rules.robber import DiscardHalf
from igroteka.games.catan.rules.trade import Compose
from igroteka.games.catan.state import BANK, State
from igroteka.kit import bits, bundles
from igroteka.kit.pen import Pen

DECISIONS: Final = {
    "found_settlement": "FOUND_SETTLEMENT",
    "found_road": "FOUND_ROAD",
    "pre_roll": "PRE_ROLL",
    "discard_half": "DISCARD",
    "move_robber": "MOVE_ROBBER",
    "steal": "STEAL",
    "trade_and_build": "MAIN",
    "free_road": "ROAD_BUILDING",
    "compose": "TRADE_COMPOSE",
    "answer_offer": "TRADE_RESPONSE",
    "choose_partner": "TRADE_SELECT",
}
DECISION_NAMES: Final = list(DECISIONS.values())


# --- seeing


def view(state: State, viewer: int) -> dict[str, Any]:
    """All that this seat, or a spectator, may see: built from nothing, thing by thing (CAT-13.1 to CAT-13.4)."""
    seen: dict[str, Any] = {
        "game": meta.ID,
        "version": meta.VERSION,
        "seats": int(state.seats),
        "viewer": viewer,
        "options": SETTINGS.changed(state.rules.options),
        "board": board_of(state),
        "players": [player_seen(state, seat, viewer) for seat in range(state.seats)],
        "bank": hand_of(state, BANK),
        "deck": int(state.card_count(BANK)),
        "turn": turn_of(state),
        "longest_road": number_or_none(state.longest_road),
        "largest_army": number_or_none(state.largest_army),
        "offer": offer_of(state),
        "question": question(state),
        "result": result_of(state),
    }
    seen["turn"]["bought_count"] = int(bundles.total(state.bought))
    if state.active == viewer:
        seen["turn"]["bought"] = named(bundles.unpacked(state.bought, CARDS), CARD_NAMES)
    return seen


def player_seen(state: State, seat: int, viewer: int) -> dict[str, Any]:
    """A player as the viewer sees them; hands are open to their owner, and to all when the game is over (CAT-11.4)."""
    seen: dict[str, Any] = {
        "colour": COLOURS[state.seats][seat],
        "hand_size": int(state.hand_size(seat)),
        "card_count": int(state.card_count(seat)),
        "played": played_of(state, seat),
        "roads_left": int(state.roads_left[seat]),
        "settlements_left": int(SETTLEMENTS - bits.size(state.settlements[seat])),
        "cities_left": int(CITIES - bits.size(state.cities[seat])),
        "road_length": int(state.lengths[seat]),
        "points": int(scoring.visible_points(state, seat)),
        "rates": [int(state.rate(seat, resource)) for resource in range(RESOURCES)],
    }
    seen.update(pieces_of(state, seat))
    if seat == viewer or state.finished:
        seen["hand"] = hand_of(state, seat)
        seen["cards"] = development_of(state, seat)
        seen["total_points"] = int(scoring.points(state, seat))
        top = discarding(state)
        if top is not None:
            seen["laid_down"] = cards_of(top.laid(seat))
    return seen


def discarding(state: State) -> DiscardHalf | None:
    """The discard that is going on."""
    if state.depth == 0:
        return None
    top = state.top()
    return top if isinstance(top, DiscardHalf) else None


def question(state: State) -> dict[str, Any]:
    """What is asked of whom; everything in it is public (CAT-13.8, CAT-14.1)."""
    if state.player == OVER:
        return {"decision": "GAME_OVER", "seats": []}
    written = AGENDA.frame(state.top())
    if state.player == CHANCE:
        return {"decision": "CHANCE", "seats": [], "frame": written["frame"]}
    asked: dict[str, Any] = {"decision": DECISIONS[written["frame"]], "seats": state.speakers()}
    top = state.top()
    if isinstance(top, DiscardHalf):
        asked["owed"] = [int(top.owes(seat)) for seat in range(state.seats)]
    elif isinstance(top, Compose):
        asked["give"], asked["want"] = written["give"], written["want"]
        asked["counter"] = top.is_counter(state)
    elif "node" in written:
        asked["node"] = written["node"]
    elif "left" in written:
        asked["left"] = written["left"]
    elif "round" in written:
        asked["round"] = written["round"]
    return asked


def targets(state: State, action: int) -> list[str]:  # noqa: ARG001 -- as every game does
    """The places on the table that an action touches."""
    if BUILD_ROAD.has(action):
        return [f"edge:{BUILD_ROAD.index(action)}"]
    if BUILD_SETTLEMENT.has(action):
        return [f"node:{BUILD_SETTLEMENT.index(action)}"]
    if BUILD_CITY.has(action):
        return [f"node:{BUILD_CITY.index(action)}"]
    if MOVE_ROBBER.has(action):
        return [f"hex:{MOVE_ROBBER.index(action)}"]
    if OFFER.has(action):
        return [f"seat:{seat}" for seat in bits.members(OFFER.index(action) + 1)]
    for kind in (STEAL, CONFIRM, TAKE_COUNTER):
        if kind.has(action):
            return [f"seat:{kind.index(action)}"]
    for kind in (DISCARD, GIVE, WANT, PLAY_MONOPOLY):
        if kind.has(action):
            return [f"resource:{RESOURCE_NAMES[kind.index(action)]}"]
    if BANK_TRADE.has(action):
        return [f"resource:{RESOURCE_NAMES[bank_gives(action)]}", f"resource:{RESOURCE_NAMES[bank_gets(action)]}"]
    if PLAY_YEAR_OF_PLENTY.has(action):
        return [f"resource:{name}" for name in cards_of(PLENTY[PLAY_YEAR_OF_PLENTY.index(action)])]
    return []


# --- numbers for learners

PER_HEX: Final[i64] = TERRAINS + 2
PER_SEAT: Final[i64] = 9 + CARDS
OBSERVATION: Final[i64] = (
    HEXES * PER_HEX
    + HARBOURS * HARBOUR_KINDS
    + NODES * 2 * SEATS
    + EDGES * SEATS
    + SEATS * PER_SEAT
    + 2 * RESOURCES
    + 2 * CARDS
    + RESOURCES
    + 3
    + len(DECISION_NAMES)
    + SEATS
    + 2 * RESOURCES
    + 3 * SEATS
    + 2 * RESOURCES
)


class CardPen(Pen):
    """Writes what is in hands, too."""

    def cards(self, bundle: i64) -> None:
        """A bundle of resource cards."""
        for resource in range(RESOURCES):
            self.share(bundles.count(bundle, resource), CARDS_PER_RESOURCE)


def observe(state: State, viewer: int, out: MutableSequence[float]) -> None:
    """The view as OBSERVATION numbers, mostly 0 to 1, seats in order from the viewer; only what the view shows."""
    pen = CardPen(out)
    seats: vec[i64] = row([(max(viewer, 0) + step) % state.seats for step in range(state.seats)])
    for hex in range(HEXES):
        pen.one_of(state.terrain[hex], TERRAINS)
        pen.share(DICE_WAYS[state.numbers[hex]], 5)
        pen.flag(state.robber == hex)
    for place in range(HARBOURS):
        pen.one_of(state.harbours[place], HARBOUR_KINDS)
    for node in range(NODES):
        for step in range(SEATS):
            mine = step < len(seats)
            pen.flag(mine and (state.settlements[seats[step]] >> node & 1) == 1)
            pen.flag(mine and (state.cities[seats[step]] >> node & 1) == 1)
    for edge in range(EDGES):
        for step in range(SEATS):
            pen.flag(step < len(seats) and state.roads[edge] == seats[step])
    for step in range(SEATS):
        if step < len(seats):
            observe_seat(state, seats[step], pen)
        else:
            for _ in range(PER_SEAT):
                pen.write(0.0)
    observe_hidden(state, viewer, pen)
    for resource in range(RESOURCES):
        pen.share(state.has(BANK, resource), CARDS_PER_RESOURCE)
    pen.share(state.card_count(BANK), DECK_SIZE)
    pen.flag(state.card_played)
    pen.flag(state.trading_closed)
    asked = question(state)
    decision = DECISION_NAMES.index(asked["decision"]) if asked["decision"] in DECISION_NAMES else -1
    pen.one_of(decision, len(DECISION_NAMES))
    for step in range(SEATS):
        pen.flag(step < len(seats) and seats[step] in asked["seats"])
    pen.cards(state.offer.give)
    pen.cards(state.offer.want)
    for step in range(SEATS):
        seat = seats[step] if step < len(seats) else SEATS
        pen.flag((state.offer.addressees >> seat & 1) == 1)
        pen.flag((state.offer.accepted >> seat & 1) == 1)
        pen.flag(seat < SEATS and state.offer.counter(seat) != 0)
    top = state.top() if state.depth > 0 else None
    pen.cards(top.give if isinstance(top, Compose) else 0)
    pen.cards(top.want if isinstance(top, Compose) else 0)


def observe_seat(state: State, seat: i64, pen: CardPen) -> None:
    """What everybody sees of a player."""
    frame = discarding(state)
    pen.share(state.hand_size(seat), 19)
    pen.share(state.card_count(seat), 5)
    pen.share(state.roads_left[seat], ROADS)
    pen.share(state.lengths[seat], ROADS)
    pen.share(scoring.visible_points(state, seat), 10)
    pen.flag(state.longest_road == seat)
    pen.flag(state.largest_army == seat)
    pen.flag(state.active == seat)
    pen.share(frame.owes(seat) if frame is not None else 0, 10)
    for card in range(CARDS):
        pen.share(state.cards_played(seat, card), 5)


def observe_hidden(state: State, viewer: int, pen: CardPen) -> None:
    """What only the viewer knows: hand, cards laid down, development cards, those bought this turn."""
    frame = discarding(state)
    for resource in range(RESOURCES):
        pen.share(state.has(viewer, resource) if viewer >= 0 else 0, CARDS_PER_RESOURCE)
    pen.cards(frame.laid(viewer) if frame is not None and viewer >= 0 else 0)
    for card in range(CARDS):
        pen.share(state.cards_held(viewer, card) if viewer >= 0 else 0, 5)
    for card in range(CARDS):
        pen.share(bundles.count(state.bought, card) if viewer >= 0 and viewer == state.active else 0, 5)


def tally(events: list[Event]) -> dict[str, dict[str, int]]:
    """How often each sum of the dice has fallen."""
    totals = [0] * (NUMBERS + 1)
    for event in events:
        if event.kind == ROLLED:
            totals[event.a + event.b] += 1
    return {"rolls": {str(total): count for total, count in enumerate(totals) if count}}
