"""Laws that no match may ever break, checked at every moment of random matches with all options."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest
from tests.perilous.play import ACTIONS, GAME, event_keys, laid, play_randomly, random_setups, setup_of
from tests.perilous.rules.test_world_rolls import WORLDS

from playmat.kernel.game import Plain, Setup

MATCHES = 24

ITEMS = {
    **dict.fromkeys(ACTIONS, 3),
    **{f"{action} x2": 1 for action in ACTIONS},
    "reroll": 4,
    "fewer": 3,
    "ignore": 3,
}

TURN_END = {"throw", "replace", "over"}
"""TURN_END, OVERRUN and GAME_OVER."""

ACTIVATED = {"activate", "owner", "world_pre", "world_throw", "saved_throw"}
"""After an action: the next one, the World Roll, or the Saved procedure."""

DRAWING = {"draw", "refill", "discard"}
AFTER_ROLLS = {"assign", "activate", "owner", "world_pre", "world_throw"}
"""Phases in which nothing can be done are passed over."""

RESOLVED = {"damage", "discard", *TURN_END}

NEXT = {
    "setup": {"setup_sides", "setup_items"},
    "setup_sides": {"setup_items"},
    "setup_items": {"setup_first", "throw"},
    "setup_first": {"throw"},
    "throw": {"keep", "heart", "heart_throw", "last", *AFTER_ROLLS},
    "keep": {"throw", *AFTER_ROLLS},
    "heart": {"keep", "last", "heart_throw", "throw", *AFTER_ROLLS},
    "heart_throw": {"throw"},
    "last": {"keep", *AFTER_ROLLS},
    "assign": AFTER_ROLLS,
    "activate": {"draws", "shields", "heal", "over", *DRAWING, *ACTIVATED},
    "owner": {"draws", "shields", "heal", "over", *DRAWING, *ACTIVATED},
    "draws": {*DRAWING, *ACTIVATED},
    "shields": ACTIVATED,
    "heal": ACTIVATED,
    "draw": {*DRAWING, *ACTIVATED},
    "refill": {*DRAWING, *ACTIVATED},
    "discard": {*DRAWING, *ACTIVATED, "damage", *TURN_END},
    "world_pre": {"world_throw", "throw"},
    "world_throw": {"world_heart", *RESOLVED},
    "world_heart": {"rethrow", "rethrown", *RESOLVED},
    "damage": RESOLVED,
    "rethrow": {"rethrown"},
    "rethrown": {
        "world_heart",
        "saved_heart",
        "second_heart",
        "overrun_heart",
        "saved_throw",
        "second_throw",
        "overrun_throw",
        *RESOLVED,
    },
    "saved_throw": {"saved_heart", "second_throw", "throw"},
    "saved_heart": {"saved_throw", "second_throw", "rethrow", "rethrown", "throw"},
    "second_throw": {"second_heart", "saved_throw", "throw"},
    "second_heart": {"second_throw", "saved_throw", "rethrow", "rethrown", "throw"},
    "replace": {"replace_side", "overrun_throw"},
    "replace_side": {"overrun_throw"},
    "overrun_throw": {"overrun_heart", "throw"},
    "overrun_heart": {"overrun_throw", "rethrow", "rethrown", "throw"},
}
"""Section 17 in the words of the position document; a phase may always follow itself."""

CHANCE = ("throw", "thrown", "refill", "replace", "replace_side")


@cache
def story(number: int) -> tuple[Setup, list[tuple[Plain, list[str], Plain | None]]]:
    """A random match: its positions, what was told on the way to each, and the result once there is one."""
    setup = list(random_setups(MATCHES, first_seed=906))[number]
    pages: list[tuple[Plain, list[str], Plain | None]] = []
    told = 0
    for match in play_randomly(setup, luck=(0, 40, 80, 95)[number // 4 % 4]):
        page = laid(match)
        page["asked"] = match.asked
        result = match.result
        facts = None if result is None else {**result.facts, "cause": result.cause, "winners": result.winners}
        pages.append((page, event_keys(match, told), facts))
        told = match.version
    return setup, pages


def turns(number: int) -> list[list[tuple[Plain, list[str], Plain | None]]]:
    """The pages of a match by turn."""
    found: dict[int, list[tuple[Plain, list[str], Plain | None]]] = {}
    for page in story(number)[1]:
        if "turn" in page[0]:
            found.setdefault(page[0]["turn"], []).append(page)
    return list(found.values())


@pytest.fixture(scope="module", params=range(MATCHES))
def number(request: pytest.FixtureRequest) -> int:
    """Each match in turn; of this scope so that all its tests come one after the other."""
    found: int = request.param
    return found


def test_limits(number: int) -> None:
    """Health 0 to 10, Shields 0 to 5, the marker on its track.

    PP-DMG-07, PP-DMG-08, PP-ACT-05, PP-WORLD-09.
    """
    for page, _told, _result in story(number)[1]:
        for board in page["heroes"].values():
            assert 0 <= board["health"] <= 10
            assert 0 <= board["shields"] <= 5
            assert len(board["items"]) <= (4 if page["phase"] == "discard" else 3)
        if "marker" in page:
            assert 0 <= page["marker"] <= WORLDS[page["world"]]["track_length"]


def test_nothing_is_lost_or_made(number: int) -> None:
    """Thirty Item Cards and fourteen World Cards, each in one place.

    PP-COMP-08, PP-COMP-11, PP-OVER-01, PP-SAVED-01.
    """
    cards = {side: card for card in range(14) for side in CARDS[card]}
    for page, _told, _result in story(number)[1]:
        hands = [card for board in page["heroes"].values() for card in board["items"]]
        assert Counter([*hands, *page["deck"], *page["discard"]]) == ITEMS
        if "world" not in page:
            continue
        piles = [*page["saved"], *page["overrun"], *page["stack"]]
        if page["world"] not in piles:
            piles.append(page["world"])
        held = [cards[world] for world in piles] + [int(card[2:]) - 1 for card in page["reserve"]]
        if page["phase"] == "replace_side":
            held.append(int(page["card"][2:]) - 1)
        assert sorted(held) == list(range(14))


CARDS = [
    ("twilight_town", "traverse_town"),
    ("hollow_bastion", "destiny_islands"),
    ("beasts_castle", "deep_jungle"),
    ("wonderland", "agrabah"),
    ("land_of_dragons", "olympus_coliseum"),
    ("halloween_town", "atlantica"),
    ("kingdom_of_corona", "neverland"),
    ("port_royal", "hundred_acre_wood"),
    ("radiant_garden", "monstropolis"),
    ("space_paranoids", "disney_castle"),
    ("arendelle", "san_fransokyo"),
    ("toy_box", "pride_lands"),
    ("end_of_the_world", "the_world_that_never_was"),
    ("keyblade_graveyard", "castle_oblivion"),
]


def test_one_world_roll_a_turn_or_the_saved_procedure(number: int) -> None:
    """A turn ends in one World Roll or in none.

    PP-WORLD-01, PP-SAVED-03, PP-WORLD-04, PP-TURN-04, PP-WORLD-05.
    """
    setup = story(number)[0]
    heroes = len(setup.seats)
    whole = [key for _page, keys, _result in story(number)[1] for key in keys]
    starts = [place for place, key in enumerate(whole) if key == "perilous-event-turn"]
    for start, end in pairwise(starts):  # not the turn in which the game ended
        told = whole[start:end]
        rolls = told.count("perilous-event-world-rolled") + told.count("perilous-event-no-world-roll")
        if "perilous-event-world-saved" in told:
            assert rolls == 0
            assert told.count("perilous-event-world-saved") == 1
            assert told.count("perilous-event-removal-rolled") >= heroes
        else:
            assert rolls == 1
        if setup.options["reroll_scope"] == "own":
            assert "perilous-event-rethrew" not in told


def test_the_marker_stays_on_world_saved(number: int) -> None:
    """From the save until the next world enters the marker stands at 0, and no later world gains.

    PP-ACT-14, PP-ACT-16.
    """
    for pages in turns(number):
        at_zero = [place for place, (page, _told, _result) in enumerate(pages) if page["marker"] == 0]
        if not at_zero:
            continue
        saved = pages[at_zero[0]][0]["saved"]
        for page, _told, _result in pages[at_zero[0] :]:
            assert page["marker"] == 0
            assert page["saved"] == saved
            assert page["phase"] not in ("world_pre", "world_throw", "world_heart", "damage", "replace")


def test_the_next_world_begins_on_its_start_space(number: int) -> None:
    """The top of the stack enters, on the space for the heroes.

    PP-SAVED-08, PP-OVER-10, PP-SETUP-15, PP-SETUP-16.
    """
    setup, pages = story(number)
    start = "start_2_3" if len(setup.seats) <= 3 else "start_4_5"
    entered = 0
    for (before, _t, _r), (after, told, _result) in pairwise(pages):
        if "perilous-event-world-entered" in told and "world" in before:
            stack = [*before["stack"]]
            assert after["world"] == stack[0]
            assert after["stack"] == stack[1:]
            assert after["marker"] == WORLDS[after["world"]][start]
            entered += 1
    assert entered == len({page["world"] for page, _told, _result in pages if "world" in page}) - 1


def test_removals_leave_the_rest(number: int) -> None:
    """From turn to turn boards change only by the turn's own last steps.

    PP-TURN-05, PP-ASSIGN-20, PP-DMG-06.
    """
    for before, after in pairwise(turns(number)):
        assert after[0][0]["active"] != before[0][0]["active"]
        assert after[0][0]["phase"] == "throw"
        assert not after[0][0]["spaces"]
        assert after[0][0]["fewer"] == 0
        assert not after[0][0]["black_out"]


def test_the_state_machine(number: int) -> None:
    """Only the transitions of section 17 occur; a question has a seat, chance has none.

    PP-SM-02, PP-SM-04, PP-TURN-01.
    """
    pages = story(number)[1]
    for (before, _t, _r), (after, _told, _result) in pairwise(pages):
        allowed = NEXT[before["phase"]] | {before["phase"]}
        assert after["phase"] in allowed, (before["phase"], after["phase"])
        thrown = after["phase"].startswith("setup") or after["phase"].endswith(CHANCE)
        if after["phase"] not in ("over", "heart_throw", "rethrow"):
            assert bool(after["asked"]) != thrown


def test_the_end(number: int) -> None:
    """Exactly one end, and it fits the table.

    PP-END-01, PP-END-02, PP-END-03, PP-END-06, PP-END-08, PP-END-09.
    """
    setup, pages = story(number)
    target = 6 if setup.options["difficulty"] != "hard" else setup.options["hard_target"]
    for page, _told, result in pages[:-1]:
        assert result is None
        if "saved" in page:
            assert len(page["saved"]) < int(target)
            assert len(page["overrun"]) < 2
            if page["phase"] not in ("damage", "world_effect"):
                assert all(board["health"] > 0 for board in page["heroes"].values()), page["phase"]
            if page["phase"].startswith(("saved_", "second_", "overrun_")):
                assert page["stack"], "no world can enter"
    page, _told, result = pages[-1]
    assert result is not None
    fallen = [hero for hero, board in page["heroes"].items() if board["health"] == 0]
    facts = {
        "won": result["cause"] == "saved",
        "cause": result["cause"],
        "saved": len(page["saved"]),
        "overrun": len(page["overrun"]),
        "turns": page["turn"],
        "winners": tuple(range(len(setup.seats))) if result["cause"] == "saved" else (),
    }
    if result["cause"] == "health":
        assert result.pop("hero") in fallen
        assert len(page["overrun"]) < 2
    elif result["cause"] == "overrun":
        assert len(page["overrun"]) == 2
        assert not fallen
    else:
        assert len(page["saved"]) == target
        assert not fallen
    assert result == facts


def test_overrun_leaves_no_set_token(number: int) -> None:
    """At the first removal roll no board has a Set Token; an untouched hero keeps all Ready Tokens.

    PP-OVER-04, PP-OVER-07.
    """
    for pages in turns(number):
        for page, _told, _result in pages:
            if page["phase"] == "overrun_throw":
                assert all(board[word] != "set" for board in page["heroes"].values() for word in ACTIONS)


def test_the_stack_lasts_for_every_difficulty() -> None:
    """Cards drawn, one lost and replaced, are as many as are needed.

    PP-END-08, PP-SETUP-08, PP-SETUP-09, PP-SETUP-10.
    """
    for difficulty, target in (("standard", 6), ("easy", 6), ("hard", 7)):
        state = GAME.begin(setup_of("sora", "goofy", options={"difficulty": difficulty}))
        state.live = True
        state.advance()
        page = GAME.dump(state)
        assert 1 + len(page["stack"]) == target
        assert len(page["reserve"]) == 14 - target >= 1


def test_the_random_matches_are_not_idle() -> None:
    """The matches above show both losses, saves, overruns and every phase they speak of.

    PP-END-02, PP-END-03.
    """
    phases: set[str] = set()
    causes: Counter[str] = Counter()
    saved = 0
    for number in range(MATCHES):
        _setup, pages = story(number)
        phases |= {page["phase"] for page, _told, _result in pages}
        last, _told, result = pages[-1]
        assert result is not None
        causes[str(result["cause"])] += 1
        saved += len(last["saved"])
    assert causes["health"]
    assert causes["overrun"]
    assert saved > 0
    assert set(NEXT) - phases <= {"second_heart", "refill", "draw"}
