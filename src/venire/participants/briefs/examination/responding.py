"""Counsel answers an objection to its question or its exhibit. Source: spec/trial.md, "Flows"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from pydantic import BaseModel, Field

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import CARDS, GroundCard
from venire.participants.briefs.examination.court import Papers, claims, lately, read
from venire.participants.briefs.examination.spoken import ids_of, misspoken
from venire.participants.briefs.forms import Form
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.examination import acts
from venire.proceedings.examination.view import CounselView, Pending
from venire.proceedings.words import Typed

NAMES = ("case", "affidavit", "heard", "counsel", "answering_an_objection", "responding")
LONGEST = 70
"""Words of a response."""


class Respond(Form):
    """Answer the objection, or leave it to the judge."""

    text: Typed = Field(default="", description="One or two spoken sentences; empty leaves it to the judge.")


FORMS: Mapping[str, type[BaseModel]] = {"respond": Respond}


@dataclass(frozen=True)
class RespondingPart:
    """Counsel argues for what it asked, or gives way."""

    case: Case

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, CounselView) or acts.Respond not in ask.wants:
            return None
        if view.pending is None or view.pending.ground is None:
            return None
        brief = self.brief(view, view.pending, CARDS[view.pending.ground], ask.directive)
        return PreparedAsk(brief, FORMS, self._complaint, _taken, aloud=True)

    def brief(self, view: CounselView, pending: Pending, ground: GroundCard, directive: str) -> Brief:
        """What counsel plays from."""
        templates = read(*NAMES)
        values = {
            "view": view,
            "pending": pending,
            "ground": ground,
            "name": self._papers.witness(view).name,
            "told": claims(view.told, view, without=pending.no),
            "offered": self._papers.exhibit(pending.exhibit),
            "directive": directive,
        }
        return Brief(
            rules="\n".join(templates.render(name, {}) for name in ("counsel", "answering_an_objection")),
            shared="\n".join((self._papers.told(templates), self._papers.affidavit(view, view.affidavit, templates))),
            matter=templates.render("responding", {**values, **lately(view, without=pending.no)}),
            version=templates.version,
        )

    @cached_property
    def _papers(self) -> Papers:
        return Papers(self.case)

    @cached_property
    def _ids(self) -> frozenset[str]:
        return ids_of(self.case)

    def _complaint(self, form: BaseModel) -> str:
        assert isinstance(form, Respond)
        return misspoken(form.text, self._ids, LONGEST)


def _taken(form: BaseModel) -> FilledAct:
    assert isinstance(form, Respond)
    return FilledAct(acts.Respond(text=form.text))
