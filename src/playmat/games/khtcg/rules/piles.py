"""Effects on hands, decks and discard piles (HOOK-07, -15, the verbs of 8.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from playmat.cards.program import op_of
from playmat.games.khtcg.effects import changes
from playmat.games.khtcg.effects.matching import fits, kinds_of_card
from playmat.games.khtcg.language.codes import NONE, Cause, Check, Happened, Prompt, Step
from playmat.games.khtcg.language.instructions import ALL, ANY_LEVEL, NO_TEXT, Find, Op, Select
from playmat.games.khtcg.language.terms import Chooser, Pile, Type
from playmat.games.khtcg.rules.permission import has_place, takes_equipment
from playmat.games.khtcg.state.card import Card
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import CARD_MASK, KNOWN, PLACE_SHIFT, UNBOUND, due_detail, known_to
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import MAX_ITEMS, Choice, bit
from playmat.kernel.steps import Steps

BOTH: Final = 3
"""The seats that may see what is hidden from spectators only."""

# ---- discarding from the hand --------------------------------------------------------------------------
#
# The frame's seat is whose hand it is and, above it, whose text; its argument how many and who chooses.

CHOOSER_SHIFT: Final = 12


def begin_discard(state: KhtcgState, seat: i64, other: i64, count: i64, chooser: i64) -> None:
    """A player discards cards of their hand; `seat` is whose text it is."""
    side = state.sides[other]
    held: i64 = len(side.hand)
    if count == ALL or count >= held:
        discard_all(state, side)
    elif count > 0:
        if who_chooses(seat, other, chooser) != other and chooser != Chooser.RANDOM:
            reveal(state, side)
        state.push(Step.DISCARD_HAND, other | seat << 1, count | chooser << CHOOSER_SHIFT)


def discard_all(state: KhtcgState, side: Side) -> None:
    """A whole hand goes; nobody named its cards, so it shows something hidden."""
    state.disclosed += 1
    while len(side.hand) > 0:
        state.discard_from_hand(side, side.hand[0] & CARD_MASK, Cause.TEXT, "KH-GEN-10")


def who_chooses(seat: i64, other: i64, chooser: i64) -> i64:
    """The player who chooses the cards of a hand that go (KH-GEN-24)."""
    if chooser == Chooser.YOU:
        return seat
    return 1 - seat if chooser == Chooser.OPPONENT else other


def run_discard_hand(state: KhtcgState, packed: i64, arg: i64) -> None:
    """Somebody chooses, or chance does."""
    chooser = arg >> CHOOSER_SHIFT
    if chooser == Chooser.RANDOM:
        state.throw(len(state.sides[packed & 1].hand))
    else:
        state.ask(who_chooses(packed >> 1, packed & 1, chooser))


def offer_discard_hand(state: KhtcgState, choice: Choice, packed: i64, arg: i64) -> None:
    """So many cards of the hand."""
    count = arg & CARD_MASK
    asked = who_chooses(packed >> 1, packed & 1, arg >> CHOOSER_SHIFT)
    choice.subset(asked, Prompt.DISCARD_HAND, count, count, 0)
    held: i64 = len(state.sides[packed & 1].hand)
    for place in range(held if held < MAX_ITEMS else MAX_ITEMS):
        choice.offer((state.sides[packed & 1].hand[place] & CARD_MASK) | place << PLACE_SHIFT)


def take_discard_hand(state: KhtcgState, packed: i64, answer: i64) -> None:
    """The chosen cards go."""
    state.pop()
    side = state.sides[packed & 1]
    choice = state.choice
    for i in range(choice.n):
        if answer & bit(i) != 0:
            state.discard_from_hand(side, choice.items[i] & CARD_MASK, Cause.TEXT, "KH-GEN-10")


def take_random_discard(state: KhtcgState, packed: i64, arg: i64, outcome: i64) -> None:
    """Chance has taken one card of the hand; a card that nobody chose is hidden until it goes."""
    side = state.sides[packed & 1]
    left = arg & CARD_MASK
    state.disclosed += 1
    state.discard_place(side, outcome, Cause.TEXT, "KH-GEN-10")
    if left == 1:
        state.pop()
    else:
        state.goto(Step.DISCARD_HAND, packed, arg - 1)


def reveal(state: KhtcgState, side: Side) -> None:
    """A hand is shown to both players."""
    state.disclosed += 1
    count: i64 = len(side.hand)
    for place in range(count):
        side.hand[place] |= KNOWN
    if state.log is not None:
        cards = [int(card & CARD_MASK) for card in side.hand]
        state.log.write_secret(Happened.REVEALED, side.seat, cards, "KH-ZONE-03", BOTH, 0, [])


# ---- declaring a name ----------------------------------------------------------------------------------


def offer_declare(state: KhtcgState, choice: Choice, seat: i64) -> None:
    """KH-DP-15: any name that a card can have."""
    choice.pick(seat, Prompt.DECLARE)
    choice.offer_all(state.book.card_names)


def take_declare(state: KhtcgState, seat: i64, meant: i64, name: i64) -> None:
    """The players meant show their hands and discard all cards that the declared name fits (R:AMB-83)."""
    state.pop()
    if state.log is not None:
        state.log.write(Happened.DECLARED, seat, [name], "KH-HOOK-15")
    for other in (state.turn_player, 1 - state.turn_player):
        if meant & bit(other) != 0:
            side = state.sides[other]
            reveal(state, side)
            place: i64 = 0
            while place < len(side.hand):
                number = side.hand[place] & CARD_MASK
                if state.book.fits(number, name, state.rules.whole_words):
                    state.discard_from_hand(side, number, Cause.TEXT, "KH-GEN-10")
                else:
                    place += 1


# ---- finding cards -------------------------------------------------------------------------------------


def pile_of(side: Side, op: i64) -> vec[i64]:
    """The pile in which an operation looks for cards."""
    if op == Op.SEARCH:
        return side.deck
    return side.discard if op == Op.RECOVER else side.hand


def is_found(state: KhtcgState, side: Side, at: i64, number: i64) -> bool:
    """Return whether a card of a pile fits, and can be put where the text says."""
    code = state.code
    card = state.book.cards[number]
    op = op_of(code[at])
    if op == Op.EQUIP:
        return can_be_put_on(state, side, at, number)
    if not fits(state, at + Find.KINDS, card, kinds_of_card(state, card)):
        return False
    if code[at + Find.LEVEL] != ANY_LEVEL and card.level > code[at + Find.LEVEL]:
        return False
    if op == Op.LAY_WORLD:
        return card.type == Type.WORLD
    return can_be_put(state, side, card, code[at + Find.PUT_TO])


def can_be_put(state: KhtcgState, side: Side, card: Card, into: i64) -> bool:
    """Return whether a card can be where a text puts it (R:AMB-91)."""
    if into == Pile.PLAYER:
        return card.type == Type.EQUIPMENT and takes_equipment(state, side, card, side.face())
    return into != Pile.ALLIES or (is_ally(card.type) and has_place(state, side, 0))


def is_ally(kind: i64) -> bool:
    """Return whether a card of this type can stand in a Friend Area."""
    return kind == Type.FRIEND or kind == Type.MAGIC_FRIEND or kind == Type.DARK or kind == Type.PLAYER


def can_be_put_on(state: KhtcgState, side: Side, at: i64, number: i64) -> bool:
    """Return whether `equip` can put a card of the hand on the character it aims at."""
    card = state.book.cards[number]
    name = state.code[at + Select.MORE]
    if card.type != Type.EQUIPMENT or len(state.chosen) == 0:
        return False
    if name != NO_TEXT and not state.book.fits(number, name, state.rules.whole_words):
        return False
    slot = state.chosen[0]
    if state.code[at + Select.MORE + 1] == 0:
        return takes_equipment(state, side, card, slot)
    return state.equipment_on(side, side.leader if slot == side.face() else slot) == NONE


def run_find(state: KhtcgState, seat: i64, arg: i64) -> None:
    """Look for the next card. What is open to all is taken without asking where there is no choice.

    In hidden cards it is asked whether or not there is one, so that the question tells nothing. A deck that
    has run out is renewed first (KH-DRAW-07).
    """
    at = arg & 0xFFFFF
    op = op_of(state.code[at])
    side = state.sides[seat]
    if op == Op.SEARCH and arg >> 20 > 0 and len(side.deck) == 0 and len(side.discard) > 0:
        changes.begin_renewal(state, side)
        return
    if arg >> 20 > 0 and len(pile_of(side, op)) > 0:
        offer_find(state, state.choice, seat, arg)
        if op != Op.RECOVER or state.choice.n > 1:
            state.ask_written(seat)
            return
        if state.choice.n == 1:
            take_find(state, seat, arg, state.choice.items[0])
            return
    state.pop()
    if op == Op.SEARCH:
        state.disclosed += 1
        state.push(Step.SHUFFLE, seat, i64(len(side.deck)) - 1)


def offer_find(state: KhtcgState, choice: Choice, seat: i64, arg: i64) -> None:
    """Each card that fits, by its number and 1; 0 takes none, as nobody sees what hidden cards there are."""
    at = arg & 0xFFFFF
    side = state.sides[seat]
    op = op_of(state.code[at])
    choice.pick(seat, Prompt.FIND)
    if op != Op.RECOVER:
        choice.offer(0)
    for held in pile_of(side, op):
        number = held & CARD_MASK
        if is_found(state, side, at, number):
            offer_once(choice, number + 1)


def offer_once(choice: Choice, item: i64) -> None:
    """Offer an item if it is not offered yet, in ascending order: the order of hidden cards shows nowhere."""
    place = choice.n
    for i in range(choice.n):
        if choice.items[i] == item:
            return
        if choice.items[i] > item and place == choice.n:
            place = i
    choice.offer(item)
    last = choice.n - 1
    while last > place:
        choice.items[last] = choice.items[last - 1]
        last -= 1
    choice.items[place] = item


def take_find(state: KhtcgState, seat: i64, arg: i64, item: i64) -> None:
    """A card is taken, or no more."""
    at = arg & 0xFFFFF
    if item == 0:
        state.goto(Step.FIND, seat, at)
        return
    side = state.sides[seat]
    number = item - 1
    op = op_of(state.code[at])
    state.pop()
    if op == Op.SEARCH and goes_into_deck(state.code[at + Find.PUT_TO]):
        state.push(Step.PUT_BACK, seat, number | state.code[at + Find.PUT_TO] << PLACE_SHIFT)
    state.push(Step.FIND, seat, at | ((arg >> 20) - 1) << 20)
    if op == Op.SEARCH:
        side.deck = remove(side.deck, in_pile(side.deck, number))
    elif op == Op.RECOVER:
        side.discard = remove(side.discard, number)
    else:
        state.take_from_hand(side, number)
    if op == Op.EQUIP:
        put_on(state, side, number, state.code[at + Select.MORE + 1] == 1)
    elif op == Op.LAY_WORLD:
        changes.lay_world(state, side, number, Cause.TEXT)
    elif op != Op.SEARCH or not goes_into_deck(state.code[at + Find.PUT_TO]):
        put_found(state, side, number, state.code[at + Find.PUT_TO])


def goes_into_deck(pile: i64) -> bool:
    """Return whether a card that was searched for waits for the shuffle, to be put into the deck."""
    return pile == Pile.DECK_TOP or pile == Pile.DECK_BOTTOM


def run_put_back(state: KhtcgState, seat: i64, arg: i64) -> None:
    """The deck has been shuffled: a card that was searched for goes on top or beneath."""
    state.pop()
    changes.put_into_pile(state, state.sides[seat], arg & CARD_MASK, arg >> PLACE_SHIFT)


def in_pile(pile: vec[i64], number: i64) -> i64:
    """A card as it lies in a pile, with its marks."""
    for held in pile:
        if held & CARD_MASK == number:
            return held
    return number


def put_on(state: KhtcgState, side: Side, number: i64, anyone: bool) -> None:
    """Equipment goes on the character that was chosen; where anyone may bear it, its limit is lifted."""
    slot = state.chosen[0]
    worn = changes.attach(state, side, number, side.leader if slot == side.face() else slot, Cause.TEXT)
    if anyone:
        state.pieces[worn] |= UNBOUND
    state.checks_due |= Check.DOUBLES


def put_found(state: KhtcgState, side: Side, number: i64, into: i64) -> None:
    """A card that was found goes where the text says; everybody sees it."""
    if into == Pile.ALLIES:
        slot = state.lay_friend(side, number, side.seat)
        changes.entered(state, slot, Cause.TEXT)
        state.checks_due |= Check.DOUBLES
    elif into == Pile.PLAYER:
        changes.attach(state, side, number, side.leader, Cause.TEXT)
        state.checks_due |= Check.DOUBLES
    else:
        changes.put_into_pile(state, side, number, into)


def put_this(state: KhtcgState, side: Side, into: i64) -> None:
    """The card in a discard pile whose text is running goes where the text says."""
    number = due_detail(state.running)
    if not can_be_put(state, side, state.book.cards[number], into):
        return
    for held in side.discard:
        if held == number:
            side.discard = remove(side.discard, number)
            put_found(state, side, number, into)
            return


# ---- looking, milling ----------------------------------------------------------------------------------


def offer_look(state: KhtcgState, choice: Choice, seat: i64, count: i64) -> None:
    """One card: whether it goes back on top (0) or under the deck (1). Several: which one is taken."""
    side = state.sides[seat]
    choice.pick(seat, Prompt.LOOK)
    top: i64 = len(side.deck) - 1
    if count == 1:
        choice.offer((side.deck[top] & CARD_MASK) | 0 << PLACE_SHIFT)
        choice.offer((side.deck[top] & CARD_MASK) | 1 << PLACE_SHIFT)
        return
    for place in range(count):
        choice.offer((side.deck[top - place] & CARD_MASK) | place << PLACE_SHIFT)


def run_look(state: KhtcgState, seat: i64, count: i64) -> None:
    """A player looks at the top cards of their deck."""
    side = state.sides[seat]
    held: i64 = len(side.deck)
    if held == 0 and len(side.discard) > 0:
        changes.begin_renewal(state, side)
        return
    if held == 0:
        state.pop()
        return
    if count > held:
        count = held
    if count != state.top() >> 12:
        state.goto(Step.LOOK, seat, count)
    top = held - 1
    for place in range(count):
        side.deck[top - place] |= known_to(seat)
    state.disclosed += 1
    if state.log is not None:
        cards = [int(side.deck[top - place] & CARD_MASK) for place in range(count)]
        state.log.write_secret(
            Happened.LOOKED, seat, cards, "KH-ZONE-02", i64(1) << seat, Happened.CARDS_LOOKED, [count]
        )
    state.ask(seat)


def take_look(state: KhtcgState, seat: i64, count: i64, item: i64) -> None:
    """The card stays or goes under the deck; or one is taken, and the others go under the deck."""
    state.pop()
    side = state.sides[seat]
    if count == 1 and item >> PLACE_SHIFT == 0:
        log_put(state, seat, item & CARD_MASK, Pile.DECK_TOP)
        return
    taken = item >> PLACE_SHIFT if count > 1 else NONE
    for place in range(count):
        side.deck, card = pop(side.deck)
        if place == taken:
            side.hand = append(side.hand, card & CARD_MASK)
            log_put(state, seat, card & CARD_MASK, Pile.HAND)
        else:
            changes.put_under(side, card)
            log_put(state, seat, card & CARD_MASK, Pile.DECK_BOTTOM)


def log_put(state: KhtcgState, seat: i64, card: i64, pile: i64) -> None:
    """A card that one player has looked at goes somewhere; the other sees where, not which."""
    if state.log is not None:
        mine = i64(1) << seat
        clause = "KH-ZONE-03" if pile == Pile.HAND else "KH-ZONE-02"
        state.log.write_secret(Happened.PUT, seat, [card, pile], clause, mine, Happened.CARD_PUT, [pile])


def run_mill(state: KhtcgState, seat: i64, left: i64) -> None:
    """The top cards of a deck go to the discard pile; an empty deck is renewed first (KH-DRAW-07)."""
    side = state.sides[seat]
    while left > 0 and len(side.deck) > 0:
        side.deck, card = pop(side.deck)
        number = card & CARD_MASK
        side.discard = append(side.discard, number)
        state.disclosed += 1
        if state.log is not None:
            state.log.write(Happened.MILLED, seat, [number], "KH-GEN-10")
        left -= 1
    if left > 0 and len(side.discard) > 0:
        state.goto(Step.MILL, seat, left)
        changes.begin_renewal(state, side)
    else:
        state.pop()


STEPS: Final[Steps] = {
    Step.DECLARE: (None, offer_declare, take_declare),
    Step.DISCARD_HAND: (run_discard_hand, offer_discard_hand, take_discard_hand, take_random_discard),
    Step.FIND: (run_find, offer_find, take_find),
    Step.LOOK: (run_look, offer_look, take_look),
    Step.MILL: (run_mill,),
    Step.PUT_BACK: (run_put_back,),
}
