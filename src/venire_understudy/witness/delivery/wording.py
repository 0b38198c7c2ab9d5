"""A fact in the witness's own words: contracted, turned round, broken where one breathes; never the affidavit's run."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from venire.kernel.chance import Chance
from venire.language.comparison.recital import copied
from venire_understudy.witness.affidavit.clause import clause_of
from venire_understudy.witness.affidavit.knowledge import KnownFact, content
from venire_understudy.witness.affidavit.predicate import phrases
from venire_understudy.witness.excerpts.asked_sentence import asked_alone
from venire_understudy.witness.excerpts.cut_phrase import by_office, cuts, plainly, shorter, which_of
from venire_understudy.witness.excerpts.elided import elided
from venire_understudy.witness.excerpts.from_where import from_where
from venire_understudy.witness.excerpts.hour_in_place import place_of, within
from venire_understudy.witness.excerpts.left_open import left_open
from venire_understudy.witness.excerpts.slot_phrase import STUMP, phrase_of
from venire_understudy.witness.excerpts.turned_round import SUBORDINATE, fronted, pronoun, trimmed, turned
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.slots import has_slot
from venire_understudy.witness.speech.everyday_turns import everyday
from venire_understudy.witness.speech.paraphrase import (
    HALF_DAY,
    aloud,
    named,
    reduced,
    restated,
    reworded,
    unfronted,
)
from venire_understudy.witness.speech.pronouns_for_names import by_pronoun
from venire_understudy.witness.speech.spoken_english import finished, halved, spoken


def tellings(fact: KnownFact, question: ParsedQuestion, source: str = "", taken_up: bool = False) -> list[str]:
    """The fact in several wordings, the best first: the phrase that was asked for, or plain; no long quotation, where
    that can be helped without twisting a sentence; those whom the question names are "he" and "she". ``taken_up``:
    what it is about has just been spoken of, and is "it"."""
    plain = finished(spoken(fact.text))
    sources = (source or fact.text, fact.text)
    turned_round = list(turned(fact, question))
    full = [*turned_round] if taken_up else []
    full += [way for way in (plain, trimmed(fact, question), *turned_round, fronted(fact)) if way]
    full = [by_pronoun(way, question.text) for way in full]
    full += [finished(reworded(way)) for way in full]
    full += [halved(way) for way in full[:3]]
    full += [finished(aloud(way)) for way in full[:4] if HALF_DAY.search(way)]
    full += [dated(full[0]), dated(finished(reworded(full[0])))]
    full += [by_pronoun(way, question.text) for way in plainly(fact, pronoun(fact.clause.subject, question), question)]
    unique = [*at_work(fact, question), *(way for way in dict.fromkeys(full) if way)]
    phrase = by_pronoun(phrase_of(fact, question), question.text) if question.form == "wh" else ""
    phrase = finished(which_of(fact, question)) if which_of(fact, question) else phrase
    brief = [phrase, finished(phrase.removeprefix("Because ")), *_spoken_ways(phrase)] if phrase else []
    brief += [by_pronoun(way, question.text) for way in (*cuts(fact, question), *shorter(phrase))]
    brief = [from_where(way, fact, question) for way in brief if not STUMP.match(way)]
    asked = [by_pronoun(way, question.text) for way in left_open(fact, question)]
    short = [way for way in (*brief, *asked) if not copied(way, sources)]
    own = [way for way in unique if not copied(way, sources)]
    own = own or [way for way in (_loosened(way, sources, question) for way in unique[:4]) if not copied(way, sources)]
    cut = [way for way in _shortened(fact) if _still_tells(fact, way, question) and not copied(way, sources)]
    bare = [way for way in (by_pronoun(one, question.text) for one in elided(fact, question)) if _heard(way, sources)]
    written = [by_pronoun(way, question.text) for way in _written(fact, question)] if fact.aloud else []
    whole = [way for way in dict.fromkeys((*short, *written, *own, *cut, *bare, *brief, *unique)) if way]
    return [way for way in whole if not _IN_IT.search(way) or _IN_IT.search(fact.text)] or whole


def _written(fact: KnownFact, question: ParsedQuestion) -> Iterator[str]:
    """How the author has it said: the reason alone where that is asked, the hour where it belongs; else as it is."""
    because = _BECAUSE.search(fact.aloud) if question.want == "why" else None
    if because:
        yield finished(f"Because {because['reason']}")
    if question.want == "where" and (place := place_of(fact.aloud)):
        yield finished(place)
    yield within(asked_alone(fact.aloud, question), question.text)
    yield within(fact.aloud, question.text)
    yield fact.aloud


_BECAUSE = re.compile(r"\bbecause (?P<reason>.+)$", re.DOTALL)


def _heard(way: str, sources: Sequence[str]) -> bool:
    """Whether a wording can stand and recites nothing."""
    return bool(way) and not copied(way, sources) and not STUMP.match(way)


def _spoken_ways(phrase: str) -> list[str]:
    """The phrase in plainer words, and with its hour as people say it."""
    return [finished(reworded(phrase)), *([finished(aloud(phrase))] if HALF_DAY.search(phrase) else [])]


_FOR_YEARS = re.compile(r"^I have (?:(?P<been>been)|(?P<done>\w+)) (?P<what>[^,]+?) for (?P<years>[\w-]+ years)$")
_AS_NOW = {"done": "do", "kept": "keep", "run": "run", "driven": "drive", "taught": "teach", "worked": "work"}


def at_work(fact: KnownFact, question: ParsedQuestion) -> list[str]:
    """What the witness is, as one says it when asked: "I'm the engineer of the trust. Eleven years now."."""
    found = _FOR_YEARS.match(fact.text.rstrip(".")) if question.want == "occupation" else None
    if found is None or (found["done"] and found["done"] not in _AS_NOW):
        return []
    if found["been"] and (office := by_office(found["what"], found["years"])):
        return list(office)
    doing, years = "I'm" if found["been"] else f"I {_AS_NOW[found['done']]}", found["years"]
    told = (f"{doing} {found['what']}. {finished(years + ' now')}", f"{doing} {found['what']}, and have for {years}.")
    been = (told[0], f"{doing} {found['what']}, and have been for {years}.")
    return [Chance(fact.text).pick(been if found["been"] else told, "years")]


def _loosened(text: str, sources: Sequence[str], question: ParsedQuestion) -> str:
    """The text loosened step by step, as one tells what one has not learnt by heart, until it is no recital."""
    undated = partial(unfronted, question=question)
    steps: tuple[Callable[[str], str], ...] = (
        restated,
        reduced,
        aloud,
        undated,
        reworded,
        named,
        everyday,
    )
    for step in steps:
        text = step(text)
        if not copied(text, sources):
            break
    return finished(text)


_IN_IT = re.compile(r"\b(?:in|on|at) it (?:on|in|at) the\b")
"""What is left where one of two places was taken for a thing that had just been named."""

_VAGUE = ("", "what", "said", "how", "why", "occupation", "weather")
"""What is wanted where no phrase can be told apart from the rest."""


def _still_tells(fact: KnownFact, way: str, question: ParsedQuestion) -> bool:
    """Whether a shorter wording has what was asked for."""
    kept = all(number in way for number in re.findall(r"\d[\d,]*", fact.text)) or question.want not in _VAGUE
    if question.want == "who" and not all(name in way for name in re.findall(r"(?<!^)\b[A-Z][a-z]+", fact.text)):
        return False
    if question.want in _VAGUE:
        return kept and question.want == "what" and len(way.split()) >= 6 and question.verb in content(way)
    return has_slot(replace(fact, text=way, clause=clause_of(way)), question)


_TELLING = re.compile(
    r"\b(?:told|said|say|says|asked|promised|warned|claimed|admitted|denied|agreed|wrote|thought|believed|knew|"
    r"saw|heard|shows?|showed)\b"
)
"""Verbs whose content is never cut from them."""


def _shortened(fact: KnownFact) -> list[str]:
    """The sentence with fewer and fewer of its last times and places; what was told, said or seen is kept whole."""
    clause = fact.clause
    if not clause.whole or '"' in fact.text or _TELLING.search(clause.group) or re.search(r"\bas\b", clause.rest):
        return []
    parts = phrases(clause.rest)
    counts = [
        count
        for count in range(len(parts) - 1, 0, -1)
        if all(part.kind in ("time", "place", "duration") for part in parts[count:])
    ]
    heads = [" ".join(part.text for part in parts[:count]) for count in counts]
    whole = [head for head in heads if not re.search(r"\b(?:of|and|or|the|a|an|to|than)$", head)]
    return [finished(spoken(f"{clause.subject} {clause.group} {head.rstrip(',')}")) for head in whole]


_TIMELESS = re.compile(
    r"\b(?:have|has|had|'ve|'d|is|am|are|said|told|believed|thought|knew|show|shows|showed|"
    r"live|work|keep|lies|carries|could|can|would|nobody|nothing|[Tt]here|no|not|never|didn't|wasn't)\b"
)
"""Where "that was at ten" would speak of something else, or of no time at all."""


_DATED = re.compile(r",? ((?:at (?:about )?\d|on (?:[A-Z]\w+day|[A-Z]\w+ \d)|in (?:[A-Z]\w+|\d{4})\b)[^,]*)$")


_PURPOSE = re.compile(r" (?:to (?!the\b|a\b|an\b|\d)[a-z]+|for|because) ")
"""What follows a date is no longer a date."""


def dated(sentence: str) -> str:
    """The sentence with its date or hour, where it ends in one, as a sentence of its own."""
    body = sentence if sentence.endswith(".m.") else sentence.rstrip(".")
    found = _DATED.search(body)
    if (
        found is None
        or _PURPOSE.search(found[1])
        or _TIMELESS.search(sentence)
        or SUBORDINATE.search(body)
        or re.search(r"[\"“;]", body)
    ):
        return ""
    return f"{finished(body[: found.start()])} {finished(f'that was {found[1]}')}"
