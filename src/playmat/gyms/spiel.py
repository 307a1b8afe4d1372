"""The games as games of OpenSpiel, written in Python (`playmat[openspiel]`).

Importing this module registers `playmat_kmon`, `playmat_khtcg`, ... with OpenSpiel, one for every installed
game that offers observations. A player takes the actions of `playmat.kernel.observation.draft`, one step at a
time; dice and shuffles are chance nodes.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from playmat.commandline.options import read_options
from playmat.gyms.batch import scores
from playmat.gyms.setups import observer_of, setups
from playmat.kernel.choice import NATURE, PASS_OFFER, Choice, bit
from playmat.kernel.event import Event, Log
from playmat.kernel.game import Game
from playmat.kernel.observation.draft import MORE, Draft
from playmat.kernel.observation.observer import zeros
from playmat.kernel.registry import game as installed_game
from playmat.kernel.registry import playable
from playmat.kernel.state import State, Status
from playmat.players.seats import choice_of, next_seat

PREFIX: Final = "playmat_"

MOST_OUTCOMES: Final = 2048
"""No chance node may have more outcomes once those that are alike are merged; six dice have up to 1,512."""

PARAMETERS: Final[dict[str, Any]] = {"seats": 0, "roles": "", "decks": "", "ruleset": "", "options": ""}
"""The parameters with which a game is loaded: roles and decks separated by `/`, options as `name:value`."""


class SteppedMatch:
    """A match, an answer on its way, and what OpenSpiel asks about both; a copy of it is independent.

    Args:
        table: what is played.
        state: the match; the position lets it go on.
    """

    def __init__(self, table: Table, state: State) -> None:
        self.table = table
        self.state = state
        self.log = Log()
        state.live = False
        state.log = self.log
        self.draft: Draft | None = None
        self.seat = 0
        self.passed = 0
        self.actions: list[list[int]] = [[] for _seat in range(table.seated)]
        self.taken = 0

    def __deepcopy__(self, _known: object) -> SteppedMatch:
        """Copy it: OpenSpiel copies the fields of its states in this way."""
        new = SteppedMatch(self.table, self.state.clone())
        new.log.events = self.log.events[:]
        new.seat, new.passed, new.taken = self.seat, self.passed, self.taken
        new.actions = [own[:] for own in self.actions]
        if self.draft is not None:
            new.resume(self.steps())
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """Save it: OpenSpiel saves the fields of its states in this way."""
        steps = None if self.draft is None else self.steps()
        told = [told_of(event) for event in self.log.events]
        kept = (self.state.encode(), told, self.seat, self.passed, self.taken, self.actions, steps)
        return restored, (self.table.game.id, self.table.parameters, kept)

    def resume(self, steps: list[int]) -> None:
        """Take the steps of an answer on its way."""
        self.draft = self.question()
        for action in steps:
            self.draft.take(action)

    def steps(self) -> list[int]:
        """The steps of the answer on its way that were taken."""
        draft = self.draft
        return [] if draft is None else [int(draft.picked[step]) for step in range(draft.taken)]

    def question(self) -> Draft:
        """The answer of the seat that decides, at its beginning."""
        choice = Choice()
        choice_of(self.state, self.seat, choice).copy_into(choice)
        return self.table.observer.draft(self.state, choice)

    def go_on(self) -> None:
        """Find who decides next."""
        self.draft = None
        if self.state.status == Status.ASKING:
            self.seat = int(next_seat(self.state, self.passed, Choice()))
            self.resume([])

    def is_over(self) -> bool:
        """Return whether the match has ended, or has taken so many actions that it is given up as drawn."""
        return self.state.is_over() or self.taken >= self.table.longest

    def happen(self, number: int) -> None:
        """Chance speaks: the outcome of a number."""
        self.state.apply(NATURE, self.state.outcomes()[number][0])
        self.go_on()

    def take(self, action: int) -> None:
        """The seat that decides takes an action."""
        draft = self.draft
        if draft is None or not draft.allows(action):
            raise ValueError(f"action {action} cannot be taken")
        self.actions[self.seat].append(action)
        self.taken += 1
        answer = int(draft.take(action))
        if answer == MORE:
            return
        if answer == PASS_OFFER:
            self.passed |= int(bit(self.seat))
        else:
            self.passed = 0
            self.state.apply(self.seat, answer)
        self.go_on()

    def observation(self, seat: int) -> Any:
        """The numbers of a seat's observation."""
        out = zeros(self.table.observer.length)
        draft = self.draft if seat == self.seat else None
        self.table.observer.write(self.state, seat, draft, out, 0)
        return np.frombuffer(out, np.int16)

    def observed(self, seat: int) -> str:
        """A seat's view, and what it is asked, as text."""
        asked = self.draft is not None and seat == self.seat
        steps = self.steps() if seat == self.seat else []
        return json.dumps({"view": self.table.game.view(self.state, seat), "asked": asked, "steps": steps})

    def remembered(self, seat: int) -> str:
        """All that a seat has done and seen happen, as text: an information state."""
        seen = [event.content() for event in self.log.seen(seat, 0)]
        asked = self.draft is not None and seat == self.seat
        return json.dumps({"seat": seat, "seen": seen, "done": self.actions[seat], "asked": asked})


def told_of(event: Event) -> tuple[Any, ...]:
    """All of an event."""
    return (*event.content(), event.seen_by, event.face_kind, event.face_args)


def restored(game_id: str, parameters: dict[str, Any], kept: tuple[Any, ...]) -> SteppedMatch:
    """A position that was saved."""
    table = Table(installed_game(game_id), parameters)
    numbers, told, seat, passed, taken, actions, steps = kept
    position = SteppedMatch(table, table.game.decode(numbers))
    for kind, whose, args, clause, *faces in told:
        position.log.write_secret(kind, whose, list(args), clause, *faces)
    position.seat, position.passed, position.taken, position.actions = seat, passed, taken, actions
    if steps is not None:
        position.resume(steps)
    return position


class Table:
    """The table that is played, as OpenSpiel has to know it.

    Attributes:
        game, observer: what is played, and its numbers.
        parameters: what it was made with.
        setup: who plays with what.
        seated: how many seats there are.
        longest: after so many actions a match is given up as drawn.

    Args:
        game: what is played.
        parameters: -> `PARAMETERS`.

    Raises:
        BadSetup: something that the game does not allow.
    """

    def __init__(self, game: Game, parameters: dict[str, Any]) -> None:
        given = {**PARAMETERS, **parameters}
        self.parameters = parameters
        self.game = game
        self.observer = observer_of(game)
        self.setup = setups(
            game,
            seats=given["seats"] or None,
            roles=split(given["roles"]),
            decks=split(given["decks"]),
            ruleset=given["ruleset"],
            options=read_options(game, [one.replace(":", "=", 1) for one in split(given["options"])]),
        )[0]
        self.seated = len(self.setup.seats)
        self.longest = int(game.longest if game.team else game.draw_after)

    def begin(self) -> SteppedMatch:
        """A match at its beginning."""
        position = SteppedMatch(self, self.game.begin(self.setup))
        position.state.advance()
        position.go_on()
        return position

    def info(self) -> Any:
        """The bounds of the game."""
        return pyspiel.GameInfo(
            num_distinct_actions=int(self.observer.size),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seated,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.seated == 2 and not self.game.team else None,
            max_game_length=self.longest,
        )


def split(text: str) -> list[str]:
    """The parts of a parameter."""
    return [part for part in text.split("/") if part]


class SpielState(pyspiel.State):
    """A match as a state of OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.table.begin()

    def current_player(self) -> Any:
        """The seat that decides; chance, or nobody."""
        if self.position.is_over():
            return pyspiel.PlayerId.TERMINAL
        if self.position.state.status == Status.CHANCE:
            return pyspiel.PlayerId.CHANCE
        return self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        draft = self.position.draft
        if draft is None or player != self.current_player():
            return []
        return sorted(int(draft.legal[place]) for place in range(draft.count))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes by number, each with its probability."""
        outcomes = self.position.state.outcomes()
        if len(outcomes) > MOST_OUTCOMES:
            raise ValueError(
                f"chance has {len(outcomes)} outcomes; OpenSpiel was told {MOST_OUTCOMES} at most"
            )
        total = sum(weight for _outcome, weight in outcomes)
        return [(number, weight / total) for number, (_outcome, weight) in enumerate(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.position.state.status == Status.CHANCE:
            self.position.happen(action)
        else:
            self.position.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if player == pyspiel.PlayerId.CHANCE:
            return position.table.game.outcome_word(position.state, position.state.outcomes()[action][0])
        return str(position.table.observer.actions[action])

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.position.is_over()

    def returns(self) -> list[float]:
        """1 for those who have won, -1 for those who have lost; 0 before the end and in a draw."""
        position = self.position
        if not position.state.is_over():
            return [0.0] * position.table.seated
        return scores(position.table.game, position.state, position.table.seated)

    def __str__(self) -> str:
        """The match as numbers, and the answer on its way."""
        return f"{self.position.state.encode()} {self.position.steps()}"


class SpielObserver:
    """The observer of what a player sees, or remembers, as OpenSpiel asks for it.

    Args:
        table: what is played.
        kind: what is asked for; with perfect recall there is a text, and no tensor.

    Attributes:
        tensor: the numbers of the observation.
        dict: the same by the names and shapes of the schema.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("only what one player knows can be observed, all of it")
        self.recalls = bool(kind.perfect_recall)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recalls:
            self.tensor = np.zeros(int(table.observer.length), np.float32)
            for field in table.observer.schema.fields:
                part = self.tensor[field.start : field.start + field.size()]
                self.dict[field.name] = part.reshape(field.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers of a player's observation."""
        if self.tensor is not None:
            self.tensor[:] = state.position.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The observation or memory of a player, as text."""
        return state.position.remembered(player) if self.recalls else state.position.observed(player)


class SpielGame(pyspiel.Game):
    """A game of Playmat as a game of OpenSpiel.

    Args:
        kind: its type, as it is registered.
        game: the game.
        parameters: -> `PARAMETERS`.
    """

    def __init__(self, kind: Any, game: Game, parameters: dict[str, Any]) -> None:
        self.table = Table(game, parameters)
        super().__init__(kind, self.table.info(), parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        """Save it by its name and parameters."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        """A match at its beginning."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """The observer of a match.

        Args:
            iig_obs_type: what is asked for; by default an observation, without recall.
            params: there are none.
        """
        return SpielObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def type_of(game: Game) -> Any:
    """The type of a game as OpenSpiel is told before one is loaded."""
    if game.team:
        utility = pyspiel.GameType.Utility.IDENTICAL
    elif game.max_seats == 2:
        utility = pyspiel.GameType.Utility.ZERO_SUM
    else:
        utility = pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Playmat {observer_of(game).name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def register(game: Game) -> str:
    """Make a game known to OpenSpiel, once; its name there."""
    kind = type_of(game)
    if kind.short_name not in pyspiel.registered_names():

        class Registered(SpielGame):
            """This game, as OpenSpiel makes it."""

            def __init__(self, params: dict[str, Any] | None = None) -> None:
                super().__init__(kind, game, params or {})

        pyspiel.register_game(kind, Registered)
    return str(kind.short_name)


def register_all() -> list[str]:
    """Make every installed game that offers observations known; their names."""
    return [register(game) for game in playable() if game.observer() is not None]


NAMES: Final = register_all()
"""The names of the games in OpenSpiel."""
