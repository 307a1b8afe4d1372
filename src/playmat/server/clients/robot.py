"""A computer player that joins a table over the network: it uses the protocol and nothing else.

For each of its decisions it asks for a position that agrees with all its seat may know (`Position`), thinks
there, and sends its answer in notation. So it knows what a person in its seat knows.
"""

from __future__ import annotations

import asyncio
import secrets
import time
import urllib.parse
from collections.abc import Callable

from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.errors import BadSetup, PlaymatError
from playmat.kernel.notation import write_answer
from playmat.kernel.phrase import Phrase
from playmat.kernel.player import Glimpse
from playmat.kernel.registry import game as installed_game
from playmat.kernel.rng import stream_of
from playmat.players import load, steadfast
from playmat.players.steadfast import Lapse
from playmat.server.clients.client import ServerRefused, TableClient, Visitor, new_id
from playmat.server.game_sets import game_with
from playmat.server.protocol.client_messages import Consent, Draw, Position
from playmat.server.protocol.http_bodies import Join, Person, Rename, Seated
from playmat.server.protocol.news_bodies import News
from playmat.server.protocol.server_messages import Ack, Ask, Dealt, Refused, TableInfo


class BadLink(PlaymatError):
    """No link to a table."""


def read_link(link: str) -> tuple[str, str]:
    """The server's address and the table's id of a link such as `http://host:8000/t/h3Kx`.

    Raises:
        BadLink: it is none.

    >>> read_link("http://localhost:8000/t/h3Kx")
    ('http://localhost:8000', 'h3Kx')
    >>> read_link("https://club.example/playmat/t/h3Kx")
    ('https://club.example/playmat', 'h3Kx')
    """
    parts = urllib.parse.urlsplit(link.strip())
    path, _, table = parts.path.rpartition("/t/")
    if parts.scheme not in {"http", "https"} or not parts.netloc or not table or "/" in table:
        raise BadLink("server-bad-link", "", got=link)
    return f"{parts.scheme}://{parts.netloc}{path}", table


class Robot:
    """A computer player at a table of a server.

    Args:
        link: the link to the table.
        level: the computer player, as `playmat.players.load` knows it.
        name: what it calls itself.
        lang: the language of what it is told.
    """

    def __init__(self, link: str, level: str, name: str, lang: str) -> None:
        address, self.table = read_link(link)
        self.level = level
        self.name = name
        self.visitor = Visitor(address, lang)

    async def announcements(self) -> list[str]:
        """The announcements of those who run the server; none of one that knows no such thing."""
        try:
            news = await self.visitor.get(f"/api/news?lang={self.visitor.lang}", News)
        except ServerRefused:
            return []
        return [one.text for one in news.announcements]

    async def play(
        self, seated: Callable[[Seated], None], lapsed: Callable[[Phrase], None] = lambda _said: None
    ) -> TableClient:
        """Take a seat and play to the end.

        Args:
            seated: called when it has a seat.
            lapsed: called where the computer player failed and a simpler one answered.

        Returns:
            The connection, with the ending in its `play`.

        Raises:
            ServerRefused: there is no such table, or no seat is free.
            BadSetup: the table lets no program play, or the player does not play this game.
        """
        where = f"/api/tables/{self.table}"
        found = await self.visitor.get(f"{where}?lang={self.visitor.lang}", TableInfo)
        if not found.hints:
            raise BadSetup("server-join-no-hints")
        load(self.level, stream_of(0, 0), installed_game(found.game), time.monotonic)
        await self.visitor.post("/api/me", Rename(self.name, self.visitor.lang), Person)
        joined = await self.visitor.post(f"{where}/join", Join(new_id(), lang=self.visitor.lang), Seated)
        seated(joined)
        async with self.visitor.seat(self.table) as player:
            looked_at: set[tuple[int, int]] = set()
            offered = False
            while True:
                await player.until(lambda: over(player) or draw_asked(player) or new_asks(player, looked_at))
                if over(player):
                    return player
                if draw_asked(player):
                    await self._agree(player)
                elif not offered and draw_offered(player):
                    offered = True
                    await player.ask(Draw(new_id()))
                for ask in new_asks(player, looked_at):
                    looked_at.add((ask.seat, ask.serial))
                    for lapse in await self._decide(player, ask):
                        lapsed(lapse.phrase())

    async def _agree(self, player: TableClient) -> None:
        """Answer who offers a draw: an overlong match may end so, any other is played on."""
        draw = player.play.draw if player.play is not None else None
        assert draw is not None  # noqa: S101 - somebody asks
        said = await player.ask(Consent(new_id(), draw.overlong))
        if isinstance(said, Ack):
            await player.until(lambda: (player.version or 0) >= said.version)

    async def _decide(self, player: TableClient, ask: Ask) -> list[Lapse]:
        """Think about a choice and answer it; if the match has gone on meanwhile, it is asked again.

        Returns:
            Where the computer player failed.
        """
        assert player.info is not None  # noqa: S101 - it came with the first message
        dealt = await player.ask(Position(new_id(), ask.seat))
        if isinstance(dealt, Refused):
            if dealt.code in {"seat", "over", "stale"}:
                return []
            raise ServerRefused(dealt.reason.text, 0)
        assert isinstance(dealt, Dealt)  # noqa: S101 - the only other answer
        if dealt.serial != ask.serial:
            return []
        text, lapses = await asyncio.to_thread(self._think, player.info.game, dealt, ask.seat)
        if text is None:
            return lapses
        answer = await player.act(ask, text)
        if isinstance(answer, Refused) and answer.code not in {"stale", "seat", "over"}:
            raise ServerRefused(answer.reason.text, 0)
        if isinstance(answer, Ack):
            await player.until(lambda: (player.version or 0) >= answer.version)
        return lapses

    def _think(self, game_id: str, dealt: Dealt, seat: int) -> tuple[str | None, list[Lapse]]:
        """The answer in notation, None to leave an offer alone; and where the player failed.

        Raises:
            BadSetup: the server plays by other rules or cards.
        """
        here = installed_game(game_id).version
        if dealt.rules != here:
            raise BadSetup("server-other-rules", "", game=game_id, got=dealt.rules, here=here)
        game = game_with(game_id, dealt.data)
        state = game.decode(dealt.state)
        choice = Choice()
        state.offer(seat, choice)
        player = steadfast(self.level, stream_of(secrets.randbits(61), 0), game, time.monotonic)
        answer = player.decide(Glimpse(game, state, seat, choice))
        text = None if answer == PASS_OFFER else write_answer(game, state, choice, answer)
        return text, player.lapses


def over(player: TableClient) -> bool:
    """Return whether nothing goes on at a table any more."""
    return player.info is not None and player.info.status not in {"open", "running"}


def draw_asked(player: TableClient) -> bool:
    """Return whether somebody offers us a draw."""
    draw = player.play.draw if player.play is not None else None
    return draw is not None and any(seat in player.you for seat in draw.waits_for)


def draw_offered(player: TableClient) -> bool:
    """Return whether the match is overlong, and nobody has offered a draw."""
    draw = player.play.draw if player.play is not None else None
    return draw is not None and draw.overlong and draw.verdict != "never" and draw.asked_by is None


def new_asks(player: TableClient, looked_at: set[tuple[int, int]]) -> list[Ask]:
    """The open choices to decide on: what the match waits for, and offers that were not looked at."""
    if player.play is None:
        return []
    return [ask for ask in player.play.asks if not ask.optional or (ask.seat, ask.serial) not in looked_at]
