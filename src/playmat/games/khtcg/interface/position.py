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
    deck = ["KH-M01"]                # the top card first; `deck = 20`: twenty cards of no matter

What is left out is empty, 0 or false. Slots are given in order where the document names none.
This module reads a document; `position_dump` writes one.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.finding import code_meant
from playmat.cards.placing import KeptPlace
from playmat.games.khtcg.language.codes import FINISH_WORDS, NONE, STEP_WORDS, Area, Check, Fight, Step
from playmat.games.khtcg.language.instructions import CAN, Op
from playmat.games.khtcg.language.terms import DEED_WORDS, Deed, Type
from playmat.games.khtcg.language.vocabulary import OPERATIONS
from playmat.games.khtcg.rules.operations import MANY
from playmat.games.khtcg.rules.state_machine import KhtcgMachine
from playmat.games.khtcg.state.book import Book
from playmat.games.khtcg.state.fields import MOST_GRANTED, Side
from playmat.games.khtcg.state.layout import (
    COUNTERS_SHIFT,
    DAMAGE_SHIFT,
    LIES,
    MOST_TIMES,
    NO_SLOT,
    SPENT_SHIFT,
    UNBOUND,
    deed_of,
    due_of,
    lasting_of,
    piece_of,
    used_of,
)
from playmat.kernel.documents.form import shown
from playmat.kernel.documents.positions import LONGEST, TableReader, refuse, refuse_value
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
    "further_moves",
    "further_battles",
    "seats",
    "gone",
    "lasting",
    "due",
    "claimed",
    "running",
    "chosen",
    "deeds",
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
PLACES_ELSEWHERE: Final = ("equipment", "waiting", "gone", "playing", "due", "lasting")
CARD_PLACES: Final = frozenset({*SEAT_KEYS, *PLACES_ELSEWHERE}) - {"hp", "known"}
"""The places of cards in a position or a view: of a seat, on a card, and of the match."""

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
MOST: Final = 99_999
"""The highest turn, and the most HP and techniques; a field holds ten times as much, to count on."""

KEPT: Final = {
    Step.EFFECT: KeptPlace(frozenset(one.code for one in OPERATIONS), 0),
    Step.SELECT: KeptPlace(frozenset(CAN), MANY),
    Step.CARRY_OUT: KeptPlace(frozenset(CAN) | {Op.KEEP}, 0),
    Step.FIND: KeptPlace({Op.SEARCH, Op.RECOVER, Op.PUT, Op.LAY_WORLD, Op.EQUIP}, MANY),
    Step.COIN: KeptPlace({Op.COIN}, 0),
    Step.MAY: KeptPlace({Op.MAY}, 0),
    Step.CHOOSE: KeptPlace({Op.CHOOSE}, 0),
}
"""The steps that keep the place of an instruction, and above it how many cards are still to be taken."""

HIGHEST_SLOT: Final = NO_SLOT >> 1
"""The highest slot that a document may name; there are twice as many, for the cards that come into play."""

LASTING_KEYS: Final = ("at", "seat", "until", "slot", "times", "card", "lies")
DEED_KEYS: Final = ("seat", "what", "card", "count")
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


def place(state: KhtcgMachine, document: Plain) -> None:
    """Make an empty match the one that a document describes.

    Raises:
        BadScenario: what is unknown or does not fit, and where.
    """
    whole = TableReader(document, "", KEYS)
    state.turn = whole.number("turn", 0, MOST, 1)
    state.turn_player = whole.number("turn_player", 0, 1, 0)
    state.first_player = whole.number("first_player", 0, 1, 0)
    state.fight = whole.number("fight", 0, 2, Fight.NONE)
    state.moved = whole.flag("moved")
    state.battled = whole.flag("battled")
    state.escaped = whole.flag("escaped")
    state.techniques = whole.number("techniques", 0, MOST, 0)
    state.challenges = whole.number("challenges", -100, 100, 1)
    further = [whole.number(key, 0, MOST_GRANTED, 0) for key in ("further_moves", "further_battles")]
    if any(further):
        state.granted = vec[i64](further)
    seats = whole.items("seats")
    if len(seats) != 2:
        refuse("seats", "khtcg-place-seats", got=len(seats))
    state.sides = vec[Side]([Side(0, vec[i64]()), Side(1, vec[i64]())])
    readers = [TableReader(seats[seat], f"seats.{seat}", SEAT_KEYS) for seat in range(2)]
    taken = named_slots(document)
    for side, reader in zip(state.sides, readers, strict=True):
        place_piles(state, side, reader)
        place_in_play(state, side, reader, taken)
    for place_in_list, one in enumerate(whole.items("gone")):
        place_gone(state, one, f"gone.{place_in_list}")
    place_effects(state, whole)
    for place_in_list, one in enumerate(whole.items("deeds")):
        state.deeds = append(state.deeds, place_deed(state.book, one, f"deeds.{place_in_list}"))
    state.index_texts()
    place_stack(state, whole)
    if state.turn > 0:
        state.checks_due = Check.ALL | Check.DOUBLES
    if "winner" in whole.table:
        state.winner = whole.number("winner", 0, 2, 0)
        state.cause = FINISH_WORDS.index(whole.word("cause", FINISH_WORDS, "conceded"))
        state.checks_due = 0
        state.finish()


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


def place_piles(state: KhtcgMachine, side: Side, reader: TableReader) -> None:
    """Deck, hand, discard pile, and the cards used in the running fight."""
    side.hp = reader.number("hp", -MOST, MOST, 1)
    if "pick" in reader.table:
        side.pick = find_card(state.book, reader.table["pick"], reader.at("pick"))
    side.deck = marked(reader, deck_at(state.book, reader), "deck_known", True)
    side.hand = marked(reader, cards_at(state.book, reader, "hand"), "known", False)
    for card in cards_at(state.book, reader, "discard"):
        side.discard = append(side.discard, card)
    for number, one in enumerate(reader.items("used")):
        inner = as_table(one, USED_KEYS, reader.at(f"used.{number}"))
        card = find_card(state.book, inner.table.get("card"), inner.at("card"))
        side.used = append(side.used, used_of(card, inner.number("together", 0, 60, 0)))


def cards_at(book: Book, reader: TableReader, key: str) -> list[int]:
    """A list of cards by code or name."""
    return [find_card(book, one, reader.at(key)) for one in reader.items(key)]


def deck_at(book: Book, reader: TableReader) -> list[int]:
    """A deck: a list of cards, or how many fillers, Worlds whose text says nothing."""
    if not isinstance(reader.table.get("deck"), int):
        return cards_at(book, reader, "deck")
    fillers = [int(card.number) for card in book.cards if card.type == Type.WORLD and len(card.says) == 0]
    return fillers[:1] * reader.number("deck", 0, LONGEST, 0)


def find_card(book: Book, given: object, path: str) -> int:
    """A card by its code, its word in notation, or its name in any language."""
    known = [card.code for card in book.cards]
    return book.card_code(code_meant(book.named, given, known, "khtcg", path))


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
    return TableReader({"card": given} if isinstance(given, str) else given, path, keys)


class Placer:
    """Puts the cards of one player into play.

    Args:
        state: the match.
        side: whose cards they are.
        taken: the slots that the document gives to cards, those given out already among them.
    """

    def __init__(self, state: KhtcgMachine, side: Side, taken: set[int]) -> None:
        self.state = state
        self.side = side
        self.taken = taken

    def put(self, given: object, path: str, area: int, host: int) -> int:
        """A card in an area; gives its slot. Its Equipment follows."""
        state, side = self.state, self.side
        inner = as_table(given, PIECE_KEYS, path)
        card = find_card(state.book, inner.table.get("card"), inner.at("card"))
        usual = 1 - side.seat if area == Area.DISRUPTOR else side.seat
        owner = inner.number("owner", 0, 1, usual)
        low, high = (0, 1) if area == Area.DISRUPTOR else (side.seat, side.seat)
        controller = inner.number("controller", int(low), int(high), usual)
        piece = int(piece_of(card, owner, controller, area, host))
        piece |= inner.number("damage", 0, 1023, 0) << DAMAGE_SHIFT
        piece |= inner.number("counters", 0, 1023, 0) << COUNTERS_SHIFT
        piece |= inner.number("spent", 0, 15, 0) << SPENT_SHIFT
        piece |= UNBOUND if inner.flag("unbound") else 0
        slot = self.slot_of(inner)
        put_piece(state, slot, piece)
        for number, worn in enumerate(inner.items("equipment")):
            at = self.put(worn, inner.at(f"equipment.{number}"), Area.EQUIPMENT, slot)
            side.equipment = append(side.equipment, at)
        return slot

    def slot_of(self, inner: TableReader) -> int:
        """The slot a table names, or the first free one."""
        if "slot" in inner.table:
            return inner.number("slot", 0, HIGHEST_SLOT, 0)
        slot = 0
        while slot in self.taken:
            slot += 1
        self.taken.add(slot)
        return slot


def put_piece(state: KhtcgMachine, slot: int, piece: int) -> None:
    """Put a packed card into a slot."""
    while len(state.pieces) <= slot:
        state.pieces = append(state.pieces, 0)
    state.pieces[slot] = piece


def place_in_play(state: KhtcgMachine, side: Side, reader: TableReader, taken: set[int]) -> None:
    """The cards in play on a player's mat."""
    placer = Placer(state, side, taken)
    if "player" in reader.table:
        side.leader = placer.put(reader.table["player"], reader.at("player"), Area.PLAYER, 0)
        if state.card_in(side.leader).type != Type.PLAYER:
            refuse(reader.at("player"), "khtcg-place-player", got=state.card_in(side.leader).code)
        if "hp" not in reader.table:
            side.hp = state.card_in(side.leader).hp
    elif state.turn > 0:
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
        captor = as_table(given, PIECE_KEYS, path).number("captor", 0, HIGHEST_SLOT, 0)
        placer.put(given, path, Area.CAPTIVE, captor)


def place_gone(state: KhtcgMachine, given: object, path: str) -> None:
    """A card that has left play this turn."""
    inner = TableReader(given, path, PIECE_KEYS)
    card = find_card(state.book, inner.table.get("card"), inner.at("card"))
    host = inner.number("world", 0, HIGHEST_SLOT, 0)
    piece = int(
        piece_of(card, inner.number("owner", 0, 1, 0), inner.number("controller", 0, 1, 0), Area.GONE, host)
    )
    piece |= inner.number("damage", 0, 1023, 0) << DAMAGE_SHIFT
    piece |= inner.number("counters", 0, 1023, 0) << COUNTERS_SHIFT
    piece |= inner.number("spent", 0, 15, 0) << SPENT_SHIFT
    put_piece(state, inner.number("slot", 0, HIGHEST_SLOT, 0), piece)


def place_effects(state: KhtcgMachine, whole: TableReader) -> None:
    """Place what lasts, what is due and what is being carried out."""
    for number, one in enumerate(whole.items("lasting")):
        inner = TableReader(one, f"lasting.{number}", LASTING_KEYS)
        card = find_card(state.book, inner.table["card"], inner.at("card")) if "card" in inner.table else NONE
        lasting = lasting_of(
            inner.number("at", 0, len(state.code) - 1, 0),
            inner.number("seat", 0, 1, 0),
            inner.number("until", 0, 7, 0),
            slot_or_none(state, inner, "slot"),
            card,
            inner.number("times", 0, MOST_TIMES, 1),
        )
        state.lasting = append(state.lasting, lasting | (LIES if inner.flag("lies") else 0))
    for number, one in enumerate(whole.items("due")):
        state.triggered = append(state.triggered, place_due(state, one, f"due.{number}"))
    state.claimed = whole.number("claimed", 0, len(state.triggered), 0)
    if "running" in whole.table:
        state.running = place_due(state, whole.table["running"], "running")
    for slot in whole.items("chosen"):
        if slot not in range(len(state.pieces)):
            refuse_value("chosen", slot, f"0-{len(state.pieces) - 1}")
        state.chosen = append(state.chosen, slot)


def place_deed(book: Book, given: object, path: str) -> int:
    """Something that a player has done in this turn; cards that were played are named (KH-GEN-26)."""
    inner = TableReader(given, path, DEED_KEYS)
    what = DEED_WORDS.index(inner.word("what", DEED_WORDS, DEED_WORDS[Deed.PLAYED]))
    card = find_card(book, inner.table.get("card"), inner.at("card")) if what == Deed.PLAYED else NONE
    return int(deed_of(what, inner.number("seat", 0, 1, 0), card, inner.number("count", 1, MOST, 1)))


def place_due(state: KhtcgMachine, given: object, path: str) -> int:
    """An effect that is due; without a slot its detail is the card with the text."""
    inner = TableReader(given, path, DUE_KEYS)
    slot = slot_or_none(state, inner, "slot")
    most = len(state.book.cards) - 1 if slot == NO_SLOT else PLACES
    return int(
        due_of(
            inner.number("at", 0, len(state.code) - 1, 0),
            inner.number("seat", 0, 1, 0),
            slot,
            slot_or_none(state, inner, "subject"),
            inner.number("detail", 0, most, 0),
        )
    )


def slot_or_none(state: KhtcgMachine, reader: TableReader, key: str) -> int:
    """The slot of a card that is there, or `NO_SLOT`."""
    slot = reader.number(key, 0, NO_SLOT, NO_SLOT)
    if slot != NO_SLOT and slot >= len(state.pieces):
        refuse_value(reader.at(key), slot, f"0-{len(state.pieces) - 1}, {NO_SLOT}")
    return slot


def place_stack(state: KhtcgMachine, whole: TableReader) -> None:
    """The rules in progress: frame by frame, or just the phase."""
    if "stack" not in whole.table:
        phase = whole.word("phase", tuple(PHASES), "action")
        state.push(PHASES[phase], 0 if phase == "setup" else state.turn_player, 0)
        return
    for number, frame in enumerate(whole.items("stack")):
        packed = frame_from_words(str(frame), STEPS, FRAME_SEATS)
        if packed is None:
            refuse(f"stack.{number}", "khtcg-place-frame", got=shown(str(frame)))
        state.push(step_of(packed), seat_of(packed), arg_of(packed))
    if len(state.stack) == 0:
        state.finish()
