"""The modules of the package that can be imported here."""

from __future__ import annotations

import pkgutil
from importlib.util import find_spec

import playmat

ON_NUMPY = ("aec", "registration", "single", "spaces", "vector")
"""The modules of `playmat.gyms` that need the extra `gym`."""

MISSING = () if find_spec("gymnasium") and find_spec("pettingzoo") else ON_NUMPY

MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(playmat.__path__, "playmat.")
    if not module.name.endswith(("__main__", "__mypyc"))
    and module.name not in [f"playmat.gyms.{name}" for name in MISSING]
)
