"""Facts that a request states: its language, the game in its path, the numbers of its query."""

from __future__ import annotations

from starlette.requests import Request

from playmat.texts import LANGUAGES


def language(request: Request) -> str:
    """The language of a request: what its body or its query names, else the first the browser likes."""
    asked = getattr(request.state, "lang", None) or request.query_params.get("lang")
    return str(asked) if asked in LANGUAGES else spoken(request)


def spoken(request: Request) -> str:
    """The first language that the browser likes and that there is."""
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return LANGUAGES[0]


def game_id(request: Request) -> str:
    """The game that a path names."""
    return str(request.path_params["game"])


def number(request: Request, name: str, otherwise: int, low: int, high: int) -> int:
    """A number of the query, kept within bounds."""
    text = request.query_params.get(name, "")
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
        return otherwise
    return max(low, min(high, int(text)))
