"""Clauses against citations: which clause of the rules no test holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from playmat.proof.citations import ANY_RULESET, Citation, collect
from playmat.proof.clauses import Clause, GameRules, RulesError, load


@dataclass(frozen=True)
class ClauseRow:
    """One clause that needs a test, the tests that cite it, and the rulesets no test holds it under."""

    clause: Clause
    tests: tuple[str, ...]
    lacking: tuple[str, ...] = ()

    @property
    def covered(self) -> bool:
        """Return whether a test holds the clause, under every ruleset it has."""
        return bool(self.tests) and not self.lacking


@dataclass(frozen=True)
class GameCoverage:
    """The matrix of one game.

    Attributes:
        game: its id.
        exists: whether the game is built yet; a gap in one that is not is no failure.
        rows: a row for each clause that needs a test.
        unknown: citations of ids that the rules do not know.
    """

    game: str
    exists: bool
    rows: tuple[ClauseRow, ...]
    unknown: tuple[Citation, ...]

    @property
    def missing(self) -> list[str]:
        """The ids of the clauses that no test holds."""
        return [row.clause.id for row in self.rows if not row.covered]

    @property
    def failed(self) -> bool:
        """Return whether something must be mended."""
        return bool(self.unknown) or (self.exists and bool(self.missing))

    def plain(self) -> dict[str, object]:
        """The figures for programs to read."""
        missing = self.missing
        return {"clauses": len(self.rows), "covered": len(self.rows) - len(missing), "missing": missing}


def cover(rules: GameRules, citations: Iterable[Citation], exists: bool = True) -> GameCoverage:
    """The matrix of one game from its rules and all citations; those of other games are passed over."""
    prefixes = tuple({f"{clause_id.split('-')[0]}-" for clause_id in rules.clauses})
    by_clause: dict[str, list[Citation]] = {}
    unknown = []
    for citation in citations:
        if citation.clause in rules.mentioned:
            by_clause.setdefault(citation.clause, []).append(citation)
        elif citation.clause.startswith(prefixes):
            unknown.append(citation)
    rows = tuple(_row(clause, by_clause.get(clause.id, [])) for clause in rules.needed)
    return GameCoverage(rules.game, exists, rows, tuple(unknown))


def coverage(
    rules_folder: Path | None = None, tests: Path | None = None, game: str | None = None
) -> list[GameCoverage]:
    """The matrices of all games, or of one.

    Args:
        rules_folder: the folder of the rules, by default that of this installation.
        tests: the folder of the tests, by default `tests` where one stands.
        game: only this game.

    Raises:
        RulesError: there are no such rules, tests or game.
    """
    rules = load(rules_folder)
    if game is not None and game not in rules:
        raise RulesError("proof-unknown-game", game=game, known=", ".join(rules))
    citations = collect(tests or Path("tests"))
    built = Path(__file__).parent.parent / "games"
    return [
        cover(of_game, citations, (built / name / "__init__.py").is_file())
        for name, of_game in rules.items()
        if game in (None, name)
    ]


def _row(clause: Clause, citations: list[Citation]) -> ClauseRow:
    tests = tuple(dict.fromkeys(citation.test for citation in citations))
    held = {ruleset for citation in citations for ruleset in citation.rulesets}
    lacking = () if ANY_RULESET in held else tuple(name for name in clause.rulesets if name not in held)
    return ClauseRow(clause, tests, lacking)
