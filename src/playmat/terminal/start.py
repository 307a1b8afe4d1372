"""How a match begins: what the command line or the start dialog says, made into a setup."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace

from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game, Seat, Setup, Value, check_setup
from playmat.players import names
from playmat.terminal.session import COMPUTERS, HUMAN, Session
from playmat.terminal.words import Words

FRIENDLY = 3
"""How many seats a match has if nobody says anything and the game allows it."""

AWAY = "away"
"""The kind of a seat that nobody takes, in the start dialog."""


@dataclass
class Start:
    """A match that has not begun.

    Attributes:
        game: what is played.
        seats: role and kind of each seat that can be taken, `AWAY` if it is not.
        options: the options that are not at their default.
        lang: the language.
        seed: what the dice come from.
    """

    game: Game
    seats: list[tuple[str, str]]
    lang: str
    options: dict[str, Value] = field(default_factory=dict)
    seed: int = field(default_factory=lambda: secrets.randbits(61))

    def taken(self) -> list[tuple[str, str]]:
        """Role and kind of the seats that somebody takes."""
        return [seat for seat in self.seats if seat[1] != AWAY]

    def setup(self) -> Setup:
        """The setup of the match.

        Raises:
            BadSetup: the game does not allow it.
        """
        seats = tuple(Seat(role=role) for role, _kind in self.taken())
        return check_setup(self.game, Setup(self.game.id, seats, options=self.options, seed=self.seed))

    def begin(self) -> Session:
        """Begin the match.

        Raises:
            BadSetup: the game does not allow it.
            SaveError: nothing can be kept on this machine.
        """
        kinds = tuple(kind for _role, kind in self.taken())
        return Session.begin(self.game, self.setup(), kinds, self.lang)

    def all_seats(self) -> Start:
        """The same with the seats that nobody takes, so that a dialog can offer them."""
        roles = [role for role, _kind in self.seats]
        more = (
            [role for role in self.game.roles if role not in roles]
            if self.game.roles
            else [""] * (self.game.max_seats - len(self.seats))
        )
        return replace(self, seats=[*self.seats, *((role, AWAY) for role in more)])


def arrange(game: Game, heroes: str | None, kinds: list[str], lang: str) -> Start:
    """Who sits where.

    Args:
        game: what is played.
        heroes: the roles, with commas between them; None leaves the choice to us.
        kinds: who sits at the seats in order; people at the rest.
        lang: the language.

    Raises:
        BadSetup: a kind or role that does not exist, or a number of seats the game does not have.
    """
    known = kinds_for(game)
    for kind in kinds:
        if kind not in known:
            raise BadSetup("terminal-bad-seat", "", got=kind, known=", ".join(known))
    roles = [role.strip().lower() for role in heroes.split(",")] if heroes is not None else []
    if roles and not game.roles:
        raise BadSetup("terminal-no-heroes", "", game=game.id)
    friendly = max(game.min_seats, min(FRIENDLY, game.max_seats))
    count = len(roles) or max(len(kinds), friendly)
    if len(kinds) > count:
        raise BadSetup("terminal-many-seats", "", seats=len(kinds), heroes=count)
    roles = roles or list(game.roles[:count]) or [""] * count
    if len(roles) < count:  # more seats than roles: `check_setup` says how many there can be
        roles += [""] * (count - len(roles))
    sitting = [*kinds, *[HUMAN] * (count - len(kinds))]
    return Start(game, list(zip(roles, sitting, strict=True)), lang)


def read_options(game: Game, given: list[str]) -> dict[str, Value]:
    """Options as `NAME=VALUE`, each value as the type the game wants.

    Raises:
        BadSetup: no such form, option or value.
    """
    known = {option.name: option for option in game.options()}
    found: dict[str, Value] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals:
            raise BadSetup("terminal-bad-option", "", got=text)
        if name not in known:
            raise BadSetup("error-setup-option", "", got=name, known=", ".join(known))
        values = {str(one).lower(): one for one in known[name].values}
        if value.strip().lower() not in values:
            clause = known[name].clause
            raise BadSetup("error-setup-value", clause, name=name, got=value, known=", ".join(values))
        found[name] = values[value.strip().lower()]
    return found


def kinds_for(game: Game) -> tuple[str, ...]:
    """Who can sit at the seats of a game."""
    return (HUMAN, *(name for name in names(game) if name in COMPUTERS))


def option_name(name: str, words: Words) -> str:
    """What people call an option."""
    return words.maybe(f"start-option-{name.replace('_', '-')}", name.replace("_", " "))


def value_name(game: Game, value: Value, words: Words) -> str:
    """What people call the value of an option."""
    if str(value) in game.roles:
        return role_name(game, str(value), words)
    return words.maybe(f"start-value-{str(value).replace('_', '-')}", str(value))


def role_name(game: Game, role: str, words: Words) -> str:
    """What people call a role of a game; nothing for a seat without one."""
    return words.maybe(f"{game.id}-hero-{role}", role.capitalize())
