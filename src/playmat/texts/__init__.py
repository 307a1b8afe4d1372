"""The language room: phrases become sentences in the reader's language.

Catalogues are Fluent files. Shared and interface texts stand in `texts/<language>/*.ftl` of this package,
a game's own in `texts/<language>/*.ftl` of the game's package, also of a third party's. The keys of a game
begin with its id and a hyphen (`embers-world-saved`); that is how its catalogue is found.

>>> from playmat.kernel.phrase import Phrase
>>> render(Phrase("about-licence"), "en")
'The code is under the MIT licence.'
>>> render(Phrase("no-such-key"), "it")
'[no-such-key]'
"""

from __future__ import annotations

from playmat.texts.catalogue import has, languages, render, render_or
from playmat.texts.choose import UnknownLanguage, detect
from playmat.texts.sources import LANGUAGES

__all__ = ["LANGUAGES", "UnknownLanguage", "detect", "has", "languages", "render", "render_or"]
