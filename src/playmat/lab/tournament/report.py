"""Reports on a tournament, as tables of text."""

from __future__ import annotations

from playmat.lab.report import (
    Tr,
    interval_text,
    number_text,
    percent_text,
    print_ends,
    print_faults,
    print_line,
    print_pace,
    print_table,
)
from playmat.lab.simulate import Run
from playmat.lab.tournament.standings import Standings


def print_standings(standings: Standings, run: Run | None, tr: Tr) -> None:
    """Print the ratings, who scored how much against whom, and what a sequential test says."""
    plan = standings.plan
    print_line(tr("lab-title", game=plan.game, games=standings.games, seed=str(plan.seed)))
    print_ratings(standings, tr)
    print_line("")
    print_cross_table(standings, tr)
    if plan.sprt is not None:
        print_verdict(standings, tr)
    if standings.causes:
        print_ends(plan.played(), standings.causes, tr)
    if run is not None:
        print_pace(run, tr)
    print_faults(standings, tr)


def print_ratings(standings: Standings, tr: Tr) -> None:
    """Print the players, the best first, with points and ratings."""
    rated = zip(standings.plan.players, standings.scores, standings.ratings(), strict=True)
    rows = [
        [
            name,
            f"{rating.elo:+.0f}",
            f"{rating.low:+.0f} – {rating.high:+.0f}",
            percent_text(score.plain()["rate"]),
            number_text(score.games),
            number_text(score.draws),
        ]
        for name, score, rating in sorted(rated, key=lambda one: -one[2].elo)
    ]
    share = "lab-win-rate" if standings.plan.team else "lab-points"
    heads = ["lab-player", "lab-elo", "lab-interval", share, "lab-games", "lab-draws"]
    print_table([tr(head) for head in heads], rows)
    zero = "" if standings.anchor is None else standings.plan.players[standings.anchor]
    print_line(tr("lab-elo-zero", player=zero) if zero else tr(_middle(standings)))


def _middle(standings: Standings) -> str:
    """The key of what the rating 0 means where no player has it."""
    return "lab-elo-game" if standings.plan.team else "lab-elo-mean"


def print_cross_table(standings: Standings, tr: Tr) -> None:
    """Print what each player scored against each other one, and the interval below it.

    Of teams it is the difference of their rates on the same deals.
    """
    names, team = standings.plan.players, standings.plan.team
    ranked = [
        number for number, _rating in sorted(enumerate(standings.ratings()), key=lambda one: -one[1].elo)
    ]
    rows = []
    for one in ranked:
        shares, intervals = [names[one]], [""]
        for other in ranked:
            deals = None if one == other else standings.between(one, other)
            if deals is None or not deals.count:
                shares.append("–")
                intervals.append("")
            elif team:
                shares.append(_difference(deals.share))
                intervals.append(" – ".join(map(_difference, deals.interval())))
            else:
                shares.append(percent_text(deals.share))
                intervals.append(interval_text(deals.interval()))
        rows += [shares, intervals]
    print_line(tr("lab-cross-team" if team else "lab-cross"))
    print_table([tr("lab-against"), *(names[number] for number in ranked)], rows)


def _difference(share: float) -> str:
    """The difference of two rates that a share of deals stands for, in points of a hundred."""
    return f"{(2 * share - 1) * 100:+.1f}"


def print_verdict(standings: Standings, tr: Tr) -> None:
    """Print what the sequential test says, and after how many deals."""
    found = standings.verdict()
    one, other = standings.plan.players
    key = "lab-sprt-open" if found.accepted is None else "lab-sprt-done"
    print_line(
        tr(
            key,
            one=one,
            other=other,
            accepted=f"{found.accepted or 0:+g}",
            low=f"{found.low:+g}",
            high=f"{found.high:+g}",
            deals=standings.deals[0, 1].count,
            games=standings.games,
            most=standings.plan.most_games,
            ratio=f"{found.ratio:.2f}",
        )
    )
