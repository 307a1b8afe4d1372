"""Sentences that both clients say: hints, reasons, rules, results, and how to come back."""

from __future__ import annotations

import shlex
from itertools import islice

from playmat.kernel.choice import PASS_OFFER, Kind
from playmat.kernel.errors import IllegalAnswer, PlaymatError
from playmat.kernel.game import Game
from playmat.kernel.match.ending import cause_phrase
from playmat.kernel.match.match import Match
from playmat.kernel.match.window import Window
from playmat.kernel.notation import what_can_be_said
from playmat.kernel.player import Advice
from playmat.proof.clauses import ID, Clause, RulesError, find, search
from playmat.proof.translations import load_in
from playmat.terminal.saves import records_folder
from playmat.terminal.session import Session
from playmat.terminal.tables import shelf, sight, tries
from playmat.terminal.tables.seen_position import Lying, Sight
from playmat.terminal.words import Words
from playmat.texts.options import value_name

CLAUSES_SHOWN = 12
SENTENCES_READ = 60
"""Cards that so many of the latest sentences name can be read."""


def kind_name(kind: str, words: Words) -> str:
    """The name of the kind of player at a seat, with the level of a computer player."""
    name, _, level = kind.partition(":")
    said = words.maybe(f"seat-{name}", words.tr("seat-other", player=name))
    if not level:
        return said
    return words.tr("seat-level", player=said, level=words.maybe(f"seat-level-{level}", level))


def seat_names(session: Session, words: Words) -> list[str]:
    """The names of the seats at this table, with who sits there, unless only people do."""
    names = [words.of(session.name(seat)) for seat in range(len(session.kinds))]
    if session.match.game.team or len(session.people) == len(names):
        return names
    return [
        words.tr("terminal-noted", what=name, note=kind_name(kind, words))
        for name, kind in zip(names, session.kinds, strict=True)
    ]


def seen_by(session: Session, words: Words) -> Sight:
    """The view of the people at this screen."""
    return sight(session.match, session.viewer, words, seat_names(session, words))


def question(session: Session, window: Window, words: Words) -> str:
    """The question, with the name of the person asked if there are several people."""
    alone = len(session.people) == 1
    said = words.of(window.prompt) if alone else words.asked(session.name(window.seat), window.prompt)
    return words.tr("terminal-offer", what=said) if window.optional else said


def hint_lines(session: Session, seat: int, advice: Advice, words: Words) -> list[str]:
    """The adviser's answer for a seat that is asked, with its reasons, and the chance of its plan."""
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
    """The reason why a typed answer cannot be given now, with the clause; or that it can."""
    try:
        session.understand(text)
    except IllegalAnswer as error:
        return words.error(error)
    except PlaymatError as error:
        return words.error(error)
    return words.tr("terminal-why-allowed", answer=text)


def card_groups(session: Session, words: Words) -> list[tuple[str, list[tuple[str, list[str]]]]]:
    """The cards that can be read now, under headings: names, and what is printed on them.

    Own cards say why they cannot be used now; last come those that the log has named of late.
    """
    seen = seen_by(session, words)
    printed = seen.printed

    def read(one: Lying) -> tuple[str, list[str]]:
        why = card_why(session, seen, one.path, words)
        return printed.name(one.code), [*printed.lines(one.code), *why, *printed.notes(one.code)]

    groups = [(heading, [read(one) for one in cards]) for heading, cards in shelf(seen)]
    named = dict.fromkeys(
        code for said in session.sentences()[-SENTENCES_READ:][::-1] for code in printed.named(said)
    )
    if named:
        groups.append((words.tr("terminal-cards-log"), [read(Lying(code)) for code in named]))
    return groups


def card_why(session: Session, seen: Sight, path: str, words: Words) -> list[str]:
    """The reason why a card of the own hand cannot be used now, with the clause; nothing if it can be."""
    windows = session.windows
    text = tries(seen, path) if path and windows else ""
    if not text or any(path in item.touches for window in windows for item in window.items):
        return []
    try:
        session.understand(text)
    except IllegalAnswer as error:
        return [words.tr("terminal-not-now", why=words.error(error))]
    except PlaymatError:
        return []
    return []


def clauses(query: str, lang: str) -> list[Clause]:
    """The clause with this id, or those that hold all the words, in a language as far as they are translated.

    Raises:
        RulesError: there is none.
    """
    rules = load_in(lang)
    if ID.fullmatch(query.strip().upper()):
        return [find(rules, query)]
    if not query.split():
        raise RulesError("proof-no-words")
    found = list(islice(search(rules, query.split()), CLAUSES_SHOWN))
    if not found:
        raise RulesError("proof-nothing-found", words=query)
    return found


def game_name(game: Game, words: Words) -> str:
    """The name of a game, for people: the key `<id>-name` of its catalogue."""
    return words.maybe(f"{game.id}-name", game.id)


def format_name(game: Game, rules: str, words: Words) -> str:
    """The name of rules for decks of a game, for people: a ruleset, or a value of the option `format`."""
    return words.maybe(f"{game.id}-ruleset-{rules}", value_name(game.id, "format", rules, words.lang))


def result_lines(match: Match, words: Words) -> list[str]:
    """The result of a match and its cause, as far as a catalogue has a sentence for it."""
    result = match.result
    if result is None:
        return []
    if match.game.team:
        line = words.tr("terminal-team-won" if result.winners else "terminal-team-lost")
    elif not result.winners:
        line = words.tr("terminal-draw")
    else:
        names = words.listed([words.of(match.game.seat_name(match.state, seat)) for seat in result.winners])
        line = words.tr("terminal-winners", names=names)
    cause = cause_phrase(match.game, result.cause)
    said = words.maybe(cause.key, "", **cause.args)
    return [line, said] if said else [line]


def kept_lines(session: Session, words: Words) -> list[str]:
    """The file that keeps the match, and the way to go on with it."""
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


def how_to_type(session: Session, window: Window, words: Words) -> str:
    """The way to type, in plain lines, an answer that takes several things or divides something."""
    match = session.match
    choice = match.choice(window.seat)
    if choice.kind == Kind.SUBSET:
        nothing = match.game.nothing(match.state, choice) if choice.allows(0) else "none"
        return words.tr("plain-type-some", nothing=nothing)
    if choice.kind == Kind.ORDER:
        return words.tr("plain-type-order")
    return words.tr("plain-type", form=what_can_be_said(match.game, match.state, choice))
