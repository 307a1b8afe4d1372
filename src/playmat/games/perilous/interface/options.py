"""The options of the game (PP-OPT-01) and how a match begins with them (section 3)."""

from __future__ import annotations

from typing import Final

from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.games.perilous.state.codes import Side, Step
from playmat.games.perilous.state.components import (
    ALL_CARDS,
    DIFFICULTIES,
    HERO_IDS,
    WORLDS_TO_WIN,
)
from playmat.kernel.codes import words_of
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Option, Setup
from playmat.kernel.rng import MATCH_STREAM, stream_of

SIDE_WORDS: Final = words_of(Side)

OPTIONS: Final = (
    Option("difficulty", ("standard", "easy", "hard"), "PP-SETUP-08"),
    Option("hard_target", (7, 6), "PP-SETUP-19"),
    Option("world_side", SIDE_WORDS, "PP-SETUP-11"),
    Option("first_hero", ("random", *HERO_IDS), "PP-SETUP-17"),
    Option("hands", ("open", "hidden"), "PP-ITEM-03"),
    Option("reroll_scope", ("own", "any"), "PP-WORLD-05"),
    Option("replacement_level", ("any", "same"), "PP-OVER-03"),
    Option("overrun_at", ("reach", "pass"), "PP-TERM-08"),
    Option("damage_choice", ("ask", "auto"), "PP-DMG-03"),
)


def table_for(setup: Setup) -> PerilousMachine:
    """The table of a setup: heroes seated, options in force, all cards apart, nothing drawn.

    Raises:
        BadSetup: the first hero that is named does not take part (PP-SETUP-17).
    """
    t = PerilousMachine()
    t.nature = stream_of(setup.seed, MATCH_STREAM)
    t.seat_heroes([HERO_IDS.index(seat.role) for seat in setup.seats])
    options = setup.options
    t.difficulty = DIFFICULTIES.index(str(options["difficulty"]))
    t.to_save = WORLDS_TO_WIN[t.difficulty]
    if options["difficulty"] == "hard":
        t.to_save = int(options["hard_target"])
    t.world_side = SIDE_WORDS.index(str(options["world_side"])) + Side.RANDOM
    t.hidden = options["hands"] == "hidden"
    t.any_reroll = options["reroll_scope"] == "any"
    t.same_level = options["replacement_level"] == "same"
    t.pass_lost = options["overrun_at"] == "pass"
    t.ask_damage = options["damage_choice"] == "ask"
    if options["first_hero"] != "random":
        roles = [seat.role for seat in setup.seats]
        if options["first_hero"] not in roles:
            known = ", ".join(("random", *roles))
            raise BadSetup(
                "error-setup-value",
                "PP-SETUP-17",
                name="first_hero",
                got=str(options["first_hero"]),
                known=known,
            )
        t.first_hero = roles.index(str(options["first_hero"]))
    t.reserve = ALL_CARDS
    t.fill_deck()
    return t


def begin(setup: Setup) -> PerilousMachine:
    """A new match: setup is the first rule to run."""
    t = table_for(setup)
    t.push(Step.DRAW_WORLDS, 0, 0)
    return t
