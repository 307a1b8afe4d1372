"""The sessions of the project: `nox -l` lists them, `nox -s tests` runs one.

`.ci/run` runs the same sessions, so that a contributor's machine and CI agree.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import nox

nox.options.default_venv_backend = "venv"
nox.options.sessions = ["lint", "types", "compiles", "contracts", "tests", "rules", "texts"]
nox.options.reuse_existing_virtualenvs = True

CODE = ("src", "tests", "tools", "examples", "docs", "setup.py", "noxfile.py")
DIST = Path("dist")
LOCK = "deploy/requirements.txt"
"""The packages of a server, each with the hashes of its files."""
BUILD_LOCK = "deploy/build-requirements.txt"
"""The packages that build it, likewise."""
ORACLES = [f"tests/{game}/test_against_oracle.py" for game in ("khtcg", "kmon", "perilous")]
NODE = (
    "axe-core@4.14.1",
    "typescript@7.0.2",
    "preact@11.2.0",
    "@preact/signals@2.11.4",
    "@fluent/bundle@0.19.1",
    "qr@0.7.0",
)
"""The npm packages that the checks of the browser client need. Nothing of it is shipped."""
HANGING = ("--timeout-method", "thread", "--timeout")
"""The end of a test that hangs: a signal would be one more error that the code under test may handle."""


def install(session: nox.Session, extras: str, *, compiled: bool = False) -> None:
    """Install the project itself, interpreted or compiled, as people install it."""
    wish = {"PLAYMAT_COMPILE": "1" if compiled else "0"}
    session.install(f".[{extras}]", env=wish)


def build_of(session: nox.Session) -> str:
    """The build that the installed package names."""
    said = session.run("playmat", "--version", silent=True)
    return "compiled" if "compiled" in str(said) else "interpreted"


def expect_build(session: nox.Session, wanted: str) -> None:
    """Stop if the wrong build would be tested."""
    if build_of(session) != wanted:
        session.error(f"the {wanted} build is wanted, and another one is installed")


@nox.session
def tests(session: nox.Session) -> None:
    """Run the tests on plain Python."""
    install(session, "test,stats")
    expect_build(session, "interpreted")
    session.run("python", "-m", "pytest", *(session.posargs or ["tests"]))


@nox.session
def tests_compiled(session: nox.Session) -> None:
    """Run the same tests on the compiled rules."""
    install(session, "test,stats", compiled=True)
    expect_build(session, "compiled")
    session.run("python", "-m", "pytest", *(session.posargs or ["tests"]))


@nox.session
def oracle(session: nox.Session) -> None:
    """Compare the rules with the literal oracles, each on a million positions: an hour or so for each."""
    install(session, "test", compiled=True)
    env = {"PLAYMAT_ORACLE_POSITIONS": session.posargs[0] if session.posargs else "1000000"}
    session.run("python", "-m", "pytest", "-n", "0", "-s", *ORACLES, env=env)


@nox.session
def editions(session: nox.Session) -> None:
    """Replay all that is kept of released editions: 24,000 matches, 1,200 records, 240 tables."""
    install(session, "test", compiled=True)
    env = {"PLAYMAT_EDITION_MATCHES": "5000"}
    session.run("python", "-m", "pytest", "tests/editions", env=env)


@nox.session
@nox.parametrize("game", ["khtcg", "kmon", "perilous"])
def without(session: nox.Session, game: str) -> None:
    """Take a game's folder away in a copy, install the rest, and run the tests that do not play that game."""
    copy = Path(session.create_tmp()) / "playmat"
    shutil.rmtree(copy, ignore_errors=True)
    session.run("git", "clone", "--quiet", ".", str(copy), external=True)
    for folder in (f"src/playmat/games/{game}", f"tests/{game}"):
        shutil.rmtree(copy / folder)
    session.install(f"{copy}[test,stats,gym]", env={"PLAYMAT_COMPILE": "0"})
    session.chdir(copy)
    session.run("python", "-m", "pytest", *(session.posargs or ["tests"]))


@nox.session
def openspiel(session: nox.Session) -> None:
    """Have OpenSpiel test every game, and run what the documents show of it; its library has 230 MB."""
    install(session, "test,gym,openspiel")
    session.run("python", "-m", "pytest", "--whole", "tests/gyms/test_spiel.py", *session.posargs)
    session.run(
        "python", "-m", "pytest", "tests/docs/test_blocks.py", "-k", "gym or extend-game or extend/game"
    )


@nox.session
def ppo(session: nox.Session) -> None:
    """Let an agent learn K-Mon by masked PPO, for minutes that can be named, and measure it."""
    install(session, "test,ppo", compiled=True)
    session.run("python", "-m", "pytest", "tests/gyms/test_examples.py")
    session.run("python", "examples/masked_ppo.py", *(session.posargs or ["--minutes", "50"]))


@nox.session
def mutants(session: nox.Session) -> None:
    """See whether the tests bite: mutants against the tests; hours, and goes on where it was left."""
    install(session, "dev")
    session.run("python", "-m", "mutants", *session.posargs, env={"PYTHONPATH": "src:tools"})


@nox.session
def lint(session: nox.Session) -> None:
    """Check style and form."""
    session.install("ruff>=0.17")
    session.run("ruff", "check", *CODE)
    session.run("ruff", "format", "--check", *CODE)


@nox.session
def types(session: nox.Session) -> None:
    """Check the types, strictly."""
    install(session, "dev")
    session.run("mypy", "--strict")


@nox.session
def compiles(session: nox.Session) -> None:
    """Check that mypyc takes all that is compiled: where it does not, installing goes on without it."""
    install(session, "dev")
    session.run("python", "tools/compiled_modules.py")


@nox.session
def contracts(session: nox.Session) -> None:
    """Check which room may import which."""
    install(session, "dev")
    session.run("lint-imports", "--no-cache")


@nox.session
def rules(session: nox.Session) -> None:
    """Check that a test holds every clause of every game there is."""
    install(session, "test")
    session.run("playmat", "rules", "coverage", *session.posargs)


@nox.session
def texts(session: nox.Session) -> None:
    """Check that the catalogues fit each other and the code, and that the English reads naturally."""
    install(session, "test")
    session.run("python", "-m", "playmat.texts.check")
    session.run("python", "tools/english.py")


@nox.session
def docs(session: nox.Session) -> None:
    """Build the documentation site into `dist/docs`; a warning is an error."""
    install(session, "docs,gym")
    session.run("python", "-m", "sphinx", "-W", "--keep-going", "-c", "docs/site", "docs", str(DIST / "docs"))


@nox.session
def notebooks(session: nox.Session) -> None:
    """Carry out the notebooks of the documentation, and write their outputs; with `-- --check`, compare."""
    install(session, "notebooks,stats,ppo", compiled=True)
    session.run("python", "tools/notebooks.py", *session.posargs)


@nox.session
def web(session: nox.Session) -> None:
    """Test the browser client in a Chromium (apt-get install chromium), and check its modules with tsc."""
    install(session, "test,browser")
    folder = Path(session.create_tmp())
    session.run(
        "npm",
        "install",
        "--no-save",
        "--no-audit",
        "--no-fund",
        "--prefix",
        str(folder),
        *NODE,
        external=True,
    )
    modules = folder / "node_modules"
    session.run("python", "tools/assets/vendor.py", "--check")
    session.run("python", "tools/client_types.py", "--check")
    session.run("python", "tools/check_modules.py", str(modules))
    env = {"PLAYMAT_NODE_MODULES": str(modules)}
    session.run("python", "-m", "pytest", *HANGING, "300", *session.posargs, "tests/web", env=env)


@nox.session
def web_slow(session: nox.Session) -> None:
    """Test the browser client in pages that are as slow as on a busy machine; the seeds may be named."""
    install(session, "test,browser")
    for seed in session.posargs or ("1", "2"):
        env = {"PLAYMAT_TEST_SLOW": seed}
        session.run("python", "-m", "pytest", *HANGING, "1800", "tests/web", env=env)


@nox.session
def wheels(session: nox.Session) -> None:
    """Build the source archive and both wheels into `dist/`: pure Python, and compiled for this machine."""
    session.install("build>=1.2")
    shutil.rmtree(DIST, ignore_errors=True)
    session.run("python", "-m", "build", "--sdist", "--outdir", str(DIST))
    for wish in ("0", "1"):
        session.run("python", "-m", "build", "--wheel", "--outdir", str(DIST), env={"PLAYMAT_COMPILE": wish})
    names = sorted(path.name for path in DIST.glob("*.whl"))
    if len(names) != 2 or not any(name.endswith("-py3-none-any.whl") for name in names):
        session.error(f"a pure and a compiled wheel are wanted, and these were built: {', '.join(names)}")
    session.log(f"Built with Python {sys.version.split()[0]}: {', '.join(names)}")


def served(session: nox.Session) -> str:
    """The Python of an environment with what a server is made of, and nothing else."""
    folder = Path(session.create_tmp()) / "served"
    shutil.rmtree(folder, ignore_errors=True)
    session.run("sh", "deploy/install.sh", str(folder), env={"PLAYMAT_COMPILE": "0"}, external=True)
    return str(folder / "bin" / "python")


@nox.session
def lock(session: nox.Session) -> None:
    """Lock what a server runs and is built with, by hash; with `-- --upgrade` in the newest versions."""
    session.install("uv>=0.9")
    compile_list(session, LOCK, "pyproject.toml", "--extra", "postgres", "--extra", "serve")
    builders = Path(session.create_tmp()) / "builders.in"
    asked = nox.project.load_toml("pyproject.toml")["build-system"]["requires"]
    builders.write_text("\n".join(asked), "utf-8")
    compile_list(session, BUILD_LOCK, str(builders), "--constraint", LOCK)


def compile_list(session: nox.Session, name: str, *wanted: str) -> None:
    """Write a list of packages by version and hash, below the comment with which it begins."""
    form = ("--universal", "--generate-hashes", "--no-annotate", "--no-header", "--quiet")
    path = Path(name)
    comments = [line for line in path.read_text("utf-8").splitlines(True) if line.startswith("#")]
    command = ("uv", "pip", "compile", *wanted, "--python-version", "3.11", *form)
    session.run(*command, *session.posargs, "--output-file", name)
    path.write_text("".join(comments) + path.read_text("utf-8"), "utf-8")


@nox.session
def audit(session: nox.Session) -> None:
    """Ask for known vulnerabilities in what a server is made of; fails also where nobody can tell."""
    python = served(session)
    session.install("pip-audit>=2.10")
    session.run("python", "tools/audit.py", python)


@nox.session
def sbom(session: nox.Session) -> None:
    """List what a server is made of, with versions and licences, as CycloneDX: `dist/playmat.cdx.json`."""
    python = served(session)
    session.install("cyclonedx-bom>=7")
    DIST.mkdir(exist_ok=True)
    command = ("cyclonedx-py", "environment", "--pyproject", "pyproject.toml", "--output-reproducible")
    session.run(*command, "--output-file", str(DIST / "playmat.cdx.json"), python)


@nox.session
def bench(session: nox.Session) -> None:
    """Measure the compiled rules, and compare with those of the commit in `benchmarks/reference`."""
    install(session, "test", compiled=True)
    expect_build(session, "compiled")
    folder = Path(session.create_tmp()) / "earlier"
    shutil.rmtree(folder, ignore_errors=True)
    commit = Path("benchmarks/reference").read_text(encoding="utf-8").strip()
    session.run("git", "clone", "--quiet", "--no-checkout", ".", str(folder), external=True)
    session.run("git", "-C", str(folder), "checkout", "--quiet", commit, external=True)
    session.run("python", "-m", "venv", str(folder / "venv"))
    python = shutil.which(
        "python", path=os.pathsep.join(str(folder / "venv" / one) for one in ("bin", "Scripts"))
    )
    session.run(
        str(python),
        "-m",
        "pip",
        "install",
        "--quiet",
        str(folder),
        env={"PLAYMAT_COMPILE": "1"},
        external=True,
    )
    session.run("python", "tools/bench_guard.py", "--against", str(python), *session.posargs)


@nox.session
def soak(session: nox.Session) -> None:
    """Let servers die, suffer load and meet hostile clients, longer than the tests do; prints figures."""
    install(session, "test", compiled=True)
    session.run("python", "-m", "tests.server.soak", *session.posargs)


@nox.session(python=False)
def full(session: nox.Session) -> None:
    """Carry out all that is too long for CI, one part after another; goes on where it was left."""
    session.run(sys.executable, "tools/full.py", *session.posargs)
