"""The pictures of the sprites one by one, for pages that show a few of hundreds."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from playmat.server.http.files.web_files import WebFiles

SYMBOL = re.compile(r'<symbol id="([\w.-]+)".*?</symbol>', re.DOTALL)


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
