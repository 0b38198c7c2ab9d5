"""The scribe turns a person's strategy and typed words into an argument. Source: spec/deliberation.md, "The player"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pydantic import BaseModel

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.argument_map import Claim
from venire.law.case import Case
from venire.participants.briefs.deliberation.file import papers, papers_on, under_discussion
from venire.participants.briefs.deliberation.room import PROCEEDING, SHARED, names_of, shared_part
from venire.participants.briefs.deliberation.speech_check import Known, complaint, grounded, known_to
from venire.participants.briefs.forms import act_from, form_of
from venire.participants.briefs.templates import read_templates
from venire.participants.part import Taken, Turn
from venire.participants.understudy.words import content_words
from venire.ports import Brief
from venire.proceedings.deliberation.acts import Draft
from venire.proceedings.deliberation.causes import SIDE_OF
from venire.proceedings.deliberation.strategies import STRATEGIES
from venire.proceedings.deliberation.view import ScribeView

NAMES = ("scribe_rules", *SHARED, "scribe")
FORMS: Mapping[str, type[BaseModel]] = {Draft.kind: form_of(Draft)}
NOTES, PAPERS, TALK = 4, 4, 5
KEPT = 0.7
"""Share of the words of whole typed sentences that must be in the draft."""
SENTENCE = 8
"""Words from which what is typed counts as said, not as a subject."""
_WORD = re.compile(r"[a-z0-9$’']+")
_ATTACKS = ("rebuts", "undercuts")


@dataclass(frozen=True)
class Drafting:
    """The scribe drafts: the person's own words kept, claims and cites that exist."""

    case: Case

    def turn(self, ask: Ask, view: Frozen) -> Turn | None:
        """See :class:`venire.participants.part.Part`."""
        if not isinstance(view, ScribeView) or ask.wants != (Draft,):
            return None
        known = known_to(view, self.case, view.me)
        brief = scribe_brief(view, self.case, ask)
        return Turn(
            brief, FORMS, lambda form: _complaint(form, view, known), lambda form: self._taken(form, view, known)
        )

    def _taken(self, form: BaseModel, view: ScribeView, known: Known) -> Taken:
        draft, dropped = grounded(_draft(form), known)
        target = view.target if view.target is not None else draft.target
        told = draft.told or self._told(draft)
        return Taken(draft.model_copy(update={"target": target, "told": told}), dropped)

    def _told(self, draft: Draft) -> str:
        """What the person is told where the form has nothing: the point, in the case's own words."""
        handles = {claim.id: (claim.side, claim.handle) for claim in self.case.claims}
        side, about = next((handles[claim] for claim in draft.claims if claim in handles), ("", ""))
        return f"Heard as: for the {side}, on {about}." if about else "The room may not know what this rests on."


def _draft(form: BaseModel) -> Draft:
    act = act_from(Draft, form)
    assert isinstance(act, Draft)
    return act


def _complaint(form: BaseModel, view: ScribeView, known: Known) -> str:
    text = _draft(form).text
    return complaint(text, known) or _put_in_mouth(text, view.typed)


def _put_in_mouth(text: str, typed: str) -> str:
    """Whoever typed sentences is to find them again."""
    words = _words(typed)
    if len(words) < SENTENCE:
        return ""
    kept = set(_words(text))
    share = sum(word in kept for word in words) / len(words)
    return (
        "" if share >= KEPT else "These are not the person's words any more. Keep what was typed, nearly as it stands."
    )


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower())


def scribe_brief(view: ScribeView, case: Case, ask: Ask) -> Brief:
    """What a model writes from as the scribe."""
    templates = read_templates(PROCEEDING, NAMES)
    notes = tuple(_notes(view, case))[:NOTES]
    wanted = (*_named(view.typed, case), *(ground for claim in notes for ground in claim.grounds[:2]))
    thrown = ask.key.rpartition("/")[2]
    values = {
        "view": view,
        "strategy": next(one for one in STRATEGIES if one.strategy == view.strategy),
        "target": names_of(view).get(view.target or 0, ""),
        "papers": papers_on(case, (), wanted, PAPERS),
        "notes": notes,
        "thrown": int(thrown) if thrown.isdecimal() else 0,
        "directive": ask.directive,
    }
    return Brief(
        rules=templates.render("scribe_rules", {}),
        shared=shared_part(view, case, view.said[-TALK:], templates),
        matter=templates.render("scribe", values),
        version=templates.version,
    )


def _notes(view: ScribeView, case: Case) -> Iterator[Claim]:
    """Points of the person's side: nearest to what was typed, then those that answer the room, then the strongest."""
    typed, heard = content_words(view.typed), set(under_discussion(view.said))

    def rank(claim: Claim) -> tuple[int, bool, bool, float]:
        near = len(typed & content_words(f"{claim.text} {claim.handle}"))
        answers = any(one.kind in _ATTACKS and one.to in heard for one in claim.relations)
        return (-near, claim.id in view.put, not answers, -claim.strength)

    yield from sorted((claim for claim in case.claims if claim.side == SIDE_OF[view.side]), key=rank)


def _named(typed: str, case: Case) -> Iterator[str]:
    """What the typed words name: evidence, exhibits, the first sworn facts of a witness."""
    said = typed.lower()
    if not said:
        return
    known = papers(case)
    for item in (*case.evidence, *case.exhibits):
        if item.name.lower() in said or getattr(item, "handle", item.name).lower() in said:
            yield item.id
    for witness in case.witnesses:
        if witness.name.split()[-1].lower() in said:
            yield from (fact.id for fact in witness.affidavit[:3] if fact.id in known)
