"""Card games: what they offer besides what every game does, that is a language, cards and their texts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Protocol, Self, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from playmat.cards.decks import BadDeck, Deck, DeckBook, deck_of_codes
from playmat.cards.effect import CardState
from playmat.cards.finding import codes_of, not_one
from playmat.cards.forms import Form
from playmat.cards.operation import CONTINUOUS, PROGRAM, Card, Favours, Operation, Vocabulary
from playmat.cards.reading import BadCards, Beside, CardSet, deck_refused, read_own, read_set
from playmat.cards.text import text_keys
from playmat.kernel.choice import Choice
from playmat.kernel.documents.weights import PLACE, learned, shipped_weights
from playmat.kernel.editions import Edition, ExtraSet, expansions_of
from playmat.kernel.errors import BadEncoding
from playmat.kernel.event import Event
from playmat.kernel.game import Game, Value
from playmat.kernel.observation.features import Learned
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import Stream
from playmat.kernel.state import Reader, Status

if TYPE_CHECKING:  # as in `playmat.kernel.game`
    import typing_extensions

    AnyCardState = typing_extensions.TypeVar("AnyCardState", bound=CardState, default=Any)
else:
    AnyCardState = TypeVar("AnyCardState", bound=CardState)

DECKS: Final = 40
"""So many random decks are drawn at most until one holds a card that is sought."""


class PublishedDeck(Protocol):
    """A deck that comes with a set."""

    @property
    def names(self) -> dict[str, str]:
        """Its name by language."""

    @property
    def entries(self) -> tuple[str, ...]:
        """The codes of its cards, in the order in which a seat takes them."""


class CardBook(Protocol):
    """The contents of every card game's book: the cards of its sets, made ready for its rules."""

    @property
    def sets(self) -> list[CardSet]:
        """The sets in the order in which they were read, the game's own first."""

    @property
    def decks(self) -> Mapping[str, PublishedDeck]:
        """The published decks by their codes."""

    @property
    def plain(self) -> Mapping[str, dict[str, object]]:
        """Each card as it stands in its file, by its code, with everything that was left out."""

    @property
    def named(self) -> Mapping[str, list[str]]:
        """The codes of the cards that go by a name (`finding`)."""

    @property
    def code(self) -> vec[i64]:
        """The programs of all cards."""

    @property
    def written(self) -> Mapping[int, list[Card]]:
        """The programs as their cards have them, by the places where they begin."""


class CardGame(Game[AnyCardState]):
    """A game whose cards are written in a vocabulary.

    Args:
        book: the cards that can be played.

    Attributes:
        vocabulary: the words of its card files.
        deck_formats: the sets of rules for decks, the usual one first.
        book_of: makes the book of some sets.
        card_keys: under which keys a table of a position or view names its card.
        card_places: under which other keys a position or view has cards: one, or a list of them.
        endless: the clause under which a match ends that effects would keep going without end, if one does.
        starters: what a seat plays that brings no deck, by the seat's number.
    """

    vocabulary: Vocabulary
    deck_formats: tuple[str, ...]
    card_keys: tuple[str, ...] = ("card",)
    card_places: frozenset[str] = frozenset()
    endless: str = ""
    book_of: Callable[[list[CardSet]], CardBook]

    def __init__(self, book: CardBook) -> None:
        self.book = book
        self.starters: list[tuple[str, ...]] = [(code,) for code in book.decks]

    def with_sets(self, *texts: tuple[str, str], accepted: bool = False) -> Self:
        """The same game with more card sets, given as pairs of file name and text.

        Args:
            texts: the sets.
            accepted: they were accepted once: what only a later version refuses in cards and decks passes.

        Raises:
            BadCards: a set that cannot be used, or with a deck that no rules for decks allow.
        """
        more = self.read_sets(*texts, accepted=accepted)
        game = type(self)(type(self).book_of([*self.book.sets, *more]))
        game.extra_sets = (*self.extra_sets, *(ExtraSet(one.code, one.file, one.text) for one in more))
        mistakes = [] if accepted else [refused for one in more for refused in game.decks_refused(one)]
        if mistakes:
            raise BadCards(mistakes)
        return game

    def read_sets(self, *texts: tuple[str, str], accepted: bool = False) -> list[CardSet]:
        """Card sets that can be used beside the game's own; see `with_sets`.

        Raises:
            BadCards: anything is wrong with one.
        """
        own = len(self.book.sets) - len(self.extra_sets)
        found: list[CardSet] = []
        for file, text in texts:
            beside = Beside(self.book.sets[:own], (*self.book.sets[own:], *found), accepted=accepted)
            found.append(read_set(self.vocabulary, text, file, beside))
        return found

    def decks_refused(self, one: CardSet) -> list[Phrase]:
        """All that is wrong with those decks of a set that are legal in no format, by the usual one."""
        found: list[Phrase] = []
        for number, plain in enumerate(one.decks):
            try:
                deck = deck_of_codes(self.deck_book(), self.deck_codes(plain["code"]), plain["name"]["en"])
                wrong = [self.deck_mistakes(deck, name) for name in self.deck_formats]
            except BadDeck as error:
                wrong = [error.mistakes]
            if all(wrong):
                found += [deck_refused(one, number, why) for why in wrong[0]]
        return found

    def deck_codes(self, code: str) -> tuple[str, ...]:
        """The codes of the cards of a published deck, by the deck's code."""
        return self.book.decks[code].entries

    def is_added(self, code: str) -> bool:
        """Return whether a card is of a set that somebody added to the game's own."""
        return self._added_with(code) is not None

    def is_shipped(self, code: str) -> bool:
        """Return whether a card comes with the game, in its own set or in one of its expansions."""
        added = self._added_with(code)
        return added is None or any(one.text == added.text for one in expansions_of(self.package))

    def _added_with(self, code: str) -> CardSet | None:
        """The set beside the game's own that a card is of; None for a card of the game."""
        added = self.book.sets[len(self.book.sets) - len(self.extra_sets) :]
        return next((one for one in added for card in one.cards if card["code"] == code), None)

    def text_keys(self) -> tuple[str, ...]:
        """The keys of all sentences that the card language can print."""
        return text_keys(self.vocabulary)

    def of_edition(self, edition: Edition) -> Self:
        """The same game with the cards of a released edition alone."""
        return type(self)(type(self).book_of(read_own(self.vocabulary, edition.texts)))

    def data_texts(self) -> list[tuple[str, str]]:
        """File and text of each of its own sets."""
        own = self.book.sets[: len(self.book.sets) - len(self.extra_sets)]
        return [(one.file, one.text) for one in own]

    def blank(self) -> AnyCardState:
        """A match with nothing on the table, for `decode` to fill."""
        raise NotImplementedError

    def decode(self, numbers: list[int]) -> AnyCardState:
        """The match that `encode` wrote."""
        state = self.blank()
        state.decode(Reader(numbers))
        if state.status == Status.ASKING:
            if not 0 <= state.first < self.max_seats or len(state.stack) == 0:
                raise BadEncoding("error-encoding-range", "", place=2)
            state.offer(state.first, state.choice)
        return state

    def chance(self, state: AnyCardState, seat: int) -> float | None:
        """The chance that a seat wins, by the weights that come with the game; a draw is half of it."""
        if self.learned is None:
            return None
        after = cast(AnyCardState, self.learned.features.settled(state, seat))
        result = self.result(after)
        if result is None:
            return self.learned.chance(after, seat)
        if not result.winners:
            return 0.5
        return 1.0 if seat in result.winners else 0.0

    @cached_property
    def learned(self) -> Learned | None:
        """The learned value of matches with the cards of the book."""
        features = self.features()
        weights = shipped_weights(self.package, self.id)
        if features is None or weights is None:
            return None
        return learned(weights, features, f"{self.id}/{PLACE}")

    def means(self, wanted: object, got: object) -> bool:
        """Return whether a value of a document means one of a position.

        A card has several names, and can stand alone or as a table.
        """
        card = got
        if isinstance(got, dict):
            card = next((got[key] for key in self.card_keys if key in got), None)
        if not isinstance(wanted, str) or not isinstance(card, str) or card not in self.book.plain:
            return super().means(wanted, got)
        return codes_of(self.book.named, wanted, self.book.plain) == [card]

    def no_meaning(self, key: str, word: str) -> Phrase | None:
        """The refusal of a word where cards are that is the name of no card, or of several."""
        if key not in self.card_keys and key not in self.card_places:
            return None
        codes = codes_of(self.book.named, word, self.book.plain)
        if len(codes) == 1:
            return None
        return not_one(codes, self.book.named, word, self.book.plain, self.id)

    def codes(self) -> list[str]:
        """The codes of all cards."""
        raise NotImplementedError

    def card(self, code: str) -> dict[str, object]:
        """A card as it stands in its file, with everything that was left out."""
        return {**self.book.plain[code]}

    def card_lines(self, code: str) -> list[Phrase]:
        """The print on a card: a heading, then its sentences."""
        raise NotImplementedError

    def card_notes(self, code: str) -> list[Phrase]:
        """Notes on a card that are not printed on it, such as the source of its values."""
        return []

    def owner_notes(self, code: str) -> list[Phrase]:
        """Notes on a card for its owner's machine only: the place of their picture of it."""
        image = self.book.plain.get(code, {}).get("image")
        return [Phrase("cards-image", {"path": str(image)})] if image else []

    def code(self) -> vec[i64]:
        """The programs of all cards."""
        return self.book.code

    def card_forms(self, card_type: str) -> tuple[Form, ...]:
        """The forms of a card of a type, in order; none if texts are not read."""
        return ()

    def said_names(self) -> Mapping[str, Phrase]:
        """The wordings of the names that texts refer to, by the name as it stands in a file."""
        return {}

    def spoken(self) -> Mapping[str, Mapping[str, str]]:
        """By parameter, words that a printed text has beside those of the language, with what they mean."""
        return {}

    def programs(self, code: str) -> list[int]:
        """The positions at which the programs of a card begin."""
        raise NotImplementedError

    def figures(self, card_type: str) -> Favours:
        """The fields of a card of a type that may differ where cards are compared, and which way is better.

        Its programs may differ as `favours` says; all other fields have to be the same.
        """
        return {}

    def favours(self, one: Card, within: tuple[Card, ...]) -> Favours:
        """The parameters of an operation that may differ where cards are compared, and which way is better.

        Args:
            one: the operation.
            within: those that hold it, the innermost last.
        """
        return {}

    def is_referred(self, card: Card) -> bool:
        """Return whether other cards are about a card by its name."""
        return False

    def plays(self, code: str) -> str:
        """The notation of playing a card from the hand, such as `play ember-rain`; empty if nothing does."""
        return ""

    def branches(self) -> tuple[str, ...]:
        """The branches of the rules that its cards can reach, by name; none if the game names none."""
        return ()

    def rare_branches(self) -> tuple[str, ...]:
        """The branches that cards of the language may bring about, though no set need have such cards."""
        return ()

    def operations(self) -> set[str]:
        """The operations that some card has and that are carried out, as `context.word`."""
        found = {one.code: one for code in self.codes() for _at, one in instructions(self, code)}
        return {self.vocabulary.name_of(one) for one in found.values()}

    def branches_taken(
        self, before: AnyCardState, choice: Choice, answer: int, events: list[Event]
    ) -> list[str]:
        """The branches that an answer took.

        Args:
            before: the match before the answer.
            choice: what was asked.
            answer: the answer.
            events: what happened until the next question.
        """
        return []

    def cards_lost(self, before: AnyCardState, events: list[Event]) -> list[str]:
        """The codes of the cards that left play with some events, where play that seeks should keep them."""
        return []

    def random_deck(self, stream: Stream) -> tuple[str, ...]:
        """The codes of a legal deck, drawn at random."""
        raise NotImplementedError

    def seeking_deck(self, stream: Stream, sought: Collection[str]) -> tuple[str, ...]:
        """A random deck that holds one of some cards, if one is soon found."""
        deck = self.random_deck(stream)
        for _try in range(DECKS if sought else 0):
            if any(code in deck for code in sought):
                break
            deck = self.random_deck(stream)
        return deck

    def whose_turn(self, state: AnyCardState) -> int | None:
        """The seat whose turn it is; None before the first turn."""
        raise NotImplementedError

    def deck_book(self) -> DeckBook:
        """The cards that decks can be made of."""
        return self._deck_book

    @cached_property
    def _deck_book(self) -> DeckBook:
        return self.make_deck_book()

    def make_deck_book(self) -> DeckBook:
        """Make the cards that decks can be made of out of the book; asked once."""
        raise NotImplementedError

    def starter_decks(self) -> list[tuple[str, dict[str, str], Deck]]:
        """The published decks: code, name by language, and the deck under its English name."""
        return [
            (code, deck.names, deck_of_codes(self.deck_book(), deck.entries, deck.names["en"]))
            for code, deck in self.book.decks.items()
        ]

    def deck_format(self, asked: object = None) -> str:
        """The format of decks that is asked for; the usual one if it is none of the game's."""
        return next((one for one in self.deck_formats if one == asked), self.deck_formats[0])

    def match_format(self, ruleset: str, options: Mapping[str, Value]) -> str:
        """The format of decks that a match is played in: the option `format` of the game, or its ruleset."""
        return self.deck_format(options.get("format", ruleset))

    def deck_mistakes(self, deck: Deck, format_name: str) -> list[Phrase]:
        """Every rule that a deck breaks in a format, with its clause and the fix."""
        raise NotImplementedError

    def check_cards(self, text: str, file: str) -> list[Phrase]:
        """All that is wrong with a card file that is to lie beside the game's cards; nothing is loaded."""
        if any(one.text == text for one in self.book.sets):
            return []  # it lies there already, and was checked when it was read
        try:
            self.with_sets((file, text))
        except BadCards as error:
            return error.mistakes
        return []


def instructions(game: CardGame, code: str) -> Iterator[tuple[int, Operation]]:
    """Every operation of a card that can be carried out, with its place; those of nested programs, too."""
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
                nested = field.shape.kind == PROGRAM and field.shape.context not in game.vocabulary.asked
                if nested and memory[place] != 0:
                    left.append(int(memory[place]))
                place += 2 if field.shape.kind == CONTINUOUS else 1
            at += int(memory[at] >> 8)
