"""The game as lines of text: for screen readers, pipes and small terminals.

The match is told in sentences; a question lists its options with numbers; an answer is a number or
the game's notation. Whatever is no answer is a command. Lines come from a person or a file; blank
lines and lines that begin with `#` are passed over. At the end of the file the match is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from playmat.kernel.choice import Kind
from playmat.kernel.errors import PlaymatError, UnreadableAnswer
from playmat.kernel.match import Window
from playmat.terminal.session import Session
from playmat.terminal.speech import (
    clauses,
    game_name,
    grammar,
    hint_lines,
    kept_lines,
    result_lines,
    why_line,
)
from playmat.terminal.tables import item_text, look
from playmat.terminal.words import Words

LOG_SHOWN = 20
GO = "go"
"""The command that passes offers; a person's empty line says the same, in files they are only for the eye."""
INTERRUPTED = 130


class Plain:
    """Plays a session over two streams of text.

    Args:
        session: the match.
        words: the language.
        source: where answers come from.
        out: where the match is told.
    """

    def __init__(self, session: Session, words: Words, source: TextIO, out: TextIO) -> None:
        self.session = session
        self.words = words
        self.source = source
        self.out = out
        self._told = 0
        self._shown: tuple[int, ...] = ()
        self._over = False
        self._passed: set[tuple[int, int]] = set()
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "look": self._look,
            "hint": self._hint,
            "?": self._hint,
            "why": self._why,
            GO: self._go,
            "undo": self._undo,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> int:
        """Play until the match is over, the person quits or the answers end.

        Returns:
            0, or 130 after an interrupt.
        """
        words = self.words
        self._say(words.tr("plain-welcome", game=game_name(self.session.match.game, words)))
        try:
            self._look("")
            while self._go_on():
                line = self._read()
                if line is None:
                    self._quit("")
                elif line and not line.startswith("#"):
                    self._take(line)
        except KeyboardInterrupt:
            self._say("")
            self._quit("")
            return INTERRUPTED
        return 0

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
        news = [self.words.of(phrase) for phrase in session.sentences(self._told)]
        self._say(*(news if self._told else news[-LOG_SHOWN:]))  # of a resumed match only the end
        self._told = match.version
        if match.over:
            self._say("", *result_lines(match, self.words), *kept_lines(session, self.words))
            return False
        windows = session.windows
        asked = tuple(window.serial for window in windows)
        if asked != self._shown:
            self._shown = asked
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
        return False

    def _ask(self, windows: list[Window]) -> None:
        """The open choices of the people here, with one numbering of all options."""
        number = 0
        for window in windows:
            said = self.words.asked(self.session.name(window.seat), window.prompt)
            self._say("", self.words.tr("terminal-offer", what=said) if window.optional else said)
            if window.kind == "pick":
                for item in window.items:
                    number += 1
                    self._say(f"  {number}. {item.word} – {self.words.of(item.text)}")
            else:
                for item in window.items:
                    text = item_text(self.session.match, self.session.viewer, item, self.words)
                    self._say(f"  {item.word} – {text}")
                self._say(self.words.tr("plain-type", form=grammar(self.session, window)))

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
        """Whether a line was an answer: an option's number, the notation, or the things of a subset."""
        windows = self.session.windows
        number = int(line) if line.isascii() and line.isdigit() and len(line) < 6 else 0
        for window in windows:
            if window.kind != "pick":
                continue
            if 1 <= number <= len(window.items):
                self.session.answer(window.seat, number - 1, window.serial)
                return True
            number -= len(window.items)
        for text in (line, *self._with_verb(windows, line)):
            try:
                seat, answer = self.session.understand(text)
            except PlaymatError:
                continue
            self.session.answer(seat, answer, self.session.match.serial(seat))
            return True
        return False

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

    def _look(self, _rest: str) -> None:
        self._say(*look(self.session.match, self.session.viewer, self.words))
        self._shown = ()

    def _hint(self, _rest: str) -> None:
        windows = self.session.windows
        if windows:
            self._say(*hint_lines(self.session, windows[0].seat, self.words))

    def _why(self, rest: str) -> None:
        self._say(why_line(self.session, rest, self.words) if rest else self.words.tr("plain-why-what"))

    def _go(self, _rest: str) -> None:
        self._passed |= self.session.unheeded(self._passed)

    def _undo(self, _rest: str) -> None:
        taken = self.session.undo()
        self._told = min(self._told, self.session.match.version)
        self._shown = ()
        self._say(self.words.tr("terminal-undone", answer=taken))

    def _log(self, rest: str) -> None:
        shown = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else LOG_SHOWN
        self._say(*(self.words.of(phrase) for phrase in self.session.sentences()[-shown:]))

    def _rules(self, rest: str) -> None:
        self._say(*(f"{clause.id} {clause.text}" for clause in clauses(rest)))

    def _save(self, _rest: str) -> None:
        self._say(*kept_lines(self.session, self.words))

    def _quit(self, _rest: str) -> None:
        self._over = True
        self._say(*kept_lines(self.session, self.words))
