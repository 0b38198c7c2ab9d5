"""A seat on the panel: one verdict over the whole debate, in one perspective. Source: spec/debate.md, "Jury panel"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from pydantic import BaseModel

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.debating.perspective import Perspective
from venire.law.debating.subject import Subject
from venire.participants.briefs.debate.papers import DebatePapers, read
from venire.participants.briefs.debate.record import entered
from venire.participants.briefs.forms import Made, act_from, form_of
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.debate import acts
from venire.proceedings.debate.view import EvaluatorView

MANNERS: Mapping[Perspective, str] = {
    "analytical": "You go by reasoning: which claims follow, which steps are missing, what was left unanswered.",
    "ethical": "You go by fairness: to the facts, to the other side, and to the people it would fall on.",
    "practical": "You go by what would work: what somebody who had to act on this could do with it.",
    "adversarial": "You look for the hole in each case, and go by which is left standing.",
    "synthesizing": "You look for what both have shown, and go by who accounts for more of it.",
}
FORMS: Mapping[str, type[BaseModel]] = {"judge": form_of(acts.Judge)}


@dataclass(frozen=True)
class Judging:
    """An evaluator, who judges by what was said and sees no score and no other vote."""

    subject: Subject

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, EvaluatorView) or acts.Judge not in ask.wants:
            return None
        made = Made(lambda form: _act(form, view))
        return PreparedAsk(
            self.brief(view, ask.directive),
            FORMS,
            lambda form: _complaint(made.of(form), view),
            lambda form: FilledAct(made.of(form)),
        )

    def brief(self, view: EvaluatorView, directive: str) -> Brief:
        """The debate in the order in which it is put before this evaluator, and its manner."""
        templates = read("evaluator", "record", "verdict")
        record = templates.standing("record", ("arguments", tuple(entered(view.arguments))))
        values = {"names": _names(view), "manner": MANNERS[view.perspective], "directive": directive}
        return Brief(
            rules=templates.standing("evaluator"),
            shared=f"{self._papers.topic(templates)}\n{record}",
            matter=templates.render("verdict", values),
            version=templates.version,
        )

    @cached_property
    def _papers(self) -> DebatePapers:
        return DebatePapers(self.subject)


def _names(view: EvaluatorView) -> list[str]:
    return [one.name for one in view.debaters]


def _act(form: BaseModel, view: EvaluatorView) -> acts.Judge:
    """A winner whose name is written otherwise than it is, in capitals or without, is meant all the same."""
    act = act_from(acts.Judge, form)
    assert isinstance(act, acts.Judge)
    named = {name.casefold(): name for name in _names(view)}
    return act.model_copy(update={"winner": named.get(act.winner.strip().casefold(), act.winner.strip())})


def _complaint(act: acts.Judge, view: EvaluatorView) -> str:
    names = _names(view)
    if act.winner and act.winner not in names:
        return f"Nobody called {act.winner[:60]} debates here. Name one of {', '.join(names)}, or nobody."
    if act.winner and act.confidence < 1 / len(names):
        return f"At {act.confidence:.2f} that is no winner: give at least {1 / len(names):.2f}, or name nobody."
    return ""
