"""All cards and decks that can be played: checked sets made into native tables.

The engine refers to cards by number: their place in the book. A book is made once and never changed; a
book with more sets is another book.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.finding import codes_by_name
from playmat.cards.operation import Card as Plain
from playmat.cards.program import NOTHING, Compiler, op_of, word_mask
from playmat.cards.reading import BadCards, CardSet, read_own
from playmat.cards.slug import slug_of, unique_slugs
from playmat.games.khtcg.language.codes import ALLIES, NONE
from playmat.games.khtcg.language.fitting import operations
from playmat.games.khtcg.language.hooks import TIMING_WORDS
from playmat.games.khtcg.language.instructions import Ability, Op, Replace, When
from playmat.games.khtcg.language.legacy_cards import in_present_terms
from playmat.games.khtcg.language.terms import (
    DEED_WORDS,
    KIND_WORDS,
    PER_WORDS,
    PLAYER_GROUPS,
    TYPE_WORDS,
    CardKind,
    Group,
    Type,
    deed_of_amount,
    printed_kinds,
)
from playmat.games.khtcg.language.vocabulary import EFFECTS, TEXT, VOCABULARY
from playmat.games.khtcg.state.card import Card
from playmat.games.khtcg.state.layout import CARD_MASK
from playmat.kernel.phrase import Phrase

FILES: Final = (
    "players.toml",
    "friends.toml",
    "magic.toml",
    "gear.toml",
    "dark.toml",
    "worlds.toml",
    "decks.toml",
)


class Deck:
    """A published deck: its code, names, and the codes of its cards, those of Player Cards first."""

    def __init__(self, deck: Plain) -> None:
        self.code: str = deck["code"]
        self.names: dict[str, str] = deck["name"]
        self.group: str = deck["group"]
        players: list[str] = deck["players"]
        cards: dict[str, int] = deck["cards"]
        self.entries: tuple[str, ...] = (
            *players,
            *[code for code, count in cards.items() for _copy in range(count)],
        )


@final
class Prepared:
    """A deck that was read, ready to be laid on the table again and again.

    Attributes:
        leaders: the Player Cards that can start (KH-SETUP-03).
        deck: all its cards, leaders among them.
        refused: what is wrong with it.
    """

    __slots__ = ("deck", "leaders", "refused")

    def __init__(self, leaders: list[int], cards: list[int], refused: list[Phrase]) -> None:
        self.leaders: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()
        self.refused: list[Phrase] = refused
        for card in leaders:
            self.leaders = append(self.leaders, card)
        for card in cards:
            self.deck = append(self.deck, card)


@final
class Book:
    """All that can be played in a match.

    Attributes:
        cards: the cards, by number.
        written: the programs as their cards have them, by the places where they begin.
        code: the programs of the cards.
        hears_elsewhere: of each card, what its text answers to in a discard pile, `Trigger` bits.
        elsewhere: the union of these.
        counted: what texts count of a turn, `Deed` bits (KH-GEN-26); of nothing else it is kept.
        card_names: the names that cards have, each once.
        references: names and Home Worlds, by the numbers that programs and cards refer to them with.
        named: the codes of the cards that go by a name -> `cards.finding`.
        decks: the published decks.
        pools: by `Group`, the cards that a hidden card of such a player can be.
        no_copies: a 0 for each card, to count copies in.
        prepared: decks that were read lately.
    """

    def __init__(self, sets: list[CardSet]) -> None:
        compiler = Compiler(VOCABULARY)
        self.sets: list[CardSet] = sets
        self.cards: vec[Card] = vec[Card]()
        self.decks: dict[str, Deck] = {}
        self.numbers: dict[str, int] = {}
        self.plain: dict[str, Plain] = {}
        self.prepared: dict[tuple[str, ...], Prepared] = {}
        for one in sets:
            self.add(one, compiler)
        self.code: vec[i64] = compiler.code
        self.references: list[str] = compiler.references
        self.written: dict[int, list[Plain]] = compiler.written
        self.hears_elsewhere: vec[i64] = vec[i64]()
        self.elsewhere: i64 = 0
        self.counted: i64 = 0
        self.card_names: vec[i64] = vec[i64]()
        for card in self.cards:
            card.read_text(self.code)
            self.hears_elsewhere = append(self.hears_elsewhere, card.hears_elsewhere)
            self.elsewhere |= card.hears_elsewhere
            self.counted |= deeds_counted(card.plain)
            self.note_name(card.name)
        shared = [card.slug for card in self.cards]
        for card in self.cards:
            if card.level != NONE and shared.count(card.slug) > 1:
                card.slug = f"{card.slug}-{card.level}"
        self.by_slug: dict[str, int] = unique_slugs(
            [card.slug for card in self.cards], [card.code for card in self.cards]
        )
        for slug, number in self.by_slug.items():
            self.cards[number].slug = slug
        self.named: dict[str, list[str]] = codes_by_name(
            self.plain, {card.code: card.slug for card in self.cards}
        )
        self.pools: list[vec[i64]] = []
        self.fill_pools()
        self.no_copies: vec[i64] = vec[i64]()
        for _card in self.cards:
            self.no_copies = append(self.no_copies, 0)
        self.fitting: vec[i64] = vec[i64]()
        for whole_words in (False, True):
            self.note_names(whole_words)

    def add(self, one: CardSet, compiler: Compiler) -> None:
        """Take the cards and decks of a set."""
        for plain in one.cards:
            code: str = plain["code"]
            if code in self.numbers:
                raise BadCards([Phrase("error-cards-twice", {"got": code})])
            now = in_present_terms(plain)
            self.plain[code] = now
            self.numbers[code] = len(self.cards)
            self.cards = append(self.cards, made(len(self.cards), now, compiler))
            if len(self.cards) >= CARD_MASK:
                raise BadCards([Phrase("error-cards-many", {"limit": CARD_MASK})])
        for deck in one.decks:
            self.decks[deck["code"]] = Deck(deck)

    def pool(self, group: i64) -> vec[i64]:
        """The cards that a hidden card of a player can be whose Player Card is of this group."""
        return self.pools[group]

    def leaders(self, several: bool) -> vec[i64]:
        """The cards one can start with; of several in a deck each is a Player/XIII (KH-DECK-04, -05)."""
        found: vec[i64] = vec[i64]()
        for card in self.cards:
            if card.type == Type.PLAYER and (card.group == Group.XIII or not several):
                found = append(found, card.number)
        return found

    def fill_pools(self) -> None:
        """Sort the cards by the groups that can use them (KH-PLAYER-09 to KH-PLAYER-13)."""
        for group in range(i64(len(ALLIES))):
            pool: vec[i64] = vec[i64]()
            for card in self.cards:
                ally = card.kinds & (CardKind.FRIEND | CardKind.MAGIC_FRIEND | CardKind.PLAYER) != 0
                if card.type == Type.FORM or not ally or card.kinds & ALLIES[group] != 0:
                    pool = append(pool, card.number)
            self.pools.append(pool)

    def note_name(self, name: i64) -> None:
        """A name a card has, once."""
        for known in self.card_names:
            if known == name:
                return
        if name != NONE:
            self.card_names = append(self.card_names, name)

    def note_names(self, whole_words: bool) -> None:
        """Enter into `fitting` which cards fit which reference (KH-NAME-02 to KH-NAME-04)."""
        folded = [reference.casefold() for reference in self.references]
        for reference in folded:
            for card in self.cards:
                fit = False
                for name in (card.name, card.alias):
                    if name != NONE and contains(folded[name], reference, whole_words):
                        fit = True
                self.fitting = append(self.fitting, 1 if fit else 0)

    def fits(self, card: i64, reference: i64, whole_words: bool) -> bool:
        """Return whether a name of a card contains a name that is referred to (KH-NAME-02, KH-OPT-06)."""
        row = reference + len(self.references) if whole_words else reference
        return self.fitting[row * len(self.cards) + card] != 0

    def card_code(self, text: str) -> int:
        """The number of a card by its code, or -1."""
        return self.numbers.get(text, -1)

    def programs(self, code: str) -> list[int]:
        """The positions at which the programs of effects of a card begin."""
        card = self.cards[self.numbers[code]]
        found = [int(card.effects), int(card.price)]
        for at in card.says:
            op = op_of(self.code[at])
            if op == Op.WHEN:
                found.append(int(self.code[at + When.DO]))
            elif op == Op.REPLACE:
                found.append(int(self.code[at + Replace.DO]))
            elif op == Op.ABILITY:
                found += [int(self.code[at + Ability.COST]), int(self.code[at + Ability.DO])]
        return [place for place in found if place != NOTHING]


def made(number: i64, plain: Plain, compiler: Compiler) -> Card:
    """A card in present terms as the rules use it; its text is read when the book is whole."""
    card = Card(number, plain)
    card.code = plain["code"]
    card.names = plain["name"]
    card.slug = slug_of(plain["name"]["en"], plain["code"])
    card.type = TYPE_WORDS.index(plain["type"])
    group: str = plain.get("group", "")
    card.kinds = printed_kinds(plain["type"], group)
    if group in PLAYER_GROUPS:
        card.group = PLAYER_GROUPS.index(group)
    if card.type == Type.EVENT:
        card.event = compiler.reference(f"event {plain['number']}")
    else:
        card.name = compiler.reference(plain["name"]["en"])
    card.home = compiler.reference(plain.get("home", ""))
    card.level = int(plain.get("level", NONE))
    card.attack = plain.get("attack", 0)
    card.support = plain.get("support", 0)
    card.magic = plain["magic_support"] if card.type == Type.EQUIPMENT else plain.get("magic", 0)
    card.hp = plain.get("hp", 0)
    card.pow = plain.get("pow", 0)
    card.dark_level = plain.get("dark_level", 0)
    card.cooperation = references(plain.get("cooperation", ()), compiler)
    card.bearers = references(plain.get("bearers", ()), compiler)
    card.bearer_kinds = word_mask(KIND_WORDS, list(plain.get("bearer_kinds", ())))
    card.timing = word_mask(TIMING_WORDS, list(plain.get("timing", ())))
    card.effects = compiler.program(EFFECTS, plain.get("effects", []))
    card.text = compiler.program(TEXT, plain["text"])
    card.copies = any(one["op"] == "copy" for _path, one in operations(plain))
    return card


def deeds_counted(plain: Plain) -> int:
    """The things that the texts of a card count of a turn, as bits of `Deed` (KH-GEN-26)."""
    found = 0
    for _path, one in operations(plain):
        per = deed_of_amount(PER_WORDS.index(one.get("per", "once")))
        if one["op"] == "this_turn":
            found |= 1 << DEED_WORDS.index(one["what"])
        elif per >= 0:
            found |= 1 << per
    return found


def references(texts: Any, compiler: Compiler) -> vec[i64]:  # noqa: ANN401 - a list, or the empty default
    """The numbers of several names."""
    numbers: vec[i64] = vec[i64]()
    for text in texts:
        numbers = append(numbers, compiler.reference(text))
    return numbers


def contains(name: str, part: str, whole_words: bool) -> bool:
    """Return whether a name contains another, both in folded case (KH-NAME-03, KH-NAME-04).

    >>> contains("dark riku", "riku", False), contains("riku", "dark riku", False)
    (True, False)
    >>> contains("goofyson", "goofy", False), contains("goofyson", "goofy", True)
    (True, False)
    """
    if part not in name or not whole_words:
        return part in name
    return re.search(rf"(?<!\w){re.escape(part)}(?!\w)", name) is not None


def own_sets() -> list[CardSet]:
    """The sets that lie beside this module."""
    folder = files("playmat.games.khtcg").joinpath("data")
    texts = [(f"khtcg/data/{name}", folder.joinpath(name).read_text(encoding="utf-8")) for name in FILES]
    return read_own(VOCABULARY, texts)
