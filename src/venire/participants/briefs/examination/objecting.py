"""Counsel in its chair: objects, naming a ground, or lets the matter stand. Source: spec/trial.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from pydantic import BaseModel, Field

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import CARDS, Ground, GroundCard
from venire.participants.briefs.examination.court import Papers, claims, lately, lines, older, read
from venire.participants.briefs.examination.spoken import ids_of, misspoken
from venire.participants.briefs.forms import Form
from venire.participants.briefs.templates import Templates
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.examination import acts
from venire.proceedings.examination.view import CounselView, Pending
from venire.proceedings.words import Typed

NAMES = ("case", "affidavit", "heard", "grounds", "counsel", "objecting")
LONGEST = 60
"""Words of an argument."""


class Object(Form):
    """Object to what is before the court."""

    ground: Ground = Field(description="The ground, as the list names it.")
    argument: Typed = Field(default="", description="What is wrong with it, in one or two spoken sentences.")


class LetStand(Form):
    """Do not object."""


FORMS: Mapping[str, type[BaseModel]] = {"object": Object, "let_stand": LetStand}


@dataclass(frozen=True)
class ObjectingPart:
    """Counsel watches the other side's questions and offers."""

    case: Case

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, CounselView) or view.pending is None or acts.Object not in ask.wants:
            return None
        pending = view.pending
        return PreparedAsk(
            brief=self.brief(view, pending, ask.directive),
            forms=FORMS,
            complaint=lambda form: self._complaint(view, pending, form),
            taken=lambda form: _taken(view, form),
        )

    def brief(self, view: CounselView, pending: Pending, directive: str) -> Brief:
        """What counsel plays from. Where the dice let a defect pass it is told nothing of that: it thinks as long as
        ever, and what it would have said is dropped."""
        mode = "objection_user_direct" if view.phase in ("direct", "redirect") else "objection_user_cross"
        templates = read(*NAMES, mode)
        listed = {"grounds": tuple(CARDS[ground] for ground in grounds(view, pending))}
        return Brief(
            rules="\n".join((templates.render("counsel", {}), templates.render(mode, listed))),
            shared="\n".join((self._papers.told(templates), self._papers.affidavit(view, view.affidavit, templates))),
            matter=self._matter(view, pending, directive, templates),
            version=templates.version,
        )

    def _matter(self, view: CounselView, pending: Pending, directive: str, templates: Templates) -> str:
        witness = self._papers.witness(view)
        values = {
            "view": view,
            "pending": pending,
            "name": witness.name,
            "witness": witness,
            "topics": self._papers.labels(view.direct_topics),
            "told": claims(view.told, view, without=pending.no),
            "established": lines(view.established),
            "asked": older(view.asked, view, pending.text),
            "offered": self._papers.exhibit(pending.exhibit),
            "held": self._papers.exhibit(pending.exhibit),
            "wanting": self._wanting(view, pending),
            "wrong": _wrong(view),
            "directive": directive,
        }
        return templates.render("objecting", {**values, **lately(view, without=pending.no)})

    def _wanting(self, view: CounselView, pending: Pending) -> Sequence[str]:
        """What of an exhibit's foundation the witness on the stand could tell, and has not."""
        exhibit = self._papers.exhibits.get(pending.exhibit or "")
        told = view.affirmed
        facts = exhibit.foundation if exhibit and pending.matter == "exhibit" else ()
        return tuple(view.affidavit.get(fact, "a fact that another must tell") for fact in facts if fact not in told)

    @cached_property
    def _papers(self) -> Papers:
        return Papers(self.case)

    @cached_property
    def _ids(self) -> frozenset[str]:
        return ids_of(self.case)

    def _complaint(self, view: CounselView, pending: Pending, form: BaseModel) -> str:
        wrong = _wrong(view)
        if not isinstance(form, Object):
            return f"This once you object, on the ground {wrong.ground}, as your brief says." if wrong else ""
        if wrong is not None and form.ground != wrong.ground:
            return f"This once your ground is {wrong.ground}, as your brief says."
        allowed = grounds(view, pending)
        if form.ground not in allowed:
            return f"You do not object on the ground {form.ground} here. Use one of {', '.join(allowed)}."
        return misspoken(form.argument, self._ids, LONGEST)


def grounds(view: CounselView, pending: Pending) -> tuple[Ground, ...]:
    """On what counsel may object here: an answer that does not respond is struck, not objected to."""
    chosen = view.settings.objection_types or tuple(CARDS)
    return tuple(one for one in chosen if one != "non_responsive" or pending.matter == "answer")


def _wrong(view: CounselView) -> GroundCard | None:
    """The ground on which counsel is to object wrongly, if it is to."""
    return CARDS[view.err_ground] if view.err and view.err_ground else None


def _taken(view: CounselView, form: BaseModel) -> FilledAct:
    passes = view.err and view.err_ground is None
    if isinstance(form, Object) and not passes:
        return FilledAct(acts.Object(ground=form.ground, argument=form.argument))
    dropped = (f"objection {form.ground}: the dice let it pass",) if isinstance(form, Object) else ()
    return FilledAct(acts.LetStand(), dropped)
