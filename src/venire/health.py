"""What is there on this machine, what is missing, and what to do about it."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

from venire import __version__
from venire.catalog import STORES
from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.library.rosters import shipped_cards
from venire.library.shipped import ShippedCases
from venire.models.providers import PROVIDERS, installed
from venire.plugins.report import reports, unreadable_packages
from venire.seats.casting import MODELS_FILE, lacks, readable, strangers
from venire.seats.understudy import REMEDY, found_understudy
from venire.settings import Settings
from venire.sockets.extras import EXTRAS

State = Literal["good", "absent", "broken"]
"""As it should be; not there, which is no fault; there and wrong."""
OLDEST = (3, 11)


class MachineFinding(Frozen):
    """One thing looked at. ``remedy`` is empty where there is nothing to do."""

    about: str
    state: State
    told: str
    remedy: str = ""


def findings(settings: Settings, environ: Mapping[str, str]) -> Sequence[MachineFinding]:
    """Everything that can be looked at without calling anybody."""
    return (
        MachineFinding(about="venire", state="good", told=__version__),
        _python(),
        _data(settings.data),
        _sessions(settings),
        *_contents(settings),
        _keys(environ),
        *_models(settings.data, environ),
        _understudy(),
        *_extras(),
        *_parts(),
        _program("chromium", ("chromium", "chromium-browser", "google-chrome"), "the tests of the page in a browser"),
    )


def _python() -> MachineFinding:
    told = f"{platform.python_version()}, SQLite {sqlite3.sqlite_version}"
    if sys.version_info >= OLDEST:
        return MachineFinding(about="python", state="good", told=told)
    return MachineFinding(about="python", state="broken", told=told, remedy="Install Python 3.11 or later.")


def _data(folder: Path) -> MachineFinding:
    where = folder.resolve()
    place = where if where.exists() else next(parent for parent in where.parents if parent.exists())
    if not (place.is_dir() and os.access(place, os.W_OK)):
        remedy = "Set VENIRE_DATA to a folder that you may write to."
        return MachineFinding(about="data folder", state="broken", told=f"{where} cannot be written.", remedy=remedy)
    told = str(where) if where.exists() else f"{where}, made when first needed"
    return MachineFinding(about="data folder", state="good", told=told)


def _sessions(settings: Settings) -> MachineFinding:
    """Looked through page by page, and written to by nobody; those of another store are left to it."""
    database = settings.database
    if settings.store != "sqlite":
        return _other_store(settings.store)
    if not database.exists():
        return MachineFinding(about="sessions", state="good", told="none yet")
    try:
        with sqlite3.connect(f"file:{database.resolve()}?mode=ro", uri=True) as store:
            (sound,) = store.execute("PRAGMA quick_check").fetchone()
            (count,) = store.execute("SELECT count(*) FROM sessions").fetchone()
    except sqlite3.Error as error:
        return _broken_store(database, str(error))
    return (
        MachineFinding(about="sessions", state="good", told=str(count))
        if sound == "ok"
        else _broken_store(database, sound)
    )


def _other_store(name: str) -> MachineFinding:
    if name in STORES.names():
        return MachineFinding(about="sessions", state="good", told=f"kept by the store {name}")
    lack = STORES.lack(name)
    return MachineFinding(about="sessions", state="broken", told=str(lack), remedy=f"{lack.remedy} Set VENIRE_STORE.")


def _broken_store(database: Path, why: str) -> MachineFinding:
    remedy = "Put back a copy of it, or move it away and begin anew; `venire verify` names what a record has lost."
    told = f"{database.name} cannot be read ({why.splitlines()[0][:100]})."
    return MachineFinding(about="sessions", state="broken", told=told, remedy=remedy)


def _contents(settings: Settings) -> Iterator[MachineFinding]:
    yield MachineFinding(about="cases", state="good", told=f"{len(ShippedCases().list())} shipped")
    if settings.library.is_file():
        yield MachineFinding(about="imported cases", state="good", told=settings.library.name)
    else:
        remedy = "`venire cases import old-bailey PATH` brings some."
        yield MachineFinding(about="imported cases", state="absent", told="none", remedy=remedy)
    yield MachineFinding(about="jurors", state="good", told=f"{len(shipped_cards())} shipped")


def _keys(environ: Mapping[str, str]) -> MachineFinding:
    """Which keys are set, by name; never a key itself."""
    names = dict.fromkeys(name for provider in PROVIDERS.values() for name in provider.keys)
    there = [name for name in names if environ.get(name)]
    if there:
        return MachineFinding(about="keys", state="good", told=", ".join(there))
    plays = "The understudy plays every role. " if found_understudy().player else ""
    remedy = f"{plays}Models are turned on by {', '.join(list(names)[:3])} and others."
    return MachineFinding(about="keys", state="absent", told="none is set", remedy=remedy)


def _models(data: Path, environ: Mapping[str, str]) -> Iterator[MachineFinding]:
    models = readable(data, environ)
    if isinstance(models, VenireError):
        remedy = f"{models.remedy} A venire that is running goes by what the file last said well until then.".strip()
        yield MachineFinding(about=MODELS_FILE, state="broken", told=str(models), remedy=remedy)
        return
    told = "read, and every entry is whole" if (data / MODELS_FILE).is_file() else "none; keys alone decide"
    yield MachineFinding(about=MODELS_FILE, state="good", told=told)
    for lack in lacks(models, environ):
        yield MachineFinding(about=MODELS_FILE, state="broken", told=lack.sentence, remedy=lack.remedy)
    for lack in strangers(models):
        yield MachineFinding(about=MODELS_FILE, state="absent", told=lack.sentence, remedy=lack.remedy)


def _understudy() -> MachineFinding:
    found = found_understudy()
    if found.player is not None:
        return MachineFinding(about="understudy", state="good", told=found.told)
    return MachineFinding(
        about="understudy", state="broken" if found.broken else "absent", told=found.told, remedy=REMEDY
    )


def _extras() -> Iterator[MachineFinding]:
    """What only the full installation has, and the libraries of providers, which that does not have either."""
    for extra in EXTRAS.values():
        about, missing = f"venire[{extra.name}]", ", ".join(extra.missing)
        if missing:
            remedy = f"{extra.install} brings it."
            yield MachineFinding(about=about, state="absent", told=f"{missing} not installed", remedy=remedy)
        else:
            yield MachineFinding(about=about, state="good", told=f"{', '.join(extra.modules)} installed")
    for provider in PROVIDERS.values():
        if not provider.extra:
            continue
        about = f"venire[{provider.extra}]"
        if installed(provider):
            yield MachineFinding(about=about, state="good", told=f"{provider.library} is installed")
        else:
            remedy = f"pip install '{about}', if you want its models."
            yield MachineFinding(
                about=about, state="absent", told=f"{provider.library} is not installed", remedy=remedy
            )


def _parts() -> Iterator[MachineFinding]:
    """What other packages add to venire, and what is left out because it does not work."""
    remedy = "Update the package, or remove it; everything else goes on without it."
    for report in reports():
        about = report.name
        yield MachineFinding(about=about, state="good", told=report.told)
        yield from (MachineFinding(about=about, state="broken", told=told, remedy=remedy) for told in report.faults)
    for told in unreadable_packages():
        yield MachineFinding(about="packages", state="broken", told=told, remedy=remedy)


def _program(about: str, names: Sequence[str], use: str) -> MachineFinding:
    there = next(filter(None, map(shutil.which, names)), "")
    if there:
        return MachineFinding(about=about, state="good", told=there)
    return MachineFinding(
        about=about, state="absent", told="not found", remedy=f"Install it for {use}; nothing else needs it."
    )
