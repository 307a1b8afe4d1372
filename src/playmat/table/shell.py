"""The browser client as one version: its page, the worker that keeps its files, and what is shown offline.

A version is the digest of all files of the client. The page comes with it in a header, and the worker
begins with it, so that a worker of another version never mixes its files with those of a newer server.
It is written into the page, too: one that is open for long compares it with the header of today.
"""

from __future__ import annotations

import hashlib
import html
import os
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from playmat import texts
from playmat.kernel.phrase import Phrase

VERSION_HEADER = "playmat-files"
SHORT = {"cache-control": "no-cache"}
"""For what may change with the next version: browsers keep it, and ask each time whether it has changed."""

APP = "/static/app/main.js"
UNNAMED = f'<meta name="{VERSION_HEADER}" content="'
PLACE = '<div id="app"></div>'


class ClientFiles(StaticFiles):
    """The files of the client, about which browsers ask again after the server was updated."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file, or that it has not changed."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.update(SHORT)
        return response


class Shell:
    """The page of every address, and what a browser needs to install it.

    Args:
        folder: where the browser client lies.

    Attributes:
        index: the page.
        version: the digest of all files.
        worker: the script of the service worker.
        offline: the page that the worker shows when no server answers, in all languages.
    """

    def __init__(self, folder: Path) -> None:
        self.version = digest(folder)
        page = (folder / "index.html").read_text(encoding="utf-8")
        self.index = page.replace(UNNAMED, UNNAMED + self.version).encode()
        worker = (folder / "worker.js").read_text(encoding="utf-8")
        self.worker = f'const VERSION = "{self.version}";\n{worker}'
        self.offline = offline_page(self.index.decode())

    def headers(self) -> dict[str, str]:
        """The headers of the page."""
        return {**SHORT, VERSION_HEADER: self.version}


def digest(folder: Path) -> str:
    """What tells the files of a folder from any others."""
    found = hashlib.sha256()
    for path in sorted(
        one for one in folder.rglob("*") if one.is_file() and one.suffix not in {".py", ".pyc"}
    ):
        found.update(f"{path.relative_to(folder).as_posix()}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def offline_page(index: str) -> str:
    """The page that says in every language that nobody answers; `app/offline.js` shows the reader's."""
    said = "".join(
        f'<section lang="{lang}" class="page"><h1>{sentence("web-offline", lang)}</h1>'
        f"<p>{sentence('web-offline-line', lang)}</p>"
        f'<p><a class="button main" href="">{sentence("web-offline-again", lang)}</a></p></section>'
        for lang in texts.LANGUAGES
    )
    page = index.replace(PLACE, f'<main id="app" class="nobody">{said}</main>')
    return page.replace(APP, "/static/app/offline.js")


def sentence(key: str, lang: str) -> str:
    """A sentence as HTML."""
    return html.escape(texts.render(Phrase(key), lang))
