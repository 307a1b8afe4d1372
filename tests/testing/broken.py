"""The duel with one defect each, for `test_check_game_catches`."""

# mypy: disable-error-code="override"

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16
from tests.embers.cards import CARDS, NAMES, kind_of, name_of
from tests.embers.game import Embers
from tests.embers.observation import MOST, PLACE, EmbersObserver
from tests.embers.rules import EmbersState, Prompt, Step
from tests.embers.state import SEATS, Happened, shuffled

from playmat.kernel.choice import Choice
from playmat.kernel.event import Event
from playmat.kernel.game import Plain, Setup
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import Stream, mix, stream_of
from playmat.kernel.state import State, Status

# ---- copies ----------------------------------------------------------------------------------------


class SharesAPile(EmbersState):
    """The clone has the same discard piles."""

    def clone(self) -> SharesAPile:
        new = super().clone()
        new.discard = self.discard
        assert isinstance(new, SharesAPile)
        return new


class SharesInside(EmbersState):
    """The clone has a new list of the same hands."""

    def clone(self) -> SharesInside:
        new = super().clone()
        new.hand = self.hand[:]
        assert isinstance(new, SharesInside)
        return new


class ForgetsInClone(EmbersState):
    """The clone has no guard."""

    def clone(self) -> ForgetsInClone:
        new = super().clone()
        new.guard = [0, 0]
        assert isinstance(new, ForgetsInClone)
        return new


class ForgetsInEncode(EmbersState):
    """The energy is not saved."""

    def encode(self) -> list[int]:
        energy, self.energy = self.energy, [0, 0]
        out = super().encode()
        self.energy = energy
        return out


class HasANewField(EmbersState):
    """A field that nothing copies; no rule reads it yet, so that no match can show it."""

    def __init__(self) -> None:
        super().__init__()
        self.streak: int = 0


class ForgetsWhatFollows(EmbersState):
    """A field that follows from the others and need not be stored; the clone is without it."""

    DERIVED = ("streak",)

    def __init__(self) -> None:
        super().__init__()
        self.streak: int = 0


class NamesWhatItHasNot(EmbersState):
    """It says which field is no part of the match, by a name that it has none of."""

    APART = ("atlass",)

    def __init__(self) -> None:
        super().__init__()
        self.atlas: int = 0


class KeepsAside(EmbersState):
    """What was played lies in the class: neither clones nor saved matches have their own."""

    aside: list[int] = []  # noqa: RUF012 - that is the defect

    def play(self, seat: int, kind: int) -> None:
        super().play(seat, kind)
        self.aside.append(kind)
        if len(self.aside) % 7 == 0:
            self.tell(Happened.HURT, seat, [0], "")


# ---- choices and notation --------------------------------------------------------------------------


class CallsCopiesTheSame(Embers):
    """The second card of a kind has the name of the first."""

    def word(self, state: EmbersState, choice: Choice, item: int) -> str:
        return super().word(state, choice, item).partition(".")[0]


class WritesWhatItCannotRead(Embers):
    """The verb has a blank in it."""

    def verb(self, state: EmbersState, choice: Choice) -> str:
        return f"please {super().verb(state, choice)}"


class ReadsAnotherOutcome(Embers):
    """Outcomes are read from their first digit."""

    def read_outcome(self, state: EmbersState, text: str) -> int:
        return super().read_outcome(state, text[: len("card 1")] if text.startswith("card") else text)


class RefusesItsOwnWord(Embers):
    """`normal` spoils a spelling that should have been left alone: it says too much."""

    def word(self, state: EmbersState, choice: Choice, item: int) -> str:
        return super().word(state, choice, item).capitalize()


class CallsNothingSomething(Embers):
    """Taking nothing is spelt like taking the first card."""

    def nothing(self, state: EmbersState, choice: Choice) -> str:
        return f"{self.verb(state, choice)} {self.word(state, choice, int(choice.items[0]))}"


class IsWorthNothing(Embers):
    """A copy of a match has no worth, only the match itself."""

    def value(self, state: EmbersState, seat: int) -> float:
        if state.log is None:
            raise ZeroDivisionError("worth nothing")
        return super().value(state, seat)


class BearsAGrudge(Embers):
    """A refusal costs energy."""

    def why_not(self, state: EmbersState, seat: int, text: str) -> Phrase | None:
        state.energy[seat] = max(0, state.energy[seat] - 1)
        return super().why_not(state, seat, text)


class WeighsWrong(EmbersState):
    """The first outcome stands for two."""

    def outcomes(self) -> list[tuple[int, int]]:
        return [(outcome, 2 if outcome == 0 else 1) for outcome in range(self.chance)]


class LeavesNoAnswer(EmbersState):
    """Four cards of a hand of three are to be returned."""

    def offer(self, seat: int, choice: Choice) -> None:
        super().offer(seat, choice)
        if choice.prompt == Prompt.RETURN and choice.n == 3:
            choice.lo = choice.hi = 4


class LeavesTheQuestionBefore(EmbersState):
    """A reaction is asked without beginning a question: only what it changes is written."""

    def offer(self, seat: int, choice: Choice) -> None:
        if self.frame()[0] != Step.WINDOW:
            super().offer(seat, choice)
            return
        fresh = Choice()
        super().offer(seat, fresh)
        choice.seat, choice.kind, choice.prompt = fresh.seat, fresh.kind, fresh.prompt
        choice.optional = fresh.optional
        choice.offer_all(fresh.items[: fresh.n])


class WaitsForNobody(EmbersState):
    """Reacting is offered like a guard: the match waits for nobody."""

    def offer(self, seat: int, choice: Choice) -> None:
        super().offer(seat, choice)
        if choice.prompt == Prompt.REACT:
            choice.optional = True


class AsksTwice(EmbersState):
    """Asking costs energy."""

    def offer(self, seat: int, choice: Choice) -> None:
        super().offer(seat, choice)
        self.energy[seat] = max(0, self.energy[seat] - 1)


# ---- the course of a match -------------------------------------------------------------------------


class RunsAway(EmbersState):
    """A spark is carried out for ever."""

    def run_effect(self, seat: int, kind: int, place: int, begun: int) -> None:
        if kind == NAMES.index("spark"):
            self.goto(Step.EFFECT, seat, kind)
            return
        super().run_effect(seat, kind, place, begun)


class NeverEnds(EmbersState):
    """Nobody can be hurt."""

    def lose(self, seat: int, amount: int, clause: str) -> None:
        self.tell(Happened.HURT, seat, [amount], clause)


class RunsDry(EmbersState):
    """A turn's frame ends with nothing after it."""

    def resolve_effect(self, seat: int, answer: int, kind: int, place: int, begun: int) -> None:
        super().resolve_effect(seat, answer, kind, place, begun)
        for _frame in range(len(self.stack)):
            self.pop()


class Breaks(EmbersState):
    """An error of Python's own in a rule."""

    def look(self, seat: int, count: int) -> None:
        super().look(seat, count)
        self.health[2] += 1


COUNT = [0]


class RemembersElsewhere(EmbersState):
    """The energy of a turn depends on what else the program has done."""

    def run_turn(self, seat: int) -> None:
        super().run_turn(seat)
        COUNT[0] += 1
        self.energy[seat] = 1 + COUNT[0] % 3


class BeginsDifferently(Embers):
    """A match begins as no other did before."""

    def begin(self, setup: Setup) -> EmbersState:
        state = super().begin(setup)
        COUNT[0] += 1
        state.deck[0] = state.deck[0][COUNT[0] % 9 :] + state.deck[0][: COUNT[0] % 9]
        return state


class HearsTheStream(EmbersState):
    """A rule reads the stream instead of the outcome."""

    def resolve_chance(self, step: int, seat: int, arg: int, outcome: int) -> None:
        heard = int(mix(self.nature.key, self.nature.counter))
        super().resolve_chance(step, seat, arg, heard % arg if arg else outcome)


class BeginsFromTheSeed(Embers):
    """The deck is shuffled by the seed, not by recorded outcomes."""

    def begin(self, setup: Setup) -> EmbersState:
        state = super().begin(setup)
        state.deck[0] = shuffled(state.deck[0], stream_of(setup.seed, 17))
        return state


class LiveDiffers(EmbersState):
    """A rule that knows how chance is answered."""

    def run_turn(self, seat: int) -> None:
        super().run_turn(seat)
        self.energy[seat] = 1 if self.live else self.energy[seat]


# ---- documents -------------------------------------------------------------------------------------


class LaysTooLittle(Embers):
    """The guard is missing in the document."""

    def dump(self, state: EmbersState) -> Plain:
        laid = super().dump(state)
        for side in laid["seats"]:
            del side["guard"]
        return laid


class LaysTuples(Embers):
    """The pending cards are no list."""

    def dump(self, state: EmbersState) -> Plain:
        laid = super().dump(state)
        return {**laid, "pending": tuple(laid["pending"])}


class ViewsSets(Embers):
    """The pending cards are no list."""

    def view(self, state: EmbersState, viewer: int) -> Plain:
        return {**super().view(state, viewer), "asked": {seat for seat in SEATS if state.asks(seat)}}


class LendsItsFields(Embers):
    """The view holds the very list that the match counts energy in."""

    def view(self, state: EmbersState, viewer: int) -> Plain:
        return {**super().view(state, viewer), "energies": state.energy}


class LendsATable(Embers):
    """The view holds a table that all views share."""

    terms: list[str] = ["fire", "frost"]  # noqa: RUF012 - that is the defect

    def view(self, state: EmbersState, viewer: int) -> Plain:
        return {**super().view(state, viewer), "terms": self.terms}


# ---- secrets ---------------------------------------------------------------------------------------


class ShowsTheHand(Embers):
    """The view names the other seat's cards."""

    def view(self, state: EmbersState, viewer: int) -> Plain:
        return {**super().view(state, viewer), "hands": [[name_of(c) for c in h] for h in state.hand]}


class TurnsByTheHand(Embers):
    """The number of the turn, which computer players are told, depends on cards that a seat may not know."""

    def turn(self, state: EmbersState) -> int:
        return sum(place * card for place, card in enumerate(state.hand[0] + state.hand[1], 1))


class ShowsSpectatorsTheHand(Embers):
    """Only spectators see too much."""

    def view(self, state: EmbersState, viewer: int) -> Plain:
        seen = super().view(state, viewer)
        return {**seen, "first": name_of(state.hand[0][0])} if viewer < 0 and state.hand[0] else seen


class ShowsTheDeck(Embers):
    """The view holds a sum over the order of the own deck."""

    def view(self, state: EmbersState, viewer: int) -> Plain:
        seen = super().view(state, viewer)
        if viewer in SEATS:
            seen["sum"] = sum(place * kind_of(card) for place, card in enumerate(state.deck[viewer]))
        return seen


class ShowsWhatWasChosen(Embers):
    """A sealed answer can be seen before the other seat has answered."""

    def view(self, state: EmbersState, viewer: int) -> Plain:
        seen = super().view(state, viewer)
        ready = [max(0, mask) for mask in state.sealed]
        names = [[name_of(c) for i, c in enumerate(state.hand[s]) if ready[s] >> i & 1] for s in SEATS]
        return {**seen, "sealed": names}


class AsksOnlyHolders(EmbersState):
    """A window that opens only if the hand holds a reaction."""

    def run_window(self, seat: int) -> None:
        if any(CARDS[kind_of(card)].reaction for card in self.hand[seat]):
            super().run_window(seat)
        else:
            self.goto(Step.RESOLVE, 0, 0)


class PassesQuietly(EmbersState):
    """A window that passes by itself where nothing fits, so that the answer comes at once."""

    def advance(self) -> None:
        super().advance()
        while self.status == Status.ASKING and self.choice.prompt == Prompt.REACT and self.choice.n == 1:
            self.apply(self.first, 0)


class AsksDifferently(EmbersState):
    """The prompt of a window tells whether there is anything to react with."""

    def offer(self, seat: int, choice: Choice) -> None:
        super().offer(seat, choice)
        if choice.prompt == Prompt.REACT and choice.n == 1:
            choice.prompt = Prompt.MAIN
            choice.items[0] = -2


class TellsWhatWasDrawn(EmbersState):
    """Everybody sees what is drawn."""

    def whisper(self, kind: int, seat: int, args: list[int], *rest: Any) -> None:
        super().whisper(kind, seat, args, *rest)
        if self.log is not None and kind == Happened.DREW:
            self.log.events[-1].face_args = args


class TellsSpectators(EmbersState):
    """What a seat is shown, spectators see as well."""

    def tell(self, kind: int, seat: int, args: list[int], clause: str) -> None:
        hidden = [kind_of(card) for card in self.hand[seat][:1]] if kind == Happened.TURN else []
        super().tell(kind, seat, args + hidden, clause)


class TellsFromTheState(Embers):
    """The sentence of a draw looks up the card."""

    def tell(self, state: EmbersState, event: Event) -> Phrase:
        told = super().tell(state, event)
        if event.kind == Happened.DREW and event.args[0] in state.handles[event.seat]:
            card = state.hand[event.seat][state.handles[event.seat].index(event.args[0])]
            return Phrase("embers-drew-it", {"card": name_of(card)})
        return told


class RefusesWithAHint(Embers):
    """The refusal says what the other seat holds."""

    def why_not(self, state: EmbersState, seat: int, text: str) -> Phrase | None:
        reason = super().why_not(state, seat, text)
        if reason is not None and reason.clause == "DU-HAND-01":
            return Phrase("embers-they-have-it", {"card": name_of((state.hand[1 - seat] or [0])[0])})
        return reason


class OffersByTheDeck(EmbersState):
    """The options come in an order that depends on the deck."""

    def offer(self, seat: int, choice: Choice) -> None:
        super().offer(seat, choice)
        odd = bool(self.deck[seat]) and kind_of(self.deck[seat][0]) % 2 == 1
        if choice.prompt == Prompt.MAIN and choice.n > 2 and odd:
            first, second = choice.items[0], choice.items[1]
            choice.items[0], choice.items[1] = second, first


# ---- redeals ---------------------------------------------------------------------------------------


class RedealsTheOwnHand(EmbersState):
    """The own hand is dealt anew."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = super().redeal(seat, stream)
        mine = shuffled(new.deck[seat] + new.hand[seat], stream)
        count = len(new.hand[seat])
        new.hand[seat], new.deck[seat] = mine[:count], mine[count:]
        return new


class RedealsWhatWasShown(EmbersState):
    """A card that was shown is dealt anew."""

    def redeal(self, seat: int, stream: Stream) -> State:
        other = 1 - seat
        shown, self.shown[other] = self.shown[other], [0] * len(self.shown[other])
        new = super().redeal(seat, stream)
        self.shown[other], new.shown[other] = shown, shown[:]
        return new


class RedealsNothing(EmbersState):
    """A redeal is a clone."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = self.clone()
        new.nature = Stream(stream.below(1 << 62), 0)
        return new


class RedealsWithAnOldChoice(EmbersState):
    """A redeal leaves the open choice as it was, also where the cards it is made of lie elsewhere now."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = super().redeal(seat, stream)
        self.choice.copy_into(new.choice)
        return new


class RedealsByTheOrder(EmbersState):
    """A redeal turns the own deck round instead of dealing it anew: where the cards lay shows in it."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = super().redeal(seat, stream)
        known = len(self.deck[seat]) - self.known[seat]
        new.deck[seat][:known] = reversed(self.deck[seat][:known])
        return new


class ForeseesTheDice(EmbersState):
    """A redeal keeps the chance of the match."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = super().redeal(seat, stream)
        new.nature = self.nature.clone()
        return new


class LosesACard(EmbersState):
    """A redeal leaves a card out, and breaks when the decks are next looked through."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = super().redeal(seat, stream)
        if new.deck[1 - seat]:
            new.deck[1 - seat][0] = 99
        return new


class MovesTheStep(EmbersState):
    """A redeal goes back to an earlier question."""

    def redeal(self, seat: int, stream: Stream) -> State:
        new = super().redeal(seat, stream)
        if self.frame()[0] == Step.WINDOW:
            new.answers += 1
        return new


# ---- observations and actions ----------------------------------------------------------------------


class Leaky(EmbersObserver):
    """The observation counts the other seat's reactions."""

    def observe(self, state: EmbersState, seat: int, out: vec[i16], at: int) -> None:
        super().observe(state, seat, out, at)
        out[at] = i16(sum(CARDS[kind_of(card)].reaction for card in state.hand[1 - seat]))


class Sticky(EmbersObserver):
    """What lay in its place before is left where a hand has ended."""

    def observe(self, state: EmbersState, seat: int, out: vec[i16], at: int) -> None:
        before = [int(number) for number in out]
        super().observe(state, seat, out, at)
        end = at + self.length - self.head
        for place in range(end - 2 * MOST, end):
            if out[place] == 0:
                out[place] = before[place]


class Boundless(EmbersObserver):
    """The health is told without regard to the schema."""

    def observe(self, state: EmbersState, seat: int, out: vec[i16], at: int) -> None:
        super().observe(state, seat, out, at)
        out[at] = i16(-state.health[seat] - 1)


class Overflowing(EmbersObserver):
    """A number is written behind the observation."""

    def observe(self, state: EmbersState, seat: int, out: vec[i16], at: int) -> None:
        super().observe(state, seat, out, at)
        if at + self.length - self.head < len(out):
            out[at + self.length - self.head] = 1


class Merging(EmbersObserver):
    """Different cards have the same action."""

    def path(self, state: EmbersState, choice: Choice, item: int) -> int:
        path = super().path(state, choice, item)
        return path if path < PLACE else PLACE


class Peeking(EmbersObserver):
    """A place is called by what lies there, hidden from the seat."""

    def path(self, state: EmbersState, choice: Choice, item: int) -> int:
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
