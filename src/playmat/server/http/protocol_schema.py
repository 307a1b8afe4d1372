"""The protocol as documents, made from its types: `python -m playmat.server.http.protocol_schema [--check]`.

Writes `docs/schema/protocol.json` (JSON Schema of every message and body) and the tables of
`docs/protocol.md` between their markers. A test fails if either differs from what would be written.
"""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from playmat.server.http.routes import ROUTES
from playmat.server.protocol.client_messages import FromClient
from playmat.server.protocol.server_messages import PROTOCOL, FromServer

SCHEMA = "schema/protocol.json"
PAGE = "protocol.md"


def types() -> list[type]:
    """Every type that crosses the wire by itself: messages, then bodies."""
    used = [kind for route in ROUTES for kind in (route.takes, route.gives)]
    bodies = [kind for kind in used if kind is not None and kind is not str]
    return [*get_args(FromClient), *get_args(FromServer), *dict.fromkeys(bodies)]


def schema() -> dict[str, Any]:
    """JSON Schema (2020-12): a definition for each type, and which messages go which way."""
    references, definitions = msgspec.json.schema_components(types(), ref_template="#/$defs/{name}")
    named = dict(zip(types(), references, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Playmat protocol {PROTOCOL}",
        "description": "Messages of the socket; HTTP bodies are among the definitions.",
        "oneOf": [
            {"title": "from client", "anyOf": [named[kind] for kind in get_args(FromClient)]},
            {"title": "from server", "anyOf": [named[kind] for kind in get_args(FromServer)]},
        ],
        "$defs": definitions,
    }


def schema_text() -> str:
    """The file of the schema."""
    return msgspec.json.format(msgspec.json.encode(schema(), order="sorted"), indent=2).decode() + "\n"


def first_line(kind: type) -> str:
    """The first sentence about a type."""
    return (inspect.getdoc(kind) or "").split("\n\n")[0].replace("\n", " ")


def message_table(kinds: tuple[type, ...]) -> str:
    """A line for each message: its `type`, its fields, what it is for."""
    lines = ["| type | fields | what |", "|---|---|---|"]
    for kind in kinds:
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)  # noqa: S101 - all messages are structs
        fields = ", ".join(f"`{one.encode_name}`" + ("" if one.required else "?") for one in info.fields)
        lines.append(f"| `{info.tag}` | {fields or '–'} | {first_line(kind)} |")
    return "\n".join(lines)


def route_table() -> str:
    """A line for each route."""
    lines = ["| route | takes | gives | what |", "|---|---|---|---|"]
    for route in ROUTES:
        gives = "text" if route.gives is str else route.gives.__name__ if route.gives else "–"
        takes = route.takes.__name__ if route.takes else "–"
        lines.append(f"| `{route.method} {route.path}` | {takes} | {gives} | {route.what} |")
    return "\n".join(lines)


def page_text(page: str) -> str:
    """The protocol page with its tables made again."""
    parts = {
        "from client": message_table(get_args(FromClient)),
        "from server": message_table(get_args(FromServer)),
        "routes": route_table(),
    }
    for name, table in parts.items():
        marked = re.compile(f"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        page, found = marked.subn(lambda match, table=table: f"{match[1]}{table}\n{match[2]}", page)  # type: ignore[misc]
        if found != 1:
            raise ValueError(f"docs/{PAGE} has no place for the table: {name}")
    return page


def documents(folder: Path) -> dict[Path, str]:
    """The documents that a checkout's `docs` folder has to hold, by file."""
    page = folder / PAGE
    return {folder / SCHEMA: schema_text(), page: page_text(page.read_text(encoding="utf-8"))}


def main() -> int:
    """Write the documents of the checkout one stands in; with `--check`, only say which are out of date."""
    made = documents(Path("docs"))
    stale = [
        path for path, text in made.items() if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path} is out of date: python -m playmat.server.http.protocol_schema")
        return int(bool(stale))
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
