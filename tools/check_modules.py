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

WEB = Path(__file__).parent.parent / "src" / "playmat" / "web"


def main() -> int:
    """The command; its exit code is that of tsc."""
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    modules = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        shutil.copytree(WEB / "app", folder / "app")
        shutil.copy(WEB / "tsconfig.json", folder)
        (folder / "node_modules").symlink_to(modules)
        return subprocess.run([str(modules / ".bin" / "tsc"), "-p", str(folder)], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
