"""What all tests share: they speak English, whatever the machine speaks, and take the time they need."""

import pytest
from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "playmat",
    deadline=None,  # a busy machine is slow, not wrong
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,  # the same examples in every run; `--hypothesis-profile default` looks for new ones
)
settings.register_profile(
    "mutants",
    settings.get_profile("playmat"),
    phases=[Phase.explicit, Phase.generate],  # a failure is enough, no smaller example is wanted
)
settings.load_profile("playmat")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the language, also for the processes a test starts."""
    monkeypatch.setenv("PLAYMAT_LANG", "en")
