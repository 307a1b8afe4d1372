"""The things on the table: the sides, all fields of a match, what can be read off them, the index of texts.

Only `KhtcgState` (`mutations.py`) moves them.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.effect import CardState
from playmat.games.khtcg.language.codes import LASTING, NOBODY, NONE, Area, Fight, Finish, Verb
from playmat.games.khtcg.state.book import Book
from playmat.games.khtcg.state.card import Card
from playmat.games.khtcg.state.layout import AREA_SHIFT, CARD_MASK, CONTROLLER_SHIFT, HOST_SHIFT, SLOT_MASK
from playmat.games.khtcg.state.ruleset import Rules
from playmat.kernel.stored import derived, derived_pile, flags, later_pile, number, pile, sides

MAX_TURNS: Final = 1 << 20
MAX_HP: Final = 1 << 20
MOST_GRANTED: Final = 999
"""So many moves or battles at most are added to one turn by texts; more are not counted (KH-GEN-28)."""


@final
class Side:
    """A player's side. What is in play is listed by slots (`layout`).

    Attributes:
        seat: whose side it is.
        hp: the player's Heart Points (KH-PLAYER-08, KH-WIN-06).
        leader: the Player Card.
        form: the topmost form on it, `NONE` if there is none.
        pick: while Player Cards are chosen, the card that was chosen, `NONE` before.
        deck: the deck, its top last.
        hand: the hand in the order the cards came.
        discard: the discard pile, its top last (KH-ZONE-04).
        worlds: the World Cards, the current one last (KH-WORLD-02).
        friends: the allies in the Friend Area.
        fighters: the allies that take part, in the order they joined.
        disruptors: what lies on the Worlds, whoever owns it.
        equipment: the Equipment on the characters.
        used: the Attack, Magic and Technique Cards in the running fight, in the order played.
    """

    __slots__ = (
        "deck",
        "discard",
        "disruptors",
        "equipment",
        "fighters",
        "form",
        "friends",
        "hand",
        "hp",
        "leader",
        "pick",
        "seat",
        "used",
        "worlds",
    )

    def __init__(self, seat: i64, deck: vec[i64]) -> None:
        self.seat = seat
        self.hp: i64 = 0
        self.leader: i64 = NONE
        self.form: i64 = NONE
        self.pick: i64 = NONE
        self.deck = deck
        self.hand: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()
        self.worlds: vec[i64] = vec[i64]()
        self.friends: vec[i64] = vec[i64]()
        self.fighters: vec[i64] = vec[i64]()
        self.disruptors: vec[i64] = vec[i64]()
        self.equipment: vec[i64] = vec[i64]()
        self.used: vec[i64] = vec[i64]()

    def face(self) -> i64:
        """The card whose values count as the Player Card's: the form if there is one (KH-FC-05)."""
        return self.leader if self.form == NONE else self.form

    def world(self) -> i64:
        """The current World, `NONE` without one (KH-WORLD-08)."""
        if len(self.worlds) == 0:
            return NONE
        return self.worlds[-1]


STORED_OF_SIDE: Final = (
    number("hp", MAX_HP, signed=True),
    number("leader", SLOT_MASK + 1, less=1),
    number("form", SLOT_MASK + 1, less=1),
    number("pick", CARD_MASK + 1, less=1),
    pile("deck"),
    pile("hand"),
    pile("discard"),
    pile("worlds"),
    pile("friends"),
    pile("fighters"),
    pile("disruptors"),
    pile("equipment"),
    pile("used"),
)


class Fields(CardState):
    """The things on the table in a match.

    Attributes:
        book: the cards that exist.
        rules: the ruleset and the options.
        sides: the sides of seat 0 and seat 1.
        pieces: the cards in play, by slot (`layout`).
        texts: the slots of the cards in play that have a text which hears or says something.
        listened: the union of `Card.listens` over them, and what is heard from elsewhere (`Book.elsewhere`).
        statics: the union of `Card.statics` over them, and `LASTING` while anything lasts.
        lasting: changes that outlive the effect that made them, the oldest first (`layout.lasting_of`).
        triggered: what is due (`layout.due_of`); the first `claimed` belong to `Step.TRIGGERS` frames.
        running: the effect that is being carried out, packed like those that are due.
        chosen: what has been chosen for the running effect.
        checks_due: the state checks that are called for, `Check` bits.
        captives: how many allies in play are captured.
        deeds: what has happened in this turn (`layout.deed_of`), as far as a card of the book counts it.
        turn_player, turn: whose turn it is, and its number from 1; 0 before the first.
        first_player: who takes the first turn.
        fight: what is being fought, a `Fight`; the turn player attacks.
        moved, battled, escaped, techniques, challenges: section 8.1.
        granted: how many moves and battles texts have added to this turn (KH-GEN-28); empty for none.
        winner, cause: how the match ended; `NOBODY` while it goes on.
    """

    __slots__ = (
        "battled",
        "book",
        "captives",
        "cause",
        "challenges",
        "checks_due",
        "chosen",
        "claimed",
        "deeds",
        "escaped",
        "fight",
        "first_player",
        "granted",
        "lasting",
        "listened",
        "moved",
        "pieces",
        "rules",
        "running",
        "sides",
        "statics",
        "techniques",
        "texts",
        "triggered",
        "turn",
        "turn_player",
        "winner",
    )

    APART: ClassVar[tuple[str, ...]] = ("book",)
    DERIVED: ClassVar[tuple[str, ...]] = ("texts", "listened", "statics", "captives")

    def __init__(self, book: Book, rules: Rules) -> None:
        super().__init__(book.code)
        self.book: Book = book
        self.rules: Rules = rules
        self.sides: vec[Side] = vec[Side]()
        self.pieces: vec[i64] = vec[i64]()
        self.texts: vec[i64] = vec[i64]()
        self.listened: i64 = book.elsewhere
        self.statics: i64 = 0
        self.lasting: vec[i64] = vec[i64]()
        self.triggered: vec[i64] = vec[i64]()
        self.claimed: i64 = 0
        self.running: i64 = 0
        self.chosen: vec[i64] = vec[i64]()
        self.checks_due: i64 = 0
        self.captives: i64 = 0
        self.deeds: vec[i64] = vec[i64]()
        self.turn_player: i64 = 0
        self.turn: i64 = 0
        self.first_player: i64 = 0
        self.fight: i64 = Fight.NONE
        self.moved: bool = False
        self.battled: bool = False
        self.escaped: bool = False
        self.techniques: i64 = 0
        self.challenges: i64 = 0
        self.granted: vec[i64] = vec[i64]()
        self.winner: i64 = NOBODY
        self.cause: i64 = Finish.NONE

    # ---- reading -----------------------------------------------------------------------

    def card_in(self, slot: i64) -> Card:
        """The card in a slot."""
        return self.book.cards[self.pieces[slot] & CARD_MASK]

    def controller(self, slot: i64) -> i64:
        """The controller of the card in a slot."""
        return (self.pieces[slot] >> CONTROLLER_SHIFT) & 1

    def area(self, slot: i64) -> i64:
        """The area of the card in a slot."""
        return (self.pieces[slot] >> AREA_SHIFT) & 15

    def host(self, slot: i64) -> i64:
        """The slot on which the card in a slot lies, or to which it is attached."""
        return (self.pieces[slot] >> HOST_SHIFT) & SLOT_MASK

    def in_play(self, slot: i64) -> bool:
        """Return whether the slot holds a card that is still in play (KH-GEN-04)."""
        area = (self.pieces[slot] >> AREA_SHIFT) & 15
        return area != Area.GONE and area != Area.FREE

    def equipment_on(self, side: Side, bearer: i64) -> i64:
        """The first Equipment on a character of a side, or `NONE`."""
        for slot in side.equipment:
            if (self.pieces[slot] >> HOST_SHIFT) & SLOT_MASK == bearer:
                return slot
        return NONE

    def further(self, verb: i64) -> i64:
        """The moves or battles that texts have added to this turn and that are left (KH-GEN-28)."""
        if len(self.granted) == 0:
            return 0
        return self.granted[verb - Verb.MOVE]

    def spent(self, verb: i64) -> bool:
        """Return whether the turn player has used up their moves or battles (KH-MOVE-02, KH-BATTLE-02)."""
        once = self.moved
        if verb == Verb.BATTLE:
            once = self.battled
        return once and self.further(verb) == 0

    def phase(self) -> i64:
        """The step of the turn that is in progress."""
        return self.stack[0] & 255

    # ---- the index of texts ------------------------------------------------------------

    def note_text(self, slot: i64) -> None:
        """List a slot among those with texts, which stand in their order."""
        self.texts = append(self.texts, slot)
        place: i64 = len(self.texts) - 1
        while place > 0 and self.texts[place - 1] > slot:
            self.texts[place] = self.texts[place - 1]
            place -= 1
        self.texts[place] = slot

    def recount_texts(self) -> None:
        """The unions over the cards that are left, and over what lasts."""
        listened = self.book.elsewhere
        statics: i64 = 0
        for slot in self.texts:
            card = self.book.cards[self.pieces[slot] & CARD_MASK]
            listened |= card.listens
            statics |= card.statics
        if len(self.lasting) > 0:
            statics |= LASTING
        self.listened = listened
        self.statics = statics

    def index_texts(self) -> None:
        """Find again the cards in play that have texts: the index itself is not stored."""
        texts: vec[i64] = vec[i64]()
        captives: i64 = 0
        count: i64 = len(self.pieces)
        for slot in range(count):
            if self.pieces[slot] == 0 or not self.in_play(slot):
                continue
            card = self.card_in(slot)
            if card.listens | card.statics != 0:
                texts = append(texts, slot)
            if self.area(slot) == Area.CAPTIVE:
                captives += 1
        self.texts = texts
        self.captives = captives
        self.recount_texts()


STORED: Final = (
    number("turn_player", 2),
    number("turn", MAX_TURNS),
    number("first_player", 2),
    number("fight", 3),
    flags("moved", "battled", "escaped"),
    number("techniques", MAX_TURNS),
    number("challenges"),
    number("winner", 4, less=1),
    number("cause", 7),
    number("checks_due", 16),
    number("claimed"),
    number("running"),
    sides(),
    pile("pieces"),
    pile("lasting"),
    pile("triggered"),
    pile("chosen"),
    derived_pile("texts"),
    derived("listened", "statics", "captives"),
    later_pile("deeds"),
    later_pile("granted"),
)


def forms_of(things: Fields, side: Side) -> list[int]:
    """The forms on a Player Card, the topmost last."""
    found: list[int] = []
    slot = int(side.form)
    while slot not in (NONE, side.leader):
        found.insert(0, slot)
        slot = int(things.host(slot))
    return found


def captives_of(things: Fields, side: Side) -> list[int]:
    """The allies of a player that are captured."""
    slots = range(len(things.pieces))
    return [
        slot for slot in slots if things.area(slot) == Area.CAPTIVE and things.controller(slot) == side.seat
    ]
