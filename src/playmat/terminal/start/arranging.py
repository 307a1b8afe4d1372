"""The start of a match: what the command line or the start dialog says, made into a setup."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from playmat.cards.game import CardGame
from playmat.kernel.documents.form import nearest
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game, Seat, Setup, Value
from playmat.kernel.rng import PLAYER_STREAMS, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.players import can_sit, is_player, load, names, offered
from playmat.terminal.session import HUMAN, Session
from playmat.terminal.start.decks import DeckChoice, deck_choices, read_deck_choice
from playmat.terminal.words import Words
from playmat.texts.options import value_name

FRIENDLY = 3
"""The number of seats if nobody says anything and the game allows it."""

OPPONENTS = ("casual", "greedy")
"""The usual opponents, the first that the game has: players that answer at once."""

AWAY = "away"
"""The kind of a seat that nobody takes, in the start dialog."""


@dataclass
class Arrangement:
    """A match that has not begun.

    Attributes:
        game: what is played.
        seats: role and kind of each seat that can be taken, `AWAY` if it is not.
        options: the options that are not at their default.
        ruleset: one of the game's; its first if empty.
        lang: the language.
        seed: what the dice come from.
        decks: the deck of each seat, in games where people bring one.
    """

    game: Game
    seats: list[tuple[str, str]]
    lang: str
    options: dict[str, Value] = field(default_factory=dict)
    seed: int = field(default_factory=lambda: secrets.randbits(61))
    decks: list[DeckChoice] = field(default_factory=list)
    ruleset: str = ""

    def taken(self) -> list[tuple[str, str]]:
        """Role and kind of the seats that somebody takes."""
        return [seat for seat in self.seats if seat[1] != AWAY]

    def setup(self) -> Setup:
        """The setup of the match.

        Raises:
            BadSetup: the game does not allow it.
        """
        seats = tuple(
            Seat(role=role, deck=self._deck(place))
            for place, (role, kind) in enumerate(self.seats)
            if kind != AWAY
        )
        return check_setup(self.game, Setup(self.game.id, seats, self.ruleset, self.options, self.seed))

    def _deck(self, place: int) -> tuple[str, ...]:
        return self.decks[place].drawn(self.game, self.seed, place) if self.decks else ()

    def begin(self) -> Session:
        """Begin the match.

        Raises:
            BadSetup: the game does not allow it.
            SaveError: nothing can be kept on this machine.
        """
        kinds = tuple(kind for _role, kind in self.taken())
        return Session.begin(self.game, self.setup(), kinds, self.lang)

    def all_seats(self) -> Arrangement:
        """The same with the seats that nobody takes, so that a dialog can offer them."""
        roles = [role for role, _kind in self.seats]
        more = (
            [role for role in self.game.roles if role not in roles]
            if self.game.roles
            else [""] * (self.game.max_seats - len(self.seats))
        )
        seats = [*self.seats, *((role, AWAY) for role in more)]
        known = deck_choices(self.game)
        decks = [known[seat % len(known)] for seat in range(len(self.decks), len(seats)) if known]
        return replace(self, seats=seats, decks=[*self.decks, *decks])


def arrange(
    game: Game, heroes: str | None, kinds: list[str], lang: str, decks: Sequence[str] = ()
) -> Arrangement:
    """Arrange the seats. If nobody is named, a game against each other is played against a computer player.

    Args:
        game: what is played.
        heroes: the roles, with commas between them; None leaves the choice to us.
        kinds: who sits at the seats in order; people at the rest.
        lang: the language.
        decks: the decks of the seats in order; starter decks at the rest.

    Raises:
        BadSetup: a kind or role that does not exist, or a number of seats the game does not have.
        BadDeck: a deck that cannot be read.
    """
    for kind in kinds:
        check_kind(game, kind)
    roles = [role.strip().lower() for role in heroes.split(",")] if heroes is not None else []
    if roles and not game.roles:
        raise BadSetup("terminal-no-heroes", "", game=game.id)
    count = len(roles) or max(len(kinds), game.seats_near(FRIENDLY))
    if len(kinds) > count:
        raise BadSetup("terminal-many-seats", "", seats=len(kinds), heroes=count)
    roles = roles or list(game.roles[:count]) or [""] * count
    if len(roles) < count:  # more seats than roles: `check_setup` says how many there can be
        roles += [""] * (count - len(roles))
    if not kinds and not game.team:
        kinds = [HUMAN, *[opponent(game)] * (count - 1)]
    sitting = [*kinds, *[HUMAN] * (count - len(kinds))]
    return Arrangement(
        game, list(zip(roles, sitting, strict=True)), lang, decks=choose_decks(game, decks, count)
    )


def choose_decks(game: Game, given: Sequence[str], seats: int) -> list[DeckChoice]:
    """A deck for every seat: the given ones, then starter decks.

    Raises:
        BadSetup: the game has no decks, or there are more than seats.
        BadDeck: a deck that cannot be read.
    """
    if not isinstance(game, CardGame):
        if given:
            raise BadSetup("terminal-no-decks", "", game=game.id)
        return []
    if len(given) > seats:
        raise BadSetup("terminal-many-decks", "", decks=len(given), seats=seats)
    known = deck_choices(game)
    chosen = [read_deck_choice(game, text) for text in given]
    return [*chosen, *(known[seat % len(known)] for seat in range(len(chosen), seats))]


def check_kind(game: Game, kind: str) -> None:
    """Refuse who cannot sit at a seat of a game.

    Raises:
        BadSetup: nobody is called so, or plays this game, or has this level.
    """
    if kind == HUMAN:
        return
    if not is_player(kind):
        raise not_a_kind(game, kind)
    load(kind, stream_of(0, PLAYER_STREAMS), game, time.monotonic)


def opponent(game: Game) -> str:
    """The opponent if nobody says anything."""
    return next(kind for kind in OPPONENTS if can_sit(kind, game))


def not_a_kind(game: Game, kind: str) -> BadSetup:
    """The refusal of a word that names nobody who can sit at a seat: the nearest one, and all of them."""
    known = kinds_for(game)
    near = nearest(kind, [HUMAN, *game.levels, *names(game)])
    if near:
        return BadSetup("terminal-bad-seat-near", "", got=kind[:40], near=near, known=", ".join(known))
    return BadSetup("terminal-bad-seat", "", got=kind[:40], known=", ".join(known))


def kinds_for(game: Game) -> tuple[str, ...]:
    """The kinds of players that can sit at the seats of a game."""
    return (HUMAN, *offered(game))


def value_title(game: Game, option: str, value: Value, words: Words) -> str:
    """The name of an option's value, for people: that of the role where it is one."""
    if str(value) in game.roles:
        return role_name(game, str(value), words)
    return value_name(game.id, option, value, words.lang)


def ruleset_name(game: Game, ruleset: str, words: Words) -> str:
    """The name of a ruleset of a game, for people."""
    return words.maybe(f"{game.id}-ruleset-{ruleset}", ruleset)


def role_name(game: Game, role: str, words: Words) -> str:
    """The name of a role of a game, for people; nothing for a seat without one."""
    return words.maybe(f"{game.id}-hero-{role}", role.capitalize())
