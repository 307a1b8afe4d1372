"""The package itself: what importing it costs and shows."""

import subprocess
import sys
from pathlib import Path

import pytest

import playmat


def python(code: str) -> str:
    """The output of a fresh interpreter that runs this code."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


THIRD_PARTY = """
import sys, sysconfig
import msgspec  # with whatever it loads itself
before = set(sys.modules)
import playmat
libraries = tuple({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")})
tops = set()
for name in set(sys.modules) - before:
    place = getattr(sys.modules[name], "__file__", None) or ""
    if place.startswith(libraries):
        tops.add(name.partition(".")[0])
print(sorted(top for top in tops if not top.startswith(("playmat", "_"))))
"""


def test_import_loads_no_third_party_module_but_msgspec() -> None:
    assert python(THIRD_PARTY).strip() == "[]"


def test_import_is_quick() -> None:
    """As parts of the standard library are; processor time, the best of five: the machine may be busy."""

    def cost(name: str) -> float:
        code = f"import time; start = time.process_time(); import {name}; print(time.process_time() - start)"
        return min(float(python(code)) for _ in range(5))

    assert cost("playmat") < 4 * cost("asyncio")


def test_public_names_are_there() -> None:
    for name in playmat.__all__:
        assert getattr(playmat, name) is not None
    assert set(playmat.__all__) <= set(dir(playmat))
    assert set(playmat.__all__) == {*playmat._LAZY, "PlaymatError", "__version__", "is_compiled"}


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = playmat.nonsense


def test_the_list_of_games_is_no_room_of_the_house() -> None:
    """Importing a game sets `playmat.games`, the package; the list must be called otherwise."""
    code = "import playmat; playmat.game('perilous'); print('perilous' in playmat.game_ids())"
    assert python(code).strip() == "True"


def test_an_unknown_game_is_refused_in_words() -> None:
    with pytest.raises(playmat.PlaymatError) as caught:
        playmat.game("no-such-game")
    assert "no-such-game" in str(caught.value)


def test_is_compiled_tells_what_runs() -> None:
    code = "import playmat.kernel.state as s; print(s.__file__)"
    suffix = Path(python(code).strip()).suffix
    assert playmat.is_compiled() == (suffix != ".py")
