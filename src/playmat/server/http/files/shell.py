"""The browser client as one version: its page, the worker that keeps its files, and what is shown offline.

A version is the digest of all files of the client. The page comes with it in a header, and the worker
begins with it, so that a worker of another version never mixes its files with those of a newer server.
It is written into the page, too: one that is open for long compares it with the header of today.
"""

from __future__ import annotations

import asyncio
import hashlib
import html
import json
import mimetypes
import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from playmat import texts
from playmat.kernel.phrase import Phrase
from playmat.server.http.files.compressed import compress, prepare
from playmat.server.http.files.joined_files import STATIC, Joined, join
from playmat.server.http.files.page_texts import named_in, page_texts
from playmat.server.http.files.sprites import covers, pictures
from playmat.server.http.files.web_files import WebFiles
from playmat.server.http.reference_data import catalogue

VERSION_HEADER = "playmat-files"
SHORT = {"cache-control": "no-cache"}
"""For what may change with the next version: browsers keep it, and ask each time whether it has changed."""
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
"""For what has a name that tells its content."""

MAIN = "/static/app/main.js"
OFFLINE = "/static/app/network/offline.js"
UNNAMED = f'<meta name="{VERSION_HEADER}" content="'
UNPLACED = '<meta name="playmat-path" content="'
UNTOLD = '<meta name="playmat-texts" content="'
UNSPOKEN = '<meta name="playmat-languages" content="'
TEXTS = "texts"
PLACE = '<div id="app"></div>'


class ClientFiles(StaticFiles):
    """The files of the client, about which browsers ask again after the server was updated.

    Args:
        files: where they lie.
        joined: what is asked for in their place; None where there is no client.
    """

    def __init__(self, files: WebFiles, joined: Joined | None) -> None:
        super().__init__(directory=files.folder, check_dir=False)
        self._served = dict(files.served())
        self._joined = joined

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, compressed if the browser can read that."""
        headers = Headers(scope=scope)
        name = path.replace(os.sep, "/")
        content = self._joined.files.get(name) if self._joined is not None else None
        if self._joined is not None and content is not None and scope["method"] in {"GET", "HEAD"}:
            lasting = FOREVER if name in self._joined.kept else SHORT
            tag = {"etag": f'"{hashlib.sha256(content).hexdigest()[:32]}"'}
            kind = mimetypes.guess_type(name)[0] or "text/plain"
            made = Response(content, headers={**lasting, **tag}, media_type=kind)
            if self.is_not_modified(made.headers, headers):
                return NotModifiedResponse(made.headers)
            return compress(made, content, headers)
        found = await super().get_response(path, scope)
        if not isinstance(found, FileResponse):
            return found
        return compress(found, await asyncio.to_thread(Path(found.path).read_bytes), headers)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """A file among those that are served; nothing else is found, wherever it lies."""
        found = self._served.get(path.replace(os.sep, "/"))
        return (str(found), found.stat()) if found is not None and found.is_file() else ("", None)

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
        files: the browser client, and what the games bring.
        path: the path below which everything lies; empty where the host has nothing else.

    Attributes:
        joined: the modules and styles in two files, and the sentences of the page in each language.
        pages: the page in each language.
        version: the digest of all files.
        worker: the script of the service worker.
        offline: the page that the worker shows when no server answers, in all languages.
    """

    def __init__(self, files: WebFiles, path: str = "") -> None:
        self.version = digest(files)
        joined = join(files)
        said = sentences(joined)
        told = texts_name(said)
        spoken = {f"{TEXTS}/{lang}-{told}.ftl": text.encode() for lang, text in said.items()}
        self.joined = joined._replace(
            files={**joined.files, **pictures(files), **covers(files), **spoken}, kept=(*joined.kept, *spoken)
        )
        page = joined.page.replace(UNNAMED, UNNAMED + self.version).replace(UNPLACED, UNPLACED + path)
        page = page.replace(UNTOLD, UNTOLD + told)
        page = page.replace(UNSPOKEN, UNSPOKEN + language_names())
        self.pages = {lang: placed(page_in(page, lang, told), path).encode() for lang in said}
        worker = files.read("worker.js")
        kept = json.dumps([STATIC + one for one in joined.kept])
        self.worker = f'const VERSION = "{self.version}", PATH = "{path}", JOINED = {kept};\n{worker}'
        self.offline = offline_page(placed(page, path))

    def headers(self) -> dict[str, str]:
        """The headers of the page; which one it is depends on the languages of the browser."""
        return {**SHORT, VERSION_HEADER: self.version, "vary": "accept-language"}

    def warm_up(self) -> None:
        """Compress what browsers keep for ever as well as can be; takes seconds, beside everything else."""
        for name in self.joined.kept:
            prepare(self.joined.files[name])


def digest(files: WebFiles) -> str:
    """The digest that tells the files of a client from any others."""
    found = hashlib.sha256()
    for name, path in files.served():
        found.update(f"{name}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def placed(page: str, path: str) -> str:
    """A page whose addresses are below a path."""
    for root in (STATIC, "/api/"):
        page = page.replace(f'"{root}', f'"{path}{root}')
    return page


def sentences(joined: Joined) -> dict[str, str]:
    """The sentences of the page in each language."""
    named = named_in(content.decode() for name, content in joined.files.items() if name in joined.kept)
    return {lang: page_texts(catalogue(lang), named) for lang in texts.LANGUAGES}


def language_names() -> str:
    """The languages as the page names them: the code of each, and what it calls itself."""
    called = [f"{lang} {texts.render(Phrase('language-name'), lang)}" for lang in texts.LANGUAGES]
    return html.escape(", ".join(called))


def texts_name(said: dict[str, str]) -> str:
    """The name that tells the sentences of a page, in all languages, from any others."""
    return hashlib.sha256("\0".join(said.values()).encode()).hexdigest()[:16]


def page_in(page: str, lang: str, told: str) -> str:
    """The page for who reads a language: it asks for what it will need at once, before its modules can."""
    needed = (f"{STATIC}{TEXTS}/{lang}-{told}.ftl", f"/api/games?lang={lang}")
    links = "".join(f'<link rel="preload" as="fetch" crossorigin href="{one}">\n' for one in needed)
    return page.replace('<html lang="en">', f'<html lang="{lang}">').replace("</head>", f"{links}</head>")


def offline_page(index: str) -> str:
    """The page that says in every language that nobody answers; `app/network/offline.js` shows one."""
    said = "".join(
        f'<section lang="{lang}" class="page"><h1>{sentence("web-offline", lang)}</h1>'
        f"<p>{sentence('web-offline-line', lang)}</p>"
        f'<p><a class="button main" href="">{sentence("web-offline-again", lang)}</a></p></section>'
        for lang in texts.LANGUAGES
    )
    page = index.replace(PLACE, f'<main id="app" class="nobody">{said}</main>')
    return page.replace(MAIN, OFFLINE)


def sentence(key: str, lang: str) -> str:
    """A sentence as HTML."""
    return html.escape(texts.render(Phrase(key), lang))
