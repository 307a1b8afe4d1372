"""What all tests share: they speak English, whatever the machine speaks, and take the time they need."""

import pytest
from hypothesis import settings

settings.register_profile("playmat", deadline=None)  # a busy machine is slow, not wrong
settings.load_profile("playmat")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the language, also for the processes a test starts."""
    monkeypatch.setenv("PLAYMAT_LANG", "en")
