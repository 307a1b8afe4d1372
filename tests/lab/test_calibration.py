"""The measure of calibration: errors that are there are found, and matches count, not positions."""

from __future__ import annotations

import pytest

from playmat.kernel.rng import Stream
from playmat.lab.calibration import Forecast, calibration

MANY = 20_000
FINE = 1_000_000


def drawn(chance_told: float, chance_true: float, stream: Stream, match: int) -> Forecast:
    return Forecast(match, chance_told, float(int(stream.below(FINE)) < chance_true * FINE))


def test_true_chances_have_a_small_error_in_every_bin() -> None:
    stream = Stream(1, 0)
    chances = [stream.below(FINE) / FINE for _match in range(MANY)]
    found = calibration([drawn(chance, chance, stream, match) for match, chance in enumerate(chances)])
    assert (found.positions, found.matches, len(found.bins)) == (MANY, MANY, 10)
    assert found.error < 0.02
    assert all(one.ci95[0] < one.told < one.ci95[1] for one in found.bins)
    assert 0.45 < found.log_loss < 0.55  # the integral over all chances is one half


def test_chances_that_are_too_bold_are_found() -> None:
    stream = Stream(2, 0)
    bold = [drawn(0.9, 0.7, stream, match) for match in range(MANY)]
    found = calibration(bold)
    assert found.error == pytest.approx(0.2, abs=0.02)
    assert found.bins[0].ci95[1] < found.bins[0].told


def test_positions_of_one_match_count_once() -> None:
    """A hundred positions of each of fifty matches leave the interval of fifty matches."""
    often = [Forecast(match, 0.5, float(match % 2)) for match in range(50) for _position in range(100)]
    once = [Forecast(match, 0.5, float(match % 2)) for match in range(50)]
    assert calibration(often).bins[0].ci95 == pytest.approx(calibration(once).bins[0].ci95, abs=0.01)


def test_what_always_happened_is_not_certain() -> None:
    found = calibration([Forecast(match, 1.0, 1.0) for match in range(10)])
    (last,) = found.bins
    assert (last.low, last.high, found.error) == (0.9, 1.0, 0.0)
    assert last.ci95[0] < 0.8


def test_a_draw_is_half() -> None:
    assert calibration([Forecast(0, 0.5, 0.5)]).error == 0.0


@pytest.mark.parametrize("forecasts", [[], [Forecast(0, 1.5, 1.0)], [Forecast(0, 0.5, -1.0)]])
def test_what_is_no_forecast_is_refused(forecasts: list[Forecast]) -> None:
    with pytest.raises(ValueError, match=r"forecasts|between"):
        calibration(forecasts)
