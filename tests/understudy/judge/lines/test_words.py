"""How the bench speaks: a witness by title, a motion granted or denied, a withdrawn question without a ruling."""

from __future__ import annotations

import pytest

from tests.support.played_examination import murder
from tests.understudy.judge.test_consults_the_record import at_the_bench, ruled
from venire.exports.court.hearing import Hearing
from venire.kernel.chance import Chance
from venire.law.evidence.grounds import Ground, Ruling
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.acts import Rule
from venire.proceedings.examination.view import Pending
from venire_understudy.judge.lines.witness_name import called
from venire_understudy.judge.lines.words import bench_lines
from venire_understudy.judge.seat import CourtJudge


@pytest.mark.parametrize(
    ("name", "spoken"),
    [
        ("Detective Ana Ferrante", "Detective Ferrante"),
        ("Detective Sergeant Amos Thackeray", "Detective Sergeant Thackeray"),
        ("Dr Miriam Osei", "Dr Osei"),
        ("Clare Ashdown", "Ms Ashdown"),
        ("Benno", "Benno"),
        ("Xq Zzyx", "the witness"),
    ],
)
def test_the_court_calls_a_witness_by_title_and_surname(name: str, spoken: str) -> None:
    assert called(name) == spoken


def struck(question: str, answer: str, strictness: float = 0.5) -> Rule:
    """The ruling on a motion to strike as non-responsive."""
    pending = Pending(
        no=9, matter="answer", by="prosecution", text=question, ground="non_responsive", argument="Strike."
    )
    view = at_the_bench(murder(), "W1", question, "non_responsive", pending=pending, answer=answer)
    view = view.model_copy(update={"settings": view.settings.model_copy(update={"strictness": strictness})})
    return CourtJudge(murder(), Chance("bench")).rule(view, pending, "non_responsive")


def test_a_motion_is_granted_or_denied_and_not_sustained_or_overruled() -> None:
    told = struck("Did you know him by sight?", "Yes, I did. And I locked the shed on Sunday.")
    assert told.ruling == "sustained"
    assert "ustained" not in told.reason
    denied = struck("Did you know him by sight?", "Yes, I did.")
    assert (denied.ruling, "verruled" in denied.reason, "enied" in denied.reason) == ("overruled", False, True)


@pytest.mark.parametrize(("ruling", "word"), [("sustained", "Granted."), ("overruled", "Denied.")])
def test_the_transcript_calls_it_so_too(ruling: Ruling, word: str) -> None:
    ruled_on = ev.Ruled(no=1, matter="answer", ground="hearsay", ruling=ruling, rule="802", text="So be it; Rule 802.")
    told = next(iter(Hearing(murder()).passages([ruled_on])))
    assert told.text.startswith(word)


@pytest.mark.parametrize("response", ["Let me ask it another way.", "I'll move on, Your Honour."])
@pytest.mark.parametrize("ground", ["leading", "argumentative", "asked_and_answered"])
def test_what_is_given_up_is_never_sustained_in_words(response: str, ground: Ground) -> None:
    for no in range(12):
        pending = Pending(
            no=no, matter="question", by="defence", text="You ran, didn't you?", ground=ground, response=response
        )
        told = ruled(at_the_bench(murder(), "W6", pending.text, ground, pending=pending), murder())
        assert "ustained" not in told.reason


def test_no_line_turns_the_burden_round_or_speaks_of_ones_own_eyes() -> None:
    every = " ".join(line for lines in bench_lines().values() for line in lines)
    assert "one's own eyes" not in every
    assert "from anybody else" not in every
    assert "Nobody has told us" not in every


def test_a_ruling_that_opens_with_words_of_the_question_has_a_capital() -> None:
    question, reasons = "What did you hear until you turned?", set[str]()
    for no in range(12):
        pending = Pending(no=no, matter="question", by="prosecution", text=question, ground="assumes_facts")
        reasons.add(ruled(at_the_bench(murder(), "W5", question, "assumes_facts", pending=pending), murder()).reason)
    assert any(one.startswith("“Y") for one in reasons)
    assert not any(one.startswith("“y") for one in reasons)
