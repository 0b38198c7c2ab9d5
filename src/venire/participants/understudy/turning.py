"""A juror whose vote has changed says so: on whose words, and what it now holds. Source: spec/models.md ("changes its
mind for reasons on the record")."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.argument_map import Claim
from venire.law.persona import JurorCard
from venire.participants.understudy.hands import Hand
from venire.participants.understudy.lore import Lore
from venire.participants.understudy.pieces import Matter
from venire.participants.understudy.plan import Plan
from venire.participants.understudy.realise import Realiser, Version
from venire.participants.understudy.schemas import CHANGE
from venire.participants.understudy.stance import IN_WORDS, VOTE_SIDE, Stance, turned_id
from venire.proceedings.deliberation.acts import Speak
from venire.proceedings.deliberation.view import JurorView, Reason, Said

CONSIDERED = 4
"""Claims that are tried as the argument of the new side."""


@dataclass(frozen=True, slots=True)
class Turning:
    """One turn, taken to explain a change of vote."""

    lore: Lore
    view: JurorView
    card: JurorCard
    stance: Stance
    hand: Hand
    chance: Chance

    def speech(self) -> Speak | None:
        """The explanation, or None when no words are left for one."""
        reason = self._reason()
        answer = self._speech_of(reason) if reason else None
        best = max(self._versions(reason, answer), key=lambda version: version.score, default=None)
        return self._marked(best.speech) if best else None

    @property
    def _round(self) -> int:
        """The round in which the vote changed."""
        return max((number for number, juror, _ in self.view.flips if juror == self.view.me), default=0)

    def _reason(self) -> Reason | None:
        """What the rules say carried the change: the strongest push toward the new vote in the round of the change, or
        before it where that round has none."""
        sign = 1 if self.stance.vote == "guilty" else -1
        toward = [reason for reason in self.view.reasons if reason.delta * sign > 0]
        rounds = {reason.turn: self._speech_of(reason).round for reason in toward}
        heard = [reason for reason in toward if rounds[reason.turn] <= self._round]
        return max(heard, key=lambda reason: (rounds[reason.turn] == self._round, abs(reason.delta)), default=None)

    def _speech_of(self, reason: Reason) -> Said:
        """The speech itself; only its turn and speaker where its words are no longer before the jury."""
        told = next((said for said in self.view.said if said.turn == reason.turn), None)
        return told or Said(turn=reason.turn, round=0, juror=reason.juror, text="", type="logical", move="assert")

    def _versions(self, reason: Reason | None, answer: Said | None) -> Iterator[Version]:
        convinced = self._convinced(reason)
        for rank, claim in enumerate(self._arguments(convinced)[:CONSIDERED]):
            plan = Plan("concede", claim, answer, convinced, score=-2.5 * rank)
            yield from Realiser(self.lore, self.view, self.card, self.chance).versions(plan, self._matter(plan), CHANGE)

    def _convinced(self, reason: Reason | None) -> Claim | None:
        """The claim that carried it: one of the new side."""
        known = [self.lore.claims[name] for name in reason.claims if name in self.lore.claims] if reason else []
        return next((claim for claim in known if claim.side == VOTE_SIDE[self.stance.vote]), None)

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
        same = 3.0 * (claim.id == convinced.id)
        return same + len(set(claim.topics) & set(convinced.topics)) + claim.strength

    def _joined(self, claim: Claim, convinced: Claim) -> bool:
        """Whether the one can be said in the same breath as the other."""
        near = {link.relation.to for link in self.lore.out_of.get(claim.id, ())}
        near |= {link.source for link in self.lore.onto.get(claim.id, ())}
        return claim.id == convinced.id or convinced.id in near or len({*claim.topics} & {*convinced.topics}) > 1

    def _matter(self, plan: Plan) -> Matter:
        answer = plan.answer
        return Matter(
            lore=self.lore,
            card=self.card,
            claim=plan.claim,
            side=VOTE_SIDE[self.stance.vote],
            spent=self.view.spent,
            chance=self.chance,
            label=(self.view.round, self.view.me, "turned", plan.claim.id),
            against=plan.against if plan.against and self._joined(plan.claim, plan.against) else None,
            name=next((seen.called for seen in self.view.jurors if answer and seen.number == answer.juror), None),
            vote=IN_WORDS[self.stance.vote],
            hand=self.hand.put,
        )

    def _marked(self, speech: Speak) -> Speak:
        ids = (turned_id(self.view.me, number) for number, juror, _ in self.view.flips if juror == self.view.me)
        marks = tuple(mark for mark in ids if mark not in self.view.spent)
        return speech.model_copy(update={"made_from": (*speech.made_from, *marks)})
