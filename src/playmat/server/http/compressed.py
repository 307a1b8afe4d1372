"""Answers in gzip, where they are the same for everybody: files, catalogues, cards; nothing secret."""

from __future__ import annotations

import gzip
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.responses import Response

SMALL = 1000
"""Fewer bytes are not worth it."""
KINDS = ("text/", "application/json", "application/manifest+json", "image/svg+xml", "application/javascript")
"""What becomes smaller; fonts and photographs are compressed already."""

OF_THE_WHOLE = {"content-length", "accept-ranges"}
"""What is said of an answer that is not compressed."""


@lru_cache(maxsize=128)
def squeezed(data: bytes) -> bytes:
    """Bytes in gzip, the same ones each time."""
    return gzip.compress(data, 9, mtime=0)


def takes_gzip(headers: Headers) -> bool:
    """Whether who asks can read gzip.

    >>> [takes_gzip(Headers({"accept-encoding": said})) for said in ("gzip, br", "gzip;q=0", "")]
    [True, False, False]
    """
    for one in headers.get("accept-encoding", "").split(","):
        name, _, weight = one.strip().partition(";")
        if name == "gzip":
            return weight.replace(" ", "") not in {"q=0", "q=0.0"}
    return False


def compress(response: Response, data: bytes, headers: Headers) -> Response:
    """An answer of these bytes: in gzip where they become smaller by it and can be read.

    Args:
        response: the answer whose status and headers are kept.
        data: what it says.
        headers: those of the request.
    """
    kind = response.headers.get("content-type", "")
    if response.status_code != 200 or len(data) < SMALL or not kind.startswith(KINDS):
        return response
    response.headers.add_vary_header("accept-encoding")
    if not takes_gzip(headers) or "range" in headers:
        return response
    kept = {name: value for name, value in response.headers.items() if name not in OF_THE_WHOLE}
    if "etag" in kept:
        kept["etag"] = "W/" + kept["etag"].removeprefix("W/")
    return Response(squeezed(data), 200, {**kept, "content-encoding": "gzip"})
