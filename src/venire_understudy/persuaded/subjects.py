"""On which of the case's subjects a saying is heard.

A claim has its own subjects, the chief one first. It is heard on that of them which the words name; and where its chief
subject says nothing to the juror, or pleads by itself for the other side, on one that the juror cares for: of its own,
or of a claim that it goes with. A word to the heart is heard on the subject that is a matter of feeling, and the words
of the judge on the one that is a matter of law.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from venire.language.text.sentences import sentences
from venire.language.wording.everyday_words import RHETORIC, folded
from venire.law.api import LEAST as LEADS
from venire.law.api import Claim, sign
from venire.proceedings.persuasion.view import JurorView
from venire_understudy.comprehension.case_lore import Lore

TOPICS: Final = 2
"""Subjects that one saying can be about: one of each claim that it puts."""
NAMES: Final = 2
"""Words of a subject's name that a saying must have to be about it, or all of a shorter one."""
MATTER_OF: Final = 0.5
"""The share of a subject's claims that are most of all felt, from which it is a matter of feeling."""
FOUNDED: Final = 2
"""Words that a saying must share with a second claim, to be taken for it as well."""
QUOTES: Final = 0.6
"""The share of a sentence that an instruction must have, for the sentence to give it."""
ENOUGH: Final = 4
"""Words of an instruction, at the least, that such a sentence has."""
_LEGAL: Final = folded("law act judge court instruction statute")
_JUDGE = re.compile(r"\b(?:law|act|judge|court|instruct\w+|statute|rule|told us|told you)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Subjects:
    """Tells for one case."""

    lore: Lore

    def of(self, view: JurorView, claims: Sequence[str], text: str = "") -> tuple[str, ...]:
        """The subjects on which this juror hears these claims, put in these words."""
        words = folded(text) - RHETORIC
        found = [self._one(view, self.lore.claims[claim], words) for claim in claims]
        return tuple(dict.fromkeys(topic for topic in found if topic))[:TOPICS]

    def _one(self, view: JurorView, claim: Claim, words: frozenset[str]) -> str:
        own = [topic for topic in claim.topics if topic in self._names]
        own.sort(key=lambda topic: not words & self._names[topic])
        if not own or own[0] in view.moved_by:
            return own[0] if own else ""
        astray = self._leads_astray(own[0], claim)
        if not astray and own[0] in view.put_off_by:
            return own[0]
        others = (*own[1:], *self._besides(claim))
        return next((topic for topic in others if topic in view.moved_by), "" if astray else own[0])

    def _leads_astray(self, topic: str, claim: Claim) -> bool:
        """Whether a subject by itself leads away from the side that the claim is of."""
        return self._directions[topic] * sign(claim.side) >= LEADS

    def _besides(self, claim: Claim) -> Iterator[str]:
        """The chief subjects of the claims that it supports or that support it."""
        out = [link.relation.to for link in self.lore.out_of.get(claim.id, ()) if link.relation.kind == "supports"]
        into = [link.source for link in self.lore.onto.get(claim.id, ()) if link.relation.kind == "supports"]
        yield from (topic for other in (*out, *into) for topic in self.lore.claims[other].topics[:1])

    def named(self, text: str) -> str:
        """The subject whose name a saying has in it; empty for none."""
        words = folded(text) - RHETORIC
        shared = {topic: len(words & name) for topic, name in self._names.items()}
        fit = [topic for topic, many in shared.items() if many and many >= min(NAMES, len(self._names[topic]))]
        return max(fit, key=lambda topic: shared[topic], default="")

    def founded(self, text: str, claims: Sequence[str]) -> tuple[str, ...]:
        """The claims without those, after the first, of which the words have next to nothing."""
        return (*claims[:1], *(one for one in claims[1:] if self.speaks_of(text, one)))

    def speaks_of(self, text: str, claim: str) -> bool:
        """Whether a saying has some words of a claim in common with it, besides the names of those concerned."""
        return len((folded(text) - RHETORIC - self._people) & self._told[claim]) >= FOUNDED

    def quotes_the_judge(self, text: str) -> bool:
        """Whether a saying is for the most part what the jury has been instructed in."""
        told = [one for one in sentences(text) if "?" not in one]
        given = [one for one in told if self._instructed(one)]
        return bool(given) and 2 * len(given) >= len(told)

    def _instructed(self, sentence: str) -> bool:
        words = folded(sentence) - RHETORIC - _LEGAL
        most = max((len(words & one) for one in self._instructions), default=0)
        return bool(_JUDGE.search(sentence)) and most >= max(ENOUGH, QUOTES * len(words))

    @cached_property
    def law(self) -> str:
        """The subject that is most a matter of the law: whose claims have most words of the charge and its rules."""
        case = self.lore.case
        elements = (one.text for charge in case.charges for one in charge.elements)
        legal = folded(" ".join((*elements, *(one.text for one in case.instructions)))) - RHETORIC - self._people

        def share(topic: str) -> float:
            words = [folded(one.text) - RHETORIC - self._people for one in case.claims if topic in one.topics[:1]]
            return sum(len(one & legal) / (len(one) or 1) for one in words) / (len(words) or 1)

        return max(self._names, key=share, default="")

    @cached_property
    def felt(self) -> str:
        """The subject that is most a matter of feeling; empty where none is."""
        best = max(self._names, key=lambda topic: self._feeling(topic, 1), default="")
        return best if best and self._feeling(best, 1) >= MATTER_OF else ""

    def nearest_to_people(self, topics: Sequence[str]) -> str:
        """Of these subjects the one with most of feeling in it, the first of several; empty for none."""
        return max(topics, key=self._feeling, default="")

    def _feeling(self, topic: str, first: int | None = None) -> float:
        """The share of the claims of a subject that can be felt; ``first``: among so many of their chief ways."""
        kinds = [one.types[:first] for one in self.lore.case.claims if topic in one.topics[:1]]
        return sum("emotional" in one for one in kinds) / (len(kinds) or 1)

    @cached_property
    def _names(self) -> Mapping[str, frozenset[str]]:
        """Topic → the words of its name."""
        return {topic.id: folded(topic.label) - RHETORIC for topic in self.lore.case.topics}

    @cached_property
    def _directions(self) -> Mapping[str, float]:
        return {topic.id: topic.direction for topic in self.lore.case.topics}

    @cached_property
    def _told(self) -> Mapping[str, frozenset[str]]:
        """Claim → every word in which it is put."""
        return {
            one.id: folded(" ".join((one.text, one.handle, *(kernel.text for kernel in one.kernels)))) - RHETORIC
            for one in self.lore.case.claims
        }

    @cached_property
    def _instructions(self) -> Sequence[frozenset[str]]:
        """The words of each part of a sentence of an instruction, and of the whole."""
        told = [one for given in self.lore.case.instructions for one in sentences(given.text)]
        return [folded(part) - RHETORIC for one in told for part in (one, *re.split(r"[;:]", one))]

    @cached_property
    def _people(self) -> frozenset[str]:
        case = self.lore.case
        people = (case.defendant, *([case.victim] if case.victim else []))
        return folded(" ".join(one.name for one in people))
