"""A case as its jury heard it: only what was testified and stands, only what was admitted.

What a jury may reason from is narrower than the file. Of each affidavit the facts told in court are left; of the
exhibits those in evidence; of each claim of the argument map the ways of saying it that what was heard still bears out;
and the evidence weighs what was heard of it. What the side with the burden promised and did not prove weighs against
it. Source: spec/trial.md ("the same jury that heard the record"), spec/deliberation.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import get_args

from venire.law.argument_map import Claim, Kernel, Relation, Tone
from venire.law.case import Case, Evidence, Exhibit, Theory, Witness
from venire.law.entailment import entails
from venire.law.grounds import cast_of, grounds_of, names_of

BY_WORD = 0.5
"""What testimony alone carries of a piece of evidence whose exhibit was not admitted."""
TONES: tuple[Tone, ...] = get_args(Tone)
BORNE_OUT = 0.6
"""The share of its content words that a claim, or a way of saying it, must find in what was heard."""


@dataclass(frozen=True)
class AsHeard:
    """What reached the jury of a case: ids of facts told and not struck, and of exhibits admitted."""

    case: Case
    facts: frozenset[str]
    exhibits: frozenset[str]

    def as_case(self) -> Case:
        """The case file that the jury has in its head. The same case, and nothing that it did not hear."""
        weighed = {item.id: self._weight(item) for item in self.case.evidence}
        claims = self._claims()
        return self.case.model_copy(
            update={
                "evidence": tuple(
                    self._item(item, weighed[item.id]) for item in self.case.evidence if weighed[item.id]
                ),
                "witnesses": tuple(self._witness(one) for one in self.case.witnesses if self._told(one)),
                "exhibits": tuple(self._exhibit(one, claims) for one in self.case.exhibits if one.id in self.exhibits),
                "elicits": (),
                "prosecution_theory": self._theory(self.case.prosecution_theory, weighed),
                "defence_theory": self._theory(self.case.defence_theory, weighed),
                "prosecution_arguments": (),
                "defence_arguments": (),
                "claims": claims,
                "unproved": sum(item.prosecution * (1 - weighed[item.id]) for item in self.case.evidence),
                "memo": None,
                "thin": len(claims) < len(self.case.claims) / 6,
            }
        )

    def _item(self, item: Evidence, weight: float) -> Evidence:
        return item.model_copy(
            update={
                "prosecution": round(item.prosecution * weight, 4),
                "defence": round(item.defence * weight, 4),
                "facts": tuple(fact for fact in item.facts if fact in self.facts),
            }
        )

    def _exhibit(self, exhibit: Exhibit, claims: Sequence[Claim]) -> Exhibit:
        known = self.facts | {claim.id for claim in claims}
        return exhibit.model_copy(
            update={
                "foundation": tuple(fact for fact in exhibit.foundation if fact in self.facts),
                "proves": tuple(one for one in exhibit.proves if one in known),
            }
        )

    def _weight(self, item: Evidence) -> float:
        """How much of a piece of evidence was heard, 0 to 1."""
        shown = [one.id in self.exhibits for one in self.case.exhibits if one.evidence == item.id]
        carriers = [*item.facts, *(fact for one in self._carrying(item) for fact in one)]
        told = sum(fact in self.facts for fact in carriers) / len(carriers) if carriers else 0.0
        if not shown:
            return told if carriers else 1.0
        return 1.0 if any(shown) else BY_WORD * told

    def _carrying(self, item: Evidence) -> Sequence[Sequence[str]]:
        """The facts that lay the foundation of the exhibits it is."""
        return [one.foundation for one in self.case.exhibits if one.evidence == item.id]

    def _told(self, witness: Witness) -> bool:
        return any(fact.id in self.facts for fact in witness.affidavit)

    def _witness(self, witness: Witness) -> Witness:
        return witness.model_copy(
            update={"affidavit": tuple(fact for fact in witness.affidavit if fact.id in self.facts)}
        )

    def _theory(self, theory: Theory | None, weighed: Mapping[str, float]) -> Theory | None:
        if theory is None:
            return None
        return theory.model_copy(update={"covers": tuple(one for one in theory.covers if weighed.get(one))})

    @cached_property
    def _grounds(self) -> Mapping[str, Sequence[str]]:
        """What each id that the jury heard of says."""
        told = grounds_of(self.case)
        heard = {item.id for item in self.case.evidence if self._weight(item)}
        heard |= self.facts | self.exhibits | {one.id for one in self.case.stipulations}
        return {name: says for name, says in told.items() if name in heard}

    def _claims(self) -> tuple[Claim, ...]:
        left = [claim for claim in (self._claim(one) for one in self.case.claims) if claim is not None]
        known = {claim.id for claim in left}
        return tuple(_related(claim, known) for claim in left)

    def _claim(self, claim: Claim) -> Claim | None:
        """The claim on what is left of its grounds; None when they do not bear it out any more."""
        grounds = tuple(one for one in claim.grounds if one in self._grounds)
        if grounds == claim.grounds:
            return claim
        if not grounds or not self._bears_out(grounds, claim.text):
            return None
        kernels = tuple(one for one in claim.kernels if self._bears_out(grounds, one.text))
        if not kernels:
            return None
        share = len(grounds) / len(claim.grounds)
        strength = round(claim.strength * (0.5 + 0.5 * share), 4)
        return claim.model_copy(update={"grounds": grounds, "kernels": _toned(kernels), "strength": strength})

    def _bears_out(self, grounds: Sequence[str], text: str) -> bool:
        premises = (*cast_of(self.case), *(sentence for one in grounds for sentence in self._grounds[one]))
        return _entailed(premises, text, self._names)

    @cached_property
    def _names(self) -> frozenset[str]:
        return names_of(self.case)


@lru_cache(maxsize=20_000)
def _entailed(premises: tuple[str, ...], text: str, names: frozenset[str]) -> bool:
    """Kept, since the same record is folded again at every act of the jury, and trials of a case share most of it."""
    return entails(premises, text, BORNE_OUT, names).ok


def _toned(kernels: Sequence[Kernel]) -> tuple[Kernel, ...]:
    """Speakers look for a tone; where one fell away the plainest of what is left stands in for it."""
    tones = {kernel.tone for kernel in kernels}
    spare = min(kernels, key=lambda kernel: len(kernel.text))
    return (*kernels, *(Kernel(tone=tone, text=spare.text) for tone in TONES if tone not in tones))


def _related(claim: Claim, known: set[str]) -> Claim:
    relations: tuple[Relation, ...] = tuple(one for one in claim.relations if one.to in known)
    return claim if relations == claim.relations else claim.model_copy(update={"relations": relations})
