"""A cross-examination in chapters: a few short questions on one matter, one after another, to a point.

The next strongest chapter opens, the strongest closes, and in a chapter the strongest question stands last; the best of
all is kept for the end, since a jury remembers what it heard last. What is left is reckoned anew after every answer, so
that a question that was stopped, or was answered on direct, leaves a gap and no confusion.

Source: spec/trial.md; Federal Rule of Evidence 611(a) and (b).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from venire_understudy.counsel.examination.goals import Goal

LONGEST = 4
"""The questions of a chapter at the most."""
FEW = 4
"""A cross of so many questions has made its points, and does not go on to weak ones after the best."""
ALONE = 0.9
"""What a matter with one question is worth at the least, and what is asked for after a few others."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Questions on one matter, in the order in which they are put."""

    topic: str
    goals: tuple[Goal, ...]

    @property
    def strength(self) -> float:
        """What its two best questions are worth together."""
        return sum(sorted((goal.worth for goal in self.goals), reverse=True)[:2])


def chaptered(goals: Sequence[Goal]) -> tuple[Chapter, ...]:
    """The goals by matter, the strongest matter first; a goal of several matters goes where most is."""
    left: list[Goal] = list(goals)
    found = list[Chapter]()
    while left:
        best = _weightiest(left)
        own = [goal for goal in left if _of(goal, best)] or left
        chapter = Chapter(best, _to_a_point(own))
        found.append(chapter)
        left = [goal for goal in left if goal not in chapter.goals]
    return tuple(sorted(found, key=lambda one: -one.strength))


def _weightiest(goals: Sequence[Goal]) -> str:
    """The topic on which most is to be had; empty where nothing is filed under any."""
    topics = sorted({topic for goal in goals for topic in goal.topics})
    return max(topics, key=lambda topic: sum(goal.worth for goal in goals if _of(goal, topic)), default="")


def led_through(goals: Sequence[Goal], room: int, under_way: str, asked: int) -> tuple[Goal, ...]:
    """The goals in the order of their chapters. ``room``: how many can be put; ``under_way``: the matter of the last
    answer, empty before the first; ``asked``: how many of this examination were put."""
    if room <= 0 or not goals:
        return ()
    best = max(goals, key=lambda goal: goal.worth)
    if asked >= FEW and best.worth < ALONE:
        return ()
    chapters = chaptered([goal for goal in goals if goal != best])
    now = [one for one in chapters if under_way and one.topic == under_way]
    others = [one for one in chapters if one not in now]
    rest = _that_fit(others, room - 1 - sum(len(one.goals) for one in now), loosely=asked < FEW)
    ordered = (*now, *_to_the_best(rest, best, opens=not asked))
    return (*[goal for one in ordered for goal in one.goals][: room - 1], best)


def _to_the_best(chapters: Sequence[Chapter], best: Goal, *, opens: bool) -> list[Chapter]:
    """The weak before the strong, and last the matter of the best question of all, which is put after it. ``opens``:
    the strongest of the others comes first."""
    of_it = [one for one in chapters if one.topic in best.topics]
    others = [one for one in chapters if one not in of_it]
    first = [max(others, key=lambda one: one.strength)] if opens and others else []
    return [*first, *_weak_before_strong([one for one in others if one not in first]), *_weak_before_strong(of_it)]


def _that_fit(chapters: Sequence[Chapter], room: int, *, loosely: bool) -> list[Chapter]:
    """The strongest that there is room for; ``loosely``: a single weak question too, where there is nothing else."""
    whole = [one for one in chapters if len(one.goals) > 1 or one.strength >= ALONE]
    whole = whole or (list(chapters) if loosely else [])
    kept, used = list[Chapter](), 0
    for one in whole:
        if used < room:
            kept.append(one)
            used += len(one.goals)
    return kept


def _weak_before_strong(chapters: Sequence[Chapter]) -> list[Chapter]:
    return sorted(chapters, key=lambda one: one.strength)


def _of(goal: Goal, topic: str) -> bool:
    return topic in goal.topics or (not topic and not goal.topics)


def _to_a_point(goals: Sequence[Goal]) -> tuple[Goal, ...]:
    """The worthiest of a matter in the order of the story, with the best of all last."""
    best = sorted(goals, key=lambda goal: -goal.worth)[:LONGEST]
    return (*sorted(best[1:], key=lambda goal: goal.place), best[0])
