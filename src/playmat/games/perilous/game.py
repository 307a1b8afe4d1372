"""Perilous Pursuit as a game of the kernel: every method is a call into the room's modules."""

# mypy: disable-error-code="override"
# `Game` speaks of any `State`; the methods here are only ever given this game's own.

from __future__ import annotations

from playmat.games.perilous import heuristic, options, tell, words
from playmat.games.perilous.data import HERO_IDS, ITEM_IDS, WORLD_IDS, data_hash
from playmat.games.perilous.scenario import place
from playmat.games.perilous.scenario_lay import lay
from playmat.games.perilous.state import Pursuit
from playmat.games.perilous.storage import decode
from playmat.games.perilous.symbols import (
    ABILITY_OP_WORDS,
    ACTION_WORDS,
    CAUSE_WORDS,
    FACE_WORDS,
    WORLD_OP_WORDS,
    Cause,
    height,
)
from playmat.games.perilous.view import view
from playmat.games.perilous.why import hero_phrase, why_not
from playmat.kernel.choice import Choice
from playmat.kernel.event import Event
from playmat.kernel.game import Game, Option, Plain, Result, Setup, Value
from playmat.kernel.phrase import Phrase, keys_of

RESULT_CLAUSES = ("", "PP-END-01", "PP-END-02", "PP-END-03")


class Perilous(Game):
    """Kingdom Hearts Perilous Pursuit."""

    id = "perilous"
    version = "1"
    min_seats = 2
    max_seats = 5
    roles = HERO_IDS
    team = True
    longest = 20_000
    package = "playmat.games.perilous"

    def options(self) -> tuple[Option, ...]:
        """The options of PP-OPT-01."""
        return options.OPTIONS

    def text_keys(self) -> tuple[str, ...]:
        """The keys of the components, of what they do and of why a match ends."""
        families = {
            "world": WORLD_IDS,
            "hero": HERO_IDS,
            "item": ITEM_IDS,
            "face": FACE_WORDS,
            "action": ACTION_WORDS,
            "ability": HERO_IDS,
            "ability-text": ABILITY_OP_WORDS,
            "effect": WORLD_OP_WORDS,
            "cause": CAUSE_WORDS[1:],
        }
        return keys_of(self.id, families)

    def data_hash(self) -> str:
        """Hex digest over the component data."""
        return data_hash()

    def begin(self, setup: Setup) -> Pursuit:
        """A new match, before setup has run."""
        return options.begin(setup)

    def decode(self, numbers: list[int]) -> Pursuit:
        """The match that `encode` wrote."""
        return decode(numbers)

    def place(self, position: Plain, setup: Setup) -> Pursuit:
        """The match that a position document describes."""
        return place(position, setup)

    def lay(self, state: Pursuit) -> Plain:
        """The position document of a match."""
        return lay(state)

    def view(self, state: Pursuit, viewer: int) -> Plain:
        """What a seat or a spectator may know."""
        return view(state, viewer)

    def result(self, state: Pursuit) -> Result | None:
        """How the match ended (PP-END-09)."""
        if state.cause == Cause.NONE:
            return None
        won = state.cause == Cause.SAVED
        facts: dict[str, Value] = {
            "won": won,
            "saved": int(height(state.saved)),
            "overrun": int(height(state.overrun)),
            "turns": int(state.turn),
        }
        if state.cause == Cause.HEALTH:
            facts["hero"] = words.role(state, int(state.fallen))
        winners = tuple(range(int(state.seats))) if won else ()
        return Result(winners, CAUSE_WORDS[state.cause], facts, RESULT_CLAUSES[state.cause])

    def value(self, state: Pursuit, seat: int) -> float:
        """How good a position is for the team."""
        return heuristic.value(state)

    def word(self, state: Pursuit, choice: Choice, item: int) -> str:
        """The notation of one item."""
        return words.word(state, choice, int(item))

    def verb(self, state: Pursuit, choice: Choice) -> str:
        """`throw`, `draw`, `give` or `heal`."""
        return words.verb_word(choice)

    def nothing(self, state: Pursuit, choice: Choice) -> str:
        """`stop`, or `draw nobody`."""
        return words.nothing(choice)

    def outcome_word(self, state: Pursuit, outcome: int) -> str:
        """The notation of an outcome of chance."""
        return words.outcome_word(state, outcome)

    def read_outcome(self, state: Pursuit, text: str) -> int:
        """The inverse of `outcome_word`."""
        return words.read_outcome(state, text)

    def normal(self, state: Pursuit, choice: Choice, text: str) -> str:
        """The choice's own spelling of an answer with equal dice (PP-SM-05)."""
        return words.normal(state, choice, text)

    def why_not(self, state: Pursuit, seat: int, text: str) -> Phrase | None:
        """Why a typed answer is against the rules."""
        return why_not(state, seat, text)

    def prompt(self, state: Pursuit, choice: Choice) -> Phrase:
        """What a choice asks."""
        return tell.prompt(state, choice)

    def describe(self, state: Pursuit, choice: Choice, answer: int) -> Phrase:
        """What an answer does."""
        return tell.describe(state, choice, answer)

    def touches(self, state: Pursuit, choice: Choice, item: int) -> tuple[str, ...]:
        """The things of the view that an item is about."""
        return tell.touches(choice, int(item))

    def tell(self, state: Pursuit, event: Event) -> Phrase:
        """The sentence of an event."""
        return tell.tell(state, event)

    def seat_name(self, state: Pursuit, seat: int) -> Phrase:
        """The hero's name."""
        return hero_phrase(state, seat)


GAME = Perilous()
