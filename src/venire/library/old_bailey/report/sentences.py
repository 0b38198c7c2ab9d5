"""Old testimony cut into sayings short enough to quote: sentences, dashes, semicolons, question and answer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from venire.language.words.word_list import words

LONGEST = 42
"""Words of one saying, where the text offers a place to cut."""
SHORTEST = 4

_ABBREVIATIONS = words(
    """MR MRS MESSRS Mr Mrs Dr St No Esq Messrs Capt Serj Col Sergt Rev Hon Co Lt Jun Wm Jas Thos Jan Feb Aug Sept
    Oct Nov Dec ft lb lbs oz"""
)
# A pattern that begins with the mark itself is found ten times as fast as one that looks back from everywhere.
_NO_END = "".join(rf"(?<!\b{word}\.)" for word in (*_ABBREVIATIONS, "[A-Z]")) + r"(?<!\d[lsd]\.)"
_SENTENCE = re.compile(
    rf"[.?!]{_NO_END}[’)\ue001\ue005]*\s+(?=[‘(]?[A-Z0-9]|[\ue000\ue004])|—(?=[‘(\w])"
    r"|\.(?<=\d[lsd]\.)\s+(?=[A-Z][a-z]|I )"
)
_CLAUSE = re.compile(
    rf"{_SENTENCE.pattern}|[;:]\s+|,\s+(?=(?:but|whereupon|upon which|so|and so|and the (?:jury|court))\b)"
)
_SEMICOLON = re.compile(r"[;:]\s+")
_COMMA = re.compile(r",\s+(?=(?:and|but|when|then|which|who|so|for|that|he|she|I|they|we|as|where|upon)\b)")
_QUESTION = re.compile(r"(?:^|(?<=[\s—]))Q\.\s*")
_ANSWER = re.compile(r"\s*[—-]?\s*\bA[.,]\s*(?=[A-Z‘\d(])|(?<=\?)\s*—\s*|(?<=\?)\s+(?=A[.,]? [A-Z])")


@dataclass(frozen=True, slots=True)
class Saying:
    """A few words that can be quoted exactly; ``asked`` is the question they answer, if it was printed."""

    text: str
    asked: str = ""


def clauses(text: str) -> list[str]:
    """The text in clauses that together are the whole text again."""
    return _cut_at(text, _CLAUSE)


def sentences(text: str) -> list[str]:
    """Sentences, in which a dash ends one too unless it stands within a quotation."""
    return [part for raw in _cut_at(text, _SENTENCE, outside_quotes=True) if (part := raw.strip(" —"))]


def sayings(text: str, pending: str = "") -> list[Saying]:
    """Everything said in a paragraph; ``pending`` is a question put in the paragraph before."""
    return [saying for question, answer in _exchanges(text, pending) for saying in _answered(question, answer)]


def open_question(text: str) -> str:
    """The question with which a paragraph ends unanswered, or nothing."""
    question, answer = next(reversed(list(_exchanges(text, ""))), ("", ""))
    return question if question and not answer else ""


def word_count(text: str) -> int:
    return text.count(" ") + 1 if text else 0


def _exchanges(text: str, pending: str) -> Iterator[tuple[str, str]]:
    """(question, answer) pairs; either may be empty."""
    before, *asked = _QUESTION.split(text)
    yield from _dashed(before, pending)
    for chunk in asked:
        yield from _question_first(chunk)


def _question_first(chunk: str) -> Iterator[tuple[str, str]]:
    question, *answers = _ANSWER.split(chunk, maxsplit=1)
    if not answers:
        head, mark, tail = chunk.partition("? ")
        yield (head + mark.strip(), tail.strip())
        return
    yield from _dashed(answers[0], question.strip())


def _dashed(text: str, pending: str) -> Iterator[tuple[str, str]]:
    """The older print has no letters: "Do you know him? - I do." Each such question opens a new exchange."""
    parts = re.split(r"\?\s*—\s*(?:A\.\s*)?", text)
    question = pending
    for part in parts[:-1]:
        answer, asked = _last_question(part)
        if question or answer:
            yield question, answer
        question = asked + "?"
    if question or parts[-1].strip():
        yield question, parts[-1].strip()


def _last_question(part: str) -> tuple[str, str]:
    pieces = _cut_at(part, _SENTENCE)
    return "".join(pieces[:-1]).strip(), pieces[-1].strip() if pieces else ""


def _answered(question: str, answer: str) -> Iterator[Saying]:
    for number, part in enumerate(p for sentence in sentences(answer) for p in _short_enough(sentence)):
        asked = question if number == 0 else ""
        if word_count(part) >= SHORTEST or asked:
            yield Saying(part, asked)


def _short_enough(sentence: str) -> list[str]:
    if word_count(sentence) <= LONGEST:
        return [sentence]
    parts = _gathered(_cut_at(sentence, _SEMICOLON, outside_quotes=True))
    return [q.strip(" ,;:") for p in parts for q in _by_commas(p) if q.strip(" ,;:.")]


def _by_commas(part: str) -> list[str]:
    return _gathered(_cut_at(part, _COMMA, outside_quotes=True)) if word_count(part) > LONGEST else [part]


def _gathered(parts: list[str]) -> list[str]:
    """Neighbouring pieces together again as long as they stay short."""
    result: list[str] = []
    for part in parts:
        if result and word_count(result[-1]) + word_count(part) <= LONGEST * 2 // 3:
            result[-1] += part
        else:
            result.append(part)
    return result


def _cut_at(text: str, places: re.Pattern[str], *, outside_quotes: bool = False) -> list[str]:
    result: list[str] = []
    start = opened = closed = before = after = 0
    for found in places.finditer(text):
        if outside_quotes:  # counted on from the place before: from the beginning each time would take the square
            opened += text.count("‘", before, found.start())
            closed += text.count("’", after, found.end())
            before, after = found.start(), found.end()
        if opened <= closed:
            result.append(text[start : found.end()])
            start = found.end()
    return [*result, text[start:]] if text[start:] else result
