"""The summarizer: one call every few rounds, so that no prompt grows with the talk. Source: spec/deliberation.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from pydantic import BaseModel, Field

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.case_file.case import Case
from venire.participants.briefs.deliberation.mind import listed
from venire.participants.briefs.deliberation.room import (
    PROCEEDING,
    changes_told,
    points_named,
    spoken_lines,
    votes_by_name,
)
from venire.participants.briefs.deliberation.speech_check import Known, ids_aloud, known_to
from venire.participants.briefs.forms import Form
from venire.participants.briefs.shortening import SUMMED_UP, shared_out, shortened
from venire.participants.briefs.templates import one_line, read_templates
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.deliberation.acts import SumUp
from venire.proceedings.deliberation.view import SummaryView

NAMES = ("summarizer_rules", "summarizer")
ASKED, WORDS = 26, 36
"""Words of a line, as the rules of the part ask for them and as they are taken; a few more are worth no second call."""
FEWEST = 3
WHOLE = 320
"""Characters of a line of the minutes until now: whoever goes on with them reads them uncut."""


class Minutes(Form):
    """What was said a while ago, in three to five lines."""

    lines: Annotated[tuple[str, ...], Field(min_length=FEWEST, max_length=5)]


FORMS: Mapping[str, type[BaseModel]] = {SumUp.kind: Minutes}


@dataclass(frozen=True)
class SummingUp:
    """The summarizer sums up."""

    case: Case

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, SummaryView) or ask.wants != (SumUp,):
            return None
        known = known_to(view, self.case)
        brief = summarizer_brief(view, self.case, ask.directive)
        return PreparedAsk(brief, FORMS, lambda form: _complaint(form, known), _taken)


def _complaint(form: BaseModel, known: Known) -> str:
    lines = _lines(form)
    if len(lines) < FEWEST:
        return "Hand in three to five lines, none of them empty."
    long = next((line for line in lines if len(line.split()) > WORDS), "")
    if long:
        return f"This line is too long: “{long[:60]} …”. At most {ASKED} words each."
    return ids_aloud(" ".join(lines), known)


def _taken(form: BaseModel) -> FilledAct:
    return FilledAct(SumUp(lines=_lines(form)))


def _lines(form: BaseModel) -> tuple[str, ...]:
    assert isinstance(form, Minutes)
    return tuple(filter(None, (one_line(line).lstrip("-•* ") for line in form.lines)))


def summarizer_brief(view: SummaryView, case: Case, directive: str) -> Brief:
    """What a model sums up from. The case itself is not needed, and left out."""
    templates = read_templates(PROCEEDING, NAMES)
    values = {
        "case": case,
        "charges": listed([charge.name for charge in case.charges]),
        "view": view,
        "older": [shortened(line, WHOLE) for line in view.older],
        "lines": spoken_lines(view, view.to_sum_up, shared_out([one.text for one in view.to_sum_up], SUMMED_UP)),
        "points": points_named(case, view.to_sum_up),
        "flips": changes_told(view),
        "now": votes_by_name(view),
        "directive": directive,
    }
    return Brief(
        rules=templates.render("summarizer_rules", {}),
        matter=templates.render("summarizer", values),
        version=templates.version,
    )
