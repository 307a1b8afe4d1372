"""The examples in the docstrings and in the README are true."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import playmat

MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(playmat.__path__, "playmat.")
    if not module.name.endswith(("__main__", "__mypyc"))
)
README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize("name", ["playmat", *MODULES])
def test_examples_of_a_module(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0


def test_examples_of_the_readme() -> None:
    failed, _ = doctest.testfile(str(README), module_relative=False)
    assert failed == 0
