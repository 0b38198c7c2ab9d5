"""Speaking as somebody else: a script with names and colons, or the words that only another office may say."""

from __future__ import annotations

import re

from venire.language.patterns.wording import Wording, any_of
from venire.participants.briefs.checks.given import GivenBrief, unquoted

_OFFICES = (
    r"(?:the )?(?:judge|court|clerk|bailiff|narrator|system|prosecut(?:or|ion)|defen[cs]e|counsel|witness|foreperson|"
    r"foreman|plaintiff|moderator|assistant|user|human|AI|model|response|juror\s+(?:no\.?\s*)?\d{1,2}"
    r"|mr\.? foreman|verdict)"
)
_LABEL = Wording(
    rf"(?:^|[\n.!?\"”]\s*)[\W_]*(?:(?:trial|presiding|lead|defen[cs]e|state|crown"
    rf"|the) ){{0,2}}{_OFFICES}(?:(?: (?:counsel|for the \w+|no\.?|says|rules|speaking"
    rf"|[A-Z]?\d{{1,2}})){{0,2}})[*_\])]{{0,3}}\s*(?:\([^)]*\)\s*)?:\s?",
    re.IGNORECASE,
)
_OTHER_SIDE = re.compile(r"\b(?:it|and it|the (?:defen[cs]e|prosecution|state)) says:", re.IGNORECASE)
"""How counsel takes up the other side's case before the jury."""
_BRACKETED = Wording(rf"[\[(]\s*(?i:{_OFFICES})(?: [\w ]{{0,30}})?\s*[\])]\s*[A-Z]")
_START = r"(?:^|[.!?:]\s+|\n\s*)"
_RULED = (
    r"(?:sustained|overruled|granted|denied|stricken|admitted|set aside|dismissed|quashed|adjourned|acquitted"
    r"|discharged)"
)
_JUDGES = Wording(
    rf"{_START}(?:(?:the )?(?:objection|motion) (?:is )?(?:hereby )?)?(?:sustained|overruled)\b\s*(?:[.!,:;]|$)"
    rf"|\b(?:objection|motion|verdict|exhibit|answer|question|case|charge|court|trial|evidence|testimony"
    rf"|conviction|jury|defendant) (?:is|are|stands?)(?: now| hereby)? {_RULED}\b"
    rf"|\b(?:case|motion|objection)(?: is| was)? (?:hereby )?(?:dismissed|granted|sustained|overruled)\s*[.!,]"
    rf"|\bso ordered\b|\bruling:|{_START}(?:the |this )(?:honou?rable )?court (?:hereby |now )?(?:rules?|finds?"
    rf"|orders?|dismisses|grants|denies|declares|sustains?|overrules?|holds)\b"
    rf"|\b(?:as|speaking as|being|act(?:ing)? as|I am|I'm|this is|here speaks) (?:now )?(?:the|your"
    rf"|presiding)(?: presiding| trial)? (?:judge|court|magistrate)\b(?!'s| said| told| would| has)"
    rf"|\bI (?:hereby |now |do )?(?:rule (?:that|in favou?r|against|for)|sustain (?:the|that|my|this|your)"
    rf"|overrule|declare (?:a |the |this |that |you )|discharge (?:the|this|you)|dismiss (?:the|this"
    rf"|your) (?:case|charge|motion|objection)|"
    rf"order (?:everyone|everybody|counsel|the jury|the witness|the court|the defendant|you all)"
    rf"|instruct the jury|direct the jury|acquit|admit the exhibit|will allow the (?:question|answer|exhibit)"
    rf"|grant (?:the|that|your) (?:motion|request))"
    rf"|\b(?:by the power of|in the name of) (?:this|the) court\b|\bthe jury (?:will|is to|shall"
    rf"|must) disregard\b|\bmistrial\b"
    rf"|\b(?:the witness|counsel) (?:will|shall) (?:answer|step down|rephrase|move on|proceed)\b"
    rf"|\bcourt is (?:now )?(?:adjourned|in session|in recess)\b|\ball rise\b|\byou may (?:be seated"
    rf"|step down)\b",
    re.IGNORECASE,
)
_JURYS = Wording(
    r"\bwe,? the jury,? (?:find|hereby)|\bour verdict is\b|\bthe jury finds? the (?:defendant|accused)\b"
    r"|\bon behalf of the jury\b",
    re.IGNORECASE,
)
_COUNSELS = Wording(
    rf"\bI object\b[,.!]|\bnothing further, (?:your|my)\b|{_START}objection[,.!:]|\bthe (?:state|prosecution"
    rf"|defen[cs]e) rests\b|\bno further questions\b",
    re.IGNORECASE,
)
_FOR_OTHERS = Wording(
    r"\b(?:let me )?(?:answer|speak|reply|talk)(?:ing)? (?:now )?as the (?:judge|prosecutor|prosecution|defence"
    r"|witness|clerk|foreman|court)\b"
    r"|\b(?:I(?:'m| am)|let me) (?:now )?(?:speak|answer|vot)(?:ing|e)? for (?:juror \d+|[A-Z]\w+) (?:too"
    r"|as well|also|now)\b"
)
_NOT_THEIRS = {
    "juror": (_JUDGES, _COUNSELS, _FOR_OTHERS),
    "witness": (_JUDGES, _COUNSELS, _JURYS, _FOR_OTHERS),
    "counsel": (_JUDGES, _JURYS, _FOR_OTHERS),
    "judge": (_COUNSELS, _FOR_OTHERS),
}
_ANNOUNCED = Wording(
    r"\bwe,? the jury,? (?:find|hereby)|\bour verdict is\b|\bthe jury finds? the (?:defendant|accused)\b", re.IGNORECASE
)


def complaint(text: str, told: GivenBrief) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    own = unquoted(text)
    if told.role == "counsel":
        text = _OTHER_SIDE.sub("", text)
    if _LABEL.search(text) or _BRACKETED.search(text) or _named(text, told):
        return "The text holds a name with a colon, as in a script. Hand in your own spoken words and nobody else's."
    barred = _NOT_THEIRS.get(told.role, (_FOR_OTHERS,))
    if any_of(barred, own) or (told.role == "juror" and _ANNOUNCED.search(own)):
        return "Those are somebody else's words to say. Speak for yourself, from your own seat."
    return ""


def _named(text: str, told: GivenBrief) -> bool:
    if not told.names:
        return False
    names = "|".join(re.escape(name) for name in sorted(told.names, key=len, reverse=True))
    return bool(re.search(rf"(?:^|[\n.!?]\s*)\W*(?:{names})\s*:\s", text))
