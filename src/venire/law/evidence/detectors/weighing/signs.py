"""What can be seen of a question in its setting, as numbers by name: wording, form, relations."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from venire.language.questions.form import content, content_of, shared, straight
from venire.law.evidence.detectors.weighing.anchors import anchors
from venire.law.evidence.detectors.weighing.context import context_signs
from venire.law.evidence.detectors.weighing.lexicons import ABSENT, lexicons
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.matter import Matter
from venire.law.evidence.question.setting import QuestionDefect, shared_words

Signs = dict[str, float]
CLOSE = 3.0
"""Likeness to typical questions counts so much beside words, which are there or not."""
_NO = re.compile(r"n't\b|\b(?:not|never|no|nobody|nothing|none|hardly|scarcely|right|correct|true|yes|agree\w*)\b")
"""A yes with a yes for its tag ("So that is your answer, is it?") is doubt or scorn; no with yes is a question."""
_WORD = re.compile(r"[a-z']+|\d+")
_NAMES = re.compile(r"(?<!^)(?<![.?!:] )\b[A-Z][a-z]+")
_NUMBER = re.compile(r"\d+(?:[.:,]\d+)*")
_TAKEN = re.compile(
    r"\b(?:when|after|before|while|since|because|once|until|that|which|who|whom|where)\b (?P<taken>[^,;:?]+)"
)
_HEWN = re.compile(
    r"\b(?:the|that|those|his|her|your|their) \w+(?: \w+)? (?P<taken>(?:he|she|they|you|it|mr \w+) "
    r"(?:had |have |has |'d )?(?:\w+ed|took|made|gave|hid|kept|stole|threw|wrote|told|put|broke|sold|left|got|drew|had)"
    r"\b[^,;:?]*)"
)
"""A relative clause without its pronoun: "the knife he pulled on you"."""
_HELD = re.compile(r"\b(?:the|that|those|his|her|your|their|its|\w+'s) (?P<held>(?:\w+ ){0,1}\w+)")
"""A thing spoken of as known: "the second set of books"."""


def signs(matter: Matter, found: Mapping[Ground, QuestionDefect]) -> Signs:
    """Name -> value; what is absent is not named. ``found``: what each detector made of the question."""
    seen: Signs = {"constant": 1.0}
    _detected(seen, found)
    _form(seen, matter)
    _lexicons(seen, matter)
    _relations(seen, matter)
    _absence(seen, matter)
    seen.update(context_signs(matter))
    _words(seen, matter)
    if matter.likeness is not shared_words:
        _meaning(seen, matter)
    return seen


def _detected(seen: Signs, found: Mapping[Ground, QuestionDefect]) -> None:
    for ground, one in found.items():
        seen[f"sure {ground}"] = one.sure
        if one.sure > 0.5:
            seen[f"found {ground}"] = 1.0
    if not any(one.sure > 0.5 for one in found.values()):
        seen["nothing found"] = 1.0


def _form(seen: Signs, matter: Matter) -> None:
    question, phase = matter.question, matter.setting.phase
    side = "friendly" if matter.friendly and not matter.hostile else "opposed"
    for name in (phase, side, question.form, f"{side} {question.form}", f"wh {question.wh or 'none'}"):
        seen[f"is {name}"] = 1.0
    for name in ("expert", "is_party", "needs_help"):
        if getattr(matter, name):
            seen[f"is {name}"] = 1.0
    if question.tag:
        seen["is tagged"] = seen[f"is tagged {side}"] = 1.0
        if _NO.search(question.tag) is None and _NO.search(question.body) is None:
            seen["is tagged alike"] = 1.0
    if matter.profession:
        seen["is learned"] = 1.0
    length = len(question.text.split())
    seen["length"] = min(length, 40) / 20
    if length <= 6:
        seen["is short"] = 1.0
    seen["commas"] = min(question.text.count(","), 4) / 2
    if ":" in question.text or ";" in question.text:
        seen["is prefaced"] = 1.0
    if '"' in question.text:
        seen["is quoting"] = 1.0


def _lexicons(seen: Signs, matter: Matter) -> None:
    side = "friendly" if matter.friendly and not matter.hostile else "opposed"
    for name, number in _counted(matter.question.text):
        seen[f"has {name}"] = min(number, 3) / 2 + 0.5
        seen[f"has {name}, {side}"] = 1.0


@lru_cache(maxsize=1024)
def _counted(text: str) -> tuple[tuple[str, int], ...]:
    """The lexicons of which the text has words, and how many; counsel, the rules and the judge ask after each."""
    counts = ((name, len(pattern.findall(text))) for name, pattern in lexicons().items())
    return tuple((name, number) for name, number in counts if number)


def _relations(seen: Signs, matter: Matter) -> None:
    own, mine = matter.setting, matter.question.content
    lists: dict[str, Sequence[str]] = {
        "established": own.established,
        "asked": matter.asked,
        "topics": own.direct_topics,
        "issues": own.issues,
        "witness": (own.witness,),
    }
    alone = mine
    for name, texts in lists.items():
        theirs = content_of(tuple(texts))
        common = shared(mine, theirs)
        alone = alone - common
        seen[f"share {name}"] = len(common) / len(mine) if mine else 0.0
        seen[f"most {name}"] = max((_overlap(mine, content(text)) for text in texts), default=0.0) if common else 0.0
        if matter.likeness is not shared_words and texts:
            seen[f"near {name}"] = max(matter.likeness(own.question, texts))
    seen["new words"] = min(len(alone), 6) / 3
    seen["new share"] = len(alone) / len(mine) if mine else 0.0
    if not own.direct_topics:
        seen["no topics"] = 1.0
    after = "direct" if matter.friendly and own.phase == "direct" else "later"
    seen[f"new share {own.phase}"] = seen["new share"]
    for name in ("share topics", "share established", "near topics", "near established", "near issues"):
        if name in seen:
            seen[f"{name}, {after}"] = seen[name]
    _farness(seen, matter)
    _new_things(seen, matter)


def _farness(seen: Signs, matter: Matter) -> None:
    """How far the question is from everything that the case and the examination are about."""
    for measure in ("near", "most", "share"):
        found = [seen[name] for one in ("established", "topics", "issues") if (name := f"{measure} {one}") in seen]
        if found:
            seen[f"{measure} any"] = seen[f"{measure} any, {matter.setting.phase}"] = max(found)
    for name in ("private life", "in general", "insurance and repairs", "someone else's business"):
        if lexicons()[name].search(matter.question.text):
            seen[f"new share, {name}"] = seen["new share"]


def _new_things(seen: Signs, matter: Matter) -> None:
    own = matter.setting
    told = " ".join((own.witness, *own.established, *own.questions, *own.direct_topics)).lower()
    names = {name.lower() for name in _NAMES.findall(own.question)}
    seen["new names"] = min(sum(name not in told for name in names), 3) / 2
    seen["old names"] = min(sum(name in told for name in names), 3) / 2
    seen["new numbers"] = min(sum(one not in told for one in _NUMBER.findall(own.question)), 2) / 2
    clauses = (found["taken"] for pattern in (_TAKEN, _HEWN) for found in pattern.finditer(matter.question.text))
    taken = content(" ".join(clauses))
    if taken:
        seen["taken along"] = 1.0
        seen["taken along, new"] = len(taken - shared(taken, matter.known)) / len(taken)
        if seen["taken along, new"] >= 0.5:
            seen["taken along, mostly new"] = seen[f"taken along, mostly new, {matter.question.form}"] = 1.0
    if _HEWN.search(matter.question.text):
        seen["hewn clause"] = 1.0
    held = content(" ".join(found["held"] for found in _HELD.finditer(matter.question.text)))
    unheld = held - shared(held, matter.known)
    seen["held, new"] = min(len(unheld), 3) / 2
    seen[f"held, new, {matter.question.form}"] = seen["held, new"]
    rest = matter.question.content - taken
    seen["asked for, new"] = len(rest - shared(rest, matter.known)) / len(rest) if rest else 0.0


def _absence(seen: Signs, matter: Matter) -> None:
    """How near the question comes to evidence that the witness was elsewhere, and to other evidence."""
    mine = matter.question.content
    limits = [text for text in matter.setting.established if _tells_of_absence(text)]
    plain = [text for text in matter.setting.established if not _tells_of_absence(text)]
    for name, texts in (("limits", limits), ("plain", plain)):
        seen[f"most {name}"] = max((_overlap(mine, content(text)) for text in texts), default=0.0)
        if matter.likeness is not shared_words and texts:
            seen[f"near {name}"] = max(matter.likeness(matter.setting.question, texts))
    about = "you" if lexicons()["you"].search(matter.question.text) else "others"
    seen[f"most limits, {about}"] = seen["most limits"]
    seen[f"limits over plain, {about}"] = seen.get("near limits", 0.0) - seen.get("near plain", 0.0)
    if not lexicons()["you"].search(matter.question.text):
        seen["is of others"] = seen[f"is of others, {matter.setting.phase}"] = 1.0
        seen["new share, others"] = seen["new share"]


@lru_cache(maxsize=4096)
def _tells_of_absence(text: str) -> bool:
    return bool(ABSENT.search(straight(text)))


def _overlap(mine: frozenset[str], theirs: frozenset[str]) -> float:
    return len(shared(mine, theirs)) / len(mine) if mine else 0.0


def _words(seen: Signs, matter: Matter) -> None:
    """Words and pairs of them, a name and a number being only that."""
    seen.update(_worded(matter.setting.question))


@lru_cache(maxsize=1024)
def _worded(question: str) -> Mapping[str, float]:
    text = _NUMBER.sub("9", _NAMES.sub("Xx", question)).replace("’", "'").lower()
    each = ["^", *_WORD.findall(text)]
    pairs = (f"w {first} {second}" for first, second in pairwise(each))
    return dict.fromkeys((*(f"w {word}" for word in each[1:]), *pairs), 1.0)


def _meaning(seen: Signs, matter: Matter) -> None:
    """How near the question is in meaning to a typical one of each kind."""
    for number, near in enumerate(matter.likeness(matter.setting.question, anchors())):
        seen[f"like {number}"] = CLOSE * near
