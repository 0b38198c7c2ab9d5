"""Why comes after whether: a reason is asked for when the witness has said that it was so. Source: Federal Rule of
Evidence 611(a); the objection that a question assumes what nobody has sworn to."""

from __future__ import annotations

import re

from venire.law.api import CounselFile, Fact, excuses, last_sentence, normalised
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.goals import Goal
from venire_understudy.counsel.questions.reason_questions import why_asked

MATTER = 2
"""Words of meaning that a question must have to be asked by itself: nobody asks his own witness just "Did you lie?"."""
STEM = 4
"""Letters by which two forms of a word are known for one."""
LATELY = 3
"""After so many questions more nobody goes back for a reason."""
_WHY = re.compile(r"^Why (?P<rest>(?:did|had|have|were|was|do) (?:no (?=[a-z]))?(?!.*\b(?:not|no|never)\b).*\?)$")
_NO_SUBJECT = re.compile(r"^(did|had|have|has|were|was|do|does) no (?=[a-z])")
"""Of what was so with nothing of a kind it is asked whether it was with any."""
_REASON = re.compile(r"\bbecause\b|\bso that\b|\bfor (?:my|the|a|his|her|our)\b|\bin order to\b")


def whether(brief: CounselFile, view: CounselView, asks: str) -> str:
    """What must be asked before this question, "Did you raise the insurance?" before "Why did you raise it?"; empty
    where it asks for no reason, or the thing itself has been sworn to."""
    found = _WHY.match(asks)
    if found is None:
        return ""
    words = normalised(found["rest"])
    sworn = (*view.established, *(one.statement for one in view.told if one.holds))
    known = any(_within(words, normalised(one)) for one in sworn)
    rest = _NO_SUBJECT.sub(r"\1 any ", found["rest"])
    asked = f"{rest[0].upper()}{rest[1:]}"
    return "" if known or len(words) < MATTER or brief.same(asked, asks) else asked


def _within(words: frozenset[str], sworn: frozenset[str]) -> bool:
    """Whether all the words were sworn to, in whatever form of the word: "raise", "raised"."""
    stems = {one[:STEM] for one in sworn}
    return all(one[:STEM] in stems for one in words)


def reason_left(brief: CounselFile, view: CounselView) -> tuple[str, Goal | None]:
    """The "why" that follows on a "whether" which the witness has just answered with a bare yes, and its goal; ("",
    None) where none is due."""
    own = [one for one in view.exchanges if one.by == view.me and one.phase == view.phase]
    own = [one for one in own if one.answer and not one.struck]
    if view.phase == "redirect" and (owed := _owed(brief, view)):
        return owed
    for last in own[-LATELY:]:
        told = {fact for claim in view.told if claim.no == last.no and claim.holds for fact in claim.facts}
        if _REASON.search(last.answer):
            continue
        for fact in (brief.facts[one] for one in sorted(told) if one in brief.facts):
            asks = _why_of(brief, view, fact)
            if asks and normalised(last_sentence(last.question)) == normalised(asks) and not _asked(view, asks):
                return asks, _goal(brief, view, fact, asks)
    return "", None


def _owed(brief: CounselFile, view: CounselView) -> tuple[str, Goal] | None:
    """On redirect the reason of what cross brought out, which the witness has and was not let give."""
    crossed = {one.no: one.answer for one in view.exchanges if one.phase == "cross" and not one.struck}
    affidavit = brief.witnesses[view.witness or ""].affidavit
    for claim in view.told:
        for fact in (one for one in affidavit if one.id in claim.facts and claim.no in crossed):
            asks = why_asked(affidavit, fact) if excuses(fact) and not _REASON.search(crossed[claim.no]) else ""
            if asks and not _asked(view, asks):
                return asks, _goal(brief, view, fact, asks)
    return None


def _why_of(brief: CounselFile, view: CounselView, fact: Fact) -> str:
    """The author's own "why" for a fact."""
    aimed = [one.question for one in view.targets if fact.id in brief.elicited.get(one.id, ())]
    return next((one for one in (*aimed, fact.ask) if one and _WHY.match(one)), "")


def _goal(brief: CounselFile, view: CounselView, fact: Fact, asks: str) -> Goal:
    place = brief.witnesses[view.witness or ""].affidavit.index(fact)
    elicit = next((one.id for one in view.targets if one.question == asks), "")
    return Goal((fact,), 0.0, place, elicit, asks)


def _asked(view: CounselView, asks: str) -> bool:
    return any(
        last_sentence(one).startswith("Why ") and normalised(last_sentence(one)) == normalised(asks)
        for one in view.asked
    )
