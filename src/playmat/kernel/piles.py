"""Operations that all piles of packed numbers share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from playmat.kernel.rng import Stream


def redeal_pile(pile: vec[i64], count: i64, stream: Stream) -> None:
    """Put the first `count` numbers of a pile into a random order, for a redeal.

    They are sorted first: what comes out depends on which numbers there are and on the stream, and not on the
    order that is hidden. So a player that thinks on redeals cannot be swayed by it.

    >>> one, other = vec[i64]([1, 2, 3, 9]), vec[i64]([3, 1, 2, 9])
    >>> redeal_pile(one, 3, Stream(5, 0))
    >>> redeal_pile(other, 3, Stream(5, 0))
    >>> list(one) == list(other), one[3]
    (True, 9)
    """
    done: i64 = 1
    while done < count:
        number = pile[done]
        place = done
        while place > 0 and pile[place - 1] > number:
            pile[place] = pile[place - 1]
            place -= 1
        pile[place] = number
        done += 1
    place = count - 1
    while place > 0:
        other = stream.below(place + 1)
        number = pile[place]
        pile[place] = pile[other]
        pile[other] = number
        place -= 1


def exchange(pile: vec[i64], place: i64, other: i64) -> None:
    """Let two cards of a pile change places: a shuffle does so for each place from the top.

    >>> pile = vec[i64]([1, 2, 3])
    >>> exchange(pile, 2, 0)
    >>> list(pile)
    [3, 2, 1]
    """
    card = pile[place]
    pile[place] = pile[other]
    pile[other] = card
