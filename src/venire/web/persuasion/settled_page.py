"""What the page of a settled persuasion shows: the ending, every stance with its whole path, and what moved it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from venire.exports.accounts import accounts_sections
from venire.exports.alerts import alerts_sections
from venire.exports.tellings.persuasion import of_one_mind
from venire.kernel.record import BENCH
from venire.law.case_file.case import Case
from venire.law.persuasion.stance import Vote, vote_of
from venire.proceedings.persuasion.acts import GoHome
from venire.proceedings.persuasion.debrief import PersuasionResult, debrief
from venire.proceedings.persuasion.events import PLAYER, Answered, Final, Introduced, SaidTo, Step
from venire.web.figures.paths import PathPoint, path_figure
from venire.web.persuasion.page import faces_of, persuasion_of
from venire.web.routes.ending import real_outcome
from venire.web.strings import say
from venire.web.visit import Visitor


@dataclass(frozen=True, slots=True)
class ToldJuror:
    """One step of a path."""

    id: str
    no: int
    """What the player said, by number; 0 where others moved the juror."""
    said: str
    shown: str
    answered: str
    reading: str
    """How it was taken, in words."""
    moved: float
    stance: float


@dataclass(frozen=True, slots=True)
class Sum:
    """What one subject came to with one juror."""

    label: str
    weight: float
    moved: float


@dataclass(frozen=True, slots=True)
class Portrait:
    """One juror, opened."""

    final: Final
    who: Introduced
    face: Markup
    figure: Markup
    steps: Sequence[ToldJuror]
    sums: Sequence[Sum]
    others: float
    """What the other jurors did, all together."""
    keys: float
    """What key evidence did."""

    @property
    def vote(self) -> Vote:
        return self.final.vote


def settled_parts(visit: Visitor) -> Mapping[str, Any]:
    """For ``settled.html``. Raises :class:`ValueError` before the settlement."""
    rules, state = persuasion_of(visit)
    end: PersuasionResult = debrief(visit.session.entries)
    faces = faces_of(rules)
    open_asks = visit.session.asked_of(PLAYER) if visit.seat == PLAYER else ()
    after = next((ask.key for ask in open_asks if GoHome in ask.wants), "")
    return {
        "session": visit.session.id,
        "title": rules.case.title,
        "case": rules.case,
        "case_id": rules.case.id,
        "mine": visit.mine,
        "end": end,
        "settled": end.settled,
        "portraits": [
            _portrait(visit, rules.case, one, state.jurors[one.juror - 1], faces) for one in end.settled.jurors
        ],
        "signed": signed,
        "after": after,
        "may_sit": len(state.jurors) > 1 and not of_one_mind(end.settled),
        "together": state.together is not None,
        "over": visit.session.over,
        "accounts": accounts_sections(end.accounts),
        "real": real_outcome(visit),
        "alerts": alerts_sections(visit.session.entries) if visit.reader == BENCH else (),
    }


def _portrait(visit: Visitor, case: Case, one: Final, who: Introduced, faces: Mapping[int, Markup]) -> Portrait:
    said = {e.event.no: e.event for e in visit.session.entries if isinstance(e.event, SaidTo)}
    answers = {e.event.no: e.event.text for e in visit.session.entries if isinstance(e.event, Answered)}
    befores = [one.initial, *(step.stance for step in one.path)]
    steps = [
        _told(f"s{one.juror}-{place}", step, before, said, answers, case, visit)
        for place, (step, before) in enumerate(zip(one.path, befores, strict=False), start=1)
    ]
    shifts = [step.shift for step in one.path if step.shift]
    return Portrait(
        final=one,
        who=who,
        face=faces[one.juror],
        figure=path_figure(_points(one, who, steps), who.called),
        steps=steps,
        sums=_sums(one, case),
        others=sum(told.moved for told in steps if not told.no),
        keys=sum(shift.key for shift in shifts),
    )


def _points(one: Final, who: Introduced, steps: Sequence[ToldJuror]) -> Sequence[PathPoint]:
    first = PathPoint(one.initial, say("persuading.began", name=who.called, n=signed(one.initial)))
    return [first, *(PathPoint(step.stance, _pointed(step), step.id, by_others=not step.no) for step in steps)]


def _pointed(step: ToldJuror) -> str:
    key = "persuading.point" if step.no else "persuading.point_others"
    return say(key, no=step.no, moved=toward(step.moved), n=signed(step.stance))


def _told(
    id: str,
    step: Step,
    before: float,
    said: Mapping[int, SaidTo],
    answers: Mapping[int, str],
    case: Case,
    visit: Visitor,
) -> ToldJuror:
    words = said.get(step.no)
    things = {item.id: item.name for item in case.evidence}
    return ToldJuror(
        id=id,
        no=step.no,
        said=words.text if words else "",
        shown=things.get(words.shows, "") if words else "",
        answered=answers.get(step.no, "") if words else "",
        reading=_reading(step, case) if words else say("persuading.by_others", name=_called(visit, step.by)),
        moved=step.stance - before,
        stance=step.stance,
    )


def _called(visit: Visitor, juror: int) -> str:
    _, state = persuasion_of(visit)
    return state.jurors[juror - 1].called


def _reading(step: Step, case: Case) -> str:
    """ "Heard: the forged notice and its author. It went home, and it was a strong point." """
    found, shift = step.analysis, step.shift
    if found is None or shift is None or not (shift.parts or shift.key):
        return say("persuading.read_nothing")
    labels = {topic.id: topic.label for topic in case.topics}
    heard = "; ".join(labels.get(part.topic, part.topic) for part in shift.parts)
    told = [say("persuading.read", topics=heard)] if heard else []
    told.append(say(f"persuading.read_{found.impact}", strength=say(f"persuading.strength_{found.strength}")))
    told += [say("persuading.read_again")] if any(part.again for part in shift.parts) else []
    told += [say("persuading.read_key", n=toward(shift.key))] if shift.key else []
    return " ".join(told)


def _sums(one: Final, case: Case) -> Sequence[Sum]:
    """Each subject with its weight, the heaviest first, and all that was won and lost by it."""
    labels = {topic.id: topic.label for topic in case.topics}
    moved = dict[str, float]()
    for part in (part for step in one.path if step.shift for part in step.shift.parts):
        moved[part.topic] = moved.get(part.topic, 0.0) + part.moved
    ranked = sorted(one.weights, key=lambda topic: -one.weights[topic])
    return [Sum(labels.get(topic, topic), one.weights[topic], moved.get(topic, 0.0)) for topic in ranked]


def signed(points: float) -> str:
    """ "+20", "−3.5", "0": with a real minus, and no decimal that says nothing."""
    number = round(points, 1)
    told = f"{abs(number):.1f}".removesuffix(".0")
    return told if number == 0 else f"{'+' if number > 0 else '−'}{told}"


def toward(points: float) -> str:
    """ "20 toward not guilty", "nothing"."""
    told = signed(abs(points)).removeprefix("+")
    return say("persuading.toward_nothing") if told == "0" else say(f"persuading.toward_{vote_of(points)}", n=told)
