"""The state of a match: its fields, how they are copied, how they change, and what a seat cannot know."""

from __future__ import annotations

from typing import Final

from tests.embers.cards import DECK, kind_of

from playmat.kernel.errors import BadEncoding
from playmat.kernel.rng import Stream
from playmat.kernel.state import Reader, State, Status

SEATS: Final = (0, 1)
MOST_ENERGY: Final = 3
WARD: Final = 2
OPEN: Final = -1
"""In `sealed`: the seat has not answered yet. `UNASKED`: it need not."""
UNASKED: Final = -2


class Happened:
    """The kinds of events. Their arguments name kinds of cards, never cards: copies cannot be told apart."""

    COIN: Final = 1
    SHUFFLED: Final = 2
    DREW: Final = 3
    RETURNED: Final = 4
    TURN: Final = 5
    PLAYED: Final = 6
    GUARDED: Final = 7
    HURT: Final = 8
    COUNTERED: Final = 9
    DISCARDED: Final = 10
    LOOKED: Final = 11
    SHOWED: Final = 12


class EmbersState(State):
    """The fields of a match; `rules.EmbersMachine` adds the rules.

    Attributes:
        health, energy, ward, guard: of each seat.
        deck: the cards of each seat's deck, the top card last.
        hand: the cards in each hand.
        handles: what everybody but the owner calls the cards of a hand; beside `hand`, card by card. A
            card gets a new one whenever it comes out of the deck, for then nobody can tell which it is.
        shown: 1 for the cards of a hand that the other seat has been shown; beside `hand` as well.
        next_handle: the next handle that is free.
        discard: the cards each seat has used up.
        known: how many cards on top of the own deck each seat knows.
        pending: cards that are played and not carried out yet, as seat * 64 + card, the newest last.
        sealed: answers given unseen: positions in the hand as a bit mask, or `OPEN`, or `UNASKED`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.health = [0, 0]
        self.energy = [0, 0]
        self.ward = [WARD, WARD]
        self.guard = [0, 0]
        self.deck: list[list[int]] = [[], []]
        self.hand: list[list[int]] = [[], []]
        self.handles: list[list[int]] = [[], []]
        self.shown: list[list[int]] = [[], []]
        self.next_handle = 1
        self.discard: list[list[int]] = [[], []]
        self.known = [0, 0]
        self.pending: list[int] = []
        self.sealed = [UNASKED, UNASKED]

    # ---- copying -------------------------------------------------------------------------

    def clone(self) -> EmbersState:
        """An independent copy."""
        new = type(self)()
        self.clone_kernel(new)
        new.health = self.health[:]
        new.energy = self.energy[:]
        new.ward = self.ward[:]
        new.guard = self.guard[:]
        new.deck = [pile[:] for pile in self.deck]
        new.hand = [pile[:] for pile in self.hand]
        new.handles = [pile[:] for pile in self.handles]
        new.shown = [pile[:] for pile in self.shown]
        new.next_handle = self.next_handle
        new.discard = [pile[:] for pile in self.discard]
        new.known = self.known[:]
        new.pending = self.pending[:]
        new.sealed = self.sealed[:]
        return new

    def encode(self) -> list[int]:
        """All that the match is."""
        out: list[int] = []
        self.encode_kernel(out)
        out.append(self.next_handle)
        for pair in (self.health, self.energy, self.ward, self.guard, self.known, self.sealed):
            out += pair
        for piles in (self.deck, self.hand, self.handles, self.shown, self.discard, [self.pending]):
            for pile in piles:
                out += [len(pile), *pile]
        return out

    def decode(self, numbers: Reader) -> None:
        """Read what `encode` wrote.

        Raises:
            BadEncoding: it is no match of this game.
        """
        self.decode_kernel(numbers)
        self.next_handle = numbers.next()
        for pair in (self.health, self.energy, self.ward, self.guard, self.known, self.sealed):
            pair[:] = [numbers.next(), numbers.next()]
        for piles in (self.deck, self.hand, self.handles, self.shown, self.discard, [self.pending]):
            for pile in piles:
                pile[:] = list(numbers.pile())
        numbers.end()
        for seat in SEATS:
            mine = self.deck[seat] + self.hand[seat] + self.discard[seat]
            if not all(0 <= card < len(DECK) for card in mine) or len(mine) != len(set(mine)):
                raise BadEncoding("error-encoding-range", "", place=numbers.place)

    # ---- what a seat cannot know -----------------------------------------------------------

    def redeal(self, seat: int, stream: Stream) -> EmbersState:
        """A clone with everything dealt again that `seat` has not seen.

        The own deck below what it has looked at; of the other seat the deck, and the cards in hand that
        have not been shown. Handles stay where they are: they name places, not cards.
        """
        new = self.clone()
        new.nature = Stream(stream.below(1 << 62), int(self.nature.counter))
        known = len(new.deck[seat]) - new.known[seat]
        new.deck[seat][:known] = shuffled(sorted(new.deck[seat][:known]), stream)
        other = 1 - seat
        hidden = [place for place, seen in enumerate(new.shown[other]) if not seen]
        unknown = shuffled(sorted(new.deck[other] + [new.hand[other][place] for place in hidden]), stream)
        for place in hidden:
            new.hand[other][place] = unknown.pop()
        new.deck[other] = unknown
        if new.status == Status.ASKING:
            new.offer(new.first, new.choice)
        return new

    # ---- what can change ---------------------------------------------------------------------

    def tell(self, kind: int, seat: int, args: list[int], clause: str) -> None:
        """Let everybody see what happened."""
        if self.log is not None:
            self.log.write(kind, seat, args, clause)

    def whisper(
        self, kind: int, seat: int, args: list[int], clause: str, seen_by: list[int], face: list[int]
    ) -> None:
        """Let some seats see what happened, and the others its face: of the same kind, with less."""
        self.disclosed += 1
        if self.log is not None:
            mask = sum(1 << one for one in seen_by)
            self.log.write_secret(kind, seat, args, clause, mask, kind, face)

    def draw(self, seat: int, count: int, clause: str) -> None:
        """The top cards come into the hand, under new handles. No more than there are."""
        for _card in range(min(count, len(self.deck[seat]))):
            card = self.deck[seat].pop()
            self.known[seat] = max(0, self.known[seat] - 1)
            self.hand[seat].append(card)
            self.handles[seat].append(self.next_handle)
            self.shown[seat].append(0)
            args = [self.next_handle, kind_of(card)]
            self.whisper(Happened.DREW, seat, args, clause, [seat], args[:1])
            self.next_handle += 1

    def look(self, seat: int, count: int) -> None:
        """A seat looks at the top of its deck."""
        self.known[seat] = max(count, self.known[seat])
        kinds = [kind_of(card) for card in self.deck[seat][-count:]]
        self.whisper(Happened.LOOKED, seat, [count, *kinds], "", [seat], [count])

    def take(self, seat: int, place: int) -> int:
        """A card leaves the hand; gives the card."""
        self.handles[seat].pop(place)
        self.shown[seat].pop(place)
        return self.hand[seat].pop(place)

    def put_back(self, seat: int, mask: int) -> int:
        """Cards of the hand go into the deck, where nobody can tell them apart; gives how many."""
        places = [place for place in range(len(self.hand[seat])) if mask >> place & 1]
        for place in reversed(places):
            self.deck[seat].append(self.take(seat, place))
        return len(places)

    def lose(self, seat: int, amount: int, clause: str) -> None:
        """A seat loses health; its guard takes up one. DU-END-01: without health it has lost."""
        if amount > 0 and self.guard[seat]:
            self.guard[seat] = 0
            amount -= 1
        self.health[seat] = max(0, self.health[seat] - amount)
        self.tell(Happened.HURT, seat, [amount], clause)
        if self.health[seat] == 0:
            self.finish()


def shuffled(cards: list[int], stream: Stream) -> list[int]:
    """The cards in another order."""
    cards = cards[:]
    for left in range(len(cards), 1, -1):
        other = stream.below(left)
        cards[left - 1], cards[other] = cards[other], cards[left - 1]
    return cards
