"""What counsel, a witness and the judge do in court."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from venire.errors import VenireError
from venire.law.evidence.grounds import CARDS, Ground, Ruling
from venire.mcp.arguments import SeatToken
from venire.mcp.desk import Desk
from venire.mcp.examination.state import court_state
from venire.mcp.seats.place import Place, place_of
from venire.mcp.seats.turn import TurnTold, handed
from venire.mcp.tool import AgentTool
from venire.proceedings.examination import acts
from venire.proceedings.trial.acts import Address

Question = Annotated[str, Field(description="The question, as counsel puts it to the witness.")]
HeldUp = Annotated[
    str, Field(description="An exhibit held up to the witness with the question, by id; empty: none.", max_length=40)
]
ExhibitId = Annotated[str, Field(description="The exhibit, by id: X2.", min_length=1, max_length=40)]
ToTheJury = Annotated[bool, Field(description="Show the jury an exhibit that has been admitted.")]
OnGround = Annotated[Ground, Field(description="The ground.")]
Argued = Annotated[str, Field(description="A sentence on why; may be left empty.")]
Reply = Annotated[str, Field(description="A sentence; may be left empty.")]
AnswerText = Annotated[str, Field(description="What you say on the stand.")]
StanceText = Annotated[
    acts.Stance,
    Field(description="What the answer does: affirm, deny, tell, correct a false premise, or unknown."),
]
FactsTold = Annotated[
    tuple[str, ...],
    Field(
        description='The facts of your affidavit that the answer tells, confirms or denies, by id: ["W1.3"]. Empty for '
        "unknown.",
        max_length=20,
    ),
]
RulingText = Annotated[
    Ruling, Field(description="sustained (the objection is good) or overruled (the witness answers).")
]
RuleNumber = Annotated[
    str,
    Field(
        description="The number of the Federal Rule of Evidence it rests on, such as 611(c). Empty: the chief rule of "
        "the ground that was named.",
        max_length=40,
    ),
]
Reason = Annotated[str, Field(description="What you say to counsel, in a sentence or two.")]
Speech = Annotated[str, Field(description="What you say to the jury; empty: you waive it.")]


def _grounds() -> str:
    """Every ground with its hint and its rules."""
    told = (f"- {name}: {card.hint} (Rule {', '.join(card.rules)})" for name, card in CARDS.items())
    return "\n".join(("The grounds:", *told))


class ActingTools:
    """The acts of a court that have tools of their own."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def tools(self) -> Sequence[AgentTool]:
        put = (acts.PutQuestion.kind,)
        offer = (acts.OfferExhibit.kind, acts.ShowExhibit.kind)
        objecting = (acts.Object.kind, acts.MoveToStrike.kind)
        return (
            AgentTool("ask_question", "Ask the witness", self.ask_question, acts=put),
            AgentTool("offer_exhibit", "Offer or show an exhibit", self.offer_exhibit, acts=offer),
            AgentTool("rest", "No further questions", self.rest, acts=(acts.Rest.kind,)),
            AgentTool("object", "Object", self.object_to, acts=objecting, more=_grounds()),
            AgentTool("respond", "Answer an objection", self.respond, acts=(acts.Respond.kind,)),
            AgentTool("address_jury", "Speak to the jury", self.address_jury, acts=(Address.kind,)),
            AgentTool("answer", "Answer the question", self.answer, acts=(acts.Testify.kind,)),
            AgentTool("rule", "Rule on an objection", self.rule, acts=(acts.Rule.kind,)),
        )

    async def ask_question(self, seat_token: SeatToken, text: Question, exhibit: HeldUp = "") -> TurnTold:
        """Counsel: put one question to the witness on the stand, when it is your turn to examine."""
        return await handed(self._desk, seat_token, acts.PutQuestion.kind, {"text": text, "exhibit": exhibit or None})

    async def offer_exhibit(
        self, seat_token: SeatToken, exhibit: ExhibitId, to_the_jury: ToTheJury = False
    ) -> TurnTold:
        """Counsel: offer an exhibit into evidence through the witness on the stand, once it has said what the thing is
        and how it knows; the other side may object to its foundation. Or show the jury one that was admitted."""
        kind = acts.ShowExhibit.kind if to_the_jury else acts.OfferExhibit.kind
        return await handed(self._desk, seat_token, kind, {"exhibit": exhibit.strip().upper()})

    async def rest(self, seat_token: SeatToken) -> TurnTold:
        """Counsel: no further questions of this witness in this phase."""
        return await handed(self._desk, seat_token, acts.Rest.kind, {})

    async def object_to(self, seat_token: SeatToken, ground: OnGround, argument: Argued = "") -> TurnTold:
        """Counsel: object to the question, or to the exhibit, that the other side has just put; or, after an answer,
        move to strike it. The judge rules. To let it stand, call pass_turn. A wrong objection costs a point."""
        place = await place_of(self._desk, seat_token)
        fields = {"ground": ground, "argument": argument}
        return await handed(self._desk, seat_token, _objecting(place), fields)

    async def respond(self, seat_token: SeatToken, text: Reply = "") -> TurnTold:
        """Counsel: answer the objection to your own question, before the judge rules. You may offer to rephrase, or
        withdraw it."""
        return await handed(self._desk, seat_token, acts.Respond.kind, {"text": text})

    async def address_jury(self, seat_token: SeatToken, text: Speech) -> TurnTold:
        """Counsel, in a trial: your opening, which says what the evidence will show, or your closing, which argues from
        what was heard. What nobody swore to may be objected to."""
        return await handed(self._desk, seat_token, Address.kind, {"text": text})

    async def answer(
        self, seat_token: SeatToken, text: AnswerText, stance: StanceText = "tell", facts: FactsTold = ()
    ) -> TurnTold:
        """A witness: answer the question that you are asked, from your affidavit (view_court) and from nothing else, in
        a sentence or two. Where it does not tell, say that you do not know, with stance `unknown`."""
        fields = {"text": text, "stance": stance, "facts": facts}
        return await handed(self._desk, seat_token, acts.Testify.kind, fields)

    async def rule(
        self, seat_token: SeatToken, ruling: RulingText, reason: Reason = "", rule: RuleNumber = ""
    ) -> TurnTold:
        """The judge: rule on the objection that is before the court. view_court gives question, ground, argument and
        response, and what was testified before."""
        place = await place_of(self._desk, seat_token)
        fields = {"ruling": ruling, "reason": reason, "rule": rule or _chief_rule(place)}
        return await handed(self._desk, seat_token, acts.Rule.kind, fields)


def _objecting(place: Place) -> str:
    """To object, or to move to strike, whichever is asked."""
    wanted = {act.kind for ask in place.asks for act in ask.wants}
    return (
        acts.MoveToStrike.kind
        if wanted & {acts.MoveToStrike.kind} and acts.Object.kind not in wanted
        else acts.Object.kind
    )


def _chief_rule(place: Place) -> str:
    """The chief rule of the ground that is before the court."""
    before = court_state(place).before
    found = next((card for name, card in CARDS.items() if before is not None and name == before.ground), None)
    if found is None:
        raise VenireError("No objection is before the court.", "Wait for your turn with wait_for_turn.")
    return found.rules[0]
