"""Plans: what a juror could do with the floor, as moves of a dialogue game (Walton and Krabbe 1995; spec/models.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from venire.kernel.chance import Chance
from venire.language.wording.content_words import content_words
from venire.law.api import Claim, JurorCard
from venire.proceedings.deliberation.acts import Move
from venire.proceedings.deliberation.view import JurorView, Said
from venire_understudy.comprehension.case_lore import ClaimLink, Lore
from venire_understudy.comprehension.stance import VOTE_SIDE, Stance
from venire_understudy.juror.speech.dealt_claims import DealtClaims, taste
from venire_understudy.juror.speech.temperaments import temperament

PLANS = 30
"""How many plans are looked at."""
UNLINKED = -1.3
"""What an answer loses that bears on the other's claim by its topic alone."""


UNSPOKEN = 2.4
"""What a claim gains by which the room comes to a weighty piece of evidence for the first time: about as much as a good
answer to what was just said."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One thing a juror could do: put ``claim`` (or ask for it), in answer to a speech, or to nobody."""

    move: Move
    claim: Claim
    answer: Said | None = None
    against: Claim | None = None
    """The claim of the other that is taken up: disputed, granted or built on."""
    link: ClaimLink | None = None
    """The relation by which ``claim`` bears on ``against``."""
    friendly: bool = False
    score: float = 0.0


@dataclass(frozen=True, slots=True)
class Planner:
    """A juror looks for something to say."""

    lore: Lore
    view: JurorView
    card: JurorCard
    stance: Stance
    hand: DealtClaims
    chance: Chance

    def plans(self) -> list[Plan]:
        """The best plans, best first."""
        found = [replace(plan, score=self._score(plan)) for plan in self._all()]
        return sorted(found, key=lambda plan: (-plan.score, plan.claim.id, plan.move))[:PLANS]

    def heard(self) -> list[Said]:
        """The speeches of others that can still be answered, newest first: of the last two rounds that had any."""
        others = [
            speech for speech in self.view.said if speech.juror != self.view.me and speech.round < self.view.round
        ]
        rounds = sorted({speech.round for speech in others}, reverse=True)[:2]
        return [speech for speech in reversed(others) if speech.round in rounds]

    def _all(self) -> Iterator[Plan]:
        mine = [claim for claim in self.lore.case.claims if claim.id in self.hand.put and self._usable(claim)]
        own = [claim for claim in mine if claim.side == self.stance.side]
        for speech in self.heard():
            for name in speech.claims[:2]:
                against = self.lore.claims.get(name)
                if against is not None:
                    yield from self._answers(speech, against, own)
        for claim in own:
            yield Plan("assert", claim)
            if set(claim.types) & {"moral", "emotional"} and claim.values:
                yield Plan("appeal", claim)

    def _usable(self, claim: Claim) -> bool:
        spent = self.view.spent
        return any(f"k:{claim.id}.{place}" not in spent for place in range(len(claim.kernels)))

    def _answers(self, speech: Said, against: Claim, own: list[Claim]) -> Iterator[Plan]:
        friendly = against.side == self.stance.side
        if friendly and self._votes_otherwise(speech):
            return
        for claim in own:
            if claim.id == against.id:
                continue
            link = self._link(claim, against, friendly)
            if link is not None:
                yield from self._linked(speech, against, claim, link, friendly)
            elif self._near(claim, against, 2 if friendly else 4):
                yield Plan("ground" if friendly else "distinguish", claim, speech, against, None, friendly)
                if not friendly:
                    yield Plan("ask" if self.stance.grey else "challenge", claim, speech, against)

    def _votes_otherwise(self, speech: Said) -> bool:
        """Whether whoever said it votes for the other side: who joins it would seem to join that vote. A person is
        answered all the same."""
        by_rote = any(juror.number == speech.juror and juror.by == "ai" for juror in self.view.jurors)
        vote = self.view.votes.get(speech.juror)
        return by_rote and vote is not None and VOTE_SIDE[vote] != self.stance.side

    def _linked(self, speech: Said, against: Claim, claim: Claim, link: ClaimLink, friendly: bool) -> Iterator[Plan]:
        if friendly:
            yield Plan("ground", claim, speech, against, link, True)
            return
        yield Plan("undercut" if link.relation.kind == "undercuts" else "rebut", claim, speech, against, link)
        yield Plan("concede", claim, speech, against, link)
        if f"?:{claim.id}" not in self.view.spent:
            yield Plan("ask" if self.stance.grey else "challenge", claim, speech, against, link)

    def _link(self, claim: Claim, against: Claim, friendly: bool) -> ClaimLink | None:
        wanted = {"supports"} if friendly else {"rebuts", "undercuts"}
        links = self.lore.onto.get(against.id, ())
        return next((link for link in links if link.source == claim.id and link.relation.kind in wanted), None)

    def _near(self, claim: Claim, against: Claim, least: int) -> bool:
        shared = self.lore.words[claim.id] & self.lore.words[against.id]
        return bool(set(claim.topics) & set(against.topics)) and len(shared) >= least

    def _score(self, plan: Plan) -> float:
        label = (
            "plan",
            self.view.round,
            self.view.me,
            plan.move,
            plan.claim.id,
            plan.answer.turn if plan.answer else 0,
        )
        return (
            self._closeness(plan)
            + self._novelty(plan)
            + self._liking(plan)
            + 0.6 * plan.claim.strength
            + 0.7 * self.chance.unit(*label)
        )

    def _closeness(self, plan: Plan) -> float:
        speech = plan.answer
        if speech is None:
            return 0.0 if self.heard() else 1.0
        latest = self.heard()[0].round
        near = 1.6 if speech.round == latest else 0.5
        asked = 1.2 * (speech.target == self.view.me) + 0.7 * self._answers_me(speech)
        person = 0.8 * any(juror.number == speech.juror and juror.by != "ai" for juror in self.view.jurors)
        told = sum(other.replies_to == speech.turn for other in self.view.said)
        link = 0.8 + plan.link.relation.strength if plan.link else UNLINKED
        shared = len(self.lore.words[plan.claim.id] & content_words(speech.text))
        return near + asked + person + link + 0.12 * min(shared, 5) - 0.4 * told

    def _answers_me(self, speech: Said) -> bool:
        mine = {said.turn for said in self.view.said if said.juror == self.view.me}
        return speech.replies_to in mine

    def _novelty(self, plan: Plan) -> float:
        claim = plan.claim.id
        if claim in self.view.made:
            return -1.6
        return -1.1 if claim in self.view.put else 0.6 + UNSPOKEN * self._unspoken(claim)

    def _unspoken(self, claim: str) -> bool:
        """Whether it rests on a piece of evidence that weighs much and of which nobody in the room has spoken."""
        return any(claim in resting and not resting & self.view.put.keys() for resting in self.lore.weighty)

    def _liking(self, plan: Plan) -> float:
        claim, archetype = plan.claim, self.card.archetype
        told = content_words(" ".join((*claim.values, *claim.topics, claim.handle)))
        wanted = content_words(" ".join(self.card.tastes))
        grey = 1.0 if self.stance.grey and plan.move in ("ask", "concede") else 0.0
        return (
            0.9 * (taste(archetype, claim) - 1)
            + 0.35 * min(len(told & wanted), 3)
            + temperament(archetype).moves.get(plan.move, 0.0)
            + grey
            + _base(plan)
        )


def _base(plan: Plan) -> float:
    """Agreement is cheap and must not crowd out dispute; a question without a link is the last resort."""
    usual: Mapping[Move, float] = {"undercut": 0.3, "rebut": 0.3, "concede": 0.25, "ground": -0.4, "challenge": 0.0}
    return usual.get(plan.move, 0.0)
