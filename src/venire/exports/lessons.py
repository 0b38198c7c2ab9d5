"""What a student takes home first: the three lessons of a hearing that would have been worth the most.

Pure, from the debrief. Source: spec/trial.md ("Debrief").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from venire.law.case import other
from venire.law.objection import CARDS, Ground
from venire.proceedings.examination.debrief import Debrief, DefectTold

MOST = 3
PASSED, WASTED, DREW = 3, 1, 1
"""Points that a defect let pass cost (the one lost and the two not had), an objection to a proper question, and a
question of one's own that had to be defended."""
LED, HELD = 0.3, 0.6
"""On direct more than this share led, on cross less: worth a word."""


def lessons(end: Debrief) -> tuple[str, ...]:
    """At most three, the weightiest first; none where nothing was lost."""
    found = sorted(_found(end), key=lambda one: -one[0])
    return tuple(text for _, text in found[:MOST])


def _found(end: Debrief) -> Iterator[tuple[float, str]]:
    yield from _passed(end)
    yield from _wasted(end)
    yield from _missed(end)
    yield from _drew(end)
    yield from _manner(end)


def _passed(end: Debrief) -> Iterator[tuple[float, str]]:
    """Defective questions of the other side that stood."""
    stood = [one for one in end.defects if one.by == other(end.player) and not one.spotted and one.grounds]
    if not stood:
        return
    ground, times = _commonest(stood)
    first = next(one for one in stood if one.grounds[0] == ground)
    label = CARDS[ground].label.lower()
    yield (
        PASSED * len(stood),
        f"Listen for {label}. {_count(len(stood), 'question')} open to objection went by, {times} of them on that "
        f"ground. Question {first.no}, “{first.text}”: {first.why}",
    )


def _wasted(end: Debrief) -> Iterator[tuple[float, str]]:
    """Objections to what was proper."""
    lost = [one for one in end.objections if one.contest.by == end.player and one.points < 0 and one.contest.ground]
    if lost:
        first = lost[0]
        yield (
            WASTED * len(lost) + 0.5,
            f"Stay in your seat when a question is proper: {_count(len(lost), 'objection')} cost you a point each. "
            f"Number {first.contest.no}, “{first.contest.text}”: {first.why}",
        )


def _missed(end: Debrief) -> Iterator[tuple[float, str]]:
    """The weightiest thing that was there to be had."""
    if end.missed:
        best, rest = end.missed[0], sum(one.points for one in end.missed)
        yield (
            rest / 2,
            f"Ask for what you came for: {rest} points were left on the stand. The weightiest, {best.label.lower()}: "
            f"“{best.question}”",
        )


def _drew(end: Debrief) -> Iterator[tuple[float, str]]:
    """One's own questions that were open to objection."""
    own = [one for one in end.defects if one.by == end.player and one.grounds]
    if own:
        ground, times = _commonest(own)
        first = next(one for one in own if one.grounds[0] == ground)
        yield (
            DREW * len(own) + 0.5,
            f"Put it so that nobody can rise: {_count(len(own), 'question')} of yours were open to objection, {times} "
            f"for {CARDS[ground].label.lower()}. Question {first.no}, “{first.text}”: {first.why}",
        )


def _manner(end: Debrief) -> Iterator[tuple[float, str]]:
    led = end.leading[end.player]
    if led.direct is not None and led.direct > LED:
        yield 2.5, f"On direct, let the witness tell it: {led.direct:.0%} of your questions led."
    if led.cross is not None and led.cross < HELD:
        yield 2.5, f"On cross, put the fact and ask for a yes: only {led.cross:.0%} of your questions led."


def _commonest(defects: Sequence[DefectTold]) -> tuple[Ground, int]:
    """The ground that most of them were open to, and how many."""
    grounds: Counter[Ground] = Counter()
    grounds.update(one.grounds[0] for one in defects)
    return grounds.most_common(1)[0]


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
