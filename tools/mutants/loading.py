"""Sources that are imported with other code than what stands in their files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

Make = Callable[[str, str], CodeType]
"""Makes the code of a source, which is named as the caller named it, for the path it is imported from."""


def load_instead(files: Iterable[str], make: Make) -> None:
    """From now on import these sources with the code that is made of them."""
    sys.meta_path.insert(0, _Finder({str(Path(file).absolute()): file for file in files}, make))


class _Loader(SourceFileLoader):
    """Loads one source."""

    def __init__(self, fullname: str, path: str, file: str, make: Make) -> None:
        super().__init__(fullname, path)
        self.file = file
        self.make = make

    def get_code(self, fullname: str) -> CodeType:
        """The code that is made; none is kept for the next time."""
        return self.make(self.file, self.get_filename(fullname))


class _Finder:
    """Finds these sources before anything else does."""

    def __init__(self, files: dict[str, str], make: Make) -> None:
        self.files = files
        self.make = make

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The specification of one of these sources, and of no other."""
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None:
            return None
        file = self.files.get(str(Path(spec.origin).absolute()))
        if file is None:
            return None
        spec.loader = _Loader(name, spec.origin, file, self.make)
        return spec
