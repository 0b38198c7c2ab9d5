"""A folder of session files goes into the library, whatever is wrong with some of them."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from venire.errors import VenireError
from venire.library.old_bailey.importer import ImportProgress, import_folder
from venire.library.old_bailey.source import OldBaileyCases


def test_a_folder_is_imported_once(tmp_path: Path, miniature: Path) -> None:
    database = tmp_path / "library.db"
    told: list[ImportProgress] = []
    first = import_folder(miniature, database, told.append)
    assert (first.imported, first.thin, first.skipped, first.problems) == (4, 2, 0, ())
    assert [(p.file, p.files_done, p.files, p.trials) for p in told] == [
        ("17310113.xml", 1, 2, 2),
        ("18470405.xml", 2, 2, 4),
    ]
    second = import_folder(miniature, database)
    assert (second.imported, second.thin, second.skipped) == (0, 2, 4)


def test_one_broken_file_does_not_stop_the_rest(tmp_path: Path, miniature: Path) -> None:
    folder = tmp_path / "papers"
    shutil.copytree(miniature, folder)
    whole = (folder / "18470405.xml").read_text(encoding="utf-8")
    (folder / "18000101.xml").write_text("<!DOCTYPE t [<!ENTITY a 'b'>]><t>&a;</t>", encoding="utf-8")
    (folder / "18470405.xml").write_text(whole[: whole.index('<div1 type="trialAccount" id="t18470405-12"')])
    report = import_folder(folder, tmp_path / "library.db")
    assert report.imported == 3
    assert [p.file for p in report.problems] == ["18000101.xml", "18470405.xml"]
    assert "entity" in report.problems[0].reason
    assert "not well-formed" in report.problems[1].reason


def test_a_changed_trial_replaces_the_old_one(tmp_path: Path, miniature: Path) -> None:
    folder = tmp_path / "papers"
    shutil.copytree(miniature, folder)
    database = tmp_path / "library.db"
    import_folder(folder, database)
    file = folder / "18470405.xml"
    file.write_text(file.read_text(encoding="utf-8").replace("under the bed", "behind the door"), encoding="utf-8")
    assert import_folder(folder, database).imported == 1
    assert "behind the door" in str(OldBaileyCases(database).load("ob-t18470405-11").model_dump())


def test_nothing_to_import_is_said_with_a_remedy(tmp_path: Path) -> None:
    with pytest.raises(VenireError, match="no session files") as raised:
        import_folder(tmp_path, tmp_path / "library.db")
    assert raised.value.remedy


def test_a_file_that_is_no_database_is_refused(tmp_path: Path, miniature: Path) -> None:
    (tmp_path / "library.db").write_text("not a database at all, but a shopping list" * 50)
    with pytest.raises(VenireError, match="not a library database"):
        import_folder(miniature, tmp_path / "library.db")


def test_the_database_of_another_program_is_left_as_it_is(tmp_path: Path, miniature: Path) -> None:
    file = tmp_path / "library.db"
    with sqlite3.connect(file) as made:
        made.execute("CREATE TABLE recipes (name TEXT)")
    made.close()
    before = file.read_bytes()
    with pytest.raises(VenireError, match="belongs to another program") as raised:
        import_folder(miniature, file)
    assert raised.value.remedy
    with pytest.raises(VenireError, match="belongs to another program"):
        OldBaileyCases(file)
    assert file.read_bytes() == before
    assert [found.name for found in tmp_path.glob("library.db*")] == ["library.db"]


def test_a_draw_is_never_thin(tmp_path: Path, miniature: Path) -> None:
    import_folder(miniature, tmp_path / "library.db")
    source = OldBaileyCases(tmp_path / "library.db")
    drawn = [source.drawn(number).id for number in range(source.drawable())]
    assert drawn == ["ob-t17310113-1", "ob-t18470405-11"]
    with pytest.raises(IndexError):
        source.drawn(2)


def test_an_empty_library_has_nothing_to_draw(tmp_path: Path) -> None:
    source = OldBaileyCases(tmp_path / "library.db")
    assert source.drawable() == 0
    assert source.list() == []


def test_a_search_finds_names_places_and_goods_but_no_outcome(tmp_path: Path, miniature: Path) -> None:
    import_folder(miniature, tmp_path / "library.db")
    source = OldBaileyCases(tmp_path / "library.db")
    assert [c.id for c in source.search("kettle swithin's")] == ["ob-t17310113-1"]
    assert [c.id for c in source.search("Dinah clock")] == ["ob-t18470405-11"]
    for telling in ("guilty", "transported", "recommended", "%"):
        assert source.search(telling) == []


def test_a_damaged_body_is_an_error_with_a_remedy(tmp_path: Path, miniature: Path) -> None:
    database = tmp_path / "library.db"
    import_folder(miniature, database)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE imported_case SET body = x'00'")
    with pytest.raises(VenireError, match="damaged") as raised:
        OldBaileyCases(database).load("ob-t17310113-1")
    assert raised.value.remedy
