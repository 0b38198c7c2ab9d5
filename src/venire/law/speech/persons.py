"""Who "I" and "you" are in an examination: both are the witness."""

from __future__ import annotations

import re

_ASKED = (
    (r"\bdon't you\b", "does {0} not"),
    (r"\byou're\b|\byou are\b", "{0} is"),
    (r"\byou've\b|\byou have\b", "{0} has"),
    (r"\byou were\b", "{0} was"),
    (r"\bwere you\b", "was {0}"),
    (r"\bare you\b", "is {0}"),
    (r"\bhave you\b", "has {0}"),
    (r"\bdo you\b", "does {0}"),
    (r"\byou do\b", "{0} does"),
    (r"\byou don't\b", "{0} does not"),
    (r"\byou weren't\b", "{0} was not"),
    (r"\byou aren't\b", "{0} is not"),
    (r"\byou haven't\b", "{0} has not"),
    (r"\byou'd\b", "{0} had"),
    (r"\byou'll\b", "{0} will"),
    (r"\byourself\b", "{0}"),
    (r"\byours?\b", "{0}'s"),
    (r"\byou\b", "{0}"),
)
_ANSWERED = (
    (r"\bI'm\b|\bI am\b|\bam I\b", "{0} is"),
    (r"\bI've\b|\bI have\b", "{0} has"),
    (r"\bI don't\b|\bI do not\b", "{0} does not"),
    (r"\bI do\b", "{0} does"),
    (r"\bI haven't\b", "{0} has not"),
    (r"\bI'd\b(?= (?:be|like|have|say)\b)", "{0} would"),
    (r"\bI'd\b", "{0} had"),
    (r"\bI'll\b", "{0} will"),
    (r"\bmyself\b", "{0}"),
    (r"\b[Mm](?:y|ine)\b", "{0}'s"),
    (r"\b(?:I|me)\b", "{0}"),
)
_PUT = tuple((re.compile(pattern, re.I), form) for pattern, form in _ASKED)
_TOLD = tuple((re.compile(pattern), form) for pattern, form in _ANSWERED)


def asked(question: str, witness: str | None) -> str:
    """A question with the witness named for "you". Unchanged where the name is not known."""
    return _named(question, witness, _PUT) if witness else question


def answering(answer: str, witness: str | None) -> str:
    """An answer with the witness named for "I". Quotations are left alone; unchanged where the name is not known."""
    if not witness:
        return answer
    parts = re.split(r"([\"“][^\"”]*[\"”])", answer)
    return "".join(part if i % 2 else _named(part, witness, _TOLD) for i, part in enumerate(parts))


def _named(text: str, witness: str, forms: tuple[tuple[re.Pattern[str], str], ...]) -> str:
    for pattern, form in forms:
        text = pattern.sub(form.format(witness), text)
    return text
