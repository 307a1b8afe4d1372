"""Policies of an environment: computer players, and agents that somebody's file of Python loads."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

from playmat.gyms.batch import ForbiddenAction
from playmat.gyms.single import SeatEnv
from playmat.kernel.errors import LONGEST_REASON, PlaymatError, system_reason
from playmat.kernel.game import Game
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import Stream
from playmat.lab.files import UNREADABLE, heard
from playmat.lab.forecasting import refuse_lapses
from playmat.players.roster import load, steadfast

LOADS: Final = "load_policy"
"""The function of a file that loads its agent: of the agent's own file, and the id of the game."""

MODULE: Final = "playmat_policy_"
"""Before the name of a file that is loaded: it must not take the place of a module that is there."""

Act: TypeAlias = "Callable[[Any, Any], Any]"
"""Gives an action for an observation and the mask of those that can be taken."""


class BadPolicy(PlaymatError):
    """A file of Python that gives no agent, or one that cannot play."""


class Policy(Protocol):
    """A player of one seat of an environment, match after match."""

    def begin(self, stream: Stream) -> None:
        """Begin a match.

        Args:
            stream: the chance of who plays.
        """

    def act(self, env: SeatEnv, observation: Any, mask: Any) -> int:  # noqa: ANN401 - arrays
        """The action that is taken."""

    def end(self, seed: int) -> None:
        """End a match.

        Args:
            seed: what it was begun with.
        """


class PlayerPolicy:
    """A computer player, which gives whole answers: each is taken action by action.

    Args:
        game: what is played.
        name: the player.

    Raises:
        BadSetup: nobody of this name plays the game.
    """

    def __init__(self, game: Game, name: str) -> None:
        load(name, Stream(0, 0), game)
        self.game = game
        self.name = name
        self.begin(Stream(0, 0))

    def begin(self, stream: Stream) -> None:
        """Begin a match with a player who remembers no other."""
        self.player = steadfast(self.name, stream, self.game)
        self.left: list[int] = []

    def act(self, env: SeatEnv, _observation: Any, _mask: Any) -> int:  # noqa: ANN401 - arrays
        """The next action of the answer."""
        if not self.left:
            asked = env.batch.rows[0]
            answer = self.player.decide(Glimpse(self.game, asked.state, int(asked.seat), asked.draft.choice))
            self.left = asked.draft.actions_of(answer)
        return self.left.pop(0)

    def end(self, seed: int) -> None:
        """See that nobody stood in for the player.

        Raises:
            PlayerFailed: somebody did.
        """
        refuse_lapses([self.player], seed)


class LoadedPolicy:
    """An agent that a file of Python has loaded; it sees observations and masks, and nothing else.

    Args:
        act: gives its actions.
        file: where it comes from.
    """

    def __init__(self, act: Act, file: Path) -> None:
        self.choose = act
        self.file = file

    def begin(self, stream: Stream) -> None:
        """Nothing is to be begun: an agent decides by what it sees."""

    def act(self, env: SeatEnv, observation: Any, mask: Any) -> int:  # noqa: ANN401 - arrays
        """The action for what is seen.

        Raises:
            BadPolicy: the agent breaks, or takes an action that the mask forbids.
        """
        try:
            action = int(self.choose(observation, mask))
        except (Exception, SystemExit) as error:
            raise BadPolicy("lab-policy-broke", "", file=str(self.file), why=_said(error)) from error
        try:
            env.batch.check(0, action)
        except ForbiddenAction as error:
            known = env.batch.allowed(0)
            raise BadPolicy(
                "lab-policy-action", "", file=str(self.file), got=str(action), known=known
            ) from error
        return action

    def end(self, seed: int) -> None:
        """Nothing is to be ended."""


def load_policy(file: Path, agent: Path | None, game: Game) -> LoadedPolicy:
    """The agent that a file of Python loads with its function `load_policy`.

    Args:
        file: the file; it runs with all rights of who names it.
        agent: what it loads.
        game: what is played.

    Raises:
        BadFile: one of the files cannot be read.
        BadPolicy: the file breaks, or gives nothing that acts.
    """
    for path in (file, agent):
        if path is not None:
            with heard(path, UNREADABLE), path.open("rb"):
                pass
    spec = importlib.util.spec_from_file_location(MODULE + file.stem, file)
    if spec is None or spec.loader is None:
        raise BadPolicy("lab-policy-python", "", file=str(file))
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses and pickles look there
    try:
        spec.loader.exec_module(module)
        found = getattr(module, LOADS, None)
        act = found(agent, game.id) if callable(found) else None
    except ImportError as error:
        raise BadPolicy("lab-policy-import", "", file=str(file), why=system_reason(error)) from error
    except (Exception, SystemExit) as error:
        raise BadPolicy("lab-policy-failed", "", file=str(file), why=_said(error)) from error
    if not callable(act):
        raise BadPolicy("lab-policy-none", "", file=str(file), function=LOADS)
    return LoadedPolicy(act, file)


def _said(error: BaseException) -> str:
    """The kind of an error and the first line of what it says."""
    return f"{type(error).__name__}: {error}".splitlines()[0][:LONGEST_REASON]
