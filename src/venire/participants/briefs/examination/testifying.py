"""A witness in the box, who knows its affidavit and its own testimony and nothing else. Source: spec/trial.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from pydantic import BaseModel, Field

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.case_file.case import Case
from venire.law.testimony.testified import stated
from venire.participants.briefs.examination.borne_out import Ground
from venire.participants.briefs.examination.court import Papers, lines, read, sworn, told_short
from venire.participants.briefs.examination.moods import witness_words
from venire.participants.briefs.examination.spoken import ids_of, misspoken
from venire.participants.briefs.forms import Form
from venire.participants.briefs.templates import Templates
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.examination import acts
from venire.proceedings.examination.acts import Stance
from venire.proceedings.examination.view import WitnessView
from venire.proceedings.words import Spoken

NAMES = ("witness", "stand", "testifying")
EXCHANGES = 4
"""Of its own last answers, how many a witness has in its ear."""


class Testify(Form):
    """Answer the question."""

    text: Spoken = Field(description="The answer, in spoken words.")
    stance: Stance = Field(description="What the answer does with the question.")
    facts: tuple[str, ...] = Field(default=(), description="Ids of your facts that it tells, affirms or denies.")
    volunteered: tuple[str, ...] = Field(default=(), description="Those of them that nobody asked for.")


FORMS: Mapping[str, type[BaseModel]] = {"testify": Testify}


@dataclass(frozen=True)
class Testifying:
    """A witness answers. ``case``: for who is who, and to hold the answer against the witness's own affidavit; nothing
    else of it reaches the brief."""

    case: Case

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, WitnessView) or acts.Testify not in ask.wants:
            return None
        return PreparedAsk(
            brief=self.brief(view, ask.directive),
            forms=FORMS,
            complaint=lambda form: self._complaint(view, form),
            taken=lambda form: _taken(view, form),
            aloud=True,
        )

    def brief(self, view: WitnessView, directive: str) -> Brief:
        """What a witness plays from. It hears the question and no objection, so that it can think meanwhile."""
        templates = read(*NAMES)
        person = {
            "view": view,
            "side": self._side(view),
            "affidavit": sworn(view.affidavit),
            **witness_words(view.profile),
        }
        return Brief(
            rules=templates.render("witness", {}),
            shared=templates.render("stand", person),
            matter=self._matter(view, directive, templates),
            version=templates.version,
        )

    def _matter(self, view: WitnessView, directive: str, templates: Templates) -> str:
        heard = [one for one in view.exchanges if one.answer and not one.struck][-EXCHANGES:]
        shown = {one.no for one in heard}
        values = {
            "view": view,
            "side": self._side(view),
            "said": lines([stated(one.statement, one.holds) for one in view.said if one.no not in shown]),
            "exchanges": told_short(heard),
            "held": self._papers.exhibit(view.pending.exhibit if view.pending else None),
            "directive": directive,
        }
        return templates.render("testifying", values)

    def _side(self, view: WitnessView) -> str:
        return self._papers.witnesses[view.me].side

    @cached_property
    def _papers(self) -> Papers:
        return Papers(self.case)

    @cached_property
    def _ids(self) -> frozenset[str]:
        return ids_of(self.case)

    def _complaint(self, view: WitnessView, form: BaseModel) -> str:
        assert isinstance(form, Testify)
        ground = Ground(self.case, self._papers.witnesses[view.me])
        return misspoken(form.text, self._ids) or ground.complaint(view, form.text)


def _taken(view: WitnessView, form: BaseModel) -> FilledAct:
    assert isinstance(form, Testify)
    facts = tuple(dict.fromkeys(one for one in (*form.facts, *form.volunteered) if one in view.affidavit))
    volunteered = tuple(one for one in dict.fromkeys(form.volunteered) if one in facts)
    strange = tuple(f"fact {one[:20]}" for one in (*form.facts, *form.volunteered) if one not in view.affidavit)
    return FilledAct(acts.Testify(text=form.text, stance=form.stance, facts=facts, volunteered=volunteered), strange)
