"""Chapters 5 to 8, 11 to 13, 15 and 16: declaring, answering, resolving and settling."""

from __future__ import annotations

from tests.kmon.oracle import options
from tests.kmon.oracle.damage import attack_damage
from tests.kmon.oracle.operations import Use, tick_also
from tests.kmon.oracle.table import Battle, can_be_healed
from tests.kmon.oracle.things import Course, Kmon, Link, Plain, Question

SUCCESS = 2
"""Charges for a successful attack (KM-ATK-05)."""


# ---- declaring ----------------------------------------------------------------------------------


def take_from_hand(battle: Battle, seat: int, word: str) -> Plain:
    """A card leaves the hand to be played."""
    side = battle.sides[seat]
    code = battle.find(side.hand, word)
    side.hand.remove(code)
    return battle.cards[code]


def declare(battle: Battle, seat: int, answer: str, *, final: bool = False) -> Course[None]:
    """Declare an action of Phase IV or a final attack, pay it, and play the chain (KM-ACT-03, KM-ACT-04)."""
    side = battle.sides[seat]
    if answer == "defend":
        link = Link(seat, "defence", [], side.active)
    elif answer.startswith("attack"):
        names = answer.removeprefix("attack").removeprefix(" with ")
        cards = [take_from_hand(battle, seat, name) for name in names.split(" and ") if name]
        battle.gain(seat, -sum(int(card.get("cost", 0)) for card in cards))
        link = Link(seat, "attack", cards, side.active, final=final)
    else:
        name, _, on = answer.removeprefix("play ").partition(" on ")
        chosen = battle.named(seat, on) if on else None
        card = take_from_hand(battle, seat, name)
        battle.gain(seat, -options.ability_cost(card, side))
        link = Link(seat, "ability", [card], side.active, chosen)
    below = len(battle.chain)  # a final attack opens its own chain (KM-TRAIT-IRREDUCIBLE-3)
    battle.chain.append(link)
    if link.action == "ability" and options.extra_cost(link.cards[0]):
        yield from battle.part_with(seat, "pay", options.extra_cost(link.cards[0]))
    yield from be_answered(battle)
    while len(battle.chain) > below and not battle.over():
        yield from resolve_last(battle)


def be_answered(battle: Battle) -> Course[None]:
    """Links are added until somebody passes or nobody could react (KM-REACT-04 to KM-REACT-06)."""
    while True:
        last = battle.chain[-1]
        seat = 1 - last.seat
        side = battle.sides[seat]
        if not could_react(battle, seat, last):
            return
        said = options.reactions(battle.plains(side.hand), side, last)
        answer = yield from battle.choose(seat, "react", ["pass", *said], secret=True)
        if answer == "pass":
            return
        yield from add_reaction(battle, seat, answer)


def could_react(battle: Battle, seat: int, last: Link) -> bool:
    """Return whether, as far as the table shows, a player might have a reaction (KM-SM-03)."""
    side = battle.sides[seat]
    if not side.hand or side.active is None:
        return False
    return bool(options.reactions(list(battle.cards.values()), side, last))


def add_reaction(battle: Battle, seat: int, answer: str) -> Course[None]:
    """A reaction is declared and paid (KM-REACT-05, KM-EVA-02, KM-FX-04)."""
    side = battle.sides[seat]
    if answer == "evade":
        battle.chain.append(Link(seat, "evasion", [], side.active))
        yield from battle.part_with(seat, "pay", options.evasion_price(side))
    elif answer == "blackout":
        battle.chain.append(Link(seat, "blackout", [], side.active))
        yield from battle.part_with(seat, "pay", options.BLACKOUT_PRICE)
    else:
        card = take_from_hand(battle, seat, answer.removeprefix("react "))
        battle.gain(seat, -int(card.get("cost", 0)))
        battle.chain.append(Link(seat, "reaction", [card], side.active))
        if options.extra_cost(card):
            yield from battle.part_with(seat, "pay", options.extra_cost(card))


# ---- resolving ----------------------------------------------------------------------------------


def resolve_last(battle: Battle) -> Course[None]:
    """The last link resolves, and is settled before the next (KM-REACT-07, KM-REACT-09, KM-ACT-05)."""
    link = battle.chain[-1]
    answered = battle.chain[-2] if len(battle.chain) > 1 else None
    yield from resolve(battle, link, answered)
    battle.chain.pop()
    for card in link.cards:
        if card["code"] in link.kept:
            link.kept.remove(card["code"])
        else:
            battle.sides[link.seat].discard.append(card["code"])
    if not link.final:
        yield from settle(battle)


def resolve(battle: Battle, link: Link, answered: Link | None) -> Course[None]:
    """One link (KM-REACT-08, KM-REACT-10)."""
    lost = link.action in ("attack", "ability", "defence") and link.kmon is not battle.sides[link.seat].active
    if link.fate == "neutralised" or lost:
        return
    if link.fate == "evaded":
        yield from evaded(battle, link)
    elif link.action == "attack":
        yield from attack(battle, link)
    elif link.action == "defence":
        yield from defend(battle, link)
    elif link.action == "ability":
        if options.targets_opponent(link):
            defender_gains(battle, link)
        yield from use(battle, link, link.cards[0], "effects", answered)
    elif link.action == "reaction":
        yield from use(battle, link, link.cards[0], "effects", answered)
    else:
        assert answered is not None
        answered.fate = "evaded" if link.action == "evasion" else "neutralised"


def use(battle: Battle, link: Link, card: Plain, part: str, answered: Link | None = None) -> Course[None]:
    """Carry out a part of a card of a link."""
    work = Use(battle, link.seat, card, link.chosen, link, answered)
    yield from work.carry_out(card.get(part, []))
    if work.kept:
        link.kept.append(card["code"])


def evaded(battle: Battle, link: Link) -> Course[None]:
    """Carry out the rest of an evaded link: damage to the bench (KM-EVA-04, KM-EVA-06, KM-FX-13)."""
    for card in link.cards:
        work = Use(battle, link.seat, card, link.chosen, link)
        yield from work.spared(card.get("effects", []))


def defender_gains(battle: Battle, link: Link) -> None:
    """Charges for being aimed at in the defensive position (KM-DEFN-06, KM-DEFN-09)."""
    if battle.sides[1 - link.seat].defending:
        battle.gain(1 - link.seat, 4 if options.ultimate(link) else 2)


def attack(battle: Battle, link: Link) -> Course[None]:
    """An attack in the order of KM-ATK-08."""
    seat, other = link.seat, 1 - link.seat
    own, opponent = battle.sides[seat], battle.sides[other]
    defender_gains(battle, link)
    replacing = [card for card in link.cards if card.get("replaces")]
    if replacing:
        for card in replacing:
            yield from use(battle, link, card, "instead")
        return
    for card in link.cards:
        yield from use(battle, link, card, "before")
    attacker, target = own.active, opponent.active
    if attacker is None or target is None:
        return
    battle.hit(other, target, attack_damage(own, opponent, link.cards, link.reduced), opposing=True)
    battle.gain(seat, max(0, SUCCESS + attacker.continuous("attack_charges")))
    if own.trait == "raider":
        battle.gain(other, -1)
    if own.trait == "implacable":
        battle.mill(other, 1)
    if opponent.trait == "pointed" and opponent.defending:
        battle.hit(seat, attacker, 1, opposing=False)
    battle.hit(seat, attacker, max(0, target.continuous("thorns")), opposing=False)
    tick_also(battle, other, target, "tick_when_hit")
    tick_also(battle, seat, attacker, "tick_when_attacking")
    for card in link.cards:
        yield from use(battle, link, card, "on_success")


def defend(battle: Battle, link: Link) -> Course[None]:
    """A Defence (KM-DEFN-02, KM-DEFN-05)."""
    battle.sides[link.seat].defending = True
    if battle.sides[1 - link.seat].defending:
        battle.gain(1 - link.seat, 1)
    yield from battle.retrieve(link.seat, 1, ("ability", "powerup"))


# ---- settling -----------------------------------------------------------------------------------


def settle(battle: Battle) -> Course[None]:
    """Deal with fallen K-Mons (KM-EXH-03)."""
    yield from final_attacks(battle)
    if battle.over():
        return
    gone: list[tuple[int, Kmon]] = []
    for seat, side in battle.both():
        for kmon in side.team:
            if kmon.fallen and not kmon.parting:
                gone.append((seat, kmon))
                exhaust(battle, seat, kmon)
    check_teams(battle)
    if battle.over():
        return
    for seat, kmon in gone:
        yield from bonus(battle, seat, kmon)
    for seat, side in battle.both():
        waits = battle.phase == "persistent" and seat == battle.turn_player  # KM-EXH-07
        if side.active is None and not waits:
            yield from battle.replace(seat)


def final_attacks(battle: Battle) -> Course[None]:
    """Irreducible K-Mons attack before they go (KM-TRAIT-IRREDUCIBLE-1 to KM-TRAIT-IRREDUCIBLE-4)."""
    for seat, side in battle.both():
        kmon, target = side.active, battle.sides[1 - seat].active
        if kmon is None or not kmon.fallen or not kmon.struck or kmon.parting or side.trait != "irreducible":
            continue
        attacks = options.attacks(battle.plains(side.hand), side)
        if target is None or not target.fit or not attacks:
            continue
        answer = yield Question(seat, "final", ["no attack", *attacks])
        kmon.struck = False
        if answer[0] != "no attack":
            kmon.parting = True
            yield from declare(battle, seat, answer[0], final=True)
            kmon.parting = False
            if battle.over():
                return


def exhaust(battle: Battle, seat: int, kmon: Kmon) -> None:
    """A fallen K-Mon is removed, its effects discarded (KM-EXH-03, KM-PERS-09)."""
    side = battle.sides[seat]
    for effect in list(kmon.effects):
        battle.take_off(kmon, effect)
    kmon.exhausted = True
    if side.active is kmon:
        battle.bring_in(seat, None)


def check_teams(battle: Battle) -> None:
    """Settle the battle if a team is exhausted (KM-WIN-01, KM-WIN-02, KM-WIN-04)."""
    beaten = [seat for seat, side in enumerate(battle.sides) if all(one.exhausted for one in side.team)]
    if len(beaten) == 2:
        battle.winner = 2
    elif beaten:
        battle.winner = 1 - beaten[0]


def bonus(battle: Battle, seat: int, kmon: Kmon) -> Course[None]:
    """The bonus for an exhausted K-Mon (KM-EXH-04, KM-EXH-05)."""
    team = battle.sides[seat].team
    others = [one for one in team if one is not kmon and one.damage and can_be_healed(one)]
    said = ["draw", "charges", *(f"heal {one.word}" for one in others)]
    answer = yield from battle.choose(seat, "bonus", said)
    if answer == "draw":
        yield from battle.draw(seat, 2)
    elif answer == "charges":
        battle.gain(seat, 2)
    else:
        battle.heal(battle.named(seat, answer), 2)
