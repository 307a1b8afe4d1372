"""Positions as documents: the `[position]` table of a scenario.

    phase = "action"                 # or stack = ["action 0"], the rules in progress
    turn_player = 0
    [[position.seats]]
    player = "sora"                  # a card in play: its code or name, or a table
    hp = 5
    worlds = ["KH-W01", { card = "KH-W02", slot = 4 }]     # the current one last
    friends = [{ card = "goofy", equipment = ["warhammer"] }]
    disruptors = [{ card = "soldier", damage = 2 }]        # on this seat's current World
    hand = ["fire"]
    deck = ["KH-M01"]                # the top card first

What is left out is empty, 0 or false. Slots are given in order where the document names none.
This module reads a document; `position_lay` writes one.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.khtcg.packing import (
    COUNTERS_SHIFT,
    DAMAGE_SHIFT,
    LIES,
    MOST_TIMES,
    NO_SLOT,
    SPENT_SHIFT,
    UNBOUND,
    due_of,
    lasting_of,
    piece_of,
    used_of,
)
from playmat.games.khtcg.reading import TableReader, find_card, refuse
from playmat.games.khtcg.rules import MAX_TURNS, Duel
from playmat.games.khtcg.saving import MAX_HP
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.symbols import FINISH_WORDS, NONE, STEP_WORDS, Area, Check, Fight, Step
from playmat.games.khtcg.terms import Type
from playmat.kernel.frames import frame_from_words
from playmat.kernel.game import Plain
from playmat.kernel.state import arg_of, seat_of, step_of

KEYS: Final = (
    "phase",
    "stack",
    "turn",
    "turn_player",
    "first_player",
    "fight",
    "moved",
    "battled",
    "escaped",
    "techniques",
    "challenges",
    "seats",
    "gone",
    "lasting",
    "due",
    "claimed",
    "running",
    "chosen",
    "winner",
    "cause",
)
SEAT_KEYS: Final = (
    "hp",
    "player",
    "pick",
    "forms",
    "worlds",
    "friends",
    "fighters",
    "disruptors",
    "captives",
    "hand",
    "known",
    "deck",
    "deck_known",
    "discard",
    "used",
)
PIECE_KEYS: Final = (
    "card",
    "slot",
    "owner",
    "seat",
    "controller",
    "damage",
    "counters",
    "spent",
    "equipment",
    "unbound",
    "world",
    "captor",
)
USED_KEYS: Final = ("card", "together")
LASTING_KEYS: Final = ("at", "seat", "until", "slot", "times", "card", "lies")
DUE_KEYS: Final = ("at", "seat", "slot", "subject", "detail")
PHASES: Final = {
    "setup": Step.LEADER,
    "draw": Step.TURN_START,
    "action": Step.ACTION,
    "challenge": Step.CHALLENGE,
    "discard": Step.DISCARD_PHASE,
}
STEPS: Final = {word: step for step, word in STEP_WORDS.items()}
PLACES: Final = 1 << 20
FRAME_SEATS: Final = 16
"""As many as fit: `select` has beside the seat what it chooses from."""


def place(duel: Duel, document: Plain) -> None:
    """Make an empty match the one that a document describes.

    Raises:
        BadScenario: what is unknown or does not fit, and where.
    """
    whole = TableReader(document, KEYS, "")
    duel.turn = whole.number("turn", 0, MAX_TURNS, 1)
    duel.turn_player = whole.number("turn_player", 0, 1, 0)
    duel.first_player = whole.number("first_player", 0, 1, 0)
    duel.fight = whole.number("fight", 0, 2, Fight.NONE)
    duel.moved = whole.flag("moved")
    duel.battled = whole.flag("battled")
    duel.escaped = whole.flag("escaped")
    duel.techniques = whole.number("techniques", 0, MAX_TURNS, 0)
    duel.challenges = whole.number("challenges", -100, 100, 1)
    seats = whole.items("seats")
    if len(seats) != 2:
        refuse("seats", "khtcg-place-seats", got=len(seats))
    duel.sides = vec[Side]([Side(0, vec[i64]()), Side(1, vec[i64]())])
    readers = [TableReader(seats[seat], SEAT_KEYS, f"seats.{seat}") for seat in range(2)]
    taken = named_slots(document)
    for side, reader in zip(duel.sides, readers, strict=True):
        place_piles(duel, side, reader)
        place_in_play(duel, side, reader, taken)
    for place_in_list, one in enumerate(whole.items("gone")):
        place_gone(duel, one, f"gone.{place_in_list}")
    place_effects(duel, whole)
    duel.index_texts()
    place_stack(duel, whole)
    if duel.turn > 0:
        duel.restless = Check.ALL | Check.DOUBLES
    if "winner" in whole.table:
        duel.winner = whole.number("winner", 0, 2, 0)
        duel.cause = FINISH_WORDS.index(whole.word("cause", FINISH_WORDS, "conceded"))
        duel.restless = 0
        duel.finish()


def named_slots(document: Any) -> set[int]:  # noqa: ANN401 - any part of a document
    """All slots that a document names, so that no other card is put there."""
    if isinstance(document, list):
        return set[int]().union(*[named_slots(one) for one in document])
    if not isinstance(document, dict):
        return set()
    found = set[int]().union(*[named_slots(one) for one in document.values()])
    if "card" in document and isinstance(document.get("slot"), int):
        found.add(document["slot"])
    return found


def place_piles(duel: Duel, side: Side, reader: TableReader) -> None:
    """Deck, hand, discard pile, and the cards used in the running fight."""
    side.hp = reader.number("hp", -MAX_HP, MAX_HP, 1)
    if "pick" in reader.table:
        side.pick = find_card(duel.book, reader.table["pick"], reader.at("pick"))
    side.deck = marked(reader, reader.cards(duel.book, "deck"), "deck_known", True)
    side.hand = marked(reader, reader.cards(duel.book, "hand"), "known", False)
    for card in reader.cards(duel.book, "discard"):
        side.discard = append(side.discard, card)
    for number, one in enumerate(reader.items("used")):
        inner = as_table(one, USED_KEYS, reader.at(f"used.{number}"))
        card = find_card(duel.book, inner.table.get("card"), inner.at("card"))
        side.used = append(side.used, used_of(card, inner.number("together", 0, 60, 0)))


def marked(reader: TableReader, cards: list[int], key: str, turned: bool) -> vec[i64]:
    """Cards with the marks of who knows them; `turned` puts the first one last."""
    marks = reader.items(key) or [0] * len(cards)
    if len(marks) != len(cards) or not all(mark in (0, 1, 2, 3) for mark in marks):
        refuse(reader.at(key), "khtcg-place-known", count=len(cards))
    both = [card | mark << 12 for card, mark in zip(cards, marks, strict=True)]
    pile: vec[i64] = vec[i64]()
    for card in both[::-1] if turned else both:
        pile = append(pile, card)
    return pile


def as_table(given: object, keys: tuple[str, ...], path: str) -> TableReader:
    """A card in a list: its code or name alone, or a table."""
    return TableReader({"card": given} if isinstance(given, str) else given, keys, path)


class Placer:
    """Puts the cards of one player into play.

    Args:
        duel: the match.
        side: whose cards they are.
        taken: the slots that the document gives to cards, those given out already among them.
    """

    def __init__(self, duel: Duel, side: Side, taken: set[int]) -> None:
        self.duel = duel
        self.side = side
        self.taken = taken

    def put(self, given: object, path: str, area: int, host: int) -> int:
        """A card in an area; gives its slot. Its Equipment follows."""
        duel, side = self.duel, self.side
        inner = as_table(given, PIECE_KEYS, path)
        card = find_card(duel.book, inner.table.get("card"), inner.at("card"))
        usual = 1 - side.seat if area == Area.DISRUPTOR else side.seat
        owner = inner.number("owner", 0, 1, usual)
        controller = inner.number("controller", 0, 1, usual)
        piece = int(piece_of(card, owner, controller, area, host))
        piece |= inner.number("damage", 0, 1023, 0) << DAMAGE_SHIFT
        piece |= inner.number("counters", 0, 1023, 0) << COUNTERS_SHIFT
        piece |= inner.number("spent", 0, 15, 0) << SPENT_SHIFT
        piece |= UNBOUND if inner.flag("unbound") else 0
        slot = self.slot_of(inner)
        put_piece(duel, slot, piece)
        for number, worn in enumerate(inner.items("equipment")):
            at = self.put(worn, inner.at(f"equipment.{number}"), Area.EQUIPMENT, slot)
            side.equipment = append(side.equipment, at)
        return slot

    def slot_of(self, inner: TableReader) -> int:
        """The slot a table names, or the first free one."""
        if "slot" in inner.table:
            return inner.number("slot", 0, NO_SLOT - 1, 0)
        slot = 0
        while slot in self.taken:
            slot += 1
        self.taken.add(slot)
        return slot


def put_piece(duel: Duel, slot: int, piece: int) -> None:
    """Put a packed card into a slot."""
    while len(duel.pieces) <= slot:
        duel.pieces = append(duel.pieces, 0)
    duel.pieces[slot] = piece


def place_in_play(duel: Duel, side: Side, reader: TableReader, taken: set[int]) -> None:
    """The cards in play on a player's mat."""
    placer = Placer(duel, side, taken)
    if "player" in reader.table:
        side.leader = placer.put(reader.table["player"], reader.at("player"), Area.PLAYER, 0)
        if duel.card_in(side.leader).type != Type.PLAYER:
            refuse(reader.at("player"), "khtcg-place-player", got=duel.card_in(side.leader).code)
        if "hp" not in reader.table:
            side.hp = duel.card_in(side.leader).hp
    elif duel.turn > 0:
        refuse(reader.at("player"), "khtcg-place-no-player")
    for number, given in enumerate(reader.items("forms")):
        side.form = placer.put(given, reader.at(f"forms.{number}"), Area.FORM, int(side.face()))
    for number, given in enumerate(reader.items("worlds")):
        slot = placer.put(given, reader.at(f"worlds.{number}"), Area.WORLD, 0)
        side.worlds = append(side.worlds, slot)
    for number, given in enumerate(reader.items("friends")):
        slot = placer.put(given, reader.at(f"friends.{number}"), Area.FRIENDS, 0)
        side.friends = append(side.friends, slot)
    for number, given in enumerate(reader.items("fighters")):
        slot = placer.put(given, reader.at(f"fighters.{number}"), Area.FIGHT, 0)
        side.fighters = append(side.fighters, slot)
    for number, given in enumerate(reader.items("disruptors")):
        path = reader.at(f"disruptors.{number}")
        inner = as_table(given, PIECE_KEYS, path)
        count = len(side.worlds)
        if count == 0:
            refuse(path, "khtcg-place-no-world")
        world = int(side.worlds[inner.number("world", 0, count - 1, count - 1)])
        slot = placer.put(given, path, Area.DISRUPTOR, world)
        side.disruptors = append(side.disruptors, slot)
    for number, given in enumerate(reader.items("captives")):
        path = reader.at(f"captives.{number}")
        captor = as_table(given, PIECE_KEYS, path).number("captor", 0, NO_SLOT - 1, 0)
        placer.put(given, path, Area.CAPTIVE, captor)


def place_gone(duel: Duel, given: object, path: str) -> None:
    """A card that has left play this turn."""
    inner = TableReader(given, PIECE_KEYS, path)
    card = find_card(duel.book, inner.table.get("card"), inner.at("card"))
    host = inner.number("world", 0, NO_SLOT, 0)
    piece = int(
        piece_of(card, inner.number("owner", 0, 1, 0), inner.number("controller", 0, 1, 0), Area.GONE, host)
    )
    piece |= inner.number("damage", 0, 1023, 0) << DAMAGE_SHIFT
    piece |= inner.number("counters", 0, 1023, 0) << COUNTERS_SHIFT
    piece |= inner.number("spent", 0, 15, 0) << SPENT_SHIFT
    put_piece(duel, inner.number("slot", 0, NO_SLOT - 1, 0), piece)


def place_effects(duel: Duel, whole: TableReader) -> None:
    """What lasts, what is due and what is being carried out."""
    for number, one in enumerate(whole.items("lasting")):
        inner = TableReader(one, LASTING_KEYS, f"lasting.{number}")
        card = find_card(duel.book, inner.table["card"], inner.at("card")) if "card" in inner.table else NONE
        lasting = lasting_of(
            inner.number("at", 0, len(duel.code) - 1, 0),
            inner.number("seat", 0, 1, 0),
            inner.number("until", 0, 7, 0),
            inner.number("slot", 0, NO_SLOT, NO_SLOT),
            card,
            inner.number("times", 0, MOST_TIMES, 1),
        )
        duel.lasting = append(duel.lasting, lasting | (LIES if inner.flag("lies") else 0))
    for number, one in enumerate(whole.items("due")):
        duel.due = append(duel.due, place_due(duel, one, f"due.{number}"))
    duel.claimed = whole.number("claimed", 0, len(duel.due), 0)
    if "running" in whole.table:
        duel.running = place_due(duel, whole.table["running"], "running")
    for slot in whole.items("chosen"):
        if slot not in range(len(duel.pieces)):
            refuse("chosen", "khtcg-place-number", got=str(slot)[:60], low=0, high=len(duel.pieces) - 1)
        duel.chosen = append(duel.chosen, slot)


def place_due(duel: Duel, given: object, path: str) -> int:
    """An effect that is due."""
    inner = TableReader(given, DUE_KEYS, path)
    return int(
        due_of(
            inner.number("at", 0, len(duel.code) - 1, 0),
            inner.number("seat", 0, 1, 0),
            inner.number("slot", 0, NO_SLOT, NO_SLOT),
            inner.number("subject", 0, NO_SLOT, NO_SLOT),
            inner.number("detail", 0, PLACES, 0),
        )
    )


def place_stack(duel: Duel, whole: TableReader) -> None:
    """The rules in progress: frame by frame, or just the phase."""
    if "stack" not in whole.table:
        phase = whole.word("phase", tuple(PHASES), "action")
        duel.push(PHASES[phase], 0 if phase == "setup" else duel.turn_player, 0)
        return
    for number, frame in enumerate(whole.items("stack")):
        packed = frame_from_words(str(frame), STEPS, FRAME_SEATS)
        if packed is None:
            refuse(f"stack.{number}", "khtcg-place-frame", got=str(frame)[:60])
        duel.push(step_of(packed), seat_of(packed), arg_of(packed))
    if len(duel.stack) == 0:
        duel.finish()
