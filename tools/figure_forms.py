"""The forms of measured figures in the documents: the results of commands as tables (`tools/figures.py`)."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from typing import Any

from bench_guard import machine

Result = dict[str, Any]
"""The JSON that a command prints."""


def percent(share: float) -> str:
    """A share as people write it."""
    return f"{100 * share:.1f} %"


def interval(one: Result) -> str:
    """The 95 % interval of a share."""
    low, high = one["ci95"]
    return f"{100 * low:.1f} to {percent(high)}"


def parted(commands: tuple[tuple[str, ...], ...]) -> tuple[str, list[str]]:
    """The words with which all commands begin, and the rest of each; two words of a single one."""
    if len(commands) == 1:
        return shlex.join(commands[0][:2]), [shlex.join(commands[0][2:])]
    same = 0
    while all(len(words) > same and words[same] == commands[0][same] for words in commands):
        same += 1
    if commands[0][same - 1].startswith("--"):
        same -= 1
    return shlex.join(commands[0][:same]), [shlex.join(words[same:]) for words in commands]


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table of Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return (
        "".join("| " + " | ".join(row) + " |\n" for row in lines)
        .replace("| --- ", "|---")
        .replace("|--- |", "|---|")
    )


def duels(commands: tuple[tuple[str, ...], ...], results: list[Result]) -> str:
    """One player against another, a row a command."""
    begin, rest = parted(commands)
    rules = any(one["ruleset"] for one in results)
    rows = []
    for one, more in zip(results, rest, strict=True):
        first, second = one["players"]
        rows.append(
            [
                *([one["ruleset"]] if rules else []),
                f"`{first['player']}`",
                f"`{second['player']}`",
                f"{one['games']:,}",
                f"**{percent(first['win_rate'])}**",
                interval(first),
                str(first["draws"]),
                f"`{more}`",
            ]
        )
    heads = ["player", "opponent", "games", "won", "95 % interval", "drawn", f"`{begin}` ..."]
    return table([*(["ruleset"] if rules else []), *heads], rows)


def teams(commands: tuple[tuple[str, ...], ...], results: list[Result]) -> str:
    """Teams that win or lose together, a row a command."""
    begin, rest = parted(commands)
    rows = []
    for one, more in zip(results, rest, strict=True):
        (team,) = one["teams"]
        lost = sorted(cause for cause in one["causes"] if cause != "saved")
        rows.append(
            [
                f"`{team['player']}`",
                f"{one['games']:,}",
                f"**{percent(team['win_rate'])}**",
                interval(team),
                ", ".join(f"{cause} {one['causes'][cause]}" for cause in lost) or "none",
                f"`{more}`",
            ]
        )
    return table(["team of", "games", "won", "95 % interval", "lost by", f"`{begin}` ..."], rows)


def decks(commands: tuple[tuple[str, ...], ...], results: list[Result]) -> str:
    """The share that each deck wins, a column a command."""
    begin, rest = parted(commands)
    rows = []
    for place, deck in enumerate(results[0]["decks"]):
        shares = [one["decks"][place] for one in results]
        cells = [f"**{percent(one['rate'])}** ({interval(one).removesuffix(' %')})" for one in shares]
        rows.append([f"{deck['deck']} {deck['name']}", *cells])
    rows.append(["the first turn", *(percent(one["first_turn"]["rate"]) for one in results)])
    for cause in sorted({cause for one in results for cause in one["causes"]}):
        shares = [one["causes"].get(cause, 0) / one["games"] for one in results]
        rows.append([f"won by `{cause}`", *map(percent, shares)])
    rows.append(["games", *(f"{one['games']:,}" for one in results)])
    return table([f"`{begin}` ...", *(f"`{more}`" for more in rest)], rows)


def speeds(commands: tuple[tuple[str, ...], ...], results: list[Result]) -> str:
    """The speed of the rules of each game here, a row a command."""
    rows = []
    for words, one in zip(commands, results, strict=True):
        rates = ("decisions", "games", "search_iterations", "checked", "windows")
        figures = (one[f"{rate}_per_s"] for rate in rates)
        costs = (one[key] for key in ("clone_us", "view_us", "redeal_us"))
        ratio = one["decisions_per_s"] / one["yardstick_per_s"]
        rows.append(
            [
                f"`{shlex.join(words)}`",
                one["build"],
                *(f"{figure:,.0f}" for figure in figures),
                *(f"{cost:.1f} µs" for cost in costs),
                f"{ratio:,.0f}",
            ]
        )
    heads = ["decisions/s", "games/s", "trials/s", "checked/s", "with windows/s"]
    costs_of = ["a copy", "a view", "a redeal"]
    return table([machine(), "build", *heads, *costs_of, "decisions a yardstick"], rows)


def baselines(commands: tuple[tuple[str, ...], ...], results: list[Result]) -> str:
    """The marks of players in environments: a table for each command, a row a player."""
    heads = ["player", "games", "points", "95 % interval", "drawn"]
    made = []
    for command, one in zip(commands, results, strict=True):
        rows = [
            [
                f"`{player['player']}`",
                f"{player['games']:,}",
                f"**{percent(player['rate'])}**",
                interval(player),
                str(player["draws"]),
            ]
            for player in one["players"]
        ]
        made.append(f"`{shlex.join(command)}`:\n\n{table(heads, rows)}")
    return "\n".join(made)


def ratings(commands: tuple[tuple[str, ...], ...], results: list[Result]) -> str:
    """The players of a game on one scale, a row a player."""
    begin, rest = parted(commands)
    rows = []
    for one, more in zip(results, rest, strict=True):
        for player in sorted(one["players"], key=lambda player: -player["elo"]):
            low, high = player["elo_ci95"]
            rows.append(
                [
                    f"`{player['player']}`",
                    f"**{player['elo']:+.0f}**",
                    f"{low:+.0f} to {high:+.0f}",
                    percent(player["rate"]),
                    f"{player['games']:,}",
                    f"`{more}`",
                ]
            )
    return table(["player", "Elo", "95 % interval", "points", "games", f"`{begin}` ..."], rows)


def calibrations(commands: tuple[tuple[str, ...], ...], results: list[Result]) -> str:
    """The agreement of chances with results: a table for each command, a row for each tenth."""
    return "\n".join(calibration(command, found) for command, found in zip(commands, results, strict=True))


def calibration(command: tuple[str, ...], found: Result) -> str:
    """The table of one command, and what sums it up."""
    rows = [
        [
            f"{10 * round(10 * one['low'])} to {10 * round(10 * one['low']) + 10} %",
            percent(one["told"]),
            f"**{percent(one['won'])}**",
            interval(one),
            f"{one['positions']:,}",
        ]
        for one in found["bins"]
    ]
    error, loss = percent(found["error"]), f"{found['log_loss']:.3f}"
    said = f"Expected calibration error **{error}**, log loss {loss} (a coin: 0.693)"
    head = ["told", "on average", "won", "95 % interval", "positions"]
    return f"`{shlex.join(command)}`:\n\n{table(head, rows)}\n{said}, {found['positions']:,} positions.\n"


FORMS: dict[str, Callable[[tuple[tuple[str, ...], ...], list[Result]], str]] = {
    "duels": duels,
    "teams": teams,
    "decks": decks,
    "ratings": ratings,
    "speeds": speeds,
    "calibrations": calibrations,
    "baselines": baselines,
}
