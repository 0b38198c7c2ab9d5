"""A saying as predicate and arguments, as far as its first words allow.

Only plain openings are taken apart ("I saw the prisoner ...", "he did not deny it"); any other saying is framed as
itself, spoken: *I said "..."*. Nothing is guessed: a wrong frame would put words into a witness's mouth.
"""

from __future__ import annotations

import re
from typing import Literal

from venire.law.case_file.case import Frame

_IRREGULAR = {
    "saw": "see",
    "went": "go",
    "came": "come",
    "took": "take",
    "found": "find",
    "knew": "know",
    "said": "say",
    "told": "tell",
    "gave": "give",
    "ran": "run",
    "lost": "lose",
    "left": "leave",
    "had": "have",
    "were": "be",
    "am": "be",
    "is": "be",
    "are": "be",
    "kept": "keep",
    "bought": "buy",
    "brought": "bring",
    "met": "meet",
    "got": "get",
    "sent": "send",
    "fell": "fall",
    "felt": "feel",
    "struck": "strike",
    "stood": "stand",
    "sold": "sell",
    "held": "hold",
    "thought": "think",
    "swore": "swear",
    "drew": "draw",
    "threw": "throw",
    "put": "put",
    "cut": "cut",
    "let": "let",
    "paid": "pay",
    "lent": "lend",
    "slept": "sleep",
    "sat": "sit",
    "broke": "break",
}
_PRESENT = {
    "am",
    "is",
    "are",
    "live",
    "keep",
    "know",
    "believe",
    "think",
    "have",
    "lodge",
    "produce",
    "sell",
    "deal",
    "say",
    "work",
}
_DOUBLED = re.compile(r"([b-df-hj-np-rtv])\1ed$")
_SUBJECT = r"(?P<subject>I|we|he|she|it|they|the prisoners?|the deceased|my (?:master|wife|husband|servant|mistress))"
_PLAIN = re.compile(
    rf"(?i)^(?:(?P<time>(?:on|about|at|in) [^,;—]{{3,50}}), )?{_SUBJECT} "
    r"(?:(?P<modal>could|would|might|must|cannot|can)(?P<modal_not> not)? |(?P<did>did|do|does) not "
    r")?(?P<adverb>never |always |then |afterwards )?"
    r"(?P<verb>[a-z]+) (?P<rest>.+)$"
)


def frame_of(saying: str) -> Frame:
    """The best simple frame of a sentence in a witness's own words."""
    found = _PLAIN.match(saying.strip(" ."))
    if found is None or not (verb := _lemma(found)):
        return _spoken(saying)
    subject = found["subject"]
    return Frame(
        subject="I" if subject.lower() == "i" else subject[0].lower() + subject[1:],
        verb=verb,
        object=found["rest"],
        time=found["time"] or "",
        tense=_tense(found),
        modal="can" if (found["modal"] or "").lower() == "cannot" else (found["modal"] or "").lower(),
        negated=bool(found["did"] or found["modal_not"] or (found["modal"] or "").lower() == "cannot" or _never(found)),
    )


def _never(found: re.Match[str]) -> bool:
    return (found["adverb"] or "").strip().lower() == "never"


def _tense(found: re.Match[str]) -> Literal["past", "present"]:
    if found["did"]:
        return "past" if found["did"].lower() == "did" else "present"
    return "present" if found["verb"].lower() in _PRESENT else "past"


def _lemma(found: re.Match[str]) -> str:
    """The verb's base form, or nothing where the word may be no verb or the head of a longer verb phrase."""
    word = found["verb"].lower()
    if found["modal"] or found["did"]:
        return word if word not in ("have", "be", "not") else ""
    if word in ("was", "were", "had", "is", "are", "am", "have") and re.match(
        r"\w+(?:ed|ing|en|t)\b|not\b", found["rest"]
    ):
        return ""
    return _IRREGULAR.get(word) or (word if word in _PRESENT else _weak(word))


def _weak(word: str) -> str:
    """The base of a regular past ("stopped", "tried", "lived"), where spelling alone settles it."""
    if not word.endswith("ed") or len(word) < 5:
        return ""
    if word.endswith("ied"):
        return word[:-3] + "y"
    if _DOUBLED.search(word):
        return word[:-3]
    stem = word[:-2]
    return (
        stem + "e"
        if re.search(r"(?:[^aeiou][aiou]|u|v|c|dg|[^s]s)[bcdgklmnprstvz]?$|[vcu]$", stem)
        and not re.search(r"(?:[aeiou]{2}[a-z]|[aeiou][^aeiou]{2,}|er|en|it|w|x|y)$", stem)
        else stem
    )


def _spoken(saying: str) -> Frame:
    return Frame(subject="I", verb="say", object=f"“{saying.strip()}”")
