"""The types of the protocol for the browser's modules, made from `docs/schema/protocol.json`.

python tools/client_types.py            write `src/playmat/web/app/types.d.ts`
python tools/client_types.py --check    exit with 1 if it would be written differently
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from written import write_or_check

ROOT = Path(__file__).parent.parent
SCHEMA = ROOT / "docs" / "schema" / "protocol.json"
TYPES = ROOT / "src" / "playmat" / "web" / "app" / "types.d.ts"
HEAD = "// Made by tools/client_types.py from docs/schema/protocol.json; do not edit.\n"

Plain = dict[str, Any]


def main() -> int:
    """The command."""
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    return write_or_check(TYPES, declarations(schema["$defs"]))


def declarations(schemas: Plain) -> str:
    """All types, in alphabetical order."""
    return HEAD + "".join(declaration(name, schemas[name]) for name in sorted(schemas))


def declaration(name: str, schema: Plain) -> str:
    """One type."""
    required = set(schema.get("required", []))
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {kind(inside)};\n"
        for field, inside in schema.get("properties", {}).items()
    )
    return f"\nexport interface {name} {{\n{fields}}}\n"


def kind(schema: Plain) -> str:
    """The type of a value."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    if schema.get("type") == "array":
        return f"({kind(schema.get('items', {}))})[]"
    if schema.get("type") == "object":
        return f"Record<string, {kind(schema.get('additionalProperties') or {})}>"
    return {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }.get(schema.get("type", ""), "any")


if __name__ == "__main__":
    sys.exit(main())
