"""What a side's own case rests on: it neither disputes that, nor mocks it, nor calls it beside the point.

A fact is of one's own case where one's own witness swears to it, where the author lists it as one's target, where a
claim of one's own rests on it, or where it belongs to a piece of evidence that speaks for one. What another witness
says in nearly the same words is the same fact. Source: spec/trial.md, "Opposing counsel, four modes".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from venire.law.case_file.argument_map import Claim
from venire.law.case_file.case import SIDES, Case, Fact, Side, Witness, other
from venire.law.repetition.same_question import normalised

RESTS = 0.4
"""From this strength on a claim, or a piece of evidence, is one that a side stands on."""
BY_FAR = 1.25
"""How many times what the other side rests on a fact one's own case must rest on it, to be helped by a yes."""
NEARLY = 0.65
"""The share of the words of what is said that a fact has, where it tells the same."""
SUBSTANCE = 2
"""So many words of meaning must be said for two things to be told for one."""
RIVAL, VERSION = 0.7, 4
"""The share of their words, and how many, from which two witnesses' facts are two versions of one thing."""
_EXCUSES = re.compile(r"\bbecause\b|\bso that\b|\bI meant\b|\bin order to\b")
_MEANT = re.compile(r'By "')
"""A witness's reason, and its meaning, which are its own to give: 'By "settled" I meant paid.'."""


@dataclass(frozen=True)
class Interest:
    """Finds, for facts and for words, whose case they belong to."""

    case: Case

    def owns(self, fact: str, side: Side) -> bool:
        """Whether this side's own case rests on the fact."""
        return fact in self._own[side]

    def speaks_of_own(self, words: str, side: Side) -> bool:
        """Whether something said, a question or a statement, is after a fact of this side's own case."""
        said = self._said(words)
        return len(said) >= SUBSTANCE and any(len(said & fact) >= NEARLY * len(said) for fact in self._words[side])

    def told_better(self, fact: Fact, side: Side) -> bool:
        """Whether one of the side's own witnesses is called for the same thing, so that nobody has it from the other
        side's in that one's own version."""
        said = self._said(fact.text)
        shared = ((len(said & own), min(len(said), len(own))) for own in self._sought_of_own[side])
        return any(both >= max(VERSION, RIVAL * least) for both, least in shared)

    def sought_by(self, fact: str) -> frozenset[Side]:
        """The sides for which the author lists the fact as a target."""
        return self._listed.get(fact, frozenset())

    def tips(self, fact: str, side: Side) -> bool:
        """Whether it is this side's target, or the strongest claim that rests on it is this side's, and by far the more
        where the other builds on it too: what both build on helps whoever builds the more."""
        if side in self.sought_by(fact):
            return True
        theirs = self._summed(fact, other(side))
        far = self._strongest(fact, other(side)) < RESTS or self._summed(fact, side) >= BY_FAR * theirs
        return far and self._strongest(fact, side) >= self._strongest(fact, other(side))

    def _summed(self, fact: str, side: Side) -> float:
        return sum(claim.strength for claim in self._resting.get(fact, ()) if claim.side == side)

    def points_at(self, name: str, side: Side) -> bool:
        """Whether a claim of this side's speaks of somebody, so that what that person meant is in issue."""
        last = name.split()[-1]
        return any(claim.side == side and last in claim.text for claim in self.case.claims)

    def _strongest(self, fact: str, side: Side) -> float:
        return max((claim.strength for claim in self._resting.get(fact, ()) if claim.side == side), default=0.0)

    @cached_property
    def _resting(self) -> Mapping[str, list[Claim]]:
        found = dict[str, list[Claim]]()
        for claim in self.case.claims:
            for ground in claim.grounds:
                found.setdefault(ground, []).append(claim)
        return found

    @cached_property
    def _own(self) -> Mapping[Side, frozenset[str]]:
        every = [(fact, witness) for witness in self.case.witnesses for fact in witness.affidavit]
        return {side: frozenset(fact.id for fact, by in every if self._of(fact, by, side)) for side in SIDES}

    def _of(self, fact: Fact, witness: Witness, side: Side) -> bool:
        if listed := self.sought_by(fact.id):
            return side in listed
        return witness.side == side or self._strongest(fact.id, side) >= RESTS or self._evidence(fact.id, side)

    def _evidence(self, fact: str, side: Side) -> bool:
        """Whether it belongs to a thing or paper that speaks for this side."""
        mine = ((one.prosecution if side == "prosecution" else one.defence, one.facts) for one in self.case.evidence)
        return any(speaks >= RESTS and fact in facts for speaks, facts in mine)

    @cached_property
    def _listed(self) -> Mapping[str, frozenset[Side]]:
        """Fact -> the sides for which the author lists it as a target."""
        callers: dict[str, Side] = {one.id: one.side for one in self.case.witnesses}
        found = dict[str, frozenset[Side]]()
        for one in self.case.elicits:
            caller = callers[one.witness]
            side: Side = caller if one.weight > 0 else other(caller)
            for fact in one.facts:
                found[fact] = frozenset((*found.get(fact, ()), side))
        return found

    @cached_property
    def _words(self) -> Mapping[Side, tuple[frozenset[str], ...]]:
        """The facts of each side's own case, in words of meaning with their authors' questions."""
        texts = {fact.id: f"{fact.text} {fact.ask}" for one in self.case.witnesses for fact in one.affidavit}
        return {side: tuple(self._said(texts[fact]) for fact in sorted(self._own[side])) for side in SIDES}

    @cached_property
    def _sought_of_own(self) -> Mapping[Side, tuple[frozenset[str], ...]]:
        """What each side is after with its own witnesses."""
        texts = {fact.id: fact.text for one in self.case.witnesses for fact in one.affidavit}
        sides: dict[str, Side] = {fact.id: one.side for one in self.case.witnesses for fact in one.affidavit}
        return {
            side: tuple(
                self._said(texts[fact])
                for fact, listed in self._listed.items()
                if side in listed and sides[fact] == side
            )
            for side in SIDES
        }

    def _said(self, text: str) -> frozenset[str]:
        """Its words of meaning without anybody's name, which one version has and the other leaves to "I"."""
        return normalised(text) - self.names

    @cached_property
    def names(self) -> frozenset[str]:
        """The words of the names of everybody in the case."""
        case = self.case
        people = (case.defendant, *((case.victim,) if case.victim else ()), *case.witnesses)
        return normalised(" ".join(one.name for one in people))


def excuses(fact: Fact) -> bool:
    """Whether the witness gives its reason in it, or what it meant; a "because" that somebody else said is none."""
    own_words = fact.text.partition('"')[0]
    return bool(_EXCUSES.search(own_words) or _MEANT.match(fact.text))
