"""The judge rules on an objection, an offer or a motion to strike. Source: spec/trial.md, "Rules of evidence"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from pydantic import BaseModel, Field

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import CARDS, GroundCard
from venire.law.evidence.grounds import Ruling as Outcome
from venire.law.evidence.rules import rule_cited
from venire.participants.briefs.examination.court import Papers, lately, lines, older, read
from venire.participants.briefs.examination.moods import judge_words
from venire.participants.briefs.examination.spoken import ids_of, misspoken
from venire.participants.briefs.forms import Form
from venire.participants.briefs.templates import Templates
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.examination import acts
from venire.proceedings.examination.stages.modes import other
from venire.proceedings.examination.view import JudgeView, Pending
from venire.proceedings.words import Typed

NAMES = ("case", "heard", "judge", "bench", "ruling")


class Rule(Form):
    """Rule on the matter before the court."""

    ruling: Outcome = Field(description="sustained keeps it out, overruled lets it in.")
    rule: str = Field(description="The Federal Rule of Evidence that decides it: 611(c), 801(d)(2).")
    reason: Typed = Field(default="", description="What you say from the bench, in spoken words.")


FORMS: Mapping[str, type[BaseModel]] = {"rule": Rule}


@dataclass(frozen=True)
class RulingPart:
    """A judge, who knows what the case is about and what was said, and no affidavit."""

    case: Case

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, JudgeView) or acts.Rule not in ask.wants:
            return None
        if view.pending is None or view.pending.ground is None:
            return None
        brief = self.brief(view, view.pending, CARDS[view.pending.ground], ask.directive)
        return PreparedAsk(brief, FORMS, self._complaint, _taken)

    def brief(self, view: JudgeView, pending: Pending, ground: GroundCard, directive: str) -> Brief:
        """What a judge rules from."""
        templates = read(*NAMES)
        return Brief(
            rules=templates.render("judge", {"grounds": tuple(CARDS.values())}),
            shared="\n".join((self._papers.told(templates), templates.render("bench", judge_words(view.settings)))),
            matter=self._matter(view, pending, ground, directive, templates),
            version=templates.version,
        )

    def _matter(
        self, view: JudgeView, pending: Pending, ground: GroundCard, directive: str, templates: Templates
    ) -> str:
        witness = self._papers.witness(view)
        values = {
            "view": view,
            "pending": pending,
            "ground": ground,
            "name": witness.name,
            "witness": witness,
            "objector": other(pending.by),
            "topics": self._papers.labels(view.direct_topics),
            "established": lines(view.established),
            "asked": older(view.asked, view, pending.text),
            "offered": self._papers.exhibit(pending.exhibit),
            "directive": directive,
        }
        return templates.render("ruling", {**values, **lately(view, without=pending.no, ruler="You have")})

    @cached_property
    def _papers(self) -> Papers:
        return Papers(self.case)

    @cached_property
    def _ids(self) -> frozenset[str]:
        return ids_of(self.case)

    def _complaint(self, form: BaseModel) -> str:
        assert isinstance(form, Rule)
        if rule_cited(form.rule) is None:
            return f"There is no rule {form.rule[:20]!r}. Cite one of the list, by its number: 611(c), 802, 901(a)."
        return misspoken(form.reason, self._ids)


def _taken(form: BaseModel) -> FilledAct:
    assert isinstance(form, Rule)
    return FilledAct(acts.Rule(ruling=form.ruling, rule=form.rule.strip(), reason=form.reason))
