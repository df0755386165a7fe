"""What may a seat see, and what is asked? (CAT-13)"""

from typing import Any, Final

from igroteka.core.events import Event
from igroteka.core.patches import Patch, difference
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
    CITIES,
    COLOURS,
    NUMBERS,
    RESOURCE_NAMES,
    RESOURCES,
    SETTINGS,
    SETTLEMENTS,
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
        seen["turn"]["bought"] = bought_of(state)
    return seen


def private(state: State, seat: int) -> Patch:
    """What only this seat sees, as a patch of what everybody does (CAT-13.2)."""
    patch: Patch = {"viewer": [seat]}
    if not state.finished:
        patch["players"] = {str(seat): difference({}, hidden_of(state, seat))}
    if state.active == seat:
        patch["turn"] = {"bought": [bought_of(state)]}
    return patch


def bought_of(state: State) -> dict[str, int]:
    """The cards that the active player has bought this turn."""
    return named(bundles.unpacked(state.bought, CARDS), CARD_NAMES)


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
        seen.update(hidden_of(state, seat))
    return seen


def hidden_of(state: State, seat: int) -> dict[str, Any]:
    """What is hidden of a player until the game is over."""
    held: dict[str, Any] = {
        "hand": hand_of(state, seat),
        "cards": development_of(state, seat),
        "total_points": int(scoring.points(state, seat)),
    }
    top = discarding(state)
    if top is not None:
        held["laid_down"] = cards_of(top.laid(seat))
    return held


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
    written = AGENDA.frame(state, state.top())
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


# --- counting


def tally(events: list[Event]) -> dict[str, dict[str, int]]:
    """How often each sum of the dice has fallen."""
    totals = [0] * (NUMBERS + 1)
    for event in events:
        if event.kind == ROLLED:
            totals[event.a + event.b] += 1
    return {"rolls": {str(total): count for total, count in enumerate(totals) if count}}
