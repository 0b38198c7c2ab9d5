"""What a yes-or-no question puts: "Did you see him?" and "You saw him, didn't you?" both put "You saw him"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from venire.language.morphology.verbs import past_of, present_of
from venire.language.text.late_pattern import late_pattern

_BE = r"am|is|are|was|were"
_AUX = rf"{_BE}|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must"
_PRONOUN = r"i|you|he|she|it|they|we|there|this|that|these|those|anyone|anybody|someone|somebody|anything|something|who"
_LEAD = late_pattern(
    r"^\W*(?:(?:and|so|but|now|then|well|very well|all right|thank you|again|please|i see"
    r"|(?:mrs|mr|miss|ms|dr|doctor|sergeant|inspector|officer|detective|constable|captain|"
    r"professor)\b\.?(?: (?-i:[A-Z])[\w'-]*){0,2}(?=,)"
    r"|sir|madam|ma'am|witness|in fact|in truth|the truth is(?: that)?|is it (?:not )?(?:true|the case|"
    r"correct|right|so|a fact|fair to say) that"
    r"|isn't it (?:true|the case|correct|right|so|a fact|fair to say) that|would you (?:agree|"
    r"accept) (?:with me )?that|do you (?:agree|accept) that"
    r"|you(?:'d| would)? (?:agree|accept|admit)(?: with me)? that|i (?:put it|suggest) to you(?: that)?|"
    r"it(?:'s| is) (?:true|the case|correct|right|a fact),? (?:that|is it not that))\b[\s,:;-]*)+",
    re.I,
)
_TAG = late_pattern(
    rf"(?<![\s,;-])[\s,;-]+(?:(?:{_AUX})(?:n't| not)? (?:{_PRONOUN}|(?-i:[A-Z])[\w'. ]{{0,30}}?)(?: not)?"
    r"|(?:is|isn't) (?:it|that) (?:not )?(?:right|so|true|correct|the case)|(?:is|was) that (?:right|so|"
    r"correct|true)|right|correct|true|yes|no"
    r"|am i right|not so|eh|then|i think|i believe|i take it|i suppose|if i may)[\s?.!]*$",
    re.I,
)
LONGEST = 90
"""Signs of a tag: what stands before the last ones need not be looked through."""
_ASIDE = late_pattern(r"\b(?P<who>you|he|she|they), (?:as )?(?:the|a|an|your|her|his|their) [\w -]{2,40}, ?", re.I)
"""Who somebody is, between commas: "you, the driver, had stopped"."""
_ROLE = late_pattern(r"^as (?:the |a |an )?[\w-]+(?: [\w-]+)?,? (?=(?:you|did|do|were|have|had|was)\b)", re.I)
_WH_FIRST = late_pattern(
    r"^\W*(?:(?:in|at|on|by|to|from|for|with|of|about|under|over|until|since|up to|after|before) )?(?:what|"
    r"when|where|who|whom|whose|which|why|how)\b",
    re.I,
)
_INVERTED = late_pattern(
    r"^(?P<lead>(?:(?:in|on|at|by|after|before|during|when|while|"
    rf"as)\b[^?]*?,? )?)(?P<aux>{_AUX})(?P<neg>n't| not)? (?P<rest>.+)$",
    re.I,
)
_NOUN_PHRASE = late_pattern(
    r"^(?P<subject>(?:i|you|he|she|it|they|we|there|this|that|these|those|anyone|anybody|someone|somebody|"
    r"anything|something|nobody|no one)\b"
    r"|(?:(?:Mr|Mrs|Ms|Miss|Dr|Professor|Captain|Sergeant|Inspector|Officer|"
    r"Detective)\.? )?[A-Z][\w'-]*(?: [A-Z][\w'-]*)*"
    r"|(?:the|a|an|any|his|her|my|your|their|its|our|this|that|these|those|one of the|none of the|"
    r"all of the|both of the|both|all|no|\w+'s)"
    r" (?:[\w-]+ (?=[\w-]+ ))?[\w'-]+(?: of (?:the |this |that |your |his |"
    r"her )?[\w'-]+)?)\s*(?P<not>not\b)? ?(?P<rest>.*)$"
)
_NEGATED = late_pattern(rf"\b(?P<aux>{_AUX})(?:n't| not| never)\b|\bnever\b|\bnot\b", re.I)


@dataclass(frozen=True, slots=True)
class YesNoProposition:
    """What a question puts."""

    text: str
    """As put, with its "not" if it has one: what "That's right" adopts."""
    plain: str
    """Without a "not": what a plain "No" denies."""
    negative: bool


@lru_cache(maxsize=512)
def proposition(question: str) -> YesNoProposition | None:
    """What a question puts to be affirmed or denied; None for an open one ("What did you see?")."""
    text = _last_question(question)
    text = _ASIDE.sub(r"\g<who> ", _LEAD.sub("", text.replace("’", "'"))).strip()
    text = _ROLE.sub("", text)
    if not text or _WH_FIRST.match(text):
        return None
    body = text.rstrip("?!. ")
    shorter = _untagged(body)
    while shorter != body and shorter.count(" ") >= 1:
        body, shorter = shorter, _untagged(shorter)
    said = _straight(body) if _INVERTED.match(body) and body == text.rstrip("?!. ") else body
    if said is None:
        return None
    plain = _affirmed(said)
    return YesNoProposition(_sentence(said), _sentence(plain), plain != said)


def _untagged(body: str) -> str:
    return body[:-LONGEST] + _TAG.sub("", body[-LONGEST:])


def _last_question(text: str) -> str:
    parts = [part for part in re.split(r"(?<=[.?!:])\s+", text.strip()) if part.strip()]
    asked = [part for part in parts if part.rstrip().endswith("?")]
    return asked[-1] if asked else (parts[-1] if parts else "")


def _straight(body: str) -> str | None:
    """An inverted question in the order of a statement; None where its subject cannot be told."""
    match = _INVERTED.match(body)
    if match is None:
        return body
    phrase = _NOUN_PHRASE.match(match["rest"])
    if phrase is None:
        return _unsplit(match)
    aux, rest = match["aux"].lower(), phrase["rest"].strip()
    denied = bool(match["neg"] or phrase["not"])
    lead = match["lead"].strip().rstrip(",")
    subject = phrase["subject"]
    said = f"{subject} {_verb(aux, denied, rest)}".strip()
    return f"{said} {_lower(lead)}".strip() if lead else said


def _unsplit(match: re.Match[str]) -> str:
    """The subject cannot be told from the rest: the words in their order, without the question's verb."""
    return match["rest"] if match["aux"].lower() in ("do", "does", "did") else f"{match['rest']} {match['aux'].lower()}"


def _verb(aux: str, denied: bool, rest: str) -> str:
    if aux not in ("do", "does", "did") or denied:
        return f"{aux} not {rest}" if denied else f"{aux} {rest}"
    first, _, more = rest.partition(" ")
    adverb = ""
    if first in ("ever", "also", "then", "not") or first.endswith("ly"):
        adverb = "" if first == "ever" else f"{first} "
        first, _, more = more.partition(" ")
    form = past_of(first) if aux == "did" else present_of(first) if aux == "does" else first
    return f"{adverb}{form} {more}".strip()


def _affirmed(said: str) -> str:
    """A statement without its first "not" or "never"."""
    return re.sub(r"\s+", " ", _NEGATED.sub(lambda match: match["aux"] or "", said, count=1)).strip()


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:] if not text[:2].isupper() else text


def _sentence(text: str) -> str:
    text = text.strip().rstrip(",;:")
    return f"{text[:1].upper()}{text[1:]}."
