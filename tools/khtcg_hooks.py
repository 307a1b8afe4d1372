"""Write `docs/khtcg-hooks.md`: the table of timing of the Kingdom Hearts TCG, where card texts come in.

    python tools/khtcg_hooks.py            # writes the page
    python tools/khtcg_hooks.py --check    # fails if the page is not what rules and card language say

What a hook is and when it comes is read from the rules (KH-HOOK); which words of card files use it stands
here, and every word that the card language has must stand here.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from written import write_or_check

from playmat.games.khtcg.language.hooks import ACT_WORDS, HAPPENING_WORDS, PROTECT_WORDS, RULE_WORDS

HERE = Path(__file__).parent.parent
RULES = HERE / "docs" / "rules" / "khtcg.md"
PAGE = HERE / "docs" / "khtcg-hooks.md"
CHAPTER = re.compile(r"^### 8\.4 .*?(?=^#)", re.MULTILINE | re.DOTALL)
HOOK = re.compile(
    r"^- \*\*(KH-HOOK-\d+)\*\* \[[^]]*\] (?P<names>`.*?\))(?=[:.])"
    r"(?:: (?P<when>.*?))?\.(?: \[.*\])? \((?P<clauses>KH-[^)]*)\)$"
)

USED_BY = {
    "KH-HOOK-01": ("field `limit`", "rules/deck.py"),
    "KH-HOOK-02": ("when `setup`", "rules/setup.py"),
    "KH-HOOK-03": ("field `also`", "rules/deck.py"),
    "KH-HOOK-04": ("when `turn_start`", "rules/turn.py"),
    "KH-HOOK-05": ("when `draw_start`", "rules/turn.py"),
    "KH-HOOK-06": ("rule `draw_target`", "rules/turn.py"),
    "KH-HOOK-07": ("when `drawn`, `renewed`; operation `replace`", "effects/changes.py"),
    "KH-HOOK-08": ("forbid `play`, `call`, `cast`, `equip`", "effects/changes.py"),
    "KH-HOOK-09": ("field `only`, `price`", "rules/permission.py"),
    "KH-HOOK-10": ("field `play_level`; rule `ladder`", "rules/permission.py"),
    "KH-HOOK-11": ("operation `limit`", "rules/permission.py"),
    "KH-HOOK-12": ("when `played` of this card", "rules/play.py"),
    "KH-HOOK-13": ("when `played`, `enters`", "effects/changes.py"),
    "KH-HOOK-14": ("when `casting`, `cast`", "rules/play.py"),
    "KH-HOOK-15": ("operation `ability`; forbid `use`", "rules/action.py"),
    "KH-HOOK-16": ("protect against `discard`", "effects/changes.py"),
    "KH-HOOK-17": ("operation `instead`", "effects/changes.py"),
    "KH-HOOK-18": ("when `discarded`", "effects/changes.py"),
    "KH-HOOK-19": ("when `leaves`", "effects/changes.py"),
    "KH-HOOK-20": (
        "operation `raise`, `set`; rule `world_total`; protect against `choice`",
        "effects/continuous.py",
    ),
    "KH-HOOK-21": ("when `arrived`, `departed`", "effects/changes.py"),
    "KH-HOOK-22": ("operation `silence`", "effects/continuous.py"),
    "KH-HOOK-23": ("when `control`", "effects/changes.py"),
    "KH-HOOK-24": ("when `counters`", "effects/changes.py"),
    "KH-HOOK-25": ("when `attached`, `detached`", "rules/play.py"),
    "KH-HOOK-26": ("forbid `transform`; when `form`", "rules/permission.py"),
    "KH-HOOK-27": ("forbid `move`; when `moved`", "rules/play.py"),
    "KH-HOOK-28": ("rule `move_hp`", "rules/play.py"),
    "KH-HOOK-29": ("forbid `disrupt`; when `disrupted`", "rules/play.py"),
    "KH-HOOK-30": ("forbid `escape`; rule `escape_price`; when `escaped`", "rules/play.py"),
    "KH-HOOK-31": ("forbid `battle`; when `battle_start`", "rules/combat.py"),
    "KH-HOOK-32": ("forbid `commit`; when `battle_commit`", "rules/combat.py"),
    "KH-HOOK-33": ("rule `battle_total`", "rules/combat.py"),
    "KH-HOOK-34": ("forbid `assign`", "rules/combat.py"),
    "KH-HOOK-35": ("rule `damage`; protect against `damage`; when `damaged`", "effects/changes.py"),
    "KH-HOOK-36": ("when `defeated`", "rules/state_checks.py"),
    "KH-HOOK-37": ("when `battle_end`", "rules/combat.py"),
    "KH-HOOK-38": ("when `action_start`, `action_end`", "rules/turn.py"),
    "KH-HOOK-39": ("forbid `challenge`; rule `challenges`", "rules/turn.py"),
    "KH-HOOK-40": ("when `challenge_start`", "rules/combat.py"),
    "KH-HOOK-41": ("forbid `option`", "rules/combat.py"),
    "KH-HOOK-42": ("forbid `commit`; when `challenge_commit`", "rules/combat.py"),
    "KH-HOOK-43": ("rule `challenge_total`", "rules/combat.py"),
    "KH-HOOK-44": ("rule `challenge_loss`", "rules/combat.py"),
    "KH-HOOK-45": ("when `won`, `lost`, `tied`", "rules/combat.py"),
    "KH-HOOK-46": ("when `challenge_end`", "rules/combat.py"),
    "KH-HOOK-47": (
        "rule `hp_gain`, `hp_loss`; when `hp_gained`, `hp_lost`; operation `replace`",
        "effects/changes.py",
    ),
    "KH-HOOK-48": ("when `discard_phase`", "rules/turn.py"),
    "KH-HOOK-49": ("rule `hand_limit`", "rules/turn.py"),
    "KH-HOOK-50": ("when `discard_end`", "rules/turn.py"),
    "KH-HOOK-51": ("when `turn_end`", "rules/turn.py"),
    "KH-HOOK-52": ("forbid `win`", "rules/state_checks.py"),
}
"""By hook: the words of card files that use it, and the module of `playmat.games.khtcg` that asks it."""

WORDS = {
    "when": HAPPENING_WORDS,
    "rule": RULE_WORDS,
    "forbid": ACT_WORDS,
    "protect": PROTECT_WORDS,
}
"""By the first word of a use, the words that the card language has for it: each has its hook."""

HEAD = """# Kingdom Hearts TCG: when card texts come in

Written by `tools/khtcg_hooks.py` from chapter 8.4 of the [rules](rules/khtcg.md) and the words of the
[card language](cards-khtcg.md). A *guard* answers allowed or not, a *value* changes a number or a list, an
*event* runs effects. The last column is the module of `playmat.games.khtcg` that asks or fires the hook.

| hook | name and kind | when | clauses | in card files | module |
|---|---|---|---|---|---|
"""


def used(kind: str) -> set[str]:
    """The words of a kind that the table names."""
    parts = [part.strip() for uses, _module in USED_BY.values() for part in uses.split(";")]
    return {word for part in parts if part.startswith(kind) for word in re.findall(r"`(\w+)`", part)}


def row(line: str) -> str:
    """A hook of the rules as a row.

    Raises:
        SystemExit: the line cannot be read.
    """
    found = HOOK.match(line)
    if found is None:
        raise SystemExit(f"this hook cannot be read: {line}")
    uses, module = USED_BY[found[1]]
    cells = (found[1], found["names"], found["when"] or "", found["clauses"], uses, f"`{module}`")
    return f"| {' | '.join(cells)} |"


def page() -> str:
    """The page as it should be.

    Raises:
        SystemExit: a hook that the table does not know, or a word of the card language without a hook.
    """
    chapter = CHAPTER.search(RULES.read_text(encoding="utf-8"))
    lines = [line for line in (chapter[0] if chapter else "").splitlines() if line.startswith("- **KH-HOOK-")]
    numbers = {line[4:14] for line in lines}
    if numbers != set(USED_BY):
        raise SystemExit(f"the rules and the table differ in {sorted(numbers ^ set(USED_BY))}")
    for kind, words in WORDS.items():
        if used(kind) != set(words):
            raise SystemExit(f"{kind}: {sorted(used(kind) ^ set(words))}")
    return HEAD + "\n".join(row(line) for line in lines) + "\n"


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, page()))
