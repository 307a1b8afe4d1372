"""The duel with little patience: its matches are soon overlong."""

from tests.duel.game import Duel


class Brief(Duel):
    """A duel that is overlong after 65 answers and outcomes."""

    draw_after = 65


BRIEF = Brief()
