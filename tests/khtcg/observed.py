"""The position of a running match as plain data for the oracle: what lies where, nothing derived."""

from __future__ import annotations

from tests.khtcg.oracle import Position
from tests.khtcg.things import Change, Played, Player, Thing

from playmat.games.khtcg import packing
from playmat.games.khtcg.hooks import STAT_WORDS
from playmat.games.khtcg.instructions import Op, Select
from playmat.games.khtcg.rules import Duel
from playmat.games.khtcg.symbols import Area, Fight
from playmat.games.khtcg.terms import Type as CardType

AREAS = {
    Area.PLAYER: "player",
    Area.FORM: "form",
    Area.FRIENDS: "ally",
    Area.FIGHT: "fighter",
    Area.WORLD: "world",
    Area.DISRUPTOR: "disruptor",
    Area.EQUIPMENT: "equipment",
    Area.CAPTIVE: "ally",
}
FIGHTS = {Fight.NONE: "", Fight.BATTLE: "battle", Fight.CHALLENGE: "challenge"}


def observed(match: Duel) -> Position:
    """Everything on the table of a match."""
    cards = match.book.cards
    players = tuple(
        Player(
            int(side.hp),
            [cards[card & packing.CARD_MASK].plain for card in side.hand],
            [
                Played(cards[packing.used_card(used)].plain, int(packing.used_together(used)))
                for used in side.used
                if cards[packing.used_card(used)].type == CardType.ATTACK
            ],
        )
        for side in match.sides
    )
    assert len(players) == 2
    ruleset = "tomy" if match.rules.tomy else "ffg"
    return Position(
        ruleset,
        int(match.turn_player),
        FIGHTS[int(match.fight)],
        (players[0], players[1]),
        things(match),
        changes(match),
    )


def things(match: Duel) -> list[Thing]:
    """All cards in play; Worlds in the order in which they lie."""
    found: dict[int, Thing] = {}
    for slot, piece in enumerate(match.pieces):
        area = int(packing.piece_area(piece))
        if area not in AREAS:
            continue
        owner, controller = int(packing.piece_owner(piece)), int(packing.piece_controller(piece))
        host = int(packing.piece_host(piece)) if area in (Area.EQUIPMENT, Area.DISRUPTOR) else -1
        found[slot] = Thing(
            slot,
            match.book.cards[packing.piece_card(piece)].plain,
            owner,
            controller,
            AREAS[area],
            controller,
            host,
            int(packing.piece_counters(piece)),
            area == Area.CAPTIVE,
        )
    for seat, side in enumerate(match.sides):
        for slot in side.disruptors:
            found[slot].side = seat
        for place in side.worlds:
            found[place] = found.pop(place)
    return list(found.values())


def changes(match: Duel) -> list[Change]:
    """What lasts on single cards."""
    found: list[Change] = []
    for lasting in match.lasting:
        at = packing.lasting_place(lasting)
        op = match.code[at] & 255
        slot = int(packing.lasting_slot(lasting))
        if op == Op.RAISE:
            stat, amount = match.code[at + Select.MORE], match.code[at + Select.MORE + 1]
            found.append(Change(slot, STAT_WORDS[stat], int(amount * packing.lasting_times(lasting))))
        elif op == Op.SILENCE:
            found.append(Change(slot, "", 0))
    return found
