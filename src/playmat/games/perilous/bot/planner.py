"""The planner as a player."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec

from playmat.games.perilous.bot.decisions import WeighedAnswer, at_once, decide, follow
from playmat.games.perilous.bot.plans import DicePlan
from playmat.games.perilous.bot.turn import PlannedTurn, step_now
from playmat.games.perilous.bot.weights import PACES, paced
from playmat.games.perilous.state.codes import Step, Verb, verb_of
from playmat.games.perilous.state.mutations import Cell, PerilousState
from playmat.kernel.choice import PASS_OFFER
from playmat.kernel.errors import BadSetup
from playmat.kernel.player import Advice, Glimpse
from playmat.kernel.rng import Stream

APART: Final = (Step.ASSIGN, Step.SHIELDS, Step.HEAL, Step.DRAWS)
"""Steps in which dice or an Ability are under way; the numbers of a turn are the same in all others."""


@final
class Planner:
    """Exact over the remaining rolls of the turn and the World Roll; see the package.

    Its stream only deals again what it cannot see, and it looks at none of that.

    Args:
        stream: for redeals.
        pace: how long it builds before it moves on, one of `PACES`; the first of them if it is empty.

    Attributes:
        games: what it plays; the list of players asks for it.
        levels: its paces; the list of players asks for them, too.
        weights: the numbers of the evaluation.
    """

    games: ClassVar[tuple[str, ...]] = ("perilous",)
    levels: ClassVar[tuple[str, ...]] = PACES

    def __init__(self, stream: Stream, pace: str = "") -> None:
        self.stream = stream
        self.pace = pace or PACES[0]
        self.weights: vec[float] = paced(self.pace)
        self.plan: DicePlan | None = None
        self.expected: tuple[int, ...] = ()
        self.declined: tuple[int, ...] = ()

    def decide(self, glimpse: Glimpse) -> int:
        """The answer to the glimpse's choice."""
        return int(self.think(self.table(glimpse), glimpse).answer)

    def advise(self, glimpse: Glimpse) -> Advice:
        """The answer and its reasons."""
        from playmat.games.perilous.bot.advice import explain  # noqa: PLC0415 - only hints need it

        t = self.table(glimpse)
        return explain(t, self.turn_of(t, glimpse.seat), glimpse, self.advised(t, glimpse))

    def advised(self, t: PerilousState, glimpse: Glimpse) -> WeighedAnswer:
        """The decision that a hint gives: no plan of before is followed."""
        decision = at_once(t, glimpse.choice)
        return decide(t, self.turn_of(t, glimpse.seat), glimpse.choice) if decision is None else decision

    def table(self, glimpse: Glimpse) -> PerilousState:
        """The table as the seat may know it."""
        state = glimpse.redeal(self.stream)
        if not isinstance(state, PerilousState):
            raise BadSetup("error-player-game", "", player="planner", game=glimpse.game.id, known="perilous")
        return state

    def think(self, t: PerilousState, glimpse: Glimpse) -> WeighedAnswer:
        """Decide, with the turn's numbers where they are needed.

        In the Assign phase a plan is made once and then followed, as long as the table is as it left it;
        an offer to play cards is weighed once, and again when cards have changed.
        """
        choice = glimpse.choice
        made = at_once(t, choice)
        if made is not None:
            return made
        if choice.prompt == Step.CARD:
            return self.offer(t, glimpse)
        if choice.prompt != Step.ASSIGN:
            return decide(t, self.turn_of(t, glimpse.seat), choice)
        if self.plan is not None and self.expected == dice_key(t):
            made = follow(t, self.plan, choice)
        else:
            made = decide(t, self.turn_of(t, glimpse.seat), choice)
        self.plan = made.plan
        if verb_of(choice.items[made.answer]) == Verb.CARD:
            self.plan = None  # the cards that are left are weighed again
        t.live = False
        t.apply(glimpse.seat, made.answer)
        self.expected = dice_key(t)
        return made

    def offer(self, t: PerilousState, glimpse: Glimpse) -> WeighedAnswer:
        """Decide whether to play a dice card on another hero's turn."""
        key = (int(t.turn), int(t.played), int(t.discard))
        if key == self.declined:
            return WeighedAnswer(PASS_OFFER)
        made = decide(t, self.turn_of(t, glimpse.seat), glimpse.choice)
        if made.answer == PASS_OFFER:
            self.declined = key
        return made

    def turn_of(self, t: PerilousState, seat: int) -> PlannedTurn:
        """The numbers of the turn; computed again when anything but the dice has changed."""
        key = key_of(t, seat)
        if LATEST.turn is None or LATEST.key != key or LATEST.pace != self.pace:
            LATEST.turn = PlannedTurn(t, self.weights, seat)
            LATEST.pace = self.pace
            LATEST.key = key
        return LATEST.turn


@final
class Latest:
    """The latest turn that was looked at: the heroes of a team ask for the same numbers in a row."""

    def __init__(self) -> None:
        self.key: tuple[int, ...] = ()
        self.pace = ""
        self.turn: PlannedTurn | None = None


LATEST: Final = Latest()


def key_of(t: PerilousState, seat: int) -> tuple[int, ...]:
    """All that the numbers of a turn depend on."""
    step = int(step_now(t))
    parts = [
        seat if t.hidden else 0,
        step if step in APART else 0,
        int(t.active),
        int(t.world),
        int(t.marker),
        int(t.fewer),
        int(t.black_out),
    ]
    parts += [int(t.ahead), int(t.saved), int(t.overrun), int(t.reserve)]
    parts += [int(t.cells[place]) for place in range(Cell.POOL, len(t.cells))]
    return tuple(parts)


def dice_key(t: PerilousState) -> tuple[int, ...]:
    """All that the next step of a plan for the dice depends on."""
    parts = [int(t.turn), int(t.spent), int(t.played), int(t.discard)]
    return (*parts, *[int(cell) for cell in t.cells])
