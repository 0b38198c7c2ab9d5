"""Speculation: a guess, another's mind, what would have been. Federal Rules of Evidence 602 and 701.

A witness may tell his own reasons, what another said or how he looked, and an expert may be asked hypotheticals.
"""

from __future__ import annotations

import re
from functools import lru_cache

from venire.law.evidence.question.cues import cues
from venire.law.evidence.question.matter import Matter, finding, surest
from venire.law.evidence.question.setting import QuestionDefect

_OTHER = (
    r"\b(?!(?:you|i|we|there|it)\b)(?:(?:the|a|an|his|her|their|your|my|our|that|this|any|some|each"
    r"|every)(?: [\w'-]+){1,4}|(?:mr|mrs|ms|miss|dr|sgt|sir|lady|officer|constable|professor) [\w'-]+(?: [\w'-]+)?"
    r"|he|she|they)"
)
_MIND = (
    r"(?<!the )(?<!a )(?<!any )(?:think(?:ing)?|thought|intend(?:ing|ed|s)?|intention|plan(?:ning|ned)?"
    r"|want(?:ing|ed|s)?|hop(?:e|ing|ed)|feel(?:ing)?|felt|believ(?:e|ed|ing)|know|knew|realis\w+|realiz\w+"
    r"|expect(?:ing|ed)?|mean(?:ing)?|meant|try(?:ing)?|"
    r"tried|fear(?:ed|ing)?|worr(?:y|ied)|decid(?:e|ed|ing)|wish(?:ed|ing)?|remember(?:ed)?|understand"
    r"|understood|regret(?:ted)?|suspect(?:ed)?|imagin\w+|panick\w+|love|hate|prefer|consider(?:ed)?|assum\w+"
    r"|aware|afraid|jealous)"
)
_PATTERNS = tuple(
    (cue.sure, cue.compiled(other=_OTHER))
    for cue in cues("venire.law.evidence.detectors.substance", "speculation.yaml")
)
_OWN = re.compile(
    r"\bdo you know (?:why|what|who|whether|if)\b|\bwhy did you\b|\bwould have (?:us|the (?:jury|court)"
    r"|me) believe\b|\b(?:did|does) (?:he|she|they|[\w ]{3,30}) (?:tell|say to) you\b"
    r"|\b(?:say|said|tell|told|explain|explained|give|gave) (?:you |to you )?(?:why|what|how|that|his|her)\b"
    r"|\bwhat reason did\b|\bwhy do you\b"
    r"|\bwhat did you\b|\b(?:seem|appear|look|sound)(?:ed)?\b|\bmean by\b|\bwant(?:ed)? (?:you|him|her"
    r"|them) to\b|\bask(?:ed)? you\b|\bdid you (?:ever )?(?:think|believe|know)\b"
)
_HEDGED_OWN = re.compile(r"\byou (?:could|would|might)(?:n't)? (?:\w+ )?have\b|\bcould you have\b|\bwould you have\b")


def speculation(matter: Matter) -> QuestionDefect | None:
    """The answer could only be a guess."""
    best, span = _surest(matter.with_names)
    if not span:
        return None
    return finding("speculation", best * _excused(matter, span), _why(span), span)


@lru_cache(maxsize=1024)
def _surest(body: str) -> tuple[float, str]:
    """Kept, since a question is weighed by counsel, the other side and the court."""
    return surest(_PATTERNS, body)


def _excused(matter: Matter, span: str) -> float:
    """What is left of it where the witness may know after all."""
    body = matter.question.body
    if _OWN.search(body) or _HEDGED_OWN.search(body):
        return 0.4
    if matter.expert and not re.search(
        r"\b(?:mind|thinking|intend\w*|want\w*|hop(?:e|ed|ing)|feel\w*|why did)\b", span
    ):
        return 0.4
    return 1.0


def _why(span: str) -> str:
    return f"The witness can only guess: “{span.strip()}” is nothing that this witness saw or heard."
