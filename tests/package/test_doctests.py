"""The examples in the docstrings are true. Those of the documents, the README among them: `tests/docs`."""

import doctest
import importlib
from pathlib import Path

import pytest
from tests.package.modules import MODULES

import playmat

NEEDS = {"playmat.lab.meta.equilibrium": "scipy"}
"""The library of an extra that an example needs, for modules that can be imported without it."""


def has_examples(name: str) -> bool:
    """Return whether the source of a module has any examples."""
    place = Path(playmat.__file__).parent.joinpath(*name.split(".")[1:])
    source = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    return ">>>" in source.read_text("utf-8")


EXAMPLES = [name for name in ("playmat", *MODULES) if has_examples(name)]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 50


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_of_a_module(name: str) -> None:
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried
    assert failed == 0
