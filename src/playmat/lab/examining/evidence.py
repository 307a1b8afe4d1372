"""Evidence: what matches have shown of some cards, and the moments at which they showed it."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from playmat.cards.game import CardGame, instructions
from playmat.kernel.game import Setup
from playmat.kernel.phrase import Phrase

OTHERS: Final = 10
"""A card with a gap is tried so many times as often as one without."""


class Moment(NamedTuple):
    """A moment of a match.

    Attributes:
        setup: how the match began.
        answers: seat and number of each answer before the moment.
        entries: how many answers and throws those are.
    """

    setup: Setup
    answers: tuple[tuple[int, int], ...]
    entries: int


class Seen:
    """The things that matches have shown of one card.

    Attributes:
        tries: how many of the matches were to be about it.
        refused: for how many of these no deck was found.
        held: in how many of them somebody was asked with the card in hand.
        used: how often it came into play.
        moment_held, moment_used: the first moments at which it was in hand, and before it came into play.
        reasons: by the question and its key, how often the rules gave a reason why it could not be played.
        phrases: by their keys, these reasons.
        no_deck: why no deck can have it, if none was found.
    """

    def __init__(self) -> None:
        self.tries = 0
        self.refused = 0
        self.held = 0
        self.used = 0
        self.moment_held: Moment | None = None
        self.moment_used: Moment | None = None
        self.reasons: Counter[tuple[int, str]] = Counter()
        self.phrases: dict[str, Phrase] = {}
        self.no_deck: Phrase | None = None


class Trouble(NamedTuple):
    """Something that no card should do to a match.

    Attributes:
        kind: `stops`, `endless`, `overlong` or `repeats`.
        code: the card.
        times: how often it was carried out in one turn, or how long the match took.
        moment: the moment before the answer that led to it; None if nobody was asked before.
        why: what the rules said where they broke.
        clause: the clause under which the match ended.
    """

    kind: str
    code: str
    times: int
    moment: Moment | None
    why: Phrase | None = None
    clause: str = ""


class Evidence:
    """The things that matches have shown of some cards.

    Attributes:
        game: with the cards.
        cards: by code.
        places: by code, the places of its instructions.
        owner: by the place of each instruction of these cards, whose it is.
        done: by place, how often an instruction was carried out.
        worked: by place, how often it found something to do.
        prompts: the types of cards and the questions at which one came into play.
        troubles: what went wrong, once for each card and kind.
        matches: how many were played.
        whole: all that were to be played were.
    """

    def __init__(self, game: CardGame, codes: list[str]) -> None:
        self.game = game
        self.cards = {code: Seen() for code in codes}
        self.places = {code: [at for at, _operation in instructions(game, code)] for code in codes}
        self.owner = {at: code for code, places in self.places.items() for at in places}
        self.done: Counter[int] = Counter()
        self.worked: Counter[int] = Counter()
        self.prompts: set[tuple[object, int]] = set()
        self.troubles: dict[tuple[str, str], Trouble] = {}
        self.matches = 0
        self.whole = True

    def next_card(self) -> str:
        """The card that the next match is about: one of those about which the fewest were.

        A card that has not done all it says yet is tried more often than the others.
        """
        return min(
            self.cards, key=lambda code: self.cards[code].tries * (1 if self.has_gap(code) else OTHERS)
        )

    def has_gap(self, code: str) -> bool:
        """Return whether a card never came into play, or never did something that it says."""
        return not self.cards[code].used or any(not self.worked[at] for at in self.places[code])

    def reasons(self, code: str) -> list[Phrase]:
        """The reasons why a card could not be played where its type can be, the most frequent first."""
        seen, kind = self.cards[code], self.game.book.plain[code]["type"]
        counts: Counter[str] = Counter()
        for (prompt, key), count in seen.reasons.items():
            if (kind, prompt) in self.prompts:
                counts[key] += count
        return [seen.phrases[key] for key, _count in counts.most_common()]

    def trouble(self, found: Trouble) -> None:
        """Keep the first trouble of a kind with a card."""
        self.troubles.setdefault((found.kind, found.code), found)
