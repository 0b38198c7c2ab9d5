"""Nearness of words is not agreement: whom a text speaks for, and whether it turns a claim round."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from venire.language.clauses.reading import Clause, read
from venire.language.text.late_pattern import late_pattern
from venire.law.api import Claim, Side, breaks

_FOR_GUILT = late_pattern(
    r"\b(guilty|she did it|he did it|they did it|did this|killed|murdered|convict|lied|lying|liar|no coincidence|"
    r"too many coincidences|obviously hers?|obviously his|can't explain|cannot explain)\b",
    re.IGNORECASE,
)
_FOR_ACQUITTAL = late_pattern(
    r"\b(not guilty|(?:is|was|be) innocent|acquit|reasonable doubt|no proof|not proved|not proven|can't be sure|"
    r"cannot be sure|doesn't prove|does not prove|proves? nothing|could have been|might have been|someone else|"
    r"somebody else|accident|just fell|just slipped|slipped and fell|didn't do|"
    r"did not do|never proved|no evidence|not enough)\b",
    re.IGNORECASE,
)
_CONCEDING = late_pattern(
    r"^\W*(?:\w+, )?(?:(?:well|yes|all right|fine|okay),? )?(?:i (?:grant|admit|concede|accept|give you)|"
    r"i(?:'ll|’ll| will| have to| must) (?:grant|admit|concede|give)|you(?:'re|’re| are) right|granted\b|i was wrong)",
    re.IGNORECASE,
)
_TURNING = ("polarity", "order")
"""The rules of the entailment guard that say that a text says the contrary; the others find fault with details."""

ENOUGH_SHARED = 0.5
"""The share of a clause's words that another must have before the two are said to speak of one thing."""


def concedes(text: str) -> bool:
    """Whether a text plainly grants the other side its point, and does not take it back with a "but"."""
    return bool(_CONCEDING.match(text)) and not re.search(r"\b(but|still|yet|however|even so)\b", text, re.IGNORECASE)


def leaning(text: str) -> Side | None:
    """The side that a text plainly speaks for, if it says so."""
    acquit, convict = len(_FOR_ACQUITTAL.findall(text)), len(_FOR_GUILT.findall(_FOR_ACQUITTAL.sub(" ", text)))
    if acquit == convict:
        return None
    return "defence" if acquit > convict else "prosecution"


def turns_round(text: str, claim: Claim) -> bool:
    """Whether a text says the contrary of a claim: "she never lied" beside "she lied"."""
    told = (claim.text, *(kernel.text for kernel in claim.kernels))
    if any(_opposed(clause, told) for clause in _asserted(text)):
        return True
    flat = not any(clause.modal for clause in read(text).clauses)
    return flat and breaks(_TURNING, told, text)


def _asserted(text: str) -> Iterator[Clause]:
    """What is stated flatly: "nobody can say there was blood" is no statement that there was."""
    clauses = read(text).clauses
    return (clause for clause in clauses if not (clause.question or clause.hypothetical or clause.modal))


def _opposed(said: Clause, told: Sequence[str]) -> bool:
    """Whether the clause told that shares most words with this one denies most of what this one affirms, or affirms
    what it denies."""
    wanted = max(2, ENOUGH_SHARED * len(said.signs))
    near = (given for text in told for given in _asserted(text) if given.most(said) >= wanted)
    pairs = [(given, given.matched(said)) for given in near]
    most = max((len(shared) for _, shared in pairs), default=0)
    if most < wanted:
        return False
    return all(_mostly_turned(said, given, shared) for given, shared in pairs if len(shared) == most)


def _mostly_turned(said: Clause, given: Clause, shared: Mapping[str, str]) -> bool:
    turned = [word for word, other in shared.items() if not said.signs[word] & given.signs[other]]
    return 2 * len(turned) > len(shared)
