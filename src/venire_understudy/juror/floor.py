"""A juror has the floor: what it says of all it could say, and what it says when nothing is left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from venire.kernel.chance import Chance
from venire.kernel.record import Act
from venire.law.api import Claim, JurorCard
from venire.proceedings.deliberation.acts import Pass, Speak
from venire.proceedings.deliberation.view import JurorView, Said
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.heard_speech import Ears
from venire_understudy.comprehension.stance import IN_WORDS, Stance
from venire_understudy.juror.clarification import AskingBack
from venire_understudy.juror.replies_to_player import Due, PlayerReplies, dues
from venire_understudy.juror.speech.circumstances import of_the_room
from venire_understudy.juror.speech.dealt_claims import DealtClaims
from venire_understudy.juror.speech.discourse_schemas import Schema, schemas
from venire_understudy.juror.speech.pieces import SpeechMatter
from venire_understudy.juror.speech.plans import Plan, Planner
from venire_understudy.juror.speech.quotation import quotable
from venire_understudy.juror.speech.realisation import Realiser, SpeechVersion
from venire_understudy.juror.thin_record import LittleHeard

REALISED = 5
"""Plans that are put into words."""


@dataclass(frozen=True, slots=True)
class Floor:
    """One turn."""

    lore: Lore
    matcher: Matcher
    view: JurorView
    card: JurorCard
    stance: Stance
    hand: DealtClaims
    chance: Chance

    def act(self) -> Act:
        """A speech, or a pass when there is nothing left to say. A person's speech is answered before anything else."""
        owed = dues(self.view, self.ears)
        due = owed.get(self.view.me)
        if due is None:
            return self._dealt(owed).own()
        return self._answered(due) or self.own()

    @property
    def ears(self) -> Ears:
        """What understands a person."""
        return Ears(self.lore, self.matcher)

    def _reserved(self, due: Due) -> frozenset[str]:
        """The claims that bear on what a person said: they are for whoever answers."""
        claims = due.heard.claims
        links = (link.source for claim in claims for link in self.lore.onto.get(claim, ()))
        return frozenset((*claims, *links)) if due.heard.kind == "argument" else frozenset()

    def _dealt(self, owed: Mapping[int, Due]) -> Floor:
        """Without the claims that are kept for those who answer people."""
        kept = frozenset[str]().union(*(self._reserved(due) for due in owed.values()))
        return replace(self, hand=replace(self.hand, put=self.hand.put - kept))

    def _answered(self, due: Due) -> Act | None:
        """The answer to a person, or the admission that there is none."""
        answering = PlayerReplies(self.ears, self.view, self.card, self.stance, self.chance, due)
        match due.heard.kind:
            case "mistaken":
                return answering.correction()
            case "poll" | "question":
                return answering.opinion() or answering.nothing()
            case "aside":
                return answering.aside()
            case "unplaced":
                asked = AskingBack(self.matcher, self.view, self.card, self.stance, self.chance).back(due.said)
                return asked or answering.nothing()
            case "argument":
                found = self._argued_back(due)
                return answering.taken_up(found) if found else answering.nothing()

    def _argued_back(self, due: Due) -> Speak | None:
        """The best reply to just this speech, with every claim in hand that bears on it."""
        said = due.said.model_copy(update={"claims": due.heard.claims})
        others = tuple(one for one in self.view.said if one.turn != said.turn)
        view = self.view.model_copy(update={"said": (*others, said)})
        mine = self._reserved(due)
        floor = replace(
            self, view=view, hand=DealtClaims(self.hand.put | mine, self.hand.grant | frozenset(said.claims))
        )
        plans = [plan for plan in floor.planner().plans() if plan.answer == said]
        versions = [
            one for start in range(0, len(plans), REALISED) for one in floor.versions(plans[start : start + REALISED])
        ]
        best = max(versions, key=lambda version: version.score, default=None)
        return best.speech if best else None

    def own(self) -> Act:
        """What this juror would say unasked."""
        asked = AskingBack(self.matcher, self.view, self.card, self.stance, self.chance).speech()
        if asked is not None:
            return asked
        for source in (self._called_for_a_vote, self._wavered, self._argued):
            best = max(source(), key=lambda version: version.score, default=None)
            if best is not None:
                return best.speech
        little = LittleHeard(self.lore.case, self.view, self.stance.side, self.chance).speech()
        rested = max(self._rested(), key=lambda version: version.score, default=None)
        return little or (rested.speech if rested else Pass())

    def _called_for_a_vote(self) -> Iterator[SpeechVersion]:
        """Those who want to go home ask for hands when nothing has moved for a while; others seldom do."""
        likely = 0.25 if self.card.archetype == "impatient" else min(0.05 * self.view.unchanged, 0.15)
        if (
            self.view.round > 2
            and not self._rested_lately()
            and self.chance.below(likely, "call", self.view.round, self.view.me)
        ):
            yield from self._resting([schema for schema in schemas("rest") if "call_vote" in schema.moves])

    def _wavered(self) -> Iterator[SpeechVersion]:
        """In two minds, and saying so."""
        if not self.stance.grey or not self.chance.below(0.35, "waver", self.view.round, self.view.me):
            return
        disputes = [plan for plan in self.planner().plans() if plan.answer is not None and not plan.friendly]
        for plan in disputes[:REALISED]:
            yield from self._realiser().versions(replace(plan, move="concede"), self.matter(plan), schemas("waver"))

    def _argued(self) -> Iterator[SpeechVersion]:
        plans = self.planner().plans()
        found = list(self.versions(plans[:REALISED]))
        yield from found or self.versions(plans[REALISED:])

    def planner(self) -> Planner:
        """Looks for something to say."""
        return Planner(self.lore, self.view, self.card, self.stance, self.hand, self.chance)

    def versions(self, plans: Iterable[Plan]) -> Iterator[SpeechVersion]:
        """Plans, put into words."""
        for plan in plans:
            yield from self._realiser().versions(plan, self.matter(plan))

    def _realiser(self) -> Realiser:
        return Realiser(self.lore, self.view, self.card, self.chance)

    def matter(self, plan: Plan) -> SpeechMatter:
        """What the words of a plan may draw on."""
        against, answer = plan.against, plan.answer
        return SpeechMatter(
            lore=self.lore,
            card=self.card,
            claim=plan.claim,
            side=self.stance.side,
            spent=self.view.spent,
            chance=self.chance,
            label=(self.view.round, self.view.me, plan.move, plan.claim.id),
            against=against,
            link=plan.link,
            grants=against is not None and against.id in self.hand.grant and f"g:{against.id}" not in self.view.spent,
            name=self._called(answer.juror) if answer else None,
            quote=self._quote(answer, against) if answer and against else None,
            vote=IN_WORDS[self.stance.vote],
            own=self._own(plan.claim),
            hand=self.hand.put,
            when=of_the_room(self.view, self.lore.side),
        )

    def _called(self, juror: int) -> str:
        return next(seen.called for seen in self.view.jurors if seen.number == juror)

    def _quote(self, answer: Said, against: Claim) -> str | None:
        names = [seen.called for seen in self.view.jurors]
        said_of_it = " ".join(self.lore.told(name) for name in answer.claims)
        by_rote = any(seen.number == answer.juror and seen.by == "ai" for seen in self.view.jurors)
        found = quotable(answer.text, self.lore.words[against.id], names)
        on_the_point = [clause for clause in found if clause in said_of_it] or ([] if by_rote else found)
        mine = on_the_point[self._place() :: max(1, len(self.view.speakers))]
        return mine[0] if mine else None

    def _place(self) -> int:
        """My place among the speakers of the round, so that no two of them take up the same words."""
        speakers = self.view.speakers
        return speakers.index(self.view.me) if self.view.me in speakers else 0

    def _own(self, fallback: Claim) -> Claim:
        made = [name for name in self.view.made if self.lore.side(name) == self.stance.side]
        return self.lore.claims[made[-1]] if made else fallback

    def _rested(self) -> Iterator[SpeechVersion]:
        """Nothing new to argue: to hold, to waver, or to want a vote, once in a while; then silence."""
        if self._rested_lately():
            return
        calls = self.card.archetype == "impatient" or self.chance.below(0.4, "rest", self.view.round, self.view.me)
        yield from self._resting([schema for schema in schemas("rest") if ("call_vote" in schema.moves) == calls])

    def _rested_lately(self) -> bool:
        """Whether this juror has just held or called, or anybody has called for a vote in the last round."""
        last = self.view.said[-8:]
        mine = any(said.juror == self.view.me and said.move in ("hold", "call_vote") for said in last)
        return mine or any(said.move == "call_vote" and said.round >= self.view.round - 1 for said in last)

    def _resting(self, among: Sequence[Schema]) -> Iterator[SpeechVersion]:
        """To hold or to call: words that put no claim. Only who has put one before has a view to hold to."""
        held = next((claim for claim in self.lore.case.claims if claim.side == self.stance.side), None)
        among = [schema for schema in among if self.view.made or "hold" not in schema.beats]
        if held is None or not among:
            return
        own = self._own(held)
        plan = Plan("call_vote" if "call_vote" in among[0].moves else "hold", own)
        for version in self._realiser().versions(plan, self.matter(plan), among):
            yield SpeechVersion(version.speech.model_copy(update={"claims": (), "cites": ()}), version.score)
