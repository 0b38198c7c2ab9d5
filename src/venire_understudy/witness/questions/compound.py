"""A question of several parts, taken apart at its "and"s and its commas."""

from __future__ import annotations

import re

AUX = r"(?:do|does|did|am|is|are|was|were|has|have|had|can|could|would|will|should|may|might|must|shall)"
WH = r"(?:who|whom|whose|what|when|where|why|how|which)"
_ASKS = (
    rf"(?:{AUX} (?:you|he|she|it|they|there|the|that|your|his|her|any)\b|"
    rf"how [a-z]+ {AUX}\b|"
    rf"(?:at |in |for )?{WH} (?:{AUX}|time|colou?r|many|long|far|much|day|kind|certain|sure|old|tall|fast|often|"
    r"well)\b)"
)
_JOINT = re.compile(
    rf",? (?:and|or) (?=(?:{_ASKS})|(?:(?:you|he|"
    rf"she|they|it|I) )?(?:never|did not|had not|was not|were not)\b)",
    re.IGNORECASE,
)
_LISTED = re.compile(rf", (?=(?:at |in |for )?(?:what|when|where|why|how(?: \w+)?) {AUX}\b)", re.IGNORECASE)
"""A comma between questions, as in a list of three; "which was" and "who had" only go on with a clause."""
_OPENS = re.compile(rf"^(?:{_ASKS})", re.IGNORECASE)
MOST = 3
"""So many parts are answered; nobody keeps more in mind."""


def parts(said: str) -> list[str]:
    """The questions in what counsel said: those of its last sentence that asks, each on its own."""
    sentences = [part for part in re.split(r"(?<=[?!.])\s+(?=[A-Z])", said) if re.search(r"\w", part)]
    asked = [part for part in sentences if part.rstrip().endswith("?")]
    kept = (
        [asked[-1]]
        if asked and len(asked[-1].split()) > 2
        else sentences[-1:]
        if len(sentences) == 1
        else [" ".join(sentences)]
    )
    found = [part for one in kept for half in _halves(one) for part in _list(half)]
    return [part.strip() for part in found if re.search(r"\w", part)][:MOST]


_SOMEBODY = r"(?:(?:any|some|no|every)(?:body|one|thing)|this|these|those|(?-i:[A-Z])[a-z]+)"
_NEXT_ASKED = re.compile(rf", and (?=(?:{WH} [a-z]+|{AUX} {_SOMEBODY})\b)", re.IGNORECASE)


def _halves(asked: str) -> list[str]:
    """The questions that an "and" joins; behind a comma also one that asks who or what did something, or whether
    somebody did: ", and who rang the bell?", ", and had anybody rung it?"."""
    first, *others = _JOINT.split(asked)
    halves = [first, *(_with_its_doer(one, first) for one in others)]
    opened = len(halves) == 1 and _OPENS.match(asked.strip())
    return _NEXT_ASKED.split(asked) if opened else halves


_BARE = re.compile(r"(?:never|(?:did|had|was|were) not)\b", re.IGNORECASE)
_DOER = re.compile(
    r"^(?:(?:and|so|now),? )?(?:(?:isn't|is) it (?:not )?(?:true|right|so|a fact|correct) that )?"
    r"(you|he|she|they|we|I)\b",
    re.IGNORECASE,
)


def _with_its_doer(half: str, first: str) -> str:
    """ "did not find them" with the "you" of the half before it: without one it would be a question."""
    if not _BARE.match(half) or first.rstrip().endswith("?"):
        return half
    doer = _DOER.match(first.strip())
    return f"{doer[1].capitalize() if doer else 'It'} {half}"


def _list(half: str) -> list[str]:
    """The questions of a list; a clause in front of a question is none."""
    return _LISTED.split(half) if _OPENS.match(half.strip()) else [half]
