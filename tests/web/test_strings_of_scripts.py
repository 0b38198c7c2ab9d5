"""Every string that a script says is in the catalogue that scripts are given."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from venire.web.routes.assets import strings

SCRIPTS = Path(__file__).parents[2] / "src" / "venire" / "web" / "static" / "js"
SAID = re.compile(r"""\bsay\(\s*["'`]([a-z_]+)\.([a-z_]+)["'`]""")


@pytest.mark.parametrize("script", sorted(SCRIPTS.glob("*.js")), ids=lambda script: script.name)
def test_what_a_script_says_is_there(script: Path) -> None:
    given = json.loads(bytes(strings().body).decode().removeprefix("export const S = ").removesuffix(";\n"))
    said = SAID.findall(script.read_text(encoding="utf-8"))
    assert [f"{section}.{name}" for section, name in said if name not in given.get(section, {})] == []
