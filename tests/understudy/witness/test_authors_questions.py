"""Every author's own question is proper where it belongs, is answered, and earns its elicit: over all shipped cases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from tests.understudy.witness.test_seat import view
from venire.kernel.chance import Chance
from venire.law.case_file.case import Case, Elicit, Side, Witness, other
from venire.law.case_file.introduction import introduced
from venire.law.evidence.question.setting import Setting
from venire.library.shipped import ShippedCases
from venire.proceedings.examination.acts import Testify
from venire.proceedings.examination.view import ReporterView, Target, WitnessSeen
from venire.seats.flaws import found
from venire_understudy.reporter.seat import Reporter
from venire_understudy.witness.seat import WitnessSeat as Seat

CASES = ("murder", "robot", "robbery", "negligence", "collision", "exoneration", "arson", "fraud", "assault")
LEAST = 0.95
SEEDS = ("1", "2", "3")


def asks(elicit: Elicit, witness: Witness) -> Side:
    return witness.side if elicit.weight > 0 else other(witness.side)


def faulted(case: Case, elicit: Elicit, witness: Witness) -> bool:
    labels = {topic.id: topic.label for topic in case.topics}
    own = dict.fromkeys(labels[topic] for fact in witness.affidavit for topic in fact.topics if topic in labels)
    elements = [element.handle for charge in case.charges for element in charge.elements]
    setting = Setting(
        question=elicit.question,
        phase="direct" if elicit.weight > 0 else "cross",
        witness=introduced(witness),
        issues=(*(charge.name for charge in case.charges), *elements, *labels.values()),
        direct_topics=() if elicit.weight > 0 else tuple(own),
        defendant=case.defendant.name,
    )
    return bool(found(setting))


def said_by(case: Case, elicit: Elicit, witness: Witness, seed: str) -> Testify:
    return Seat(Chance(seed), case).testify(view(case, witness.id, elicit.question, asks(elicit, witness)))


def earned(case: Case, elicit: Elicit, witness: Witness, question: str, act: Testify) -> bool:
    """Whether the reporter credits the elicit for this answer."""
    side = asks(elicit, witness)
    target = Target(
        id=elicit.id,
        label=elicit.label,
        statement=elicit.statement,
        category=elicit.category,
        points=abs(elicit.weight),
    )
    seen = WitnessSeen(id=witness.id, name=witness.name, role=witness.role, side=witness.side)
    shown = ReporterView(
        case=case.id,
        title=case.title,
        station="reporting",
        player=side,
        by=side,
        witness=witness.id,
        witnesses=(seen,),
        phase="direct" if elicit.weight > 0 else "cross",
        number=1,
        left=3,
        pending=None,
        exchanges=(),
        rulings=(),
        exhibits=(),
        question=question,
        answer=act.text,
        asks=side,
        facts=act.facts,
        stance=act.stance,
        affidavit={fact.id: fact.text for fact in witness.affidavit},
        open_elicits=(target,),
    )
    return elicit.id in {one.elicit for one in Reporter(case).credit(shown).matched}


def elicits(*names: str) -> Iterator[tuple[Case, Elicit, Witness]]:
    for name in names:
        case = ShippedCases().load(name)
        known = {witness.id: witness for witness in case.witnesses}
        yield from ((case, elicit, known[elicit.witness]) for elicit in case.elicits)


@pytest.mark.parametrize("name", CASES)
def test_the_law_does_not_fault_an_authors_question(name: str) -> None:
    tried = list(elicits(name))
    wrong = [elicit.question for case, elicit, witness in tried if faulted(case, elicit, witness)]
    assert len(wrong) <= (1 - LEAST) * len(tried), wrong


@pytest.mark.parametrize("seeds", [SEEDS[1:2], pytest.param(SEEDS, marks=pytest.mark.prove)], ids=["one", "all"])
@pytest.mark.parametrize("name", CASES)
def test_its_answer_earns_the_elicit(name: str, seeds: Sequence[str]) -> None:
    tried = [(*one, said_by(*one, seed)) for one in elicits(name) for seed in seeds]
    lost = [
        f"{elicit.question} {act.text}"
        for case, elicit, witness, act in tried
        if act.stance == "unknown" or not earned(case, elicit, witness, elicit.question, act)
    ]
    assert len(lost) <= (1 - LEAST) * len(tried), lost


@pytest.mark.parametrize(
    ("elicit", "question", "answer", "gives"),
    [
        ("T21", "What did Irene Halvorsen say to you on Thursday about Monday?",
            '"If Tom stands up on Monday, I am finished."', True),
        ("T21", "What did Irene Halvorsen say to you on Thursday about Monday?",
            "If Tom stands up on Monday, I am finished.", True),
        ("T2", "What did she tell you then?",
            "At 1:30 p.m., after I'd told her of the camera at Marl Bridge, Irene Halvorsen told me she'd been at "
            "Lock 6.", True),
        ("T2", "What did Irene Halvorsen tell you?",
            "At 1:30 p.m., after I'd told her of the camera at Marl Bridge, she told me she'd been at home.", False),
        ("T2", "When did Irene Halvorsen's account change?", "At 1:30 p.m., after I'd told.", False),
        ("T25", "When did you leave Tom Ashdown?", "I left him alive on the upper gate at about 9:55 p.m.", True),
        ("T25", "When did you leave Tom Ashdown?", "I left him dead on the upper gate at about 9:55 p.m.", False),
        ("T25", "When did you leave Tom Ashdown?", "I left him alive on the upper gate at about 9:15 p.m.", False),
        ("T36", "For three weeks you told nobody of the bicycle light, did you?", "No, I didn't.", True),
        ("T36", "For three weeks you told nobody of the bicycle light, did you?", "I told my daughter the next day.",
        False),
    ],
)  # fmt: skip
def test_what_says_the_fact_earns_it_and_what_does_not_say_it_does_not(
    elicit: str, question: str, answer: str, *, gives: bool
) -> None:
    case, target, witness = next(one for one in elicits("murder") if one[1].id == elicit)
    stance = "affirm" if answer.startswith("No") else "tell"
    act = Testify(text=answer, stance=stance, facts=target.facts)
    assert earned(case, target, witness, question, act) is gives


@pytest.mark.parametrize(
    ("name", "witness", "question", "missing"),
    [
        ("murder", "W1", "When did she tell you that she had been at Lock 6?", "after I'd told."),
        ("robbery", "W1", "Where did the man get the second key?", "himself and took the second key."),
    ],
)
def test_a_witness_speaks_no_half_sentence(name: str, witness: str, question: str, missing: str) -> None:
    case = ShippedCases().load(name)
    side: Side = next(one.side for one in case.witnesses if one.id == witness)
    for seed in SEEDS:
        assert not Seat(Chance(seed), case).testify(view(case, witness, question, side)).text.endswith(missing)
