"""The time people wait for a page to respond: `python -m tests.web.response_times`.

Each time is from the input until it is in the page and has been painted, and is the median of several.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from tests.random_play import begun, walk
from tests.web.at_home import at_home
from tests.web.house import Person, by_keys, make_table, opened

from playmat.kernel.choice import NATURE
from playmat.kernel.match.record import write_record
from playmat.kernel.registry import game as game_of
from playmat.kernel.registry import games
from playmat.kernel.rng import stream_of
from playmat.players.roster import offered

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

TIMED = """([act, done, arg]) => new Promise((resolve) => {
    const began = performance.now();
    const over = new Function("arg", `return ${done}`);
    const look = () => {
        if (!over(arg)) return requestAnimationFrame(look);
        setTimeout(() => resolve(performance.now() - began));
    };
    new Function("arg", act)(arg);
    requestAnimationFrame(look);
})"""
"""Milliseconds from an act until something is so, and the frame with it has been painted.

It is looked for just before a frame is painted; what is put off from there comes after that.
"""

TYPE = """const field = document.querySelector(".shelf input");
    window.found = document.querySelector(".shelf [role=status]").textContent;
    field.value = arg;
    field.dispatchEvent(new Event("input", {bubbles: true}));"""
TYPED = """document.querySelector(".shelf [role=status]").textContent !== window.found"""
DRAWN = f"""{TYPED}
    && document.querySelector(".shelf-cards").getAttribute("aria-busy") === "false" """
WORDS = ("sora", "", "goofy", "", "draw", "", "damage", "")
"""The text typed: for cards that were never seen, and, when it is taken back, for some that were."""
CARDS = 1000
"""As many as the shelf holds: the game has fewer, so that the page is told of each of them several times."""

SEEK = """const slider = document.querySelector(".scrubber input");
    slider.value = arg;
    slider.dispatchEvent(new Event("input", {bubbles: true}));"""
SOUGHT = """document.querySelector(".moment .count").textContent.startsWith(`${arg}/`)
    && document.querySelector(".moment").getAttribute("aria-busy") === "false" """
ANSWERS = 300
TRIES = 100
LONGEST = 5000
JUMPS = 40

POINT = """document.querySelector(`.option[data-answer="${arg}"]`).focus();"""
FORETOLD = """document.querySelector(".foretold b") !== null"""


def timed(page: Page, act: str, done: str, arg: str | int) -> float:
    """The milliseconds of one act."""
    return float(page.evaluate(TIMED, [act, done, arg]))


@dataclass(frozen=True)
class Taken:
    """The time that acts of one kind took.

    Attributes:
        middle: the median, in milliseconds.
        longest: the longest of them.
        work: what the page had its processor do for one on average, however much others kept it from working.
    """

    middle: float
    longest: float
    work: float

    def __str__(self) -> str:
        """The words that are printed."""
        return f"{self.middle:.0f} ms, at most {self.longest:.0f} ms; the page works {self.work:.0f} ms of it"


def taken(page: Page, act: str, done: str, args: Sequence[str | int]) -> Taken:
    """An act, done once with each argument."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        told = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(told["TaskDuration"])

    before = worked()
    times = [timed(page, act, done, arg) for arg in args]
    found = Taken(median(times), max(times), (worked() - before) / len(args))
    line.detach()
    return found


def repeat_cards(route: Route) -> None:
    """Tell the page of a game's cards, and of the same ones under other codes until there are enough."""
    answer = route.fetch()
    told = answer.json()
    own = list(told["cards"])
    for number in range(len(own), CARDS):
        times, place = divmod(number, len(own))
        told["cards"].append({**own[place], "code": f"{own[place]['code']}-{times}"})
    route.fulfill(response=answer, json=told)


def filtering(page: Page, done: str) -> Taken:
    """A thousand cards narrowed by words; gives how long it took until something was so."""
    page.route("**/api/games/khtcg/cards?*", repeat_cards)
    page.goto("/decks/khtcg")
    page.wait_for_selector(".shelf-cards[aria-busy=false] li")
    page.wait_for_load_state("networkidle")
    found = taken(page, TYPE, done, WORDS)
    page.unroute("**/api/games/khtcg/cards?*")
    return found


def long_record() -> str:
    """A record of a finished match of enough answers, which are given at random."""
    for match in begun(game_of("khtcg"), TRIES, stream_of(1, 7)):
        for _ in walk(match, stream_of(match.setup.seed, 8), LONGEST):
            pass
        if match.is_over and sum(entry.seat != NATURE for entry in match.entries) >= ANSWERS:
            return write_record(match, "-")
    raise AssertionError(f"none of {TRIES} matches has {ANSWERS} answers")


def seeking(page: Page) -> tuple[int, Taken]:
    """A long match gone through at random; gives its moments, and how long it took."""
    page.goto("/replays")
    page.get_by_label("A record to watch").set_input_files(
        {"name": "long.record", "mimeType": "text/plain", "buffer": long_record().encode()}
    )
    page.wait_for_selector(".scrubber")
    page.wait_for_load_state("networkidle")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    chance = random.Random(2)
    return last, taken(page, SEEK, SOUGHT, [chance.randint(0, last) for _ in range(JUMPS)])


def foretelling(page: Page) -> float:
    """An attack that is pointed at, until its damage is shown; the pause before it is asked about counts."""
    page.goto(f"/t/{make_table(page, 'kmon')}")
    person = Person(page, random.Random(5))
    times: list[float] = []
    while len(times) < 5 and person.answer(by_keys):
        page.wait_for_selector(".prompt.mine, .ending")
        if page.locator('.option[data-answer="attack"]').count():
            times.append(timed(page, POINT, FORETOLD, "attack"))
            page.keyboard.press("Escape")
    return median(times)


@dataclass(frozen=True)
class Turns:
    """The time until somebody is asked again, over one match against the strongest computer players.

    Attributes:
        level: their level.
        middle, longest: the median and the longest time in seconds, the keys of the answer before among it.
    """

    level: str
    middle: float
    longest: float

    def __str__(self) -> str:
        """The words that are printed."""
        return f"{self.middle:.2f} s, at most {self.longest:.1f} s, against {self.level}"


def computers_turns(page: Page, game: str) -> Turns:
    """A match against the strongest level there is, with all that moves; gives how long its turns take."""
    level = offered(game_of(game))[-1]
    page.goto(f"/t/{make_table(page, game, level=level)}")
    person = Person(page, random.Random(6))
    times: list[float] = []
    more = True
    while more and len(times) < LONGEST:
        began = time.perf_counter()
        more = person.answer(by_keys)
        times.append(time.perf_counter() - began)
    return Turns(level, median(times), max(times))


def measure(browser: Browser, address: str) -> str:
    """All of it, in words."""
    with opened(browser, address, viewport={"width": 1440, "height": 900}, reduced_motion="reduce") as page:
        page.goto("/")
        narrowed, drawn = filtering(page, TYPED), filtering(page, DRAWN)
        moments, sought = seeking(page)
        told = foretelling(page)
    with opened(browser, address, viewport={"width": 1440, "height": 900}) as page:
        page.goto("/")
        turns = {game: computers_turns(page, game) for game in games()}
    waits = "".join(f"until one is asked again in {game}: {one}\n" for game, one in turns.items())
    return (
        f"filter of {CARDS} cards: {narrowed}\n"
        f"until the last of those that are shown is drawn: {drawn}\n"
        f"going to any of {moments} moments: {sought}\n"
        f"what an attack would do: {told:.0f} ms\n{waits}"
    )


def main() -> int:
    """The command."""
    with at_home() as (browser, address):
        sys.stdout.write(measure(browser, address))
    return 0


if __name__ == "__main__":
    sys.exit(main())
