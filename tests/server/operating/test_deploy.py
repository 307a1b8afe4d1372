"""The files for operators in `deploy/` fit this server; if a program is missing, the test says which."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.types import Scope
from tests.absent import HOUSE
from tests.server.door.test_guard import ask
from tests.server.house import House, house
from tests.server.proxies import SmallProxy

from playmat import cli
from playmat.server.http import guard

DEPLOY = Path(__file__).parents[3] / "deploy"
EXPOSURE = 20
"""The most that `systemd-analyze security` may find: 2.0 of 10."""


def text_of(name: str) -> str:
    """A file of the folder."""
    return (DEPLOY / name).read_text(encoding="utf-8")


def compose() -> dict[str, Any]:
    """The contents of the compose file."""
    yaml = pytest.importorskip("yaml", reason="PyYAML is not installed: pip install pyyaml")
    found: dict[str, Any] = yaml.safe_load(text_of("compose.yaml"))
    return found


def from_line(pattern: str, name: str) -> list[str]:
    """The list that a line of a file holds as JSON."""
    (found,) = re.findall(pattern, text_of(name), re.MULTILINE)
    listed: list[str] = json.loads(found)
    return listed


def commands() -> dict[str, list[str]]:
    """The arguments given to `playmat`, by the file and place that gives them."""
    (started,) = re.findall(
        r"^ExecStart=/opt/playmat/bin/playmat (.*)$", text_of("playmat.service"), re.MULTILINE
    )
    nightly = re.findall(
        r"^ExecStart=-/opt/playmat/bin/playmat (.*)$", text_of("playmat-puzzles.service"), re.MULTILINE
    )
    return {
        "playmat.service": started.split(),
        **{f"playmat-puzzles.service, {line}": line.split() for line in nightly},
        "Containerfile": from_line(r"^CMD (\[.*\])$", "Containerfile"),
        **{
            f"compose.yaml, {name}": compose()["services"][name]["command"] for name in ("migrate", "playmat")
        },
    }


def test_every_command_is_one_of_ours() -> None:
    for place, words in commands().items():
        _, bound, unused, *_ = cli.make_app().parse_known_args(words)
        assert (unused, bool(bound.signature)) == ([], True), place


def test_puzzles_are_looked_for_night_by_night_in_every_game() -> None:
    nightly = [words for place, words in commands().items() if place.startswith("playmat-puzzles")]
    assert all(words[:2] == ["puzzles", "mine"] for words in nightly)
    assert sorted(words[2] for words in nightly) == sorted(HOUSE)
    assert all("--onward" in words for words in nightly)
    assert "OnCalendar=" in text_of("playmat-puzzles.timer")


def test_the_unit_is_one_that_systemd_reads(tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("there is no systemd-analyze: the unit was not verified")
    unit = tmp_path / "playmat.service"
    unit.write_text(text_of("playmat.service").replace("/opt/playmat/bin/playmat", sys.executable), "utf-8")
    read = subprocess.run([tool, "verify", unit], capture_output=True, text=True, check=False)
    assert (read.returncode, [line for line in read.stderr.splitlines() if unit.name in line]) == (0, [])
    safe = [tool, "security", "--offline=true", f"--threshold={EXPOSURE}", str(unit)]
    judged = subprocess.run(safe, capture_output=True, text=True, check=False)
    if "unrecognized option" in judged.stderr:
        pytest.skip("this systemd-analyze cannot judge a unit that is not loaded (251 can)")
    assert judged.returncode == 0, judged.stdout.splitlines()[-1]


def test_caddy_reads_its_file() -> None:
    tool = shutil.which("caddy")
    if tool is None:
        pytest.skip("there is no caddy: apt-get install caddy")
    command = [tool, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    read = subprocess.run(command, capture_output=True, text=True, check=False)
    assert read.returncode == 0, read.stderr


def test_containers_may_do_as_little_as_they_need() -> None:
    services = compose()["services"]
    for name in ("migrate", "playmat"):
        one = services[name]
        assert one["read_only"]
        assert one["cap_drop"] == ["ALL"]
        assert one["security_opt"] == ["no-new-privileges:true"]
    assert [name for name, one in services.items() if "ports" in one] == ["caddy"]
    assert re.findall(r"^USER (\d+)$", text_of("Containerfile"), re.MULTILINE) == ["10001"]
    assert "respond /metrics 404" in text_of("Caddyfile")
    (network,) = compose()["networks"]["default"]["ipam"]["config"]
    assert services["playmat"]["environment"]["FORWARDED_ALLOW_IPS"] == network["subnet"]


async def test_the_health_check_asks_what_the_server_answers(public: House) -> None:
    """The very words of both files, from within the container, where nobody calls the server by its name."""
    _, *check = compose()["services"]["playmat"]["healthcheck"]["test"]
    assert check == from_line(r"^    CMD (\[.*\])$", "Containerfile")
    for address, ends in ((public.address.removeprefix("http://"), 0), ("127.0.0.1:1", 1)):
        words = [one.replace("127.0.0.1:8000", address) for one in check[1:]]
        run = await asyncio.create_subprocess_exec(sys.executable, *words, stderr=asyncio.subprocess.DEVNULL)
        assert await run.wait() == ends


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have only one address of their own")
async def test_a_proxy_elsewhere_is_believed_where_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in compose.yaml, where Caddy is another machine."""
    counted: set[str] = set()
    address_of = guard.address_of

    def counting(scope: Scope) -> str:
        found = address_of(scope)
        counted.add(found)
        return found

    monkeypatch.setattr(guard, "address_of", counting)
    async with SmallProxy().open() as proxy:
        proxy.source = "127.0.0.2"
        for named, believed in (("127.0.0.2/32", proxy.client), ("127.0.0.3/32", proxy.source)):
            monkeypatch.setenv("FORWARDED_ALLOW_IPS", named)
            counted.clear()
            database = str(tmp_path / f"{believed}.db")
            async with house(database, origins=(proxy.address,), behind_proxy=True) as found:
                proxy.upstream = urlsplit(found.address).port or 0
                assert (await ask(f"{proxy.address}/api/games"))[0] == 200
            assert counted == {believed}
