"""Chapter 20: what the operations of cards do."""

from __future__ import annotations

from tests.kmon.oracle.damage import ability_damage
from tests.kmon.oracle.table import Battle
from tests.kmon.oracle.things import Course, Effect, Kmon, Link, Plain, Side, element_of, every


class Use:
    """A card at work.

    Args:
        battle: where.
        seat: whose card it is.
        card: the card.
        chosen: the K-Mon chosen on declaration.
        link: the link it is part of; None for an item (KM-ITEM-04).
        answered: the link that it answers.
    """

    def __init__(
        self,
        battle: Battle,
        seat: int,
        card: Plain,
        chosen: Kmon | None = None,
        link: Link | None = None,
        answered: Link | None = None,
    ) -> None:
        self.battle, self.seat, self.card, self.chosen = battle, seat, card, chosen
        self.link, self.answered = link, answered
        self.own: Side = battle.sides[seat]
        self.opponent: Side = battle.sides[1 - seat]
        self.kept = False

    def carry_out(self, operations: list[Plain]) -> Course[None]:
        """All operations in printed order (KM-ABL-07, KM-FX-11)."""
        for op in operations:
            yield from self.one(op)

    def one(self, op: Plain) -> Course[None]:
        """One operation."""
        battle, amount = self.battle, op.get("amount", 0)
        other = 1 - self.seat
        match op["op"]:
            case "damage" | "counter":
                yield from self.damage(amount, op.get("to", "opp_active"))
            case "recoil":
                battle.hit(self.seat, self.own.active, amount, opposing=False)
            case "heal":
                for kmon in self.those(op.get("to", "own_active")):
                    battle.heal(kmon, amount)
            case "gain_charges":
                battle.gain(self.seat, amount)
            case "drain_charges":
                battle.gain(other, -amount)
            case "steal_charges":
                moved = min(amount, self.opponent.charges)
                battle.gain(other, -moved)
                battle.gain(self.seat, moved)
            case "draw":
                yield from battle.draw(self.seat, amount)
            case "opp_discard" if op.get("mode") == "random":
                yield from battle.lose_at_random(other, amount)
            case "opp_discard":
                yield from battle.part_with(other, "discard", amount)
            case "mill":
                battle.mill(other, amount)
            case "retrieve":
                yield from battle.retrieve(self.seat, amount, tuple(op["types"]))
            case "switch_self":
                yield from self.substitute(self.seat, self.seat, may=op.get("optional", False))
            case "force_switch":
                chooser = self.seat if op.get("chooser") == "actor" else other
                yield from self.substitute(other, chooser, may=False)
            case "attach":
                self.attach(op)
            case "cleanse":
                self.cleanse(op)
            case "take_defence":
                if self.own.active is not None and self.own.active.fit:
                    self.own.defending = True
            case "break_defence":
                self.opponent.defending = False
            case "neutralise" | "evade":
                assert self.answered is not None
                self.answered.fate = {"neutralise": "neutralised", "evade": "evaded"}[op["op"]]
            case "reduce":
                assert self.answered is not None
                self.answered.reduced += amount
            case "peek_hand":
                pass
            case "damage_each" | "heal_each" | "gain_each" | "draw_each":
                yield from self.for_each(op)
            case "if":
                if self.so(op):
                    yield from self.carry_out(op["do"])
            case "choose":
                yield from self.carry_out((yield from self.choice(op)))
            case unknown:
                raise AssertionError(unknown)

    def counted(self, what: str) -> int:
        """The number of something at the moment (KM-FX-18)."""
        whose, _, things = what.partition("_")
        side = self.own if whose == "own" else self.opponent
        match things:
            case "charges":
                return side.charges
            case "hand":
                return len(side.hand)
            case "exhausted":
                return [kmon.exhausted for kmon in side.team].count(True)
            case _:
                return side.active.damage if side.active else 0

    def for_each(self, op: Plain) -> Course[None]:
        """An amount for each of something, as one amount (KM-FX-18)."""
        times = self.counted(op["of"])
        if times:
            plain = {"damage_each": "damage", "heal_each": "heal", "gain_each": "gain_charges"}
            amount = min(times * op["amount"], op["most"])
            yield from self.one({"op": plain.get(op["op"], "draw"), "amount": amount})

    def so(self, op: Plain) -> bool:
        """Return whether a condition holds now (KM-FX-19)."""
        count, amount = self.counted(op["of"]), int(op["amount"])
        return count >= amount if op.get("is", "at_least") == "at_least" else count <= amount

    def choice(self, op: Plain) -> Course[list[Plain]]:
        """Let a player choose among two or three things, and return the operations (KM-FX-22)."""
        seat = self.seat if op.get("chooser", "actor") == "actor" else 1 - self.seat
        said = ["first", "second", "third"][: 3 if op.get("three") else 2]
        answer = yield from self.battle.choose(seat, "choose", said)
        things: dict[str, list[Plain]] = dict(
            zip(said, (op["one"], op["two"], op.get("three", [])), strict=False)
        )
        return things[answer]

    def spared(self, operations: list[Plain]) -> Course[None]:
        """Carry out the rest of an evaded action: damage to the bench (KM-EVA-06, KM-FX-13, KM-FX-19)."""
        for op in operations:
            if op["op"] == "damage" and op.get("to") in {"opp_bench_all", "opp_bench_one"}:
                yield from self.one(op)
            elif op["op"] == "if" and self.so(op):
                yield from self.spared(op["do"])
            elif op["op"] == "choose" and any(
                str(one.get("to")).startswith("opp_bench") for one in every([op])
            ):
                yield from self.spared((yield from self.choice(op)))

    def damage(self, amount: int, to: str) -> Course[None]:
        """Ability damage of the card's element (KM-DMG-03, KM-DMG-06, KM-DMG-07, KM-FX-20)."""
        element = element_of(self.card)
        reduced = self.link.reduced if self.link else 0
        if to == "opp_active":
            struck = [self.opponent.active] if self.opponent.active else []
        elif to == "opp_bench_one" and self.opponent.reserve:
            said = [f"hit {one.word}" for one in self.opponent.reserve]
            answer = yield from self.battle.choose(self.seat, "aim", said)
            struck = [self.battle.named(1 - self.seat, answer)]
        else:
            struck = self.opponent.reserve  # a fallen one is no target of further effects
        for kmon in struck:
            dealt = ability_damage(amount, element, self.own, self.opponent, kmon, reduced)
            self.battle.hit(1 - self.seat, kmon, dealt, opposing=self.link is not None)

    def those(self, to: str) -> list[Kmon]:
        """The K-Mons that `to` means; a fallen one is no target of further effects (KM-EXH-02, R-36)."""
        meant: dict[str, list[Kmon | None]] = {
            "own_active": [self.own.active],
            "opp_active": [self.opponent.active],
            "own_one": [self.chosen],
            "own_all": [*self.own.team],
            "opp_all": [*self.opponent.team],
        }
        return [kmon for kmon in meant[to] if kmon is not None and kmon.fit]

    def substitute(self, seat: int, chooser: int, *, may: bool) -> Course[None]:
        """A card substitutes an active K-Mon (KM-FX-10)."""
        side = self.battle.sides[seat]
        if side.active is None or not side.active.fit or not side.reserve:
            return
        said = (["stay"] if may else []) + [f"switch {one.word}" for one in side.reserve]
        answer = yield from self.battle.choose(chooser, "switch", said)
        if answer != "stay":
            self.battle.bring_in(seat, self.battle.named(seat, answer))

    def attach(self, op: Plain) -> None:
        """The card becomes a persistent effect (KM-FX-12, KM-TRAIT-EMBANKMENT-1, KM-TRAIT-EMBANKMENT-2)."""
        sheet = object()
        for kmon in self.those(op["to"]):
            effect = Effect(self.card, self.seat, sheet=sheet)
            bearer = self.opponent if op["to"].startswith("opp") else self.own
            embanked = kmon is bearer.active and bearer.trait == "embankment"  # when it becomes the target
            if op["kind"] == "debuff" and embanked:
                effect.counters = 1
            if not effect.expired:  # else it never lay there, and goes where played cards go (KM-ACT-05)
                kmon.effects.append(effect)
                self.kept = True

    def cleanse(self, op: Plain) -> None:
        """Remove effects of a kind, oldest first."""
        for kmon in self.those(op.get("to", "own_active")):
            found = [effect for effect in kmon.effects if effect.attach["kind"] == op["what"]]
            limit = op.get("amount", "all")
            for effect in found if limit == "all" else found[:limit]:
                self.battle.take_off(kmon, effect)


def tick(battle: Battle, seat: int, kmon: Kmon, op: Plain) -> None:
    """One operation of a tick: exact, on the K-Mon or its player (KM-PERS-07, KM-FX-07)."""
    match op["op"]:
        case "damage":
            battle.hit(seat, kmon, op["amount"], opposing=False)
        case "heal":
            battle.heal(kmon, op["amount"])
        case "lose_charges":
            battle.gain(seat, -op["amount"])
        case "gain_charges":
            battle.gain(seat, op["amount"])
        case unknown:
            raise AssertionError(unknown)


def tick_also(battle: Battle, seat: int, kmon: Kmon, flag: str) -> None:
    """The ticks on a K-Mon that happen at this moment, too (KM-FX-24)."""
    for effect in kmon.effects:
        if effect.static(flag) and kmon.fit:
            for op in effect.attach.get("tick", []):
                tick(battle, seat, kmon, op)
