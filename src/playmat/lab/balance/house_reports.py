"""The reports of the house: they come with Playmat, and are shown where nothing can be played or counted."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from playmat.kernel.registry import games
from playmat.lab.balance.kept import KeptReport, read_report_json


@cache
def house_reports() -> dict[str, KeptReport]:
    """The reports of the house on the installed games, by the names of their files.

    Raises:
        BadFile: one is damaged.
    """
    found = {
        file.name.removesuffix(".json"): read_report_json(file.read_bytes(), file.name)
        for file in files(__package__).joinpath("house").iterdir()
    }
    return {name: found[name] for name in sorted(found) if found[name].game in games()}
