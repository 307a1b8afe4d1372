"""What mypyc compiles is written so that it is fast there (docs/design.md, section 5)."""

import ast
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ROOT / "src" / "playmat"


def said_in_setup(name: str) -> tuple[str, ...] | str:
    """The value of a constant of `setup.py`, which cannot be imported without building."""
    for statement in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == name:
            found: tuple[str, ...] | str = ast.literal_eval(statement.value)
            return found
    raise AssertionError(f"setup.py has no {name}")


def compiled() -> list[Path]:
    """The modules that setup.py compiles."""
    inner = {path for pattern in said_in_setup("COMPILED") for path in ROOMS.glob(pattern)}
    plain, border = said_in_setup("INTERPRETED"), str(said_in_setup("BORDER"))
    return [
        path
        for path in sorted(inner)
        if not any(fnmatch(path.relative_to(ROOMS).as_posix(), pattern) for pattern in plain)
        and border not in path.read_text(encoding="utf-8")
    ]


@pytest.mark.parametrize("path", compiled(), ids=lambda path: path.relative_to(ROOMS).as_posix())
def test_constants_are_final(path: Path) -> None:
    """Compiled code looks a constant up in the dictionary of its module at each use unless it is `Final`."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    plain = [ast.unparse(one.targets[0]) for one in body if isinstance(one, ast.Assign)]
    assert [name for name in plain if name.isupper()] == []
