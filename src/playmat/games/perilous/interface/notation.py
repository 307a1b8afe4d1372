"""The notation of answers and outcomes; README.md shows all of it. The same words in every language."""

from __future__ import annotations

from typing import Final

from playmat.games.perilous.interface.names import role
from playmat.games.perilous.rules.overrun import replacements
from playmat.games.perilous.rules.setup import level_to_draw
from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.games.perilous.state.codes import (
    ACTION_WORDS,
    BLACK_BIT,
    BLUE_DICE,
    DICE,
    FACE_WORDS,
    Face,
    Step,
    Verb,
    action_of,
    face_at,
    hero_of,
    members,
    nth,
    rest_of,
    verb_of,
)
from playmat.games.perilous.state.components import CARD_IDS, ITEM_IDS, WORLD_IDS, level_mask
from playmat.games.perilous.state.faces import faces_after
from playmat.kernel.choice import Choice, bits_in
from playmat.kernel.codes import words_of
from playmat.kernel.errors import UnreadableAnswer
from playmat.kernel.notation import no_such_outcome
from playmat.kernel.state import arg_of, step_of

VERB_WORDS: Final = words_of(Verb)

DICE_PROMPTS: Final = (Step.KEEP, Step.HEART, Step.RETHROW)
NOT_THROWN: Final = "-"


def word(state: PerilousMachine, choice: Choice, item: int) -> str:
    """The notation of one item of a choice."""
    if choice.prompt in DICE_PROMPTS:
        return str(item + 1)
    if choice.prompt in (Step.DRAWS, Step.SHIELDS, Step.HEAL):
        return role(state, item)
    verb = int(verb_of(item))
    parts = [VERB_WORDS[verb]]
    if verb in (Verb.READY, Verb.SET, Verb.ACTIVATE):
        if verb == Verb.ACTIVATE and hero_of(item) != state.active:
            parts.append(role(state, int(hero_of(item))))
        parts.append(ACTION_WORDS[action_of(item)])
        parts += [str(die + 1) for die in members(rest_of(item))]
    elif verb in (Verb.TAKE, Verb.DECLINE):
        parts.append(ACTION_WORDS[action_of(item)])
    elif verb == Verb.NEXT:
        parts += [role(state, int(hero_of(item))), ACTION_WORDS[action_of(item)]]
    elif verb in (Verb.CARD, Verb.USE, Verb.DISCARD):
        parts.append(ITEM_IDS[rest_of(item)])
    elif verb == Verb.SHIELD:
        parts.append(str(rest_of(item)))
    return " ".join(parts)


def verb_word(choice: Choice) -> str:
    """The leading word of a SUBSET or SPLIT."""
    if choice.prompt == Step.DRAWS:
        return "draw"
    if choice.prompt == Step.SHIELDS:
        return "give"
    if choice.prompt == Step.HEAL:
        return "heal"
    return "throw"


def nothing(choice: Choice) -> str:
    """The empty SUBSET or SPLIT."""
    return "stop" if choice.prompt in DICE_PROMPTS else f"{verb_word(choice)} nobody"


# ---- a typed answer that means the same (PP-SM-05) ----------------------------------------------


class TypedAssignment:
    """A typed assignment: verb, hero, action, dice.

    Attributes:
        verb: one of `Verb`, or -1 if the text is no assignment.
        hero: a seat, or -1 if none is named.
        action: an action, or -1.
        dice: the named dice as a bit set.
    """

    def __init__(self, state: PerilousMachine, text: str) -> None:
        tokens = text.split()
        self.verb = -1
        self.hero = -1
        self.action = -1
        self.dice = 0
        if not tokens or tokens[0] not in VERB_WORDS:
            return
        rest = tokens[1:]
        roles = [role(state, seat) for seat in range(int(state.seats))]
        if rest and rest[0] in roles:
            self.hero = roles.index(rest.pop(0))
        if rest and rest[0] in ACTION_WORDS:
            self.action = ACTION_WORDS.index(rest.pop(0))
        for token in rest:
            if not (token.isascii() and token.isdigit()) or not 1 <= int(token[:3]) <= 46:
                return
            self.dice |= 1 << (int(token) - 1)
        if self.action >= 0:
            self.verb = VERB_WORDS.index(tokens[0])


def classes(state: PerilousMachine, action: int, dice: int) -> tuple[int, ...] | None:
    """The numbers of dice of each class in an option; None if a die does not count as the action's symbol."""
    natural = int(state.cells[action])
    wilds = int(state.cells[Face.WILD])
    if dice & ~(natural | wilds) != 0:
        return None
    doubles = int(state.firsts | state.firsts << 1)
    cards = natural & ~(BLUE_DICE | BLACK_BIT)
    masks = (natural & BLUE_DICE, natural & BLACK_BIT, cards & ~doubles, cards & doubles, wilds)
    return tuple([(dice & mask).bit_count() for mask in masks])


def normal(state: PerilousMachine, choice: Choice, text: str) -> str:
    """The choice's own spelling: equal dice, the own hero's name, and dice that need not be named."""
    said = TypedAssignment(state, text)
    if said.verb < 0 or choice.prompt not in (Step.ASSIGN, Step.ACTIVATE, Step.OWNER):
        return text
    hero = choice.seat if said.hero < 0 else said.hero
    alike: list[int] = []
    for place in range(int(choice.n)):
        item = int(choice.items[place])
        if verb_of(item) != said.verb or action_of(item) != said.action or hero_of(item) != hero:
            continue
        same = classes(state, said.action, int(rest_of(item))) == classes(state, said.action, said.dice)
        if choice.prompt != Step.ASSIGN or same or said.dice == 0:
            alike.append(item)
    return word(state, choice, alike[0]) if len(alike) == 1 else text


# ---- outcomes of chance -------------------------------------------------------------------------


def outcome_word(state: PerilousMachine, outcome: int) -> str:
    """The notation of an outcome of the chance that is asked now."""
    dice = int(state.dice_in_the_air())
    if dice:
        faces = faces_after(0, dice, outcome)
        return " ".join(FACE_WORDS[face_at(faces, die)] for die in range(DICE) if dice >> die & 1)
    step = step_of(state.top())
    arg = int(arg_of(state.top()))
    if step == Step.DRAW_WORLDS:
        return CARD_IDS[nth(state.reserve & level_mask(level_to_draw(state)), outcome)]
    if step == Step.REPLACE:
        return CARD_IDS[nth(replacements(state), outcome)]
    if step == Step.TURN_SIDES:
        return WORLD_IDS[(state.ahead >> 6 * arg & 63) - 1 + outcome]
    if step == Step.REPLACE_SIDE:
        return WORLD_IDS[2 * arg + outcome]
    if step == Step.FIRST_HERO:
        return role(state, outcome)
    return str(outcome)


def read_outcome(state: PerilousMachine, text: str) -> int:
    """The inverse of `outcome_word`.

    Raises:
        UnreadableAnswer: the text is no outcome of the chance that is asked now.
    """
    said = text.lower().split()
    dice = int(state.dice_in_the_air())
    if dice:
        return read_dice(dice, [token for token in said if token != NOT_THROWN], text)
    for outcome in range(int(state.chance)):
        if [outcome_word(state, outcome)] == said:
            return outcome
    raise no_such_outcome(text)


def read_dice(dice: int, said: list[str], text: str) -> int:
    """The outcome in which the thrown dice show these faces, lowest number first (PP-RNG-01)."""
    outcome = 0
    thrown = members(dice)
    if len(said) != len(thrown):
        raise UnreadableAnswer(
            "perilous-error-dice",
            "PP-RNG-01",
            got=text[:80],
            count=int(bits_in(dice)),
            dice=", ".join(str(die + 1) for die in thrown),
        )
    for die, token in zip(thrown, said, strict=True):
        sixth = "heartless" if die == DICE - 1 else "wild"
        faces = (*ACTION_WORDS, sixth)
        if token not in faces:
            raise UnreadableAnswer(
                "perilous-error-face", "PP-COMP-07", got=token[:40], die=die + 1, known=", ".join(faces)
            )
        outcome = outcome * len(faces) + faces.index(token)
    return outcome
