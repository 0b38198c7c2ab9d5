"""Asks rendered from a session, and answers marked against them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from scripts.asks import Kept, put_again
from scripts.check_answers import Mark, marks, report
from scripts.render_asks import render

SPEECH = {"text": "Six minutes is a long time on a narrow gate.", "type": "evidence", "claims": ["C1"], "cites": []}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few asks of every role, from two sessions, one of them with a person in it."""
    made = tmp_path_factory.mktemp("asks")
    written = asyncio.run(render(made, "deliberation", each=3, sessions=2))
    assert written.keys() == {"juror", "batch_updater", "narrator", "scribe", "summarizer"}
    return made


def answered(folder: Path, answer: object) -> Mark:
    """The mark of this answer to the first juror's ask."""
    path = folder / "juror" / "01.json"
    path.write_text(answer if isinstance(answer, str) else json.dumps(answer), encoding="utf-8")
    (mark,) = marks(folder)
    path.unlink()
    return mark


def test_a_sheet_is_the_prompt_and_the_schemas_and_nothing_else(folder: Path) -> None:
    sheet = (folder / "juror" / "01.md").read_text(encoding="utf-8")
    origin = json.loads((folder / "juror" / "01.ask").read_text(encoding="utf-8"))
    kept = Kept.read(folder / "sessions" / f"{origin['session']}.json")
    brief = put_again(kept, origin["entries"], origin["key"])[2].turn.brief

    assert sheet.startswith(brief.rules)
    assert f"{brief.shared}\n{brief.matter}" in sheet
    assert '{"speak": {…}} or {"pass": {…}}' in sheet


@pytest.mark.parametrize(
    ("answer", "valid", "told"),
    [
        ({"speak": SPEECH}, True, ""),
        ({"pass": {}}, True, ""),
        ({"speak": {**SPEECH, "claims": ["C1", "C999"]}}, True, "left out: claim C999"),
        ({"speak": {**SPEECH, "type": "gossip"}}, False, "type"),
        ({"speak": {**SPEECH, "text": "C1 says it all."}}, False, "ids such as C1"),
        ({"shout": SPEECH}, False, "none of the forms speak, pass"),
        ("I would say that six minutes is long.", False, "Expecting value"),
        ("[1, 2]", False, "no JSON object"),
    ],
)
def test_an_answer_is_marked(folder: Path, answer: object, valid: bool, told: str) -> None:
    mark = answered(folder, answer)

    assert mark.valid is valid
    assert told in report([mark])
