"""The examples in the docstrings are true. Those of the documents, the README among them: `tests/docs`."""

import doctest
import importlib

import pytest
from tests.package.modules import MODULES

NEEDS = {"playmat.lab.meta.equilibrium": "scipy"}
"""What an example needs of an extra, of modules that can be imported without it."""


@pytest.mark.parametrize("name", ["playmat", *MODULES])
def test_examples_of_a_module(name: str) -> None:
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0
