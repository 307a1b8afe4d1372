"""A report as one page of HTML: it works offline, in light and dark, printed, and without its pictures."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from typing import Any, Final

from playmat import texts
from playmat.lab.balance import plots
from playmat.lab.balance.figures import Gathered, check_libraries
from playmat.lab.balance.kept import ORDER
from playmat.lab.balance.names import Wording
from playmat.lab.files import UNWRITABLE, heard, write_text

Tr = Callable[..., str]

PAGE: Final = "report.html"

STYLE: Final = """
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent); }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem;
  background: light-dark(#fbfaf7, #16181c); color: light-dark(#22252a, #e6e4de); }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .25rem; }
nav { margin: 1rem 0; } nav a { margin-right: 1rem; white-space: nowrap; }
a { color: light-dark(#1f5fae, #8ab8f2); }
figure { margin: .75rem 0; overflow-x: auto; } svg { max-width: 100%; height: auto; }
.scroll { overflow-x: auto; } summary { cursor: pointer; padding: .25rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: right; }
th, td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th { position: sticky; top: 0; }
.small { font-size: .9rem; opacity: .8; }
@media print { nav, .csv { display: none; } body { max-width: none; background: none; color: #000; }
  section { break-inside: avoid-page; } }
"""


def write_report(folder: Path, found: Gathered, tables: Mapping[str, Any], language: str, tr: Tr) -> Path:
    """Write the page, and each table as a CSV file beside it; the path of the page.

    Args:
        folder: where; it is made if it is not there.
        found: the games.
        tables: -> `frames`.
        language: the code of the language.
        tr: says keys of the catalogues in it.

    Raises:
        BadFile: the folder cannot be written, or a library is missing.
    """
    check_libraries()
    text = page(found, tables, language, tr)
    with heard(folder, UNWRITABLE):
        folder.mkdir(parents=True, exist_ok=True)
    for name, table in tables.items():
        write_text(folder / f"{name}.csv", table.write_csv())
    write_text(folder / PAGE, text)
    return folder / PAGE


def page(found: Gathered, tables: Mapping[str, Any], language: str, tr: Tr) -> str:
    """The page as text."""
    plan = found.plan
    words = Wording(plan.played(), {deck.name: deck.title for deck in plan.decks}, language)
    told = {name: worded(tables[name], words) for name in ORDER if name in tables}
    name = tr(f"{plan.game}-name") if texts.has(f"{plan.game}-name", "en") else plan.game
    title = escape(tr("report-title", game=name))
    links = " ".join(f'<a href="#{one}">{escape(tr(f"report-{one}"))}</a>' for one in told)
    sections = "".join(section(one, table, tr) for one, table in told.items())
    played = tr(
        "report-played",
        games=found.finished,
        errors=found.errors,
        player=", ".join(dict.fromkeys(plan.players)),
        seed=str(plan.seed),
        ruleset=plan.ruleset or "–",
    )
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        f"<body><header><h1>{title}</h1><p>{escape(played)}</p>"
        f'<p class="small">{escape(tr("report-how"))}</p></header>\n'
        f'<nav aria-label="{escape(tr("report-contents"))}">{links}</nav>\n'
        f"<main>{sections}</main></body></html>\n"
    )


def worded(table: Any, words: Wording) -> Any:
    """A table in words that the reader knows."""
    import polars

    return table.with_columns(
        polars.col(column).replace({value: words.say(column, value) for value in table[column].unique()})
        for column in table.columns
        if words.has(column)
    )


def section(name: str, table: Any, tr: Tr) -> str:
    """A part of the page: heading, what it shows, the plot, the table, and the table to take away."""
    title, says = escape(tr(f"report-{name}")), escape(tr(f"report-{name}-says"))
    drawn = plot(name, table, tr) if table.height else ""
    figure = f'<figure role="img" aria-label="{title}. {says}">{drawn}</figure>' if drawn else ""
    data = base64.b64encode(table.write_csv().encode()).decode()
    csv = f'<a class="csv" download="{name}.csv" href="data:text/csv;base64,{data}">{name}.csv</a>'
    shown = "" if drawn else " open"
    return (
        f'<section id="{name}"><h2>{title}</h2><p class="small">{says}</p>{figure}'
        f"<details{shown}><summary>{escape(tr('report-table'))}</summary>"
        f'<div class="scroll" tabindex="0" role="region" aria-label="{title}">{grid(table, tr)}</div>'
        f"</details>"
        f"<p>{csv}</p></section>\n"
    )


def plot(name: str, table: Any, tr: Tr) -> str:
    """The plot of a table; nothing where a table says it better."""
    share, matches = tr("report-column-share"), tr("report-column-matches")
    if name in {"labels", "first"}:
        return plots.shares(table, "label", "share", (tr("report-column-label"), share))
    if name in {"pairings", "partners"}:
        across, middle = ("other", plots.MIDDLE) if name == "pairings" else ("partner", plots.mean(table))
        titles = (tr("report-column-label"), tr(f"report-column-{across}"), share)
        return plots.heat(table, across, titles, middle)
    if name == "lengths":
        return plots.bars(table, "turns", "matches", (tr("report-column-turns"), matches))
    if name == "endings":
        return plots.named_bars(table, "cause", "matches", (tr("report-column-cause"), matches))
    if name == "changes":
        return plots.bars(table, "changes", "matches", (tr("report-column-changes"), matches), nominal=True)
    if name == "leads":
        return plots.course(table, (tr("report-column-turn"), tr("report-column-ahead")))
    if name == "cards" and table["opening_adds"].drop_nulls().len():
        return plots.added(table, (tr("report-column-card"), tr("report-column-opening-adds")))
    return ""


def grid(table: Any, tr: Tr) -> str:
    """A table of HTML."""
    heads = "".join(f'<th scope="col">{escape(head(column, tr))}</th>' for column in table.columns)
    rows = "".join(
        "<tr>"
        + "".join(
            f'<th scope="row">{cell}</th>' if place == 0 else f"<td>{cell}</td>"
            for place, cell in enumerate(escape(number(column, value)) for column, value in row.items())
        )
        + "</tr>"
        for row in table.iter_rows(named=True)
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def head(column: str, tr: Tr) -> str:
    """The heading of a column: the ends of an interval after what it is of."""
    for end in ("_low", "_high"):
        if column.endswith(end):
            word = tr("report-end-low" if end == "_low" else "report-end-high")
            return f"{head(column.removesuffix(end), tr)} {word}"
    if column.endswith("_share"):
        return tr("report-share-of", what=head(column.removesuffix("_share"), tr))
    return tr(f"report-column-{column.replace('_', '-')}")


def number(column: str, value: object) -> str:
    """A cell: shares in per cent, other numbers as short as they can be."""
    if value is None:
        return "–"
    if isinstance(value, float):
        if "share" in column or "adds" in column or column.startswith("ahead"):
            return f"{100 * value:.1f} %"
        return f"{value:.3g}" if column in {"p", "opening_p"} else f"{value:,.2f}".rstrip("0").rstrip(".")
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)
