"""For whom something is worded, what they see, and what people, seats and results are called before them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from playmat import texts
from playmat.kernel.game import Game
from playmat.kernel.match.match import Match
from playmat.kernel.phrase import Phrase
from playmat.server.log.table_events import Place
from playmat.server.log.table_log import Happening, TableLog
from playmat.server.protocol.server_messages import Said


class Viewer(NamedTuple):
    """For whom something is worded. Viewers that are equal are told the same bytes.

    Attributes:
        seats: the seats of the person; none for a spectator.
        lang: the language.
        maker: made the table.
        plays: has a seat, too, where they watch their own table: they see no hands, whatever is agreed.
        named: the own seat is called by its name, as the others are, and not "you".
        apart: the own seats of a person who is none of them now: people share the device, between two turns.
        unheard: the ids of those whose talk they are not told.
    """

    seats: tuple[int, ...]
    lang: str
    maker: bool = False
    plays: bool = False
    named: bool = False
    apart: tuple[int, ...] = ()
    unheard: tuple[str, ...] = ()

    @property
    def present(self) -> tuple[int, ...]:
        """The seats at which the person sits, whether or not they look through their eyes now."""
        return self.seats or self.apart


def said(phrase: Phrase, lang: str) -> Said:
    """A phrase in a language."""
    return Said(texts.render(phrase, lang), phrase.clause, phrase.key)


@lru_cache(maxsize=1024)
def seat_title(game: Game, seat: int, role: str, lang: str) -> str:
    """The name of a seat, also before the match: the role's name, or the game's word for a player."""
    if role:
        return texts.render_or(f"{game.id}-hero-{role}", lang, role.capitalize())
    number = seat + 1
    return texts.render_or(
        f"{game.id}-seat", lang, texts.render(Phrase("server-seat", {"number": number}), lang), number=number
    )


def person_name(place: Place, lang: str) -> str:
    """The name of a person."""
    if place.kind == "computer":
        return texts.render(Phrase("server-computer", {"level": place.level}), lang)
    if place.kind == "open":
        return ""
    return place.name or texts.render(Phrase("server-guest"), lang)


def hands_shown(match: Match, shown: bool, viewer: Viewer) -> range:
    """The seats whose hands somebody sees who watches: all, where everybody agrees, or none."""
    watches = not viewer.seats and not viewer.plays
    return range(len(match.setup.seats) if shown and watches else 0)


def open_eyes(match: Match, happening: Happening, viewer: Viewer) -> Sequence[int]:
    """The seats through whose eyes somebody saw what happened."""
    return viewer.seats or hands_shown(match, happening.shown, viewer)


def person_at(table: TableLog, happening: Happening, seat: int, lang: str) -> str:
    """The name of the person who sat there when it happened."""
    return person_name(happening.place or table.places[seat], lang)


def called(table: TableLog, happening: Happening, seat: int, lang: str) -> str:
    """The name of the person who did it, for the others: nameless people are told apart by their seats."""
    place = happening.place or table.places[seat]
    if place.kind == "person" and not place.name:
        return seat_title(table.game, seat, place.role, lang)
    return person_name(place, lang)


def outcome(table: TableLog, winners: list[int], lang: str, you: Sequence[int] = ()) -> Phrase:
    """The winners, for the player of some seats."""
    if table.game.team:
        return Phrase("server-team-won" if winners else "server-team-lost")
    if not winners:
        return Phrase("server-draw")
    titles = [seat_title(table.game, seat, table.places[seat].role, lang) for seat in winners]
    key = "server-won.you" if len(you) == 1 and winners == [*you] else "server-won"
    return Phrase(key, {"names": ", ".join(titles)})
