"""The brief of a juror about to speak: rules, case, shared record, then persona and private state.

Everything up to the persona is the same for all jurors of a round, so that a provider's prompt cache can hit.
Source: spec/models.md, "Calling well".
"""

from __future__ import annotations

from collections.abc import Iterator

from venire.law.case import Case
from venire.law.persona import JurorCard
from venire.participants.briefs.case_papers import case_papers
from venire.participants.briefs.material import material
from venire.participants.briefs.mind import mind_of
from venire.participants.briefs.templates import Templates, as_name, read_templates
from venire.ports import Brief
from venire.proceedings.deliberation.view import JurorView

PROCEEDING = "venire.proceedings.deliberation"
NAMES = ("rules", "case", "record", "juror", "turn")
LINES = 4
"""How many of a juror's lines show how it sounds."""


def juror_brief(view: JurorView, card: JurorCard, case: Case, directive: str) -> Brief:
    """What a model plays this juror from. The templates are read anew, so that a changed one binds at the next ask."""
    templates = read_templates(PROCEEDING, NAMES)
    shared = (case_papers(case, templates), _record(view, templates))
    private = (_juror(view, card, case, templates), templates.render("turn", {"directive": directive}))
    return Brief(templates.render("rules", {}), "\n".join((*shared, *private)), templates.version)


def _record(view: JurorView, templates: Templates) -> str:
    called = {juror.number: as_name(juror.called) for juror in view.jurors}
    return templates.render("record", {"view": view, "called": called, "rule": _rule(view)})


def _rule(view: JurorView) -> str:
    if view.needed >= len(view.jurors):
        return "A verdict needs every vote."
    return f"A verdict needs {view.needed} of {len(view.jurors)} votes."


def _juror(view: JurorView, card: JurorCard, case: Case, templates: Templates) -> str:
    values = {
        "view": view,
        "card": card,
        "lines": tuple(_sayings(card))[:LINES],
        "mind": mind_of(view, case),
        "material": material(view, card, case),
    }
    return templates.render("juror", values)


def _sayings(card: JurorCard) -> Iterator[str]:
    """Lines without slots: one of each function in the card's order, the murmurs left out."""
    for function, lines in card.idiolect.lines.items():
        whole = [line.text for line in lines if "{" not in line.text]
        if whole and not function.startswith("murmur"):
            yield whole[0]
