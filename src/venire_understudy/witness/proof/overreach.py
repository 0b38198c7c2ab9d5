"""Why a yes may not rest on a fact: what it would swear to beside the fact's words, each a test by itself.

A yes swears to every number, to whose it was, to how much of it, to what was before what, and that it was so and not
only could have been. Source: spec/trial.md, "Testimony state".
"""

from __future__ import annotations

import re
from collections.abc import Callable

from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.affidavit.statement_frame import frame_of
from venire_understudy.witness.entailment.decision import (
    MET,
    SPEAKING,
    SPOKEN_OF,
    SWEEPING,
    WitnessFinding,
    owned_otherwise,
    wrong_in,
)
from venire_understudy.witness.proof.company import asks_company
from venire_understudy.witness.proof.figures import by_figures
from venire_understudy.witness.proof.negation_scope import denies_it
from venire_understudy.witness.proof.time_order import in_order
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import light
from venire_understudy.witness.words.vocabulary import likeness

_NOW = re.compile(
    r"^(?:and |so |but )?(?:do|does|are|is|am) (?:\w+ ){1,4}?(?P<state>own|have|possess|keep|live|hold|work"
    r"|carry|know|employ|rent|belong|still)\b",
    re.IGNORECASE,
)
_OVER = re.compile(
    r"\b(?:until|till) (?:it|he|she|they|I|the|that|my|his|her)\b|\bno longer\b|\bused to\b|\b(?:was|were"
    r"|been) (?:stolen|sold|lost)\b",
    re.IGNORECASE,
)
_PAST = re.compile(
    r"^(?:I|We|My \w+) (?:owned|had|kept|possessed|lived|held|worked|carried|knew|employed|rented|was|were)\b"
)
_PERCEIVING = frozenset(stem(word) for word in words("see hear notice watch recognise witness"))
_STATE = re.compile(r"\b(?:was|is|were|are) (?P<state>[a-z]+)[.?! ]*$")
_ALONE = re.compile(r"\b(?:alone|by (?:my|him|her)self)\b")
_TOGETHER = re.compile(r"\b(?:with|by) (?:any|some)(?:body|one)\b|\btogether\b", re.IGNORECASE)
_TELLING = frozenset(stem(word) for word in words("tell say ask warn promise answer shout report"))
_TOLD = frozenset(
    words(
        """told tell tells said say says asked ask asks warned warn promised promise answered answer replied spoke wrote
        shouted reported agreed ordered called mentioned explained admitted denied thanked gave refused"""
    )
)
_WOULD = re.compile(r"\b(?:should|would|could|might|ought) (?:not )?(?:have|like)\b", re.IGNORECASE)
_DEGREE = re.compile(
    r"\b(?:a lot|lots|much|heavily|often|many|badly|seriously|severely|regularly|constantly|same|alike|identical)\b",
    re.IGNORECASE,
)
LIKE = 0.5
"""From here on a verb of the fact may be the one of the question in another word."""
_RIVALS = {
    "over": "under",
    "under": "over",
    "above": "below",
    "below": "above",
    "inside": "outside",
    "outside": "inside",
}
_SIDES = re.compile(
    rf"\b(?P<side>{'|'.join(_RIVALS)}) (?:(?:the|its|his|her|my|their|a) )?(?P<what>[a-z]+)", re.IGNORECASE
)
_PERHAPS = re.compile(r"\b(?:possibly|perhaps|maybe)\b", re.IGNORECASE)
_OTHER = re.compile(r"\b(?:other|another|else)\b", re.IGNORECASE)
_MORE = re.compile(r"\b(?:other|another|else|also|too|both|second|besides)\b", re.IGNORECASE)
_SINCE = re.compile(r"\bsince(?: then)?\s*[?.!]*$", re.IGNORECASE)
_SINCE_THEN = re.compile(r"\bsince\b")
_TO_LEARN = re.compile(
    r"\b(?:see|tell|make out|know|hear|learn|say) (?P<what>who|whom|whose|what|which|whether|where|how)\b",
    re.IGNORECASE,
)
_ABLE = re.compile(r"\bI (?:could|can|would|should|might|may) (?:not )?(?P<verb>[a-z]+)")
_DID = re.compile(r"\bI (?!could|can|would|should|might|may|had|have|was|am)[a-z]+(?:ed|t|w|d)\b")
_MAY = re.compile(r"\b(?:could|can|would|should|might|may|able)\b", re.IGNORECASE)


def unless_unproven(
    known: Knowledge, question: ParsedQuestion, finding: WitnessFinding, fact: KnownFact
) -> WitnessFinding:
    """The yes, or what can be said instead where it is not borne out: a no, the fact put right, the fact alone, or that
    it is not known."""
    if (other := by_figures(known, question, finding.facts[0])) is not None:
        return other
    if denies_it(fact, question):
        return WitnessFinding("no", (fact,))
    if _is_over(fact, question):
        return WitnessFinding("correct", (fact,))
    if _unseen(fact, question) or asks_company(question):
        return WitnessFinding("tell" if _ALONE.search(fact.text) else "unknown", (fact,))
    if owned_otherwise(fact, question) or wrong_in(known, fact, question) & {"times", "dates"}:
        return WitnessFinding("correct", (fact,))
    if _past_its_bound(fact, question) or _over_not_under(fact, question):
        return WitnessFinding("correct", (fact,))
    if _ALONE.search(fact.text) and _TOGETHER.search(question.text):
        return WitnessFinding("no", (fact,))
    if _untold(fact, question) or _unlearnt(fact, question):
        return WitnessFinding("unknown")
    if _SINCE.search(question.text) and not _SINCE_THEN.search(fact.text):
        return _since(known, question)
    if (ordered := in_order(known, question, fact)) is not None:
        return ordered
    return WitnessFinding("tell", (fact,)) if any(short(fact, question) for short in _SHORT_OF) else finding


def _untold(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether it is asked what somebody told or asked, and the fact tells of no such thing."""
    said = frame_of(question.statement, question.verb).verb
    return said in _TELLING and not fact.words & _TOLD and not any(said == key for key in fact.keys)


def _in_degree(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether a yes would swear to a "much" or "often" of which the fact has nothing."""
    found = _DEGREE.search(question.text)
    return found is not None and _DEGREE.search(fact.text) is None


def _is_over(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether it is asked what is so now, and the fact says until when it was."""
    return _NOW.search(question.text) is not None and fact.clause.past and _OVER.search(fact.text) is not None


def _was_once(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether it is asked what is so now, and the fact tells only what was."""
    return _NOW.search(question.text) is not None and _PAST.search(fact.text) is not None


def _unseen(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether it is asked what somebody else saw or heard, of which the fact has nothing."""
    if question.verb not in _PERCEIVING or question.statement.startswith("I "):
        return False
    return not any(likeness(question.verb, stem(word)) >= MET for word in fact.words)


def sweeping(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether a yes would swear to all where the fact tells of one."""
    return bool(SWEEPING.search(question.statement)) and not any(SWEEPING.search(word) for word in fact.words)


def _another_state(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether it is asked if a thing was working, known, used …, and the fact has no such state."""
    found = _STATE.search(question.statement) if question.form == "polar" else None
    state = stem(found["state"]) if found else ""
    return state in light() and state in question.keys and fact.meets(state) < MET


def _undone(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether what the question says was done has nothing like it in the fact."""
    verb = question.verb
    if verb in SPEAKING and fact.words & SPOKEN_OF:
        return False
    return bool(verb) and verb not in light() and verb in question.keys and fact.meets(verb) < LIKE


def only_supposed(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact tells only what could, might or should have been, and the question asks what was."""
    found = _WOULD.search(f"{fact.clause.group} {fact.clause.rest}")
    if found is not None and found[0].split()[0].lower() not in question.text.lower():
        return True
    able = _ABLE.search(fact.text)
    if able is None or _MAY.search(question.text) or not question.verb or _DID.search(fact.text):
        return False
    return stem(able["verb"]) != question.verb


def _past_its_bound(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether it is asked if a thing was before or after an hour, and the fact puts it at that very hour."""
    bounds = [one for one in question.reading.clocks if one.bound in ("before", "after")]
    told = fact.reading.clocks
    return any(
        one.minute == other.minute and other.bound not in ("before", "after") for one in bounds for other in told
    )


def _over_not_under(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the question has "under its limit" where the fact has "over its limit"."""
    for found in _SIDES.finditer(question.statement):
        other = _RIVALS[found["side"].lower()]
        if re.search(rf"\b{other} (?:(?:the|its|his|her|my|their|a) )?{found['what']}\b", fact.text, re.IGNORECASE):
            return True
    return False


def _hedged(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact says only that it was probably or possibly so, and the question leaves no doubt."""
    return (
        _PERHAPS.search(fact.text) is not None
        and _PERHAPS.search(question.text) is None
        and not _MAY.search(question.text)
    )


def _of_others(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether it is asked for another, and the fact tells of one."""
    return _OTHER.search(question.text) is not None and _MORE.search(fact.text) is None


def _unlearnt(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether it is asked if the witness could see who or what it was, and the fact names no such learning."""
    found = _TO_LEARN.search(question.text)
    return found is not None and not fact.words & {found["what"].lower(), "because"}


def _since(known: Knowledge, question: ParsedQuestion) -> WitnessFinding:
    """What has been so since, by the fact that says since when."""
    keys = [key for key in question.keys if key not in light()] or list(question.keys)
    since = (one for one in known.facts if _SINCE_THEN.search(one.text))
    fact = next((one for one in since if keys and all(one.meets(key) >= MET for key in keys)), None)
    return WitnessFinding("unknown") if fact is None else WitnessFinding("no" if fact.denies else "yes", (fact,))


_SHORT_OF: tuple[Callable[[KnownFact, ParsedQuestion], bool], ...] = (
    _undone,
    _of_others,
    only_supposed,
    _hedged,
    _in_degree,
    sweeping,
    _another_state,
    _was_once,
)
"""Ways in which a fact falls short of what a yes would swear to, without going against it: it is told as it is."""
