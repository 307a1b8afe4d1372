"""The words of a game's codes: a class of constants declares the number and the word of each at once."""

from __future__ import annotations


def numbered_words(codes: type, joint: str = "_", **other: str | None) -> dict[int, str]:
    """The word of each number, in the order of the numbers: a constant's name in small letters.

    Args:
        codes: a class whose constants are the codes.
        joint: what joins the parts of a name.
        other: by name, the words that are not the name's, and None for a code that has none.

    Raises:
        ValueError: two codes have one number, or `other` names no code.

    >>> class Colour:
    ...     NONE = 0
    ...     DARK_RED = 4
    ...     BLUE = 2
    >>> numbered_words(Colour, "-", NONE=None, BLUE="azure")
    {2: 'azure', 4: 'dark-red'}
    """
    numbers: dict[str, int] = {name: number for name, number in vars(codes).items() if name.isupper()}
    unknown = sorted(set(other) - set(numbers))
    if unknown:
        raise ValueError(f"{codes.__name__} has no {', '.join(unknown)}")
    words: dict[int, str] = {}
    for name in sorted(numbers, key=numbers.__getitem__):
        word = other.get(name, name.lower().replace("_", joint))
        if word is None:
            continue
        if numbers[name] in words:
            raise ValueError(f"{codes.__name__}: {words[numbers[name]]} and {word} have one number")
        words[numbers[name]] = word
    return words


def words_of(codes: type, joint: str = "_", **other: str | None) -> tuple[str, ...]:
    """As `numbered_words`, for numbers or bits that follow each other: their words in this order.

    Raises:
        ValueError: as there, or a number is missing.

    >>> class Size:
    ...     SMALL = 1
    ...     LARGE = 2
    ...     VERY_LARGE = 4
    >>> words_of(Size)
    ('small', 'large', 'very_large')
    """
    words = numbered_words(codes, joint, **other)
    numbers = list(words)
    first = numbers[0]
    counted = [first + place for place in range(len(numbers))]
    if numbers not in (counted, [first << place for place in range(len(numbers))]):
        raise ValueError(f"{codes.__name__}: {numbers} do not follow each other")
    return tuple(words.values())
