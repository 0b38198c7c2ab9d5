"""A juror whose vote has changed says so: on whose words, and what it now holds. Source: spec/models.md, "Juror"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.case_file.argument_map import Claim
from venire.law.case_file.persona import JurorCard
from venire.proceedings.deliberation.acts import Speak
from venire.proceedings.deliberation.causes import carrying
from venire.proceedings.deliberation.view import JurorView, Said, TurnedBy
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.stance import IN_WORDS, VOTE_SIDE, Stance, turned_id
from venire_understudy.juror.pull_of_votes import Pulled, called
from venire_understudy.juror.speech.circumstances import of_the_room
from venire_understudy.juror.speech.dealt_claims import DealtClaims
from venire_understudy.juror.speech.discourse_schemas import CHANGE, CHANGE_APART
from venire_understudy.juror.speech.pieces import SpeechMatter
from venire_understudy.juror.speech.plans import Plan
from venire_understudy.juror.speech.realisation import Realiser, SpeechVersion
from venire_understudy.juror.thin_record import LittleHeard

CONSIDERED = 4
"""Claims that are tried as the argument of the new side."""


@dataclass(frozen=True, slots=True)
class Turning:
    """One turn, taken to explain a change of vote."""

    lore: Lore
    view: JurorView
    card: JurorCard
    stance: Stance
    hand: DealtClaims
    chance: Chance

    def speech(self) -> Speak | None:
        """The explanation, or None when no words are left for one."""
        by = self._by()
        if not self.lore.case.claims:
            return self._marked(
                LittleHeard(self.lore.case, self.view, VOTE_SIDE[self.stance.vote], self.chance).turned()
            )
        if by is not None and by.pulled:
            return self._marked(Pulled(self._matter_of(by), self.view, by, self._name(by)).speech(self._grounds(by)))
        best = max(self._versions(by), key=lambda version: version.score, default=None)
        return self._marked(best.speech if best else None)

    def _by(self) -> TurnedBy | None:
        """What the rules say turned this vote; None where they say nothing of it."""
        by = self.view.turned_by
        return by if by is not None and by.vote == self.stance.vote else None

    def _speech_of(self, by: TurnedBy | None) -> Said | None:
        """The speech itself; only its turn and speaker where its words are no longer before the jury."""
        if by is None or by.turn is None or by.juror is None:
            return None
        told = next((said for said in self.view.said if said.turn == by.turn), None)
        return told or Said(turn=by.turn, round=0, juror=by.juror, text="", type="logical", move="assert")

    def _versions(self, by: TurnedBy | None) -> Iterator[SpeechVersion]:
        convinced, answer = self._convinced(by), self._speech_of(by)
        for rank, claim in enumerate(self._grounds(by)):
            plan = Plan("concede", claim, answer, convinced, score=-2.5 * rank)
            matter = self._matter(plan)
            among = CHANGE_APART if matter.apart else CHANGE
            yield from Realiser(self.lore, self.view, self.card, self.chance).versions(plan, matter, among)

    def _grounds(self, by: TurnedBy | None) -> list[Claim]:
        return self._arguments(self._convinced(by))[:CONSIDERED]

    def _convinced(self, by: TurnedBy | None) -> Claim | None:
        """The claim that carried it: one of the new side."""
        claim = carrying(self.lore.case, by.claims, by.vote) if by else None
        known = self.lore.claims.get(claim) if claim else None
        return known if known and known.side == VOTE_SIDE[self.stance.vote] else None

    def _arguments(self, convinced: Claim | None) -> list[Claim]:
        """Claims of the new side in hand that still have fresh words: the very one that convinced first, then what is
        nearest to it and weighs most."""
        side = VOTE_SIDE[self.stance.vote]
        dealt = [claim for claim in self.lore.case.claims if claim.id in self.hand.put]
        mine = [claim for claim in dealt if claim.side == side and self._fresh(claim)]
        return sorted(mine, key=lambda claim: -self._fit(claim, convinced))

    def _fresh(self, claim: Claim) -> bool:
        return any(f"k:{claim.id}.{place}" not in self.view.spent for place in range(len(claim.kernels)))

    def _fit(self, claim: Claim, convinced: Claim | None) -> float:
        if convinced is None:
            return claim.strength
        same = 6.0 * (claim.id == convinced.id) + 3.0 * self._joined(claim, convinced)
        return same + len(set(claim.topics) & set(convinced.topics)) + claim.strength

    def _joined(self, claim: Claim, convinced: Claim) -> bool:
        """Whether the one can be said in the same breath as the other."""
        near = {link.relation.to for link in self.lore.out_of.get(claim.id, ())}
        near |= {link.source for link in self.lore.onto.get(claim.id, ())}
        return claim.id == convinced.id or convinced.id in near or len({*claim.topics} & {*convinced.topics}) > 1

    def _matter(self, plan: Plan) -> SpeechMatter:
        answer = plan.answer
        return SpeechMatter(
            lore=self.lore,
            card=self.card,
            claim=plan.claim,
            side=VOTE_SIDE[self.stance.vote],
            spent=self.view.spent,
            chance=self.chance,
            label=(self.view.round, self.view.me, "turned", plan.claim.id),
            against=plan.against,
            name=called(self.view, answer.juror) if answer else None,
            vote=IN_WORDS[self.stance.vote],
            hand=self.hand.put,
            when=of_the_room(self.view, self.lore.side),
            apart=plan.against is not None and not self._joined(plan.claim, plan.against),
            whole=True,
        )

    def _matter_of(self, by: TurnedBy) -> SpeechMatter:
        """What the words of a juror who was pulled may draw on."""
        claim = next(iter(self._grounds(by)), self.lore.case.claims[0])
        return self._matter(Plan("concede", claim, self._speech_of(by), self._convinced(by)))

    def _name(self, by: TurnedBy) -> str | None:
        return called(self.view, by.juror) if by.juror is not None else None

    def _marked(self, speech: Speak | None) -> Speak | None:
        ids = (turned_id(self.view.me, number) for number, juror, _ in self.view.flips if juror == self.view.me)
        marks = tuple(mark for mark in ids if mark not in self.view.spent)
        return speech.model_copy(update={"made_from": (*speech.made_from, *marks)}) if speech else None
