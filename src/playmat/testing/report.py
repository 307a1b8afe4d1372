"""The report of a run of the checks: proof that it was not idle."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Report:
    """Figures of a run of `check_game`.

    Attributes:
        game: the id of the game.
        matches, decisions, outcomes: how much was played.
        longest: the most entries of a match.
        kinds: how many choices of each kind were asked; `offer` counts standing offers.
        players: how often each player was asked each kind, as `greedy order`.
        prompts: the same, by player, kind and prompt of the game.
        checks: how often each check has compared something.
        hidden: by seat, how many events it was not allowed to see whole.
        redealt: by seat, in how many redeals something lay elsewhere than before.
        results: how often each cause ended a match.
    """

    game: str
    matches: int = 0
    decisions: int = 0
    outcomes: int = 0
    longest: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    players: Counter[str] = field(default_factory=Counter)
    prompts: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    checks: Counter[str] = field(default_factory=Counter)
    hidden: Counter[int] = field(default_factory=Counter)
    redealt: Counter[int] = field(default_factory=Counter)
    results: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        played = f"{self.matches} matches, {self.decisions} answers, {self.outcomes} outcomes"
        lines = [f"{self.game}: {played}; the longest had {self.longest} entries"]
        for name, figures in (("asked", self.kinds), ("ended by", self.results), ("checked", self.checks)):
            lines.append(f"  {name}: {', '.join(f'{key} {count}' for key, count in sorted(figures.items()))}")
        return "\n".join(lines)
