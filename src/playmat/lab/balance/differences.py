"""Reports on a change, as tables of text and as plain data."""

from __future__ import annotations

from typing import Any, Final

from playmat.lab.balance.changes import ALIKE, SHARES, UNUSED
from playmat.lab.balance.comparison import Compared
from playmat.lab.balance.names import named_cards, named_component, named_decks
from playmat.lab.report import (
    Tr,
    interval_text,
    number_text,
    percent_text,
    print_faults,
    print_line,
    print_pace,
    print_table,
)
from playmat.lab.simulate import Run

SHOWN: Final = 10
"""So many cards are listed: those whose share has changed most. `--json` has all of them."""


def plain_changes(found: Compared, tables: dict[str, Any]) -> dict[str, Any]:
    """A comparison as plain data: the same, however it was carried out.

    Args:
        found: the games.
        tables: -> `changes`; empty if no game has a result.
    """
    plan = found.plan
    return {
        "game": plan.game,
        "seed": plan.before.seed,
        "changed": [{"name": name, "before": one, "after": other} for name, one, other in plan.changed()],
        "games": found.games // 2,
        "same": found.same,
        "errors": [side.errors for side in found.sides],
        "failures": [side.failures for side in found.sides],
        "lapses": [side.lapses for side in found.sides],
        "lapsed": [side.lapsed for side in found.sides],
        **{name: table.to_dicts() for name, table in tables.items()},
    }


def print_changes(found: Compared, tables: dict[str, Any], run: Run, language: str, tr: Tr) -> None:
    """Print what differs, and what it does to matches, decks and cards."""
    plan = found.plan
    print_line(tr("lab-title", game=plan.game, games=found.games // 2, seed=str(plan.before.seed)))
    for name, one, other in plan.changed():
        print_line(tr("compare-changed", name=name, before=one, after=other))
    print_line(tr("compare-same", same=found.same, games=found.games // 2))
    if tables:
        _print_figures(tables["figures"], tr)
        _print_labels(found, tables["labels"], language, tr)
        _print_cards(found, tables["cards"], language, tr)
    print_pace(run, tr)
    for side in found.sides:
        print_faults(side, tr)


def _print_figures(table: Any, tr: Tr) -> None:
    print_line("")
    rows = [
        [tr(f"compare-figure-{row['figure']}"), *_cells(row, share=row["figure"] in SHARES)]
        for row in table.iter_rows(named=True)
    ]
    print_table(_heads("report-column-figure", tr), rows)


def _print_labels(found: Compared, table: Any, language: str, tr: Tr) -> None:
    """Print the decks or roles, those first that gain most."""
    if not table.height:
        return
    print_line("")
    game = found.plan.played()
    titles = {deck.name: deck.title for deck in found.plan.before.decks}
    decks = named_decks(game, titles, language)
    rows = [
        [
            decks.get(row["label"]) or named_component(game, row["label"], language),
            *_cells(row, share=True),
            _chance(row["p"]),
        ]
        for row in table.sort("difference", "label", descending=[True, False]).iter_rows(named=True)
    ]
    print_table([*_heads("report-column-label", tr), tr("report-column-p")], rows)


def _print_cards(found: Compared, table: Any, language: str, tr: Tr) -> None:
    """Print the cards that gain or lose most, and those that never matter."""
    import polars

    games = [found.plan.played(number) for number in range(2)]
    names = {**named_cards(games[0], language), **named_cards(games[1], language)}

    def named(code: str) -> str:
        return names.get(code) or named_component(games[0], code, language)

    known = table.drop_nulls("difference")
    if known.height:
        print_line("")
        most = known.sort(polars.col("difference").abs(), "card", descending=[True, False]).head(SHOWN)
        rows = [
            [
                named(row["card"]),
                f"{row['used_before']} → {row['used_after']}",
                *_cells(row, share=True),
                _chance(row["p"]),
            ]
            for row in most.sort("difference", "card", descending=[True, False]).iter_rows(named=True)
        ]
        heads = _heads("report-column-card", tr)
        print_table([heads[0], tr("report-column-used"), *heads[1:], tr("report-column-p")], rows)
        print_line(tr("compare-cards-how", shown=most.height, cards=known.height))
    for why in (UNUSED, ALIKE):
        idle = [named(code) for code in table.filter(polars.col("idle") == why)["card"]]
        if idle:
            print_line(tr(f"compare-{why}", count=len(idle), cards=", ".join(idle)))


def _heads(first: str, tr: Tr) -> list[str]:
    return [
        tr(key) for key in (first, "compare-before", "compare-after", "compare-difference", "lab-interval")
    ]


def _cells(row: dict[str, Any], *, share: bool) -> list[str]:
    """Before, after, the difference and its interval."""
    before, after, difference = row["before"], row["after"], row["difference"]
    ends = (row["difference_low"], row["difference_high"])
    if difference is None:
        return ["–"] * 4
    if share:
        return [percent_text(before), percent_text(after), _signed(difference), interval_text(ends)]
    shown = [number_text(float(value)) for value in (before, after)]
    return [*shown, f"{difference:+.2f}", " – ".join(f"{end:+.2f}" for end in ends)]


def _signed(share: float) -> str:
    return ("+" if share > 0 else "") + percent_text(share)


def _chance(p: float) -> str:
    return f"{p:.2g}"
