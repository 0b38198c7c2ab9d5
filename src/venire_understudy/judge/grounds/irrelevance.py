"""A question off everything: the weather in Paris, pancakes, who won the cup. Federal Rules of Evidence 401 and 402.

No word that ties it to anything is in the file of the case, nor one like it; it speaks of nobody in it, and does not
try what the witness is, perceived, remembers or stands to gain, which is open whatever the case is about.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from venire.language.questions.form import content, of_matter, words
from venire.language.words.stems import stem
from venire.language.words.word_list import words as wordlist
from venire.law.api import ByIdentity, Case, asked_of
from venire_understudy.witness.words.word_vectors import rows

NEAR = 0.42
"""From this cosine on a word is like one of the file: "spectacles" and "glasses", "pavement" and "road"."""
_OPEN = re.compile(
    r"\b(?:exhibits?|do you know|have you (?:ever )?met|acquainted|familiar|heard of|recogni[sz]\w+|introduc\w+"
    r"|your (?:full )?name|who you are|marked|identif\w+|oath|sworn|testif\w+|testimony|affidavit|statement"
    r"|deposition"
    r"|glasses|spectacles|contact lenses|eyesight|see (?:well|clearly)|hear (?:well|clearly)|hearing aid|deaf"
    r"|blind|drunk|sober|drink(?:ing)?|drank|alcohol|wine|beer|medicat\w+|drugs?"
    r"|tired|asleep|slept|awake|memory|remember|recall|forget|forgot\w*|notes|paid|fee|promis\w+|reward|deal"
    r"|immunity|gain|owe[sd]?|debts?|money|convict\w+|arrest\w*|crime|prison|probation|lie[sd]?|lying|truth\w*"
    r"|honest\w*|mistaken|sure|certain"
    r"|lawyers?|counsel|prosecutor|rehears\w+|prepar\w+|discuss\w*|friends?|related|relation\w*|bias\w*|grudge"
    r"|angry|jealous|hate|quarrel\w*|fight|fought"
    r"|work|job|occupation|profession|career|train\w*|qualif\w+|degree|educat\w+|experience\w*|expert\w*|school"
    r"|university|employ\w*|married|wife|husband|child(?:ren)?|years old|age|you live|you lived|address|coached"
    r"|where were you|what happened|what did you (?:do|see|hear|find)|anything|anybody|anyone|somebody|someone"
    r"|question|answer|record|report|police|officer|scene|evidence|witness\w*|weapon|blood|injur\w+|body|dead"
    r"|death|alibi|motive)\b",
    re.IGNORECASE,
)
"""What may be asked of any witness in any case."""
_ALL_OF_IT = re.compile(r"\b(?:tell|take) (?:us|the (?:jury|court))\b[^?]*\b(?:everything|all)\b", re.IGNORECASE)
"""Too much is asked for, and nothing that lies off the case."""
_WORLD = re.compile(
    r"\b(?:weather|rain|snow) (?:in|tomorrow|today|next)\b|\btomorrow\b|\bfavou?rite\b|\bmeaning of life\b"
    r"|\bghosts?\b|\bwhat is (?:\w+ )?(?:times|plus|minus) \w+\b|\bsing\b|\bjuggle\b",
    re.IGNORECASE,
)
"""What no case turns on, though its words may be in the file."""
_THEN = re.compile(r"\b(?:did|was|were|had|could|would)\b", re.IGNORECASE)
"""It asks of what happened; who is asked of that alone may have seen a thing that no file has."""
_EVER = re.compile(r"\bever\b", re.IGNORECASE)
_WHO_DID = re.compile(r"\bwho (?:won|wrote|painted|invented|discovered|composed|sang)\b", re.IGNORECASE)
_CAPITAL = re.compile(r"(?<=[a-z,] )(?!I\b)[A-Z][a-z]+")
_COMMON = frozenset(
    stem(word)
    for word in wordlist(
        """like love enjoy prefer believe afraid think tall big small large high low long short old new good bad better
        best heavy weigh much many eat drink read write watch win won play ride walk run drive sing live die exist
        colour color size number price cost name capital team support film book music best true name mean call come go
        see hear say tell lately ever last next first eaten seen own best favourite far fast late early kind sort"""
    )
)
"""Words that a question of any kind may use: they tie it to nothing."""
_POINTS = re.compile(
    r"\b(?:of|about|to|with|from|on|in|after|before) (?:it|that|this|them|him|her)\b|\b(?:he|him|she|they|them)\b"
    r"|\b(?:it|that|this|those|these|there)\W*$",
    re.IGNORECASE,
)
"""It points back to what has been spoken of."""


@dataclass(frozen=True)
class Docket:
    """The words of one case, by which it is told what lies off it."""

    case: Case

    def stray(self, question: str) -> bool:
        """Whether a question has nothing to do with the case."""
        asked = of_matter(content(question))
        if (
            asked_of(question)
            or _ALL_OF_IT.search(question)
            or _OPEN.search(question)
            or self._names(question)
            or _POINTS.search(question)
        ):
            return False
        if _WORLD.search(question):
            return True
        topic = asked - _COMMON
        strangers = self._of_strangers(question)
        if not topic or (topic & self.stems and not (strangers and _WHO_DID.search(question))):
            return False
        if _THEN.search(question) and not (_EVER.search(question) or _WHO_DID.search(question) or strangers):
            return False
        row = [word for word in words(question) if content(word) & topic]
        return strangers or 2 * sum(self._near(word) for word in row) <= len(row)

    @cached_property
    def text(self) -> str:
        """All that the file says of the case: who is in it, what was sworn, what is in evidence, what is argued."""
        return " ".join(_texts(self.case))

    @cached_property
    def stems(self) -> frozenset[str]:
        return content(self.text)

    @cached_property
    def _vectors(self) -> NDArray[np.float32]:
        own = sorted({word for word in words(self.text) if of_matter(content(word))})
        return np.concatenate([rows(word)[0] for word in own])

    @cached_property
    def _people(self) -> frozenset[str]:
        named = (self.case.defendant, self.case.victim, *self.case.witnesses)
        return frozenset(part.lower() for one in named if one for part in one.name.split() if len(part) > 2)

    def _names(self, question: str) -> bool:
        return any(word.removesuffix("'s") in self._people for word in words(question))

    def _of_strangers(self, question: str) -> bool:
        """Whether it has a name that is nobody's and no place's in the file."""
        return any(content(name) and not content(name) & self.stems for name in _CAPITAL.findall(question))

    def _near(self, word: str) -> bool:
        return bool((self._vectors @ rows(word)[0][0]).max() >= NEAR)


def _texts(case: Case) -> Iterator[str]:
    yield from (case.title, case.tagline, case.summary, case.opening)
    for witness in case.witnesses:
        yield from (witness.name, witness.role, *(fact.text for fact in witness.affidavit))
    for item in case.evidence:
        yield from (item.name, item.description)
    for exhibit in case.exhibits:
        yield from (exhibit.name, exhibit.description)
    yield from (elicit.statement for elicit in case.elicits)
    yield from (claim.text for claim in case.claims)
    yield from (topic.label for topic in case.topics)


@lru_cache(maxsize=16)
def _docket(key: ByIdentity[Case]) -> Docket:
    return Docket(key.held)


def docket(case: Case) -> Docket:
    """The docket of a case, kept."""
    return _docket(ByIdentity(case))
