"""JSON that others wrote: what may go wrong while it is read."""

from __future__ import annotations

from typing import Final

import msgspec

UNREADABLE_JSON: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""The errors of msgspec about text that is no JSON, fits no form, is no UTF-8, or is nested too deeply."""
