"""Compile the rules with mypyc where that works; otherwise install them as plain Python.

    PLAYMAT_COMPILE=0   never compile: a pure wheel for every machine
    PLAYMAT_COMPILE=1   a failure is an error
    not set             try, and go on by itself without the compiled rules where it does not work

An editable install is left interpreted unless PLAYMAT_COMPILE=1, because compiled modules would hide
later changes of the source.
"""

from __future__ import annotations

import configparser
import os
import re
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "tools"))

# beside the other tools, which pip does not look at
from compiled_docs import by_c_name, document  # noqa: E402
from compiled_modules import module_name, modules  # noqa: E402

WISH = os.environ.get("PLAYMAT_COMPILE", "auto").strip() or "auto"

PRECISE = () if sys.platform == "win32" else ("-ffp-contract=off",)


def say(line: str) -> None:
    """Print a line at once, and to the terminal: pip keeps it to itself unless it is called with -v."""
    told = f"playmat: {line}"
    print(told, file=sys.stderr, flush=True)
    if not sys.stderr.isatty():
        with suppress(OSError), Path("/dev/tty").open("w", encoding="utf-8") as terminal:
            print(f"\r{told}", file=terminal)


@contextmanager
def ticking(what: str) -> Iterator[None]:
    """Say again and again what takes so long."""
    over, started = threading.Event(), time.monotonic()

    def tell() -> None:
        while not over.wait(10):
            say(f"{what}: {time.monotonic() - started:.0f} s so far")

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        over.set()
        teller.join()


def registered() -> dict[str, list[str]]:
    """The command, and what each game's folder lists: without its folder a game is not there."""
    found = {"console_scripts": ["playmat = playmat.cli:main"]}
    for path in sorted((HERE / "src" / "playmat" / "games").glob("*/entry_points.ini")):
        own = configparser.ConfigParser()
        own.read(path, encoding="utf-8")
        for group in own.sections():
            found.setdefault(group, []).extend(f"{name} = {value}" for name, value in own.items(group))
    return found


def building() -> bool:
    """Return whether this run builds code; setuptools is also called only to learn names and versions."""
    words = set(sys.argv[1:])
    if WISH != "1" and "editable_wheel" in words:
        say("an editable install stays interpreted; PLAYMAT_COMPILE=1 compiles it")
        return False
    return bool(words & {"bdist_wheel", "build", "build_ext", "install", "editable_wheel"})


def trial(scratch: Path, code: str, flags: Sequence[str] = ()) -> str:
    """Compile a tiny module, and link it if flags are given: why that does not work, or the empty string."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    probe = scratch / "probe.c"
    probe.write_text(code, encoding="ascii")
    given = {"output_dir": str(scratch), "extra_postargs": list(flags)}
    try:
        compiler = new_compiler()
        customize_compiler(compiler)
        made = compiler.compile([str(probe)], include_dirs=[get_python_inc()], **given)
        if flags:
            compiler.link_shared_object(made, "probe.so", **given)
    except Exception as error:  # whatever goes wrong here, there is no such compiler
        return f"{type(error).__name__}: {error}"
    return ""


PROBE = "#include <Python.h>\nint playmat_probe(void) { return 0; }\n"

# The rules call small functions of the kernel all the time, so the C compiler must see both at once, or a
# fifth to a third of the speed is lost. One C file for everything does that with every compiler, but on one
# processor. gcc can also compile the modules in groups and optimise them together when it links, both on all
# processors and with half the work: as fast in play, and ready in less than half of the time on two cores.
IN_PARTS = ("-flto=auto",)
GROUPS = 16
ONLY_GCC = '#if defined(__clang__) || !defined(__GNUC__)\n#error "not gcc: one file for everything"\n#endif\n'


# A module's body runs once, and mypyc makes long C of it: to optimise that is half of all compiling.
ONCE = """#if defined(__clang__)
#define PLAYMAT_ONCE __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define PLAYMAT_ONCE __attribute__((optimize("O0")))
#else
#define PLAYMAT_ONCE
#endif
"""
BODY = re.compile(r"^char (?=CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)


def rewrite(sources: list[str], docs: Mapping[str, str]) -> None:
    """Give docstrings back, and have what runs only when a module is imported compiled without optimising."""
    for source in map(Path, sources):
        code = document(source.read_text(encoding="utf-8"), docs)
        source.write_text(ONCE + BODY.sub("PLAYMAT_ONCE char ", code), encoding="utf-8")


def in_groups(sources: Sequence[str], scratch: Path) -> list[str]:
    """Have several modules compiled at once: to read what they all include is half of compiling one.

    The groups come to the same length, so that all processors are done at the same time.
    """
    modules = [Path(name) for name in sources if Path(name).name.startswith("__native_")]
    groups: list[list[Path]] = [[] for _ in range(min(GROUPS, len(modules)))]
    lengths = [0] * len(groups)
    for module in sorted(modules, key=lambda path: (-path.stat().st_size, path.name)):
        shortest = lengths.index(min(lengths))
        groups[shortest].append(module)
        lengths[shortest] += module.stat().st_size
    made = []
    for number, group in enumerate(groups):
        together = scratch / f"group_{number}.c"
        together.write_text("".join(f'#include "{path.name}"\n' for path in group), encoding="utf-8")
        made.append(str(together))
    return made + [name for name in sources if not Path(name).name.startswith("__native_")]


def extensions(scratch: Path) -> list[Extension]:
    """The compiled modules, as C by now; none where that is not wanted or does not work."""
    if WISH == "0" or not building():
        return []
    files = modules()
    if not files:
        return []
    say(f"compiling the rules takes a minute or more, first {len(files)} modules to C by mypyc")
    say("PLAYMAT_COMPILE=0 skips this")
    if reason := trial(scratch, PROBE):
        return without_compiled_rules(f"no working C compiler ({reason})")
    parts = IN_PARTS if not trial(scratch, ONLY_GCC + PROBE, IN_PARTS) else ()
    started = time.monotonic()
    try:
        from mypyc.build import mypycify

        with ticking("mypyc makes C of the rules"):
            made: list[Extension] = mypycify(
                files, opt_level="3", group_name="playmat", target_dir=str(scratch), multi_file=bool(parts)
            )
    except (Exception, SystemExit) as error:
        return without_compiled_rules(f"mypyc gave up ({type(error).__name__}: {error})")
    docs = by_c_name({module_name(file): HERE / file for file in files})
    for extension in made:
        rewrite([name for name in extension.sources if Path(name).name.startswith("__native_")], docs)
        if sys.platform.startswith("linux"):
            flags = extension.extra_compile_args or []  # one list, which all of them share
            extension.extra_compile_args = [*flags, "-fvisibility=hidden", "-g0"]
        # a product and a sum fused into one rounding differ from plain Python: not the same match any more
        extension.extra_compile_args = [*(extension.extra_compile_args or []), *PRECISE]
        if len(extension.sources) > 1:  # the library with all modules; the others only load it
            extension.extra_compile_args = [*(extension.extra_compile_args or []), *parts]
            extension.extra_link_args = [*(extension.extra_link_args or []), *parts]
            if parts:
                extension.sources = in_groups(extension.sources, scratch)
    say(f"{len(files)} modules are C after {time.monotonic() - started:.0f} s; the C compiler is next")
    return made


def without_compiled_rules(reason: str) -> list[Extension]:
    """Go on as plain Python, or stop where compiling was asked for."""
    if WISH == "1":
        say(reason)
        raise SystemExit("playmat: PLAYMAT_COMPILE=1 asks for compiled rules, and they cannot be built here")
    say(f"{reason}: going on without compiled rules, as plain Python")
    return []


class FreshBuild(build):
    """Builds in a new folder each time: setuptools would take over old binaries from `build/`."""

    def initialize_options(self) -> None:
        """Set the folder."""
        super().initialize_options()
        self.build_base = str(SCRATCH / "build")


class Progress:
    """Says after each tenth of many files that it is done."""

    def __init__(self, many: int) -> None:
        self.many = many
        self.done = 0
        self.lock = threading.Lock()

    def one_more(self) -> None:
        """Count a file."""
        with self.lock:
            before, self.done = self.done, self.done + 1
            if 10 * before // self.many < 10 * self.done // self.many:
                say(f"{100 * self.done // self.many} % of the C is compiled")


class OptionalBuild(build_ext):
    """Goes on without the extensions when the C compiler fails."""

    def build_extensions(self) -> None:
        """Compile on all processors, several extensions and several files of one; say how far it is."""
        one_by_one, link = self.compiler.compile, self.compiler.link_shared_object
        progress = Progress(sum(len(extension.sources) for extension in self.extensions))

        def one(source: str, given: Mapping[str, object]) -> list[str]:
            made: list[str] = one_by_one([source], **given)
            progress.one_more()
            return made

        def side_by_side(sources: Sequence[str], **given: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one(source, given), sources)
                return [name for names in made for name in names]

        def linked(objects: Sequence[str], *rest: object, **given: object) -> None:
            with ticking("the linker optimises all of it together"):
                link(objects, *rest, **given)

        self.compiler.compile = side_by_side
        self.compiler.link_shared_object = linked
        self.parallel = True
        super().build_extensions()

    def run(self) -> None:
        """Compile; on failure take away what was half built."""
        started = time.monotonic()
        try:
            super().run()
        except Exception as error:
            reason = f"the C compiler gave up ({type(error).__name__}: {error})"
            without_compiled_rules(reason)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []
        else:
            if self.extensions:
                say(f"the compiled rules are ready after {time.monotonic() - started:.0f} s")


class BuildWithRules(build_py):
    """Puts the clauses of `docs/rules/` into the package, so that an installed playmat can show them."""

    def clauses(self) -> dict[Path, Path]:
        """The source and the target of each file of clauses."""
        target = Path(self.build_lib) / "playmat" / "rules"
        folder = HERE / "docs" / "rules"
        found = sorted([*folder.glob("*.md"), *folder.glob("*/*.toml")])
        return {path: target / path.relative_to(folder) for path in found}

    def run(self) -> None:
        """Copy them after the modules; an editable install reads them where they are."""
        super().run()
        if not self.editable_mode:
            for source, target in self.clauses().items():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, target)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        """Name them among what was built."""
        outputs: list[str] = super().get_outputs(include_bytecode)
        return outputs + ([] if self.editable_mode else [str(path) for path in self.clauses().values()])


with tempfile.TemporaryDirectory(prefix="playmat-build-") as folder:
    SCRATCH = Path(folder)
    os.chdir(HERE)
    commands: dict[str, Any] = {"build": FreshBuild, "build_ext": OptionalBuild, "build_py": BuildWithRules}
    setup(ext_modules=extensions(SCRATCH), cmdclass=commands, entry_points=registered())
