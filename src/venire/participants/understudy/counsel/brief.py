"""What counsel knows before the trial: the case file, whose facts help whom, and who is who."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from venire.law.case import Case, Exhibit, Fact, Side, Witness
from venire.law.dedup import duplicate, topics_of, touched
from venire.law.grounds import in_third_person
from venire.participants.understudy.counsel.people import address
from venire.participants.understudy.words import sentences


def bare(question: str) -> str:
    """A question without what led over to it: its last sentence."""
    return sentences(question)[-1] if question else ""


@dataclass(frozen=True)
class Brief:
    """The papers of a case as counsel reads them."""

    case: Case

    @cached_property
    def witnesses(self) -> Mapping[str, Witness]:
        return {witness.id: witness for witness in self.case.witnesses}

    @cached_property
    def facts(self) -> Mapping[str, Fact]:
        return {fact.id: fact for witness in self.case.witnesses for fact in witness.affidavit}

    @cached_property
    def exhibits(self) -> Mapping[str, Exhibit]:
        return {exhibit.id: exhibit for exhibit in self.case.exhibits}

    @cached_property
    def elicited(self) -> Mapping[str, tuple[str, ...]]:
        """Elicit -> the facts that give it."""
        return {elicit.id: elicit.facts for elicit in self.case.elicits}

    @cached_property
    def topics(self) -> tuple[str, ...]:
        """What questions are compared by: see :mod:`venire.law.dedup`."""
        return topics_of(self.case)

    @cached_property
    def headings(self) -> Mapping[str, str]:
        """Topic -> its label."""
        return {topic.id: topic.label for topic in self.case.topics}

    @cached_property
    def _resting(self) -> Mapping[tuple[str, Side], float]:
        """(ground, side) -> the summed strength of the side's claims that rest on it."""
        sums = dict[tuple[str, Side], float]()
        for claim in self.case.claims:
            for ground in claim.grounds:
                sums[ground, claim.side] = sums.get((ground, claim.side), 0.0) + claim.strength
        return sums

    def worth(self, fact: str, side: Side) -> float:
        """How much of this side's case rests on a fact, less what the other side makes of it."""
        other: Side = "defence" if side == "prosecution" else "prosecution"
        return self._resting.get((fact, side), 0.0) - 0.6 * self._resting.get((fact, other), 0.0)

    def calls(self, witness: str) -> str:
        """How the witness is addressed, or empty."""
        return address(self.case, self.witnesses[witness])

    def told(self, fact: str) -> str:
        """A fact in words that stand on their own."""
        return in_third_person(self.facts[fact], self.witnesses[fact.partition(".")[0]])

    def about(self, text: str) -> frozenset[str]:
        """The topics that a text touches."""
        return frozenset(touched(text, self.topics))

    def same(self, one: str, other: str) -> bool:
        """Whether two questions to one witness ask the same."""
        return duplicate(one, other, self.topics)

    def put_before(self, asked: str, question: str) -> bool:
        """Whether a question, without the words that led over to it, was this one."""
        return self.same(bare(asked), question) or self.same(asked, question)

    def exhibit_number(self, exhibit: str) -> str:
        """How it is spoken of: "X2" -> "Exhibit 2"."""
        return f"Exhibit {exhibit.lstrip('X')}"
