"""Names of cards as single words, for notation."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache


@lru_cache(maxsize=4096)  # whoever may name any card is asked for the names of hundreds, again and again
def slug_of(name: str, code: str) -> str:
    """A name as one lower-case word.

    >>> slug_of("Herb Poultice", "KM1-ITM-01"), slug_of("Pollibrì", ""), slug_of("霜", "X-1")
    ('herb-poultice', 'pollibri', 'x-1')
    """
    plain = unicodedata.normalize("NFKD", name.replace("'", "")).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or code.lower()


def unique_slugs(slugs: list[str], codes: list[str]) -> dict[str, int]:
    """The number of each slug; cards whose slugs are the same go by their codes.

    >>> unique_slugs(["a", "b", "a"], ["X-1", "X-2", "X-3"])
    {'x-1': 0, 'b': 1, 'x-3': 2}
    """
    return {
        (slug if slugs.count(slug) == 1 else codes[number].lower()): number
        for number, slug in enumerate(slugs)
    }
