"""Relevance: it makes no fact that matters likelier or less, or a rule keeps it out. FRE 401-403, 407-412, 610.

Cues: faith, politics, private life, wealth, status, taste; insurance, repairs afterwards, offers to settle. An odd
question far from everything in the case counts too, but likeness alone is a weak sign.
"""

from __future__ import annotations

import re

from venire.language.questions.form import content, shared
from venire.law.evidence.question.cues import cues
from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect

_CUES = tuple(
    (cue.sure, cue.about, cue.compiled()) for cue in cues("venire.law.evidence.detectors.substance", "relevance.yaml")
)
SPOKEN_OF = 0.45
"""How sure it is that a private matter is irrelevant of which the witness has already been asked."""
FAR_OFF = 0.6
"""How sure a matter is that is merely far from the case, and so beyond the scope of cross as well."""
_OTHER_SEX = re.compile(r"\b(?:divorc|custody|marriage|alimony|matrimonial|adulter|betroth)\w*\b|\bbreach of promise\b")
_FAR = re.compile(
    r"\b(?:uniforms?|car park|parking|canteen|cafeteria|resurfac\w+|repaint\w*|redecorat\w*|new (?:building"
    r"|office|premises|headquarters|logo|uniform|chairman|manager|roof|carpet)|moved (?:to|into|offices|house"
    r"|its|their)|moving to|thinking of (?:selling|moving|leaving|buying)|Christmas|christmas|party|holiday"
    r"|wedding|garden|allotment|choir|golf|fishing|ballet|piano|"
    r"recipe|pets?|cats?|parrot|gym|decorat\w+|wallpaper|curtains|website|logo|lease of|renamed"
    r"|name of your (?:dog|cat|boat|house)|sponsors?|charity run|marathon|cruise|lottery|kitchen garden"
    r"|greenhouse|caravan|swimming|yoga|cook for|works? as a (?:cook|gardener|cleaner|hairdresser)|school play"
    r"|twin|stamp|won a (?:prize|medal))\b"
)
ENOUGH = 16
"""After so many questions and claims a court knows what has not been spoken of."""
IDLE = 0.8
"""How sure it is that a private matter is idle of which nobody has spoken."""
_PRIVATE = re.compile(
    r"^(?:what|which|where|how|do|does|did|is|are|have|has)\b[^?]*\b(?:your|his"
    r"|her)(?: \w+'s)? (?P<it>front door|garden|dog|cat|horse|breakfast|supper|dinner|tea|coffee|hair|shoes"
    r"|kitchen|bedroom|wallpaper|neighbours?|neighbors?|cousins?|uncles?|aunts?|nephews?|nieces?|grand(?:mother"
    r"|father|son|daughter)|(?:brother|sister|son|daughter|father|mother)-in-law"
    r"|tailor|dressmaker|hairdresser|barber|gardener|cook|school (?:days|friends?)|birthday|holidays?|hobb(?:y"
    r"|ies)|handwriting teacher)\b"
)
"""Whose things, and which of them, nobody comes to court about."""
_KIN_AT_WORK = re.compile(
    r"\byour (?:\w+ )?(?:son|daughter|brother|sister|mother|father|uncle|aunt|cousin|nephew"
    r"|niece)(?:'s \w+)? (?:works? (?:as|in|at)|lives?|studies|studied|went to|is an?|teaches|plays|runs an?)\b"
    r"|\b(?:tell us about|how is|how are) your (?:\w+, \w+, and your )?family\b|\band your family\b"
)
_BIAS = re.compile(
    r"\b(?:paid|pays|promised|owe[sd]?|borrowed|lent|loan|friend|engaged to|married to|related|grudge|quarrel"
    r"|dispute|sue[ds]?|suing|stand to|share in|your testimony|to testify|immunity|reward|in love|plaintiff"
    r"|accused|defendant|prosecut\w+|feud|bias)\b"
)

_GAINS = re.compile(
    r"\byou(?:'ll| will| would| do)? (?:\w+ )?(?:inherit|gain|profit|stand to (?:gain|inherit)|come into)\b"
)
"""What a witness gets by the outcome or by the death is interest, and always open on cross."""


def relevance(matter: Matter) -> QuestionDefect | None:
    """Nothing in the case turns on it."""
    body = matter.question.body
    own = content(" ".join(matter.setting.issues))
    issues = " ".join(matter.setting.issues).lower()
    for sure, about, pattern in _CUES:
        found = pattern.search(body)
        if found and not _matters(matter, found.group(), about, issues, own):
            told = sure if not _opened(matter, found.group()) else SPOKEN_OF
            return finding("relevance", told, _why(about, found.group()), found.group())
    idle = _idle(matter)
    if idle:
        return finding("relevance", IDLE, _why("", idle), idle)
    far = _FAR.search(body) or (None if _BIAS.search(body) else _KIN_AT_WORK.search(body))
    if far and not content(far.group()) & (own | matter.known):
        return finding("relevance", FAR_OFF, _why("", far.group()), far.group())
    return None


def _idle(matter: Matter) -> str:
    """On cross, where much has been heard: a thing of somebody's private life of which nobody has spoken."""
    found = _PRIVATE.search(matter.question.body)
    heard = len(matter.setting.questions) + len(matter.setting.established)
    if found is None or matter.friendly or heard < ENOUGH or _BIAS.search(matter.question.body):
        return ""
    own = content(" ".join(matter.setting.issues))
    return "" if content(found["it"]) & (matter.known | own) else found.group()


def _opened(matter: Matter, span: str) -> bool:
    """Whether the evidence or an earlier question has spoken of it, so that it is no stray any more."""
    mine = content(span)
    return bool(mine) and shared(mine, matter.known) == mine


def _matters(matter: Matter, span: str, about: str, issues: str, own: frozenset[str]) -> bool:
    """Whether the case is about that, or it shows bias."""
    body = matter.question.body
    if content(span) & own:
        return True
    if about in ("private life", "family") and _OTHER_SEX.search(issues):
        return True
    if about == "an offer to settle":
        return bool(
            re.search(
                r"\b(?:your own claim|you (?:settled|were paid|were(?:n't| not| never) (?:sued|charged)))\b", body
            )
        )
    if about in ("insurance", "wealth", "immigration") and re.search(
        r"\b(?:insurance|owner|control|motive|value|estate|means|debt)\b", issues
    ):
        return True
    if (
        about == "private life"
        and not matter.friendly
        and re.search(r"\b(?:the accused|the defendant|the plaintiff|mr \w+|mrs \w+)\b", body)
        and re.search(r"\b(?:you|your)\b", body)
    ):
        return True
    if about == "wealth" and not matter.friendly and _GAINS.search(body):
        return True
    if about == "repairs afterwards":
        return not re.search(
            r"\b(?:negligen|injur|liabil|accident|fall|fire|collision|crash|bite|defect|unsafe|safety|premises"
            r"|death|malpractice|damages)\w*\b",
            f"{issues} {matter.background}",
        )
    return False


def _why(about: str, span: str) -> str:
    named = {"": "That", "taste": "Taste", "faith": "Faith"}.get(about, about.capitalize())
    return f"{named} is no issue in this case: “{span.strip()}” makes nothing that matters likelier or less."
