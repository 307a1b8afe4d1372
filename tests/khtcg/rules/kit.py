"""Positions, answers and what must be so: the tables of the tests beside this module are written in it.

A case is a start, and a list of steps: an answer in notation (whoever is asked gives it), or a table of
what must be so at that moment:

- `can`: answers that are offered, `no`: none of those; a first word stands for all that begin with it
- `asked`: which seat is asked; `over`: how the match ended, `winner` who won it
- `totals`: the totals of the battles so far; `taken`, `refused`: answers that are, and are none
- `me`, `foe`: by zone or number what seat 0 and seat 1 have; cards by their words, Equipment with its bearer
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from tests.khtcg.machine import machine_of

from playmat.cards.reading import read_set
from playmat.games.khtcg import KingdomHearts
from playmat.games.khtcg.effects.continuous import world_total
from playmat.games.khtcg.language.codes import Happened, Part
from playmat.games.khtcg.language.hooks import ACT_WORDS, HAPPENING_WORDS, RULE_WORDS
from playmat.games.khtcg.language.terms import DEED_WORDS, PER_WORDS, Per
from playmat.games.khtcg.language.vocabulary import VOCABULARY
from playmat.games.khtcg.state.book import Book
from playmat.kernel.game import Plain, Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature, Nature
from playmat.kernel.notation import item_words, match_answer
from playmat.kernel.setup_check import check_setup

FOLDER = Path(__file__).parent
FILES = (
    "kit.toml",
    "hooks.toml",
    "rulings.toml",
    "words.toml",
    "corners.toml",
    "choices.toml",
    "further.toml",
    "replaced.toml",
    "copied.toml",
)


def of(happening: str) -> str:
    """The owner of a happening: nobody for the beginning of the game, so that a text leaves it out."""
    return "this" if happening == "setup" else "own"


def listeners() -> str:
    """A card file: for each happening a Friend whose player gains 1 HP when it is his, named after it.

    For each number of the rules there is a Friend that raises it by 2 for its player, and for each act one
    that forbids it to the opponent.
    """
    texts = {
        **{
            f"on_{word}": f'when", event = "{word}", of = "{of(word)}", do = [{GAIN}]'
            for word in HAPPENING_WORDS
        },
        **{f"more_{word}": f'rule", number = "{word}", amount = 2' for word in RULE_WORDS},
        **{f"no_{word}": f'forbid", who = "opponent", act = "{word}"' for word in ACT_WORDS},
    }
    return as_friends("KIT-EARS", texts)


def as_friends(set_code: str, texts: dict[str, str]) -> str:
    """A card file of Friends of level 1 by name, each with the text that is written from its operation on."""
    cards = [f'set = "{set_code}"']
    for name, text in texts.items():
        head = f'code = "{name.upper().replace("_", "-")}"\nname = {{ en = "{name}" }}\n'
        cards.append(f'{head}type = "friend"\nlevel = 1\nsupport = 0\nmagic = 0\ntext = [{{ op = "{text} }}]')
    return "\n\n[[card]]\n".join(cards)


def counting() -> str:
    """A card file: for each thing that a turn counts a Friend with an ability that asks for it once.

    `since-moved` asks it of its player, `foe-since-moved` of the opponent, `twice-moved` asks for two. For
    each factor that counts a turn there is a Friend, `each-own-drawn`, whose player gains so many HP.
    """
    timing = 'timing = ["action", "challenge_phase"]'
    texts = {}
    for word in DEED_WORDS:
        for name, more in (("since", ""), ("foe_since", ', who = "opponent"'), ("twice", ", amount = 2")):
            asked = f'if = [{{ op = "this_turn", what = "{word}"{more} }}]'
            texts[f"{name}_{word}"] = f"{timing}, {asked}, do = [{GAIN}]"
    for word in PER_WORDS[Per.OWN_PLAYED :]:
        texts[f"each_{word}"] = f'{timing}, do = [{{ op = "gain_hp", amount = 1, per = "{word}" }}]'
    return as_friends("KIT-COUNTS", {name: f'ability", {text}' for name, text in texts.items()})


GAIN = '{ op = "gain_hp", amount = 1 }'
GAME = KingdomHearts(
    Book(
        [
            *[read_set(VOCABULARY, (FOLDER / name).read_text(encoding="utf-8"), name) for name in FILES],
            read_set(VOCABULARY, listeners(), "listeners"),
            read_set(VOCABULARY, counting(), "counting"),
        ]
    )
)
"""The rules over the cards of the test kit alone."""

RESULT = "*result"
"""Ends a battle in both rulesets, through all steps that are left."""

BATTLE_STEPS = ("*technique", "*commit", "*attack", "*magic")
"""Under `tomy`, go on to this step of the battle (KH-BATTLE-09)."""

TURN = "*turn"
"""Ends the turn; nothing that can be left is done."""

IDLE = ("end", "rest", "pass", "go on", "keep", "no")

DECK = ["blank"] * 10
FIGHT = {"worlds": ["world-3"], "disruptors": ["spider"]}
"""The side of a player who can battle."""

ZONES = ("worlds", "friends", "fighters", "disruptors", "forms", "hand", "discard", "deck")
EVENTS = {number: name for name, number in vars(Happened).items() if isinstance(number, int)}


class Case(msgspec.Struct):
    """One row of a table.

    Attributes:
        clauses: what it proves, with a few words on how.
        start: `me` and `foe`, the seats, and other keys of the position; `options` of the match.
        steps: answers and expectations.
    """

    clauses: str
    start: dict[str, Any]
    steps: list[Any]


def name_of(case: Case) -> str:
    """The id of a row: its clauses."""
    return " ".join(re.findall(r"KH-([A-Z]+-\d+)", case.clauses)) or case.clauses


def seat_of(given: dict[str, Any]) -> dict[str, Any]:
    """A seat with what every seat has."""
    return {"player": "hero", "hp": 5, "deck": DECK, **given}


class Play:
    """A match that begins in a position.

    Args:
        ruleset: which one.
        start: as in `Case`.
        nature: where chance comes from; by default from the seed.
    """

    def __init__(self, ruleset: str, start: dict[str, Any], nature: Nature | None = None) -> None:
        given = dict(start)
        options = given.pop("options", {})
        seats = [seat_of(given.pop("me", {})), seat_of(given.pop("foe", {}))]
        self.setup = check_setup(GAME, Setup("khtcg", (Seat(), Seat()), ruleset, options, seed=1))
        state = GAME.place({"seats": seats, **given}, self.setup)
        self.match = Match.from_state(GAME, self.setup, state, nature or LiveNature())

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return int(self.match.asked[0])

    def words(self) -> list[str]:
        """The answers, or the items to choose among."""
        return item_words(GAME, self.match.state, self.match.choice(self.seat))

    def do(self, *answers: str) -> None:
        """Give answers; whoever is asked gives them."""
        for answer in answers:
            if answer == RESULT:
                while self.can("next"):
                    self.match.say(self.seat, "next")
                self.match.say(self.seat, "result")
            elif answer == TURN:
                self.end_turn()
            elif answer in BATTLE_STEPS:
                self.go_to_step(BATTLE_STEPS.index(answer))
            else:
                self.match.say(self.seat, answer)

    def end_turn(self) -> None:
        """Do nothing more in this turn."""
        player = self.laid()["turn_player"]
        while not self.match.is_over and self.laid()["turn_player"] == player:
            choice = self.match.choice(self.seat)
            words = [word for word in IDLE if word in self.words()]
            self.match.say(
                self.seat, words[0] if words else self.match.game.nothing(self.match.state, choice)
            )

    def can(self, answer: str) -> bool:
        """Return whether an answer is offered, or one that begins with this word."""
        return any(word == answer or word.startswith(f"{answer} ") for word in self.words())

    def go_to_step(self, wanted: int) -> None:
        """Leave the steps of a battle that come before one; without steps there is nothing to leave."""
        if self.setup.ruleset == "tomy":
            words = self.laid()["stack"][-1].split()
            part = int(words[2]) if len(words) > 2 else Part.PLAY
            for _step in range(Part.TECH + wanted - part):
                self.do("next")

    def allows(self, answer: str) -> bool:
        """Return whether this is one of the answers, even if there are too many to list."""
        return match_answer(GAME, self.match.state, self.match.choice(self.seat), answer) >= 0

    def laid(self) -> Plain:
        """The position."""
        return GAME.dump(machine_of(self.match.state))

    def of(self, seat: int, what: str) -> Any:
        """The words of the cards in one of a player's zones, or one of the player's numbers."""
        side = self.laid()["seats"][seat]
        if what == "total":
            duel = machine_of(self.match.state)
            return int(world_total(duel, duel.sides[seat]))
        if what == "equipment":
            return equipment_of(side)
        if what == "damage":
            return [one.get("damage", 0) for one in side.get("disruptors", [])]
        if what == "counters":
            return {word_of(one["card"]): one.get("counters", 0) for one in side.get("friends", [])}
        if what == "used":
            return [word_of(one["card"]) for one in side.get("used", [])]
        if what == "size":
            return len(side["hand"])
        if what == "player":
            return word_of(side["player"]["card"])
        if what in ZONES:
            cards = [word_of(one["card"] if isinstance(one, dict) else one) for one in side.get(what, [])]
            return cards if what in {"worlds", "hand", "discard", "fighters", "deck"} else sorted(cards)
        return side[what]

    def told(self, *kinds: str) -> list[str]:
        """The entries of the log for some kinds of events: the kind, and the first card in each."""
        return [
            event_word(EVENTS[int(event.kind)], event.args)
            for event in self.match.log.events
            if EVENTS[int(event.kind)] in kinds
        ]

    def check_that(self, expected: dict[str, Any]) -> None:
        """Check each expectation against the position."""
        for key, value in expected.items():
            if key == "can":
                assert not [one for one in value if not self.can(one)], self.words()
            elif key == "no":
                assert not [one for one in value if not self.match.is_over and self.can(one)], self.words()
            elif key == "asked":
                assert self.seat == value
            elif key == "totals":
                told = [
                    int(event.args[0]) for event in self.match.log.events if event.clause == "KH-BATTLE-13"
                ]
                assert told == value
            elif key in {"taken", "refused"}:
                assert [self.allows(text) for text in value] == [key == "taken"] * len(value)
            elif key == "over":
                assert self.match.result is not None
                assert self.match.result.cause == value
            elif key == "winner":
                assert self.match.result is not None
                assert self.match.result.winners == (() if value is None else (value,))
            elif key in {"me", "foe"}:
                found = {what: self.of(key == "foe", what) for what in value}
                assert found == value
            else:
                assert self.laid()[key] == value


def event_word(kind: str, args: list[int]) -> str:
    """A kind of event, and the card that comes first in it."""
    return kind.lower() if kind == "HP" else f"{kind.lower()} {card_of(args)}".strip()


def card_of(args: Iterable[int]) -> str:
    """The first subject of an event as a card."""
    for number in args:
        return GAME.book.cards[number].slug if 0 <= number < len(GAME.book.cards) else ""
    return ""


def word_of(code: str) -> str:
    """The word of a card."""
    return str(GAME.book.cards[GAME.book.card_code(code)].slug)


def equipment_of(side: Plain) -> dict[str, str]:
    """The Equipment on a player's mat, with its bearers."""
    bearers = [side["player"], *side.get("friends", []), *side.get("fighters", [])]
    return {
        word_of(worn["card"]): word_of(bearer["card"])
        for bearer in bearers
        for worn in bearer.get("equipment", [])
    }


def check_case(case: Case, ruleset: str) -> None:
    """Play a row; what it expects is asserted on the way, and it has to expect something."""
    assert any(isinstance(step, dict) for step in case.steps), case.clauses
    play = Play(ruleset, case.start)
    for step in case.steps:
        if isinstance(step, str):
            play.do(step)
        else:
            play.check_that(step)
