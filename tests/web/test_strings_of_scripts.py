"""Every string that a script says is in the catalogue that scripts are given, and a page carries its own ones only."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.support.places import SOURCE
from venire.web.script_strings import script_strings

WEB = SOURCE / "web"
SCRIPTS = WEB / "static" / "js"
SAID = re.compile(r"""\bsay\(\s*["'`]([a-z_]+)\.([a-z_]+)["'`]""")
TEMPLATES = WEB / "templates"
COURT = "deliberation/court.html"
"""The shell of two pages."""
IMPORTED = re.compile(r'^import .*"(\.[a-z_/.]+\.js)"', re.MULTILINE)
ENTRY = re.compile(r'"module" src="/static/js/([a-z_/]+\.js)')
PAGE = re.compile(r'data-page="([a-z]+)"')
PLAYED = [
    path
    for path in sorted(TEMPLATES.rglob("*.html"))
    if ENTRY.search(text := path.read_text(encoding="utf-8")) and (PAGE.search(text) or f'"{COURT}"' in text)
]
"""Templates of what is played, whose bodies give themselves a name."""


def given(page: str = "") -> dict[str, dict[str, object]]:
    return json.loads(script_strings(page))


def said_by(script: Path) -> list[tuple[str, str]]:
    return SAID.findall(script.read_text(encoding="utf-8"))


def with_imports(script: Path, seen: set[Path]) -> set[Path]:
    if script not in seen:
        seen.add(script)
        for other in IMPORTED.findall(script.read_text(encoding="utf-8")):
            with_imports((script.parent / other).resolve(), seen)
    return seen


@pytest.mark.parametrize("script", sorted(SCRIPTS.rglob("*.js")), ids=lambda one: str(one.relative_to(SCRIPTS)))
def test_what_a_script_says_is_there(script: Path) -> None:
    there = given()
    assert [f"{section}.{name}" for section, name in said_by(script) if name not in there.get(section, {})] == []


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: str(path.relative_to(TEMPLATES)))
def test_a_page_is_given_what_its_scripts_say(path: Path) -> None:
    template = path.read_text(encoding="utf-8")
    shell = template if PAGE.search(template) else (TEMPLATES / COURT).read_text(encoding="utf-8")
    found, entry = PAGE.search(shell), ENTRY.search(template)
    assert found
    assert entry
    there = given(found[1])
    said = {pair for script in with_imports(SCRIPTS / entry[1], set()) for pair in said_by(script)}
    assert said
    assert [pair for pair in sorted(said) if pair[1] not in there.get(pair[0], {})] == []


def test_a_page_leaves_out_what_only_others_say() -> None:
    others = {"hearing", "drill", "debate"}
    assert others <= given().keys()
    assert others.isdisjoint(given("deliberation"))


def test_nothing_in_the_strings_ends_the_block_they_stand_in() -> None:
    assert "<" not in script_strings()
