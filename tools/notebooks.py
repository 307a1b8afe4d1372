"""The notebooks of the documentation: carried out again, with what they print and draw.

    python tools/notebooks.py [NAME...]            carry them out, and write their outputs
    python tools/notebooks.py --check [NAME...]    exit with 1, and say where, if an output is not as kept

Needs `playmat[notebooks,stats,gym]`. Of texts the words and numbers are compared, not how they are laid out;
of pictures only that they are there, and of which kind. Two tags of a cell say more:

    kept            its output differs from machine to machine, and is not compared
    needs-MODULE    it is left out of a check where this module is not installed; writing asks for it
"""

from __future__ import annotations

import argparse
import json
import os
import re
import tempfile
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from unittest import mock

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "notebooks"
KEPT, NEEDS, SKIPPED = "kept", "needs-", "skip-execution"
LARGEST = 300_000
"""A notebook has no more bytes."""

LONGEST = 600
"""No cell takes so many seconds, however busy the machine."""

LAYOUT = re.compile(r"[^\w.%+-]+")
ONLY_HERE = re.compile(r"/(?:home|root|tmp|usr|var|work)/|[A-Z]:\\|\bat 0x[0-9a-f]+")
"""Something that another machine, or another run, prints otherwise."""

METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}

Notebook = dict[str, Any]
Cell = dict[str, Any]


def paths(names: Sequence[str] = ()) -> list[Path]:
    """The files of the notebooks with these names, or of all."""
    return [FOLDER / f"{name}.ipynb" for name in names] or sorted(FOLDER.glob("*.ipynb"))


def read(path: Path) -> Notebook:
    """A notebook as it is kept."""
    found: Notebook = json.loads(path.read_text(encoding="utf-8"))
    return found


def code_of(notebook: Notebook) -> list[Cell]:
    """The cells of a notebook that are carried out."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def missing(cell: Cell) -> list[str]:
    """The modules that a cell needs and that are not installed."""
    wanted = [tag.removeprefix(NEEDS) for tag in tags(cell) if tag.startswith(NEEDS)]
    return [module for module in wanted if find_spec(module) is None]


def tags(cell: Cell) -> list[str]:
    """The tags of a cell."""
    return list(cell["metadata"].get("tags", []))


def pictures(output: Cell) -> list[str]:
    """The kinds of pictures of an output."""
    return sorted(kind for kind in output.get("data", ()) if kind.startswith("image/"))


def faults(path: Path) -> Iterator[str]:
    """The faults that can be seen without carrying a notebook out."""
    text, notebook = path.read_text(encoding="utf-8"), read(path)
    if len(text.encode()) > LARGEST:
        yield f"{path.name} is larger than {LARGEST:,} bytes"
    if notebook["metadata"] != METADATA:
        yield f"{path.name} has metadata that differ from machine to machine"
    for number, cell in enumerate(code_of(notebook), 1):
        place = f"{path.name}, cell [{number}]"
        if cell["execution_count"] != number:
            yield f"{place}: it has not been carried out in order"
        if ONLY_HERE.search(json.dumps(cell["outputs"])):
            yield f"{place}: its output names a path or an address"
        if any(output.get("name") == "stderr" for output in cell["outputs"]):
            yield f"{place}: it warns"
        alternative = cell["metadata"].get("mystnb", {}).get("image", {}).get("alt")
        if any(map(pictures, cell["outputs"])) and not alternative:
            yield f"{place}: its picture has no alternative text"


def carried_out(path: Path, *, check: bool) -> Any:  # noqa: ANN401 - of a library without types
    """A notebook with the outputs of here and now, as nbformat has it.

    Args:
        path: its file, which stays as it is.
        check: leave out the cells whose modules are missing.
    """
    import nbformat  # noqa: PLC0415 - an extra
    from nbclient import NotebookClient  # noqa: PLC0415

    notebook = nbformat.read(path, as_version=4)
    for cell in code_of(notebook):
        if check and missing(cell):
            cell["metadata"]["tags"] = [*tags(cell), SKIPPED]
    client = NotebookClient(
        notebook,
        timeout=LONGEST,
        kernel_name="python3",
        record_timing=False,
        coalesce_streams=True,
        skip_cells_with_tag=SKIPPED,
        resources={"metadata": {"path": str(FOLDER)}},
    )
    with tempfile.TemporaryDirectory() as home:
        place = {"PLAYMAT_HOME": home, "PLAYMAT_LANG": "en", "PYTHONUTF8": "1"}
        with mock.patch.dict(os.environ, place):
            client.execute()
    notebook["metadata"] = nbformat.from_dict(METADATA)
    return notebook


def compared(cell: Cell) -> list[object]:
    """The part of a cell's outputs that has to be the same everywhere."""
    found: list[object] = []
    for output in cell["outputs"]:
        text = "".join(output["data"].get("text/plain", "") if "data" in output else output["text"])
        found.append(pictures(output) or LAYOUT.split(text.strip()))
    return found


def differences(kept: Notebook, now: Notebook, name: str) -> Iterator[str]:
    """The cells whose outputs are no longer as kept."""
    for number, (was, cell) in enumerate(zip(code_of(kept), code_of(now), strict=True), 1):
        if KEPT in tags(was) or SKIPPED in tags(cell):
            continue
        if compared(was) != compared(cell):
            yield f"{name}, cell [{number}] gives\n{compared(cell)}\nand not\n{compared(was)}"


def checked(path: Path) -> list[str]:
    """Everything that is wrong with a notebook."""
    return [*faults(path), *differences(read(path), carried_out(path, check=True), path.name)]


def rewrite(path: Path) -> list[str]:
    """Write the outputs of a notebook again; what is wrong with it then.

    Without a module that a cell needs, nothing is written.
    """
    if lacking := sorted({module for cell in code_of(read(path)) for module in missing(cell)}):
        return [f"{path.name} needs what is not installed: {', '.join(lacking)}"]
    import nbformat  # noqa: PLC0415 - an extra

    nbformat.write(carried_out(path, check=False), path)
    return list(faults(path))


def main(words: Sequence[str] | None = None) -> int:
    """Do as the command line says."""
    parser = argparse.ArgumentParser(description="The notebooks of the documentation.")
    parser.add_argument("names", nargs="*", help="notebooks, without .ipynb; all if none is named")
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    given = parser.parse_args(words)
    wrong = [fault for path in paths(given.names) for fault in (checked if given.check else rewrite)(path)]
    print("\n".join(wrong) or "The notebooks are as they are kept.")
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main())
