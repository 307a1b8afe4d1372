"""Positions, matches and random play for the tests of Perilous Pursuit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Any

from playmat.games import perilous
from playmat.kernel.choice import NATURE, Kind
from playmat.kernel.game import Game, Plain, Seat, Setup, Value
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.rng import Stream, stream_of
from playmat.kernel.setup_check import check_setup

GAME: Game = perilous.GAME
"""The game, seen as any game."""

HEROES = ("sora", "donald", "goofy", "kairi", "riku")
ACTIONS = ("attack", "protect", "distract", "collect", "ability")
BLUE = (*ACTIONS, "wild")
BLACK = (*ACTIONS, "heartless")

OPTIONS: dict[str, tuple[Value, ...]] = {
    "difficulty": ("standard", "easy", "hard"),
    "hard_target": (7, 6),
    "world_side": ("random", "front", "back"),
    "first_hero": ("random", *HEROES),
    "hands": ("open", "hidden"),
    "reroll_scope": ("own", "any"),
    "replacement_level": ("any", "same"),
    "overrun_at": ("reach", "pass"),
    "damage_choice": ("ask", "auto"),
}
"""PP-OPT-01: the options and their values, the default first. First heroes and sides: PP-SETUP-11 and 17."""


def setup_of(*heroes: str, seed: int = 1, options: dict[str, Value] | None = None) -> Setup:
    """A checked setup of these heroes."""
    setup = Setup("perilous", tuple(Seat(role=hero) for hero in heroes), "", options or {}, seed)
    return check_setup(GAME, setup)


def at(position: Plain, *heroes: str, **options: Value) -> Match:
    """A match at a position, waiting for chance where chance is asked."""
    setup = setup_of(*(heroes or ("sora", "goofy")), options=options)
    return Match.from_state(GAME, setup, GAME.place(position, setup), AwaitedNature())


def document(position: str) -> str:
    """The scenario document of Sora's turn in a team of Sora and Goofy.

    Args:
        position: what else its position says, in TOML.
    """
    return f"""
scenario = 1
game = "perilous"
title = "-"
[setup]
seats = ["sora", "goofy"]
seed = 4
[position]
active = "sora"
{position}
"""


def laid(match: Match) -> Plain:
    """The position of a match."""
    return GAME.dump(match.state)


def board(match: Match, hero: str) -> Plain:
    """A player board."""
    found: Plain = laid(match)["heroes"][hero]
    return found


def outcome(match: Match, said: str) -> None:
    """Let chance say this."""
    match.outcome(GAME.read_outcome(match.state, said))


def event_keys(match: Match, since: int = 0) -> list[str]:
    """The keys of the sentences told from an event on."""
    return [GAME.tell(match.state, event).key for event in match.log.events[since:]]


def random_answer(match: Match, stream: Stream) -> tuple[int, int]:
    """A seat and one of its answers, at random; nobody ends or declines before the third thought."""
    seat = match.asked[stream.below(len(match.asked))]
    choice = match.choice(seat)
    answer = int(choice.sample(stream))
    for _thought in range(2):
        if choice.kind != Kind.PICK or GAME.word(match.state, choice, choice.items[answer]).split()[
            0
        ] not in ("end", "decline"):
            break
        answer = int(choice.sample(stream))
    return seat, answer


def lucky(match: Match) -> int:
    """An outcome: dice that show Attack in the Roll phase and wilds for the World."""
    page = laid(match)
    if page["phase"] not in ("throw", "world_throw"):
        return int(match.state.nature.peek(match.state.chance))
    face = "attack" if page["phase"] == "throw" else "wild"
    said = ["protect" if die == 6 else face for die in page["throwing"]]
    return int(GAME.read_outcome(match.state, " ".join(said)))


def play_randomly(setup: Setup, luck: int = 0, longest: int = 5000) -> Iterator[Match]:
    """One match with random answers: the same match after each entry, chance answered one by one.

    Args:
        setup: who plays how.
        luck: how many of a hundred throws go well; random answers alone save no world.
        longest: so many entries are enough.
    """
    match = Match(GAME, setup, AwaitedNature())
    stream = stream_of(setup.seed, 4000)
    for _entry in range(longest):
        yield match
        if match.is_over:
            return
        if match.asked:
            seat, answer = random_answer(match, stream)
            match.answer(seat, answer)
        elif stream.below(100) < luck:
            match.outcome(lucky(match))
        else:
            match.outcome(int(match.state.nature.peek(match.state.chance)))
    raise AssertionError(f"seed {setup.seed}: no end after {longest} entries")


def random_setups(count: int, first_seed: int = 1) -> Iterator[Setup]:
    """Setups with 2 to 5 heroes, all option values in turn; every other one at the defaults."""
    stream = stream_of(first_seed, 4001)
    for number in range(count):
        left = list(HEROES)
        heroes = [left.pop(stream.below(len(left))) for _seat in range(2 + number % 4)]
        chosen: dict[str, Value] = {}
        if number % 2:
            for name, values in OPTIONS.items():
                fitting = [v for v in values if name != "first_hero" or v == "random" or v in heroes]
                chosen[name] = fitting[stream.below(len(fitting))]
        yield setup_of(*heroes, seed=first_seed + number, options=chosen)


def option_combinations() -> list[dict[str, Value]]:
    """All combinations of option values but those of the first hero, who must take part."""
    names = [name for name in OPTIONS if name != "first_hero"]
    return [dict(zip(names, values, strict=True)) for values in product(*(OPTIONS[name] for name in names))]


def taken(items: Iterator[Any], count: int) -> list[Any]:
    """The first few."""
    return list(islice(items, count))


def answers_of_seats(match: Match) -> list[tuple[int, str]]:
    """The answers so far, without chance, as seat and word."""
    return [(entry.seat, entry.word) for entry in match.entries if entry.seat != NATURE]
