"""`playmat rules ...`: the clauses to read, and which of them are held by a test."""

from __future__ import annotations

import json as json_text
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from playmat import texts
from playmat.proof.clauses import Clause, GameRules, RulesError, find, load
from playmat.proof.clauses import search as search_clauses
from playmat.proof.coverage import GameCoverage
from playmat.proof.coverage import coverage as measure
from playmat.proof.translations import load_in

app = App(name="rules")

Words = Annotated[str, Parameter(allow_leading_hyphen=False)]


@app.command
def coverage(
    *, json: bool = False, rules: Path | None = None, tests: Path | None = None, game: str | None = None
) -> int:
    """Print which clauses are held by a test; exit with 1 if a clause of a game that exists is not."""
    found = measure(rules, tests, game)
    if json:
        print(json_text.dumps({"games": {one.game: one.plain() for one in found}}))
    else:
        for one in found:
            _print_matrix(one)
    return int(any(one.failed for one in found))


@app.command
def show(clause: str, /, *, rules: Path | None = None, lang: str | None = None) -> None:
    """Print the text of a clause, such as PP-ROLL-08."""
    _print_clause(find(_read(rules, lang), clause))


@app.command
def search(*words: Words, rules: Path | None = None, lang: str | None = None) -> None:
    """Print the clauses that hold all these words."""
    if not words:
        raise RulesError("proof-no-words")
    found = list(search_clauses(_read(rules, lang), list(words)))
    if not found:
        raise RulesError("proof-nothing-found", words=" ".join(words))
    for clause in found:
        _print_clause(clause)


def _read(folder: Path | None, lang: str | None) -> Mapping[str, GameRules]:
    """The rules: those of a folder, or our own in the reader's language."""
    return load(folder) if folder is not None else load_in(texts.detect(lang))


def _print_clause(clause: Clause) -> None:
    under = f" [{', '.join(clause.rulesets)}]" if clause.rulesets else ""
    sources = "".join(f" [{source}]" for source in clause.sources)
    print(f"{clause.id}{under} {clause.text}{sources}")


def _print_matrix(one: GameCoverage) -> None:
    total, missing = len(one.rows), len(one.missing)
    note = "" if one.exists else " (the game is not built yet: gaps are not counted as failures)"
    print(f"{one.game}: {total - missing} of {total} clauses are held by a test{note}")
    if one.exists or missing < total:
        for row in one.rows:
            lacking = f"  not under {', '.join(row.lacking)}" if row.tests and row.lacking else ""
            print(f"  {row.clause.id:<24}{', '.join(row.tests) or 'NO TEST'}{lacking}")
    for citation in one.unknown:
        print(f"  {citation.test} cites {citation.clause}, which the rules do not have")
