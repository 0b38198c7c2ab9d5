"""How much of an answer was asked for: what stays when the rest goes out as non-responsive. Rule 611(a).

A question of one thing is answered by the first sentence, one of two things by two; what comes after was not asked for.
Where the witness itself says that it adds something ("And…", "Mind you…"), what was asked for goes up to there: a fact
may take two sentences to tell.
"""

from __future__ import annotations

import re

from venire.language.questions.form import content, shared
from venire.language.text.sentences import sentences

_TWO = re.compile(
    r", and (?:to |from |with |for )?(?:what|where|when|who|whom|whose|why|how|did|do|does|was|were|is|are|had|have"
    r"|has)\b",
    re.IGNORECASE,
)
_ADDS = re.compile(
    r"(?:And(?! then\b)|Also|Besides|Mind you|By the way|Oh, and|I (?:should|might|may|ought to) (?:add|say|mention))\b"
)
_OPEN = re.compile(
    r"\bwho you are\b|\bintroduce yourself\b|\byour (?:full )?name and\b|\bwhat happened\b|\bin your own words\b"
    r"|\b(?:describe|explain)\b"
    r"|\btell (?:us|the (?:jury|court))(?:, please,)? (?:about|everything|all)\b",
    re.IGNORECASE,
)
"""What asks for as many sentences as it takes."""
_SAME_MATTER = 2
"""So many words of meaning in common with the question make what was added a part of its matter."""
_QUOTES = re.compile(r"[\"“”]")


def responsive_part(question: str, answer: str) -> str:
    """The words of the answer that the question asked for, from its beginning; empty where nothing comes after them, so
    that there is no part to take away."""
    said, asked = sentences(answer), 2 if _TWO.search(question) else 1
    whole = len(said) if _OPEN.search(question) else asked
    if len(said) <= asked:
        return ""
    kept = next((place for place in range(asked, len(said)) if _ADDS.match(said[place])), whole)
    if kept == len(said):
        return ""
    words = " ".join(said[:kept]).split()
    found = re.match(r"\s*" + r"\s+".join(map(re.escape, words)), answer)  # blanks as they were typed
    return found.group().lstrip() if found else ""


def tail(part: str, most: int = 6) -> str:
    """The last words of it, by which a court says where the answer ends."""
    words = _QUOTES.sub("", part).rstrip(" .!?").split()
    return " ".join(words[-most:])


def added(question: str, answer: str) -> str:
    """What comes after the responsive part; empty where nothing does."""
    part = responsive_part(question, answer)
    return answer.lstrip()[len(part) :].strip() if part else ""


def explains(question: str, more: str) -> bool:
    """Whether what was added is still about the matter of the question, so that it only makes the answer clear."""
    return len(shared(content(more), content(question))) >= _SAME_MATTER
