"""Phrases that are asked for by their own words: to whom, how far, and what was told without whoever was told it."""

from __future__ import annotations

import re

from venire.language.morphology.sexes import sex_of
from venire.language.words.stems import stem
from venire_understudy.witness.questions.question import ParsedQuestion

_TELL = frozenset(stem(word) for word in ("tell", "told", "warned"))
_HEARER = re.compile(r"^(?:(?:the|an?|my) \w+|[A-Z]\w+(?: [A-Z]\w+)*) (?=(?:that|of|about|to|how|not|never)\b)")
"""Who was told, which is not what was told."""
_RECIPIENT = re.compile(r"\b(to|from|with|for) whom?\b|\bwhom?\b.* (to|from|with|for)[?. ]*$", re.IGNORECASE)
_MEASURE = re.compile(
    r"((?:[\d.,/]*\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty) "
    r"(?:feet|foot|yards|miles?|inches|metres|meters))((?: (?:below|above|from|beyond|behind) (?:the |my )?"
    r"[\w-]+(?: (?:of the )?[\w-]+)?(?= that\b| when\b|[.,]|$))?)"
)


def recipient_or_measure(text: str, question: ParsedQuestion) -> str | None:
    """ "To Irene Halvorsen" for "To whom?", "150 yards below Lock 6" for "How far?".

    Empty where a person is asked for by a preposition and the fact has none; None where neither is asked, or the fact
    has several measures."""
    if question.want == "who" and (found := _RECIPIENT.search(question.text)):
        way = (found[1] or found[2]).lower()
        given = re.search(rf"\b{way} ((?:the \w+|[A-Z][\w'-]+)(?: [A-Z][\w'-]+)*)", text)
        return f"{way} {given[1]}" if given else ""
    measures = _MEASURE.findall(text) if question.want == "how_far" else []
    return "".join(measures[0]) if len(measures) == 1 else None


def what_was_told(rest: str, verb: str) -> str:
    """What follows a verb of telling, without its hearer: "that we were finished"."""
    return _HEARER.sub("", rest) if verb in _TELL else rest


def names_somebody(subject: str) -> bool:
    """Whether a subject is a person, who can have done a thing that its sentence tells in other words."""
    return bool(sex_of(subject) or re.search(r"\b(?:Mr|Mrs|Ms|Dr)\b|(?<=\s)[A-Z]", subject))
