"""Positions drawn at random: any cards, any damage, any effects that lie, at the beginning of any phase."""

from __future__ import annotations

from tests.kmon.oracle.things import Plain, element_of

from playmat.kernel.rng import Stream

PHASES = ("item", "persistent", "substitution", "action", "action", "action", "end")
PARTS = ("effects", "before", "on_success", "instead")


def one_of(stream: Stream, things: list[Plain]) -> Plain:
    """One of some things."""
    return things[int(stream.below(len(things)))]


def attaching(card: Plain) -> Plain | None:
    """The operation by which a card becomes an effect, if it has one."""
    return next((op for part in PARTS for op in card.get(part, []) if op["op"] == "attach"), None)


def drawn_position(stream: Stream, cards: dict[str, Plain]) -> Plain:
    """A position; nobody has fallen, and the active K-Mon is fit."""
    phase = PHASES[int(stream.below(len(PHASES)))]
    age = [0]
    return {
        "phase": phase,
        "turn": 1 + int(stream.below(9)),
        "turn_player": int(stream.below(2)),
        "first_player": int(stream.below(2)),
        "seats": [drawn_side(stream, seat, cards, age) for seat in range(2)],
    }


def drawn_side(stream: Stream, seat: int, cards: dict[str, Plain], age: list[int]) -> Plain:
    """A side of a position; `age` counts the effects."""
    known = [card for card in cards.values() if card["type"] == "kmon"]
    team: list[Plain] = []
    while len(team) < 3:
        kmon = one_of(stream, known)
        if all(kmon is not other for other in team):
            team.append(kmon)
    elements = {element for kmon in team for element in (kmon["primary"], kmon["secondary"])}
    fitting = [
        card
        for card in cards.values()
        if card["type"] != "kmon" and (not element_of(card) or element_of(card) in elements)
    ]
    active = int(stream.below(3))
    kmons = [drawn_kmon(stream, seat, one, place == active, cards, age) for place, one in enumerate(team)]
    return {
        "active": active,
        "defending": stream.below(3) == 0,
        "charges": int(stream.below(9)),
        "hand": drawn_codes(stream, fitting, 8),
        "deck": drawn_codes(stream, fitting, 9),
        "discard": drawn_codes(stream, fitting, 5),
        "team": kmons,
    }


def drawn_codes(stream: Stream, cards: list[Plain], below: int) -> list[str]:
    """Some cards."""
    return [one_of(stream, cards)["code"] for _ in range(int(stream.below(below)))]


def drawn_kmon(
    stream: Stream, seat: int, kmon: Plain, active: bool, cards: dict[str, Plain], age: list[int]
) -> Plain:
    """A K-Mon of a team."""
    if not active and stream.below(5) == 0:
        return {"kmon": kmon["code"], "damage": kmon["hp"], "exhausted": True, "effects": []}
    lying = []
    attached = [card for card in cards.values() if attaching(card)]
    while attached and stream.below(3) == 0:  # a drawn set may hold nothing that lies on a K-Mon
        card = one_of(stream, attached)
        op = attaching(card)
        assert op is not None
        owner = 1 - seat if op["kind"] == "debuff" else seat
        counters = int(stream.below(op["duration"]))
        lying.append({"card": card["code"], "owner": owner, "counters": counters, "age": age[0]})
        age[0] += 1
    damage = int((0, stream.below(kmon["hp"]), kmon["hp"] - 1 - stream.below(3))[stream.below(3)])
    return {"kmon": kmon["code"], "damage": damage, "exhausted": False, "effects": lying}
