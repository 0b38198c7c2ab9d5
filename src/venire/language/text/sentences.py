"""A speech divided into its sentences, as its speaker would count them."""

from __future__ import annotations

import re
from functools import lru_cache

from venire.language.morphology.verbs import PARTICIPLES
from venire.language.text.calendar import MONTHS, WEEKDAYS
from venire.language.words.stems import is_past

_SENTENCE = re.compile(r"\s(?:(?<=[.!?]\s)|(?<=[.!?][\"”')]\s))\s*(?=[\"“'(]*[A-Z0-9$£€])")
"""Begun at a blank, and not with what stands before it: blanks are fewer than places that something stands before."""
_ABBREVIATED = re.compile(r"\b(Dr|Mr|Mrs|Ms|St|vs|Sgt|Lt|Capt|Prof)\.$")
_NUMBERED = re.compile(r"\bNo\.$")
"""Short for "number" before a digit only: "photograph No. 4"; else it is what a witness says."""
LONGEST = 5
"""Signs of an abbreviation: what stands before its last ones need not be looked through."""
_HALF_DAY = re.compile(r"\b[ap]\.m\.$")
_OPENS = re.compile(
    r"[\"“'(]*(?:I|He|She|It|They|We|You|There|The|A|An|This|That|These|Those|My|Your|His|Her|Its|Our|Their|What|When|"
    r"Where|Who|Why|How|Which|Did|Do|Does|Was|Were|Is|Are|Had|Has|Have|And|But|So|Then|After|Before|If|As|In|At|On|"
    r"By|For|From|With|Without|Under|Over|During|Through|While|Once|Because|Although|No|Nobody|Nothing|Neither"
    r"|Both|Not|"
    r"Only|Somebody|Everybody|Yes|Now|Well|Oh|Ah|Also|Another|All)\b"
)
"""How a sentence begins after "a.m.". A day goes on with it, "at 6:20 a.m. Saturday"; any other word does unless what
ends here and what comes have a verb each: "did not answer at 10:06 p.m. Rain had washed the path"."""

_FRONTED = re.compile(r"(?:At|By|From|Until|Since|Before|After|Around|About|Towards)(?: [a-z]+)? \d[\d:.]* [ap]\.m\.")
"""A time before its sentence: "At about 9:47 p.m. I wound the paddle up"."""


def sentences(text: str) -> list[str]:
    """The sentences of a text, in order."""
    return list(_divided(text))


@lru_cache(maxsize=4096)
def _divided(text: str) -> tuple[str, ...]:
    """Kept: what was asked and answered is divided again at every later question."""
    found = list[str]()
    for part in _SENTENCE.split(text.strip()):
        if found and _goes_on(found[-1], part):
            found[-1] = f"{found[-1]} {part}"
        elif part:
            found.append(part)
    return tuple(found)


def _goes_on(before: str, part: str) -> bool:
    """Whether the stop before belongs to an abbreviation."""
    near = max(0, len(before) - LONGEST)
    half_day = bool(_HALF_DAY.search(before, near)) and not _ends_at_the_hour(before, part)
    numbered = part[:1].isdigit() and bool(_NUMBERED.search(before, near))
    return half_day or numbered or bool(_ABBREVIATED.search(before, near))


def _ends_at_the_hour(before: str, part: str) -> bool:
    """Whether the hour is the end of its sentence, and does not stand before one: "At 9:47 p.m. Dale came in"."""
    if _OPENS.match(part):
        return not _FRONTED.fullmatch(before)
    first = part.split()[0].strip(",").lower()
    return first not in (*WEEKDAYS, *MONTHS) and _tells(_last_clause(before)) and _tells(part)


def _last_clause(before: str) -> str:
    """What comes after the last mark or word that may join two clauses."""
    for joint in (", ", "; ", ": ", " that ", " and ", " but "):
        before = before.rpartition(joint)[2]
    return before


def _tells(words: str) -> bool:
    """Whether there is a verb in the past: what tells something."""
    lower = (word.strip(".,;:!?()\"“”'’") for word in words.lower().split())
    return any(word in PARTICIPLES or is_past(word) for word in lower)
