"""Several sentences of one move as one: six cards that are drawn are one line, not six."""

from __future__ import annotations

from collections.abc import Mapping

from playmat.cards.text import join
from playmat.kernel.phrase import Filling, Phrase


def put_together(
    told: list[Phrase | None], lists: Mapping[str, str], counts: Mapping[str, str]
) -> list[Phrase | None]:
    """Sentences that follow each other and differ in one thing become one, in the place of the first.

    Args:
        told: the sentences of a move; None where nothing is told.
        lists: of sentences that name a thing, the key and the filling in which the things are listed.
        counts: of sentences that name none, the key and the key of the sentence with their `count`.
    """
    found = list(told)
    first = -1
    alike: list[Phrase] = []
    for place, phrase in enumerate(told):
        if phrase is None:
            continue
        joins = phrase.key in lists or phrase.key in counts
        if joins and alike and same_but_for(alike[0], phrase, lists.get(phrase.key, "")):
            alike.append(phrase)
            found[place] = None
            found[first] = together(alike, lists, counts)
            continue
        first = place
        alike = [phrase]
    return found


def same_but_for(one: Phrase, other: Phrase, filling: str) -> bool:
    """Return whether two sentences are the same, but for what fills one gap."""
    if one.key != other.key or one.clause != other.clause or one.args.keys() != other.args.keys():
        return False
    return all(name == filling or value == other.args[name] for name, value in one.args.items())


def together(alike: list[Phrase], lists: Mapping[str, str], counts: Mapping[str, str]) -> Phrase:
    """The one sentence of several that are alike."""
    first = alike[0]
    args: dict[str, Filling] = dict(first.args)
    if first.key in counts:
        args["count"] = len(alike)
        return Phrase(counts[first.key], args, first.clause)
    name = lists[first.key]
    named: list[Phrase] = []
    for one in alike:
        value = one.args[name]
        if isinstance(value, Phrase):
            named.append(value)
    args[name] = join("cards-and", named)
    return Phrase(first.key, args, first.clause)
