"""The assessor: one look at the topic, and one call for the scores of each argument. Source: spec/debate.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from pydantic import BaseModel

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.debating.argument import Argument
from venire.law.debating.subject import Subject
from venire.participants.briefs.debate.papers import DebatePapers, read
from venire.participants.briefs.debate.record import bearing
from venire.participants.briefs.forms import Made, act_from, form_of
from venire.participants.briefs.shortening import shortened
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.debate import acts
from venire.proceedings.debate.view import AssessorView

SPOKEN, LINK = 4_200, 300
"""Room of what was spoken, and of a causal link."""
SCORES: Mapping[str, type[BaseModel]] = {"evaluate": form_of(acts.Evaluate)}
APPRAISAL: Mapping[str, type[BaseModel]] = {"appraise": form_of(acts.Appraise)}


@dataclass(frozen=True)
class Assessing:
    """Scores an argument by itself: its words, its evidence beside what the papers say, its causal links."""

    subject: Subject

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, AssessorView):
            return None
        if acts.Appraise in ask.wants:
            return PreparedAsk(self._appraisal(ask.directive), APPRAISAL, _nothing, _appraised)
        made = next((one for one in view.arguments if ask.key == f"evaluate/{one.id}"), None)
        if made is None:
            return None
        scores = Made(_scores)
        return PreparedAsk(
            self.brief(made),
            SCORES,
            lambda form: _complaint(scores.of(form), made),
            lambda form: FilledAct(scores.of(form)),
        )

    def brief(self, made: Argument) -> Brief:
        """The topic and the one argument: what others said is the panel's to weigh."""
        templates = read("assessor", "scoring")
        values = {
            "made": made,
            "text": shortened(made.text, SPOKEN),
            "evidence": self._papers.named(made),
            "links": [shortened(f"{one.cause} → {one.effect}", LINK) for one in made.links],
            "bears": bearing(made),
        }
        return Brief(
            rules=templates.standing("assessor"),
            shared=self._papers.topic(templates),
            matter=templates.render("scoring", values),
            version=templates.version,
        )

    def _appraisal(self, directive: str) -> Brief:
        templates = read("appraiser")
        return Brief(
            rules=templates.standing("appraiser"),
            shared=self._papers.told(templates),
            matter=directive,
            version=templates.version,
        )

    @cached_property
    def _papers(self) -> DebatePapers:
        return DebatePapers(self.subject)


def _scores(form: BaseModel) -> acts.Evaluate:
    act = act_from(acts.Evaluate, form)
    assert isinstance(act, acts.Evaluate)
    return act


def _complaint(act: acts.Evaluate, made: Argument) -> str:
    if len(act.validity) != len(made.links):
        return f"Give {len(made.links)} numbers in `validity`, one for each causal link; you gave {len(act.validity)}."
    return ""


def _nothing(_form: BaseModel) -> str:
    return ""


def _appraised(form: BaseModel) -> FilledAct:
    return FilledAct(act_from(acts.Appraise, form))
