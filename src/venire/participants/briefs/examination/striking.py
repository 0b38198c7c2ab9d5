"""Counsel moves to strike what nobody asked for, or lets it go. Source: spec/trial.md, "Flows"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from pydantic import BaseModel, Field

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import Ground
from venire.participants.briefs.examination.court import Papers, read
from venire.participants.briefs.examination.spoken import ids_of, misspoken
from venire.participants.briefs.forms import Form
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.examination import acts
from venire.proceedings.examination.view import CounselView
from venire.proceedings.words import Typed

NAMES = ("case", "affidavit", "counsel", "moving_to_strike", "striking")
LONGEST = 50
"""Words of an argument."""


class MoveToStrike(Form):
    """Ask the judge to strike the answer."""

    ground: Ground = Field(default="non_responsive", description="Nearly always non_responsive.")
    argument: Typed = Field(default="", description="What nobody asked for, in one spoken sentence.")


class LetStand(Form):
    """Let the answer stand."""


FORMS: Mapping[str, type[BaseModel]] = {"move_to_strike": MoveToStrike, "let_stand": LetStand}


@dataclass(frozen=True)
class StrikingPart:
    """Counsel hears out an answer to the other side. Where nothing was volunteered there is nothing to think about."""

    case: Case

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | FilledAct | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, CounselView) or acts.MoveToStrike not in ask.wants:
            return None
        if not view.volunteered or not view.exchanges:
            return FilledAct(acts.LetStand())
        return PreparedAsk(self.brief(view, ask.directive), FORMS, self._complaint, _taken)

    def brief(self, view: CounselView, directive: str) -> Brief:
        """What counsel plays from: the same while the answer is written down and after."""
        templates = read(*NAMES)
        values = {
            "view": view,
            "name": self._papers.witness(view).name,
            "witness": self._papers.witness(view),
            "last": view.exchanges[-1],
            "volunteered": view.volunteered,
            "directive": directive,
        }
        return Brief(
            rules="\n".join(templates.render(name, {}) for name in ("counsel", "moving_to_strike")),
            shared="\n".join((self._papers.told(templates), self._papers.affidavit(view, view.affidavit, templates))),
            matter=templates.render("striking", values),
            version=templates.version,
        )

    @cached_property
    def _papers(self) -> Papers:
        return Papers(self.case)

    @cached_property
    def _ids(self) -> frozenset[str]:
        return ids_of(self.case)

    def _complaint(self, form: BaseModel) -> str:
        return misspoken(form.argument, self._ids, LONGEST) if isinstance(form, MoveToStrike) else ""


def _taken(form: BaseModel) -> FilledAct:
    if isinstance(form, MoveToStrike):
        return FilledAct(acts.MoveToStrike(ground=form.ground, argument=form.argument))
    return FilledAct(acts.LetStand())
