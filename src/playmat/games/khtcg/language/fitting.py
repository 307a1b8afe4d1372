"""Conditions on the fields of a card (KH-GEN-03): what is printed is what is done.

The sentences of a card are made from its operations. A field that they do not show, or that has no part in
what the card does, would make them untrue; such a card is refused, with the fix.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playmat.cards.operation import THINGS, Card, Rule, same_things
from playmat.games.khtcg.language.hooks import BY_WORDS
from playmat.games.khtcg.language.instructions import ANY_LEVEL
from playmat.games.khtcg.language.legacy_cards import in_present_terms
from playmat.games.khtcg.language.terms import KIND_WORDS, printed_kinds
from playmat.kernel.documents.lines import Path

SINGLE: Final = ("this", "subject", "bearer")
"""Targets that are one card, so that nothing chooses among several."""

CHOICE: Final = {
    "whose": "own",
    "kinds": (),
    "name": "",
    "home": "",
    "level": ANY_LEVEL,
    "count": 1,
    "chooser": "you",
}
"""The fields that say which of several cards are meant, with the meaning if they are left out."""

ONE_PLACE: Final = ("player", "form", "world")
"""Targets that are one card of a player, so that all that is left to say is whose."""

NEVER_ALLIES: Final = frozenset(
    {"player", "form", "attack", "magic", "magic_attack", "equipment", "world", "event", "technique"}
)
"""Kinds of cards that are never in a Friend Area, and targets that are such cards."""

NEVER_EQUIPMENT: Final = frozenset(
    {"player", "form", "world", "allies", "fighters", "characters", "disruptors", "attacks"}
)
"""Targets that are never Equipment, which alone is put onto a Player Card."""

ALL_WHOSE: Final = ("own", "opponent", "each", "any", "here")
WHOSE_TOLD: Final = {
    "form": ("own", "opponent"),
    "player": ("own", "opponent"),
    "world": ("own", "opponent"),
    "disruptors": ("own", "opponent", "any"),
}
"""By target, whose cards a sentence can name, where not everybody's."""

ALLIED: Final = frozenset(
    (
        "player",
        "friend",
        "magic_friend",
        "dark",
        "heartless",
        "villains",
        "nobody",
        "light",
        "player_dark",
        "xiii",
    )
)
KINDS_TOLD: Final = {
    "allies": ALLIED,
    "fighters": ALLIED,
    "disruptors": frozenset(("dark", "heartless", "villains", "nobody")),
    "characters": frozenset(),
    "equipment": frozenset(),
    "attacks": frozenset(),
}
"""By target, the kinds that tell its cards apart and are printed so that no other target reads alike."""

NOUN: Final = {"disruptors": ["dark"]}
"""The words by which the cards of a target are called anyway."""

LEADERS: Final = frozenset(("form", "light", "player_dark", "xiii"))
"""The kinds that tell Player Cards and forms apart; “dark” is the word of Dark Cards."""

KINDS: Final = ("kinds", "name", "home")
ABOUT_CARDS: Final = frozenset(
    (
        "played",
        "enters",
        "discarded",
        "leaves",
        "control",
        "counters",
        "attached",
        "detached",
        "battle_commit",
        "damaged",
        "defeated",
        "challenge_commit",
    )
)
"""Happenings whose sentence names the card."""

OF_PLAYERS: Final = frozenset(
    (
        "turn_start",
        "draw_start",
        "renewed",
        "disrupted",
        "battle_end",
        "action_start",
        "action_end",
        "tied",
        "challenge_end",
        "discard_phase",
        "discard_end",
        "turn_end",
    )
)
"""Happenings whose sentence names a player, and never this card."""

ACTS_OF_ONE_KIND: Final = ("equip", "transform")
"""Acts done with cards of one kind, which the act names."""

CHANGES: Final = ("raise", "counter", "rule", "play_level")
"""Operations whose number is a difference."""

HOLDERS: Final = ("when", "ability", "may", "if", "price", "replace")
"""Operations that do what others in them say."""


SAID_ONCE: Final = {
    "set": "amount",
    "limit": "amount",
    "forbid": "",
    "silence": "",
    "only": "",
}
"""Operations of texts that do not add up, with the field in which two of them would contradict each other."""

OPEN_ENDED: Final = ("may", "if", "coin", "choose")
"""Operations of effects whose sentence ends with those of others in them."""


def programs(card: Card) -> Iterator[tuple[Path, list[Card]]]:
    """All programs of effects of a card with their places."""
    if card.get("effects"):
        yield ("effects",), card["effects"]
    for path, one in operations(card):
        for name in ("do", "cost", "heads", "tails", *THINGS):
            if one.get(name):
                yield (*path, name), one[name]


def operations(card: Card) -> Iterator[tuple[Path, Card]]:
    """All operations of a card with their places, those inside others, too."""
    for name in ("effects", "text"):
        yield from inside(card.get(name, []), (name,))


def inside(program: list[Card], path: Path) -> Iterator[tuple[Path, Card]]:
    """The operations of a program, each followed by those inside it."""
    for place, one in enumerate(program):
        here = (*path, str(place))
        yield here, one
        for name, value in one.items():
            if isinstance(value, list) and value and isinstance(value[0], dict):
                yield from inside(value, (*here, name))


def written(one: Card, name: str) -> bool:
    """Return whether a field that chooses among cards says anything."""
    return name in one and one[name] not in (CHOICE[name], [])


def chooses_among_one(card: Card) -> Iterator[Path]:
    """It says which of several cards is meant, where there is one."""
    for path, one in operations(card):
        if one.get("to") in SINGLE:
            yield from ((*path, name) for name in CHOICE if written(one, name))
        elif one.get("to") in ONE_PLACE:
            yield from ((*path, name) for name in CHOICE if name != "whose" and written(one, name))


def whose_is_untold(card: Card) -> Iterator[Path]:
    """It means cards of players that the sentence does not name."""
    for path, one in operations(card):
        if "whose" in one and one["whose"] not in WHOSE_TOLD.get(one["to"], ALL_WHOSE):
            yield (*path, "whose")


def kinds_are_untold(card: Card) -> Iterator[Path]:
    """It names kinds that the cards it aims at never have, all have, or that would hide what it aims at."""
    for path, one in operations(card):
        kinds, to = list(one.get("kinds", ())), one.get("to", "")
        told = kinds == [] or (KINDS_TOLD.get(to, ALLIED).issuperset(kinds) and kinds != NOUN.get(to))
        if to and to not in SINGLE and to not in ONE_PLACE and not told:
            yield (*path, "kinds")
        if one["op"] == "forbid" and one["act"] in ACTS_OF_ONE_KIND and kinds:
            yield (*path, "kinds")
        if one["op"] == "is_player" and not LEADERS.issuperset(kinds):
            yield (*path, "kinds")


def names_no_leader(card: Card) -> Iterator[Path]:
    """It asks which Player Card or World it is, by nothing or in two ways, of which one would be told."""
    for path, one in operations(card):
        if one["op"] == "on_world" and not one["name"]:
            yield (*path, "name")
        if one["op"] == "is_player" and bool(one["name"]) == bool(one["kinds"]):
            yield (*path, "kinds" if one["kinds"] else "name")


def answers_to_no_card(card: Card) -> Iterator[Path]:
    """It says which cards it answers to, where what happens is about no card."""
    for path, one in operations(card):
        if one["op"] == "when" and one["of"] != "this" and one["event"] not in ABOUT_CARDS:
            yield from ((*path, name) for name in KINDS if written(one, name))


def answers_to_no_player(card: Card) -> Iterator[Path]:
    """It answers to a player's doings and does not say to whose."""
    for path, one in operations(card):
        if one["op"] == "when" and one["event"] in OF_PLAYERS and one["of"] == "this":
            yield (*path, "of")


def answers_to_everybody(card: Card) -> Iterator[Path]:
    """It says to whose beginning of the game it answers, and there is one."""
    for path, one in operations(card):
        if one["op"] == "when" and one["event"] == "setup" and one["of"] != "this":
            yield (*path, "of")


def lies_in_the_discard_pile(card: Card) -> Iterator[Path]:
    """It answers from the discard pile, where a card hears only that something happens to a player."""
    for path, one in operations(card):
        if one["op"] == "when" and one["from"] == "discard":
            yield from ((*path, name) for name in KINDS if written(one, name))
            if one["of"] not in ("own", "opponent"):
                yield (*path, "of")
            if one["by"] != "any":
                yield (*path, "by")
            if one["limit"] != "always":
                yield (*path, "limit")


def answers_to_itself(card: Card) -> Iterator[Path]:
    """It says which cards it answers to, and answers to itself alone."""
    for path, one in operations(card):
        if one["op"] == "when" and one["of"] == "this":
            yield from ((*path, name) for name in KINDS if written(one, name))


def chooses_all(card: Card) -> Iterator[Path]:
    """It says who chooses, and means all."""
    for path, one in operations(card):
        if one.get("count") == "all" and one["op"] != "discard_hand" and written(one, "chooser"):
            yield (*path, "chooser")


def changes_nothing(card: Card) -> Iterator[Path]:
    """It changes a number by 0."""
    for path, one in operations(card):
        if one["op"] in CHANGES and one["amount"] == 0:
            yield (*path, "amount")


def holds_nothing(card: Card) -> Iterator[Path]:
    """Nothing is done in it."""
    for path, one in operations(card):
        if one["op"] in HOLDERS and not one["do"]:
            yield (*path, "do")
        if one["op"] == "coin" and not one["heads"] and not one["tails"]:
            yield (*path, "heads")
        if one["op"] == "choose":
            yield from ((*path, name) for name in THINGS[:2] if not one[name])


def ends_nowhere(card: Card) -> Iterator[Path]:
    """Something is done after what others do in it, and the text does not tell where those end."""
    for path, program in programs(card):
        for place, one in enumerate(program):
            if one["op"] in OPEN_ENDED and place < len(program) - 1:
                yield (*path, str(place))
            inner = [other["op"] for _path, other in inside(one.get("heads", []), ())]
            if one.get("tails") and "coin" in inner:
                yield (*path, str(place), "heads")
            for name in THINGS if one["op"] == "choose" else ():
                if "choose" in [other["op"] for _path, other in inside(one[name], ())]:
                    yield (*path, str(place), name)


def no_condition(card: Card) -> Iterator[Path]:
    """A condition is promised, and there is none."""
    for path, one in operations(card):
        if one["op"] in ("if", "only") and not one["if"] and not one["unless"]:
            yield (*path, "if")


def is_already(card: Card) -> Iterator[Path]:
    """The card counts as what it is anyway."""
    plain = in_present_terms(card)
    kinds = printed_kinds(plain["type"], plain.get("group") or "")
    for path, one in operations(plain):
        if one["op"] == "also":
            if one["name"] in plain["name"].values():
                yield (*path, "name")
            if any(kinds & 1 << KIND_WORDS.index(word) for word in one["kinds"]):
                yield (*path, "kinds")


def only_one_counts(card: Card) -> Iterator[Path]:
    """It says something again, or says otherwise, where only one of the two can count."""
    said: set[tuple[object, ...]] = set()
    for place, one in enumerate(card["text"]):
        new = set(sayings(one))
        if new & said:
            yield ("text", str(place))
        said |= new
        if one["op"] == "instead" and one["by"] == "any":  # what comes after it is never asked
            said |= {("instead", by) for by in BY_WORDS}


def sayings(one: Card) -> Iterator[tuple[object, ...]]:
    """The things of an operation of a text that a card can say once; none of those that add up."""
    word = one["op"]
    if word == "also":
        yield from ((word, kind) for kind in one["kinds"])
        if one["name"]:
            yield word, ""
    elif word == "price":
        yield (word,)
    elif word == "instead":
        yield word, one["by"]
    elif word == "protect":
        yield from ((danger, *without(one, "against")) for danger in one["against"])
    elif word in SAID_ONCE:
        yield tuple(without(one, SAID_ONCE[word]))


def without(one: Card, field: str) -> list[tuple[str, str]]:
    """All that an operation says but for a field."""
    return [(name, str(value)) for name, value in one.items() if name != field]


def also_nothing(card: Card) -> Iterator[Path]:
    """The card counts as something else, and nothing says as what."""
    for path, one in operations(card):
        if one["op"] == "also" and not one["name"] and not one["kinds"]:
            yield path


def no_subject(card: Card) -> Iterator[Path]:
    """It is about the card that something happened to, where nothing happened."""
    listened = [path for path, one in operations(card) if one["op"] == "when"]
    for path, one in operations(card):
        if one.get("to") == "subject" and not any(path[: len(when)] == when for when in listened):
            yield (*path, "to")


def counts_no_cards(card: Card) -> Iterator[Path]:
    """It says which cards it counts, of something that is not done with cards that everybody sees."""
    for path, one in operations(card):
        if one["op"] == "this_turn" and one["what"] != "played" and one["kinds"]:
            yield (*path, "kinds")


def replaces_itself(card: Card) -> Iterator[Path]:
    """It puts something in the place of a loss or a draw that is such a loss or draw again."""
    for path, one in operations(card):
        again = {"hp_lost": "lose_hp", "drawn": "draw"}[one["what"]] if one["op"] == "replace" else ""
        for inner, other in inside(one.get("do", []), (*path, "do")) if again else ():
            if other["op"] == again and other["who"] != "opponent":
                yield inner


def put_where_it_never_is(card: Card) -> Iterator[Path]:
    """It puts cards where no card of their kind can be: nothing would be found, or nothing be put."""
    for path, one in operations(card):
        kinds, meant = set(one.get("kinds", ())), {one.get("to")}
        if (one.get("into") == "allies" and (kinds | meant) & NEVER_ALLIES) or (
            one.get("into") == "player" and (kinds - {"equipment"} or meant & NEVER_EQUIPMENT)
        ):
            yield (*path, "into")


def chooses_among_the_same(card: Card) -> Iterator[Path]:
    """Two of the things that can be chosen are the same."""
    yield from same_things(operations(card))


def costs_a_choice(card: Card) -> Iterator[Path]:
    """A price holds a choice, or a text that can hold one: it must be known before it is paid."""
    for path, one in operations(card):
        price = {"ability": "cost", "price": "do"}.get(one["op"], "")
        if price and {"choose", "copy"} & {other["op"] for _path, other in inside(one[price], ())}:
            yield (*path, price)


ANY_CARD: Final = (
    Rule("khtcg-fit-single", "KH-GEN-03", chooses_among_one),
    Rule("khtcg-fit-whose", "KH-GEN-03", whose_is_untold),
    Rule("khtcg-fit-kinds", "KH-GEN-03", kinds_are_untold),
    Rule("khtcg-fit-leader", "KH-GEN-03", names_no_leader),
    Rule("khtcg-fit-no-card", "KH-GEN-03", answers_to_no_card),
    Rule("khtcg-fit-no-player", "KH-GEN-03", answers_to_no_player),
    Rule("khtcg-fit-everybody", "KH-GEN-03", answers_to_everybody),
    Rule("khtcg-fit-discarded", "KH-GEN-03", lies_in_the_discard_pile),
    Rule("khtcg-fit-itself", "KH-GEN-03", answers_to_itself),
    Rule("khtcg-fit-all", "KH-GEN-03", chooses_all),
    Rule("khtcg-fit-zero", "KH-GEN-03", changes_nothing),
    Rule("khtcg-fit-empty", "KH-GEN-03", holds_nothing),
    Rule("khtcg-fit-last", "KH-GEN-03", ends_nowhere),
    Rule("khtcg-fit-condition", "KH-GEN-03", no_condition),
    Rule("khtcg-fit-also", "KH-NAME-09", also_nothing),
    Rule("khtcg-fit-already", "KH-NAME-09", is_already),
    Rule("khtcg-fit-again", "KH-GEN-03", only_one_counts),
    Rule("khtcg-fit-subject", "KH-GEN-03", no_subject),
    Rule("khtcg-fit-things", "KH-GEN-27", chooses_among_the_same),
    Rule("khtcg-fit-price", "KH-GEN-27", costs_a_choice),
    Rule("khtcg-fit-deed", "KH-GEN-26", counts_no_cards),
    Rule("khtcg-fit-into", "KH-GEN-21", put_where_it_never_is),
    Rule("khtcg-fit-replaces", "KH-GEN-29", replaces_itself),
)
"""The conditions on the fields of a card of any type."""
