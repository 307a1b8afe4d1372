"""Findings: what is to be said of a set, from comparing its cards and from the evidence of matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from playmat.cards.game import CardGame
from playmat.cards.operation import PROGRAM, Card, Field
from playmat.cards.text import join, program_phrases
from playmat.kernel.documents.form import shown
from playmat.kernel.phrase import Filling, Phrase
from playmat.lab.examining.dominance import Difference, Dominance, compare
from playmat.lab.examining.evidence import Evidence, Moment

NEVER: Final = "never"
BETTER: Final = "better"
ERRORS: Final = ("stops", "endless", "overlong")
"""The kinds of findings that are mistakes; all others are remarks, which a designer may mean."""

ENOUGH: Final = 20
"""About so many matches at least a card has to be before anything is said that it never does."""

REASONS: Final = 2
"""So many reasons are given why a card is never played."""

OF_CARD: Final = 3
"""Of so many pairs of each card it is said that one is better ..."""

IN_ALL: Final = 50
"""... and of so many pairs in all."""

NONE: Final = "none"


class Finding(NamedTuple):
    """A thing that is to be said of a card.

    Attributes:
        kind: `never`, `better`, or one of `ERRORS`.
        card: its code.
        other: the code of the card that it is better than.
        said: the sentence.
        clause: the clause it rests on, where there is one.
        matches: how many matches were played.
        moment: an example.
    """

    kind: str
    card: str
    other: str
    said: Phrase
    clause: str
    matches: int
    moment: Moment | None

    @property
    def is_error(self) -> bool:
        """Return whether it is a mistake, and not a remark."""
        return self.kind in ERRORS


class Part(NamedTuple):
    """An operation of a card.

    Attributes:
        at: its place in the programs.
        context: what kind of program it is part of.
        one: as it stands in the file.
        before: the place of the operation before it in its program; -1 where it comes first.
        within: the place of the operation that holds it; -1 if none does.
    """

    at: int
    context: str
    one: Card
    before: int
    within: int


class Findings(NamedTuple):
    """All that is to be said of a set, and what is left out because it is too much.

    Attributes:
        found: what is said, mistakes first.
        unlisted: of how many more pairs one card is better than the other.
        uncompared: how many pairs of cards were not compared.
    """

    found: list[Finding]
    unlisted: int
    uncompared: int


def findings(evidence: Evidence) -> Findings:
    """All that is to be said of the cards."""
    comparison = compare(evidence.game, evidence.cards.keys())
    listed = few(evidence, comparison.found)
    found = [*troubles(evidence), *idle_cards(evidence), *(dominance(evidence, one) for one in listed)]
    found.sort(key=lambda one: not one.is_error)
    return Findings(found, len(comparison.found) - len(listed), comparison.left)


def seldom(evidence: Evidence) -> list[str]:
    """The cards with a gap about which too few matches were to say anything."""
    return [
        code
        for code, seen in evidence.cards.items()
        if seen.tries < ENOUGH and seen.no_deck is None and evidence.has_gap(code)
    ]


# ---- what goes wrong -----------------------------------------------------------------------------------


def troubles(evidence: Evidence) -> Iterator[Finding]:
    """The things that no card should do to a match."""
    for one in evidence.troubles.values():
        args: dict[str, Filling] = {"card": one.code, "count": one.times, "why": one.why or NONE}
        said = Phrase(f"cards-found-{one.kind}", {**args, "clause": one.clause}, one.clause)
        yield Finding(one.kind, one.code, "", said, one.clause, evidence.matches, one.moment)


# ---- what never happens ----------------------------------------------------------------------------------


def idle_cards(evidence: Evidence) -> Iterator[Finding]:
    """The cards that never come into play, and the operations that never do anything."""
    for code, seen in evidence.cards.items():
        if not seen.used and seen.no_deck is not None and seen.tries == seen.refused:
            said = Phrase("cards-found-no-deck", {"card": code, "why": seen.no_deck})
            yield Finding(NEVER, code, "", said, "", evidence.matches, None)
        elif seen.tries >= ENOUGH and not seen.used:
            yield unplayed(evidence, code)
        elif seen.tries >= ENOUGH:
            for said in idle_parts(evidence, code):
                yield Finding(NEVER, code, "", said, "", evidence.matches, seen.moment_used)


def unplayed(evidence: Evidence, code: str) -> Finding:
    """A card that never came into play, with the reasons that the rules gave."""
    seen, why = evidence.cards[code], evidence.reasons(code)[:REASONS]
    args: dict[str, Filling] = {"card": code, "matches": evidence.matches}
    said = Phrase("cards-found-unused", args)
    if seen.held:
        because = [Phrase("cards-found-because", {"why": one, "clause": one.clause}) for one in why]
        args |= {"held": seen.held, "why": join("cards-then", because) if because else NONE}
        said = Phrase("cards-found-unplayed", args)
    clause = why[0].clause if why else ""
    return Finding(NEVER, code, "", said, clause, evidence.matches, seen.moment_held)


def idle_parts(evidence: Evidence, code: str) -> Iterator[Phrase]:
    """The sentences of what a card never does, without what another of its sentences stands before."""
    seen, done, worked = evidence.cards[code], evidence.done, evidence.worked
    for part in parts(evidence.game, code):
        reached = (part.before < 0 or done[part.before]) and (part.within < 0 or worked[part.within])
        if not reached or worked[part.at]:
            continue
        names = evidence.game.said_names()
        (what,) = program_phrases(evidence.game.vocabulary, part.context, [part.one], names)
        args: dict[str, Filling] = {
            "card": code, "what": what, "count": seen.used, "matches": evidence.matches,
        }  # fmt: skip
        if done[part.at]:
            args["count"] = done[part.at]
            yield Phrase("cards-found-idle", args)
        else:
            yield Phrase("cards-found-undone", args)


def parts(game: CardGame, code: str) -> Iterator[Part]:
    """The operations of a card that can be carried out, each before those that it holds."""
    vocabulary = game.vocabulary
    numbered = {one.code: one for one in vocabulary.operations()}
    memory = game.code()
    left = [(at, "", -1) for at in game.programs(code) if at]
    while left:
        begin, context, within = left.pop(0)
        at, before = begin, -1
        for one in game.book.written[begin]:
            operation = numbered[int(memory[at] & 255)]
            context = context or vocabulary.context_of(operation)
            yield Part(at, context, one, before, within)
            left += [(inner, field.shape.context, at) for field, inner in held(game, operation.fields, at)]
            before = at
            at += int(memory[at] >> 8)


def held(game: CardGame, fields: tuple[Field, ...], at: int) -> Iterator[tuple[Field, int]]:
    """The programs that an operation holds and that can be carried out, with the places where they begin."""
    place = at + 1
    for field in fields:
        if field.shape.kind == PROGRAM and field.shape.context not in game.vocabulary.asked:
            inner = int(game.code()[place])
            if inner:
                yield field, inner
        place += 2 if field.shape.kind == "standing" else 1


# ---- what is better --------------------------------------------------------------------------------------


def few(evidence: Evidence, found: list[Dominance]) -> list[Dominance]:
    """Not more of the pairs of which one card is better than people read, of each card and in all."""
    listed: list[Dominance] = []
    counts: Counter[str] = Counter()
    for one in found:
        code = own(evidence, one)
        counts[code] += 1
        if counts[code] <= OF_CARD and len(listed) < IN_ALL:
            listed.append(one)
    return listed


def own(evidence: Evidence, one: Dominance) -> str:
    """The card of the set in a pair; the better one if both are."""
    return one.better if one.better in evidence.cards else one.worse


def dominance(evidence: Evidence, one: Dominance) -> Finding:
    """A card that is better than another, with where."""
    what = join("cards-list", [difference(evidence.game, different) for different in one.differences])
    said = Phrase("cards-found-better", {"card": one.better, "other": one.worse, "what": what})
    seen = evidence.cards[own(evidence, one)]
    moment = seen.moment_used or seen.moment_held
    return Finding(BETTER, one.better, one.worse, said, "", evidence.matches, moment)


def difference(game: CardGame, one: Difference) -> Phrase:
    """A place where a card is better."""
    if isinstance(one.better, dict) or isinstance(one.worse, dict):
        has = one.better or one.worse
        context = next(
            name for name in game.vocabulary.contexts if game.vocabulary.operation(name, has["op"])
        )
        (what,) = program_phrases(game.vocabulary, context, [has], game.said_names())
        return Phrase("cards-found-more" if one.better else "cards-found-less", {"what": what})
    path = ".".join(step for step in one.path if not step.isdecimal())
    args: dict[str, Filling] = {"field": path, "better": shown(one.better), "worse": shown(one.worse)}
    return Phrase("cards-found-figure", args)
