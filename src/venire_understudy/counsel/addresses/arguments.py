"""What a closing makes of what was heard: the map's own words for a claim, where counsel can say them after the fact
that bears it out, and the reason why the other side's strongest claim does not hold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.law.api import Case, Claim, SatThrough, names_of, normalised
from venire.proceedings.trial.view import AdvocateView

LONGEST = 26
"""Words of what is argued from one fact."""
NEAR = 0.3
"""The share of a fact's words that the claim must have, for the claim to be said right after it."""
SAME = 0.5
"""The share of its words from which it would only say the fact again."""
_JUROR = re.compile(r"\b(?:I|I'm|I'd|I'll|I've|we|us|our|me|my|let's|your?|yours|you're|you'd)\b", re.IGNORECASE)
"""The map speaks as jurors speak to each other; counsel is not one of them."""
_SOMEBODY = re.compile(r"\b(?:he|she|him|his|her|hers)\b", re.IGNORECASE)
_LEANING = re.compile(
    r"^(?:And|But|So|Then|Short|Certainly|Yes|No|True|Add|Their|Theirs|That|This|Those|These|It|They)\b"
)
"""What answers somebody who has just spoken, or points back to more than the fact before it."""


@dataclass(frozen=True, slots=True)
class Met:
    """``handle``: what the other side rests on; ``why`` that does not hold; ``claim``: the own one that says it."""

    handle: str
    why: str
    claim: str


@dataclass(frozen=True)
class ClosingArguments:
    """``heard``: the case as the jury heard it."""

    heard: Case
    view: AdvocateView
    chance: Chance

    def from_fact(self, fact: str, told: str, used: AbstractSet[str]) -> tuple[str, str]:
        """The strongest own claim that rests on a fact and is not used yet, and what of it can be said after ``told``;
        both may be empty."""
        resting = [one for one in self._own() if fact in one.grounds and one.id not in used]
        ranked = sorted(resting, key=lambda one: -one.strength)
        for claim in ranked:
            near = normalised(told) & normalised(f"{claim.text} {claim.handle}")
            if len(near) < NEAR * len(normalised(told)):
                continue
            said = [kernel.text for kernel in claim.kernels if self._sayable(kernel.text, claim, told)]
            if said:
                return claim.id, self.chance.pick(list(dict.fromkeys(said)), claim.id)
        return (ranked[0].id, "") if ranked else ("", "")

    def answer(self) -> Met | None:
        """The strongest claim of the other side that one of one's own meets."""
        return max(self._met(), key=lambda pair: pair[0], default=(0.0, None))[1]

    def _own(self) -> Sequence[Claim]:
        return [claim for claim in self.heard.claims if claim.id in self.view.claims]

    def _met(self) -> Iterator[tuple[float, Met]]:
        theirs = {one.id: one for one in self.heard.claims if one.id not in self.view.claims}
        for claim in self._own():
            for relation in claim.relations:
                to = theirs.get(relation.to)
                if relation.kind != "supports" and to is not None and self._answers(relation.why):
                    weight = to.strength + 0.3 * relation.strength + 0.1 * self.chance.unit("met", claim.id, to.id)
                    yield weight, Met(to.handle, relation.why, claim.id)

    def _answers(self, why: str) -> bool:
        """Whether counsel can say it: to nobody in the jury room, and with no figure that was not heard."""
        return not _JUROR.search(why) and not self._record.unheard(why)

    @cached_property
    def _record(self) -> SatThrough:
        told = (f"{one.question} {one.answer}" for one in self.view.gained)
        shown = (f"{one.name} {one.description}" for one in self.heard.exhibits)
        items = {one.evidence for one in self.heard.exhibits}
        behind = (one.description for one in self.heard.evidence if one.id in items)
        agreed = (one.text for one in self.heard.stipulations)
        return SatThrough(spoken=(*told, *shown, *behind, *agreed))

    def _sayable(self, text: str, claim: Claim, told: str) -> bool:
        """Whether counsel can say it next: it stands without somebody it answers, names whom it means, and is not the
        fact once more."""
        words = normalised(text)
        if _JUROR.search(text) or "?" in text or _LEANING.match(text) or len(text.split()) > LONGEST or not words:
            return False
        if self._record.unheard(text):
            return False
        if len(words & normalised(told)) >= SAME * len(words):
            return False
        return not _SOMEBODY.search(text) or self._one_person(claim, f"{told} {text}")

    def _one_person(self, claim: Claim, said: str) -> bool:
        """Whether "he" can be nobody else: whom the claim speaks of is named, and nobody besides."""
        people, spoken = (_named(one, names_of(self.heard)) for one in (claim.text, said))
        return len(spoken) == 1 and people <= spoken


def _named(text: str, names: AbstractSet[str]) -> frozenset[str]:
    """Each person's last name in a text."""
    found = re.findall(r"[A-Z][\w’'-]*(?: [A-Z][\w-]*)*", text)
    words = (re.sub(r"['’]s$", "", one.split()[-1]) for one in found)
    return frozenset(word.lower() for word in words if word.lower() in names)
