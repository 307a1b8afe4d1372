"""Behind a reverse proxy: below a path of a host with other things on it, over https, and for whom."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from tests.server.door.test_guard import ask
from tests.server.house import House, house, join, make, play_together
from tests.server.proxies import ELSEWHERE, SmallProxy, missing, nginx
from tests.server.servers import kept_port

from playmat.kernel.errors import PlaymatError
from playmat.server.clients.client import Visitor
from playmat.server.clients.robot import read_link
from playmat.server.http import guard
from playmat.server.http.people.account_routes import COOKIE
from playmat.server.http.site_path import checked_path

PATH = "/club/playmat"
NAMED = re.compile(rb'"(/[^"]*)"')


class Site:
    """A server behind a proxy.

    Attributes:
        address: where people find it, without the path.
        house: the server itself.
        from_whom: where the proxy says that this machine's requests come from.
    """

    def __init__(self, address: str, house: House, from_whom: str) -> None:
        self.address = address
        self.house = house
        self.from_whom = from_whom


@pytest.fixture(params=["small", "nginx"])
async def site(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Site]:
    """A server below a path, behind a proxy of ours and behind nginx."""
    database = str(tmp_path / "tables.db")
    if request.param == "small":
        async with SmallProxy(PATH).open() as proxy:
            settings = {"origins": (proxy.address,), "path": PATH, "behind_proxy": True}
            async with house(database, **settings) as found:
                proxy.upstream = urlsplit(found.address).port or 0
                yield Site(proxy.address, found, proxy.client)
        return
    if missing():
        pytest.skip(missing())
    with kept_port() as port:
        address = f"https://127.0.0.1:{port}"
        async with house(database, origins=(address,), path=PATH, behind_proxy=True) as found:
            with nginx(tmp_path, port, urlsplit(found.address).port or 0, PATH):
                monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "cert.pem"))
                yield Site(address, found, "127.0.0.1")


async def test_all_that_a_page_names_lies_below_the_path(site: Site) -> None:
    status, _, page = await ask(site.address + PATH)
    assert status == 200, "without the slash at its end, too"
    named = {one.decode() for one in NAMED.findall(page)} - {PATH}
    assert len(named) > 10
    assert [one for one in named if not one.startswith((f"{PATH}/static/", f"{PATH}/api/games?lang="))] == []
    for one in named:
        if not one.endswith("/"):  # of the import map
            assert (await ask(site.address + one))[0] == 200, one
    where = f"{site.address}{PATH}/static/manifest.webmanifest"
    manifest = json.loads((await ask(where))[2])
    assert {urljoin(where, manifest[one]) for one in ("start_url", "scope")} == {f"{site.address}{PATH}/"}
    for icon in manifest["icons"]:
        assert (await ask(urljoin(where, icon["src"])))[0] == 200
    assert f'PATH = "{PATH}"'.encode() in (await ask(f"{site.address}{PATH}/worker.js"))[2]


async def test_two_people_play_below_a_path(site: Site) -> None:
    ann, bob = (Visitor(site.address + PATH) for _ in range(2))
    made = await make(ann, "kmon", "mo")
    assert read_link(site.address + PATH + made.link) == (ann.address, made.table.id)
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        wanted = (first.version or 0) + 3
        await play_together(wanted, first, second)
        assert min(first.version or 0, second.version or 0) >= wanted


async def test_the_cookie_is_for_what_lies_below_the_path(site: Site) -> None:
    told = (await ask(f"{site.address}{PATH}/api/me"))[1]["set-cookie"]
    assert f"; Path={PATH};" in told
    name = f"__Secure-{COOKIE}" if site.address.startswith("https:") else COOKIE
    assert told.startswith(f"{name}=")
    headers = {"Cookie": told.partition(";")[0]}
    again = (await ask(f"{site.address}{PATH}/api/me", None, **headers))[1]["set-cookie"]
    assert again == told, "it is renewed"
    gone = (await ask(f"{site.address}{PATH}/api/logout", b"", **headers))[1]["set-cookie"]
    assert "Max-Age=0" in gone
    assert f"; Path={PATH};" in gone


async def test_what_lies_beside_is_not_ours(site: Site) -> None:
    status, _, said = await ask(f"{site.address}/api/me")
    assert said == ELSEWHERE or status in {403, 404}
    origin = urlsplit(site.address).netloc
    status, _, said = await ask(f"{site.house.address}/play/kmon", Host=origin, Accept_Language="it")
    assert status == 404
    assert f"questo server si trova in {PATH}/" in said.decode()


async def test_requests_count_for_whom_the_proxy_names(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not for the proxy, nor for whom a client claims to be."""
    counted: set[str] = set()
    address_of = guard.address_of

    def noted(scope: dict[str, object]) -> str:
        counted.add(address_of(scope))
        return address_of(scope)

    monkeypatch.setattr(guard, "address_of", noted)
    await ask(f"{site.address}{PATH}/api/games", X_Forwarded_For="203.0.113.9")
    assert counted == {site.from_whom}


async def test_operators_ask_a_process_by_any_name(site: Site) -> None:
    """A health check in a container knows no name of the world, and Prometheus asks by address."""
    for page in ("/health", "/ready", "/metrics"):
        assert (await ask(site.house.address + page))[0] == 200
    assert (await ask(f"{site.house.address}{PATH}/api/me"))[0] == 421


@pytest.mark.parametrize(
    "given", ["playmat", "//playmat", "/a/../b", "/a b", "/a?b", '/"', "/.", "https://a/b"]
)
def test_what_is_no_path_is_refused(given: str) -> None:
    with pytest.raises(PlaymatError) as refused:
        checked_path(given)
    assert refused.value.phrase.args["got"] == given
