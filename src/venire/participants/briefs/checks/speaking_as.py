"""Speaking as somebody else: a script with names and colons, or the words that only another office may say."""

from __future__ import annotations

import re

from venire.participants.briefs.checks.told import Told, unquoted

_OFFICES = (
    r"(?:the )?(?:judge|court|clerk|bailiff|narrator|system|prosecut(?:or|ion)|defen[cs]e|counsel|witness|foreperson|"
    r"foreman|plaintiff|moderator|assistant|user|human|AI|model|response|juror\s+(?:no\.?\s*)?\d{1,2}|mr\.? foreman|verdict)"
)
_LABEL = re.compile(rf"(?:^|[\n.!?\"”]\s*)[\W_]*{_OFFICES}[*_]{{0,2}}\s*(?:\([^)]*\)\s*)?:\s?", re.IGNORECASE)
_START = r"(?:^|[.!?:]\s+|\n\s*)"
_JUDGES = re.compile(
    rf"{_START}(?:(?:the )?(?:objection|motion) (?:is )?(?:hereby )?)?(?:sustained|overruled)\b\s*(?:[.!,:;]|$)"
    rf"|\b(?:the )?(?:objection|motion)(?: is| was)? (?:hereby )?(?:sustained|overruled|granted|denied)\s*[.!,]"
    rf"|\bso ordered\b|{_START}(?:the |this )(?:honou?rable )?court (?:hereby )?(?:rules?|finds?|orders?|dismisses|grants|denies|declares)\b"
    rf"|\b(?:as|speaking as|being|act(?:ing)? as) (?:the|your) (?:presiding )?judge\b|\bI am (?:now )?(?:the|your) judge\b"
    rf"|\bI (?:hereby |now )?(?:rule that|sustain (?:the|that|my|this)|overrule|declare (?:a |the |this |that )|discharge (?:the|this|you)|dismiss (?:the (?:case|charge)|this case)|"
    rf"order (?:everyone|everybody|counsel|the jury|the witness|the court|the defendant|you all))"
    rf"|\bby the power of this court\b|\bthe jury (?:will|is to|shall|must) disregard\b|\bcase (?:is )?dismissed\b|\bmistrial is declared\b"
    rf"|\b(?:the witness|counsel) (?:will|shall|may) (?:answer|step down|rephrase|move on|proceed)\b",
    re.IGNORECASE,
)
_JURYS = re.compile(
    r"\bwe,? the jury,? (?:find|hereby)|\bour verdict is\b|\bthe jury finds? the (?:defendant|accused)\b|\bon behalf of the jury\b",
    re.IGNORECASE,
)
_COUNSELS = re.compile(
    rf"\bI object\b[,.!]|{_START}objection[,.!:]|\bthe (?:state|prosecution|defen[cs]e) rests\b|\bno further questions\b", re.IGNORECASE
)
_FOR_OTHERS = re.compile(
    r"\b(?:let me )?(?:answer|speak|reply|talk)(?:ing)? (?:now )?as the (?:judge|prosecutor|prosecution|defence|witness|clerk|foreman|court)\b"
    r"|\b(?:I(?:'m| am)|let me) (?:now )?(?:speak|answer|vot)(?:ing|e)? for (?:juror \d+|[A-Z]\w+) (?:too|as well|also|now)\b"
)
_NOT_THEIRS = {
    "juror": (_JUDGES, _COUNSELS, _FOR_OTHERS),
    "witness": (_JUDGES, _COUNSELS, _JURYS, _FOR_OTHERS),
    "counsel": (_JUDGES, _JURYS, _FOR_OTHERS),
    "judge": (_COUNSELS, _FOR_OTHERS),
}
_ANNOUNCED = re.compile(r"\bwe,? the jury,? (?:find|hereby)|\bour verdict is\b|\bthe jury finds? the (?:defendant|accused)\b", re.IGNORECASE)


def complaint(text: str, told: Told) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    own = unquoted(text)
    if _LABEL.search(text) or _named(text, told):
        return "The text holds a name with a colon, as in a script. Hand in your own spoken words and nobody else's."
    barred = _NOT_THEIRS.get(told.role, (_FOR_OTHERS,))
    if any(pattern.search(own) for pattern in barred) or (told.role == "juror" and _ANNOUNCED.search(own)):
        return "Those are somebody else's words to say. Speak for yourself, from your own seat."
    return ""


def _named(text: str, told: Told) -> bool:
    if not told.names:
        return False
    names = "|".join(re.escape(name) for name in sorted(told.names, key=len, reverse=True))
    return bool(re.search(rf"(?:^|[\n.!?]\s*)\W*(?:{names})\s*:\s", text))
