"""The settings with which Sphinx makes a site of these documents: `nox -s docs` (ADR 11)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pygments.lexers.special import TextLexer

import playmat

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Playmat"
author = "the makers of Playmat"
version = release = playmat.__version__
html_title = f"Playmat {release}"

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
root_doc = "index"

myst_heading_anchors = 4
nb_execution_mode = "off"  # notebooks are kept with their outputs, which `tools/notebooks.py` makes

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_maximum_signature_line_length = 88
default_role = "code"  # docstrings write names in single backticks
autodoc_inherit_docstrings = False
napoleon_use_ivar = True

html_theme = "furo"
html_theme_options = {
    "footer_icons": [],
    "announcement": "A fan work: not made, endorsed or paid for by those who own the games' names.",
}
html_show_sphinx = False

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z0-9]+-\d+)\*\*", re.MULTILINE)
OUTSIDE = re.compile(r"\[([^\]]*)\]\((?:\.\./)+((?:src|tests|tools|benchmarks|\.ci|[A-Z]+)\b[^)]*)\)")
"""Links to what is no document: there is nothing behind them on a site."""

SEVERAL = re.compile(r"^ +\w+(?:, \w+)+(?=:)")


def prepare(_app: Sphinx, name: str, source: list[str]) -> None:
    """Give each clause an anchor of its id, and say where a file lies instead of linking to it."""
    text = OUTSIDE.sub(r"\1 (`\2`)", source[0])
    if name.startswith("rules/"):
        text = CLAUSE.sub(r'- <span id="\1"></span>**\1**', text)
    source[0] = text


def join_names(
    _app: Sphinx, _what: str, _name: str, _obj: object, _options: object, lines: list[str]
) -> None:
    """Write `low, high: the bounds` as one name, which Napoleon takes for a type and a name."""
    lines[:] = [SEVERAL.sub(lambda found: found[0].replace(", ", "/"), line) for line in lines]


def setup(app: Sphinx) -> None:
    """Hear of each document before it is read, and of each docstring before Napoleon is."""
    app.add_lexer("ftl", TextLexer)  # Pygments knows no Fluent
    app.connect("source-read", prepare)
    app.connect("autodoc-process-docstring", join_names, priority=100)
