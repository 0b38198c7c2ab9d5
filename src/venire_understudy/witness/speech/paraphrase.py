"""Steps by which a sentence is loosened: as one tells what one has not learnt by heart."""

from __future__ import annotations

import re

from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.speech.everyday_turns import in_turns
from venire_understudy.witness.words.verbs import is_past_form

_AND_VERB = re.compile(r"(?<!,) and (?=(?:\w+ed|[a-z]+)\b)")


def restated(text: str) -> str:
    """The doer named again behind "and": "I broke the seals and I numbered them"."""
    who = {"I": "I", "I'd": "I", "I've": "I", "He": "he", "Mr": "he", "She": "she", "Mrs": "she", "Miss": "she"}
    subject = who.get(text.split()[0])
    if subject is None:
        return text
    for found in _AND_VERB.finditer(text):
        verb = text[found.end() :].split()[0].strip(".,")
        if is_past_form(verb) or verb in ("had", "was", "has", "is", "have"):
            return f"{text[: found.start()]} and {subject} {text[found.end() :]}"
    return text


def reduced(text: str) -> str:
    """ "A house divided into flats" for "a house which is divided into flats"."""
    return re.sub(r",? (?:which|who|that) (?:is|was|were|are) (?=\w+(?:ed|ing)\b)", " ", text, count=1)


def unfronted(text: str, question: ParsedQuestion) -> str:
    """Without a date in front that nobody asked for."""
    timely = question.want in ("when", "clock", "day") or question.reading.clocks or question.reading.days
    found = re.match(
        r"^(?:On|In|At) [^,\"“]{3,40}?,? (?=(?:I|he|she|they|we|it|there|the|a|my|his|her|Mrs?|Miss|Dr)\b)", text
    )
    if timely or found is None or not re.search(r"\d|day|night|morning|past|noon|January|June|August", found[0]):
        return text
    return text[found.end() :][:1].upper() + text[found.end() + 1 :]


def named(text: str) -> str:
    """Without what a name has beside it: "Alan Coyle, a registered gas engineer"."""
    return re.sub(r"(?<=[a-z]), (?:an?|the|my) [a-z][^,.]*,", "", text, count=1)


def reworded(text: str) -> str:
    """The text with plainer words for some of those that an affidavit likes."""
    return in_turns(text, "plainer")


HALF_DAY = re.compile(r"\b(\d{1,2})([:.]\d\d)? ?([ap])\.?m\b\.?")


def aloud(text: str) -> str:
    """The text with "p.m." as people say it."""
    return HALF_DAY.sub(lambda found: f"{found[1]}{found[2] or ' o’clock'} {_part_of_day(found)}", text)


def _part_of_day(found: re.Match[str]) -> str:
    hour = int(found[1]) % 12
    if found[3] == "a":
        return "in the morning"
    return "in the afternoon" if hour < 6 else "in the evening" if hour < 9 else "at night"
