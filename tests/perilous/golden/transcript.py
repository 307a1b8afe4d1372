"""A match as text, and the match of such a text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playmat.games import perilous
from playmat.kernel.choice import Kind
from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Game, Plain, Seat, Setup, Value, check_setup
from playmat.kernel.match import LiveNature, Match
from playmat.kernel.notation import read_answer
from playmat.kernel.scenario import begin, read_scenario
from playmat.texts.catalogue import render

FOLDER = Path(__file__).parent
GAME: Game = perilous.GAME
WIDTH = 100

Answerer = Callable[[Match], "tuple[int, str] | None"]
"""Who answers next and what; None to stop."""


@dataclass(frozen=True)
class Recipe:
    """What makes a playthrough besides its answers.

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
    """The playthrough of a file, told anew from its seed and answers."""
    recipe = recipe_in(text)
    left = answers_in(text)
    roles = [seat.role for seat in recipe.setup.seats]

    def next_answer(_match: Match) -> tuple[int, str] | None:
        found = next(left, None)
        return None if found is None else (roles.index(found[0]), found[1])

    return tell(recipe, next_answer)


def tell(recipe: Recipe, answerer: Answerer) -> str:
    """Play a match and tell it."""
    match = recipe.match()
    lines = [recipe.head()]
    told = told_since(match, 0, lines)
    while not match.over:
        found = answerer(match)
        if found is None:
            lines.append("(The answers end here.)")
            break
        seat, said = found
        lines += question(match, seat)
        lines.append(f"> {match.setup.seats[seat].role}: {said}  ({meaning(match, seat, said)})")
        match.say(seat, said)
        told = told_since(match, told, lines)
    lines += ["", ending(match), ""]
    return "\n".join(lines)


def told_since(match: Match, since: int, lines: list[str]) -> int:
    """Add the sentences of the events from a number on; a turn begins with a look at the table."""
    for event in match.log.events[since:]:
        phrase = GAME.tell(match.state, event)
        if phrase.key == "perilous-event-turn":
            lines += ["", f"== {render(phrase)}  [{event.clause}]", *table(GAME.view(match.state, SPECTATOR))]
        else:
            lines.append(f"{render(phrase)}  [{event.clause}]")
    return match.version


def question(match: Match, seat: int) -> list[str]:
    """What a seat is asked, and what can be answered if that is soon said."""
    choice = match.choice(seat)
    phrase = GAME.prompt(match.state, choice)
    asked = f"? {render(phrase)}  [{phrase.clause}]"
    words = [GAME.word(match.state, choice, choice.items[i]) for i in range(choice.n)]
    line = f"    {' | '.join(words)}"
    if choice.kind != Kind.PICK:
        return [asked]
    return [
        asked,
        line if len(line) <= WIDTH else f"    {words[0]} | ... | {words[-1]}: {len(words)} answers",
    ]


def meaning(match: Match, seat: int, said: str) -> str:
    """What an answer does, as people read it."""
    choice = match.choice(seat)
    answer = read_answer(GAME, match.state, choice, said)
    return render(GAME.describe(match.state, choice, answer))


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


def ending(match: Match) -> str:
    """How it ended."""
    result = match.result
    if result is None:
        return "== The match goes on."
    facts = ", ".join(f"{name} {value}" for name, value in result.facts.items())
    return f"== {result.cause} [{result.clause}]: {facts}"
