"""The known vulnerabilities in the packages of an environment, or that they could not be found out.

python tools/audit.py PYTHON    look at the packages of this Python

pip-audit says that nothing was found also where it could ask nobody, or where nobody knew a package. Here
that is no pass: the exit code is 0 if every package was looked up and none is affected, 1 if one is, and 2 if
some or all could not be looked up, which are then named.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

OURS = "playmat"
"""The package itself, which is in no index."""

LOOK = """
import json, sysconfig
print(json.dumps(sorted({sysconfig.get_path(name) for name in ("purelib", "platlib")})))
"""

AFFECTED, UNKNOWN = 1, 2


def main() -> int:
    """The command."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return UNKNOWN
    where = json.loads(subprocess.run([sys.argv[1], "-c", LOOK], check=True, capture_output=True).stdout)
    paths = [word for folder in where for word in ("--path", folder)]
    try:
        asked = subprocess.run(
            ["pip-audit", *paths, "--format", "json", "--progress-spinner", "off"],
            check=False,
            capture_output=True,
            text=True,
        )
    except FileNotFoundError:
        print("pip-audit is not installed; nothing was checked.", file=sys.stderr)
        return UNKNOWN
    try:
        packages = json.loads(asked.stdout)["dependencies"]
    except (KeyError, TypeError):
        print("This pip-audit answers in another form; nothing was checked. Update it.", file=sys.stderr)
        return UNKNOWN
    except ValueError:
        print("The advisories could not be reached; nothing was checked. pip-audit says:", file=sys.stderr)
        print(asked.stderr.strip()[-600:], file=sys.stderr)
        return UNKNOWN
    return judged([one for one in packages if one["name"] != OURS])


def judged(packages: list[dict[str, Any]]) -> int:
    """Say what was found; the exit code."""
    skipped = sorted(one["name"] for one in packages if "skip_reason" in one)
    affected = [one for one in packages if one.get("vulns")]
    for one in affected:
        for found in one["vulns"]:
            mended = ", ".join(found["fix_versions"]) or "no release"
            print(f"{one['name']} {one['version']}: {found['id']}, mended in {mended}")
    looked_up = len(packages) - len(skipped)
    print(f"{looked_up} of {len(packages)} packages were looked up, {len(affected)} are affected.")
    if skipped:
        print(f"Not looked up, so nothing is known of them: {', '.join(skipped)}", file=sys.stderr)
    if affected:
        return AFFECTED
    return UNKNOWN if skipped or not packages else 0


if __name__ == "__main__":
    raise SystemExit(main())
