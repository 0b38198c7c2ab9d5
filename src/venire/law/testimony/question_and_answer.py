"""An open question and its answer are one sentence: what they say together is given, and nothing of another scene.

"Where did you find the can? – At the foot of the rear stair." says the whole of it. "What did you find in the yard? –
The can." says nothing of the stair. "For how long? – Three days." is no three weeks. Source: spec/trial.md, "Scoring".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from venire.language.answers.stance import manner_of, stance_of
from venire.language.comparison.figures import figured
from venire.language.text.sentences import sentences
from venire.language.words.stems import stem
from venire.language.words.thesaurus import nearness, opposed
from venire.language.words.word_list import words
from venire.law.repetition.same_question import normalised
from venire.law.testimony.answers_part import figures, is_open
from venire.law.testimony.testified import Exchange

ALIKE = 0.6
"""From this nearness on two words name the same."""
SHORT = 8
"""An answer of so many words says one thing."""
BARE = 3
"""One of so many is hardly more than the word that was asked for."""
_SCENES = (
    ("before", "after"), ("until", "since"), ("until", "after"), ("before", "since"), ("left", "right"),
    ("upper", "lower"), ("inside", "outside"),
    ("above", "below"), ("first", "last"), ("front", "back"), ("front", "rear"), ("morning", "evening"),
    ("morning", "afternoon"), ("morning", "night"), ("day", "night"), ("north", "south"), ("east", "west"),
    ("top", "bottom"),
)  # fmt: skip
"""What can be only the one or the other."""
_OPPOSITE = {(one, other) for pair in _SCENES for one, other in (pair, pair[::-1])}
_SIDE = re.compile(r"(?<!\bthe )(?<!\bmy )(?<!\bhis )(?<!\bher )(?<!\byour )(?<!'s )\b(?:left|right)\b", re.IGNORECASE)
"""Gone away, and correct: no sides."""
_PLACE = re.compile(
    r"\b(?P<how>in|on|at|near|under|behind|beside|inside|outside|by|above|below|beneath|opposite|from|through|between)"
    r" (?P<what>(?:the|an?|his|her|your|my|its|their|our|[A-Z][\w]+'s|that|this) (?:(?!(?:on|in|at|by|from|with"
    r"|to|when|while|after|before|did|was|were|that|who|and)\b)[\w'-]+ ?){1,7})"
)
_NO_PLACE = frozenset(
    stem(word)
    for word in words(
        """morning afternoon evening night day week month year time moment hour minute monday tuesday wednesday
    thursday friday saturday sunday january february march april june july august september october november december
    way case end fact name opinion view word question matter account spring summer autumn winter
        quarter half inside outside one two three four five six seven eight nine ten eleven twelve noon midnight"""
    )
)
_PLAIN = frozenset(stem(word) for word in words("the a an his her your my its their our that this of own"))
_WORD = re.compile(r"[A-Za-z0-9]+(?:'[a-z]+)?")
_MEASURE = re.compile(
    r"\bhow (?:\w+)\b|\b(?:what|which) (?:number|time|hour|age|height|distance|amount|sum|price)\b", re.I
)
_NO_SINGLE = re.compile(
    r"\band (?:a|three) (?:half|quarters?)\b|\b(?:less|more|fewer|over|under|within|least|most|nearly|almost"
    r"|enough|between|up to)\b",
    re.I,
)
"""A figure of two parts, or one that only bounds another."""
_POINTS_BACK = re.compile(
    r"\b(?:it|them|that|those|these)\b(?=\s*(?:[?.,]|on\b|in\b|at\b|when\b|lying\b|there\b|first\b|$))", re.I
)
_NAMES_IT = re.compile(
    r"^(?:yes|no)?[,. ]*(?P<thing>(?:an?|the|one|two|three|some|his|her|my|its|\$?\d[\d,]*) [^.;?!]{2,80}?)[.!]?$", re.I
)
_VERB = re.compile(r"\b(?:was|were|is|are|had|has|did|said|told|went|came|lay|stood|saw|found|took|gave)\b", re.I)
_OBJECT = re.compile(
    r"^(?:did|do|had|have|were|was)\b.*?\b(?:find|see|take|get|have|hold|pick up|notice|seize|recover|receive"
    r"|found|seen|taken) (?P<thing>(?:an?|the|any|his|her|some) [^,;?]{2,60})",
    re.I,
)


def resolved(question: str | None, before: Sequence[Exchange]) -> str | None:
    """The question with the thing of the last exchange for an "it" at its end: "Where did you find the can?"."""
    last = before[-1] if before else None
    if not question or last is None or not is_open(question) or not _POINTS_BACK.search(question):
        return question
    thing = _thing(last)
    return _POINTS_BACK.sub(lambda _: thing, question, count=1) if thing else question


def _thing(last: Exchange) -> str:
    """What the last exchange was about, where answer or question names one thing."""
    told = _NAMES_IT.match(last.answer.strip())
    if told and not _VERB.search(told["thing"]):
        return _lowered(told["thing"])
    asked = _OBJECT.match(last.question.strip())
    return _lowered(asked["thing"]) if asked and stance_of(last.answer, last.question) in ("affirms", "adopts") else ""


def _lowered(thing: str) -> str:
    return f"{thing[0].lower()}{thing[1:]}"


def of_another_scene(question: str | None, answer: str, target: str) -> bool:
    """Whether an open question puts its answer at another place or time than the target, or the answer fills it with
    the opposite, or with another measure."""
    if not question or not is_open(question):
        return False
    return (
        _opposed_scene(question, answer, target)
        or _other_place(question, answer, target)
        or _opposite_told(question, answer, target)
        or _other_measure(question, answer, target)
    )


def together(question: str | None, answer: str, target: str, terms: Sequence[str]) -> bool:
    """Whether an open question and its answer, sworn to, say every key term of the target between them, and the answer
    at least one of those that the question left out."""
    if not question or not terms or not is_open(question) or len(answer.split()) > SHORT * 2:
        return False
    if stance_of(answer, question) in ("unknown", "denies") or manner_of(answer) != "sworn":
        return False
    if figures(answer) - figures(target):
        return False
    asked, told = _stems(question), _stems(answer)
    left = [term for term in terms if not _said(term, asked)]
    return all(_said(term, asked | told) for term in terms) and any(_said(term, told) for term in left)


def _said(term: str, said: frozenset[str]) -> bool:
    return all(any(nearness(one, other) >= ALIKE for other in said) for one in _stems(term))


def _stems(text: str) -> frozenset[str]:
    return frozenset(stem(word.lower().removesuffix("'s")) for word in _WORD.findall(text.replace("’", "'")))


def _words(text: str) -> frozenset[str]:
    return frozenset(word.lower() for word in _WORD.findall(_SIDE.sub(" ", text)))


def _opposed_scene(question: str, answer: str, target: str) -> bool:
    asked, told, wanted = _words(question), _words(answer), _words(target)
    return any(
        one in asked and other in wanted and one not in wanted and other not in asked | told for one, other in _OPPOSITE
    )


def _places(text: str) -> Iterator[tuple[str, frozenset[str]]]:
    for found in _PLACE.finditer(text):
        named = _stems(found["what"]) - _PLAIN
        if named and not named & _NO_PLACE and not any(one[0].isdigit() for one in named):
            yield found["how"].lower(), named


def _other_place(question: str, answer: str, target: str) -> bool:
    """Whether the question names a place that the target has not, and the target one that nobody names."""
    wanted = list(_places(target))
    said = _stems(f"{question} {answer}")
    unspoken = [named for _, named in wanted if not any(_said(one, said) for one in named)]
    last = sentences(question)[-1]
    asked = [place for place in _places(last) if not any(_same(place, other) for other in wanted)]
    return bool(unspoken) and bool(asked)


def _same(one: tuple[str, frozenset[str]], other: tuple[str, frozenset[str]]) -> bool:
    away = {one[0], other[0]} & {"from"} and one[0] != other[0]
    return not away and any(_said(word, other[1]) for word in one[1])


def _opposite_told(question: str, answer: str, target: str) -> bool:
    """Whether an answer of a word or two names the very opposite of what the question left out."""
    if len(answer.split()) > BARE or re.search(r"\d|\b(?:not?|never|nor)\b|n't\b", answer, re.IGNORECASE):
        return False
    if figured(answer).quantities:
        return False
    told = normalised(answer)
    left = normalised(target) - normalised(question) - told
    return any(opposed(stem(one), stem(other)) for one in told - normalised(target) for other in left)


def _other_measure(question: str, answer: str, target: str) -> bool:
    """Whether it is asked how much, and the answer measures something else: days, where the target has weeks."""
    if not _MEASURE.search(question) or len(answer.split()) > SHORT or _NO_SINGLE.search(f"{answer} {target}"):
        return False
    told = [one for one in figured(answer).quantities if one.kind]
    wanted = [one for one in figured(target).quantities if one.kind]
    kinds = {one.kind for one in told} & {one.kind for one in wanted}
    return bool(kinds) and not any(one.low <= other.high and other.low <= one.high for one in told for other in wanted)
