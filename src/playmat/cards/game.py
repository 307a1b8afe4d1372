"""What a game with cards offers besides what every game does: its language, its cards and their texts."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from playmat.cards.decks import Deck, DeckBook
from playmat.cards.operation import PROGRAM, STANDING, Operation, Vocabulary
from playmat.cards.reading import check_set
from playmat.kernel.game import Game
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import Stream


class CardGame(Game):
    """A game whose cards are written in a vocabulary.

    Attributes:
        vocabulary: the words of its card files.
        deck_formats: the sets of rules for decks, the usual one first.
    """

    vocabulary: Vocabulary
    deck_formats: tuple[str, ...]

    def codes(self) -> list[str]:
        """The codes of all cards."""
        raise NotImplementedError

    def card(self, code: str) -> dict[str, object]:
        """A card as it stands in its file, with everything that was left out."""
        raise NotImplementedError

    def card_lines(self, code: str) -> list[Phrase]:
        """What is printed on a card: a heading, then its sentences."""
        raise NotImplementedError

    def code(self) -> vec[i64]:
        """The programs of all cards."""
        raise NotImplementedError

    def programs(self, code: str) -> list[int]:
        """Where the programs of a card begin."""
        raise NotImplementedError

    def random_deck(self, stream: Stream) -> tuple[str, ...]:
        """The codes of a legal deck, drawn at random."""
        raise NotImplementedError

    def deck_book(self) -> DeckBook:
        """What decks can be made of."""
        raise NotImplementedError

    def starter_decks(self) -> list[tuple[str, dict[str, str], Deck]]:
        """The published decks: code, name by language, and the deck under its English name."""
        raise NotImplementedError

    def deck_mistakes(self, deck: Deck, format_name: str) -> list[Phrase]:
        """Every rule that a deck breaks in a format, with its clause and the fix."""
        raise NotImplementedError

    def check_cards(self, text: str, file: str) -> list[Phrase]:
        """All that is wrong with a card file; nothing is loaded."""
        return check_set(self.vocabulary, text, file)[1]


def instructions(game: CardGame, code: str) -> Iterator[tuple[int, Operation]]:
    """Every operation of a card with its place, those of nested programs included."""
    numbered = {one.code: one for one in game.vocabulary.operations()}
    memory = game.code()
    left = [at for at in game.programs(code) if at]
    while left:
        at = left.pop(0)
        while memory[at] != 0:
            operation = numbered[int(memory[at] & 255)]
            yield at, operation
            place = at + 1
            for field in operation.fields:
                if field.shape.kind == PROGRAM and memory[place] != 0:
                    left.append(int(memory[place]))
                place += 2 if field.shape.kind == STANDING else 1
            at += int(memory[at] >> 8)
