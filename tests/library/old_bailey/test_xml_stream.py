"""Files are not trusted."""

from __future__ import annotations

from pathlib import Path

import pytest

from venire.library.old_bailey.report.trial_reader import parse
from venire.library.old_bailey.report.xml_stream import BrokenFile

TRIAL = "<div1 type='trialAccount' id='t18000101-1'><p>One.</p></div1>"
BOMB = "<!DOCTYPE t [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>]>"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"{BOMB}<t>{TRIAL}<p>&b;</p></t>", "document type or an entity"),
        (f"<!DOCTYPE t SYSTEM 'http://localhost/t.dtd'><t>{TRIAL}</t>", "document type or an entity"),
        (f"<!DOCTYPE t [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><t>&x;{TRIAL}</t>", "document type or an entity"),
        (f"<t>{TRIAL}<p>", "not well-formed"),
        ("", "not well-formed"),
        ("<t>&nbsp;</t>", "not well-formed"),
        ("<p>" * 5000 + "</p>" * 5000, "nested more than 64 deep"),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "18000101.xml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BrokenFile, match=reason) as raised:
        list(parse(file))
    assert raised.value.remedy
    assert str(raised.value).count("\n") == 0


def test_a_file_over_the_limit_is_refused_unread(tmp_path: Path) -> None:
    file = tmp_path / "18000101.xml"
    file.write_text(f"<t>{TRIAL}</t>", encoding="utf-8")
    with pytest.raises(BrokenFile, match="over the limit"):
        list(parse(file, size_limit=20))


def test_what_stands_before_the_fault_is_given_out(tmp_path: Path) -> None:
    file = tmp_path / "18000101.xml"
    file.write_text(f"<t>{TRIAL}<p></t>", encoding="utf-8")
    trials = parse(file)
    assert next(trials).id == "t18000101-1"
    with pytest.raises(BrokenFile):
        next(trials)


def test_a_missing_file_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(BrokenFile, match="cannot be read"):
        list(parse(tmp_path / "none.xml"))


@pytest.mark.parametrize("encoding", ["UTF-7", "big5", "hex", "rot13", "idna", "undefined", "no-such-code"])
def test_an_encoding_in_which_xml_is_not_read_is_said_so(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "18000101.xml"
    file.write_bytes(f"<?xml version='1.0' encoding='{encoding}'?><t>{TRIAL}</t>".encode("ascii"))
    with pytest.raises(BrokenFile, match=r"encoding|codec"):
        list(parse(file))
