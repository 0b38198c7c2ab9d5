"""One judge rules on like questions alike, and says of each what is true of it."""

from __future__ import annotations

import pytest

from tests.support.played_examination import Hearing, murder
from venire.law.evidence.detectors.detection import weighed
from venire.law.evidence.detectors.form.scope_of_record import stands
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.matter import Matter
from venire.law.evidence.question.setting import OpenedSubjects, Setting, shared_words
from venire.law.evidence.rulings.decision import rule_on
from venire.law.evidence.rulings.spoken import spoken
from venire.proceedings.examination import acts
from venire_understudy.judge.grounds.discretion import at_issue, kinds
from venire_understudy.judge.seat import CourtJudge

LAYMAN = "Ned Pike, lock keeper, called by the prosecution"
REASONS = ("Why did you open the gate?", "Why had you left the door unlocked?", "Why did you come to the lock?")
LED = (
    "You live on a boat that was moored 150 yards below Lock 6 that night, don't you?",
    "You were alone in the office on Sunday from six in the evening, weren't you?",
    "Your uncle told you at supper that it would be exchanged, didn't he?",
)
NO_PARTICULARS = "Let me turn to something else. Does a Hearth 7 have a drive to preserve itself that you know of?"
PARTICULARS = (
    "Does the boatyard's book show that he owed $9,600 and paid $4,000 in cash on Monday at 11:00 a.m.?",
    "Did the windlass strike your right wrist when it slipped while you wound the paddle up?",
)


def ruled(seed: str, question: str, ground: Ground, number: int = 1, witness: str = "W1") -> acts.Rule:
    """What the judge of this sitting says of a question with this number."""
    hearing = Hearing.opened(seed, witnesses=(witness,), agents={"counsel": {"error_rate": 0.0}})
    play = hearing.play
    play.give("q1/put", acts.PutQuestion(text=question))
    play.give(play.asked()[0].key, acts.Object(ground=ground, argument="I object."))
    play.give(play.asked()[0].key, acts.Respond(text="The witness can answer it."))
    view = play.view("judge")
    assert view.pending is not None
    pending = view.pending.model_copy(update={"no": number})
    return CourtJudge(murder(), play.rules.chance).rule(view, pending, ground)


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_one_judge_rules_on_one_kind_the_same_way(seed: str) -> None:
    rulings = {ruled(seed, question, "assumes_facts", no).ruling for no, question in enumerate(REASONS, 1)}
    assert len(rulings) == 1


@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize("question", LED)
def test_what_holds_out_the_answer_on_direct_is_leading_before_every_judge(seed: str, question: str) -> None:
    assert ruled(seed, question, "leading").ruling == "sustained"


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_whether_a_thing_is_so_is_not_leading_by_its_length(seed: str) -> None:
    assert ruled(seed, NO_PARTICULARS, "leading").ruling == "overruled"


@pytest.mark.parametrize(("question", "loaded"), [(NO_PARTICULARS, False), *((one, True) for one in PARTICULARS)])
def test_counsel_s_own_particulars_make_it_a_matter_of_degree(question: str, loaded: bool) -> None:
    kind = at_issue(Setting(question=question, phase="direct", witness=LAYMAN), "leading", "")
    assert (kind is not None and kind.name == "loaded") == loaded


def test_a_question_put_again_is_known_through_its_announcement() -> None:
    first = "Now, what was the captain doing at 9:12 p.m. that Sunday?"
    again = f"I want to be quite sure of this. Again, {first}"
    setting = Setting(question=again, phase="direct", witness=LAYMAN, asked=(first, "When did you come?"))
    found = weighed(setting, "asked_and_answered")
    assert found is not None
    assert found.sure >= 0.5
    told = rule_on(setting, "asked_and_answered", "", "I did not follow the answer, and I doubt that the jury did.")
    assert told.ruling == "sustained"


def test_how_it_was_done_is_within_whether_it_was_done() -> None:
    setting = Setting(question="What do you know of the unlocked back door?", phase="cross", subjects=("The door",))
    matter = Matter(setting, shared_words)
    assert (
        stands(matter, OpenedSubjects(subjects=("The gloves",), said=("Did you rob the office?", "No."))).standing
        == "said"
    )
    assert (
        stands(matter, OpenedSubjects(subjects=("The gloves",), said=("Did you lose gloves?", "Yes."))).standing
        == "beyond"
    )


def test_a_sentence_after_a_quotation_went_past_the_question() -> None:
    def struck(answer: str) -> set[str]:
        hearing = Hearing.opened("strike", witnesses=("W8",), agents={"counsel": {"error_rate": 0.0}})
        play = hearing.play
        play.give("q1/put", acts.PutQuestion(text="What do keepers say when they want a paddle lowered?"))
        play.give(play.asked()[0].key, acts.Object(ground="hearsay", argument="I object."))
        play.give(play.asked()[0].key, acts.Respond(text="Usage."))
        view = play.view("judge").model_copy(update={"answer": answer})
        settings = view.settings.model_copy(update={"strictness": 1.0})
        view = view.model_copy(update={"settings": settings})
        judge = CourtJudge(murder(), play.rules.chance)
        pending = view.pending.model_copy(update={"matter": "answer"})
        return {judge.rule(view, pending.model_copy(update={"no": no}), "non_responsive").ruling for no in (1, 2, 3)}

    assert struck('"Put it down." Mind you, in August Tom shouted it at me.') == {"sustained"}
    assert struck('"Put it down."') == {"overruled"}


def test_an_expert_answers_from_what_was_examined() -> None:
    told = ruled("footing", "Whose is the main profile inside the glove?", "foundation", witness="W2")
    assert (told.ruling, told.rule) == ("overruled", "703")
    assert "was there" not in told.reason


def test_an_opinion_asked_for_is_the_witness_s_own_and_nobody_s_words() -> None:
    told = ruled("opinion", "What, in your opinion, does such a log tell?", "hearsay", witness="W7")
    assert told.ruling == "overruled"
    assert "only what the witness knows" not in told.reason


def test_how_a_thing_works_is_told_from_one_s_work() -> None:
    told = ruled("work", "How does a valid seal change the estimate of harm?", "opinion", witness="W8")
    assert (told.ruling, told.rule) == ("overruled", "701")
    assert "degree" not in told.reason


def test_whether_one_wrote_a_thing_is_a_deed_and_no_saying() -> None:
    def kind(question: str) -> str | None:
        told = at_issue(Setting(question=question, phase="direct", witness=LAYMAN), "hearsay", "")
        return told.name if told else None

    assert kind("Did you write the notice?") is None
    assert kind("When did you write the long note of the call?") is None
    assert kind("What did you tell Colm Dacey on Thursday?") == "own_words"


@pytest.mark.parametrize("number", [0, 1, 2])
def test_one_s_own_reasons_are_no_guess(number: int) -> None:
    told = rule_on(
        Setting(question="Why did you open the safe" + "?" * (number + 1), phase="direct", witness=LAYMAN),
        "speculation",
    )
    assert told.ruling == "overruled"
    assert "eyes and ears" not in told.reason
    assert "guess" in told.reason or "why the witness" in told.reason


def test_what_a_witness_inherits_by_the_death_is_interest() -> None:
    asked = "So you inherit the house, which is worth $640,000, don't you?"
    heir = "Julian Voss, nephew and heir of Leonard Voss, called by the prosecution"
    assert weighed(Setting(question=asked, phase="cross", witness=heir), "relevance") is None
    argued = "That is background, Your Honour, and I fail to see what it has to do with the issue."
    assert rule_on(Setting(question=asked, phase="cross", witness=heir), "relevance", argued).ruling == "overruled"
    assert weighed(Setting(question="Did you inherit your house?", phase="direct", witness=LAYMAN), "relevance")


def test_no_ruling_says_of_rule_401_that_it_forbids() -> None:
    said = {spoken("overruled", "relevance", "401", "it matters", "a" * n, "explained") for n in range(1, 30)}
    assert len(said) > 4
    assert not any("forbid" in one for one in said)


def test_every_choice_of_a_judge_has_a_name_of_its_own() -> None:
    assert len({kind.name for kind in kinds()}) == len(kinds())
