"""A drill of objections, told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from venire.exports.counts import count, points, times
from venire.exports.document import Section, Table
from venire.exports.tellings.shared import CaseInSections
from venire.exports.transcript import Passage
from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry, Event, Seat
from venire.law.evidence.grounds import CARDS, Ground
from venire.law.evidence.papers import witness_named
from venire.law.training.spacing import LAST
from venire.proceedings.drill import events as ev
from venire.proceedings.drill.debrief import DrillDebrief, GroundTold, debrief
from venire.proceedings.drill.rules import Drill
from venire.proceedings.drill.view import Item


class DrillTold(CaseInSections[Drill]):
    """A :class:`venire.exports.tellings.protocol.Telling` of a drill."""

    pending = "The drill is still on."

    def seats(self) -> Sequence[Seat]:
        return (ev.STUDENT,)

    def passages(self, entries: Sequence[Entry]) -> Sequence[Passage]:
        calls = [entry.event for entry in entries if isinstance(entry.event, ev.Called)]
        called: Mapping[int, Ground | None] = {call.no: call.ground for call in calls}
        return [passage for entry in entries for passage in self._told(entry.event, called)]

    def _told(self, event: Event, called: Mapping[int, Ground | None]) -> Iterator[Passage]:
        match event:
            case ev.DrillBegun():
                yield Passage("heading", f"A drill of objections: {event.title}")
            case ev.ItemShown():
                if event.before:
                    yield Passage("note", f"On the record: {' '.join(event.before)}")
                name = witness_named(self.case, event.witness)
                yield Passage("speech", event.text, f"Counsel, on {event.phase} of {name}", turn=event.no)
            case ev.Called():
                yield Passage("act", _called(event))
            case ev.Told():
                yield Passage("note", told(event, called.get(event.no)))
            case _:
                pass

    def debrief(self) -> DrillDebrief:
        return debrief(self.session.entries)

    def sections(self, ending: Frozen | None) -> Sequence[Section]:
        """The debrief in words and figures."""
        if not isinstance(ending, DrillDebrief):
            return ()
        kept = (figures(ending), missed(ending), boxed(ending))
        return [section for section in kept if section]

    def tables(self, ending: Frozen) -> Mapping[str, Table]:
        assert isinstance(ending, DrillDebrief)
        table = figures(ending).table
        return {"grounds": table} if table else {}

    def begins(self, event: Event, turn: int) -> bool:
        return isinstance(event, ev.ItemShown) and event.no == turn


def told(truth: Item | ev.Told, called: Ground | None) -> str:
    """The truth of one question, in a sentence or two. ``called``: what the student objected to it as."""
    return f"{_whether(truth, called)} {truth.why}".strip()


def _whether(truth: Item | ev.Told, called: Ground | None) -> str:
    if truth.defect is None:
        return f"{'Right.' if truth.right else 'No.'} It was proper."
    ground = _label(truth.defect)
    if called is None or called == truth.defect:
        return f"{'Right.' if truth.right else 'No.'} It was open to objection: {_grounds(truth)}."
    if truth.right:
        return f"Right. {_label(called).capitalize()} will do; it is first of all open to objection as {ground}."
    return f"Half right: it was open to objection, but not as {_label(called)}. The ground was {_grounds(truth)}."


def _grounds(truth: Item | ev.Told) -> str:
    """The ground, and those that would have done as well."""
    assert truth.defect is not None
    others = " or ".join(_label(one) for one in truth.also)
    return f"{_label(truth.defect)}; {others} would have done as well" if others else _label(truth.defect)


def _label(ground: Ground) -> str:
    return CARDS[ground].label.lower()


def _called(event: ev.Called) -> str:
    return f"Objection: {CARDS[event.ground].label.lower()}." if event.ground else "Let stand."


def figures(ending: DrillDebrief) -> Section:
    """Hits and false alarms, sensitivity and bias, by ground."""
    columns = ("Ground", "Hits", "False alarms", TELLS_APART, READINESS, "Seconds", "Box")
    rows = [
        (CARDS[ground].label, *_figures(one), str(ending.boxes.get(ground, 0)))
        for ground, one in ending.grounds.items()
    ]
    rows.append(("Objecting at all", *_figures(ending.overall), ""))
    rows.append(("On the right ground", f"{ending.named} of {ending.overall.signals}", *[""] * 5))
    earned = f"{points(ending.score)} from {count(ending.items, 'question')}."
    said = " ".join(part for part in (earned, named(ending), _bias(ending.overall)) if part)
    return Section("How it went", (said, LEGEND), table=Table(columns, rows))


def named(ending: DrillDebrief) -> str:
    """That rising was one thing and the ground another; empty where nobody rose to anything objectionable."""
    hits, right = ending.overall.hits, ending.named
    if not hits:
        return ""
    if right == hits:
        return "You named the right ground whenever you rightly rose."
    if hits == 1:
        return "You rose once with reason, but on the wrong ground."
    return f"You rose {hits} times with reason, and named the right ground {times(right)}."


TELLS_APART, READINESS = "Tells a fault from none (d′)", "Rises too readily or too seldom (criterion)"
LEGEND = (
    "d′ is how well you tell a fault from none: 0 is guessing, 2 is good; with fewer than four of each kind it is too "
    "early to tell. The criterion is whether you rise too readily (below 0) or too seldom (above). "
    f"A ground in box {LAST} is known well and comes rarely."
)


def _bias(overall: GroundTold) -> str:
    if overall.criterion is None or abs(overall.criterion) < 0.3:
        return ""
    if overall.criterion > 0:
        return "You let more pass than you need to: rise sooner."
    return "You rise at questions that are proper: listen for what is wrong before you stand."


def _figures(one: GroundTold) -> Sequence[str]:
    return (
        f"{one.hits} of {one.signals}",
        f"{one.false_alarms} of {one.noises}",
        "too early" if one.d_prime is None else f"{one.d_prime:.2f}",
        "–" if one.criterion is None else f"{one.criterion:+.2f}",
        "–" if one.seconds is None else f"{one.seconds:.1f}",
    )


def missed(ending: DrillDebrief) -> Section:
    """What was got wrong, and the truth of it."""
    return Section("What was missed", items=[_missed(item) for item in ending.missed])


def _missed(item: Item) -> str:
    called = f"objected to as {CARDS[item.called].label.lower()}" if item.called else "let stand"
    truth = told(item, item.called).removeprefix("No. ")
    return f"Question {item.no}, {called}: “{item.text}” {truth}"


def boxed(ending: DrillDebrief) -> Section:
    """What the next drill will ask for most."""
    weak = [
        CARDS[ground].label.lower() for ground, box in sorted(ending.boxes.items(), key=lambda one: one[1]) if box <= 1
    ]
    return Section("Next time", (f"The next drill comes back to {', '.join(weak)}.",) if weak else ())
