"""A learned value: whole numbers, known cards, and files that are refused with a reason."""

from __future__ import annotations

import msgspec
import pytest
from mypy_extensions import i64

from playmat.kernel.documents.weights import (
    VERSION,
    BadWeights,
    Weights,
    digest_of,
    learned,
    read_weights,
    shipped_weights,
    written,
)
from playmat.kernel.observation.features import UNIT, UNKNOWN, Features, Learned, chance_of
from playmat.kernel.state import State

PLAIN = {"ahead": UNIT, "behind": -UNIT}
FULL = {**PLAIN, "ahead": 2 * UNIT, "C-1 hand": 5}


class Fixed(Features):
    """Describes every position by the same numbers."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(["ahead", "behind", "C-1 hand", "C-2 hand"], 2)
        self.numbers = numbers

    def read(self, state: State, seat: i64) -> None:
        self.count = 0
        for place, amount in enumerate(self.numbers):
            self.note(place, amount)


def score(*numbers: int) -> int:
    return int(Learned(Fixed(*numbers), PLAIN, FULL).score(State(), 0))


def test_a_score_is_the_sum_of_amounts_and_weights() -> None:
    assert score(3, 1, 4, 0) == 3 * 2 * UNIT - UNIT + 4 * 5


def test_a_card_without_a_weight_leaves_the_weights_that_know_no_card() -> None:
    assert score(3, 1, 4, 1) == 3 * UNIT - UNIT


def test_a_description_does_not_keep_what_the_one_before_had() -> None:
    features = Fixed(1, 1, 1, 0)
    value = Learned(features, PLAIN, FULL)
    before = value.score(State(), 0)
    features.numbers = (1, 0, 0, 0)
    assert (before, value.score(State(), 0)) == (UNIT + 5, 2 * UNIT)


def test_chances_of_opposite_scores_add_up_and_never_overflow() -> None:
    assert chance_of(UNIT) + chance_of(-UNIT) == pytest.approx(1.0)
    assert 0.0 < chance_of(-(1 << 60)) < chance_of(1 << 60) < 1.0


def test_a_position_has_the_chance_of_its_score() -> None:
    value = Learned(Fixed(3, 1, 4, 0), PLAIN, FULL)
    assert value.chance(State(), 0) == chance_of(value.score(State(), 0)) > 0.99


def made(plain: dict[str, int] = PLAIN, full: dict[str, int] = FULL) -> Weights:
    return Weights(
        VERSION, "demo", "train", 1, 2, 3, "f00", "2026-11-24", digest_of(plain, full), plain, full
    )


def test_a_file_of_weights_reads_as_it_was_written() -> None:
    weights = made(full={**FULL, 'odd "name" é': -7})
    assert read_weights(written(weights), "w.toml", "demo") == weights


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("version = 9", "weights-version"),
        (f"version = {VERSION}", "weights-form"),
        (written(made()).replace('"ahead" = 65536', '"ahead" = 65537'), "weights-damaged"),
        (written(made()).replace('"demo"', '"other"'), "weights-game"),
        (written(made(full={**FULL, "C-1 hand": UNKNOWN})), "weights-large"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_by_name(text: str, key: str) -> None:
    with pytest.raises(BadWeights) as refused:
        read_weights(text, "w.toml", "demo")
    assert refused.value.phrase.key == key
    assert "w.toml" in refused.value.reason


def test_weights_for_other_features_are_refused_by_the_one_that_is_missing() -> None:
    weights = msgspec.structs.replace(made(), plain={"ahead": 1})
    with pytest.raises(BadWeights, match="other features") as refused:
        learned(weights, Fixed(), "w.toml")
    assert "behind" in refused.value.reason


def test_a_game_may_come_without_weights() -> None:
    assert shipped_weights("tests.kernel", "demo") is None


def test_a_description_of_other_places_is_not_weighed_as_those_before() -> None:
    features = Fixed(3, 0, 0, 0)
    value = Learned(features, PLAIN, FULL)
    before = value.score(State(), 0)
    features.numbers = (0, 3, 0, 0)
    assert (before, value.score(State(), 0)) == (6 * UNIT, -3 * UNIT)
