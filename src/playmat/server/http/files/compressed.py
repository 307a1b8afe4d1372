"""Answers in brotli or gzip where they are the same for everybody: files, catalogues, cards; nothing secret.

What never changes is compressed as well as can be while the server starts (`prepare`); the rest quickly, when
it is first asked for. Without the package `brotli` (extra `serve`) all is in gzip.
"""

from __future__ import annotations

import gzip
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.responses import Response

try:
    import brotli
except ImportError:
    brotli = None

SMALL = 1000
"""Fewer bytes are not worth it."""
QUICK, BEST = 5, 11
"""The efforts of brotli: as long as gzip takes, and a second for what is kept for ever."""

KINDS = ("text/", "application/json", "application/manifest+json", "image/svg+xml", "application/javascript")
"""The types that become smaller; fonts and photographs are compressed already."""

OF_THE_WHOLE = {"content-length", "accept-ranges"}
"""The headers of an answer that is not compressed."""

CODINGS = ("br", "gzip") if brotli is not None else ("gzip",)
"""The ways to compress an answer, the best first."""

_prepared: dict[bytes, bytes] = {}


def prepare(data: bytes) -> None:
    """Compress bytes as well as can be, once, for whoever asks for them; takes a second for 300 kB."""
    if brotli is not None and len(data) >= SMALL and data not in _prepared:
        _prepared[data] = brotli.compress(data, quality=BEST)


@lru_cache(maxsize=256)
def squeezed(data: bytes, coding: str) -> bytes:
    """Bytes in one of the `CODINGS`, the same ones each time."""
    if coding == "br":
        return bytes(brotli.compress(data, quality=QUICK))
    return gzip.compress(data, 9, mtime=0)


def coding_of(headers: Headers) -> str | None:
    """The best way of compressing that who asks can read.

    >>> [coding_of(Headers({"accept-encoding": said})) for said in ("x, gzip", "gzip;q=0", "")]
    ['gzip', None, None]
    """
    read = set()
    for one in headers.get("accept-encoding", "").split(","):
        name, _, weight = one.strip().partition(";")
        if weight.replace(" ", "") not in {"q=0", "q=0.0"}:
            read.add(name)
    return next((one for one in CODINGS if one in read), None)


def compress(response: Response, data: bytes, headers: Headers) -> Response:
    """An answer of these bytes: compressed where they become smaller by it and it can be read.

    Args:
        response: the answer whose status and headers are kept.
        data: what it says.
        headers: those of the request.
    """
    kind = response.headers.get("content-type", "")
    if response.status_code != 200 or len(data) < SMALL or not kind.startswith(KINDS):
        return response
    response.headers.add_vary_header("accept-encoding")
    coding = coding_of(headers)
    if coding is None or "range" in headers:
        return response
    kept = {name: value for name, value in response.headers.items() if name not in OF_THE_WHOLE}
    if "etag" in kept:
        kept["etag"] = "W/" + kept["etag"].removeprefix("W/")
    content = (_prepared.get(data) if coding == "br" else None) or squeezed(data, coding)
    return Response(content, 200, {**kept, "content-encoding": coding})
