"""The modules of the package that can be imported here."""

from __future__ import annotations

import pkgutil
from importlib.util import find_spec

import playmat

NEEDS = {
    "gymnasium": ("gyms.registration", "gyms.single", "gyms.spaces", "gyms.vector"),
    "pettingzoo": ("gyms.aec",),
    "pyspiel": ("gyms.spiel",),
    "numpy": (
        "gyms.candidates",
        "training.fitting",
        "training.positions",
        "training.run",
        "training.selfplay",
    ),
}
"""The modules of `playmat` that are imported only if a library of an extra is installed."""

MISSING = {f"playmat.{name}" for library, names in NEEDS.items() if not find_spec(library) for name in names}

MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(playmat.__path__, "playmat.")
    if not module.name.endswith(("__main__", "__mypyc")) and module.name not in MISSING
)
