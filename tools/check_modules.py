"""Do the types of the browser's modules hold? `tsc` says, given TypeScript and the libraries' types.

    python tools/check_modules.py NODE_MODULES

Nothing is compiled: the modules are JavaScript with types in comments, and browsers run them as they are.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

CONFIGS = ("tsconfig.json", "tsconfig.worker.json")
"""The pages and the service worker: each knows other things of the browser."""
VERSION = "const VERSION = String(); "
"""What stands for the line that the server writes above the worker; no line of its own, so that tsc counts as
the file does."""
WEB = Path(__file__).parent.parent / "src" / "playmat" / "web"


def main() -> int:
    """The command; its exit code is the worst of tsc."""
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    modules = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        shutil.copytree(WEB / "app", folder / "app")
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
