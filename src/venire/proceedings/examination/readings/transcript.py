"""An examination read back with everything unhidden: each question with what was wrong, said, ruled and given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry, Event
from venire.law.case_file.case import Case, Side, other
from venire.law.evidence.grounds import Ground, Phase, Ruling
from venire.law.evidence.own_paper import in_own_hand
from venire.law.testimony.after_strike import still_told, struck_part
from venire.law.testimony.testified import stated
from venire.law.training.leading_questions import is_leading
from venire.law.training.scoring import ScoredExamination, objection_points
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.acts import Matched


class Contest(Frozen):
    """A question, an offer or an answer as something that could be objected to."""

    no: int
    matter: ev.Matter
    by: Side
    """The side that watched, and objected or not."""
    text: str
    defects: tuple[Ground, ...] = ()
    """Every ground on which it was in truth defective; empty: proper."""
    on_purpose: Ground | None = None
    """The defect that counsel made on purpose."""
    ground: Ground | None = None
    """None: it was let stand."""
    argument: str = ""
    response: str = ""
    wrong: bool = False
    """Objected, or let pass, against better knowledge."""
    ruling: Ruling | None = None
    rule: str = ""
    reason: str = ""

    @property
    def points(self) -> int:
        """What it was worth to the side that watched. Only questions cost anything when let pass, and no motion to
        strike that was granted costs anything."""
        if self.ground is None and self.matter != "question":
            return 0
        points = objection_points(ScoredExamination(frozenset(self.defects), self.ground, self.ruling))
        return max(points, 0) if self.granted else points

    @property
    def granted(self) -> bool:
        """An answer that was struck on motion."""
        return self.matter == "answer" and self.ruling == "sustained"


class Line(Frozen):
    """One question of the transcript."""

    no: int
    witness: str
    phase: Phase
    by: Side
    question: str
    leading: bool
    by_leave: bool = False
    """Whether the court had let this side lead its own witness."""
    answer: str = ""
    struck: bool = False
    """The question, or its answer."""
    contest: Contest
    motion: Contest | None = None
    """A motion to strike the answer."""
    facts: tuple[str, ...] = ()
    """From which the witness answered; where the answer was struck in part, those that what stays tells."""
    volunteered: tuple[str, ...] = ()
    established: tuple[str, ...] = ()
    matched: tuple[Matched, ...] = ()
    """Elicits that the answer gave, unless it was struck."""
    points: int = 0
    covered: tuple[str, ...] = ()
    """Outline items that it covered."""


@dataclass
class ExaminationReading:
    """The record of one examination, gathered by question and by offer."""

    case: Case
    lines: dict[int, Line] = field(default_factory=dict[int, Line])
    offers: dict[int, Contest] = field(default_factory=dict[int, Contest])
    facts: dict[int, set[str]] = field(default_factory=dict[int, set[str]])
    """Facts testified to, by question."""
    heard: list[str] = field(default_factory=list[str])
    """Witnesses called."""
    leave: bool = False
    """Whether there is leave to lead in the phase that is on."""

    def of(self, entries: Iterable[Entry]) -> ExaminationReading:
        """The reading of these entries."""
        for entry in entries:
            self._hear(entry.event)
        return self

    def contests(self) -> Iterator[Contest]:
        """Everything that could be objected to: questions, offers, and answers that somebody moved to strike."""
        for line in self.lines.values():
            yield line.contest
            if line.motion is not None:
                yield line.motion
        yield from self.offers.values()

    def _hear(self, event: Event) -> None:
        match event:
            case ev.WitnessCalled():
                self.heard.append(event.witness)
            case ev.PhaseOpened():
                self.leave = False
            case ev.LeaveRuled():
                self.leave = self.leave or event.granted
            case ev.QuestionPut():
                self.lines[event.no] = _line(event).model_copy(update={"by_leave": self.leave})
            case ev.QuestionMeant():
                known = (*((event.defect,) if event.defect else ()), *event.flaws)
                self._contest("question", event.no, defects=tuple(dict.fromkeys(known)), on_purpose=event.defect)
            case ev.ExhibitOffered():
                self.offers[event.no] = self._offer(event)
            case ev.Objected() | ev.ObjectionMeant() | ev.Responded() | ev.Ruled():
                self._objection(event)
            case _:
                self._answer(event)

    def _objection(self, event: ev.Objected | ev.ObjectionMeant | ev.Responded | ev.Ruled) -> None:
        match event:
            case ev.Objected() if event.matter == "answer":
                self._change(event.no, motion=_motion(self.lines[event.no], event))
            case ev.Objected():
                self._contest(event.matter, event.no, ground=event.ground, argument=event.text)
            case ev.ObjectionMeant():
                self._contest(event.matter, event.no, wrong=event.wrong)
            case ev.Responded():
                self._contest(event.matter, event.no, response=event.text)
            case ev.Ruled():
                said = {"ruling": event.ruling, "rule": event.rule, "reason": event.text}
                self._contest(event.matter, event.no, **said)

    def _answer(self, event: Event) -> None:
        match event:
            case ev.Testified():
                self._change(event.no, answer=event.text)
            case ev.TestimonyMeant():
                self._change(event.no, facts=event.facts, volunteered=event.volunteered)
            case ev.Established():
                self._change(event.no, established=tuple(stated(taken.statement, taken.holds) for taken in event.taken))
                self.facts[event.no] = {fact for taken in event.taken if taken.holds for fact in taken.facts}
            case ev.Elicited():
                self._change(event.no, matched=event.matched, points=event.points)
            case ev.OutlineCovered():
                self._change(event.no, covered=event.items)
            case ev.QuestionStruck():
                self._change(event.no, struck=True)
            case ev.AnswerStruck() if event.kept:
                left = self._still_told(self.lines[event.no], event.kept)
                self._change(event.no, answer=event.kept, facts=left, matched=(), points=0, established=())
                self.facts.pop(event.no, None)
            case ev.AnswerStruck():
                self._change(event.no, struck=True, matched=(), points=0, established=())
                self.facts.pop(event.no, None)
            case _:
                pass

    def _still_told(self, line: Line, kept: str) -> tuple[str, ...]:
        """The facts of an answer that what is kept of it tells."""
        own = {fact.id: fact.text for one in self.case.witnesses if one.id == line.witness for fact in one.affidavit}
        asked = {fact: own[fact] for fact in line.facts if fact not in line.volunteered}
        besides = [own[fact] for fact in line.volunteered]
        return still_told(asked, besides, line.question, kept, struck_part(line.answer, kept))

    def _change(self, no: int, **fields: object) -> None:
        self.lines[no] = self.lines[no].model_copy(update=fields)

    def _contest(self, matter: ev.Matter, no: int, **fields: object) -> None:
        if matter == "exhibit":
            self.offers[no] = self.offers[no].model_copy(update=fields)
        elif matter == "question":
            self._change(no, contest=self.lines[no].contest.model_copy(update=fields))
        else:
            motion = self.lines[no].motion
            self._change(no, motion=motion.model_copy(update=fields) if motion else None)

    def _offer(self, event: ev.ExhibitOffered) -> Contest:
        exhibit = next(one for one in self.case.exhibits if one.id == event.exhibit)
        known = {fact for facts in self.facts.values() for fact in facts}
        founded = known.issuperset(exhibit.foundation)
        return Contest(
            no=event.no,
            matter="exhibit",
            by=other(event.by),
            text=exhibit.name,
            defects=(*(() if founded else ("foundation",)), *(("hearsay",) if in_own_hand(self.case, exhibit) else ())),
        )


def _line(put: ev.QuestionPut) -> Line:
    contest = Contest(no=put.no, matter="question", by=other(put.by), text=put.text)
    fields = {name: getattr(put, name) for name in ("no", "witness", "phase", "by")}
    return Line(**fields, question=put.text, leading=is_leading(put.text), contest=contest)


def _motion(line: Line, event: ev.Objected) -> Contest:
    """An answer that told more than was asked is not responsive; nothing else is known to be wrong with it."""
    return Contest(
        no=line.no,
        matter="answer",
        by=event.by,
        text=line.answer,
        defects=("non_responsive",) if line.volunteered else (),
        ground=event.ground,
        argument=event.text,
    )


def grouped(values: Iterable[tuple[str, int]]) -> Mapping[str, int]:
    """Sums by name, in the order in which the names first come."""
    sums = dict[str, int]()
    for name, value in values:
        sums[name] = sums.get(name, 0) + value
    return sums
