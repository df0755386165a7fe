"""Golden games with what a coach might have found in them: true graphs, luck and boards; prices are made up."""

from functools import cache
from typing import Any, Final

from igroteka.coach.review import reviews
from igroteka.coach.story import Step
from igroteka.core.game import Game
from igroteka.server.coaching.service import revs_of
from igroteka.server.coaching.thoughts import Teller
from igroteka.server.rooms.replays import acts_of
from tests.coach.tables import TOLD, record, story
from tests.e2e.screen import Screen

EACH: Final = 6
"""Costly decisions of a seat: one more than are listed at once."""


def imported(screen: Screen, game: str) -> str:
    """A room of the golden game, by its id; the coach has looked through it already."""
    room = str(screen.api("POST", "/api/records", record(game).to_json())["id"])
    screen.page.route(f"**/api/rooms/{room}/review*", lambda route: route.fulfill(json={**found(game), "room": room}))
    return room


@cache
def found(game: str) -> dict[str, Any]:
    """A review as it is sent."""
    told, kept = story(game), record(game)
    review = reviews(told.game, kept)
    next(review)
    begun = next(review).to_dict()
    decisions = [costly(told.game, step, 1 + place % EACH) for place, step in enumerate(chosen(game))]
    best = decisions.pop(0)
    finds = [{"step": best["step"], "seat": best["seat"], "action": best["played"], "gap": 3.8}]
    teller = Teller(told.game, told, revs_of(acts_of("", kept, 0.0)))
    whole = {**begun, "decisions": sorted(decisions, key=lambda one: -one["price"]), "finds": finds}
    return {**teller.told({**whole, "done": begun["total"]}), "finished": True}


def chosen(game: str) -> list[Step]:
    """So many decisions of each seat between two places of the board, from all over the game."""
    told = story(game)
    by_seat = [
        [step for step in told.decisions() if step.seat == seat and other(step) is not None]
        for seat in range(told.seats)
    ]
    return [row[len(row) * place // (EACH + 1)] for row in by_seat for place in range(1, EACH + 1)]


def other(step: Step) -> int | None:
    """What could have been said instead, elsewhere."""
    state = step.before.copy()
    state.call_on(step.seat)
    here = state.targets(step.action)
    if not here:
        return None
    return next((action for action in state.legal() if state.targets(action) not in ([], here)), None)


def costly(game: Game, step: Step, number: int) -> dict[str, Any]:
    """Its price is told by two parts of what the seat may expect."""
    first, second, *_ = game.parts(step.before, step.seat)
    price = round(number * game.stake() / 2, 1)
    reasons = [{"part": first, "gain": price + 0.4}, {"part": second, "gain": -0.4}]
    return {
        "step": step.number,
        "seat": step.seat,
        "played": step.action,
        "best": other(step),
        "price": price,
        "sure": 2 + number % 2,
        "reasons": reasons,
    }


__all__ = ["TOLD", "found", "imported"]
