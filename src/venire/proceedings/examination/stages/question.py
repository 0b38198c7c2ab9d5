"""The stations of a question's way through the room: who is asked, what they may answer, what follows.

Source: spec/trial.md, "Flows".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from venire.kernel.chance import Chance
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import Act, Event, Seat
from venire.language.text.english import foreign
from venire.law.case_file.case import Side, other
from venire.law.evidence.already_answered import asked_again, in_the_same_words
from venire.law.evidence.grounds import CARDS, FORM, Ground
from venire.law.evidence.responsiveness import responsive_part
from venire.law.evidence.rules import rule_cited, rules
from venire.law.testimony.hostile_witness import LeaveSought, leave_sought
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.case_file import CaseFile, Flaws, answered
from venire.proceedings.examination.stages.deliberate_errors import allowed, in_objecting, in_putting
from venire.proceedings.examination.stages.expert import expert
from venire.proceedings.examination.stages.hostile import leave
from venire.proceedings.examination.state import Before, Stand, State

JUDGE, REPORTER, CLERK = Seat("judge"), Seat("reporter"), Seat("clerk")
FLAWED = 0.5
"""A finding this sure makes a question defective: a judge should sustain."""


class Stage(Protocol):
    """One station of the proceeding."""

    def asks(self, state: State) -> Sequence[Ask]: ...
    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]: ...


def before(state: State) -> Before:
    """The matter before the court, where there is one."""
    assert state.before is not None
    return state.before


def on_stand(state: State) -> Stand:
    """The witness on the stand, where there is one."""
    assert state.stand is not None
    return state.stand


def _key(state: State, step: str) -> str:
    matter = before(state)
    return f"{'x' if matter.matter == 'exhibit' else 'q'}{matter.no}/{step}"


def limit_of(state: State, seat: Seat) -> float | None:
    """People have the limit of a turn; everyone else has the host's patience."""
    return state.params.turn_limit if state.holder(seat) != "ai" else None


@dataclass(frozen=True, slots=True)
class Putting:
    """The side that asks puts a question, offers or shows an exhibit, or rests."""

    file: CaseFile
    chance: Chance
    flaws: Flaws

    def asks(self, state: State) -> Sequence[Ask]:
        stand = on_stand(state)
        if stand.by is None:
            return ()
        seat, place = ev.counsel_seat(stand.by), f"/{stand.turns}" if stand.turns else ""
        wants = (acts.PutQuestion, acts.OfferExhibit, acts.ShowExhibit, acts.Rest)
        directive = f"Your {stand.phase} examination: put a question, offer or show an exhibit, or rest."
        limit = limit_of(state, seat)
        return (Ask(f"q{state.number + 1}/put{place}", seat, wants, directive, limit=limit, default=acts.Rest()),)

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        by = on_stand(state).by
        assert by is not None
        match act:
            case acts.PutQuestion():
                return self._question(state, act, by)
            case acts.OfferExhibit():
                return self._offer(state, act, by)
            case acts.ShowExhibit():
                return self._show(state, act, by)
            case _:
                return (_rested(state, by),)

    def _question(self, state: State, act: acts.PutQuestion, by: Side) -> Sequence[Event]:
        if sought := leave_sought(act.text):
            return self._leave(state, act, by, sought)
        stand = on_stand(state)
        assert stand.phase is not None
        if act.exhibit is not None:
            self.file.exhibit(act.exhibit, state.params)
        if foreign(act.text) and not foreign(self.file.case.summary):
            raise Refused("That question is in another language; this court hears English.", "Put it in English.")
        found = self.flaws(self.file.setting(state, act.text))
        grounds: dict[Ground, None] = dict.fromkeys(one.ground for one in found if one.sure >= FLAWED)
        defect = self._defect(state, act, by, grounds)
        self._not_again(state, act, by, defect)
        meant = act.model_dump(include={"aims", "made_from"}) if state.holder(ev.counsel_seat(by)) != "person" else {}
        put = ev.QuestionPut(
            no=state.number + 1,
            witness=stand.witness,
            phase=stand.phase,
            by=by,
            text=act.text,
            exhibit=act.exhibit,
        )
        tender = expert(self.file, state, put, self.chance)
        return (put, ev.QuestionMeant(no=put.no, defect=defect, flaws=tuple(grounds), **meant), *tender)

    def _leave(self, state: State, act: acts.PutQuestion, by: Side, sought: LeaveSought) -> Sequence[Event]:
        """The court rules on leave to lead; what counsel goes on to ask is put next, and is judged by that ruling."""
        ruled = leave(self.file, state, by, sought, self.chance)
        if not sought.rest:
            return (ruled,)
        stand = replace(on_stand(state), leave=on_stand(state).leave or ruled.granted)
        after = replace(state, stand=stand)
        return (ruled, *self._question(after, act.model_copy(update={"text": sought.rest}), by))

    def _defect(self, state: State, act: acts.PutQuestion, by: Side, found: Collection[Ground]) -> Ground | None:
        """The defect made on purpose. A person's word is not taken for it; the dice decide for everyone else.

        Whoever was to err and names no defect has made the one that the dice named only where the law finds it: what
        came out proper is no error, and whoever lets it pass has missed nothing.
        """
        if not state.directed(by):
            return None
        slip = in_putting(state, by, self.chance)
        if act.defect is not None and not slip.err:
            raise Refused("This question is to be a proper one.", "Put it without a defect.")
        if not slip.err:
            return None
        return act.defect or (slip.ground if slip.ground in found else None)

    def _not_again(self, state: State, act: acts.PutQuestion, by: Side, defect: Ground | None) -> None:
        """People may repeat themselves; others would do it for ever. What only the other side has asked is no
        repetition, unless it is put in the very same words."""
        if defect == "asked_and_answered" or not state.directed(by):
            return
        witness = on_stand(state).witness
        own = answered(state, witness, by)
        again = next((one for one in own if asked_again(one, act.text, self.file.topics)), None)
        stopped = [one.question for one in state.of_witness(witness) if one.struck and not one.answer]
        words = (*stopped, *answered(state, witness))
        again = again or next((one for one in words if in_the_same_words(one, act.text)), None)
        if again is not None:
            raise Refused(f"This witness has been asked that already: “{again}”", "Ask something else, or rest.")

    def _offer(self, state: State, act: acts.OfferExhibit, by: Side) -> Sequence[Event]:
        exhibit = self.file.exhibit(act.exhibit, state.params)
        witness, status = on_stand(state).witness, state.exhibits.get(exhibit.id, "unoffered")
        if status in ("admitted", "shown"):
            raise Refused(f"Exhibit {exhibit.id} is in evidence already.", "Show it to the jury if you wish.")
        if exhibit.sponsor != witness:
            sponsor = self.file.witnesses[exhibit.sponsor].name
            raise Refused(f"This witness cannot speak for exhibit {exhibit.id}.", f"Offer it through {sponsor}.")
        if state.refused_at.get(exhibit.id) == state.answers:
            remedy = "Lay its foundation with the witness first."
            raise Refused(f"Nothing has been added since exhibit {exhibit.id} was refused.", remedy)
        return (ev.ExhibitOffered(no=state.offers + 1, exhibit=exhibit.id, by=by),)

    def _show(self, state: State, act: acts.ShowExhibit, by: Side) -> Sequence[Event]:
        exhibit = self.file.exhibit(act.exhibit, state.params)
        match state.exhibits.get(exhibit.id, "unoffered"):
            case "admitted":
                return (ev.ExhibitShown(no=state.number, exhibit=exhibit.id, by=by),)
            case "shown":
                raise Refused(f"The jury has seen exhibit {exhibit.id}.", "Hold it up with a question instead.")
            case _:
                raise Refused(f"Exhibit {exhibit.id} is not in evidence.", "Offer it first.")


def _rested(state: State, by: Side) -> Event:
    stand = on_stand(state)
    assert stand.phase is not None
    return ev.PhaseClosed(witness=stand.witness, phase=stand.phase, by=by, why="done" if stand.put else "nothing")


@dataclass(frozen=True, slots=True)
class Objecting:
    """The other side objects or lets it stand; the witness waits for it."""

    chance: Chance

    def asks(self, state: State) -> Sequence[Ask]:
        seat = ev.counsel_seat(other(before(state).by))
        directive = "Object, naming a ground, or let it stand."
        limit = state.params.objection_window if state.holder(seat) != "ai" else None
        wants = (acts.Object, acts.LetStand)
        return (Ask(_key(state, "object"), seat, wants, directive, limit=limit, default=acts.LetStand()),)

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        matter, by = before(state), other(before(state).by)
        objected = act if isinstance(act, acts.Object) else None
        if objected is not None:
            _fits(state, objected.ground, by)
        meant = ev.ObjectionMeant(
            no=matter.no,
            matter=matter.matter,
            wrong=self._wrong(state, objected, by),
            made_from=objected.made_from if objected else (),
        )
        if objected is None:
            stood = ev.LetStood(no=matter.no, matter=matter.matter, by=by)
            return (stood, meant, *_admitted(matter))
        heard = ev.Objected(no=matter.no, matter=matter.matter, by=by, ground=objected.ground, text=objected.argument)
        return (heard, meant)

    def _wrong(self, state: State, objected: acts.Object | None, by: Side) -> bool:
        """Whether this is the error that the dice asked for: a wrong objection, or a defect let pass."""
        slip = in_objecting(state, by, self.chance)
        if objected is None:
            return slip.err and slip.ground is None
        return slip.err and slip.ground is not None


def _fits(state: State, ground: Ground, by: Side) -> None:
    if before(state).matter == "question" and ground == "non_responsive":
        raise Refused("There is no answer yet that could be non-responsive.", "Move to strike when it is given.")
    if state.directed(by) and ground not in allowed(state, by):
        used = ", ".join(allowed(state, by))
        raise Refused(f"Objections to {ground.replace('_', ' ')} are switched off.", f"Use one of {used}.")


def _admitted(matter: Before) -> Sequence[Event]:
    """An offer that nobody objects to is in evidence."""
    if matter.matter != "exhibit" or matter.exhibit is None:
        return ()
    return (ev.ExhibitAdmitted(no=matter.no, exhibit=matter.exhibit),)


@dataclass(frozen=True, slots=True)
class Responding:
    """Whoever asked answers the objection, in a sentence or not at all."""

    def asks(self, state: State) -> Sequence[Ask]:
        seat = ev.counsel_seat(before(state).by)
        directive = "Answer the objection, or leave it to the judge."
        limit = limit_of(state, seat)
        return (Ask(_key(state, "respond"), seat, (acts.Respond,), directive, limit=limit, default=acts.Respond()),)

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        assert isinstance(act, acts.Respond)
        return (ev.Responded(no=before(state).no, matter=before(state).matter, by=before(state).by, text=act.text),)


@dataclass(frozen=True, slots=True)
class Ruling:
    """The judge rules on an objection, or on a motion to strike."""

    def asks(self, state: State) -> Sequence[Ask]:
        matter = before(state)
        assert matter.ground is not None
        step = "rule_strike" if matter.matter == "answer" else "rule"
        label = CARDS[matter.ground].label.lower()
        directive = (
            f"Rule on the motion to strike ({label})." if step != "rule" else f"Rule on the objection ({label})."
        )
        default = acts.Rule(ruling="overruled", rule=CARDS[matter.ground].rules[0])
        return (Ask(_key(state, step), JUDGE, (acts.Rule,), directive, limit=limit_of(state, JUDGE), default=default),)

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        assert isinstance(act, acts.Rule)
        matter = before(state)
        assert matter.ground is not None
        if rule_cited(act.rule) is None:
            first, last = min(rules(), key=int), max(rules(), key=int)
            remedy = f"Cite a number such as 611(c); the rules run from {first} to {last}."
            raise Refused(f"There is no rule {act.rule!r} in the Federal Rules of Evidence.", remedy)
        ruled = ev.Ruled(
            no=matter.no,
            matter=matter.matter,
            ground=matter.ground,
            ruling=act.ruling,
            rule=act.rule.strip(),
            text=act.reason,
            made_from=act.made_from,
        )
        return (ruled, *_effect(matter, sustained=act.ruling == "sustained"))


def _effect(matter: Before, *, sustained: bool) -> Sequence[Event]:
    match matter.matter:
        case "question":
            cured = matter.ground in FORM and matter.ground != "asked_and_answered"  # no other form makes it new
            return (ev.QuestionStruck(no=matter.no, rephrase=cured),) if sustained else ()
        case "answer":
            part = responsive_part(matter.text, matter.answer) if matter.ground == "non_responsive" else ""
            return (ev.AnswerStruck(no=matter.no, kept=part),) if sustained else ()
        case "exhibit":
            assert matter.exhibit is not None
            kind = ev.ExhibitRefused if sustained else ev.ExhibitAdmitted
            return (kind(no=matter.no, exhibit=matter.exhibit),)
