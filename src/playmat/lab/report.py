"""Summaries of simulations and benchmarks as tables of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from playmat import texts
from playmat.kernel.game import Game
from playmat.kernel.match.ending import cause_phrase
from playmat.lab.bench.gyms import GymFigures
from playmat.lab.bench.rules import COSTS, RATES, Figures
from playmat.lab.calibration import Calibration
from playmat.lab.luck.adjusting import Adjusted
from playmat.lab.roundrobin import RoundRobin
from playmat.lab.simulate import Run
from playmat.lab.tally import Failures, Tally

Tr = Callable[..., str]
WIDEST = 500


def print_summary(tally: Tally, run: Run | None, tr: Tr) -> None:
    """Print what came out of a simulation, and how it went if it was played just now."""
    plan = tally.plan
    print_line(tr("lab-title", game=plan.game, games=tally.games, seed=str(plan.seed)))
    if tally.round is None or len(set(plan.players)) > 1:
        print_sides(tally, tr)
    if tally.adjusted is not None:
        print_adjusted(tally.plan.players[0], tally.adjusted, tr)
    if tally.round is not None:
        print_round(tally.round, tr)
    if tally.causes:
        print_ends(plan.played(), tally.causes, tr)
    if run is not None:
        print_pace(run, tr)
    print_faults(tally, tr)


def print_pace(run: Run, tr: Tr) -> None:
    """Print how fast the games were played, and how much memory that took."""
    went = run.plain()
    if went["played"]:
        print_line(
            tr(
                "lab-pace",
                played=went["played"],
                seconds=f"{went['seconds']:.1f}",
                rate=number_text(went["games_per_s"]),
                ms=number_text(went["game_ms"]),
                workers=went["workers"],
            )
        )
    memory = went["memory_mib"]
    if memory["end"] is not None:
        print_line(tr("lab-memory", **{name: f"{size:.1f}" for name, size in memory.items()}))


def print_faults(tally: Failures, tr: Tr) -> None:
    """Print the games in which something failed."""
    if tally.errors:
        print_line(tr("lab-errors", errors=tally.errors, shown=len(tally.failures)))
        print_failures(tally.failures)
    if tally.lapses:
        print_line(tr("lab-lapses", lapses=tally.lapses, shown=len(tally.lapsed)))
        print_failures(tally.lapsed)


def print_failures(games: list[dict[str, Any]]) -> None:
    """Print games in which something failed: number, seed, what, and the command that plays it again."""
    for one in games:
        print_line(f"  {one['game']}  {one['seed']}  {one['error']}")
        print_line(f"    {one['command']}")


def print_sides(tally: Tally, tr: Tr) -> None:
    """Print how often each seat, each player of a round robin, or the team won."""
    heads = ["lab-player", "lab-wins", "lab-win-rate", "lab-interval"]
    if not tally.team:
        heads.append("lab-draws")
    seats = not tally.team and tally.round is None
    if seats:
        heads.insert(0, "lab-seat")
    rows = []
    for side in tally.sides():
        row = [
            side["player"],
            number_text(side["wins"]),
            percent_text(side["win_rate"]),
            interval_text(side["ci95"]),
        ]
        if not tally.team:
            row.append(number_text(side["draws"]))
        rows.append([str(side["seat"]), *row] if seats else row)
    print_table([tr(head) for head in heads], rows)


def print_adjusted(player: str, found: Adjusted, tr: Tr) -> None:
    """Print the share of points of the first player with the luck taken out of it."""
    plain = found.plain()
    if plain["width"] is not None:
        print_line(
            tr(
                "lab-adjusted",
                player=player,
                rate=percent_text(plain["rate"]),
                interval=interval_text(plain["ci95"]),
                width=f"{100 * plain['width']:.0f}",
            )
        )


def print_ends(game: Game, causes: Counter[str], tr: Tr) -> None:
    """Print how often the games ended in which way, in words where a catalogue has them."""
    print_line(tr("lab-ends"))
    for cause, count in causes.most_common():
        said = cause_phrase(game, cause)
        how = tr(said.key, **said.args) if texts.has(said.key, "en") else cause
        print_line(f"  {number_text(count)}  {percent_text(count / causes.total())}  {how}")


def print_round(found: RoundRobin, tr: Tr) -> None:
    """Print the tables of a round robin: each deck in all its games, then against each other deck."""
    plain = found.plain()
    heads = ["lab-deck", "lab-games", "lab-points", "lab-interval", "lab-draws", "lab-first", "lab-second"]
    decks = sorted(plain["decks"], key=lambda deck: deck["rate"] or 0, reverse=True)
    print_table(
        [tr(head) for head in heads],
        [
            [
                f"{deck['deck']} {deck['name']}".strip(),
                number_text(deck["games"]),
                percent_text(deck["rate"]),
                interval_text(deck["ci95"]),
                number_text(deck["draws"]),
                percent_text(deck["first"]["rate"]),
                percent_text(deck["second"]["rate"]),
            ]
            for deck in decks
        ],
    )
    first = plain["first_turn"]
    if first["games"]:
        print_line(tr("lab-opening", rate=percent_text(first["rate"]), interval=interval_text(first["ci95"])))
    names = [deck["deck"] for deck in plain["decks"]]
    print_table(
        [tr("lab-against"), *names],
        [
            [deck["deck"], *(percent_text(deck["against"].get(name, {}).get("rate")) for name in names)]
            for deck in plain["decks"]
        ],
    )


def print_figures(now: Figures, earlier: Figures | None, tr: Tr) -> None:
    """Print the figures of a game, each with its ratio to the yardstick."""
    print_line(tr("lab-bench-title", game=now.game, build=now.build))
    heads = ["lab-figure", "lab-value", "lab-ratio"]
    if earlier is not None:
        heads += ["lab-earlier", "lab-change"]
    rows = []
    for name in (*RATES, *COSTS):
        row = [
            tr(f"lab-{name.replace('_', '-')}"),
            number_text(getattr(now, name)),
            number_text(now.ratio(name)),
        ]
        if earlier is not None:
            before = earlier.ratio(name)
            row += [number_text(before), f"× {now.ratio(name) / before:.2f}"] if before else ["–", "–"]
        rows.append(row)
    more = [""] * (len(heads) - 2)
    rows.append([tr("lab-state-bytes"), number_text(now.state_bytes), *more])
    rows.append([tr("lab-yardstick-per-s"), number_text(now.yardstick_per_s), *more])
    print_table([tr(head) for head in heads], rows)


def print_gym_figures(now: GymFigures, tr: Tr) -> None:
    """Print how fast the environments of a game are."""
    print_line(tr("lab-bench-title", game=now.game, build=now.build))
    names = ("env_steps_per_s", "vector_decisions_per_s", "observe_us", "mask_us")
    rows = [[tr(f"lab-{name.replace('_', '-')}"), number_text(getattr(now, name))] for name in names]
    print_table([tr("lab-figure"), tr("lab-value")], rows)


def print_calibration(found: Calibration, tr: Tr) -> None:
    """Print how well chances and results agree, a line per bin."""
    print_line(
        tr(
            "lab-calibration",
            positions=found.positions,
            matches=found.matches,
            error=f"{100 * found.error:.1f}",
            loss=f"{found.log_loss:.3f}",
        )
    )
    for one in found.bins:
        print_line(
            tr(
                "lab-calibration-bin",
                low=round(100 * one.low),
                high=round(100 * one.high),
                positions=one.positions,
                told=f"{100 * one.told:.1f}",
                won=f"{100 * one.won:.1f}",
                **{"from": f"{100 * one.ci95[0]:.1f}", "to": f"{100 * one.ci95[1]:.1f}"},
            )
        )


def print_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table: the first column to the left, numbers to the right; wider than the screen if need be."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place == 0 else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    console = Console(highlight=False, soft_wrap=True)
    wanted = console.measure(table, options=console.options.update_width(WIDEST)).maximum
    console.width = max(wanted, console.width)
    console.print(table)


def print_line(text: str) -> None:
    """Print a line as it is, however long."""
    Console(highlight=False, soft_wrap=True, markup=False).print(text)


def percent_text(rate: float | None) -> str:
    """A share as people write it."""
    return "–" if rate is None else f"{rate * 100:.1f} %"


def interval_text(ends: Sequence[float]) -> str:
    """The two ends of an interval."""
    low, high = ends
    return f"{percent_text(low)} – {percent_text(high)}"


def number_text(value: float) -> str:
    """Whole numbers in groups of three digits, which all languages read; others with three that matter."""
    if isinstance(value, int) or value >= 1000:
        return f"{value:,.0f}".replace(",", " ")
    return f"{value:.{1 if value >= 100 else 2 if value >= 10 else 3 if value >= 1 else 5}f}"
