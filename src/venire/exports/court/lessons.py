"""What a student takes home first: the three lessons of a hearing that would have been worth the most.

Pure, from the debrief. Source: spec/trial.md, "Debrief".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from venire.exports.counts import count, of_them, points, was
from venire.law.case_file.case import other
from venire.law.evidence.grounds import CARDS, Ground
from venire.proceedings.examination.readings.debrief import Debrief, DefectTold

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
        f"Listen for {label}. {count(len(stood), 'question').capitalize()} open to objection went by, "
        f"{_so_many(times, len(stood))}on that ground. Question {first.no}, “{first.text}”: {first.why}",
    )


def _wasted(end: Debrief) -> Iterator[tuple[float, str]]:
    """Objections to what was proper."""
    lost = [one for one in end.objections if one.contest.by == end.player and one.points < 0 and one.contest.ground]
    if lost:
        first = lost[0]
        yield (
            WASTED * len(lost) + 0.5,
            f"Stay in your seat when a question is proper: {_cost(len(lost))}. "
            f"Number {first.contest.no}, “{first.contest.text}”: {first.why}",
        )


def _missed(end: Debrief) -> Iterator[tuple[float, str]]:
    """The weightiest thing that was there to be had."""
    if end.missed:
        best, rest = end.missed[0], sum(one.points for one in end.missed)
        yield (
            rest / 2,
            f"Ask for what you came for: {points(rest)} {was(rest)} left on the stand. Worth the most: “{best.label}”. "
            f"It could be had so: “{best.question}”",
        )


def _drew(end: Debrief) -> Iterator[tuple[float, str]]:
    """One's own questions that were open to objection."""
    own = [one for one in end.defects if one.by == end.player and one.grounds]
    if own:
        ground, times = _commonest(own)
        first = next(one for one in own if one.grounds[0] == ground)
        yield (
            DREW * len(own) + 0.5,
            f"Put it so that nobody can rise: {_of_yours(len(own))} open to objection, "
            f"{_so_many(times, len(own))}for {CARDS[ground].label.lower()}. Question {first.no}, “{first.text}”: "
            f"{first.why}",
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


def _so_many(times: int, of: int) -> str:
    return "" if of == 1 else f"{of_them(times, of)} "


def _cost(lost: int) -> str:
    return "one objection cost you a point" if lost == 1 else f"{lost} objections cost you a point each"


def _of_yours(own: int) -> str:
    return "one question of yours was" if own == 1 else f"{own} of your questions were"
