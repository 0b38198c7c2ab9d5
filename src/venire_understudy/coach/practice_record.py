"""A small record for one practice question: what was asked and told before it, so that it can be judged at all.

The student is shown all of it, and the law judges by what the student is shown and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.case_file.case import Case, Fact, Witness
from venire.law.case_file.introduction import introduced
from venire.law.evidence.grounds import Phase
from venire.law.evidence.question.setting import Setting
from venire.law.testimony.testified import EstablishedClaim, Exchange
from venire.proceedings.examination.modes import examining
from venire.proceedings.examination.view import CounselView, ExhibitSeen, WitnessSeen
from venire_understudy.coach.proper_questions import askable, brought_in, lead_in, plain
from venire_understudy.counsel.questions.open_ended import open_questions

HEARD = 1
"""Facts that the witness has told before the question: few, since they are read against the clock."""
YES = "Yes."


@dataclass(frozen=True, slots=True)
class Practice:
    """``view``: as counsel who asks would see the court; ``told``: the same for a student, in short sentences."""

    view: CounselView
    told: tuple[str, ...]
    facts: tuple[str, ...]
    """The fact asked for, and those told before."""
    heard: tuple[Fact, ...]
    others: tuple[Fact, ...]
    """More of the witness's facts, which nobody has told."""


def practice(
    brief: CounselFile, fact: Fact, phase: Phase, number: int, chance: Chance, questions: Sequence[str] = ()
) -> Practice:
    """The record before a question about this fact. ``number``: of the question, by which counsel throws its dice.
    ``questions``: what is about to be asked, whose premises are told first where they can be."""
    witness = brief.witnesses[fact.id.partition(".")[0]]
    rest = [one for one in witness.affidavit if one.id != fact.id and not one.frame.negated and one.first_hand]
    steps = [lead for lead in map(lead_in, questions) if lead]
    heard = () if steps else _heard(brief, witness, rest, chance.shuffled(rest, "heard"), questions)
    left = [one for one in rest if one not in heard]
    asker = examining(phase, witness.side)
    asked = [*((step, YES) for step in steps), *((_asked(one), one.text) for one in heard)]
    exchanges = [
        Exchange(no=no, witness=witness.id, phase=phase, by=asker, question=question, answer=answer)
        for no, (question, answer) in enumerate(asked, start=1)
    ]
    topics = _direct_topics(brief, fact, heard) if phase == "cross" else ()
    view = _view(brief, witness, phase, exchanges, heard, topics).model_copy(update={"number": number})
    told = _told(brief, witness, phase, exchanges, topics)
    return Practice(view, told, (fact.id, *(one.id for one in heard)), tuple(heard), tuple(left))


def who(witness: Witness) -> str:
    """Who is on the stand, as the student is told."""
    return f"The witness: {introduced(witness)}."


def shown_setting(case: Case, witness: Witness, phase: Phase, question: str, before: Sequence[str]) -> Setting:
    """The question in the record as a student was shown it, for the law's detectors."""
    pairs = [_pair(line) for line in before if line.startswith("Asked: ")]
    direct = [line.partition(": ")[2] for line in before if line.startswith("Direct ")]
    return Setting(
        question=question,
        phase=phase,
        witness=introduced(witness),
        issues=_issues(case),
        established=tuple(asked.rstrip("?") if told == YES else told for asked, told in pairs),
        asked=tuple(asked for asked, _ in pairs),
        direct_topics=tuple(label.strip(" .") for text in direct for label in text.split(";")),
        defendant=case.defendant.name,
    )


def _pair(line: str) -> tuple[str, str]:
    """Question and answer of one line."""
    return line.partition("“")[2].partition("”")[0], line.rpartition("Answered: “")[2].rstrip("”")


def _heard(
    brief: CounselFile, witness: Witness, rest: Sequence[Fact], dice: Sequence[Fact], questions: Sequence[str]
) -> Sequence[Fact]:
    """What was told before: a plain fact, and one that names what the question speaks of where there is any."""
    known = who(witness)
    wanted = [brought_in(brief.case, question, known) for question in questions]
    naming = [
        one
        for one in dice
        for words in wanted
        if words and plain(one) and not any(brought_in(brief.case, text, f"{known} {one.text}") for text in questions)
    ]
    return (naming or [one for one in dice if plain(one) and _open(one)] or list(dice) or list(rest))[:HEARD]


def _open(fact: Fact) -> bool:
    return any(askable(fact, one) for one in open_questions(fact))


def _asked(fact: Fact) -> str:
    """The question that brought a fact out: an open one, where there is one."""
    ways = open_questions(fact)
    return next((one for one in ways if askable(fact, one)), ways[0])


def _direct_topics(brief: CounselFile, fact: Fact, heard: Sequence[Fact]) -> tuple[str, ...]:
    """What direct was about: the matter that is asked for, and what has been told."""
    found = [topic for one in (fact, *heard) for topic in one.topics]
    return tuple(topic for topic in dict.fromkeys(found) if topic in brief.headings)


def _view(
    brief: CounselFile,
    witness: Witness,
    phase: Phase,
    exchanges: Sequence[Exchange],
    heard: Sequence[Fact],
    topics: tuple[str, ...],
) -> CounselView:
    """The court as counsel sees it at this point."""
    asker = examining(phase, witness.side)
    told = [
        EstablishedClaim(no=no, witness=witness.id, statement=brief.told(one.id), facts=(one.id,), topics=one.topics)
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
        issues=_issues(brief.case),
    )


def _issues(case: Case) -> tuple[str, ...]:
    elements = [element.handle for charge in case.charges for element in charge.elements]
    return (*(charge.name for charge in case.charges), *elements, *(topic.label for topic in case.topics))


def _told(
    brief: CounselFile, witness: Witness, phase: Phase, exchanges: Sequence[Exchange], topics: Sequence[str]
) -> tuple[str, ...]:
    told = [f"Asked: “{one.question}” Answered: “{one.answer}”" for one in exchanges]
    labels = [brief.headings[topic] for topic in topics]
    direct = [f"Direct dealt with: {'; '.join(labels)}."] if phase == "cross" and labels else []
    return (who(witness), *direct, *told)
