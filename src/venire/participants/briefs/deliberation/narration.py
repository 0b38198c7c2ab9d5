"""The judge speaks at a station. Source: spec/deliberation.md, "The judge speaks at each station"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from pydantic import BaseModel

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.language.wording.numbers import spelt
from venire.law.case_file.case import Case
from venire.participants.briefs.deliberation.mind import listed
from venire.participants.briefs.deliberation.moment import (
    met,
    still,
    what_comes_next,
    what_the_fewer_ask,
    what_the_more_ask,
)
from venire.participants.briefs.deliberation.room import (
    PROCEEDING,
    SHARED,
    changes_told,
    names_of,
    stable_part,
    talk,
)
from venire.participants.briefs.deliberation.speech_check import Known, complaint, known_to
from venire.participants.briefs.forms import act_from, form_of
from venire.participants.briefs.templates import Templates, as_name, clip, read_templates, vote_in_words
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.deliberation.acts import Narrate, Station
from venire.proceedings.deliberation.view import JudgeView

NAMES = ("judge_rules", *SHARED, "judge")
FORMS: Mapping[str, type[BaseModel]] = {Narrate.kind: form_of(Narrate)}
COUNTED: frozenset[Station] = frozenset({"first_tally", "tally", "flips", "final_tally"})
"""Where the room must be told the tally as it is."""
TALKED: frozenset[Station] = frozenset({"summary", "instruction"})
"""Where the judge must know what was said."""
OWN = 240
"""Characters of each of the judge's own earlier words."""
_BURDENS = {
    "beyond_reasonable_doubt": "the prosecution, beyond reasonable doubt",
    "preponderance": "whoever brings the claim, on the balance of probability",
}


@dataclass(frozen=True)
class JudgeNarration:
    """The judge narrates: the numbers and the names as they are, and nothing of what weighs."""

    case: Case

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, JudgeView) or ask.wants != (Narrate,):
            return None
        known = known_to(view, self.case)
        known = replace(known, names=known.names | {"judge", "the judge"})
        brief = judge_brief(view, self.case)
        return PreparedAsk(brief, FORMS, lambda form: _complaint(_words(form), view, known), _taken, aloud=True)


def _words(form: BaseModel) -> str:
    act = act_from(Narrate, form)
    assert isinstance(act, Narrate)
    return act.text


def _taken(form: BaseModel) -> FilledAct:
    return FilledAct(act_from(Narrate, form))


def _complaint(text: str, view: JudgeView, known: Known) -> str:
    return complaint(text, known) or _wrong_count(text, view) or _unnamed(text, view) or _no_verdict(text, view)


def _wrong_count(text: str, view: JudgeView) -> str:
    if view.station not in COUNTED:
        return ""
    missing = [count for count in (view.guilty, view.not_guilty) if count and not _told(text, count)]
    return f"The tally is {_count(view)}. Tell it as it is." if missing else ""


def _told(text: str, count: int) -> bool:
    return re.search(rf"\b({count}|{re.escape(spelt(count))})\b", text, re.IGNORECASE) is not None


def _unnamed(text: str, view: JudgeView) -> str:
    if view.station != "flips":
        return ""
    changed = [juror for juror in view.jurors if juror.number in dict(view.changed)]
    missing = [juror.called for juror in changed if juror.called not in text and juror.name.split()[-1] not in text]
    return f"The vote of {listed(missing)} has changed too. Name everybody whose vote has changed." if missing else ""


def _no_verdict(text: str, view: JudgeView) -> str:
    if view.station != "verdict" or view.verdict is None:
        return ""
    said = text.lower()
    clear = {
        "guilty": "guilty" in said.replace("not guilty", ""),
        "not_guilty": "not guilty" in said,
        "hung": any(word in said for word in ("hung", "agree", "no verdict")),
    }
    return (
        ""
        if clear.get(view.verdict, True)
        else f"The outcome is {vote_in_words(view.verdict)}. Declare it in so many words."
    )


def judge_brief(view: JudgeView, case: Case) -> Brief:
    """What a model speaks from as the judge."""
    templates = read_templates(PROCEEDING, NAMES)
    lately = (talk(view, view.said[-6:], templates),) if view.station in TALKED else ()
    return Brief(
        rules=templates.render("judge_rules", {}),
        shared=stable_part(view, case, templates),
        matter="\n".join((*lately, _station(view, case, templates))),
        version=templates.version,
    )


def _station(view: JudgeView, case: Case, templates: Templates) -> str:
    called = names_of(view)
    values = {
        "case": case,
        "station": view.station,
        "told": [clip(text, OWN) for text in view.told],
        "flips": () if view.station in ("opening", "first_tally") else changes_told(view),
        "burden": _BURDENS[case.standard],
        "rule": "all of them" if view.needed >= len(view.jurors) else f"at least {view.needed}",
        "count": _count(view),
        "united": not view.guilty or not view.not_guilty,
        "changed": [(called[juror], vote) for juror, vote in view.changed],
        "met": met(view),
        "rounds": spelt(view.round),
        "still": still(view),
        "fewer": what_the_fewer_ask(view),
        "more": what_the_more_ask(view),
        "unspoken": _unspoken(view, case),
        "verdict": view.verdict,
        "charges": listed([charge.name for charge in case.charges]),
        "next": what_comes_next(view),
    }
    return templates.render("judge", values)


def _count(view: JudgeView) -> str:
    return f"{spelt(view.guilty)} for guilty, {spelt(view.not_guilty)} for not guilty"


def _unspoken(view: JudgeView, case: Case) -> str:
    """The first piece of evidence on which no point made so far rests."""
    grounds = {ground for claim in case.claims if claim.id in view.put for ground in claim.grounds}
    return next((_inside(as_name(item.name)) for item in case.evidence if item.id not in grounds), "")


def _inside(name: str) -> str:
    """A name as it stands inside a sentence."""
    return name[0].lower() + name[1:] if name.split()[0] in ("The", "A", "An") else name
