"""Where a witness was when it did, saw or heard something: "Where were you when you heard the splash?".

What the fact itself says of a place is often the place of the thing and not of the witness ("a bruise across her right
wrist", "one white light on the upper gate"), so only a deed is told by its own place. Else the last thing before it
counts that puts the witness somewhere, or where it says later that it was, as long as that is not of another day.
"""

from __future__ import annotations

import re

from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.affidavit.predicate import phrases
from venire_understudy.witness.questions.question import ParsedQuestion, questions
from venire_understudy.witness.recall.search import hits

_ASKED = re.compile(
    r"^(?:(?:and|so|now|then|exactly|well|precisely),? )*(?:from )?where (?:exactly |precisely )?were you"
    r"(?: (?:standing|sitting|lying|working|sleeping))? (?:when|as|while) (?P<deed>you [^?]+)",
    re.IGNORECASE,
)
_KNOWN_BY = 0.5
"""The share of the words of what it did that the fact must have."""
_ABOUT_A_THING = re.compile(
    r"\b(?:saw|see|heard|hear|found|noticed|watched|looked|felt|photographed|measured|spoke|talked|told"
    r"|recogni[sz]ed)\b"
)
"""A place behind one of these is that of what was seen, heard or spoken to."""
_STAYED = re.compile(r"^I (?:then |still |also )?(?:sat|stood|stayed|slept|waited|remained|lay|was|had been)\b")
_CAME = re.compile(rf"{_STAYED.pattern}|^I (?:then |also )?(?:reached|arrived|came|got|went|returned|live[ds]?)\b")
_PLACED = re.compile(
    r"^(?:at|in|on|inside|aboard|outside|by|beside|behind|under|near|to|into|onto|home|back)\b", re.IGNORECASE
)


def where_then(known: Knowledge, text: str) -> tuple[bool, KnownFact | None]:
    """Whether it is asked where the witness was at something that it did; and the fact that says so, if there is
    one."""
    found = _ASKED.match(text.strip())
    deed = _deed(known, next(iter(questions(f"Did {found['deed']}?")))) if found else None
    if deed is None:
        return False, None
    if _places(deed) and not _ABOUT_A_THING.search(deed.clause.group):
        return True, deed
    placed = [fact for fact in known.facts if _places(fact) and not _of_another_day(fact, deed)]
    before = [fact for fact in placed if fact.place < deed.place and _CAME.match(fact.text)]
    later = [fact for fact in placed if fact.place > deed.place and _STAYED.match(fact.text)]
    return True, next(iter((*reversed(before), *later)), None)


def _deed(known: Knowledge, question: ParsedQuestion) -> KnownFact | None:
    """What the witness is asked about, as its affidavit has it."""
    own = [fact for fact in known.facts if fact.clause.subject in ("I", "We", "we")]
    best = next(iter(hits(own, known, question)), None)
    return best.fact if best and best.share >= _KNOWN_BY else None


def _places(fact: KnownFact) -> bool:
    """Whether it says where, and not only whither somebody else went."""
    parts = [part for part in phrases(fact.clause.rest) if part.kind == "place"]
    return not fact.denies and (any(_PLACED.match(part.text) for part in parts) or "reached" in fact.clause.group)


def _of_another_day(fact: KnownFact, deed: KnownFact) -> bool:
    return bool(fact.reading.days and deed.reading.days) and not any(
        one == other for one in fact.reading.days for other in deed.reading.days
    )
