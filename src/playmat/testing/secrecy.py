"""Nothing hidden shows: not in views, choices, windows, events or refusals.

Everything here stands on `State.redeal`: a match in which all that a seat cannot know lies elsewhere. Two
questions are asked for every seat.

*Now* (`check_redeal`): between the match and a redealt one, whatever that seat is shown is byte-equal: its
view and the spectators', its observation, its own choice with all its words and actions, who is asked, the
prompt and kind of the other seats' windows, the sentences of the events so far, and the errors for what it
may not answer. The content of another seat's choice may differ: it is as secret as the hand it is made from.
So is the whole of another seat's standing offer: the match does not wait for it, so nobody can tell whether
it is open, unless somebody shows it. (Clients tell the others of `Match.needed`, never of `Match.asked`.)

*From now on* (`check_twins`): match and redealt match go on side by side. The seat itself gives the same
answers in both (it cannot tell them apart), chance falls the same, and the other seats give answers that
are spelt the same in both and touch the same places (`Game.touches`). After every entry the two are compared
once more, with the events that the seat and the spectators have seen of it. As far as public facts allow they
must stay the same. They may part lawfully, because an answer shows something hidden: then the walk ends. So

- where neither match says that something was shown (`State.disclosed` stays; chance always may show), a
  difference of any kind is a leak;
- where something was shown, it has to be seen: different events with the same view mean that the events
  say more than the view; the same events with another seat asked, or through another window, mean that
  the window opened on hidden things.

An event that shows something which the view rightly forgets at once (a card shown and shuffled away in one
step) would look like a leak; name its kind in `check_game(shown_briefly=...)`.
"""

from __future__ import annotations

from dataclasses import dataclass

from playmat.kernel.choice import NATURE, Choice, Kind
from playmat.kernel.errors import DeadEnd, RefusedAnswer
from playmat.kernel.event import HIDDEN, SPECTATOR, Event, Log
from playmat.kernel.game import Plain
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.notation import match_answer, read_answer, write_answer
from playmat.kernel.state import State, Status
from playmat.testing import observations
from playmat.testing.conformance import GIBBERISH, phrase_plain
from playmat.testing.defects import (
    ChoiceLeaks,
    Defect,
    EventLeaks,
    RedealWrong,
    RefusalLeaks,
    ViewLeaks,
    WindowLeaks,
)
from playmat.testing.plain import as_bytes, first_difference
from playmat.testing.random_play import RandomMatch, asked_seats, contents, offered, play_out

RETOLD = 12
"""The number of the latest events that are worded again in a redealt match."""

WALK = 12
"""The number of entries for which match and redealt match go side by side."""

COMMON = 6
"""The number of answers of another seat that are tried until both matches have one."""


# ---- now ---------------------------------------------------------------------------------------


def check_redeal(run: RandomMatch, seat: int) -> State:
    """Compare the match with a redealt one, through the eyes of a seat; gives the redealt one."""
    state = run.state
    before = state.encode()
    stream = run.stream.clone()
    run.stream.counter += 1000
    new = state.redeal(seat, stream.clone())
    new.live = False
    if state.encode() != before:
        run.fail(RedealWrong, f"a redeal for seat {seat} changed the match itself")
    if state.redeal(seat, stream.clone()).encode() != new.encode():
        run.fail(RedealWrong, f"the same stream dealt differently for seat {seat}")
    if type(new) is not type(state) or new.log is not None:
        run.fail(RedealWrong, f"the redeal for seat {seat} is a {type(new).__name__} or writes to a log")
    if new.nature.key == state.nature.key:
        run.fail(RedealWrong, "a redeal has the chance of the match: it foresees the dice")
    rekeyed = new.clone()
    rekeyed.nature = state.nature.clone()
    if rekeyed.encode() != before:
        run.report.redealt[seat] += 1
    for field in ("status", "first", "answers", "disclosed"):
        if getattr(new, field) != getattr(state, field):
            what = f"`{field}` is {getattr(new, field)} and was {getattr(state, field)}"
            run.fail(WindowLeaks, f"redealt for seat {seat}, {what}")
    for viewer in (seat, SPECTATOR):
        _same(run, ViewLeaks, f"{_named(viewer)}'s view", seat, *_both(run, new, viewer))
    turns = [run.game.turn(one) for one in (state, new)]
    _same(run, ViewLeaks, "the number of the turn that computer players are told", seat, *turns)
    _compare_windows(run, seat, new)
    _compare_tales(run, seat, new)
    _compare_refusals(run, seat, new)
    if new.status == Status.ASKING:
        written = offered(new, int(new.first))
        if new.written or new.choice.content() != written.content():
            run.fail(
                RedealWrong, f"redealt for seat {seat}, the open choice is not that of the redealt match"
            )
    if new.redeal(seat, stream.clone()).encode() != new.encode():
        run.fail(RedealWrong, f"seat {seat} can tell the match from a redealt one: it has other redeals")
    observations.check_redealt(run, seat, new)
    run.tried("redeal")
    return new


def _both(run: RandomMatch, new: State, viewer: int) -> tuple[Plain, Plain]:
    return run.game.view(run.state, viewer), run.game.view(new, viewer)


def _named(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def _same(run: RandomMatch, defect: type[Defect], what: str, seat: int, one: object, other: object) -> None:
    """Byte-equal, or a leak."""
    if as_bytes(one) != as_bytes(other):
        found = first_difference(one, other) or "the order of keys"
        run.fail(defect, f"redealt for seat {seat}, {what} differs: {found}")


def _compare_windows(run: RandomMatch, seat: int, new: State) -> None:
    """Compare the questions, as the seat may know them."""
    for state in (run.state, new):
        for asked in asked_seats(state, run.seats):
            try:
                offered(state, asked)
            except DeadEnd as error:
                run.fail(RedealWrong, f"redealt for seat {seat}, seat {asked} has no answer to give: {error}")
    mine, theirs = (_asked(run, state, seat) for state in (run.state, new))
    _same(run, ChoiceLeaks, "its own choice", seat, _own(mine, seat), _own(theirs, seat))
    _same(run, WindowLeaks, "who is asked", seat, mine, theirs)


def _asked(run: RandomMatch, state: State, viewer: int) -> list[Plain]:
    """The questions now, as a viewer may know them: its own choice, and the windows the match waits for."""
    if state.status == Status.CHANCE:
        return [{"chance": int(state.chance)}]
    asked: list[Plain] = []
    for seat in asked_seats(state, run.seats):
        choice = offered(state, seat)
        if seat == viewer or not choice.optional:
            asked.append({"seat": seat, **_window(run, state, choice, seat == viewer)})
    return asked


def _own(asked: list[Plain], viewer: int) -> list[Plain]:
    """The viewer's own choice among what is asked; empty if it has none."""
    return [window for window in asked if window.get("seat") == viewer]


def _window(run: RandomMatch, state: State, choice: Choice, own: bool) -> Plain:
    """A window as its seat sees it, or as the others may."""
    game = run.game
    prompt = phrase_plain(game.prompt(state, choice))
    outside = {"kind": int(choice.kind), "prompt": int(choice.prompt), "optional": choice.optional}
    if not own:
        # The prompt's fillings may name what only the asked seat knows.
        return {**outside, "key": prompt["key"]}
    items = [choice.items[i] for i in range(choice.n)]
    pick = choice.kind == Kind.PICK
    return {
        **outside,
        "content": list(choice.content()),
        "words": [game.word(state, choice, item) for item in items],
        "touches": [list(game.touches(state, choice, item)) for item in items],
        "texts": [
            phrase_plain(game.describe(state, choice, i) if pick else game.item_name(state, choice, items[i]))
            for i in range(choice.n)
        ],
        "asks": prompt,
    }


def _compare_tales(run: RandomMatch, seat: int, new: State) -> None:
    """The sentences of what the seat has seen, told once more, and the names of the seats."""
    game, state = run.game, run.state
    events = run.match.events(seat, max(0, run.match.version - RETOLD))
    told = [[phrase_plain(game.tell(one, e)) for e in events if e.kind != HIDDEN] for one in (state, new)]
    _same(run, EventLeaks, "the tale of what was seen", seat, *told)
    names = [[phrase_plain(game.seat_name(one, s)) for s in run.seats] for one in (state, new)]
    _same(run, RefusalLeaks, "the name of a seat", seat, *names)


def _compare_refusals(run: RandomMatch, seat: int, new: State) -> None:
    """Compare what the seat hears for answers out of place, or out of turn."""
    state = run.state
    if not state.asks(seat):
        said = [_said(run, one, seat, None, "pass") for one in (state, new)]
        _same(run, RefusalLeaks, "an answer out of turn", seat, *said)
        return
    for text in (*GIBBERISH[:3], *run.words):
        said = [_said(run, one, seat, offered(one, seat), text) for one in (state, new)]
        _same(run, RefusalLeaks, f"the answer to {text!r}", seat, *said)
        run.tried("refusals compared")


def _said(run: RandomMatch, state: State, seat: int, choice: Choice | None, text: str) -> Plain:
    """The reply to a text."""
    try:
        if choice is None:
            copy = state.clone()
            Match.from_state(run.game, run.setup, copy, AwaitedNature()).say(seat, text)
            return {}
        return {"read": read_answer(run.game, state, choice, text)}
    except RefusedAnswer as error:
        return {"error": type(error).__name__, "text": str(error), "phrase": phrase_plain(error.phrase)}


def check_playable(run: RandomMatch, seat: int, new: State) -> None:
    """A redealt match can be saved, and played to an end."""
    encoded = new.encode()
    left = run.game.longest - len(run.match.entries)
    try:
        loaded = run.game.decode(encoded[:])
        taken = play_out(new, run.seats, run.stream, left)
    except Exception as error:  # whatever it is, the redealt match cannot be played
        run.fail(RedealWrong, f"redealt for seat {seat}, it breaks: {type(error).__name__}: {error}")
    if loaded.encode() != encoded:
        run.fail(RedealWrong, f"redealt for seat {seat}, it does not come back from its encoding")
    if taken < 0 or run.game.result(new) is None:
        run.fail(RedealWrong, f"redealt for seat {seat}, it comes to no end")
    run.tried("redeal played")


# ---- from now on -------------------------------------------------------------------------------


@dataclass
class Sight:
    """The match after an entry, and the entry itself, as a viewer sees them."""

    view: Plain
    asked: list[Plain]
    events: list[Event]


def check_twins(run: RandomMatch, seat: int, new: State, shown_briefly: frozenset[int]) -> None:
    """Match and redealt match go side by side as far as public facts allow."""
    twins = (run.state.clone(), new.clone())
    viewers = (seat, SPECTATOR)
    for _step in range(WALK):
        if twins[0].is_over():
            return
        disclosed = [int(twin.disclosed) for twin in twins]
        spoken = _go_on(run, seat, twins)
        if not spoken:
            return
        shown = spoken == "chance" or [int(twin.disclosed) for twin in twins] != disclosed
        parted = False
        for viewer in viewers:
            faces = [_face(run, twin, viewer) for twin in twins]
            parted |= _part(run, seat, viewer, spoken, shown, faces[0], faces[1], shown_briefly)
        run.tried("twins")
        if parted:
            return


def _go_on(run: RandomMatch, seat: int, twins: tuple[State, State]) -> str:
    """Give both twins the same entry; says which, or nothing if no answer can be spelt alike."""
    one, other = twins
    for twin in twins:
        twin.log = Log()
    if one.status == Status.CHANCE:
        outcome = one.nature.peek(one.chance)
        for twin in twins:
            twin.apply(NATURE, outcome)
        return "chance"
    both = [speaker for speaker in asked_seats(one, run.seats) if other.asks(speaker)]
    speaker = both[run.stream.below(len(both))]
    choices = [offered(twin, speaker) for twin in twins]
    if choices[0].optional and run.stream.below(2):
        speaker = int(one.first)
        choices = [offered(twin, speaker) for twin in twins]
    for _try in range(COMMON):
        answer = int(choices[0].sample(run.stream))
        text = write_answer(run.game, one, choices[0], answer)
        same = answer if speaker == seat else match_answer(run.game, other, choices[1], text)
        if same >= 0 and _alike(run, twins, choices, (answer, same)):
            one.apply(speaker, answer)
            other.apply(speaker, same)
            return f"seat {speaker}: {text}"
    return ""


def _alike(
    run: RandomMatch, twins: tuple[State, State], choices: list[Choice], answers: tuple[int, int]
) -> bool:
    """Return whether two answers that are spelt the same also concern the same places on the table."""
    if choices[0].kind != Kind.PICK:
        return answers[0] == answers[1]
    touched = [
        run.game.touches(twin, choice, choice.items[answer])
        for twin, choice, answer in zip(twins, choices, answers, strict=True)
    ]
    return touched[0] == touched[1]


def _face(run: RandomMatch, state: State, viewer: int) -> Sight:
    log = state.log or Log()
    return Sight(run.game.view(state, viewer), _asked(run, state, viewer), log.seen(viewer, 0))


def _part(
    run: RandomMatch,
    seat: int,
    viewer: int,
    spoken: str,
    shown: bool,
    one: Sight,
    other: Sight,
    shown_briefly: frozenset[int],
) -> bool:
    """Return whether two matches part lawfully for a viewer; a leak otherwise."""
    events = first_difference(contents(one.events), contents(other.events))
    view = first_difference(one.view, other.view)
    asked = first_difference(one.asked, other.asked)
    if not (events or view or asked):
        return False
    brief = any(event.kind in shown_briefly for event in one.events + other.events)
    told = f"{_named(viewer)} can tell the match from one redealt for seat {seat}, after `{spoken}`"
    if events and not brief and (not shown or not (view or asked)):
        run.fail(EventLeaks, f"{told}, by the events: {events}")
    if asked and not events:
        mine, theirs = _own(one.asked, viewer), _own(other.asked, viewer)
        defect = ChoiceLeaks if mine and theirs and mine != theirs else WindowLeaks
        run.fail(defect, f"{told}, by what is asked: {asked}")
    if view and not shown:
        run.fail(ViewLeaks, f"{told}, by the view: {view}")
    return True
