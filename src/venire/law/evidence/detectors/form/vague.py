"""Vague: a listener cannot tell what is being asked about. Federal Rule of Evidence 611(a).

Counted: words that point at something unnamed or say nothing, against words that name anything.
"""

from __future__ import annotations

import re

from venire.language.questions.form import words
from venire.language.words import word_list as wordlist
from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect

_EMPTY = re.compile(
    r"\b(?:all (?:of )?(?:that|this|those|these|them|it)(?: stuff)?|that sort of (?:thing|stuff)|(?:sort"
    r"|kind) of(?: thing)?|things? like (?:that|this|those)|"
    r"and so (?:on|forth)|the (?:thing|things|other|others|business|stuff|matter|situation) (?:itself|generally"
    r"|in general)?|or (?:whatever|something|so|what have you|anything)|"
    r"in (?:that|this) (?:connection|regard|respect|way)|in a way|with regard to|as it were"
    r"|one way or (?:the other|another)|"
    r"(?:usual|same) (?:sort|kind)|pretty much|more or less|generally speaking|in general|in any way|to some extent|"
    r"as you'd say|so to speak|and everything|et cetera|etc|back then|around then|at the time|the others?"
    r"|that (?:other )?(?:one|thing|stuff|business|lot)|"
    r"these? ones?|those (?:ones|things|others)?|them|stuff|thingy|things?|thing|something|somehow|somewhere"
    r"|matters?|aspects?|whatever|involved|it all|the lot|the rest)\b"
)
_AT_LARGE = re.compile(
    r"^(?:and |so |now,? )?(?:what (?:about|of)|how about|what (?:was|is) the (?:position|situation) (?:with"
    r"|as to)|(?:what (?:can|could) you "
    r"tell (?:us|the jury)|(?:is|was) there anything) about) (?:the|your) [^?,]{2,60},? (?:generally|in general"
    r"|at large|overall|as a whole)$"
)
"""A thing is named, and nothing is asked of it."""
_POINTING = frozenset(
    wordlist.words("""that this those these it them they one ones thing things stuff other others such so there then""")
)
_HOLLOW = frozenset(
    wordlist.words(
        """be do have go get how what about all any usual sort kind way connection regard respect business matter
        happen expect normal general generally comparison situation time like one pretty much rather quite as to
        was were is are did does could would might say said tell the a an and or of in on at with for you your
        he she him her his not no just really ever also too still even things thing itself over here now if us
        me we i who which by from involved aspect mean something anything everything whatever some somehow up
        down out off"""
    )
)


def vague(matter: Matter) -> QuestionDefect | None:
    """More pointing than naming."""
    question = matter.question
    said = [word for word in words(question.body) if word]
    if question.form == "command" and len(said) > 10:
        said = said[-10:]
    empty = [found.group() for found in _EMPTY.finditer(question.body)]
    named = [word for word in said if word not in _HOLLOW and word not in _POINTING and not _in(word, empty)]
    pointing = sum(word in _POINTING for word in said)
    if re.fullmatch(
        r"(?:and |so )?(?:what|how) about (?:all )?(?:that|it|them|those|this|these|the others?)(?: (?:one|ones"
        r"|then))?",
        question.body,
    ):
        return finding(
            "vague",
            0.75,
            f"“{question.body.capitalize()}”: nobody here can tell what is being asked about.",
            question.body,
        )
    if _AT_LARGE.match(question.body):
        why = f"“{question.body.capitalize()}”: it names a thing and does not say what of it is asked."
        return finding("vague", 0.66, why, question.body)
    sure = _weigh(len(empty), pointing, len(named), len(said))
    if sure < 0.2:
        return None
    span = empty[0] if empty else question.body
    return finding(
        "vague", sure, f"“{span.strip().capitalize()}”: nobody here can tell what is being asked about.", span
    )


def _in(word: str, spans: list[str]) -> bool:
    return any(word in span.split() for span in spans)


def _weigh(empty: int, pointing: int, named: int, length: int) -> float:
    """A question that names two or more things can point as it likes."""
    if empty + pointing < 2 or length < 4:
        return 0.0
    hollow = empty * 0.3 + pointing * 0.14
    return 0.18 + hollow - 0.22 * named
