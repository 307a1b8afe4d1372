"""Every HTTP route, with bodies and queries made from the published schema: answers of its type, or refusals.

Most bodies follow the schema, so that they come far; in every one something may be odd instead.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any
from urllib.parse import quote, urlencode

import msgspec
import pytest
from tests.docs.reading import ROOT
from tests.server.door.test_guard import ask
from tests.server.house import House

from playmat.server.http.route import ApiRoute
from playmat.server.http.routes import ROUTES
from playmat.server.protocol.http_bodies import Problem

SCHEMA = json.loads((ROOT / "docs" / "schema" / "protocol.json").read_text(encoding="utf-8"))["$defs"]
TRIED = 12
"""So many requests to each route."""

ODD: tuple[Any, ...] = (
    *(None, True, -1, 2**63, 2**70, 1e308, "", "\0", "\ud800", "<b>x</b>", "\u202e", "é" * 300, "x" * 30_000),
    *([], {}, [[[[]]]], {"": {}}, "../..", "%00", "' or 1=1 --", "kmon", 0.5),
)
KNOWN = {"game": ("kmon", "khtcg", "perilous"), "lang": ("en", "ja", "it"), "level": ("greedy", "casual")}
"""Words that lead further than others, by the name of the field."""


def made(schema: dict[str, Any], chance: random.Random, name: str = "") -> Any:  # any JSON
    """A value by a schema, or something odd in its place."""
    if chance.random() < 0.06:
        return chance.choice(ODD)
    if name in KNOWN and chance.random() < 0.8:
        return chance.choice(KNOWN[name])
    if "$ref" in schema:
        return made(SCHEMA[schema["$ref"].rpartition("/")[2]], chance, name)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return made(chance.choice(schema[several]), chance, name)
    if "enum" in schema:
        return chance.choice(schema["enum"])
    kind = schema.get("type", "object")
    if kind == "object":
        return an_object(schema, chance)
    if kind == "array":
        least = schema.get("minItems", 0)
        items = schema.get("items", {})
        return [made(items, chance) for _item in range(least + chance.randrange(3))]
    if kind == "integer":
        low = schema.get("minimum", -5)
        return chance.randint(low, min(schema.get("maximum", low + 60), low + 60))
    if kind == "number":
        return chance.uniform(-10, 10)
    if kind == "boolean":
        return chance.random() < 0.5
    if kind == "null":
        return None
    return a_text(schema, chance)


def an_object(schema: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """An object with what it has to have, and some of the rest."""
    found = {
        name: made(one, chance, name)
        for name, one in schema.get("properties", {}).items()
        if name in schema.get("required", ()) or chance.random() < 0.5
    }
    more = schema.get("additionalProperties")
    if isinstance(more, dict):
        found |= {f"word{number}": made(more, chance) for number in range(chance.randrange(3))}
    if chance.random() < 0.05:
        found["unheard"] = 1
    return found


def a_text(schema: dict[str, Any], chance: random.Random) -> str:
    """A text of a length that is allowed."""
    least = schema.get("minLength", 0)
    most = min(schema.get("maxLength", 40), 40)
    return "".join(chance.choice("aZ09-_ é日") for _letter in range(chance.randint(least, max(least, most))))


def address(route: ApiRoute, chance: random.Random) -> str:
    """The address of a route, with all that stands in it and the parameters that it names."""

    def word(name: str) -> str:
        known = KNOWN.get(name, ("nowhere", "none"))
        return chance.choice(known) if chance.random() < 0.8 else str(chance.choice(ODD))[:200]

    def part(match: re.Match[str]) -> str:
        return quote(word(match[1]).encode("utf-8", "replace"), safe="") or "-"

    path = re.sub(r"\{(\w+)\}", part, route.path)
    asked = {name: word(name) for name in re.findall(r"[?&](\w+)=", route.what) if chance.random() < 0.7}
    return path + ("?" + urlencode(asked, errors="replace") if asked else "")


def is_typed(route: ApiRoute, status: int, data: bytes) -> bool:
    """Return whether an answer is what the route gives, or a refusal in words."""
    if status == 413:  # it is refused before it is read
        return data == b""
    if status >= 400:
        return bool(msgspec.json.decode(data, type=Problem).error.text)
    if route.gives is None:
        return data in (b"", b"null")
    if route.gives is str:
        return data == data.decode().encode()
    msgspec.json.decode(data, type=route.gives)
    return True


@pytest.mark.usefixtures("still")
async def test_every_route_answers_by_its_schema_or_refuses(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One server takes all of it, so that what one request leaves behind is there for the next one."""
    answered: set[str] = set()
    refused: set[str] = set()

    async def uncounted(*_what: object, **_more: object) -> None:
        """Nobody is limited here: what is refused, is refused for what it says."""

    monkeypatch.setattr(home.server.limits, "count", uncounted)
    for route in ROUTES:
        chance = random.Random(route.name)
        for number in range(TRIED):
            body = None
            if route.takes is not None:
                body = json.dumps(made({"$ref": f"/{route.takes.__name__}"}, chance)).encode()
            elif route.method == "POST":
                body = b""
            where = address(route, chance)
            status, _headers, data = await ask(home.address + where, body)
            assert status < 500, (number, route.name, where, body)
            assert is_typed(route, status, data), (number, route.name, where, status, data[:200])
            (refused if status >= 400 else answered).add(route.name)
    taking = {route.name for route in ROUTES if route.takes is not None}
    assert taking <= refused, "something odd is refused at every route that takes a body"
    assert len(answered) > len(ROUTES) / 3, sorted(answered)
