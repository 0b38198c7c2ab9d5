"""What was said last, by which "he", "it" and "then" are understood."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from venire_understudy.witness.affidavit.first_person import from_you
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.questions.question import ParsedQuestion

_LEANS = re.compile(
    r"\b(he|she|it|they|him|her|his|hers|its|them|their|there|then|this|these|those|"
    r"that(?! (?:I|you|he|she|they|the|a|my|your)\b)|one|ones|the (?:man|woman|person)|"
    r"that \w+)\b",
    re.IGNORECASE,
)
ENOUGH_TOLD = 0.75
"""The share of a fact's content that an earlier answer must have for the fact to have been told."""


@dataclass(frozen=True, slots=True)
class ExchangedTurn:
    """A question and its answer, as spoken."""

    question: str
    answer: str


_TAKEN_UP_AHEAD = re.compile(
    r"^(?:\w+, )?you (?:have said|told us|said|mentioned|spoke of)\b.*?[.;:]\s+"
    r"(?=(?:when|what|where|who|why|how|which)\b)",
    re.IGNORECASE | re.DOTALL,
)


def asked_anew(text: str) -> str:
    """The question without what was said before and is taken up ahead of it, and without the words that it is asked
    once more: that is not what is asked."""
    return _LED_UP_TO.sub("", _CONFINED.sub("", _ONCE_MORE.sub("", _TAKEN_UP_AHEAD.sub("", text)))) or text


_LED_UP_TO = re.compile(
    r"^(?=[^:?]*\b(?:I|me|my|we|us|doubt|point|moment)\b)(?![^:?]*\byou (?:said|told|wrote|swore)\b)[^:?\"“\d]{8,80}: "
    r"(?=[^\"“:][^:]*\?$)"
)
"""What only says that a question comes, or comes again: "I want to be sure that the jury has it: …"."""


_CONFINED = re.compile(
    r"^(?:[^.?!]*\bYour Honour\. )?(?:(?:of|to|from) your own (?:personal )?knowledge,(?: and [^,?]+,)?"
    r"|I ask only (?:for|about) [^.?!]*[.:]) (?=\S)",
    re.IGNORECASE,
)
"""That only what one knows oneself is asked for: so one answers in any case."""


_ONCE_MORE = re.compile(
    r"^(?:(?:and|so|but|now|well|then),? )*(?:let me|I'll|I will|I must|may I|I) (?:just |simply )?"
    r"(?:ask|put|try) (?:you |it |that |this |the question |it to you |that to you )*"
    r"(?:again|once more|once again|one more time|a second time|another way|differently)[,.:;]\s+(?=\S)",
    re.IGNORECASE,
)


_POINTS = re.compile(r"\b(?:it|that|this|these|those|so)\b(?! (?:I|you|he|she|they|the|a|my|your)\b)", re.IGNORECASE)


def leaning(question: ParsedQuestion) -> bool:
    """Whether it points at what was said and need not name it: "You did not agree to that, did you?"."""
    return _POINTS.search(question.text) is not None


def context(question: ParsedQuestion, earlier: Sequence[ExchangedTurn]) -> tuple[str, ...]:
    """Stems of the last exchanges, where the question leans on them; the last two, the last weighing twice."""
    if not earlier or not (_LEANS.search(question.text) or not question.keys):
        return ()
    last = content(from_you(earlier[-1].question) + " " + earlier[-1].answer)
    before = content(earlier[-2].answer) if len(earlier) > 1 else ()
    return tuple(key for key in (*last, *last, *before) if key not in question.keys)


def told_facts(known: Knowledge, earlier: Sequence[ExchangedTurn]) -> frozenset[str]:
    """The facts that earlier answers have told."""
    answers = [(frozenset(content(turn.answer)), _taken_up(turn)) for turn in earlier]
    return frozenset(fact.id for fact in known.facts if any(_told(fact, *answer) for answer in answers))


_FIGURE = re.compile(
    r"\d[\d:.,]*\d|\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|once|twice)\b",
    re.IGNORECASE,
)


def said_before(fact: KnownFact, earlier: Sequence[ExchangedTurn]) -> bool:
    """Whether one earlier answer said this fact, all of it but what its question had said: then, and only then, a
    witness may say "as I said"."""
    return any(_says_it(fact, turn) for turn in earlier)


_QUOTED = re.compile(r"[\"“]([^\"”]+?)[.,]?[\"”]")
_NOT = re.compile(r"\b(?:not|never|no|nobody|nothing|none|neither|cannot|without)\b|n['’]t\b", re.IGNORECASE)


def asked_before(question: ParsedQuestion, answer: str, earlier: Sequence[ExchangedTurn]) -> bool:
    """Whether the same was asked before and these very words were the answer."""
    same = (turn for turn in earlier if turn.answer.startswith(answer.rstrip(".")))
    return any(
        frozenset(content(from_you(turn.question))) == frozenset(content(from_you(question.text))) for turn in same
    )


def _says_it(fact: KnownFact, turn: ExchangedTurn) -> bool:
    if fact.denies and not _NOT.search(turn.answer):
        return False
    if any(words not in turn.answer for words in _QUOTED.findall(fact.text)):
        return False  # the stems of a fact have nothing of what it quotes
    told, asked = frozenset(content(turn.answer)), frozenset(content(from_you(turn.question)))
    figures = {figure.lower() for figure in _FIGURE.findall(fact.text)}
    said = {figure.lower() for figure in _FIGURE.findall(f"{turn.answer} {turn.question}")}
    new = fact.keys - asked
    return bool(new & told) and new <= told and figures <= said and 2 * len(fact.keys & told) >= len(fact.keys)


_TAKES_UP = re.compile(r"\b(?:he|she|it|they|him|her|his|their|them)\b", re.IGNORECASE)


def _taken_up(turn: ExchangedTurn) -> frozenset[str]:
    """The stems of the question whose people and things an answer takes up by a pronoun."""
    return frozenset(content(from_you(turn.question))) if _TAKES_UP.search(turn.answer) else frozenset()


_NAMED = re.compile(r"\b[A-Z][a-z]\w*")


def _told(fact: KnownFact, answer: frozenset[str], taken_up: frozenset[str]) -> bool:
    """Whether an answer has most of the fact, but for what it need not name again."""
    own = fact.keys - (taken_up - answer)
    names = frozenset(content(" ".join(_NAMED.findall(fact.text))))
    return bool(own - names) and len(own & answer) / len(own) >= ENOUGH_TOLD
