"""Reports on a field of decks, as tables of text."""

from __future__ import annotations

from collections.abc import Mapping

from playmat.lab.meta.field import Field
from playmat.lab.report import (
    Tr,
    interval_text,
    percent_text,
    print_faults,
    print_line,
    print_pace,
    print_table,
)
from playmat.lab.simulate import Run

SHOWN = 5
"""The number of cycles that are listed."""


def print_meta(found: Field, field: Mapping[int, float], run: Run, tr: Tr) -> None:
    """Print the payoffs, the equilibrium mix, the cycles, and the best answers to the field."""
    print_line(tr("lab-title", game=found.plan.game, games=found.games, seed=str(found.plan.seed)))
    print_payoffs(found, tr)
    print_line("")
    print_mix(found, tr)
    print_line("")
    print_cycles(found, tr)
    print_line("")
    print_answers(found, field, tr)
    print_pace(run, tr)
    print_faults(found, tr)


def print_payoffs(found: Field, tr: Tr) -> None:
    """Print what each deck scores against each other one, and the interval below it."""
    decks = found.entrants
    rows = []
    for one, deck in enumerate(decks):
        shares, intervals = [f"{deck.name} {deck.title}".strip()], [""]
        for other in range(len(decks)):
            deals = None if one == other else found.between(one, other)
            shares.append("–" if deals is None else percent_text(deals.share))
            intervals.append("" if deals is None else interval_text(deals.interval()))
        rows += [shares, intervals]
    print_line(tr("lab-cross-decks"))
    print_table([tr("lab-against"), *(deck.name for deck in decks)], rows)


def print_mix(found: Field, tr: Tr) -> None:
    """Print the mix that no deck beats, and how sure each weight is."""
    rows = [
        [deck.name, percent_text(weight), interval_text((low, high)), percent_text(used)]
        for deck, weight, (used, low, high) in zip(found.entrants, found.mix(), found.doubt(), strict=True)
    ]
    print_line(tr("lab-mix"))
    print_table([tr(head) for head in ("lab-deck", "lab-weight", "lab-interval", "lab-used")], rows)


def print_cycles(found: Field, tr: Tr) -> None:
    """Print the strongest cycles of three decks, and how many there are."""
    cycles = found.cycles()
    sure = sum(cycle.sure for cycle in cycles)
    print_line(tr("lab-cycles", count=len(cycles), sure=sure, shown=min(SHOWN, len(cycles))))
    for cycle in cycles[:SHOWN]:
        names = [found.entrants[deck].name for deck in cycle.decks]
        print_line(f"  {' > '.join([*names, names[0]])}  {percent_text(cycle.weakest)}")


def print_answers(found: Field, field: Mapping[int, float], tr: Tr) -> None:
    """Print how each deck does against the field, the best first."""
    total = sum(field.values())
    rows = [
        [
            found.entrants[answer.deck].name,
            percent_text(answer.share),
            interval_text((answer.low, answer.high)),
            percent_text(field.get(answer.deck, 0.0) / total),
        ]
        for answer in found.answers(field)
    ]
    print_line(tr("lab-answers"))
    print_table([tr(head) for head in ("lab-deck", "lab-points", "lab-interval", "lab-in-field")], rows)
