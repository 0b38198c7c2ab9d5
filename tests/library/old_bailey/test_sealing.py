"""No view of a case may tell its outcome, also where the text tells it."""

from __future__ import annotations

import dataclasses
import json
import re

import pytest

from venire.law.case_file.case import Case
from venire.library.old_bailey.case_file.casebook import to_case
from venire.library.old_bailey.report.sealed_outcome import before_plea, seal_reported, seal_testimony
from venire.library.old_bailey.report.trial import ReportedTrial

TELLING = re.compile(
    r"GUILTY|ACQUIT|[Vv]erdict|See summary|Transported|Transportation|Confined|[Rr]ecommended|Aged \d|pleaded|"
    r"former conviction|before convicted|the Jury found|plainly prov|Recorder|guilty to the Value"
)


def _seen(case: Case) -> str:
    """Everything but the outcome and the judge's directions, which speak of verdicts in general."""
    return json.dumps(
        case.model_dump(exclude={"outcome", "instructions", "verdict_rule"}, mode="json"), ensure_ascii=False
    )


@pytest.mark.parametrize("trial_id", ["t17310113-1", "t17310113-2", "t18470405-11", "t18470405-12"])
def test_nothing_that_is_seen_tells_the_outcome(trials: dict[str, ReportedTrial], trial_id: str) -> None:
    assert TELLING.findall(_seen(to_case(trials[trial_id]))) == []


def test_what_is_sealed_was_in_the_report(trials: dict[str, ReportedTrial]) -> None:
    sealed = " ".join(text for trial in trials.values() for text in trial.sealed)
    found = set(TELLING.findall(sealed))
    assert found >= {"GUILTY", "Transported", "Aged 4", "Recommended", "former conviction", "plainly prov"}


def test_a_witness_who_speaks_of_guilt_is_a_witness_still(vane_case: Case) -> None:
    assert "he said he was not guilty of it either" in _seen(vane_case)


def test_cases_that_differ_only_in_the_outcome_look_the_same(vane: ReportedTrial) -> None:
    """Blindness: other verdicts and sentences, and other sealed words, change nothing that is seen."""
    turned = {"guilty": "notGuilty", "notGuilty": "guilty"}
    verdicts = tuple(dataclasses.replace(v, category=turned[v.category], text="otherwise") for v in vane.verdicts)
    other = dataclasses.replace(vane, verdicts=verdicts, punishments=(), sealed=())
    assert _seen(to_case(other)) == _seen(to_case(vane))
    assert to_case(other).outcome != to_case(vane).outcome


@pytest.mark.parametrize(
    "text",
    [
        "Both Acquitted.",
        "Verdict: We find the prisoner Guilty, but insane.",
        "Sentence: Two years' hard labour.",
        "Aged 14.",
        "It was stated that in February, 1908, prisoner was bound over for disorderly conduct.",
        "In October, 1908, bound over for a similar offence.",
        "James Brannan stated that the prisoner was in custody in July last, for uttering.",
        "THE JURY stopped the case.",
        "I was present when he was tried and convicted.",
        "MR. LOCK offered no evidence against her.",
        "I produce a certificate of the prisoner's former conviction.",
    ],
)
def test_no_witness_says(text: str) -> None:
    assert seal_testimony(f"I saw him take it. {text}").visible in ("I saw him take it.", "")


@pytest.mark.parametrize(
    "text",
    [
        "I asked him if he was guilty and he said no.",
        "she said, ‘I am not guilty of that’",
        "I was discharged from that service for drink.",
        "I was bound over to prosecute, and I do.",
        "It was stated that the tea pots came from Mr. Wirgman.",
        "he ran down the street and I pursued him.",
    ],
)
def test_a_witness_may_well_say(text: str) -> None:
    assert seal_testimony(text).visible == text


@pytest.mark.parametrize(
    "text",
    [
        "The Evidence not being sufficient, he was clear'd.",
        "the Matter was fully and plainly prov'd against him",
        "No Prosecutor appearing, the Jury withdrew.",
        "and Sentence was past upon her accordingly.",
        "Upon the whole of the Evidence it appear'd rather an accidental Quarrel than a Robbery.",
        "and the Maid being found to be actually consenting",
        "but it did not avail her;",
        "with other aggravating Circumstances:",
        "but this did not avail.",
        "The Evidence proving the Fact upon him.",
        "and the Judges giving in their Opinions that he ought to Dye for it",
        "But it appearing that the Prisoner and the Prosecutor had liv'd as Man and Wife",
        "And that there being no other Evidence against her besides;",
        "The Prosecutors proved by good Evidence that the prisoner had the Goods,",
        "He was tried in May sessions for stealing six pounds.",
    ],
)
def test_the_reporter_is_not_to_tell(text: str) -> None:
    assert seal_reported(text).visible == ""


def test_a_charge_ends_before_the_plea() -> None:
    assert before_plea("for stealing 1 ham; and that he had before been convicted of felony") == "stealing 1 ham"
    assert before_plea("stealing 1 ham; to which he PLEADED GUILTY") == "stealing 1 ham"
    assert before_plea("a forgery, upon which no evidence was offered") == "a forgery"
    assert before_plea("There was another indictment, for manslaughter") == ""
