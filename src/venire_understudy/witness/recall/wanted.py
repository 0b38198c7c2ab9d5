"""What a question wants to be told, by its own word for it, and whether a fact has a thing of that kind to spare."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.knowledge import KnownFact
from venire_understudy.witness.affidavit.statement_frame import frame_of
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import Likeness, light
from venire_understudy.witness.words.categories import asked_by, kinds_in
from venire_understudy.witness.words.vocabulary import likeness

_BEING = r"(?:is|was|are|were|had been|has been|would be|would|will be)"
_NOUN = re.compile(
    rf"\b(?:what|which) (?:exactly |precisely |else )?{_BEING} (?:be )?(?:on |in |the matter with )?"
    r"(?:(?:the|your|his|her|their|its|my|this|that|a|an)\b )?(?:[A-Z][\w]*\.? )*(?:[\w]+['’]s )?"
    r"(?P<noun>[a-z-]+(?: [a-z-]+){0,2}?)(?= (?:of|in|on|from|with|to|for|at|by|when|that|which|between|like|about|"
    r"there|done|doing|wearing|left|found|put|said|seen|he|she|it|they|you|I)\b|[?., ]*$)"
)
_MANNER = re.compile(
    r"\bhow (?P<how>(?!many|much|long|often|did|do|was|is|were|had|come|are|does|would|could)[a-z]+)\b", re.I
)
_NUMBERED = re.compile(r"\b(?:weight|weigh|heavy|tons?|tonnes?|stones?|kilos?|kilograms?|grams?|pounds|ounces)\b", re.I)
_WEIGHT = re.compile(r"\b(?:tons?|tonnes?|stones?|kilos?|kilograms?|grams?|pounds|ounces|hundredweight)\b", re.I)
_DEGREES = re.compile(r"\b(?:degrees|per cent|percent|%)", re.I)
_WARMTH = re.compile(r"\btemperature|hot|strong|cold\b")
_ELSE = re.compile(r"\b(?:else|other|others|another|last)\b", re.I)
_NOW = re.compile(r"\b(?:now|today|still|normally|usually)\b", re.I)
_OWN_NAME = re.compile(r"\b(?:surname|first name|last name|registration|make|brand)\b")
_BY = re.compile(r"\bby (?:an?|the|my|his|her|two|three|some|[A-Z])")
_PASSIVE = re.compile(
    r"\b(?:was|were|been|being|is|are) (?:\w+ly )?(?:\w+ed|\w+en|\w+wn|"
    r"built|made|found|left|put|sent|told|shut|lit|cut|kept|held|lost|paid|sold|hit)\b"
)


def word_for(question: ParsedQuestion) -> str:
    """The question's own word for what it wants: "tool" in "what tool had he", "fare" in "what was the fare", "eat" in
    "what did he eat", "heavy" in "how heavy"; nothing where it has none."""
    if question.kind:
        return question.kind.lower()
    if named := _named_want(question.text):
        return named
    if question.want in ("what", "said", "why", "how"):
        row = [word for word in re.findall(r"[a-z]+", question.statement.lower()) if stem(word) == question.verb]
        return row[0] if row else ""
    return ""


@lru_cache(maxsize=1024)
def _named_want(text: str) -> str:
    """ "heavy" in "how heavy", "fare" in "what was the fare"; kept, since it is asked for beside every fact."""
    if found := _MANNER.search(text):
        return found["how"].lower()
    found = _NOUN.search(text)
    return found["noun"].split()[-1].lower() if found else ""


def identity(question: ParsedQuestion) -> bool:
    """Whether it asks what a thing is: "what was the joke?"."""
    return question.want in ("what", "name", "how_much", "how_old") and _has(_NOUN, question.text)


def spare(fact: KnownFact, question: ParsedQuestion) -> list[str]:
    """The words of content that the fact has beyond the question."""
    return [word for word, key in _words(fact.text) if key in fact.keys and key not in question.keys]


@lru_cache(maxsize=4096)
def _words(text: str) -> tuple[tuple[str, str], ...]:
    """The words of a text as they are written, each with its stem."""
    return tuple((word, stem(word.lower())) for word in re.findall(r"[A-Za-z][\w'-]+", text))


def _spare_text(fact: KnownFact, question: ParsedQuestion) -> list[str]:
    """The words of the fact that the question has not."""
    asked = {stem(word.lower()) for word in re.findall(r"[A-Za-z'-]+", question.text)}
    return [word for word in re.findall(r"[£$€]?[\w'-]+", fact.text) if stem(word.lower()) not in asked]


def figures(fact: KnownFact, question: ParsedQuestion, vectors: Likeness | None) -> dict[str, float]:
    """How well the fact has what is wanted."""
    word, left = word_for(question), spare(fact, question)
    own = stem(word) if word else ""
    kinds = [likeness(own, stem(one.lower())) for one in left] if own and own not in light() else []
    near = list(vectors(word, left)) if word and left and vectors else []
    told = frame_of(fact.text)
    asked = set(question.keys)
    asks, tells, narrow = kinds_in(question.text, "asks"), kinds_in(fact.text, "told"), asked_by(word)
    # most questions ask for no kind of thing, and what the fact has beyond them need not be read
    beyond = kinds_in(" ".join(_spare_text(fact, question)), "told") if asks or narrow else frozenset[str]()
    return {
        "kinds_asked": float(len(asks)),
        "kinds_met": len(asks & tells) / len(asks) if asks else -1.0,
        "kinds_beyond": len(asks & beyond) / len(asks) if asks else -1.0,
        "kind_narrow": (1.0 if narrow & beyond else 0.5 if narrow & tells else 0.0) if narrow else -1.0,
        "wanted_word": float(bool(word)),
        "wanted_kind": max(kinds, default=0.0) if word else -1.0,
        "wanted_near": max(near, default=0.0) if near else -1.0,
        "wanted_near_second": sorted(near)[-2] if len(near) > 1 else -1.0,
        "wanted_literal": float(bool(own) and own in fact.keys),
        "identity": float(identity(question)),
        "identity_literal": float(identity(question) and bool(own) and own in fact.keys),
        "agentless": float(question.want == "who" and question.seeks_doer and _agentless(fact, question)),
        "agent": float(question.want == "who" and _has(_BY, fact.text)),
        "place_left": float(any(_left(place.keys, asked) for place in told.of("place"))),
        "time_left": float(any(_left(place.keys, asked) or not place.keys for place in told.of("time"))),
        "object_left": float(any(_left(place.keys, asked) for place in told.of("object"))),
        "subject_left": float(any(_left(place.keys, asked) for place in told.of("subject"))),
        "reason_left": float(any(_left(place.keys, asked) for place in told.of("reason"))),
        "verb_asked_told": _verbs(question, told.verb, fact),
        "names_left": float(sum(bool(one[0].isupper()) for one in left if not fact.text.startswith(one))),
        "weight": float(_has(_NUMBERED, question.text)) - float(_has(_WEIGHT, fact.text)),
        "degrees": float(_has(_WARMTH, question.text)) - float(_has(_DEGREES, fact.text)),
        "else": float(_has(_ELSE, question.text)),
        "now": float(_has(_NOW, question.text)),
        "past": float(fact.clause.past),
        "surname": float(_has(_OWN_NAME, question.text)),
    }


@lru_cache(maxsize=8192)
def _has(pattern: re.Pattern[str], text: str) -> bool:
    """Kept: a question is held beside every fact, and a fact beside every question."""
    return bool(pattern.search(text))


def _left(keys: Sequence[str], asked: set[str]) -> bool:
    return any(key not in asked for key in keys)


def _agentless(fact: KnownFact, question: ParsedQuestion) -> bool:
    deed = question.deed
    met = bool(deed) and any(likeness(deed, key) for key in fact.keys)
    return met and bool(_PASSIVE.search(fact.text)) and not _BY.search(fact.text)


def _verbs(question: ParsedQuestion, told: str, fact: KnownFact) -> float:
    """The verb of the question beside that of the fact: the same, alike, somewhere in it, or not at all."""
    verb = question.verb or question.deed
    if not verb or verb in light():
        return -1.0
    return max(1.0 * likeness(verb, told), 0.7 * fact.meets(verb)) if told else 0.7 * fact.meets(verb)
