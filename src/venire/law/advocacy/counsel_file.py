"""What counsel knows before the trial: the case file, whose facts help whom, and who is who."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.language.text.sentences import sentences
from venire.law.advocacy.elements_on_direct import Spine
from venire.law.advocacy.forms_of_address import address
from venire.law.advocacy.kept_for_redirect import Repairs
from venire.law.advocacy.side_interest import Interest
from venire.law.case_file.case import Fact, Side, other
from venire.law.evidence.already_answered import asked_again, in_the_same_words
from venire.law.evidence.papers import CasePapers, exhibit_number
from venire.law.repetition.same_question import normalised, touched

DOUBT = 1
"""Words that a fact may share with a reason to doubt the witness without being what it speaks of."""

_DISCREDITS = re.compile(
    r"\bI (?:was|am|had been) (?:\w+ )?(?:overdrawn|drunk|convicted|fined|dismissed|behind with|in debt)\b"
    r"|\bI (?:lied|owed?|forged|stole|still work for)\b|\bpromised (?:not to|me)\b|\b(?:has|have|had) paid me\b"
)
"""What speaks against any witness, whether or not the author lists it."""


def last_sentence(question: str) -> str:
    """A question without what led over to it: its last sentence."""
    return sentences(question)[-1] if question else ""


@dataclass(frozen=True)
class CounselFile(CasePapers):
    """The papers of a case as counsel reads them."""

    @cached_property
    def elicited(self) -> Mapping[str, tuple[str, ...]]:
        """Elicit -> the facts that give it."""
        return {elicit.id: elicit.facts for elicit in self.case.elicits}

    @cached_property
    def ways_asked(self) -> dict[str, tuple[frozenset[str], ...]]:
        """Fact -> the words of each way to ask for it, as far as anybody wanted to know; kept, for it is wanted of
        every fact beside every question."""
        return {}

    @cached_property
    def sought_after(self) -> dict[tuple[str, str], tuple[Fact, ...]]:
        """Witness and question -> the facts that the question is after, as far as anybody wanted to know."""
        return {}

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

    @cached_property
    def spine(self) -> Spine:
        """What must be told by somebody."""
        return Spine(self.case)

    @cached_property
    def interest(self) -> Interest:
        """What each side's own case rests on."""
        return Interest(self.case)

    @cached_property
    def repairs(self) -> Repairs:
        """What is kept for redirect."""
        return Repairs(self.case)

    def worth(self, fact: str, side: Side) -> float:
        """How much of this side's case rests on a fact, less what the other side makes of it."""
        return self._resting.get((fact, side), 0.0) - 0.6 * self._resting.get((fact, other(side)), 0.0)

    def accused(self, witness: str) -> bool:
        """Whether the witness is the defendant."""
        return self.witnesses[witness].name.endswith(self.case.defendant.name)

    def doubted(self, witness: str, fact: Fact) -> bool:
        """Whether one of the reasons to doubt the witness speaks of the fact: bias, an earlier account, what it could
        see."""
        card = self.witnesses[witness]
        if _DISCREDITS.search(fact.text):
            return True
        own = normalised(fact.text) - normalised(card.name)
        return any(len(own & normalised(one)) > DOUBT for one in card.credibility)

    def sought_by(self, fact: str) -> frozenset[Side]:
        """The sides for which the author lists the fact as a target."""
        return self.interest.sought_by(fact)

    def calls(self, witness: str) -> str:
        """How the witness is addressed, or empty."""
        return address(self.case, self.witnesses[witness])

    def about(self, text: str) -> frozenset[str]:
        """The topics that a text touches."""
        return frozenset(touched(text, self.topics))

    def same(self, one: str, other: str) -> bool:
        """Whether a question asks for what an earlier one to the same witness has asked for, as the court sees it."""
        return asked_again(one, other, self.topics)

    def put_before(self, asked: str, question: str) -> bool:
        """Whether a question, without the words that led over to it, was this one."""
        return self.same(asked, question)

    def put_already(
        self, asked: Sequence[str], unanswered: Sequence[str], question: str, theirs: Sequence[str] = ()
    ) -> bool:
        """Whether the court would not hear a question: asked and answered, or stopped before in the very same words.
        ``theirs``: those of ``asked`` that only the other side has put, which are none unless word for word."""
        stopped = frozenset(unanswered)
        own = normalised(last_sentence(question)) - self._names
        answered = [one for one in asked if one not in stopped]
        if own and any(normalised(last_sentence(one)) - self._names == own for one in answered):
            return True
        return any(self.put_before(one, question) for one in answered if one not in theirs) or any(
            in_the_same_words(self._unaddressed(one), self._unaddressed(question))
            or in_the_same_words(last_sentence(one), last_sentence(question))
            for one in stopped
        )

    def _unaddressed(self, question: str) -> str:
        """What is asked, without the words that lead over to it and the name by which the witness is called."""
        asked = last_sentence(question)
        return next((asked[len(one) + 2 :] for one in self._called if asked.startswith(f"{one}, ")), asked)

    @cached_property
    def _called(self) -> frozenset[str]:
        return frozenset(filter(None, map(self.calls, self.witnesses)))

    @cached_property
    def _names(self) -> frozenset[str]:
        """Words of the names for which a pronoun may stand."""
        case = self.case
        people = (case.defendant, *((case.victim,) if case.victim else ()))
        return normalised(" ".join(one.name for one in people))

    def exhibit_number(self, exhibit: str) -> str:
        """How it is spoken of: "X2" -> "Exhibit 2"."""
        return exhibit_number(exhibit)
