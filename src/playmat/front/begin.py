"""New matches."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Literal, overload

from playmat.cards.decks import Deck
from playmat.cards.game import CardGame
from playmat.cards.share import read_deck as read_deck_of
from playmat.front.known import Hero, KhtcgDeck, KhtcgRuleset, KMonDeck, Own
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game, Seat, Setup, Value
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.registry import game as installed_game
from playmat.lab.arena import lineup
from playmat.lab.collection.cards import card_game
from playmat.lab.collection.finding import find_deck

SEED_BITS = 61

Options = Mapping[str, Value]


@overload
def new_match(
    game: Literal["kmon"],
    *,
    decks: Sequence[KMonDeck | Own] = (),
    options: Options | None = None,
    seed: int | None = None,
    explicit_chance: bool = False,
) -> Match: ...
@overload
def new_match(
    game: Literal["khtcg"],
    *,
    decks: Sequence[KhtcgDeck | Own] = (),
    ruleset: KhtcgRuleset = "ffg",
    options: Options | None = None,
    seed: int | None = None,
    explicit_chance: bool = False,
) -> Match: ...
@overload
def new_match(
    game: Literal["perilous"],
    *,
    roles: Sequence[Hero] = (),
    seats: int | None = None,
    options: Options | None = None,
    seed: int | None = None,
    explicit_chance: bool = False,
) -> Match: ...
@overload
def new_match(
    game: str,
    *,
    decks: Sequence[Own] = (),
    seats: int | None = None,
    options: Options | None = None,
    seed: int | None = None,
    explicit_chance: bool = False,
) -> Match: ...
@overload
def new_match(
    game: Game,
    *,
    decks: Sequence[str | Own] = (),
    roles: Sequence[str] = (),
    seats: int | None = None,
    ruleset: str = "",
    options: Options | None = None,
    seed: int | None = None,
    explicit_chance: bool = False,
) -> Match: ...
def new_match(
    game: str | Game,
    *,
    decks: Sequence[str | Own] = (),
    roles: Sequence[str] = (),
    seats: int | None = None,
    ruleset: str = "",
    options: Options | None = None,
    seed: int | None = None,
    explicit_chance: bool = False,
) -> Match:
    """A match at its first decision.

    Args:
        game: a game, or its id. A type checker knows the names of decks, roles and rulesets where the id is
            written out; with any other id it wants `game(id)` to accept names.
        decks: what the seats play in a card game, in their order: a starter deck by its code or name, a share
            code, a file, a deck, or the codes of the cards. Starter decks where none is given.
        roles: what the seats play in a game of roles; drawn from the seed if not given.
        seats: how many seats; if not given, as many as decks or roles, at least two.
        ruleset: the ruleset; the game's first one if not given.
        options: the options that differ from their defaults.
        seed: what dice and shuffles come from; drawn if not given. The same seed and the same moves give the
            same match.
        explicit_chance: the match stops at every throw and shuffle and takes an outcome like a move.

    Raises:
        UnknownGame, BadSetup, BadDeck: a setup that is not possible; the error says what to write instead.

    >>> match = new_match("kmon", decks=["KM1-SD2", "KM1-SD1"], seed=7)
    >>> match.to_move, len(match.legal_moves)
    (0, 2)
    """
    found = installed_game(game) if isinstance(game, str) else game
    drawn = secrets.randbits(SEED_BITS) if seed is None else seed
    count = seats or len(roles) or max(len(decks), found.seats_near())
    if roles and not found.roles:
        raise BadSetup("terminal-no-heroes", "", game=found.id)
    playing = tuple(roles) or lineup(found, min(count, found.max_seats), drawn)
    brought = [_codes(found, deck) for deck in decks]
    if isinstance(found, CardGame):
        brought += [_starter(found, seat) for seat in range(len(brought), count)]
    places = range(max(count, len(brought), len(playing)))
    sitting = tuple(
        Seat(
            playing[seat] if seat < len(playing) else "",
            brought[seat] if seat < len(brought) else (),
        )
        for seat in places
    )
    setup = Setup(found.id, sitting, ruleset, dict(options or {}), drawn)
    return Match(found, setup, AwaitedNature() if explicit_chance else None)


def read_deck(game: str | Game, text: str) -> Deck:
    """The deck written in a text: lines with counts and names, a share code, or JSON.

    Raises:
        BadDeck: it cannot be read; the error names every line that is wrong.
    """
    found = card_game(game) if isinstance(game, str) else _with_decks(game)
    return read_deck_of(found.deck_book(), text)


def _codes(game: Game, deck: str | Own) -> tuple[str, ...]:
    """The codes of the cards of a deck, however it is given."""
    found = _with_decks(game)
    if isinstance(deck, str):
        return find_deck(found, deck).codes()
    return deck.codes() if isinstance(deck, Deck) else tuple(deck)


def _with_decks(game: Game) -> CardGame:
    if not isinstance(game, CardGame):
        raise BadSetup("terminal-no-decks", "", game=game.id)
    return game


def _starter(game: CardGame, seat: int) -> tuple[str, ...]:
    starters = game.starter_decks()
    return starters[seat % len(starters)][2].codes() if starters else ()
