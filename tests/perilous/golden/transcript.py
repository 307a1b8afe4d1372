"""A match as text, and the match of such a text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.telling import Answerer, tell

from playmat.games import perilous
from playmat.kernel.game import Game, Plain, Seat, Setup, Value
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.match.scenario import begin, read_scenario
from playmat.kernel.setup_check import check_setup

FOLDER = Path(__file__).parent
GAME: Game = perilous.GAME


@dataclass(frozen=True)
class Recipe:
    """The parts of a playthrough other than its answers.

    Attributes:
        title: the first line.
        setup: who plays what, and the seed.
        begins: the scenario document with the position it begins from; empty if it begins with setup.
    """

    title: str
    setup: Setup
    begins: str = ""

    def match(self) -> Match:
        """The match before the first answer."""
        if not self.begins:
            return Match(GAME, self.setup)
        match = begin(read_scenario((FOLDER / self.begins).read_text(encoding="utf-8"), GAME))
        match.resume(LiveNature())
        return match

    def head(self) -> str:
        """The lines that say all this."""
        given = self.setup.options
        changed = [
            f"{one.name}={given[one.name]}" for one in GAME.options() if given[one.name] != one.default
        ]
        seats = " ".join(seat.role for seat in self.setup.seats)
        lines = [
            f"# {self.title}",
            f"seats: {seats}",
            f"options: {' '.join(changed) or '-'}",
            f"seed: {self.setup.seed}",
        ]
        return "\n".join([*lines, f"begins: {self.begins or '-'}", ""])


def recipe_in(text: str) -> Recipe:
    """The recipe at the head of a playthrough."""
    lines = text.splitlines()
    facts = dict(line.split(": ", 1) for line in lines[1:5])
    known = {option.name: {str(value): value for value in option.values} for option in GAME.options()}
    options: dict[str, Value] = {}
    for pair in facts["options"].split():
        if pair != "-":
            name, _, value = pair.partition("=")
            options[name] = known[name][value]
    seats = tuple(Seat(role=role) for role in facts["seats"].split())
    setup = check_setup(GAME, Setup("perilous", seats, "", options, int(facts["seed"])))
    return Recipe(lines[0].removeprefix("# "), setup, facts["begins"].strip("-"))


def answers_in(text: str) -> Iterator[tuple[str, str]]:
    """Hero and words of every answer of a playthrough."""
    for line in text.splitlines():
        if line.startswith("> "):
            hero, _, said = line.removeprefix("> ").partition(": ")
            yield hero, said.partition("  (")[0]


def again(text: str) -> str:
    """The playthrough of a file, told again from its seed and answers."""
    recipe = recipe_in(text)
    left = answers_in(text)
    roles = [seat.role for seat in recipe.setup.seats]

    def next_answer(_match: Match) -> tuple[int, str] | None:
        found = next(left, None)
        return None if found is None else (roles.index(found[0]), found[1])

    return played(recipe, next_answer)


def played(recipe: Recipe, answerer: Answerer) -> str:
    """Play a match and tell it."""
    match = recipe.match()
    return tell(match, [recipe.head()], answerer, lambda seat: match.setup.seats[seat].role, table)


def table(view: Plain) -> list[str]:
    """Worlds and boards in a few lines, as everybody sees them when a turn has begun."""
    world = view["world"]
    piles = f"saved {len(view['saved'])}, overrun {len(view['overrun'])}"
    lines = [f"    | {world['id']} {world['marker']} of {world['track']}, {world['blue']} blue dice, {piles}"]
    for board in view["seats"]:
        tokens = [
            word if action["state"] == "ready" else word.upper()
            for word, action in board["actions"].items()
            if action["state"] != "empty"
        ]
        items = board["items"] if board["items"] is not None else [f"{board['cards']} hidden"]
        lines.append(
            f"    | {board['hero']}: health {board['health']}, shields {board['shields']}, "
            f"tokens {' '.join(tokens) or '-'}, items {', '.join(items) or '-'}"
        )
    return lines
