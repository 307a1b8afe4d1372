"""People in the lobby: those who have asked for it lately, through any process."""

from __future__ import annotations

import time
from collections.abc import Iterable

HERE_SECONDS = 75.0
"""So long somebody counts as there who has asked: a page that nobody looks at may ask once a minute."""


class Lobby:
    """The people in the lobby."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}
        self._elsewhere: frozenset[str] = frozenset()

    def came(self, person: str) -> None:
        """Somebody is here."""
        self._until[person] = time.monotonic() + HERE_SECONDS

    def here(self) -> list[str]:
        """The ids of those who came to this process and have not been away for long."""
        now = time.monotonic()
        self._until = {person: until for person, until in self._until.items() if until > now}
        return sorted(self._until)

    def found_elsewhere(self, people: Iterable[str]) -> None:
        """Take who came to the other processes."""
        self._elsewhere = frozenset(people)

    def present(self) -> frozenset[str]:
        """The ids of all who are here."""
        return self._elsewhere | frozenset(self.here())
