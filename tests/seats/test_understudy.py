"""How the understudy is found: by its entry point, another one's first; what cannot be loaded is told and stops
nothing."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from venire.errors import VenireError
from venire.health import findings
from venire.seats import understudy
from venire.seats.understudy import GROUP, OWN, PLACE, found_understudy, require_understudy
from venire.settings import Settings
from venire_understudy.understudy import UNDERSTUDY

ANOTHER = object()
SHIPPED = EntryPoint(OWN, PLACE, GROUP)


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    """Nobody has looked for it yet, and nobody keeps what a test has found."""
    found_understudy.cache_clear()
    yield
    found_understudy.cache_clear()


def installed(monkeypatch: pytest.MonkeyPatch, *points: EntryPoint) -> None:
    def named(group: str) -> EntryPoints:
        return EntryPoints(points if group == GROUP else ())

    monkeypatch.setattr(understudy, "entry_points", named)


def test_the_one_that_venire_brings_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, SHIPPED)
    assert require_understudy() is UNDERSTUDY


def test_a_checkout_installed_before_there_was_one_finds_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch)
    assert require_understudy() is UNDERSTUDY


def test_one_of_another_package_goes_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, SHIPPED, EntryPoint("zeal", f"{__name__}:ANOTHER", GROUP))
    assert require_understudy() is ANOTHER


@pytest.mark.parametrize("place", [f"{__name__}:NOBODY", "tests.seats.no_such_module:UNDERSTUDY"])
def test_one_that_cannot_be_loaded_is_told_of_by_the_doctor(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: str
) -> None:
    installed(monkeypatch, EntryPoint("zeal", place, GROUP))
    (finding,) = [one for one in findings(Settings(data=tmp_path), {}) if one.about == "understudy"]

    assert finding.state == "broken"
    assert finding.told.startswith("The understudy cannot be loaded (")
    assert place in finding.told


def test_a_study_of_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, EntryPoint("gone", "no_such_package.at_all:UNDERSTUDY", GROUP))
    with pytest.raises(VenireError, match="is not installed") as met:
        require_understudy()
    assert "venire_understudy" in met.value.remedy
