"""The debrief of an examination: a pure reading of its record. Source: spec/trial.md, "Debrief" and "Scoring"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from venire.kernel.folds.accounts import Accounts, accounts
from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry, Event
from venire.law.case_file.case import SIDES, Case, Elicit, Side, other
from venire.law.evidence.grounds import CARDS, Ground
from venire.law.evidence.rules import rule_cited
from venire.law.evidence.withdrawal import given_up
from venire.law.testimony.cross_outline import OutlineItem
from venire.law.training.leading_questions import leading_share
from venire.law.training.scoring import outline_points, seeks
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.readings.transcript import Contest, ExaminationReading, Line, grouped

_EXCEPTION = re.compile(r"801\(d\)|803|804|807|100[3-7]|404\(b\)\(2\)|406|60[89]|612|703")
"""Rules that let in what the ground would keep out."""


class SideScore(Frozen):
    """What one side earned."""

    elicits: Mapping[str, int]
    """By category."""
    objections: int
    outline: int

    @property
    def total(self) -> int:
        return sum(self.elicits.values()) + self.objections + self.outline


class ObjectionTold(Frozen):
    """An objection, what came of it, and what it was worth."""

    contest: Contest
    points: int
    heading: str
    """Of the rule that the judge cited."""
    why: str
    """Whether it was well made, in a sentence or two."""


class MissedElicit(Frozen):
    """Something a witness would have given, and the question that would have brought it out."""

    elicit: str
    witness: str
    label: str
    statement: str
    category: str
    points: int
    question: str
    kept_out: int | None = None
    """The number of the player's own question that asked just this, where the judge struck it or its answer."""


class MissedItem(Frozen):
    """An item of the outline that no question put to the witness."""

    witness: str
    item: OutlineItem


class DefectTold(Frozen):
    """A defective question, and whether the other side saw it."""

    no: int
    by: Side
    """Who put it."""
    text: str
    grounds: tuple[Ground, ...]
    on_purpose: bool
    spotted: bool
    """Objected to; what the judge made of it is another matter."""
    why: str


class Leading(Frozen):
    """The share of a side's questions that led, 0 to 1; None where it put none."""

    direct: float | None
    """On direct and redirect, where questions should not lead."""
    cross: float | None
    """On cross and recross, where they should."""


class Debrief(Frozen):
    """What is shown when it is over."""

    case: str
    player: Side
    questions: int
    scores: Mapping[Side, SideScore]
    objections: tuple[ObjectionTold, ...]
    missed: tuple[MissedElicit, ...]
    """By the player, the weightiest first."""
    uncovered: tuple[MissedItem, ...]
    """Of the player's outlines."""
    defects: tuple[DefectTold, ...]
    leading: Mapping[Side, Leading]
    occasions: int
    """On which opposing counsel might have erred on purpose."""
    errors: int
    """On which it did."""
    slips: int
    """Beginner's mistakes that an understudy in the student's seat made."""
    transcript: tuple[Line, ...]
    accounts: Accounts | None = None
    """What the models took; None where none was called."""


def debrief(case: Case, entries: Sequence[Entry]) -> Debrief:
    """The debrief of a record, finished or not. Raises :class:`ValueError` where the record was never opened."""
    events = [entry.event for entry in entries]
    opened = next((event for event in events if isinstance(event, ev.Opened)), None)
    if opened is None:
        raise ValueError("the record holds no examination")
    reading, player = ExaminationReading(case).of(entries), opened.params.player
    lines, outlined = tuple(reading.lines.values()), [event for event in events if isinstance(event, ev.Outlined)]
    may_err = _occasions(opened, events, other(player))
    oc = [line for line in lines if line.no in may_err]
    return Debrief(
        case=case.id,
        player=player,
        questions=len(lines),
        scores={side: _score(case, side, lines, reading.contests()) for side in SIDES},
        objections=tuple(objection_told(one) for one in reading.contests() if one.ground is not None),
        missed=_missed(case, player, reading, lines),
        uncovered=_uncovered(player, outlined, lines),
        defects=tuple(_defect(line) for line in lines if line.contest.defects),
        leading={side: _leading(side, lines) for side in SIDES},
        occasions=len(oc),
        errors=sum(_erred(line, other(player)) for line in oc),
        slips=sum(_erred(line, player) for line in lines),
        transcript=lines,
        accounts=accounts(entries),
    )


def _occasions(opened: ev.Opened, events: Sequence[Event], side: Side) -> set[int]:
    """The questions on which opposing counsel might have erred: those it put, and those it had to judge; none while a
    person played it."""
    seat, found, asks = ev.counsel_seat(side), set[int](), dict[int, Side]()
    person = opened.holders.get(seat) == "person"
    for event in events:
        match event:
            case ev.SeatTaken() if event.seat == seat:
                person = event.by == "person"
            case ev.QuestionPut():
                asks[event.no] = event.by
            case ev.QuestionMeant() if asks[event.no] == side and not person:
                found.add(event.no)
            case ev.ObjectionMeant() if event.matter == "question" and asks[event.no] != side and not person:
                found.add(event.no)
            case _:
                pass
    return found


def _erred(line: Line, side: Side) -> bool:
    """Whether this side erred on purpose here: in putting the question, or in watching it."""
    return line.contest.on_purpose is not None if line.by == side else line.contest.wrong


def _score(case: Case, side: Side, lines: Sequence[Line], contests: Iterable[Contest]) -> SideScore:
    known = {one.id: one for one in case.elicits}
    mine = [line for line in lines if line.by == side]
    given = [known[match.elicit] for line in mine for match in line.matched]
    return SideScore(
        elicits=grouped((one.category, abs(one.weight)) for one in given),
        objections=sum(one.points for one in contests if one.by == side),
        outline=outline_points(sum(len(line.covered) for line in mine)),
    )


def objection_told(contest: Contest) -> ObjectionTold:
    """An objection that was made, its points, and whether it was well made."""
    cited = rule_cited(contest.rule)
    return ObjectionTold(
        contest=contest, points=contest.points, heading=cited.heading if cited else "", why=_why(contest)
    )


def _all_the_same(contest: Contest) -> str:
    """Who knew better; and what is to be learned where the judge upheld what was not sound."""
    if contest.ruling != "sustained" or contest.ground is None:
        return _knew(contest)
    if given_up(contest.response):
        return f"{_knew(contest)} Whoever put it gave it up before the court had ruled; it could have been stood on."
    card = CARDS[contest.ground]
    meant = f"{card.hint[0].lower()}{card.hint[1:]}"
    return (
        f"{_knew(contest)} The judge saw it otherwise; the points go by the question. What that ground is for: {meant}"
    )


def _knew(contest: Contest) -> str:
    """Whether the objection was made against better knowledge."""
    return " Counsel knew it." if contest.wrong else ""


def _why(contest: Contest) -> str:
    """What a trial lawyer would say of the objection afterwards."""
    what = {"question": "question", "exhibit": "offer", "answer": "answer"}[contest.matter]
    if not contest.defects and contest.granted:
        return f"The answer is out, and the motion cost nothing; there was little wrong with it.{_knew(contest)}"
    if not contest.defects:
        return f"There was nothing wrong with the {what}.{_all_the_same(contest)}"
    defects = " ".join(_explained(ground, contest.rule) for ground in contest.defects)
    if contest.ground not in contest.defects:
        return f"The {what} was open to objection, though on another ground. {defects}"
    if contest.ruling != "sustained" and _EXCEPTION.match(contest.rule):
        cited = rule_cited(contest.rule)
        named = f" ({cited.heading})" if cited else ""
        return f"By its words the {what} was open to objection, and Rule {contest.rule}{named} lets it in. {defects}"
    if contest.ruling != "sustained":
        return f"The objection was sound, and the judge did not see it so. {defects}"
    return defects


def _explained(ground: Ground, cited: str = "") -> str:
    """What a ground means. ``cited``: a rule that is named beside it anyway."""
    card = CARDS[ground]
    rule = "" if card.rules[0] == cited else f", Rule {card.rules[0]}"
    return f"{card.label}{rule}: {card.hint[0].lower()}{card.hint[1:]}"


def _missed(case: Case, player: Side, reading: ExaminationReading, lines: Sequence[Line]) -> tuple[MissedElicit, ...]:
    got = {match.elicit for line in lines for match in line.matched}
    sides: Mapping[str, Side] = {witness.id: witness.side for witness in case.witnesses}
    open_ = [
        one
        for one in case.elicits
        if one.witness in reading.heard and one.id not in got and seeks(one, player, sides[one.witness])
    ]
    return tuple(
        MissedElicit(
            elicit=one.id,
            points=abs(one.weight),
            kept_out=_kept_out(one, player, lines),
            **one.model_dump(include={"witness", "label", "statement", "category", "question"}),
        )
        for one in sorted(open_, key=lambda one: -abs(one.weight))
    )


def _kept_out(elicit: Elicit, player: Side, lines: Sequence[Line]) -> int | None:
    """The last question that asked the author's own, word for word, and came to nothing before the judge."""
    own = [line for line in lines if line.by == player and line.witness == elicit.witness and line.struck]
    asked = [line.no for line in own if _bare(line.question) == _bare(elicit.question)]
    return asked[-1] if asked else None


def _bare(question: str) -> str:
    """A question without what two people may write otherwise who mean the same words."""
    return " ".join(question.casefold().split()).rstrip("?. ")


def _uncovered(player: Side, outlined: Sequence[ev.Outlined], lines: Sequence[Line]) -> tuple[MissedItem, ...]:
    covered = {item for line in lines for item in line.covered}
    mine = [event for event in outlined if event.side == player]
    return tuple(
        MissedItem(witness=event.witness, item=item) for event in mine for item in event.items if item.id not in covered
    )


def _defect(line: Line) -> DefectTold:
    contest = line.contest
    return DefectTold(
        no=line.no,
        by=line.by,
        text=line.question,
        grounds=contest.defects,
        on_purpose=contest.on_purpose is not None,
        spotted=contest.ground is not None,
        why=" ".join(_explained(ground) for ground in contest.defects),
    )


def _leading(side: Side, lines: Sequence[Line]) -> Leading:
    mine = [line for line in lines if line.by == side]
    direct = [line.question for line in mine if line.phase in ("direct", "redirect") and not line.by_leave]
    cross = [line.question for line in mine if line.phase in ("cross", "recross")]
    return Leading(direct=leading_share(direct), cross=leading_share(cross))
