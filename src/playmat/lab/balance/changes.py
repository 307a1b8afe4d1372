"""Changes of matches, decks and cards, as polars data frames: before, after, and the difference.

Matches of the same seed are compared with each other, deal by deal. An interval comes from how much the
differences of deals differ, as if four more deals had been independent on both sides, as in the arena.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, pvariance
from typing import Any, Final

from playmat.cards.game import CardGame
from playmat.lab.balance.comparison import Compared
from playmat.lab.balance.figures import TABLES, Gathered, cards, chance, check_libraries, corrected
from playmat.lab.plan import Plan
from playmat.lab.tournament.deals import ASSUMED
from playmat.lab.wilson import Z95, wilson

LITTLE: Final = 0.05
"""A card makes no difference if, for all that is known, holding it adds or costs less than this share."""

UNUSED: Final = "unused"
ALIKE: Final = "alike"

SHARES: Final = ("won", "first", "player", "draws")
"""The figures that are shares of matches or of points; the others are numbers of something."""

NUMBERS: Final = ("turns", "decisions", "answers")

Pair = tuple[float, float]


def changes(found: Compared) -> dict[str, Any]:
    """All tables of a comparison, by name; each is a `polars.DataFrame`.

    Args:
        found: the games; on both sides at least one has a result.

    Returns:
        `figures` (of matches), `labels` (decks or roles) and `cards`. Each has the columns `before`, `after`,
        `difference` and its 95 % interval `difference_low` and `difference_high`.

    Raises:
        BadFile: a library is missing.
    """
    check_libraries(TABLES)
    return {"figures": figures(found), "labels": labels(found), "cards": changed_cards(found)}


def figures(found: Compared) -> Any:
    """The change of matches: who has the first turn, draws, length, decisions."""
    import polars

    both = _joined(_matches(found.before), _matches(found.after), ["game"])
    both = both.with_columns(_deals(found.plan.before, both["game"]))
    wanted = [name for name in (*SHARES, *NUMBERS) if _wanted(name, found.before)]
    return polars.DataFrame([{"figure": name} | change(both, name, share=name in SHARES) for name in wanted])


def labels(found: Compared) -> Any:
    """The change of each deck or role: its share of the points; a deck against itself is left out.

    `p` is how likely so much would come by chance alone, corrected for the number of rows.
    """
    import polars

    both = _joined(found.before.sides(), found.after.sides(), ["game", "seat", "label"])
    both = both.filter(polars.col("label") != polars.col("other"))
    both = both.with_columns(_deals(found.plan.before, both["game"]))
    rows = [
        {"label": label} | change(both.filter(polars.col("label") == label), "won", share=True)
        for label in sorted(both["label"].unique())
    ]
    table = polars.DataFrame(rows)
    return table.with_columns(_corrected(table["p"])) if rows else table


def changed_cards(found: Compared) -> Any:
    """The change of each card: in how many sides it was held and used, and what these scored.

    `before` and `after` are the share of points of the sides that had it in hand at any time; `adds_before`
    and `adds_after` what that is more than sides of the same decks scored that never did. `idle` tells cards
    that never matter: `unused` were not brought into play on either side, `alike` make no difference on both.
    """
    import polars

    sides = [_known(side) for side in found.sides]
    codes = sorted({*sides[0], *sides[1], *_codes(found.plan.before), *_codes(found.plan.after)})
    table = polars.DataFrame(
        [_card(code, *(side.get(code, NO_CARD) for side in sides)) for code in codes],
        infer_schema_length=None,
    )
    return table.with_columns(_corrected(table["p"])) if codes else table


NO_CARD: Final[dict[str, Any]] = {
    "held": 0,
    "used": 0,
    "without": 0,
    "held_share": None,
    "without_share": None,
    "adds": None,
}
"""The figures of a card that no side saw."""


def _known(found: Gathered) -> dict[str, dict[str, Any]]:
    """The figures of each card by its code."""
    return {row["card"]: row for row in cards(found.sides(), found.cards()).iter_rows(named=True)}


def _codes(plan: Plan) -> set[str]:
    """The cards of all decks of a plan."""
    game = plan.played()
    if not isinstance(game, CardGame):
        return set()
    every = (code for deck in plan.decks for code in deck.cards)
    return {one for code in every for one in (game.deck_codes(code) if code in game.book.decks else [code])}


def _card(code: str, before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The row of a card."""
    one, other = before["held_share"], after["held_share"]
    known = one is not None and other is not None
    low, high = _between((one, before["held"]), (other, after["held"])) if known else (None, None)
    return {
        "card": code,
        "held_before": before["held"],
        "held_after": after["held"],
        "used_before": before["used"],
        "used_after": after["used"],
        "before": one,
        "after": other,
        "difference": other - one if known else None,
        "difference_low": low,
        "difference_high": high,
        "p": chance(other, after["held"], one, before["held"]),
        "adds_before": before["adds"],
        "adds_after": after["adds"],
        "idle": _idle(before, after),
    }


def _idle(before: dict[str, Any], after: dict[str, Any]) -> str:
    """The reason why a card never matters, or the empty string."""
    if not before["used"] and not after["used"]:
        return UNUSED
    for one in (before, after):
        if one["adds"] is None:
            return ""
        low, high = _between((one["without_share"], one["without"]), (one["held_share"], one["held"]))
        if low <= -LITTLE or high >= LITTLE:
            return ""
    return ALIKE


def _between(one: tuple[float, int], other: tuple[float, int]) -> Pair:
    """The 95 % interval of the difference of two independent shares (Newcombe, from Wilson's of each).

    >>> low, high = _between((0.5, 100), (0.6, 100))
    >>> round(low, 3), round(high, 3)
    (-0.037, 0.232)
    """
    (low, high), (least, most) = (wilson(share * many, many) for share, many in (one, other))
    difference = other[0] - one[0]
    return (
        difference - math.hypot(other[0] - least, high - one[0]),
        difference + math.hypot(most - other[0], one[0] - low),
    )


def _matches(found: Gathered) -> Any:
    """The figures of each match."""
    import polars

    column = polars.col
    sides = found.sides()
    named = polars.Series(
        "named", [found.plan.side(game, seat) == 0 for game, seat in sides.select("game", "seat").rows()]
    )
    return (
        sides.with_columns(named)
        .group_by("game", maintain_order=True)
        .agg(
            column("won").first(),
            column("won").filter(column("first")).first().alias("first"),
            column("won").filter(column("named")).first().alias("player"),
            (column("won").first() == 0.5).cast(polars.Float64).alias("draws"),
            column("turns").first(),
            column("decisions").first(),
            (column("options") / column("decisions")).first().alias("answers"),
        )
    )


def _wanted(name: str, found: Gathered) -> bool:
    """Return whether a figure says anything: a team has no first turn, like players have no better one."""
    unlike = len(set(found.plan.players)) > 1
    return {"won": found.team, "first": not found.team, "draws": not found.team, "player": unlike}.get(
        name, True
    )


def _joined(before: Any, after: Any, on: Sequence[str]) -> Any:
    """The rows of both sides that belong together; where one side broke, both are left out."""
    return before.join(after, on=list(on), suffix="_after", maintain_order="left")


def _deals(plan: Plan, games: Any) -> Any:
    """The deal of each game: those of one seed."""
    import polars

    return polars.Series("deal", [plan.match_seed(game) for game in games], dtype=polars.Int64)


def change(both: Any, name: str, *, share: bool) -> dict[str, Any]:
    """The means of a column before and after, their difference by deals, its interval, and its chance.

    Args:
        both: a row a game, with its `deal`, the column, and the same one with `_after`.
        name: the column.
        share: its values lie between 0 and 1.
    """
    import polars

    after = f"{name}_after"
    deals = (
        both.drop_nulls([name, after])
        .group_by("deal", maintain_order=True)
        .agg(polars.col(name).mean(), polars.col(after).mean())
    )
    one, other = deals[name].to_list(), deals[after].to_list()
    if not one:
        return dict.fromkeys(("before", "after", "difference", "difference_low", "difference_high", "p"))
    each = [late - early for early, late in zip(one, other, strict=True)]
    difference = fmean(each)
    # Two deals more, one won and one lost, so that a share of which all is known so far stays open.
    open_ends = [0.0, 1.0] if share else []
    usual = sum(pvariance([*values, *open_ends]) for values in (one, other))
    squares = sum((value - difference) ** 2 for value in each)
    error = math.sqrt((squares + ASSUMED * usual) / (len(each) + ASSUMED) / len(each))
    least, most = (-1.0, 1.0) if share else (-math.inf, math.inf)
    return {
        "before": fmean(one),
        "after": fmean(other),
        "difference": difference,
        "difference_low": max(least, difference - Z95 * error),
        "difference_high": min(most, difference + Z95 * error),
        "p": math.erfc(abs(difference) / error / math.sqrt(2)) if error else 1.0,
    }


def _corrected(chances: Any) -> Any:
    """A column of chances, corrected; a row without one may well be chance."""
    import polars

    known = [1.0 if one is None else one for one in chances]
    return polars.Series("p", corrected(known), dtype=polars.Float64)
