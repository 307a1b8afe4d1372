"""The pictures of sprites one by one, and those of each cover, for pages that show a few of hundreds."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from playmat.server.http.files.web_files import WebFiles

SYMBOL = re.compile(r'<symbol id="([\w.-]+)".*?</symbol>', re.DOTALL)
QUOTED = re.compile(r'"([\w.-]+)"')


def pictures(files: WebFiles) -> dict[str, bytes]:
    """The pictures of the sprites by their paths: `icons/shared/heart.svg` is of `icons/shared.svg`."""
    found: dict[str, bytes] = {}
    for name, path in files.served():
        if PurePosixPath(name).suffix != ".svg":
            continue
        for symbol in SYMBOL.finditer(path.read_text(encoding="utf-8")):
            alone = f'<svg xmlns="http://www.w3.org/2000/svg">{symbol.group()}</svg>\n'
            found[f"{name.removesuffix('.svg')}/{symbol.group(1)}.svg"] = alone.encode()
    return found


def covers(files: WebFiles) -> dict[str, bytes]:
    """The pictures that the cover of each game names in quotes, as a file; all if there is no cover."""
    found: dict[str, bytes] = {}
    drawn = {name.rpartition("/")[0]: files.read(name) for name in files.having("cover.js")}
    for name in files.having("pictures.svg"):
        game = name.rpartition("/")[0]
        named = set(QUOTED.findall(drawn[game])) if game in drawn else None
        kept = (
            symbol.group()
            for symbol in SYMBOL.finditer(files.read(name))
            if named is None or symbol.group(1) in named
        )
        svg = f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(kept)}</svg>\n'
        found[f"{game}/cover.svg"] = svg.encode()
    return found
