"""Pages as on a slow or busy machine, if `PLAYMAT_TEST_SLOW` names a seed: it decides what comes late."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

SEED = os.environ.get("PLAYMAT_TEST_SLOW", "")
SCRIPT = Path(__file__).with_name("slow.js").read_text(encoding="utf-8")
TIMES = 3
"""The factor by which pages compute more slowly."""


def new_page(context: BrowserContext) -> Page:
    """A page of somebody, the first of theirs; it and the further ones are slow, if that is wanted."""
    if not SEED:
        return context.new_page()
    chance = random.Random(f"{SEED} {os.environ.get('PYTEST_CURRENT_TEST', '')}")
    context.add_init_script(f"({SCRIPT})({chance.getrandbits(31)})")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": TIMES})
    return page
