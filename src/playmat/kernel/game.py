"""The static description of a game: what a third party implements to add one.

A `Game` makes states, shows them to seats and words what can be done. It holds no match. Games are
found through the entry-point group `playmat.games` (see `playmat.kernel.registry`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar, cast

import msgspec

from playmat.kernel.choice import Choice
from playmat.kernel.documents.form import shown
from playmat.kernel.editions import Edition, ExtraSet, editions_of, hash_of
from playmat.kernel.errors import BadSetup
from playmat.kernel.event import HIDDEN, Event
from playmat.kernel.observation.features import Features
from playmat.kernel.observation.observer import Observer
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import Stream
from playmat.kernel.state import State

if TYPE_CHECKING:  # `Game` alone is a game of any state: a default, which Python has from 3.13 on
    import typing_extensions

    AnyState = typing_extensions.TypeVar("AnyState", bound=State, default=Any)
else:
    AnyState = TypeVar("AnyState", bound=State)

Value: TypeAlias = "str | int | bool"
"""The value of an option."""

Plain: TypeAlias = "dict[str, Any]"
"""Data of TOML and JSON: strings, numbers, booleans, lists and dictionaries with string keys."""

EDITIONS_KEPT: Final = 16
"""So many games of released editions are remembered."""


class Option(msgspec.Struct, frozen=True):
    """An engine option of a game, such as `PP-OPT`'s `difficulty`.

    Attributes:
        name: what people write.
        values: all allowed values, the default first; where a number is asked for, those that menus offer.
        clause: the clause that defines it.
        most: if it is not 0, every whole number from 1 to this is allowed, too.

    >>> limit = Option("limit", ("none", 10, 20), "X-OPT-01", most=99)
    >>> limit.read("None"), limit.read("25"), limit.read("100"), limit.spelt()
    ('none', 25, None, ['none', '1..99'])
    """

    name: str
    values: tuple[Value, ...]
    clause: str
    most: int = 0

    @property
    def default(self) -> Value:
        """The value where nobody says anything."""
        return self.values[0]

    def allows(self, value: Value) -> bool:
        """Return whether it can have this value, of exactly this type."""
        if type(value) is int and 1 <= value <= self.most:
            return True
        return any(value == one and type(value) is type(one) for one in self.values)

    def read(self, text: str) -> Value | None:
        """The value that people write so, or None."""
        word = text.strip().lower()
        if len(word) < 10 and word.isdecimal() and self.allows(int(word)):
            return int(word)
        return next((one for one in self.values if str(one).lower() == word), None)

    def spelt(self) -> list[str]:
        """All values as people write them."""
        words = [shown(one) for one in self.values if not self.most or type(one) is not int]
        return [*words, f"1..{self.most}"] if self.most else words


class Seat(msgspec.Struct, frozen=True):
    """One seat of a match.

    Attributes:
        role: what the seat plays, in the game's ids: a hero, or empty.
        deck: the codes of the deck's cards, for card games.
        name: how the person or program calls itself; no rule reads it.
    """

    role: str = ""
    deck: tuple[str, ...] = ()
    name: str = ""


class Setup(msgspec.Struct, frozen=True):
    """All that is fixed before the first answer: the header of a record.

    The same setup and the same answers give the same match on every build and Python version.
    """

    game: str
    seats: tuple[Seat, ...]
    ruleset: str = ""
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    seed: int = 0

    def known_to(self, seat: int) -> Setup:
        """The setup without what a seat cannot know: the seed, and the decks of the others.

        Args:
            seat: a seat, or `SPECTATOR`.
        """
        seats = tuple(
            one if place == seat else msgspec.structs.replace(one, deck=())
            for place, one in enumerate(self.seats)
        )
        return msgspec.structs.replace(self, seats=seats, seed=0)


class Result(msgspec.Struct, frozen=True):
    """The end of a match.

    Attributes:
        winners: the seats that won; all seats when a team wins together, none in a draw or loss.
        cause: the reason in the game's ids (`saved`, `overrun`, `health`, ...).
        facts: whatever else the rules want stated, in plain values.
        clause: the clause that ended the match.
    """

    winners: tuple[int, ...]
    cause: str
    facts: dict[str, Value]
    clause: str


LEVELS: Final = ("beginner", "casual", "skilled", "expert", "champion")
"""The levels of computer players, the same words in every game, the weakest first."""

USUAL_SEATS: Final = 2
"""The number of seats of a match if nothing else is wanted."""


class Game(Generic[AnyState]):
    """A game on the kernel. Subclass it, give it the attributes and write the methods.

    `class Nim(Game[NimState])` says which states its methods are given; `Game` alone is any game.

    Attributes:
        id: short name, used in files and commands.
        version: changes when the rules change so that records of before replay differently.
        min_seats, max_seats: how many seats a match can have.
        rulesets: names of the rulesets, the default first.
        roles: what seats can play, each at most once; empty if seats are alike.
        team: all seats win and lose together.
        concedes: a seat that is asked may answer `concede` instead; see `State.concede`.
        declining: answers, in notation, by which a seat lets pass what others do, where it could do something
            about it.
        draw_after: after this many answers and outcomes, a match among computer players alone is drawn, and
            people may agree with computer players on a draw: far more than any match has that goes anywhere.
            A team's matches have to end by their rules.
        longest: a bound on the number of answers and outcomes of a match.
        levels: the computer player that each of `LEVELS` means here, the weakest first. A game leaves out
            those that it has no player for: each has to win clearly against the one below.
        adviser: the computer player that gives hints, if the game has a better one for that than those that
            play every game.
        package: the package that holds `texts/<language>/*.ftl`, the game's words.
        extra_sets: the card sets it is played with beside its own; see `with_sets`.
    """

    id: str
    version: str
    min_seats: int
    max_seats: int
    rulesets: tuple[str, ...] = ("",)
    declining: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    team: bool = False
    concedes: bool = False
    draw_after: int = 10_000
    longest: int = 20_000
    levels: ClassVar[Mapping[str, str]] = {}
    adviser: str = ""
    package: str = ""
    extra_sets: tuple[ExtraSet, ...] = ()

    def seats_near(self, wanted: int = USUAL_SEATS) -> int:
        """The number of seats if none was given: as many as wanted, or the nearest possible."""
        return min(max(wanted, self.min_seats), self.max_seats)

    # ---- making states -------------------------------------------------------------------

    def options(self) -> tuple[Option, ...]:
        """The engine options."""
        return ()

    def text_keys(self) -> tuple[str, ...]:
        """The keys of the catalogues that the game makes from its declarations.

        A key that stands as a string in the code need not be named; one that is put together does:
        the sentence of an operation, of a kind of event, of a question. `playmat.texts.check` asks every
        installed game, and names each key that a language lacks.
        """
        return ()

    def with_sets(self, *texts: tuple[str, str], accepted: bool = False) -> Game:
        """The same game with more card sets, given as pairs of file name and text.

        Args:
            texts: the sets.
            accepted: they were accepted once: what only a later version refuses in cards and decks passes.

        Raises:
            BadSetup: this game takes no card sets.
            PlaymatError: a set that cannot be used.
        """
        raise BadSetup("error-setup-sets", "", game=self.id)

    def data_texts(self) -> list[tuple[str, str]]:
        """Name and text of each file of card and component data, but for those of `extra_sets`."""
        raise NotImplementedError

    def data_hash(self) -> str:
        """Hex digest over the card and component data; records name it."""
        sets = [(one.file, one.text) for one in self.extra_sets]
        return hash_of(text for _name, text in (*self.data_texts(), *sets))

    def with_data(self, data: str, *texts: tuple[str, str]) -> Game:
        """The same game with the data of a hash: today's, or those of a released edition.

        Whoever names a hash has played with these data, so their sets are read as accepted (`with_sets`).

        Args:
            data: what `data_hash` gave.
            texts: card sets that are among them, as pairs of file name and text.

        Raises:
            BadSetup: no data of this hash are here.
            PlaymatError: a set that cannot be used.
        """
        if not texts and data == self.data_hash():
            return self
        sets = (*((one.file, one.text) for one in self.extra_sets), *texts)
        for edition in editions_of(self.package):
            if data == hash_of(text for _name, text in (*edition.texts, *sets)):
                return _of_edition(self, edition, sets)
        today = self.with_sets(*texts, accepted=True) if texts else self
        if data != today.data_hash():
            raise BadSetup("error-data-unknown", "", game=self.id, hash=data[:16])
        return today

    def of_edition(self, edition: Edition) -> Game:
        """The same game with the data of a released edition, and no sets beside them.

        Raises:
            BadSetup: its data are part of its rules, which are those of today.
        """
        raise BadSetup("error-data-fixed", "", game=self.id, release=edition.release)

    def begin(self, setup: Setup) -> AnyState:
        """A new match: the first rule is on the stack, nothing has run (`State.advance` starts it).

        `setup` has passed `check_setup`. The state's `nature` is the match stream of the seed.
        """
        raise NotImplementedError

    def decode(self, numbers: list[int]) -> AnyState:
        """The state that `State.encode` wrote, with its open choice written again.

        Raises:
            BadEncoding: the numbers are no state of this game.
        """
        raise NotImplementedError

    def place(self, position: Plain, setup: Setup) -> AnyState:
        """The state that a scenario's `[position]` table describes, before `advance`.

        Raises:
            BadScenario: an unknown key, card, seat or value; `args["path"]` names it, dotted.
        """
        raise NotImplementedError

    def dump(self, state: AnyState) -> Plain:
        """The `[position]` table of a state; `place` is the inverse up to hidden order."""
        raise NotImplementedError

    # ---- what is known -------------------------------------------------------------------

    def means(self, wanted: object, got: object) -> bool:
        """Return whether a value that a document expects means one that the game has laid or shown."""
        return isinstance(wanted, bool) == isinstance(got, bool) and wanted == got

    def no_meaning(self, key: str, word: str) -> Phrase | None:
        """The refusal of a word that a document expects under a key, where that names nothing in the game.

        None for all other words: whether what they name is there, `means` says.
        """
        return None

    def view(self, state: AnyState, viewer: int) -> Plain:
        """The view of a seat (or `SPECTATOR`): what it may know, built from nothing, as plain data.

        The viewer's own open choice is not part of it; `Match.window` adds it.
        """
        raise NotImplementedError

    def observer(self) -> Observer | None:
        """The writer of observations for programs that learn, or None if the game offers none."""
        return None

    def result(self, state: AnyState) -> Result | None:
        """The result of a match, or None while it goes on."""
        raise NotImplementedError

    def value(self, state: AnyState, seat: int) -> float:
        """The value of a position for a seat: from 0 (lost) to 1 (won). Players call it on redealt states."""
        raise NotImplementedError

    def glance(self, state: AnyState, seat: int) -> float:
        """The value of a position to a beginner, who sees what is gained at once; as `value`."""
        return self.value(state, seat)

    def overlooks(self, state: AnyState, choice: Choice) -> bool:
        """Return whether beginners forget that they could do something here, and give the first answer."""
        return False

    def features(self) -> Features | None:
        """The features of positions for a learned value, or None if the game has none."""
        return None

    def chance(self, state: AnyState, seat: int) -> float | None:
        """The chance that a seat wins from here, as hints show it; None where the game knows none.

        It is measured: of all positions where it is 70 %, seven of ten are won (`playmat calibrate`).
        """
        return None

    def dealt_again(self, state: AnyState, stream: Stream) -> AnyState:
        """A copy in which what no seat can know is dealt again: the order of decks, dice to come.

        All that any seat knows stays as it is, so that every seat may answer the same: that is how luck is
        told from skill (`playmat.lab.luck`).
        """
        after = cast(AnyState, state.clone())
        self.shuffle(after, stream)
        after.rekey(stream)
        return after

    def shuffle(self, state: AnyState, stream: Stream) -> None:
        """Put what no seat has seen into another order; a game with cards that nobody has seen writes it."""

    def turn(self, state: AnyState) -> int | None:
        """The number of the turn, where values compare only if they are taken at the beginning of turns.

        The search then plays every answer on to the end of its turn. None: any two positions compare.
        """
        return None

    # ---- what statistics count -----------------------------------------------------------

    def turns(self, state: AnyState) -> int:
        """The number of turns that have begun; in a game without turns, of answers given."""
        turn = self.turn(state)
        return int(state.answers) if turn is None else turn

    def gained(self, state: AnyState, seat: int) -> int:
        """A number that grows with each step that a seat takes toward winning: Worlds saved, HP taken.

        A puzzle can ask for the next step (`playmat.lab.puzzles`). 0 in a game without such steps.
        """
        return 0

    def can_gain(self, state: AnyState, seat: int) -> bool:
        """Return whether a seat may still gain anything in this turn; false spares a search what is left."""
        return True

    def chance_to_gain(self, state: AnyState, seat: int) -> float | None:
        """The exact chance that a seat gains something in this turn with the best play of its team.

        None where the game does not know it at once; a search then looks for it.
        """
        return None

    def last_gain(self, state: AnyState, seat: int) -> bool:
        """Return whether a seat wins the match with the next thing that it gains."""
        return False

    def setbacks(self, state: AnyState, seat: int) -> int:
        """A number that grows with each step toward losing that a puzzle may ask to avert: Worlds overrun."""
        return 0

    def in_danger(self, state: AnyState, seat: int) -> bool:
        """Return whether the match, or something on the way to it, may well be lost in this turn."""
        return True

    def chance_to_survive(self, state: AnyState, seat: int) -> float | None:
        """The exact chance that this turn ends without defeat and setback, with the best play of a team.

        None where the game does not know it at once; a search then looks for it.
        """
        return None

    def throws(self, state: AnyState) -> bool:
        """Return whether chance is asked for a throw of dice, of which a search follows every outcome."""
        return False

    def cards_held(self, state: AnyState, seat: int) -> list[str]:
        """The codes of the cards in a seat's hand, all of them: for statistics, never for a player."""
        return []

    def cards_used(self, before: AnyState, events: list[Event]) -> list[str]:
        """The codes of the cards that came into play with some events, the first ones after a state."""
        return []

    def overlong(self, state: AnyState) -> bool:
        """Return whether a match has gone on longer than any that goes anywhere; see `draw_after`."""
        return not self.team and state.answers >= self.draw_after

    # ---- words ---------------------------------------------------------------------------

    def word(self, state: AnyState, choice: Choice, item: int) -> str:
        """The notation of one item of a choice: lower-case words, unique within the choice."""
        raise NotImplementedError

    def verb(self, state: AnyState, choice: Choice) -> str:
        """The leading word of a SUBSET, SPLIT or ORDER answer, such as `throw`."""
        raise NotImplementedError

    def nothing(self, state: AnyState, choice: Choice) -> str:
        """The notation of the empty SUBSET, such as `stop`."""
        return f"{self.verb(state, choice)} nothing"

    def outcome_word(self, state: AnyState, outcome: int) -> str:
        """The notation of an outcome of the chance that is asked now."""
        return str(outcome)

    def read_outcome(self, state: AnyState, text: str) -> int:
        """The inverse of `outcome_word`.

        Raises:
            UnreadableAnswer: the text is no outcome of the chance that is asked now.
        """
        raise NotImplementedError

    def normal(self, state: AnyState, choice: Choice, text: str) -> str:
        """The choice's own spelling of a typed answer that means the same (see PP-SM-05)."""
        return text

    def why_not(self, state: AnyState, seat: int, text: str) -> Phrase | None:
        """The reason why a typed answer that is not offered is against the rules, with the clause.

        None if the game has nothing to say about this text.
        """
        raise NotImplementedError

    def prompt(self, state: AnyState, choice: Choice) -> Phrase:
        """The question of a choice, for people."""
        raise NotImplementedError

    def describe(self, state: AnyState, choice: Choice, answer: int) -> Phrase:
        """The meaning of an answer, for people."""
        raise NotImplementedError

    def item_name(self, state: AnyState, choice: Choice, item: int) -> Phrase:
        """The name of an item of a SUBSET, SPLIT or ORDER, for people; as a rule its notation."""
        return Phrase("answer-item", {"word": self.word(state, choice, item)})

    def touches(self, state: AnyState, choice: Choice, item: int) -> tuple[str, ...]:
        """The things of the view that an item is about, as paths (`seats.1.actions.attack`)."""
        return ()

    def tell(self, state: AnyState, event: Event) -> Phrase:
        """The sentence of an event; kind `HIDDEN` never arrives here."""
        raise NotImplementedError

    def tell_move(self, state: AnyState, events: list[Event]) -> list[Phrase | None]:
        """The sentences of what one answer led to, one for each thing that was done.

        Each in the place of its event; None where nothing is to be known, or another sentence says it.
        """
        return [None if event.kind == HIDDEN else self.tell(state, event) for event in events]

    def seat_name(self, state: AnyState, seat: int) -> Phrase:
        """The name of a seat, for people."""
        raise NotImplementedError


@lru_cache(EDITIONS_KEPT)
def _of_edition(game: Game, edition: Edition, sets: tuple[tuple[str, str], ...]) -> Game:
    """A game of an edition, with card sets; the last ones are kept, since making one takes a while."""
    plain = game.of_edition(edition)
    return plain.with_sets(*sets, accepted=True) if sets else plain
