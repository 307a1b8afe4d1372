"""The branches of the rules, by name, for the proof that play reaches them all (`cards coverage`).

A branch is a decision with a form of its answer (`act: attack-echo`), an event under the clause that
caused it (`damaged KM-DMG-07`), a trait that changed something (`trait armor`), an operation that found
nothing to do (`skipped heal`), or the way a battle ends (`end deck-out`). The rules write every change
of the table as an event and name its clause, so that each place of theirs that changes something is one
of these.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from playmat.games.kmon.language.codes import (
    CAUSE_WORDS,
    DECISION_KINDS,
    GENERIC,
    HAPPENED_WORDS,
    PROMPT_WORDS,
    TRAIT_WORDS,
    DecisionKind,
    Happened,
    Items,
    Pick,
    Prompt,
    Trait,
    Type,
)
from playmat.games.kmon.language.vocabulary import OPERATIONS, TICKS, VOCABULARY
from playmat.games.kmon.state.layout import Link, card_of, kind_of, second_of, target_of
from playmat.games.kmon.state.mutations import KmonState
from playmat.kernel.choice import CONCEDE, Choice, Kind
from playmat.kernel.event import Event

FORMS: Final = {
    Items.SEATS: "first second",
    Items.HANDS: "keep mulligan",
    Items.KMONS: "kmon",
    Items.SWITCHED: "kmon",
    Items.OPPOSING: "kmon",
    Items.HELD: "cards",
    Items.SEEN: "cards",
    Items.DISCARDED: "card",
    Items.BONUSES: "draw charges heal",
    Items.THINGS: "thing",
}
"""By kind of items, the forms of answers to decisions about them."""

LINK_FORMS: Final = {
    Prompt.ITEM: "play play-on",
    Prompt.ACT: "attack attack-powerup attack-assault attack-replaced attack-echo "
    "ability ability-on ultimate defence",
    Prompt.REACT: "reaction evasion blackout",
    Prompt.FINAL: "attack attack-powerup attack-assault attack-replaced",
}
"""By decision about links, the forms of its answers. A K-Mon with Irreducible has not Echo."""

EVENTS: Final = {
    "shuffled": "KM-SETUP-02",
    "dealt": "KM-SETUP-04",
    "tossed": "KM-SETUP-06",
    "first": "KM-SETUP-06",
    "kept-hand": "KM-OPT-03",
    "mulligan": "KM-OPT-03",
    "started": "KM-SETUP-07",
    "gained": "KM-SETUP-08 KM-SETUP-09 KM-OPT-02 KM-ATK-05 KM-DEFN-05 KM-DEFN-06 KM-EXH-04 KM-FX-14",
    "lost-charges": "KM-ABL-01 KM-PWR-01 KM-REACT-03 KM-ITEM-02 KM-FX-07 KM-FX-14 KM-TRAIT-RAIDER-1",
    "turn": "KM-TURN-01",
    "item": "KM-ITEM-01",
    "healed": "KM-DMG-09 KM-PERS-07 KM-EXH-05 KM-TRAIT-HEALING-1",
    "damaged": "KM-DMG-02 KM-DMG-03 KM-DMG-06 KM-DMG-07 KM-DMG-08 KM-PERS-07 KM-FX-08 KM-TRAIT-POINTED-1",
    "counted": "KM-PERS-03",
    "switched": "KM-SUB-02 KM-SUB-03 KM-FX-10",
    "attack": "KM-ACT-03",
    "ability": "KM-ACT-03",
    "defence": "KM-ACT-03",
    "reaction": "KM-REACT-05",
    "evasion": "KM-EVA-01",
    "blackout": "KM-TRAIT-BLACKOUT-1",
    "passed": "KM-REACT-06",
    "neutralised": "KM-NEU-01 KM-TRAIT-BLACKOUT-1",
    "evaded": "KM-EVA-04",
    "lost": "KM-REACT-10",
    "replaced": "KM-PWR-06",
    "took-defence": "KM-DEFN-02 KM-DEFN-11",
    "left-defence": "KM-SUB-01 KM-DEFN-10",
    "drew": "KM-END-02 KM-DRAW-01 KM-TRAIT-SEER-1",
    "looked": "KM-TRAIT-SEER-1",
    "no-card": "KM-DRAW-03",
    "discarded": "KM-EVA-02 KM-TRAIT-BLACKOUT-1 KM-FX-04 KM-DISC-01 KM-DISC-02 KM-END-05",
    "milled": "KM-TRAIT-IMPLACABLE-1",
    "retrieved": "KM-DEFN-02",
    "attached": "KM-PERS-06",
    "removed": "KM-END-03 KM-PERS-09 KM-FX-16",
    "fell": "KM-EXH-01",
    "exhausted": "KM-EXH-03",
    "bonus": "KM-EXH-04",
    "entered": "KM-EXH-06",
    "final": "KM-TRAIT-IRREDUCIBLE-1",
    "over": "KM-WIN-01 KM-WIN-04 KM-WIN-06 KM-WIN-08 KM-OPT-04",
    "reduced": "KM-DMG-02 KM-DMG-03",
}
"""By event, the clauses of the rules that cause it with the cards of set KM1, apart from `BY_OPERATION`."""

SKIPPED: Final = tuple([one.word for one in (*OPERATIONS, *TICKS) if one.skips])
"""The operations that can find nothing to do with the cards of set KM1, most of them when an ability is
evaded (KM-FX-13). The others always tell or ask something where these cards have them."""

BY_OPERATION: Final = {VOCABULARY.name_of(one): one.tells for one in VOCABULARY.operations() if one.tells}
"""By operation, the event that it alone brings about; no card of a set need have the operation."""

RARE: Final = ("act: nothing", "no-action KM-ACT-02", "aim: kmon", "discarded KM-FX-21", "choose: thing")
"""Branches that cards can bring about and that no set need have: a Phase IV in which nothing is legal, a
choice on the opposing bench or among things, an ability or item that costs other cards. No card of set KM1
forbids defence, so that some action is always legal there (KM-ACT-02)."""

CONCEDED: Final = "concede"


def branches(operations: Collection[str]) -> tuple[str, ...]:
    """The names of the branches that must be reached with cards that have some operations."""
    found = [form for question in DECISION_KINDS for form in forms(question) if form not in RARE]
    found += [f"{word} {clause}" for word, clauses in EVENTS.items() for clause in clauses.split()]
    found += [f"trait {word}" for word in TRAIT_WORDS[1:]]
    found += [f"skipped {word}" for word in SKIPPED]
    found += [branch for operation, branch in BY_OPERATION.items() if operation in operations]
    found += [f"end {word}" for word in CAUSE_WORDS[1:]]
    return (*found, CONCEDED)


def forms(question: DecisionKind) -> list[str]:
    """The forms of the answers to a decision."""
    found = (LINK_FORMS[question.prompt] if question.items == Items.LINKS else FORMS[question.items]).split()
    if question.nothing:
        found.insert(0, "nothing")
    return [f"{PROMPT_WORDS[question.prompt]}: {form}" for form in found]


def taken(before: KmonState, choice: Choice, answer: int, events: list[Event]) -> Iterator[str]:
    """The branches that an answer took.

    Args:
        before: the match before the answer.
        choice: what was asked.
        answer: the answer.
        events: what happened until the next question.
    """
    if answer == CONCEDE:
        yield CONCEDED
    else:
        yield f"{PROMPT_WORDS[int(choice.prompt)]}: {form(before, choice, answer)}"
    for event in events:
        yield f"{HAPPENED_WORDS[int(event.kind) - 1]} {event.clause}"
        if event.kind == Happened.OVER:
            yield f"end {CAUSE_WORDS[event.args[0]]}"
        yield from (f"trait {TRAIT_WORDS[trait]}" for trait in traits(before, event))


def form(state: KmonState, choice: Choice, answer: int) -> str:
    """The form of an answer."""
    if choice.kind != Kind.PICK:
        return "cards"
    items = DECISION_KINDS[int(choice.prompt)].items
    item = int(choice.items[answer])
    if items == Items.SEATS:
        return "first" if item == choice.seat else "second"
    if items == Items.HANDS:
        return "mulligan" if item else "keep"
    if item == Pick.NONE:
        return "nothing"
    if items == Items.BONUSES:
        return {Pick.DRAW: "draw", Pick.CHARGES: "charges"}.get(item, "heal")
    if items != Items.LINKS:
        return FORMS[items]
    return declared(state, item)


def declared(state: KmonState, link: int) -> str:
    """The form of an action, a reaction or the use of an item."""
    kind = int(kind_of(link))
    if kind == Link.ATTACK:
        return attack(state, link)
    chosen = target_of(link) < len(state.sides[0].team)
    if kind == Link.ITEM:
        return "play-on" if chosen else "play"
    if kind == Link.ABILITY and state.book.cards[card_of(link)].ultimate:
        return "ultimate"
    if kind == Link.ABILITY:
        return "ability-on" if chosen else "ability"
    return {Link.DEFENCE: "defence", Link.EVASION: "evasion", Link.BLACKOUT: "blackout"}.get(kind, "reaction")


def attack(state: KmonState, link: int) -> str:
    """The form of an attack."""
    if card_of(link) < 0:
        return "attack"
    if second_of(link) >= 0:
        return "attack-echo"
    card = state.book.cards[card_of(link)]
    if card.replaces:
        return "attack-replaced"
    return "attack-powerup" if card.element == GENERIC else "attack-assault"


def used(before: KmonState, event: Event) -> Iterator[str]:
    """The codes of the cards and K-Mons that came into play with an event."""
    if event.kind in (Happened.STARTED, Happened.SWITCHED, Happened.ENTERED):
        yield before.sides[event.seat].team[event.args[0]].species.code
    elif event.kind in (Happened.ATTACK, Happened.ABILITY, Happened.REACTION, Happened.ITEM):
        cards = event.args[:2] if event.kind == Happened.ATTACK else event.args[:1]
        yield from (before.book.cards[card].code for card in cards if card >= 0)


BY_CLAUSE: Final = {
    "KM-SETUP-09": Trait.INCANDESCENT,
    "KM-TRAIT-SEER-1": Trait.SEER,
    "KM-TRAIT-BLACKOUT-1": Trait.BLACKOUT,
    "KM-TRAIT-HEALING-1": Trait.HEALING,
    "KM-TRAIT-RAIDER-1": Trait.RAIDER,
    "KM-TRAIT-IMPLACABLE-1": Trait.IMPLACABLE,
    "KM-TRAIT-POINTED-1": Trait.POINTED,
    "KM-TRAIT-IRREDUCIBLE-1": Trait.IRREDUCIBLE,
}
"""Traits that cause events of their own."""


def traits(before: KmonState, event: Event) -> Iterator[int]:
    """The traits that had a part in an event."""
    if event.clause in BY_CLAUSE:
        yield BY_CLAUSE[event.clause]
    seat = int(event.seat)
    if event.kind == Happened.TURN:
        if event.args[0] == 1 and seat != before.first_player:
            yield Trait.RAPIDITY
        return
    if event.kind not in (
        Happened.ATTACK,
        Happened.ABILITY,
        Happened.EVASION,
        Happened.ATTACHED,
        Happened.DAMAGED,
    ):
        return
    side = before.sides[seat]
    if event.kind == Happened.ATTACK and event.args[1] >= 0:
        yield Trait.ECHO
    elif event.kind == Happened.EVASION and side.has_trait(Trait.ELUSIVE):
        yield Trait.ELUSIVE
    elif event.kind == Happened.ABILITY and side.has_trait(Trait.PRODIGY):
        card = before.book.cards[event.args[0]]
        if card.element != GENERIC and card.cost > 0:
            yield Trait.PRODIGY
    elif event.kind == Happened.ATTACHED and event.args[3] > 0:
        yield Trait.EMBANKMENT
    elif event.clause == "KM-DMG-02":
        yield from in_attack(before, seat)


def in_attack(before: KmonState, seat: int) -> Iterator[int]:
    """The traits that changed the damage of an attack on a seat."""
    target = before.sides[seat]
    if target.defending and target.has_trait(Trait.ARMOR):
        yield Trait.ARMOR
    if before.sides[1 - seat].has_trait(Trait.FEROCITY):
        yield Trait.FEROCITY
    if target.has_trait(Trait.BARRIER) and len(before.links) > 0:
        card = card_of(before.links[0])
        if (
            card >= 0
            and before.book.cards[card].type == Type.POWERUP
            and before.book.cards[card].element != GENERIC
        ):
            yield Trait.BARRIER
