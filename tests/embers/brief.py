"""The duel with little patience: its matches are soon overlong."""

from tests.embers.game import Embers


class Brief(Embers):
    """A duel that is overlong after 65 answers and outcomes."""

    draw_after = 65


BRIEF = Brief()
