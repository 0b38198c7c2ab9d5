"""Best evidence: the content of a paper or recording is to be proved by memory. Federal Rules of Evidence 1001-1004.

Not where the paper is in evidence or an exhibit is being read; not an event that happens to be written down; not the
witness's own earlier words on cross.
"""

from __future__ import annotations

import re

from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect

DOCUMENT = (
    r"(?<!you )(?<!to )(?<!did )(?:cameras?|cctv|letters?|contracts?|agreements?|leases?|wills?|deeds?|memos?"
    r"|memorand(?:um|a)|manuals?|handbooks?|e-?mails?|invoices?|receipts?|reports?|logs?|logbooks?|ledgers?"
    r"|diar(?:y|ies)|minutes|polic(?:y|ies)|recordings?|tapes?|videos?|footage|films?|photographs?|photos?|"
    r"pictures?|x-rays?|text(?: message)?s?|messages?|voicemails?|note(?:book)?s?|cheques?|checks?|certificates?"
    r"|statements?|bills?|charts?|blueprints?|drawings?|plans?|brochures?|posters?|articles?|newspapers?"
    r"|web ?(?:page|site)s?|spreadsheets?|files?|records?|forms?|permits?|licen[cs]es?|prescriptions?|telegrams?"
    r"|faxe?s?|postcards?|timesheets?|"
    r"rosters?|schedules?|labels?|transcripts?|surveys?|passports?|accounts?|applications?|warrants?|orders?"
    r"|cards?|posts?|estimates?|quotations?|tickets?|registers?|readings|print-?outs?|guarantees?|warrant(?:y"
    r"|ies)|specifications?|data ?sheets?|chat|tweets?|bulletins?|notices?|signs?|books?|returns?|pages?)"
)
_SAYS = (
    r"(?:say|says|said|state[sd]?|provide[sd]?|read|reads|record(?:s|ed)?|show(?:s|ed|n)?|lay(?:s)? down|laid down"
    r"|contain(?:s|ed)?|list(?:s|ed)?|describe[sd]?|promise[sd]?|require[sd]?|give[sn]?|gave|specif(?:y|ies|ied)"
    r"|mention(?:s|ed)?|set out|sets out|print(?:ed)?|written|write|wrote|report(?:s|ed)?|leave|left|put|puts|entry"
    r"|wording|terms|words|contents?|clause|depict(?:s|ed)?|call for|called for|guarantee[ds]?|stipulate[sd]?"
    r"|indicate[sd]?|warn(?:s|ed)?|advise[sd]?|named?|offer(?:ed)?|claim(?:s|ed)?|have)"
)
_CONTENT = (
    re.compile(
        rf"\b(?:what|which|how (?:much|many|long)|who|when|where|whom"
        rf"|whose)\b[^?]*?\b(?P<doc>{DOCUMENT})\b[^?]*?\b(?P<says>{_SAYS})\b"),
    re.compile(
        rf"\b(?P<says>{_SAYS}|amount|price|sum|figure|date|entry|name)\b[^?]{{0,40}}?\b(?:in|on|of|by|under|to"
        rf"|for)\b[^?]{{0,40}}?\b(?P<doc>{DOCUMENT})\b"),
    re.compile(
        rf"\b(?:in|on|under|from|according to|by) (?:the|your|his|her|that|its|their"
        rf"|a) (?:[\w'-]+ ){{0,4}}?(?P<doc>{DOCUMENT})\b[^?]*?\b(?:what|which|how (?:much|many)|who|when|where)\b"),
    re.compile(
        rf"^(?:did|does|do|had|has|didn't|doesn't) (?:the|your|his|her|that|its|their|a"
        rf"|any) (?:[\w'-]+ ){{0,5}}?(?P<doc>{DOCUMENT})\b[^?]*?\b(?P<says>{_SAYS})\b"),
    re.compile(
        rf"^(?:the|his|her|that|its|their|mr [\w']+|[\w' ]+'s) (?:[\w'-]+ "
        rf"){{0,4}}?(?P<doc>{DOCUMENT})\b[^?]{{0,40}}?\b(?P<says>says|said|stated?s?|provided?s?|reads?|shows?"
        rf"|showed|promised|required?s?|specifie[sd]|called for|calls for)\b"),
    re.compile(
        rf"\b(?:recite|summari[sz]e|quote|tell us (?:the )?(?:contents?|terms"
        rf"|wording))\b[^?]*?\b(?P<doc>{DOCUMENT})\b|\bword for word\b"),
    re.compile(
        rf"\b(?:terms|contents?|wording|provisions) of (?:the|your|that|his|her|its|their"
        rf"|this) (?:[\w'-]+ ){{0,3}}?(?P<doc>{DOCUMENT})\b"),
    re.compile(rf"\bhow much (?:was|is|were) the (?:[\w'-]+ ){{0,2}}?(?P<doc>{DOCUMENT})\b for\b"),
    re.compile(rf"\bwhat did (?:the )?[\w' ]{{2,40}}? write in (?:\w+ ){{1,3}}(?P<doc>{DOCUMENT})\b"),
)  # fmt: skip
_MISSING = re.compile(
    r"\b(?:not (?:been )?(?:offered|produced|in evidence|before us|before the court|here|put in|admitted)"
    r"|isn't (?:before us|here|in evidence)|(?:never|not) (?:been )?(?:produced|put in|offered|disclosed"
    r"|seen here)|nobody has (?:put in|produced|offered)|have no copy|no copy|(?:mislaid|left|have|lies|keep"
    r"|kept) (?:it )?(?:at )?home|you've left|which you (?:have )?(?:mislaid|lost|left|threw)|"
    r"hasn't been (?:offered|produced|put in|admitted)|has not been (?:offered|produced|put in|admitted)"
    r"|in your (?:drawer|desk|files?|office)|out of evidence|without (?:producing|the (?:\w+ )?(?:letter|paper"
    r"|document|original|book|newspaper|contract|article|page))"
    r"|(?:we|i|you)(?:'ve| have)? (?:don't|do not|haven't|have not|hadn't)(?: got| have)? the"
    r"|where (?:\w+ ){1,5}is (?:now )?i don't know)\b"
)
_IN_EVIDENCE = re.compile(r"\bexhibits? \w+")
_OWN_PAST = re.compile(
    r"^(?:you (?:wrote|said|signed|told|put|revised|stated|pleaded|filed|reported)|your (?:own )?(?:log|note"
    r"|notes|report|statement|letter|article|diary))\b"
)

_TELLS = r"(?:show|say|state|record|read|list|provide)"
_ASKS_CONTENT = re.compile(
    r"^(?:and |so |then )?(?:(?:to|by|for|from|in|on|at) )?(?:who|whom|whose|what|which|when|where|how (?:many"
    r"|much|long))\b[^?]*\b(?:do|does|did)\b"
)
SURE = 0.7
"""How clear it is where what a paper, a tape or a picture tells is asked for in so many words, and it is not here."""
_KIN = (
    ("photograph", "photo", "picture"),
    ("camera", "film", "footage", "video", "recording", "tape", "cctv"),
    ("message", "voicemail", "recording", "tape", "text"),
    ("log", "logbook", "record", "print-out", "register", "reading"),
    ("e-mail", "email", "message"),
    ("book", "ledger", "account"),
)
"""Names under which the same thing may have been marked."""
_LOOSE = re.compile(
    r"plans?|accounts?|orders?|books?|cards?|signs?|bills?|returns?|notices?|pages?|posts?|forms?|statements?"
    r"|drawings?|tickets?|files?|pictures?|photos?|photographs?|records?|checks?|labels?"
)
"""Words that name a paper only in some company."""


def best_evidence(matter: Matter) -> QuestionDefect | None:
    """The paper could say it better."""
    found = next((one for one in (pattern.search(matter.question.body) for pattern in _CONTENT) if one), None)
    missing = _MISSING.search(matter.question.body)
    if found is None and not (missing and re.search(rf"\b{DOCUMENT}\b", matter.question.body)):
        return None
    document = found.groupdict().get("doc") if found else None
    span = found.group() if found else matter.question.body
    return finding("best_evidence", _weigh(matter, document or "", bool(missing)), _why(document or "paper"), span)


def _weigh(matter: Matter, document: str, missing: bool) -> float:
    body = matter.question.body
    if missing:
        return 0.88
    if _is_in_evidence(matter, document) or (_IN_EVIDENCE.search(body) and not matter.setting.in_court):
        return 0.15
    if not matter.friendly and (_OWN_PAST.match(body) or matter.question.form == "statement"):
        return 0.25
    if _known_missing(matter, document):
        return 0.8
    if re.search(
        r"\bdid you (?:see|read|write|send|sign|keep|make|receive|get|show|take|have)\b|\bwhat did you (?:see|do"
        r"|tell|say|notice|count)\b",
        body,
    ):
        return 0.3
    says = re.search(rf"\b{document}\b[^?]*\b(?:say|says|said|state|provide|read|promise|contain|lay down)\b", body)
    if (
        document
        and re.search(rf"\b{document}(?:'s)? (?:[\w'.:-]+ ){{0,6}}?{_TELLS}\b", body)
        and _ASKS_CONTENT.search(body)
    ):
        return SURE
    open_ended = re.search(r"\b(?:what|which|how much|how many|word for word|terms|contents?)\b", body)
    if not open_ended:
        return 0.4
    return 0.6 if says or not _LOOSE.fullmatch(document) else 0.45


def content_asked(matter: Matter) -> str:
    """The paper, tape or picture whose content the question asks for in so many words, or empty."""
    found = next((one for one in (pattern.search(matter.question.body) for pattern in _CONTENT) if one), None)
    return (found.groupdict().get("doc") or "") if found else ""


def in_court(matter: Matter, document: str) -> bool:
    """Whether such a thing is in evidence, or held up with the question."""
    names = " ".join(matter.setting.in_court).lower()
    kin = next((group for group in _KIN if document.rstrip("s") in group), (document.rstrip("s"),))
    whose = re.search(rf"\b(?P<owner>[\w-]+)['’]s (?:\w+ )?{re.escape(document.rstrip('s'))}", matter.setting.question)
    if whose and document.rstrip("s") not in names and whose["owner"].lower() not in names:
        return False  # another record than the one that is here
    return any(re.search(rf"\b{re.escape(one)}", names) for one in kin)


def _is_in_evidence(matter: Matter, document: str) -> bool:
    """Whether that kind of paper has been admitted."""
    if not document:
        return False
    if in_court(matter, document):
        return True
    told = [one.lower() for one in matter.setting.established]
    return any(
        document.rstrip("s") in one
        and re.search(r"\bexhibits?\b|\bin evidence\b|\badmitted\b", one)
        and not _MISSING.search(one)
        for one in told
    ) or bool(
        re.search(rf"\b{re.escape(document.rstrip('s'))}\w*, exhibit\b", " ".join(matter.setting.direct_topics).lower())
    )


def _known_missing(matter: Matter, document: str) -> bool:
    return any(
        document.rstrip("s") in one.lower() and _MISSING.search(one.lower())
        for one in matter.setting.established
        if document
    )


def _why(document: str) -> str:
    return f"The content of the {document} is to be proved by producing the {document}, and not from memory."
