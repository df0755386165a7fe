"""Law 3: a position written down and read back is the same position."""

import copy
import json
import pickle
from typing import Any

from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, Position, packed
from tests.contract.tables import Walk, carry_out, play_on
from tests.contract.test_copies import appearance


def is_json(value: Any) -> bool:
    """Only what JSON knows, and no fractions."""
    if isinstance(value, dict):
        return all(type(key) is str and is_json(member) for key, member in value.items())
    if isinstance(value, list):
        return all(is_json(member) for member in value)
    return value is None or type(value) in (bool, int, str)


def turned(value: Any) -> Any:
    """The same document with the keys of every object in the opposite order."""
    if isinstance(value, dict):
        return {key: turned(member) for key, member in reversed(value.items())}
    return [turned(member) for member in value] if isinstance(value, list) else value


def same_game(walk: Walk, first: Position, second: Position) -> bool:
    """Equal now and after the same moves."""
    if appearance(first, walk.viewers) != appearance(second, walk.viewers):
        return False
    ahead, after = first.copy(), second.copy()
    luck = Random(11)
    for _ in range(20):
        for move in play_on(ahead, luck, 1):
            carry_out(after, move)
        if ahead.legal() != after.legal() or ahead.player != after.player:
            return False
    return appearance(ahead, walk.viewers) == appearance(after, walk.viewers)


def test_a_position_survives_a_dictionary(walk: Walk) -> None:
    for state, _ in walk.sampled(8):
        data = state.to_dict()
        kept = copy.deepcopy(data)
        other = walk.game.from_dict(data)

        assert kept == data
        assert state == other
        assert same_game(walk, state, other)


FOLLOWS = {
    "catan": ["bank", "deck"],
    "burgundy": ["goods.bag", "piles.removed"],
    "nusfjord": ["shipyard", "new_shares", "cards.pile"],
    "gwt": ["cattle_stack", "objective_stack"],
    "gwtnz": ["bags", "sheep_stack", "objective_stack", "supply", "flipped"],
    "noughts": [],
}  # what the rest of a position decides


def without(data: dict[str, Any], *paths: str) -> dict[str, Any]:
    """The document without these members."""
    data = copy.deepcopy(data)
    for path in paths:
        *above, last = path.split(".")
        holder = data
        for key in above:
            holder = holder[key]
        holder.pop(last, None)
    return data


def test_what_follows_from_the_rest_may_be_left_out(walk: Walk) -> None:
    for state, _ in walk.sampled(10):
        assert state == walk.game.from_dict(without(state.to_dict(), *FOLLOWS[walk.game.id]))


def test_burgundy_can_do_without_piles_track_bonus_and_points(walk: Walk) -> None:
    """BUR-16.4: whatever is laid in their place obeys every law."""
    if walk.game.id != "burgundy":
        return
    for state in [state for state, _ in walk.sampled(20) if not state.finished]:  # a result hangs on the points
        data = state.to_dict()
        several = {kind: tiles for kind, tiles in data["bonus"].items() if tiles["small"] is not None}
        data = without(data, "piles", "bonus", "goods.bag", *(["track"] if data["order"] else []))
        for player in data["players"]:
            del player["points"]

        other = walk.game.from_dict({**data, "bonus": several})

        assert [] == other.check_invariants()
        assert state.legal() == other.legal() or state.player == CHANCE


COUNTS = {
    "seat", "victim", "owner",  # seats, as everywhere
    "hex", "node", "castle", "estate", "depots", "station", "stack",  # places that bear numbers
    "round", "place", "step", "start", "time", "taken", "left", "most", "owed", "token", "steps", "fish",
    "value", "kept", "price", "dollars", "pounds", "modifier", "points", "workers",
    "cowboys", "shepherds", "shearers", "calves", "heifers",
}  # fmt: skip


def bare_numbers(value: Any, key: str, known: set[str]) -> list[str]:
    """The keys of all numbers in a frame; counts by name are none."""
    if isinstance(value, dict):
        return [found for name, member in value.items() for found in bare_numbers(member, name, known | {name})]
    if isinstance(value, list):
        return [found for member in value for found in bare_numbers(member, key, known)]
    return [key] if type(value) is int and not known & COUNTED else []


COUNTED = {"give", "want", "laid0", "laid1", "laid2", "laid3", "drawn", "given"}  # goods, cards and fish by name


def test_an_agenda_speaks_in_names(walk: Walk) -> None:
    """A number on the agenda is a count, a seat, or a place that bears a number on the board."""
    for state, _ in walk.sampled(30):
        for frame in state.to_dict()["agenda"]:
            assert set(bare_numbers(frame, "", set())) <= COUNTS, frame
            nodes = frame.get("node", 0)
            assert type(nodes) is (int if walk.game.id == "catan" else str) or "node" not in frame


def test_a_position_survives_bytes(walk: Walk) -> None:
    for state, _ in walk.sampled(3):
        assert same_game(walk, state, walk.game.load(state.dump()))


def test_a_position_is_plain_json_with_one_spelling(walk: Walk) -> None:
    for state, _ in walk.sampled(12):
        data = state.to_dict()

        assert is_json(data)
        assert data == json.loads(json.dumps(data))
        assert state.dump() == packed(turned(data))
        assert state.dump() == walk.game.from_dict(turned(data)).dump()
        assert walk.game.id == data["game"]
        assert walk.game.version == data["version"]


def test_views_and_questions_are_plain_json(walk: Walk) -> None:
    for state, _ in walk.sampled(8):
        for viewer in walk.viewers:
            assert is_json(state.view(viewer))
        assert is_json(state.question())
        assert all(is_json(state.targets(action)) for action in state.legal())


def test_a_position_survives_pickle_and_the_copy_module(walk: Walk) -> None:
    for state, _ in walk.sampled(2):
        for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
            assert type(state) is type(other)
            assert same_game(walk, state, other)


def test_the_key_is_the_same_exactly_when_the_position_is(walk: Walk) -> None:
    for state, move in walk.sampled(10):
        assert state.key() == state.copy().key()
        if move is not None:
            after = state.copy()
            carry_out(after, move)

            assert state.key() != after.key()
            assert state != after


def test_the_game_itself_survives_pickle(walk: Walk) -> None:
    assert walk.game is pickle.loads(pickle.dumps(walk.game))
