"""What all tests share: they speak English, whatever the machine speaks."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the language, also for the processes a test starts."""
    monkeypatch.setenv("PLAYMAT_LANG", "en")
