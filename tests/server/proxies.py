"""Reverse proxies for tests: nginx as the project configures it, and a small one of our own."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.house import PATIENCE

ROOT = Path(__file__).parents[2]
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/sbin")
OPENSSL = shutil.which("openssl")
HOST = "club.localhost"
"""A name that browsers take for this machine, without asking anybody."""

ELSEWHERE = b"another program\n"
"""The answer of the small proxy outside the path of the server."""

AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/playmat.conf;
}}
"""
"""The parts of Debian's own configuration around ours."""


# ---- our own ---------------------------------------------------------------------------------------


class SmallProxy:
    """A proxy that passes on what is below a path, and says for whom; one request for each connection.

    Args:
        path: the path; empty for everything.

    Attributes:
        address: where people find the server.
        upstream: the port of the server, to be set before anybody comes.
        client: whom it says that requests come from.
        source: the address of this machine from which it asks the server.
    """

    def __init__(self, path: str = "") -> None:
        self.path = path
        self.upstream = 0
        self.client = "192.0.2.7"
        self.source = "127.0.0.1"
        self.address = ""
        self._lines: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[SmallProxy]:
        """Listen as long as the block lasts."""
        running = await asyncio.start_server(self._come, "127.0.0.1", 0)
        host, port = running.sockets[0].getsockname()
        self.address = f"http://{host}:{port}"
        try:
            yield self
        finally:
            running.close()
            for line in self._lines:
                line.cancel()
            await asyncio.gather(*self._lines, return_exceptions=True)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.create_task(self._serve(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            try:
                head = await reader.readuntil(b"\r\n\r\n")
                target = urlsplit(head.split(b" ", 2)[1].decode()).path
                if target == self.path or target.startswith(f"{self.path}/"):
                    await self._pass_on(head, reader, writer)
                else:
                    writer.write(b"HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n" + ELSEWHERE)
            finally:
                await closed(writer)

    async def _pass_on(self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if b"\r\nupgrade:" not in head.lower():
            head = re.sub(rb"(?i)\r\nconnection:[^\r]*", b"", head)[:-2] + b"Connection: close\r\n\r\n"
        told = head[:-2] + f"X-Forwarded-For: {self.client}\r\nX-Forwarded-Proto: http\r\n\r\n".encode()
        from_server, to_server = await asyncio.open_connection(
            "127.0.0.1", self.upstream, local_addr=(self.source, 0)
        )
        to_server.write(told)
        sending = asyncio.create_task(pump(reader, to_server))
        try:
            await pump(from_server, writer)
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await closed(to_server)


async def closed(writer: asyncio.StreamWriter) -> None:
    """Close a connection, and wait until it is."""
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on all that comes."""
    while data := await reader.read(1 << 16):
        writer.write(data)
        await writer.drain()


# ---- nginx -----------------------------------------------------------------------------------------


def missing() -> str:
    """The program that nginx tests need and this machine lacks; empty if it has them all."""
    if NGINX is None:
        return "there is no nginx: apt-get install nginx"
    return "" if OPENSSL else "there is no openssl, which makes the certificate"


def certificate(folder: Path) -> None:
    """A certificate that nobody but itself has signed."""
    made = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={HOST} -keyout key.pem -out cert.pem"
    names = f"-addext subjectAltName=DNS:{HOST},IP:127.0.0.1"
    subprocess.run([str(OPENSSL), *made.split(), *names.split()], cwd=folder, check=True, capture_output=True)


def configured(folder: Path, port: int, upstream: int, path: str = "") -> str:
    """The configuration that is shipped, for a port of this machine; gives its text.

    Each place that an operator would change has to be there.
    """
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    changes = {
        "club.example": HOST,
        f"/etc/letsencrypt/live/{HOST}/fullchain.pem": f"{folder}/cert.pem",
        f"/etc/letsencrypt/live/{HOST}/privkey.pem": f"{folder}/key.pem",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "    listen [::]:443 ssl;\n": "",
        "    listen 80;\n    listen [::]:80;\n": f"    listen unix:{folder}/plain;\n",
        "server 127.0.0.1:8000;": f"server 127.0.0.1:{upstream};",
    }
    if path:
        changes["    location / {\n        proxy_pass"] = f"    location {path} {{\n        proxy_pass"
        changes["location = /metrics"] = f"location = {path}/metrics"
    for old, new in changes.items():
        assert old in text, f"deploy/nginx.conf has no {old!r} any more"
        text = text.replace(old, new)
    return text


@contextlib.contextmanager
def nginx(folder: Path, port: int, upstream: int, path: str = "") -> Iterator[None]:
    """An nginx before a server on this machine, which speaks https."""
    certificate(folder)
    (folder / "playmat.conf").write_text(configured(folder, port, upstream, path), encoding="utf-8")
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder), encoding="utf-8")
    command = [str(NGINX), "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    with subprocess.Popen(command) as running:
        try:
            answering(port)
            yield
        finally:
            running.terminate()


def answering(port: int) -> None:
    """Come back when somebody listens at a port."""
    for _ in range(int(PATIENCE * 20)):
        with socket.socket() as line:
            line.settimeout(PATIENCE)
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nobody listens at port {port}")
