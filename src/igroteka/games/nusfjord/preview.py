"""What would a move leave a seat with, and what would it be asked next? For screens that show it beforehand."""

from typing import Final

from igroteka.core.events import Event
from igroteka.core.game import Ahead
from igroteka.games.nusfjord import scoring
from igroteka.games.nusfjord.actions import BUILD, COPY, DECLINE, DONE, ELDER, PLACE
from igroteka.games.nusfjord.data.box import (
    CARD_NAMES,
    GOOD_NAMES,
    PAIR_NAMES,
    SHIP_NAMES,
    STACKS,
    STORES,
)
from igroteka.games.nusfjord.events import BUILT, BUILT_SHIP, CLEARED, INVITED, PLANTED
from igroteka.games.nusfjord.rules import board, building, effects, elders, forests, ships
from igroteka.games.nusfjord.state import HAND, WORK, State

NOT_YET: Final = -1
"""A turn before all turns of the round: the next one begins, and nobody goes home."""


def ahead(state: State, action: int) -> Ahead | None:
    """A legal action tried out on a copy, before the round goes on."""
    seat = int(state.player)
    if seat < 0 or state.phase != WORK:
        return None
    happened: list[Event] = []
    after = state.copy()
    after.log = happened
    after.turn = NOT_YET
    after.apply(action)
    had, has = holdings(state, seat), holdings(after, seat)
    change = {name: has[name] - had[name] for name in has if has[name] != had[name]}
    if ELDER.has(action):
        return Ahead(after, change, [], is_one_choice(after, seat) and not may_refuse(after))
    if not (PLACE.has(action) or COPY.has(action)):
        return Ahead(after, change, [], BUILD.has(action) and isinstance(after.top(), building.ChooseSite))
    return Ahead(after, change, chosen(state, after, seat, happened), is_one_choice(after, seat))


def holdings(state: State, seat: int) -> dict[str, int]:
    """What a seat can pay with, what lies in its Reserve, its catch, and its points if the game ended now."""
    found = {"catch": int(state.catch(seat)), "points": int(scoring.points(state, seat))}
    for place, good in enumerate(GOOD_NAMES):
        found[good] = int(state.goods[seat * STORES + place])
        found[f"reserve_{good}"] = int(state.reserve(seat, place))
    return found


def is_one_choice(after: State, seat: int) -> bool:
    """Does what was begun ask which card, ship, elder, forest or plates?"""
    if after.player != seat:
        return False
    top = after.top()
    return isinstance(
        top,
        building.BuildBuilding
        | building.ChooseSite
        | ships.BuildShip
        | elders.InviteElder
        | board.ServeFish
        | forests.ClearForest
        | forests.Reforest
        | effects.RemoveForest,
    )


def may_refuse(after: State) -> bool:
    """Is there a way to say no? Then the question is worth being read."""
    legal = after.legal()
    return DECLINE.first in legal or DONE.first in legal


def chosen(before: State, after: State, seat: int, happened: list[Event]) -> list[str]:
    """What was chosen without a question, because there was but one: as the places of the table where it lay."""
    found: list[str] = []
    top = after.top() if after.player == seat else None
    if isinstance(top, building.ChooseSite):
        found.append(card_place(before, seat, int(top.card)))
    for event in happened:
        if event.seat != seat:
            continue
        if event.kind == BUILT:
            found.append(card_place(before, seat, int(event.a)))
        elif event.kind == BUILT_SHIP:
            found.append(f"shipyard:{SHIP_NAMES[event.a]}")
        elif event.kind == INVITED:
            found.extend([f"stack:{stack + 1}" for stack in range(STACKS) if before.stands[2 * stack] == event.a])
        elif event.kind in (CLEARED, PLANTED):
            found.append(f"pair:{seat}:{PAIR_NAMES[event.a]}")
    return found


def card_place(state: State, seat: int, card: int) -> str:
    """Where a card lies that this seat may build."""
    return f"{'hand' if state.has_card(HAND + seat, card) else 'card'}:{CARD_NAMES[card]}"
