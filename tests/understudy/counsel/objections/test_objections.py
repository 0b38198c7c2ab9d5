"""What counsel rises to, how a wrong objection is put, and how the other side answers it."""

from __future__ import annotations

import pytest

from tests.support.played_examination import Hearing, murder
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.evidence.grounds import Ground
from venire.proceedings.examination import acts
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.objections.objection import ObjectingCounsel
from venire_understudy.counsel.objections.plain_grounds import plainly
from venire_understudy.counsel.objections.response import RespondingCounsel

BRIEF = CounselFile(murder())


def pending(question: str, witness: str = "W3") -> tuple[Hearing, CounselView]:
    """A first question on direct, as the defence hears it."""
    hearing = Hearing.opened("plain", witnesses=(witness,), agents={"counsel": {"error_rate": 0.0}})
    hearing.play.give("q1/put", acts.PutQuestion(text=question))
    return hearing, hearing.play.view("counsel/defence")


def risen(question: str, witness: str = "W3") -> set[Ground]:
    """The grounds to which counsel rises, under many dice."""
    hearing, view = pending(question, witness)
    found = (plainly(BRIEF, view, hearing.play.rules.chance.within(str(n))) for n in range(40))
    return {one.ground for one in found if one}


@pytest.mark.parametrize(
    ("question", "ground"),
    [
        ("Did your father tell you that her certificates were false?", "hearsay"),
        ("What did Tom Ashdown say to you about the rail?", "hearsay"),
        ("What did the trust's register show?", "best_evidence"),
        ("What did the divers find on the chamber floor?", "foundation"),
    ],
)
def test_counsel_rises_to_what_the_papers_show(question: str, ground: Ground) -> None:
    assert risen(question) == {ground}


@pytest.mark.parametrize(
    "question",
    [
        "Did Tom Ashdown tell you to put the paddle down?",
        "What did Irene Halvorsen tell you on Saturday?",
        "What did you find on the coping?",
        "I hand you Exhibit 3, the print-out. What does the log show?",
        "When did you reach Lock 6?",
    ],
)
def test_counsel_sits_still_where_the_papers_show_nothing(question: str) -> None:
    assert risen(question, "W1") == set()


@pytest.mark.parametrize("ground", ["vague", "compound", "argumentative", "assumes_facts", "opinion", "relevance"])
def test_a_wrong_objection_speaks_of_this_question(ground: Ground) -> None:
    question = "Did you really see how fast it went, and did anything of the sort fall when you had paid and left?"
    hearing, view = pending(question)
    wrong = view.model_copy(update={"err": True, "err_ground": ground})
    said = set[str]()
    for n in range(20):
        act = ObjectingCounsel(BRIEF, lambda _: (), hearing.play.rules.chance.within(str(n))).act(wrong)
        assert isinstance(act, acts.Object)
        assert "{" not in act.argument
        said.add(act.argument)
    quoted = [one.split("“")[1].split("”")[0].lower() for one in said if "“" in one]
    assert bool(quoted) == (ground != "relevance")
    assert all(words in question.lower() for words in quoted)


def test_a_reply_at_the_beginning_does_not_point_to_what_was_heard_before() -> None:
    hearing, view = pending("When did you reach Lock 6?", "W1")
    assert view.pending is not None
    for ground in ("assumes_facts", "asked_and_answered", "leading", "foundation"):
        objected = view.pending.model_copy(update={"ground": ground})
        asker = hearing.play.view("counsel/prosecution").model_copy(update={"pending": objected})
        for n in range(20):
            text = RespondingCounsel(BRIEF, lambda _: (), hearing.play.rules.chance.within(str(n))).act(asker).text
            assert text
            assert not any(words in text for words in ("heard", "preliminary", "not clear", "in dispute"))


def test_what_the_dead_felt_and_meant_may_be_told_and_counsel_says_so() -> None:
    hearing, view = pending("Did your father tell you that he liked Irene Halvorsen?")
    assert view.pending is not None
    objected = view.pending.model_copy(update={"ground": "hearsay"})
    asker = hearing.play.view("counsel/prosecution").model_copy(update={"pending": objected})
    dice = [hearing.play.rules.chance.within(str(n)) for n in range(20)]
    said = {RespondingCounsel(BRIEF, lambda _: (), one).act(asker).text for one in dice}
    assert any("803(3)" in text or "state of mind" in text for text in said)


@pytest.mark.parametrize(
    "question",
    ["Would you introduce yourself to the jury, please?", "Tell the jury, please, who you are and what you do."],
)
def test_nobody_rises_to_an_introduction_even_to_err(question: str) -> None:
    hearing, view = pending(question)
    objecting = ObjectingCounsel(BRIEF, lambda _: (), hearing.play.rules.chance)
    for ground in ("speculation", "leading", "compound"):
        wrong = view.model_copy(update={"err": True, "err_ground": ground})
        assert isinstance(objecting.act(wrong), acts.LetStand)


def test_of_how_things_are_nobody_asks_on_which_day() -> None:
    question = "Does a new tube of this kind give more light than an old one?"
    hearing, view = pending(question)
    objecting = ObjectingCounsel(BRIEF, lambda _: (), hearing.play.rules.chance)
    told = {
        act.argument
        for no in range(30)
        if isinstance(
            act := objecting.act(view.model_copy(update={"err": True, "err_ground": "vague", "number": no})),
            acts.Object,
        )
    }
    assert not any("which day" in one or "one occasion" in one for one in told)
