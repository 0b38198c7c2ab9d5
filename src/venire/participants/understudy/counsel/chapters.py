"""A cross-examination in chapters: a few short questions on one matter, one after another, to a point.

The strongest chapter opens, the next strongest closes, and in a chapter the strongest question stands last. What is
left is reckoned anew after every answer, so that a question that was stopped, or was answered on direct, leaves a gap
and no confusion. Source: spec/trial.md; Federal Rule of Evidence 611(a) and (b).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from venire.participants.understudy.counsel.goals import Goal

LONGEST = 4
"""The questions of a chapter at the most."""
ALONE = 2.0
"""What a matter with one question is worth in any case: a single step is no chapter, unless it strikes home."""


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
        found.append(Chapter(best, _to_a_point(own)))
        left = [goal for goal in left if goal not in own]
    return tuple(sorted(found, key=lambda one: -one.strength))


def _weightiest(goals: Sequence[Goal]) -> str:
    """The topic on which most is to be had; empty where nothing is filed under any."""
    topics = sorted({topic for goal in goals for topic in goal.topics})
    return max(topics, key=lambda topic: sum(goal.worth for goal in goals if _of(goal, topic)), default="")


def led_through(goals: Sequence[Goal], room: int, under_way: str, asked: int) -> tuple[Goal, ...]:
    """The goals in the order of their chapters. ``room``: how many can be put; ``under_way``: the matter of the last
    answer, empty before the first; ``asked``: how many of this examination were put."""
    chapters = list(chaptered(goals))
    now = [one for one in chapters if under_way and one.topic == under_way]
    rest = _that_fit([one for one in chapters if one not in now], room - sum(len(one.goals) for one in now))
    ordered = rest if not asked else _weak_before_strong(rest)
    if not asked and len(rest) > 1:
        ordered = [rest[0], *_weak_before_strong(rest[1:])]
    return tuple(goal for one in (*now, *ordered) for goal in one.goals)[: max(room, 0)]


def _that_fit(chapters: Sequence[Chapter], room: int) -> list[Chapter]:
    """The strongest that there is room for; a single weak question only where nothing else is left."""
    whole = [one for one in chapters if len(one.goals) > 1 or one.strength >= ALONE] or list(chapters)
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
