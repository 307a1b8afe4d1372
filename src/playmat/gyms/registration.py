"""Registers the environments of the installed games with Gymnasium."""

from __future__ import annotations

import gymnasium

from playmat.kernel.registry import playable


def register_all() -> list[str]:
    """Register `playmat/NAME-vVERSION` for every installed game that offers observations; their names."""
    names: list[str] = []
    for game in playable():
        observer = game.observer()
        if observer is None:
            continue
        name = f"playmat/{observer.name}-v{observer.schema.version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="playmat.gyms.single:SeatEnv",
                vector_entry_point="playmat.gyms.vector:SeatVectorEnv",
                disable_env_checker=True,
                kwargs={"game": game.id},
            )
        names.append(name)
    return names
