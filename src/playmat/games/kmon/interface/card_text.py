"""The text of K-Mon's cards, made from their fields and programs (KM-FX-01: `text` is generated)."""

from __future__ import annotations

from typing import Any

from playmat.cards.text import join, program_phrases
from playmat.games.kmon.language.codes import (
    ANSWER_WORDS,
    ELEMENT_WORDS,
    GENERIC,
    TRAIT_WORDS,
    TYPE_WORDS,
    Trait,
    Type,
)
from playmat.games.kmon.language.fitting import HELD
from playmat.games.kmon.language.vocabulary import EFFECTS, VOCABULARY
from playmat.games.kmon.state.book import Book, Card, Species
from playmat.kernel.phrase import Filling, Phrase


def card_sentences(card: Card) -> list[Phrase]:
    """The sentences of a card, one by one."""
    plain = card.plain
    if card.type == Type.POWERUP:
        return powerup_sentences(card, plain)
    found: list[Phrase] = []
    if card.ultimate:
        found.append(Phrase("kmon-text-ultimate", {}, "KM-ABL-06"))
    if card.type == Type.REACTION:
        found.append(trigger_sentence(card, plain["trigger"]))
    if card.extra > 0:
        clause = "KM-FX-04" if card.type == Type.REACTION else "KM-FX-21"
        found.append(Phrase("kmon-text-extra", {"count": int(card.extra)}, clause))
    return found + program_phrases(VOCABULARY, EFFECTS, spoken_of_again(plain["effects"]))


def spoken_of_again(program: list[dict[str, Any]], named_before: bool = False) -> list[dict[str, Any]]:
    """The program in which the chosen K-Mon is `that_one` from the second time on (KM-FX-03)."""
    found: list[dict[str, Any]] = []
    for one in program:
        if named_before and one.get("to") == "own_one":
            found.append({**one, "to": "that_one"})
        else:
            found.append(
                one | {name: spoken_of_again(one[name], named_before) for name in HELD if name in one}
            )
        named_before = named_before or names_chosen(one)
    return found


def names_chosen(one: dict[str, Any]) -> bool:
    """Return whether an operation, or one that it holds, acts on the chosen K-Mon."""
    held = [inner for name in HELD for inner in one.get(name, ())]
    return one.get("to") == "own_one" or any(names_chosen(inner) for inner in held)


def program_text(book: Book, place: int) -> Phrase:
    """The sentences of a program that is carried out, by the place where it begins."""
    return join(
        "cards-then", program_phrases(VOCABULARY, EFFECTS, spoken_of_again(book.written[place], True))
    )


def trigger_sentence(card: Card, trigger: dict[str, Any]) -> Phrase:
    """The trigger that a reaction answers (KM-FX-04), in words."""
    if len(trigger["to"]) == len(ANSWER_WORDS) and not card.spares:
        return Phrase("kmon-text-answer-any", {}, "KM-NEU-01")
    actions = join("cards-or", [Phrase(f"kmon-answers-{word}.to") for word in trigger["to"]])
    args: dict[str, Filling] = {"actions": actions}
    args["mine"] = "yes" if card.mine else "no"
    args["spares"] = "yes" if card.spares else "no"
    return Phrase("kmon-text-answer", args, "KM-FX-04")


def powerup_sentences(card: Card, plain: dict[str, Any]) -> list[Phrase]:
    """The bonus of a power-up for its attack (KM-FX-05), in words."""
    if card.replaces:
        instead = program_phrases(VOCABULARY, EFFECTS, plain["instead"])
        what = join("cards-then", instead) if instead else Phrase("cards-nothing")
        return [Phrase("kmon-text-instead", {"what": what}, "KM-PWR-06")]
    found = program_phrases(VOCABULARY, EFFECTS, plain["before"])
    bonus = int(card.bonus)
    if card.element != GENERIC:
        element = Phrase(f"kmon-element-{ELEMENT_WORDS[card.element]}")
        found.append(Phrase("kmon-text-assault", {"element": element, "bonus": bonus}, "KM-PWR-03"))
    elif bonus:
        found.append(Phrase("kmon-text-bonus", {"bonus": bonus}, "KM-PWR-05"))
    if card.unevadable:
        found.append(Phrase("kmon-text-unevadable", {}, "KM-EVA-05"))
    if card.ignores_defence:
        found.append(Phrase("kmon-text-ignores-defence", {}, "KM-FX-05"))
    success = program_phrases(VOCABULARY, EFFECTS, plain["on_success"])
    if success:
        found.append(Phrase("kmon-text-success", {"what": join("cards-then", success)}, "KM-ATK-08"))
    return found


def card_line(card: Card) -> Phrase:
    """Name, type, element and cost of a card."""
    return Phrase(
        "kmon-text-line",
        {
            "code": card.code,
            "name": card.name,
            "type": Phrase(f"kmon-type-{TYPE_WORDS[card.type]}"),
            "element": Phrase(f"kmon-element-{ELEMENT_WORDS[card.element]}"),
            "cost": int(card.cost),
        },
    )


def kmon_line(species: Species) -> Phrase:
    """Name, elements, HP and trait of a K-Mon."""
    return Phrase(
        "kmon-text-kmon",
        {
            "code": species.code,
            "name": species.name,
            "primary": Phrase(f"kmon-element-{ELEMENT_WORDS[species.primary]}"),
            "secondary": Phrase(f"kmon-element-{ELEMENT_WORDS[species.secondary]}"),
            "hp": int(species.hp),
            "trait": trait_name(species),
        },
    )


def trait_name(species: Species) -> Phrase:
    """The trait of a K-Mon, with the X of Incandescent."""
    return Phrase(f"kmon-trait-{TRAIT_WORDS[species.trait]}", trait_value(species))


def trait_text(species: Species) -> Phrase:
    """The trait of a K-Mon, in words."""
    return Phrase(f"kmon-trait-text-{TRAIT_WORDS[species.trait]}", trait_value(species))


def trait_value(species: Species) -> dict[str, Filling]:
    """The X of a trait that has one (KM-TRAIT-INCANDESCENT-1)."""
    return {"value": int(species.value)} if species.trait == Trait.INCANDESCENT else {}


def lines(book: Book, code: str) -> list[Phrase]:
    """Everything that is printed on a K-Mon or a card, by its code; nothing if there is none."""
    kmon = book.kmon_code(code)
    if kmon >= 0:
        return [kmon_line(book.kmons[kmon]), trait_text(book.kmons[kmon])]
    card = book.card_code(code)
    if card >= 0:
        return [card_line(book.cards[card]), *card_sentences(book.cards[card])]
    return []
