"""What a side keeps for redirect: facts of its own witness that answer what cross will have brought out.

Asked on direct they would explain what nobody has blamed the witness for. Which fact answers which is in the argument
map: a claim of the caller's that rebuts or undercuts one of the other side's, each resting on a fact of this witness.
Source: Federal Rule of Evidence 611(a); spec/trial.md, "Flows".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from venire.law.case_file.argument_map import Claim
from venire.law.case_file.case import Case, Side


@dataclass(frozen=True)
class Repairs:
    """Finds them in a case."""

    case: Case

    def answered_by(self, fact: str) -> frozenset[str]:
        """The harmful facts of the same witness that this one answers; empty for one that answers nothing."""
        return self._answers.get(fact, frozenset())

    @cached_property
    def _answers(self) -> Mapping[str, frozenset[str]]:
        found = dict[str, set[str]]()
        for fact, harm in self._pairs():
            found.setdefault(fact, set()).add(harm)
        return {fact: frozenset(harms) for fact, harms in found.items()}

    def _pairs(self) -> Iterator[tuple[str, str]]:
        claims = {claim.id: claim for claim in self.case.claims}
        lost = {fact for one in self.case.elicits if one.weight < 0 for fact in one.facts}
        won = {fact for one in self.case.elicits if one.weight > 0 for fact in one.facts}
        for claim, against in _answering(claims):
            for witness in (one for one in self.case.witnesses if one.side == claim.side):
                own = [fact.id for fact in witness.affidavit if fact.first_hand]
                harms = [fact for fact in own if fact in against.grounds and self._hurts(fact, claim.side, lost - won)]
                helps = [fact for fact in own[1:] if fact in claim.grounds and fact not in {*lost, *won}]
                helps = [fact for fact in helps if fact not in against.grounds]
                yield from ((one, harm) for one in helps for harm in harms if self._of_one_matter(one, harm))

    def _of_one_matter(self, fact: str, harm: str) -> bool:
        """Whether both are filed under one topic: what answers a claim need not answer every fact it rests on."""
        return bool(self._topics[fact] & self._topics[harm])

    @cached_property
    def _topics(self) -> Mapping[str, frozenset[str]]:
        return {fact.id: frozenset(fact.topics) for one in self.case.witnesses for fact in one.affidavit}

    def _hurts(self, fact: str, caller: Side, lost: set[str]) -> bool:
        """Whether the other side will ask for it: listed as its target, or the ground of its claims alone."""
        sides = {claim.side for claim in self.case.claims if fact in claim.grounds}
        return fact in lost or (bool(sides) and caller not in sides)


def _answering(claims: Mapping[str, Claim]) -> Iterator[tuple[Claim, Claim]]:
    """A claim, and one of the other side that it speaks against."""
    for claim in claims.values():
        for relation in claim.relations:
            against = claims.get(relation.to)
            if against is not None and relation.kind != "supports" and against.side != claim.side:
                yield claim, against
