"""A match as a row of numbers: for programs that learn.

Cards are numbers of the book + 1, cards in play the rows of their slots; 0 stands for none. Whose something
is, is told from the seat that looks: its own things come first. What is printed on cards is not repeated:
`tables` has it. The actions are those of `actions`.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from playmat.cards.observed import HELD, write_deck, write_discard, write_hand, write_seen
from playmat.cards.program import op_of
from playmat.games.khtcg.effects.continuous import (
    attack_of,
    level_of,
    magic_of,
    world_total,
)
from playmat.games.khtcg.effects.triggers import card_of_text
from playmat.games.khtcg.interface.actions import (
    MOST_ABILITIES,
    MOST_DUE,
    MOST_PIECES,
    Action,
    action_words,
    first_of_names,
    path_of,
)
from playmat.games.khtcg.interface.observed_pieces import PIECE, of_opponent, row_after, write_pieces
from playmat.games.khtcg.language.codes import (
    NOBODY,
    NONE,
    PROMPT_WORDS,
    Fight,
    Step,
    Verb,
)
from playmat.games.khtcg.language.terms import Type
from playmat.games.khtcg.rules.action import challenges_left
from playmat.games.khtcg.rules.combat import of_allies, of_attacks, of_equipment, support_of_used, total_of
from playmat.games.khtcg.rules.play import MADE_ROOM, PART_SHIFT
from playmat.games.khtcg.state.book import Book
from playmat.games.khtcg.state.card import Card
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import (
    CARD_MASK,
    act_card,
    due_seat,
    due_subject,
    known_to,
    lasting_card,
    lasting_place,
    lasting_seat,
    lasting_slot,
    lasting_until,
    used_card,
    used_together,
)
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice
from playmat.kernel.observation.observer import LARGEST, Facts, Field, Naming, Observer, capped, clear_rows
from playmat.kernel.state import State, Status, arg_of, seat_of, step_of

VERSION: Final = 0

MOST_PLAYING: Final = 4
MOST_LASTING: Final = 12
MOST_USED: Final = 12
MOST_HELD: Final = 20
MOST_KNOWN: Final = 12
MOST_DISCARDED: Final = 60
"""So many rows of a list are shown, the first ones."""

MATCH: Final = 18
SIDE: Final = 13
PLAYING: Final = 2
DUE: Final = 3
LASTS: Final = 5
USED: Final = 3
KNOWN: Final = 2
"""Columns of the tables."""

OVER: Final = 256
"""The phase of a match that is over; none has a higher number."""


# ---- the observation ----------------------------------------------------------------------------

CARD_COLUMNS: Final[tuple[str, ...]] = (
    "type",
    "group",
    "kinds",
    "level",
    "attack",
    "support",
    "magic",
    "HP",
    "POW",
    "dark level",
    "name",
    "home",
)


def fields(book: Book) -> list[Field]:
    """The fields of an observation of a match with these cards."""
    cards = len(book.cards)
    return [
        Field(
            "match",
            (MATCH,),
            -LARGEST,
            LARGEST,
            "turn; own turn; phase (a step; 256: over); is first player; ruleset tomy; has moved, battled "
            "(each + 2 for a further one that texts grant), escaped; Techniques played; challenges left; "
            "battle 1, challenge 2; step of the battle or "
            "passes in a row, + 1; winner (own 1, opponent 2, draw 3); Player Card picked; own question is "
            "open, opponent's is; card whose text is carried out; things due",
        ),
        Field(
            "sides",
            (2, SIDE),
            -LARGEST,
            LARGEST,
            "own, opponent: HP, World total, attack, magic, level, cards in hand, in the deck, discarded; "
            "in a fight: total, and of it Player Card, allies, Equipment, Attack Cards",
        ),
        Field(
            "pieces",
            (MOST_PIECES, PIECE),
            -LARGEST,
            LARGEST,
            "cards in play, by slot: card, area, on the opponent's side, owned and controlled by them, "
            "place in its row of Worlds + 1, row of what it lies on + 1, its text counts, level, support, "
            "magic, POW, dark level, damage, counters",
        ),
        Field("playing", (MOST_PLAYING, PLAYING), 0, cards, "cards being played: card, opponent's"),
        Field(
            "due",
            (MOST_DUE, DUE),
            0,
            LARGEST,
            "texts that are due: card, opponent's, row of the card it is about + 1",
        ),
        Field(
            "lasting",
            (MOST_LASTING, LASTS),
            0,
            LARGEST,
            "changes that last: operation + 1, opponent's, until, row of the card it is on + 1, Magic Card",
        ),
        Field(
            "used",
            (2, MOST_USED, USED),
            -LARGEST,
            LARGEST,
            "own, opponent's cards played in the fight: card, others of its name with it, support",
        ),
        Field("hand", (MOST_HELD, HELD), 0, cards, "card, the opponent has seen it"),
        Field("their_hand", (MOST_HELD,), 0, cards, "the opponent's cards that were seen, by number"),
        Field(
            "deck_known",
            (2, MOST_KNOWN, KNOWN),
            0,
            LARGEST,
            "own, opponent's deck: cards that were seen where they lie, and how many lie on them",
        ),
        Field(
            "discard", (2, MOST_DISCARDED), 0, cards, "own discard pile and the opponent's, oldest card first"
        ),
        Field("deck", (cards,), 0, LARGEST, "how many of each card are in the own deck, in whatever order"),
    ]


@final
class KhtcgObserver(Observer):
    """Writes observations of the Kingdom Hearts TCG.

    Args:
        book: the cards that can be played.
    """

    def __init__(self, book: Book) -> None:
        super().__init__("KhTcg", VERSION, max(PROMPT_WORDS) + 1, action_words(book), fields(book))
        self.book: Book = book
        self.cards: i64 = len(book.cards)
        self.named: vec[i64] = first_of_names(book)

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what a seat may know of a match (KH-ZONE-01 to KH-ZONE-09)."""
        match = cast(KhtcgState, state)
        mine = match.sides[seat]
        theirs = match.sides[1 - seat]
        write_match(match, mine, out, at)
        at += MATCH
        write_side(match, mine, out, at)
        write_side(match, theirs, out, at + SIDE)
        at += 2 * SIDE
        write_pieces(match, seat, out, at)
        at += MOST_PIECES * PIECE
        write_playing(match, seat, out, at)
        at += MOST_PLAYING * PLAYING
        write_due(match, seat, out, at)
        at += MOST_DUE * DUE
        write_lasting(match, seat, out, at)
        at += MOST_LASTING * LASTS
        write_used(match, mine, out, at)
        write_used(match, theirs, out, at + MOST_USED * USED)
        at += 2 * MOST_USED * USED
        write_hand(mine.hand, CARD_MASK, known_to(1 - seat), MOST_HELD, out, at)
        at += MOST_HELD * HELD
        write_seen(theirs.hand, CARD_MASK, known_to(seat), MOST_HELD, out, at)
        at += MOST_HELD
        write_known(mine, known_to(seat), out, at)
        write_known(theirs, known_to(seat), out, at + MOST_KNOWN * KNOWN)
        at += 2 * MOST_KNOWN * KNOWN
        write_discard(mine.discard, MOST_DISCARDED, out, at)
        write_discard(theirs.discard, MOST_DISCARDED, out, at + MOST_DISCARDED)
        write_deck(mine.deck, CARD_MASK, self.cards, out, at + 2 * MOST_DISCARDED)

    def tables(self) -> list[Facts]:
        """The cards of the book."""
        cards = Facts("cards", CARD_COLUMNS)
        for card in self.book.cards:
            cards.add(card.code, card_row(card))
        return [cards]

    def namings(self) -> list[Naming]:
        """Texts that are due, cards in play and their abilities, and the cards of the book."""
        return [
            Naming("due", Action.DUE, MOST_DUE, "", [("due", 0)]),
            Naming("in play", Action.PIECE, MOST_PIECES, "", [("pieces", 0)]),
            Naming("ability", Action.ABILITY, MOST_ABILITIES),
            Naming("card", Action.CARD, int(self.cards), "cards"),
        ]

    def path(self, state: State, choice: Choice, item: i64) -> i64:
        """The actions that stand for an item."""
        return path_of(cast(KhtcgState, state), self.named, choice, item)


def card_row(card: Card) -> list[int]:
    """The values that `CARD_COLUMNS` name."""
    facts = [card.type, card.group, card.kinds, card.level, card.attack, card.support, card.magic, card.hp]
    facts += [card.pow, card.dark_level, card.name, card.home]
    return [int(fact) for fact in facts]


def write_match(state: KhtcgState, side: Side, out: vec[i16], at: i64) -> None:
    """The turn, the fight, and what is under way."""
    seat = side.seat
    begun = state.turn > 0
    out[at] = capped(state.turn)
    out[at + 1] = i16(begun and state.turn_player == seat)
    out[at + 2] = OVER
    if state.status != Status.OVER and len(state.stack) > 0:
        out[at + 2] = i16(state.phase())
    out[at + 3] = i16(begun and state.first_player == seat)
    out[at + 4] = i16(state.rules.tomy)
    out[at + 5] = capped(i64(state.moved) + 2 * state.further(Verb.MOVE))
    out[at + 6] = capped(i64(state.battled) + 2 * state.further(Verb.BATTLE))
    out[at + 7] = i16(state.escaped)
    out[at + 8] = capped(state.techniques)
    out[at + 9] = 0
    if begun:
        out[at + 9] = capped(challenges_left(state, state.turn_player))
    out[at + 10] = i16(state.fight)
    out[at + 11] = 0
    for packed in state.stack:
        if step_of(packed) == Step.BATTLE or step_of(packed) == Step.CHALLENGE_ROUND:
            out[at + 11] = capped(arg_of(packed) + 1)
    out[at + 12] = winner(state, seat)
    out[at + 13] = i16(side.pick + 1)
    out[at + 14] = i16(state.asks(seat))
    out[at + 15] = i16(state.asks(1 - seat))
    out[at + 16] = 0
    if state.running != 0:
        out[at + 16] = i16(card_of_text(state, state.running) + 1)
    out[at + 17] = capped(i64(len(state.triggered)))


def winner(state: KhtcgState, seat: i64) -> i16:
    """Own 1, opponent 2, draw 3; 0 while the match goes on."""
    if state.winner == NOBODY:
        return 0
    if state.winner > 1:
        return 3
    return of_opponent(state.winner, seat) + 1


def write_side(state: KhtcgState, side: Side, out: vec[i16], at: i64) -> None:
    """A side without its cards."""
    place: i64 = 0
    while place < SIDE:
        out[at + place] = 0
        place += 1
    out[at] = capped(side.hp)
    out[at + 5] = capped(i64(len(side.hand)))
    out[at + 6] = capped(i64(len(side.deck)))
    out[at + 7] = capped(i64(len(side.discard)))
    if side.leader == NONE:
        return
    face = side.face()
    out[at + 1] = capped(world_total(state, side))
    out[at + 2] = capped(attack_of(state, face))
    out[at + 3] = capped(magic_of(state, side, face))
    out[at + 4] = capped(level_of(state, face))
    if state.fight == Fight.CHALLENGE or (state.fight == Fight.BATTLE and side.seat == state.turn_player):
        out[at + 8] = capped(total_of(state, side))
        out[at + 9] = out[at + 2]
        out[at + 10] = capped(of_allies(state, side))
        out[at + 11] = capped(of_equipment(state, side))
        out[at + 12] = capped(of_attacks(state, side))


def write_playing(state: KhtcgState, seat: i64, out: vec[i16], at: i64) -> None:
    """The cards that have left a hand and are not yet where they belong."""
    row: i64 = 0
    for packed in state.stack:
        card: i64 = NONE
        if step_of(packed) == Step.PLAY:
            if arg_of(packed) >> PART_SHIFT <= MADE_ROOM:
                card = act_card(arg_of(packed))
        elif step_of(packed) == Step.SPENT:
            card = arg_of(packed)
        if card == NONE or row == MOST_PLAYING or is_used(state.sides[seat_of(packed)], card):
            continue
        out[at + row * PLAYING] = i16(card + 1)
        out[at + row * PLAYING + 1] = of_opponent(seat_of(packed), seat)
        row += 1
    clear_rows(out, at, row, MOST_PLAYING, PLAYING)


def is_used(side: Side, card: i64) -> bool:
    """Return whether a card lies with those played in the running fight."""
    for used in side.used:
        if used_card(used) == card:
            return True
    return False


def write_due(state: KhtcgState, seat: i64, out: vec[i16], at: i64) -> None:
    """The texts that are due, in the rows that `due_row` names."""
    row: i64 = 0
    for triggered in state.triggered:
        if row == MOST_DUE:
            return
        out[at + row * DUE] = i16(card_of_text(state, triggered) + 1)
        out[at + row * DUE + 1] = of_opponent(due_seat(triggered), seat)
        out[at + row * DUE + 2] = row_after(due_subject(triggered))
        row += 1
    clear_rows(out, at, row, MOST_DUE, DUE)


def write_lasting(state: KhtcgState, seat: i64, out: vec[i16], at: i64) -> None:
    """The changes that outlive the effects that made them."""
    row: i64 = 0
    for lasting in state.lasting:
        if row == MOST_LASTING:
            return
        place = at + row * LASTS
        out[place] = i16((op_of(state.code[lasting_place(lasting)])) + 1)
        out[place + 1] = of_opponent(lasting_seat(lasting), seat)
        out[place + 2] = i16(lasting_until(lasting))
        out[place + 3] = row_after(lasting_slot(lasting))
        out[place + 4] = i16((lasting_card(lasting) & CARD_MASK) + 1)
        if lasting_card(lasting) < 0:
            out[place + 4] = 0
        row += 1
    clear_rows(out, at, row, MOST_LASTING, LASTS)


def write_used(state: KhtcgState, side: Side, out: vec[i16], at: i64) -> None:
    """The Attack, Magic and Technique Cards played in the running fight."""
    row: i64 = 0
    for used in side.used:
        if row == MOST_USED:
            return
        place = at + row * USED
        out[place] = i16(used_card(used) + 1)
        out[place + 1] = capped(used_together(used))
        out[place + 2] = 0
        if state.book.cards[used_card(used)].type == Type.ATTACK:
            out[place + 2] = capped(support_of_used(state, side, used))
        row += 1
    clear_rows(out, at, row, MOST_USED, USED)


def write_known(side: Side, known: i64, out: vec[i16], at: i64) -> None:
    """The cards of a deck that were seen where they lie, from the top (KH-ZONE-02)."""
    row: i64 = 0
    above: i64 = 0
    place = i64(len(side.deck)) - 1
    while place >= 0 and row < MOST_KNOWN:
        if side.deck[place] & known != 0:
            out[at + row * KNOWN] = i16((side.deck[place] & CARD_MASK) + 1)
            out[at + row * KNOWN + 1] = capped(above)
            row += 1
        above += 1
        place -= 1
    clear_rows(out, at, row, MOST_KNOWN, KNOWN)
