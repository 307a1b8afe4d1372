"""The Kingdom Hearts Trading Card Game as a game of the kernel."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property

from playmat.cards.decks import Deck, DeckBook
from playmat.cards.forms import Form
from playmat.cards.game import CardGame
from playmat.cards.operation import Card, Favours
from playmat.cards.placing import check_kind, check_places
from playmat.cards.text import join
from playmat.games.khtcg.bot.features import KhtcgFeatures
from playmat.games.khtcg.bot.glance import glance
from playmat.games.khtcg.bot.heuristic import value
from playmat.games.khtcg.bot.levels import LEVELS
from playmat.games.khtcg.effects.continuous import world_total
from playmat.games.khtcg.interface import (
    branches,
    card_forms,
    card_text,
    event_text,
    notation,
    position,
    position_dump,
    prompts,
    refusals,
    refusals_of_cards,
)
from playmat.games.khtcg.interface.observation import KhtcgObserver
from playmat.games.khtcg.interface.options import OPTIONS, RULESETS, rules_of
from playmat.games.khtcg.interface.view import view
from playmat.games.khtcg.language.codes import DRAWN, FINISH_CLAUSES, FINISH_WORDS, NOBODY, VERB_WORDS
from playmat.games.khtcg.language.favours import FIGURES, favours, referred
from playmat.games.khtcg.language.hooks import TIMING_WORDS
from playmat.games.khtcg.language.instructions import Op
from playmat.games.khtcg.language.terms import KIND_WORDS
from playmat.games.khtcg.language.vocabulary import FACTS, VOCABULARY
from playmat.games.khtcg.rules.deck import FORMATS, deck_book, prepare, random_deck, violations
from playmat.games.khtcg.rules.redeal import shuffle
from playmat.games.khtcg.rules.setup import lay_setup, new_side
from playmat.games.khtcg.rules.state_machine import KhtcgMachine
from playmat.games.khtcg.state.book import Book, own_sets
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import CARD_MASK, due_place, lasting_place
from playmat.kernel.choice import Choice
from playmat.kernel.errors import BadSetup
from playmat.kernel.event import Event
from playmat.kernel.game import Option, Plain, Result, Setup
from playmat.kernel.phrase import Phrase, keys_of
from playmat.kernel.rng import MATCH_STREAM, Stream, stream_of


class KingdomHearts(CardGame[KhtcgMachine]):
    """The Kingdom Hearts Trading Card Game.

    Args:
        book: the cards that can be played; by default those that come with the game.
    """

    id = "khtcg"
    draw_after = 5_000
    version = "2"
    min_seats = 2
    max_seats = 2
    concedes = True
    declining = ("rest", "pass", "next", "result")
    rulesets = RULESETS
    levels = LEVELS
    package = "playmat.games.khtcg"
    vocabulary = VOCABULARY
    book: Book
    book_of = Book
    deck_formats = FORMATS
    card_keys = ("card", "code")
    card_places = position.CARD_PLACES
    endless = "KH-WIN-12"

    def __init__(self, book: Book | None = None) -> None:
        super().__init__(book or Book(own_sets()))

    def options(self) -> tuple[Option, ...]:
        """KH-OPT-01 to KH-OPT-30."""
        return OPTIONS

    # ---- cards -------------------------------------------------------------------------------------

    def codes(self) -> list[str]:
        """The codes of all cards."""
        return [card.code for card in self.book.cards]

    def text_keys(self) -> tuple[str, ...]:
        """The keys of what cards print, of what can be done and of why a game ends."""
        families = {
            "kinds": KIND_WORDS,
            "timing": TIMING_WORDS,
            "fact": FACTS,
            "act": VERB_WORDS[1:],
            "area": tuple(event_text.AREA_WORDS.values()),
            "cause": FINISH_WORDS[1:],
        }
        return (*super().text_keys(), *keys_of(self.id, families))

    def card_lines(self, code: str) -> list[Phrase]:
        """The print on a card."""
        return card_text.lines(self.book, code)

    def card_notes(self, code: str) -> list[Phrase]:
        """Notes on the published card of this name; on one of somebody's own, if they say so."""
        number = self.book.card_code(code)
        if number < 0:
            return []
        plain = self.book.cards[number].plain
        if not self.is_shipped(code) and not card_text.is_known(plain):
            return []
        return [card_text.basis(plain)]

    def card_forms(self, card_type: str) -> tuple[Form, ...]:
        """The forms of a card of a type."""
        return card_forms.FORMS.get(card_type, ())

    def said_names(self) -> Mapping[str, Phrase]:
        """The names of all cards, and the others that texts of the house set refer to."""
        return card_text.readable_names(self.book)

    def programs(self, code: str) -> list[int]:
        """The positions at which the programs of a card begin."""
        return self.book.programs(code)

    def figures(self, card_type: str) -> Favours:
        """The figures of a card."""
        return FIGURES[card_type]

    def favours(self, one: Card, within: tuple[Card, ...]) -> Favours:
        """For whom an operation is good."""
        return favours(one, within)

    def is_referred(self, card: Card) -> bool:
        """Return whether a card has a name that others are about, or a part of its name is one."""
        name = str(card["name"]["en"]).casefold()
        return any(one in name for one in self._referred)

    @cached_property
    def _referred(self) -> frozenset[str]:
        return frozenset(one for card in self.book.plain.values() for one in referred(card))

    def plays(self, code: str) -> str:
        """The notation of playing a card from the hand."""
        number = self.book.card_code(code)
        return refusals_of_cards.played(self.book.cards[number]) if number >= 0 else ""

    def branches(self) -> tuple[str, ...]:
        """The branches of the rules that the cards of the book can reach (`branches`)."""
        return branches.branches(self.operations())

    def rare_branches(self) -> tuple[str, ...]:
        """The branches that cards may bring about."""
        return branches.RARE

    def branches_taken(
        self, before: KhtcgMachine, choice: Choice, answer: int, events: list[Event]
    ) -> list[str]:
        """The branches that an answer took."""
        return list(branches.taken(choice, answer, events))

    def cards_used(self, before: KhtcgMachine, events: list[Event]) -> list[str]:
        """The codes of the cards that came into play."""
        return [code for event in events for code in branches.used(before, event)]

    def cards_lost(self, before: KhtcgMachine, events: list[Event]) -> list[str]:
        """The codes of the cards that left play."""
        return [code for event in events for code in branches.lost(before, event)]

    def gained(self, state: KhtcgMachine, seat: int) -> int:
        """The more the fewer HP the other side has."""
        return -int(state.sides[1 - seat].hp)

    def whose_turn(self, state: KhtcgMachine) -> int | None:
        """The player whose turn it is."""
        return int(state.turn_player) if state.turn > 0 else None

    def cards_held(self, state: KhtcgMachine, seat: int) -> list[str]:
        """The cards in a hand."""
        return [state.book.cards[held & CARD_MASK].code for held in state.sides[seat].hand]

    def random_deck(self, stream: Stream) -> tuple[str, ...]:
        """A deck that is legal in both rulesets, drawn at random."""
        return random_deck(self.book, stream)

    def seeking_deck(self, stream: Stream, sought: Collection[str]) -> tuple[str, ...]:
        """A random deck around one of some cards."""
        return random_deck(self.book, stream, sought)

    def make_deck_book(self) -> DeckBook:
        """The cards that decks can be made of."""
        return deck_book(self.book)

    def deck_mistakes(self, deck: Deck, format_name: str) -> list[Phrase]:
        """Every rule that a deck breaks in a ruleset."""
        return violations(self.book, deck.codes(), format_name)

    # ---- making states -----------------------------------------------------------------------------

    def empty(self, setup: Setup) -> KhtcgMachine:
        """A match with its rules, and nothing on the table."""
        state = KhtcgMachine(self.book, rules_of(setup.ruleset, setup.options))
        state.nature = stream_of(setup.seed, MATCH_STREAM)
        return state

    def begin(self, setup: Setup) -> KhtcgMachine:
        """A new match. A seat without a deck plays the published deck of its number.

        Raises:
            BadSetup: a deck is not legal; the phrase names everything that is wrong.
        """
        state = self.empty(setup)
        sides: list[Side] = []
        for seat in range(2):
            codes = setup.seats[seat].deck or self.starters[seat]
            deck = prepare(self.book, codes, setup.ruleset, setup.options["copies_across_types"] is True)
            if deck.refused:
                why = join("cards-then", deck.refused)
                name = self.seat_name(state, seat)
                raise BadSetup("khtcg-deck-refused", deck.refused[0].clause, seat=name, why=why)
            sides.append(new_side(seat, deck))
        lay_setup(state, sides)
        return state

    def blank(self) -> KhtcgMachine:
        """A match with nothing on the table, for `decode` to fill."""
        return KhtcgMachine(
            self.book, rules_of(RULESETS[0], {option.name: option.default for option in OPTIONS})
        )

    def place(self, position_table: Plain, setup: Setup) -> KhtcgMachine:
        """The match that a scenario's position describes."""
        state = self.empty(setup)
        position.place(state, position_table)
        due = [int(due_place(one)) for one in state.triggered]
        running = int(due_place(state.running))  # 0 where a card that is played runs
        lasting = [int(lasting_place(one)) for one in state.lasting]
        check_places(state, position.KEPT, due + lasting + ([running] if running else []))
        check_kind(state, due, {Op.WHEN, Op.REPLACE})
        return state

    def dump(self, state: KhtcgMachine) -> Plain:
        """The position of a match."""
        return position_dump.dump(state)

    # ---- what is known -----------------------------------------------------------------------------

    def shuffle(self, state: KhtcgMachine, stream: Stream) -> None:
        """Put both decks into another order."""
        shuffle(state, stream)

    def view(self, state: KhtcgMachine, viewer: int) -> Plain:
        """The view of a seat or a spectator (KH-ZONE-02 to KH-ZONE-05)."""
        return view(state, viewer)

    def observer(self) -> KhtcgObserver:
        """The writer of observations of matches with the cards of the book."""
        return KhtcgObserver(self.book)

    def result(self, state: KhtcgMachine) -> Result | None:
        """The result of the match (chapter 7)."""
        if state.winner == NOBODY:
            return None
        winners = () if state.winner == DRAWN else (int(state.winner),)
        facts: dict[str, str | int | bool] = {
            "draw": state.winner == DRAWN,
            "turns": int(state.turn),
            "first": int(state.first_player),
        }
        for side in state.sides:
            facts[f"hp_{side.seat}"] = int(side.hp)
            facts[f"worlds_{side.seat}"] = int(world_total(state, side)) if side.leader >= 0 else 0
        return Result(winners, FINISH_WORDS[state.cause], facts, FINISH_CLAUSES[state.cause])

    def value(self, state: KhtcgMachine, seat: int) -> float:
        """The value of a position for a seat."""
        return value(state, seat)

    def glance(self, state: KhtcgMachine, seat: int) -> float:
        """The value of a position to a beginner."""
        return glance(state, seat)

    def features(self) -> KhtcgFeatures:
        """The features of matches with the cards of the book."""
        return KhtcgFeatures(self.book)

    def turn(self, state: KhtcgMachine) -> int:
        """A player gains through their own turn, and loses through the other's."""
        return int(state.turn)

    # ---- words -------------------------------------------------------------------------------------

    def word(self, state: KhtcgMachine, choice: Choice, item: int) -> str:
        """The notation of an item."""
        return notation.word(state, choice, item)

    def verb(self, state: KhtcgMachine, choice: Choice) -> str:
        """The leading word of a set or a division."""
        return notation.verb_word(choice)

    def outcome_word(self, state: KhtcgMachine, outcome: int) -> str:
        """The notation of an outcome of chance."""
        return notation.outcome_word(state, outcome)

    def read_outcome(self, state: KhtcgMachine, text: str) -> int:
        """The inverse."""
        return notation.read_outcome(state, text)

    def normal(self, state: KhtcgMachine, choice: Choice, text: str) -> str:
        """Codes of cards as the words that are offered."""
        return notation.normal(state, text)

    def why_not(self, state: KhtcgMachine, seat: int, text: str) -> Phrase | None:
        """The reason why something cannot be done, with the clause."""
        return refusals.why_not(state, seat, text)

    def prompt(self, state: KhtcgMachine, choice: Choice) -> Phrase:
        """The question of a choice."""
        return prompts.prompt(state, choice)

    def describe(self, state: KhtcgMachine, choice: Choice, answer: int) -> Phrase:
        """The meaning of an answer."""
        return prompts.describe(state, choice, answer)

    def item_name(self, state: KhtcgMachine, choice: Choice, item: int) -> Phrase:
        """The name of an item of a set or a division."""
        return prompts.item_name(state, choice, item)

    def touches(self, state: KhtcgMachine, choice: Choice, item: int) -> tuple[str, ...]:
        """The things of the view that an item is about."""
        return prompts.touches(state, choice, item)

    def tell(self, state: KhtcgMachine, event: Event) -> Phrase:
        """The sentence of an event."""
        return event_text.tell(state, event)

    def tell_move(self, state: KhtcgMachine, events: list[Event]) -> list[Phrase | None]:
        """The sentences of what one answer led to."""
        return event_text.tell_move(state, events)

    def seat_name(self, state: KhtcgMachine, seat: int) -> Phrase:
        """The name of a seat, for people."""
        return Phrase("khtcg-seat", {"number": seat + 1})
