"""Questions that do not lead, made from a fact's frame: who, what, where, when, how long, why. For one's own witness.

Each way of asking leaves a gap in the frame for the witness to fill. Source: Federal Rule of Evidence 611(c).
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import cast

from venire.law.api import Fact, Frame
from venire_understudy.counsel.questions.grammar import (
    SecondPerson,
    is_indefinite,
    is_plural,
    joined,
    said,
    sentence,
    some,
)

_TEMPORAL = re.compile(r"^(?:at|on|in|after|before|when|while|whenever|until|during|from|by) ")
_LASTING = re.compile(r"^for .*\b(?:years?|months?|weeks?|days?|hours?|minutes?)$")
_TAKES = re.compile(r"^in .*\b(?:seconds?|minutes?|hours?|days?|weeks?)$")
_FIXED = re.compile(r"\d|[A-Z]|\b(?:ten|past|noon|midnight)\b")
_FINDING = frozenset(("see", "hear", "find", "notice", "feel", "photograph", "discover", "observe", "recover", "smell"))
_PLACED = re.compile(r"(?:in|on|at|under|behind|beside|beneath|inside|across|near) (?!your opinion)")
_MONTH = re.compile(r"in [A-Z][a-z]+")
_OWNED = re.compile(r"\b(?:his|her|its|their)\b")
_SEEN = re.compile(
    r"(?:the|your|a) (?!(?:[\w-]+ )?(?:times?|hours?|interval|distance|range|bearing|chance|odds|rule|law|price|sum"
    r"|pain|force|call|pressure|estimate|man|woman|person|people)\b)"
)
"""A thing that shows to whoever looks at it what state it is in; nobody notices something "about the time"."""
_SAYING = frozenset(("tell", "say", "shout", "ask", "warn", "promise", "write", "answer"))
_REASON = re.compile(r"(?:^|,? )because ")
_SAYS_WHAT = re.compile(r"\b(?:that|whether|what|how|why)\b")
"""What was said, in a phrase that begins with where or when it was."""
SECOND = re.compile(
    r"(?:^|,? )(?:and|but) (?:(?:I|you|he|she|it|they|nobody|neither|none"
    r"|(?:the|a|an|your|his|her|their|its|one) (?:\w+ )?\w+|[A-Z]\w+(?: [A-Z]\w+)?(?:'s)?) "
    r"(?:was|were|is|are|had|has|did|could|would|lay|stood|sat|ran|came|went|took|told|said|fell|gave|saw|heard"
    r"|knew|must|may|can|\w{3,}ed)\b)"
)
"""Where a statement with a subject of its own begins."""
_SECOND_VERB = re.compile(r",? (?:and|but) (?:have|has|had|was|were|is|are|did|do|could|would|can|cannot|must)\b")
"""Where a second verb begins that a question turned round cannot carry."""
_UNDER = re.compile(r"\b(?:because|that|when|while|who|which|whether|if)\b(?! (?:evening|night|morning|day)\b)")
"""What comes after one of these may be two things said of one."""
_OF_TIME = re.compile(
    r"(?:after|before|when|while|whenever|until|during) |(?:at|on|in|from|by) .*(?:\d|day\b|night\b|noon\b|morning\b"
    r"|evening\b|spring\b|summer\b|autumn\b|winter\b|week\b|month\b|year\b|time\b|moment\b|January|February|March|April"
    r"|June|July|August|September|October|November|December)"
)
_BARE = re.compile(r"(?!positive|negative)[a-z]+")
"""A state in one word: when it was so is hardly ever what one asks."""
_HOUR = re.compile(r"\d (?:a|p)\.m\.|\bnoon\b|\bmidnight\b")
_NOBODY = {"nobody": "anybody", "no one": "anyone", "nothing": "anything", "none": "any"}
"""What was done by nobody is asked for as something that somebody may have done."""
_NONE_OF = re.compile(r"no (?P<thing>[a-z].*)$")
"""Nobody asks when or where none of a thing was: "no light", "no sound"."""
_SHOWING = frozenset(("show", "record", "fit", "carry", "say", "prove", "bear", "read", "contain"))


def open_questions(fact: Fact) -> tuple[str, ...]:
    """Ways to ask for this fact without suggesting it, the best first."""
    own = (fact.ask,) if fact.ask else ()
    return tuple(dict.fromkeys((*own, *_asked_of(cast("Hashable", fact.frame)))))


@lru_cache(maxsize=1024)
def _asked_of(frame: Hashable) -> tuple[str, ...]:
    """Kept: the facts of a case are weighed at every question, and none of them changes."""
    assert isinstance(frame, Frame)
    return tuple(map(sentence, _ways(said(frame))))


def _ways(frame: SecondPerson) -> Iterator[str]:
    one = _one_clause(frame)
    if one.frame.negated:
        yield from _doubtful(one)
        return
    if none := _NONE_OF.match(one.subject):
        one = replace(one, subject=f"any {none['thing']}")
        yield one.inverted(joined(some(one.object), one.tail(_no_reason)))
        return
    if one.subject in _NOBODY:
        yield replace(one, subject=_NOBODY[one.subject]).inverted(joined(one.object, one.tail()))
        return
    yield from _how_long(one)
    yield from _what_said(one)
    yield from _what_found(one)
    yield from _what_shown(one)
    yield from _when(one)
    yield from _where(one)
    yield from _why(one)
    yield from _how(one)
    yield from _whether(one)


def _one_clause(one: SecondPerson) -> SecondPerson:
    """The frame without a second statement that hangs on to the first: "tense, and she screamed when …"."""
    for name in ("object", "time", "place"):
        if found := _second(getattr(one, name)):
            return replace(one, **{name: found})
    for place, part in enumerate(one.complements):
        if found := _second(part):
            return replace(one, complements=(*one.complements[:place], found))
        if SECOND.match(part):
            return replace(one, complements=one.complements[:place])
    return one


def _second(part: str) -> str:
    """What stands before a second statement; empty where there is none, or nothing stands before it."""
    found = SECOND.search(part) or _SECOND_VERB.search(part)
    return part[: found.start()].rstrip(" ,") if found and not _UNDER.search(part[: found.start()]) else ""


def _doubtful(one: SecondPerson) -> Iterator[str]:
    """What did not happen is asked for as something that may have."""
    idiom = one.frame.verb == "be" or (one.frame.verb, one.object) == ("set", "fire")
    thing = one.object if idiom else some(one.object)
    yield one.inverted(joined(thing, one.tail()))


def _why(one: SecondPerson) -> Iterator[str]:
    if any(" because " in f" {part} " for part in one.complements):
        kept = tuple(_REASON.split(part)[0].rstrip(" ,") for part in one.complements)
        bare = replace(one, complements=tuple(part for part in kept if part))
        yield joined("why", one.inverted(joined(one.object, bare.tail(time=False, place=False))))


def _how_long(one: SecondPerson) -> Iterator[str]:
    spans = [part for part in (*one.complements, one.time) if _LASTING.match(part)]
    if spans and one.frame.aspect == "perfect" and one.frame.verb != "tell":
        yield joined(
            "for how long",
            one.inverted(joined(one.object, one.tail(lambda part: part not in spans and _no_reason(part), time=False))),
        )
    if one.subject == "you" and any(_TAKES.match(part) for part in one.complements):
        rest = one.tail(lambda part: not _TAKES.match(part))
        yield joined("how long did it take you to", one.frame.verb, one.frame.particle, one.object, rest)


def _what_said(one: SecondPerson) -> Iterator[str]:
    """What was told, with when and to whom; not where nothing narrows it."""
    if one.frame.verb not in _SAYING or one.frame.verb == "promise" or (one.frame.verb == "answer" and one.object):
        return
    when = joined(
        *(part for part in one.complements if _TEMPORAL.match(part) and not _SAYS_WHAT.search(part)), one.time
    )
    if one.complements and one.complements[0].startswith("to "):
        yield joined("what", one.auxiliary, one.subject, one.verb, one.object, "to do", when)
        return
    whom = one.object if one.frame.verb in ("tell", "ask", "warn") else ""
    verb = {"warn": "say to", "shout": "shout"}.get(one.frame.verb, one.verb)
    if when and (one.frame.verb != "write" or _FIXED.search(when)):
        yield joined("what", one.auxiliary, one.subject, verb, whom, when)


def _what_found(one: SecondPerson) -> Iterator[str]:
    if one.frame.verb not in _FINDING or not one.object or one.object.startswith("who "):
        return
    where = one.tail(lambda part: bool(_TEMPORAL.match(part)))
    if where and not _MONTH.fullmatch(where) and not _OWNED.search(where):
        yield joined("what", one.inverted(where))
        yield joined("what, if anything,", one.inverted(where))


def _what_shown(one: SecondPerson) -> Iterator[str]:
    steers = one.frame.verb == "bear" and bool(re.match(r"\d", one.object))
    if one.frame.verb in _SHOWING and not steers and one.subject not in ("you", "somebody", "nobody"):
        yield joined("what", one.inverted(one.time if one.frame.verb == "record" else ""))
    if one.frame.verb == "be" and one.object in ("positive", "negative"):
        yield joined("what", one.auxiliary, "the result of", one.subject)


def _when(one: SecondPerson) -> Iterator[str]:
    if one.frame.aspect == "progressive":
        if one.object and _HOUR.search(one.time):
            yield joined("what", one.auxiliary, one.subject, "doing", one.time)
    elif one.frame.verb == "be" and _BARE.fullmatch(one.object):
        return
    elif one.time and not _LASTING.match(one.time) and _FIXED.search(one.time):
        kept = one.tail(_no_time, time=False)
        if one.frame.verb not in _SAYING or kept:
            yield joined("when", _done(one, joined(one.object, kept)))


def _done(one: SecondPerson, rest: str) -> str:
    """ "did the crew reach him", where the fact has "had reached": which came first does not matter to a when."""
    if one.auxiliary != "had" or one.frame.verb == "be":
        return one.inverted(rest)
    return joined("did", one.subject, one.frame.verb, one.frame.particle, rest)


def _no_time(part: str) -> bool:
    return not _OF_TIME.match(part) and _no_reason(part)


def _no_reason(part: str) -> bool:
    return not part.startswith("because ") and ", because " not in part


def _where(one: SecondPerson) -> Iterator[str]:
    if is_indefinite(one.subject):
        return
    if _stands(one):
        yield joined("where", one.auxiliary if one.frame.verb == "be" else _was(one), one.subject)
    elif (
        one.place
        and one.subject != "there"
        and not (one.frame.verb in _FINDING and is_indefinite(one.object))
        and one.frame.verb not in ("sound", *_SAYING)
    ):
        when = "" if _TEMPORAL.match(one.time) is None else one.time
        yield joined(
            "where", one.inverted(joined(one.object, one.tail(lambda _: False, place=False, time=False), when))
        )


def _stands(one: SecondPerson) -> bool:
    """Whether it tells only where a thing was: "my bicycle was in the bed of my truck"."""
    where = " ".join((one.object, one.place, *one.complements[:1])).strip()
    if one.subject.split(" ")[0] in ("you", "who", "there", "nobody") or not _PLACED.match(where):
        return False
    return one.frame.aspect == "simple" and one.frame.verb in ("be", "lie", "stand", "hang") and not one.frame.modal


def _was(one: SecondPerson) -> str:
    plural = one.auxiliary == "do" or is_plural(one.subject)
    past = one.frame.tense == "past"
    return ("were" if plural else "was") if past else ("are" if plural else "is")


def _how(one: SecondPerson) -> Iterator[str]:
    first = one.complements[0] if one.complements else ""
    if first.startswith("by ") and not one.object:
        yield joined("how", one.auxiliary, one.subject, one.verb)
    elif first.startswith("from ") and not one.object and one.subject != "you":
        yield joined("where", one.auxiliary, one.subject, one.verb, "from")
    elif _shows_itself(one):
        yield joined("what did you notice about", one.subject)
    elif one.frame.verb == "sound":
        yield joined("how", one.auxiliary, one.subject, one.verb, one.place)


def _shows_itself(one: SecondPerson) -> bool:
    """Whether a thing was in some state that a witness could see."""
    state = one.frame.verb == "be" and one.frame.aspect == "simple" and one.frame.tense == "past"
    bare = not (one.place or one.time or one.complements or _stands(one))
    return state and bare and bool(_SEEN.match(one.subject)) and one.object not in ("positive", "negative")


def _whether(one: SecondPerson) -> Iterator[str]:
    """The plain question of fact, which a yes or a no answers and which suggests neither."""
    yield one.inverted(joined(one.object, one.tail()))
