"""An hour or a day that a telling ends on is said where it belongs: "At 6:40 I saw the light.", and not "It was 6:40."

Behind what was told such a sentence hangs loose, and says again what was asked. Source: docs/design/examination.md.
"""

from __future__ import annotations

import re

from venire.language.clauses.reading import read
from venire.language.text.calendar import MONTHS, WEEKDAYS
from venire.language.text.tokens import plain
from venire_understudy.witness.occasions.whereabouts_by_hour import OF_TIME
from venire_understudy.witness.speech.answer import SMALL

_TAIL = re.compile(r"^(?P<told>.+[.!])\s+(?:It|That) was (?P<when>[^.!?]*(?:[ap]\.m\.[^.!?]*)*)\.?$", re.DOTALL)
_NUMBER = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|a quarter|noon|midnight)"
_CLOCK = re.compile(rf"(?:about )?(?:\d|{_NUMBER}\b)", re.IGNORECASE)
_DAY = re.compile(rf"(?:the (?:morning|afternoon|evening|night)\b|{'|'.join((*MONTHS, *WEEKDAYS))}\b)", re.IGNORECASE)
_NOT = re.compile(r"n['’]t\b|\b(?:not|never|nobody|nothing)\b")
"""Of what was not done the day may be another's: "I looked no further after the arrest. That was on Monday."."""
_COUNTED = re.compile(rf"(?:{_NUMBER}|\d+)")


def within(told: str, question: str) -> str:
    """The telling without such a sentence at its end: it stands in front, or nowhere where the question has said it. A
    telling that ends on anything else stays as it is."""
    found = _TAIL.match(told)
    if found is None or not _only_time(found["when"]) or _NOT.search(found["told"]):
        return told
    if _asked(found["when"], question):
        return found["told"]
    when, rest = _placed(found["when"].strip()), found["told"]
    first = re.split(r"[\s,.'’]", rest, maxsplit=1)[0]
    rest = f"{rest[0].lower()}{rest[1:]}" if first in SMALL else rest
    comma = "," if "," in when or re.search(r"[A-Z]\w+ \d+$", when) else ""
    return f"{when[0].upper()}{when[1:]}{comma} {rest}"


def place_of(told: str) -> str:
    """The place that such a sentence at the end gives, as a phrase; empty where it gives none."""
    found = _TAIL.match(told)
    where = found["when"].strip() if found else ""
    return where if _PLACE.match(where) and not _only_time(where) else ""


_PLACE = re.compile(
    r"(?:in|on|at|under|beneath|behind|beside|by|near|across|above|below) (?:the|a|an|my|his|her|[A-Z])\b"
)


def _only_time(when: str) -> bool:
    row = re.findall(r"[a-z]+", plain(when).lower())
    reading = read(when)
    timed = bool(reading.clocks or reading.days or any(word in MONTHS or word in WEEKDAYS for word in row))
    return timed and all(
        word in OF_TIME
        or word in ("between", "from", "and")
        or _COUNTED.fullmatch(word)
        or word in ("p", "m", "am", "pm")
        for word in row
    )


def _asked(when: str, question: str) -> bool:
    """Whether the question has this hour or day itself."""
    own, said = read(when), read(question)
    hours = {one.minute for one in own.clocks} <= {one.minute for one in said.clocks}
    days = {word for word in re.findall(r"[a-z]+|\d+", _undated(when)) if word in MONTHS or word in WEEKDAYS}
    named = days <= set(re.findall(r"[a-z]+", question.lower()))
    dates = set(re.findall(r"\b\d{1,2}\b", _undated(when))) <= set(re.findall(r"\b\d{1,2}\b", question))
    return hours and named and dates


def _undated(when: str) -> str:
    """Without its hours."""
    return re.sub(r"\d{1,2}[:.]\d\d", " ", when.lower())


def _placed(when: str) -> str:
    """With what stands before an hour or a day."""
    if _CLOCK.match(when):
        return f"at {when}"
    return f"on {when}" if _DAY.match(when) else when
