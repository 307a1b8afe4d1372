"""Perilous Pursuit as a game of the kernel: every method is a call into the room's modules."""

from __future__ import annotations

from playmat.games.perilous.bot import heuristic
from playmat.games.perilous.bot.levels import LEVELS
from playmat.games.perilous.bot.reach import reach
from playmat.games.perilous.bot.saving import chance_in_the_air, chance_with_dice
from playmat.games.perilous.bot.standing import chance_to_stand
from playmat.games.perilous.interface import notation, options, sentences
from playmat.games.perilous.interface.decoding import decode
from playmat.games.perilous.interface.names import hero_phrase, role
from playmat.games.perilous.interface.observation import PerilousObserver
from playmat.games.perilous.interface.position import place
from playmat.games.perilous.interface.position_dump import card_words, dump
from playmat.games.perilous.interface.refusals import why_not
from playmat.games.perilous.interface.view import view
from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.games.perilous.rules.world_roll import pool
from playmat.games.perilous.state.codes import (
    ABILITY_OP_WORDS,
    ACTION_WORDS,
    CAUSE_WORDS,
    FACE_WORDS,
    WORLD_OP_WORDS,
    Cause,
    EventKind,
    Step,
    height,
)
from playmat.games.perilous.state.components import HERO_IDS, ITEM_IDS, WORLD_IDS, data_texts
from playmat.games.perilous.state.mutations import Cell
from playmat.kernel.choice import Choice
from playmat.kernel.event import Event
from playmat.kernel.game import Game, Option, Plain, Result, Setup, Value
from playmat.kernel.phrase import Phrase, keys_of
from playmat.kernel.state import Status, step_of

PLANNED = (Step.ASSIGN, Step.ACTIVATE, Step.SHIELDS, Step.HEAL, Step.DRAWS, Step.WORLD_PRE)
"""The steps in which a hero prepares for the World Roll."""

SAFE = 0.85
"""A World Roll that the team stands more often is no danger."""

RESULT_CLAUSES = ("", "PP-END-01", "PP-END-02", "PP-END-03")


class Perilous(Game[PerilousMachine]):
    """Kingdom Hearts Perilous Pursuit."""

    id = "perilous"
    version = "1"
    min_seats = 2
    max_seats = 5
    roles = HERO_IDS
    team = True
    longest = 20_000
    levels = LEVELS
    adviser = "planner"
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

    def data_texts(self) -> list[tuple[str, str]]:
        """The component data; they are constants of the compiled rules, so there is no `of_edition`."""
        return data_texts()

    def begin(self, setup: Setup) -> PerilousMachine:
        """A new match, before setup has run."""
        return options.begin(setup)

    def decode(self, numbers: list[int]) -> PerilousMachine:
        """The match that `encode` wrote."""
        return decode(numbers)

    def place(self, position: Plain, setup: Setup) -> PerilousMachine:
        """The match that a position document describes."""
        return place(position, setup)

    def dump(self, state: PerilousMachine) -> Plain:
        """The position document of a match."""
        return dump(state)

    def view(self, state: PerilousMachine, viewer: int) -> Plain:
        """The view of a seat or a spectator."""
        return view(state, viewer)

    def observer(self) -> PerilousObserver:
        """The writer of observations."""
        return PerilousObserver()

    def result(self, state: PerilousMachine) -> Result | None:
        """The result of the match (PP-END-09)."""
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
            facts["hero"] = role(state, int(state.fallen))
        winners = tuple(range(int(state.seats))) if won else ()
        return Result(winners, CAUSE_WORDS[state.cause], facts, RESULT_CLAUSES[state.cause])

    def value(self, state: PerilousMachine, seat: int) -> float:
        """The value of a position for the team."""
        return heuristic.value(state)

    def gained(self, state: PerilousMachine, seat: int) -> int:
        """The number of worlds that are saved."""
        return int(height(state.saved))

    def can_gain(self, state: PerilousMachine, seat: int) -> bool:
        """Return whether the marker may still come to World Saved: actions move it before the World Roll."""
        return 0 < int(state.marker) <= int(reach(state))

    def chance_to_gain(self, state: PerilousMachine, seat: int) -> float | None:
        """The chance to save the world, while dice are thrown or once they are final."""
        if state.status == Status.ASKING and step_of(state.top()) == Step.ASSIGN:
            return chance_with_dice(state)
        if not self.throws(state) or step_of(state.top()) != Step.THROW:
            return None
        return chance_in_the_air(state, state.dice_in_the_air())

    def last_gain(self, state: PerilousMachine, seat: int) -> bool:
        """Return whether the match is won with one World more (PP-END-01)."""
        return int(height(state.saved)) + 1 >= int(state.to_save)

    def setbacks(self, state: PerilousMachine, seat: int) -> int:
        """The number of worlds that are overrun."""
        return int(height(state.overrun))

    def in_danger(self, state: PerilousMachine, seat: int) -> bool:
        """Return whether the dice are final and a World Roll right now would too often go wrong."""
        if step_of(state.top()) not in PLANNED or int(state.marker) == 0:
            return False
        chance = chance_to_stand(state, pool(state))
        return chance is not None and chance <= SAFE

    def chance_to_survive(self, state: PerilousMachine, seat: int) -> float | None:
        """The chance to stand the World Roll, while it is in the air."""
        if state.status != Status.CHANCE or step_of(state.top()) != Step.WORLD_THROW:
            return None
        return chance_to_stand(state, int(state.dice_in_the_air()))

    def throws(self, state: PerilousMachine) -> bool:
        """Return whether dice are in the air."""
        return state.status == Status.CHANCE and int(state.dice_in_the_air()) != 0

    def cards_held(self, state: PerilousMachine, seat: int) -> list[str]:
        """The Item Cards of a hero."""
        return card_words(state.cell(seat, Cell.HAND))

    def cards_used(self, before: PerilousMachine, events: list[Event]) -> list[str]:
        """The Item Cards that were played, and the worlds that came into play."""
        played = [event.args[0] for event in events if event.kind == EventKind.PLAYED]
        entered = [event.args[0] for event in events if event.kind == EventKind.WORLD_ENTERED]
        return [ITEM_IDS[item] for item in played] + [WORLD_IDS[world] for world in entered]

    def turns(self, state: PerilousMachine) -> int:
        """The turn that is played."""
        return int(state.turn)

    def word(self, state: PerilousMachine, choice: Choice, item: int) -> str:
        """The notation of one item."""
        return notation.word(state, choice, item)

    def verb(self, state: PerilousMachine, choice: Choice) -> str:
        """`throw`, `draw`, `give` or `heal`."""
        return notation.verb_word(choice)

    def nothing(self, state: PerilousMachine, choice: Choice) -> str:
        """`stop`, or `draw nobody`."""
        return notation.nothing(choice)

    def outcome_word(self, state: PerilousMachine, outcome: int) -> str:
        """The notation of an outcome of chance."""
        return notation.outcome_word(state, outcome)

    def read_outcome(self, state: PerilousMachine, text: str) -> int:
        """The inverse of `outcome_word`."""
        return notation.read_outcome(state, text)

    def normal(self, state: PerilousMachine, choice: Choice, text: str) -> str:
        """The choice's own spelling of an answer with equal dice (PP-SM-05)."""
        return notation.normal(state, choice, text)

    def why_not(self, state: PerilousMachine, seat: int, text: str) -> Phrase | None:
        """The reason why a typed answer is against the rules."""
        return why_not(state, seat, text)

    def prompt(self, state: PerilousMachine, choice: Choice) -> Phrase:
        """The question of a choice."""
        return sentences.prompt(state, choice)

    def describe(self, state: PerilousMachine, choice: Choice, answer: int) -> Phrase:
        """The meaning of an answer."""
        return sentences.describe(state, choice, answer)

    def item_name(self, state: PerilousMachine, choice: Choice, item: int) -> Phrase:
        """The name of an item of a set or a division."""
        return sentences.item_name(state, choice, item)

    def touches(self, state: PerilousMachine, choice: Choice, item: int) -> tuple[str, ...]:
        """The things of the view that an item is about."""
        return sentences.touches(choice, item)

    def tell(self, state: PerilousMachine, event: Event) -> Phrase:
        """The sentence of an event."""
        return sentences.tell(state, event)

    def seat_name(self, state: PerilousMachine, seat: int) -> Phrase:
        """The hero's name."""
        return hero_phrase(state, seat)


GAME = Perilous()
