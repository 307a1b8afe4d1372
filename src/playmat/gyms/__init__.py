"""Environments for programs that learn, behind the interfaces that libraries for it know.

Importing this package registers the environments with Gymnasium (`playmat[gym]`):

    import gymnasium
    import playmat.gyms

    env = gymnasium.make("playmat/KMon-v0", opponent="greedy")
"""

from __future__ import annotations

from importlib.util import find_spec

from playmat.kernel.errors import PlaymatError


class GymMissing(PlaymatError):
    """The libraries of the extra `gym` are not installed."""


def environments() -> list[str]:
    """The names of the environments that are registered with Gymnasium.

    Raises:
        GymMissing: it is not installed.
    """
    if find_spec("gymnasium") is None:
        raise GymMissing("error-gym-missing")
    from playmat.gyms.registration import register_all  # noqa: PLC0415 - only where Gymnasium is installed

    return register_all()


if find_spec("gymnasium") is not None:
    environments()
