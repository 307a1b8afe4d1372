"""The documents of the protocol say what its types say."""

from __future__ import annotations

from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest

from playmat.server.http.protocol_schema import documents
from playmat.server.protocol.client_messages import Act, FromClient, Hello
from playmat.server.protocol.server_messages import Bye, Refused

DOCS = documents(Path(__file__).parents[3] / "docs")


@pytest.mark.parametrize("message", [Refused, Bye])
def test_the_page_tells_of_every_code(message: type[Refused | Bye]) -> None:
    """In a table under the name of the message: each code, and no other."""
    name = str(message.__struct_config__.tag)
    codes = get_args(get_type_hints(message)["code"])
    page = next(text for path, text in DOCS.items() if path.name == "protocol.md")
    rows = page.partition(f"\n| `{name}` |")[2].partition("\n\n")[0].splitlines()[2:]
    assert sorted(row.split("`")[1] for row in rows) == sorted(codes)


@pytest.mark.parametrize("path", sorted(DOCS), ids=lambda path: path.name)
def test_documents_are_up_to_date(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert written == DOCS[path], "python -m playmat.server.http.protocol_schema"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ('{"type":"hello"}', Hello()),
        ('{"type":"hello","lang":"ja","since":7}', Hello("ja", 7)),
        (
            '{"type":"act","id":"abcdefgh","seat":1,"serial":9,"answer":"stop"}',
            Act("abcdefgh", 1, 9, "stop"),
        ),
        (
            '{"type":"act","id":"abcdefgh","seat":1,"serial":9,"answer":[0,2]}',
            Act("abcdefgh", 1, 9, [0, 2]),
        ),
    ],
)
def test_messages_are_read(text: str, meant: FromClient) -> None:
    assert msgspec.json.decode(text, type=FromClient) == meant


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"type":"nonsense"}',
        '{"type":"hello","lang":"de"}',
        '{"type":"hello","more":1}',
        '{"type":"act","id":"short","seat":1,"serial":9,"answer":"stop"}',
        '{"type":"act","id":"abcdefgh","seat":-1,"serial":9,"answer":"stop"}',
        '{"type":"act","id":"abcdefgh","seat":1,"serial":9,"answer":{"pick":1}}',
        '{"type":"act","id":"abcdefgh","seat":1,"serial":9,"answer":[-1]}',
        '{"type":"chat","id":"abcdefgh","phrase":"' + "x" * 41 + '"}',
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=FromClient)
