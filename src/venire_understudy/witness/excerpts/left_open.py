"""The part of a fact that the question leaves open, said alone: "To meet the milk checks." for "Why did you move it?".

A question that names the deed and all that belongs to it but one thing is answered with that thing, as anybody would
answer it. What a fact consists of its frame tells, so that nothing is cut in the middle. Pure functions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from venire.language.words.stems import stem
from venire.law.api import Frame
from venire_understudy.witness.affidavit.knowledge import KnownFact, content
from venire_understudy.witness.affidavit.predicate import REASON, kind_of
from venire_understudy.witness.excerpts.elided import named
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import light
from venire_understudy.witness.speech.spoken_english import finished, spoken
from venire_understudy.witness.words.vocabulary import likeness

SAME = 0.8
"""From this likeness on the question has the verb of the fact."""
MOST = 2
"""With more parts left open it is no such question."""
_BECAUSE = re.compile(r",? (?=because |so that |in order to )")
_COUNT = re.compile(
    r"(?:about |nearly |almost |over |more than |at least )?"
    r"(?:\d[\d,]*|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen"
    r"|seventeen|eighteen|nineteen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)(?:-[a-z]+)?)"
    r"(?: (?:or|to|in) (?:\d+|[a-z]+))?",
    re.IGNORECASE,
)
_PREPOSED = re.compile(r"(?:of|for|to|with|from|in|on|at|by|about|into|under|over|behind|beside|near|above|below) ")
_OUT_OF = re.compile(r"\b(?:in|out of) (?:\d|[a-z]+(?:ty|n|e|o|r|x|t)\b)", re.IGNORECASE)
"""A share, of which the number alone would say too much: "one person in ten"."""
_POINTS_BACK = re.compile(r"(?:(?:to|with|between|for|from|of|by) )?(?:me|us|them|him|her|it|myself)", re.IGNORECASE)
"""What says nothing that anybody would want to hear again."""
_ASKED_BY = re.compile(
    r"(?:and |so |now, |then )?(to|from|with|for|in|on|at|by|of|into|under) (?:whom|what|which)\b", re.IGNORECASE
)
_GOES_ON = re.compile(r"(?:and|but|or|whatever|whoever)\b", re.IGNORECASE)
_STATES = frozenset((stem("be"), stem("have")))
_TIMES = ("when", "clock", "day")


def left_open(fact: KnownFact, question: ParsedQuestion) -> Iterator[str]:
    """The part that is asked for, as a sentence; nothing where the question leaves more than that open, or speaks of
    another deed."""
    frame = fact.frame
    if frame is None or question.form != "wh" or frame.negated or '"' in fact.text or not _deed(frame, question):
        return
    said = _asked_part(frame, question)
    if said and said.lower() in fact.text.lower() and not _GOES_ON.match(said):
        yield finished(spoken(f"{said[:1].upper()}{said[1:]}"))


def _deed(frame: Frame, question: ParsedQuestion) -> bool:
    """Whether the question asks about just this deed."""
    verb = stem(frame.verb)
    asked = [one for one in (question.verb, question.deed) if one]
    if verb in _STATES and set(asked) <= _STATES:
        return True
    return any(one == verb or (verb not in light() and likeness(one, verb) >= SAME) for one in asked)


def _asked_part(frame: Frame, question: ParsedQuestion) -> str:
    want = question.want
    if want == "why":
        return _why(frame, question)
    if want in _TIMES:
        return _one([part for part in (frame.time, *frame.complements) if _when(part)], question)
    if want == "where":
        return _one([part for part in _phrases(frame) if kind_of(part) == "place"], question)
    if want == "how_many":
        return _count(frame, question)
    if want not in ("what", "who", "name", "how_much", "how_long", "how_far"):
        return ""
    return _thing(frame, question)


def _why(frame: Frame, question: ParsedQuestion) -> str:
    """The reason, where all before it has been said."""
    parts = _phrases(frame)
    reasons = [place for place, part in enumerate(parts) if REASON.match(part)]
    if not reasons:
        return ""
    said = " ".join(parts[reasons[0] :])
    return said if all(named(part, question) or not _weighs(part) for part in parts[: reasons[0]]) else ""


def _thing(frame: Frame, question: ParsedQuestion) -> str:
    """What was done it to, or who did it: the one thing that is not named, with what belongs to it."""
    parts = [part for part in _phrases(frame) if not REASON.match(part) and not _POINTS_BACK.fullmatch(part)]
    left = [part for part in parts if not named(part, question) and (part == frame.object or not _when(part))]
    doer = not named(frame.subject, question) and frame.subject not in ("I", "we", "We")
    if doer:
        return "" if left or question.want != "who" else frame.subject
    bare = [part for part in left if not _PREPOSED.match(part)]
    if len(left) > MOST or len(bare) > 1 or not left or (question.want == "who" and left[:1] != bare[:1]):
        return ""
    if (asked := _ASKED_BY.match(question.text)) and not left[0].lower().startswith(asked[1].lower()):
        return ""
    return " ".join(left) if parts.index(left[-1]) - parts.index(left[0]) == len(left) - 1 else ""


def _count(frame: Frame, question: ParsedQuestion) -> str:
    """How many, where the question names what is counted."""
    parts = (frame.subject, *_phrases(frame))
    counted = [part for part in parts if _COUNT.match(part) and not _when(part) and _of_its_kind(part, question)]
    rest = [part for part in parts if part not in counted and part not in ("I", "we") and _weighs(part)]
    if len(counted) != 1 or not all(named(part, question) or _when(part) for part in rest):
        return ""
    found = _COUNT.match(counted[0])
    return found[0] if found and not _OUT_OF.search(counted[0][found.end() :]) else ""


def _of_its_kind(part: str, question: ParsedQuestion) -> bool:
    """Whether it is that of which the number is asked: "forty-three cows"."""
    return not question.kind or any(likeness(stem(question.kind.lower()), key) >= SAME for key in content(part))


def _one(parts: Sequence[str], question: ParsedQuestion) -> str:
    """The only one of these that the question has not named."""
    left = [part for part in parts if part and not named(part, question)]
    return left[0] if len(left) == 1 else ""


def _phrases(frame: Frame) -> list[str]:
    """What follows the verb, a reason apart from what it is a reason for."""
    whole = [part for part in (frame.object, *frame.complements, frame.place) if part]
    return [piece for part in whole for piece in _BECAUSE.split(part) if piece]


def _when(part: str) -> bool:
    return bool(part) and kind_of(part) in ("time", "duration")


def _weighs(part: str) -> bool:
    """Whether a part says anything that a question could name."""
    return len(part.split()) > 1 or part[:1].isupper()
