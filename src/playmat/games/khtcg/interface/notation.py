"""Answers as words: `call goofy-1`, `magic fire with sora`, `commit goofy-1`, `pass`, `assign soldier=6`.

Cards go by their names in notation (`Card.slug`); their codes are understood as well. The second of two
that cannot be told apart by their words has `.2` behind it.
"""

from __future__ import annotations

from typing import Final

from playmat.cards.slug import slug_of
from playmat.games.khtcg.effects.triggers import card_of_text
from playmat.games.khtcg.language.codes import VERB_WORDS, Part, Prompt, Step, Verb
from playmat.games.khtcg.state.layout import (
    CARD_MASK,
    NO_SLOT,
    PLACE_SHIFT,
    act_card,
    act_slot,
    due_place,
    due_slot,
    due_subject,
    piece_card,
    verb_of,
)
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice
from playmat.kernel.errors import UnreadableAnswer
from playmat.kernel.state import arg_of, step_of

END_WORDS: Final = {
    Prompt.ACTION: "end",
    Prompt.CHALLENGE: "rest",
    Prompt.CHALLENGE_ROUND: "pass",
    Prompt.DROPS: "go on",
}
"""The names of the option to do nothing more; in a battle it is `next` or `result`."""

WORDS: Final = {
    Prompt.FORM_DROP: ("keep", "revert"),
    Prompt.MAY: ("no", "yes"),
    Prompt.CHOOSE: ("first", "second", "third"),
}
"""Answers that are words of their own, by item."""

VERBS: Final = {
    Prompt.ATTACK_SET: "attack",
    Prompt.HAND: "discard",
    Prompt.DISCARD_HAND: "discard",
    Prompt.ASSIGN: "assign",
    Prompt.SPLIT: "assign",
    Prompt.KEEP: "keep",
}
"""The leading words of sets and divisions; of others it is `choose`."""


def word(state: KhtcgState, choice: Choice, item: int) -> str:
    """The notation of an item of a choice, unique within it."""
    base = base_word(state, choice, item)
    earlier = 0
    for i in range(int(choice.n)):
        if choice.items[i] == item:
            break
        earlier += base_word(state, choice, int(choice.items[i])) == base
    return f"{base}.{earlier + 1}" if earlier else base


def base_word(state: KhtcgState, choice: Choice, item: int) -> str:
    """The notation of an item, which others may share."""
    prompt = int(choice.prompt)
    cards = state.book.cards
    if prompt in WORDS:
        return WORDS[prompt][item]
    if prompt == Prompt.LEADER:
        return f"lead {cards[item].slug}"
    if prompt == Prompt.FIND:
        return f"take {cards[item - 1].slug}" if item else "take nothing"
    if prompt == Prompt.LOOK:
        return look_word(state, item)
    if prompt == Prompt.DECLARE:
        return f"name {slug_of(state.book.references[item], str(item))}"
    if prompt == Prompt.ORDER:
        return order_word(state, item)
    if prompt in (Prompt.TARGET, Prompt.MAKE_WAY) and choice.kind == 0:
        return f"choose {piece_word(state, item)}"
    if prompt in (Prompt.TARGET, Prompt.ASSIGN, Prompt.SPLIT, Prompt.KEEP):
        return piece_word(state, item)
    if prompt in (Prompt.ATTACK_SET, Prompt.HAND, Prompt.DISCARD_HAND):
        return cards[item & CARD_MASK].slug
    return act_word(state, choice, item)


def act_word(state: KhtcgState, choice: Choice, act: int) -> str:
    """A decision."""
    verb = int(verb_of(act))
    if verb == Verb.END:
        return END_WORDS.get(int(choice.prompt)) or battle_end_word(state)
    said = VERB_WORDS[verb]
    if verb in (Verb.COMMIT, Verb.DROP_EQUIPMENT, Verb.DROP_FORM):
        return f"{said} {piece_word(state, int(act_slot(act)))}"
    if verb == Verb.ABILITY:
        return f"{said} {piece_word(state, int(act_slot(act)))}"
    if act_card(act) < 0:
        return said
    said = f"{said} {state.book.cards[act_card(act)].slug}"
    if act_slot(act) < 0:
        return said
    link = "on" if verb == Verb.EQUIP else "with"
    return f"{said} {link} {piece_word(state, int(act_slot(act)))}"


def battle_end_word(state: KhtcgState) -> str:
    """Leaving a step of a battle, or asking for the result (KH-DP-08, KH-DP-09)."""
    part = arg_of(state.top())
    return "result" if part in (Part.PLAY, Part.MAGIC) else "next"


def piece_word(state: KhtcgState, slot: int) -> str:
    """A card in play."""
    return state.book.cards[piece_card(state.pieces[slot])].slug


def look_word(state: KhtcgState, item: int) -> str:
    """The word for what is done with a card that the player has looked at."""
    slug = state.book.cards[item & CARD_MASK].slug
    if arg_of(state.top()) == 1:
        return "put under" if item >> PLACE_SHIFT else "leave on top"
    return f"take {slug}"


def order_word(state: KhtcgState, triggered: int) -> str:
    """An effect that is due: its card, and the card it is about."""
    said = f"first {state.book.cards[card_of_text(state, triggered)].slug}"
    subject = int(due_subject(triggered))
    if subject in (NO_SLOT, int(due_slot(triggered))) or due_place(triggered) == 0:
        return said
    return f"{said} about {piece_word(state, subject)}"


def verb_word(choice: Choice) -> str:
    """The leading word of a set or a division."""
    return VERBS.get(int(choice.prompt), "choose")


def normal(state: KhtcgState, text: str) -> str:
    """Codes of cards as their names in notation."""
    return " ".join([named(state, token) for token in text.split()])


def named(state: KhtcgState, token: str) -> str:
    """A code as a name, anything else as it is."""
    code, dot, which = token.upper().partition(".")
    number = state.book.card_code(code)
    return state.book.cards[number].slug + dot + which if number >= 0 else token


def outcome_word(state: KhtcgState, outcome: int) -> str:
    """An outcome of chance: who begins, the coin, or which card, counted from 1."""
    step = step_of(state.top())
    if step == Step.TOSS:
        return f"seat {outcome}"
    if step == Step.COIN:
        return "heads" if outcome == 1 else "tails"
    return f"card {outcome + 1}"


def read_outcome(state: KhtcgState, text: str) -> int:
    """The inverse of `outcome_word`."""
    for outcome in range(int(state.chance)):
        if outcome_word(state, outcome) == text:
            return outcome
    raise UnreadableAnswer("khtcg-outcome-unreadable", "", got=text[:80], count=int(state.chance))
