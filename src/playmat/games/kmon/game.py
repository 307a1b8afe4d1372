"""K-Mon Trading Cards as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playmat.cards.decks import Deck, DeckBook
from playmat.cards.forms import Form
from playmat.cards.game import CardGame
from playmat.cards.operation import Card, Favours
from playmat.cards.placing import check_places
from playmat.cards.text import join
from playmat.games.kmon.bot.features import KmonFeatures
from playmat.games.kmon.bot.glance import falls, glance
from playmat.games.kmon.bot.heuristic import value
from playmat.games.kmon.bot.levels import LEVELS
from playmat.games.kmon.interface import (
    branches,
    card_forms,
    card_text,
    event_text,
    notation,
    position,
    prompts,
    refusals,
)
from playmat.games.kmon.interface.observation import KmonObserver
from playmat.games.kmon.interface.view import view
from playmat.games.kmon.language.codes import (
    ANSWER_WORDS,
    CAUSE_CLAUSES,
    CAUSE_WORDS,
    DRAWN,
    ELEMENT_WORDS,
    HAPPENED_WORDS,
    NOBODY,
    PROMPT_WORDS,
    TRAIT_WORDS,
    TYPE_WORDS,
    Cause,
    Prompt,
)
from playmat.games.kmon.language.favours import FIGURES, favours
from playmat.games.kmon.language.vocabulary import VOCABULARY
from playmat.games.kmon.rules.deck import (
    RULEBOOK,
    STANDARD,
    deck_book,
    prepare,
    random_deck,
    violations,
)
from playmat.games.kmon.rules.redeal import shuffle
from playmat.games.kmon.rules.setup import lay_setup, new_side
from playmat.games.kmon.rules.state_machine import KmonMachine
from playmat.games.kmon.state.book import Book, own_sets
from playmat.games.kmon.state.layout import CARD_MASK
from playmat.games.kmon.state.side import Side
from playmat.kernel.choice import Choice
from playmat.kernel.errors import BadSetup
from playmat.kernel.event import Event
from playmat.kernel.game import Option, Plain, Result, Setup
from playmat.kernel.phrase import Phrase, keys_of
from playmat.kernel.rng import MATCH_STREAM, Stream, stream_of

FACTS: Final = ("hp", "primary", "secondary", "trait", "trait_value", "element", "cost")
"""The fields of cards that people know by name, beside their sentences."""


class KMonCards(CardGame[KmonMachine]):
    """K-Mon Trading Cards.

    Args:
        book: the cards that can be played; by default those that come with the game.
    """

    id = "kmon"
    version = "2"
    min_seats = 2
    max_seats = 2
    concedes = True
    declining = ("pass",)
    draw_after = 2_000
    longest = 5_000
    levels = LEVELS
    package = "playmat.games.kmon"
    vocabulary = VOCABULARY
    book: Book
    book_of = Book
    deck_formats = (RULEBOOK, STANDARD)
    card_keys = ("card", "kmon", "code")
    card_places = frozenset({"hand", "deck", "deck_top", "discard", "cards", "team", "effects"})

    def __init__(self, book: Book | None = None) -> None:
        super().__init__(book or Book(own_sets()))

    def options(self) -> tuple[Option, ...]:
        """KM-OPT-01 to KM-OPT-04, all off by default."""
        return (
            Option("format", self.deck_formats, "KM-OPT-01"),
            Option("extra_charge", (False, True), "KM-OPT-02"),
            Option("mulligan", (False, True), "KM-OPT-03"),
            Option("deckout_hand", (False, True), "KM-OPT-04"),
        )

    # ---- cards -------------------------------------------------------------------------------------

    def codes(self) -> list[str]:
        """The codes of all K-Mons and cards."""
        return [kmon.code for kmon in self.book.kmons] + [card.code for card in self.book.cards]

    def text_keys(self) -> tuple[str, ...]:
        """The keys of what cards print, of what is asked, of what happens and of why a battle ends."""
        families = {
            "element": ELEMENT_WORDS,
            "fact": FACTS,
            "type": TYPE_WORDS,
            "trait": TRAIT_WORDS,
            "trait-text": TRAIT_WORDS,
            "answers": ANSWER_WORDS,
            "ask": PROMPT_WORDS,
            "event": HAPPENED_WORDS,
            "cause": CAUSE_WORDS[1:],
            "why-time": refusals.TIMES,
        }
        return (*super().text_keys(), *keys_of(self.id, families))

    def card_lines(self, code: str) -> list[Phrase]:
        """The print on a K-Mon or card."""
        return card_text.lines(self.book, code)

    def card_forms(self, card_type: str) -> tuple[Form, ...]:
        """The forms of a card of a type; a K-Mon has no text of its own (KM-FX-02)."""
        return card_forms.FORMS.get(card_type, ())

    def spoken(self) -> Mapping[str, Mapping[str, str]]:
        """The K-Mon chosen before is that one (KM-FX-03)."""
        return card_forms.SPOKEN

    def programs(self, code: str) -> list[int]:
        """The positions at which the programs of a card begin."""
        number = self.book.card_code(code)
        if number < 0:
            return []
        card = self.book.cards[number]
        return [int(at) for at in (card.effects, card.before, card.success, card.instead)]

    def figures(self, card_type: str) -> Favours:
        """The figures of a K-Mon or card."""
        return FIGURES[card_type]

    def favours(self, one: Card, within: tuple[Card, ...]) -> Favours:
        """For whom an operation is good."""
        return favours(one, within)

    def plays(self, code: str) -> str:
        """The notation of playing a card; a K-Mon is not played from the hand."""
        number = self.book.card_code(code)
        return notation.played(self.book.cards[number]) if number >= 0 else ""

    def branches(self) -> tuple[str, ...]:
        """The branches of the rules that the cards of the book can reach (`branches`)."""
        return branches.branches(self.operations())

    def rare_branches(self) -> tuple[str, ...]:
        """The branches that cards may bring about."""
        return branches.RARE

    def branches_taken(
        self, before: KmonMachine, choice: Choice, answer: int, events: list[Event]
    ) -> list[str]:
        """The branches that an answer took."""
        return list(branches.taken(before, choice, answer, events))

    def cards_used(self, before: KmonMachine, events: list[Event]) -> list[str]:
        """The K-Mons and cards that came into play."""
        return [code for event in events for code in branches.used(before, event)]

    def turns(self, state: KmonMachine) -> int:
        """The turn that is played."""
        return int(state.turn)

    def gained(self, state: KmonMachine, seat: int) -> int:
        """The number of K-Mons that the other side has lost."""
        other = state.sides[1 - seat]
        return len(other.team) - int(other.left())

    def whose_turn(self, state: KmonMachine) -> int | None:
        """The player whose turn it is."""
        return int(state.turn_player) if state.turn > 0 else None

    def cards_held(self, state: KmonMachine, seat: int) -> list[str]:
        """The cards in a hand."""
        return [state.book.cards[held & CARD_MASK].code for held in state.sides[seat].hand]

    def random_deck(self, stream: Stream) -> tuple[str, ...]:
        """A deck that is legal in both formats, drawn at random."""
        return random_deck(self.book, stream)

    def make_deck_book(self) -> DeckBook:
        """The things that decks are made of: a team and cards."""
        return deck_book(self.book)

    def deck_mistakes(self, deck: Deck, format_name: str) -> list[Phrase]:
        """Every rule that a deck breaks in a format (KM-DECK-09)."""
        return violations(self.book, deck.codes(), format_name == STANDARD)

    # ---- making states -----------------------------------------------------------------------------

    def empty(self, setup: Setup) -> KmonMachine:
        """A match with its options, and nothing on the table."""
        state = KmonMachine(self.book)
        state.nature = stream_of(setup.seed, MATCH_STREAM)
        state.standard = setup.options["format"] == STANDARD
        state.extra_charge = setup.options["extra_charge"] is True
        state.mulligan = setup.options["mulligan"] is True
        state.deckout_hand = setup.options["deckout_hand"] is True
        return state

    def begin(self, setup: Setup) -> KmonMachine:
        """A new match. A seat without a deck plays the starter deck of its number.

        Raises:
            BadSetup: a deck is not legal; the phrase names everything that is wrong (KM-DECK-09).
        """
        state = self.empty(setup)
        sides: list[Side] = []
        for seat in range(2):
            codes = setup.seats[seat].deck or self.starters[seat]
            deck = prepare(self.book, codes)
            wrong = deck.refused[1 if state.standard else 0]
            if wrong:
                raise BadSetup(
                    "kmon-deck-refused",
                    wrong[0].clause,
                    seat=self.seat_name(state, seat),
                    why=join("cards-then", wrong),
                )
            sides.append(new_side(self.book, seat, deck))
        lay_setup(state, *sides)
        return state

    def blank(self) -> KmonMachine:
        """A match with nothing on the table, for `decode` to fill."""
        return KmonMachine(self.book)

    def place(self, position_table: Plain, setup: Setup) -> KmonMachine:
        """The match that a scenario's position describes."""
        state = self.empty(setup)
        position.place(state, position_table, setup)
        check_places(state, position.KEPT)
        return state

    def dump(self, state: KmonMachine) -> Plain:
        """The position of a match."""
        return position.dump(state)

    # ---- what is known -----------------------------------------------------------------------------

    def shuffle(self, state: KmonMachine, stream: Stream) -> None:
        """Put both decks into another order."""
        shuffle(state, stream)

    def view(self, state: KmonMachine, viewer: int) -> Plain:
        """The view of a seat or a spectator (KM-INFO)."""
        return view(state, viewer)

    def observer(self) -> KmonObserver:
        """The writer of observations of battles with the cards of the book."""
        return KmonObserver(self.book)

    def result(self, state: KmonMachine) -> Result | None:
        """The result of the battle (chapter 16)."""
        if state.winner == NOBODY:
            return None
        winners = () if state.winner == DRAWN else (int(state.winner),)
        clause = CAUSE_CLAUSES[state.cause]
        if state.winner == DRAWN and state.cause == Cause.EXHAUSTED:
            clause = "KM-WIN-04"
        facts: dict[str, str | int | bool] = {"draw": state.winner == DRAWN, "turns": int(state.turn)}
        if state.turn > 0:
            facts["first"] = int(state.turn_player ^ ((state.turn - 1) & 1))
        for side in state.sides:
            facts[f"left_{side.seat}"] = int(side.left())
            facts[f"damage_{side.seat}"] = int(side.wounds())
            facts[f"deck_{side.seat}"] = len(side.deck)
        return Result(winners, CAUSE_WORDS[state.cause], facts, clause)

    def value(self, state: KmonMachine, seat: int) -> float:
        """The value of a position for a seat."""
        return value(state, seat)

    def glance(self, state: KmonMachine, seat: int) -> float:
        """The value of a position to a beginner."""
        return glance(state, seat)

    def overlooks(self, state: KmonMachine, choice: Choice) -> bool:
        """Beginners think of their reactions when a K-Mon is about to fall."""
        return bool(choice.prompt == Prompt.REACT) and not falls(state, choice.seat)

    def features(self) -> KmonFeatures:
        """The features of battles with the cards of the book."""
        return KmonFeatures(self.book)

    # ---- words -------------------------------------------------------------------------------------

    def word(self, state: KmonMachine, choice: Choice, item: int) -> str:
        """The notation of an item."""
        return notation.word(state, choice, item)

    def verb(self, state: KmonMachine, choice: Choice) -> str:
        """The leading word of a set or an order of cards."""
        return notation.verb(state, choice)

    def outcome_word(self, state: KmonMachine, outcome: int) -> str:
        """The notation of an outcome of chance."""
        return notation.outcome_word(state, outcome)

    def read_outcome(self, state: KmonMachine, text: str) -> int:
        """The inverse."""
        return notation.read_outcome(state, text)

    def normal(self, state: KmonMachine, choice: Choice, text: str) -> str:
        """Codes of cards and other spellings as the words that are offered."""
        return notation.normal(state, choice, text)

    def why_not(self, state: KmonMachine, seat: int, text: str) -> Phrase | None:
        """The reason why something cannot be done, with the clause."""
        return refusals.why_not(state, seat, text)

    def prompt(self, state: KmonMachine, choice: Choice) -> Phrase:
        """The question of a choice."""
        return prompts.prompt(state, choice)

    def describe(self, state: KmonMachine, choice: Choice, answer: int) -> Phrase:
        """The meaning of an answer."""
        return prompts.describe(state, choice, answer)

    def touches(self, state: KmonMachine, choice: Choice, item: int) -> tuple[str, ...]:
        """The things of the view that an item is about."""
        return prompts.touches(state, choice, item)

    def tell(self, state: KmonMachine, event: Event) -> Phrase:
        """The sentence of an event."""
        return event_text.tell(state, event)

    def tell_move(self, state: KmonMachine, events: list[Event]) -> list[Phrase | None]:
        """The sentences of what one answer led to."""
        return event_text.tell_move(state, events)

    def seat_name(self, state: KmonMachine, seat: int) -> Phrase:
        """The name of a seat, for people."""
        return Phrase("kmon-seat", {"number": seat + 1})
