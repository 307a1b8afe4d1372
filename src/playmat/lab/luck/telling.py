"""The account of a match in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from playmat.lab.luck.ledger import Ledger, LedgerEntry

MOST: Final = 3
"""So many moments of each kind are told."""

LEAST: Final = 0.01
"""The least change of a chance that is told."""


def lines(found: Ledger, tr: Callable[..., str]) -> list[str]:
    """The sum, a line for each part, and the moments that mattered most.

    Args:
        found: the account.
        tr: says keys of the catalogues.
    """
    own, other = found.seat, 1 - found.seat
    parts = [
        ("luck-start", found.start),
        ("luck-own", found.luck[own]),
        ("luck-other", -found.luck[other]),
        ("luck-own-errors", -found.errors[own]),
        ("luck-other-errors", found.errors[other]),
        ("luck-rest", found.rest),
        ("luck-result", found.result),
    ]
    told = [tr("luck-title", seat=found.seat)]
    told += [f"  {signed(amount):>7}  {tr(key)}" for key, amount in parts]
    told += moments("luck-lucky", 1.0, ((one.luck[own], one) for one in found.moments), tr)
    told += moments("luck-unlucky", -1.0, ((one.luck[own], one) for one in found.moments), tr)
    told += moments("luck-errors", -1.0, ((-one.error, one) for one in found.moments if one.seat == own), tr)
    return told


def moments(
    key: str, way: float, found: Iterable[tuple[float, LedgerEntry]], tr: Callable[..., str]
) -> list[str]:
    """A heading and the moments that changed most, each with by how much; nothing if none did.

    Args:
        key: the heading.
        way: 1.0 for what was gained, -1.0 for what was lost.
        found: changes of the chance, each with its moment.
        tr: says keys of the catalogues.
    """
    most = sorted(found, key=lambda one: (-way * one[0], one[1].entry))[:MOST]
    told = [
        f"  {signed(amount):>7}  "
        + (tr("luck-moment", entry=one.entry, word=one.word) if one.entry >= 0 else tr("luck-beginning"))
        for amount, one in most
        if way * amount >= LEAST
    ]
    return [tr(key), *told] if told else []


def signed(amount: float) -> str:
    """A change of a chance in points, with its sign.

    >>> signed(0.1234), signed(-0.5), signed(-0.0001)
    ('+12.3', '-50.0', '+0.0')
    """
    points = round(100.0 * amount, 1)
    return f"{points + 0.0:+.1f}"
