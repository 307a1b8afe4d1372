"""The voice of the client: keys and phrases into the language of the person at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from playmat import texts
from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Filling, Phrase


class Words:
    """Says everything in one language.

    Args:
        lang: one of `texts.languages()`.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def tr(self, key: str, /, **args: Filling) -> str:
        """The sentence of a key of the catalogues."""
        return texts.render(Phrase(key, args), self.lang)

    def of(self, phrase: Phrase) -> str:
        """The sentence of a phrase."""
        return texts.render(phrase, self.lang)

    def cited(self, phrase: Phrase) -> str:
        """The sentence of a phrase with the clause it rests on."""
        said = self.of(phrase)
        return f"{said} [{phrase.clause}]" if phrase.clause else said

    def asked(self, who: Phrase, what: Phrase) -> str:
        """A question to somebody, with the name before it where the question does not say it."""
        name, said = self.of(who), self.of(what)
        return said if name in said else self.tr("table-pair", name=name, what=said)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things as one sentence, with the commas of the language."""
        whole = parts[0] if parts else ""
        for part in parts[1:]:
            whole = self.tr("terminal-listed", first=whole, rest=part)
        return whole

    def error(self, error: PlaymatError) -> str:
        """The refusal, its reason and its clause."""
        return self.cited(error.phrase)

    def maybe(self, key: str, otherwise: str, **args: Filling) -> str:
        """The sentence of a key that a third party's game may lack."""
        return texts.render_or(key, self.lang, otherwise, **args)
