"""A case's argument map from one side of a debate: what it can put, and what it has against the other's claims."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.law.api import ArgumentEvidence, Case, CausalLink, Claim, Relation, Side, other
from venire_understudy.debater.quotations import whole_sentences

_AMONG_JURORS = re.compile(r"\b(?:we|us|our|ours|my|me|let's|I'd|I agree)\b", re.IGNORECASE)
"""The map speaks as jurors do among themselves; a debater is not one of them."""
HOPS = 2
"""How far from a premise the claims lie that are drawn into a debate on it."""
PIECES = 3
"""Of evidence for one claim."""


@dataclass(frozen=True, slots=True)
class Rebuttal:
    """What one claim has against another."""

    by: Claim
    to: Claim
    relation: Relation


@dataclass(frozen=True)
class CaseSide:
    """One side of a case."""

    case: Case
    side: Side
    premise: Claim | None = None
    """The claim that is argued out on its own; None: the whole case is."""

    @cached_property
    def claims(self) -> Mapping[str, Claim]:
        """All of the map, by id."""
        return {claim.id: claim for claim in self.case.claims}

    @cached_property
    def own(self) -> Sequence[Claim]:
        """Strongest first; where a premise is debated, the nearest to it first, and none that has nothing to do
        with it."""
        mine = [one for one in self.case.claims if one.side == self.side and (not self.far or one.id in self.far)]
        return sorted(mine, key=lambda one: (self.far.get(one.id, 0), -one.strength, one.id))

    @cached_property
    def far(self) -> Mapping[str, int]:
        """Claim → how many relations it lies from the premise, up to :data:`HOPS`; nothing for the whole case."""
        found = {self.premise.id: 0} if self.premise else dict[str, int]()
        for hop in range(1, HOPS + 1 if found else 1):
            onto = {one.id for one in self.case.claims if any(to.to in found for to in one.relations)}
            from_ = {to.to for id in found for to in self.claims[id].relations}
            found |= dict.fromkeys(sorted((onto | from_) - set(found)), hop)
        return found

    @cached_property
    def answers(self) -> Sequence[Rebuttal]:
        """Everything this side has against the other's claims, the weightiest first."""
        theirs = {claim.id: claim for claim in self.case.claims if claim.side == other(self.side)}
        found = [
            Rebuttal(claim, theirs[to.to], to)
            for claim in self.own
            for to in claim.relations
            if to.to in theirs and to.kind != "supports"
        ]
        return sorted(found, key=lambda one: -one.relation.strength * one.to.strength)

    def put_in(self, text: str) -> Sequence[str]:
        """The claims of either side whose own words stand in this text."""
        return [claim.id for claim in self.case.claims if any(words in text for words in _words(claim))]

    def evidence(self, claim: Claim) -> Sequence[ArgumentEvidence]:
        """What it rests on, as far as it is told in a sentence, things before testimony."""
        ordered = sorted(claim.grounds, key=lambda ground: ground[:1] == "W")
        return [ArgumentEvidence(text=self.told[one], source=one) for one in ordered if one in self.told][:PIECES]

    @cached_property
    def told(self) -> Mapping[str, str]:
        """Ground → what it says, shortly."""
        things = {item.id: f"{item.name}. {whole_sentences(item.description)[0]}" for item in self.case.evidence}
        agreed = {item.id: whole_sentences(item.text)[0] for item in self.case.stipulations}
        sworn = {
            fact.id: f"{witness.name}: “{fact.text}”" for witness in self.case.witnesses for fact in witness.affidavit
        }
        return {**things, **agreed, **sworn}

    def links(self, claim: Claim) -> Sequence[CausalLink]:
        """From the claim to what it bears out: another claim, or the element at stake."""
        borne_out = [
            CausalLink(cause=claim.text, effect=self.claims[to.to].text, strength=to.strength)
            for to in claim.relations
            if to.kind == "supports"
        ]
        return [*borne_out[:1], CausalLink(cause=claim.text, effect=self._conclusion(claim), strength=claim.strength)]

    def _conclusion(self, claim: Claim) -> str:
        elements = {one.id: one for charge in self.case.charges for one in charge.elements}
        element = elements.get(claim.element)
        if element is None:
            return f"The charge {'holds' if self.side == 'prosecution' else 'does not hold'}."
        return element.text if self.side == "prosecution" else f"There is a reasonable doubt about {element.handle}."


def sayings(claim: Claim, *tones: str) -> Sequence[str]:
    """The ways in which a debater can put it: as it is claimed, and as a question to the house; the words that jurors
    have for it among themselves only when these are used up, those of these tones first."""
    own = [words for words in (claim.text, claim.question) if not _AMONG_JURORS.search(words)]
    fit = [kernel for kernel in claim.kernels if not _AMONG_JURORS.search(kernel.text)] or claim.kernels
    return [*own, *(kernel.text for kernel in sorted(fit, key=lambda kernel: kernel.tone not in tones))]


def sayable(answer: Rebuttal) -> bool:
    """Whether a debater can say it to the other in these words."""
    return not _AMONG_JURORS.search(answer.relation.why)


def _words(claim: Claim) -> Sequence[str]:
    return (*(kernel.text for kernel in claim.kernels), *(to.why for to in claim.relations), claim.text, claim.question)
