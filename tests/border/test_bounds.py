"""The most and the least that a position may say: what is accepted can be saved, read again and played on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from tests.random_play import begun, walk

import playmat
from playmat.cards.effect import CardState
from playmat.cards.placing import instructions
from playmat.kernel.documents.positions import TableReader
from playmat.kernel.errors import BadScenario
from playmat.kernel.game import Game, Plain, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.scenario import begin, check_stored, dump, read_scenario
from playmat.kernel.rng import stream_of

EVERY = 25
"""A position of a match is tried after so many answers."""

LONGEST = 150
READ = TableReader.number


def positions(game: Game) -> Iterator[tuple[Plain, Setup]]:
    """Positions of some random matches."""
    stream = stream_of(2026, 7)
    for match in begun(game, 3, stream):
        for after in walk(match, stream, LONGEST):
            if len(after.entries) % EVERY == 0:
                yield game.dump(after.state), after.setup


def numbers(game: Game, document: Plain, setup: Setup, patch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The bounds of the numbers of a document, in the order in which they are read."""
    found: list[tuple[int, int]] = []

    def noting(reader: TableReader, key: str, low: int, high: int, default: int) -> int:
        found.append((low, high))
        return READ(reader, key, low, high, default)

    with patch.context() as patched:
        patched.setattr(TableReader, "number", noting)
        game.place(document, setup)
    return found


def placed(
    game: Game, document: Plain, setup: Setup, which: int, amount: int, patch: pytest.MonkeyPatch
) -> Match | None:
    """The match of a document that says this amount in one place; None if that is refused."""
    left = [which]

    def saying(reader: TableReader, key: str, low: int, high: int, default: int) -> int:
        said = READ(reader, key, low, high, default)
        left[0] -= 1
        return amount if left[0] == -1 else said

    with patch.context() as patched:
        patched.setattr(TableReader, "number", saying)
        try:
            state = game.place(document, setup)
            match = Match.from_state(game, setup, state, AwaitedNature())
            check_stored(match)
        except BadScenario:
            return None
    return match


@pytest.mark.parametrize("game_id", ["khtcg", "kmon", "perilous"])
def test_what_a_position_may_say_can_be_stored(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, stream, tried = playmat.game(game_id), stream_of(1, 1), 0
    for document, setup in positions(game):
        for which, bounds in enumerate(numbers(game, document, setup, monkeypatch)):
            for amount in bounds:
                match = placed(game, document, setup, which, amount, monkeypatch)
                if match is None:
                    continue
                tried += 1
                if match.asked:
                    seat = match.asked[0]
                    match.answer(seat, int(match.choice(seat).sample(stream)))
                    check_stored(match)
    assert tried > 100


ABSENT = 900
"""A slot in which no card lies."""

DUE: dict[str, Any] = {"at": 0, "slot": ABSENT}


@pytest.mark.parametrize(
    ("key", "entry"),
    [
        ("gone", {"card": "KHP-F04", "slot": 3, "world": ABSENT}),
        ("lasting", {"at": 0, "slot": ABSENT}),
        ("due", DUE),
        ("due", {"at": 0, "subject": ABSENT}),
        ("due", {"at": 0, "detail": 1 << 20}),
        ("running", DUE),
        ("captives", {"card": "KHP-F04", "captor": ABSENT}),
    ],
)
def test_a_position_names_no_card_that_is_not_there(key: str, entry: dict[str, Any]) -> None:
    """Once they were taken, and broke the match when their turn came."""
    game = playmat.game("khtcg")
    document, setup = next(positions(game))
    if key == "captives":
        document["seats"][0].setdefault(key, []).append(entry)
    elif key == "running":
        document[key] = entry
    else:
        document.setdefault(key, []).append(entry)
    scenario = read_scenario(dump(Match(game, setup)), game)
    scenario.document.position = document
    with pytest.raises(BadScenario):
        begin(scenario)


@pytest.mark.parametrize("game_id", ["khtcg", "kmon"])
def test_an_effect_goes_on_where_an_instruction_begins(game_id: str) -> None:
    """In the middle of one, a parameter was read as an instruction of no length: it never ended."""
    game = playmat.game(game_id)
    document, setup = next(positions(game))
    begin_at = instructions(cast("CardState", game.place(document, setup)))
    assert len(begin_at) > 100
    for at in sorted({0} | ({one + 1 for one in begin_at} - begin_at))[:60]:
        stack = [*document["stack"], f"effect 0 {at}"]
        with pytest.raises(BadScenario):
            game.place({**document, "stack": stack}, setup)
    if game_id == "khtcg":
        for key in ("due", "lasting"):
            with pytest.raises(BadScenario):
                game.place({**document, key: [{"at": min(begin_at) + 1, "slot": 0}]}, setup)


KEEPING = [
    *(("khtcg", word) for word in ("effect", "select", "carry-out", "find", "coin", "may", "choose")),
    *(("kmon", word) for word in ("effect", "choose")),
]
"""The steps that keep the place of an instruction."""


@pytest.mark.parametrize(("game_id", "word"), KEEPING)
def test_whatever_place_a_rule_keeps_it_is_refused_or_goes_on(game_id: str, word: str) -> None:
    """Questions once read any number as an instruction, and another one's parameters as their own."""
    game, stream = playmat.game(game_id), stream_of(1, 1)
    document, setup = next(positions(game))
    if game_id == "kmon":
        document["chain"] = [{"seat": 0, "action": "ability", "cards": ["KM1-GRS-2"]}]
    begin_at = sorted(instructions(cast("CardState", game.place(document, setup))))
    places = [0, 1, 2, 1_000_000, 1 << 20, begin_at[0] | 9 << 20, *begin_at[:: max(1, len(begin_at) // 150)]]
    scenario = read_scenario(dump(Match(game, setup)), game)
    refused = 0
    for at in [*places, *(one | 1 << 20 for one in begin_at[:: max(1, len(begin_at) // 50)])]:
        scenario.document.position = {**document, "stack": [*document["stack"], f"{word} 0 {at}"]}
        try:
            match = begin(scenario)
        except BadScenario:
            refused += 1
            continue
        while match.asked and len(match.entries) < 20:
            seat = match.asked[0]
            match.answer(seat, int(match.choice(seat).sample(stream)))
        check_stored(match)
    assert refused >= 5


def test_a_rule_in_progress_has_the_links_it_goes_on_with() -> None:
    """A reaction to a chain without a link read the link before the first."""
    game = playmat.game("kmon")
    document, setup = next(positions(game))
    at = min(instructions(cast("CardState", game.place(document, setup))))
    link = {"seat": 0, "action": "attack"}
    stacks = [
        *(([], [f"{word} 0"]) for word in ("window", "pay", "hit", "after", "retrieve", "aim")),
        ([], [f"effect 0 {at}"]),
        ([], ["resolve 0 1"]),
        ([link], ["after 0 1"]),
        ([link], ["hit 0", "resolve 0"]),
    ]
    for chain, stack in stacks:
        with pytest.raises(BadScenario) as caught:
            game.place({**document, "chain": chain, "stack": [*document["stack"], *stack]}, setup)
        assert caught.value.phrase.key == "kmon-place-chain"
    game.place({**document, "chain": [link], "stack": [*document["stack"], "resolve 0", "window 1"]}, setup)


@pytest.mark.parametrize("key", ["due", "lasting"])
def test_whatever_instruction_a_position_names_the_match_goes_on(key: str) -> None:
    """An effect due at an instruction that waits for no event was once carried out with wrong parameters."""
    game, stream = playmat.game("khtcg"), stream_of(1, 1)
    document, setup = next(positions(game))
    begin_at = sorted(instructions(cast("CardState", game.place(document, setup))))
    taken = 0
    for at in begin_at[:: max(1, len(begin_at) // 80)]:
        try:
            state = game.place({**document, key: [{"at": at, "slot": 0}]}, setup)
            match = Match.from_state(game, setup, state, AwaitedNature())
        except BadScenario:
            continue
        taken += 1
        while match.asked and len(match.entries) < 40:
            seat = match.asked[0]
            match.answer(seat, int(match.choice(seat).sample(stream)))
        check_stored(match)
    assert taken > 5
