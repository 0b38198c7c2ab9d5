"""Times of day in text: "twenty past nine", "9:20 p.m.", "half past nine in the evening", "ten of nine",
"2120 hours"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from venire.language.text.late_pattern import late_pattern
from venire.language.words.word_list import words

HALF_DAY = 720
Bound = Literal["at", "about", "before", "after"]

_UNITS = words("one two three four five six seven eight nine ten eleven twelve")
_TEENS = words("thirteen fourteen fifteen sixteen seventeen eighteen nineteen")
_TENS = words("twenty thirty forty fifty")
HOURS = {word: n for n, word in enumerate(_UNITS, 1)}
MINUTES = {
    **HOURS,
    **{word: n for n, word in enumerate(_TEENS, 13)},
    **{word: n for n, word in zip((20, 30, 40, 50), _TENS, strict=True)},
    **{
        f"{tens}{unit}": t + n
        for t, tens in zip((20, 30, 40, 50), _TENS, strict=True)
        for unit, n in list(HOURS.items())[:9]
    },
    "quarter": 15,
    "half": 30,
}
_HOUR = rf"(?P<hour>\d{{1,2}}|{'|'.join(_UNITS)})"
_TEEN_OR_TENS = "|".join([*_TEENS, *(rf"{tens}(?:[ -](?:{'|'.join(_UNITS[:9])}))?" for tens in _TENS)])
_MINUTE = rf"(?P<minute>{_TEEN_OR_TENS}|ten|eleven|twelve|oh[ -](?:{'|'.join(_UNITS[:9])}))"
_PAST = rf"(?P<minute>half|(?:a )?quarter|\d{{1,2}}|{_TEEN_OR_TENS}|{'|'.join(_UNITS)})(?: minutes?)?"
_HALVES = r"(?:\s*(?P<half>a\.?m\b\.?|p\.?m\b\.?))"
_LEAD = (
    r"(?P<lead>\b(?:at|by|before|after|until|till|past|since|around|about|from|between|towards?|nearly|almost|gone"
    r"|stroke of)\s+)"
)
_AT = r"(?P<lead>\b(?:at|by|before|after|around|about|nearly|almost|until|since)\s+)"
"""What stands before an hour told in a form that could be a count:
"at half six", "at ten of seven", "at five till seven"."""
_DAYTIME = (
    r"(?:(?:in|of) the (?:morning|afternoon|evening|night)|at night|(?:that|this|the next|the same) (?:morning"
    r"|afternoon|evening|night))\b"
)
_UNIT_WORDS = words(
    """% percent minutes? hours? people men women times? feet foot miles? yards? knots pounds dollars days? weeks?
    months? years? pints? other of"""
)
_NO_UNIT = rf"(?!\s*(?:per cent|{'|'.join(_UNIT_WORDS)})\b)"

_PATTERNS = tuple(
    late_pattern(pattern, re.I)
    for pattern in (
        rf"\b(?P<hour>\d{{1,2}}):(?P<minute>\d{{2}})\b{_HALVES}?",
        rf"\b(?P<hour>\d{{1,2}})\.(?P<minute>[0-5]\d)\b{_HALVES}",
        rf"{_LEAD}(?P<hour>\d{{1,2}})\.(?P<minute>[0-5]\d)\b(?!\d){_NO_UNIT}",
        rf"\b{_PAST} (?P<way>past|after|to|before) {_HOUR}\b(?: o'clock)?{_HALVES}?{_NO_UNIT}",
        rf"\b{_PAST} (?P<way>past|after|to|before) (?P<named>midnight|noon|midday)\b",
        rf"\b{_HOUR} o'clock{_HALVES}?",
        rf"\b{_HOUR}{_HALVES}",
        rf"{_LEAD}{_HOUR}[ -]{_MINUTE}\b{_HALVES}?{_NO_UNIT}",
        rf"{_AT}(?P<minute>(?:a )?quarter|five|ten|twenty(?:[ -]five)?|\d{{1,2}})(?: minutes?)? (?P<way>of|till"
        rf"|'?til) {_HOUR}\b{_HALVES}?{_NO_UNIT}",
        rf"{_AT}(?P<minute>half) {_HOUR}\b{_HALVES}?{_NO_UNIT}",
        r"\b(?P<hour>[01]\d|2[0-4])(?P<minute>[0-5]\d) hours\b",
        rf"\b{_HOUR}(?:-ish\b| sharp\b| on the dot\b)",
        rf"\b{_HOUR}(?= {_DAYTIME})",
        r"\b(?P<named>midnight|noon|midday)\b",
        rf"{_LEAD}{_HOUR}\b(?![.,]\d)(?=\s*(?:$|[.,;:!?)\"]|(?:and|but|or|in|on|that|this|when|until|till|at|he"
        rf"|she|it|they|we|i)\b|(?-i:[A-Z])))",
    )
)
_EVENING = late_pattern(r"^\W*(?:\w+ ){0,3}?(morning|afternoon|evening|night)\b", re.I)
_BEFORE = late_pattern(r"\b(before|by|until|till|not later than|earlier than|shortly before|just before)\s*$", re.I)
_AFTER = late_pattern(r"\b(after|since|past|later than|from)\s*$", re.I)
_NEAR = 80
"""So many characters before a time are searched for what bounds it: a long text is not gone through for each."""
_ABOUT = late_pattern(
    r"\b(about|around|roughly|approximately|some time|towards|toward|nearly|almost|just before|just after|"
    r"shortly before|shortly after|getting on for|or so)\s*(?:at\s*)?$",
    re.I,
)


@dataclass(frozen=True, slots=True)
class TimeOfDay:
    """A time of day as spoken."""

    minute: int
    """Minutes after twelve, 0 to 719."""
    half: int | None
    """0 before noon, 1 after, None where not said."""
    bound: Bound
    text: str


def clocks(said: str) -> tuple[tuple[TimeOfDay, ...], str]:
    """The times of day in a plain text, and the text with them blanked out."""
    found: list[TimeOfDay] = []
    for pattern in _PATTERNS:
        for match, clock in _matches(pattern, said):
            found.append(clock)
            start = match.end("lead") if "lead" in match.groupdict() else match.start()
            said = said[:start] + " " * (match.end() - start) + said[match.end() :]
    return tuple(found), said


def _matches(pattern: re.Pattern[str], said: str) -> Iterator[tuple[re.Match[str], TimeOfDay]]:
    for match in list(pattern.finditer(said)):
        clock = _clock(match, said)
        if clock is not None:
            yield match, clock


def _clock(match: re.Match[str], said: str) -> TimeOfDay | None:
    part = match.groupdict()
    if part.get("named"):
        return _of_named(match, said)
    hour = _number(part["hour"])
    minute = _number(part.get("minute") or "0")
    if hour > 24 or minute > 59:
        return None
    if (part.get("way") or "").lower() in ("to", "before", "of", "till", "til", "'til"):
        hour, minute = hour - 1, 60 - minute
    return TimeOfDay(
        (hour * 60 + minute) % HALF_DAY, _half(match, said, hour), _bound(match, said), match.group().strip()
    )


def _of_named(match: re.Match[str], said: str) -> TimeOfDay:
    """Midnight and noon, and the minutes to and past them: "eight minutes to midnight" is 11:52 at night."""
    part = match.groupdict()
    half = 0 if part["named"].lower() == "midnight" else 1
    minute = _number(part.get("minute") or "0")
    if (part.get("way") or "").lower() in ("to", "before"):
        half, minute = 1 - half, HALF_DAY - minute
    return TimeOfDay(minute % HALF_DAY, half, _bound(match, said), match.group().strip())


def _number(word: str) -> int:
    text = re.sub(r"^(a|oh)[ -]", "", word.lower()).replace(" ", "").replace("-", "")
    return int(text) if text.isdigit() else MINUTES[text]


def _half(match: re.Match[str], said: str, hour: int) -> int | None:
    told = (match.groupdict().get("half") or "").lower()
    if told:
        return int(told.startswith("p"))
    if hour > 12:
        return 1
    after = _EVENING.match(said[match.end() : match.end() + 30])
    return None if after is None else int(after.group(1).lower() != "morning")


def _bound(match: re.Match[str], said: str) -> Bound:
    end = match.end("lead") if "lead" in match.groupdict() else match.start()
    lead = said[max(0, end - _NEAR) : end]
    if _ABOUT.search(lead):
        return "about"
    if _BEFORE.search(lead):
        return "before"
    return "after" if _AFTER.search(lead) else "at"
