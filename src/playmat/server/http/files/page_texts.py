"""The sentences that the page can show: those that its modules name, of all that the catalogues have.

The server words most of what people read; the page words its own buttons, headings and the things on a table.
What it can name is read from its modules: `"web-log"` is a key, and `` `web-key-${name}` `` is every key of
this form. So a catalogue for browsers is a fraction of the whole, and has a name that tells its content.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

KEY = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]""")
FORM = re.compile(r"`((?:[a-z0-9-]|\$\{[^`{}]*\})*-(?:[a-z0-9-]|\$\{[^`{}]*\})*)`")
FILLED = re.compile(r"\$\{[^`{}]*\}")
ANY = "[a-z0-9-]+"

MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)")


class Named(NamedTuple):
    """The keys that modules can name.

    Attributes:
        keys: those that stand there.
        forms: the pattern of those that are put together.
    """

    keys: frozenset[str]
    forms: re.Pattern[str]

    def has(self, key: str) -> bool:
        """Return whether a key can be named."""
        return key in self.keys or self.forms.fullmatch(key) is not None


def named_in(scripts: Iterable[str]) -> Named:
    """The keys that these modules can name.

    >>> named = named_in(["t('web-log') + t(`web-key-${key}`) + name(`${game}-name`, `${path}-${copy}`)"])
    >>> [key for key in ("web-log", "web-key-undo", "go-name", "web-lot", "go-key") if named.has(key)]
    ['web-log', 'web-key-undo', 'go-name']
    """
    keys: set[str] = set()
    forms: set[str] = set()
    for script in scripts:
        keys.update(KEY.findall(script))
        for form in FORM.findall(script):
            said = FILLED.split(form)
            if len(said) > 1 and any(part.strip("-") for part in said):
                forms.add(ANY.join(map(re.escape, said)))
    return Named(frozenset(keys), re.compile("|".join(sorted(forms)) or r"(?!)"))


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


def page_texts(catalogue: str, named: Named) -> str:
    """The messages of a catalogue that a page can name, and those they refer to."""
    messages = messages_of(catalogue)
    left = [key for key in messages if named.has(key)]
    kept: set[str] = set()
    while left:
        key = left.pop()
        if key not in kept:
            kept.add(key)
            left += [one for one in REFERENCE.findall(messages[key]) if one in messages]
    return "".join(text for key, text in messages.items() if key in kept)
