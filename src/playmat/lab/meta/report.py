"""Reports on a field of decks, as tables of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playmat.cards.decks import write_text
from playmat.cards.game import CardGame
from playmat.lab.meta.field import FieldTally
from playmat.lab.meta.improving import ChangeWorth, Improving, StudyTally
from playmat.lab.meta.suggestions import Source, Suggestion
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

POINTS = 100
"""Differences are told in points of a hundred, with their sign."""


def print_meta(found: FieldTally, field: Mapping[int, float], run: Run, tr: Tr) -> None:
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


def print_payoffs(found: FieldTally, tr: Tr) -> None:
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


def print_mix(found: FieldTally, tr: Tr) -> None:
    """Print the mix that no deck beats, and how sure each weight is."""
    rows = [
        [deck.name, percent_text(weight), interval_text((low, high)), percent_text(used)]
        for deck, weight, (used, low, high) in zip(found.entrants, found.mix(), found.doubt(), strict=True)
    ]
    print_line(tr("lab-mix"))
    print_table([tr(head) for head in ("lab-deck", "lab-weight", "lab-interval", "lab-used")], rows)


def print_cycles(found: FieldTally, tr: Tr) -> None:
    """Print the strongest cycles of three decks, and how many there are."""
    cycles = found.cycles()
    sure = sum(cycle.sure for cycle in cycles)
    print_line(tr("lab-cycles", count=len(cycles), sure=sure, shown=min(SHOWN, len(cycles))))
    for cycle in cycles[:SHOWN]:
        names = [found.entrants[deck].name for deck in cycle.decks]
        print_line(f"  {' > '.join([*names, names[0]])}  {percent_text(cycle.weakest)}")


def print_answers(found: FieldTally, field: Mapping[int, float], tr: Tr) -> None:
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


def print_improvement(found: Improving, run: Run, tr: Tr, language: str) -> None:
    """Print what was tried in each round, the deck that has become of it, and by how much it is better."""
    field = found.plan.field
    print_line(tr("lab-title", game=field.game, games=found.games, seed=str(field.seed)))
    names = ", ".join(deck.name for deck in field.decks)
    print_line(tr("lab-improve-against", decks=names, player=field.players[0]))
    for number, finding in enumerate(found.findings, 1):
        if finding.study.exchanges:
            print_line("")
            print_round(found, finding, number, tr, language)
    print_line("")
    compared = found.compared
    if compared is None:
        print_line(tr("lab-improve-nothing"))
    else:
        gain = compared.gain()
        before, after = (percent_text(compared.share(version)) for version in range(2))
        print_line(tr("lab-improve-compared", before=before, after=after, deals=len(compared.scores)))
        sure = "sure" if gain.low > 0 else "worse" if gain.high < 0 else "open"
        print_line(tr("lab-improve-gain", gain=points_text(gain.share), ends=ends_text(gain), sure=sure))
        print_line("")
        print_line(write_text(found.plan.played().deck_book(), found.best, language).rstrip())
    print_pace(run, tr)
    print_faults(found, tr)


def print_round(found: Improving, finding: StudyTally, number: int, tr: Tr, language: str) -> None:
    """Print the exchanges of a round, each with its worth, the best first."""
    study, cards = finding.study, found.plan.played().deck_book().cards
    valued = sorted(
        zip(finding.effects(), study.exchanges, strict=True), key=lambda one: one[0].share, reverse=True
    )
    rows = []
    for effect, one in valued:
        out, into = (cards[code].names[language] for code in (one.out, one.into))
        verdict = tr("lab-improve-taken") if one in finding.taken else ""
        rows.append([str(one.count), out, into, points_text(effect.share), ends_text(effect), verdict])
    print_line(tr("lab-improve-round", round=number, versions=len(study.decks), deals=len(finding.scores)))
    heads = ("lab-copies", "lab-out", "lab-into", "lab-difference", "lab-interval-all")
    print_table([*map(tr, heads), ""], rows)


def points_text(share: float) -> str:
    """A difference of shares in points of a hundred: `+2.5`."""
    return f"{share * POINTS:+.1f}"


def ends_text(effect: ChangeWorth) -> str:
    """The interval of a difference likewise."""
    return f"{points_text(effect.low)} – {points_text(effect.high)}"


def print_suggestions(
    game: CardGame, source: Source, exchanges: Sequence[Suggestion], tr: Tr, language: str
) -> None:
    """Print exchanges, each with what the two cards add in an opening hand."""
    cards, report = game.deck_book().cards, source.report
    print_line(tr("lab-suggest-source", games=report.games, decks=len(report.decks), report=source.name))
    if not exchanges:
        print_line(tr("lab-suggest-nothing"))
        return
    rows = [
        [
            cards[one.out].names[language],
            points_text(one.loses),
            cards[one.into].names[language],
            points_text(one.gains),
        ]
        for one in exchanges
    ]
    print_table([tr("lab-out"), "", tr("lab-into"), ""], rows)
