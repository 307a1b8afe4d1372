"""The code that mypyc compiles is written so that it is fast there (docs/design.md, section 5)."""

import ast
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ROOT / "src" / "playmat"


def compiled() -> list[Path]:
    """The modules that an installation compiles."""
    names: list[str] = runpy.run_path(str(ROOT / "tools" / "compiled_modules.py"))["modules"]()
    return [ROOT / name for name in names]


@pytest.mark.parametrize("path", compiled(), ids=lambda path: path.relative_to(ROOMS).as_posix())
def test_constants_are_final(path: Path) -> None:
    """Compiled code looks a constant up in the dictionary of its module at each use unless it is `Final`."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    plain = [ast.unparse(one.targets[0]) for one in body if isinstance(one, ast.Assign)]
    assert [name for name in plain if name.isupper()] == []
