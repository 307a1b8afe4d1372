"""The evaluation as features, for fitting its numbers: L is the sum of weight times amount."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.perilous.bot.weights import FULL_BODY, FURTHEST, MOST_LEFT, At
from playmat.games.perilous.state.codes import ACTIONS, copies, height, top_of, without_top
from playmat.games.perilous.state.components import ITEMS, WORLDS
from playmat.games.perilous.state.mutations import Cell, PerilousState


def features(t: PerilousState) -> list[tuple[int, float]]:
    """The numbers of `weights` that L of a table at the start of a turn adds up, and how often each."""
    found: list[tuple[int, float]] = []
    partners = [0] * ACTIONS
    shields: i64 = 0
    cards = [0] * int(ITEMS)
    for hero in range(t.seats):
        role = t.cell(hero, Cell.ROLE)
        for action in range(i64(ACTIONS)):
            if (t.cell(hero, Cell.SET) >> action) & 1 != 0:
                found.append((int(At.TOKENS + role * 10 + action * 2 + 1), 1.0))
                partners[action] += 1
            elif (t.cell(hero, Cell.READY) >> action) & 1 != 0:
                found.append((int(At.TOKENS + role * 10 + action * 2), 1.0))
        whole = t.cell(hero, Cell.HEALTH) + t.cell(hero, Cell.SHIELDS)
        shields += t.cell(hero, Cell.SHIELDS)
        kind: i64 = At.NEXT if hero == t.active else At.BODY
        found.append((int(kind + (whole if whole < FULL_BODY else FULL_BODY)), 1.0))
        for item in range(ITEMS):
            cards[item] += int(copies(t.cell(hero, Cell.HAND), item))
    found += [
        (At.PAIRS + action, partners[action] * (partners[action] - 1) / 2)
        for action in range(ACTIONS)
        if partners[action] > 1
    ]
    if shields > 0:
        found.append((At.SHIELD, float(shields)))
    found += [(At.CARDS + item, float(cards[item])) for item in range(ITEMS) if cards[item] > 0]
    space = t.marker if t.marker < FURTHEST else i64(FURTHEST)
    place = (WORLDS[t.world].level - 1) * 16 + space
    found.append((int(At.MARKER + place), 1.0))
    found.append((int(At.WORLD + t.world), 1.0))
    if t.overrun != 0:
        found.append((int(At.DANGER + place), 1.0))
        found.append((At.OVERRUN, 1.0))
    ahead = t.ahead
    while ahead != 0:
        found.append((int(At.COMING + top_of(ahead)), 1.0))
        ahead = without_top(ahead)
    left = t.to_save - height(t.saved)
    found.append((int(At.LEFT + (left if left < MOST_LEFT else i64(MOST_LEFT))), 1.0))
    return found
