"""What the direct examinations of one side must bring out between them: what befell whom, and every element of the
charge. It is planned over all of its witnesses, so that nothing that the rest depends on is left to another.

A claim of the argument map says what an element rests on; the witness in whose affidavit its best ground stands is the
one to be asked for it. Source: spec/trial.md; Federal Rule of Evidence 401.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from venire.law.case_file.case import SIDES, Case, Fact, Side, Witness

PER_ELEMENT = 3
"""The claims of a side on one element of which at least one ground is asked for."""
ELEMENT = 2.8
"""What it is worth that a jury hears of an element, beside what rests on it."""
BEFELL = 3.2
"""What it is worth that it hears what happened to whoever was hurt, and how it ended."""
_HARM = re.compile(
    r"\b(?:died?|dead|death|body|drown\w*|killed?|injur\w+|broken?|fractur\w+|wound\w*|bled|bleeding|bruise\w*|burn\w*"
    r"|amputat\w+|stabbed|robbed|st(?:ole|olen)|str(?:uck|ike)|kick(?:ed|s)?|hit|fell|collid\w+|crash\w*|sank|sunk"
    r"|unconscious|stunned|scream\w*|operated|operation|lost|limp|crushed|grey)\b",
    re.IGNORECASE,
)
_NO_HARM = re.compile(r"\b(?:not|never|no|cannot|could|might|would)\b")
_FIRST = re.compile(r"\b(?:I|my|me)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Spine:
    """Finds, for a fact of a side's own witness, whether the whole case wants it told."""

    case: Case

    def worth(self, fact: str, side: Side) -> float:
        """What it is worth beside its own weight; 0 where others will do."""
        return self._wanted.get((fact, side), 0.0)

    def harms(self, fact: str, caller: Side) -> bool:
        """Whether the author lists it as what the other side is after: its own caller does not ask for it."""
        return (fact, caller) in self._given_away

    @cached_property
    def _wanted(self) -> Mapping[tuple[str, Side], float]:
        found = dict[tuple[str, Side], float]()
        for side in SIDES:
            for fact in self._of_elements(side):
                found[fact, side] = ELEMENT
        found |= {(fact, side): BEFELL for side, fact in self._of_harm()}
        return found

    @cached_property
    def _given_away(self) -> frozenset[tuple[str, Side]]:
        callers: dict[str, Side] = {witness.id: witness.side for witness in self.case.witnesses}
        sought = {fact for one in self.case.elicits if one.weight > 0 for fact in one.facts}
        lost = [one for one in self.case.elicits if one.weight < 0]
        return frozenset((fact, callers[one.witness]) for one in lost for fact in one.facts if fact not in sought)

    def _of_elements(self, side: Side) -> Iterator[str]:
        """For every element, the best own ground of each of the side's strongest claims on it."""
        own = {fact.id for witness in self._called(side) for fact in witness.affidavit if fact.first_hand}
        for element in (one.id for charge in self.case.charges for one in charge.elements):
            claims = [one for one in self.case.claims if one.side == side and one.element == element]
            grounded = [
                [ground for ground in one.grounds if ground in own]
                for one in sorted(claims, key=lambda one: -one.strength)
            ]
            yield from (max(grounds, key=self._listed) for grounds in grounded[:PER_ELEMENT] if grounds)

    def _listed(self, fact: str) -> int:
        """The points that the author gives for a fact."""
        return max((one.weight for one in self.case.elicits if fact in one.facts), default=0)

    def _of_harm(self) -> Iterator[tuple[Side, str]]:
        """What befell the victim, by the first side that has anybody who can say."""
        side: Side
        for side in SIDES:
            found = [fact.id for witness in self._called(side) for fact in self._hurt(witness)]
            for fact in found:
                yield side, fact
            if found:
                return

    def _hurt(self, witness: Witness) -> Iterator[Fact]:
        victim = self.case.victim
        if victim is None:
            return
        name = re.compile(rf"\b{re.escape(victim.name.split()[-1])}\b|\b{re.escape(victim.name.split()[0])}\b")
        meant = _FIRST if witness.name == victim.name else name
        for fact in witness.affidavit:
            told = fact.first_hand and meant.search(fact.text) and _HARM.search(fact.text)
            if told and not _NO_HARM.search(fact.text) and not self.harms(fact.id, witness.side):
                yield fact

    def _called(self, side: Side) -> tuple[Witness, ...]:
        return tuple(one for one in self.case.witnesses if one.side == side)
