"""What is still worth asking this witness in this phase, and what it is worth. From the view alone, so that it is the
same whoever asks and whenever."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from venire.law.case import Fact
from venire.law.dedup import normalised
from venire.participants.understudy.counsel.brief import Brief
from venire.proceedings.examination.view import CounselView, Target

WHO = 3.0
"""What it is worth that the jury learns who the witness is."""
FOUNDATION = 7.0
ELICIT = 2.0
"""What an elicit is worth beside its points."""
LEAST = 0.35
"""A fact on which less of one's case rests is left alone."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to bring out. ``place``: where its first fact stands in the affidavit, the order of the story."""

    facts: tuple[Fact, ...]
    worth: float
    place: int
    elicit: str = ""
    question: str = ""
    """The author's own question for it."""
    exhibit: str = ""
    """The exhibit that is handed up with it."""
    founds: bool = False
    """Whether it lays the foundation of an exhibit."""

    @property
    def aims(self) -> tuple[str, ...]:
        return (*((self.elicit,) if self.elicit else ()), *(fact.id for fact in self.facts))

    @property
    def topics(self) -> frozenset[str]:
        return frozenset(topic for fact in self.facts for topic in fact.topics)


@dataclass(frozen=True, slots=True)
class Goals:
    """The goals of one side with the witness on the stand."""

    brief: Brief
    view: CounselView

    @property
    def own(self) -> bool:
        """Whether this side called the witness."""
        return self.brief.witnesses[self.view.witness or ""].side == self.view.me

    def all(self) -> tuple[Goal, ...]:
        """Everything open, in the order of the story."""
        found = [*self._elicits(), *self._facts()]
        return tuple(sorted(found, key=lambda goal: goal.place))

    @property
    def _affidavit(self) -> tuple[Fact, ...]:
        return self.brief.witnesses[self.view.witness or ""].affidavit

    def _told(self) -> frozenset[str]:
        return frozenset(self.view.known)

    def _elicits(self) -> Iterator[Goal]:
        told = self._told()
        for target in self.view.targets:
            facts = tuple(self.brief.facts[fact] for fact in self.brief.elicited.get(target.id, ()))
            if target.got or not facts or (told.issuperset(fact.id for fact in facts) and self._put(target)):
                continue
            worth = ELICIT + (target.points or abs(self._weight(target.id)))
            place = min(self._place(fact.id) for fact in facts)
            question = "" if self._put(target) else target.question
            open_ = tuple(fact for fact in facts if fact.id not in told) or facts
            yield Goal(open_, worth, place, target.id, question)

    def _weight(self, elicit: str) -> int:
        return next((one.weight for one in self.brief.case.elicits if one.id == elicit), 0)

    def _put(self, target: Target) -> bool:
        return any(self.brief.put_before(asked, target.question) for asked in self.view.asked)

    def _facts(self) -> Iterator[Goal]:
        told, wanted = self._told(), self._founding()
        targeted = {fact for target in self.view.targets for fact in self.brief.elicited.get(target.id, ())}
        for place, fact in enumerate(self._affidavit):
            if fact.id in told:
                continue
            if fact.id in wanted and self.own:
                exhibit = wanted[fact.id] if self._shows(wanted[fact.id]) == fact.id else ""
                yield Goal((fact,), FOUNDATION, place, exhibit=exhibit, founds=True)
            elif fact.id not in targeted:
                worth = self._worth(fact, place)
                if worth >= LEAST:
                    yield Goal((fact,), worth, place)

    def _worth(self, fact: Fact, place: int) -> float:
        if place == 0 and self.own and self.view.phase == "direct":
            return WHO
        worth = 2 * self.brief.worth(fact.id, self.view.me)
        return worth if fact.topics or not self.own else worth - LEAST

    def _founding(self) -> dict[str, str]:
        """Fact -> the exhibit of one's own that it helps to found."""
        return {
            fact: exhibit
            for exhibit in self.view.offered
            if self._wanted(exhibit)
            for fact in self.brief.exhibits[exhibit].foundation
        }

    def _shows(self, exhibit: str) -> str:
        """Of the facts of an exhibit's foundation the one at which the thing itself is handed up."""
        card = self.brief.exhibits[exhibit]
        words = normalised(f"{card.name} {card.description}")
        return max(card.foundation, key=lambda fact: len(words & normalised(self.brief.facts[fact].text)), default="")

    def _wanted(self, exhibit: str) -> bool:
        """Whether the exhibit helps one's own side."""
        card = self.brief.exhibits[exhibit]
        proved = [*card.proves, *([card.evidence] if card.evidence else []), *card.foundation]
        own = {claim.id for claim in self.brief.case.claims if claim.side == self.view.me}
        return any(one in own for one in card.proves) or sum(self.brief.worth(one, self.view.me) for one in proved) > 0

    def _place(self, fact: str) -> int:
        return next((place for place, one in enumerate(self._affidavit) if one.id == fact), 0)

    def founded(self) -> str:
        """An exhibit of one's own whose foundation is laid and that can be offered; empty where there is none."""
        told = self._told()
        statuses = {one.id: one.status for one in self.view.exhibits}
        ready = [
            exhibit
            for exhibit in self.view.offered
            if statuses.get(exhibit) == "unoffered"
            and self._wanted(exhibit)
            and told.issuperset(self.brief.exhibits[exhibit].foundation)
        ]
        return ready[0] if ready and self.own else ""

    def to_show(self) -> str:
        """An exhibit in evidence that the jury has not seen, and whose sponsor is on the stand; or empty."""
        admitted = [one.id for one in self.view.exhibits if one.status == "admitted"]
        mine = [one for one in admitted if self.brief.exhibits[one].sponsor == self.view.witness]
        return mine[0] if mine and self.own else ""
