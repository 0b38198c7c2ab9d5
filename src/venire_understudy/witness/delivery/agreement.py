"""How a statement that is put is agreed to: with a "no", as right, whole or as far as it goes.

"You never saw him, did you?" is agreed to by "No, I didn't"; the same with "is that right?" by "That's right", as is a
statement of two halves, of which "Yes, I did" would answer one. Source: docs/design/examination.md.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire_understudy.witness.affidavit.knowledge import KnownFact
from venire_understudy.witness.entailment.decision import MET, WitnessFinding
from venire_understudy.witness.questions.question import ParsedQuestion, questions

_AUX = r"(?:do|does|did|am|is|are|was|were|has|have|had|can|could|would|will|should|must)"
_TAGGED_PLAIN = re.compile(rf"[,;]\s*(?:or )?{_AUX} (?:it|he|she|you|they|I|there|we)\s*[?.!]*$", re.IGNORECASE)
_ALSO = re.compile(r", (?:which|who|and|but) \w+", re.IGNORECASE)
_HALVES = re.compile(r"[,;] (?:and|but|that)(?: also)?(?: that)? (?=\w+ \w+)", re.IGNORECASE)
_SHORTEST = 3
"""So few words put nothing by themselves."""


def as_right(question: ParsedQuestion, fact: KnownFact) -> bool:
    """Whether "That's right" is the answer: to a "not" without a "did you?", and to two halves that one fact has."""
    if question.form != "statement":
        return False
    if question.negated:
        return _TAGGED_PLAIN.search(question.text) is None
    return _ALSO.search(question.statement) is not None and all(fact.meets(key) >= MET for key in question.keys)


_NONE = re.compile(r"\b(?:none|neither|nothing|nobody|no one)\b", re.IGNORECASE)


def denied_with_none(question: ParsedQuestion, fact: KnownFact) -> bool:
    """Whether a no agrees with what the fact says too: "The others held none, did they?"."""
    put = question.form == "statement" and not question.negated and _NONE.search(question.statement) is not None
    return put and _NONE.search(fact.text) is not None and _TAGGED_PLAIN.search(question.text) is not None


def halves(question: ParsedQuestion) -> list[ParsedQuestion]:
    """The statements that are put in one breath, each as if it were put alone; none where there is only one."""
    if question.form != "statement":
        return []
    texts = [part.strip(" ?.") for part in _HALVES.split(question.text)]
    if len(texts) < 2 or any(len(part.split()) < _SHORTEST for part in texts):
        return []
    return [one for part in texts for one in questions(f"{part[:1].upper()}{part[1:]}?")]


def borne_out(put: Sequence[tuple[ParsedQuestion, WitnessFinding]], whole: WitnessFinding) -> list[KnownFact]:
    """The facts of the halves that are so, of which one is what was found for the whole; none where a fact gainsays
    another half."""
    facts = [found.facts[0] for half, found in put if upheld(half, found)]
    strange = not facts or (whole.facts and whole.facts[0].place not in [fact.place for fact in facts])
    return [] if strange or any(gainsaid(half, found) for half, found in put) else facts


def upheld(question: ParsedQuestion, finding: WitnessFinding) -> bool:
    """Whether the finding bears out what is put, in the affirmative or with its "not"."""
    if question.form != "statement" or not finding.facts:
        return False
    return (finding.outcome == "yes" and not question.negated) or (
        finding.outcome == "no" and question.negated and finding.facts[0].denies
    )


def gainsaid(question: ParsedQuestion, finding: WitnessFinding) -> bool:
    """Whether a fact that is about this very thing says otherwise; what is only counsel's remark is about nothing."""
    if finding.outcome not in ("no", "correct") or upheld(question, finding):
        return False
    met = [finding.facts[0].meets(key) >= MET for key in question.keys]
    return 2 * sum(met) >= len(met)
