"""The scribe turns a person's strategy and typed words into an argument. Source: spec/deliberation.md, "The player"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pydantic import BaseModel

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.case_file.case import Case
from venire.participants.briefs.deliberation.mind import listed
from venire.participants.briefs.deliberation.room import PROCEEDING, SHARED, names_of, stable_part, talk, votes
from venire.participants.briefs.deliberation.speech_check import Known, complaint, grounded, known_to
from venire.participants.briefs.forms import act_from, form_of
from venire.participants.briefs.papers.case_file import papers, papers_on
from venire.participants.briefs.papers.points_for_person import Nearness, in_no_meaning, serving
from venire.participants.briefs.shortening import TYPED, room_of, shortened
from venire.participants.briefs.templates import read_templates
from venire.participants.part import FilledAct, PreparedAsk
from venire.ports import Brief
from venire.proceedings.deliberation.acts import Draft
from venire.proceedings.deliberation.strategies import STRATEGIES
from venire.proceedings.deliberation.view import ScribeView

NAMES = ("scribe_rules", *SHARED, "scribe")
FORMS: Mapping[str, type[BaseModel]] = {Draft.kind: form_of(Draft)}
PAPERS, TALK, MADE, THROWN, CASE = 6, 2, 4, 120, 2_000
"""Papers, last speeches and own earlier points that the scribe is shown, and characters of a draft that was put aside
and of the case."""
KEPT = 0.7
"""Share of the words of whole typed sentences that must be in the draft."""
SENTENCE = 8
"""Words from which what is typed counts as said, not as a subject."""
_WORD = re.compile(r"[a-z0-9$’']+")
_WISH = re.compile(
    r"^\W*(?:please |can you |could you |i want you to |i(?:'d|’d| would) like you to )?"
    r"(?:write|draft|argue|mention|bring up|make (?:it|a|an|the|one|something|that)|give me|something (?:about|on)|use)"
    r"\b",
    re.IGNORECASE,
)
"""How somebody begins who tells the scribe what to write, instead of writing it."""


@dataclass(frozen=True)
class Drafting:
    """The scribe drafts: the person's own words kept, claims and cites that exist."""

    case: Case
    meant: Nearness = in_no_meaning
    """What a person's words come near to."""

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | None:
        """See :class:`venire.participants.part.Part`. Who has typed a whole speech needs nobody to write it."""
        if not isinstance(view, ScribeView) or ask.wants != (Draft,) or room_of(view.typed) > TYPED:
            return None
        known = known_to(view, self.case, view.me)
        brief = scribe_brief(view, self.case, ask, self.meant)
        return PreparedAsk(
            brief, FORMS, lambda form: _complaint(form, view, known), lambda form: self._taken(form, view, known)
        )

    def _taken(self, form: BaseModel, view: ScribeView, known: Known) -> FilledAct:
        draft, dropped = grounded(_draft(form), known)
        target = view.target if view.target is not None else draft.target
        told = draft.told or self._told(draft)
        return FilledAct(draft.model_copy(update={"target": target, "told": told}), dropped)

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
    """Whoever typed sentences is to find them again; whoever said what to write about is not."""
    words = _words(typed)
    if len(words) < SENTENCE or _WISH.match(typed):
        return ""
    kept = set(_words(text))
    share = sum(word in kept for word in words) / len(words)
    return (
        "" if share >= KEPT else "These are not the person's words any more. Keep what was typed, nearly as it stands."
    )


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower())


def scribe_brief(view: ScribeView, case: Case, ask: Ask, meant: Nearness) -> Brief:
    """What a model writes from as the scribe."""
    templates = read_templates(PROCEEDING, NAMES)
    called = names_of(view)
    notes = serving(view, case, called, meant)
    rests = tuple(ground for note in notes for ground in note.grounds)
    near = " ".join((view.typed, *(note.claim.text for note in notes)))
    heard = view.said[-TALK:]
    values = {
        "view": view,
        "called": called.get(view.me, "the person"),
        "own": listed([str(speech.turn) for speech in heard if speech.juror == view.me]),
        "made": _made(view, case),
        "strategy": next(one for one in STRATEGIES if one.strategy == view.strategy),
        "target": called.get(view.target or 0, ""),
        "papers": papers_on(case, (), dict.fromkeys((*_named(view.typed, case), *rests)), PAPERS, near),
        "notes": notes,
        "thrown": [shortened(text, THROWN) for text in view.thrown],
        "directive": ask.directive,
    }
    room = (
        stable_part(view, case, templates, size=CASE),
        talk(view, heard, templates, older=False),
        votes(view, case, heard, templates),
    )
    return Brief(
        rules=templates.render("scribe_rules", {}),
        shared="\n".join(room),
        matter=templates.render("scribe", values),
        version=templates.version,
    )


def _made(view: ScribeView, case: Case) -> str:
    """What the person has argued already, the latest."""
    handles = {claim.id: claim.handle for claim in case.claims}
    return listed([f"{handles[one]} ({one})" for one in view.made if one in handles][-MADE:])


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
