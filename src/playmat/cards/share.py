"""A deck as one word for links and chats: `embers.1.` and letters, digits, hyphens and underscores.

After the game and the version of the code come bytes in URL-safe base64: the name; for each section the
number of its entries; for each entry its count and how much of its code is as in the entry before, and the
rest of the code; last a CRC of everything. The codes of the cards are written out, so a share code stays good
when sets grow or change their order. A deck has one share code only: any other spelling is refused.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from typing import Final

from playmat.cards.decks import (
    BadDeck,
    Deck,
    DeckBook,
    check_game,
    deck_of_entries,
    read_json,
    read_text,
)
from playmat.kernel.phrase import Phrase

VERSION: Final = 1
MAX_CODE: Final = 8_000
SHAPE: Final = re.compile(r"([a-z][a-z0-9_-]{0,39})\.([0-9]{1,6})\.([A-Za-z0-9_-]+)")
CHECK_BYTES: Final = 4
MOST_SHARED: Final = 31
FEW: Final = 7
LAST: Final = 0x80


def read_deck(book: DeckBook, text: str) -> Deck:
    """A deck in whichever of the three forms it is written.

    Raises:
        BadDeck: it cannot be read.
    """
    bare = text.strip("\ufeff \t\r\n")
    if bare.startswith("{"):
        return read_json(book, bare)
    return read_code(book, bare) if is_code(bare) else read_text(book, text)


def is_code(text: str) -> bool:
    """Return whether a text looks like a share code, good or bad.

    >>> is_code("embers.1.AbC-_"), is_code("1 Frostusk")
    (True, False)
    """
    return SHAPE.fullmatch(text) is not None


def write_code(deck: Deck) -> str:
    """The share code of a deck."""
    data = bytearray()
    name = deck.name.encode()
    put(data, len(name))
    data += name
    before = ""
    for part in deck.parts:
        put(data, len(part))
        for entry in part:
            shared = common(before, entry.code)
            few = entry.count if entry.count <= FEW else 0
            data.append(shared << 3 | few)
            if not few:
                put(data, entry.count)
            rest = bytearray(entry.code[shared:].encode("ascii"))
            rest[-1] |= LAST
            data += rest
            before = entry.code
    head = f"{deck.game}.{VERSION}."
    return head + base64.urlsafe_b64encode(bytes(data) + check(head, bytes(data))).decode().rstrip("=")


def read_code(book: DeckBook, text: str) -> Deck:
    """The deck of a share code.

    Raises:
        BadDeck: cut, altered, of another game or version, or with cards that nobody knows.
    """
    given = text.strip()
    shape = SHAPE.fullmatch(given)
    if len(given) > MAX_CODE or shape is None:
        raise damaged()
    check_game(book, shape[1])
    if shape[2] != str(VERSION):
        raise BadDeck([Phrase("error-deck-version", {"got": shape[2], "known": VERSION})])
    head = f"{shape[1]}.{VERSION}."
    try:
        whole = base64.urlsafe_b64decode(shape[3] + "=" * (-len(shape[3]) % 4))
    except (binascii.Error, ValueError) as error:
        raise damaged() from error
    data, given_sum = whole[:-CHECK_BYTES], whole[-CHECK_BYTES:]
    if check(head, data) != given_sum:
        raise damaged()
    try:
        name, entries = unpack(data, len(book.sections))
    except (IndexError, ValueError) as error:
        raise damaged() from error
    deck = deck_of_entries(book, name, entries)
    if write_code(deck) != given:
        raise damaged()
    return deck


def unpack(data: bytes, sections: int) -> tuple[str, list[tuple[int, str, int]]]:
    """The name and the entries in the bytes of a code; any other error is of index or value."""
    at = 0

    def number() -> int:
        nonlocal at
        low = data[at]
        at += 1
        if low < LAST:
            return low
        high = data[at]
        at += 1
        return (low & 127) | high << 7

    length = number()
    name = data[at : at + length].decode()
    at += length
    entries: list[tuple[int, str, int]] = []
    code = ""
    for section in range(sections):
        for _entry in range(number()):
            head = data[at]
            at += 1
            count = head & FEW or number()
            begin = at
            while data[at] < LAST:
                at += 1
            at += 1
            rest = data[begin : at - 1] + bytes([data[at - 1] & 127])
            code = code[: head >> 3] + rest.decode("ascii")
            entries.append((section, code, count))
    if at != len(data):
        raise ValueError
    return name, entries


def put(data: bytearray, number: int) -> None:
    """Write a number below 32,768 as one byte or two."""
    if number < LAST:
        data.append(number)
    else:
        data += bytes([LAST | (number & 127), number >> 7])


def common(before: str, code: str) -> int:
    """Count the signs that a code shares with the one before; at least one of its own is left.

    >>> common("KM1-ICE-1", "KM1-ICE-12"), common("X-1", "X-1"), common("", "X-1")
    (9, 2, 0)
    """
    shared = 0
    most = min(len(before), len(code) - 1, MOST_SHARED)
    while shared < most and before[shared] == code[shared]:
        shared += 1
    return shared


def check(head: str, data: bytes) -> bytes:
    """The check sum of a code."""
    return zlib.crc32(head.encode() + data).to_bytes(CHECK_BYTES, "big")


def damaged() -> BadDeck:
    """The refusal of a code that was cut or altered."""
    return BadDeck([Phrase("error-deck-code")])
