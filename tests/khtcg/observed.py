"""The position of a running match as plain data for the oracle: what lies where, nothing derived.

What a position does not show, the oracle's own `Course` gathers from answer to answer: which Attack Cards
were played in one act, how many disruptors on a World. One thing is taken from the engine as it is: how
often the amount of a lasting change counts, where the text multiplies it. It was worked out in the middle of
an effect, at a moment that is no position (R:AMB-82); the amounts are those of the compiled text.
"""

from __future__ import annotations

from tests.khtcg.deeds import Deed
from tests.khtcg.oracle import Position
from tests.khtcg.things import Change, Plain, Played, Player, Thing

from playmat.games.khtcg.language.codes import Area, Fight, Happened, Prompt, Verb
from playmat.games.khtcg.language.hooks import STAT_WORDS
from playmat.games.khtcg.language.instructions import Op, Select
from playmat.games.khtcg.language.terms import Per
from playmat.games.khtcg.language.terms import Type as CardType
from playmat.games.khtcg.rules.state_machine import KhtcgMachine
from playmat.games.khtcg.state import layout
from playmat.games.khtcg.state.fields import Side, forms_of

AREAS = {
    Area.PLAYER: "player",
    Area.FORM: "form",
    Area.FRIENDS: "ally",
    Area.FIGHT: "fighter",
    Area.WORLD: "world",
    Area.DISRUPTOR: "disruptor",
    Area.EQUIPMENT: "equipment",
    Area.CAPTIVE: "ally",
}
DONE = {Happened.DREW: "drawn", Happened.MOVED: "moved", Happened.BATTLE: "battles"}
"""Events that are one thing done each."""

FIGHTS = {Fight.NONE: "", Fight.BATTLE: "battle", Fight.CHALLENGE: "challenge"}


class Course:
    """The facts that only the course of a match tells; it sees every position and every answer.

    Args:
        options: those of the match.
    """

    def __init__(self, options: Plain) -> None:
        self.options = options
        self.attacks: tuple[list[Played], list[Played]] = ([], [])
        self.burdens: dict[int, int] = {}
        self.turn = 0
        self.deeds: list[Deed] = []
        self.told = 0

    def hear(self, match: KhtcgMachine) -> None:
        """Note the events since the last position, if a log is kept: the deeds a turn counts (KH-GEN-26)."""
        events = [] if match.log is None else match.log.events
        for event in events[self.told :]:
            kind, seat, args = int(event.kind), int(event.seat), event.args
            if kind == Happened.TURN:
                self.deeds = []
            elif kind == Happened.PLAYED:
                self.deeds.append(Deed(seat, "played", match.book.cards[args[1]].plain, 1))
            elif kind == Happened.HP:
                self.deeds.append(Deed(seat, "hp_gained" if args[0] > 0 else "hp_lost", None, abs(args[0])))
            elif kind == Happened.WON:
                self.deeds += [Deed(seat, "won", None, 1), Deed(1 - seat, "lost", None, 1)]
            elif kind in DONE:
                self.deeds.append(Deed(seat, DONE[kind], None, 1))
        self.told = len(events)

    def see(self, match: KhtcgMachine) -> None:
        """A position: Attack Cards that have come since the last one were played in one act (KH-ATK-04)."""
        for side, known in zip(match.sides, self.attacks, strict=True):
            if match.fight == Fight.NONE:
                known.clear()
            plains = attacks_of(match, side)
            assert [one.plain for one in known] == plains[: len(known)]
            act = plains[len(known) :]
            known += [Played(one, sum(one["name"] == other["name"] for other in act) - 1) for one in act]
        self.hear(match)
        in_play = {int(slot) for side in match.sides for slot in side.worlds}
        self.burdens = {world: count for world, count in self.burdens.items() if world in in_play}
        if match.turn != self.turn and self.options.get("dark_level_cap") == "per_turn":
            self.burdens.clear()
        self.turn = int(match.turn)

    def note(self, match: KhtcgMachine, answer: int) -> None:
        """An answer: a disruptor is a burden of the World on which it is played (KH-OPT-02)."""
        if match.choice.prompt not in (Prompt.ACTION, Prompt.BATTLE):
            return
        if layout.verb_of(match.choice.items[answer]) == Verb.DISRUPT:
            world = int(match.sides[1 - match.turn_player].world())
            self.burdens[world] = self.burdens.get(world, 0) + 1


def attacks_of(match: KhtcgMachine, side: Side) -> list[Plain]:
    """The Attack Cards a player has played in the running fight, in order."""
    cards = [match.book.cards[layout.used_card(used)] for used in side.used]
    return [card.plain for card in cards if card.type == CardType.ATTACK]


def observed(match: KhtcgMachine, course: Course) -> Position:
    """Everything on the table of a match."""
    cards = match.book.cards
    players = tuple(
        Player(int(side.hp), [cards[card & layout.CARD_MASK].plain for card in side.hand], attacks)
        for side, attacks in zip(match.sides, course.attacks, strict=True)
    )
    assert len(players) == 2
    ruleset = "tomy" if match.rules.tomy else "ffg"
    return Position(
        ruleset,
        int(match.turn_player),
        FIGHTS[int(match.fight)],
        (players[0], players[1]),
        things(match),
        changes(match),
        course.options,
        course.burdens,
        course.deeds,
    )


def things(match: KhtcgMachine) -> list[Thing]:
    """All cards in play; Worlds and forms in the order in which they lie."""
    found: dict[int, Thing] = {}
    for slot, piece in enumerate(match.pieces):
        area = int(layout.piece_area(piece))
        if area not in AREAS:
            continue
        owner, controller = int(layout.piece_owner(piece)), int(layout.piece_controller(piece))
        host = int(layout.piece_host(piece)) if area in (Area.EQUIPMENT, Area.DISRUPTOR) else -1
        found[slot] = Thing(
            slot,
            match.book.cards[layout.piece_card(piece)].plain,
            owner,
            controller,
            AREAS[area],
            controller,
            host,
            int(layout.piece_counters(piece)),
            area == Area.CAPTIVE,
        )
    for seat, side in enumerate(match.sides):
        for slot in side.disruptors:
            found[slot].side = seat
        for place in (*side.worlds, *forms_of(match, side)):
            found[int(place)] = found.pop(int(place))
    return list(found.values())


def changes(match: KhtcgMachine) -> list[Change]:
    """The lasting changes to single cards."""
    found: list[Change] = []
    for lasting in match.lasting:
        at = layout.lasting_place(lasting)
        op = match.code[at] & 255
        slot = int(layout.lasting_slot(lasting))
        if op == Op.RAISE:
            stat, amount, per = (int(match.code[at + Select.MORE + place]) for place in range(3))
            times = 1 if per == Per.ONCE else int(layout.lasting_times(lasting))
            found.append(Change(slot, STAT_WORDS[stat], amount * times))
        elif op == Op.SILENCE:
            found.append(Change(slot, "", 0))
    return found
