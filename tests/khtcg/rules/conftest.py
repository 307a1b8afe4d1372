"""The rules hold under both rulesets unless a test says otherwise."""

import pytest


@pytest.fixture(params=["ffg", "tomy"])
def ruleset(request: pytest.FixtureRequest) -> str:
    """Each ruleset in turn."""
    return str(request.param)
