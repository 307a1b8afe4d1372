"""The browser client's outside files: fetch them again, or check that they are what they were.

    python tools/assets/vendor.py          fetch packages with npm, copy files, draw sprites, the manifest
    python tools/assets/vendor.py --check  compare all vendored files with the manifest

Files are copied as their authors publish them. `src/playmat/web/vendor/manifest.json` names for each its
package, version, licence and SHA-256. Sprites hold only the pictures that `icons/icons.toml` and the games'
`web/pictures.toml` name.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playmat.kernel.documents.toml import read_toml

PACKAGE = Path(__file__).parents[2] / "src" / "playmat"
WEB = PACKAGE / "web"
VENDOR = WEB / "vendor"
LICENCES = Path(__file__).with_name("licences")
MANIFEST = VENDOR / "manifest.json"
PICTURES = "@iconify-json/game-icons"
LUCIDE = "lucide-static"
INTERFACE = WEB / "icons" / "interface.svg"
"""The sprite whose pictures are Lucide's."""

LINE = (
    'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" '
    'stroke-linejoin="round"'
)
"""The attributes with which Lucide draws its lines."""

Plain = dict[str, Any]


class Package(NamedTuple):
    """A package of the npm registry and the files that are copied from it, by their names here."""

    name: str
    version: str
    files: dict[str, str]


PACKAGES = (
    Package("preact", "11.2.0", {"preact.js": "dist/preact.mjs", "hooks.js": "hooks/dist/hooks.mjs"}),
    Package("@preact/signals-core", "1.14.5", {"signals-core.js": "dist/signals-core.mjs"}),
    Package("@preact/signals", "2.11.4", {"signals.js": "dist/signals.mjs"}),
    Package(
        "@fluent/bundle",
        "0.19.1",
        {
            f"fluent/{name}.js": f"esm/{name}.js"
            for name in (
                "ast",
                "builtins",
                "bundle",
                "index",
                "memoizer",
                "resolver",
                "resource",
                "scope",
                "types",
            )
        },
    ),
    Package("qr", "0.7.0", {"qr.js": "index.js"}),
    Package(
        "@fontsource-variable/fraunces",
        "5.3.0",
        {
            "fraunces.woff2": "files/fraunces-latin-wght-normal.woff2",
        },
    ),
    Package("@fontsource-variable/inter", "5.3.0", {"inter.woff2": "files/inter-latin-wght-normal.woff2"}),
    Package(PICTURES, "1.2.4", {}),
    Package(LUCIDE, "1.62.0", {}),
)


def main() -> int:
    """The command; 1 if a check finds something."""
    if sys.argv[1:] == ["--check"]:
        mistakes = check()
        print(
            "\n".join(mistakes) or f"{len(manifest()['files'])} vendored files are as the manifest has them."
        )
        return 1 if mistakes else 0
    fetch()
    return 0


def manifest() -> Plain:
    """The manifest as data."""
    found: Plain = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return found


def check() -> list[str]:
    """The differences between the manifest, the files, and the versions named here; empty if nothing does."""
    written = manifest()
    versions = {name: entry["version"] for name, entry in written["packages"].items()}
    wrong = [
        f"{package.name}: the manifest has {versions.get(package.name)}, not {package.version}"
        for package in PACKAGES
        if versions.get(package.name) != package.version
    ]
    present = {path.relative_to(PACKAGE).as_posix() for path in vendored()}
    for name, entry in written["files"].items():
        if name not in present:
            wrong.append(f"{name}: is missing")
        elif digest(PACKAGE / name) != entry["sha256"]:
            wrong.append(f"{name}: is not the file of the manifest")
    return wrong + [f"{name}: is not in the manifest" for name in sorted(present - written["files"].keys())]


def vendored() -> list[Path]:
    """All files here that are not our own."""
    inside = [path for path in VENDOR.rglob("*") if path.is_file() and path != MANIFEST]
    return inside + list(tables())


def digest(path: Path) -> str:
    """SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def fetch() -> None:
    """Write all vendored files and the manifest."""
    packages: Plain = {}
    files: Plain = {}
    VENDOR.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for package in PACKAGES:
            folder = unpack(package, Path(scratch))
            about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
            packages[package.name] = {"version": package.version, "licence": about["license"]}
            made = copy(package, folder, about["license"])
            if package.name == PICTURES:
                made += draw_sprites(folder)
            elif package.name == LUCIDE:
                made.append(draw_interface(folder))
            for path in made:
                files[path.relative_to(PACKAGE).as_posix()] = {
                    "package": package.name,
                    "sha256": digest(path),
                }
    text = json.dumps({"packages": packages, "files": files}, indent=1, sort_keys=True)
    MANIFEST.write_text(text + "\n", encoding="utf-8")


def unpack(package: Package, scratch: Path) -> Path:
    """The folder of a package, fetched by npm."""
    said = subprocess.run(
        ["npm", "pack", "--silent", "--pack-destination", str(scratch), f"{package.name}@{package.version}"],
        check=True,
        capture_output=True,
        text=True,
    )
    folder = scratch / package.name.replace("/", "-")
    with tarfile.open(scratch / said.stdout.split()[-1]) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def copy(package: Package, folder: Path, licence: str) -> list[Path]:
    """Copy a package's files and its licence; source maps stay away, and so does their mention.

    Args:
        package: what is copied of it.
        folder: where it was unpacked.
        licence: the name of its licence, whose text is added where the package has left it out.
    """
    made = []
    for name, origin in package.files.items():
        content = re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", (folder / origin).read_bytes())
        made.append(write(VENDOR / name, content))
    texts = [path for path in sorted(folder.iterdir()) if path.stem.upper() == "LICENSE"]
    texts += [path for path in [LICENCES / f"{licence}.txt"] if path.exists()]
    if texts:
        name = f"{package.name.replace('/', '-').lstrip('@')}.txt"
        made.append(write(VENDOR / "licences" / name, texts[0].read_bytes()))
    return made


def write(path: Path, content: bytes) -> Path:
    """Write a file and its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def tables() -> dict[Path, dict[str, str]]:
    """By sprite, the picture of each thing: from `icons.toml`, and the games' `pictures.toml`."""
    own = read_toml((WEB / "icons" / "icons.toml").read_text(encoding="utf-8"))
    games = sorted(PACKAGE.glob("games/*/web/pictures.toml"))
    return {
        **{WEB / "icons" / f"{table}.svg": things for table, things in own.items()},
        **{path.with_suffix(".svg"): read_toml(path.read_text(encoding="utf-8")) for path in games},
    }


def draw_sprites(folder: Path) -> list[Path]:
    """The sprites of the games, and the one that they share."""
    pictures = json.loads((folder / "icons.json").read_text(encoding="utf-8"))["icons"]
    return [
        sprite(
            path, {thing: pictures[name]["body"] for thing, name in things.items()}, 'viewBox="0 0 512 512"'
        )
        for path, things in tables().items()
        if path != INTERFACE
    ]


def draw_interface(folder: Path) -> Path:
    """The sprite of the interface's own marks."""
    drawn = {}
    for thing, name in tables()[INTERFACE].items():
        text = (folder / "icons" / f"{name}.svg").read_text(encoding="utf-8")
        drawn[thing] = " ".join(re.sub(r"<!--.*?-->|</?svg[^>]*>", "", text, flags=re.DOTALL).split())
    return sprite(INTERFACE, drawn, LINE)


def sprite(path: Path, drawn: dict[str, str], head: str) -> Path:
    """One file of symbols, which pages show with `<use href="…/sprite.svg#thing">`."""
    symbols = "\n".join(
        f'<symbol id="{thing}" {head}>{body}</symbol>' for thing, body in sorted(drawn.items())
    )
    text = f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'
    return write(path, text.encode())


if __name__ == "__main__":
    sys.exit(main())
