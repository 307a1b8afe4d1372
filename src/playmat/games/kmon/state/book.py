"""All K-Mons, cards and decks that can be played: checked sets made into native tables.

The engine refers to K-Mons and cards by number: their place in the book. A book is made once and never
changed; a book with more sets is another book.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.finding import codes_by_name
from playmat.cards.operation import Card as Plain
from playmat.cards.program import MOST_THINGS, NOTHING, Compiler, after, op_of, thing_of, word_mask
from playmat.cards.reading import BadCards, CardSet, read_own
from playmat.cards.slug import slug_of, unique_slugs
from playmat.cards.text import named
from playmat.games.kmon.language.codes import (
    ANSWER_WORDS,
    ELEMENT_WORDS,
    GENERIC,
    REACHES,
    TARGET_WORDS,
    TEAM,
    TRAIT_WORDS,
    TYPE_WORDS,
    Op,
    Reach,
    Type,
)
from playmat.games.kmon.language.vocabulary import EFFECTS, KMON, VOCABULARY
from playmat.games.kmon.state.layout import CARD_MASK
from playmat.kernel.phrase import Phrase

FILES: Final = ("kmons.toml", "cards.toml", "decks.toml")
REACTION_KINDS: Final = 6
"""Rows of the table of cheapest reactions: the five actions, and an Ultimate; each once for every `Reach`."""
EXTRAS: Final = 4
NEVER: Final = 1 << 20


@final
class Species:
    """A K-Mon card (KM-FX-02)."""

    __slots__ = (
        "code",
        "elements",
        "hp",
        "name",
        "names",
        "number",
        "primary",
        "secondary",
        "slug",
        "trait",
        "value",
    )

    def __init__(self, number: i64, card: Plain) -> None:
        self.number = number
        self.code: str = card["code"]
        self.names: dict[str, str] = card["name"]
        self.name: Phrase = named(self.names)
        self.slug: str = slug_of(card["name"]["en"], card["code"])
        self.hp: i64 = int(card["hp"])
        self.primary: i64 = ELEMENT_WORDS.index(card["primary"])
        self.secondary: i64 = ELEMENT_WORDS.index(card["secondary"])
        self.elements: i64 = (1 << self.primary) | (1 << self.secondary) | (1 << GENERIC)
        self.trait: i64 = TRAIT_WORDS.index(card["trait"])
        self.value: i64 = int(card["trait_value"])


@final
class Card:
    """A card of a deck (KM-FX-01, KM-FX-03 to KM-FX-06).

    Attributes:
        element_bit: its element as a bit; generic cards have the bit every K-Mon has.
        answers, mine, spares: what a reaction answers, only if its player is the target, not an Ultimate.
        extra: other cards to discard (KM-FX-04).
        before, success, instead, effects: where its programs begin.
        evades: it evades the answered action (KM-REACT-13), and answers only what can be evaded.
        debuff, duration, numbers, flags, tick: the persistent effect it can become.
    """

    __slots__ = (
        "answers",
        "before",
        "bonus",
        "code",
        "cost",
        "debuff",
        "duration",
        "effects",
        "element",
        "element_bit",
        "evades",
        "extra",
        "flags",
        "ignores_defence",
        "instead",
        "mine",
        "name",
        "names",
        "number",
        "numbers",
        "plain",
        "replaces",
        "slug",
        "spares",
        "success",
        "target",
        "tick",
        "type",
        "ultimate",
        "unevadable",
    )

    def __init__(self, number: i64, card: Plain, compiler: Compiler) -> None:
        self.number = number
        self.plain: Plain = card
        self.code: str = card["code"]
        self.names: dict[str, str] = card["name"]
        self.name: Phrase = named(self.names)
        self.slug: str = slug_of(card["name"]["en"], card["code"])
        self.type: i64 = TYPE_WORDS.index(card["type"])
        self.element: i64 = ELEMENT_WORDS.index(card.get("element", "generic"))
        self.element_bit: i64 = 1 << self.element
        self.cost: i64 = int(card["cost"])
        self.ultimate: bool = bool(card.get("ultimate", False))
        self.target: i64 = TARGET_WORDS.index(card.get("target", "none"))
        trigger: dict[str, Any] = card.get("trigger") or {}
        self.answers: i64 = word_mask(ANSWER_WORDS, trigger.get("to", []))
        self.mine: bool = bool(trigger.get("targeting_me", False))
        self.spares: bool = bool(trigger.get("exclude_ultimate", False))
        extra: dict[str, Any] = card.get("extra_cost") or {}
        self.extra: i64 = int(extra.get("discard", 0))
        self.bonus: i64 = int(card.get("attack_bonus", 0))
        marks: list[str] = list(card.get("flags", ()))
        self.unevadable: bool = "unevadable" in marks
        self.ignores_defence: bool = "ignore_defence" in marks
        self.replaces: bool = bool(card.get("replaces", False))
        self.effects: i64 = compiler.program(EFFECTS, card.get("effects", []))
        self.before: i64 = compiler.program(EFFECTS, card.get("before", []))
        self.success: i64 = compiler.program(EFFECTS, card.get("on_success", []))
        self.instead: i64 = compiler.program(EFFECTS, card.get("instead", []))
        self.evades: bool = "evade" in [one["op"] for one in card.get("effects", [])]
        self.debuff: bool = False
        self.duration: i64 = 0
        self.numbers: i64 = 0
        self.flags: i64 = 0
        self.tick: i64 = NOTHING
        for program in (self.effects, self.before, self.success, self.instead):
            self.find_lasting(compiler.code, program)

    def find_lasting(self, code: vec[i64], at: i64) -> None:
        """Note the persistent effect of a program's `attach`, of which a card has one at most."""
        while code[at] != 0:
            if op_of(code[at]) == Op.ATTACH:
                self.debuff = code[at + 1] == 1
                self.duration = code[at + 2]
                self.tick = code[at + 4]
                self.numbers = code[at + 5]
                self.flags = code[at + 6]
            elif op_of(code[at]) == Op.CHOOSE:
                for place in range(i64(MOST_THINGS)):
                    self.find_lasting(code, thing_of(code, at, place))
            at = after(code, at)


class Deck:
    """A published deck: its code, names, and the codes of its K-Mons and cards."""

    def __init__(self, deck: Plain) -> None:
        self.code: str = deck["code"]
        self.names: dict[str, str] = deck["name"]
        self.element: str = deck["element"]
        team: list[str] = deck["team"]
        cards: dict[str, int] = deck["cards"]
        self.entries: tuple[str, ...] = (
            *team,
            *[code for code, count in cards.items() for _copy in range(count)],
        )


@final
class Book:
    """All that can be played in a match.

    Attributes:
        kmons, cards: the K-Mons and the cards of decks, by number.
        code: the programs of the cards.
        written: the programs as their cards have them, by the places where they begin.
        named: the codes of the K-Mons and cards that go by a name -> `cards.finding`.
        decks: the published decks.
        cheapest: the least cost of a reaction by what it answers, its element and how many other
            cards it may want discarded; -> `reaction_possible`.
    """

    def __init__(self, sets: list[CardSet]) -> None:
        compiler = Compiler(VOCABULARY)
        self.sets: list[CardSet] = sets
        self.kmons: vec[Species] = vec[Species]()
        self.cards: vec[Card] = vec[Card]()
        self.decks: dict[str, Deck] = {}
        self.numbers: dict[str, int] = {}
        self.plain: dict[str, Plain] = {}
        for one in sets:
            self.add(one, compiler)
        self.code: vec[i64] = compiler.code
        self.by_slug: dict[str, int] = unique_slugs(
            [card.slug for card in self.cards], [card.code for card in self.cards]
        )
        for slug, number in self.by_slug.items():
            self.cards[number].slug = slug
        words = {kmon.code: kmon.slug for kmon in self.kmons}
        words.update({card.code: card.slug for card in self.cards})
        self.named: dict[str, list[str]] = codes_by_name(self.plain, words)
        self.written: dict[int, list[Plain]] = compiler.written
        self.cheapest: vec[i64] = vec[i64]()
        for _cell in range(REACTION_KINDS * REACHES * (GENERIC + 1) * EXTRAS):
            self.cheapest = append(self.cheapest, NEVER)
        for card in self.cards:
            if card.type == Type.REACTION:
                self.note_reaction(card)
        self.pools: dict[int, Pool] = {}
        self.prepared: dict[tuple[str, ...], Prepared] = {}

    def add(self, one: CardSet, compiler: Compiler) -> None:
        """Take the cards and decks of a set."""
        for card in one.cards:
            code: str = card["code"]
            if code in self.numbers:
                raise BadCards([Phrase("error-cards-twice", {"got": code})])
            self.plain[code] = card
            if card["type"] == KMON:
                self.numbers[code] = len(self.kmons)
                self.kmons = append(self.kmons, Species(len(self.kmons), card))
            else:
                self.numbers[code] = len(self.cards)
                self.cards = append(self.cards, Card(len(self.cards), card, compiler))
            if len(self.cards) >= CARD_MASK:
                raise BadCards([Phrase("error-cards-many", {"limit": CARD_MASK})])
        for deck in one.decks:
            self.decks[deck["code"]] = Deck(deck)

    def note_reaction(self, card: Card) -> None:
        """Enter a reaction into the table of the cheapest ones."""
        for kind in range(i64(REACTION_KINDS)):
            bit: i64 = 2 if kind == 5 else i64(1) << kind
            if card.answers & bit == 0 or (kind == 5 and card.spares):
                continue
            for reach in range(i64(REACHES)):
                if card.mine and (reach == Reach.NOT_AIMED or bit > 2):
                    continue
                if card.evades and reach != Reach.EVADABLE:
                    continue
                for extra in range(card.extra, EXTRAS):
                    cell = ((kind * REACHES + reach) * (GENERIC + 1) + card.element) * EXTRAS + extra
                    self.cheapest[cell] = min(self.cheapest[cell], card.cost)

    def reaction_possible(self, kind: i64, reach: i64, kmon: Species, charges: i64, others: i64) -> bool:
        """Return whether everybody must reckon with a reaction card (KM-SM-03).

        Some card of the book answers this, may be played with this K-Mon active and these charges, and
        wants no more than `others` other cards discarded.
        """
        if others >= EXTRAS:
            others = EXTRAS - 1
        row = (kind * REACHES + reach) * (GENERIC + 1)
        cheapest = self.cheapest
        return (
            cheapest[(row + GENERIC) * EXTRAS + others] <= charges
            or cheapest[(row + kmon.primary) * EXTRAS + others] <= charges
            or cheapest[(row + kmon.secondary) * EXTRAS + others] <= charges
        )

    def pool(self, elements: i64) -> Pool:
        """The cards that may be in the deck of a team with these elements (KM-DECK-04)."""
        found = self.pools.get(elements)
        if found is None:
            found = Pool(self, elements)
            self.pools[elements] = found
        return found

    def kmon_code(self, text: str) -> int:
        """The number of a K-Mon by its code, or -1."""
        number = self.numbers.get(text, -1)
        return number if 0 <= number < len(self.kmons) and self.kmons[number].code == text else -1

    def card_code(self, text: str) -> int:
        """The number of a card by its code, or -1."""
        number = self.numbers.get(text, -1)
        return number if 0 <= number < len(self.cards) and self.cards[number].code == text else -1


@final
class Pool:
    """The cards a hidden card can be: those that are no items first (KM-DECK-03).

    Attributes:
        cards: their numbers.
        plain: how many of them are no items.
    """

    def __init__(self, book: Book, elements: i64) -> None:
        self.cards: vec[i64] = vec[i64]()
        for card in book.cards:
            if card.type != Type.ITEM and card.element_bit & elements != 0:
                self.cards = append(self.cards, card.number)
        self.plain: i64 = len(self.cards)
        for card in book.cards:
            if card.type == Type.ITEM:
                self.cards = append(self.cards, card.number)


@final
class Prepared:
    """A deck that was read and checked, ready to be laid on the table again and again.

    Attributes:
        team: the numbers of its K-Mons.
        deck: its cards, as they lie before the shuffle.
        refused: in formats `rulebook` and `standard`, what is wrong with it.
    """

    __slots__ = ("deck", "refused", "team")

    def __init__(self, team: list[int], cards: list[int], refused: tuple[list[Phrase], list[Phrase]]) -> None:
        self.team = team
        self.deck: vec[i64] = vec[i64]()
        for card in cards:
            self.deck = append(self.deck, card)
        self.refused = refused


def own_sets() -> list[CardSet]:
    """The sets that lie beside this module."""
    folder = files("playmat.games.kmon").joinpath("data")
    texts = [(f"kmon/data/{name}", folder.joinpath(name).read_text(encoding="utf-8")) for name in FILES]
    return read_own(VOCABULARY, texts)


def team_elements(book: Book, team: list[int]) -> int:
    """The elements of a team as a bit set, generic among them."""
    mask = 1 << GENERIC
    for number in team[:TEAM]:
        mask |= int(book.kmons[number].elements)
    return mask
