"""Games that break or wait: Embers with faults in some matches, without a winner, as a team, held up."""

import multiprocessing
import os
import time
from pathlib import Path

from tests.embers import Embers, EmbersMachine
from tests.embers.worthless import Worthless

from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Option, Result, Setup
from playmat.kernel.rng import mix
from playmat.kernel.state import State

DEADLY_GAME = 5
"""The number of a game, under the seed 1."""


class Spinning(EmbersMachine):
    """Goes round in circles without asking anybody."""

    def run(self) -> None:
        """Do nothing, for ever."""


class Brittle(Embers):
    """One match in four breaks in its first step, one in four runs away, the others are Embers."""

    id = "brittle"

    def begin(self, setup: Setup) -> EmbersMachine:
        """A match, or not."""
        if setup.seed % 4 == 0:
            raise ZeroDivisionError("the deck is cut in no parts")
        self.state_class = Spinning if setup.seed % 4 == 1 else EmbersMachine
        return super().begin(setup)


class Unweighed(Worthless):
    """Every player that weighs positions fails."""

    id = "worthless"


class Tied(Embers):
    """Nobody ever wins."""

    id = "tied"

    def result(self, state: State) -> Result | None:
        """A draw, with facts of all types."""
        if not state.is_over():
            return None
        return Result(
            (), "tired", {"answers": int(state.answers), "even": state.answers % 2 == 0, "why": "q"}, ""
        )


class Together(Embers):
    """Both seats are a team, and play the roles of Ash, Birch or Cedar."""

    id = "together"
    team = True
    roles = ("ash", "birch", "cedar")

    def options(self) -> tuple[Option, ...]:
        """The options, with a guest who has to take part."""
        return (*super().options(), Option("guest", ("anybody", "cedar"), ""))

    def begin(self, setup: Setup) -> EmbersMachine:
        """A match, unless the guest is missing."""
        guest = setup.options["guest"]
        if guest != "anybody" and guest not in [seat.role for seat in setup.seats]:
            raise BadSetup("error-setup-role", "", got=str(guest), known="ash")
        return super().begin(setup)

    def result(self, state: State) -> Result | None:
        """The team wins if Ash does."""
        assert isinstance(state, EmbersMachine)
        result = super().result(state)
        if result is None:
            return None
        return Result((0, 1) if result.winners == (0,) else (), "ash", {}, "")


class Held(Embers):
    """After a hundred matches a process begins no more as long as there is the file that `HELD_BY` names."""

    id = "held"

    def __init__(self) -> None:
        self.begun = 0

    def begin(self, setup: Setup) -> EmbersMachine:
        """A match, sooner or later."""
        self.begun += 1
        while self.begun > 100 and Path(os.environ["HELD_BY"]).exists():
            time.sleep(0.01)
        return super().begin(setup)


class Deadly(Embers):
    """One match ends the process that plays it, unless that is the first process of all."""

    id = "deadly"

    def begin(self, setup: Setup) -> EmbersMachine:
        """A match, or the end."""
        if setup.seed == mix(1, DEADLY_GAME) and multiprocessing.parent_process() is not None:
            os._exit(1)
        return super().begin(setup)


BRITTLE = Brittle()
DEADLY = Deadly()
HELD = Held()
TIED = Tied()
TOGETHER = Together()
WORTHLESS = Unweighed()
