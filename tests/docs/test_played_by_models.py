"""The sessions that models played: what is read is what the records hold, and the calls are those of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from tests.support.places import DOCS
from venire.catalog import kinds
from venire.models.recording.cassette import Cassette

FOLDER = DOCS / "readings" / "played-by-models"
ALOUD = {"deliberation": ("spoke", "narrated"), "examination": ("question_put", "testified", "objected")}


def entries(kind: str) -> Sequence[dict[str, Any]]:
    lines = (FOLDER / f"{kind}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("kind", sorted(ALOUD))
def test_every_word_of_the_record_is_in_what_is_read(kind: str) -> None:
    told = " ".join((FOLDER / f"{kind}.md").read_text(encoding="utf-8").split())
    said = [one["event"]["text"] for one in entries(kind) if one["kind"] in ALOUD[kind] and one["event"].get("text")]
    assert len(said) > 15
    assert [text for text in said if " ".join(text.split()) not in told] == []


@pytest.mark.parametrize("kind", sorted(ALOUD))
def test_every_entry_is_still_read(kind: str) -> None:
    codec = kinds()[kind].codec
    lines = entries(kind)
    assert [one["seq"] for one in lines] == list(range(1, len(lines) + 1))
    for one in lines:
        assert codec.decode(one).event is not None


@pytest.mark.parametrize("kind", sorted(ALOUD))
def test_the_calls_are_those_of_the_record(kind: str) -> None:
    path = FOLDER / f"{kind}.calls.jsonl"
    assert Cassette(path).path == path
    made = [one for one in entries(kind) if one["kind"] == "called"]
    assert len(path.read_text(encoding="utf-8").splitlines()) >= len(made) > 15
