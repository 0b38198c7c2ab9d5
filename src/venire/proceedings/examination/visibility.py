"""What each viewer of an examination may know: hidden information as one function. Source: spec/design.md, "Secrets".

A witness sees its own affidavit and testimony; counsel have both read the affidavits and kept notes of what was said;
the judge has the notes and the settings of its own office; the dice and the findings of the law are for the bench, but
for the word to counsel that it is to err now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.record import BENCH, Viewer
from venire.law.case_file.case import SIDES, Elicit, Exhibit, Profile, Side
from venire.law.evidence.court_record import bare_reply, last_rulings, marks, recalled
from venire.law.evidence.expertise import tendered
from venire.law.evidence.withdrawal import given_up
from venire.law.testimony.testified import EstablishedClaim, Exchange, stated
from venire.proceedings.examination import view as seen
from venire.proceedings.examination.case_file import CaseFile, direct_topics, established_before
from venire.proceedings.examination.events import counsel_seat, witness_seat
from venire.proceedings.examination.modes import mode
from venire.proceedings.examination.stages.deliberate_errors import NO_SLIP, Slip, in_objecting, in_putting
from venire.proceedings.examination.state import Before, Stand, State, strike_is_asked
from venire.proceedings.examination.view import ASKED, MORE, PRECEDENTS, RECENT, WINDOW

_STATIONS: dict[str, seen.Station] = {
    "object": "objecting",
    "respond": "responding",
    "rule": "ruling",
    "answer": "answering",
    "credit": "reporting",
    "strike": "examining",
}
"""Whether counsel strikes an answer is still open while the examiner thinks of the next question."""
_ANSWERED = ("credit", "strike")
"""The steps that follow an answer: counsel thinks ahead of whoever writes it down."""


@dataclass(frozen=True, slots=True)
class Seeing:
    """The eyes of an examination."""

    file: CaseFile
    chance: Chance

    def view(self, state: State, viewer: Viewer) -> Frozen:
        """All that this viewer may know."""
        if viewer == BENCH:
            return self._bench(state)
        for side in SIDES:
            if viewer == counsel_seat(side):
                return self._counsel(state, side)
        witness = next((one for one in self.file.witnesses if witness_seat(one) == viewer), None)
        if witness is not None:
            return self._witness(state, witness)
        return self._officer(state, viewer)

    def _officer(self, state: State, viewer: str) -> Frozen:
        match viewer:
            case "judge":
                return self._judge(state)
            case "reporter":
                return self._reporter(state)
            case "clerk":
                return seen.ClerkView(**self._court(state), agents=state.agents, version=state.version)
            case _:
                return seen.CourtView(**self._court(state))

    def _court(self, state: State) -> dict[str, Any]:
        stand = state.stand
        return {
            "case": state.opened.case,
            "title": state.title,
            "station": _station(state),
            "player": state.player,
            "witnesses": self._witnesses(state),
            "witness": stand.witness if stand else None,
            "phase": stand.phase if stand else None,
            "by": stand.by if stand else None,
            "number": state.number,
            "left": state.limit(stand.phase) - stand.put if stand and stand.phase else 0,
            "leave": bool(stand and stand.leave),
            "pending": _pending(state.before),
            "exchanges": _recent(state),
            "rulings": state.rulings[-RECENT:],
            "exhibits": tuple(self._exhibit(state, one) for one in self._exhibits(state)),
            "holders": dict(state.holders),
        }

    def _witnesses(self, state: State) -> tuple[seen.WitnessSeen, ...]:
        called = (*state.heard, *((state.stand.witness,) if state.stand else ()), *state.to_call)
        cards = [self.file.witnesses[one] for one in called]
        return tuple(
            seen.WitnessSeen(id=one.id, name=one.name, role=one.role, side=one.side, heard=one.id in state.heard)
            for one in cards
        )

    def _exhibits(self, state: State) -> tuple[Exhibit, ...]:
        return tuple(one for one in self.file.case.exhibits if one.id not in state.params.withheld)

    def _exhibit(self, state: State, exhibit: Exhibit) -> seen.ExhibitSeen:
        status = state.exhibits.get(exhibit.id, "unoffered")
        description = exhibit.description if status == "shown" else ""
        return seen.ExhibitSeen(id=exhibit.id, name=exhibit.name, status=status, description=description)

    def _counsel(self, state: State, me: Side) -> Frozen:
        stand, slip = state.stand, self._slip(state, me)
        shows = state.params.live_elicits or state.holder(counsel_seat(me)) == "ai"
        opposing = me != state.player and stand is not None and stand.phase is not None
        return seen.CounselView(
            **self._court(state),
            me=me,
            mode=mode(stand.phase, stand.called_by, state.player) if opposing and stand and stand.phase else None,
            err=slip.err,
            err_ground=slip.ground,
            **(self._of_witness(state, me, stand) if stand else {}),
            volunteered=self._volunteered(state, me),
            outline=state.outline if state.outline_of == me else (),
            established=recalled(_put(state), _earlier(state), WINDOW, MORE),
            said_before=marks(one for ruled in state.rulings for one in (ruled.argument, ruled.response)),
            issues=self.file.issues,
            score=state.tally.points.get(me, 0) if shows else None,
            settings=state.agents.counsel if me != state.player and state.directed(me) else seen.CounselSettings(),
        )

    def _of_witness(self, state: State, me: Side, stand: Stand) -> dict[str, Any]:
        witness = self.file.witnesses[stand.witness]
        person = state.holder(counsel_seat(me)) != "ai"
        asked = tuple(one.question for one in state.of_witness(witness.id))
        gains = state.tally.gains(me) if state.params.live_elicits or not person else frozenset[str]()
        return {
            "affidavit": self.file.affidavit(witness.id),
            "affidavit_topics": {fact.id: fact.topics for fact in witness.affidavit},
            "targets": tuple(_target(state, one, person) for one in self.file.sought(witness.id, me)),
            "asked": asked[-ASKED:],
            "unanswered": tuple(one.question for one in state.of_witness(witness.id)[-ASKED:] if one.struck),
            "told": _told(state, witness.id, gains),
            "known": _spoken_to(state, witness.id),
            "direct_topics": direct_topics(state, witness.id),
            "opened": self.file.opened(state),
            "asked_by_other": _by_other(state, witness.id)[-ASKED:],
            "offered": tuple(one.id for one in self._exhibits(state) if _may_offer(state, one, witness.id)),
        }

    def _volunteered(self, state: State, me: Side) -> tuple[str, ...]:
        """Counsel begins to think of it while the answer is written down."""
        before = state.before
        if before is None or before.cut or before.step not in _ANSWERED:
            return ()
        if state.watching() != me or not strike_is_asked(state):
            return ()
        return tuple(self.file.facts[fact].text for fact in before.volunteered)

    def _slip(self, state: State, me: Side) -> Slip:
        """The dice are shown to the counsel that acts now, and to no person."""
        free = state.before is None or state.before.step in _ANSWERED
        if free and state.stand is not None and state.stand.by == me:
            return in_putting(state, me, self.chance)
        if state.before is not None and state.before.step == "object" and state.watching() == me:
            return in_objecting(state, me, self.chance)
        return NO_SLIP

    def _witness(self, state: State, me: str) -> Frozen:
        card, court = self.file.witnesses[me], self._court(state)
        asked = state.before if state.stand and state.stand.witness == me else None
        if asked is not None and asked.matter == "question" and asked.step == "object":
            # A witness begins to think when the question is put, whether or not somebody is about to object.
            court["station"] = "answering"
        court["exchanges"] = tuple(one for one in state.of_witness(me))[-RECENT:]
        court["rulings"] = ()
        if asked is None:
            # Rule 615: a witness does not hear the others.
            court["pending"] = None
        said = [claim for claim in state.established if claim.witness == me]
        return seen.WitnessView(
            **court,
            me=me,
            name=card.name,
            role=card.role,
            affidavit=self.file.affidavit(me),
            profile=self._profile(state, me),
            question=asked.text if asked else "",
            asks=asked.by if asked else card.side,
            said=_told(state, me),
            told=frozenset(fact for claim in said for fact in claim.facts),
        )

    def _profile(self, state: State, witness: str) -> Profile:
        return state.agents.witnesses.get(witness, self.file.witnesses[witness].profile)

    def _judge(self, state: State) -> Frozen:
        witness, before = state.stand.witness if state.stand else "", state.before
        offered = self.file.exhibits.get(before.exhibit or "") if before and before.matter == "exhibit" else None
        laid, wanting = self.file.founded(state, offered) if offered else ((), ())
        heard = [one for one in state.of_witness(witness) if one.answer]
        asked = _put_before(state, heard)
        return seen.JudgeView(
            **self._court(state),
            established=recalled(_put(state), established_before(state), WINDOW, MORE),
            asked=asked,
            unknown=_without_answer(state, heard, asked),
            precedents=_precedents(state),
            said_before=marks(one.reason for one in state.rulings),
            direct_topics=direct_topics(state, witness),
            opened=self.file.opened(state),
            asked_by_other=tuple(one for one in _by_other(state, witness) if one in asked),
            issues=self.file.issues,
            foundation=laid,
            wanting=wanting,
            answer=before.answer if before and before.matter == "answer" else "",
            settings=state.agents.judge,
        )

    def _reporter(self, state: State) -> Frozen:
        before, stand = state.before, state.stand
        if before is None or stand is None or before.step != "credit":
            return seen.CourtView(**self._court(state))
        got = state.tally.got
        sought = [one for one in self.file.sought(stand.witness, before.by) if one.id not in got]
        return seen.ReporterView(
            **self._court(state),
            question=before.text,
            answer=before.answer,
            asks=before.by,
            facts=self.file.answered_from(before),
            stance=before.stance,
            affidavit=self.file.affidavit(stand.witness),
            open_elicits=tuple(_target(state, one, person=False) for one in sought),
            before=tuple(_standing(one) for one in state.of_witness(stand.witness) if one.no != before.no)[-RECENT:],
            tier=state.params.tier,
        )

    def _bench(self, state: State) -> Frozen:
        tally, before = state.tally, state.before
        return seen.BenchView(
            **self._court(state),
            scores={side: tally.points.get(side, 0) for side in SIDES},
            errors=tally.errors,
            occasions=tally.occasions,
            struck=state.struck,
            last=before.flaws if before else (),
            ruled=state.rulings[-1].ruling if state.rulings else None,
        )


def _target(state: State, elicit: Elicit, person: bool) -> seen.Target:
    shows = state.params.live_elicits or not person
    got = state.tally.got.get(elicit.id) if shows else None
    return seen.Target(
        id=elicit.id,
        label=elicit.label,
        statement=elicit.statement,
        category=elicit.category,
        points=abs(elicit.weight) if shows else 0,
        got=got is not None,
        got_no=got[1] if got else None,
        question="" if person else elicit.question,
    )


def _station(state: State) -> seen.Station:
    if state.over:
        return "over"
    return _STATIONS[state.before.step] if state.before else "examining"


def _pending(before: Before | None) -> seen.Pending | None:
    """What is before the court; nothing while an answer is only being written down."""
    if before is None or before.step in ("credit", "strike"):
        return None
    fields = ("no", "matter", "by", "text", "exhibit", "ground", "argument", "response")
    return seen.Pending(**{field: getattr(before, field) for field in fields})


def _put(state: State) -> str:
    """The question before the court; empty where there is none."""
    return state.before.text if state.before and state.before.matter != "exhibit" else ""


def _put_before(state: State, heard: Sequence[Exchange]) -> tuple[str, ...]:
    """What a witness was asked of late, what is like the question before the court, and how it was tendered."""
    asked = tuple(one.question for one in heard)
    near = recalled(_put(state), asked, WINDOW, PRECEDENTS)
    first = next((one for one in asked[:-WINDOW] if tendered(one)), "")
    return near if not first or first in near else (first, *near)


def _without_answer(state: State, heard: Sequence[Exchange], asked: Sequence[str]) -> tuple[str, ...]:
    """Those of the questions asked that have no answer which stands: struck, nothing known, or a yes to a what."""
    told = {claim.no for claim in state.established}
    return tuple(
        one.question
        for one in heard
        if one.question in asked and (one.struck or one.no not in told or bare_reply(one.question, one.answer))
    )


def _precedents(state: State) -> tuple[seen.Precedent, ...]:
    """What was ruled on this ground before, where questions like this one were fought out."""
    before = state.before
    if before is None or before.ground is None or before.matter != "question":
        return ()
    ruled = {one.no: one for one in state.rulings if one.ground == before.ground and not given_up(one.response)}
    put = {one.no: one for one in state.exchanges if one.no in ruled}
    found = last_rulings({no: one.question for no, one in put.items()}, before.text, tuple(ruled), PRECEDENTS)
    earlier = [put[no] for no in found if no < before.no]
    return tuple(seen.Precedent(question=one.question, phase=one.phase, ruled=ruled[one.no]) for one in earlier)


def _standing(exchange: Exchange) -> Exchange:
    """The exchange without the words that were struck: by these nothing is understood."""
    return exchange.model_copy(update={"answer": ""}) if exchange.struck and exchange.answer else exchange


def _recent(state: State) -> tuple[Exchange, ...]:
    """The last exchanges with the witness on the stand, the question before the court among them."""
    return state.of_witness(state.stand.witness)[-RECENT:] if state.stand else ()


def _told(state: State, witness: str, gains: frozenset[str] = frozenset()) -> tuple[EstablishedClaim, ...]:
    """What a witness has established, linked to these elicits only: what the other side gained is its own affair.

    What the last answer adds puts nothing out of the window, so that counsel's notes from before it stay as they were.
    """
    every = [claim for claim in state.established if claim.witness == witness]
    last = state.of_witness(witness)[-1].no if state.of_witness(witness) else 0
    claims = [*[one for one in every if one.no != last][-WINDOW:], *[one for one in every if one.no == last]]
    return tuple(_linked(claim, gains) for claim in claims)


def _linked(claim: EstablishedClaim, gains: frozenset[str]) -> EstablishedClaim:
    """The claim with those of its elicits only. Most have none to lose, and are shown as they are."""
    if gains.issuperset(claim.elicits):
        return claim
    return claim.model_copy(update={"elicits": tuple(one for one in claim.elicits if one in gains)})


def _spoken_to(state: State, witness: str) -> tuple[str, ...]:
    """The facts to which a witness has spoken: no more than its affidavit has."""
    said = [claim for claim in state.established if claim.witness == witness]
    return tuple(dict.fromkeys(fact for claim in said for fact in claim.facts))


def _by_other(state: State, witness: str) -> tuple[str, ...]:
    """The questions to a witness of the side that does not ask now."""
    asks = state.stand.by if state.stand else None
    return tuple(one.question for one in state.of_witness(witness) if one.by != asks)


def _earlier(state: State) -> tuple[str, ...]:
    """What the witnesses before this one established."""
    witness = state.stand.witness if state.stand else ""
    claims = [claim for claim in state.established if claim.witness != witness]
    return tuple(stated(claim.statement, claim.holds) for claim in claims)


def _may_offer(state: State, exhibit: Exhibit, witness: str) -> bool:
    return exhibit.sponsor == witness and state.exhibits.get(exhibit.id, "unoffered") in ("unoffered", "refused")
