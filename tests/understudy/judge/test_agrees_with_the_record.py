"""What court and counsel say of the record is so: of a premise, an earlier answer, a paper, or a second question."""

from __future__ import annotations

import pytest

from tests.understudy.judge.test_consults_the_record import at_the_bench, case_of, ruled
from tests.understudy.judge.test_like_forms import ruled as by_form
from venire.law.case_file.introduction import introduced
from venire.law.evidence.court_record import says_so
from venire.law.evidence.detectors.detection import weighed
from venire.law.evidence.question.harms import harms
from venire.law.evidence.question.setting import Setting
from venire.proceedings.examination.view import ExhibitSeen
from venire_understudy.counsel.objections.defences import own_words_reply
from venire_understudy.judge.grounds.discretion import arguable
from venire_understudy.judge.grounds.irrelevance import docket

MARSH = "Captain Owen Marsh, master mariner, called by the defence as an expert"


def test_a_name_alone_does_not_bear_a_premise_out() -> None:
    premise = "Dr Aldous asked about the toes"
    assert says_so(premise, ("Owen Pryce told Dr Aldous the pain was 9.",)) == ""
    told = "Dr Aldous asked Owen Pryce about her toes."
    assert says_so(premise, ("Owen Pryce told Dr Aldous the pain was 9.", told)) == told


def test_a_fact_put_on_cross_assumes_nothing() -> None:
    case = case_of("assault")
    put = "The man stood over you with the lamp behind his head while he beat you on the ground, didn't he?"
    told = ruled(at_the_bench(case, "W1", put, "assumes_facts", "cross", "defence"), case)
    assert (told.ruling, told.rule) == ("overruled", "611(c)")
    why = "Why had he beaten you on the ground?"
    assert ruled(at_the_bench(case, "W1", why, "assumes_facts", "cross", "defence"), case).rule == "611(a)"


def test_nobody_is_asked_first_whether_another_lied() -> None:
    case = case_of("negligence")
    told = ruled(at_the_bench(case, "W6", "When did Owen Pryce begin lying?", "assumes_facts", by="defence"), case)
    assert told.ruling == "sustained"
    assert "whether Owen Pryce began" not in told.reason


@pytest.mark.parametrize(
    ("question", "improper"),
    [
        ("In your opinion, was Owen Pryce telling the truth about it?", True),
        ("In your judgment, is her account one that the jury can accept?", True),
        ("Were you telling the truth at the hearing?", False),
    ],
)
def test_whether_another_can_be_believed_is_no_opinion_for_a_witness(question: str, improper: bool) -> None:
    found = weighed(Setting(question=question, phase="direct", witness="Ruth Castellan, night supervisor"), "opinion")
    assert (found is not None and found.sure > 0.8) is improper


def test_words_put_again_with_an_announcement_were_answered() -> None:
    case, first = case_of("exoneration"), "You measured Warren Teague at six feet one and a half inches, didn't you?"
    again = f"Let me ask it once more, y{first[1:]}"
    told = ruled(at_the_bench(case, "W2", again, "asked_and_answered", "cross", "defence", asked=(first,)), case)
    assert told.ruling == "sustained"


def test_an_open_question_and_one_of_yes_or_no_are_two() -> None:
    two = "Who saw you that night, and did you know that the rear door gave false alarms?"
    assert by_form(("arson", "W8"), two, "compound") == ("sustained", "611(a)")


def test_the_head_of_a_ladder_is_nobody_s_mind() -> None:
    put = "Your second photograph shows a person in yellow at the head of the pier ladder, doesn't it?"
    assert weighed(Setting(question=put, phase="cross", witness="Ann Lee, teacher"), "speculation") is None
    mind = "What was in his head that night?"
    assert weighed(Setting(question=mind, phase="direct", witness="Ann Lee, teacher"), "speculation") is not None


def test_readings_are_a_writing() -> None:
    case = case_of("murder")
    told = ruled(at_the_bench(case, "W7", "What do the gauge readings show?", "best_evidence", by="defence"), case)
    assert (told.ruling, told.rule) == ("sustained", "1002")


@pytest.mark.parametrize(
    ("question", "general"),
    [
        ("Pain of 9 is common in the first night after a nail, isn't it?", True),
        ("A weapon draws the eyes to itself and away from any face, doesn't it?", True),
        ("With the ferry's turn alone the two would have cleared by 0.21 of a mile, wouldn't they?", False),
    ],
)
def test_what_happened_here_is_no_general_learning(question: str, general: bool) -> None:
    kinds = [one.name for one in arguable(Setting(question=question, phase="direct", witness=MARSH), plain=True)]
    assert ("learning" in kinds) is general


@pytest.mark.parametrize(
    ("who", "question", "lines"),
    [
        (("negligence", "W1"), "What did you tell Owen Pryce about the pain?", "hearsay_treated"),
        (("negligence", "W8"), "What did you say to Owen Pryce at 7:15 a.m.?", "hearsay_command"),
        (("negligence", "W1"), "What did you tell Declan Corrigan about the stable?", ""),
    ],
)
def test_counsel_defends_own_words_by_what_they_were(who: tuple[str, str], question: str, lines: str) -> None:
    case = case_of(who[0])
    card = next(one for one in case.witnesses if one.id == who[1])
    setting = Setting(question=question, phase="direct", witness=introduced(card))
    assert own_words_reply(case, who[1], setting) == lines


def test_a_clause_that_only_tells_when_asks_for_no_words() -> None:
    told = "With whom were you alone then, and what did you do with your money after Gideon Farrow had told you?"
    assert weighed(Setting(question=told, phase="direct", witness="Emmett Rennick, farmer"), "hearsay") is None
    met = "You first spoke of the words in September, after you had met your sister's lawyer, didn't you?"
    assert (
        weighed(Setting(question=met, phase="cross", witness="Declan Corrigan, owner of a stable"), "privilege") is None
    )
    said = "What did you tell your sister's lawyer in September?"
    assert weighed(Setting(question=said, phase="cross", witness="Declan Corrigan, owner of a stable"), "privilege")


def test_what_two_others_settled_is_for_one_of_them() -> None:
    case = case_of("robbery")
    question = "What had Dale Rourke and Kerry Rourke settled between themselves?"
    assert ruled(at_the_bench(case, "W2", question, "foundation"), case).ruling == "sustained"


def test_all_of_it_is_too_much_and_not_off_the_case() -> None:
    case = case_of("robbery")
    asked = "Just tell us, Doctor, everything that you found, in any order you like."
    assert not docket(case).stray(asked)
    assert docket(case).stray("Just tell us, Doctor, what is your favourite colour?")


def test_nobody_is_said_to_have_been_there_for_a_question_on_cross() -> None:
    case = case_of("robbery")
    told = ("There was one person in the skiff, and Dale Rourke sat with the man in yellow until Tuesday.",)
    question = "Did Dale Rourke sit with the man in yellow until Tuesday?"
    said = ruled(at_the_bench(case, "W7", question, "foundation", "cross", established=told), case)
    assert "was there" not in said.reason


def test_the_month_of_a_premise_is_a_part_of_it() -> None:
    premise = "you had left a paddle up in August"
    assert says_so(premise, ("The paddle was left up for three minutes.",)) == ""
    assert says_so(premise, ("Walter Tull had left a paddle up in August.",))


def test_what_readings_show_is_asked_for_after_a_tender_too() -> None:
    case = case_of("murder")
    tender = "I offer Dr Vance as an expert in hydraulic engineering, Your Honour."
    question = f"{tender} Do the gauge readings show that the paddle was opened at about 9:47 p.m.?"
    sheet = ExhibitSeen(id="X3", name="Print-out of the chamber gauge", status="unoffered")
    told = ruled(at_the_bench(case, "W7", question, "best_evidence", by="defence", exhibits=(sheet,)), case)
    assert told.ruling == "overruled"
    assert "offer" in told.reason


def test_what_the_witness_would_say_is_named_and_not_whether_it_would() -> None:
    case = case_of("murder")
    question = "Would you say that Irene Halvorsen acted recklessly?"
    reasons = {ruled(at_the_bench(case, "W5", question, "opinion", number=no), case).reason for no in range(6)}
    assert not any("would say" in one for one in reasons)


def test_who_is_to_blame_is_no_opinion_for_a_layman() -> None:
    blamed = Setting(
        question="In your view, was Bea Nyberg to blame for it?", phase="direct", witness="Ann Lee, teacher"
    )
    found = weighed(blamed, "opinion")
    assert found is not None
    assert found.sure >= 0.8


def test_an_earlier_word_on_cross_is_not_offered_for_its_truth() -> None:
    case = case_of("arson")
    question = "You first told the marshal that it was a man, you thought, didn't you?"
    told = ruled(at_the_bench(case, "W4", question, "hearsay", "cross", "defence"), case)
    assert (told.ruling, told.rule) == ("overruled", "801(c)")


def test_a_paper_held_up_before_is_at_hand_and_a_thing_on_the_list_is_only_made_known() -> None:
    case = case_of("assault")
    note = ExhibitSeen(id="X4", name="The bedside note", status="unoffered")
    question, asked = "What does your note of November 10 say?", ("And what is Exhibit 4?",)
    for before, ruling in (((), "sustained"), (asked, "overruled")):
        view = at_the_bench(case, "W3", question, "best_evidence", exhibits=(note,), asked=before)
        assert ruled(view, case).ruling == ruling
    known = at_the_bench(case, "W3", "Does the note say five?", "best_evidence", exhibits=(note,))
    told = ruled(known, case)
    assert (told.ruling, "those who saw it" in told.reason) == ("overruled", False)


def test_a_long_premise_is_not_said_back_twice() -> None:
    case = case_of("robot")
    question = (
        "Why was the defence never told that you had Benno switched off for nine hours before its memory was copied?"
    )
    told = ruled(at_the_bench(case, "W1", question, "assumes_facts", "cross", "defence"), case)
    assert told.reason.count("switched off") <= 1


def test_what_stands_on_a_thing_may_be_told_once_the_thing_is_in() -> None:
    case, question = case_of("robot"), "What do the pale lines say?"
    notice = ExhibitSeen(id="X1", name="The notice", description="Nine pale lines stand on it.", status="shown")
    for held, ruling in (((notice,), "overruled"), ((), "sustained")):
        view = at_the_bench(case, "W5", question, "best_evidence", by="defence", exhibits=held)
        assert ruled(view, case).ruling == ruling


def test_words_put_in_quotation_marks_are_somebody_s_words() -> None:
    put = 'Did the man on the back seat say "Missed it again."?'
    found = weighed(Setting(question=put, phase="direct", witness="Cyrus Hadley, driver"), "hearsay")
    assert found is not None
    assert found.sure > 0.8


def test_a_throw_at_a_board_accuses_nobody() -> None:
    case = case_of("exoneration")
    thrown = "When did Warren Teague throw the last dart of the league?"
    assert ruled(at_the_bench(case, "W6", thrown, "assumes_facts", by="defence"), case).ruling == "overruled"
    assert harms("he threw a bottle at her")
    assert not harms("he threw the last dart")
