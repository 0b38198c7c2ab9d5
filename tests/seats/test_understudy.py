"""How the understudy is found: by its entry point, another one's first; what cannot be loaded is told and stops
nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from venire.catalog import UNDERSTUDIES
from venire.errors import VenireError
from venire.health import findings
from venire.seats.understudy import OWN, found_understudy, require_understudy
from venire.settings import Settings
from venire.sockets import socket
from venire_understudy.understudy import UNDERSTUDY, CasePlayer

GROUP = UNDERSTUDIES.group
ANOTHER = CasePlayer()
SHIPPED = EntryPoint(OWN, "venire_understudy.understudy:UNDERSTUDY", GROUP)


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    """Nobody has looked for it yet, and nobody keeps what a test has found."""
    _forget()
    yield
    _forget()


def _forget() -> None:
    found_understudy.cache_clear()
    socket.looked.cache_clear()


def installed(monkeypatch: pytest.MonkeyPatch, *points: EntryPoint) -> None:
    def named(group: str) -> Sequence[EntryPoint]:
        return points if group == GROUP else ()

    monkeypatch.setattr(socket, "points", named)


def test_the_one_that_venire_brings_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, SHIPPED)
    assert require_understudy() is UNDERSTUDY


def test_one_of_another_package_goes_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, SHIPPED, EntryPoint("zeal", f"{__name__}:ANOTHER", GROUP))
    assert require_understudy() is ANOTHER


def test_one_that_cannot_be_loaded_is_told_of_by_the_doctor(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed(monkeypatch, EntryPoint("zeal", f"{__name__}:NOBODY", GROUP))
    (finding,) = [one for one in findings(Settings(data=tmp_path), {}) if one.about == "understudy"]

    assert finding.state == "broken"
    assert finding.told.startswith("The understudy cannot be loaded (")


def test_a_study_of_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, EntryPoint("gone", "no_such_package.at_all:UNDERSTUDY", GROUP))
    with pytest.raises(VenireError, match="is not installed") as met:
        require_understudy()
    assert "venire_understudy" in met.value.remedy
