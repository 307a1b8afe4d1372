"""Summaries of simulations and benchmarks as tables of text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from playmat import texts
from playmat.kernel.match.ending import cause_key
from playmat.lab.bench import COSTS, RATES, Figures
from playmat.lab.bench_gyms import GymFigures
from playmat.lab.roundrobin import RoundRobin
from playmat.lab.simulate import Run
from playmat.lab.tally import Tally

Tr = Callable[..., str]
WIDEST = 500


def print_summary(tally: Tally, run: Run, tr: Tr) -> None:
    """Print what came out of a simulation, and how it went."""
    plan = tally.plan
    print_line(tr("lab-title", game=plan.game, games=tally.games, seed=str(plan.seed)))
    if tally.round is None or len(set(plan.players)) > 1:
        print_sides(tally, tr)
    if tally.round is not None:
        print_round(tally.round, tr)
    if tally.causes:
        print_ends(tally, tr)
    went = run.plain()
    if went["played"]:
        print_line(
            tr(
                "lab-pace",
                played=went["played"],
                seconds=f"{went['seconds']:.1f}",
                rate=_number(went["games_per_s"]),
                ms=_number(went["game_ms"]),
                workers=went["workers"],
            )
        )
    memory = went["memory_mib"]
    if memory["end"] is not None:
        print_line(tr("lab-memory", **{name: f"{size:.1f}" for name, size in memory.items()}))
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
        row = [side["player"], _number(side["wins"]), _percent(side["win_rate"]), _interval(side["ci95"])]
        if not tally.team:
            row.append(_number(side["draws"]))
        rows.append([str(side["seat"]), *row] if seats else row)
    print_table([tr(head) for head in heads], rows)


def print_ends(tally: Tally, tr: Tr) -> None:
    """Print how often the games ended in which way, in words where a catalogue has them."""
    print_line(tr("lab-ends"))
    for cause, count in tally.causes.most_common():
        key = cause_key(tally.plan.game, cause)
        share = _percent(count / tally.finished)
        print_line(f"  {_number(count)}  {share}  {tr(key) if texts.has(key, 'en') else cause}")


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
                _number(deck["games"]),
                _percent(deck["rate"]),
                _interval(deck["ci95"]),
                _number(deck["draws"]),
                _percent(deck["first"]["rate"]),
                _percent(deck["second"]["rate"]),
            ]
            for deck in decks
        ],
    )
    first = plain["first_turn"]
    if first["games"]:
        print_line(tr("lab-opening", rate=_percent(first["rate"]), interval=_interval(first["ci95"])))
    names = [deck["deck"] for deck in plain["decks"]]
    print_table(
        [tr("lab-against"), *names],
        [
            [deck["deck"], *(_percent(deck["against"].get(name, {}).get("rate")) for name in names)]
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
        row = [tr(f"lab-{name.replace('_', '-')}"), _number(getattr(now, name)), _number(now.ratio(name))]
        if earlier is not None:
            row += [_number(earlier.ratio(name)), f"× {now.ratio(name) / earlier.ratio(name):.2f}"]
        rows.append(row)
    more = [""] * (len(heads) - 2)
    rows.append([tr("lab-state-bytes"), _number(now.state_bytes), *more])
    rows.append([tr("lab-yardstick-per-s"), _number(now.yardstick_per_s), *more])
    print_table([tr(head) for head in heads], rows)


def print_gym_figures(now: GymFigures, tr: Tr) -> None:
    """Print how fast the environments of a game are."""
    print_line(tr("lab-bench-title", game=now.game, build=now.build))
    names = ("env_steps_per_s", "vector_decisions_per_s", "observe_us", "mask_us")
    rows = [[tr(f"lab-{name.replace('_', '-')}"), _number(getattr(now, name))] for name in names]
    print_table([tr("lab-figure"), tr("lab-value")], rows)


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


def _percent(rate: float | None) -> str:
    return "–" if rate is None else f"{rate * 100:.1f} %"


def _interval(ends: Sequence[float]) -> str:
    low, high = ends
    return f"{_percent(low)} – {_percent(high)}"


def _number(value: float) -> str:
    """Whole numbers in groups of three digits, which all languages read; others with three that matter."""
    if isinstance(value, int) or value >= 1000:
        return f"{value:,.0f}".replace(",", " ")
    return f"{value:.{1 if value >= 100 else 2 if value >= 10 else 3 if value >= 1 else 5}f}"
