"""What the markup says, rather than what its tags suggest."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from venire.library.old_bailey.case_file.dock import lead_defendant, outcome
from venire.library.old_bailey.report.trial import ReportedTrial
from venire.library.old_bailey.report.trial_reader import parse


def test_every_trial_of_a_session_is_read_and_nothing_else(trials: dict[str, ReportedTrial]) -> None:
    assert list(trials) == ["t17310113-1", "t17310113-2", "t18470405-11", "t18470405-12"]


def test_joins_tie_defendants_counts_and_verdicts_together(vane: ReportedTrial) -> None:
    assert [(v.defendant[:4], v.offence[-1], v.category) for v in vane.verdicts] == [
        ("def1", "1", "guilty"),
        ("def2", "1", "notGuilty"),
        ("def3", "2", "guilty"),
    ]
    assert [o.subcategory for o in vane.offences_of(vane.defendants[2].id)] == ["receiving"]
    assert [(p.defendant[:4], p.category) for p in vane.punishments] == [("def1", "transport"), ("def3", "imprison")]


def test_a_trial_is_dated_by_its_session(vane: ReportedTrial) -> None:
    assert vane.date == dt.date(1847, 4, 5)


def test_the_lead_is_whoever_the_jury_had_to_try(vane: ReportedTrial) -> None:
    assert lead_defendant(vane).name == "Lettice Vane"
    found = outcome(vane)
    assert found is not None
    assert found.verdict == "not guilty"
    assert found.note == ("Amos Vane: guilty on a plea of guilty. Emma Stark: guilty with a recommendation to mercy.")


def test_no_defendant_and_no_verdict_are_real(trials: dict[str, ReportedTrial]) -> None:
    nameless = trials["t17310113-2"]
    assert nameless.defendants == ()
    assert lead_defendant(nameless).name == "The prisoner"
    assert outcome(nameless) is None


def test_an_age_printed_after_the_verdict_is_not_used(trials: dict[str, ReportedTrial]) -> None:
    """For most of the nineteenth century only the convicted have one, so that it would tell the outcome."""
    assert [p.age for t in trials.values() for p in t.defendants] == [None] * 5


def test_an_age_in_the_indictment_is_used(tmp_path: Path) -> None:
    trial = next(parse(_session(tmp_path, "JOHN FOX (23)", "<interp inst='d1' type='age' value='23'/>")))
    assert trial.defendants[0].age == 23


def test_words_broken_by_lines_and_pages_are_whole_again(vane: ReportedTrial) -> None:
    text = " ".join(p.text for p in vane.transcript)
    assert "came out with a bundle—I followed" in text
    assert "give the clock to Emma Stark at the door" in text


def test_old_typography_is_made_easy(trials: dict[str, ReportedTrial]) -> None:
    assert trials["t17310113-1"].offences[0].text == "feloniously stealing a brass Kettle, value 9s"
    assert trials["t18470405-12"].offences[0].text == "stealing 2 fowls and a drake"


def test_it_is_told_who_speaks_and_for_whom(vane: ReportedTrial) -> None:
    heard = [(p.speaker, p.voice, p.side) for p in vane.transcript if p.voice in ("witness", "prisoner")]
    assert list(dict.fromkeys(heard)) == [
        ("Jonas Pell", "witness", "prosecution"),
        ("Reuben Holt", "witness", "prosecution"),
        ("Lettice Vane", "prisoner", "defence"),
        ("Dinah Moss", "witness", "defence"),
    ]
    assert [p.crossed for p in vane.transcript if p.speaker == "Jonas Pell"] == [False, True]
    assert next(p.note for p in vane.transcript if p.speaker == "Reuben Holt") == "policeman, H 12"


def test_the_reporters_digest_is_given_to_those_it_names(trials: dict[str, ReportedTrial]) -> None:
    heard = [(p.speaker, p.voice) for p in trials["t17310113-1"].transcript if p.voice != "indictment"]
    assert heard == [("Hester Lamb", "witness"), ("The constable", "witness"), ("Tobias Quill", "prisoner")]


def test_a_stray_interp_or_join_does_no_harm(tmp_path: Path) -> None:
    trial = next(parse(_session(tmp_path, "JOHN FOX", "<interp/><join result='criminalCharge' targets='x y'/><join/>")))
    assert trial.verdicts[0].defendant == ""
    assert trial.offences_of("d1") == trial.offences


def _session(folder: Path, name: str, extra: str) -> Path:
    file = folder / "18700101.xml"
    file.write_text(
        f"<TEI.2><div0><div1 type='trialAccount' id='t18700101-1'><p><persName id='d1' type='defendantName'>{name}"
        f"{extra}</persName>, <rs id='o1' type='offenceDescription'>stealing a ham.</rs></p></div1></div0></TEI.2>",
        encoding="utf-8",
    )
    return file
