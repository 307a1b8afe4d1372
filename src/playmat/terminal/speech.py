"""What both clients say: hints, reasons, rules, results, and how to come back."""

from __future__ import annotations

import shlex
from functools import cache
from itertools import islice

from playmat.kernel.choice import PASS_OFFER
from playmat.kernel.errors import IllegalAnswer, PlaymatError
from playmat.kernel.game import Game
from playmat.kernel.match import Match, Window
from playmat.kernel.notation import what_can_be_said
from playmat.proof.clauses import ID, Clause, Rules, RulesError, find, load, search
from playmat.terminal.saves import records_folder
from playmat.terminal.session import Session
from playmat.terminal.words import Words

CLAUSES_SHOWN = 12

TEXT_PREFIXES = ("perilous-name", "perilous-cause-")
"""Keys that a game's catalogue may have for every client: `<id>-name` and `<id>-cause-<cause>`."""


def hint_lines(session: Session, seat: int, words: Words) -> list[str]:
    """What the adviser would answer for a seat, why, and how likely its plan is to work."""
    advice = session.advise(seat)
    if advice.answer == PASS_OFFER:
        lines = [words.tr("terminal-hint-leave")]
    else:
        what = session.describe(seat, advice.answer)
        lines = [words.tr("terminal-hint", answer=session.notation(seat, advice.answer), what=what)]
    lines += [words.cited(reason) for reason in advice.reasons]
    if advice.success is not None:
        lines.append(words.tr("terminal-hint-chance", percent=round(100 * advice.success)))
    return lines


def why_line(session: Session, text: str, words: Words) -> str:
    """Why a typed answer cannot be given now, with the clause; or that it can."""
    try:
        session.understand(text)
    except IllegalAnswer as error:
        return words.error(error)
    except PlaymatError as error:
        return words.error(error)
    return words.tr("terminal-why-allowed", answer=text)


def clauses(query: str) -> list[Clause]:
    """The clause with this id, or those that hold all the words.

    Raises:
        RulesError: there is none.
    """
    rules = _rules()
    if ID.fullmatch(query.strip().upper()):
        return [find(rules, query)]
    if not query.split():
        raise RulesError("proof-no-words")
    found = list(islice(search(rules, query.split()), CLAUSES_SHOWN))
    if not found:
        raise RulesError("proof-nothing-found", words=query)
    return found


@cache
def _rules() -> dict[str, Rules]:
    return load()


def game_name(game: Game, words: Words) -> str:
    """What people call a game: the key `<id>-name` of its catalogue."""
    return words.maybe(f"{game.id}-name", game.id)


def result_lines(match: Match, words: Words) -> list[str]:
    """How a match ended, and why: the key `<id>-cause-<cause>` of the game's catalogue."""
    result = match.result
    if result is None:
        return []
    if match.game.team:
        line = words.tr("terminal-team-won" if result.winners else "terminal-team-lost")
    elif not result.winners:
        line = words.tr("terminal-draw")
    else:
        names = ", ".join(words.of(match.game.seat_name(match.state, seat)) for seat in result.winners)
        line = words.tr("terminal-winners", names=names)
    cause = words.maybe(f"{match.game.id}-cause-{result.cause}", "")
    return [line, cause] if cause else [line]


def kept_lines(session: Session, words: Words) -> list[str]:
    """Where the match is kept and how to go on with it."""
    journal = session.journal
    if journal is None:
        return []
    if journal.fault:
        return [words.tr("terminal-not-kept", file=str(journal.path), why=journal.fault)]
    if journal.path.parent == records_folder():
        return [words.tr("terminal-recorded", file=str(journal.path), command=replay_command(session))]
    return [words.tr("terminal-kept", file=str(journal.path), command="playmat resume")]


def replay_command(session: Session) -> str:
    """The command that shows a finished match again."""
    path = session.journal.path if session.journal is not None else ""
    return f"playmat replay {shlex.quote(str(path))}"


def grammar(session: Session, window: Window) -> str:
    """How an answer to a window is typed."""
    match = session.match
    return what_can_be_said(match.game, match.state, match.choice(window.seat))
