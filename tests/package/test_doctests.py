"""The examples in the docstrings are true. Those of the documents, the README among them: `tests/docs`."""

import doctest
import importlib

import pytest
from tests.package.modules import MODULES


@pytest.mark.parametrize("name", ["playmat", *MODULES])
def test_examples_of_a_module(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0
