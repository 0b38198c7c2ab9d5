"""What a proper question of a drill may be about: one fact that the witness knows, and nothing taken for granted.

A question takes for granted whatever its own words bring in. So each of its words must be on the record that the
student is shown, or be such as any question may use.
"""

from __future__ import annotations

import re

from venire.law.api import Case, Fact, normalised

SHORTEST = 4
"""Words of a question that makes sense by itself."""
LONGEST = 17
"""Words of a fact that is put in one question."""
_SAID = re.compile(
    r"[\"“]|\b(?:tell|tells|told|say|says|said|ask|asks|asked|shout\w*|warn\w*|promis\w*|wrote|written|answer\w*|calls?"
    r"|called|talk\w*|spoke|voices?|message|voicemail|words|learn\w*|order\w*|instruct\w*|request\w*|repl\w+|read)\b",
    re.IGNORECASE,
)
_PAPER = re.compile(
    r"\b(?:shows?|showed|shown|records?|recorded|recording|register|certif\w*|photograph\w*|picture|camera|log"
    r"|logs|logged"
    r"|invoices?|bill|billed|book|receipt|e-mails?|diary|letter|contract|handbook|manual|reports?|form|list|file|notice"
    r"|entry|entries|document\w*|stamped|test|profile|opinion|probably|would|could|might|can)\b"
)
_TWO = re.compile(
    r";|\band (?!a half|fifty|forty|twenty|thirty)|\bbecause\b|, so that|, when|, such as |, as |\bor\b|\bbut\b"
)
_BACKGROUND = re.compile(r"^I (?:am|was|have been|live|own|work\w*|studied|trained|started)\b|\bfor .*\byears?\b")
_BY_LEAVE = normalised(
    """do did happen see saw hear heard find found notice anything something go went come came next long much many soon
    far high deep minutes hours day night evening morning afternoon week month year time first last jury
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december noon midnight one two three four five six seven eight nine ten eleven twelve
    past quarter half a.m p.m a.m. p.m. o'clock"""
)
_FIGURE = re.compile(r"[\d:.,]+$")
_OPEN = re.compile(r"(?:what|when|where|who|whom|whose|why|how|for how|which|until when|since when)\b", re.IGNORECASE)
_GAP = re.compile(r"(?:When|Why|Where|How|For how long|How soon) ((?:did|have|has|does|do) (?!you been\b).*\?)$")
_BROKEN = re.compile(r"\b(?:from|of|at|in|on|die)\?$|^Do you\b|\banyone\b")
_ELSEWISE = re.compile(r"How did .*?\b(?:leave|bear)\b")
"""Without its how such a verb says something else: to leave a cabinet shut is not to leave it."""
_AT_A_LOSS = re.compile(
    r"(?:When|Where) (?:was|were|had|can|has|is|are)\b|Why did you (?:see|hear)\b|Where did you wear\b"
)
_TORN = re.compile(r"(?:When|Where)\b")
"""What the first half of a sentence is asked for, and tears it from the second."""
_NOBODY = re.compile(r"(?:nobody|no one|none|nothing)\b|.*\band nobody\b", re.IGNORECASE)
_POINTING = re.compile(r"\b(?:he|him|his|she|her|they|them|their|it|its)\b")
_COULD = re.compile(r"\bcould not\b")


def plain(fact: Fact) -> bool:
    """Whether it is one fact, of the witness's own knowledge, that neither quotes anybody nor tells of a paper."""
    text = fact.text
    one = not (_TWO.search(text) or fact.frame.negated or fact.frame.modal or of_nobody(fact))
    return fact.first_hand and one and not bars(text) and len(text.split()) <= LONGEST


def putable(fact: Fact) -> bool:
    """Whether it can be put on cross: a plain fact, or that there was none of something."""
    denied = fact.first_hand and fact.frame.negated and not (_TWO.search(fact.text) or bars(_COULD.sub("", fact.text)))
    return plain(fact) or (denied and len(fact.text.split()) <= LONGEST)


def askable(fact: Fact, question: str) -> bool:
    """Whether an open question for this fact asks for nobody's words and for no paper."""
    told = fact.first_hand and not (fact.frame.negated or of_nobody(fact)) and not _SAID.search(fact.text)
    cut = _AT_A_LOSS.match(question) or (_TORN.match(question) and _TWO.search(fact.text))
    whole = question == fact.ask or not cut
    return told and whole and is_open(question) and not (bars(question) or _POINTING.search(question))


def of_nobody(fact: Fact) -> bool:
    """Whether it tells that nobody did a thing: whoever asks who did, or when, has it the wrong way round."""
    return bool(_NOBODY.match(fact.text))


def bars(text: str) -> bool:
    """Whether a text speaks of what was said, written or recorded, or of what might have been."""
    return bool(_SAID.search(text) or _PAPER.search(text))


def background(fact: Fact) -> bool:
    """Whether it only says who the witness is: a preliminary matter, on which counsel may lead."""
    return bool(_BACKGROUND.search(fact.text))


def is_open(question: str) -> bool:
    """Whether it leaves the answer to the witness altogether."""
    return bool(_OPEN.match(question))


def lead_in(question: str) -> str:
    """What must have been told before somebody can be asked when, where or why: "Did you reach Lock 6?" for "When did
    you reach Lock 6?"; empty where the question has no such form."""
    found = _GAP.match(question)
    if found is None or _ELSEWISE.match(question):
        return ""
    asked = f"{found[1][:1].upper()}{found[1][1:]}"
    return "" if _BROKEN.search(asked) or len(asked.split()) < SHORTEST else asked


def brought_in(case: Case, question: str, record: str) -> frozenset[str]:
    """The words of a question that nobody has used yet. ``record``: all that the student is shown."""
    people = " ".join((case.defendant.name, case.victim.name if case.victim else "", *(w.name for w in case.witnesses)))
    known = normalised(record) | normalised(people) | _BY_LEAVE
    return frozenset(word for word in normalised(question) if word not in known and not _FIGURE.match(word))
