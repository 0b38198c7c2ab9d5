"""A clause in front of a question that only sets its time or place:
"After his hip was replaced, what did he hold on to?".

The affidavit may say "after the operation"; the witness answers what is asked, by the facts that bear on it, and lets
the clause choose among them. Where the clause puts it at another time than the fact, it is no answer. Source:
spec/trial.md.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

from venire.language.clauses.reading import read
from venire.language.text.clock import HALF_DAY
from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.questions.compound import AUX, WH
from venire_understudy.witness.recall.search import light
from venire_understudy.witness.words.vocabulary import likeness

_ASKS = rf"(?:(?:at|in|on|to|from|with|by|for|about|of|since|until) )?(?:{WH}\b|{AUX}(?:n't)?\b)"
_BEGINS = (
    r"(?:after|before|when|once|while|whilst|as|during|following|upon|on|at|in|within|since|until|by|from|inside"
    r"|outside"
    r"|near|beside|behind|back|some|a few|a little|a couple|shortly|soon|just|right|immediately|directly"
    r"|not long|moments"
    r"|minutes|hours|days|weeks|later|earlier|that|the (?:next|following|previous|same|very|day|night|evening|morning"
    r"|afternoon|week|month|year|moment|minute|hour|first|last|second)|having|being|\w+ing)\b"
)
_FRONTED = re.compile(
    rf"^(?P<before>.*?(?<![ap]\.m)[.:] )?(?:(?:and|so|now|then|well),? )?(?P<front>{_BEGINS}[^?;:]*?), "
    rf"(?P<asked>{_ASKS} [^?]+)\?\s*$",
    re.IGNORECASE | re.DOTALL,
)
_TAG = re.compile(
    rf"{AUX}(?:n't| not)? (?:it|he|she|you|they|that|this|there|we)(?: not)?(?: (?:right|correct|true|so|fair))?",
    re.IGNORECASE,
)
"""What only asks for agreement with what stands before it."""
_NO_SCENE = re.compile(
    rf"^(?:(?:when|while|at|on|in|by|from|near|since) (?:{AUX}\b|{WH}\b)|when {AUX}\b"
    r"|in (?:your|my|his|her) (?:\w+ )?(?:opinion|view|words|judge?ment|experience|absence|mind|estimation"
    r"|understanding)"
    r"|in (?:fact|short|truth|other|all|answer|reply|particular)|on your oath|as (?:an?|to|far|well|for"
    r"|you (?:said|told"
    r"|know|recall|testified|have|put|say))\b|at (?:least|all|any rate|best)|by (?:the way|your)|from what"
    r"|at a time when|when you were not|that being|speaking|assuming|supposing|according|based|regarding|concerning"
    r"|considering|leaving|moving|turning|going back|looking back|nothing|something|anything|being)\b",
    re.IGNORECASE,
)
_SCENE = frozenset(
    stem(word)
    for word in words(
        """night evening morning afternoon day date time moment minute hour second week month year while clock o'clock
        noon midnight dawn dusk dark darkness later earlier next same early late first last few little couple some
        robbery burglary break-in break hold-up hold murder killing killed death died fire accident crash collision
        attack assault incident event trial arrest arrested shooting theft crime question happened"""
    )
)
"""What anybody may say to set the time; it takes nothing for granted that an affidavit need have."""
_MOST = 0.5
"""Of so many words of a clause the affidavit must have the like, for it not to be strange to the witness."""
_MEANS = 0.5
_ORDER = re.compile(r"\b(before|until|after|since|following|once|as soon as|upon|having)\b", re.IGNORECASE)
_EARLIER = frozenset(("before", "until"))
_DEED = re.compile(
    r"\b[A-Z]\w+ (?:had |has |have )?(?P<did>[a-z]+(?:ed|t|e|w|d|k|g)) (?:him|her|them|it|the|an?|his|their|my"
    r"|[A-Z]\w+)\b"
)
"""What the clause says that somebody did to somebody: that is no setting, and not to be agreed to by the way."""
_SIDE = re.compile(r"\b(before|after)\b", re.IGNORECASE)
_AN_HOUR = 60
_DURING = re.compile(r"\bwhile\b", re.IGNORECASE)
_PARTS = {
    "morning": re.compile(r"\b(?:morning|dawn|sunrise|breakfast)\b|\b\d{1,2}(?:[:.]\d\d)? ?a\.?m\b", re.IGNORECASE),
    "afternoon": re.compile(r"\b(?:afternoon|lunch)\b|\b(?:12|[1-5])(?:[:.]\d\d)? ?p\.?m\b", re.IGNORECASE),
    "night": re.compile(
        r"\b(?:night|evening|midnight|dusk|dark|darkness|dinner)\b|\b(?:[5-9]|1[0-1])(?:[:.]\d\d)? ?p\.?m\b",
        re.IGNORECASE,
    ),
}
_ANOTHER_DAY = re.compile(
    r"\bthe (?:next|following|previous|very next) (?:day|morning|night|evening|afternoon|week|month|year)\b"
    r"|\b(?:day|week|month|year)s? (?:later|earlier|before|after|afterwards)\b|\b(?:mon|tues|wednes|thurs|fri"
    r"|satur|sun)day\b"
    r"|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b",
    re.IGNORECASE,
)
_AMBIGUOUS = re.compile(r"\bmay\b")


@dataclass(frozen=True, slots=True)
class LeadingClause:
    """``front``: the clause; ``asked``: what is asked, with its mark and a capital."""

    front: str
    asked: str

    @property
    def moved(self) -> str:
        """The question with its clause behind it: "What did he hold on to after his hip was replaced?"."""
        first = self.front.split(maxsplit=1)[0]
        kept = self.front if first[1:] != first[1:].lower() else f"{self.front[:1].lower()}{self.front[1:]}"
        return f"{self.asked[:-1]} {kept}?"

    @property
    def keys(self) -> tuple[str, ...]:
        """The stems of what the clause names, beside what any clause of time may name."""
        return tuple(key for key in content(self.front) if key not in light() and key not in _SCENE)

    @property
    def exact(self) -> bool:
        """Whether it gives an hour, a date or a figure, for which no paraphrase stands."""
        found = read(self.front)
        return bool(found.clocks or found.days or found.quantities)


def near_enough(one: LeadingClause, fact: KnownFact) -> bool:
    """Whether "shortly before midnight" is about the hour of the fact:
    within the hour, and on the side that is named."""
    side = _SIDE.search(one.front)
    asked, told = read(one.front).clocks, fact.reading.clocks
    if side is None or not asked or not told:
        return False
    ahead = 1 if side[1].lower() in _EARLIER else -1
    return any(ahead * (one.minute - other.minute) % HALF_DAY <= _AN_HOUR for one in asked for other in told)


def fronted(text: str) -> LeadingClause | None:
    """The question and the clause in front of it, or None where there is no such clause."""
    found = _FRONTED.match(" ".join(text.split()))
    if (
        found is None
        or _NO_SCENE.match(found["front"])
        or len(found["asked"].split()) < 3
        or _TAG.fullmatch(found["asked"])
    ):
        return None
    asked = found["asked"]
    return LeadingClause(found["front"].strip(), f"{asked[:1].upper()}{asked[1:]}?")


def strange(known: Knowledge, one: LeadingClause) -> bool:
    """Whether the witness has hardly anything of what the clause names, or nothing of what it says somebody did."""
    deed = _DEED.search(one.front)
    if deed and not any(likeness(stem(deed["did"].lower()), word) >= _MEANS for word in known.vocabulary):
        return True
    told = sum(any(likeness(key, word) >= _MEANS for word in known.vocabulary) for key in one.keys)
    return bool(one.keys) and told < _MOST * len(one.keys)


def share(fact: KnownFact, keys: Collection[str]) -> float:
    """The share of some stems that a fact has, 0 to 1; 0 for none."""
    return sum(fact.meets(key) for key in keys) / len(keys) if keys else 0.0


def elsewhen(one: LeadingClause, fact: KnownFact) -> bool:
    """Whether the clause puts it at another time than the fact does: before and not after, by day and not by night."""
    return _turned_round(one.front, fact.text) or _another_part(one.front, fact.text)


def another_day(one: LeadingClause, fact: KnownFact) -> bool:
    """Whether the clause names a day of its own, or daylight, of which the fact has nothing."""
    if _by_day(one.front) and not _by_day(fact.text):
        return True
    named = [found[0].lower() for found in _ANOTHER_DAY.finditer(_AMBIGUOUS.sub("", one.front))]
    return any(name not in fact.text.lower() for name in named)


def _by_day(text: str) -> bool:
    return bool(_PARTS["morning"].search(text) or _PARTS["afternoon"].search(text))


def _turned_round(front: str, told: str) -> bool:
    asked, said = _ORDER.search(front), _ORDER.search(told)
    if asked is None or said is None:
        return asked is not None and _DURING.search(told) is not None
    return (asked[1].lower() in _EARLIER) != (said[1].lower() in _EARLIER)


def _another_part(front: str, told: str) -> bool:
    asked = {name for name, marks in _PARTS.items() if marks.search(front)}
    said = {name for name, marks in _PARTS.items() if marks.search(told)}
    return bool(asked) and bool(said) and not asked & said
