"""The order of a direct examination: by matter and by the story, and what belongs to an exhibit in one piece.

Who lived through something tells it as it happened, and ends with something that counts. An investigator tells of
coming, of the place, of what was found, of what people said, and of what was gone into later; like an expert it ends on
the best that it has, since a jury remembers what it heard last.
Source: spec/trial.md; Federal Rule of Evidence 611(a).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from venire.law.api import CounselFile, Fact, Witness, field_of
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.goals import Goal, denies, sets_the_scene

FIRST = 0.5
"""The place after who the witness is and before all else."""
TELLS = 4.5
"""What a goal must be worth for a direct to end on it, though the story has it earlier."""
TRIFLE = 1.0
"""What is worth less is not what a story ends with."""
TOGETHER = 2
"""Facts of one matter that stand no further apart are told in one go."""
POINTS_BACK = re.compile(r"\b(?:its|such|those|same|that (?:note|night|day|week|reading)|the other \w+)\b")
"""A question that can be understood only by what was told before."""
_INVESTIGATES = re.compile(
    r"\b(?:detective|investigator|inspector|sheriff|constable|sergeant|deputy|police)\b", re.IGNORECASE
)
_COMES = frozenset(("reach", "come", "arrive", "enter", "call", "take"))
_FINDS = frozenset(("find", "see", "notice", "recover", "search", "collect", "discover", "seize", "bring", "smell"))
_SAYS = frozenset(("tell", "say", "ask", "answer", "admit", "deny", "explain"))


def told_in_order(brief: CounselFile, view: CounselView, goals: Sequence[Goal]) -> list[Goal]:
    """The goals of a direct in the order in which they are asked."""
    return _to_the_best(brief, view, Story(brief, view, goals).ordered())


def founds(brief: CounselFile, goal: Goal, exhibit: str) -> bool:
    """Whether the goal tells of the foundation of this exhibit: one fact may found two."""
    return bool(exhibit) and any(fact.id in brief.exhibits[exhibit].foundation for fact in goal.facts)


@dataclass(frozen=True)
class Story:
    """Where the witness was comes first, and of an accused whether it was so comes last. What belongs to one exhibit is
    kept together, where it comes up first."""

    brief: CounselFile
    view: CounselView
    goals: Sequence[Goal]

    def ordered(self) -> list[Goal]:
        return sorted(self.goals, key=lambda goal: (*self._begins(goal), bool(goal.exhibit), goal.place))

    @property
    def _affidavit(self) -> tuple[Fact, ...]:
        return self.brief.witnesses[self.view.witness or ""].affidavit

    def _begins(self, goal: Goal) -> tuple[int, float]:
        """The stage of the story, and the place in it."""
        if any(sets_the_scene(fact) and " when " not in fact.text for fact in goal.facts):
            return 0, min(goal.place, FIRST)
        if self.brief.accused(self.view.witness or "") and all(map(denies, goal.facts)):
            return self._stage(goal), len(self._affidavit)
        if goal.exhibit:
            return self._stage(goal), min((place for place in self._alone(goal.exhibit) if place), default=goal.place)
        handed = {one.exhibit for one in self.goals if one.exhibit}
        own = [exhibit for exhibit in handed if founds(self.brief, goal, exhibit)]
        return min(
            ((self._stage(goal), float(goal.place)), *(self._begins(one) for one in self.goals if one.exhibit in own))
        )

    def _alone(self, exhibit: str) -> Iterator[int]:
        """Where the facts stand that found this exhibit and no other."""
        order = [fact.id for fact in self._affidavit]
        handed = {goal.exhibit for goal in self.goals if goal.exhibit}
        for fact in self.brief.exhibits[exhibit].foundation:
            if not any(fact in self.brief.exhibits[one].foundation for one in handed if one != exhibit):
                yield order.index(fact)

    def _stage(self, goal: Goal) -> int:
        """Of an investigator 0 for coming, 1 for what was found, 2 for what was said, 3 for what was gone into later; 0
        for everybody else, whose affidavit tells the story."""
        witness = self.brief.witnesses[self.view.witness or ""]
        if not _investigates(witness) or not goal.place:
            return 0
        verb = goal.facts[0].frame.verb
        stages = ((0, _COMES), (1, _FINDS), (2, _SAYS))
        return next((stage for stage, verbs in stages if verb in verbs), 3)


def _investigates(witness: Witness) -> bool:
    return bool(_INVESTIGATES.search(f"{witness.name} {witness.role}"))


def ending(brief: CounselFile, view: CounselView, story: Sequence[Goal]) -> Goal | None:
    """The goal on which the direct of an expert or an investigator ends; None where nothing stands out, and for whoever
    lived through it and tells it in its order."""
    witness = brief.witnesses[view.witness or ""]
    if not field_of(witness) and not _investigates(witness):
        return None
    free = [goal for goal in story if goal.place and not goal.piece and not POINTS_BACK.search(_asks(goal))]
    best = max(free, key=lambda goal: goal.worth, default=None)
    if best is None or best.worth < TELLS:
        return None
    after = story[story.index(best) + 1 :]
    return None if any(POINTS_BACK.search(_asks(goal)) and goal.topics & best.topics for goal in after) else best


def only_trifles(story: Sequence[Goal]) -> bool:
    """Whether nothing is left that a direct should end with."""
    return all(goal.worth < TRIFLE and not goal.piece for goal in story)


def _to_the_best(brief: CounselFile, view: CounselView, story: Sequence[Goal]) -> list[Goal]:
    """With the best of all at the end, in one go with what stands next to it."""
    best = ending(brief, view, story)
    if best is None:
        return list(story)
    run = [goal for goal in story if goal == best or _goes_with(goal, best)]
    return [*(goal for goal in story if goal not in run), *sorted(run, key=lambda goal: goal.place)]


def _goes_with(goal: Goal, best: Goal) -> bool:
    near = abs(best.place - goal.place) <= TOGETHER
    return near and bool(goal.topics & best.topics) and not goal.piece


def _asks(goal: Goal) -> str:
    return goal.question or goal.facts[0].ask
