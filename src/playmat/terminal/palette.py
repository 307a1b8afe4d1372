"""Everything that can be done now, by name: words narrow the list, and Enter does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, cast

from textual.command import DiscoveryHit, Hit, Hits, Provider
from textual.markup import escape
from textual.screen import Screen

from playmat.terminal.words import Words


class Doing(NamedTuple):
    """Something that can be done now.

    Attributes:
        name: what it is called, for people.
        do: does it.
    """

    name: str
    do: Callable[[], object]


class Offering(Protocol):
    """An app that says what can be done."""

    words: Words

    def offered_on(self, screen: Screen[object]) -> list[Doing]:
        """All that can be done now on a screen, the nearest first."""


class Palette(Provider):
    """All that the app offers; where no name fits the words, that is said as well."""

    @property
    def _offering(self) -> Offering:
        return cast("Offering", self.app)

    async def discover(self) -> Hits:
        """All of it."""
        for one in self._offering.offered_on(self.screen):
            yield DiscoveryHit(escape(one.name), one.do)

    async def search(self, query: str) -> Hits:
        """All that fits the words."""
        matcher, found = self.matcher(query), False
        for one in self._offering.offered_on(self.screen):
            score = matcher.match(one.name)
            if score > 0:
                found = True
                yield Hit(score, matcher.highlight(one.name), one.do)
        if not found:
            yield Hit(1, escape(self._offering.words.tr("palette-nothing", words=query)), _nothing)


def _nothing() -> None:
    """No name fits: nothing is done."""
