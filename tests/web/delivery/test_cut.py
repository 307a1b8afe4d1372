"""A network that fails for ten seconds in a real browser: the match is that of a twin whose network held."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from tests.crossing import first_of
from tests.server.house import make, needed, play_on, seen
from tests.server.mischief import Line
from tests.web.house import NEXT_QUESTION, PATIENCE, Person, by_keys, opened, server
from tests.web.told import listen, log_in, told_again, written

from playmat.server.clients.client import TableClient, Visitor
from playmat.server.log.table_events import Answered

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

T = TypeVar("T")

CUT_SECONDS = 10.0
ANSWERS = 24
TORN_AFTER = 6
SILENT_AFTER = 14
"""After so many answers, as soon as it is the other's turn, or the page's."""

SIT_DOWN = """async (table) => {
    const { postJson, newId } = await import("/static/app/network/net.js");
    await postJson(`/api/tables/${table}/join`, { id: newId() });
}"""


class Wires:
    """Two lines to a server, in a thread of their own, since the page waits in this one.

    Attributes:
        good: the line of the friend.
        bad: the line of the page.
    """

    def __init__(self) -> None:
        self.good, self.bad = Line(), Line()
        self._loop = asyncio.new_event_loop()
        self._laid = AsyncExitStack()

    @contextmanager
    def laid(self) -> Iterator[Wires]:
        """Keep the lines as long as the block lasts."""
        thread = threading.Thread(target=self._loop.run_forever)
        thread.start()
        try:
            for line in (self.good, self.bad):
                self.wait(self._laid.enter_async_context(line.laid()))
            yield self
        finally:
            self.wait(self._laid.aclose())
            self._loop.call_soon_threadsafe(self._loop.stop)
            thread.join()
            self._loop.close()

    def begin(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Begin something there."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something there."""
        return self.begin(work).result(PATIENCE / 1000)


class Pair:
    """The person of a page and a friend who answers by program, one after the other.

    Args:
        wires: the lines to the server.
        page: the page of the table, at the bad line.
        friend: the friend, at the good one.
    """

    def __init__(self, wires: Wires, page: Page, friend: TableClient) -> None:
        self.wires = wires
        self.page = page
        self.friend = friend
        self.person = Person(page, random.Random(6))
        self.given = 0

    def friend_is_asked(self) -> bool:
        """Return whether the match waits for the friend."""
        return bool(needed(self.friend))

    def answer(self) -> None:
        """One answer of whoever is asked, the friend first; the other one is told before anything goes on."""
        self.given += 1
        if self.friend_is_asked():
            self.wires.wait(play_on(self.friend, 1))
            return
        self.page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        before, version = self.person.asked(), self.friend.version or 0
        by_keys(self.person, before)
        self.wires.wait(seen(self.friend, version + 1))
        self.page.wait_for_function(NEXT_QUESTION, arg=before, timeout=PATIENCE)

    def fail(self, *, torn: bool) -> Future[None]:
        """Let the page's line fail; gives when it has been long enough."""
        self.wires.wait(self.wires.bad.fail(torn=torn))
        return self.wires.begin(asyncio.sleep(CUT_SECONDS))

    def mend(self, over: Future[None]) -> None:
        """Have it back, when it has been long enough and all has been tried that had to be."""
        over.result(PATIENCE / 1000)
        self.wires.wait(self.wires.bad.mend())

    def lose_the_line(self) -> None:
        """The line is torn at the friend's turn: the friend answers while the page is away."""
        over = self.fail(torn=True)
        self.page.wait_for_selector(".offline", timeout=PATIENCE)
        version = self.friend.version or 0
        while self.friend_is_asked():
            self.answer()
        assert (self.friend.version or 0) > version, "nothing happened meanwhile"
        self.mend(over)

    def hear_nothing(self) -> None:
        """The line says nothing any more at the page's turn: its answer is on its way all the time."""
        self.page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        self.given += 1
        before, version = self.person.asked(), self.friend.version or 0
        over = self.fail(torn=False)
        by_keys(self.person, before)
        assert self.friend.version == version
        self.mend(over)
        self.wires.wait(seen(self.friend, version + 1))
        self.page.wait_for_function(NEXT_QUESTION, arg=before, timeout=PATIENCE)


def played(browser: Browser, folder: Path, game: str, cut: bool) -> dict[str, Any]:
    """Play a match for some answers; return the log, the words of the page and the messages it got."""
    folder.mkdir()
    with (
        Wires().laid() as wires,
        server(folder, origins=[wires.good.address, wires.bad.address]) as address,
        opened(browser, wires.bad.address) as page,
    ):
        wires.good.port = wires.bad.port = int(address.rpartition(":")[2])
        ann = Visitor(wires.good.address)
        table = wires.wait(make(ann, game, "mo")).table.id
        heard = listen(page)
        page.goto("/")
        page.evaluate(SIT_DOWN, table)
        page.goto(f"/t/{table}")
        page.wait_for_selector(".mat", timeout=PATIENCE)
        friend = ann.seat(table)
        wires.wait(friend.__aenter__())
        pair = Pair(wires, page, friend)
        ways = [(TORN_AFTER, True, pair.lose_the_line), (SILENT_AFTER, False, pair.hear_nothing)]
        while pair.given < ANSWERS:
            after, friends_turn, way = ways[0] if ways else (ANSWERS, False, pair.answer)
            if cut and pair.given >= after and pair.friend_is_asked() is friends_turn:
                ways.pop(0)
                way()
            else:
                pair.answer()
        assert not cut or not ways, "the line was never cut"
        while pair.friend_is_asked():
            pair.answer()
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        said = written(page)
        state = told_again(page, heard)
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        assert written(page) == said, "something was missed that is there after loading the page again"
        wires.wait(friend.__aexit__())
    assert state.play is not None
    told = {"view": state.play.view, "events": state.events, "asks": state.play.asks}
    answers = [row.act for row in log_in(folder, table) if isinstance(row.act, Answered)]
    return {"answers": answers, "said": said, "friend": friend.events, **told}


@pytest.mark.slow
@pytest.mark.parametrize("game", first_of(["kmon", "khtcg", "perilous"]))
def test_ten_seconds_without_a_network_change_nothing(browser: Browser, tmp_path: Path, game: str) -> None:
    """Torn off while the friend plays on, and silent while the page's own answer is on its way."""
    cut = played(browser, tmp_path / "cut", game, cut=True)
    uncut = played(browser, tmp_path / "uncut", game, cut=False)
    assert len(cut["answers"]) >= ANSWERS
    assert cut == uncut
