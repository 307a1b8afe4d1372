"""The plots of a report as SVG, drawn by Altair; they take the colour of the text around them."""

from __future__ import annotations

from typing import Any, Final

MARK: Final = "#3f7fd0"
"""The colour of what is shown: to be told from light and dark pages."""

SCHEME: Final = "redyellowgreen"
MIDDLE: Final = 0.5
WIDTH: Final = 560
MOST_CARDS: Final = 30
"""So many cards are drawn: those that add and those that cost most. The table has all of them."""

CONFIG: Final[dict[str, Any]] = {
    "background": "transparent",
    "font": "system-ui, sans-serif",
    "view": {"stroke": None},
    "axisY": {"titlePadding": 28},
    "axis": {
        "labelColor": "currentColor",
        "titleColor": "currentColor",
        "domainColor": "currentColor",
        "tickColor": "currentColor",
        "gridColor": "currentColor",
        "gridOpacity": 0.15,
        "labelLimit": 240,
    },
    "legend": {"labelColor": "currentColor", "titleColor": "currentColor"},
}


def svg(chart: Any) -> str:
    """A chart as text to be put into a page."""
    import vl_convert

    return str(vl_convert.vegalite_to_svg(chart.configure(**CONFIG).to_dict()))


def shares(table: Any, label: str, share: str, titles: tuple[str, str]) -> str:
    """A point with its interval for each row, the largest first, and a line at a half."""
    import altair
    import polars

    width = altair.Scale(domain=[0, 1])
    base = altair.Chart(table).encode(
        y=altair.Y(label, type="nominal", sort=None, title=titles[0]),
    )
    line = base.mark_rule(color=MARK, strokeWidth=3, opacity=0.5).encode(
        x=altair.X(
            f"{share}_low", type="quantitative", scale=width, title=titles[1], axis=altair.Axis(format="%")
        ),
        x2=f"{share}_high",
    )
    point = base.mark_point(color=MARK, filled=True, size=60).encode(
        x=altair.X(share, type="quantitative", scale=width)
    )
    half = altair.Chart(polars.DataFrame({"half": [MIDDLE]})).mark_rule(strokeDash=[4, 4], color=MARK)
    chart = altair.layer(half.encode(x=altair.X("half", type="quantitative", scale=width)), line, point)
    return svg(chart.properties(width=WIDTH))


def mean(table: Any) -> float:
    """The share of points of all rows together."""
    return float(table["points"].sum() / table["sides"].sum())


def heat(table: Any, across: str, titles: tuple[str, str, str], middle: float) -> str:
    """The share of each label (row) against or beside each other one (column), also in figures.

    Args:
        table: the labels, the others and the shares.
        across: the name of the column of the others.
        titles: of the labels, of the others and of the share.
        middle: the share from which the colours go both ways.
    """
    import altair

    base = altair.Chart(table).encode(
        x=altair.X(across, type="nominal", title=titles[1]),
        y=altair.Y("label", type="nominal", title=titles[0]),
    )
    colour = altair.Scale(scheme=SCHEME, domain=[0, 1], domainMid=middle)
    cells = base.mark_rect().encode(
        color=altair.Color("share", type="quantitative", scale=colour, title=titles[2], legend=None)
    )
    words = base.mark_text(color="#111").encode(text=altair.Text("share", type="quantitative", format=".0%"))
    return svg((cells + words).properties(width=WIDTH))


def bars(table: Any, x: str, y: str, titles: tuple[str, str], *, nominal: bool = False) -> str:
    """A bar for each row."""
    import altair

    across = altair.X(x, type="nominal" if nominal else "quantitative", title=titles[0], sort=None)
    chart = (
        altair.Chart(table)
        .mark_bar(color=MARK)
        .encode(x=across, y=altair.Y(y, type="quantitative", title=titles[1]))
    )
    return svg(chart.properties(width=WIDTH, height=220))


def named_bars(table: Any, name: str, many: str, titles: tuple[str, str]) -> str:
    """A bar for each row, lying, so that its name reads as a line."""
    import altair

    chart = (
        altair.Chart(table)
        .mark_bar(color=MARK)
        .encode(
            x=altair.X(many, type="quantitative", title=titles[1]),
            y=altair.Y(name, type="nominal", title=titles[0], sort=None, axis=altair.Axis(labelLimit=320)),
        )
    )
    return svg(chart.properties(width=WIDTH))


def course(table: Any, titles: tuple[str, str]) -> str:
    """A share turn by turn, with its interval as a band."""
    import altair

    base = altair.Chart(table).encode(x=altair.X("turn", type="quantitative", title=titles[0]))
    width = altair.Scale(domain=[0, 1])
    band = base.mark_area(color=MARK, opacity=0.25).encode(
        y=altair.Y(
            "ahead_low", type="quantitative", scale=width, title=titles[1], axis=altair.Axis(format="%")
        ),
        y2="ahead_high",
    )
    line = base.mark_line(color=MARK).encode(y=altair.Y("ahead", type="quantitative", scale=width))
    return svg((band + line).properties(width=WIDTH, height=220))


def added(table: Any, titles: tuple[str, str]) -> str:
    """The cards that add most in the opening hand, and those that cost most, with their intervals."""
    import altair
    import polars

    known = table.filter(polars.col("opening_adds").is_not_null())
    told = known.sort("opening_adds", "card", descending=[True, False])
    if told.height > MOST_CARDS:
        told = polars.concat([told.head(MOST_CARDS // 2), told.tail(MOST_CARDS // 2)])
    base = altair.Chart(told).encode(
        y=altair.Y("card", type="nominal", sort=None, title=titles[0]),
        opacity=altair.condition("datum.opening_p < 0.05", altair.value(1.0), altair.value(0.4)),
    )
    line = base.mark_rule(color=MARK, strokeWidth=1).encode(
        x=altair.X("opening_adds_low", type="quantitative", title=titles[1], axis=altair.Axis(format="+%")),
        x2="opening_adds_high",
    )
    bar = base.mark_bar(color=MARK, size=9).encode(x=altair.X("opening_adds", type="quantitative"))
    return svg((line + bar).properties(width=WIDTH))
