"""Answers as text, and back. Terminal, records, screen readers and programs use the same grammar.

| kind   | text                        | example               |
|--------|-----------------------------|-----------------------|
| PICK   | the option's words          | `set attack 3`        |
| SUBSET | verb, then the things taken | `throw 1 3 5`, `stop` |
| SPLIT  | verb, then target=amount    | `give sora=1 goofy=1` |
| ORDER  | verb, then all the things   | `order b a c`         |

Words are lower case and the same in every language. Items of a SUBSET, SPLIT or ORDER are single
words without blanks. Reading ignores case and extra blanks.
"""

from __future__ import annotations

from playmat.kernel.choice import CONCEDE, Choice, Kind
from playmat.kernel.errors import IllegalAnswer, OutOfRange, UnreadableAnswer
from playmat.kernel.game import Game
from playmat.kernel.state import State

CONCEDE_WORD = "concede"
"""Gives the match up, in every game in which that can be done."""

SHOWN = 12
"""The number of legal answers that an error lists."""


def write_answer(game: Game, state: State, choice: Choice, answer: int) -> str:
    """The notation of an answer of an open choice.

    Raises:
        OutOfRange: the number is none of the choice's answers.
    """
    if answer == CONCEDE and game.concedes:
        return CONCEDE_WORD
    if not choice.allows(answer):
        raise OutOfRange("error-answer-range", "", got=str(answer), count=int(choice.count()))
    if choice.kind == Kind.PICK:
        return game.word(state, choice, choice.items[answer])
    words = item_words(game, state, choice)
    verb = game.verb(state, choice)
    if choice.kind == Kind.SUBSET:
        taken = [word for i, word in enumerate(words) if answer >> i & 1]
        return " ".join([verb, *taken]) if taken else game.nothing(state, choice)
    if choice.kind == Kind.SPLIT:
        amounts = choice.amounts(answer)
        given = [f"{word}={amount}" for word, amount in zip(words, amounts, strict=True) if amount]
        return " ".join([verb, *given]) if given else game.nothing(state, choice)
    return " ".join([verb, *(words[i] for i in choice.arrangement(answer))])


def item_words(game: Game, state: State, choice: Choice) -> list[str]:
    """The words of all items of a choice, in their order."""
    return [game.word(state, choice, choice.items[i]) for i in range(choice.n)]


def read_answer(game: Game, state: State, choice: Choice, text: str) -> int:
    """The answer that a text means.

    Raises:
        IllegalAnswer: it is against the rules; the phrase says why, with the clause.
        UnreadableAnswer: it is no answer of this game; the phrase lists what can be said.
    """
    said = tidy(text)
    if said == CONCEDE_WORD and game.concedes:
        return CONCEDE
    answer = match_answer(game, state, choice, said)
    if answer < 0:
        answer = match_answer(game, state, choice, tidy(game.normal(state, choice, said)))
    if answer >= 0:
        return answer
    reason = game.why_not(state, int(choice.seat), said)
    if reason is not None:
        error = IllegalAnswer(reason.key, reason.clause)
        error.phrase = reason
        raise error
    raise UnreadableAnswer(
        "error-answer-unreadable", "", got=said[:80], known=what_can_be_said(game, state, choice)
    )


def no_such_outcome(text: str) -> UnreadableAnswer:
    """Return the refusal of a text that is no outcome of the chance that is asked now, in plain words.

    A game raises it where it has nothing to add, such as what would have been understood.
    """
    return UnreadableAnswer("error-outcome-unreadable", "", got=text[:80])


def tidy(text: str) -> str:
    """Lower case, single blanks.

    >>> tidy("  Throw 1   3 ")
    'throw 1 3'
    """
    return " ".join(text.lower().split())


def what_can_be_said(game: Game, state: State, choice: Choice) -> str:
    """The grammar of a choice in one line, for an error message."""
    words = item_words(game, state, choice)
    if choice.kind == Kind.PICK:
        more = "" if len(words) <= SHOWN else ", …"
        return ", ".join(words[:SHOWN]) + more
    verb = game.verb(state, choice)
    if choice.kind == Kind.SPLIT:
        return f"{verb} {' '.join(f'{word}=N' for word in words)}"
    form = f"{verb} {' '.join(words)}"
    if choice.kind == Kind.SUBSET and choice.allows(0):
        return f"{form}, {game.nothing(state, choice)}"
    return form


def match_answer(game: Game, state: State, choice: Choice, said: str) -> int:
    """The answer a tidied text spells, or -1."""
    words = item_words(game, state, choice)
    if choice.kind == Kind.PICK:
        return words.index(said) if said in words else -1
    if choice.kind != Kind.ORDER and said == game.nothing(state, choice):
        return match_empty(choice)
    verb = game.verb(state, choice)
    head, _, rest = said.partition(" ")
    if head != verb:
        return -1
    tokens = rest.split()
    if choice.kind == Kind.SUBSET:
        return match_subset(choice, words, tokens)
    if choice.kind == Kind.SPLIT:
        return match_split(choice, words, tokens)
    if sorted(tokens) != sorted(words):
        return -1
    return choice.arranging([words.index(token) for token in tokens])


def match_empty(choice: Choice) -> int:
    """The answer that takes nothing or gives nothing, or -1."""
    if choice.kind == Kind.SUBSET:
        return 0 if choice.allows(0) else -1
    return choice.splitting([0] * int(choice.n))


def match_subset(choice: Choice, words: list[str], tokens: list[str]) -> int:
    """The mask of the named things, or -1."""
    mask = 0
    for token in tokens:
        if token not in words or mask >> words.index(token) & 1:
            return -1
        mask |= 1 << words.index(token)
    return mask if tokens and choice.allows(mask) else -1


def match_split(choice: Choice, words: list[str], tokens: list[str]) -> int:
    """The rank of the named amounts, or -1."""
    amounts = [0] * len(words)
    for token in tokens:
        word, equals, number = token.partition("=")
        if word not in words or not equals or not (number.isascii() and number.isdigit()) or len(number) > 6:
            return -1
        amounts[words.index(word)] += int(number)
    return choice.splitting(amounts)
