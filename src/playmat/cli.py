"""`playmat ...`: registers the commands of the rooms; each is imported when it is called.

A room adds a command in its own `commands.py` and a line in `COMMANDS`. A command prints what it has to say,
returns nothing or an exit code, and raises a `PlaymatError` for whatever the user can mend.
"""

from __future__ import annotations

import io
import os
import platform
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cyclopts import App, CycloptsError, Parameter

from playmat import PlaymatError, __version__, is_compiled
from playmat.commandline.help import Help, command_key
from playmat.commandline.language import after_command, language_of, without_language

if TYPE_CHECKING:
    from importlib.metadata import PackageMetadata

    from playmat.kernel.phrase import Phrase

HOME = "home"
"""The command that runs when none is named."""

COMMANDS = (
    (HOME, "playmat.server.commands:home"),
    ("dev", "playmat.server.commands:dev"),
    ("serve", "playmat.server.commands:serve"),
    ("join", "playmat.server.commands:join"),
    ("db", "playmat.server.commands:db_app"),
    ("admin", "playmat.server.admin.commands:admin_app"),
    ("rules", "playmat.proof.commands:app"),
    ("simulate", "playmat.lab.commands:simulate"),
    ("merge", "playmat.lab.shards.commands:merge"),
    ("report", "playmat.lab.balance.commands:report"),
    ("compare", "playmat.lab.balance.commands:compare"),
    ("arena", "playmat.lab.tournament.commands:arena"),
    ("ratings", "playmat.lab.tournament.commands:ratings"),
    ("calibrate", "playmat.lab.commands:calibrate"),
    ("baselines", "playmat.lab.baselines.commands:baselines"),
    ("bench", "playmat.lab.commands:bench"),
    ("train", "playmat.training.commands:train"),
    ("play", "playmat.terminal.commands:play_app"),
    ("learn", "playmat.terminal.commands:learn_app"),
    ("puzzles", "playmat.terminal.commands:puzzles_app"),
    ("resume", "playmat.terminal.commands:resume_app"),
    ("replay", "playmat.terminal.record_commands:replay_app"),
    ("hint", "playmat.terminal.record_commands:hint_app"),
    ("analyse", "playmat.terminal.record_commands:analyse_app"),
    ("record", "playmat.terminal.record_commands:record_app"),
    ("cards", "playmat.lab.examining.commands:app"),
    ("decks", "playmat.lab.collection.decks:app"),
    ("scenario", "playmat.proof.scenarios:app"),
)
"""Name and place. What each does the catalogues say, so that the help need not import the room."""

BAD_USE = 2
INTERRUPTED = 130


def version() -> str:
    """The running version, build and Python."""
    build = "compiled" if is_compiled() else "interpreted (pure Python)"
    return f"playmat {__version__}, {build}, Python {platform.python_version()}"


def make_app() -> App:
    """The command line with all its commands."""
    app = App(
        name="playmat",
        version=version,
        default_parameter=Parameter(negative=()),
        help_format="plaintext",
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    app.command(about)
    for name, place in COMMANDS:
        app.command(place, name=name, help=command_key([name]))
    return app


def about(*, lang: str | None = None) -> None:
    """Say what Playmat is, whose names it uses, and what it stands on."""
    from importlib.metadata import distribution

    from playmat import texts
    from playmat.kernel.phrase import Phrase

    language = texts.detect(lang)
    print(texts.render(Phrase("about-what", {"version": __version__}), language))
    for key in ("about-fan-work", "about-names", "about-licence"):
        print(f"\n{texts.render(Phrase(key), language)}")
    print(f"\n{texts.render(Phrase('about-libraries'), language)}")
    for name in (
        "aiosqlite",
        "alembic",
        "argon2-cffi",
        "cyclopts",
        "fluent.runtime",
        "librt",
        "limits",
        "msgspec",
        "mypy_extensions",
        "platformdirs",
        "prometheus-client",
        "rich",
        "SQLAlchemy",
        "starlette",
        "structlog",
        "textual",
        "tomli-w",
        "uvicorn",
        "websockets",
    ):
        found = distribution(name)
        print(f"  {name} {found.version} ({_licence(found.metadata)})")


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line and return its exit code.

    0: done; 1: done, and the answer is no (a gap, a broken expectation); 2: the user can mend something, the
    message says what; 130: interrupted.
    """
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    _speak_anyway()
    try:
        if "--version" in tokens:  # of any command; cyclopts' own would load what draws in a terminal
            print(version(), flush=True)
            return 0
        app = make_app()
        ordered = after_command(app, _home_unless_named(tokens))
        app.help_formatter = _help(app, ordered, tokens)
        result = app(ordered, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        from playmat.commandline.refusal import refusal

        return _refuse(_say(refusal(error), tokens))
    except PlaymatError as error:
        return _refuse(_word(error, tokens))
    except BrokenPipeError:
        # The reader went away (`playmat ... | head`): nothing is left to say, also not at shutdown.
        _drop_output()
        return 0
    except OSError as error:
        # What no room has put into words of its own: a full disk behind `>`, a folder that went away.
        if error.filename is None:
            _drop_output()
        return _refuse(_explain_system(error, tokens))
    except KeyboardInterrupt:
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def _speak_anyway() -> None:
    """Let a terminal or a pipe that lacks a letter show a question mark in its place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """Let what cannot be written any more go nowhere, also at shutdown."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(message: str) -> int:
    print(f"playmat: {message}", file=sys.stderr)
    return BAD_USE


def _explain_system(error: OSError, tokens: Sequence[str]) -> str:
    """The system's refusal, with the file that it is about."""
    from playmat.kernel.errors import system_reason
    from playmat.kernel.phrase import Phrase

    why = system_reason(error)
    key = "error-system-file" if error.filename is not None else "error-system"
    return _say(Phrase(key, {"file": str(error.filename), "why": why}), tokens)


def _word(error: PlaymatError, tokens: Sequence[str]) -> str:
    """The message of an error, and the clause it rests on."""
    clause = f" [{error.phrase.clause}]" if error.phrase.clause else ""
    return _say(error.phrase, tokens) + clause


def _say(phrase: Phrase, tokens: Sequence[str]) -> str:
    """A phrase in the language that the command line names, else in the user's."""
    from playmat import texts

    return texts.render(phrase, language_of(tokens))


def _home_unless_named(tokens: list[str]) -> list[str]:
    """A command line that begins with its command: where only what `home` takes is given, that is meant."""
    meant = without_language(tokens)
    return [HOME, *tokens] if not meant or meant[0].partition("=")[0] == "--cards" else tokens


def _help(app: App, ordered: Sequence[str], tokens: Sequence[str]) -> Help:
    """The help of the command that a command line names; the language is looked up when it is printed."""
    words, _apps, rest = app.parse_commands(ordered)
    return Help(lambda: language_of(tokens), [word for word in words if not word.startswith("-")], rest)


def _licence(metadata: PackageMetadata) -> str:
    for field in ("License-Expression", "License"):
        for value in metadata.get_all(field) or []:
            return str(value)
    kinds = [line for line in metadata.get_all("Classifier") or [] if line.startswith("License ::")]
    return kinds[0].rpartition(" :: ")[2] if kinds else "see its own files"


if __name__ == "__main__":
    sys.exit(main())
