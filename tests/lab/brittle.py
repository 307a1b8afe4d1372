"""Games that break: Embers with faults in some of its matches, and one whose matches never end."""

from tests.duel import Duel, DuelState

from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Option, Result, Setup
from playmat.kernel.state import State


class Spinning(DuelState):
    """Goes round in circles without asking anybody."""

    def run(self) -> None:
        """Do nothing, for ever."""


class Brittle(Duel):
    """One match in four breaks in its first step, one in four runs away, the others are Embers."""

    id = "brittle"

    def begin(self, setup: Setup) -> DuelState:
        """A match, or not."""
        if setup.seed % 4 == 0:
            raise ZeroDivisionError("the deck is cut in no parts")
        self.state_class = Spinning if setup.seed % 4 == 1 else DuelState
        return super().begin(setup)


class Tied(Duel):
    """Nobody ever wins."""

    id = "tied"

    def result(self, state: State) -> Result | None:
        """A draw, with facts of all types."""
        if not state.is_over():
            return None
        return Result(
            (), "tired", {"answers": int(state.answers), "even": state.answers % 2 == 0, "why": "q"}, ""
        )


class Together(Duel):
    """Both seats are a team, and play the roles of Ash, Birch or Cedar."""

    id = "together"
    team = True
    roles = ("ash", "birch", "cedar")

    def options(self) -> tuple[Option, ...]:
        """Who has to take part."""
        return (*super().options(), Option("guest", ("anybody", "cedar"), ""))

    def begin(self, setup: Setup) -> DuelState:
        """A match, unless the guest is missing."""
        guest = setup.options["guest"]
        if guest != "anybody" and guest not in [seat.role for seat in setup.seats]:
            raise BadSetup("error-setup-role", "", got=str(guest), known="ash")
        return super().begin(setup)

    def result(self, state: State) -> Result | None:
        """The team wins if Ash does."""
        assert isinstance(state, DuelState)
        result = super().result(state)
        if result is None:
            return None
        return Result((0, 1) if result.winners == (0,) else (), "ash", {}, "")


BRITTLE = Brittle()
TIED = Tied()
TOGETHER = Together()
