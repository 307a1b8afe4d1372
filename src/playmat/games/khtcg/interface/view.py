"""Views of a seat or a spectator, built from nothing (KH-ZONE-01 to KH-ZONE-09).

    turn, turn_player, first_player     its number from 1, and seats; `None` before the first turn
    ruleset                             "ffg" or "tomy"
    phase                               the step of the turn, a word of `codes.STEP_WORDS`, or "over"
    asked                               the seats that are asked something
    winner                              a seat, 2 for a draw, `None` while the match goes on
    moved, battled, escaped             what the active player has done this turn (section 8.1)
    further_moves, further_battles      how many texts have added to those of the rules (KH-GEN-28)
    techniques, challenges              Techniques played this turn, challenges left
    fight                               `None`, or the running battle or challenge:
        kind, seat, part, passes            "battle" or "challenge", who began it, the step of a battle
        totals                              by seat: total, player, allies, equipment, attacks, texts; in a
                                            battle `None` for the seat that does not fight
    playing                             cards being played: seat, code
    due                                 texts that are due: seat, code
    lasting                             changes that last: seat, what, until, on (an id or `None`), code
    seats                               by seat, what lies before a player:
        hp, world_total                     the track of Worlds goes to 13
        attack, magic, level                of the Player Card, as texts and Equipment change them
        player, forms                       cards in play (below); the topmost form last
        worlds                              the current one last, with dark_level
        friends, fighters, disruptors       those that take part in the fight have left the Friend Area
        captives                            allies of this player that are captured
        waiting                             Equipment that waits for the ally it passes to (KH-EQUIP-13)
        used                                cards played in the fight: code, together, support
        hand_count, hand                    what the viewer knows of it; the own hand in the order it came
        deck_count, deck_known              known cards of the deck: place (0 is the top), code
        discard                             codes, the newest last
        this_turn                           what cards of the book count of this turn, by word (KH-GEN-26);
                                            left out where none does
        pick                                before Player Cards are revealed, the viewer's own choice

A card in play is a table with `id` (kept while it is in play, wherever it goes), `code`, `owner`, and
`counts` (whether its text counts now); with `level`, `support`, `magic`, `pow`, `damage`, `counters` where
its kind has them; `equipment`, the cards it bears; `world`, of a disruptor the place of its World in
`worlds`; `captor`, the id of the card that captured it.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.cards.program import op_of
from playmat.games.khtcg.effects.continuous import (
    attack_of,
    counts,
    dark_level_of,
    done_in_turn,
    level_of,
    magic_of,
    pow_of,
    stat,
    support_of,
    world_total,
)
from playmat.games.khtcg.effects.triggers import card_of_text
from playmat.games.khtcg.language.codes import (
    NOBODY,
    NONE,
    NOW,
    STEP_WORDS,
    Area,
    Fight,
    Part,
    Step,
    Verb,
)
from playmat.games.khtcg.language.hooks import Stat
from playmat.games.khtcg.language.instructions import Op
from playmat.games.khtcg.language.terms import DEED_WORDS, UNTIL_WORDS, Type, Until
from playmat.games.khtcg.rules.action import challenges_left
from playmat.games.khtcg.rules.combat import of_allies, of_attacks, of_equipment, support_of_used, total_of
from playmat.games.khtcg.rules.play import MADE_ROOM, PART_SHIFT
from playmat.games.khtcg.state.fields import Side, captives_of, forms_of
from playmat.games.khtcg.state.layout import (
    CARD_MASK,
    NO_SLOT,
    act_card,
    due_seat,
    known_to,
    lasting_card,
    lasting_place,
    lasting_seat,
    lasting_slot,
    lasting_until,
    piece_counters,
    piece_damage,
    piece_owner,
    used_card,
    used_together,
)
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.games.khtcg.state.ruleset import FFG, TOMY
from playmat.kernel.state import Status, arg_of, seat_of, step_of

PARTS: Final = {Part.PLAY: "play", Part.TECH: "technique", Part.COMMIT: "commit", Part.ATTACK: "attack"}
"""The steps of a battle in words; what is left is the last one."""

CHANGES_THAT_LAST: Final = {Op.RAISE: "raise", Op.SILENCE: "silence", Op.CONTROL: "control"}
"""The words for what a lasting change does; all others forbid something."""


def view(state: KhtcgState, viewer: int) -> dict[str, Any]:
    """All that a viewer may know."""
    over = state.status == Status.OVER
    begun = state.turn > 0
    return {
        "turn": int(state.turn),
        "turn_player": int(state.turn_player) if begun else None,
        "first_player": int(state.first_player) if begun else None,
        "ruleset": TOMY if state.rules.tomy else FFG,
        "phase": "over" if over or len(state.stack) == 0 else STEP_WORDS[int(state.phase())],
        "asked": [seat for seat in (0, 1) if state.asks(seat)],
        "winner": int(state.winner) if state.winner != NOBODY else None,
        "moved": state.moved,
        "battled": state.battled,
        "escaped": state.escaped,
        "further_moves": int(state.further(Verb.MOVE)),
        "further_battles": int(state.further(Verb.BATTLE)),
        "techniques": int(state.techniques),
        "challenges": int(challenges_left(state, state.turn_player)) if begun else 0,
        "fight": fight_view(state) if state.fight != Fight.NONE else None,
        "playing": playing_view(state),
        "due": [
            {"seat": int(due_seat(triggered)), "code": state.book.cards[card_of_text(state, triggered)].code}
            for triggered in state.triggered
        ],
        "lasting": [lasting_view(state, int(one)) for one in state.lasting],
        "seats": [side_view(state, side, viewer) for side in state.sides],
    }


# ---- the fight -----------------------------------------------------------------------------------------


def fight_view(state: KhtcgState) -> dict[str, Any]:
    """The running battle or challenge (KH-ZONE-06, KH-ZONE-07); everything in it is open."""
    battle = state.fight == Fight.BATTLE
    frames = [packed for packed in state.stack if step_of(packed) in (Step.BATTLE, Step.CHALLENGE_ROUND)]
    arg = int(arg_of(frames[-1])) if frames else 0
    return {
        "kind": "battle" if battle else "challenge",
        "seat": int(state.turn_player),
        "part": PARTS.get(arg, "magic") if battle and frames else None,
        "passes": 0 if battle else arg,
        "totals": [
            total_view(state, side) if not battle or side.seat == state.turn_player else None
            for side in state.sides
        ],
    }


def total_view(state: KhtcgState, side: Side) -> dict[str, int]:
    """A total with its parts (KH-BATTLE-13, KH-CHAL-20); `texts` is what changes the total itself."""
    parts = {
        "player": int(attack_of(state, side.face())),
        "allies": int(of_allies(state, side)),
        "equipment": int(of_equipment(state, side)),
        "attacks": int(of_attacks(state, side)),
    }
    total = int(total_of(state, side))
    return {"total": total, **parts, "texts": total - sum(parts.values())}


def playing_view(state: KhtcgState) -> list[dict[str, Any]]:
    """The cards that have left a hand and are not yet where they belong."""
    found: list[tuple[int, int]] = []
    for packed in state.stack:
        card = NONE
        if step_of(packed) == Step.PLAY and arg_of(packed) >> PART_SHIFT <= MADE_ROOM:
            card = int(act_card(arg_of(packed)))
        elif step_of(packed) == Step.SPENT:
            card = int(arg_of(packed))
        if card == NONE or used_in_fight(state.sides[seat_of(packed)], card):
            continue
        found.append((int(seat_of(packed)), card))
    return [{"seat": seat, "code": state.book.cards[card].code} for seat, card in found]


def used_in_fight(side: Side, card: int) -> bool:
    """Return whether a card lies with those played in the running fight."""
    return any(used_card(used) == card for used in side.used)


def lasting_view(state: KhtcgState, lasting: int) -> dict[str, Any]:
    """A change that outlives its effect; `code` is the Magic Card that lies on the mat for it."""
    until = int(lasting_until(lasting))
    card = int(lasting_card(lasting))
    slot = int(lasting_slot(lasting))
    return {
        "seat": int(lasting_seat(lasting)),
        "what": CHANGES_THAT_LAST.get(int(op_of(state.code[lasting_place(lasting)])), "forbid"),
        "until": UNTIL_WORDS[Until.TURN if until == NOW else until],
        "on": slot if slot != NO_SLOT else None,
        "code": state.book.cards[card].code if card >= 0 else None,
    }


# ---- a side --------------------------------------------------------------------------------------------


def side_view(state: KhtcgState, side: Side, viewer: int) -> dict[str, Any]:
    """A side of the table as a viewer sees it."""
    cards = state.book.cards
    out = side.leader != NONE
    face = side.face()
    shown = {
        "hp": int(side.hp),
        "world_total": int(world_total(state, side)) if out else 0,
        "attack": int(attack_of(state, face)) if out else 0,
        "magic": int(magic_of(state, side, face)) if out else 0,
        "level": int(level_of(state, face)) if out else 0,
        "player": piece_view(state, side, int(side.leader)) if out else None,
        "forms": [piece_view(state, side, slot) for slot in forms_of(state, side)],
        "worlds": pieces_view(state, side, side.worlds),
        "friends": pieces_view(state, side, side.friends),
        "fighters": pieces_view(state, side, side.fighters),
        "disruptors": pieces_view(state, side, side.disruptors),
        "captives": [piece_view(state, side, slot) for slot in captives_of(state, side)],
        "waiting": [piece_view(state, side, slot) for slot in worn_by(state, side, NO_SLOT)],
        "used": [used_view(state, side, int(used)) for used in side.used],
        "hand_count": len(side.hand),
        "hand": [cards[side.hand[place] & CARD_MASK].code for place in hand_places(side, viewer)],
        "deck_count": len(side.deck),
        "deck_known": [
            {"place": place, "code": cards[side.deck[len(side.deck) - 1 - place] & CARD_MASK].code}
            for place in deck_places(side, viewer)
        ],
        "discard": [cards[card].code for card in side.discard],
        "pick": cards[side.pick].code if side.seat == viewer and side.pick != NONE else None,
    }
    if state.book.counted:
        shown["this_turn"] = this_turn_view(state, int(side.seat))
    return shown


def this_turn_view(state: KhtcgState, seat: int) -> dict[str, int]:
    """The things that texts can count of a player in this turn; all of it has been seen (KH-GEN-26)."""
    return {
        word: int(done_in_turn(state, what, seat, 0))
        for what, word in enumerate(DEED_WORDS)
        if state.book.counted >> what & 1
    }


def hand_places(side: Side, viewer: int) -> list[int]:
    """The places of a hand that a viewer knows, in the order in which that view shows them.

    The own hand lies in the order it came (KH-ZONE-03). What another hand has shown is sorted by card: its
    order is nobody's business.
    """
    if side.seat == viewer:
        return list(range(len(side.hand)))
    if viewer not in (0, 1):
        return []
    known = [place for place, held in enumerate(side.hand) if held & known_to(viewer)]
    return sorted(known, key=lambda place: int(side.hand[place] & CARD_MASK))


def deck_places(side: Side, viewer: int) -> list[int]:
    """The places of a deck, 0 for its top, whose card a viewer has seen there (KH-ZONE-02)."""
    if viewer not in (0, 1):
        return []
    return [
        place for place in range(len(side.deck)) if side.deck[len(side.deck) - 1 - place] & known_to(viewer)
    ]


def used_view(state: KhtcgState, side: Side, used: int) -> dict[str, Any]:
    """An Attack, Magic or Technique Card played in the running fight."""
    card = state.book.cards[used_card(used)]
    attack = card.type == Type.ATTACK
    return {
        "code": card.code,
        "together": int(used_together(used)),
        "support": int(support_of_used(state, side, used)) if attack else 0,
    }


# ---- a card in play ------------------------------------------------------------------------------------


def pieces_view(state: KhtcgState, side: Side, slots: vec[i64]) -> list[dict[str, Any]]:
    """Some cards in play."""
    return [piece_view(state, side, int(slot)) for slot in slots]


def piece_view(state: KhtcgState, side: Side, slot: int) -> dict[str, Any]:
    """A card in play (KH-GEN-04), which everybody sees."""
    piece = int(state.pieces[slot])
    shown: dict[str, Any] = {
        "id": slot,
        "code": state.card_in(slot).code,
        "owner": int(piece_owner(piece)),
        "counts": bool(counts(state, slot)),
    }
    shown |= values_of(state, side, slot)
    if piece_counters(piece):
        shown["counters"] = int(piece_counters(piece))
    area = state.area(slot)
    if area == Area.DISRUPTOR:
        shown["damage"] = int(piece_damage(piece))
        shown["world"] = list(side.worlds).index(state.host(slot))
    elif area == Area.CAPTIVE:
        shown["captor"] = int(state.host(slot))
    worn = worn_by(state, side, slot)
    if worn:
        shown["equipment"] = [piece_view(state, side, one) for one in worn]
    return shown


def worn_by(state: KhtcgState, side: Side, slot: int) -> list[int]:
    """The Equipment that a character bears."""
    return [int(one) for one in side.equipment if state.host(one) == slot]


def values_of(state: KhtcgState, side: Side, slot: int) -> dict[str, int]:
    """The values of a card as texts change them (KH-GEN-22)."""
    card = state.card_in(slot)
    if card.type == Type.EQUIPMENT:
        return {"support": int(stat(state, slot, Stat.SUPPORT, card.support)), "magic": int(card.magic)}
    if card.type == Type.WORLD:
        return {"level": int(level_of(state, slot)), "dark_level": int(dark_level_of(state, slot))}
    values = {"level": int(level_of(state, slot))}
    if state.area(slot) == Area.DISRUPTOR:
        return {**values, "pow": int(pow_of(state, slot))}
    if state.area(slot) in (Area.PLAYER, Area.FORM):
        return values
    values["support"] = int(support_of(state, slot))
    if card.type != Type.DARK:
        values["magic"] = int(magic_of(state, side, slot))
    return values
