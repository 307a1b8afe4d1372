"""The sentences that the page can show: those that its modules name, of all that the catalogues have.

The server words most of what people read; the page words its own buttons, headings and the things on a table.
What it can name is read from its modules: `"web-log"` is a key, and `` `web-key-${name}` `` is every key of
this form. So a catalogue for browsers is a fraction of the whole, and has a name that tells its content.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

KEY = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]""")
FORM = re.compile(r"`((?:[a-z0-9-]|\$\{[^`{}]*\})*-(?:[a-z0-9-]|\$\{[^`{}]*\})*)`")
FILLED = re.compile(r"\$\{[^`{}]*\}")
ANY = "[a-z0-9-]+"

MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)")


def named_in(scripts: Iterable[str]) -> re.Pattern[str]:
    """The pattern that matches every key that these modules can name, and no other.

    >>> named = named_in(["t('web-log') + t(`web-key-${key}`) + name(`${game}-name`, `${path}-${copy}`)"])
    >>> [key for key in ("web-log", "web-key-undo", "go-name", "web-lot", "go-key") if named.fullmatch(key)]
    ['web-log', 'web-key-undo', 'go-name']
    """
    found: set[str] = set()
    for script in scripts:
        found.update(KEY.findall(script))
        for form in FORM.findall(script):
            said = FILLED.split(form)
            if len(said) > 1 and any(part.strip("-") for part in said):
                found.add(ANY.join(map(re.escape, said)))
    return re.compile("|".join(sorted(found)) or r"(?!)")


def messages_of(catalogue: str) -> dict[str, str]:
    r"""The messages of a catalogue by their keys, each as it is written.

    >>> messages_of("# Buttons\nweb-undo = Undo\n    .title = Take back\n\nweb-log = Log\n")
    {'web-undo': 'web-undo = Undo\n    .title = Take back\n', 'web-log': 'web-log = Log\n'}
    """
    text = COMMENT.sub("", catalogue)
    begins = list(MESSAGE.finditer(text))
    ends = [one.start() for one in begins[1:]] + [len(text)]
    return {
        one.group(1): text[one.start() : end].rstrip() + "\n" for one, end in zip(begins, ends, strict=True)
    }


def page_texts(catalogue: str, named: re.Pattern[str]) -> str:
    """The messages of a catalogue that a page can name, and those they refer to."""
    messages = messages_of(catalogue)
    left = [key for key in messages if named.fullmatch(key)]
    kept: set[str] = set()
    while left:
        key = left.pop()
        if key not in kept:
            kept.add(key)
            left += [one for one in REFERENCE.findall(messages[key]) if one in messages]
    return "".join(text for key, text in messages.items() if key in kept)
