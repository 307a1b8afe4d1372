"""The path below which a server lies, where a proxy keeps other things beside it on one host."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Phrase
from playmat.server.http.asking import language
from playmat.server.process.audience.viewer import said

OPERATORS: Final = frozenset({"/health", "/ready", "/metrics"})
"""The pages that programs of the operator ask this process for, whatever the world calls the server."""

SEGMENTS = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")


def checked_path(given: str) -> str:
    """The path of a site as somebody wrote it, without a slash at its end; empty for a host of its own.

    Raises:
        PlaymatError: it is none.

    >>> checked_path("/games/playmat/"), checked_path("/")
    ('/games/playmat', '')
    """
    path = given.rstrip("/")
    if not SEGMENTS.fullmatch(path):
        raise PlaymatError("server-bad-path", "", got=given)
    return path


class SitePath:
    """An ASGI layer that finds what is asked for below a path, and says where that is to whoever misses it.

    The proxy passes addresses on as they are: where one takes the path away, nobody can tell whether
    `/play/…` is a page of ours or the beginning of the path.

    Args:
        app: what lies there.
        path: the path, without a slash at its end.
    """

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is below the path, and what operators ask for."""
        if scope["type"] == "lifespan" or scope["path"] in OPERATORS:
            await self.app(scope, receive, send)
        elif scope["path"].startswith(f"{self.path}/"):
            await self.app({**scope, "root_path": self.path}, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        elif scope["path"] == self.path:
            await RedirectResponse(f"{self.path}/")(scope, receive, send)
        else:
            phrase = Phrase("server-elsewhere", {"path": f"{self.path}/"})
            answer = PlainTextResponse(said(phrase, language(Request(scope))).text, 404)
            await answer(scope, receive, send)
