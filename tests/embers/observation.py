"""The duel as numbers, in ordinary Python: the least that a third party writes."""

# mypy: disable-error-code="override"

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16
from tests.embers.cards import NAMES, kind_of
from tests.embers.rules import GUARD, EmbersMachine, Prompt
from tests.embers.state import OPEN

from playmat.kernel.choice import Choice
from playmat.kernel.observation.observer import LARGEST, Field, Observer

MOST = 12
"""So many cards of a hand are shown."""

PASS, GUARDING, PLAY, PLACE = 0, 1, 2, 2 + len(NAMES)

FIELDS = [
    Field("health", (2,), 0, LARGEST, "own, other"),
    Field("energy", (2,), 0, LARGEST, "own, other"),
    Field("ward", (2,), 0, LARGEST, "own, other"),
    Field("cards", (2, 3), 0, LARGEST, "own, other: in hand, in the deck, discarded"),
    Field("chosen", (2,), 0, 1, "own, other: has answered unseen"),
    Field("hand", (2, MOST), 0, len(NAMES), "own, other: kind of card + 1; a card that was not shown is 0"),
]


class EmbersObserver(Observer):
    """Writes observations of the duel."""

    def __init__(self) -> None:
        places = [f"place {place}" for place in range(MOST)]
        super().__init__(
            "Embers", 0, 8, ["pass", "guard", *(f"play {name}" for name in NAMES), *places], FIELDS
        )

    def observe(self, state: EmbersMachine, seat: int, out: vec[i16], at: int) -> None:
        """Write what a seat may know."""
        both = (seat, 1 - seat)
        numbers = [state.health[one] for one in both]
        numbers += [state.energy[one] for one in both]
        numbers += [state.ward[one] for one in both]
        for one in both:
            numbers += [len(state.hand[one]), len(state.deck[one]), len(state.discard[one])]
        numbers += [int(state.sealed[one] != OPEN) for one in both]
        for place, number in enumerate(numbers):
            out[at + place] = i16(number)
        at += len(numbers)
        for one in both:
            for place in range(MOST):
                held = place < len(state.hand[one]) and (one == seat or state.shown[one][place] == 1)
                out[at + place] = i16(kind_of(state.hand[one][place]) + 1 if held else 0)
            at += MOST

    def path(self, state: EmbersMachine, choice: Choice, item: int) -> int:
        """The action of an item: what is played, or a place."""
        if choice.prompt in (Prompt.MAIN, Prompt.REACT, Prompt.GUARD):
            return GUARDING if item == GUARD else PLAY + item if item >= 0 else PASS
        if choice.prompt == Prompt.SHOW:
            return PLACE + state.handles[1 - choice.seat].index(item)
        return PLACE + item
