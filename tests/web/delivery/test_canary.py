"""Everything a page receives of a match, by sockets and by requests, is searched for hidden things."""

from __future__ import annotations

import random
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.server.tables.test_canary import HIDDEN_HANDS, compare_views, search_events, search_for_cards
from tests.web.house import PATIENCE, Person, by_mouse, make_table, opened, server
from tests.web.told import listen, log_in, told_again

from playmat.server.clients.client import TableClient, Visitor
from playmat.server.log.table_log import rebuilt
from playmat.server.protocol.server_messages import FromServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

ANSWERS = 12
"""Long enough for much to be shown, short enough for much to stay hidden."""

MANY = 10
"""More cards of the decks that are played than this stay unknown to who plays and to who watches."""

FOR_EVERYBODY = ("/api/games/", "/api/texts/")
"""Requests whose answers are the same for everybody: the cards of a game, the sentences of a language."""


class Ear:
    """All that one page receives.

    Args:
        page: the page.
        address: the server.
        lang: the language of the page.
        seats: the seats of its person.
    """

    def __init__(self, page: Page, address: str, lang: str, seats: list[int]) -> None:
        self.page = page
        self.frames = listen(page)
        self.bodies: list[str] = []
        self._visitor = Visitor(address, lang)
        self._seats = seats
        page.route("**/api/**", self._read)

    def _read(self, route: Route) -> None:
        answer = route.fetch()
        if not any(path in route.request.url for path in FOR_EVERYBODY):
            self.bodies.append(answer.text())
        route.fulfill(response=answer)

    def heard(self, table: str) -> TableClient:
        """The page's messages, as a program would have heard them; all of it is told once more at the end."""
        frames = list(self.frames)
        state = told_again(self.page, self.frames)
        player = self._visitor.seat(table)
        player.you = self._seats
        player.heard.extend(msgspec.json.decode(one, type=FromServer) for one in [*frames, *self.frames])
        player.raw.extend(one.encode() for one in [*frames, *self.frames, *self.bodies])
        player.events = {event.n: event for event in state.events}
        return player


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kmon", "khtcg", "perilous"])
def test_nothing_a_page_receives_tells_what_stays_hidden(browser: Browser, tmp_path: Path, game: str) -> None:
    """Codes and names of cards in no text, hidden events by their faces, views as the game shows them."""
    with ExitStack() as stack:
        address = stack.enter_context(server(tmp_path))

        wide = {"width": 1280, "height": 800}
        page = stack.enter_context(opened(browser, address, viewport=wide))
        guest = stack.enter_context(opened(browser, address, locale="ja-JP"))
        for one in (page, guest):
            stack.callback(one.unroute_all, behavior="ignoreErrors")  # what is on its way at the end
        ears = [Ear(page, address, "en", [0]), Ear(guest, address, "ja", [])]
        page.goto("/")
        table = make_table(page, game, options=HIDDEN_HANDS.get(game, {}))
        page.goto(f"/t/{table}")
        guest.goto(f"/t/{table}?watch")
        guest.wait_for_selector(f".table[data-game={game}]")
        person = Person(page, random.Random(3))
        for _ in range(ANSWERS):
            assert person.answer(by_mouse)
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        players = [ear.heard(table) for ear in ears]
        assert all(ear.bodies for ear in ears)
        known = rebuilt(table, log_in(tmp_path, table))
    for player in players:
        assert compare_views(known, player) > ANSWERS
        assert search_events(known.playing, player) > 0
        assert search_for_cards(known, player) > MANY or game == "perilous"
