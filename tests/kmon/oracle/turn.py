"""Chapters 3 and 4, and 16: placing the first K-Mons, the phases of a turn, and running out of cards."""

from __future__ import annotations

from tests.kmon.oracle import options
from tests.kmon.oracle.chain import declare, settle, take_from_hand
from tests.kmon.oracle.operations import Use, tick
from tests.kmon.oracle.table import HAND_LIMIT, Battle
from tests.kmon.oracle.things import CHANCE, Course, Question

PHASES = ("item", "persistent", "substitution", "action", "end")


def course(battle: Battle) -> Course[None]:
    """The rest of a battle, from the toss or from the beginning of a phase."""
    if battle.phase == "setup":
        yield from placing(battle)
    while not battle.over():
        for phase in PHASES[PHASES.index(battle.phase) :]:
            battle.phase = phase
            yield from {
                "item": item_phase,
                "persistent": persistent_phase,
                "substitution": substitution_phase,
                "action": action_phase,
                "end": end_phase,
            }[phase](battle)
            if battle.over():
                return
        battle.turn += 1
        battle.turn_player = 1 - battle.turn_player
        battle.phase = "item"


def placing(battle: Battle) -> Course[None]:
    """The toss and the first active K-Mons (KM-SETUP-06 to KM-SETUP-11)."""
    tossed = yield Question(CHANCE, "toss", ["seat 0", "seat 1"])
    winner = int(tossed[0].split()[1])
    answer = yield Question(winner, "first", ["first", "second"])
    first = winner if answer[0] == "first" else 1 - winner
    battle.first_player = first
    for seat in (first, 1 - first):
        side = battle.sides[seat]
        answer = yield Question(seat, "start", [f"start {one.word}" for one in side.team])
        battle.bring_in(seat, battle.named(seat, answer[0]))
    rapid = [seat for seat, side in enumerate(battle.sides) if side.trait == "rapidity"]
    battle.turn_player = rapid[0] if len(rapid) == 1 else first
    for seat, side in enumerate(battle.sides):
        assert side.active is not None
        side.charges = 2
        if side.trait == "incandescent":
            side.charges += int(side.active.card.get("trait_value", 0))
        if battle.options.get("extra_charge") and seat != battle.turn_player:
            side.charges += 1  # KM-OPT-02
    battle.turn = 1
    battle.phase = "item"


def item_phase(battle: Battle) -> Course[None]:
    """At most one item (KM-ITEM-01, KM-ITEM-05), and its settlement."""
    seat = battle.turn_player
    side = battle.sides[seat]
    suspected = options.items(list(battle.cards.values()), side) if side.hand else []
    if not suspected:
        return
    said = options.items(battle.plains(side.hand), side)
    answer = yield from battle.choose(seat, "item", ["no item", *dict.fromkeys(said)], secret=True)
    if answer == "no item":
        return
    name, _, on = answer.removeprefix("play ").partition(" on ")
    chosen = battle.named(seat, on) if on else None
    card = take_from_hand(battle, seat, name)
    battle.gain(seat, -int(card.get("cost", 0)))
    if options.extra_cost(card):
        yield from battle.part_with(seat, "pay", options.extra_cost(card))
    work = Use(battle, seat, card, chosen)
    yield from work.carry_out(card.get("effects", []))
    if not work.kept:
        side.discard.append(card["code"])
    yield from settle(battle)


def persistent_phase(battle: Battle) -> Course[None]:
    """Healing, then every effect on the turn player's K-Mons (KM-PERS-01 to KM-PERS-03, KM-PERS-05)."""
    seat = battle.turn_player
    side = battle.sides[seat]
    if side.trait == "healing":
        battle.heal(side.active, 1)
    lying = ([side.active] if side.active else []) + side.bench
    for kmon, effect in [(one, effect) for one in lying for effect in one.effects]:
        if not any(one is effect for one in kmon.effects):
            continue  # its K-Mon was exhausted by an effect before it (KM-PERS-09)
        for op in effect.attach.get("tick", []):
            tick(battle, seat, kmon, op)
        effect.counters += 1
        yield from settle(battle)
        if battle.over():
            return


def substitution_phase(battle: Battle) -> Course[None]:
    """Out of the defensive position, and one substitution (KM-SUB-01 to KM-SUB-04)."""
    seat = battle.turn_player
    side = battle.sides[seat]
    side.defending = False
    if side.active is None:
        yield from battle.replace(seat)
        return
    said = ["keep"]
    if not side.has("no_switch"):
        said += [f"switch {one.word}" for one in side.reserve]
    answer = yield from battle.choose(seat, "sub", said)
    if answer != "keep":
        battle.bring_in(seat, battle.named(seat, answer))


def action_phase(battle: Battle) -> Course[None]:
    """Exactly one action; none if none is legal (KM-ACT-01, KM-ACT-02)."""
    seat = battle.turn_player
    side = battle.sides[seat]
    said = options.actions(battle.plains(side.hand), side)
    # A hand is taken to widen what can be done wherever attacks or abilities are allowed (KM-SM-03).
    wider = bool(side.hand) and not (side.has("no_attack") and side.has("no_ability"))
    if not said and not wider:
        return
    answer = yield from battle.choose(seat, "act", said or ["skip"], secret=wider)
    if answer != "skip":
        yield from declare(battle, seat, answer)


def end_phase(battle: Battle) -> Course[None]:
    """Draw, expiry, hand limit (KM-END-01 to KM-END-05)."""
    seat = battle.turn_player
    side = battle.sides[seat]
    if not side.deck:
        count_up(battle)
        return
    yield from battle.draw(seat, 1)
    for kmon in side.team:
        for effect in [one for one in kmon.effects if one.expired]:
            battle.take_off(kmon, effect)
    if len(side.hand) > HAND_LIMIT:
        yield from battle.part_with(seat, "hand", len(side.hand) - HAND_LIMIT)


def count_up(battle: Battle) -> None:
    """Settle the winner if the turn player cannot draw (KM-WIN-05, KM-WIN-06, KM-OPT-04)."""
    left = [[one for one in side.team if not one.exhausted] for side in battle.sides]
    ranks = [
        (
            len(left[seat]),
            -sum(one.damage for one in left[seat]),
            len(side.hand) if battle.options.get("deckout_hand") else 0,
        )
        for seat, side in enumerate(battle.sides)
    ]
    battle.winner = 2 if ranks[0] == ranks[1] else ranks.index(max(ranks))
