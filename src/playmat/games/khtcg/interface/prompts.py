"""Questions of choices and meanings of options, as phrases; the things of the view an option is about."""

from __future__ import annotations

from typing import Final

from playmat.cards.program import op_of
from playmat.cards.text import join
from playmat.games.khtcg.effects.triggers import card_of_text
from playmat.games.khtcg.interface.card_names import IN_PLAY, card_name, piece_among, piece_name, said_names
from playmat.games.khtcg.interface.card_text import program_text
from playmat.games.khtcg.interface.view import deck_places, hand_places, worn_by
from playmat.games.khtcg.language.codes import (
    PROMPT_WORDS,
    VERB_WORDS,
    Area,
    Part,
    Prompt,
    Verb,
)
from playmat.games.khtcg.language.instructions import CAN, Op
from playmat.games.khtcg.language.vocabulary import OPERATIONS
from playmat.games.khtcg.rules.combat import can_attack_with, total_of
from playmat.games.khtcg.state.fields import Side, captives_of, forms_of
from playmat.games.khtcg.state.layout import (
    CARD_MASK,
    NO_SLOT,
    PLACE_SHIFT,
    act_card,
    act_slot,
    due_detail,
    due_place,
    due_slot,
    due_subject,
    piece_area,
    piece_card,
    verb_of,
)
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice, Kind
from playmat.kernel.phrase import Filling, Phrase
from playmat.kernel.state import arg_of, seat_of

CLAUSES: Final = {
    Prompt.LEADER: "KH-DP-01",
    Prompt.ACTION: "KH-DP-04",
    Prompt.BATTLE: "KH-DP-08",
    Prompt.ASSIGN: "KH-DP-10",
    Prompt.CHALLENGE: "KH-DP-11",
    Prompt.CHALLENGE_ROUND: "KH-DP-12",
    Prompt.ATTACK_SET: "KH-ATK-03",
    Prompt.FORM_DROP: "KH-DP-13",
    Prompt.DROPS: "KH-DP-14",
    Prompt.HAND: "KH-DP-14",
    Prompt.ORDER: "KH-DP-16",
    Prompt.MAY: "KH-DP-15",
    Prompt.DECLARE: "KH-DP-15",
    Prompt.TARGET: "KH-DP-15",
    Prompt.SPLIT: "KH-DP-15",
    Prompt.DISCARD_HAND: "KH-DP-15",
    Prompt.FIND: "KH-DP-15",
    Prompt.LOOK: "KH-DP-15",
    Prompt.ANY_TIME: "KH-OPT-03",
    Prompt.MAKE_WAY: "KH-DP-17",
    Prompt.KEEP: "KH-DP-15",
    Prompt.CHOOSE: "KH-DP-15",
}
"""The clause a choice rests on."""

OF_TEXTS: Final = (
    Prompt.MAY,
    Prompt.DECLARE,
    Prompt.TARGET,
    Prompt.SPLIT,
    Prompt.DISCARD_HAND,
    Prompt.FIND,
    Prompt.LOOK,
    Prompt.KEEP,
    Prompt.CHOOSE,
)
"""The questions of the text of a card: they name the card."""

COUNTED: Final = (Prompt.HAND, Prompt.DISCARD_HAND, Prompt.KEEP)
"""Questions that say how many cards are wanted at least."""

PARTS: Final = {
    Part.PLAY: "play",
    Part.TECH: "technique",
    Part.COMMIT: "commit",
    Part.ATTACK: "attack",
    Part.MAGIC: "magic",
}
"""The steps of a battle in words."""

AIMED: Final = {one.code: one.word for one in OPERATIONS if one.code in CAN}
"""The words for what is done with the cards in play that are chosen."""


# ---- questions -----------------------------------------------------------------------------------------


def prompt(state: KhtcgState, choice: Choice) -> Phrase:
    """The question of a choice."""
    asked = int(choice.prompt)
    word = PROMPT_WORDS[asked]
    clause = CLAUSES[asked]
    args: dict[str, Filling] = {}
    if asked == Prompt.BATTLE:
        part = int(arg_of(state.top()))
        word = f"battle-{PARTS[part]}"
        clause = "KH-DP-08" if part == Part.PLAY else "KH-DP-09"
    if asked in (Prompt.BATTLE, Prompt.ASSIGN, Prompt.CHALLENGE_ROUND):
        args["total"] = int(total_of(state, state.sides[choice.seat]))
    if asked == Prompt.CHALLENGE_ROUND:
        args["other"] = int(total_of(state, state.sides[1 - choice.seat]))
    if asked in OF_TEXTS:
        args["card"] = text_name(state)
    if asked in COUNTED:
        args["count"] = int(choice.lo)
    elif asked in (Prompt.SPLIT, Prompt.ATTACK_SET):
        args["count"] = int(choice.hi)
    elif asked == Prompt.TARGET:
        args["count"] = int(choice.lo) if choice.kind == Kind.SUBSET else 1
        word = f"target-{AIMED[operation(state)]}"
    elif asked == Prompt.MAKE_WAY:
        args["card"] = piece_name(state, int(arg_of(state.top())))
    return Phrase(f"khtcg-ask-{word}", args, clause)


def text_name(state: KhtcgState) -> Phrase:
    """The card whose text is being carried out."""
    slot = int(due_slot(state.running))
    number = int(due_detail(state.running)) if slot == NO_SLOT else int(piece_card(state.pieces[slot]))
    return card_name(state, number)


def operation(state: KhtcgState) -> int:
    """The operation that has cards in play chosen."""
    return int(op_of(state.code[arg_of(state.top()) & 0xFFFFF]))


# ---- options -------------------------------------------------------------------------------------------


def describe(state: KhtcgState, choice: Choice, answer: int) -> Phrase:
    """The meaning of an answer."""
    if choice.kind == Kind.SPLIT:
        return describe_split(state, choice, answer)
    if choice.kind == Kind.SUBSET:
        return describe_set(state, choice, answer)
    return describe_item(state, choice, int(choice.items[answer]))


def describe_item(state: KhtcgState, choice: Choice, item: int) -> Phrase:
    """The meaning of an option."""
    asked = int(choice.prompt)
    if asked == Prompt.LEADER:
        return Phrase("khtcg-do-lead", {"card": card_name(state, item)})
    if asked == Prompt.FORM_DROP:
        return Phrase("khtcg-do-drop-form") if item else Phrase("khtcg-do-keep-form")
    if asked == Prompt.MAY:
        return Phrase("khtcg-do-yes") if item else Phrase("khtcg-do-no")
    if asked == Prompt.CHOOSE:
        begin = int(state.code[arg_of(state.top()) + 2 + item])
        return Phrase("khtcg-do-choose", {"does": program_text(state.book, begin)})
    if asked == Prompt.DECLARE:
        return Phrase("khtcg-do-declare", {"name": said_names(state.book)[state.book.references[item]]})
    if asked == Prompt.FIND:
        return Phrase("khtcg-do-take", {"card": card_name(state, item - 1)}) if item else nothing_found()
    if asked == Prompt.LOOK:
        return describe_look(state, item)
    if asked == Prompt.ORDER:
        return describe_due(state, item)
    if asked == Prompt.TARGET:
        return Phrase(f"khtcg-do-{AIMED[operation(state)]}", {"card": piece_among(state, choice, item)})
    if asked == Prompt.MAKE_WAY:
        return Phrase("khtcg-do-discard", {"card": piece_among(state, choice, item)})
    return describe_act(state, choice, item)


def nothing_found() -> Phrase:
    """No card is taken from a pile."""
    return Phrase("khtcg-do-take-nothing")


def describe_look(state: KhtcgState, item: int) -> Phrase:
    """The meaning of an answer about a card that was looked at."""
    args: dict[str, Filling] = {"card": card_name(state, item & CARD_MASK)}
    if arg_of(state.top()) != 1:
        return Phrase("khtcg-do-take", args)
    return (
        Phrase("khtcg-do-put-under", args) if item >> PLACE_SHIFT else Phrase("khtcg-do-leave-on-top", args)
    )


def describe_due(state: KhtcgState, triggered: int) -> Phrase:
    """An effect that is due, and what it is about."""
    args: dict[str, Filling] = {"card": card_name(state, int(card_of_text(state, triggered)))}
    subject = int(due_subject(triggered))
    if subject in (NO_SLOT, int(due_slot(triggered))) or due_place(triggered) == 0:
        return Phrase("khtcg-do-first", args)
    return Phrase("khtcg-do-first-about", {**args, "about": piece_name(state, subject)})


def describe_act(state: KhtcgState, choice: Choice, act: int) -> Phrase:
    """A decision in a phase, a battle or a challenge."""
    verb = int(verb_of(act))
    if verb == Verb.END:
        return Phrase(f"khtcg-end-{end_word(state, choice)}")
    args: dict[str, Filling] = {}
    slot = int(act_slot(act))
    if verb == Verb.ABILITY or act_card(act) < 0:
        if slot >= 0:
            args["card"] = piece_among(state, choice, slot)
    else:
        args["card"] = card_name(state, int(act_card(act)))
        if slot >= 0:
            args["on"] = piece_among(state, choice, slot)
    return Phrase(f"khtcg-act-{VERB_WORDS[verb]}", args)


def end_word(state: KhtcgState, choice: Choice) -> str:
    """The word for doing nothing more."""
    if choice.prompt != Prompt.BATTLE:
        return PROMPT_WORDS[int(choice.prompt)]
    return "result" if arg_of(state.top()) in (Part.PLAY, Part.MAGIC) else "step"


def describe_split(state: KhtcgState, choice: Choice, answer: int) -> Phrase:
    """A division of damage (KH-BATTLE-15)."""
    shares = [
        Phrase("khtcg-do-share", {"card": item_name(state, choice, int(choice.items[i])), "count": count})
        for i, count in enumerate(choice.amounts(answer))
    ]
    return Phrase("khtcg-do-split", {"shares": join("cards-list", shares)})


def describe_set(state: KhtcgState, choice: Choice, answer: int) -> Phrase:
    """The meaning of a set of cards."""
    asked = int(choice.prompt)
    items = [int(choice.items[place]) for place in range(int(choice.n)) if answer >> place & 1]
    if not items:
        return Phrase("khtcg-do-discard-nothing")
    listed = join("cards-list", [item_name(state, choice, item) for item in items])
    if asked == Prompt.TARGET:
        return Phrase(f"khtcg-do-{AIMED[operation(state)]}", {"card": listed})
    if asked == Prompt.KEEP:
        return Phrase("khtcg-do-keep", {"card": listed})
    if asked == Prompt.ATTACK_SET:
        return Phrase("khtcg-do-attack", {"card": listed})
    return Phrase("khtcg-do-discard", {"card": listed})


def item_name(state: KhtcgState, choice: Choice, item: int) -> Phrase:
    """The name of an item of a set or a division: a card in play, or one of a hand."""
    if choice.prompt in IN_PLAY:
        return piece_among(state, choice, item)
    return card_name(state, item & CARD_MASK)


# ---- things of the view --------------------------------------------------------------------------------


def touches(state: KhtcgState, choice: Choice, item: int) -> tuple[str, ...]:
    """The things of the view that an item is about, as paths."""
    asked = int(choice.prompt)
    seat = int(choice.seat)
    side = state.sides[seat]
    if asked in (Prompt.LEADER, Prompt.MAY, Prompt.DECLARE, Prompt.FORM_DROP, Prompt.CHOOSE):
        return found_path(state, int(side.form)) if asked == Prompt.FORM_DROP else ()
    if asked == Prompt.ORDER:
        slot = int(due_slot(item))
        return found_path(state, slot) if slot != NO_SLOT else discard_path(side, int(due_detail(item)))
    if asked == Prompt.LOOK:
        place = item >> PLACE_SHIFT if arg_of(state.top()) != 1 else 0
        return (f"seats.{seat}.deck_known.{deck_places(side, seat).index(place)}",)
    if asked == Prompt.FIND:
        return find_path(state, side, item - 1) if item else ()
    if asked in (Prompt.ATTACK_SET, Prompt.HAND):
        return (f"seats.{seat}.hand.{item >> PLACE_SHIFT}",)
    if asked == Prompt.DISCARD_HAND:
        holder = state.sides[seat_of(state.top()) & 1]
        place = hand_places(holder, seat).index(item >> PLACE_SHIFT)
        return (f"seats.{int(holder.seat)}.hand.{place}",)
    if asked in (Prompt.TARGET, Prompt.ASSIGN, Prompt.SPLIT, Prompt.KEEP, Prompt.MAKE_WAY):
        return found_path(state, item)
    return act_paths(state, side, item)


def act_paths(state: KhtcgState, side: Side, act: int) -> tuple[str, ...]:
    """The card of the hand that a decision plays, the card in play it names."""
    verb = int(verb_of(act))
    paths: tuple[str, ...] = ()
    if verb == Verb.ATTACK:
        return attack_paths(state, side)
    if verb != Verb.ABILITY and act_card(act) >= 0:
        paths = hand_path(side, int(act_card(act)))
    if act_slot(act) >= 0:
        paths += found_path(state, int(act_slot(act)))
    if verb == Verb.DISRUPT:
        foe = state.sides[1 - side.seat]
        paths += found_path(state, int(foe.world()))
    elif verb == Verb.ESCAPE:
        paths += found_path(state, int(side.world()))
    return paths


def attack_paths(state: KhtcgState, side: Side) -> tuple[str, ...]:
    """The Attack Cards of a hand that may be played."""
    seat = int(side.seat)
    return tuple(
        f"seats.{seat}.hand.{place}"
        for place, held in enumerate(side.hand)
        if can_attack_with(state, side, int(held) & CARD_MASK)
    )


def hand_path(side: Side, number: int) -> tuple[str, ...]:
    """The path of a card in the own hand."""
    for place, held in enumerate(side.hand):
        if held & CARD_MASK == number:
            return (f"seats.{int(side.seat)}.hand.{place}",)
    return ()


def discard_path(side: Side, number: int) -> tuple[str, ...]:
    """The path of a card in the own discard pile; of the newest one of several."""
    for place in range(len(side.discard) - 1, -1, -1):
        if side.discard[place] == number:
            return (f"seats.{int(side.seat)}.discard.{place}",)
    return ()


def find_path(state: KhtcgState, side: Side, number: int) -> tuple[str, ...]:
    """The path of a card that a text looks for; a deck that is searched is not part of the view."""
    op = operation(state)
    if op == Op.SEARCH:
        return ()
    return discard_path(side, number) if op == Op.RECOVER else hand_path(side, number)


def found_path(state: KhtcgState, slot: int) -> tuple[str, ...]:
    """The path of a card in play in the view; nothing for one that has left play."""
    area = int(piece_area(state.pieces[slot]))
    seat = int(state.controller(slot))
    side = state.sides[seat]
    if area == Area.PLAYER:
        return (f"seats.{seat}.player",)
    if area == Area.EQUIPMENT:
        bearer = int(state.host(slot))
        above = f"seats.{seat}.waiting" if bearer == NO_SLOT else f"{found_path(state, bearer)[0]}.equipment"
        return (f"{above}.{worn_by(state, side, bearer).index(slot)}",)
    if area == Area.DISRUPTOR:
        side = state.sides[state.controller(state.host(slot))]
    name, slots = listed_in(state, side, area)
    return (f"seats.{int(side.seat)}.{name}.{slots.index(slot)}",) if name else ()


def listed_in(state: KhtcgState, side: Side, area: int) -> tuple[str, list[int]]:
    """The list of the view that has a side's cards of an area, and these cards; no name if there is none."""
    if area == Area.FRIENDS:
        return "friends", list(side.friends)
    if area == Area.WORLD:
        return "worlds", list(side.worlds)
    if area == Area.FIGHT:
        return "fighters", list(side.fighters)
    if area == Area.FORM:
        return "forms", forms_of(state, side)
    if area == Area.DISRUPTOR:
        return "disruptors", list(side.disruptors)
    if area == Area.CAPTIVE:
        return "captives", captives_of(state, side)
    return "", []
