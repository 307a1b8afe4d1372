"""The help in the reader's language: cyclopts finds what there is and lays it out, the catalogues say it.

A command's sentence has the key `help-command-<its words>`; an option's is
`help-option-<words of the command>-<name>` or, where it means the same everywhere, `help-option-<name>`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from playmat.kernel.phrase import Filling, Phrase

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

    from playmat.kernel.game import Game, Option

TITLES = {"Commands": "help-commands", "Arguments": "help-arguments", "Parameters": "help-options"}
WORDS = {
    "COMMAND": "help-word-command",
    "[OPTIONS]": "help-word-options",
    "[ARGS]": "help-word-args",
    "[ARGS...]": "help-word-args",
    "STR": "help-word-text",
    "PATH": "help-word-file",
}
"""Words of the library that stand in usage lines and beside options."""

_WORD = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in WORDS))
GAME_OPTIONS = "--option"
"""A command with it takes the options of a game; its help lists them where a game is named."""


def command_key(chain: Sequence[str]) -> str:
    """The key of what a command does."""
    return f"help-command-{'-'.join(chain) or 'playmat'}"


def option_keys(chain: Sequence[str], name: str) -> tuple[str, str]:
    """The keys of what an option or argument of a command means: its own, and that of all commands."""
    return f"help-option-{'-'.join([*chain, name])}", f"help-option-{name}"


class Help:
    """Prints the help of the command that a command line names, as cyclopts asks for it.

    Args:
        language: says the reader's; asked when something is printed, so that nothing is loaded before.
        chain: the words of the command.
        rest: what stands after them.
    """

    def __init__(self, language: Callable[[], str], chain: Sequence[str], rest: Sequence[str]) -> None:
        self.language = language
        self.chain = chain
        self.rest = rest

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print a panel of commands or options, and after the options those of the game that is named."""
        from cyclopts.help import DefaultFormatter

        from playmat.kernel.registry import game as installed_game
        from playmat.kernel.registry import games

        takes_options = any(GAME_OPTIONS in entry.positive_names for entry in panel.entries)
        show = DefaultFormatter()
        show(console, options, self.translated(panel))
        game = next((word for word in self.rest if word in games()), None)
        if takes_options and game is not None:
            show(console, options, self.of_game(installed_game(game), panel))

    def render_usage(self, console: Console, _options: ConsoleOptions, usage: Any) -> None:  # noqa: ANN401
        """Print how the command is written."""
        line = str(usage).strip().removeprefix("Usage:").strip()
        console.print(self.say("help-usage", line=self.worded(line)), markup=False, highlight=False)
        console.print()

    def render_description(self, console: Console, _options: ConsoleOptions, _what: Any) -> None:  # noqa: ANN401
        """Print what the command does."""
        console.print(self.say(command_key(self.chain)), markup=False, highlight=False)
        console.print()

    def translated(self, panel: HelpPanel) -> HelpPanel:
        """A panel in the reader's language."""
        entry = self.command if panel.format == "command" else self.option
        title = self.say(TITLES[panel.title]) if panel.title in TITLES else panel.title
        return panel.copy(title=title, entries=[entry(one) for one in panel.entries])

    def command(self, entry: HelpEntry) -> HelpEntry:
        """A command among others: the first paragraph of what it does."""
        chain = [*self.chain, entry.positive_names[0]]
        if entry.positive_names[0].startswith("--"):
            chain = [entry.positive_names[0].removeprefix("--")]
        return entry.copy(description=_plain(self.say(command_key(chain)).partition("\n\n")[0]))

    def option(self, entry: HelpEntry) -> HelpEntry:
        """An option or argument, with what holds where it is not given."""
        from playmat import texts

        name = (entry.positive_names[0].lstrip("-") if entry.positive_names else entry.positional_label) or ""
        own, shared = option_keys(self.chain, name.lower())
        what = self.say(own if texts.has(own) else shared)
        if entry.required:
            what = self.say("help-needed", what=what)
        elif entry.default not in (None, "False", "None", '""'):
            what = self.say("help-default", what=what, value=str(entry.default))
        metavar = self.worded(entry.metavar) if entry.metavar else entry.metavar
        return entry.copy(description=_plain(what), metavar=metavar, default=None, required=False)

    def of_game(self, game: Game, panel: HelpPanel) -> HelpPanel:
        """The options of a game, its rules and what its seats can play."""
        from cyclopts.help import HelpEntry

        lines = [*self.choices(game), *(self.option_of_game(game, one) for one in game.options())]
        entries = [HelpEntry(description=_plain(line)) for line in lines]
        title = self.say("help-game-options", game=game.id)
        return panel.copy(title=title, entries=entries)

    def option_of_game(self, game: Game, option: Option) -> str:
        """The name of an option of a game, its values, and the usual one."""
        from playmat.texts.options import option_name

        called = option_name(game.id, option.name, self.language())
        known = " | ".join(option.spelt())
        what = self.say("help-game-option", name=option.name, known=known, called=called)
        return self.say("help-default", what=what, value=str(option.default).lower())

    def choices(self, game: Game) -> Iterator[str]:
        """The rules, heroes and starter decks of a game, where there is a choice."""
        from playmat.cards.game import CardGame

        if len(game.rulesets) > 1:
            yield self.say("help-rulesets-known", known=", ".join(game.rulesets))
        if game.roles:
            yield self.say("help-heroes-known", known=", ".join(game.roles))
        if isinstance(game, CardGame):
            yield self.say("help-decks-known", known=", ".join(code for code, _, _ in game.starter_decks()))

    def worded(self, text: str) -> str:
        """A line of the library's with its words in the reader's language."""
        return _WORD.sub(lambda word: self.say(WORDS[word.group()]), text)

    def say(self, key: str, /, **args: Filling) -> str:
        """The sentence of a key."""
        from playmat import texts

        return texts.render(Phrase(key, args), self.language())


def _plain(text: str) -> Any:  # noqa: ANN401 - what cyclopts draws
    """A text to draw in which nothing is markup."""
    from rich.text import Text

    return Text(text)
