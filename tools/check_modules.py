"""Do the types of the browser's modules hold? `tsc` says, given TypeScript and the libraries' types.

    python tools/check_modules.py NODE_MODULES

The games' modules are checked with the client's. Nothing is compiled: they are JavaScript with types in
comments, and browsers run them as they are.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playmat.server.http.files.web_files import INSTALLED, WebFiles

CONFIGS = ("tsconfig.json", "tsconfig.worker.json")
"""The pages and the service worker: each knows other things of the browser."""
VERSION = "const VERSION = String(), PATH = String(), JOINED = [String()]; "
"""A stand-in for the line that the server writes above the worker; no line of its own, so that tsc counts as
the file does."""
PACKAGE = Path(__file__).parents[1] / "src" / "playmat"
"""The sources are checked, whatever is installed: what `tsc` is told is not shipped."""
WEB = PACKAGE / "web"


def main() -> int:
    """The command; its exit code is the worst of tsc."""
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    modules = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        shutil.copytree(WEB / "app", folder / "app")
        files = WebFiles(WEB, {path.parent.name: path for path in sorted((PACKAGE / "games").glob("*/web"))})
        for game, origin in files.games.items():
            shutil.copytree(origin, folder / "games" / game)
        (folder / INSTALLED).write_text(files.installed(), encoding="utf-8")
        worker = (WEB / "worker.js").read_text(encoding="utf-8")
        (folder / "worker.js").write_text(VERSION + worker, encoding="utf-8")
        (folder / "node_modules").symlink_to(modules)
        tsc = str(modules / ".bin" / "tsc")
        codes = []
        for config in CONFIGS:
            shutil.copy(WEB / config, folder)
            codes.append(subprocess.run([tsc, "-p", str(folder / config)], check=False).returncode)
        return max(codes)


if __name__ == "__main__":
    sys.exit(main())
