"""Telling one's stance as a number. People say how sure they are in words; the number is the bench's."""

from __future__ import annotations

import re

from venire.participants.briefs.checks.given import GivenBrief

_FIGURE = (
    r"(?:0?[.,]\d{1,4}|[01][.,]\d{1,4}|\d{1,3}(?:[.,]\d+)?\s*(?:%|per ?cent\b|percent\b|out of (?:100|a hundred|ten"
    r"|10)\b|/\s*100?\b)|[01]\b(?![.,:]\d))"
)
_WORDED = r"(?:[a-z]+(?:-[a-z]+)?) (?:per ?cent|percent|out of (?:a hundred|ten))"
_STANCE = (
    r"(?:conviction|credence|belief|leaning|lean|certainty|confidence|stance|score|meter|probability|likelihood|chance|"
    r"odds|doubt|hidden (?:number|value)|private (?:number|value)|number that I hold)"
)
_ABOUT = re.compile(
    rf"\b(?:my|private|hidden|internal|secret|the) (?:\w+ )?{_STANCE}\b[^.!?\n]{{0,25}}?(?:\bis|\bat|\bof|=|:"
    rf"|\bwas|\breads|\bstands)\s*(?:at |about |around )?(?:{_FIGURE}|{_WORDED})"
    rf"|\b{_STANCE}\s*(?:of guilt\s*)?[=:]\s*{_FIGURE}"
    rf"|\bI(?:'m| am|'d be| would be)(?: at| now at)? (?:about |around |some )?(?:{_FIGURE}|{_WORDED})\s*(?:sure"
    rf"|certain|convinced|confident|for |towards? |guilty|that )"
    rf"|\b(?:put|set|rate|estimate) (?:guilt|it|her guilt|his guilt|the chance"
    rf"|the probability)(?: of guilt)? at (?:about )?(?:{_FIGURE}|{_WORDED})"
    rf"|\b(?:guilty|guilt)\s*[\[(]\s*{_FIGURE}|\bscale (?:from|of) (?:0|zero|1|one) to (?:1|one|10|ten|100|a hundred)\b"
    rf"|\b(?:probability|chance|likelihood) (?:that )?(?:I assign|of guilt)\b[^.!?\n]{{0,20}}?{_FIGURE}"
    rf"|\bhold a (?:value|number|figure)\b|\b(?:value|number|figure) (?:that )?I hold\b"
    rf"|\b{_FIGURE} (?:chance|probability) (?:that )?(?:she|he|they|the (?:accused|defendant|charge)|it)\b",
    re.IGNORECASE,
)
_ONES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
_TEENS = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_JURORS = frozenset({"juror", "panel", "evaluator"})


def complaint(text: str, told: GivenBrief) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    own = told.conviction is not None and _own(text, told, told.conviction)
    if own or (told.role in _JURORS and _ABOUT.search(text)):
        return "Nobody states in figures how sure they are. Let it be heard in your words."
    return ""


def _own(text: str, told: GivenBrief, conviction: float) -> bool:
    """Whether a figure is the seat's own number, and nobody else has named it."""
    percent = round(conviction * 100)
    forms = [
        rf"(?<![\d.,])0?[.,]{percent:02d}\d{{0,2}}(?!\d)(?! of (?:its|the|that|an?)\b)",
        rf"(?<![\d.,:]){percent}\s*(?:%|per ?cent\b|percent\b|out of (?:100|a hundred)\b)",
    ]
    forms += [rf"\b{in_words(percent)} (?:per ?cent|percent|out of a hundred)\b"] if 0 < percent < 100 else []
    form = re.compile("|".join(forms), re.IGNORECASE)
    return bool(form.search(text)) and not form.search(told.public)


def in_words(number: int) -> str:
    """1 to 99 as ``sixty-two``."""
    if number < 10:
        return _ONES[number - 1]
    if number < 20:
        return _TEENS[number - 10]
    tens = _TENS[number // 10 - 2]
    return f"{tens}-{_ONES[number % 10 - 1]}" if number % 10 else tens
