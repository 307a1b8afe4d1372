"""The page that says how well the tests bite: counts, survivors, and what changes nothing, by room."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from mutants.change import KINDS, Mutant
from mutants.rooms import DRAWN, Room
from mutants.trial import KILLED, SURVIVED, TIMED_OUT, UNDECIDED
from mutants.verdicts import Said

HEAD = f"""# Do the tests bite?

Written by `nox -s mutants`; not by hand. In each room {DRAWN} mutants are drawn among all there are:
one place of the source with one small change. They are drawn by their names (file, function, statement
before and after), so that a change elsewhere draws hardly any others, and as many of each kind:
{", ".join(KINDS)}. Strings are not changed, nor is what only gives a name a value
deleted. The tests that reach the changed lines, and the others of their modules, are run until one
fails: then the mutant is killed. Code run only on import is tried with all tests of the room. Tests that
start processes are left out where these would run the sources, which they would as they are.

The share killed is that of all tried. Not counted in it are mutants that change nothing anybody can
observe, and those that ran out of time (processor time of ten times what the test takes with the true sources
and three seconds more): mostly they loop for ever, and a test would hang rather than fail; they are counted
apart. An undecided one, which not all of the tests that reach it were run against yet, counts as not killed.

What became of each mutant is kept in `tools/mutants/verdicts/`, from which this page is written. One stays
killed as long as the function it changes and the test that killed it are the same; any other is tried again
as soon as a source or a test of its room has changed. `tools/mutants/rooms.toml` says which sources and tests
make a room, `tools/mutants/equivalent.toml` why nobody can observe a mutant.
"""


@dataclass(frozen=True)
class Found:
    """The findings about the drawn mutants of a room: those that were tried so far."""

    room: Room
    all: int
    drawn: list[tuple[Mutant, Said]]
    reasons: dict[str, str]

    def of(self, verdict: str) -> list[Mutant]:
        """The mutants with a verdict, without the equivalent ones."""
        return [
            mutant
            for mutant, said in self.drawn
            if said.verdict == verdict and (verdict == KILLED or mutant.name not in self.reasons)
        ]

    def equivalent(self) -> list[Mutant]:
        """The mutants that change nothing anybody can observe; one that a test kills is none."""
        return [
            mutant for mutant, said in self.drawn if mutant.name in self.reasons and said.verdict != KILLED
        ]

    def share(self) -> float:
        """So many of a hundred are killed, of those counted."""
        counted = len(self.drawn) - len(self.equivalent()) - len(self.of(TIMED_OUT))
        return 100 * len(self.of(KILLED)) / counted if counted else 100.0

    def sentence(self) -> str:
        """The counts."""
        return (
            f"{self.room.name}: {self.share():.1f} % killed (goal {self.room.goal} %): "
            f"{len(self.of(KILLED))} killed, "
            f"{len(self.of(SURVIVED))} survived, {len(self.of(TIMED_OUT))} timed out, "
            f"{len(self.equivalent())} equivalent{self.undecided()}, "
            f"of {len(self.drawn)} drawn from {self.all}{self.untried()}."
        )

    def undecided(self) -> str:
        """The number of undecided mutants, if any."""
        return f", {len(self.of(UNDECIDED))} undecided" if self.of(UNDECIDED) else ""

    def untried(self) -> str:
        """The number of drawn mutants that were not tried yet, if any."""
        rest = min(DRAWN, self.all) - len(self.drawn)
        return f", {rest} not tried yet" if rest else ""

    def section(self) -> str:
        """The section of the page."""
        days = sorted({said.day for _, said in self.drawn})
        kinds = ", ".join(
            f"{kind} {sum(said.verdict == KILLED for mutant, said in self.drawn if mutant.kind == kind)}"
            f" of {sum(mutant.kind == kind for mutant, _ in self.drawn)}"
            for kind in KINDS
        )
        name, rest = self.sentence().split(": ", 1)
        lines = [
            f"## {self.room.title}",
            "",
            f"{rest[0].upper()}{rest[1:]} Command: `nox -s mutants -- {name}`, {days[-1] if days else ''}.",
            "",
            f"Killed by kind: {kinds}.",
            "",
        ]
        for verdict in (SURVIVED, TIMED_OUT, UNDECIDED):
            if self.of(verdict):
                lines += [f"{verdict.capitalize()}:", ""]
                lines += [f"- {_shown(mutant)}" for mutant in self.of(verdict)] + [""]
        if self.equivalent():
            lines += ["Equivalent:", ""]
            lines += [f"- {_shown(mutant)}: {self.reasons[mutant.name]}" for mutant in self.equivalent()] + [
                ""
            ]
        return "\n".join(lines)


def _shown(mutant: Mutant) -> str:
    """A mutant's name in a line of the page; of a long statement only what stands near the change."""
    place, change = mutant.name.split(" ", 1)
    kind, change = change.split(": ", 1)
    before, _, after = change.partition(" ->")
    if after:
        start = _common(before, after.removeprefix(" "))
        end = _common(before[start:][::-1], after[::-1])
        before, after = (_near(text, start, end) for text in (before, after.removeprefix(" ")))
        change = f"{before} -> {after}"
    return f"`{place.replace('src/playmat/', '')}` {kind}: `` {change} ``"


def _common(one: str, other: str) -> int:
    """The number of characters that two texts begin with alike."""
    alike = (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    return next(alike, min(len(one), len(other)))


def _near(text: str, start: int, end: int) -> str:
    """The text near a change, where so much before it and so much after it is the same."""
    first = max(0, start - 50)
    last = max(0, end - 30)
    return ("… " if first else "") + text[first : len(text) - last] + (" …" if last else "")


def write_page(path: Path, rooms: list[Room], found: list[Found]) -> None:
    """Write the page; the sections of rooms that were not tried stay as they are."""
    old = path.read_text("utf-8") if path.exists() else ""
    parts = re.split(r"^(?=## )", old, flags=re.MULTILINE)
    sections = {part.split("\n", 1)[0]: part.rstrip() + "\n" for part in parts if part.startswith("## ")}
    sections |= {f"## {said.room.title}": said.section() for said in found}
    untried = "Not tried yet.\n"
    known = [sections.get(head, f"{head}\n\n{untried}") for head in (f"## {room.title}" for room in rooms)]
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join([HEAD, *known]), encoding="utf-8")
