"""Every command and option against what people get wrong; they are found in the app itself.

A command that is added is covered by that: its numbers have bounds, its help stands in three languages, and
whatever it is given it ends with an exit code and a message, never with a traceback.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import NoneType
from typing import Any, NamedTuple, get_args

import pytest
from cyclopts import App
from cyclopts.argument import Argument
from tests.crossing import SLOW, first_of
from tests.package.bad_files import BAD_FILES

from playmat import cli, texts
from playmat.commandline.help import command_key, option_keys
from playmat.commandline.options import BadOption
from playmat.kernel import registry
from playmat.kernel.registry import game, games


class Command(NamedTuple):
    """A command of the app: its words and what it takes."""

    words: tuple[str, ...]
    takes: tuple[Argument, ...]

    @property
    def name(self) -> str:
        return " ".join(self.words)


def walk(app: App, words: tuple[str, ...] = ()) -> Iterator[Command]:
    if app.default_command is not None:
        every = app.assemble_argument_collection()
        yield Command(words, tuple(one for one in every if one.parse and not one.children))
    for name in app:
        if not name.startswith("-"):
            yield from walk(app[name], (*words, name))


def groups(app: App, words: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    inner = [name for name in app if not name.startswith("-")]
    if inner:
        if app.default_command is None:  # one that does something by itself is tried as a command
            yield words
        for name in inner:
            yield from groups(app[name], (*words, name))


COMMANDS = list(walk(cli.make_app()))
ALWAYS = frozenset({"play", "scenario run", "decks check"})
"""One that plays, one that reads files and one that takes pasted text; all others are slow together."""

EACH = pytest.mark.parametrize(
    "command",
    [
        pytest.param(one, marks=[] if one.name in ALWAYS else [pytest.mark.slow], id=one.name)
        for one in COMMANDS
    ],
)

WHAT_IS_MEANT = {"GAME": "kmon", "LINK": "http://127.0.0.1:1/t/x", "DECK": "KM1-SD1", "CODE": "KM1-ICE-1"}
"""Values for arguments while another one is tried; all others get a file that is there."""

MEANWHILE = {
    "simulate": ["--games", "2", "--workers", "1"],
    "arena": ["--players", "random,greedy", "--games", "2", "--workers", "1"],
    "ratings": ["--players", "random", "--games", "2", "--workers", "1"],
    "report": ["--decks", "KM1-SD1,KM1-SD2", "--games", "2", "--workers", "1"],
    "compare": [
        "--decks",
        "KM1-SD1,KM1-SD2",
        "--games",
        "2",
        "--workers",
        "1",
        "--players",
        "random",
        "greedy",
    ],
    "decks meta": ["--decks", "KM1-SD1,KM1-SD2", "--games", "2", "--workers", "1"],
    "calibrate": ["--games", "1", "--player", "random"],
    "baselines": ["--games", "2", "--players", "random", "--against", "random"],
    "train": ["--games", "1", "--epochs", "1", "--player", "random", "--overwrite"],
    "cards coverage": ["--games", "1"],
    "play": ["--plain"],
    "resume": ["--plain"],
}
"""Arguments that keep a command short while one of its options is tried."""

MADE_THERE = {"db backup": "FILE", "cards new": "--file", "puzzles mine": "FOLDER"}
FOLDERS = {"--rules", "--tests"}
REPORTS = {"cards check", "scenario run"}
"""They report on files: a bad one is their answer, on the standard output, and the exit code may be 1."""

NO_NUMBERS = ["many", "", " ", "1.5", "1e3", "0x10", "nan", "inf", "-", "--", "1_000", "²", "½", "9" * 5000]
FAR_NUMBERS = ["99999999999999999999", "-99999999999999999999", "-1000000", str(1 << 63)]
GARBAGE = ["", "-", "%s{0}{x}=\x1b[31m💥", "../..", "a,b,,c", "x" * 5000, "[red]", "\udcff"]
HOLE = re.compile(r"\bNone\b|: \.$|[:,] -:", re.MULTILINE)
"""Nothing stands where a sentence has room for something."""

ENGLISH = re.compile(r"\b(There is|The |Here|is missing|takes|needs|cannot|give|Expected|Invalid|Unknown)\b")


def unmeasured(*_anything: object) -> None:
    """In the place of what takes seconds."""
    raise BadOption("usage-bad")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with all bad files; nothing is served, measured or asked."""
    for name, data in BAD_FILES.items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PLAYMAT_BROWSER", "none")
    monkeypatch.setattr("playmat.server.bootstrap.serve", lambda *_anything: None)
    monkeypatch.setattr("playmat.lab.bench.rules.measure", unmeasured)
    monkeypatch.setattr("playmat.lab.puzzles.store.mine", lambda *_anything: [])
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
    return tmp_path


class Said(NamedTuple):
    """The outcome of a command line."""

    code: int
    out: str
    err: str


@pytest.fixture
def run(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Said]:
    """Run a command line in this process, in a language."""

    def run_it(*tokens: str, lang: str = "en") -> Said:
        monkeypatch.setenv("PLAYMAT_LANG", lang)
        code = cli.main(list(tokens))
        said = capsys.readouterr()
        assert code in (0, 1, 2), tokens
        assert "Traceback" not in said.out + said.err, tokens
        assert not HOLE.search(said.err), (tokens, said.err)
        return Said(code, said.out, said.err)

    return run_it


def refused(run: Callable[..., Said], *tokens: str, langs: tuple[str, ...] = texts.LANGUAGES) -> str:
    """The English message of a command line that has to be refused; in each language it is one line."""
    messages = []
    for lang in langs:
        said = run(*tokens, lang=lang)
        assert (said.code, said.out) == (2, ""), (tokens, said)
        assert said.err.startswith("playmat: "), tokens
        assert said.err.count("\n") == 1, (tokens, said.err)
        assert "[" not in said.err.replace("[red]", "").replace("\x1b[", ""), (tokens, said.err)
        messages.append(said.err)
    english, *others = messages
    for other in others:
        assert other != english, tokens
        assert not ENGLISH.search(other), (tokens, other)
    return english


def line(command: Command, *, without: Argument | None = None) -> list[str]:
    """A command line in which nothing is wrong but what is tried."""
    needed = [
        WHAT_IS_MEANT.get(one.name, "words.txt")
        for one in command.takes
        if one.required and one is not without
    ]
    return [*command.words, *needed]


def rest(command: Command, one: Argument) -> list[str]:
    """The arguments that keep the command short, except the one that is tried."""
    meanwhile = MEANWHILE.get(command.name, [])
    return [word for at, word in enumerate(meanwhile) if one.name not in meanwhile[max(at - 1, 0) : at + 1]]


def kinds(one: Argument) -> set[Any]:
    """The types of one value of an argument."""
    found = {one.hint}
    while nested := next((kind for kind in found if get_args(kind)), None):
        found = (found - {nested}) | set(get_args(nested))
    return found - {NoneType, ...}


def with_value(command: Command, one: Argument, value: str) -> list[str]:
    """A command line with a value in the place of an argument."""
    if one.name.startswith("-"):
        return [*line(command), *rest(command, one), f"{one.name}={value}"]
    words = line(command, without=one)
    at = len(command.words) + [other.name for other in command.takes if other.index is not None].index(
        one.name
    )
    return [*words[:at], *rest(command, one), "--", value, *words[at:]]


# ---- refusals --------------------------------------------------------------------------------------


@EACH
def test_unknown_options_and_too_many_words_are_refused(command: Command, run: Callable[..., Said]) -> None:
    for tried in ("--nonsense-of-this-kind", "--nonsense-of-this-kind=3", "--zzzzzz"):
        assert "--nonsense" in refused(run, *line(command), tried) or tried == "--zzzzzz"
    for one in command.takes:
        if one.name.startswith("--") and len(one.name) > 5:
            wrong = f"{one.name[:-2]}{one.name[-1]}{one.name[-2]}x"
            assert f"{one.name}?" in refused(run, *line(command), wrong)
    if not any(one.field_info.kind is one.field_info.VAR_POSITIONAL for one in command.takes):
        assert "“x" in refused(run, *line(command), *(["x"] * 9))


@EACH
def test_numbers_have_bounds_and_say_them(command: Command, run: Callable[..., Said]) -> None:
    for one in command.takes:
        if not kinds(one) & {int, float}:
            continue
        assert one.parameter.converter is not None, f"{one.name} of {command.name} is not bounded"
        for at, value in enumerate(NO_NUMBERS + FAR_NUMBERS):
            langs = texts.LANGUAGES if at == 0 else ("en",)
            said = refused(run, *with_value(command, one, value), langs=langs)
            assert re.search(rf"{one.name} must be a whole number from \d+ to \d+", said), value


@EACH
def test_what_is_missing_is_named(command: Command, run: Callable[..., Said]) -> None:
    for one in command.takes:
        if one.required:
            said = refused(run, *command.words)
            assert one.name in said or ", ".join(games()) in said
            break
    for one in command.takes:
        if one.name.startswith("--") and bool not in kinds(one):
            assert one.name in refused(run, *line(command), one.name)


@EACH
def test_an_option_is_given_once(command: Command, run: Callable[..., Said]) -> None:
    for one in command.takes:
        if one.name.startswith("--") and kinds(one) == {str} and one.hint in (str, str | None):
            assert one.name in refused(run, *line(command), one.name, "a", one.name, "b")


@EACH
@pytest.mark.parametrize("name", [*BAD_FILES, "folder", "nowhere/none.toml"])
def test_files_that_are_not_what_they_should_be(
    command: Command, name: str, run: Callable[..., Said]
) -> None:
    for one in command.takes:
        made = MADE_THERE.get(command.name) == one.name or one.name in ("--out", *FOLDERS)
        if Path not in kinds(one) or made:
            continue
        tokens = with_value(command, one, name)
        if command.name in REPORTS:
            for lang in texts.LANGUAGES:
                said = run(*tokens, lang=lang)
                assert said.code in (1, 2)
                assert said.out + said.err
                assert not HOLE.search(said.out)
                assert lang == "en" or not ENGLISH.search(said.out + said.err)
        elif (name, command.name) != ("words.txt", "cards import"):
            refused(run, *tokens)


@EACH
def test_whatever_is_given_it_ends_with_an_exit_code(command: Command, run: Callable[..., Said]) -> None:
    for one in command.takes:
        if kinds(one) & {str, Path}:
            for value in GARBAGE:
                said = run(*with_value(command, one, value))
                assert said.code != 2 or said.err.startswith("playmat: ") or command.name in REPORTS
                assert said.code == 0 or said.out + said.err


@pytest.mark.parametrize("words", list(groups(cli.make_app())), ids=" ".join)
def test_an_unknown_command_is_refused_with_the_nearest(
    words: tuple[str, ...], run: Callable[..., Said]
) -> None:
    assert "The commands are: " in refused(run, *words, "zzzzzz")
    for command in COMMANDS:
        if command.words[:-1] == words:
            right = command.words[-1]
            assert f"“{right}”?" in refused(run, *words, f"{right}x")


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ("play perilous --option difficulty=easy --difficulty hard", "difficulty=hard"),
        ("simulate perilous --option difficulty=easy --difficulty hard", "difficulty=hard"),
        ("simulate perilous --option hard_target=6 --option HARD_TARGET=7", "HARD_TARGET=7"),
        ("play perilous --ruleset ffg", "only one set of rules"),
        ("simulate kmon --ruleset ffg", "only one set of rules"),
        ("simulate khtcg --ruleset fgf", "ffg"),
        ("cards list kmon --cost 5..2", "2..5"),
        ("resume words.txt --list", "--list"),
        ("decks list kmon --json --code", "--code"),
        ("decks show kmon KM1-SD1 --json --code", "--code"),
        ("decks random kmon --json --code", "--code"),
        ("simulate kmon --only 3 --out x.csv", "--out"),
        ("simulate kmon --only 3 --fresh", "--fresh"),
        ("simulate kmon --shard 1/2 --json", "--json"),
        ("report kmon --shard 1/2 --overwrite", "--overwrite"),
        ("report kmon --shard 1/2 --json", "--json"),
        ("report kmon --json --out x", "--out"),
        ("report kmon --json --overwrite", "--overwrite"),
        ("arena kmon --shard 1/2 --only 3", "--only"),
        ("compare kmon --cluster local:2 --workers 1", "--workers"),
        ("simulate kmon --cluster local:2 --shard 1/2", "--shard"),
        ("arena kmon --only 3 --out x.csv", "--out"),
        ("arena kmon --only 3 --fresh", "--fresh"),
        ("arena perilous --option difficulty=easy --difficulty hard", "difficulty=hard"),
        ("bench kmon --json --compare empty", "--compare"),
    ],
)
def test_what_contradicts_itself_is_refused(given: str, named: str, run: Callable[..., Said]) -> None:
    assert named in refused(run, *given.split())


@pytest.mark.parametrize(
    "given", ["ratings kmon --out x", "report kmon --only 3", "decks meta kmon --shard 1/2"]
)
def test_what_only_like_commands_take_is_refused_and_not_proposed(
    given: str, run: Callable[..., Said]
) -> None:
    message = refused(run, *given.split())
    assert message.count(given.split()[-2]) == 1


def test_the_same_thing_said_twice_is_no_contradiction(run: Callable[..., Said]) -> None:
    given = "simulate perilous --option difficulty=easy --difficulty EASY --games 1 --workers 1"
    assert run(*given.split()).code == 0


def test_a_simulation_says_which_decks_it_takes(run: Callable[..., Said]) -> None:
    for lang in texts.LANGUAGES:
        said = run("simulate", "kmon", "--games", "1", "--workers", "1", lang=lang).out
        assert "--decks" in said
        assert "KM1-SD1" in said
    told = json.loads(run("simulate", "kmon", "--games", "1", "--workers", "1", "--json").out)
    assert told["starters"] == [["KM1-SD1"], ["KM1-SD2"]]


# ---- language and games ----------------------------------------------------------------------------


@EACH
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_language_may_stand_before_the_command(
    command: Command, lang: str, run: Callable[..., Said]
) -> None:
    other = "it" if lang == "ja" else "ja"
    for tail in (["--nonsense"], ["--help"]):
        wanted = run(*command.words, *tail, lang=lang)
        for words in (["--lang", lang, *command.words], [f"--lang={lang}", *command.words]):
            assert run(*words, *tail, lang=other) == wanted
        first, *more = command.words
        assert run(first, "--lang", lang, *more, *tail, lang=other).err == wanted.err


def test_a_command_without_words_takes_the_language_too(run: Callable[..., Said]) -> None:
    assert run("--lang", "it", "--help", lang="ja") == run("--help", lang="it")
    assert run("--lang", "it", "zzzzzz", lang="ja") == run("zzzzzz", lang="it")
    assert run("--lang", "it", "cards", "list", "kmon", lang="ja") == run("cards", "list", "kmon", lang="it")
    assert run("--lang", "it").code == 0


def test_a_language_before_the_command_is_checked(run: Callable[..., Said]) -> None:
    for given in ("--lang fr", "--lang fr cards list kmon", "--lang fr cards reference kmon"):
        assert "en, ja, it" in refused(run, *given.split())
    assert "--lang" in refused(run, "--lang")


@pytest.mark.parametrize(
    "given",
    [
        "play {}",
        "simulate {}",
        "arena {}",
        "ratings {}",
        "bench {}",
        "cards list {}",
        "cards reference {}",
        "cards coverage {}",
        "cards show KM1-ICE-1 --game {}",
        "decks list {}",
        "decks random {}",
    ],
)
def test_an_unknown_game_is_refused_with_the_nearest(given: str, run: Callable[..., Said]) -> None:
    for name in games():
        assert f"“{name}”?" in refused(run, *given.format(f"{name}x").split())
        assert f"“{name}”?" in refused(run, *given.format(name.upper()).split())
    assert ", ".join(games()) in refused(run, *given.format("zzzzzz").split())


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Playmat without any game, as from the sources of a clone that nobody has installed."""
    game.cache_clear()
    monkeypatch.setattr(registry, "_found", dict)
    yield
    game.cache_clear()


@EACH
@pytest.mark.usefixtures("no_games")
def test_without_any_game_each_command_says_so_or_needs_none(
    command: Command, run: Callable[..., Said]
) -> None:
    Path("empty.toml").touch()
    needed = [WHAT_IS_MEANT.get(one.name, "empty.toml") for one in command.takes if one.required]
    whole = run(*command.words, *needed, *MEANWHILE.get(command.name, []))
    assert whole.code == 0 or whole.out + whole.err
    if "GAME" in needed or command.name == "cards check":
        assert "No game is installed" in whole.err
    assert "Name a game: ." not in run(*command.words).err


@pytest.mark.parametrize(("option", "word"), [("--cost", "2"), ("--element", "fire")])
def test_what_no_card_of_a_game_has_is_said_in_words(
    option: str, word: str, run: Callable[..., Said]
) -> None:
    message = refused(run, "cards", "list", "khtcg", option, word)
    assert f"Leave {option} out" in message
    for lang in ("ja", "it"):
        said = run("cards", "list", "khtcg", option, word, lang=lang).err
        assert option in said
        assert not re.search(rf"(?<!--)\b{option.removeprefix('--')}\b", said)


# ---- help ------------------------------------------------------------------------------------------


def help_keys() -> dict[str, str]:
    """The keys the help asks for, of each command and option, and where."""
    found = {command_key(words): " ".join(words) for words in groups(cli.make_app())}
    for command in COMMANDS:
        found[command_key(command.words)] = command.name
        for one in command.takes:
            own, shared = option_keys(command.words, one.name.lstrip("-").lower())
            found[own if texts.has(own) else shared] = f"{command.name} {one.name}"
    return found


@pytest.mark.parametrize("lang", first_of(texts.LANGUAGES, SLOW))
def test_the_help_says_everything_in_every_language(lang: str, run: Callable[..., Said]) -> None:
    missing = [f"{key} ({where})" for key, where in help_keys().items() if not texts.has(key, lang)]
    assert not missing, "add these sentences to texts/*/commands.ftl"
    for words in [*groups(cli.make_app()), *(command.words for command in COMMANDS)]:
        said = run(*words, "--help", lang=lang)
        assert (said.code, said.err) == (0, "")
        assert "[help-" not in said.out
        english = re.search(r"Usage:|Commands|Arguments|\[default|\[required|COMMAND|STR\b", said.out)
        assert lang == "en" or not english, said.out


def test_no_sentence_of_the_help_is_left_over() -> None:
    asked = {*help_keys(), "help-command-help", "help-command-version"}
    catalogue = Path(texts.__file__).parent / "en" / "commands.ftl"
    keys = re.findall(
        r"^(help-(?:command|option)-\S+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert sorted(set(keys) - asked) == []


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize(
    "command", [one.name for one in COMMANDS if "--option" in [a.name for a in one.takes]]
)
def test_the_help_with_a_game_lists_its_options(name: str, command: str, run: Callable[..., Said]) -> None:
    said = "".join(re.sub("│", "", run(*command.split(), name, "--help", lang="ja").out).split())
    for option in game(name).options():
        assert f"{option.name}=" in said
    for word in (*game(name).roles, *filter(None, game(name).rulesets)):
        assert word in said
    bare = "".join(re.sub("│", "", run(*command.split(), "--help", lang="ja").out).split())
    assert len(bare) < len(said)


def test_the_bounds_of_numbers_stand_in_the_help(run: Callable[..., Said]) -> None:
    assert "1..10000000" in run("simulate", "--help").out
    assert "1..256" in run("simulate", "--help").out


def test_a_number_too_many_is_offered_to_the_only_option_that_takes_one(run: Callable[..., Said]) -> None:
    assert "--number 3?" in refused(run, "puzzles", "kmon", "3")
