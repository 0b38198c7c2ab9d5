"""The understudy in a witness's seat: from what the seat may see to its testimony.

Source: spec/models.md, spec/trial.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.api import Bank, Case, Exhibit, Fact, without_tender
from venire.ports import Embedder
from venire.proceedings.examination.acts import Testify
from venire.proceedings.examination.view import WitnessView
from venire_understudy.witness.affidavit.acquaintance import Acquaintance, people_of
from venire_understudy.witness.affidavit.first_person import in_first_person
from venire_understudy.witness.affidavit.knowledge import Knowledge, knowledge
from venire_understudy.witness.bank.answers import BankAnswers
from venire_understudy.witness.particulars.exhibit import identified, known_by
from venire_understudy.witness.questions.conversation import ExchangedTurn
from venire_understudy.witness.recall.nearness import Nearness
from venire_understudy.witness.recall.search import Likeness
from venire_understudy.witness.speech.answer import WitnessAnswer
from venire_understudy.witness.stand import WitnessStand


@dataclass(frozen=True)
class WitnessSeat:
    """Answers for ``witness/…`` from its view alone. ``case``: for the frames of its facts, where there is one;
    ``embedder``: without it words are matched by stems and thesaurus."""

    chance: Chance
    case: Case | None = None
    embedder: Embedder | None = None
    likeness: Likeness | None = None
    """Of whole sentences by their vectors; without it words alone decide."""
    bank: Bank | None = None
    """How its case's witnesses are asked, and what they say; without one the affidavit alone answers."""

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Testify:
        """The witness's testimony. Raises :class:`VenireError` for a view that is no witness's."""
        if not isinstance(view, WitnessView):
            raise VenireError("A witness can answer only from a witness's view.", "Ask another participant.")
        if told := await self._from_bank(view):
            return told
        if self._nearness is None:
            return self.testify(view)
        return self.testify(view, await self._nearness.of(view.question, view.affidavit.values()))

    def testify(self, view: WitnessView, nearness: Mapping[tuple[str, str], float] | None = None) -> Testify:
        """What this witness says to the question before it."""
        if known := identified(view, self._vouches_for(view), self.chance.within("witness", view.me, view.number)):
            return _testimony(known)
        stand = WitnessStand(
            known=_known(tuple(view.affidavit.items()), view.name, self._facts(view.me)),
            profile=view.profile,
            chance=self.chance.within("witness", view.me, view.number),
            earlier=tuple(
                ExchangedTurn(said.question, said.answer) for said in view.exchanges if said.answer and not said.struck
            ),
            told=view.told,
            sources=tuple(view.affidavit.values()),
            adverse=any(seen.id == view.me and seen.side != view.asks for seen in view.witnesses),
            nearness=nearness or {},
            likeness=self.likeness,
            name=view.name,
            role=view.role,
            people=self._people(view),
        )
        by = stand.tells(known_by(view, self._sponsored(view)))
        return _testimony(by or stand.answer(without_tender(view.question)))

    async def _from_bank(self, view: WitnessView) -> Testify | None:
        """What the bank has for this question, of which the witness is not asked to vouch for an exhibit."""
        if self._bank is None or identified(view, self._vouches_for(view), self.chance):
            return None
        return await self._bank.answer(view)

    @cached_property
    def _bank(self) -> BankAnswers | None:
        return BankAnswers(self.bank, self.embedder) if self.bank and self.embedder else None

    @cached_property
    def _nearness(self) -> Nearness | None:
        return Nearness(self.embedder) if self.embedder else None

    def _vouches_for(self, view: WitnessView) -> frozenset[str]:
        """The exhibits that come to court through this witness."""
        return frozenset(one.id for one in self._sponsored(view))

    def _sponsored(self, view: WitnessView) -> tuple[Exhibit, ...]:
        return tuple(one for one in (self.case.exhibits if self.case else ()) if one.sponsor == view.me)

    def _people(self, view: WitnessView) -> tuple[Acquaintance, ...]:
        """Whom the case is about: the parties by their occupation, the other witnesses by their role."""
        roles = {seen.name: seen.role for seen in view.witnesses}
        if self.case is None:
            return people_of(roles, "", "", view.name)
        parties = [one for one in (self.case.defendant, self.case.victim) if one]
        roles |= {one.name: one.occupation for one in parties}
        victim = self.case.victim.name if self.case.victim else ""
        return people_of(roles, self.case.defendant.name, victim, view.name)

    def _facts(self, witness: str) -> tuple[Fact, ...]:
        """Its facts as the case has them: their frames, and how each is told on the stand."""
        people = self.case.witnesses if self.case else ()
        return next((one.affidavit for one in people if one.id == witness), ())


def _testimony(answer: WitnessAnswer) -> Testify:
    return Testify(
        text=answer.text,
        stance=answer.stance,
        facts=answer.facts,
        volunteered=answer.volunteered,
        made_from=answer.facts,
    )


@lru_cache(maxsize=64)
def _known(facts: tuple[tuple[str, str], ...], name: str, written: tuple[Fact, ...] = ()) -> Knowledge:
    own = in_first_person([text for _, text in facts], name)
    ids = [identity for identity, _ in facts]
    frames = {fact.id: fact.frame for fact in written}
    return knowledge(
        dict(zip(ids, own, strict=True)),
        {identity: frame.subject for identity, frame in frames.items()},
        {fact.id: fact.aloud for fact in written if fact.aloud},
        frames,
    )
