"""Whether it has been shown that a witness can know a thing: the burden of whoever asks. Federal Rule of Evidence 602.

One's own deed, body and papers need no showing; otherwise the witness must have told that it was there or had to do
with it, or hold the post in which one knows such a thing, or be asked for no more than it knows itself.
"""

from __future__ import annotations

import re
from typing import Literal

from venire.language.questions.form import content, shared, straight
from venire.law.api import Case, Fact, Matter, Setting, bare, shared_words

Footing = Literal["own_deed", "perceived", "presence_told", "part_told", "inquired", "role_shows", "own_knowledge"]
"""How a witness is shown to know: it did or suffered the thing, was there, has told of its part in the matter, went
into it, or has the post for it."""
_YOU = re.compile(r"\b(?:you|your|yours|yourself)\b")
_ASIDE = re.compile(
    r"\b(?:can|could|would|will) you (?:please )?(?:tell|say|explain)\b|\bdo you know\b|\btell us\b|\bthank you\b"
)
"""Ways of asking, in which the witness is spoken to and not of."""
_AWAY = re.compile(
    r"\b(?:before you (?:\w+ )?(?:came|arrived|got|reached|woke|returned)|after you (?:had )?(?:left|gone|went)"
    r"|when you were (?:not|away|gone|out))\b[^,?]*"
)
"""The witness is spoken of, and as one who was not there."""
_ANOTHERS_SENSES = re.compile(
    r"^(?:what|whom?|how much|what else) (?:did|could) (?!you\b|your (?:own )?eyes)(?P<who>[^?]*?) (?:see|hear"
    r"|notice|feel|smell|perceive|recogni[sz]e)\b"
)
_HELD_UP = re.compile(r"\b(?:recogni[sz]e|identify|what (?:is|do you have)|exhibit|in your hand|look at)\b")
"""To know a thing when it is held up is not to know its history."""
_KNEW = re.compile(r"\bhow (?:do|did|had) you (?:\w+ )?(?:know|learn|come to know|come by)\b")
CAME_AFTER = re.compile(
    r"\b(?:police|sheriff|detective|constable|sergeant|deputy|trooper|inspector|patrol\w*|marshal|investigator)\b",
    re.IGNORECASE,
)
"""Whoever is sent for when it is over: what happened at another hour than that of its own part it has from others."""
_HOUR = re.compile(r"\b\d{1,2}:\d\d\b")
_PART = re.compile(r"\b(?:did|had|have|were|could) you\b|^you\b|\bthat you\b")
"""Of the witness's own part: "When did you stop him?", and not "What did he tell you?"."""
DAY = re.compile(
    r"\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\b"
)
"""A day of the calendar, in small letters."""
_OWN = re.compile(r"\b(?:I|me|my|mine|myself)\b")
"""In its own sentence: what was done to the witness, to its body or to what is its own."""
_CONFINED = re.compile(
    r"\b(?:your own (?:knowledge|eyes|ears|notice)|of what you (?:yourself )?(?:saw|heard)|nobody's telling"
    r"|see (?:it )?for yourself)\b"
)
"""Counsel asks for no more than the witness knows itself, who may say so: Rule 602, second sentence."""
_LEARNED = re.compile(
    r"\b(?:issued|registered|owned?|owns|owed|owes|belong(?:s|ed)?|bought|sold|paid|insured|rented|leased"
    r"|licen[cs]ed|signed (?:for|out)|employed|policy|lease|contract|rule|order(?:s|ed)?|inspected|certified"
    r"|recorded|camera|network|gauge|register)\b"
)
"""What nobody sees by standing there: one learns it by going into it."""
_LOOKED_AT = re.compile(
    r"\b(?:what colou?r|wearing|wore|looks? like|how (?:tall|old|big|dark|bright|near|far)|what happened"
    r"|which (?:hand|way|side))\b"
)
"""What whoever was at a place takes in without being told."""
_FELT = re.compile(r"\b(?:pain|hurt|ache[ds]?|feel|felt|numb|sick|dizzy|sore)\b")
_NAMED = re.compile(r"(?<=[a-z,;:] )[A-Z][\w’'-]+")
SOUGHT = 0.5
"""The share of a question's words that a fact must have to be what is asked for."""
LEAST = 2
"""So many words of meaning in common tie a thing to what the witness was asked of its own presence."""


_ANY_POST = "office officer department county state city town island retired"
"""Words that stand in many a post, and tell nothing of what is known there."""


def footing(case: Case, witness: str, setting: Setting) -> Footing | None:
    """How the witness is shown to know what is asked; None where nobody has shown it."""
    asked = straight(bare(setting.question))
    fact = sought(case, witness, asked)
    seen = fact is not None and fact.first_hand
    own_body = seen and bool(_FELT.search(asked)) and not _NAMED.search(bare(setting.question))
    if _YOU.search(_AWAY.sub("", _ASIDE.sub("", asked))) or own_body:
        return "own_deed"
    if fact is not None and seen and _OWN.search(fact.text):
        return "perceived"
    elsewhen = fact is not None and _at_another_time(case, witness, setting, fact)
    known, post = _shown_before(setting, asked, seen=seen and not elsewhen), _of_the_post(case, witness, setting)
    if known and not (post and known == "inquired" and not CAME_AFTER.search(setting.witness)):
        return known
    if post:
        return "role_shows"
    return "own_knowledge" if seen and _CONFINED.search(straight(setting.question)) else None


def away(setting: Setting) -> bool:
    """Whether the question says itself that the witness was not there: "What was done before you arrived?\""""
    asked = _ASIDE.sub("", straight(bare(setting.question)))
    return bool(_AWAY.search(asked)) and not _YOU.search(_AWAY.sub("", asked))


def anothers_senses(setting: Setting) -> bool:
    """Whether it is asked what somebody else saw or heard, which only that somebody can tell."""
    found = _ANOTHERS_SENSES.search(straight(bare(setting.question)))
    return found is not None and not re.search(r"\byou\b|\bdevice\b|\bcamera\b", found["who"])


def sought(case: Case, witness: str, asked: str) -> Fact | None:
    """The fact of this witness's affidavit that a question asks for; None where it asks for none."""
    mine = content(asked)
    facts = [fact for one in case.witnesses if one.id == witness for fact in one.affidavit]
    best = max(facts, key=lambda fact: len(shared(mine, content(f"{fact.text} {fact.ask}"))), default=None)
    if best is None or not mine:
        return None
    return best if len(shared(mine, content(f"{best.text} {best.ask}"))) >= SOUGHT * len(mine) else None


def _shown_before(setting: Setting, asked: str, *, seen: bool) -> Footing | None:
    """By what the witness was asked before: of its part in this matter, or of any; and then by what is asked."""
    told, there = _told(setting, asked), _was_there(setting)
    looked = bool(_LOOKED_AT.search(asked))
    if not told and not (there and (seen or looked)):
        return None
    if _LEARNED.search(asked):
        return "inquired"
    return "part_told" if told else "presence_told" if looked else "perceived"


def part_told(setting: Setting) -> bool:
    """Whether the witness was asked, and answered, how it knows or what its own part in the matter was."""
    return _told(setting, straight(bare(setting.question)))


def _was_there(setting: Setting) -> bool:
    """Whether the witness has been asked of its own part in anything before, beyond who it is and what it is shown."""
    return any(
        _PART.search(_ASIDE.sub("", one)) and not _HELD_UP.search(one) for one in map(straight, setting.questions)
    )


def _told(setting: Setting, asked: str) -> bool:
    """Whether the witness was asked how it knows, or of its own part in the matter, and answered."""
    mine = content(asked)
    led_up = setting.question.removesuffix(bare(setting.question))
    for before in map(straight, (*setting.questions, led_up)):
        if _KNEW.search(before):
            return True
        own = _PART.search(_ASIDE.sub("", before)) and not _HELD_UP.search(before)
        same_day = set(DAY.findall(asked)) <= set(DAY.findall(before))
        if own and same_day and len(shared(mine, content(before))) >= min(LEAST, len(mine)):
            return True
    return False


def _of_the_post(case: Case, witness: str, setting: Setting) -> bool:
    """Whether the post of the witness is named in the question or in what it asks for, or is one that keeps such a
    thing. A person's name in a post is none: a dead man's daughter does not know all that he did."""
    card = next((one for one in case.witnesses if one.id == witness), None)
    if card is None:
        return False
    asked = Matter(setting, shared_words).question.content
    post = content(card.role) - _names(case) - content(_ANY_POST)
    fact = sought(case, witness, straight(bare(setting.question)))
    mine = content(fact.text) if fact and fact.first_hand and not CAME_AFTER.search(card.role) else frozenset[str]()
    return bool(shared((asked | mine) - _names(case), post))


def _names(case: Case) -> frozenset[str]:
    """The words of everybody's name."""
    people = (case.defendant.name, case.victim.name if case.victim else "", *(one.name for one in case.witnesses))
    return content(" ".join(people))


def _at_another_time(case: Case, witness: str, setting: Setting, fact: Fact) -> bool:
    """Whether whoever was sent for afterwards is asked what happened on a day or at an hour of which it has told no
    part of its own."""
    card = next(one for one in case.witnesses if one.id == witness)
    if not CAME_AFTER.search(card.role):
        return False
    surname = card.name.split()[-1]
    own = [one for one in setting.questions if _PART.search(_ASIDE.sub("", straight(one)))]
    told = [one for one in setting.established if surname in one]
    return bool(_times(f"{fact.text} {setting.question}") - _times(" ".join((*own, *told))))


def _times(text: str) -> frozenset[str]:
    """The days and the hours of the clock that it names."""
    low = straight(text)
    return frozenset((*DAY.findall(low), *_HOUR.findall(low)))
