"""The game as lines of text: for screen readers, pipes and small terminals.

The match is told in sentences; a question lists its options with numbers; an answer is a number or
the game's notation. Whatever is no answer is a command. Lines come from a person or a file; blank
lines and lines that begin with `#` are passed over. At the end of the file the match is kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from typing import TextIO

from playmat.cards.game import CardGame
from playmat.kernel.choice import Kind
from playmat.kernel.errors import PlaymatError, UnreadableAnswer
from playmat.kernel.match.window import Window
from playmat.teaching.coach import Saying
from playmat.terminal.learning.teacher import Teacher
from playmat.terminal.session import Session
from playmat.terminal.speech import (
    card_groups,
    card_why,
    clauses,
    game_name,
    hint_lines,
    how_to_type,
    kept_lines,
    question,
    result_lines,
    seen_by,
    why_line,
)
from playmat.terminal.start.again import rematch
from playmat.terminal.tables import item_text, look, shelf
from playmat.terminal.words import Words

LOG_SHOWN = 20
GO = "go"
"""The command that passes offers; a person's empty line says the same, in files they are only for the eye."""
PASS_SCREEN = "pass-screen"  # noqa: S105 - no password
AGREED = "agreed"
"""Said after `undo` or `draw`: the other person agrees."""

AGAIN = "again"
"""Said at the end of a match: the same once more."""

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen, and what can be scrolled back to."""

NUMBER = re.compile("[1-9][0-9]{0,4}")
RULE = 40
INTERRUPTED = 130


class Plain:
    """Plays a session over two streams of text.

    Args:
        session: the match.
        words: the language.
        source: where answers come from.
        out: where the match is told.
        teacher: who speaks at the questions, if anybody does.
    """

    def __init__(
        self,
        session: Session,
        words: Words,
        source: TextIO,
        out: TextIO,
        teacher: Teacher | None = None,
    ) -> None:
        self._begin(session)
        self.words = words
        self.source = source
        self.out = out
        self.teacher = teacher
        self._heard: Saying | None = None
        self._clears = out.isatty()
        self._over = False
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "look": self._look,
            "hint": self._hint,
            "?": self._hint,
            "why": self._why,
            PASS_SCREEN: self._pass_screen,
            GO: self._go,
            "undo": self._undo,
            "draw": self._draw,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
            "quit": self._quit,
        }
        if isinstance(session.match.game, CardGame):
            self._commands |= {"card": self._card, "cards": self._cards}
        if teacher is not None:
            self._commands["coach"] = self._coach

    def _begin(self, session: Session) -> None:
        """Take up a match of which nothing has been told yet."""
        self.session = session
        self._told: dict[int, int] = {}
        self._veiled: int | None = None
        self._shown: tuple[int, ...] = ()
        self._long = False
        self._passed: set[tuple[int, int]] = set()

    def run(self) -> int:
        """Play until the match is over, the person quits or the answers end; a person may play again.

        Returns:
            0, or 130 after an interrupt.
        """
        words = self.words
        self._say(words.tr("plain-welcome", game=game_name(self.session.match.game, words)))
        try:
            self._play()
            while self._begun_again():
                self._play()
        except KeyboardInterrupt:
            self._say("")
            self._quit("")
            return INTERRUPTED
        return 0

    def _play(self) -> None:
        """Play a match until it is over, the person quits or the answers end."""
        self._look("")
        while self._go_on():
            line = self._read()
            if line is None:
                self._quit("")
            elif self.session.curtain is not None and self._lifted(line):
                continue
            elif line and not line.startswith("#"):
                self._take(line)

    def _begun_again(self) -> bool:
        """Return whether the match is over, and a person wants the same once more: then it has begun.

        A file of answers is for one match, and somebody who teaches has said how to go on.
        """
        if self._over or self.teacher is not None or not self.source.isatty():
            return False
        command = f"playmat play {self.session.match.game.id}"
        self._say("", self.words.tr("plain-again", command=command))
        if (self._read() or "").removeprefix(":").strip().lower() != AGAIN:
            return False
        try:
            begun = rematch(self.session, self.words.lang)
        except PlaymatError as error:
            self._say(self.words.error(error))
            return False
        self.session.close()
        self._begin(begun)
        return True

    # ---- telling -------------------------------------------------------------------------

    def _say(self, *lines: str) -> None:
        for line in lines:
            self.out.write(f"{line}\n")
        self.out.flush()

    def _go_on(self) -> bool:
        """Tell what is new and ask; False if there is nothing more to ask."""
        if self._over:
            return False
        session = self.session
        paused = self._settle()
        match = session.match
        if session.curtain is not None:
            self._draw_curtain(session.curtain)
            return True
        if match.is_over and session.secret:
            self._clear()
        told = self._told.get(session.viewer, 0)
        news = [self.words.of(phrase) for phrase in session.sentences(told)]
        self._say(*(news if told else news[-LOG_SHOWN:]))  # of a resumed match only the end
        self._told[session.viewer] = match.version
        if session.over:
            self._say("", *result_lines(match, self.words), *kept_lines(session, self.words))
            self._part()
            return False
        if session.draw_offered and not self._long:
            self._long = True
            self._say(self.words.tr("terminal-long", answers=int(match.state.answers)))
            self._say(self.words.tr("plain-long"))
        windows = session.windows
        asked = tuple(window.serial for window in windows)
        if asked != self._shown:
            self._shown = asked
            self._listen()
            self._ask(windows)
            if paused:
                self._say(self.words.tr("plain-pass"))
        return True

    def _settle(self) -> bool:
        """Let the computer players answer; True at offers to people that they would run over."""
        session = self.session
        while (task := session.task()) is not None:
            if session.unheeded(self._passed):
                return True
            session.take(task, session.think(task))
            self._say(*map(self.words.of, session.lapses()))
        return False

    def _ask(self, windows: list[Window]) -> None:
        """The open choices of the people here, with one numbering of all options."""
        number = {place: n for n, place in numbered(windows).items()}
        seen = seen_by(self.session, self.words)
        for window in windows:
            self._say("", question(self.session, window, self.words))
            for place, item in enumerate(window.items):
                said = self.words.of(item.text) if window.kind == "pick" else item_text(seen, item)
                n = number.get((window.seat, place))
                own = n is None or item.word == str(n)
                self._say(f"  {item.word} – {said}" if own else f"  {n}. {item.word} – {said}")
            if window.kind != "pick":
                self._say(how_to_type(self.session, window, self.words))

    # ---- who teaches ---------------------------------------------------------------------

    def _listen(self) -> None:
        """Say what belongs to this moment, once; the first time, how to hear it again."""
        if self.teacher is None:
            return
        first = not self.teacher.said
        before, self._heard = self._heard, self.teacher.heed(self.session)
        if self._heard is not None and self._heard is not before:
            title, what = self.words.of(self.teacher.title), self.words.of(self._heard.words)
            self._say("", self.words.tr("plain-learn-says", title=title, what=what))
            if first:
                self._say(self.words.tr("plain-learn-again"))

    def _part(self) -> None:
        """Say the last words, and how to go on."""
        self._listen()
        if self.teacher is not None:
            if self.teacher.fault is not None:
                self._say(self.words.error(self.teacher.fault))
            for way in self.teacher.ways():
                said = self.words.of(way.label)
                self._say(self.words.tr("plain-learn-way", what=said, command=way.command))

    def _coach(self, _rest: str) -> None:
        if self.teacher is not None:
            self._say(*map(self.words.of, self.teacher.said))

    # ---- the curtain ---------------------------------------------------------------------

    def _clear(self) -> None:
        """Leave nothing on the screen, nor in what can be scrolled back to; a pipe keeps what it has."""
        if self._clears:
            self.out.write(CLEAR)

    def _draw_curtain(self, who: int) -> None:
        """Hide what the last person saw, and wait for the next one."""
        if self._veiled == who:
            return
        self._veiled, self._shown = who, ()
        self._clear()
        others = [seat for seat in self.session.people if seat != who]
        other = self.words.listed([self.words.of(self.session.name(seat)) for seat in others])
        name = self.session.name(who)
        rule = "─" * RULE
        self._say("", rule, self.words.tr("terminal-curtain", who=name, other=other))
        self._say(self.words.tr("plain-curtain-lift", who=name), rule)

    def _lifted(self, line: str) -> bool:
        """Return whether a line at the curtain is done with; otherwise it is a command, or an answer.

        A person lifts the curtain with Enter or `go`, and is told so again after anything but a command.
        Where answers come from a file, the next answer lifts it too.
        """
        if not line or line.startswith("#"):
            return True
        if line != GO:
            head = line.removeprefix(":").partition(" ")[0].lower()
            if head in self._commands and head != GO:  # an answer may begin with the word
                return False
            if self.source.isatty():
                self._veiled = None
                return True
        self.session.lift()
        self._veiled = None
        self._clear()
        if self._clears:
            self._look("")
        if line != GO:
            self._go_on()
        return line == GO

    def _read(self) -> str | None:
        """The next line without its end; None if there are no more."""
        person = self.source.isatty()
        if person:
            self.out.write("> ")
            self.out.flush()
        line = self.source.readline()
        if not line:
            return None
        if not person:
            self._say(f"> {line.strip()}")
            return line.strip()
        return line.strip() or GO

    # ---- taking --------------------------------------------------------------------------

    def _take(self, line: str) -> None:
        """An answer or a command. Any other answer passes the offers for which the others have paused."""
        said = line.removeprefix(":").strip()
        unheeded = self.session.unheeded(self._passed)
        try:
            if said == line and self._answered(line):
                return
            head, _, rest = said.partition(" ")
            command = self._commands.get(head.lower())
            if command is not None:
                command(rest.strip())
            elif unheeded:
                self._go("")
                if self._go_on():
                    self._take(line)
            else:
                self.session.say(said)
        except PlaymatError as error:
            self._say(self.words.error(error))
            if isinstance(error, UnreadableAnswer):
                self._say(self.words.tr("plain-try-help"))

    def _answered(self, line: str) -> bool:
        """Return whether a line was an answer: numbers of options, notation, or the things of a subset."""
        windows = self.session.windows
        known = numbered(windows)
        named = [known.get(number) for number in numbers(line)]
        for window in windows:
            places = [one[1] for one in named if one is not None and one[0] == window.seat]
            if window.kind == "pick" and len(places) == len(named) == 1:
                self.session.answer(window.seat, places[0], window.serial)
                return True
        by_number = [self._taken(window, named) for window in windows]
        for text in (line, *filter(None, by_number), *self._with_verb(windows, line)):
            try:
                seat, answer = self.session.understand(text)
            except PlaymatError:
                continue
            self.session.answer(seat, answer, self.session.match.serial(seat))
            return True
        return False

    def _taken(self, window: Window, named: list[tuple[int, int] | None]) -> str:
        """The notation of the things that were named by numbers; empty if they are not all in this window."""
        words = [window.items[one[1]].word for one in named if one is not None and one[0] == window.seat]
        if not words or len(words) < len(named) or window.kind == "pick":
            return ""
        match = self.session.match
        return " ".join([match.game.verb(match.state, match.choice(window.seat)), *words])

    def _with_verb(self, windows: list[Window], line: str) -> list[str]:
        """The same things with the verb that a subset's answer begins with."""
        match = self.session.match
        return [
            f"{match.game.verb(match.state, match.choice(window.seat))} {line}"
            for window in windows
            if match.choice(window.seat).kind == Kind.SUBSET
        ]

    # ---- commands ------------------------------------------------------------------------

    def _help(self, _rest: str) -> None:
        self._say(self.words.tr("plain-help"))
        if self.teacher is not None:
            self._say(self.words.tr("plain-learn-again"))

    def _look(self, _rest: str) -> None:
        self._say(*look(seen_by(self.session, self.words)))
        self._shown = ()

    def _hint(self, _rest: str) -> None:
        windows = self.session.windows
        if windows:
            seat = windows[0].seat
            advice = self.session.advise(self.session.question(seat))
            self._say(*hint_lines(self.session, seat, advice, self.words))

    def _why(self, rest: str) -> None:
        if rest:
            self._say(why_line(self.session, rest, self.words))
            return
        seen = seen_by(self.session, self.words)
        own = [one for _heading, cards in shelf(seen) for one in cards]
        reasons = [(one, card_why(self.session, seen, one.path, self.words)) for one in own]
        lines = [
            self.words.tr("table-pair", name=seen.printed.name(one.code), what=why[0])
            for one, why in reasons
            if why
        ]
        self._say(*(dict.fromkeys(lines) or [self.words.tr("plain-why-what")]))  # alike cards say it once

    def _card(self, rest: str) -> None:
        printed = seen_by(self.session, self.words).printed
        code = printed.find(rest) if rest else ""
        if code:
            self._say(*printed.lines(code), *printed.notes(code))
        else:
            self._say(self.words.tr("plain-card-what"))

    def _cards(self, _rest: str) -> None:
        for heading, cards in card_groups(self.session, self.words):
            self._say(self.words.tr("table-heading", name=heading))
            self._say(*(f"  {' '.join(lines)}" for _name, lines in cards))

    def _pass_screen(self, _rest: str) -> None:
        self.session.call()

    def _go(self, _rest: str) -> None:
        self._passed |= self.session.unheeded(self._passed)

    def _undo(self, rest: str) -> None:
        if self.session.undo_asks and rest != AGREED:
            self._say(self.words.tr("plain-undo-asks"))
            return
        taken = self.session.undo(agreed=True)
        version = self.session.match.version
        self._told = {viewer: min(told, version) for viewer, told in self._told.items()}
        self._shown, self._veiled = (), None
        self._say(self.words.tr("terminal-undone", answer=taken))

    def _draw(self, rest: str) -> None:
        if self.session.draw_asks and rest != AGREED:
            self._say(self.words.tr("plain-draw-asks"))
            return
        self.session.draw(agreed=True)

    def _log(self, rest: str) -> None:
        shown = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else LOG_SHOWN
        self._say(*(self.words.cited(phrase) for phrase in self.session.sentences()[-shown:]))

    def _rules(self, rest: str) -> None:
        self._say(*(f"{clause.id} {clause.text}" for clause in clauses(rest, self.words.lang)))

    def _save(self, _rest: str) -> None:
        self._say(*kept_lines(self.session, self.words))

    def _quit(self, _rest: str) -> None:
        self._over = True
        if self.session.secret:
            self._clear()
        self._say(*kept_lines(self.session, self.words))


def numbers(line: str) -> list[int]:
    """The numbers that a line consists of; none if there is anything else in it.

    >>> numbers("3 1"), numbers("3 x")
    ([3, 1], [])
    """
    parts = line.split()
    return [int(part) for part in parts] if all(NUMBER.fullmatch(part) for part in parts) else []


def numbered(windows: list[Window]) -> dict[int, tuple[int, int]]:
    """The options that can be named by a number, as seat and place.

    A thing that is called by a number, such as a die, keeps it; the others have those that are left. What is
    divided among things is no matter of numbers.
    """
    found: dict[int, tuple[int, int]] = {}
    others: list[tuple[int, int]] = []
    for window in windows:
        for place, item in enumerate(window.items):
            if window.kind not in ("pick", "split") and NUMBER.fullmatch(item.word):
                found[int(item.word)] = (window.seat, place)
            elif window.kind != "split":
                others.append((window.seat, place))
    left = (number for number in count(1) if number not in found)
    return found | dict(zip(left, others, strict=False))
