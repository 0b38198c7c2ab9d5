"""In court a witness is asked what others know: it says that it does not, and still tells what is its own."""

from __future__ import annotations

from venire.kernel.chance import Chance
from venire.law.case_file.case import Case, Profile
from venire.law.case_file.case import Witness as Sworn
from venire.models.vectors.likeness import sentence_likeness
from venire_understudy.counsel.questions.leading import leading_questions
from venire_understudy.counsel.questions.open_ended import open_questions
from venire_understudy.witness.affidavit.first_person import in_first_person
from venire_understudy.witness.affidavit.knowledge import knowledge
from venire_understudy.witness.stand import WitnessStand


def stand(witness: Sworn) -> WitnessStand:
    own = in_first_person([fact.text for fact in witness.affidavit], witness.name)
    known = knowledge(
        {fact.id: text for fact, text in zip(witness.affidavit, own, strict=True)},
        {fact.id: fact.frame.subject for fact in witness.affidavit},
    )
    dice = Chance("7").within(witness.id)
    return WitnessStand(known, Profile(), dice, likeness=sentence_likeness())


def test_of_what_only_others_swore_to_it_knows_nothing(murder: Case) -> None:
    """Every third fact, asked of the next witness but one: the better part of nine in ten is the goal, four in five
    the least. Some of these a witness may fairly answer, since it was there too."""
    stands, people, told = {one.id: stand(one) for one in murder.witnesses}, murder.witnesses, list[bool]()
    for place, witness in enumerate(people):
        other = people[(place + 2) % len(people)]
        for fact in witness.affidavit[::3]:
            told.extend(stands[other.id].answer(one).stance == "unknown" for one in open_questions(fact)[:1])
    assert len(told) > 40
    assert sum(told) / len(told) >= 0.8


def test_what_it_swore_to_it_tells_however_counsel_asks(murder: Case) -> None:
    told = list[bool]()
    for witness in murder.witnesses:
        on_stand = stand(witness)
        for fact in witness.affidavit[::2]:
            told.extend(fact.id in on_stand.answer(one).facts for one in open_questions(fact))
            held_out = [on_stand.answer(one) for one in leading_questions(murder, fact, Chance("3"))]
            told.extend(fact.id in one.facts and one.stance not in ("deny", "correct") for one in held_out)
    assert sum(told) / len(told) >= 0.97


def test_a_fact_that_is_not_the_likeliest_contradicts_nothing(murder: Case) -> None:
    detective = stand(murder.witnesses[0])
    asked = "Did the trust's register show windlass number 14 as issued to Irene Halvorsen?"
    assert detective.answer(asked).stance == "affirm"
