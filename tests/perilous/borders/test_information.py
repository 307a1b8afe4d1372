"""Section 16: what is open and what is hidden, at every moment of random matches."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.perilous.play import GAME, at, laid, play_randomly, setup_of

from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Plain
from playmat.kernel.rng import stream_of


@pytest.mark.parametrize("seed", range(4))
def test_open_hands_make_all_views_equal(seed: int) -> None:
    """PP-INFO-01, PP-ITEM-03: everything is known to everyone: all seats and spectators see the same."""
    for match in play_randomly(setup_of("sora", "goofy", "riku", seed=seed)):
        views = [match.view(viewer) for viewer in (0, 1, 2, SPECTATOR)]
        assert all(view == views[0] for view in views)


@pytest.mark.parametrize("seed", range(4))
def test_the_view_tells_all_but_the_order_of_the_deck(seed: int) -> None:
    """All of the position can be read off the view, the deck only as a number of cards.

    PP-INFO-01, PP-INFO-02.
    """
    for match in play_randomly(setup_of("sora", "goofy", "riku", seed=seed)):
        view, page = match.view(1), laid(match)
        if page["phase"].startswith("setup"):
            assert [world["id"] for world in view["stack"]] == page["stack"]
            continue
        assert [world["id"] for world in view["stack"]] == page["stack"]
        assert (view["world"]["id"], view["world"]["marker"]) == (page["world"], page["marker"])
        for key in (
            "saved",
            "overrun",
            "reserve",
            "discard",
            "dice",
            "fresh",
            "spent",
            "rolls",
            "roll",
            "passed",
        ):
            assert view[key] == page[key], key
        assert view["deck"] == len(page["deck"])
        assert match.setup.seats[view["active"]].role == page["active"]
        for seat, (hero, board) in enumerate(page["heroes"].items()):
            shown = view["seats"][seat]
            assert shown["hero"] == hero
            assert (shown["health"], shown["shields"], shown["items"]) == (
                board["health"],
                board["shields"],
                board["items"],
            )
            assert {word: action["state"] for word, action in shown["actions"].items()} == {
                word: board[word] for word in shown["actions"]
            }


def without_chance(page: Plain) -> Plain:
    """A position without what nobody can know."""
    return {**page, "deck": Counter(page["deck"])}


@pytest.mark.parametrize("seed", range(3))
def test_only_the_deck_and_future_chance_are_dealt_again(seed: int) -> None:
    """A redeal keeps everything but the order of the deck and the stream of chance; the view stays.

    PP-INFO-01.
    """
    moved, streams = 0, set()
    stream = stream_of(seed, 4004)
    for match in play_randomly(setup_of("sora", "goofy", "riku", seed=seed)):
        if match.is_over or len(match.entries) % 5:
            continue
        for seat in range(3):
            new = match.state.redeal(seat, stream)
            assert GAME.view(new, seat) == match.view(seat)
            assert without_chance(GAME.dump(new)) == without_chance(laid(match))
            moved += GAME.dump(new)["deck"] != laid(match)["deck"]
            streams.add(int(new.nature.key))
            assert new.nature.key != match.state.nature.key
    assert moved > 10
    assert len(streams) > 10


def test_every_order_of_the_deck_is_as_likely() -> None:
    """PP-INFO-01: the unknown order of three different cards comes in all six ways, none of them rare."""
    match = at({"phase": "keep", "dice": ["attack"] * 6, "deck": ["attack", "reroll", "ignore"]})
    stream = stream_of(1, 4005)
    seen = Counter(tuple(GAME.dump(match.state.redeal(0, stream))["deck"]) for _deal in range(600))
    assert len(seen) == 6
    assert min(seen.values()) > 60


def test_the_reserve_has_no_order_to_know() -> None:
    """PP-INFO-01: which cards lie in the reserve is known; which comes is chance, asked when it comes."""
    position: Plain = {
        "phase": "replace",
        "world": "traverse_town",
        "overrun": ["traverse_town"],
        "marker": 12,
        "reserve": ["wc14", "wc02", "wc08"],
    }
    match = at(position)
    assert match.view(0)["reserve"] == ["wc02", "wc08", "wc14"]
    drawn = {GAME.outcome_word(match.state, number) for number in range(int(match.state.chance))}
    assert drawn == {"wc02", "wc08", "wc14"}


def hides(view: Plain, seat: int) -> None:
    """The other hands are numbers only."""
    for other, shown in enumerate(view["seats"]):
        assert (shown["items"] is None) == (other != seat)
        assert isinstance(shown["cards"], int)


@pytest.mark.parametrize("seed", range(3))
def test_hidden_hands(seed: int) -> None:
    """With `hands = hidden` each seat knows its own cards and the others' number.

    PP-OPT-01, PP-INFO-01, PP-ITEM-03.
    """
    drew: list[tuple[int, bool]] = []
    last: Any = None
    for match in play_randomly(setup_of("donald", "goofy", "riku", seed=seed, options={"hands": "hidden"})):
        for seat in (0, 1, 2, SPECTATOR):
            hides(match.view(seat), seat)
        last = match
    for seat in (0, 1, 2, SPECTATOR):
        for event, seen in zip(last.log.events, last.events(seat), strict=True):
            key = GAME.tell(last.state, event).key
            if key in ("perilous-event-dealt", "perilous-event-drew"):
                own = event.seat == seat
                assert (seen.args == event.args) == own
                drew.append((seat, own))
    assert {(0, True), (1, True), (2, True), (0, False), (SPECTATOR, False)} <= set(drew)


def test_hidden_hands_are_dealt_again() -> None:
    """A seat can exclude only its own cards and the discard pile from the others' hands.

    PP-OPT-01, PP-INFO-01.
    """
    match = at(
        {
            "phase": "keep",
            "dice": ["attack"] * 6,
            "heroes": {"sora": {"items": ["attack x2"]}, "goofy": {"items": ["reroll", "fewer"]}},
            "discard": ["ignore", "ignore", "ignore"],
        },
        hands="hidden",
    )
    stream = stream_of(2, 4006)
    seen: Counter[str] = Counter()
    for _deal in range(200):
        page = GAME.dump(match.state.redeal(0, stream))
        assert page["heroes"]["sora"]["items"] == ["attack x2"]
        assert len(page["heroes"]["goofy"]["items"]) == 2
        seen.update(page["heroes"]["goofy"]["items"])
    assert "attack x2" not in seen
    assert "ignore" not in seen
    assert {"reroll", "fewer", "attack", "collect x2"} <= set(seen)


def test_a_hidden_hand_of_one_kind_still_asks_for_the_discard() -> None:
    """PP-OPT-01, PP-WORLD-15: where the question itself would tell the cards it is always asked."""
    position: Plain = {
        "phase": "world_throw",
        "world": "agrabah",
        "heroes": {"sora": {"items": ["attack"]}, "goofy": {"items": ["protect", "protect"]}},
    }
    hidden, known = at(position, hands="hidden"), at(position)
    for match in (hidden, known):
        match.outcome(int(GAME.read_outcome(match.state, "wild wild wild wild heartless")))
    assert laid(known)["heroes"]["goofy"]["items"] == ["protect"]
    hidden.say(0, "pass")
    hidden.say(1, "pass")
    assert (hidden.asked, hidden.choice(0).count()) == ([0], 1)
    hidden.say(0, "discard attack")
    assert (hidden.asked, hidden.choice(1).count()) == ([1], 1)
    hidden.say(1, "discard protect")
    assert laid(hidden)["heroes"]["goofy"]["items"] == ["protect"]
