"""The settings of a person at this machine: the file `settings.toml` beside `saves`."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import tomli_w

from playmat.kernel.documents.form import fit
from playmat.kernel.documents.toml import read_toml
from playmat.kernel.errors import PlaymatError, system_reason
from playmat.lab.files import home, whole
from playmat.terminal.saves import SaveError
from playmat.texts import LANGUAGES, detect

FILE = "settings.toml"
DAMAGED = ".damaged"
"""The ending of a file that could not be read, once another one has taken its place."""

MAX_BYTES = 1 << 16


class DamagedSettings(SaveError):
    """A file of settings that is none; it is put aside once something is kept."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings.

    Attributes:
        lang: the language; the empty string leaves it to the system.
        animation: things may move.
        log: the log is shown where there is room for it.
    """

    lang: str = ""
    animation: bool = True
    log: bool = True


def settings_file() -> Path:
    """The place of the file."""
    return home() / FILE


def read_settings() -> tuple[Settings, PlaymatError | None]:
    """The settings, and why the file cannot be read, if it cannot: then they are the usual ones.

    A file that this user may not read is no damaged one: nothing takes its place.
    """
    path = settings_file()
    try:
        with path.open("rb") as file:
            data = read_toml(file.read(MAX_BYTES))
        found: Settings = fit(data, Settings)
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), SaveError("settings-unreadable", "", file=str(path), why=system_reason(error))
    except PlaymatError as error:
        names = {"file": str(path), "aside": str(_aside(path))}
        return Settings(), DamagedSettings("settings-damaged", "", why=error.phrase, **names)
    lang = found.lang if found.lang in LANGUAGES else ""
    return msgspec.structs.replace(found, lang=lang), None


def _aside(path: Path) -> Path:
    """The place where a damaged file is kept; what was put aside before stays."""
    place, tries = path.with_name(FILE + DAMAGED), 1
    while place.exists():
        tries += 1
        place = path.with_name(f"{FILE}{DAMAGED}-{tries}")
    return place


def keep_settings(**changed: str | bool) -> None:
    """Keep what has changed; what another process has kept meanwhile stays. A damaged file is put aside.

    Raises:
        SaveError: nothing can be kept on this machine.
    """
    path = settings_file()
    found, fault = read_settings()
    if fault is not None and not isinstance(fault, DamagedSettings):
        raise fault
    text = tomli_w.dumps(msgspec.to_builtins(msgspec.structs.replace(found, **changed)))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if fault is not None:
            path.replace(_aside(path))
        with whole(path) as scratch:
            scratch.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise SaveError("save-unwritable", "", folder=str(path.parent), why=system_reason(error)) from error


def language(asked: str | None) -> str:
    """The language to play in: as asked for, else that of `PLAYMAT_LANG`, of the settings, of the system.

    Raises:
        UnknownLanguage: there is no catalogue of the language asked for.
    """
    chosen = read_settings()[0].lang
    return detect(asked or (None if os.environ.get("PLAYMAT_LANG") else chosen or None))


def may_move() -> bool:
    """Return whether the person wants things to move: `PLAYMAT_REDUCED_MOTION` or the settings may say no."""
    return os.environ.get("PLAYMAT_REDUCED_MOTION", "") in ("", "0") and read_settings()[0].animation
