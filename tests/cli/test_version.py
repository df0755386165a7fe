"""`igroteka --version`."""

import pytest

import igroteka as house
from tests.cli.shell import igroteka


@pytest.mark.parametrize(
    ("language", "compiled", "said"),
    [
        ("en", True, "the rules are compiled"),
        ("en", False, "the rules are interpreted"),
        ("ru", True, "правила скомпилированы"),
        ("ru", False, "правила не скомпилированы"),
    ],
)
def test_the_version_and_how_the_rules_run(monkeypatch, language, compiled, said):
    monkeypatch.setattr(house, "is_compiled", lambda: compiled)

    assert (0, f"igroteka {house.__version__}, {said}\n", "") == igroteka("--version", language=language)


def test_it_is_told_of():
    assert "--version" in igroteka("--help").out
