"""The modules and styles of the browser client as two files, joined when the server starts.

The sources are modules that browsers run as they are. A page that loads them one by one waits for a hundred
answers, so the page gets them joined: each module is a function, called when it is first needed, and the
address of a module gives what that function made. There is one of each module, whatever way it is asked for.
The names of the joined files tell their content, so that browsers keep them for ever.
"""

from __future__ import annotations

import hashlib
import json
import posixpath
import re
from typing import NamedTuple

from playmat.server.http.files.web_files import WebFiles
from playmat.server.observability import logger

STATIC = "/static/"
MAIN = "app/main.js"

SCRIPT_TAG = '<script type="module" src="/static/app/main.js"></script>'
MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
STYLE = re.compile(r'<link rel="stylesheet" href="/static/([\w./-]+\.css)">\n')
GAME_STYLES = "<!-- the styles of the games -->\n"
PRELOADED = re.compile(r'<link rel="modulepreload" href="[^"]*">\n')

TOLD = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", re.MULTILINE | re.DOTALL)
"""A comment about what stands below it; types are among it, and browsers need none of it."""
SOURCE_MAP = re.compile(r"//# sourceMappingURL=.*")
IMPORT = re.compile(
    r"(?:^|(?<=;))[ \t]*import\s*(\{[^}]*\}|\*\s*as\s+\w+|\w+)\s*from\s*[\"']([^\"']+)[\"'];?", re.MULTILINE
)
NAMES = re.compile(
    r"(?:^|(?<=[;}]))[ \t]*export\s*\{([^}]*)\}(?:\s*from\s*[\"']([^\"']+)[\"'])?;?", re.MULTILINE
)
DECLARED = re.compile(r"^export\s+((?:async\s+)?function\*?|class|const|let)\s+(\w+)", re.MULTILINE)
RENAMED = re.compile(r"\s+as\s+")
LEFT = re.compile(r"^\s*(?:import\b(?!\s*\()|export\b).*", re.MULTILINE)


class Joined(NamedTuple):
    """The client in two files.

    Attributes:
        files: the joined files and what stands for each module, by their paths below `/static/`.
        kept: the paths of the joined files, which never change.
        page: the page that loads them.
    """

    files: dict[str, bytes]
    kept: tuple[str, ...]
    page: str


class Module(NamedTuple):
    """A module as a function.

    Attributes:
        body: the function.
        exports: the names it gives.
        needs: the modules it takes from.
    """

    body: str
    exports: list[str]
    needs: list[str]


def join(files: WebFiles) -> Joined:
    """Join the client and what the games bring.

    Raises:
        ValueError: a module is written in a way that is not understood here, or takes from itself in the end,
            or a game's own one gives no layout.
        OSError: a module takes from one that is not there.
    """
    index = files.read("index.html").replace(GAME_STYLES, game_styles(files))
    found = MAP.search(index)
    bare = json.loads(found.group(1))["imports"] if found is not None else {}
    modules = reached(files, {name: str(path).removeprefix(STATIC) for name, path in bare.items()})
    for one in files.having("index.js"):
        if "layout" not in modules[one].exports:
            raise ValueError(f"{one}: it exports no layout")
    script = joined_script(modules)
    script_path = named("app", script, "js")
    styles = STYLE.findall(index)
    style = "".join(files.read(one) for one in styles).encode()
    style_path = named("styles", style, "css")
    made = {path: stand_in(path, module, script_path) for path, module in modules.items()}
    made |= {script_path: script, style_path: style}
    page = PRELOADED.sub("", STYLE.sub("", index))
    links = (
        f'<link rel="stylesheet" href="{STATIC}{style_path}">\n'
        f'<link rel="modulepreload" href="{STATIC}{script_path}">\n'
    )
    return Joined(made, (script_path, style_path), page.replace(SCRIPT_TAG, links + SCRIPT_TAG))


def joinable(files: WebFiles) -> WebFiles:
    """The client without the games whose modules cannot be joined, which is logged.

    Their tables are made of their views then, as those of games that bring nothing: one package that is out
    of date does not take the others away.
    """
    kept = dict(files.games)
    for game, folder in files.games.items():
        try:
            join(files._replace(games={game: folder}))
        except (ValueError, OSError) as error:
            logger.warning("game_without_its_table", game=game, why=str(error))
            del kept[game]
    return files._replace(games=kept)


def game_styles(files: WebFiles) -> str:
    """The links to the styles that games bring."""
    return "".join(f'<link rel="stylesheet" href="{STATIC}{one}">\n' for one in files.having("style.css"))


def named(folder: str, content: bytes, ending: str) -> str:
    """The path of a file that tells its content."""
    return f"{folder}/joined-{hashlib.sha256(content).hexdigest()[:16]}.{ending}"


def reached(files: WebFiles, bare: dict[str, str]) -> dict[str, Module]:
    """All modules that the page takes from, each after those it takes from itself."""
    done: dict[str, Module] = {}
    above: list[str] = []

    def visit(path: str) -> None:
        if path in done:
            return
        if path in above:
            raise ValueError(f"modules take from each other: {' -> '.join([*above, path])}")
        above.append(path)
        module = read_module(path, files.read(path), bare)
        for needed in module.needs:
            visit(needed)
        above.pop()
        done[path] = module

    visit(MAIN)
    return done


def read_module(path: str, source: str, bare: dict[str, str]) -> Module:
    r"""A module as a function.

    >>> told = read_module("app/a.js", 'import { b as c } from "./b.js";\nexport const d = c;\n', {})
    >>> told.exports, told.needs
    (['d'], ['app/b.js'])
    """
    needs: list[str] = []
    given: list[tuple[str, str]] = []

    def place(name: str) -> str:
        found = mapped(name, bare) or posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
        if found not in needs:
            needs.append(found)
        return f'$take("{found}")'

    def taken(match: re.Match[str]) -> str:
        what, name = match.groups()
        if what.startswith("{"):
            return f"const {RENAMED.sub(': ', what)} = {place(name)};"
        if what.startswith("*"):
            return f"const {what.split()[-1]} = {place(name)};"
        return f"const {{ default: {what} }} = {place(name)};"

    def listed(match: re.Match[str]) -> str:
        names, name = match.groups()
        source_of = f"{place(name)}." if name else ""
        for one in filter(None, (part.strip() for part in names.split(","))):
            own, *outside = RENAMED.split(one)
            given.append((outside[0] if outside else own, source_of + own))
        return ";"

    def declared(match: re.Match[str]) -> str:
        given.append((match.group(2), match.group(2)))
        return f"{match.group(1)} {match.group(2)}"

    body = SOURCE_MAP.sub("", TOLD.sub("", source))
    body = DECLARED.sub(declared, NAMES.sub(listed, IMPORT.sub(taken, body)))
    strange = LEFT.search(body)
    if strange is not None:
        raise ValueError(
            f"{path}: {strange.group().strip()[:80]}: this is not understood when modules are joined"
        )
    gives = ", ".join(f"get {outside}() {{ return {own}; }}" for outside, own in given)
    return Module(f"() => {{\n{body}\nreturn {{ {gives} }};\n}}", [outside for outside, _own in given], needs)


def mapped(name: str, bare: dict[str, str]) -> str | None:
    """The path of a module by the page's import map; what ends in a slash there is the beginning of many.

    >>> mapped("playmat/text.js", {"playmat/": "app/"})
    'app/text.js'
    """
    start = max((one for one in bare if one.endswith("/") and name.startswith(one)), key=len, default=None)
    return bare.get(name) if start is None or name in bare else bare[start] + name.removeprefix(start)


def joined_script(modules: dict[str, Module]) -> bytes:
    """All modules as one; the sign in `$take` keeps it apart from whatever they declare themselves."""
    parts = ",\n".join(f'"{path}": {module.body}' for path, module in modules.items())
    return (
        "const made = new Map();\n"
        "export function $take(path) {\n"
        "  if (!made.has(path)) made.set(path, parts[path]());\n"
        "  return made.get(path);\n"
        "}\n"
        f"const parts = {{\n{parts}\n}};\n"
    ).encode()


def stand_in(path: str, module: Module, script: str) -> bytes:
    """The stand-in at the address of a module: the same names, from the joined file."""
    names = "".join(f"export const {name} = made.{name};\n" for name in module.exports)
    below = posixpath.relpath(script, posixpath.dirname(path))
    return f'import {{ $take }} from "./{below}";\nconst made = $take("{path}");\n{names}'.encode()
