"""The languages: the folders in `playmat/texts`. Nothing else lists them."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

FALLBACK: Final = "en"
"""The language that fills the gaps of the others."""


def found() -> tuple[str, ...]:
    """The codes of the languages, English first; the order of the others means nothing, but lasts."""
    folders = [path for path in files("playmat").joinpath("texts").iterdir() if path.is_dir()]
    codes = [path.name for path in folders if path.joinpath("errors.ftl").is_file()]
    return (FALLBACK, *sorted((code for code in codes if code != FALLBACK), reverse=True))


LANGUAGES: Final = found()
