"""A case as its jury heard it: only what was testified and stands, only what was admitted.

What a jury may reason from is narrower than the file. Of each affidavit the facts told in court are left; of the
exhibits those in evidence; of each claim of the argument map the ways of saying it that what was heard still bears out;
and the evidence weighs what was heard of it. What the side with the burden promised and did not prove weighs against
it. Source: spec/trial.md, "The same jury that heard the record", spec/deliberation.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import get_args

from venire.language.text.sentences import sentences
from venire.law.case_file.argument_map import Claim, Kernel, Relation, Tone
from venire.law.case_file.case import Case, Evidence, Exhibit, Instruction, Theory, Witness
from venire.law.case_file.claim_grounds import cast_of, names_of
from venire.law.entailment import Judgement, entails
from venire.law.jury.heard_grounds import EvidenceHeard
from venire.law.jury.instructions import particular
from venire.law.jury.shortened_trial import opening_of

_JOINTS = re.compile(r"[;:] |, (?:and|but|so) ")
"""Where one statement of a sentence ends and the next begins."""
BY_WORD = 0.5
"""What testimony alone carries of a piece of evidence whose exhibit was not admitted."""
TONES: tuple[Tone, ...] = get_args(Tone)
BORNE_OUT = 0.5
"""The share of its content words that a claim must find in what was heard."""
AS_MUCH = 0.9
"""How much of what the whole file bears out of a text what was heard must bear out."""
PARTLY = "The jury was told of it in part, and has only the words of the witnesses."
"""Why what was not put in evidence can be contested."""


@dataclass(frozen=True)
class CaseAsHeard:
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
                "opening": self._opening(),
                "instructions": self._instructions(),
                "memo": None,
                "thin": len(claims) < len(self.case.claims) / 6,
            }
        )

    def _instructions(self) -> tuple[Instruction, ...]:
        """Those of the file; without the ones that speak of its own evidence where a witness of it was not heard."""
        if all(map(self._told, self.case.witnesses)):
            return self.case.instructions
        apart = {one.id for one in particular(self.case.instructions)}
        return tuple(one for one in self.case.instructions if one.id not in apart)

    def _opening(self) -> str:
        """The words of the file for a jury that heard every witness of it; else what this jury did hear."""
        told = [one.name for one in self.case.witnesses if self._told(one)]
        if len(told) == len(self.case.witnesses):
            return self.case.opening
        admitted = sum(one.id in self.exhibits for one in self.case.exhibits)
        return opening_of(self.case, told, admitted)

    def _item(self, item: Evidence, weight: float) -> Evidence:
        described = self.told.description(item)
        return item.model_copy(
            update={
                "prosecution": round(item.prosecution * weight, 4),
                "defence": round(item.defence * weight, 4),
                "facts": tuple(fact for fact in item.facts if fact in self.facts),
                "description": described or f"{item.name}.",
                "why": item.why if described == item.description else PARTLY,
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
        shown, carriers = self.told.shown(item), self.told.carriers(item)
        told = sum(fact in self.facts for fact in carriers) / len(carriers) if carriers else 0.0
        if shown is None:
            return told if carriers else 1.0
        return 1.0 if shown else BY_WORD * told

    def _told(self, witness: Witness) -> bool:
        return any(fact.id in self.facts for fact in witness.affidavit)

    def _witness(self, witness: Witness) -> Witness:
        return witness.model_copy(
            update={
                "affidavit": tuple(fact for fact in witness.affidavit if fact.id in self.facts),
                "credibility": tuple(doubt for doubt in witness.credibility if not self.told.only_unheard(doubt)),
                "summary": witness.role if self.told.only_unheard(witness.summary) else witness.summary,
            }
        )

    def _theory(self, theory: Theory | None, weighed: Mapping[str, float]) -> Theory | None:
        if theory is None:
            return None
        return theory.model_copy(update={"covers": tuple(one for one in theory.covers if weighed.get(one))})

    @cached_property
    def told(self) -> EvidenceHeard:
        """What the jury heard of each ground, in words."""
        return EvidenceHeard(self.case, self.facts, self.exhibits)

    def _claims(self) -> tuple[Claim, ...]:
        left = {claim.id: claim for claim in (self._claim(one) for one in self.case.claims) if claim is not None}
        return tuple(self._related(claim, left) for claim in left.values())

    def _unhurt(self, claim: Claim) -> bool:
        """Whether the jury heard all that a claim of the file rests on."""
        return self.told.grounds(claim.grounds) == claim.grounds and all(map(self.told.whole, claim.grounds))

    def _claim(self, claim: Claim) -> Claim | None:
        """The claim on what is left of its grounds; None when they do not bear it out any more."""
        if self._unhurt(claim):
            return claim
        grounds = self.told.grounds(claim.grounds)
        if not grounds or not self._bears_out(claim.grounds, claim.text, BORNE_OUT):
            return None
        if not all(self._bears_out(claim.grounds, text) for text in (claim.handle, claim.question, claim.concession)):
            return None
        kernels = tuple(one for one in claim.kernels if self._bears_out_each(claim.grounds, one.text))
        if not kernels:
            return None
        share = min(1.0, len(grounds) / len(claim.grounds))
        strength = round(claim.strength * (0.5 + 0.5 * share), 4)
        return claim.model_copy(update={"grounds": grounds, "kernels": _toned(kernels), "strength": strength})

    def _related(self, claim: Claim, known: Mapping[str, Claim]) -> Claim:
        """The relations to claims that are left, where what was heard bears out the reason."""
        relations = tuple(one for one in claim.relations if one.to in known and self._holds(claim, one, known[one.to]))
        return claim if relations == claim.relations else claim.model_copy(update={"relations": relations})

    def _holds(self, claim: Claim, relation: Relation, to: Claim) -> bool:
        one, other = self._filed[claim.id], self._filed[to.id]
        if self._unhurt(one) and self._unhurt(other):
            return True
        return self._bears_out((*one.grounds, *other.grounds), relation.why, also=(to.text,))

    def _bears_out_each(self, named: Sequence[str], text: str) -> bool:
        """Whether each statement of a text is borne out, and the whole: what was kept out is not carried by the rest of
        a long sentence."""
        parts = (part for said in sentences(text) for part in _JOINTS.split(said))
        return self._bears_out(named, text) and all(self._bears_out(named, one) for one in parts if one.strip())

    def _bears_out(self, named: Sequence[str], text: str, least: float = 0.0, also: tuple[str, ...] = ()) -> bool:
        """Whether of these grounds of the file what was heard bears a text out: it contradicts nothing, brings in no
        other number or name, and finds nearly all the words that it finds in the file."""
        shared = (*cast_of(self.case), *also)
        filed = (sentence for one in named for sentence in self.told.file.get(one, ()))
        heard = (sentence for one in self.told.grounds(named) for sentence in self.told.says(one))
        whole = _judged((*shared, *filed), text, self._names)
        left = _judged((*shared, *heard), text, self._names)
        return left.coverage >= max(least, AS_MUCH * whole.coverage) and _rules(left) <= _rules(whole)

    @cached_property
    def _filed(self) -> Mapping[str, Claim]:
        return {claim.id: claim for claim in self.case.claims}

    @cached_property
    def _names(self) -> frozenset[str]:
        return names_of(self.case)


@lru_cache(maxsize=20_000)
def _judged(premises: tuple[str, ...], text: str, names: frozenset[str]) -> Judgement:
    """Kept, since the same record is folded again at every act of the jury, and trials of a case share most of it."""
    return entails(premises, text, 0.0, names)


def _rules(judged: Judgement) -> frozenset[str]:
    return frozenset(reason.rule for reason in judged.reasons)


def _toned(kernels: Sequence[Kernel]) -> tuple[Kernel, ...]:
    """Speakers look for a tone; where one fell away the plainest of what is left stands in for it."""
    tones = {kernel.tone for kernel in kernels}
    spare = min(kernels, key=lambda kernel: len(kernel.text))
    return (*kernels, *(Kernel(tone=tone, text=spare.text) for tone in TONES if tone not in tones))
