"""Every HTTP route, with bodies and queries made from the published schema: answers of its type, or refusals.

Most bodies follow the schema and name things that are there, so that they come far; in every one something
may be odd instead. Where more fields have to fit than chance finds, most are an offer that does, or nearly.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import AsyncIterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import msgspec
import pytest
from tests.docs.reading import ROOT
from tests.server.door.test_guard import ask
from tests.server.finished.test_playing_on import played
from tests.server.house import House, house, make, new_database, table
from tests.server.meeting.test_lobby import challenge
from tests.server.meeting.test_ratings import member
from tests.server.meeting.test_tournaments import DECK, tournament
from tests.server.workshop.test_workshop import LANTERN, SET, kept

from playmat.lab.balance.figures import TABLES
from playmat.server.clients.client import Visitor
from playmat.server.http.developing.position import start_of
from playmat.server.http.route import ApiRoute
from playmat.server.http.routes import ROUTES
from playmat.server.protocol.analysis_bodies import (
    DecisionAt,
    DecisionList,
    MatchDecisions,
    OwnAnswers,
    WhatIf,
)
from playmat.server.protocol.dev_bodies import DevWish
from playmat.server.protocol.http_bodies import Problem, RecordReplay
from playmat.server.protocol.lab_bodies import StartReport
from playmat.server.protocol.tournament_bodies import Entry, TournamentInfo

SCHEMA = json.loads((ROOT / "docs" / "schema" / "protocol.json").read_text(encoding="utf-8"))["$defs"]
TRIED = 12
"""So many requests to each route."""

FEWER = {"prove_card": 4, "examine": 6, "what_if": 6, "own_turn": 6}
"""Of those that take long, so many."""

ODD: tuple[Any, ...] = (
    *(None, True, -1, 2**63, 2**70, 1e308, "", "\0", "\ud800", "<b>x</b>", "\u202e", "é" * 300, "x" * 30_000),
    *([], {}, [[[[]]]], {"": {}}, "../..", "%00", "' or 1=1 --", "kmon", 0.5),
)
ALWAYS_THERE: dict[str, tuple[Any, ...]] = {
    "game": ("kmon", "kmon", "khtcg", "perilous"),
    "lang": ("en", "ja", "it"),
    "level": ("greedy", "casual"),
    "clock": ("relaxed", "tournament"),
    "lesson": ("attack",),
    "puzzle": ("1", "puzzle-2"),
    "report": ("kmon", "perilous"),
    "name": ("Ann", "Bob", "Cleo", "Dora"),
    "to": ("Bob",),
    "whom": ({"name": "Bob"},),
    "password": ("a long password",),
    "deck": (DECK,),
    "old": ("a long password",),
    "card": (LANTERN, LANTERN["code"]),
    "data": (SET,),
    **dict.fromkeys(("format", "role", "ruleset", "outside"), ("",)),
    **dict.fromkeys(("seat", "number", "after"), (0, 1)),
    **dict.fromkeys(("round", "board"), (1,)),
    **dict.fromkeys(("n", "at", "from", "first"), (0, 1, 2)),
}
"""Values that lead further than any others, by the name of the field."""

TYPES = {"string": str, "object": dict, "integer": int}
LETTERS = {None: "aZ09-_ é日", "^[A-Za-z0-9_-]{8,64}$": "aZ09-_", "^[A-Za-z0-9_.]*$": "aZ09_."}
"""Letters of texts, by the pattern that they have to match."""

LAST = ("drop_set", "sign_out", "logout", "delete")
"""The operations that come last: they remove things the others need."""

SILENT = {
    "give_address": "this server sends no mail",
    "confirm_address": "only a mail has the link",
    "leave_mail": "only a mail has the link",
    "drop_report": "no report was made here",
    **({} if all(map(find_spec, TABLES)) else {"start_report": "the libraries of reports are missing"}),
}
"""The routes that may answer nothing here."""

EMPTY = {"mark": "a server that was never opened to others has none"}
"""The routes whose text may be empty."""


class Maker:
    """Makes requests.

    Args:
        findable: what is there to be asked for, by the name of the field.
        chance: decides.
    """

    def __init__(self, findable: dict[str, tuple[Any, ...]], chance: random.Random) -> None:
        self._findable = findable
        self._chance = chance

    def body(self, kind: type, offer: dict[str, Any] | None) -> Any:  # any JSON
        """A body of a type: made by its schema, or mostly as it is offered."""
        made = self.value({"$ref": f"/{kind.__name__}"})
        if offer is None or not isinstance(made, dict) or self._chance.random() < 0.25:
            return made
        if self._chance.random() < 0.5:
            name = self._chance.choice(sorted(offer))
            return {**offer, name: self._chance.choice((made.get(name), *ODD))}
        return offer

    def value(self, schema: dict[str, Any], name: str = "") -> Any:  # any JSON
        """A value by a schema, or something odd in its place."""
        chance = self._chance
        if chance.random() < 0.04:
            return chance.choice(ODD)
        if "$ref" in schema:
            return self.value(SCHEMA[schema["$ref"].rpartition("/")[2]], name)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.value(chance.choice(schema[several]), name)
        if "enum" in schema:
            return chance.choice(schema["enum"])
        kind = schema.get("type", "object")
        fits = [one for one in self._findable.get(name, ()) if type(one) is TYPES.get(kind)]
        if fits and "pattern" not in schema and chance.random() < 0.8:
            return chance.choice(fits)
        if kind == "object":
            return self._object(schema)
        if kind == "array":
            least = schema.get("minItems", 0)
            items = schema.get("items", {})
            return [self.value(items) for _item in range(least + chance.randrange(3))]
        if kind == "integer":
            low = schema.get("minimum", -5)
            return chance.randint(low, min(schema.get("maximum", low + 60), low + 60))
        if kind == "number":
            return chance.uniform(-10, 10)
        if kind == "boolean":
            return chance.random() < 0.5
        return None if kind == "null" else self._text(schema)

    def _object(self, schema: dict[str, Any]) -> dict[str, Any]:
        """An object with what it has to have, and some of the rest."""
        chance = self._chance
        found = {
            name: self.value(one, name)
            for name, one in schema.get("properties", {}).items()
            if name in schema.get("required", ()) or chance.random() < 0.5
        }
        more = schema.get("additionalProperties")
        if isinstance(more, dict):
            found |= {f"word{number}": self.value(more) for number in range(chance.randrange(3))}
        if chance.random() < 0.05:
            found["unheard"] = 1
        return found

    def _text(self, schema: dict[str, Any]) -> str:
        """A text of a length and of letters that are allowed."""
        pattern = schema.get("pattern")
        least = 8 if pattern and "{8," in pattern else schema.get("minLength", 0)
        most = min(schema.get("maxLength", 40), 40)
        size = self._chance.randint(least, max(least, most))
        return "".join(self._chance.choice(LETTERS[pattern]) for _letter in range(size))

    def address(self, route: ApiRoute) -> str:
        """The address of a route, with all that stands in it and the parameters that it names."""
        chance = self._chance

        def word(name: str) -> str:
            found = [one for one in self._findable.get(name, ()) if not isinstance(one, dict)] or ["nowhere"]
            return str(chance.choice(found if chance.random() < 0.8 else ODD))[:200]

        def part(match: re.Match[str]) -> str:
            return quote(word(match[1]).encode("utf-8", "replace"), safe="") or "-"

        path = re.sub(r"\{(\w+)\}", part, route.path)
        asked = {name: word(name) for name in re.findall(r"[?&](\w+)=", route.what) if chance.random() < 0.5}
        return path + ("?" + urlencode(asked, errors="replace") if asked else "")


def is_typed(route: ApiRoute, status: int, headers: dict[str, str], data: bytes) -> bool:
    """Return whether an answer is what the route gives, or a refusal in words."""
    if status == 413:  # it is refused before it is read
        return data == b""
    if status >= 400:
        return bool(msgspec.json.decode(data, type=Problem).error.text)
    if route.gives is None:
        return data == b""
    if route.gives is str:
        return (data.decode() != "" or route.name in EMPTY) and headers[
            "content-type"
        ] == "text/plain; charset=utf-8"
    msgspec.json.decode(data, type=route.gives)
    return headers["content-type"] == "application/json"


def is_readable(route: ApiRoute, body: bytes) -> bool:
    """Return whether a body has the type that the route takes."""
    try:
        msgspec.json.decode(body, type=route.takes)
    except (msgspec.MsgspecError, ValueError):
        return False
    return True


async def things(home: House, ann: Visitor) -> dict[str, tuple[Any, ...]]:
    """The things Ann has: tables, challenges, a match that is over, a tournament, a card set."""
    bob, cleo = await member(home, "Bob"), await member(home, "Cleo")
    over = await played(home, ann, "kmon", 2, 3)
    address = f"{home.address}/api/tables/{over}/record"
    status, _headers, record = await ask(address, Cookie=ann.cookie_header())
    assert status == 200
    challenges = [(await challenge(bob, "Ann")).table.id for _ in range(4)]
    free = (await make(bob, "kmon", "mo")).table.id
    contest = (await tournament(ann)).about.id
    for entrant in (ann, bob, cleo):
        await entrant.post(f"/api/tournaments/{contest}/enter", Entry(DECK), TournamentInfo)
    own = (await kept(ann)).info.id
    return {
        "table": (over, over, over, free, *challenges),
        "record": (record.decode(),),
        "tournament": (contest,),
        "set": (own,),
        "id": (own,),
    }


async def offers(ann: Visitor, record: str) -> dict[str, dict[str, Any]]:
    """A body that fits, by the route that takes it."""
    of: dict[str, Any] = {"record": record, "seat": 0}
    found = await ann.post("/api/analysis/decisions", MatchDecisions(**of), DecisionList)
    here = of | {"n": next(one.n for one in found.decisions if one.answers > 1)}
    bodies = {
        "make": table("kmon", "mr"),
        "replay_record": RecordReplay(record, count=3),
        "examine": DecisionAt(**here),
        "what_if": WhatIf(**here),
        "own_turn": OwnAnswers(),
        "start_report": StartReport("perilous", "", "beginner", [], 1),
        "dev_table": DevWish(start_of("kmon", None, 1).text),
    }
    return {name: msgspec.to_builtins(body) for name, body in bodies.items()}


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """A server that has every route: a developer's, too."""
    async with house(await new_database(tmp_path / "all.db"), dev=start_of("kmon", None, 1)) as found:
        yield found


@pytest.mark.slow
@pytest.mark.usefixtures("still")
async def test_every_route_answers_by_its_schema_or_refuses(uncounted: House) -> None:
    """One server takes all of it, so that what one request leaves behind is there for the next one.

    Most of it comes from Ann, the rest from strangers.
    """
    answered: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    readable: set[str] = set()
    ann = await member(uncounted, "Ann")
    findable = ALWAYS_THERE | await things(uncounted, ann)
    offered = await offers(ann, findable["record"][0])
    cookie = ann.cookie_header()
    for route in sorted(
        ROUTES, key=lambda one: (*LAST, one.name).index(one.name) if one.name in LAST else -1
    ):
        chance = random.Random(route.name)
        maker = Maker(findable, chance)
        for number in range(FEWER.get(route.name, TRIED)):
            body = b"" if route.method == "POST" else None
            if route.takes is not None:
                body = json.dumps(maker.body(route.takes, offered.get(route.name))).encode()
                if is_readable(route, body):
                    readable.add(route.name)
            where = maker.address(route)
            known_here = chance.random() < 0.75
            status, headers, data = await ask(
                uncounted.address + where, body, **({"Cookie": cookie} if known_here else {})
            )
            assert status < 500, (number, route.name, where, body)
            assert is_typed(route, status, headers, data), (number, route.name, where, status, data[:200])
            (refused if status >= 400 else answered)[route.name] += 1
            if known_here and route.name == "change_password" and "set-cookie" in headers:
                cookie = headers["set-cookie"].partition(";")[0]
    taking = {route.name for route in ROUTES if route.takes is not None}
    assert taking <= set(refused), "something odd is refused at every route that takes a body"
    assert taking <= readable, "something is read at every route that takes a body"
    assert {route.name for route in ROUTES} - set(answered) <= set(SILENT)
