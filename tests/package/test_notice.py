"""The works of others are named with their licences, and the texts of the licences are there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
VENDOR = ROOT / "src" / "playmat" / "web" / "vendor"
PACKAGES = json.loads((VENDOR / "manifest.json").read_text(encoding="utf-8"))["packages"]

CALLED = {
    "@fontsource-variable/fraunces": "Fraunces",
    "@fontsource-variable/inter": "Inter",
    "@iconify-json/game-icons": "game-icons.net",
    "@preact/signals": "signals",
    "@preact/signals-core": "signals",
    "lucide-static": "Lucide",
    "preact": "Preact",
}
"""The names of packages in `NOTICE`, if they are not their own."""

WRITTEN = {"(MIT OR Apache-2.0)": "MIT or Apache-2.0", "CC-BY-3.0": "CC BY 3.0", "OFL-1.1": "SIL OFL 1.1"}
"""The names of licences in `NOTICE`, if they are not their identifiers."""


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_is_named_with_its_licence(package: str) -> None:
    """In one sentence: the name, and before the next one the licence, at once or for several together."""
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    licence = PACKAGES[package]["licence"]
    _before, name, after = notice.partition(CALLED.get(package, package))
    assert name, f"NOTICE does not name {package}"
    assert f"({WRITTEN.get(licence, licence)}" in after[: after.index(")") + 1]


@pytest.mark.parametrize("package", PACKAGES)
def test_the_text_of_a_licence_is_there(package: str) -> None:
    """Not that of Creative Commons, which asks for its address only."""
    licence = PACKAGES[package]["licence"]
    if licence.startswith("CC-"):
        assert f"https://creativecommons.org/licenses/{licence[3:].lower().replace('-', '/')}/" in (
            ROOT / "NOTICE"
        ).read_text(encoding="utf-8")
        return
    text = (VENDOR / "licences" / f"{package.replace('/', '-').lstrip('@')}.txt").read_text(encoding="utf-8")
    assert len(text.split()) > 100
