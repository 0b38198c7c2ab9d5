"""Every detector finds what it is for, and lets the near miss pass."""

from __future__ import annotations

import pytest

from venire.law.evidence.detectors.detection import DETECTORS, detect
from venire.law.evidence.grounds import Ground, Phase
from venire.law.evidence.question.setting import Setting

ASKED = ("Where were you working?", "You never called the police, did you?")


def setting(question: str, phase: Phase, **other: object) -> Setting:
    plain = Setting(
        question=question,
        phase=phase,
        witness="Ann Price, shop assistant called by the plaintiff, saw a collision at a crossing",
        issues=("road collision", "injury", "speed of the van"),
        established=(
            "Ms Price was standing outside number nine when the van came.",
            "The defendant, Mr Hale, drove the van.",
        ),
        asked=ASKED,
        direct_topics=("the crossing", "the van"),
    )
    return plain.model_copy(update=other)


def found(question: str, phase: Phase = "direct", **other: object) -> set[Ground]:
    return {one.ground for one in detect(setting(question, phase, **other))}


POSITIVES: list[tuple[Ground, Phase, str]] = [
    ("leading", "direct", "The light was red when he went through, was it not?"),
    ("leading", "direct", "Wasn't he holding a knife?"),
    ("leading", "redirect", "So he did not stop?"),
    ("compound", "direct", "How fast was the van going, and was the light red, and did the driver sound the horn?"),
    ("compound", "direct", "Did you see the car and did you hear the horn?"),
    ("argumentative", "cross", "Do you really expect the jury to believe that?"),
    ("argumentative", "cross", "Were you lying then, or are you lying now?"),
    ("asked_and_answered", "direct", "Tell us again, where were you working?"),
    ("asked_and_answered", "cross", "And you never did call the police?"),
    ("assumes_facts", "direct", "What colour was the knife he pulled on you?"),
    ("assumes_facts", "cross", "How many drinks did you have before you struck the child?"),
    ("narrative", "direct", "Take us through everything that happened from the moment you woke up."),
    ("vague", "direct", "And what about all of that, with those things?"),
    ("scope", "redirect", "Let us turn to a new matter: who owned the boat?"),
    ("foundation", "direct", "Who was at the wheel in the hour before you reached the road?"),
    ("speculation", "direct", "What was going through his mind?"),
    ("speculation", "direct", "What would have happened if you had not stopped?"),
    ("opinion", "direct", "Was she suffering from concussion?"),
    ("opinion", "direct", "Was Mr Hale negligent?"),
    ("hearsay", "direct", "What did the woman at the bus stop tell you about the van?"),
    ("hearsay", "cross", "Your brother told you that the light was green, didn't he?"),
    ("relevance", "direct", "Does the defendant carry liability insurance?"),
    ("relevance", "cross", "You voted for the mayor's party, didn't you?"),
    ("character", "direct", "Does he have a reputation for starting fights?"),
    ("best_evidence", "direct", "What does the contract, which has not been offered, say about delivery?"),
    ("privilege", "cross", "What did your attorney tell you to say today?"),
    ("compound", "cross", "Did you cross the road, and who was with you, and had you seen the van by then?"),
    ("compound", "cross", "Were you on the crossing, and did you ask for the driver's name?"),
    ("hearsay", "cross", "What did the neighbours say of how he drove?"),
    ("argumentative", "cross", "You expect twelve sane people to believe that, do you?"),
    ("hearsay", "cross", "According to the man at the garage, what was wrong with the brakes?"),
    ("opinion", "cross", "As a matter of engineering, would such a brake have held?"),
    ("opinion", "cross", "Was the company in breach of an implied term of your contract?"),
    ("character", "cross", "You are a quiet man by nature, so you would not have shouted?"),
    ("best_evidence", "cross", "We don't have the contract, but what does the contract say about delivery?"),
]
PROPER: list[tuple[Ground, Phase, str]] = [
    ("leading", "direct", "Mr Price, where were you that morning?"),
    ("leading", "cross", "The light was red when he went through, was it not?"),
    ("leading", "direct", "Turning to the evening of the 4th, what time did you leave?"),
    ("compound", "direct", "Was there a sign on the gate, and if so, where?"),
    ("compound", "direct", "Was he walking or running?"),
    ("argumentative", "cross", "In your statement you said that the car was blue?"),
    ("asked_and_answered", "direct", "Where were you living?"),
    ("assumes_facts", "direct", "What did you do when the van stopped?"),
    ("narrative", "direct", "What happened next?"),
    ("vague", "direct", "What did you do with the envelope?"),
    ("scope", "cross", "You have been paid for coming here, haven't you?"),
    ("foundation", "direct", "What did you see from there?"),
    ("speculation", "direct", "Why did you go back to the house?"),
    ("speculation", "direct", "How did he look when you saw him?"),
    ("opinion", "direct", "How fast was the car going?"),
    ("hearsay", "direct", "What did the defendant say to you?"),
    ("hearsay", "direct", "Please tell the jury your name and occupation."),
    ("relevance", "cross", "You owe the plaintiff money, don't you?"),
    ("character", "direct", "What do you do with the till each night, as a matter of routine?"),
    ("best_evidence", "direct", "Did you sign the contract?"),
    ("privilege", "cross", "When did you first meet your attorney?"),
    ("hearsay", "direct", "What did you hear from the next room?"),
    ("hearsay", "cross", "What does the certificate correctly state?"),
    ("foundation", "cross", "Before you came to the crossing, you had been to the shop?"),
    ("foundation", "cross", "How long was it before you got over it?"),
    ("asked_and_answered", "cross", "Why didn't you call the police?"),
    ("opinion", "cross", "You were qualified in law, I think?"),
    ("compound", "cross", "Why, then, did you say that the light was red?"),
    ("opinion", "cross", "As a matter of fact, were you there?"),
]


@pytest.mark.parametrize(("ground", "phase", "question"), POSITIVES)
def test_a_defect_is_found(ground: Ground, phase: Phase, question: str) -> None:
    assert ground in found(question, phase)


@pytest.mark.parametrize(("ground", "phase", "question"), PROPER)
def test_a_near_miss_passes(ground: Ground, phase: Phase, question: str) -> None:
    assert ground not in found(question, phase)


def test_every_detector_is_tried_both_ways() -> None:
    assert {ground for ground, _, _ in POSITIVES} == set(DETECTORS)
    assert {ground for ground, _, _ in PROPER} == set(DETECTORS)


def test_a_hostile_witness_or_a_child_may_be_led() -> None:
    question = "You helped him load the boat, didn't you?"
    assert found(question) == {"leading"}
    assert not found(question, established=("The judge has given leave to treat her as hostile.",))
    assert "leading" not in found("Didn't the man have a hat?", witness="Leo, aged 8, called by the prosecution")


def test_what_is_in_evidence_is_not_assumed() -> None:
    question = "What colour was the knife he pulled on you?"
    assert "assumes_facts" in found(question)
    assert "assumes_facts" not in found(question, established=("Mr Hale pulled a knife on Ms Price.",))


def test_an_expert_may_say_what_a_layman_may_not() -> None:
    question = "What, in your opinion, was the cause of death?"
    expert = "Dr Linde, pathologist called by the prosecution, accepted by the court as an expert"
    assert "opinion" in found(question)
    assert not found(question, witness=expert)


def test_findings_are_ordered_argued_and_quote_the_question() -> None:
    findings = detect(setting("What did your neighbour say about the letter, which is not before us?", "direct"))
    assert findings
    assert [one.sure for one in findings] == sorted((one.sure for one in findings), reverse=True)
    for one in findings:
        assert one.sure > 0.5
        assert one.why.rstrip()[-1] in ".?”"


@pytest.mark.parametrize("question", ["", "?", "...", "Why?", "é" * 50, "and " * 400])
def test_any_text_can_be_read(question: str) -> None:
    assert isinstance(detect(Setting(question=question, phase="cross")), tuple)


@pytest.mark.parametrize("paper", ["certificate", "certificates", "minutes", "footage"])
def test_the_argument_on_best_evidence_agrees_in_number_with_any_paper(paper: str) -> None:
    (one,) = (one for one in detect(setting(f"What did the {paper} say about the speed?", "direct"))
              if one.ground == "best_evidence")  # fmt: skip
    assert one.why == f"The content of the {paper} is to be proved by producing the {paper}, and not from memory."
