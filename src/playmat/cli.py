"""`playmat ...`: registers the commands of the rooms; each is imported when it is called.

A room adds a command in its own `commands.py` and a line in `COMMANDS`. A command prints what it has to say,
returns nothing or an exit code, and raises a `PlaymatError` for whatever the user can mend.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence
from importlib.metadata import PackageMetadata, distribution

from cyclopts import App, CycloptsError
from cyclopts.exceptions import UnknownCommandError

from playmat import PlaymatError, __version__, is_compiled

COMMANDS = (
    ("rules", "playmat.proof.commands:app", "Read the clauses of the rules, and see which tests hold them."),
    ("simulate", "playmat.lab.commands:simulate", "Let computer players play many games."),
    ("bench", "playmat.lab.commands:bench", "Measure how fast the rules are on this machine."),
    ("play", "playmat.terminal.commands:play_app", "Play a game in the terminal."),
    ("resume", "playmat.terminal.commands:resume_app", "Go on with a match that was interrupted."),
    ("replay", "playmat.terminal.commands:replay_app", "Show a moment of a recorded match."),
    ("hint", "playmat.terminal.commands:hint_app", "Say what the planner would do, and why."),
    ("record", "playmat.terminal.commands:record_app", "Look after records."),
    ("cards", "playmat.lab.cards:app", "Look up cards, check card files, read the card language."),
    ("decks", "playmat.lab.decks:app", "Show, check and draw decks; as text, share code or JSON."),
    ("scenario", "playmat.proof.scenarios:app", "Play, show and write scenario documents."),
)
"""Name, where it is, and what it does; the last is said here so that help need not import the room."""

BAD_USE = 2
INTERRUPTED = 130


def version() -> str:
    """What runs: version, build and Python."""
    build = "compiled" if is_compiled() else "interpreted (pure Python)"
    return f"playmat {__version__}, {build}, Python {platform.python_version()}"


def make_app() -> App:
    """The command line with all its commands."""
    app = App(
        name="playmat",
        help="A table for card and dice games: play, look up the rules, simulate.",
        version=version,
        help_format="plaintext",
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    app.command(about)
    for name, place, what in COMMANDS:
        app.command(place, name=name, help=what)
    return app


def about(*, lang: str | None = None) -> None:
    """Say what Playmat is, whose names it uses, and what it stands on.

    Args:
        lang: The language: en, ja or it; the system's if not given.
    """
    from playmat import texts
    from playmat.kernel.phrase import Phrase

    language = texts.detect(lang)
    print(texts.render(Phrase("about-what", {"version": __version__}), language))
    for key in ("about-fan-work", "about-names", "about-licence"):
        print(f"\n{texts.render(Phrase(key), language)}")
    print(f"\n{texts.render(Phrase('about-libraries'), language)}")
    for name in (
        "cyclopts",
        "fluent.runtime",
        "librt",
        "msgspec",
        "mypy_extensions",
        "platformdirs",
        "rich",
        "textual",
        "tomli-w",
    ):
        found = distribution(name)
        print(f"  {name} {found.version} ({_licence(found.metadata)})")


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line and return its exit code.

    0: done; 1: done, and the answer is no (a gap, a broken expectation); 2: the user can mend something, the
    message says what; 130: interrupted.
    """
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    try:
        result = make_app()(tokens, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        return _refuse(_explain(error))
    except PlaymatError as error:
        return _refuse(_word(error))
    except BrokenPipeError:
        # The reader went away (`playmat ... | head`): nothing is left to say, also not at shutdown.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def _refuse(message: str) -> int:
    print(f"playmat: {message}", file=sys.stderr)
    return BAD_USE


def _explain(error: CycloptsError) -> str:
    """What is wrong with the command line, and where the right one is described."""
    command = " ".join(["playmat", *(error.command_chain or ())])
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        message = f'Unknown command "{error.unused_tokens[0]}".'
    else:
        message = " ".join(str(error).split())
    return f"{message} See: {command} --help"


def _word(error: PlaymatError) -> str:
    """The message of an error in the user's language."""
    from playmat import texts

    try:
        language = texts.detect()
    except texts.UnknownLanguage:
        language = "en"
    clause = f" [{error.phrase.clause}]" if error.phrase.clause else ""
    return texts.render(error.phrase, language) + clause


def _licence(metadata: PackageMetadata) -> str:
    for field in ("License-Expression", "License"):
        for value in metadata.get_all(field) or []:
            return str(value)
    kinds = [line for line in metadata.get_all("Classifier") or [] if line.startswith("License ::")]
    return kinds[0].rpartition(" :: ")[2] if kinds else "see its own files"


if __name__ == "__main__":
    sys.exit(main())
