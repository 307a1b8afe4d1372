"""Write `docs/rules/khtcg-differences.md`: what the two rulesets of the Kingdom Hearts TCG set differently.

    python tools/khtcg_differences.py            # writes the page
    python tools/khtcg_differences.py --check    # fails if the page is not what the rulesets say

The table of differences is read from the rules (KH-DIFF); what each row comes to is read from the rulesets.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from written import write_or_check

from playmat.games.khtcg.interface.options import OPTIONS, rules_of
from playmat.games.khtcg.language.codes import NO_LIMIT
from playmat.games.khtcg.state.ruleset import FFG, TOMY, Rules

HERE = Path(__file__).parent.parent
RULES = HERE / "docs" / "rules" / "khtcg.md"
PAGE = HERE / "docs" / "rules" / "khtcg-differences.md"
ROW = re.compile(
    r"^\| (KH-DIFF-\d+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$", re.MULTILINE
)

CARRIED_BY = {
    "KH-DIFF-03": "first_level_0",
    "KH-DIFF-04": "tomy",
    "KH-DIFF-05": "tomy",
    "KH-DIFF-06": "steps",
    "KH-DIFF-07": "steps",
    "KH-DIFF-08": "tomy",
    "KH-DIFF-09": "escape_costs_allies",
    "KH-DIFF-10": "tomy",
    "KH-DIFF-11": "summons_all",
    "KH-DIFF-12": "hand_max",
    "KH-DIFF-13": "tomy",
    "KH-DIFF-14": "magic_support_always",
    "KH-DIFF-15": "steps",
}
"""By difference, the parameter of `ruleset.Rules` that makes it; those of decks are made in `deck`."""

HEAD = """# Kingdom Hearts TCG: what the two rulesets do differently

Written by `tools/khtcg_differences.py` from chapter 9 of the [rules](khtcg.md) and the rulesets.
A parameter is a field of `playmat.games.khtcg.state.ruleset.Rules`.

| id | point | `ffg` | `tomy` | parameter |
|---|---|---|---|---|
"""


def shown(rules: Rules, name: str) -> str:
    """The value of a parameter."""
    value = getattr(rules, name)
    return "none" if value == NO_LIMIT else str(value).lower()


def parameters(rules: Rules) -> list[str]:
    """The names of the parameters, on either build: a compiled class has no slots to list."""
    return [name for name in dir(rules) if not name.startswith("_") and not callable(getattr(rules, name))]


def page() -> str:
    """The page as it should be.

    Raises:
        SystemExit: a row whose parameter is the same in both rulesets, or a difference that no row names.
    """
    defaults = {option.name: option.default for option in OPTIONS}
    ffg, tomy = rules_of(FFG, defaults), rules_of(TOMY, defaults)
    differing = {name for name in parameters(ffg) if getattr(ffg, name) != getattr(tomy, name)}
    if differing != set(CARRIED_BY.values()):
        raise SystemExit(
            f"rulesets differ in {sorted(differing)}, the page in {sorted(set(CARRIED_BY.values()))}"
        )
    lines = []
    for number, point, one, one_clauses, other, other_clauses in ROW.findall(
        RULES.read_text(encoding="utf-8")
    ):
        name = CARRIED_BY.get(number)
        made = f"`{name}`: {shown(ffg, name)} / {shown(tomy, name)}" if name else "legality of decks"
        lines.append(f"| {number} | {point} | {one} ({one_clauses}) | {other} ({other_clauses}) | {made} |")
    return HEAD + "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, page()))
