"""Of several sentences those that answer: the one of the hour that is asked for, and none that says the question again.

"What was the range at 6:39?" is answered by the range at 6:39 and not at 6:30 too. Source: docs/design/examination.md.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.language.clauses.reading import read
from venire.language.text.sentences import sentences
from venire_understudy.witness.affidavit.knowledge import content
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import light
from venire_understudy.witness.speech.spoken_english import finished

_CLOCK = r"\d{1,2}(?:[:.]\d\d)(?: ?[ap]\.m\.)?"
_LISTED = re.compile(rf",? at {_CLOCK}(?:, (?:at )?{_CLOCK})*,? and (?:at )?{_CLOCK}")
_FIGURE = re.compile(r"\d[\d:.,]*\d|\d")


def asked_alone(told: str, question: ParsedQuestion) -> str:
    """What is left of a telling, a whole sentence at the least; all of it where nothing is asked but yes or no."""
    if question.form != "wh" or '"' in told:
        return told
    parts = _of_the_hour(sentences(told), question)
    while len(parts) > 1 and _said_by(parts[-1], question) and not all(_said_by(one, question) for one in parts):
        parts = parts[:-1]
    return _one_of_many(" ".join(parts), question)


def _of_the_hour(parts: Sequence[str], question: ParsedQuestion) -> list[str]:
    """The sentence of the hour that is asked for, where each of them has an hour of its own."""
    asked = {one.minute for one in question.reading.clocks}
    hours = [{one.minute for one in read(part).clocks} for part in parts]
    own = [part for part, hour in zip(parts, hours, strict=True) if hour and hour <= asked]
    return own if len(own) == 1 and all(hours) else list(parts)


def _said_by(part: str, question: ParsedQuestion) -> bool:
    """Whether the question has all of it."""
    own = [key for key in content(part) if key not in light()]
    figures = set(_FIGURE.findall(part)) <= set(_FIGURE.findall(question.text))
    return bool(own) and figures and set(own) <= {*question.keys, *content(question.text)}


def _one_of_many(told: str, question: ParsedQuestion) -> str:
    """Without a row of hours of which the question names the one."""
    found = _LISTED.search(told)
    hours = {one.minute for one in read(found[0]).clocks} if found else set[int]()
    if found is None or len(question.reading.clocks) != 1 or question.reading.clocks[0].minute not in hours:
        return told
    return finished(f"{told[: found.start()]}{told[found.end() :]}")
