"""Every example of docs/positions.md is a position: it is read, obeys the laws, is played on and written back."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from igroteka import catalog
from igroteka.core.chance import Random
from igroteka.core.facade import Facade
from igroteka.core.state import OVER
from tests.contract.tables import play_on

DOCS: Final = Path(__file__).parents[2] / "docs" / "positions.md"
EXAMPLES: Final[list[dict[str, Any]]] = [
    json.loads(block) for block in re.findall(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
]
NAMES: Final = [f"{place} {example['game']}" for place, example in enumerate(EXAMPLES)]


def agrees(told: Any, written: Any) -> bool:
    """Is everything that a person wrote also what the program writes? Zeros and empty things may be left out."""
    if isinstance(told, dict) and isinstance(written, list):  # cells by number
        return all(agrees(member, written[int(key)]) for key, member in told.items())
    if isinstance(told, dict) and isinstance(written, dict):
        return all(agrees(member, written.get(key)) for key, member in told.items())
    if isinstance(told, list) and isinstance(written, list):
        return all(agrees(*pair) for pair in zip(told, written, strict=False))
    return bool(told == written)


def test_every_game_has_an_example() -> None:
    assert set(catalog.games()) == {example["game"] for example in EXAMPLES}


@pytest.mark.parametrize("example", EXAMPLES, ids=NAMES)
def test_an_example_is_a_position(example: dict[str, Any]) -> None:
    game = catalog.load(example["game"])
    state = game.from_dict(example)

    assert [] == state.check_invariants()
    assert agrees(example, state.to_dict())
    assert state == game.from_dict(state.to_dict())
    for seed in range(3):
        other, luck = state.copy(), Random(seed)
        for _ in range(12):
            play_on(other, luck, 5)
            assert other.player == OVER or other.legal()
            assert other == game.from_dict(other.to_dict())


@pytest.mark.parametrize("example", EXAMPLES, ids=NAMES)
def test_an_example_is_of_a_human_size(example: dict[str, Any]) -> None:
    assert len(json.dumps(example)) < 4500


@pytest.mark.parametrize("id", catalog.games())
def test_every_frame_is_documented_with_its_fields(id: str) -> None:
    game, text = catalog.load(id), DOCS.read_text(encoding="utf-8")
    assert isinstance(game, Facade)
    agenda = game.rooms.position.AGENDA

    for entry in agenda.frames:
        fields = ", ".join(f"`{field}`" for field in agenda.keys(entry))
        assert f"| `{entry.name}` | {fields} |".replace("|  |", "| |") in text
