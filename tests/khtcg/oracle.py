"""A literal second opinion on totals, the ladder, disrupting and winning, read off the clauses alone.

It knows nothing of the engine: a position is plain data, a card is what its file says, and every question is
answered by looking at everything on the table. Slow on purpose; each rule stands beside its clause.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.khtcg.deeds import COUNTED, Deed, done, done_with
from tests.khtcg.things import Change, Plain, Played, Player, Thing, contains, kinds_of, names_of, play_level

WIN_TOTAL = 13


@dataclass
class Position:
    """Everything on the table.

    Attributes:
        ruleset: `ffg` or `tomy`.
        active: whose turn it is; the attacker of a challenge, the one who battles.
        fight: empty, `battle` or `challenge`.
        players: seat 0 and seat 1.
        things: all cards in play; Worlds of a side in the order they were laid, the current one last.
        changes: what lasts.
        options: those of the match (KH-OPT); one that is left out is at its default.
        deeds: what has been done in this turn: whose, what, the card that was played, how much.
        burdens: by the key of a World, how many disruptors have been played on it, as KH-OPT-02 counts them.
    """

    ruleset: str
    active: int
    fight: str
    players: tuple[Player, Player]
    things: list[Thing]
    changes: list[Change] = field(default_factory=list)
    options: Plain = field(default_factory=dict)
    burdens: dict[int, int] = field(default_factory=dict)
    deeds: list[Deed] = field(default_factory=list)

    def set_to(self, option: str, value: object) -> bool:
        """Return whether an option has this value, which is not its default."""
        return bool(self.options.get(option) == value)

    def ruled_as(self, option: str, ffg: str, tomy: str) -> str:
        """The value of an option whose default is the ruleset's."""
        value = self.options.get(option, "ruleset")
        return str(value if value != "ruleset" else {"ffg": ffg, "tomy": tomy}[self.ruleset])

    # ---- who and where -----------------------------------------------------------------------------

    def of(self, seat: int, *areas: str) -> list[Thing]:
        """The things in some areas of a side."""
        return [one for one in self.things if one.side == seat and one.area in areas]

    def world(self, seat: int) -> Thing | None:
        """The current World: the topmost one (KH-WORLD-02, KH-WORLD-08)."""
        worlds = self.of(seat, "world")
        return worlds[-1] if worlds else None

    def face(self, seat: int) -> Thing:
        """The Player Card, or the form on it, whose values count (KH-FC-05)."""
        forms = self.of(seat, "form")
        return forms[-1] if forms else self.of(seat, "player")[0]

    def allies(self, seat: int) -> list[Thing]:
        """All allies a player controls, those that take part too (KH-CALL-04), captives not."""
        return [
            one
            for one in self.things
            if one.controller == seat and one.area in ("ally", "fighter") and not one.captive
        ]

    def disruptors(self, seat: int) -> list[Thing]:
        """The disruptors on a player's current World (KH-WORLD-10)."""
        here = self.world(seat)
        return [one for one in self.of(seat, "disruptor") if here is not None and one.host == here.key]

    # ---- what a card is ----------------------------------------------------------------------------

    def kinds(self, one: Thing) -> set[str]:
        """All words that fit a card in play."""
        found = self.printed(one.plain)
        if one.area in ("ally", "fighter"):
            found.add("friend")  # KH-FRIEND-07
        return found

    def printed(self, plain: Plain) -> set[str]:
        """All words that fit a card wherever it is."""
        return kinds_of(plain, not self.set_to("dark_word_covers_nobody", value=False))

    def named(self, one: Thing, name: str) -> bool:
        """KH-NAME-02, KH-NAME-04, KH-NAME-09."""
        whole = self.set_to("name_match", "whole_words")
        return any(contains(known, name.casefold(), whole) for known in names_of(one.plain))

    def alike(self, one: Plain, other: Plain) -> bool:
        """Return whether the unique rule takes two names as one (KH-UNIQ-11, KH-NAME-09, KH-OPT-07)."""
        both = [(mine, his) for mine in names_of(one) for his in names_of(other)]
        if not self.set_to("unique_by_containment", value=True):
            return any(mine == his for mine, his in both)
        whole = self.set_to("name_match", "whole_words")
        return any(contains(mine, his, whole) or contains(his, mine, whole) for mine, his in both)

    def fits(self, one: Thing, text: Plain) -> bool:
        """Return whether a card in play fits kinds, name and Home World of a text."""
        if text.get("kinds") and not self.kinds(one) & set(text["kinds"]):
            return False
        if text.get("name") and not self.named(one, text["name"]):
            return False
        return not text.get("home") or one.plain.get("home") == text["home"]  # KH-NAME-06, KH-NAME-10

    # ---- which texts count -------------------------------------------------------------------------

    def counts(self, one: Thing) -> bool:
        """Return whether the text of a card counts now."""
        return self.awake(one) and not self.silenced(one)

    def awake(self, one: Thing) -> bool:
        """The same but for texts that silence others."""
        if one.captive:
            return False
        if one.area == "player":
            return self.face(one.side) is one  # KH-FC-05
        if one.area == "world":
            return self.world(one.side) is one and self.held_here(one.side)  # KH-WORLD-03
        if one.area == "disruptor":
            if one not in self.disruptors(one.side):
                return False  # KH-WORLD-10
            return self.fight != "challenge" or one.side != self.active  # KH-CHAL-07
        return True

    def held_here(self, seat: int) -> bool:
        """Return whether the running fight leaves the text of a player's World in force."""
        if self.fight == "challenge":
            attackers = self.set_to("attacker_world_text_in_challenge", value=True)
            return attackers or seat != self.active  # KH-CHAL-06, KH-CHAL-08
        if self.fight == "battle":
            return seat == self.active  # KH-BATTLE-04
        return True

    def silenced(self, one: Thing) -> bool:
        """Return whether a text takes the text of a card away."""
        if any(change.key == one.key and not change.stat for change in self.changes):
            return True
        return any(
            text["op"] == "silence" and self.aims(other, text, one) and self.given(other, text)
            for other in self.things
            if self.awake(other)
            for text in other.plain["text"]
        )

    def texts(self, *ops: str) -> list[tuple[Thing, Plain]]:
        """All texts of some operations that count and whose conditions hold."""
        return [
            (one, text)
            for one in self.things
            if self.counts(one)
            for text in one.plain["text"]
            if text["op"] in ops and self.given(one, text)
        ]

    # ---- what a text means -------------------------------------------------------------------------

    def means(self, one: Thing, who: str, seat: int) -> bool:
        """Return whether a word for players in the text of a card means a seat (KH-DARK-11)."""
        if who in ("you", "own"):
            return seat == one.controller
        if who == "opponent":
            return seat != one.controller
        if who == "here":
            return seat == one.side or self.fight == "challenge"  # R:AMB-77
        return True

    def aims(self, one: Thing, text: Plain, target: Thing) -> bool:
        """Return whether the text of a card means another card."""
        to = text.get("to", "this")
        whose = text.get("whose", "own")
        if to == "this":
            return target is one
        if to == "bearer":
            if one.host == self.of(one.controller, "player")[0].key:
                return target is self.face(one.controller)  # KH-FC-05, KH-FC-13
            return target.key == one.host
        if not self.fits(target, text):
            return False
        if to == "disruptors":
            return any(self.means(one, whose, seat) and target in self.disruptors(seat) for seat in (0, 1))
        if not self.means(one, whose, target.controller):
            return False
        if to == "player":
            return target is self.face(target.controller)
        if target.captive:
            return False
        if to == "characters":
            return target.area in ("ally", "fighter") or target is self.face(target.controller)
        if to == "world":
            return target is self.world(target.side)
        return target.area in {
            "allies": ("ally", "fighter"),
            "fighters": ("fighter",),
            "equipment": ("equipment",),
            "form": ("form",),
        }.get(to, ())

    def given(self, one: Thing, text: Plain) -> bool:
        """Return whether the conditions of a text hold: all after `if`, not all after `unless`."""
        wanted, unless = text.get("if", []), text.get("unless", [])
        if not all(self.holds(one, condition) for condition in wanted):
            return False
        return not unless or not all(self.holds(one, condition) for condition in unless)

    def holds(self, one: Thing, ask: Plain) -> bool:
        """One condition."""
        op = ask["op"]
        if op == "counters":
            return bool(self.counters(one) >= ask["amount"])
        if op == "fights":
            return self.takes_part(one) and ask.get("fight", "any") in ("any", self.fight)
        if op == "during":
            turns = {
                "own_turn": self.active == one.controller,
                "opponent_turn": self.active != one.controller,
            }
            return bool(turns.get(ask["what"], self.fight == ask["what"]))
        if op == "role":
            return (one.area == "disruptor") is (ask["as"] == "disruptor")
        if op == "behind":
            return self.measure(ask["in"], one.controller) < self.measure(ask["in"], 1 - one.controller)
        return all(
            self.holds_for(ask, seat) for seat in (0, 1) if self.means(one, ask.get("who", "you"), seat)
        )

    def holds_for(self, ask: Plain, seat: int) -> bool:
        """A condition about a player."""
        op = ask["op"]
        if op == "on_world":
            here = self.world(seat)  # KH-CHAL-29
            return here is not None and self.named(here, ask["name"])
        if op == "is_player":
            cards = [*self.of(seat, "player"), self.face(seat)]  # KH-FC-01, KH-FC-15
            if ask.get("name") and not any(self.named(card, ask["name"]) for card in cards):
                return False
            return not ask.get("kinds") or bool(self.kinds(self.face(seat)) & set(ask["kinds"]))  # KH-FC-05
        if op == "controls":
            level = ask.get("level", 99)
            found = [
                one
                for one in self.things
                if one.controller == seat
                and not one.captive
                and self.fits(one, ask)
                and (level == 99 or 0 <= self.level(one) <= level)
            ]
            return len(found) >= int(ask.get("count", 1))
        if op == "total":
            return self.total(seat) >= int(ask["amount"])
        if op == "hp":
            return self.players[seat].hp <= int(ask["amount"])
        if op == "this_turn":
            counted = done_with(self.deeds, ask.get("kinds", ()), self.printed)
            return done(counted, seat, ask["what"]) >= int(ask.get("amount", 1))
        assert op == "hand", op
        return len(self.players[seat].hand) <= int(ask["amount"])

    def measure(self, what: str, seat: int) -> int:
        """In what a player can be behind."""
        if what == "hp":
            return self.players[seat].hp
        if what == "world_total":
            return self.total(seat)
        if what == "level":
            return self.level(self.face(seat))
        return len(self.players[seat].hand) if what == "hand" else len(self.allies(seat))

    def takes_part(self, one: Thing) -> bool:
        """Return whether a card takes part in the running fight; Equipment does with its bearer."""
        if not self.fight:
            return False
        if one.area in ("player", "form"):
            return self.fight == "challenge" or one.side == self.active
        if one.area == "equipment":
            return any(self.takes_part(other) for other in self.things if other.key == one.host)
        return one.area == "fighter"

    def counters(self, one: Thing) -> int:
        """Counters on a card; those on a Player Card serve the form on it (KH-GEN-23, R:AMB-70)."""
        if one.area in ("player", "form"):
            return sum(other.counters for other in self.of(one.side, "player", "form"))
        return one.counters

    # ---- numbers -----------------------------------------------------------------------------------

    def times(self, one: Thing, per: str, together: int = 0) -> int:
        """The factor by which an amount in the text of a card is multiplied."""
        seat = one.controller
        if per == "counter":
            return self.counters(one)
        if per == "same_name":
            area = ("ally", "fighter") if one.area in ("ally", "fighter") else (one.area,)
            return sum(
                other is not one
                and not other.captive
                and other.name == one.name
                and other.area in area
                and other.side == one.side
                for other in self.things
            )
        if per == "level_gap":
            return max(0, self.level(self.face(1 - seat)) - self.level(self.face(seat)))
        whose, _line, what = per.partition("_")
        if what in COUNTED:
            return done(self.deeds, seat if whose == "own" else 1 - seat, what)
        return {
            "once": 1,
            "own_world_total": self.total(seat),
            "opponent_world_total": self.total(1 - seat),
            "same_act": together,
            "own_ally": len(self.allies(seat)),
            "opponent_ally": len(self.allies(1 - seat)),
            "disruptor": len(self.disruptors(seat)),
            "opponent_hand": len(self.players[1 - seat].hand),
        }[per]

    def changed(self, one: Thing, stat: str, base: int) -> int:
        """A value of a card in play: what is added to it, what it is set to, never below 0 (KH-GEN-22)."""
        value = base
        for source, text in self.texts("raise"):
            if text["stat"] == stat and self.aims(source, text, one):
                add = text["amount"] * self.times(source, text.get("per", "once"))
                most = text.get("most", 0)
                value += min(add, most) if most else add
        beneath = self.of(one.side, "player") if one.area == "form" else []
        keys = [card.key for card in (one, *beneath)]  # on a Player Card it serves the form, R:AMB-70
        value += sum(change.amount for change in self.changes if change.key in keys and change.stat == stat)
        for source, text in self.texts("set"):
            if text["stat"] == stat and self.aims(source, text, one):
                value = text["amount"]
        return max(0, value)

    def level(self, one: Thing) -> int:
        """A card's level, -1 if it has none."""
        if one.captive or "level" not in one.plain:
            return -1
        return self.changed(one, "level", one.plain["level"])

    def support(self, one: Thing) -> int:
        """The amount an ally or Equipment adds to a total of a fight in which it takes part."""
        if one.captive:
            return 0
        if one.type == "dark":
            base = self.changed(one, "pow", one.plain["pow"])  # KH-DARK-12
            if not self.set_to("dark_ally_support", "full"):
                base //= 2  # KH-DARK-08
        elif one.type == "player":
            base = self.changed(one, "attack", one.plain["attack"])  # KH-PLAYER-16
            if self.set_to("xiii_ally_support", "half_down"):
                base //= 2
        else:
            base = one.plain["support"]
        return self.changed(one, "support", base)

    def attack(self, seat: int) -> int:
        """The Attack of the Player Card (KH-PLAYER-05, KH-FC-05)."""
        face = self.face(seat)
        return self.changed(face, "attack", face.plain["attack"])

    def attack_card(self, seat: int, played: Played) -> int:
        """The Support of an Attack Card (KH-ATK-01, KH-ATK-04)."""
        value = int(played.plain["support"])
        card = Thing(-1, played.plain, seat, seat, "attack", seat)
        for text in played.plain["text"]:
            if text["op"] == "raise" and self.given(card, text):
                value += int(text["amount"]) * self.times(card, text.get("per", "once"), played.together)
        for source, text in self.texts("set"):
            if text.get("to") == "attacks" and self.means(source, text.get("whose", "own"), seat):
                value = int(text["amount"])
        return max(0, value)

    def fight_total(self, seat: int) -> int:
        """KH-BATTLE-13, KH-CHAL-20: everything a player brings to the running fight."""
        fighters = [one for one in self.things if one.area == "fighter" and one.controller == seat]
        bearers = {self.of(seat, "player")[0].key, *[one.key for one in fighters]}
        worn = [one for one in self.of(seat, "equipment") if one.host in bearers]  # KH-EQUIP-07, -08
        total = self.attack(seat)
        total += sum(self.support(one) for one in (*fighters, *worn))
        total += sum(self.attack_card(seat, played) for played in self.players[seat].attacks)
        return max(0, self.ruled(f"{self.fight}_total", seat, total))  # KH-GEN-22

    def ruled(self, number: str, seat: int, base: int) -> int:
        """A number of the rules as texts change it for a player."""
        return base + sum(
            int(text["amount"]) * self.times(source, text.get("per", "once"))
            for source, text in self.texts("rule")
            if text["number"] == number and self.means(source, text.get("who", "you"), seat)
        )

    # ---- Worlds, winning ---------------------------------------------------------------------------

    def total(self, seat: int) -> int:
        """The World total: the levels of all Worlds, covered ones too (KH-WORLD-04)."""
        return sum(int(one.plain["level"]) for one in self.of(seat, "world"))

    def winners(self) -> set[int]:
        """The seats that win now by chapter 7; both together is a draw (KH-WIN-01, -02, -05, -07)."""
        return {seat for seat in (0, 1) if self.total(seat) >= WIN_TOTAL or self.players[1 - seat].hp <= 0}

    # ---- calling and disrupting --------------------------------------------------------------------

    def forbidden(self, seat: int, act: str, plain: Plain | None = None) -> bool:
        """Return whether a text forbids a player an act, or to play a card."""
        for source, text in self.texts("forbid"):
            if text["act"] != act or not self.means(source, text.get("who", "you"), seat):
                continue
            if plain is None or not text.get("kinds") or self.printed(plain) & set(text["kinds"]):
                return True
        return False

    def on_ladder(self, seat: int, plain: Plain) -> bool:
        """The ladder (KH-CALL-03 to KH-CALL-07, KH-CALL-11, KH-CALL-12)."""
        level = plain["level"] + play_level(plain)
        levels = [self.level(one) for one in self.allies(seat)]
        if not levels:
            levels_0_too = self.ruled_as("first_ally_levels", "0_or_1", "1_only") == "0_or_1"
            return bool(level == 1 or (level == 0 and levels_0_too))  # KH-CALL-05, KH-CALL-06
        return bool(level <= max(levels) + self.ruled("ladder", seat, 1))

    def plays_cards(self) -> bool:
        """Return whether the active player may call and disrupt: not in a challenge, in battle in free order.

        KH-CALL-01, KH-CALL-08 to KH-CALL-10, KH-DISR-01, KH-DISR-07, KH-BATTLE-10, KH-CHAL-19, KH-OPT-13.
        """
        if self.fight == "battle":
            return self.ruled_as("battle_order", "free", "steps") == "free"
        return not self.fight

    def can_call(self, seat: int, plain: Plain) -> bool:
        """Return whether a card in hand may be played as an ally in the player's Action Phase."""
        if not self.plays_cards():
            return False
        group = self.face(seat).plain["group"]  # KH-PLAYER-09 to -12, KH-FC-14
        usable = {"light": {"friend"}, "dark": {"heartless", "villains"}, "xiii": {"nobody", "xiii"}}[group]
        if plain["type"] == "form" or not self.printed(plain) & usable:
            return False
        if not self.on_ladder(seat, plain) or self.forbidden(seat, "call", plain):
            return False
        if self.forbidden(seat, "play", plain):
            return False
        room = [
            text["amount"]
            for source, text in self.texts("limit")
            if text["area"] == "allies" and self.means(source, text.get("who", "you"), seat)
        ]
        makes_way = self.doubles(seat, plain)
        if any(self.kept(one) for one in makes_way) or self.stands_in_the_way(seat, plain):
            return False  # KH-UNIQ-09
        return not room or len(self.allies(seat)) - len(makes_way) < min(room)

    def is_unique(self, plain: Plain) -> bool:
        """Return whether the unique rule binds a card as an ally (KH-UNIQ-01, KH-UNIQ-06, KH-UNIQ-07)."""
        return bool(self.printed(plain) & {"friend", "magic_friend", "xiii"})

    def doubles(self, seat: int, plain: Plain) -> list[Thing]:
        """The allies that make way for a card of their name (KH-UNIQ-02, KH-UNIQ-03)."""
        if not self.is_unique(plain):
            return []
        return [
            one for one in self.allies(seat) if self.is_unique(one.plain) and self.alike(one.plain, plain)
        ]

    def stands_in_the_way(self, seat: int, plain: Plain) -> bool:
        """Return whether a card that cannot make way has the name: Player Card, form, captive (R:AMB-87).

        A form is a Player Card in play (KH-FC-01, KH-UNIQ-05).
        """
        captives = [one for one in self.things if one.captive and one.owner == seat]
        cards = [one for one in captives if self.is_unique(one.plain)]
        if not self.set_to("unique_counts_player_card", value=False):
            cards += self.of(seat, "player", "form")
        return self.is_unique(plain) and any(self.alike(one.plain, plain) for one in cards)

    def kept(self, one: Thing) -> bool:
        """Return whether a text keeps a card from being discarded by a rule."""
        return any(
            "discard" in text["against"] and text.get("by", "any") == "any" and self.aims(source, text, one)
            for source, text in self.texts("protect")
        )

    def can_disrupt(self, seat: int, plain: Plain) -> bool:
        """Return whether a Dark or Nobody Card in hand may go on the opponent's World (KH-DISR-01 to -05)."""
        here = self.world(1 - seat)
        if plain["type"] != "dark" or here is None or not self.plays_cards():
            return False
        lying = len(self.disruptors(1 - seat))
        if self.options.get("dark_level_cap", "together") != "together":
            lying = self.burdens.get(here.key, 0)
        if lying >= self.changed(here, "dark_level", here.plain["dark_level"]):
            return False
        if plain["level"] + play_level(plain) > self.total(1 - seat):
            return False
        return not self.forbidden(seat, "disrupt", plain) and not self.forbidden(seat, "play", plain)
