"""Playthroughs as text: every question, answer and event of a match, with a look at the table each turn."""

from __future__ import annotations

from collections.abc import Callable

from playmat.kernel.choice import Kind
from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Plain
from playmat.kernel.match.match import Match
from playmat.kernel.notation import item_words, read_answer
from playmat.texts.catalogue import render

WIDTH = 100

Answerer = Callable[[Match], "tuple[int, str] | None"]
"""A source of answers: the next seat and its answer; None to stop."""

Look = Callable[[Plain], list[str]]
"""A view of the table in a few lines."""


def tell(match: Match, head: list[str], answerer: Answerer, name: Callable[[int], str], look: Look) -> str:
    """Play a match and tell it.

    Args:
        match: the match before the first answer.
        head: the lines before it.
        answerer: who answers.
        name: what a seat is called.
        look: how the table looks when a turn has begun.
    """
    lines = head
    told = told_since(match, 0, lines, look)
    while not match.is_over:
        found = answerer(match)
        if found is None:
            lines.append("(The answers end here.)")
            break
        seat, said = found
        lines += question(match, seat)
        lines.append(f"> {name(seat)}: {said}  ({meaning(match, seat, said)})")
        match.say(seat, said)
        told = told_since(match, told, lines, look)
    lines += ["", ending(match), ""]
    return "\n".join(lines)


def told_since(match: Match, since: int, lines: list[str], look: Look) -> int:
    """Add the sentences of the events from a number on; a turn begins with a look at the table."""
    game = match.game
    for event in match.log.events[since:]:
        phrase = game.tell(match.state, event)
        if phrase.key == f"{game.id}-event-turn":
            lines += ["", f"== {render(phrase)}  [{event.clause}]", *look(game.view(match.state, SPECTATOR))]
        else:
            lines.append(f"{render(phrase)}  [{event.clause}]")
    return match.version


def question(match: Match, seat: int) -> list[str]:
    """The question to a seat, and its answers if they are soon listed."""
    choice = match.choice(seat)
    phrase = match.game.prompt(match.state, choice)
    asked = f"? {render(phrase)}  [{phrase.clause}]"
    if choice.kind != Kind.PICK:
        return [asked]
    words = item_words(match.game, match.state, choice)
    line = f"    {' | '.join(words)}"
    return [
        asked,
        line if len(line) <= WIDTH else f"    {words[0]} | ... | {words[-1]}: {len(words)} answers",
    ]


def meaning(match: Match, seat: int, said: str) -> str:
    """The effect of an answer, as people read it."""
    choice = match.choice(seat)
    answer = read_answer(match.game, match.state, choice, said)
    return render(match.game.describe(match.state, choice, answer))


def ending(match: Match) -> str:
    """The ending of a match."""
    result = match.result
    if result is None:
        return "== The match goes on."
    facts = ", ".join(f"{name} {value}" for name, value in result.facts.items())
    return f"== {result.cause} [{result.clause}]: {facts}"
