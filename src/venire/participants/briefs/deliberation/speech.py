"""A juror about to speak. Source: spec/models.md, "Calling well"; spec/deliberation.md, "Memory, four layers".

Everything up to the persona is the same for all jurors of a round whose memory reaches equally far.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pydantic import BaseModel

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.case_file.case import Case
from venire.law.case_file.persona import JurorCard
from venire.participants.briefs.deliberation.memory import remembered
from venire.participants.briefs.deliberation.mind import mind_of
from venire.participants.briefs.deliberation.room import PROCEEDING, SHARED, shared_part
from venire.participants.briefs.deliberation.speech_check import Known, complaint, grounded, known_to
from venire.participants.briefs.forms import act_from, form_of
from venire.participants.briefs.papers.case_file import papers_on
from venire.participants.briefs.papers.points_to_say import Note, material
from venire.participants.briefs.templates import Templates, read_templates
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.deliberation.acts import Pass, Speak
from venire.proceedings.deliberation.view import JurorView, Said

NAMES = ("rules", *SHARED, "juror", "turn")
PAPERS, OPENED = 3, 2
"""Papers that a juror has open, and how many of them at what its notes rest on."""
LINES = 1
"""How many of a juror's lines show how it sounds."""
FORMS = {act.kind: form_of(act) for act in (Speak, Pass)}
_ACTS: dict[type[BaseModel], type[Act]] = {FORMS[act.kind]: act for act in (Speak, Pass)}


@dataclass(frozen=True)
class JurorSpeech:
    """A juror speaks, or passes: a speech whose claims and cites exist in the case."""

    card: JurorCard
    case: Case

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, JurorView) or set(ask.wants) != {Speak, Pass}:
            return None
        known = known_to(view, self.case, view.me)
        brief = juror_brief(view, self.card, self.case, ask.directive)
        return PreparedAsk(
            brief, FORMS, lambda form: _complaint(form, known), lambda form: _taken(form, known), aloud=True
        )


def _complaint(form: BaseModel, known: Known) -> str:
    act = act_from(_ACTS[type(form)], form)
    return complaint(act.text, known) if isinstance(act, Speak) else ""


def _taken(form: BaseModel, known: Known) -> FilledAct:
    act = act_from(_ACTS[type(form)], form)
    return FilledAct(*grounded(act, known)) if isinstance(act, Speak) else FilledAct(act)


def juror_brief(view: JurorView, card: JurorCard, case: Case, directive: str) -> Brief:
    """What a model plays this juror from. The templates are read anew, so that a changed one binds at the next ask."""
    templates = read_templates(PROCEEDING, NAMES)
    shown = remembered(view.said, card.memory_window)
    private = (_juror(view, card, case, shown, templates), templates.render("turn", {"directive": directive}))
    return Brief(
        rules=templates.render("rules", {}),
        shared=shared_part(view, case, shown, templates),
        matter="\n".join(private),
        version=templates.version,
    )


def _juror(view: JurorView, card: JurorCard, case: Case, shown: Sequence[Said], templates: Templates) -> str:
    notes = material(view, card, case)
    values = {
        "view": view,
        "card": card,
        "lines": tuple(_sayings(card))[:LINES],
        "mind": mind_of(view, case, shown),
        "material": notes,
        "papers": papers_on(case, view.said, _grounds(notes), PAPERS, " ".join(note.text for note in notes)),
    }
    return templates.render("juror", values)


def _grounds(notes: tuple[Note, ...]) -> Iterator[str]:
    """What the first notes rest on first."""
    for note in notes[:OPENED]:
        yield from note.grounds[:1]


def _sayings(card: JurorCard) -> Iterator[str]:
    """Lines without slots: one of each function in the card's order, the murmurs left out."""
    for function, lines in card.idiolect.lines.items():
        whole = [line.text for line in lines if "{" not in line.text]
        if whole and not function.startswith("murmur"):
            yield whole[0]
