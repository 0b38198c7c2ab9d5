"""A small record for one practice question: what was asked and told before it, so that it can be judged at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.case import Fact, Witness
from venire.law.objection import Phase
from venire.law.testimony import Established, Exchange
from venire.participants.understudy.counsel.brief import Brief
from venire.participants.understudy.counsel.open_questions import open_questions
from venire.proceedings.examination.modes import examining
from venire.proceedings.examination.view import CounselView, ExhibitSeen, WitnessSeen

HEARD = 1
"""Facts that the witness has told before the question: few, since they are read against the clock."""


@dataclass(frozen=True, slots=True)
class Practice:
    """``view``: as counsel who asks would see the court; ``told``: the same for a student, in short sentences."""

    view: CounselView
    told: tuple[str, ...]
    facts: tuple[str, ...]
    """The fact asked for, and those told before."""
    others: tuple[Fact, ...]
    """More of the witness's facts, which nobody has told."""


def practice(brief: Brief, fact: Fact, phase: Phase, number: int, chance: Chance) -> Practice:
    """The record before a question about this fact. ``number``: of the question, by which counsel throws its dice."""
    witness = brief.witnesses[fact.id.partition(".")[0]]
    rest = [one for one in witness.affidavit if one.id != fact.id and not one.frame.negated and one.first_hand]
    heard = chance.shuffled(rest, "heard")[:HEARD]
    left = [one for one in rest if one not in heard]
    asker = examining(phase, witness.side)
    asked = [(one, open_questions(one)[0]) for one in heard]
    exchanges = [
        Exchange(no=no, witness=witness.id, phase=phase, by=asker, question=question, answer=one.text)
        for no, (one, question) in enumerate(asked, start=1)
    ]
    topics = _direct_topics(brief, fact, heard) if phase == "cross" else ()
    view = _view(brief, witness, phase, exchanges, heard, topics).model_copy(update={"number": number})
    return Practice(view, _told(brief, phase, exchanges, topics), (fact.id, *(one.id for one in heard)), tuple(left))


def _direct_topics(brief: Brief, fact: Fact, heard: Sequence[Fact]) -> tuple[str, ...]:
    """What direct was about: the matter that is asked for, and what has been told."""
    found = [topic for one in (fact, *heard) for topic in (*one.topics, *sorted(brief.about(one.text)))]
    return tuple(dict.fromkeys(found))


def _view(
    brief: Brief,
    witness: Witness,
    phase: Phase,
    exchanges: Sequence[Exchange],
    heard: Sequence[Fact],
    topics: tuple[str, ...],
) -> CounselView:
    """The court as counsel sees it at this point."""
    asker = examining(phase, witness.side)
    told = [
        Established(no=no, witness=witness.id, statement=brief.told(one.id), facts=(one.id,), topics=one.topics)
        for no, one in enumerate(heard, start=1)
    ]
    return CounselView(
        case=brief.case.id,
        title=brief.case.title,
        station="examining",
        player=asker,
        witnesses=(WitnessSeen(id=witness.id, name=witness.name, role=witness.role, side=witness.side),),
        witness=witness.id,
        phase=phase,
        by=asker,
        number=len(exchanges),
        left=1,
        pending=None,
        exchanges=tuple(exchanges),
        rulings=(),
        exhibits=tuple(ExhibitSeen(id=one.id, name=one.name, status="unoffered") for one in brief.case.exhibits),
        me=asker,
        mode=None,
        affidavit={one.id: one.text for one in witness.affidavit},
        affidavit_topics={one.id: one.topics for one in witness.affidavit},
        asked=tuple(one.question for one in exchanges),
        told=tuple(told),
        direct_topics=topics,
        issues=_issues(brief),
    )


def _issues(brief: Brief) -> tuple[str, ...]:
    case = brief.case
    elements = [element.handle for charge in case.charges for element in charge.elements]
    return (*(charge.name for charge in case.charges), *elements, *(topic.label for topic in case.topics))


def _told(brief: Brief, phase: Phase, exchanges: Sequence[Exchange], topics: Sequence[str]) -> tuple[str, ...]:
    told = [f"Asked: “{one.question}” Answered: “{one.answer}”" for one in exchanges]
    labels = [brief.headings[topic] for topic in topics if topic in brief.headings]
    if phase == "cross" and labels:
        told.insert(0, f"Direct dealt with: {'; '.join(labels)}.")
    return tuple(told)
