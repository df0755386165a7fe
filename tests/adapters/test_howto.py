"""What docs/howto/train-an-agent.md says is done as it stands there."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "train-an-agent.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_the_code_runs(number):
    known: dict[str, object] = {"__name__": "__main__"}
    exec(compile(BLOCKS[number], str(PAGE), "exec"), known)

    assert {"env", "game", "mine"} & set(known)


def test_there_is_some():
    assert 6 == len(BLOCKS)
