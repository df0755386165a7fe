"""Do the tools that tune bots compare fairly, and leave everything as it was?"""

import json
import sys
from pathlib import Path

import pytest

from bench import balance, forecast, tuning
from igroteka import catalog
from igroteka.kit.forecast import TENTHS

TABLES = [tuning.Table(game, seats, {}) for game in catalog.GAMES for seats in catalog.load(game).seats[-1:]]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
def test_nobody_beats_themselves(table: tuning.Table) -> None:
    """The same games from both sides: with the same weights nothing is left of luck or of seats."""
    weights = tuning.flat(tuning.weights_of(table.game, table.seats))

    assert tuning.outcome(table, [weights, weights], 5)[:2] == pytest.approx((0.0, 0.5))


def test_contrary_weights_lose_from_both_sides_and_are_not_kept() -> None:
    table = tuning.Table("burgundy", 2, {})
    worth = tuning.weights_of("burgundy", 2)
    before = tuning.flat(worth)
    contrary = [-weight for weight in before]
    ours, theirs = tuning.outcome(table, [before, contrary], 1), tuning.outcome(table, [contrary, before], 1)

    assert ours[0] == -theirs[0] > 0.0
    assert ours[1] == 1.0 - theirs[1] == 1.0
    assert tuning.flat(worth) == before


def test_together_a_table_of_one_set_is_compared_with_a_table_of_the_other() -> None:
    table = tuning.Table("burgundy", 2, {}, together=True)
    weights = tuning.flat(tuning.weights_of("burgundy", 2))
    contrary = [-weight for weight in weights]
    worth, share, points = tuning.outcome(table, [weights, contrary], 1)

    assert (worth > 0.0, share) == (True, 1.0)
    assert points == sum(tuning.played(table, [weights, weights], 0, 1)) / 2
    assert -worth == tuning.outcome(table, [contrary, weights], 1)[0]


def test_a_taste_changes_what_it_names_and_nothing_else() -> None:
    worth = tuning.weights_of("gwtnz", 2)
    before = dict(tuning.folded(worth, tuning.flat(worth)))
    after = dict(balance.tasted(worth, {"worker.1": 2.0, "house": 1.5}))

    assert (after["worker"][1], after["house"]) == (2.0 * before["worker"][1], 1.5 * before["house"])
    assert after["worker"][0] == before["worker"][0]
    assert {name for name in before if after[name] != before[name]} == {"worker", "house"}
    assert dict(tuning.folded(worth, tuning.flat(worth))) == before


def test_steps_are_kept_and_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nusfjord.jsonl"
    words = [
        "tuning",
        "nusfjord",
        "--seats",
        "1",
        "--seconds",
        "0",
        "--pairs",
        "2",
        "--check",
        "2",
        "--jobs",
        "1",
        "--file",
    ]
    for steps in (1, 2):
        monkeypatch.setattr(sys, "argv", [*words, str(file)])
        tuning.main()
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]

        assert len(rows) == steps
        assert f"nusfjord 1: {steps} steps" in capsys.readouterr().out
    assert rows[0] != rows[1]
    assert len(rows[0]) == len(tuning.flat(tuning.weights_of("nusfjord", 1)))


def test_a_forecast_finds_the_law_that_rows_follow() -> None:
    """What is due is so much, and of a promise that is larger than usual half comes true."""
    rows = [
        (forecast.Look(0, 0.0, 20.0 + extra, left / TENTHS), 3.0 * left + 0.5 * extra)
        for left in range(TENTHS + 1)
        for extra in (-4.0, 0.0, 4.0)
    ]
    usual, due, trust = forecast.fitted(rows)

    assert usual == pytest.approx([20.0] * (TENTHS + 1))
    assert due == pytest.approx([3.0 * left for left in range(TENTHS + 1)])
    assert trust == pytest.approx([0.5] * (TENTHS + 1))


@pytest.mark.parametrize("game", sorted(forecast.LOOKS))
def test_forecasts_look_at_whole_games(game: str) -> None:
    rows = list(forecast.looks(catalog.load(game), 1))

    assert len(rows) > 20
    assert max(look.left for look, _ in rows) > 0.8
    assert min(look.left for look, _ in rows) < 0.2
