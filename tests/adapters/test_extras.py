"""What is not installed is named, with the words that install it."""

import sys
from importlib.util import find_spec, module_from_spec

import pytest


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("", "numpy", "igroteka[gymnasium]"),
        ("gymnasium", "gymnasium", "igroteka[gymnasium]"),
        ("pettingzoo", "pettingzoo", "igroteka[pettingzoo]"),
        ("openspiel", "pyspiel", "igroteka[openspiel]"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(module, library, extra, monkeypatch):
    spec = find_spec(f"igroteka.adapters.{module}".rstrip("."))
    assert spec is not None
    assert spec.loader is not None
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError) as missing:
        spec.loader.exec_module(module_from_spec(spec))

    assert f"pip install {extra}" in str(missing.value).replace("'", "")
