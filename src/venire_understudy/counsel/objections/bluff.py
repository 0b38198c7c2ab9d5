"""Whether a proper question gives a lawyer enough to object to wrongly: the word or the form by which one is misled.

The dice name a ground that the question looks like. Counsel still keeps its seat where nobody who listened would rise:
to the witness's own life or to a measurement, to what counsel's own side will be glad to hear, or to an "and" between
two words. An objection that is not made is made up for elsewhere. Source: spec/trial.md, "Intentional errors".
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from venire.law.api import (
    CounselFile,
    Fact,
    Ground,
    bare,
    expert_here,
    in_common,
    introduced,
    normalised,
    of_the_same_people_only,
    premise,
    says_so,
    tendered,
    weighed,
)
from venire.proceedings.examination.readings.question_setting import setting_of
from venire.proceedings.examination.view import CounselView

HOOKS: Mapping[Ground, str] = {
    "compound": r"\b(?:and|or) (?:that|what|where|when|who|whom|how|did|was|were|had|have|he|she|it|they|then|\w{3,}ed"
    r"|went|came|left|took|told|broke|ran|saw|found)\b",
    "opinion": r"\b(?:how|look\w*|seem\w*|appear\w*|sound\w*|would|could|should|enough|clear\w*|sure|certain\w*|angry"
    r"|afraid|calm|drunk|tired|well|bad\w*|dark|bright|loud|safe|normal|unusual|mean\w*|meant|fit\w*|match\w*|worth"
    r"|strong|careful\w*|same|like|alike|cause\w*)\b",
    "narrative": r"\b(?:describe|explain|what happened|tell us about|how did (?:it|things|they))\b"
    r"|^what did you (?:do|see|hear|notice)(?: (?:next|then|that (?:night|evening|day|morning)|there|after that))?\?$",
    "vague": r"\b(?:around|sort|kind|often|usual(?:ly)?|sometimes|regularly|a (?:little|while|few)|loose|ordinary|early"
    r"|late|soon|later|near|things?|anything|something|somewhere|raised|over there|nearby)\b",
    "speculation": r"\b(?:why|might|thinks?|thought|mean|meant|intend(?:ed)?|expect(?:ed)?|want(?:ed)?|felt|mood)\b",
    "relevance": r"\b(?:owed?|paid|pay|cash|bill(?:ed)?|sale|earn(?:ed)?|married|wife|husband|child(?:ren)?|quarrel"
    r"|rent|debts?|loan|insur|policy|price|cost|money|wages|school|retired|last (?:year|summer)|spring|summer|always)",
}
"""What must be there, where the marks of the dice are too wide."""
_ITSELF = re.compile(r"\b(?:you|your|yours)\b|\bhow (?:far|high|fast|long|near|many|much|old|tall)\b|\d", re.IGNORECASE)
_THERE = re.compile(r"\b(?:you|your|yourself|the man|his face|the light)\b", re.IGNORECASE)
_PAST = re.compile(r"\b(?:did|was|were|had|said|told)\b", re.IGNORECASE)
"""What happened, and not how such things go: that an expert has of its own learning."""
LEADING = 7
"""Words of a question that can be said to put the answer into somebody's mouth."""
OF_THE_MATTER: frozenset[Ground] = frozenset(("relevance", "character"))
"""Grounds that say of a matter, whoever asks about it, that the jury need not hear of it."""
FEW = 2
"""Fewer words of meaning make no question sound like another."""
NEAR = 0.5
"""Share of its words of meaning from which a question is after a fact."""
GLAD = 0.3
"""What a fact is worth to counsel's own side, from which it lets it be told."""


def might_rise(brief: CounselFile, view: CounselView, ground: Ground) -> bool:
    """Whether a lawyer might object to this question on this ground and be wrong."""
    assert view.pending is not None
    question = bare(view.pending.text)
    fact = sought(brief, view, question)
    if denies_own_case(brief, view, ground) or welcome(brief, view):
        return False
    if ground in HOOKS and not re.search(HOOKS[ground], question, re.IGNORECASE):
        return False
    return _fits(brief, view, ground, question, fact)


def welcome(brief: CounselFile, view: CounselView) -> bool:
    """Whether counsel's own side will be glad of the answer, so that nobody there would stop it."""
    assert view.pending is not None
    fact = sought(brief, view, bare(view.pending.text))
    return fact is not None and brief.worth(fact.id, view.me) >= GLAD


def denies_own_case(brief: CounselFile, view: CounselView, ground: Ground) -> bool:
    """Whether to object on this ground would be to say of something on which one's own case rests that it is beside
    the point; or that nobody has proved it, which somebody has."""
    assert view.pending is not None
    question = bare(view.pending.text)
    if ground == "assumes_facts":
        taken = premise(question, brief.witnesses[view.witness or ""].name)
        told = (*view.established, *(one.statement for one in view.told if one.holds))
        return taken is not None and (
            brief.interest.speaks_of_own(taken.words, view.me) or bool(says_so(taken.words, told, ()))
        )
    if ground not in OF_THE_MATTER:
        return False
    fact = sought(brief, view, question)
    own = fact is not None and brief.interest.owns(fact.id, view.me)
    return own or brief.interest.speaks_of_own(question, view.me)


def _fits(brief: CounselFile, view: CounselView, ground: Ground, question: str, fact: Fact | None) -> bool:
    """What else one listens for before one rises."""
    match ground:
        case "scope":
            return weighed(setting_of(brief, view, view.pending.text if view.pending else ""), "scope") is not None
        case "leading":
            return len(question.split()) >= LEADING
        case "speculation":
            return not _ITSELF.search(question)
        case "foundation":
            return not _THERE.search(question) and not (fact and fact.frame.subject == "I")
        case "opinion":
            return not any(map(tendered, view.asked))
        case "hearsay":
            return not _learned(brief, view, question)
        case "asked_and_answered":
            return _sounds_answered(view, question)
        case "relevance":
            return view.phase in ("direct", "redirect")
        case _:
            return True


def _sounds_answered(view: CounselView, question: str) -> bool:
    """Whether something like it was asked of this witness and answered, so that one may mistake it for this."""
    told = (bare(one.question) for one in view.exchanges if one.by != view.me and one.answer and not one.struck)
    near = (in_common(one, question) for one in told if not of_the_same_people_only(question, one))
    return any(words >= FEW and share >= NEAR for words, share in near)


def _learned(brief: CounselFile, view: CounselView, question: str) -> bool:
    """Whether an expert is asked how such things go: that it has of its own learning, and from nobody's words."""
    introduction = introduced(brief.witnesses[view.witness or ""])
    return expert_here(introduction, (*view.asked, question)) and not _PAST.search(question)


def sought(brief: CounselFile, view: CounselView, question: str) -> Fact | None:
    """The fact of the witness's affidavit that a question is after, by its words; None where it is after none."""
    words = normalised(question)
    facts = brief.witnesses[view.witness or ""].affidavit
    shared = [(len(words & normalised(f"{fact.text} {fact.ask}")) / max(len(words), 1), fact) for fact in facts]
    best = max(shared, key=lambda one: one[0], default=None)
    return best[1] if best and best[0] >= NEAR else None
