"""Sentences for people: prompts, the meanings of answers, and events."""

from __future__ import annotations

from typing import Final

from playmat.games.perilous.interface.names import (
    action_phrase,
    dice_phrase,
    hero_phrase,
    item_phrase,
    world_phrase,
)
from playmat.games.perilous.interface.notation import DICE_PROMPTS, word
from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.games.perilous.state.codes import (
    ACTION_WORDS,
    DICE,
    FACE_WORDS,
    EventKind,
    Face,
    ItemOp,
    Step,
    Verb,
    action_of,
    face_at,
    hero_of,
    members,
    rest_of,
    verb_of,
)
from playmat.games.perilous.state.components import ABILITY_N, ITEM_OP
from playmat.games.perilous.state.mutations import Cell
from playmat.kernel.choice import Choice, Kind
from playmat.kernel.event import Event
from playmat.kernel.phrase import Filling, Phrase
from playmat.kernel.state import arg_of

PROMPTS: Final = {
    Step.HEART_WINDOW: ("perilous-ask-heart-window", "PP-ITEM-25"),
    Step.HEART: ("perilous-ask-heart", "PP-ROLL-08"),
    Step.KEEP: ("perilous-ask-keep", "PP-ROLL-03"),
    Step.LAST_WINDOW: ("perilous-ask-last-window", "PP-ITEM-20"),
    Step.ASSIGN: ("perilous-ask-assign", "PP-ASSIGN-01"),
    Step.CARD: ("perilous-ask-card", "PP-ITEM-12"),
    Step.ACTIVATE: ("perilous-ask-activate", "PP-ACT-02"),
    Step.OWNER: ("perilous-ask-owner", "PP-ACT-03"),
    Step.DRAWS: ("perilous-ask-draws", "PP-HERO-05"),
    Step.SHIELDS: ("perilous-ask-shields", "PP-HERO-06"),
    Step.HEAL: ("perilous-ask-heal", "PP-HERO-07"),
    Step.DRAW_WINDOW: ("perilous-ask-draw-window", "PP-SM-01"),
    Step.DISCARD: ("perilous-ask-discard", "PP-ITEM-07"),
    Step.WORLD_PRE: ("perilous-ask-world-pre", "PP-WORLD-20"),
    Step.WORLD_WINDOW: ("perilous-ask-world-window", "PP-WORLD-21"),
    Step.DAMAGE: ("perilous-ask-damage", "PP-DMG-03"),
    Step.RETHROW: ("perilous-ask-rethrow", "PP-OPT-01"),
    Step.SAVED_WINDOW: ("perilous-ask-removal-window", "PP-ITEM-28"),
    Step.SECOND_WINDOW: ("perilous-ask-second-window", "PP-OPT-01"),
    Step.OVERRUN_WINDOW: ("perilous-ask-removal-window", "PP-ITEM-29"),
}

EVENTS: Final = {
    EventKind.DEALT: "perilous-event-dealt",
    EventKind.CARD_DEALT: "perilous-event-card-dealt",
    EventKind.FIRST_HERO: "perilous-event-first-hero",
    EventKind.TURN_BEGAN: "perilous-event-turn",
    EventKind.STOPPED: "perilous-event-stopped",
    EventKind.NO_CARD: "perilous-event-no-card",
    EventKind.CARD_DRAWN: "perilous-event-card-drawn",
    EventKind.BLACK_OUT: "perilous-event-black-out",
    EventKind.NO_WORLD_ROLL: "perilous-event-no-world-roll",
    EventKind.WON: "perilous-event-won",
    EventKind.LOST_OVERRUN: "perilous-event-lost-overrun",
    EventKind.LOST_HEALTH: "perilous-event-lost-health",
}
"""Events whose sentence needs only the hero, and `n` where there is a number."""

COUNTED: Final = {
    EventKind.SHIELD_GAINED: "perilous-event-shield-gained",
    EventKind.HEALED: "perilous-event-healed",
    EventKind.SHIELD_SPENT: "perilous-event-shield-spent",
    EventKind.HURT: "perilous-event-hurt",
    EventKind.SHIELD_LOST: "perilous-event-shield-lost",
    EventKind.BLUE_OUT: "perilous-event-blue-out",
    EventKind.RESHUFFLED: "perilous-event-reshuffled",
}
"""Events with a number, and the one it leaves."""

OF_ACTION: Final = {
    EventKind.TOOK: "perilous-event-took",
    EventKind.DECLINED: "perilous-event-declined",
    EventKind.UNSET: "perilous-event-unset",
    EventKind.UNREADIED: "perilous-event-unreadied",
}
"""Events about an action of a hero."""

OF_DICE: Final = {
    EventKind.READIED: "perilous-event-readied",
    EventKind.SET: "perilous-event-set",
}
"""Events about an action and the dice for it."""

OF_CARD: Final = {
    EventKind.DEALT: "perilous-event-dealt",
    EventKind.PLAYED: "perilous-event-played",
    EventKind.DREW: "perilous-event-drew",
    EventKind.DISCARDED: "perilous-event-discarded",
}
"""Events about an Item Card."""

OF_ROLL: Final = {
    EventKind.THREW: "perilous-event-threw",
    EventKind.WORLD_ROLLED: "perilous-event-world-rolled",
    EventKind.REMOVAL_ROLLED: "perilous-event-removal-rolled",
    EventKind.RETHREW: "perilous-event-rethrew",
}
"""Events about thrown dice."""

OF_WORLD: Final = {
    EventKind.WORLD_ENTERED: "perilous-event-world-entered",
    EventKind.EFFECT: "perilous-event-effect",
    EventKind.WORLD_SAVED: "perilous-event-world-saved",
    EventKind.WORLD_OVERRUN: "perilous-event-world-overrun",
    EventKind.REPLACED: "perilous-event-replaced",
}
"""Events about a world, with a number where there is one."""


def listed(parts: list[Phrase]) -> Phrase:
    """Several things, one after the other."""
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = Phrase("perilous-list", {"first": part, "rest": whole})
    return whole


def faces_phrase(faces: int, mask: int) -> Phrase:
    """The faces that some dice show."""
    shown: list[Phrase] = []
    for die in range(DICE):
        face = int(face_at(faces, die))
        if mask >> die & 1 and face != Face.NONE:
            name = Phrase(f"perilous-face-{FACE_WORDS[face]}")
            black = die == DICE - 1
            shown.append(Phrase("perilous-black-face", {"face": name}) if black else name)
    return listed(shown)


# ---- choices ------------------------------------------------------------------------------------


def prompt(state: PerilousMachine, choice: Choice) -> Phrase:
    """The question of a choice."""
    key, clause = PROMPTS[int(choice.prompt)]
    args: dict[str, Filling] = {"hero": hero_phrase(state, int(choice.seat))}
    if choice.prompt in (Step.KEEP, Step.HEART):
        args["left"] = int(state.limit - state.rolls)
        args["dice"] = dice_phrase(int(state.fresh))
    elif choice.prompt in (Step.OWNER, Step.DAMAGE):
        arg = int(arg_of(state.top()))
        args["action"] = action_phrase(arg) if choice.prompt == Step.OWNER else ""
        args["n"] = arg
    elif choice.prompt in (Step.DRAWS, Step.SHIELDS, Step.HEAL):
        args["n"] = int(ABILITY_N[state.cell(choice.seat, Cell.ROLE)])
    return Phrase(key, args, clause)


def describe(state: PerilousMachine, choice: Choice, answer: int) -> Phrase:
    """The meaning of an answer."""
    if choice.kind == Kind.PICK:
        return describe_option(state, int(choice.items[answer]))
    if choice.prompt in DICE_PROMPTS:
        if answer == 0:
            return Phrase("perilous-do-stop", {}, "PP-ROLL-15")
        named = 0
        for place in members(answer):
            named |= 1 << int(choice.items[place])
        return Phrase("perilous-do-throw", {"dice": dice_phrase(named)}, "PP-ROLL-03")
    if choice.kind == Kind.SUBSET:
        heroes = [hero_phrase(state, int(choice.items[place])) for place in members(answer)]
        if not heroes:
            return Phrase("perilous-do-draw-nobody", {}, "PP-HERO-05")
        return Phrase("perilous-do-draws", {"heroes": listed(heroes)}, "PP-HERO-05")
    shields = choice.prompt == Step.SHIELDS
    clause = "PP-HERO-06" if shields else "PP-HERO-07"
    shares = [
        Phrase("perilous-share", {"hero": hero_phrase(state, int(choice.items[place])), "n": amount})
        for place, amount in enumerate(choice.amounts(answer))
        if amount
    ]
    if not shares:
        return Phrase("perilous-do-give-nobody", {}, clause)
    return Phrase(
        "perilous-do-shields" if shields else "perilous-do-heal", {"shares": listed(shares)}, clause
    )


def describe_option(state: PerilousMachine, item: int) -> Phrase:
    """The meaning of an option of a PICK."""
    verb = int(verb_of(item))
    rest = int(rest_of(item))
    if verb in (Verb.CARD, Verb.USE, Verb.DISCARD):
        return describe_card(verb, rest)
    args: dict[str, Filling] = {
        "action": action_phrase(int(action_of(item))),
        "hero": hero_phrase(state, int(hero_of(item))),
        "dice": dice_phrase(rest),
    }
    if verb == Verb.READY:
        return Phrase("perilous-do-ready", args, "PP-ASSIGN-02")
    if verb == Verb.SET:
        return Phrase("perilous-do-set", args, "PP-ASSIGN-04")
    if verb == Verb.ACTIVATE:
        if hero_of(item) == state.active:
            return Phrase("perilous-do-activate-own", args, "PP-ASSIGN-06")
        return Phrase("perilous-do-activate", args, "PP-ASSIGN-08")
    if verb == Verb.TAKE:
        return Phrase(f"perilous-do-take-{ACTION_WORDS[int(action_of(item))]}", args, "PP-ACT-01")
    if verb == Verb.DECLINE:
        return Phrase("perilous-do-decline", args, "PP-ACT-04")
    if verb == Verb.NEXT:
        return Phrase("perilous-do-next", args, "PP-ACT-02")
    if verb == Verb.SHIELD:
        return Phrase("perilous-do-shield", {"n": rest}, "PP-DMG-02")
    if verb == Verb.PASS:
        return Phrase("perilous-do-pass", {}, "PP-SM-02")
    return Phrase("perilous-do-end", {}, "PP-ASSIGN-21")


def describe_card(verb: int, item: int) -> Phrase:
    """The meaning of playing or discarding a card."""
    card: dict[str, Filling] = {"card": item_phrase(item)}
    if verb == Verb.DISCARD:
        return Phrase("perilous-do-discard", card, "PP-ITEM-07")
    op = int(ITEM_OP[item])
    if op == ItemOp.DICE:
        return Phrase("perilous-do-card", card, "PP-ITEM-11")
    if op == ItemOp.REROLL:
        return Phrase("perilous-do-reroll", card, "PP-ITEM-21")
    if op == ItemOp.FEWER:
        return Phrase("perilous-do-fewer", card, "PP-ITEM-23")
    return Phrase("perilous-do-ignore", card, "PP-ITEM-25")


def item_name(state: PerilousMachine, choice: Choice, item: int) -> Phrase:
    """The name of a thing in a set or a division: its notation."""
    return Phrase("answer-item", {"word": word(state, choice, item)})


def touches(choice: Choice, item: int) -> tuple[str, ...]:
    """The things of the view that an item is about."""
    if choice.prompt in DICE_PROMPTS:
        return (f"{'roll' if choice.prompt == Step.RETHROW else 'dice'}.{item}",)
    if choice.kind != Kind.PICK:
        return (f"seats.{item}",)
    verb = int(verb_of(item))
    action = ACTION_WORDS[int(action_of(item)) % len(ACTION_WORDS)]
    if verb in (Verb.READY, Verb.SET, Verb.ACTIVATE):
        dice = [f"dice.{die}" if die < DICE else f"card_dice.{die - DICE}" for die in members(rest_of(item))]
        return (f"seats.{hero_of(item)}.actions.{action}", *dice)
    if verb in (Verb.TAKE, Verb.DECLINE, Verb.NEXT):
        return (f"seats.{hero_of(item)}.actions.{action}",)
    if verb in (Verb.CARD, Verb.USE, Verb.DISCARD):
        return (f"seats.{choice.seat}.items",)
    if verb == Verb.SHIELD:
        return (f"seats.{choice.seat}.shields",)
    return ()


# ---- events -------------------------------------------------------------------------------------


def tell(state: PerilousMachine, event: Event) -> Phrase:
    """The sentence of an event."""
    kind = int(event.kind)
    numbers = [int(number) for number in event.args]
    args: dict[str, Filling] = {}
    if event.seat >= 0:
        args["hero"] = hero_phrase(state, int(event.seat))
    if kind in OF_CARD:
        return Phrase(OF_CARD[kind], {**args, "card": item_phrase(numbers[0])}, event.clause)
    if kind in OF_ACTION:
        return Phrase(OF_ACTION[kind], {**args, "action": action_phrase(numbers[0])}, event.clause)
    if kind in OF_DICE:
        dice: dict[str, Filling] = {"action": action_phrase(numbers[0]), "dice": dice_phrase(numbers[1])}
        return Phrase(OF_DICE[kind], {**args, **dice}, event.clause)
    if kind == EventKind.ASSIGNED:
        args |= {"action": action_phrase(numbers[1]), "dice": dice_phrase(numbers[2])}
        if numbers[0] == event.seat:
            return Phrase("perilous-event-assigned-own", args, event.clause)
        args["owner"] = hero_phrase(state, numbers[0])
        return Phrase("perilous-event-assigned", args, event.clause)
    if kind in OF_ROLL:
        faces = faces_phrase(numbers[1], numbers[0])
        return Phrase(OF_ROLL[kind], {**args, "dice": dice_phrase(numbers[0]), "faces": faces}, event.clause)
    if kind in OF_WORLD:
        number = numbers[1] if len(numbers) > 1 else 0
        return Phrase(OF_WORLD[kind], {**args, "world": world_phrase(numbers[0]), "n": number}, event.clause)
    if kind in (EventKind.MARKER_SAVED, EventKind.MARKER_LOST):
        key = (
            "perilous-event-marker-saved" if kind == EventKind.MARKER_SAVED else "perilous-event-marker-lost"
        )
        return Phrase(key, {"n": abs(numbers[0] - numbers[1]), "now": numbers[1]}, event.clause)
    if kind == EventKind.DICE_LOST:
        return Phrase("perilous-event-dice-lost", {**args, "dice": dice_phrase(numbers[0])}, event.clause)
    if kind in COUNTED:
        now = numbers[1] if len(numbers) > 1 else 0
        return Phrase(COUNTED[kind], {**args, "n": numbers[0], "now": now}, event.clause)
    if numbers:
        args["n"] = numbers[0]
    return Phrase(EVENTS[kind], args, event.clause)
