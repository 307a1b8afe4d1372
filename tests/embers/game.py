"""The game: how a match begins, what seats see, and the words of everything."""

from __future__ import annotations

import hashlib

from tests.embers.cards import CARDS, DECK, NAMES, kind_of, name_of
from tests.embers.observation import EmbersObserver
from tests.embers.position import SEAT_NAMES, lay_position, place_position
from tests.embers.rules import GUARD, HERO, PASS, REST, EmbersMachine, Prompt, Step
from tests.embers.state import OPEN, SEATS, Happened

from playmat.kernel.choice import Choice
from playmat.kernel.errors import BadEncoding
from playmat.kernel.event import Event
from playmat.kernel.game import Game, Option, Plain, Result, Setup
from playmat.kernel.notation import no_such_outcome, write_answer
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import MATCH_STREAM, stream_of
from playmat.kernel.state import Reader, Status

OTHER_WORDS = {REST: "rest", PASS: "pass", GUARD: "guard"}
PROMPTS = ("return", "main", "guard", "react", "spread", "discard", "arrange", "show")
HAPPENED = {number: name.lower() for name, number in vars(Happened).items() if name.isupper()}


class Embers(Game[EmbersMachine]):
    """Embers."""

    id = "embers"
    version = "1"
    min_seats = 2
    max_seats = 2
    longest = 1500

    state_class = EmbersMachine

    def options(self) -> tuple[Option, ...]:
        """The health that both seats begin with."""
        return (Option("health", (4, 2), "DU-END-01"),)

    def data_hash(self) -> str:
        """A digest over the cards."""
        return hashlib.sha256(repr(CARDS).encode()).hexdigest()

    # ---- making states -----------------------------------------------------------------------------

    def begin(self, setup: Setup) -> EmbersMachine:
        """A new match."""
        state = self.state_class()
        state.nature = stream_of(setup.seed, MATCH_STREAM)
        state.health = [int(setup.options["health"])] * 2
        state.deck = [list(range(len(DECK))) for _seat in SEATS]
        state.push(Step.COIN, 0, 0)
        return state

    def decode(self, numbers: list[int]) -> EmbersMachine:
        """A saved match."""
        state = self.state_class()
        state.decode(Reader(numbers))
        if state.status == Status.ASKING:
            if state.first not in SEATS or not len(state.stack):
                raise BadEncoding("error-encoding-range", "", place=2)
            state.offer(int(state.first), state.choice)
        return state

    def place(self, position: Plain, setup: Setup) -> EmbersMachine:
        """The match that a document describes."""
        state = self.begin(setup)
        place_position(state, position)
        return state

    def dump(self, state: EmbersMachine) -> Plain:
        """The document of a match."""
        return lay_position(state)

    # ---- what is known -----------------------------------------------------------------------------

    def view(self, state: EmbersMachine, viewer: int) -> Plain:
        """The view of a seat or a spectator."""
        return {
            "over": state.is_over(),
            "asked": [seat for seat in SEATS if state.asks(seat)],
            "pending": [[SEAT_NAMES[one // 64], name_of(one % 64)] for one in state.pending],
            "seats": [self._side(state, seat, viewer) for seat in SEATS],
        }

    def _side(self, state: EmbersMachine, seat: int, viewer: int) -> Plain:
        return {
            "health": state.health[seat],
            "energy": state.energy[seat],
            "ward": state.ward[seat],
            "guard": state.guard[seat],
            "hand": [self._card(state, seat, place, viewer) for place in range(len(state.hand[seat]))],
            "deck": len(state.deck[seat]),
            "looked_at": self._looked_at(state, seat) if seat == viewer else [],
            "discard": [name_of(card) for card in state.discard[seat]],
            "chosen": state.sealed[seat] != OPEN,
        }

    def _card(self, state: EmbersMachine, seat: int, place: int, viewer: int) -> Plain:
        """A card in hand: its owner knows it, the other seat knows it if it was shown, nobody else does."""
        known = seat == viewer or (viewer in SEATS and state.shown[seat][place] == 1)
        return {
            "handle": state.handles[seat][place],
            "card": name_of(state.hand[seat][place]) if known else "",
        }

    def _looked_at(self, state: EmbersMachine, seat: int) -> list[str]:
        known = state.deck[seat][len(state.deck[seat]) - state.known[seat] :]
        return [name_of(card) for card in reversed(known)]

    def observer(self) -> EmbersObserver:
        """The writer of observations."""
        return EmbersObserver()

    def result(self, state: EmbersMachine) -> Result | None:
        """DU-END-01: who has health left."""
        if not state.is_over():
            return None
        winners = tuple(seat for seat in SEATS if state.health[seat] > 0)
        return Result(winners, "health", {"left": max(state.health)}, "DU-END-01")

    def value(self, state: EmbersMachine, seat: int) -> float:
        """The share of all health."""
        return state.health[seat] / max(1, sum(state.health))

    # ---- words -------------------------------------------------------------------------------------

    def word(self, state: EmbersMachine, choice: Choice, item: int) -> str:
        """A card by name, the second of its kind with a number; a hidden one by handle."""
        seat = int(choice.seat)
        if choice.prompt in (Prompt.MAIN, Prompt.REACT, Prompt.GUARD):
            return OTHER_WORDS.get(item) or f"play {NAMES[item]}"
        if choice.prompt == Prompt.SPREAD:
            return "hero" if item == HERO else "ward"
        if choice.prompt == Prompt.SHOW:
            return f"show {item}"
        cards = state.deck[seat][::-1] if choice.prompt == Prompt.ARRANGE else state.hand[seat]
        same = [card for card in cards[:item] if kind_of(card) == kind_of(cards[item])]
        return f"{name_of(cards[item])}.{len(same) + 1}" if same else name_of(cards[item])

    def touches(self, state: EmbersMachine, choice: Choice, item: int) -> tuple[str, ...]:
        """The card of a hand that an item is."""
        seat = int(choice.seat)
        if choice.prompt == Prompt.SHOW:
            return (f"seats.{1 - seat}.hand.{state.handles[1 - seat].index(item)}",)
        if choice.prompt in (Prompt.RETURN, Prompt.DISCARD):
            return (f"seats.{seat}.hand.{item}",)
        if choice.prompt in (Prompt.MAIN, Prompt.REACT) and item >= 0:
            return (f"seats.{seat}.hand.{state.place_of(seat, item)}",)
        return ()

    def verb(self, state: EmbersMachine, choice: Choice) -> str:
        """`return`, `spread`, `discard` or `arrange`."""
        return PROMPTS[choice.prompt]

    def outcome_word(self, state: EmbersMachine, outcome: int) -> str:
        """`ash begins`, or the place of a card."""
        if state.frame()[0] == Step.COIN:
            return f"{SEAT_NAMES[outcome]} begins"
        return f"card {outcome}"

    def read_outcome(self, state: EmbersMachine, text: str) -> int:
        """The inverse."""
        for outcome in range(int(state.chance)):
            if self.outcome_word(state, outcome) == text:
                return outcome
        raise no_such_outcome(text)

    def why_not(self, state: EmbersMachine, seat: int, text: str) -> Phrase | None:
        """The reason why a card cannot be played, from what the seat itself knows."""
        verb, _, name = text.partition(" ")
        step = state.frame()[0]
        if verb != "play" or name not in NAMES or step not in (Step.MAIN, Step.WINDOW):
            return None
        card = CARDS[NAMES.index(name)]
        if name not in [name_of(one) for one in state.hand[seat]]:
            return Phrase("embers-not-in-hand", {"card": name}, "DU-HAND-01")
        if card.reaction and step == Step.MAIN:
            return Phrase("embers-only-in-answer", {"card": name}, "DU-REACT-03")
        if not card.reaction and step == Step.WINDOW:
            return Phrase("embers-no-reaction", {"card": name}, "DU-REACT-01")
        return Phrase("embers-too-dear", {"card": name, "cost": card.cost}, "DU-COST-01")

    def prompt(self, state: EmbersMachine, choice: Choice) -> Phrase:
        """The question of a choice."""
        return Phrase(f"embers-ask-{PROMPTS[choice.prompt]}")

    def describe(self, state: EmbersMachine, choice: Choice, answer: int) -> Phrase:
        """The effect of an answer, in words."""
        return Phrase("embers-option", {"word": write_answer(self, state, choice, answer)})

    def tell(self, state: EmbersMachine, event: Event) -> Phrase:
        """An event in words."""
        args = {f"arg{i}": int(arg) for i, arg in enumerate(event.args)}
        return Phrase(f"embers-{HAPPENED[event.kind]}", {"seat": int(event.seat), **args}, event.clause)

    def seat_name(self, state: EmbersMachine, seat: int) -> Phrase:
        """Ash or birch."""
        return Phrase(f"embers-seat-{SEAT_NAMES[seat]}")


EMBERS = Embers()
