"""The data files of Perilous Pursuit, read for the tests alone."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def data(name: str) -> dict[str, Any]:
    """A data file."""
    text = files("playmat.games.perilous").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


CARDS: list[dict[str, Any]] = data("worlds")["cards"]
SIDES: dict[str, dict[str, Any]] = {side["id"]: side for card in CARDS for side in card["sides"]}
CARD_OF: dict[str, str] = {side["id"]: card["id"] for card in CARDS for side in card["sides"]}
ITEMS: list[dict[str, Any]] = data("items")["items"]
BOARDS: dict[str, dict[str, Any]] = {hero["id"]: hero for hero in data("heroes")["heroes"]}
