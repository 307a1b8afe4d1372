"""Figures of decks and cards from many watched matches, as polars data frames.

A *side* is a seat in a match. Shares count a draw as half a win, and come with their 95 % interval (Wilson).
The figures of cards are those that players of limited formats know; what a card adds is compared within
sides of the same decks, and corrected for how many cards are compared (Benjamini and Hochberg).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib.util import find_spec
from itertools import pairwise
from typing import Any, Final

import msgspec

from playmat.lab.files import BadFile
from playmat.lab.plan import Plan
from playmat.lab.result_rows import ResultRow, WatchNotes
from playmat.lab.tally import Tally
from playmat.lab.tournament.deals import ASSUMED
from playmat.lab.wilson import Z95, wilson

LIBRARIES: Final = ("polars", "scipy", "altair", "vl_convert")
TABLES: Final = LIBRARIES[:2]
"""Those that tables take; the others draw."""

BEHIND: Final = 0.3
"""The lead below which a player counts as behind; winning after that is a comeback."""

FEWEST: Final = 5
"""A turn that fewer matches reached is left out of what is told turn by turn."""

Lead = tuple[int, tuple[float, ...], float]
"""A match: its number, the ratings of the first seat turn by turn, and the points of that seat."""

SIDE: Final = ("game", "seat", "label", "other", "won", "first", "turns", "cause", "decisions", "options")
TRAIL: Final[dict[str, type]] = {
    "game": int,
    "seat": int,
    "card": str,
    "opening": bool,
    "drawn": bool,
    "used": int,
    "turn": int,
    "left": bool,
}
"""The columns of what a side does with a card; with their types, as a game may have no cards at all."""


def check_libraries(needed: Sequence[str] = LIBRARIES) -> None:
    """Refuse to go on without the libraries of reports.

    Args:
        needed: those that are needed.

    Raises:
        BadFile: one is not installed; the message says how to install them.
    """
    if not all(map(find_spec, needed)):
        raise BadFile("lab-no-report", "", install="pip install 'playmat[stats]'")


class Gathered(Tally):
    """Counts games, and keeps what was watched of each.

    Args:
        plan: what is played; it watches.
        team: whether all seats win and lose together.
    """

    def __init__(self, plan: Plan, team: bool) -> None:
        super().__init__(plan, team)
        self.told: list[tuple[Any, ...]] = []
        self.trails: list[tuple[Any, ...]] = []
        self.leads: list[Lead] = []

    def add(self, row: ResultRow) -> None:
        """Count a game."""
        super().add(row)
        watched = row.watched
        if row.error or not isinstance(watched, WatchNotes):
            return
        drawn = not row.winners and not self.team
        won = [0.5 if drawn else float(seat in row.winners) for seat in range(len(row.roles))]
        for seat, label in enumerate(row.roles):
            other = row.roles[1 - seat] if len(row.roles) == 2 else ""
            told = (watched.first == seat, watched.turns, row.cause, row.decisions, watched.options)
            self.told.append((row.game, seat, label, other, won[seat], *told))
            self.trails += [
                (row.game, seat, *msgspec.structs.astuple(trail)) for trail in watched.cards[seat]
            ]
        self.leads.append((row.game, watched.leads, won[0]))

    def sides(self) -> Any:
        """Every side as a row: what it played, against what, and how it went."""
        import polars

        return polars.DataFrame(self.told, schema=list(SIDE), orient="row")

    def cards(self) -> Any:
        """The cards that every side held and used, a row for each."""
        import polars

        return polars.DataFrame(self.trails, schema=TRAIL, orient="row")


def frames(found: Gathered) -> dict[str, Any]:
    """All tables of a report, by name; each is a `polars.DataFrame`.

    Args:
        found: the games; at least one has a result.

    Raises:
        BadFile: a library is missing.
    """
    check_libraries(TABLES)
    sides = found.sides()
    matches = sides.unique("game", keep="first", maintain_order=True)
    tables = {
        "labels": rated(sides, ["label"]).sort("share", "label", descending=[True, False]),
        "endings": counted(matches, "cause"),
        "lengths": matches.group_by("turns").len("matches").sort("turns"),
        "decisions": decisions(matches),
        "leads": leads(found.leads),
        "changes": changes(found.leads, found.team),
        "cards": cards(sides, found.cards()),
    }
    if sides["other"].max():
        met = rated(sides, ["label", "other"]).sort("label", "other")
        if found.team:
            tables["partners"] = met.rename({"other": "partner"})
        else:
            tables["pairings"] = met
    if not found.team:
        tables["first"] = first_turns(sides)
    return tables


def rated(sides: Any, by: Sequence[str]) -> Any:
    """The share of points of groups of sides, with its interval."""
    import polars

    table = sides.group_by(list(by)).agg(polars.len().alias("sides"), polars.col("won").sum().alias("points"))
    return with_interval(table, "points", "sides", "share")


def with_interval(table: Any, points: str, of: str, share: str) -> Any:
    """Add a share and the ends of its interval to a table; where there is nothing to share, they are null."""
    import polars

    ends = [wilson(won, many) for won, many in zip(table[points], table[of], strict=True)]
    return table.with_columns(
        polars.when(polars.col(of) > 0).then(polars.col(points) / polars.col(of)).alias(share),
        polars.Series(f"{share}_low", [low for low, _high in ends], dtype=polars.Float64),
        polars.Series(f"{share}_high", [high for _low, high in ends], dtype=polars.Float64),
    )


def counted(matches: Any, column: str) -> Any:
    """The number of matches with each value, and their share of all."""
    import polars

    table = matches.group_by(column).len("matches").sort("matches", column, descending=[True, False])
    return table.with_columns((polars.col("matches") / matches.height).alias("share"))


def first_turns(sides: Any) -> Any:
    """The results of those who have the first turn: all together (""), and by what they play."""
    import polars

    began = sides.filter(polars.col("first"))
    every = began.with_columns(polars.lit("").alias("label"))
    return polars.concat([rated(every, ["label"]), rated(began, ["label"]).sort("label")])


def decisions(matches: Any) -> Any:
    """The numbers of decisions in a match and of answers to a decision: quantiles over the matches."""
    import polars

    each = matches.with_columns((polars.col("options") / polars.col("decisions")).alias("answers"))
    rows = [
        {"figure": name, "mean": each[name].mean()}
        | {f"q{round(100 * part)}": each[name].quantile(part, "linear") for part in (0.05, 0.5, 0.95)}
        for name in ("decisions", "answers", "turns")
    ]
    return polars.DataFrame(rows)


def leads(told: Sequence[Lead]) -> Any:
    """Turn by turn: how often the rating of the first seat points to the winner, and how far it leans."""
    import polars

    rows = []
    for turn in range(max((len(ratings) for _game, ratings, _won in told), default=0)):
        here = [(ratings[turn], won) for _game, ratings, won in told if len(ratings) > turn and won != 0.5]
        if len(here) >= FEWEST:
            right = sum((rating > 0.5) == (won > 0.5) for rating, won in here)
            lean = sum(abs(rating - 0.5) for rating, _won in here) / len(here)
            rows.append({"turn": turn + 1, "matches": len(here), "right": right, "lean": lean})
    schema = {"turn": int, "matches": int, "right": int, "lean": float}
    return with_interval(polars.DataFrame(rows, schema=schema), "right", "matches", "ahead")


def changes(told: Sequence[Lead], team: bool) -> Any:
    """The number of matches by how often the lead changed hands, and those among them with a comeback.

    The result is the last lead, so that whoever wins from behind has taken it over. A team that loses has
    been beaten by nobody who could have come back.
    """
    import polars

    counts: dict[int, list[int]] = {}
    for _game, ratings, won in told:
        course = [rating for rating in (*ratings, won) if rating != 0.5]
        turned = sum((one > 0.5) != (other > 0.5) for one, other in pairwise(course))
        winners = ratings if won > 0.5 else [1 - rating for rating in ratings]
        back = won != 0.5 and not (team and won < 0.5) and min(winners, default=1.0) < BEHIND
        here = counts.setdefault(turned, [0, 0])
        here[0] += 1
        here[1] += back
    rows = [(turned, *here) for turned, here in sorted(counts.items())]
    return polars.DataFrame(rows, schema=["changes", "matches", "comebacks"], orient="row")


def cards(sides: Any, trails: Any) -> Any:
    """The figures of each card.

    `seen` to `left` are numbers of sides: with the card in hand or in play at all, in the opening hand, drawn
    later, in hand at any time, brought into play, in hand at the end. The shares are of the points of these
    sides; `without` is that of sides with the same label that never held it. `adds` is `held` less `without`,
    and `p` how likely so much would come by chance alone, corrected for the number of cards. `opening_adds`
    and `opening_p` say the same of the opening hand, from `opening_decks`; where none tells, they are null.
    """
    import polars

    column = polars.col
    table = trails.join(sides.select("game", "seat", "label", "won"), on=["game", "seat"])
    held = column("opening") | column("drawn")
    groups = {
        "seen": polars.lit(True),
        "opening": column("opening"),
        "drawn": column("drawn"),
        "held": held,
        "used": column("used") > 0,
        "left": column("left"),
    }
    told = table.group_by("card").agg(
        *(which.sum().alias(name) for name, which in groups.items() if name != "seen"),
        polars.len().alias("seen"),
        *(column("won").filter(which).sum().alias(f"{name}_points") for name, which in groups.items()),
        column("turn").filter(column("used") > 0).mean().alias("mean_turn"),
        column("used").sum().alias("times"),
    )
    told = told.join(_without(sides, table, held), on="card", how="left").sort("card")
    for name in (*groups, "without"):
        told = with_interval(told, f"{name}_points", name, f"{name}_share").drop(f"{name}_points")
    chances = [
        chance(row["held_share"], row["held"], row["without_share"], row["without"])
        for row in told.iter_rows(named=True)
    ]
    return told.with_columns(
        (column("held_share") - column("without_share")).alias("adds"),
        polars.Series("p", corrected(chances), dtype=polars.Float64),
    ).join(_openings(sides, table), on="card", how="left", maintain_order="left")


def _without(sides: Any, table: Any, held: Any) -> Any:
    """By card: how many sides that play it never held it, and their points."""
    import polars

    return (
        _decks(sides, table, held)
        .group_by("card")
        .agg(
            (polars.col("all") - polars.col("with")).sum().alias("without"),
            (polars.col("all_points") - polars.col("with_points")).sum().alias("without_points"),
        )
    )


def _openings(sides: Any, table: Any) -> Any:
    """By card: what having it in the opening hand adds to the share of the points.

    A hand is a fair draw from its deck. Among the sides of one deck nothing but that draw tells those with
    the card from those without, and what happens later, such as the end of a short match, cannot. Each deck
    counts by how much it tells, as in a stratified comparison (Mantel and Haenszel). Its points scatter as if
    four more sides had shared them, so that a deck that won every match so far is not taken to win for ever.
    """
    import polars

    column = polars.col
    one, every = column("with").cast(float), column("all")
    other = every - one
    scored = (column("all_points") + ASSUMED / 2) / (every + ASSUMED)
    weight = column("weight")
    told = (
        _decks(sides, table, column("opening"))
        .filter((one > 0) & (other > 0))
        .sort("card", "label")
        .select(
            "card",
            (one * other / every).alias("weight"),
            (column("with_points") / one - (column("all_points") - column("with_points")) / other).alias(
                "difference"
            ),
            (scored * (1 - scored)).alias("variance"),
        )
        .group_by("card", maintain_order=True)
        .agg(
            ((weight * column("difference")).sum() / weight.sum()).alias("opening_adds"),
            ((weight * column("variance")).sum().sqrt() / weight.sum()).alias("error"),
            polars.len().alias("opening_decks"),
        )
    )
    chances = [math.erfc(abs(adds) / error / math.sqrt(2)) for _card, adds, error, _decks in told.iter_rows()]
    adds, wide = column("opening_adds"), Z95 * column("error")
    return told.select(
        "card",
        "opening_adds",
        (adds - wide).clip(-1, 1).alias("opening_adds_low"),
        (adds + wide).clip(-1, 1).alias("opening_adds_high"),
        polars.Series("opening_p", corrected(chances), dtype=polars.Float64),
        "opening_decks",
    )


def _decks(sides: Any, table: Any, which: Any) -> Any:
    """By card and deck: how many of its sides are meant (`with`), how many there are, and their points."""
    import polars

    every = sides.group_by("label").agg(
        polars.len().alias("all"), polars.col("won").sum().alias("all_points")
    )
    return (
        table.group_by("card", "label")
        .agg(which.sum().alias("with"), polars.col("won").filter(which).sum().alias("with_points"))
        .join(every, on="label")
    )


def corrected(chances: Sequence[float]) -> list[float]:
    """Chances corrected for how many there are (Benjamini and Hochberg)."""
    from scipy.stats import false_discovery_control

    return [float(one) for one in false_discovery_control(chances)] if chances else []


def chance(one: float | None, many: int, other: float | None, few: int) -> float:
    """The probability that two shares differ so much by chance (Fisher's exact test, draws rounded down)."""
    from scipy.stats import fisher_exact

    if one is None or other is None or not many or not few:
        return 1.0
    won, lost = int(one * many), int(other * few)
    return float(fisher_exact([[won, many - won], [lost, few - lost]]).pvalue)
