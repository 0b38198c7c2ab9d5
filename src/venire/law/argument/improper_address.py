"""What counsel may not say to a jury, whatever was sworn: an appeal to passion, the golden rule, counsel's own belief.

No rule of evidence names them; the court stops them under Rule 611(a). Sources: ABA Model Rule 3.4(e) (personal
opinion); ABA Standards for Criminal Justice 3-6.8 (passion, personal belief); United States v. Young, 470 U.S. 1 (1985)
(vouching); Leathers v. General Motors Corp., 546 F.2d 1083 (4th Cir. 1976) (golden rule).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from venire.language.text.sentences import sentences

Wrong = Literal["passion", "golden_rule", "personal_belief"]

_KIN = r"(?:father|mother|parents?|son|daughter|child|children|wife|husband|brother|sister|family|loved ones?)"
_WHO = r"(?:she|he|man|woman|defendant|accused|witness)"
_VERDICT = (
    r"(?:guilty|innocent|did it|killed|murdered|lied|is lying|(?:told|telling) (?:you )?the truth|honest|truthful)"
)
_PATTERNS: dict[Wrong, re.Pattern[str]] = {
    "golden_rule": re.compile(
        rf"\byour own {_KIN}\b|\bif (?:it|this|that) (?:were|was|had been) (?:you|your)\b|\bhow would you feel\b"
        r"|\b(?:put|place|imagine|picture) (?:yourself|yourselves)\b|\bwhat would you want\b",
        re.IGNORECASE,
    ),
    "passion": re.compile(
        r"\byou (?:should|must|ought to|have to|will|can only|cannot but|are right to)? ?(?:hate|despise|loathe)\b"
        rf"|\b{_WHO} (?:is|was) (?:just |simply |nothing but )?an? (?:[\w-]+ )?(?:liar|monster|beast|animal|devil)\b"
        rf"|\b{_WHO} (?:is|was) (?:just |simply |pure |plain )?(?:scum|evil)\b"
        r"|\b(?:you|us|jury)\b[^.?!]*\b(?:avenge|take revenge)\b|\bsend a message\b"
        r"|\b(?:follow|listen to|feel) your (?:heart|anger|rage|fury|disgust|hatred)\b",
        re.IGNORECASE,
    ),
    "personal_belief": re.compile(
        r"\bI (?:personally|truly|honestly|sincerely|firmly) (?:believe|think|feel|know)\b"
        rf"|\bI (?:believe|think|know|am (?:sure|certain|convinced|satisfied))\b[^.?!]*\b{_VERDICT}\b"
        r"|\b[Ii]n my (?:own |personal |honest )*(?:opinion|belief)\b|\bI (?:can |will )?vouch\b"
        r"|\b(?:take|have|give you) my word\b|\b(?:[Bb]elieve|[Tt]rust) me\b"
    ),
}
_QUOTED = re.compile(r"[“\"][^”\"]*[”\"]")
_NEGATED = re.compile(r"\b(?:not|never|nobody|without|rather than)\b|n['’]t\b", re.IGNORECASE)
_CLAUSE = re.compile(r"[,;:]")


@dataclass(frozen=True)
class Improper:
    """A sentence of a speech to the jury, and what is wrong with it."""

    said: str
    wrong: Wrong


def improper(text: str) -> tuple[Improper, ...]:
    """The sentences of an opening or a closing that no evidence could make proper, in order, each once."""
    return tuple(_found(text))


def _found(text: str) -> Iterator[Improper]:
    for said in dict.fromkeys(sentences(text)):
        for wrong in _wrong(_QUOTED.sub(" ", said))[:1]:
            yield Improper(said, wrong)


def _wrong(said: str) -> list[Wrong]:
    return [wrong for wrong, pattern in _PATTERNS.items() if _says(pattern, said)]


def _says(pattern: re.Pattern[str], said: str) -> bool:
    """Whether it is said, and not said no to: "You should not hate her" is proper."""
    return any(not _NEGATED.search(_clause(said, found)) for found in pattern.finditer(said))


def _clause(said: str, found: re.Match[str]) -> str:
    return _CLAUSE.split(said[: found.start()])[-1] + found.group()
