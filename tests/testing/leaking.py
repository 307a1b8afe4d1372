"""The duel with one defect each, for `test_check_game_catches`: secrets, redeals, observations."""

# mypy: disable-error-code="override"

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16
from tests.embers.cards import CARDS, kind_of, name_of
from tests.embers.game import Embers
from tests.embers.observation import MOST, PLACE, EmbersObserver
from tests.embers.rules import EmbersMachine, Prompt, Step
from tests.embers.state import SEATS, Happened, shuffled

from playmat.kernel.choice import Choice
from playmat.kernel.event import Event
from playmat.kernel.game import Plain
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import Stream
from playmat.kernel.state import State, Status

# ---- secrets ---------------------------------------------------------------------------------------


class ShowsTheHand(Embers):
    """The view names the other seat's cards."""

    def view(self, state: EmbersMachine, viewer: int) -> Plain:
        return {**super().view(state, viewer), "hands": [[name_of(c) for c in h] for h in state.hand]}


class TurnsByTheHand(Embers):
    """The number of the turn, which computer players are told, depends on cards that a seat may not know."""

    def turn(self, state: EmbersMachine) -> int:
        return sum(place * card for place, card in enumerate(state.hand[0] + state.hand[1], 1))


class ShowsSpectatorsTheHand(Embers):
    """Only spectators see too much."""

    def view(self, state: EmbersMachine, viewer: int) -> Plain:
        seen = super().view(state, viewer)
        return {**seen, "first": name_of(state.hand[0][0])} if viewer < 0 and state.hand[0] else seen


class ShowsTheDeck(Embers):
    """The view holds a sum over the order of the own deck."""

    def view(self, state: EmbersMachine, viewer: int) -> Plain:
        seen = super().view(state, viewer)
        if viewer in SEATS:
            seen["sum"] = sum(place * kind_of(card) for place, card in enumerate(state.deck[viewer]))
        return seen


class ShowsWhatWasChosen(Embers):
    """A sealed answer can be seen before the other seat has answered."""

    def view(self, state: EmbersMachine, viewer: int) -> Plain:
        seen = super().view(state, viewer)
        ready = [max(0, mask) for mask in state.sealed]
        names = [[name_of(c) for i, c in enumerate(state.hand[s]) if ready[s] >> i & 1] for s in SEATS]
        return {**seen, "sealed": names}


class AsksOnlyHolders(EmbersMachine):
    """A window that opens only if the hand holds a reaction."""

    def run_window(self, seat: int) -> None:
        if any(CARDS[kind_of(card)].reaction for card in self.hand[seat]):
            super().run_window(seat)
        else:
            self.goto(Step.RESOLVE, 0, 0)


class PassesQuietly(EmbersMachine):
    """A window that passes by itself where nothing fits, so that the answer comes at once."""

    def advance(self) -> None:
        super().advance()
        while self.status == Status.ASKING and self.choice.prompt == Prompt.REACT and self.choice.n == 1:
            self.apply(self.first, 0)


class AsksDifferently(EmbersMachine):
    """The prompt of a window tells whether there is anything to react with."""

    def offer(self, seat: int, choice: Choice) -> None:
        super().offer(seat, choice)
        if choice.prompt == Prompt.REACT and choice.n == 1:
            choice.prompt = Prompt.MAIN
            choice.items[0] = -2


class TellsWhatWasDrawn(EmbersMachine):
    """Everybody sees what is drawn."""

    def whisper(self, kind: int, seat: int, args: list[int], *rest: Any) -> None:
        super().whisper(kind, seat, args, *rest)
        if self.log is not None and kind == Happened.DREW:
            self.log.events[-1].face_args = args


class TellsSpectators(EmbersMachine):
    """Spectators see everything that a seat is shown."""

    def tell(self, kind: int, seat: int, args: list[int], clause: str) -> None:
        hidden = [kind_of(card) for card in self.hand[seat][:1]] if kind == Happened.TURN else []
        super().tell(kind, seat, args + hidden, clause)


class TellsFromTheState(Embers):
    """The sentence of a draw looks up the card."""

    def tell(self, state: EmbersMachine, event: Event) -> Phrase:
        told = super().tell(state, event)
        if event.kind == Happened.DREW and event.args[0] in state.handles[event.seat]:
            card = state.hand[event.seat][state.handles[event.seat].index(event.args[0])]
            return Phrase("embers-drew-it", {"card": name_of(card)})
        return told


class RefusesWithAHint(Embers):
    """The refusal says what the other seat holds."""

    def why_not(self, state: EmbersMachine, seat: int, text: str) -> Phrase | None:
        reason = super().why_not(state, seat, text)
        if reason is not None and reason.clause == "DU-HAND-01":
            return Phrase("embers-they-have-it", {"card": name_of((state.hand[1 - seat] or [0])[0])})
        return reason


class OffersByTheDeck(EmbersMachine):
    """The options come in an order that depends on the deck."""

    def offer(self, seat: int, choice: Choice) -> None:
        super().offer(seat, choice)
        odd = bool(self.deck[seat]) and kind_of(self.deck[seat][0]) % 2 == 1
        if choice.prompt == Prompt.MAIN and choice.n > 2 and odd:
            first, second = choice.items[0], choice.items[1]
            choice.items[0], choice.items[1] = second, first


# ---- redeals ---------------------------------------------------------------------------------------


class RedealsTheOwnHand(EmbersMachine):
    """The own hand is dealt again."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = super().redeal(seat, stream)
        mine = shuffled(new.deck[seat] + new.hand[seat], stream)
        count = len(new.hand[seat])
        new.hand[seat], new.deck[seat] = mine[:count], mine[count:]
        return new


class RedealsWhatWasShown(EmbersMachine):
    """A card that was shown is dealt again."""

    def redeal(self, seat: int, stream: Stream) -> State:
        other = 1 - seat
        shown, self.shown[other] = self.shown[other], [0] * len(self.shown[other])
        new = super().redeal(seat, stream)
        self.shown[other], new.shown[other] = shown, shown[:]
        return new


class RedealsNothing(EmbersMachine):
    """A redeal is a clone."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = self.clone()
        new.nature = Stream(stream.below(1 << 62), 0)
        return new


class RedealsWithAnOldChoice(EmbersMachine):
    """A redeal leaves the open choice as it was, also where the cards it is made of lie elsewhere now."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = super().redeal(seat, stream)
        self.choice.copy_into(new.choice)
        return new


class RedealsByTheOrder(EmbersMachine):
    """A redeal turns the own deck round instead of dealing it again: where the cards lay shows in it."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = super().redeal(seat, stream)
        known = len(self.deck[seat]) - self.known[seat]
        new.deck[seat][:known] = reversed(self.deck[seat][:known])
        return new


class ForeseesTheDice(EmbersMachine):
    """A redeal keeps the chance of the match."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = super().redeal(seat, stream)
        new.nature = self.nature.clone()
        return new


class LosesACard(EmbersMachine):
    """A redeal leaves a card out, and breaks when the decks are next looked through."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = super().redeal(seat, stream)
        if new.deck[1 - seat]:
            new.deck[1 - seat][0] = 99
        return new


class MovesTheStep(EmbersMachine):
    """A redeal goes back to an earlier question."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = super().redeal(seat, stream)
        if self.frame()[0] == Step.WINDOW:
            new.answers += 1
        return new


# ---- observations and actions ----------------------------------------------------------------------


class Leaky(EmbersObserver):
    """The observation counts the other seat's reactions."""

    def observe(self, state: EmbersMachine, seat: int, out: vec[i16], at: int) -> None:
        super().observe(state, seat, out, at)
        out[at] = i16(sum(CARDS[kind_of(card)].reaction for card in state.hand[1 - seat]))


class Sticky(EmbersObserver):
    """Old numbers stay in their places behind the end of a hand."""

    def observe(self, state: EmbersMachine, seat: int, out: vec[i16], at: int) -> None:
        before = [int(number) for number in out]
        super().observe(state, seat, out, at)
        end = at + self.length - self.head
        for place in range(end - 2 * MOST, end):
            if out[place] == 0:
                out[place] = before[place]


class Boundless(EmbersObserver):
    """The health is told without regard to the schema."""

    def observe(self, state: EmbersMachine, seat: int, out: vec[i16], at: int) -> None:
        super().observe(state, seat, out, at)
        out[at] = i16(-state.health[seat] - 1)


class Overflowing(EmbersObserver):
    """A number is written behind the observation."""

    def observe(self, state: EmbersMachine, seat: int, out: vec[i16], at: int) -> None:
        super().observe(state, seat, out, at)
        if at + self.length - self.head < len(out):
            out[at + self.length - self.head] = 1


class Merging(EmbersObserver):
    """Different cards have the same action."""

    def path(self, state: EmbersMachine, choice: Choice, item: int) -> int:
        path = super().path(state, choice, item)
        return path if path < PLACE else PLACE


class Peeking(EmbersObserver):
    """A place is called by what lies there, hidden from the seat."""

    def path(self, state: EmbersMachine, choice: Choice, item: int) -> int:
        if choice.prompt == Prompt.SHOW:
            other = 1 - int(choice.seat)
            place = state.handles[other].index(item)
            return PLACE + place if kind_of(state.hand[other][place]) % 2 else PLACE + MOST - 1 - place
        return super().path(state, choice, item)


def observed_by(observer: type[EmbersObserver]) -> Embers:
    """The duel with another observer."""

    class Observed(Embers):
        def observer(self) -> EmbersObserver:
            return observer()

    return Observed()
