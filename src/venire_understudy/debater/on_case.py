"""A debater on a case: the argument map of the case is what it knows, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.law.api import Argument, ArgumentEvidence, Case, CausalLink, Claim, Side, other
from venire.proceedings.debate.acts import Argue, Pass
from venire.proceedings.debate.view import DebaterView
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.debater import speeches
from venire_understudy.debater.case_side import CaseSide
from venire_understudy.debater.turn import DebaterTurn, SaidInDebate
from venire_understudy.debater.words import DebaterVoice

MOST_EVIDENCE, MOST_LINKS = 8, 6
LETTERS = 4000


@dataclass(frozen=True)
class OnCase:
    """Argues one case, for whichever side it is asked to."""

    case: Case
    chance: Chance

    def turn(self, view: DebaterView, side: Side) -> Argue | Pass:
        """What is said in this turn; where the topic is a claim of the map, ``side`` is for or against that claim's."""
        mine = CaseSide(self.case, side, self.premise(view.topic))
        if not mine.own:
            return Pass(why=f"The argument map of the case {self.case.id} has no claim for my side.")
        said = self._said(view, mine)
        dice = self.chance.within(view.me.name, len(view.arguments))
        voice = self._voice(view, side, said)
        return self._argument(view, said, _composed(view, mine, said, voice, dice), voice)

    def premise(self, topic: str) -> Claim | None:
        """The claim that a topic is; None where the whole case is debated."""
        return next((claim for claim in self.case.claims if claim.text == topic), None)

    def _voice(self, view: DebaterView, side: Side, said: SaidInDebate) -> DebaterVoice:
        charge = self.case.charges[0].name if self.case.charges else "what is charged"
        usual = {"defendant": self.case.defendant.name, "charge": charge[:1].lower() + charge[1:]}
        place = [one.name for one in view.debaters].index(view.me.name)
        return DebaterVoice(
            side, said.heard, said.own, self.chance, place, len(view.debaters), usual, self.case.kind == "civil"
        )

    def _argument(self, view: DebaterView, said: SaidInDebate, turn: DebaterTurn, voice: DebaterVoice) -> Argue | Pass:
        if not turn.leading:
            return Pass(why="I have said what the papers let me say.")
        thesis = _thesis(turn.side, voice) if view.level == "strategic" else turn.leading[0].text
        return Argue(
            thinking=_thinking(turn),
            level=view.level,
            thesis=thesis,
            evidence=tuple(_evidence(turn)),
            links=tuple(_links(turn.side, turn.leading)),
            counters=tuple(dict.fromkeys(turn.counters)),
            ethics=voice.say("ethics"),
            relations=said.relations(turn),
            text=turn.text,
        )

    def _said(self, view: DebaterView, side: CaseSide) -> SaidInDebate:
        """What has been said, told apart by who stands with this side."""
        ours = {one.name for one in view.debaters if one.stance == view.me.stance} | {view.me.name}
        mine = [one for one in view.arguments if one.by in ours]
        theirs = [one for one in view.arguments if one.by not in ours]
        put = {one.id: self._put(one, side.side) for one in mine}
        put |= {one.id: self._put(one, other(side.side)) for one in theirs}
        return SaidInDebate(side, mine, theirs, put)

    def _put(self, argument: Argument, side: Side) -> tuple[str, ...]:
        """The claims of the speaker's side that an argument puts: by the map's own words, else by what it means."""
        own = CaseSide(self.case, side)
        worded = [id for id in own.put_in(f"{argument.thesis} {argument.text}") if own.claims[id].side == side]
        return tuple(worded) or tuple(point.claim for point in self._matcher.points(argument.text, side))

    @cached_property
    def _matcher(self) -> Matcher:
        return Matcher(Lore(self.case))


def _thesis(side: CaseSide, voice: DebaterVoice) -> str:
    premise = side.premise
    if premise is None:
        return voice.say("thesis")
    of = "yes" if premise.side == side.side else "no"
    return voice.say("premise_thesis", of=of, premise=premise.text, handle=premise.handle)


def _composed(view: DebaterView, side: CaseSide, said: SaidInDebate, voice: DebaterVoice, dice: Chance) -> DebaterTurn:
    if view.phase == "opening" and side.premise is not None:
        return speeches.opening_on(side.premise, side, said, voice, dice)
    if view.phase in ("opening", "closing"):
        speech = speeches.opening if view.phase == "opening" else speeches.closing
    else:
        speech = speeches.operational if view.level == "operational" else speeches.tactical
    return speech(side, said, voice, dice)


def _evidence(turn: DebaterTurn) -> Sequence[ArgumentEvidence]:
    """Of every claim its best, until there is enough; each piece once."""
    pieces = [turn.side.evidence(claim) for claim in turn.leading]
    ranked = [row[place] for place in range(3) for row in pieces if place < len(row)]
    return list({one.source: one for one in reversed(ranked)}.values())[::-1][:MOST_EVIDENCE]


def _links(side: CaseSide, claims: Sequence[Claim]) -> Sequence[CausalLink]:
    found = [link for claim in claims for link in side.links(claim)]
    return list({(link.cause, link.effect): link for link in found}.values())[:MOST_LINKS]


def _thinking(turn: DebaterTurn) -> str:
    put = ", ".join(claim.handle for claim in turn.argued)
    met = ", ".join(one.to.handle for one in turn.answered)
    told = [f"I put {put}." if put else "", f"I answer {met}." if met else ""]
    return " ".join(part for part in told if part)
