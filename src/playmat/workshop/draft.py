"""A card while it is written: what its sentences are read as, and what is wrong with it so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from playmat import texts
from playmat.cards.entry import SENTENCES, write_file
from playmat.cards.forms import Does, told_in
from playmat.cards.game import CardGame
from playmat.cards.operation import PROGRAM
from playmat.cards.reading import BadCards
from playmat.cards.text import collected, program_phrases
from playmat.kernel.phrase import Phrase
from playmat.workshop.card_files import LONGEST, in_sentences
from playmat.workshop.completion import ahead
from playmat.workshop.sentences import read_any, told, unread

Plain: TypeAlias = "dict[str, Any]"

State: TypeAlias = Literal["blank", "read", "unfinished", "several", "stopped"]

SET: Final = "DRAFT"
"""The set in which a card that is written stands alone."""

ENDS: Final = ".,;:!?。、"
"""Signs that end a sentence or a part of it, and are no part of its last word."""

FILE: Final = "draft.toml"


class Mark(NamedTuple):
    """A part of the sentences, by its first letter and the one behind it."""

    start: int
    end: int


class DraftSentence(NamedTuple):
    """A sentence of what a card does.

    Attributes:
        depth: how many sentences it is part of.
        phrase: the sentence.
        does: the word of its operation in card files.
    """

    depth: int
    phrase: Phrase
    does: str


class Mistake(NamedTuple):
    """A thing that is wrong with a card.

    Attributes:
        field: the field; `text` for all that the sentences tell, empty for the card.
        why: the reason.
    """

    field: str
    why: Phrase


class CardDraft(NamedTuple):
    """A card while it is written.

    Attributes:
        state: `blank`: it has no sentences; `read`: they are one card; `unfinished`: they could go on to be
            one; `several`: they are several cards, `stopped`: none.
        lang: the language in which they were read.
        mark: the first word that was not understood, where the reading stopped.
        why: why they are not one card.
        ways: the texts of the cards that they could be, if there are several.
        next: what can come next.
        told: what the card does.
        mistakes: what is wrong with it.
        card: the card with everything that was left out.
        lines: what is printed on it; nothing while anything is wrong.
    """

    state: State
    lang: str
    mark: Mark | None
    why: Phrase | None
    ways: list[str]
    next: list[str]
    told: list[DraftSentence]
    mistakes: list[Mistake]
    card: Plain
    lines: list[Phrase]


def draft(game: CardGame, card: Plain, lang: str) -> CardDraft:
    """Read a card as far as it is written.

    Args:
        game: whose card it is.
        card: its fields, as in a card file; `text` are its sentences.
        lang: the language in which they are read first.
    """
    if not open_to_sentences(game, card):
        mistakes, lines = checked(game, card)
        does = [*tree(game, card)] if lines else []
        return CardDraft("blank", lang, None, None, [], [], does, mistakes, card, lines)
    said = card.get(SENTENCES, "")
    rest = {name: value for name, value in card.items() if name != SENTENCES}
    if len(said) > LONGEST:
        long = Phrase("error-cards-long", {"limit": LONGEST})
        return CardDraft("stopped", lang, Mark(LONGEST, len(said)), long, [], [], [], [], rest, [])
    found: Plain = {}
    state: State = "blank"
    mark: Mark | None = None
    why: Phrase | None = None
    ways: list[str] = []
    if said.strip():
        reading = read_any(game, rest, said, lang)
        lang = reading.lang
        state = "read" if len(reading.cards) == 1 else "several" if reading.cards else "stopped"
        found = reading.cards[0] if reading.cards else {}
        if state == "several":
            ways = [
                " ".join(one for _field, one, _does in told(game, card["type"], way, lang))
                for way in reading.cards
            ]
    coming = ahead(game, rest, said, lang)
    if state == "stopped":
        if coming.whole:
            state = "unfinished"
        else:
            mark = Mark(reading.at, reading.at + len(reading.stopped.rstrip(ENDS) or reading.stopped))
    if state in {"stopped", "several"}:
        why = unread(game, rest, reading)
    whole = {**rest, **found}
    mistakes, lines = checked(game, whole)
    if not found:
        known = told_in(game.card_forms(card["type"]))
        mistakes = [one for one in mistakes if one.field not in known | {"text"} or state == "blank"]
    does = [*tree(game, whole)] if found else []
    return CardDraft(state, lang, mark, why, ways, coming.next, does, mistakes, whole, lines)


def in_words(game: CardGame, card_type: str, found: Plain, lang: str) -> str:
    """The sentences of what was read."""
    return " ".join(said for _field, said, _one in told(game, card_type, found, lang))


def open_to_sentences(game: CardGame, card: Plain) -> bool:
    """Return whether a card has sentences, or could have some: it has no programs that they would tell."""
    if in_sentences(game, {SENTENCES: "", **card}):
        return not told_in(game.card_forms(card["type"])) & (card.keys() - {SENTENCES})
    return False


def checked(game: CardGame, card: Plain) -> tuple[list[Mistake], list[Phrase]]:
    """All that is wrong with a card, or else what is printed on it."""
    text = write_file({"set": SET, "card": [card]})
    try:
        larger = game.with_sets((FILE, text))
    except BadCards as error:
        return [mistake_of(game, card, one) for one in error.mistakes], []
    return [], larger.card_lines(card["code"])


def mistake_of(game: CardGame, card: Plain, one: Phrase) -> Mistake:
    """A mistake of a card file, by the field of the card that it is about."""
    why, key = one.args.get("why"), str(one.args.get("key", ""))
    field = key.partition(".")[0]
    if isinstance(why, Phrase) and "name" in why.args and field in {"", "card"}:
        field = str(why.args["name"])  # a field that is missing
    forms = game.card_forms(card["type"]) if card.get("type") in game.vocabulary.types else ()
    return Mistake("text" if field in told_in(forms) else field, why if isinstance(why, Phrase) else one)


def tree(game: CardGame, card: Plain) -> Iterator[DraftSentence]:
    """The sentences of what a card does, each before those that are part of it."""
    for form in game.card_forms(card["type"]):
        if isinstance(form, Does):
            yield from branch(game, form.context, card.get(form.field) or [], 0)


def branch(game: CardGame, context: str, program: list[Plain], depth: int) -> Iterator[DraftSentence]:
    """The sentences of a program."""
    vocabulary = game.vocabulary
    for one in program:
        (phrase,) = program_phrases(vocabulary, context, [one], game.said_names())
        yield DraftSentence(depth, phrase, one["op"])
        for field in vocabulary.known(context, one["op"]).fields:
            if field.shape.kind == PROGRAM and not collected(vocabulary, field):
                yield from branch(game, field.shape.context, one.get(field.name) or [], depth + 1)


def printed(lines: list[Phrase]) -> dict[str, list[str]]:
    """The lines of a card in every language."""
    return {lang: [texts.render(line, lang) for line in lines] for lang in texts.LANGUAGES}
