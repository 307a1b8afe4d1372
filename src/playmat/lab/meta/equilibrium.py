"""The equilibrium of a symmetric game for two in which what one wins the other loses."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from playmat.lab.files import BadFile

LIBRARY = "scipy"


def check_library() -> None:
    """Refuse to go on without the library that solves linear programs.

    Raises:
        BadFile: it is not installed; the message says how to install it.
    """
    if find_spec(LIBRARY) is None:
        raise BadFile("lab-no-scipy", "", install="pip install 'playmat[stats]'")


def equilibrium(shares: Sequence[Sequence[float]]) -> list[float]:
    """The mix against which no choice scores more than half of the points: a Nash equilibrium.

    If there are several, the linear program gives one of them, always the same.

    Args:
        shares: what share of the points each choice (row) scores against each other one (column); a row and
            the column of the same choice add up to 1.

    Returns:
        The weight of each choice; they add up to 1.

    >>> [round(weight, 3) for weight in equilibrium([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]])]
    [0.333, 0.333, 0.333]
    """
    from scipy.optimize import linprog

    many = len(shares)
    # Choose weights w >= 0 and the value v that they guarantee, and make v as large as possible.
    goal = [0.0] * many + [-1.0]
    guaranteed = [[-shares[row][column] for row in range(many)] + [1.0] for column in range(many)]
    found = linprog(
        goal,
        A_ub=guaranteed,
        b_ub=[0.0] * many,
        A_eq=[[1.0] * many + [0.0]],
        b_eq=[1.0],
        bounds=[(0.0, 1.0)] * many + [(0.0, 1.0)],
        method="highs-ds",
    )
    weights = [max(0.0, float(weight)) for weight in found.x[:many]]
    total = sum(weights)
    return [weight / total for weight in weights]
