"""Files that no command can do anything with: each is refused with a sentence."""

from __future__ import annotations

BAD_FILES: dict[str, bytes] = {
    "deep.toml": b"a = " + b"[" * 5000,
    "digits.toml": b"a = " + b"9" * 5000,
    "dots.toml": b".".join([b"a"] * 5000) + b" = 1",
    "wrong.toml": b'gmae = "kmon"\nset = 3\ncard = 5\n',
    "words.txt": b"hello world\n",
    "empty": b"",
    "zeros": bytes(2000),
    "picture.png": b"\x89PNG\r\n\x1a\n\x00\xff\xfe" * 50,
    "wide.toml": 'game = "kmon"\n'.encode("utf-16"),
    "deep.json": b"[" * 100_000,
    "deck.json": b'{"deck": 1, "gaem": "kmon"}',
    "cut.playmat": b"playmat record 2\nengine 0",
    "old.playmat": b"playmat record 1\n",
    "table.csv": b"code;type\nA;B\n",
    "deep report.json": b'{"playmat":"fault 1","x":' + b"[" * 100_000,
    "wide report.json": b'{"playmat":"fault 1","record":"\xff"}',
}
