"""Programs as players: asked line by line, replaced for a turn where they fail, named by their owner only.

Where a program has to be too slow, its limit is a moment and it never answers; where it has to be quick
enough, its limit is an hour. No test leans on how fast the machine is.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.docs.reading import write_shown_files

import playmat
from playmat import cli, programs
from playmat.kernel.match.match import Match
from playmat.kernel.rng import Stream, stream_of
from playmat.players import roster
from playmat.players.steadfast import Steadfast
from playmat.programs.process import ProgramFailed
from playmat.terminal.start.arranging import arrange, kinds_for

HOUR = 3600.0
MOMENT = 0.05

BOTS = {
    "ends": "import sys\nsys.stdin.readline()\nprint('out of ideas', file=sys.stderr)\n",
    "late": (
        "import os, sys, time\nsys.stdin.readline()\nos.close(1)\n"
        "time.sleep(0.5)\nprint('one word more', file=sys.stderr)\n"
    ),
    "silent": "import time\nwhile True:\n    time.sleep(3600)\n",
    "deaf": "import sys, time\nsys.stdin.close()\nwhile True:\n    time.sleep(3600)\n",
    "babbles": "import sys\nfor line in sys.stdin:\n    print('I think, therefore', flush=True)\n",
    "floods": "while True:\n    print('{\"id\": 0}', flush=True)\n",
    "stale": 'import sys\nfor line in sys.stdin:\n    print(\'{"id": 0, "answer": 0}\', flush=True)\n',
    "cheats": (
        "import json, sys\nfor line in sys.stdin:\n"
        "    print(json.dumps({'id': json.loads(line)['id'], 'move': 'win'}), flush=True)\n"
    ),
    "beyond": (
        "import json, sys\nfor line in sys.stdin:\n"
        "    print(json.dumps({'id': json.loads(line)['id'], 'answer': 1 << 70}), flush=True)\n"
    ),
    "empty": (
        "import json, sys\nfor line in sys.stdin:\n"
        "    print(json.dumps({'id': json.loads(line)['id']}), flush=True)\n"
    ),
    "first": (
        "import json, sys\nfor line in sys.stdin:\n    q = json.loads(line)\n"
        "    print(json.dumps({'id': q['id'], 'answer': q['moves'][0]['answer']}), flush=True)\n"
    ),
    "draws": (
        "import json, sys\nfor line in sys.stdin:\n    q = json.loads(line)\n"
        "    m = q['moves'][q['random'] % len(q['moves'])]\n"
        "    print(json.dumps({'id': q['id'], 'move': m['move']}), flush=True)\n"
    ),
    "writes": (
        "import json, sys\nfor line in sys.stdin:\n    q = json.loads(line)\n"
        "    open(sys.argv[1], 'a').write(line)\n"
        "    print(json.dumps({'id': q['id'], 'answer': q['moves'][0]['answer']}), flush=True)\n"
    ),
}


@pytest.fixture(autouse=True)
def forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forget after a test everything it allowed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path / "home"))
    for name, text in BOTS.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    write_shown_files(tmp_path)
    yield
    roster.forget()


def command(name: str) -> str:
    return f"{Path(sys.executable).as_posix()} {name}.py"


def asked(match: Match) -> playmat.Glimpse:
    return playmat.Glimpse(match.game, match.state, match.to_move, match.choice(match.to_move))


@pytest.mark.slow
@pytest.mark.parametrize("game", playmat.game_ids())
def test_a_program_plays_a_whole_match(game: str) -> None:
    bots = [playmat.program(command("draws"), HOUR, seed=seat) for seat in range(2)]
    match = playmat.play(playmat.new_match(game, seats=2, seed=4), bots)
    assert match.is_over
    again = [playmat.program(command("draws"), HOUR, seed=seat) for seat in range(2)]
    assert playmat.play(playmat.new_match(game, seats=2, seed=4), again).digest() == match.digest()


NODE = pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")


@pytest.mark.parametrize("bot", ["python my_bot.py", pytest.param("node my_bot.js", marks=NODE)])
def test_the_bots_of_the_document_play_alike(bot: str) -> None:
    words = bot.replace("python", Path(sys.executable).as_posix(), 1) if bot.startswith("python") else bot
    match = playmat.play(playmat.new_match("kmon", seed=4), [playmat.program(words, HOUR), "random"])
    here = playmat.new_match("kmon", seed=4)

    class Longest:
        def decide(self, glimpse: playmat.Glimpse) -> int:
            moves = playmat.LegalMoves(glimpse.game, here.state, glimpse.choice)
            return max(moves, key=lambda move: len(move.notation)).answer

    assert playmat.play(here, [Longest(), "random"]).digest() == match.digest()


def test_a_question_is_complete_and_tells_no_secret(tmp_path: Path) -> None:
    noted = tmp_path / "noted.jsonl"
    match = playmat.new_match("kmon", seed=4)
    bot = playmat.program(f"{command('writes')} {noted.as_posix()}", HOUR)
    alike = match.redeal(match.to_move, seed=9)
    for one in (match, alike):
        assert playmat.decide(one, bot) == match.legal_moves[0]
    first, second = map(json.loads, noted.read_text(encoding="utf-8").splitlines())
    assert [move["move"] for move in first["moves"]] == [move.notation for move in match.legal_moves]
    assert first["moves"][0]["text"] == str(match.describe(match.legal_moves[0]))
    assert (first["game"], first["seat"], first["count"], first["complete"]) == (
        "kmon",
        match.to_move,
        len(match.legal_moves),
        True,
    )
    assert first["view"] == json.loads(json.dumps(match.view(match.to_move)))
    assert {**first, "id": 0, "random": 0} == {**second, "id": 0, "random": 0}, (
        "the deals differ, it does not"
    )


@pytest.mark.parametrize(
    ("bot", "seconds", "said"),
    [
        ("ends", HOUR, "out of ideas"),
        ("late", HOUR, "one word more"),
        ("silent", MOMENT, "no answer within 0.05 s"),
        ("deaf", MOMENT, "no answer within 0.05 s"),
        ("babbles", HOUR, "I think, therefore"),
        ("floods", HOUR, "is not 1"),
        ("stale", HOUR, "is not 1"),
        ("cheats", HOUR, "win"),
        ("beyond", HOUR, "answered"),
        ("empty", HOUR, "neither move nor answer"),
        ("not-there", HOUR, "without an answer"),
    ],
)
def test_a_failure_says_what_and_costs_that_turn_only(bot: str, seconds: float, said: str) -> None:
    match = playmat.new_match("kmon", seed=4)
    player = playmat.program(command(bot), seconds)
    with pytest.raises(ProgramFailed, match=said):
        player.decide(asked(match))

    def made(name: str) -> playmat.Player:
        return player if name.startswith("exec") else roster.load(name, stream())

    steadfast = Steadfast("exec:bot", made)
    answer = steadfast.decide(asked(match))
    assert match.choice(match.to_move).allows(answer)
    (lapse,) = steadfast.lapses
    assert (lapse.player, lapse.by, lapse.fault) == ("exec:bot", "greedy", "ProgramFailed")


def stream() -> Stream:
    return stream_of(1, 1)


def test_a_program_that_failed_is_started_again(tmp_path: Path) -> None:
    """It answers every other time: each failure costs one question."""
    text = (
        "import json, pathlib, sys\n"
        "seen = pathlib.Path('seen')\n"
        "for line in sys.stdin:\n"
        "    if not seen.exists():\n        seen.touch()\n        sys.exit()\n"
        "    print(json.dumps({'id': json.loads(line)['id'], 'answer': 0}), flush=True)\n"
    )
    (tmp_path / "moody.py").write_text(text, encoding="utf-8")
    match = playmat.new_match("kmon", seed=4)
    player = playmat.program(command("moody"), HOUR)
    with pytest.raises(ProgramFailed):
        player.decide(asked(match))
    assert player.decide(asked(match)) == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_owner_names_it_on_the_command_line(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "kmon", "--players", f"exec:{command('first')},random", "--games", "2", "--json"]
    assert cli.main([*words, "--workers", workers]) == 0
    assert json.loads(capsys.readouterr().out)["lapses"] == 0


def test_a_failing_program_is_told_of_and_the_match_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "kmon", "--players", f"exec:{command('cheats')},random", "--games", "1", "--json"]
    assert cli.main(words) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["errors"], told["games"]) == (0, 1)
    assert told["lapses"] > 0
    assert "win" in told["lapsed"][0]["error"]


def test_a_program_that_is_not_there_is_refused_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["simulate", "kmon", "--players"], ["play", "kmon", "--plain", "--seat", "human"]):
        assert cli.main([*words, "exec:./no-such-bot"]) == cli.BAD_USE
        assert "./no-such-bot" in capsys.readouterr().err


def test_nobody_else_can_name_a_program() -> None:
    """Neither a record nor a server's visitor: a name that no command line allowed is nobody's."""
    game = playmat.game("kmon")
    text = f"exec:{command('first')}"
    assert not roster.is_player(text)
    with pytest.raises(playmat.PlaymatError, match="no computer player"):
        roster.load(text, stream(), game)
    programs.allow([text, "greedy"])
    assert text in kinds_for(game)
    assert arrange(game, None, ["human", text], "en").seats[1] == ("", text)
    with pytest.raises(playmat.PlaymatError, match="may not run here"):
        roster.load(f"exec:{command('draws')}", stream(), game)
    assert programs.allowed() == (text,)
