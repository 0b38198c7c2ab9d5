"""Whether an answer has a part of its own in a target: what only the question says, no answer has given.

An open question ("What did she say?") leaves something out, and the answer must fill it. What is put to a witness must
be agreed to or denied, or spoken of. Source: spec/trial.md, "Entailment guard".
"""

from __future__ import annotations

import re

from venire.language.clauses.stretches import stretch
from venire.law.entailment.exchange.feature_vector import spoken_of
from venire.law.entailment.exchange.premises import premises
from venire.law.repetition.same_question import normalised

LEAST = 0.25
"""The share of what was left out that the answer must speak of, where it has no figure of it and no "no"."""
_OPEN = re.compile(
    r"(?:^|[.;:,] )(?:and |so |now,? )?(?:on |at |in |from |to |for |by |until |since |after )?"
    r"(?:what|when|where|who|whom|whose|which|why|how)\b[^.]*\?\s*$",
    re.IGNORECASE,
)
_WORDS = re.compile(r"[\w$][\w$.,:'’-]*\w|\w")
_FIGURES = re.compile(
    r"\d[\d:.,]*\d|\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty"
    r"|fifty|sixty|hundred|half|quarter|noon|midnight|no|none|not|never|nobody|nothing)\b|n['’]t\b",
    re.IGNORECASE,
)
_PERSONS = re.compile(r"\b(?:I|me|my|mine|myself|we|us|our|he|him|his|she|her|they|them|their|it|its)\b", re.IGNORECASE)
_LIGHT = normalised("time day thing way something anything other first last back")
_NONE = re.compile(r"no|none|not|never|nobody|nothing|n['’]t", re.IGNORECASE)


def has_own_part(question: str | None, answer: str, target: str, witness: str | None = None) -> bool:
    """Whether the answer itself gives something of the target, or settles what was put. True without a question."""
    if not question:
        return True
    if is_open(question):
        left = _left_out(question, target, witness or "")
        return not normalised(left) or _gives(answer, left)
    stance = premises(question, answer, witness).stance
    return stance in ("adopts", "affirms", "denies") or _gives(answer, _left_out("", target, witness or ""))


def is_open(question: str) -> bool:
    """Whether it leaves out what it wants to be told, and does not put it."""
    return bool(_OPEN.search(question))


def _left_out(question: str, target: str, witness: str) -> str:
    """The words of the target that the question has not, in their order."""
    asked = normalised(question) | normalised(witness)
    return " ".join(word for word in _WORDS.findall(target) if not normalised(word) or not normalised(word) <= asked)


def _gives(answer: str, left: str) -> bool:
    """Whether the answer speaks of what was left out, in its words, in words like them, or in its figures."""
    if figures(answer) & figures(left) or (normalised(answer) - _LIGHT) & normalised(left):
        return True
    return spoken_of(premises(None, _PERSONS.sub(" ", answer)), stretch(left)) >= LEAST


def figures(text: str) -> frozenset[str]:
    """The figures of a text, in digits or words, and "no" for any denial."""
    return frozenset("no" if _NONE.fullmatch(one) else one.lower() for one in _FIGURES.findall(text))
