"""The duel with one defect each, for `test_check_game_catches`: rules, copies, notation, documents."""

from __future__ import annotations

from tests.embers.cards import NAMES
from tests.embers.game import Embers
from tests.embers.rules import EmbersMachine, Prompt, Step
from tests.embers.state import SEATS, Happened, shuffled

from playmat.kernel.choice import Choice
from playmat.kernel.game import Plain, Setup
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import mix, stream_of

# ---- copies ----------------------------------------------------------------------------------------


class SharesAPile(EmbersMachine):
    """The clone has the same discard piles."""

    def clone(self) -> SharesAPile:
        new = super().clone()
        new.discard = self.discard
        assert isinstance(new, SharesAPile)
        return new


class SharesInside(EmbersMachine):
    """The clone has a new list of the same hands."""

    def clone(self) -> SharesInside:
        new = super().clone()
        new.hand = self.hand[:]
        assert isinstance(new, SharesInside)
        return new


class ForgetsInClone(EmbersMachine):
    """The clone has no guard."""

    def clone(self) -> ForgetsInClone:
        new = super().clone()
        new.guard = [0, 0]
        assert isinstance(new, ForgetsInClone)
        return new


class ForgetsInEncode(EmbersMachine):
    """The energy is not saved."""

    def encode(self) -> list[int]:
        energy, self.energy = self.energy, [0, 0]
        out = super().encode()
        self.energy = energy
        return out


class HasANewField(EmbersMachine):
    """A field that nothing copies; no rule reads it yet, so that no match can show it."""

    def __init__(self) -> None:
        super().__init__()
        self.streak: int = 0


class ForgetsWhatFollows(EmbersMachine):
    """A field that follows from the others and need not be stored; the clone is without it."""

    DERIVED = ("streak",)

    def __init__(self) -> None:
        super().__init__()
        self.streak: int = 0


class NamesWhatItHasNot(EmbersMachine):
    """It says which field is no part of the match, by a name that it has none of."""

    APART = ("atlass",)

    def __init__(self) -> None:
        super().__init__()
        self.atlas: int = 0


class KeepsAside(EmbersMachine):
    """Played cards are stored in the class: neither clones nor saved matches have their own."""

    aside: list[int] = []  # noqa: RUF012 - that is the defect

    def play(self, seat: int, kind: int) -> None:
        super().play(seat, kind)
        self.aside.append(kind)
        if len(self.aside) % 7 == 0:
            self.tell(Happened.HURT, seat, [0], "")


# ---- choices and notation --------------------------------------------------------------------------


class CallsCopiesTheSame(Embers):
    """The second card of a kind has the name of the first."""

    def word(self, state: EmbersMachine, choice: Choice, item: int) -> str:
        return super().word(state, choice, item).partition(".")[0]


class WritesWhatItCannotRead(Embers):
    """The verb has a blank in it."""

    def verb(self, state: EmbersMachine, choice: Choice) -> str:
        return f"please {super().verb(state, choice)}"


class ReadsAnotherOutcome(Embers):
    """Outcomes are read from their first digit."""

    def read_outcome(self, state: EmbersMachine, text: str) -> int:
        return super().read_outcome(state, text[: len("card 1")] if text.startswith("card") else text)


class RefusesItsOwnWord(Embers):
    """`normal` spoils a spelling that should have been left alone: it says too much."""

    def word(self, state: EmbersMachine, choice: Choice, item: int) -> str:
        return super().word(state, choice, item).capitalize()


class CallsNothingSomething(Embers):
    """Taking nothing is spelt like taking the first card."""

    def nothing(self, state: EmbersMachine, choice: Choice) -> str:
        return f"{self.verb(state, choice)} {self.word(state, choice, int(choice.items[0]))}"


class IsWorthNothing(Embers):
    """A copy of a match has no worth, only the match itself."""

    def value(self, state: EmbersMachine, seat: int) -> float:
        if state.log is None:
            raise ZeroDivisionError("worth nothing")
        return super().value(state, seat)


class BearsAGrudge(Embers):
    """A refusal costs energy."""

    def why_not(self, state: EmbersMachine, seat: int, text: str) -> Phrase | None:
        state.energy[seat] = max(0, state.energy[seat] - 1)
        return super().why_not(state, seat, text)


class WeighsWrong(EmbersMachine):
    """The first outcome stands for two."""

    def outcomes(self) -> list[tuple[int, int]]:
        return [(outcome, 2 if outcome == 0 else 1) for outcome in range(self.chance)]


class LeavesNoAnswer(EmbersMachine):
    """Four cards of a hand of three are to be returned."""

    def offer(self, seat: int, choice: Choice) -> None:
        super().offer(seat, choice)
        if choice.prompt == Prompt.RETURN and choice.n == 3:
            choice.lo = choice.hi = 4


class LeavesTheQuestionBefore(EmbersMachine):
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


class WaitsForNobody(EmbersMachine):
    """Reacting is offered like a guard: the match waits for nobody."""

    def offer(self, seat: int, choice: Choice) -> None:
        super().offer(seat, choice)
        if choice.prompt == Prompt.REACT:
            choice.optional = True


class AsksTwice(EmbersMachine):
    """Asking costs energy."""

    def offer(self, seat: int, choice: Choice) -> None:
        super().offer(seat, choice)
        self.energy[seat] = max(0, self.energy[seat] - 1)


# ---- the course of a match -------------------------------------------------------------------------


class RunsAway(EmbersMachine):
    """A spark is carried out for ever."""

    def run_effect(self, seat: int, kind: int, place: int, begun: int) -> None:
        if kind == NAMES.index("spark"):
            self.goto(Step.EFFECT, seat, kind)
            return
        super().run_effect(seat, kind, place, begun)


class NeverEnds(EmbersMachine):
    """Nobody can be hurt."""

    def lose(self, seat: int, amount: int, clause: str) -> None:
        self.tell(Happened.HURT, seat, [amount], clause)


class RunsDry(EmbersMachine):
    """A turn's frame ends with nothing after it."""

    def resolve_effect(self, seat: int, answer: int, kind: int, place: int, begun: int) -> None:
        super().resolve_effect(seat, answer, kind, place, begun)
        for _frame in range(len(self.stack)):
            self.pop()


class Breaks(EmbersMachine):
    """An error of Python's own in a rule."""

    def look(self, seat: int, count: int) -> None:
        super().look(seat, count)
        self.health[2] += 1


COUNT = [0]


class RemembersElsewhere(EmbersMachine):
    """The energy of a turn depends on what else the program has done."""

    def run_turn(self, seat: int) -> None:
        super().run_turn(seat)
        COUNT[0] += 1
        self.energy[seat] = 1 + COUNT[0] % 3


class BeginsDifferently(Embers):
    """A match begins as no other did before."""

    def begin(self, setup: Setup) -> EmbersMachine:
        state = super().begin(setup)
        COUNT[0] += 1
        state.deck[0] = state.deck[0][COUNT[0] % 9 :] + state.deck[0][: COUNT[0] % 9]
        return state


class HearsTheStream(EmbersMachine):
    """A rule reads the stream instead of the outcome."""

    def resolve_chance(self, step: int, seat: int, arg: int, outcome: int) -> None:
        heard = int(mix(self.nature.key, self.nature.counter))
        super().resolve_chance(step, seat, arg, heard % arg if arg else outcome)


class BeginsFromTheSeed(Embers):
    """The deck is shuffled by the seed, not by recorded outcomes."""

    def begin(self, setup: Setup) -> EmbersMachine:
        state = super().begin(setup)
        state.deck[0] = shuffled(state.deck[0], stream_of(setup.seed, 17))
        return state


class LiveDiffers(EmbersMachine):
    """A rule that knows how chance is answered."""

    def run_turn(self, seat: int) -> None:
        super().run_turn(seat)
        self.energy[seat] = 1 if self.live else self.energy[seat]


# ---- documents -------------------------------------------------------------------------------------


class LaysTooLittle(Embers):
    """The guard is missing in the document."""

    def dump(self, state: EmbersMachine) -> Plain:
        laid = super().dump(state)
        for side in laid["seats"]:
            del side["guard"]
        return laid


class LaysTuples(Embers):
    """The pending cards are no list."""

    def dump(self, state: EmbersMachine) -> Plain:
        laid = super().dump(state)
        return {**laid, "pending": tuple(laid["pending"])}


class ViewsSets(Embers):
    """The pending cards are no list."""

    def view(self, state: EmbersMachine, viewer: int) -> Plain:
        return {**super().view(state, viewer), "asked": {seat for seat in SEATS if state.asks(seat)}}


class LendsItsFields(Embers):
    """The view holds the very list that the match counts energy in."""

    def view(self, state: EmbersMachine, viewer: int) -> Plain:
        return {**super().view(state, viewer), "energies": state.energy}


class LendsATable(Embers):
    """The view holds a table that all views share."""

    terms: list[str] = ["fire", "frost"]  # noqa: RUF012 - that is the defect

    def view(self, state: EmbersMachine, viewer: int) -> Plain:
        return {**super().view(state, viewer), "terms": self.terms}
