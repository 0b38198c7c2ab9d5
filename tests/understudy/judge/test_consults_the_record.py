"""The judge goes back to the record: what is in evidence, who the witness is, what was asked and ruled before."""

from __future__ import annotations

import pytest

from tests.support.played_examination import heard, murder
from venire.kernel.chance import Chance
from venire.law.case_file.case import Case, Side
from venire.law.case_file.introduction import introduced
from venire.law.evidence.detectors.form.scope_of_record import credit
from venire.law.evidence.grounds import Ground, Phase, Ruling
from venire.law.evidence.question.setting import OpenedSubjects
from venire.law.testimony.testified import Exchange, RuledOn
from venire.library.shipped import ShippedCases
from venire.proceedings.examination.acts import Object, Rule
from venire.proceedings.examination.view import ExhibitSeen, JudgeView, Pending, Precedent, WitnessSeen
from venire_understudy.judge.seat import CourtJudge

DEPOT = OpenedSubjects(subjects=("The depot",), said=("When did you leave the depot?", "At ten."))
DENIAL = ("Did you set the fire?", "No, I did not set the fire.")


def case_of(name: str) -> Case:
    return ShippedCases().load(name)


def at_the_bench(
    case: Case,
    witness: str,
    question: str,
    ground: Ground,
    phase: Phase = "direct",
    by: Side = "prosecution",
    **seen: object,
) -> JudgeView:
    """A judge's view in which this question is objected to."""
    cards = tuple(WitnessSeen(id=one.id, name=one.name, role=one.role, side=one.side) for one in case.witnesses)
    no = 9
    pending = Pending(no=no, matter="question", by=by, text=question, ground=ground, argument="I object.")
    fields: dict[str, object] = {
        "case": case.id,
        "title": case.title,
        "station": "ruling",
        "player": "prosecution",
        "witnesses": cards,
        "witness": witness,
        "phase": phase,
        "by": by,
        "number": no,
        "left": 5,
        "pending": pending,
        "exchanges": (),
        "rulings": (),
        "exhibits": (),
    }
    return JudgeView.model_validate({**fields, **seen})


def ruled(view: JudgeView, case: Case) -> Rule:
    assert view.pending is not None
    assert view.pending.ground is not None
    return CourtJudge(case, Chance("bench")).rule(view, view.pending, view.pending.ground)


@pytest.mark.parametrize(
    ("case", "witness", "question"),
    [
        ("negligence", "W2", "For whom do you work now?"),
        ("negligence", "W7", "Has the hospital paid you?"),
        ("arson", "W2", "You first told the marshal something else, didn't you?"),
        ("murder", "W5", "Isn't it true that nobody saw you between half past nine and quarter past ten?"),
        ("assault", "W3", "Did you look for another suspect after the arrest on November 16?"),
        ("negligence", "W3", "How do you expect this jury to trust you when you blame yourself for the mare?"),
    ],
)
def test_whether_a_witness_can_be_believed_is_within_every_cross(case: str, witness: str, question: str) -> None:
    told = ruled(
        at_the_bench(case_of(case), witness, question, "scope", "cross", "defence", opened=OpenedSubjects()),
        case_of(case),
    )
    assert (told.ruling, told.rule) == ("overruled", "611(b)")


def test_how_far_another_looked_is_no_matter_of_credit() -> None:
    case, question = case_of("assault"), "Did you visit the brewery behind the old laundry in March?"
    assert ruled(at_the_bench(case, "W7", question, "scope", "cross", opened=DEPOT), case).ruling == "sustained"
    looked = ruled(at_the_bench(case, "W3", question, "scope", "cross", "defence", opened=DEPOT), case)
    assert looked.ruling == "overruled"


@pytest.mark.parametrize(
    "body", ["who paid the ferryman", "for whom did tom work", "you keep bees on your roof", "did you like the concert"]
)
def test_what_ties_others_is_no_bias_of_the_witness(body: str) -> None:
    assert credit(body) is None


def test_the_prosecution_is_never_told_to_call_the_accused() -> None:
    case = case_of("arson")
    accused = next(one.id for one in case.witnesses if one.name == case.defendant.name)
    opened = OpenedSubjects(subjects=("The rear door and who was at it",), said=("Did you carry a bureau?", "Yes."))
    for no in range(12):
        question = f"Did you look into the bin at {no + 1} o'clock?"
        told = ruled(at_the_bench(case, accused, question, "scope", "cross", opened=opened), case)
        assert told.ruling == "sustained"
        assert "call the witness" not in told.reason


def test_what_an_early_witness_swore_to_or_an_exhibit_shows_is_not_assumed() -> None:
    case = case_of("arson")
    accused = next(one.id for one in case.witnesses if one.name == case.defendant.name)
    why = "Why did you raise the insurance?"
    early = ruled(at_the_bench(case, accused, why, "assumes_facts", by="defence"), case)
    assert early.ruling == "sustained"
    assert "raised the insurance" in early.reason
    policy = ExhibitSeen(id="X6", name="The insurance policy", status="admitted")
    told = ("The policy was raised from $180,000 to $310,000 on January 13.",)
    later = at_the_bench(case, accused, why, "assumes_facts", by="defence", established=told, exhibits=(policy,))
    assert ruled(later, case).ruling == "overruled"


@pytest.mark.parametrize(
    ("question", "ruling"),
    [
        ("What did you see when the divers came up on Saturday?", "overruled"),
        ("Where were you when Irene Halvorsen murdered him?", "sustained"),
    ],
)
def test_what_is_taken_along_is_named_and_kept_out_where_it_accuses(question: str, ruling: Ruling) -> None:
    told = ruled(at_the_bench(murder(), "W1", question, "assumes_facts"), murder())
    assert told.ruling == ruling
    assert "“" in told.reason


def test_an_expert_need_not_have_stood_by() -> None:
    case = murder()
    expert = next(one for one in case.witnesses if "as an expert" in introduced(one) and one.side == "prosecution")
    asked = next(fact.ask for fact in expert.affidavit if fact.ask and " you" not in fact.ask.lower())
    told = ruled(at_the_bench(case, expert.id, asked, "foundation"), case)
    assert (told.ruling, told.rule) == ("overruled", "703")
    lay = "What did Colm Dacey tell Walter Tull?"
    assert ruled(at_the_bench(case, expert.id, lay, "foundation"), case).ruling == "sustained"


def test_the_same_question_in_the_same_words_is_stopped_once_it_was_answered() -> None:
    case, again = murder(), "So old rails can hold for years, can't they?"
    view = at_the_bench(case, "W1", f"And {again[3:]}", "asked_and_answered", "cross", "defence", asked=(again,))
    assert ruled(view, case).ruling == "sustained"
    unanswered = view.model_copy(update={"unknown": (again,)})
    assert ruled(unanswered, case).ruling == "overruled"


def _precedent(question: str, ground: Ground, ruling: Ruling) -> Precedent:
    ruled_on = RuledOn(no=3, by="defence", ground=ground, argument="", response="", ruling=ruling, rule="402")
    return Precedent(question=question, phase="direct", ruled=ruled_on)


@pytest.mark.parametrize("ruling", ["sustained", "overruled"])
def test_a_like_question_gets_the_ruling_of_the_first(ruling: Ruling) -> None:
    case = murder()
    first, second = "Did the trust repair the gate in spring?", "Did the trust repair that gate in the spring?"
    view = at_the_bench(case, "W1", second, "relevance", precedents=(_precedent(first, "relevance", ruling),))
    told = ruled(view, case)
    assert (told.ruling, told.rule) == (ruling, "402")
    other = at_the_bench(case, "W1", second, "relevance", "cross", precedents=view.precedents)
    assert first.rstrip("?") not in ruled(other, case).reason


def test_she_is_whoever_was_named_last() -> None:
    case = murder()
    asked = ("What did Irene Halvorsen say on Saturday morning?",)
    question = "What did she tell you that afternoon?"
    against = ruled(at_the_bench(case, "W1", question, "hearsay", asked=asked), case)
    assert (against.ruling, against.rule) == ("overruled", "801(d)(2)")
    another = ("What did Clare Ashdown say on Saturday morning?",)
    assert ruled(at_the_bench(case, "W1", question, "hearsay", asked=another), case).rule != "801(d)(2)"


def test_one_who_heard_nothing_of_a_talk_cannot_tell_of_it() -> None:
    case = case_of("negligence")
    question = "Did Owen Pryce tell Dr Aldous of the calf?"
    assert ruled(at_the_bench(case, "W1", question, "foundation", "cross", "defence"), case).ruling == "sustained"
    own = "Did you tell Dr Aldous of the calf?"
    assert ruled(at_the_bench(case, "W2", own, "foundation"), case).ruling == "overruled"


def test_an_exhibit_that_its_witness_does_not_know_stays_out() -> None:
    case = case_of("negligence")
    paper = next(one for one in case.exhibits if one.sponsor == "W2")
    number = f"Exhibit {paper.id.removeprefix('X')}"

    def offered(answer: str) -> Rule:
        said = Exchange(
            no=8, witness="W2", phase="direct", by="prosecution", question=f"Do you recognise {number}?", answer=answer
        )
        view = at_the_bench(case, "W2", "", "foundation", exchanges=(said,), foundation=("The nurse wrote it.",))
        pending = Pending(no=9, matter="exhibit", by="prosecution", exhibit=paper.id, ground="foundation")
        return ruled(view.model_copy(update={"pending": pending}), case)

    assert offered("I don't know what that is.").ruling == "sustained"
    assert offered("Yes. That is my chart.").ruling == "overruled"


def test_own_words_on_paper_are_no_matter_of_authentication() -> None:
    case = case_of("negligence")
    during = "What did you write on the pad during the call?"
    doctor = next(one.id for one in case.witnesses if one.name.endswith("Aldous"))
    told = ruled(at_the_bench(case, doctor, during, "hearsay", by="defence"), case)
    assert (told.ruling, told.rule[:3]) == ("overruled", "803")


@pytest.mark.parametrize(
    ("question", "ruling"),
    [
        ("Why would it be, do you think, that Agnes Weir had taught you that?", "sustained"),
        ("What do you suppose he went there for?", "sustained"),
        ("Why did you leave the rags there?", "overruled"),
    ],
)
def test_a_witness_of_fact_is_not_asked_to_suppose(question: str, ruling: Ruling) -> None:
    case = case_of("arson")
    assert ruled(at_the_bench(case, "W3", question, "speculation"), case).ruling == ruling


def test_insurance_is_a_motive_in_a_criminal_case_and_no_proof_of_fault_in_a_civil_one() -> None:
    question, view = "Was he insured for this?", at_the_bench
    arson, negligence = case_of("arson"), case_of("negligence")
    assert ruled(view(arson, "W3", question, "relevance"), arson).rule == "401"
    assert ruled(view(negligence, "W3", question, "relevance"), negligence).rule == "411"


def test_an_expert_stays_tendered_though_the_question_was_struck_with_which_that_was_done() -> None:
    case = case_of("arson")
    tender = "Your Honour, I tender Dr Farouk as an expert in fire engineering. What can linseed rags do in a heap?"
    expert = next(one for one in case.witnesses if one.name.endswith("Farouk"))
    asked = next(
        fact.ask for fact in expert.affidavit if fact.ask.startswith(("When", "How")) and " you" not in fact.ask
    )
    view = at_the_bench(case, expert.id, asked, "foundation", by="defence", asked=(tender,), unknown=(tender,))
    assert ruled(view, case).rule == "703"


FORMULA = 6
"""“Sustained; Rule 611(c). Go on.”: so few words are a court's formula, and no sentence that anybody remembers."""


@pytest.mark.parametrize("seed", ["one", "two", pytest.param("said-2", marks=pytest.mark.prove)])
def test_hardly_a_sentence_is_heard_twice_from_the_bench_or_in_an_objection(seed: str) -> None:
    hearing = heard(seed)
    for said in (
        [act.reason for _, act in hearing.of(Rule)],
        [act.argument for _, act in hearing.of(Object)],
    ):
        told = [one for one in said if len(one.split()) > FORMULA]
        assert len(told) > 15
        assert len(set(told)) >= 0.95 * len(told)
