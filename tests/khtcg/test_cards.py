"""Chapter 4 as far as it is about the data of cards; names; older cards; what the house set uses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playmat.cards.entry import read_table
from playmat.cards.program import uses
from playmat.cards.reading import check_set, read_set
from playmat.games.khtcg import GAME
from playmat.games.khtcg.interface.card_text import lines
from playmat.games.khtcg.language.terms import TYPE_WORDS, CardKind, Group, Type
from playmat.games.khtcg.language.vocabulary import VOCABULARY
from playmat.games.khtcg.rules.deck import SMALLEST
from playmat.games.khtcg.state.book import Book, own_sets
from playmat.kernel.documents.toml import read_toml
from playmat.texts import render

BOOK = Book(own_sets())
HEAD = 'set = "TST"\n\n'


def card(**fields: object) -> str:
    """A card of a file; numbers and texts as they are written."""
    rows = {"code": '"TST-1"', "name": '{ en = "Test" }', **fields}
    return "[[card]]\n" + "\n".join(f"{key} = {value}" for key, value in rows.items()) + "\n"


def read(*cards: str) -> Book:
    """A book of these cards alone."""
    return Book([read_set(VOCABULARY, HEAD + "\n".join(cards), "test.toml")])


NUMBERS = {"level": 1, "attack": 2, "support": 2, "magic": 1, "hp": 5, "pow": 4, "dark_level": 2}
FIELDS = [
    # KH-CARD-03, KH-CARD-13: a form has no HP of its own
    ("player", {"group": '"light"'}, ("level", "attack", "magic", "hp")),
    ("form", {"group": '"xiii"'}, ("level", "attack", "magic")),
    # KH-CARD-04, KH-CARD-05
    ("friend", {"home": '"Agrabah"'}, ("level", "support", "magic")),
    ("magic_friend", {"home": '"Agrabah"'}, ("level", "support", "magic")),
    # KH-CARD-06
    ("magic", {"effects": '[{ op = "draw", amount = 1 }]'}, ("level",)),
    # KH-CARD-07: no level
    ("equipment", {"home": '"Agrabah"', "magic_support": 1}, ("support",)),
    # KH-CARD-08: neither Support nor Magic
    ("dark", {"group": '"nobody"', "home": '"Agrabah"'}, ("level", "pow")),
    # KH-CARD-09
    ("world", {}, ("level", "dark_level")),
    # KH-CARD-10: a number in place of name and level
    ("event", {"number": '"7"', "effects": '[{ op = "draw", amount = 1 }]'}, ()),
    # KH-CARD-11
    ("technique", {"cooperation": '["Sora"]', "effects": '[{ op = "draw", amount = 1 }]'}, ()),
    # KH-CARD-12
    ("attack", {}, ("support",)),
]


@pytest.mark.rulesets("ffg", "tomy")
@pytest.mark.parametrize(("card_type", "more", "numbers"), FIELDS, ids=[row[0] for row in FIELDS])
def test_each_type_has_its_fields_and_no_others(
    card_type: str, more: dict[str, Any], numbers: tuple[str, ...]
) -> None:
    """KH-CARD-01, KH-CARD-03, KH-CARD-04, KH-CARD-05, KH-CARD-06, KH-CARD-07, KH-CARD-08, KH-CARD-09,
    KH-CARD-10, KH-CARD-11, KH-CARD-12, KH-CARD-13.
    """
    whole = {"type": f'"{card_type}"', **more, **{name: NUMBERS[name] for name in numbers}}
    one = read(card(**whole)).cards[0]
    assert one.type == TYPE_WORDS.index(card_type)
    printed = {
        "level": one.level,
        "attack": one.attack,
        "support": one.support,
        "magic": one.magic,
        "hp": one.hp,
        "pow": one.pow,
        "dark_level": one.dark_level,
    }
    for name, value in printed.items():
        if name in numbers:
            assert value == NUMBERS[name], name
        elif not (name == "magic" and card_type == "equipment"):
            assert value == (-1 if name == "level" else 0), name
        text = HEAD + card(**{**whole, name: NUMBERS[name]})
        missing = HEAD + card(**{key: value for key, value in whole.items() if key != name})
        if name in numbers:
            assert check_set(VOCABULARY, missing, "")[0] is None, name
        else:
            assert check_set(VOCABULARY, text, "")[0] is None, name


@pytest.mark.rulesets("ffg", "tomy")
def test_the_type_line_gives_type_and_group() -> None:
    """KH-CARD-02, KH-PLAYER-03, KH-DARK-01, KH-MAGIC-07, KH-FC-01: what a text can call a card."""
    kinds = {code: BOOK.cards[BOOK.numbers[code]].kinds for code in BOOK.numbers}
    assert kinds["KHP-P01"] == CardKind.PLAYER | CardKind.LIGHT
    assert kinds["KHP-P05"] == CardKind.PLAYER | CardKind.PLAYER_DARK
    assert kinds["KHP-P10"] == CardKind.PLAYER | CardKind.FORM | CardKind.XIII
    assert kinds["KHP-D01"] == CardKind.DARK | CardKind.HEARTLESS
    assert kinds["KHP-D14"] == CardKind.DARK | CardKind.VILLAINS
    assert kinds["KHP-N01"] == CardKind.NOBODY
    assert kinds["KHP-S01"] == CardKind.MAGIC | CardKind.MAGIC_ATTACK
    assert kinds["KHP-S05"] == CardKind.MAGIC


@pytest.mark.rulesets("ffg", "tomy")
@pytest.mark.parametrize(("level", "good"), [(-1, False), (0, True), (99, True), (100, False)])
def test_a_text_asks_for_cards_of_up_to_a_level(level: int, good: bool) -> None:
    """Section 8.4: the level limits what a text finds; 99, which no card has, is any level."""
    program = f'[{{ op = "search", kinds = ["friend"], level = {level} }}]'
    event = card(type='"event"', number='"7"', effects=program)
    _found, mistakes = check_set(VOCABULARY, HEAD + event, "test.toml")
    assert [one.args["key"] for one in mistakes] == ([] if good else ["effects.level"])


@pytest.mark.rulesets("ffg", "tomy")
def test_a_character_that_cannot_be_printed_is_refused_in_a_list_of_texts_too() -> None:
    """KH-CARD-11: the names of a Cooperation are printed with the card."""
    names = '["Sora", "Ri\\u001bku"]'
    technique = card(type='"technique"', cooperation=names, effects='[{ op = "draw", amount = 1 }]')
    _found, mistakes = check_set(VOCABULARY, HEAD + technique, "test.toml")
    assert ["has line breaks or control characters" in render(one, "en") for one in mistakes] == [True]


# ---- names -----------------------------------------------------------------------------------------


def fits(name: str, reference: str, whole_words: bool = False) -> bool:
    """Return whether a card of a name fits a reference in the text of another."""
    book = read(
        card(type='"friend"', level=1, support=1, magic=1, name=f'{{ en = "{name}", ja = "リク" }}'),
        card(
            code='"TST-2"',
            type='"equipment"',
            support=1,
            name='{ en = "Blade" }',
            bearers=f'["{reference}"]',
        ),
    )
    return book.fits(0, book.cards[1].bearers[0], whole_words)


@pytest.mark.parametrize(
    ("name", "reference", "expected", "in_whole_words"),
    [
        ("Riku", "Riku", True, True),
        ("Dark Riku", "Riku", True, True),
        ("Riku", "Dark Riku", False, False),
        ("DARK RIKU", "riku", True, True),
        ("Rikuson", "Riku", True, False),
        ("Riku", "リク", False, False),
        ("Sora (Valor Form)", "Sora", True, True),
    ],
)
def test_references_to_names(name: str, reference: str, expected: bool, in_whole_words: bool) -> None:
    """KH-NAME-01 to KH-NAME-04, KH-OPT-06."""
    assert fits(name, reference) is expected
    assert fits(name, reference, whole_words=True) is in_whole_words


def test_a_further_name_fits_too() -> None:
    """KH-NAME-09, KH-HOOK-03: Roxas counts as “Mysterious Boy”."""
    boy = BOOK.references.index("Mysterious Boy")
    assert [one.code for one in BOOK.cards if BOOK.fits(one.number, boy, False)] == ["KHP-P06"]


def test_a_card_may_count_as_further_types() -> None:
    """KH-HOOK-03: what a text says beside its own type, and nothing that it does not say."""
    text = """
[[card]]
code = "T-{0}"
type = "friend"
name = {{ en = "Somebody{0}" }}
home = "Nowhere"
level = 1
support = 1
magic = 0
text = [{1}]
"""
    also = '{ op = "also", kinds = ["heartless"] }'
    plain, double = read(text.format("1", ""), text.format("2", also)).cards
    assert int(plain.kinds) == int(CardKind.FRIEND)
    assert int(double.kinds) == int(CardKind.FRIEND | CardKind.HEARTLESS)


def test_events_have_no_name() -> None:
    """KH-NAME-08, KH-EVENT-04: they fit no reference, and each number is a card of its own."""
    events = [one for one in BOOK.cards if one.type == Type.EVENT]
    assert [one.name for one in events] == [-1] * len(events)
    assert len({int(one.event) for one in events}) == len(events)
    for reference in range(len(BOOK.references)):
        assert not any(BOOK.fits(one.number, reference, False) for one in events)


# ---- older cards -----------------------------------------------------------------------------------


def old(name: str, card_type: str, **fields: object) -> Any:
    """An older card as it is read."""
    text = card(type=f'"{card_type}"', name=f'{{ en = "{name}" }}', **fields)
    return read(text).cards[0]


PLAYER = {"level": 1, "attack": 4, "magic": 1, "hp": 8}
SPELL = {"level": 1, "effects": '[{ op = "draw", amount = 1 }]'}


@pytest.mark.rulesets("ffg", "tomy")
@pytest.mark.parametrize(
    ("name", "group"),
    [
        ("Riku (D mode)", Group.DARK),  # KH-OLD-01
        ("Ansem", Group.DARK),  # KH-OLD-02
        ("Sora", Group.LIGHT),  # KH-OLD-03, KH-PLAYER-04
        ("Riku", Group.LIGHT),
    ],
)
def test_older_player_cards(name: str, group: int) -> None:
    """KH-OLD-01, KH-OLD-02, KH-OLD-03, KH-PLAYER-04."""
    assert old(name, "player", **PLAYER).group == group


@pytest.mark.rulesets("ffg", "tomy")
@pytest.mark.parametrize(
    ("name", "attack"),
    [
        *[(name, True) for name in ("Fire", "Fira", "Firaga")],  # KH-OLD-05
        *[(name, True) for name in ("Blizzard", "Blizzara", "Blizzaga")],  # KH-OLD-06
        *[(name, True) for name in ("Thunder", "Thundara", "Thundaga")],  # KH-OLD-07
        ("Cure", False),
    ],
)
def test_older_magic_cards(name: str, attack: bool) -> None:
    """KH-OLD-05, KH-OLD-06, KH-OLD-07."""
    assert bool(old(name, "magic", **SPELL).kinds & CardKind.MAGIC_ATTACK) is attack


@pytest.mark.rulesets("ffg", "tomy")
def test_older_types() -> None:
    """KH-OLD-04, KH-OLD-08, KH-OLD-09: Magic/Summon, Heartless and Villains."""
    summon = old("Genie", "summon", level=3, support=2, magic=3)
    assert (summon.type, summon.kinds) == (Type.MAGIC_FRIEND, CardKind.MAGIC_FRIEND)
    heartless = old("Soldier", "heartless", level=3, hp=6)
    assert (heartless.type, heartless.kinds) == (Type.DARK, CardKind.DARK | CardKind.HEARTLESS)
    assert (heartless.pow, heartless.hp) == (6, 0)
    villain = old("Clayton", "villains", level=5, hp=8)
    assert (villain.kinds, villain.pow) == (CardKind.DARK | CardKind.VILLAINS, 8)


@pytest.mark.rulesets("ffg", "tomy")
@pytest.mark.parametrize("word", ["heartless", "villains"])
def test_worlds_that_speak_of_heartless_or_villains(word: str) -> None:
    """KH-OLD-10: mean Dark and Nobody Cards."""
    text = (
        f'[{{ op = "raise", to = "disruptors", stat = "pow", amount = 1, kinds = ["{word}"] }}, '
        f'{{ op = "forbid", act = "play", kinds = ["magic"] }}]'
    )
    world = old("Somewhere", "world", level=1, dark_level=1, text=text).plain
    assert world["text"][0]["kinds"] == ["dark", "nobody"]
    assert world["text"][1]["kinds"] == ["magic"]
    other = old("Someone", "friend", level=1, support=1, magic=1, text=text).plain
    assert other["text"][0]["kinds"] == [word]


@pytest.mark.rulesets("ffg", "tomy")
def test_older_and_newer_cards_together() -> None:
    """KH-EX-55, KH-OLD-11: one set may hold both, each is read in present terms."""
    speaks = '[{ op = "raise", to = "disruptors", stat = "pow", amount = 1, kinds = ["heartless"] }]'
    book = read(
        card(code='"TST-1"', type='"player"', name='{ en = "Riku (D mode)" }', **PLAYER),
        card(code='"TST-2"', type='"player"', name='{ en = "Ansem" }', **PLAYER),
        card(code='"TST-3"', type='"player"', name='{ en = "Sora" }', **PLAYER),
        card(code='"TST-4"', type='"summon"', name='{ en = "Simba" }', level=2, support=1, magic=1),
        card(code='"TST-5"', type='"magic"', name='{ en = "Fira" }', **SPELL),
        card(code='"TST-6"', type='"magic"', name='{ en = "Cure" }', **SPELL),
        card(code='"TST-7"', type='"heartless"', level=3, hp=6),
        card(code='"TST-8"', type='"villains"', level=5, hp=12),
        card(code='"TST-9"', type='"world"', level=1, dark_level=1, text=speaks),
        card(code='"TST-10"', type='"dark"', group='"nobody"', level=1, pow=4),
    )
    kinds = [int(one.kinds) for one in book.cards]
    light, dark = CardKind.PLAYER | CardKind.LIGHT, CardKind.PLAYER | CardKind.PLAYER_DARK
    assert kinds[:6] == [
        dark,
        dark,
        light,
        CardKind.MAGIC_FRIEND,
        CardKind.MAGIC | CardKind.MAGIC_ATTACK,
        CardKind.MAGIC,
    ]
    assert kinds[6:8] == [CardKind.DARK | CardKind.HEARTLESS, CardKind.DARK | CardKind.VILLAINS]
    assert [int(book.cards[number].pow) for number in (6, 7, 9)] == [6, 12, 4]
    assert book.cards[8].plain["text"][0]["kinds"] == ["dark", "nobody"]


# ---- the house set ---------------------------------------------------------------------------------

KNOWN = [
    ("KHP-P01", {"level": 1, "attack": 4}),
    ("KHP-P03", {"level": 3, "attack": 6}),
    ("KHP-P04", {"hp": 5}),
    ("KHP-P06", {"level": 1, "attack": 3, "magic": 1, "hp": 8}),
    ("KHP-P09", {"level": 3, "attack": 5, "magic": 2, "hp": 6}),
    ("KHP-P10", {"level": 6, "attack": 13, "magic": 3}),
    ("KHP-F07", {"level": 3, "support": 4}),
    ("KHP-F12", {"support": 3}),
    ("KHP-F13", {"support": 3}),
    ("KHP-F18", {"level": 4, "magic": 3}),
    ("KHP-F27", {"support": 2}),
    ("KHP-D03", {"pow": 6}),
    ("KHP-D06", {"pow": 9}),
    ("KHP-D09", {"level": 4}),
    ("KHP-D12", {"level": 7}),
    ("KHP-D14", {"pow": 10}),
    ("KHP-A01", {"support": 2}),
    ("KHP-E01", {"support": 1, "magic_support": 0}),
    ("KHP-E02", {"support": 4}),
    ("KHP-E03", {"support": 3}),
    ("KHP-W03", {"level": 1}),
    ("KHP-W07", {"level": 2}),
    ("KHP-W09", {"level": 3}),
]
"""Every number of a published card that was found, as the public record has it."""


@pytest.mark.parametrize(("code", "facts"), KNOWN)
def test_found_facts_stand_as_found(code: str, facts: dict[str, int]) -> None:
    """And each says that it was found."""
    plain = BOOK.plain[code]
    assert {name: plain[name] for name in facts} == facts
    assert set(facts) <= set(plain["found"])


OWN_SETS = (
    "turns.toml",
    "rules/choices.toml",
    "rules/further.toml",
    "rules/replaced.toml",
    "rules/copied.toml",
)
"""The sets of these tests with what no published card needs: the language grows, published cards stay."""


def test_the_house_set_is_large_enough_and_with_the_sets_of_tests_uses_the_whole_language() -> None:
    """At least 150 cards; every type, operation and condition is on a card that some deck or test plays."""
    assert len(BOOK.cards) >= 150
    played = {code for deck in BOOK.decks.values() for code in deck.entries}
    used = {word for code in played for word in uses(VOCABULARY, BOOK.plain[code]["type"], BOOK.plain[code])}
    language = {f"{VOCABULARY.context_of(one)}.{one.word}" for one in VOCABULARY.operations()}
    texts = [(Path(__file__).parent / name).read_text(encoding="utf-8") for name in OWN_SETS]
    own = [card for text in texts for card in read_toml(text)["card"]]
    newer = {word for card in own for word in uses(VOCABULARY, card["type"], card)}
    assert language - used - newer == set()
    assert {BOOK.plain[code]["type"] for code in played} == set(TYPE_WORDS)


REAL_HOOKS = {
    "setup",
    "draw_start",
    "played",
    "enters",
    "discarded",
    "counters",
    "disrupted",
    "defeated",
    "won",
    "lost",
    "discard_phase",
    "discard_end",
}
"""The happenings to which a published card is known to answer (section 8.4, [evidence])."""


def test_every_hook_of_a_published_card_is_used() -> None:
    """Section 8.4: deck.limit, aliases, abilities, permissions, values and the events above."""
    used: set[str] = set()
    for plain in BOOK.plain.values():
        for one in plain["text"]:
            used |= {one["op"], one.get("event", ""), one.get("number", "")}
    assert used >= REAL_HOOKS
    assert {"also", "ability", "forbid", "price", "play_level", "limit", "protect", "only"} <= used
    assert {"challenge_loss", "challenges"} <= used
    assert {plain["limit"] for plain in BOOK.plain.values()} >= {"usual", "any", 3}


def test_decks_are_the_smallest_size() -> None:
    """KH-DECK-01."""
    assert {len(deck.entries) for deck in BOOK.decks.values()} == {SMALLEST}


def test_every_card_has_its_own_word() -> None:
    """Names in notation: one word a card, the level where a name is shared."""
    assert len(BOOK.by_slug) == len(BOOK.cards)
    assert BOOK.cards[BOOK.by_slug["goofy-2"]].code == "KHP-F06"
    assert BOOK.cards[BOOK.by_slug["saix"]].code == "KHP-P09"


@pytest.mark.parametrize(
    ("code", "sentences"),
    [
        (
            "KHP-D06",
            ["When this card is defeated by the attack of a battle: The opponent loses 1 HP."],
        ),
        (
            "KHP-E01",
            [
                "Only Player/Light Cards can bear this card.",
            ],
        ),
        (
            "KHP-F24",
            [
                (
                    "In your Action Phase or your battle, if you have at least 2 Friend Cards in play, you "
                    "may pay this cost: Discard this card. If you do: Deal 4 damage to 1 Dark Card on "
                    "your World."
                )
            ],
        ),
        ("KHP-F13", ["The Support of this card is raised by 1 if your current World is “Agrabah”."]),
        ("KHP-T01", ["Cooperation: “Sora” and “Donald Duck”."]),
    ],
)
def test_a_text_says_what_the_programs_do(code: str, sentences: list[str]) -> None:
    """The sentences are made from the programs, so that they cannot disagree."""
    said = [render(one, "en") for one in lines(BOOK, code)]
    assert said[1 : 1 + len(sentences)] == sentences


def test_a_card_says_what_is_known_of_the_published_one() -> None:
    """Found, inferred and designed facts are told apart."""
    assert render(GAME.card_notes("KHP-P03")[0], "en") == (
        "Known from the published card: name, group, level, Attack. Inferred: HP."
        " Everything else is designed."
    )
    assert render(GAME.card_notes("KHP-F39")[0], "en") == "Designed."
    assert GAME.card_notes("NOBODY") == []


def test_nothing_is_said_of_an_added_card_but_by_its_owner() -> None:
    """Only he knows whether it is one of his real cards; what he says of it is told."""
    table = (
        "code,type,name_en,level,dark_level,found\nMY-1,world,Mine,2,1,\nMY-2,world,Other,2,1,name; level\n"
    )
    text, _warnings = read_table(VOCABULARY, table, "mine.csv", "MY1")
    mine = GAME.with_sets(("mine.toml", text))
    assert mine.card_notes("MY-1") == []
    assert [render(one, "en") for one in mine.card_notes("MY-2")] == [
        "Known from the published card: name, level. Inferred: nothing. Everything else is designed."
    ]
    assert render(mine.card_notes("KHP-F39")[0], "en") == "Designed."


def test_a_picture_that_its_owner_supplies_stands_beside_the_text() -> None:
    """From a table of one's own cards: the path is kept, and told to the owner only, beside what is known."""
    table = "code,type,name_en,level,dark_level,image\nMY-1,world,My World,2,1,pictures/my-world.png\n"
    text, warnings = read_table(VOCABULARY, table, "mine.csv", "MY1")
    mine = GAME.with_sets(("mine.toml", text))
    assert not warnings
    assert [render(one, "en") for one in mine.owner_notes("MY-1")] == ["Picture: pictures/my-world.png"]
    assert "my-world" not in " ".join(render(one, "en") for one in mine.card_notes("MY-1"))
    assert mine.owner_notes("KHP-W01") == []
