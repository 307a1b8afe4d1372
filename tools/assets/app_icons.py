"""Draw the installed client's icons from `icons/playmat.svg`, with a Chromium.

    python tools/assets/app_icons.py

They need no redrawing but when the mark changes. A maskable icon is cut to a shape by the system, so that its
ground fills it and the mark keeps within the middle.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).parents[2] / "src" / "playmat" / "web" / "icons"
GROUND = "#282d5c"
SAFE = 0.66
"""The part of a maskable icon's width that the mark takes."""


def main() -> int:
    """Draw all icons."""
    mark = (ICONS / "playmat.svg").read_text(encoding="utf-8")
    chromium = os.environ.get("PLAYMAT_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, size, part, ground in (
            ("playmat-192", 192, 1.0, "transparent"),
            ("playmat-512", 512, 1.0, "transparent"),
            ("playmat-maskable", 512, SAFE, GROUND),
        ):
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
                f"svg{{width:{size * part}px}}</style>{mark}"
            )
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
