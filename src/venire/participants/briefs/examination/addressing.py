"""Counsel speaks to the jury: an opening, which promises, and a closing, which argues. Source: spec/trial.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from pydantic import BaseModel, Field

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.advocacy.counsel_file import CounselFile as File
from venire.law.case_file.case import Case, Side, Theory, other
from venire.law.jury.case_as_heard import CaseAsHeard
from venire.participants.briefs.examination.court import PROCEEDING, Papers
from venire.participants.briefs.examination.spoken import ids_of, misspoken
from venire.participants.briefs.forms import Form
from venire.participants.briefs.templates import Templates, clip, read_templates
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.trial.acts import Address
from venire.proceedings.trial.view import AdvocateView
from venire.proceedings.words import Spoken

TRIAL = "venire.proceedings.trial"
POINTS, AGAINST, WITNESSES = 12, 4, 6
"""Points of one's own, points of the other side, witnesses: the weightiest."""
SHORTEST, LONGEST = 60, 300
"""Words of an address."""
HEARD = 16
"""Facts that a closing is reminded of: the most telling."""
TOLD = 220
"""Characters for what a witness can tell."""
_BURDEN: Mapping[Side, str] = {
    "prosecution": "The burden is yours: say how each thing that must be proved has been.",
    "defence": "You need prove nothing: say what has not been proved, and why the doubt has a reason.",
}


class AddressJury(Form):
    """Speak to the jury."""

    text: Spoken = Field(description="The speech, in spoken words.")
    claims: tuple[str, ...] = Field(default=(), description="Ids of the points that it makes, the main one first.")


FORMS: Mapping[str, type[BaseModel]] = {"address_jury": AddressJury}


@dataclass(frozen=True, slots=True)
class Point:
    """Something to be said for a side, and what it rests on."""

    id: str
    text: str
    rests: str


@dataclass(frozen=True, slots=True)
class CalledWitness:
    """A witness, and what it can tell, or has told."""

    name: str
    role: str
    told: str


@dataclass(frozen=True)
class Addressing:
    """Counsel before the jury. At a closing the case is what the jury heard of it."""

    case: Case

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, AdvocateView) or Address not in ask.wants:
            return None
        brief = self.brief(view, ask.directive)
        return PreparedAsk(brief, FORMS, self._complaint, lambda form: _taken(view, form), aloud=True)

    def brief(self, view: AdvocateView, directive: str) -> Brief:
        """What counsel speaks from."""
        templates = _templates(view)
        return Brief(
            rules=templates.render("advocate", {}),
            shared=self._papers.told(templates),
            matter=templates.render(view.station, {"view": view, "directive": directive, **self._values(view)}),
            version=templates.version,
        )

    def _values(self, view: AdvocateView) -> Mapping[str, object]:
        shared = {"points": tuple(self._points(view)), "answered": " ".join(view.answered)}
        if view.station == "opening":
            return {**shared, "theory": self._story(view), "witnesses": tuple(self._witnesses(view))}
        opened = next((one.text for one in view.addresses if one.station == "opening" and one.by == view.me), "")
        return {
            **shared,
            "burden": _BURDEN[view.me],
            "opened": opened,
            "against": tuple(self._against(view)),
            "heard": tuple(self._heard(view)),
            "shown": tuple(self._named[one] for one in sorted(view.heard) if one in self._papers.exhibits),
        }

    def _known(self, view: AdvocateView) -> Case:
        """The file at the opening; at the closing what was heard of it."""
        return self.case if view.station == "opening" else CaseAsHeard(self.case, view.heard, view.heard).as_case()

    def _points(self, view: AdvocateView) -> Iterator[Point]:
        own = [claim for claim in self._known(view).claims if claim.id in view.claims]
        for claim in sorted(own, key=lambda one: -one.strength)[:POINTS]:
            yield Point(claim.id, claim.text, clip("; ".join(self._rests(claim.grounds, view)), 2 * TOLD))

    def _rests(self, grounds: Sequence[str], view: AdvocateView) -> Iterator[str]:
        """Who told it and what is in evidence, by name."""
        for ground in grounds[:3]:
            if ground in self._file.facts:
                if view.station == "opening" or ground in view.heard:
                    yield f"{self._papers.witnesses[ground.partition('.')[0]].name}: “{self._file.facts[ground].text}”"
            elif named := self._named.get(ground):
                yield named

    def _against(self, view: AdvocateView) -> Iterator[str]:
        theirs = [one for one in self._known(view).claims if one.side == other(view.me)]
        yield from (claim.text for claim in sorted(theirs, key=lambda one: -one.strength)[:AGAINST])

    def _witnesses(self, view: AdvocateView) -> Iterator[CalledWitness]:
        own = (one for one in self.case.witnesses if one.side == view.me and (not view.called or one.id in view.called))
        for witness in list(own)[:WITNESSES]:
            best = sorted(witness.affidavit, key=lambda fact: -self._file.worth(fact.id, view.me))[:2]
            yield CalledWitness(witness.name, witness.role, clip(" ".join(fact.text for fact in best), TOLD))

    def _heard(self, view: AdvocateView) -> Iterator[CalledWitness]:
        """What the jury heard from each witness, so far as it tells for one side or the other."""
        facts = sorted(one for one in view.heard if one in self._file.facts)
        telling = sorted(facts, key=lambda fact: -abs(self._file.worth(fact, view.me)))[:HEARD]
        for witness in self.case.witnesses:
            own = [fact.text for fact in witness.affidavit if fact.id in telling]
            if own:
                yield CalledWitness(witness.name, witness.role, " ".join(own))

    def _story(self, view: AdvocateView) -> str:
        theory: Theory | None = self.case.prosecution_theory if view.me == "prosecution" else self.case.defence_theory
        return theory.story if theory else ""

    @cached_property
    def _papers(self) -> Papers:
        return Papers(self.case)

    @cached_property
    def _file(self) -> File:
        return File(self.case)

    @cached_property
    def _named(self) -> Mapping[str, str]:
        return {one.id: one.name for group in (self.case.evidence, self.case.exhibits) for one in group}

    @cached_property
    def _ids(self) -> frozenset[str]:
        return ids_of(self.case)

    def _complaint(self, form: BaseModel) -> str:
        assert isinstance(form, AddressJury)
        words = len(form.text.split())
        if words < SHORTEST:
            return f"That is {words} words. The jury has waited for you: say what you have to say in 150 to 240."
        return misspoken(form.text, self._ids, LONGEST)


def _templates(view: AdvocateView) -> Templates:
    """The trial's own, and the case papers of the examination."""
    own = read_templates(TRIAL, ("advocate", "points", view.station))
    return Templates({**own.sources, **read_templates(PROCEEDING, ("case",)).sources})


def _taken(view: AdvocateView, form: BaseModel) -> FilledAct:
    assert isinstance(form, AddressJury)
    claims = tuple(dict.fromkeys(one for one in form.claims if one in view.claims))
    strange = tuple(f"claim {one[:20]}" for one in form.claims if one not in view.claims)
    return FilledAct(Address(text=form.text, claims=claims), strange)
