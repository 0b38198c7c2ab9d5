"""Privilege: words said in confidence to a lawyer, spouse, priest or therapist,
wanted by someone who is not the holder.

Federal Rules of Evidence 501 and 502. Facts are not privileged, only what was said about them; the holder's own side
may open it; a third person in the room, or handing it on, lets it go. There is no federal privilege for a physician.
"""

from __future__ import annotations

import re
from functools import lru_cache

from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect

_LAWYER = (
    r"(?:lawyers?|solicitors?|attorneys?|barristers?|counsel|general counsel|legal (?:adviser|advisor|team"
    r"|department)|advocates?)"
)
_PRIEST = (
    r"(?:priests?|confessors?|rabbi|imam|pastors?|vicar|minister|clergyman|clergy|chaplain"
    r"|in (?:the )?confession(?:al)?)"
)
_SPOUSE = r"(?:husbands?|wife|wives|spouses?)"
_THERAPIST = (
    r"(?:therapists?|psychiatrists?|psychologists?|psychotherapists?|counsellors?|counselors?"
    r"|social worker in therapy|marriage guidance)"
)
_DOCTOR = r"(?:doctors?|physicians?)"
_TALK = (
    r"(?:tell|told|telling|say|said|saying|advis(?:e|ed|ing)|advice|confid(?:e|ed|ing)|confess(?:ed)?"
    r"|discuss(?:ed|ing|ion)?|talk(?:ed)?|conversation|write|wrote|written|letter|e-?mail|note|ask(?:ed)?"
    r"|admit(?:ted)?|instruct(?:ed|ions?)?|explain(?:ed)?|recommend(?:ed)?|meeting|whisper(?:ed)?|reveal(?:ed)?"
    r"|warn(?:ed)?|"
    r"speak|spoke|decided?|agreed?|planned|work(?:ed)? out|suggest(?:ed)?|mention(?:ed)?|communicat\w+"
    r"|counsel(?:led)?|memo(?:randum)?)"
)
_SECRET = re.compile(
    r"\b(?:in (?:private|confidence|secret)|confidential(?:ly)?|privately|alone|behind closed doors"
    r"|closed (?:door|meeting)|between (?:the two of )?(?:you|them)|pillow|in bed|seeking (?:her|his|their"
    r"|legal) advice|for (?:legal )?advice|in your first meeting|at home|in (?:his|her) office|session)\b"
)
_GRADES = ((0.84, _LAWYER), (0.82, _PRIEST), (0.74, _THERAPIST), (0.66, _SPOUSE), (0.3, _DOCTOR))
_WAIVED = re.compile(
    r"\b(?:waive[ds]?|waiver|in (?:the )?(?:presence|hearing) of|in front of|overheard by|with (?:his|her"
    r"|your) \w+ (?:present|in the room)|relies on (?:the )?advice|published|crime-fraud|former (?:husband"
    r"|wife) (?:agrees|consents))\b"
)
_ONLY_WHEN = re.compile(
    rf"\b(?:after|before|until|since|when|once) (?:\w+ )?(?:had |have )?(?:met|seen|hired|engaged|retained"
    rf"|consulted) (?:[\w']+ ){{0,4}}?{_LAWYER}\b"
)
_FACT_OF = re.compile(
    r"^(?:when|where|how (?:often|long|much|many)|did you (?:meet|see|consult|hire|retain|pay|have)|who (?:is"
    r"|was|paid)|have you (?:met|spoken|seen|consulted)|did you speak (?:to|with))\b"
)


def privilege(matter: Matter) -> QuestionDefect | None:
    """What was said in confidence to someone to whom one may speak freely."""
    for sure, whom in _GRADES:
        found = _spoken_with(matter.question.body, whom)
        if found:
            weighed = sure * _held(matter, whom)
            return finding("privilege", weighed, _why(found), found) if weighed > 0.15 else None
    return None


@lru_cache(maxsize=4096)
def _spoken_with(body: str, whom: str) -> str:
    """The words that tell of the talk; a meeting that only tells when is none."""
    body = _ONLY_WHEN.sub("then", body)
    patterns = (
        rf"\b{_TALK}\b[^?]{{0,60}}?\b{whom}\b[^?]{{0,40}}",
        rf"\b{whom}\b[^?]{{0,60}}?\b{_TALK}\b[^?]{{0,40}}",
    )
    found = [match.group() for match in (re.search(pattern, body) for pattern in patterns) if match]
    return min(found, key=len, default="")


def _held(matter: Matter, whom: str) -> float:
    """What is left of the privilege here."""
    body = matter.question.body
    left = 1.0
    if _FACT_OF.match(matter.question.asks) and not re.search(r"\b(?:about|that|what)\b", matter.question.asks):
        left *= 0.4
    if _WAIVED.search(f"{body} {matter.proved}"):
        left *= 0.4
    secret = bool(_SECRET.search(body))
    if matter.friendly and re.search(rf"\b(?:you|your)\b.*\b{whom}\b|\b{whom}\b.*\byou\b", body) and _own_side(matter):
        left *= 0.4
    if whom == _SPOUSE and not secret:
        left *= 0.72 if not re.search(r"\byour (?:husband|wife)\b", body) else 0.85
    if (
        whom == _LAWYER
        and re.search(
            r"\b(?:opposing|other side's|plaintiff's|defence|prosecution|insurer's) (?:lawyer|counsel|attorney)", body
        )
        and not secret
    ):
        left *= 0.6
    if re.search(r"\b(?:police|officer|constable|detective|inspector)\b", body) and not secret:
        left *= 0.6
    return left * (1.1 if secret else 1.0)


def _own_side(matter: Matter) -> bool:
    """Whether the witness is a party who is asked by his own counsel."""
    return matter.is_party and not matter.hostile


def _why(span: str) -> str:
    """By the first words alone: the span runs to the end of the question."""
    with_whom = re.search(
        r"\b(?:lawyer|attorney|solicitor|counsel|priest|pastor|rabbi|doctor|therapist|husband|wife)\b", span
    )
    talk = f"what passed with the {with_whom.group()}" if with_whom else "what was said in confidence"
    return f"That asks for {talk}, and the privilege has not been given up."
