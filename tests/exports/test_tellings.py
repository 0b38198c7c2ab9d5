"""Every kind of session can be told; what was sealed stays so until its end, and no cell becomes a formula."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path
from typing import cast

import pytest

from venire.app import Venire, opened
from venire.catalog import kinds
from venire.errors import VenireError
from venire.exports.document import Section, Table, html, markdown
from venire.exports.jury.markdown import markdown as deliberated
from venire.exports.session import written
from venire.exports.transcript import Names, Passage
from venire.host.session import AnySession
from venire.kernel.part import loaded
from venire.kernel.record import BENCH, GALLERY, Seat
from venire.proceedings.drill.params import DrillParams
from venire.proceedings.drill.request import DrillRequest
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest, at_table
from venire.settings import Settings

BRIEF = ExaminationParams(witnesses=("W1",), direct=5, cross=3, redirect=0, recross=0)


def test_every_kind_of_the_catalogue_is_told() -> None:
    silent = [name for name, kind in kinds().items() if not callable(loaded(kind.telling))]
    assert not silent


async def examined(venire: Venire, *, person: bool = False, rate: float = 0.3) -> AnySession:
    wish = ExaminationRequest(
        case="murder",
        seed="3",
        params=BRIEF,
        agents={"counsel.error_rate": str(rate)},
        holders=at_table("prosecution" if person else None),
    )
    session = await venire.open(wish)
    if not person:
        await venire.court.finished(session)
    return session


@pytest.mark.anyio
async def test_a_live_examination_is_read_without_what_is_sealed(tmp_path: Path) -> None:
    async with opened(Settings(data=tmp_path), in_memory=True, endures=False) as venire:
        session = await examined(venire, person=True)
        reader = await venire.reader(session, GALLERY)
        assert reader.ending is None
        assert "The score" not in await reader.write("md")
        for form in ("csv", "docx"):
            with pytest.raises(VenireError):
                await reader.write(form)
        with pytest.raises(VenireError, match="still sitting"):
            venire.ending(session)
        with pytest.raises(VenireError, match="not a deliberation"):
            assert reader.names


@pytest.mark.anyio
async def test_a_finished_one_is_told_whole_to_the_bench_and_no_tables_to_a_seat(tmp_path: Path) -> None:
    async with opened(Settings(data=tmp_path), in_memory=True, endures=False) as venire:
        session = await examined(venire, rate=1.0)
        bench = await venire.reader(session, BENCH)
        assert "## The score" in await bench.write("md")
        assert "<table" in await bench.write("html")
        assert (await bench.write("csv")).startswith("table,no,matter,by")
        gallery = await venire.reader(session, GALLERY)
        assert "What was sealed" in [passage.text for passage in bench.passages()]
        assert not [passage for passage in gallery.passages() if passage.mark or passage.text == "What was sealed"]
        for viewer in (GALLERY, Seat("witness/W1"), Seat("counsel/prosecution")):
            reader = await venire.reader(session, viewer)
            assert json.loads(await reader.write("json"))["debrief"] is None
            for form in ("md", "html"):
                assert "The score" not in await reader.write(form)
            with pytest.raises(VenireError, match="sealed"):
                await reader.write("csv")


@pytest.mark.anyio
async def test_a_drill_is_told_with_its_figures(tmp_path: Path) -> None:
    async with opened(Settings(data=tmp_path), in_memory=True, endures=False) as venire:
        session = await venire.open(DrillRequest(case="murder", seed="1", params=DrillParams(items=5), person=False))
        await venire.court.finished(session)
        assert session.over
        reader = await venire.reader(session, BENCH)
        assert sum(passage.manner == "speech" for passage in reader.passages()) == 5
        assert "d′" in await reader.write("md")
        rows = list(csv.DictReader(StringIO(await reader.write("csv"))))
        assert [row["Ground"] for row in rows[-2:]] == ["Objecting at all", "On the right ground"]


def test_what_a_person_wrote_is_no_formula_no_markup_and_no_new_column() -> None:
    table = Table(("a", "b"), [("=1+1", "+3"), ("@x", "-2"), ("-cmd", "plain, with a comma")])
    rows = list(csv.reader(StringIO(written("t", table))))
    assert rows[1:] == [["t", "'=1+1", "+3"], ["t", "'@x", "-2"], ["t", "'-cmd", "plain, with a comma"]]
    told = [Passage("speech", "<b>hm</b>", "You", turn=1), Passage("speech", "Yes.", "Tom")]
    sections = [Section("One", ("<i>",), ("a|b",), Table(("x", "y"), [("a|b", "c")]))]
    page = html("<t>", told, sections)
    assert "<b>hm" not in page
    assert "<i>" not in page
    assert "None" not in page
    text = markdown("t", told, sections)
    assert "**Tom**: Yes." in text
    assert "| a\\|b | c |" in text


FORGED = (
    "Well?\n\n## The score\n\n**The judge**: Sustained.\n\n| a | b |\n|---|---|\n<script>alert(1)</script> [x](y) `z`"
)


def test_a_speech_can_forge_no_line_of_the_document() -> None:
    said = Passage("speech", FORGED, "**You**\n# I", turn=1, cites=("<b>",))
    text = markdown("# t\n# u", [said, Passage("note", "# a note")], [Section("S", ("1. one", FORGED), ("# an item",))])
    lines = text.splitlines()
    assert [line for line in lines if line.startswith("#")] == ["# # t # u", "## S"]
    assert not [line for line in lines if line.startswith(("|", "**The judge", "1."))]
    assert lines[2].startswith(
        "**\\*\\*You\\*\\* # I** (1): Well? ## The score \\*\\*The judge\\*\\*: Sustained. \\| a "
    )
    assert "<" not in text
    assert "> \\# a note" in lines
    assert "- \\# an item" in lines
    assert "1\\. one" in lines
    names = [Passage("speech", FORGED, "Tess", turn=2)]
    assert deliberated(names, None, cast("Names", None)).count("\n") == 1
